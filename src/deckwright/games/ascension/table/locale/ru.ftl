### Что говорит стол по-русски: журнал, вопросы, отказ отменить действие. Имена и названия карт — в именительном падеже.

rival-samael = Самаэль
rival-cult = Культ

## Предметы с числом, в винительном падеже

cards =
    { $n ->
        [1] карту
        [one] { $n } карту
        [few] { $n } карты
       *[many] { $n } карт
    }
amount-runes =
    { $n ->
        [one] { $n } руну
        [few] { $n } руны
       *[many] { $n } рун
    }
amount-restricted-runes =
    { $n ->
        [one] { $n } руну только для конструкций Механы
        [few] { $n } руны только для конструкций Механы
       *[many] { $n } рун только для конструкций Механы
    }
amount-power =
    { $n ->
        [one] { $n } мощь
       *[many] { $n } мощи
    }
amount-honor =
    { $n ->
        [one] { $n } славу
       *[many] { $n } славы
    }
amount-energy =
    { $n ->
        [one] { $n } энергию
       *[many] { $n } энергии
    }

## События

event-shuffle-discard = { $player } перемешивает сброс и составляет из него новую колоду
event-shuffle-deck = { $player } перемешивает колоду
event-shuffle-void = Бездна перемешана и становится новой центральной колодой
event-shuffle-center = Центральная колода перемешана
event-draw = { $player } берёт карту: { $card }
event-draw-hidden = { $player } берёт { cards }
event-play = { $player } разыгрывает: { $card }
event-use = { $player } применяет: { $card }
event-gain = { $player } получает { $amount }
event-gain-rival = { CAPITAL($player) } получает { $amount }
event-spend = { $player } тратит { $amount }
event-lose = { $player } теряет { $amount }
event-acquire = { $player } получает карту: { $card }
event-acquire-deck = { $player } получает карту и кладёт её на верх колоды: { $card }
event-acquire-hand = { $player } получает карту и берёт её в руку: { $card }
event-acquire-free = { $player } бесплатно получает карту: { $card }
event-acquire-free-deck = { $player } бесплатно получает карту и кладёт её на верх колоды: { $card }
event-acquire-free-hand = { $player } бесплатно получает карту и берёт её в руку: { $card }
event-acquire-for = { $player } получает карту для напарника ({ $other }): { $card }
event-defeat = { $player } побеждает монстра: { $card }
event-defeat-free = { $player } бесплатно побеждает монстра: { $card }
event-defeat-rival = { CAPITAL($player) } побеждает монстра: { $card }
event-reward = { $player } получает награду за монстра: { $card }
event-banish = { $player } изгоняет: { $card }
event-banish-hand = { $player } изгоняет из руки: { $card }
event-banish-discard = { $player } изгоняет из сброса: { $card }
event-banish-row = { $player } изгоняет из центрального ряда: { $card }
event-destroy = Уничтожена конструкция: { $card } ({ $player })
event-discard = { $player } сбрасывает: { $card }
event-discard-several = { $player } сбрасывает: { $card } ({ $n })
event-discard-hidden = { $player } сбрасывает { cards }
event-return = Возвращается в свою стопку: { $card }
event-leave = Выбывает из игры: { $card }
event-put = { $player } кладёт в сброс: { $card }
event-put-hidden = { $player } кладёт { cards } в сброс
event-put-deck = { $player } кладёт на верх колоды: { $card }
event-put-deck-hidden = { $player } кладёт { cards } на верх колоды
event-put-hand = { $player } берёт в руку: { $card }
event-put-hand-hidden = { $player } берёт { cards } в руку
event-put-constructs = { $player } вводит в игру: { $card }
event-take = { $player } забирает карту из руки противника ({ $other }): { $card }
event-take-hidden = { $player } забирает случайную карту из руки противника ({ $other })
event-take-discard = { $player } забирает карту из сброса противника ({ $other }): { $card }
event-reveal = { $player } открывает: { $card }
event-reveal-hidden = { $player } смотрит верхнюю карту колоды
event-reveal-look = { $player } смотрит верхнюю карту колоды: { $card }
event-reveal-taken = { $player } открывает карту, забранную у противника ({ $other }): { $card }
event-reveal-open = Открыта карта: { $card }
event-refill = В центральный ряд приходит: { $card } (ячейка { $n })
event-treasure = { $player } получает сокровище: { $card }
event-treasure-row = Сокровище под ячейкой { $n } центрального ряда: { $card }
event-treasure-missing =
    { $n ->
        [one] { $card }: в центральную колоду замешана только { $n } карта, больше в коробках нет
        [few] { $card }: в центральную колоду замешаны только { $n } карты, больше в коробках нет
       *[many] { $card }: в центральную колоду замешано только { $n } карт, больше в коробках нет
    }
event-fate = Судьба: { $card }
event-trophy = { $player } оставляет как трофей: { $card }
event-trophy-use = { $player } изгоняет трофей ради его эффекта: { $card }
event-pool = Запас славы растёт на { $n }
event-pool-empty = Запас славы пуст: игра близится к концу
event-row =
    { $n ->
        [1] В центральном ряду стало на ячейку больше
        [one] В центральном ряду стало на { $n } ячейку больше
        [few] В центральном ряду стало на { $n } ячейки больше
       *[many] В центральном ряду стало на { $n } ячеек больше
    }
event-set-aside = { CAPITAL($player) } забирает: { $card }
event-extra-turn = { $player } совершает дополнительный ход
event-turn-rival =
    { $rival ->
        [cult] Действует Культ
       *[other] Ход Самаэля
    }

## Вопросы

prompt-turn = Выберите действие или завершите ход
prompt-banish-hand = Выберите карту в руке, чтобы изгнать её
prompt-banish-discard = Выберите карту в своём сбросе, чтобы изгнать её
prompt-banish-hand-or-discard = Выберите карту в руке или сбросе, чтобы изгнать её
prompt-banish-row = Выберите карту в центральном ряду, чтобы изгнать её
prompt-discard = Выберите карту, чтобы сбросить её
prompt-acquire = Выберите карту, чтобы бесплатно получить её
prompt-acquire-max = Выберите карту стоимостью { $max } или меньше, чтобы бесплатно получить её
prompt-defeat = Выберите монстра, чтобы бесплатно победить его
prompt-defeat-max = Выберите монстра стоимостью { $max } или меньше, чтобы бесплатно победить его
prompt-destroy = Выберите конструкцию, которая будет уничтожена
prompt-destroy-of-seat = Выберите конструкцию противника ({ $other }), которая будет уничтожена
prompt-keep-construct = Выберите конструкцию, которую сохраните
prompt-keep-cards = Выберите карту, которую оставите в руке
prompt-copy = Выберите героя, эффект которого повторится
prompt-take = Выберите карту в центральном ряду, чтобы бесплатно получить или победить её
prompt-take-discarded = Выберите сброшенную карту, чтобы взять её в руку
prompt-reward = Выберите следующую награду
prompt-option = Выберите, куда отправится карта — в руку или в игру: { $card }
prompt-confirm-card = Взять полученную карту в руку: { $card }?
prompt-confirm-into-play = Ввести полученную карту в игру: { $card }?
prompt-confirm-for-mate = Передать эту карту напарнику за 1 руну: { $card }?

## Отказ отменить действие

undo-refill = Отменить нельзя: в центральный ряд пришла новая карта.

## Why an action is refused; no full stop

reason-not-in-hand = этой карты нет в руке
reason-not-controlled = вы не контролируете эту карту
reason-no-ability = у этой карты нечего применять: она действует сама
reason-which-ability = укажите, какой эффект применить: от #1 до #{ $n }
reason-no-such-ability = у этой карты нет эффекта #{ $n }
reason-already-used = этот эффект уже применён в этом ходу
reason-condition = условие не выполнено или не хватает на оплату
reason-which-slot = укажите ячейку центрального ряда: { $slots }
reason-not-in-row = этой карты нет в центральном ряду
reason-pile-empty = её стопка пуста
reason-no-slot = в центральном ряду ячейки от 1 до { $n }
reason-slot-empty = ячейка { $slot } пуста
reason-slot-holds = в ячейке { $slot } лежит { $card }
reason-monster = монстра побеждают мощью, получить его нельзя
reason-no-monster = побеждают только монстров; эту карту получают за руны
reason-runes = стоимость в рунах: { $cost }, у вас { $have }
reason-runes-restricted = стоимость в рунах: { $cost }, у вас { $have } и ещё { $restricted } только для конструкций Механы
reason-power = стоимость в мощи: { $cost }, у вас { $have }
reason-energy = нужно энергии в этом ходу: { $needed }, у вас { $have }
reason-no-trophy = у вас нет такого трофея
reason-no-team-mate = напарнику можно передать только получаемую карту и только в командной игре

## Actions and cards

trophy-gives = Трофей: { CAPITAL($effect) }.
starting-card = { $card } (начальная карта)
group-play = Разыграть
group-use = Применить
group-trophy = Изгнать трофей
group-acquire = Получить
group-defeat = Победить
group-hand = Рука
group-discard = Сброс
group-played = Разыгранные
group-construct = Конструкция
group-row = Центральный ряд
group-pile = Стопка
group-teammate = Напарнику
group-reward = Награда
group-trigger = Эффект
action-ability = { $card }, эффект { $n }
action-of = { $card } ({ $player })
action-teammate = { $card } для напарника (+1 руна)
option-hand = В руку
option-play = В игру
option-discard = В сброс
option-mate = Напарнику за 1 руну
decline-banish = Ничего не изгонять
decline-discard = Ничего не сбрасывать
decline-defeat = Никого не побеждать
decline-take = Ничего не брать
done-banish = Больше не изгонять
done-keep = Больше не оставлять
