# Окно настроек.

settings-theme-auto = Как на устройстве
settings-theme-light = Светлая
settings-theme-dark = Тёмная
settings-speed-normal = Обычная
settings-speed-fast = Высокая
settings-speed-instant = Мгновенно
settings-volume = Громкость
settings-music = Тихая музыка
settings-music-note = Два тона в глубине, которые сдвигаются с каждым кругом.
settings-touch = Вибрация
settings-touch-note = Устройство слегка вздрагивает от ваших действий и сильнее, когда что-то делают с вами.
settings-memory-aids-note = То, что мог бы запомнить внимательный игрок.
settings-remind = Напоминание в конце хода
settings-remind-note = Спросит ещё раз, если пока можно сделать что-то полезное.
settings-voices = Компьютеры говорят
settings-voices-note = Изредка короткая фраза рядом с именем.
settings-keys = Горячие клавиши из одной буквы
settings-keys-note = P разыгрывает всё, E завершает ход и так далее. Стрелки, Enter и Escape работают всегда.
settings-one-tap = Действие одним касанием
settings-one-tap-note = На сенсорном экране: карта не поднимается сперва, чтобы её прочли.
