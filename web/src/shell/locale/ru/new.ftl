new-title = Новая игра
new-lead = Всё готово: начинайте или измените, что хотите.
new-ruleset = Какие карты?
new-players-range = Игроков: { $from }–{ $to }
new-mode = Как?
new-mode-versus = Обычная игра
new-mode-versus-about = Каждый сам за себя
new-mode-solo = Одиночная игра
new-mode-teams = Командная игра
new-players-count = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
    [many] { $count } игроков
   *[other] { $count } игрока
}
new-seats = Кто играет?
new-seat = Место { $n }
new-team = Команда { $n }
new-team-of = Команда { $n }: { $players }
new-who = Кто займёт место { $n }?
new-here = Это устройство
new-link = Друг по ссылке
new-bot = Компьютер
new-empty = Пусто
new-chair-empty = Место { $n }: пусто. Посадить кого-нибудь
new-chair-first = начинает
new-chairs = Стулья за столом
new-chairs-note = Коснитесь стула и выберите, кто на нём сидит.
new-bot-name = Компьютер { $n }
new-level = Уровень компьютера на месте { $n }
new-name = Имя игрока, место { $n }
new-name-player = Игрок { $n }
new-name-guest = Гость { $n }
new-links-note = { $count ->
    [one] Когда стол будет готов, вы получите { $count } ссылку для отправки.
    [few] Когда стол будет готов, вы получите { $count } ссылки для отправки.
    [many] Когда стол будет готов, вы получите { $count } ссылок для отправки.
   *[other] Когда стол будет готов, вы получите { $count } ссылки для отправки.
}
new-hot-seat-note = Устройство передают по кругу; между ходами карты в руках закрыты.
new-watch-note = За этим устройством никто не играет: вы будете зрителем.
new-first = Кто начинает
new-first-random = Случайный первый игрок
new-details = Подробности
new-details-about = Кто начинает, отмена, правила, код настроек
new-take-backs = Отменять даже то, что открылось
new-take-backs-note = Когда один человек играет в одиночку или против компьютеров. Партия, где так делали, помечается.
new-take-backs-not = Только когда один человек играет в одиночку или против компьютеров.
new-options = Настройки правил
new-options-changed = { $count ->
    [one] Изменена { $count }
    [few] Изменено { $count }
    [many] Изменено { $count }
   *[other] Изменено { $count }
}
new-options-standard = Стандартные
new-options-note = То, что печатные правила оставляют открытым. Первое значение каждой настройки — стандартное.
new-options-more = Ещё настройки ({ $count })
new-options-reset = Вернуть стандартные
new-practice = Открытая тренировка с зерном
new-practice-note = То же зерно — те же карты. Любой за столом может знать, что будет дальше: для тренировки, но не для честной игры. Стол отмечен для всех.
new-seed = Зерно генератора
new-seed-missing = Введите зерно или выключите открытую тренировку.
new-share = Поделиться настройками
new-share-note = В коде настроек есть свод правил, места и настройки, но нет имён и зерна.
new-code = Код настроек
new-code-copy = Скопировать код
new-code-copy-link = Скопировать ссылкой
new-code-copied = Скопировано
new-code-copy-failed = Копирование здесь запрещено: выделите код и скопируйте его сами.
new-code-paste = Применить чужой код
new-code-apply = Применить
new-code-applied = Настройки приняты.
new-code-wrong = Этот код настроек не читается.
new-start = Начать игру
new-starting = Стол готовится…
new-failed = Не удалось подготовить стол: { $why }
new-trees = Партию начинают там, где она хранится: там её можно продолжать, ветвить и сравнивать.
new-trees-open = { $game }: основать или продолжить
