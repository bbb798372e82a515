rules-intro = Wszystkie zasady naszymi słowami wraz z wyjaśnieniami szczególnych przypadków. Każda zasada ma własny adres.
rules-numbered = Każda zasada po numerze
rules-search = Szukaj zasad
rules-contents = Spis treści
rules-part-rules = Zasady
rules-part-rulings = Wyjaśnienia
rules-part-glossary = Słowniczek
rules-parts = Części instrukcji
rules-found =
    { $count ->
        [one] { $count } pozycja
        [few] { $count } pozycje
       *[many] { $count } pozycji
    }
rules-none = Nic nie pasuje.
rules-print = Drukuj
rules-link = Link do { $id }
rules-chapter-other = Inne
