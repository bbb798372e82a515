table-rival-samael = Самаэль
table-rival-cult = Культ
table-set-aside = Отложено: { $count }
duel-heading-samael = Поединок с Самаэлем
duel-heading-cult = Поединок с Культом
duel-next = Возьмёт
duel-you = вы { $count }
duel-nothing-aside = Пока ничего
duel-aimed = { $rival } возьмёт эту карту после хода, номер { $n }
duel-takes-samael = После каждого вашего хода Самаэль забирает две крайние карты справа — те, что под когтями.
duel-takes-cult = После каждого вашего хода Культ забирает две крайние карты справа — те, что под когтями.
duel-counts-samael = Монстры приносят ему славу сразу, герои и конструкции — в конце.
duel-counts-cult = Монстры приносят ему славу сразу, герои и конструкции — в конце.
duel-wins-samael = Когда запас иссякнет, вы побеждаете, если у вас больше славы.
duel-wins-cult = Когда запас иссякнет, вы побеждаете, если у вас больше славы.
table-constructs-count = Конструкции: { $count }
table-team-honor = Слава команды: { $count }
table-own-team = Ваша команда
table-their-team = Соперники
table-taken-from-you = Забрано у вас
table-in-hand = В руке: { $cards }
table-you-have = У вас: { $what }
table-hand-empty = В руке нет карт
table-card-page = Об этой карте
table-rulings =
    { $count ->
        [one] { $count } пояснение по карте
        [few] { $count } пояснения по карте
        [many] { $count } пояснений по карте
       *[other] { $count } пояснения по карте
    }
table-honor-with-cards = всего { $count }
table-odds =
    { $count ->
        [5] Ваша следующая рука, если взять пять карт
        [one] Ваша следующая рука, если взять { $count } карту
        [few] Ваша следующая рука, если взять { $count } карты
       *[other] Ваша следующая рука, если взять { $count } карт
    }
table-odds-shuffle =
    { $count ->
        [0] Ваша колода пуста: остальные карты перемешаются и станут новой колодой.
        [one] Вы возьмёте { $count } карту из колоды; затем остальные перемешаются и станут новой колодой.
        [few] Вы возьмёте { $count } карты из колоды; затем остальные перемешаются и станут новой колодой.
        [many] Вы возьмёте { $count } карт из колоды; затем остальные перемешаются и станут новой колодой.
       *[other] Вы возьмёте { $count } карты из колоды; затем остальные перемешаются и станут новой колодой.
    }
table-odds-left = В колоде
table-odds-chance = Шанс
table-aids-off = Подсказки для памяти выключены в настройках.
table-deck-hidden = В эту колоду никто не может смотреть.
table-keys-deck = Что осталось в вашей колоде
round-number = Круг { $n }
table-honor-won = Слава за этот ход: { $count }
table-lost-destroy = ваша карта «{ $card }» уничтожена
table-lost-take = вашу карту «{ $card }» забирают
table-lost-discard = ваша карта «{ $card }» сброшена
table-lost-banish = ваша карта «{ $card }» изгнана
table-fold-spend = тратит { $amount }
table-fold-lose = теряет { $amount }
table-fold-refill = в центральный ряд: { $cards }
table-fold-shuffle = перемешивает колоду
table-fold-discard =
    { $count ->
        [one] сбрасывает { $count } карту
        [few] сбрасывает { $count } карты
        [many] сбрасывает { $count } карт
       *[other] сбрасывает { $count } карты
    }
table-fold-draw =
    { $count ->
        [one] берёт { $count } карту
        [few] берёт { $count } карты
        [many] берёт { $count } карт
       *[other] берёт { $count } карты
    }
table-space = Центральный ряд, место { $n }

# What is done with the card that is held up, and what it costs.

verb-banish = Изгнать
verb-discard = Сбросить
verb-acquire = Получить
verb-defeat = Победить
verb-take = Взять
verb-copy = Повторить
verb-destroy = Уничтожить
verb-keep = Сохранить
verb-reward = Сначала эту
cost-runes =
    { $count ->
        [one] { $count } руна
        [few] { $count } руны
       *[many] { $count } рун
    }
cost-power =
    { $count ->
        [one] { $count } мощь
       *[other] { $count } мощи
    }
