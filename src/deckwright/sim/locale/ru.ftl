### Отчёт о смоделированных партиях, по-русски.

## The page

language = Русский
title = { $games ->
    [one] { $games } партия: { $ruleset }
    [few] { $games } партии: { $ruleset }
    [many] { $games } партий: { $ruleset }
   *[other] { $games } партии: { $ruleset }
}
switch-language = Язык
seat = Место { $n }
seat-policy = Место { $n } · { $policy }
team-policy = Команда { $n } · { $policy }
interval = от { $low } до { $high }
footnote = Все интервалы 95-процентные: если бы моделирование повторили много раз с другими зёрнами, примерно 95 из 100 таких интервалов содержали бы истинное значение.
stopped = { $games ->
    [one] { $games } партия остановлена: она шла слишком долго; в ней никто не победил.
    [few] { $games } партии остановлены: они шли слишком долго; в них никто не победил.
    [many] { $games } партий остановлено: они шли слишком долго; в них никто не победил.
   *[other] { $games } партии остановлены: они шли слишком долго; в них никто не победил.
}
incomplete = Моделирование прервано. Сыграно партий: { $games } из { $wanted }.

## Key figures

key-games = партий
key-decisions = решений
key-rounds = кругов или меньше в половине партий
key-lead = побед: { $seat }
key-score = медиана счёта
key-rate = решений в секунду

## Who wins

wins-title = Кто побеждает
wins-caption = Доля побед с интервалом 95 %; пунктир — равные шансы.
wins-caption-solo = Доля побед с интервалом 95 %.
wins-all = Все партии
wins-begins = Когда ходит первым
wins-follows = Когда первым ходит другой
wins-column-side = Место
wins-column-rate = Доля побед
wins-definition = Доля побед — это число выигранных партий, делённое на число сыгранных. Ничьи решаются так, как говорят правила. Интервал вычислен по Уилсону. Кто ходит первым, в каждой партии решает жребий.
wins-definition-solo = Доля побед — это число выигранных партий, делённое на число сыгранных. Интервал вычислен по Уилсону.

## How long

length-title = Сколько длится партия
length-rounds = Круги
length-turns = Ходы
length-decisions = Решения
length-share = Доля партий
length-measure = Мера
length-mean = Среднее
length-median = Медиана
length-middle = 90 % партий
length-rounds-caption = Кругов в партии
length-decisions-caption = Решений в партии
length-bar = от { $from } до { $to }: { $share }
length-definition = Ход — это ход одного игрока, дополнительные ходы тоже считаются. Круги — это ходы, делённые на число мест, с округлением вверх. Решение — это позиция, в которой есть хотя бы два разрешённых ответа и на которую ответили. На графиках нет самых редких 0,2 % партий.

## Final scores

scores-title = Итоговый счёт
scores-caption = Как часто место заканчивает партию с таким счётом
scores-axis = Счёт в конце партии
scores-definition = Счёт — это то, что правила игры считают в конце.

## Cards

filter-name = Найти карту
filter-all = Все
filter-shown = Показано карт: { $count }
sort-by = Упорядочить: { $column }
define-title = Что значат столбцы

## What was simulated

about-title = Что моделировалось
about-ruleset = Свод правил
about-mode = Режим
about-seats = Места
about-options = Настройки правил
about-games = Партии
about-numbers = { $games }, номера с { $first } по { $last }
about-seed = Зерно
about-device = Сыграно на
about-time = Время
about-seconds = { $seconds } с; в секунду партий: { $games }, решений: { $decisions }
about-sets = Наборы карт
about-versions = Версии
about-hash = Хеш конечных состояний
about-again = Сыграть те же партии ещё раз
policy-random = выбирает с равными шансами из всего разрешённого
policy-busy = выбирает случайно и заканчивает ход, только когда больше ничего не разрешено
policy-greedy = делает то, что его страница весов ставит первым
policy-named = играет по странице своей игры, на свой лад
policy-weights = играет по странице весов из файла
