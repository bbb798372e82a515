# What the parts of a view are called, by their paths; for any page that shows them without knowing the game.

game-name = Ascension

# The table.

view-over = Koniec gry
view-round = Runda
view-turns = Rozegrane tury
view-turn-player = Czyja tura
view-first = Pierwszy gracz
view-pool = Pula honoru
view-runes = Runy
view-restricted-runes = Runy tylko na konstrukty Mechany
view-power = Siła
view-energy = Energia w tej turze
view-end-triggered = Ostatnia runda
view-extra-turns = Dodatkowe tury
view-hand-size = Karty nowej ręki

# The center.

view-row = Rząd centralny
view-row-slot = Miejsce
view-row-card = Karta
view-row-under = Skarby pod tą kartą
view-row-price = Cena teraz
view-piles = Zawsze dostępne
view-void = Otchłań
view-box = Poza grą
view-center = Talia główna
view-center-count = Karty w talii głównej
view-center-cards = Talia główna

# The seats.

view-seats = Gracze
view-seats-seat = Miejsce
view-seats-team = Drużyna
view-seats-honor = Znaczniki honoru
view-seats-hand = Ręka
view-seats-hand-count = Karty na ręce
view-seats-hand-known = Znane karty na ręce
view-seats-hand-cards = Ręka
view-seats-deck = Talia
view-seats-deck-count = Karty w talii
view-seats-deck-top = Znane na wierzchu talii
view-seats-deck-cards = Talia
view-seats-discard = Stos kart odrzuconych
view-seats-played = Zagrane w tej turze
view-seats-constructs = Konstrukty w grze
view-seats-constructs-card = Konstrukt
view-seats-constructs-used = Użyty w tej turze
view-seats-trophies = Trofea
view-seats-unseen = Ręka i talia razem
view-seats-unseen-with = Razem z
view-seats-total = Bieżący wynik
view-seats-taken-from-you = Zabrane Tobie

# The solo opponent.

view-rival = Przeciwnik
view-rival-honor = Honor
view-rival-set-aside = Odłożone
view-rival-aims = Zabierze jako następne, według pól
view-rival-name = Nazwa
view-rival-name-samael = Samael
view-rival-name-cult = Kult
view-rival-score = Bieżący wynik

# What is asked.

view-decision = O co chodzi
view-decision-player = Kto decyduje
view-decision-kind = Pytanie
view-decision-kind-turn = Tura
view-decision-kind-banish = Usuń
view-decision-kind-discard = Odrzuć
view-decision-kind-acquire = Pozyskaj
view-decision-kind-defeat = Pokonaj
view-decision-kind-take = Weź
view-decision-kind-copy = Skopiuj
view-decision-kind-confirm = Tak lub nie
view-decision-kind-destroy = Zniszcz
view-decision-kind-keep = Zachowaj
view-decision-kind-reward = Nagroda
view-decision-kind-option = Dokąd trafia
view-decision-source = Za sprawą karty
view-decision-card = O karcie
view-decision-about = O graczu
view-decision-optional = Można odmówić

# The end.

view-scores = Wynik końcowy
view-ranking = Kolejność miejsc
view-winners = Zwycięzcy
view-seed = Ziarno generatora
