start-tagline =
    Соберите колоду.
    Добудьте славу.
    Основайте королевство.
start-lead = Соберите колоду при свете карт: Ascension для одного–шести, «Королевство» для одного, прямо в браузере.
start-play = Играть
start-change = Изменить настройки: { $setup }
start-against = { $count ->
    [1] компьютер, уровень { $level }
    [few] { $count } компьютера
   *[other] { $count } компьютеров
}
start-alone = в одиночку
start-friends = { $count ->
    [one] { $count } друг по ссылке
    [few] { $count } друга по ссылке
   *[other] { $count } друзей по ссылке
}
start-here = { $count } за этим устройством
start-level-name = { $level ->
    [1] Уровень 1: новичок
    [2] Уровень 2: лёгкий
    [3] Уровень 3: хороший
    [4] Уровень 4: сильный
   *[5] Уровень 5: очень сильный
}
start-new = Новая игра
start-learn = Научиться за 5 минут
start-lessons = Уроки
start-cards = Карты
start-rules = Правила
start-tables = Ваши столы
start-continue = Продолжить
start-watch = Смотреть
start-your-turn = Ваш ход
start-waiting = Ходят другие
start-turn-of = Ходит { $player }
start-over = Игра окончена
start-round = Раунд { $n }
start-result = Итог
start-replay = Запись партии
start-more = { $count ->
    [one] Показать ещё { $count }
    [few] Показать ещё { $count }
    [many] Показать ещё { $count }
   *[other] Показать ещё { $count }
}
start-forget = Убрать из списка: { $players }
start-lesson = Урок: { $name }
start-link = У вас есть ссылка?
start-link-label = Ссылка на стол или код настроек
start-link-open = Открыть
start-link-wrong = Это не ссылка на стол и не код настроек.
start-unreachable = Сейчас не удаётся получить список столов.
start-trees-about = Растёт от партии к партии
start-hall = Зал славы
