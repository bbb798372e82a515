### Что терминал говорит об Ascension, по-русски.

## Стол

last-round = Последний круг!
team = Команда { $n }
your-teammate = ваш напарник
with-teammate = напарник: { $player }
honor = Слава: { $count }
discard-short = Сброс ({ $count })
set-aside = Отложенные карты ({ $count })
takes-next = Возьмёт:
used = применено
treasure-under = Сокровища { $count }
constructs-label = Конструкции:
discard-label = Сброс:
deck-top-label = На верху колоды:
cost-runes = { $count }Р
cost-power = { $count }М
legend-resources = Р руны   М мощь   ★ слава в конце игры
legend-treasure = ¤ сокровище под картой   @ ячейка центрального ряда

## Карты

heading-type = Тип
heading-faction = Фракция
heading-cost = Стоимость
heading-honor = Слава
type-hero = Герой
type-construct = Конструкция
type-monster = Монстр
type-treasure = Сокровище
type-short-hero = герой
type-short-construct = констр.
type-short-monster = монстр
type-short-treasure = сокр.
faction-enlightened = Просветлённые
faction-lifebound = Жизнепоклонники
faction-mechana = Механа
faction-void = Бездна
faction-monster = Монстр
faction-none = Без фракции
faction-short-enlightened = Пр
faction-short-lifebound = Жи
faction-short-mechana = Ме
faction-short-void = Бе
faction-short-monster = Мо
cost = Стоимость: { $cost }
honor-at-end = Слава в конце игры: { $count }

## Действия

teammate-price = +1Р

## Что введено

which-card = Какая карта? Например: карта мистик
left-play = { $count ->
    [one] разыграть { $count } карту
    [few] разыграть { $count } карты
    [many] разыграть { $count } карт
   *[other] разыграть { $count } карты
}
left-use = { $count ->
    [one] применить { $count } эффект
    [few] применить { $count } эффекта
    [many] применить { $count } эффектов
   *[other] применить { $count } эффекта
}
left-trophy = { $count ->
    [one] изгнать { $count } трофей
    [few] изгнать { $count } трофея
    [many] изгнать { $count } трофеев
   *[other] изгнать { $count } трофея
}
left-acquire = { $count ->
    [1] получить { $count } карту
    [one] получить карты (доступна { $count })
    [few] получить карты (доступны { $count })
    [many] получить карты (доступно { $count })
   *[other] получить карты (доступно { $count })
}
left-defeat = { $count ->
    [1] победить { $count } монстра
    [one] победить монстров (доступен { $count })
    [few] победить монстров (доступны { $count })
    [many] победить монстров (доступно { $count })
   *[other] победить монстров (доступно { $count })
}

## Помощь

help-actions = Действие выбирают номером, его текстом (получить мистик, завершить ход) или частью текста (пол кор). Кроме того:

## Конец

column-tokens = Фишки
column-printed = Карты
team-wins = Побеждает команда { $n }: { $players }!
solo-lost = Победитель — { $rival }: для победы нужно больше славы.
tie-broken = Ничья: побеждает тот, кто ходит позже.
tie-broken-teams = Ничья: побеждает команда игрока, который ходит позже.
