# The words that the whole game uses, as the glossary has them. A key here is a key everywhere.

menu-new-game = Новая игра
menu-continue = Продолжить
menu-load = Загрузить игру
menu-save = Сохранить игру
menu-settings = Настройки
menu-language = Язык
menu-rules = Правила
menu-glossary = Глоссарий
menu-quit = Выйти
menu-back = Назад
menu-help = Помощь
menu-tutorial = Обучение
menu-statistics = Статистика

lobby-number-of-players = Число игроков
lobby-player-name = Имя игрока
lobby-human = Человек
lobby-computer = Компьютер
lobby-add-player = Добавить игрока
lobby-remove-player = Убрать игрока
lobby-choose-set = Выберите набор
lobby-combine-sets = Объединить наборы
lobby-mode-normal = Обычная игра
lobby-mode-solo = Одиночная игра
lobby-mode-team = Командная игра
lobby-start = Начать игру
lobby-random-first = Случайный первый игрок
lobby-shards = Осколки энергии в центральной колоде: { $count }
lobby-seed = Зерно генератора

turn-your-turn = Ваш ход
turn-player-turn = Ходит { $player }
turn-waiting-for = Ожидание игрока: { $player }
turn-number = Ход { $n }
turn-round-number = Круг { $n }
turn-last-round = Последний круг!
turn-first-player = Первый игрок
turn-samael = Ход Самаэля
turn-cult = Действует Культ
turn-action-phase = Фаза действий
turn-end-phase = Конец хода

button-end-turn = Завершить ход
button-play = Разыграть
button-play-all = Разыграть все
button-acquire = Получить
button-defeat = Победить
button-use = Применить
button-banish = Изгнать
button-destroy = Уничтожить
button-discard = Сбросить
button-draw = Взять
button-reveal = Открыть
button-use-trophy = Изгнать трофей
button-undo = Отменить действие
button-redo = Повторить действие
button-confirm = Подтвердить
button-cancel = Отмена
button-ok = ОК
button-yes = Да
button-no = Нет
button-skip = Пропустить
button-done = Готово
button-choose = Выбрать
button-keep = Оставить
button-close = Закрыть
button-show-log = Показать журнал
button-hint = Подсказка
button-which-rule = Какое это правило?
button-give-to-teammate = Передать напарнику (+1 руна)
button-concede = Сдаться
button-rematch = Сыграть ещё раз

zone-deck-count = Колода ({ $count })
zone-hand-count = Рука ({ $count })
zone-discard-count = Сброс ({ $count })
zone-center-deck-count = Центральная колода ({ $count })
zone-center-row = Центральный ряд
zone-void-count = Бездна ({ $count })
zone-honor-pool-count = Запас славы: { $count }
zone-always-available = Всегда доступные
zone-played = Разыграно в этом ходу
zone-constructs = Конструкции в игре
zone-trophies = Трофеи
zone-outside = Вне игры
zone-samael-cards = Карты Самаэля
zone-cult-cards = Карты Культа
zone-treasure-under = Сокровища под этой картой: { $count }
zone-left-in-pile = Осталось в стопке: { $count }
zone-empty = Пусто

res-runes = Руны: { $count }
res-power = Мощь: { $count }
res-honor = Слава: { $count }
res-energy = Энергия в этом ходу: { $count }
res-cost = Стоимость: { $count }
res-honor-at-end = Слава в конце игры: { $count }
res-tokens = Фишки славы: { $count }

card-hero = Герой
card-construct = Конструкция
card-monster = Монстр
card-treasure = Сокровище
card-reward = Награда
card-trophy = Трофей
card-fate = Судьба
card-unite = Единство
card-energize = Заряд { $n }
card-once-per-turn = Раз в ход
card-used-this-turn = Применено в этом ходу
card-available = Доступно
card-faction-enlightened = Просветлённые
card-faction-lifebound = Жизнепоклонники
card-faction-mechana = Механа
card-faction-void = Бездна
card-no-faction = Без фракции

prompt-choose-card = Выберите карту
prompt-optional = Это можно пропустить
prompt-end-turn-unspent = У вас остались руны: { $runes }, мощь: { $power }. Завершить ход?
prompt-end-turn-cards = У вас остались неразыгранные карты. Завершить ход?
prompt-end-turn-constructs = Некоторые конструкции ещё не применены. Завершить ход?
prompt-pass-device = Передайте устройство игроку: { $player }

end-game-over = Игра окончена
end-winner = Побеждает { $player }!
end-you-win = Вы победили!
end-you-lose = Вы проиграли
end-tie-broken = Ничья: побеждает тот, кто ходит позже
end-final-score = Финальный подсчёт
end-from-tokens = Слава в фишках: { $count }
end-from-cards = Слава за карты: { $count }
end-total = Всего: { $count }
end-team-total = Всего у команды: { $count }
end-place = { $n }-е место

button-accept = Согласиться
button-decline = Отказаться

settings-memory-aids = Подсказки для памяти: состав колод и текущий счёт

turn-extra = Дополнительный ход

zone-deck-contents = Ваша колода, по алфавиту: { $count }
zone-hand-and-deck = Рука и колода вместе: { $count }
zone-known-cards = Известные карты: { $count }
zone-known-top = Известны на верху колоды: { $count }

res-restricted-runes = Руны только для конструкций Механы: { $count }

end-running-total = Текущий счёт: { $count }
end-tie-teams = Ничья: побеждает команда игрока, который ходит позже
end-solo-lost = Славы не меньше у соперника ({ $rival }): победы нет

menu-gallery = Карты
menu-replays = Записи партий
menu-theme = Тема оформления
menu-theme-light = Светлая
menu-theme-dark = Тёмная
menu-sound = Звук
menu-animation-speed = Скорость анимации
menu-instant = Мгновенно

lobby-ruleset = Свод правил
lobby-seat = Место { $n }
lobby-this-device = Человек за этим устройством
lobby-by-link = Человек по ссылке
lobby-bot-level = Компьютер, уровень { $n }
lobby-copy-seat-link = Скопировать ссылку на это место
lobby-copy-watch-link = Скопировать ссылку для просмотра
lobby-watchers = Зрители: { $count }
lobby-setup-code = Код настроек
lobby-open-practice = Открытая тренировка: зерно известно
lobby-waiting-for-seats = Ожидание игроков: { $count }

online-connected = Соединение установлено
online-reconnecting = Связь потеряна, повторная попытка
online-offline = Нет связи
online-leave = Покинуть стол
online-leave-to-bot = Место займёт компьютер
online-leave-end = Завершить игру за столом
online-conceded = { $player } покидает партию
online-thinking = { $player } думает

replay-first = Первый шаг
replay-previous = Предыдущий шаг
replay-next = Следующий шаг
replay-last = Последний шаг
replay-play = Воспроизвести
replay-pause = Пауза
replay-copy-link = Скопировать ссылку на этот шаг
replay-continue-here = Продолжить отсюда за новым столом
replay-redrawn = Всё скрытое перемешано заново

gallery-search = Поиск карт
gallery-filter-set = Набор
gallery-filter-type = Тип
gallery-filter-faction = Фракция
gallery-filter-cost = Стоимость
gallery-copies = Копий: { $count }
gallery-rulings = Пояснения по карте
gallery-own-translation = Наш перевод названия

card-origin-starting = Начальная карта
card-origin-always = Всегда доступная карта
card-origin-center = Карта центральной колоды

tutorial-next = Далее
tutorial-leave = Выйти из обучения
tutorial-step = Шаг { $n } из { $count }
tutorial-try-it = Попробуйте сейчас
tutorial-done = Отлично!
