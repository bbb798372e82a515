# The words that the whole game uses, as the glossary has them. A key here is a key everywhere.

menu-new-game = Новая игра
menu-settings = Настройки
menu-language = Язык
menu-rules = Правила
menu-tutorial = Обучение

turn-your-turn = Ваш ход
turn-player-turn = Ходит { $player }
turn-waiting-for = Ожидание игрока: { $player }
turn-round-number = Круг { $n }
turn-last-round = Последний круг!

button-end-turn = Завершить ход
button-play-all = Разыграть все
button-undo = Отменить действие
button-confirm = Подтвердить
button-cancel = Отмена
button-no = Нет
button-choose = Выбрать
button-close = Закрыть

prompt-pass-device = Передайте устройство игроку: { $player }

end-game-over = Игра окончена

settings-memory-aids = Подсказки для памяти: состав колод и текущий счёт

menu-gallery = Карты
menu-replays = Записи партий
menu-theme = Тема оформления
menu-sound = Звук
menu-animation-speed = Скорость анимации

lobby-seat = Место { $n }
lobby-copy-seat-link = Скопировать ссылку на это место
lobby-copy-watch-link = Скопировать ссылку для просмотра
lobby-watchers = Зрители: { $count }
lobby-open-practice = Открытая тренировка: зерно известно
lobby-waiting-for-seats = Ожидание игроков: { $count }

online-reconnecting = Связь потеряна, повторная попытка
online-offline = Нет связи
online-leave = Покинуть стол
online-leave-to-bot = Место займёт компьютер
online-leave-end = Завершить игру за столом
online-thinking = { $player } думает

replay-previous = Предыдущий шаг
replay-next = Следующий шаг
replay-play = Воспроизвести
replay-pause = Пауза
replay-copy-link = Скопировать ссылку на этот шаг

lobby-human = Человек
zone-empty = Пусто
