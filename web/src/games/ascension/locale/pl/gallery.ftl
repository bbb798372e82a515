# Galeria kart i strona karty.

gallery-intro = Wszystkie karty z tekstem, wyjaśnieniami i zasadami, których dotyczą. Wyszukiwanie obejmuje nazwy i teksty.
gallery-filters = Filtry
gallery-any-set = Dowolny zestaw
gallery-any-type = Dowolny typ
gallery-any-cost = Dowolny koszt
gallery-found =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    }
gallery-none = Żadna karta nie pasuje.
gallery-clear = Wyczyść filtry
gallery-sort = Sortuj według
gallery-sort-set = Zestaw
gallery-sort-name = Nazwa
gallery-sort-cost = Koszt
gallery-sort-honor = Honor
gallery-grid = Karty; strzałki przechodzą od jednej do drugiej
gallery-back = Wszystkie karty
gallery-previous = Poprzednia karta
gallery-next = Następna karta
gallery-kind = Rodzaj
gallery-origin = Pochodzenie
gallery-honor = Honor na koniec gry
gallery-reward = Honor w nagrodę
gallery-count = Kopie w zestawie
gallery-english = Nazwa angielska
gallery-no-rulings = Brak wyjaśnień do tej karty: tekst mówi wszystko.
gallery-related = Powiązane zasady
gallery-missing = Nie ma tu takiej karty.
