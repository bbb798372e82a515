# What the parts of a view are called, by their paths; for any page that shows them without knowing the game.

game-name = Królestwo

# How far the game is.

view-over = Koniec gry
view-round = Runda
view-turn = Tura w rundzie
view-turns = Tury w tej grze
view-phase = Faza
view-phase-start = początek rundy
view-phase-turn = tura
view-phase-next = między turami
view-phase-banish = wygnanie
view-phase-over = koniec
view-rounds-left = Pozostałe rundy
view-last-round = Ostatnia runda
view-expansion = Dodatek
view-restart-open = Królestwo można jeszcze zacząć od nowa

# What the player has.

view-pool = Zasoby
view-resource-coin = moneta
view-resource-wood = drewno
view-resource-stone = kamień
view-resource-metal = metal
view-resource-sword = miecz
view-resource-good = towar
view-resource-any = dowolny zasób
view-stickers = Arkusz naklejek
view-sticker-1 = moneta
view-sticker-2 = drewno
view-sticker-3 = kamień
view-sticker-4 = metal
view-sticker-5 = miecz
view-sticker-6 = towar
view-sticker-7 = pozostaje w grze
view-sticker-8 = sława: 2
view-sticker-10 = sława: 5
view-sticker-11 = Rycerz
view-fame = Dotychczasowa sława
view-banished-fame = Sława wygnanych
view-written-fame = Zapisana sława
view-score-track = Tor punktacji

# The cards.

view-deck = Talia
view-deck-count = Karty w talii
view-deck-top = Wierzch talii
view-deck-top-card = Na wierzchu
view-deck-known-top = Znane na wierzchu talii
view-deck-known-bottom = Znane na spodzie talii
view-deck-cards = Karty w talii
view-play = Obszar gry
view-discard = Stos kart odrzuconych
view-permanents = Karty stałe
view-set-aside = Odłożone na bok
view-destroyed = Zniszczone
view-banished = Wygnane
view-box = Jeszcze w pudełku
view-read = Przeczytane i pozostawione w pudełku
view-offered = Jedną z nich odkryjesz
view-packet = Jedna z nich zostanie wygnana
view-reading = Czytany zwój

# A card that lies open.

view-shown-card = Karta
view-shown-stage = Etap
view-shown-keywords = Słowa kluczowe
view-keyword-land = Ziemia
view-keyword-building = Budynek
view-keyword-person = Osoba
view-keyword-enemy = Wróg
view-keyword-event = Wydarzenie
view-keyword-scroll = Zwój
view-keyword-permanent = Stała
view-keyword-expansion = Dodatek
view-keyword-knight = Rycerz
view-shown-production = Produkcja
view-shown-produces-less = Mniej zasobów, do wyboru
view-shown-fame = Sława
view-shown-boxes = Pola wyboru
view-shown-stickers = Naklejki według etapów
view-shown-ticks = Zaznaczone pola według etapów
view-shown-crossed = Zużyte efekty według etapów
view-shown-blocked-by = Zablokowana przez
view-shown-blocks = Blokuje
view-shown-stays = Pozostaje w grze

# Its cost boxes and effects.

view-shown-upgrades = Ulepszenia
view-upgrade-arrow = Strzałka
view-upgrade-arrow-down = w dół
view-upgrade-arrow-right = w prawo
view-upgrade-to = Na etap
view-upgrade-price = Cena teraz
view-upgrade-payable = Można opłacić
view-upgrade-others = Albo zamiast tego
view-upgrade-less = Mniej zasobów, do wyboru
view-upgrade-discarding = Inne karty do odrzucenia
view-shown-effects = Efekty
view-effect-name = Nazwa
view-effect-icon = Rodzaj
view-icon-passive = pasywny
view-icon-activated = aktywowany
view-icon-time = efekt czasu
view-icon-destroy = efekt zniszczenia
view-icon-optional = opcjonalny, wyzwalany
view-icon-forced = przymusowy, wyzwalany
view-icon-once = jednorazowy
view-effect-crossed = Zużyty
view-effect-usable = Można użyć

# What is asked.

view-decision-kind-turn = Tura
view-decision-kind-next = Dalej
view-decision-kind-card = Karta
view-decision-kind-order = Kolejność
view-decision-kind-resource = Zasób
view-decision-kind-box = Pole wyboru
view-decision-kind-side = Strona
view-decision-kind-option = Możliwość
view-decision-kind-trigger = Który efekt będzie pierwszy
view-decision-kind-confirm = Tak lub nie
view-decision-losing = Zasoby, które przepadną
