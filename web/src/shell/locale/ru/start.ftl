start-tagline =
    Соберите колоду.
    Добудьте славу.
    Основайте королевство.
start-lead = Две карточные игры: Ascension для компании от одного до шести игроков, против компьютера или с друзьями по ссылке, и «Королевство» для одного: край, который растёт от партии к партии.
start-play = Играть против компьютера
start-level = Уровень компьютера
start-level-name = { $level ->
    [1] Уровень 1: новичок
    [2] Уровень 2: лёгкий
    [3] Уровень 3: хороший
    [4] Уровень 4: сильный
   *[5] Уровень 5: очень сильный
}
start-new = Новая игра
start-new-about = Наборы, места, соло, команды, друзья
start-learn = Учитесь, играя
start-learn-about = Пять минут, и читать правила не нужно
start-learn-game = Первый раунд игры «{ $game }», шаг за шагом
start-cards = Карты
start-cards-about = Ascension целиком, с пояснениями; из королевства — те, что вы знаете
start-rules = Правила
start-rules-about = Правила каждой игры, с поиском
start-tables = Ваши столы
start-continue = Продолжить
start-your-turn = Ваш ход
start-waiting = Ходят другие
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
start-trees-about = Основайте своё, продолжайте, создавайте ветви, сравнивайте.
start-hall = Зал славы
