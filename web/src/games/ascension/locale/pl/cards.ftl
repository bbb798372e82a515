# Karta: jej rodzaj i to, co mówi o niej czytnik ekranu.

card-kind =
    { $type ->
        [hero]
            { $faction ->
                [enlightened] Bohater Oświeconych
                [lifebound] Bohater Czcicieli Życia
                [mechana] Bohater Mechany
                [void] Bohater Sług Otchłani
               *[none] Bohater
            }
        [construct]
            { $faction ->
                [enlightened] Konstrukt Oświeconych
                [lifebound] Konstrukt Czcicieli Życia
                [mechana] Konstrukt Mechany
                [void] Konstrukt Sług Otchłani
               *[none] Konstrukt
            }
        [monster] Potwór
        [treasure] Skarb
       *[other] { $type }
    }
card-cost-runes =
    { $count ->
        [one] Kosztuje { $count } runę
        [few] Kosztuje { $count } runy
       *[many] Kosztuje { $count } run
    }
card-cost-power =
    { $count ->
        [one] Pokonanie kosztuje { $count } punkt siły
        [few] Pokonanie kosztuje { $count } punkty siły
       *[many] Pokonanie kosztuje { $count } punktów siły
    }
card-price-now = Teraz dla Ciebie { $count }
card-worth =
    { $count ->
        [one] Warta { $count } punkt honoru
        [few] Warta { $count } punkty honoru
       *[many] Warta { $count } punktów honoru
    }
card-treasure-under =
    { $count ->
        [one] Pod nią { $count } skarb
        [few] Pod nią { $count } skarby
       *[many] Pod nią { $count } skarbów
    }
card-times =
    { $count ->
        [one] { $count } kopia
        [few] { $count } kopie
       *[many] { $count } kopii
    }
card-origin-treasure = Karta skarbu
