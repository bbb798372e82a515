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
lobby-copy-seat-link = Скопировать ссылку на это место
lobby-copy-watch-link = Скопировать ссылку для просмотра
lobby-watchers = Зрители: { $count }
lobby-setup-code = Код настроек
lobby-open-practice = Открытая тренировка: зерно известно
lobby-waiting-for-seats = Ожидание игроков: { $count }

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

tutorial-leave = Выйти из обучения
tutorial-try-it = Попробуйте сейчас
tutorial-done = Отлично!

lobby-human = Человек
zone-empty = Пусто
