### Что говорит программа в терминале, по-русски.

## Стол

round = Круг { $n }
your-turn = Ваш ход
turn-of = Ходит { $player }
empty = Пусто
shown-number = { $name }: { $count }
shown-zone = { $name } ({ $count })
shown-label = { $name }:
player-name = Игрок { $n }

## Карты

heading-id = Id
heading-name = Название
heading-copies = Копии
heading-set = Набор
copies = { $count ->
    [one] { $count } копия
    [few] { $count } копии
    [many] { $count } копий
   *[other] { $count } копии
}

## Действия

must-decide = Решает { $player }: { $card }

## Что введено

type-something = Введите номер, часть названия карты или команду; «помощь» покажет команды.
no-such-number = Номера { $number } нет: действия пронумерованы от 1 до { $last }.
several-fit = «{ $typed }» может значить: { $choices }. Введите номер или больше букв названия.
not-understood = «{ $typed }» не подходит ни к чему, что можно сделать сейчас. Введите номер из списка, часть названия карты или «помощь».
not-understood-similar = «{ $typed }» не подходит ни к чему, что можно сделать сейчас. Возможно, имелось в виду: { $choices }?
not-a-count = «{ $typed }» — не число. Например: журнал 30
which-card = Какая карта? Напишите: карта НАЗВАНИЕ
several-cards = «{ $typed }» может значить: { $choices }. Введите больше букв названия.
no-card = Карты с названием «{ $typed }» нет. «deckwright cards list» покажет все карты.
no-card-similar = Карты с названием «{ $typed }» нет. Возможно, имелось в виду: { $choices }?
cards-unmet = { $count ->
    [one] Ещё { $count } карта не открыта. «--spoilers» всё равно покажет её.
    [few] Ещё { $count } карты не открыты. «--spoilers» всё равно покажет их.
    [many] Ещё { $count } карт не открыто. «--spoilers» всё равно покажет их.
   *[other] Ещё { $count } карт не открыто. «--spoilers» всё равно покажет их.
}
card-unmet = Среди знакомых карт нет «{ $card }». «--save ФАЙЛ» покажет карты, открытые в сохранённой партии, «--spoilers» — все.
save-of-other-game = В { $file } другая игра, не { $ruleset }. Уберите --ruleset.
end-turn-anyway = Ещё можно: { $left }. Завершить ход? Введите д или н.
answer-yes = д, да, y, yes
answer-no = н, нет, n, no
not-possible = { $action }: { $reason }.
nothing-to-play = В руке нет карт, порядок которых не важен. Остальные разыгрывайте по одной.
undo-nothing = Отменять нечего.
undo-what = Нельзя отменить «{ $typed }». Можно ввести: { $ways }.
undone = Отменено.

## Команды: другие слова для них на этом языке

order-all = все
order-undo = отменить, отмена
order-undo-turn = ход
order-why = почему
order-card = карта
order-log = журнал
order-view = стол
order-help = помощь
order-save = сохранить
order-quit = выйти, выход

## Помощь

help-actions = Действие выбирают номером, его текстом или частью текста. Кроме того:
usage-all = все
usage-undo = отменить, отменить ход
usage-why = почему, почему НОМЕР
usage-card = карта НАЗВАНИЕ
usage-log = журнал, журнал ЧИСЛО
usage-view = стол
usage-help = помощь
usage-save = сохранить, сохранить ФАЙЛ
usage-quit = выйти
help-all = разыграть все карты, порядок которых не важен
help-undo = отменить последнее действие или весь этот ход, если не открыто ничего нового
help-why = карта и правило, стоящие за тем, что произошло, или за одним событием журнала
help-card = карта целиком
help-log = последние события
help-view = показать стол ещё раз, со всеми стопками сброса
help-help = этот список
help-save = сохранить сейчас, в обычном месте или в другой файл
help-quit = прервать; игра сохранена, её можно продолжить

## Что произошло

news-in-short = … вкратце; «журнал 100» покажет каждый шаг
earlier-events = { $count ->
    [one] … ещё { $count } строка раньше: введите «журнал»
    [few] … ещё { $count } строки раньше: введите «журнал»
    [many] … ещё { $count } строк раньше: введите «журнал»
   *[other] … ещё { $count } строки раньше: введите «журнал»
}
nothing-happened = Пока ничего не произошло.
no-such-event = В журнале нет доступного вам события { $number }. Номера покажет команда «журнал».
why-hint = «почему НОМЕР» ведёт от события к его первой причине; номера покажет команда «журнал».
ruling = пояснение { $id }

## Несколько человек за одним устройством

pass-device = Передайте устройство игроку: { $player }
press-enter = Нажмите Enter, когда будете готовы.

## Дерево партий

tree-here = ← вы здесь
tree-score = Счёт: { $count }
tree-over = завершена
tree-actions = { $count ->
    [one] { $count } действие
    [few] { $count } действия
    [many] { $count } действий
   *[other] { $count } действий
}
tree-compare = те же перетасовки, для сравнения
tree-imported = импортирована
tree-goes-on = Можно также ввести «дерево», «ветвь ДЕЙСТВИЕ» или «иди НОМЕР»; «помощь» покажет все команды, «выйти» завершит работу.
why-branch = ветвь после действия { $move }
branch-same = сравнить
branched = Теперь это ветвь { $id }. Партия, от которой она отошла, остаётся в дереве.
branched-same = Теперь это ветвь { $id } с теми же перетасовками. Она отмечена для сравнения, как и всё, что от неё отойдёт.
branch-too-far = Действия { $move } нет: в этой партии пока { $count ->
    [one] { $count } действие
    [few] { $count } действия
    [many] { $count } действий
   *[other] { $count } действий
}.
gone-to = Теперь это партия { $id }.
no-such-node = В дереве нет партии «{ $typed }». Партии: { $known }.
which-node = Какая партия? Есть: { $known }. «дерево» покажет все.
drop-really = Удалить партию { $id } и всё, что от неё отошло? Введите д или н:
drop-here = Партию { $id } удалить нельзя: сейчас идёт именно она или та, что от неё отошла.
dropped = Партия { $id } удалена.
renamed = Новое название: { $name }.
bad-name = В названии от 1 до { $most } видимых знаков.
not-understood-at-end = «{ $typed }» — сейчас этого сделать нельзя. Введите число от 1 до { $last }, команду или «помощь».
order-tree = дерево
order-branch = ветвь
order-go = иди, перейти
order-drop = удалить
order-rename = назвать
usage-tree = дерево
usage-branch = ветвь, ветвь ДЕЙСТВИЕ
usage-go = иди НОМЕР
usage-drop = удалить НОМЕР
usage-rename = назвать НАЗВАНИЕ
help-tree = все партии этого дерева с их номерами
help-branch = продолжить в ветви от этого места или от более раннего действия; в конце можно добавить название, а «сравнить» в начале сохранит перетасовки, только для сравнения
help-go = продолжить другую партию дерева
help-drop = удалить партию и всё, что от неё отошло
help-rename = дать всему этому другое название

## Сохранение

saved = Сохранено: { $file }
cannot-save = Не удаётся сохранить игру в { $file }: { $reason }. Она продолжается без сохранения; прежний файл остаётся как есть. Введите «сохранить ФАЙЛ», чтобы попробовать другое место.
saving-works-again = Игра снова сохраняется.
quit-unsaved = Последние действия не сохранены ({ $reason }). Введите «сохранить ФАЙЛ», чтобы сохранить в другом месте, или ещё раз «выйти».
left-unsaved = Последние действия сохранить не удалось ({ $reason }). Прежнее сохранение осталось в { $file }.
how-to-resume = Игра сохранена. Продолжить: { $command }
how-to-replay = Посмотреть ещё раз: { $command }
resumed = Продолжается игра: { $file }
previous-kept = Незаконченная игра сохранена отдельно. Продолжить её: { $command }
sets-played = Наборы: { $sets }

## Командная строка

needs-extra = Для { $wanted } нужна библиотека { $library }: pip install 'deckwright[{ $extra }]'
unknown-language = Неизвестный язык «{ $lang }». Известные: { $known }.
seats-do-not-match = --players: { $players }, но { $seats ->
    [one] указано { $seats } место
    [few] указано { $seats } места
    [many] указано { $seats } мест
   *[other] указано { $seats } места
}. Укажите столько мест, сколько игроков.
seat-empty = В «{ $seats }» одно место пустое. Для каждого места напишите human или бота, например human,greedy.
too-many-names = { $names ->
    [one] { $names } имя
    [few] { $names } имени
    [many] { $names } имён
   *[other] { $names } имени
} на { $seats ->
    [one] { $seats } место
    [few] { $seats } места
    [many] { $seats } мест
   *[other] { $seats } места
}. Укажите не больше одного имени на место.
name-twice = Имя «{ $name }» указано для двух мест. Укажите разные имена.
bad-option = «{ $option }» — не настройка. Напишите ИМЯ=ЗНАЧЕНИЕ, например { $example }.
not-text = «{ $argument }» — не текст: в нём есть байты не в UTF-8. Напишите его или назовите файл в UTF-8.
place-empty = Здесь пусто. Укажите файл или папку.
place-unprintable = В «{ $file }» есть знаки, которые нельзя показать. Укажите другое имя.
no-card-file = Файла или папки с картами { $file } нет.
no-cards-in-folder = В папке { $file } нет файлов с картами (ИМЯ.yaml).
bad-config = Файл настроек { $file } не используется: { $reason }.
bad-config-packs = Файл настроек { $file } не используется: напишите packs = ["~/my-packs"], список файлов и папок.
no-installed-pack = { $file } не существует, а назван в файле настроек { $config }.
pack-left-out = В { $file } есть ошибки, поэтому набор пропущен. Подробности: { $command }
pack-of-other-game = Набор { $file } пропущен: в нём карты игры { $game }.
no-such-file = Файла { $file } нет.
cannot-read = Не удаётся прочитать { $file }: { $reason }.
no-saved-game = { $file } — не сохранённая игра этой программы.
save-is-folder = { $file } — папка. Укажите файл.
save-is-no-file = { $file } — устройство или канал. Укажите файл.
save-no-folder = Папки { $folder } нет. Сначала создайте её или укажите другое место.
cannot-save-there = Игру нельзя сохранить в { $file }: { $reason }. Укажите имя другого файла.
save-is-other-file = { $file } существует, и это не сохранённая игра. Выберите другое имя.
save-without-seats = В сохранённой игре не сказано, кто где сидит. Укажите --seats.
only-for-new = { $option } — для новой игры; сохранённая продолжается как есть. Уберите { $option } или --resume.
no-such-seat = Места «{ $seat }» нет. Места: { $known }.

## Конец

game-over = Игра окончена
final-score = Финальный подсчёт
column-place = Место
column-player = Игрок
column-total = Всего
wins = { $count ->
    [one] Побеждает { $player }!
    [few] Побеждают { $player }!
    [many] Побеждают { $player }!
   *[other] Побеждают { $player }!
}
nobody-wins = Никто не победил.

## Просмотр сохранённой игры

replay-prompt = Действие { $n } из { $count }>
replay-at-start = Это начало.
replay-at-end = { $count ->
    [one] В игре всего { $count } действие.
    [few] В игре всего { $count } действия.
    [many] В игре всего { $count } действий.
   *[other] В игре всего { $count } действия.
}
replay-not-understood = «{ $typed }» не понято. Enter — дальше, b — назад, число — к этому действию; «помощь» покажет остальное.
replay-usage-next = Enter, n
replay-usage-back = b
replay-usage-number = НОМЕР
replay-usage-end = end
replay-usage-log = журнал, журнал ЧИСЛО
replay-usage-why = почему, почему НОМЕР
replay-usage-view = стол
replay-usage-card = карта НАЗВАНИЕ
replay-usage-quit = q
replay-help-next = следующее действие
replay-help-back = предыдущее действие
replay-help-number = перейти к этому действию; 0 — начало
replay-help-end = перейти к концу
replay-help-log = последние события
replay-help-why = карта и правило, стоящие за действием или за одним событием журнала
replay-help-view = показать стол ещё раз
replay-help-card = карта целиком
replay-help-quit = выйти
replay-no-such-game = В дереве нет партии «{ $typed }». Партии: { $known }.
replay-usage-go = иди НОМЕР
replay-help-go = посмотреть другую партию дерева

## Много партий

sim-preparing = Подготовка правил
sim-compiling = Компиляция правил
sim-compiled = Правила скомпилированы
sim-seconds = { $seconds } с
sim-playing = Игра
sim-rate = партий/с: { $games }, решений/с: { $decisions }
sim-left = осталось
sim-title = { $games ->
    [one] { $games } партия: { $ruleset }
    [few] { $games } партии: { $ruleset }
    [many] { $games } партий: { $ruleset }
   *[other] { $games } партии: { $ruleset }
}
sim-seat = Место
sim-wins = Доля побед
sim-interval = Интервал 95 %
sim-tenth = 10 %
sim-median = Медиана
sim-ninetieth = 90 %
sim-score = Средний итог
sim-length = В партии в среднем { $rounds } круга и { $decisions } решения.
sim-length-turns = В партии в среднем { $turns } хода и { $decisions } решения.
sim-stopped = Партии, остановленные из-за чрезмерной длины: { $games }
sim-hash = Хеш конечных состояний: { $hash }
sim-interrupted = Прервано. Сыграно и сохранено партий: { $games } из { $wanted }.
sim-nothing = Прервано до конца первой партии; ничего не записано.
sim-written = Результаты и отчёт: { $file }
sim-bad-number = --games «{ $number }» — не целое число от 1 до { $most }. Напишите, например, 50000, 1e6 или 100_000.
sim-seat-empty = В «{ $seats }» одно место пустое. Для каждого места назовите манеру игры, например greedy,random.
sim-no-policy = Нет манеры игры «{ $policy }». Есть: { $known }, а также файл весов (.npy).
bot-of-other-game = «{ $bot }» не играет в { $game }, а играет в { $games }. Для { $game } есть: { $known }.
sim-seats-do-not-match = --players: { $players }, но в --seats названо: { $seats }. Назовите по одному на место или один на всех.
sim-weights-unreadable = Не удаётся прочитать веса из { $file }: { $why }.
sim-no-weights = В { $file } нет массива весов; его записывает numpy.save.
sim-bad-address = «{ $address }» — не адрес кластера Ray. Напишите auto, local или ХОСТ:ПОРТ.
