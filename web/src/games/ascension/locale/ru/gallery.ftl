# Галерея карт и страница карты.

gallery-intro = Все карты с текстом, пояснениями и правилами, которых они касаются. Поиск идёт по названиям и текстам.
gallery-filters = Фильтры
gallery-any-set = Любой набор
gallery-any-type = Любой тип
gallery-any-cost = Любая стоимость
gallery-found =
    { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }
gallery-none = Нет подходящих карт.
gallery-clear = Сбросить фильтры
gallery-sort = Сортировка
gallery-sort-set = По набору
gallery-sort-name = По названию
gallery-sort-cost = По стоимости
gallery-sort-honor = По славе
gallery-grid = Карты; между ними можно переходить стрелками
gallery-back = Все карты
gallery-previous = Предыдущая карта
gallery-next = Следующая карта
gallery-kind = Вид
gallery-origin = Происхождение
gallery-honor = Слава в конце игры
gallery-reward = Слава в награду
gallery-count = Копий в наборе
gallery-english = Название по-английски
gallery-no-rulings = Пояснений по этой карте нет: всё сказано в тексте.
gallery-related = Связанные правила
gallery-missing = Такой карты здесь нет.
