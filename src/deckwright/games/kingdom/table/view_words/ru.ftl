# What the parts of a view are called, by their paths; for any page that shows them without knowing the game.

game-name = Королевство

# How far the game is.

view-over = Игра окончена
view-round = Раунд
view-turn = Ход раунда
view-turns = Ходов в этой игре
view-phase = Фаза
view-phase-start = начало раунда
view-phase-turn = ход
view-phase-next = между ходами
view-phase-banish = изгнание
view-phase-over = конец
view-rounds-left = Осталось раундов
view-last-round = Последний раунд
view-expansion = Дополнение
view-restart-open = Королевство ещё можно начать заново

# What the player has.

view-pool = Ресурсы
view-resource-coin = монета
view-resource-wood = дерево
view-resource-stone = камень
view-resource-metal = металл
view-resource-sword = меч
view-resource-good = товар
view-resource-any = любой ресурс
view-stickers = Лист наклеек
view-sticker-1 = монета
view-sticker-2 = дерево
view-sticker-3 = камень
view-sticker-4 = металл
view-sticker-5 = меч
view-sticker-6 = товар
view-sticker-7 = остаётся в игре
view-sticker-8 = слава: 2
view-sticker-10 = слава: 5
view-sticker-11 = Рыцарь
view-fame = Слава на данный момент
view-banished-fame = Слава изгнанных
view-written-fame = Вписанная слава
view-score-track = Шкала счёта

# The cards.

view-deck = Колода
view-deck-count = Карт в колоде
view-deck-top = Верх колоды
view-deck-top-card = Сверху
view-deck-known-top = Известно наверху колоды
view-deck-known-bottom = Известно внизу колоды
view-deck-cards = Карты в колоде
view-play = Игровая зона
view-discard = Сброс
view-permanents = Постоянные карты
view-set-aside = Отложено
view-destroyed = Уничтожено
view-banished = Изгнано
view-box = Ещё в коробке
view-read = Прочитано и осталось в коробке
view-offered = Одна из этих карт будет открыта
view-packet = Одна из этих карт будет изгнана
view-reading = Читаемый свиток

# A card that lies open.

view-shown-card = Карта
view-shown-stage = Ступень
view-shown-keywords = Ключевые слова
view-keyword-land = Земля
view-keyword-building = Здание
view-keyword-person = Персонаж
view-keyword-enemy = Враг
view-keyword-event = Событие
view-keyword-scroll = Свиток
view-keyword-permanent = Постоянная
view-keyword-expansion = Дополнение
view-keyword-knight = Рыцарь
view-shown-production = Производит
view-shown-produces-less = Меньше ресурсов на выбор
view-shown-fame = Слава
view-shown-boxes = Клетки
view-shown-stickers = Наклейки по ступеням
view-shown-ticks = Отмеченные клетки по ступеням
view-shown-crossed = Использовано по ступеням
view-shown-blocked-by = Заблокирована картой
view-shown-blocks = Блокирует
view-shown-stays = Остаётся в игре

# Its cost boxes and effects.

view-shown-upgrades = Улучшения
view-upgrade-arrow = Стрелка
view-upgrade-arrow-down = вниз
view-upgrade-arrow-right = вправо
view-upgrade-to = На ступень
view-upgrade-price = Цена сейчас
view-upgrade-payable = Можно оплатить
view-upgrade-others = Или вместо этого
view-upgrade-less = Меньше ресурсов на выбор
view-upgrade-discarding = Сбросить других карт
view-shown-effects = Эффекты
view-effect-name = Название
view-effect-icon = Вид
view-icon-passive = пассивный
view-icon-activated = активируемый
view-icon-time = эффект времени
view-icon-destroy = эффект уничтожения
view-icon-optional = необязательный, срабатывающий
view-icon-forced = обязательный, срабатывающий
view-icon-once = одноразовый
view-effect-crossed = Использован
view-effect-usable = Можно применить

# What is asked.

view-decision-kind-turn = Ход
view-decision-kind-next = Дальше
view-decision-kind-card = Карта
view-decision-kind-order = Порядок
view-decision-kind-resource = Ресурс
view-decision-kind-box = Клетка
view-decision-kind-side = Сторона
view-decision-kind-option = Вариант
view-decision-kind-trigger = Какой эффект будет первым
view-decision-kind-confirm = Да или нет
view-decision-losing = Ресурсы, которые пропадут
