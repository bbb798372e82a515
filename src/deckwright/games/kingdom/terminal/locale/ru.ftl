### Что терминал говорит о «Королевстве», по-русски.

## Resources

held-coin = { $n } { $n ->
    [one] монета
    [few] монеты
    [many] монет
   *[other] монеты
}
held-wood = { $n } { $n ->
    [one] дерево
    [few] дерева
    [many] дерева
   *[other] дерева
}
held-stone = { $n } { $n ->
    [one] камень
    [few] камня
    [many] камней
   *[other] камня
}
held-metal = { $n } { $n ->
    [one] металл
    [few] металла
    [many] металла
   *[other] металла
}
held-sword = { $n } { $n ->
    [one] меч
    [few] меча
    [many] мечей
   *[other] меча
}
held-good = { $n } { $n ->
    [one] товар
    [few] товара
    [many] товаров
   *[other] товара
}
held-any = { $n } { $n ->
    [one] любой ресурс
    [few] любых ресурса
    [many] любых ресурсов
   *[other] любого ресурса
}

## The table

round = Раунд { $n }
turn = Ход { $n }
last-round = Последний раунд!
rounds-left = { $count ->
    [one] остался { $count } раунд
    [few] осталось { $count } раунда
    [many] осталось { $count } раундов
   *[other] осталось { $count } раунда
}
fame = Слава: { $count }
restart-open = можно начать заново
on-top = сверху:
loses = пропадёт: { $amounts }

## Cards

heading-kind = Вид
heading-stage_count = Ступени
heading-path = Следующие ступени
kind-kingdom = карта
kind-scroll = свиток
kind-expansion = дополнение
stages = { $count ->
    [one] { $count } ступень
    [few] { $count } ступени
    [many] { $count } ступеней
   *[other] { $count } ступени
}
permanent = постоянная
missing = не хватает: { $amounts }
or = или
discarding = { $count ->
    [one] сбросить { $count } другую карту
    [few] сбросить { $count } другие карты
    [many] сбросить { $count } других карт
   *[other] сбросить { $count } другой карты
}
less = на { $count } меньше, на выбор
for-nothing = бесплатно
blocked-by = заблокирована картой { $card }
blocks = блокирует: { $cards }
stickers = наклейки: { $stickers }
stays = остаётся в игре
legend-payable = можно оплатить сейчас
legend-later = можно оплатить после производства
legend-not = нельзя оплатить
legend-signs = +что производит карта   ★ слава   ↓ → ячейки стоимости   ☒ отмечено   # номер карты
legend-effects = Эффекты: • пассивный   » активируемый (карта сбрасывается)   ◷ времени (завершает ход)   † уничтожает карту   ? необязательный   ! обязательный   ①  одноразовый

## Actions

menu-produce = Произвести
menu-use = Применить
menu-upgrade = Улучшить
menu-choose = Выбрать: { $what }
would-lose = Пропадёт: { $amounts }.

## What was typed

type-something = Введите номер из списка, действие (produce 4, upgrade 4 down) или команду; «помощь» покажет команды.
which-card = Какая карта? Например: карта 4
no-card-met = Среди знакомых вам карт нет «{ $typed }».
end-turn-anyway = { $left } Всё равно продолжить? Введите д или н.
ways-which = Для какой карты в игре? Например: как 4 down
ways-no-upgrade = { $card }: такого здесь нет. Есть: { $known }.
ways-to = { $action } – сначала произведите:
ways-now = ничего: можно оплатить сразу
ways-hint = «как { $typed } НОМЕР» сделает всё сразу.
no-ways = { $action }: карт в игре не хватит, чтобы это оплатить.
no-ways-at-all = Карт в игре не хватит ни на одно улучшение.
restart-really = Начать королевство заново, с первых карт? Сыгранное останется в дереве. Введите д или н:
expand-which = «{ $typed }» — не дополнение, в которое сейчас можно сыграть. Дополнения: { $known }.
expand-choose = Какое дополнение? Сейчас есть: { $known }.

## Commands: further words for them in this language

order-card = карта
order-ways = как
order-expand = дополнение
order-restart = заново
order-chronicle = летопись

## Help

help-actions = Действие выбирают по номеру, по тексту (produce 4, upgrade 4 down, use 4 fell), коротко (p4, up4 down, us4) или по названию карты. Можно также ввести:
usage-card = карта НОМЕР, карта НАЗВАНИЕ
usage-ways = как, как НОМЕР, как НОМЕР down
usage-expand = дополнение НОМЕР
usage-restart = заново
usage-chronicle = летопись
help-card = знакомая вам карта со всеми ступенями, стрелками и ценами на данный момент
help-ways = что произвести, чтобы оплатить улучшение или эффект
help-expand = сыграть в дополнение, когда партия завершена
help-restart = начать королевство заново, пока игра это позволяет
help-chronicle = история на данный момент

## The tree

tree-score = Слава: { $count }
why-founded = основание
why-restart = начато заново
why-expansion = дополнение { $about }

## The end

result-sources = Откуда слава
result-source = Карта
result-fame = Слава
result-others = { $count ->
    [one] ещё { $count } карта
    [few] ещё { $count } карты
    [many] ещё { $count } карт
   *[other] ещё { $count } карты
}
result-rounds = По раундам
result-round = Раунд
result-turns = Ходы
result-upgrades = Улучшения
result-lost = Потеряно
result-title = Слава: { $fame }. Титул вашего королевства: { $title }.
result-track = Шкала счёта: { $scores }
onward-expand = Сыграть в дополнение { $card }
onward-chronicle = Прочитать летопись
onward-tree = Посмотреть все ветви; «ветвь ДЕЙСТВИЕ» вернёт к любому моменту
onward-quit = Выйти
