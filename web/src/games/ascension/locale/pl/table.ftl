table-rival-samael = Samael
table-rival-cult = Kult
table-set-aside = Odłożone: { $count }
duel-heading-samael = Pojedynek z Samaelem
duel-heading-cult = Pojedynek z Kultem
duel-next = Zabierze
duel-you = ty { $count }
duel-nothing-aside = Jeszcze nic
duel-aimed = { $rival } zabierze tę kartę po tej turze jako nr { $n }
duel-takes-samael = Po każdej twojej turze Samael zabiera dwie karty z prawego końca rzędu – te pod szponami.
duel-takes-cult = Po każdej twojej turze Kult zabiera dwie karty z prawego końca rzędu – te pod szponami.
duel-counts-samael = Potwory dają mu honor od razu, bohaterowie i konstrukty na końcu.
duel-counts-cult = Potwory dają mu honor od razu, bohaterowie i konstrukty na końcu.
duel-wins-samael = Gdy pula się opróżni, wygrywasz, jeśli masz więcej honoru niż on.
duel-wins-cult = Gdy pula się opróżni, wygrywasz, jeśli masz więcej honoru niż Kult.
table-constructs-count = Konstrukty: { $count }
table-team-honor = Honor drużyny: { $count }
table-own-team = Twoja drużyna
table-their-team = Przeciwnicy
table-taken-from-you = Zabrane Tobie
table-in-hand = Na ręce: { $cards }
table-you-have = Masz: { $what }
table-hand-empty = Nie masz kart na ręce
table-card-page = O tej karcie
table-rulings =
    { $count ->
        [one] { $count } wyjaśnienie do tej karty
        [few] { $count } wyjaśnienia do tej karty
        [many] { $count } wyjaśnień do tej karty
       *[other] { $count } wyjaśnienia do tej karty
    }
table-honor-with-cards = razem { $count }
table-odds =
    { $count ->
        [5] Twoja następna ręka, jeśli dobierzesz pięć kart
        [one] Twoja następna ręka, jeśli dobierzesz { $count } kartę
        [few] Twoja następna ręka, jeśli dobierzesz { $count } karty
       *[other] Twoja następna ręka, jeśli dobierzesz { $count } kart
    }
table-odds-shuffle =
    { $count ->
        [0] Twoja talia jest pusta: pozostałe karty zostaną potasowane i utworzą nową talię.
        [one] Dobierzesz { $count } kartę z talii; potem pozostałe zostaną potasowane i utworzą nową talię.
        [few] Dobierzesz { $count } karty z talii; potem pozostałe zostaną potasowane i utworzą nową talię.
        [many] Dobierzesz { $count } kart z talii; potem pozostałe zostaną potasowane i utworzą nową talię.
       *[other] Dobierzesz { $count } karty z talii; potem pozostałe zostaną potasowane i utworzą nową talię.
    }
table-odds-left = W talii
table-odds-chance = Szansa
table-aids-off = Pomoce pamięciowe są wyłączone w ustawieniach.
table-deck-hidden = Nikt nie może zajrzeć do tej talii.
table-keys-deck = Co zostało w Twojej talii
round-number = Runda { $n }
table-honor-won =
    { $count ->
        [one] { $count } punkt honoru w tej turze
        [few] { $count } punkty honoru w tej turze
        [many] { $count } punktów honoru w tej turze
       *[other] { $count } punktu honoru w tej turze
    }
table-lost-destroy = Twoja karta { $card } zostaje zniszczona
table-lost-take = Twoja karta { $card } zostaje zabrana
table-lost-discard = Twoja karta { $card } zostaje odrzucona
table-lost-banish = Twoja karta { $card } zostaje usunięta
table-fold-spend = wydaje { $amount }
table-fold-lose = traci { $amount }
table-fold-refill = do rzędu centralnego trafia: { $cards }
table-fold-shuffle = tasuje
table-fold-discard =
    { $count ->
        [one] odrzuca { $count } kartę
        [few] odrzuca { $count } karty
        [many] odrzuca { $count } kart
       *[other] odrzuca { $count } karty
    }
table-fold-draw =
    { $count ->
        [one] dobiera { $count } kartę
        [few] dobiera { $count } karty
        [many] dobiera { $count } kart
       *[other] dobiera { $count } karty
    }
table-space = Rząd centralny, miejsce { $n }

# What is done with the card that is held up, and what it costs.

verb-banish = Usuń
verb-discard = Odrzuć
verb-acquire = Pozyskaj
verb-defeat = Pokonaj
verb-take = Weź
verb-copy = Powtórz
verb-destroy = Zniszcz
verb-keep = Zachowaj
verb-reward = Ta jako następna
cost-runes =
    { $count ->
        [one] { $count } runa
        [few] { $count } runy
       *[many] { $count } run
    }
cost-power =
    { $count ->
        [one] { $count } punkt siły
        [few] { $count } punkty siły
       *[many] { $count } punktów siły
    }
