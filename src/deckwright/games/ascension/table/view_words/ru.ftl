# What the parts of a view are called, by their paths; for any page that shows them without knowing the game.

game-name = Ascension

# The table.

view-over = Игра окончена
view-round = Круг
view-turns = Сделано ходов
view-turn-player = Чей ход
view-first = Первый игрок
view-pool = Запас славы
view-runes = Руны
view-restricted-runes = Руны только для конструкций Механы
view-power = Мощь
view-energy = Энергия в этом ходу
view-end-triggered = Последний круг
view-extra-turns = Дополнительные ходы
view-hand-size = Карт в новой руке

# The center.

view-row = Центральный ряд
view-row-slot = Место
view-row-card = Карта
view-row-under = Сокровища под этой картой
view-row-price = Цена сейчас
view-piles = Всегда доступные
view-void = Бездна
view-box = Вне игры
view-center = Центральная колода
view-center-count = Карт в центральной колоде
view-center-cards = Центральная колода

# The seats.

view-seats = Игроки
view-seats-seat = Место
view-seats-team = Команда
view-seats-honor = Фишки славы
view-seats-hand = Рука
view-seats-hand-count = Карт в руке
view-seats-hand-known = Известные карты в руке
view-seats-hand-cards = Рука
view-seats-deck = Колода
view-seats-deck-count = Карт в колоде
view-seats-deck-top = Известны на верху колоды
view-seats-deck-cards = Колода
view-seats-discard = Сброс
view-seats-played = Разыграно в этом ходу
view-seats-constructs = Конструкции в игре
view-seats-constructs-card = Конструкция
view-seats-constructs-used = Использована в этом ходу
view-seats-trophies = Трофеи
view-seats-unseen = Рука и колода вместе
view-seats-unseen-with = Вместе с
view-seats-total = Текущий счёт
view-seats-taken-from-you = Забрано у вас

# The solo opponent.

view-rival = Соперник
view-rival-honor = Слава
view-rival-set-aside = Отложено
view-rival-aims = Возьмёт следующими, по местам
view-rival-name = Имя
view-rival-name-samael = Самаэль
view-rival-name-cult = Культ
view-rival-score = Текущий счёт

# What is asked.

view-decision = О чём вопрос
view-decision-player = Кто решает
view-decision-kind = Вопрос
view-decision-kind-turn = Ход
view-decision-kind-banish = Изгнать
view-decision-kind-discard = Сбросить
view-decision-kind-acquire = Получить
view-decision-kind-defeat = Победить
view-decision-kind-take = Взять
view-decision-kind-copy = Скопировать
view-decision-kind-confirm = Да или нет
view-decision-kind-destroy = Уничтожить
view-decision-kind-keep = Оставить
view-decision-kind-reward = Награда
view-decision-kind-option = Куда положить
view-decision-source = По этой карте
view-decision-card = Об этой карте
view-decision-about = Об этом игроке
view-decision-optional = Можно отказаться

# The end.

view-scores = Финальный подсчёт
view-ranking = Места
view-winners = Победители
view-seed = Зерно генератора
