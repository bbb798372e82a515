table-rival-samael = Samael
table-rival-cult = Kult
table-set-aside = Odłożone: { $count }
table-constructs-count = Konstrukty: { $count }
table-taken-from-you = Zabrane Tobie
table-hand-empty = Nie masz kart na ręce
table-card-page = O tej karcie
table-rulings =
    { $count ->
        [one] { $count } wyjaśnienie do tej karty
        [few] { $count } wyjaśnienia do tej karty
        [many] { $count } wyjaśnień do tej karty
       *[other] { $count } wyjaśnienia do tej karty
    }
table-odds =
    { $count ->
        [5] Twoja następna ręka, jeśli dobierzesz pięć kart
        [one] Twoja następna ręka, jeśli dobierzesz { $count } kartę
        [few] Twoja następna ręka, jeśli dobierzesz { $count } karty
       *[other] Twoja następna ręka, jeśli dobierzesz { $count } kart
    }
table-odds-left = W talii
table-odds-chance = Szansa
table-aids-off = Pomoce pamięciowe są wyłączone w ustawieniach.
table-deck-hidden = Nikt nie może zajrzeć do tej talii.
table-keys-deck = Co zostało w Twojej talii
round-number = Runda { $n }
