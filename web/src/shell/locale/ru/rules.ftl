rules-intro = Все правила нашими словами, с пояснениями особых случаев. У каждого правила свой адрес.
rules-numbered = Каждое правило по номеру
rules-search = Поиск по правилам
rules-contents = Содержание
rules-part-rules = Правила
rules-part-rulings = Пояснения
rules-part-glossary = Глоссарий
rules-parts = Части правил
rules-found =
    { $count ->
        [one] { $count } запись
        [few] { $count } записи
       *[many] { $count } записей
    }
rules-none = Ничего не найдено.
rules-print = Печать
rules-link = Ссылка на { $id }
rules-chapter-other = Прочее
