### Raport z symulowanych gier, po polsku.

## The page

language = Polski
title = { $games ->
    [one] { $games } gra: { $ruleset }
    [few] { $games } gry: { $ruleset }
    [many] { $games } gier: { $ruleset }
   *[other] { $games } gry: { $ruleset }
}
switch-language = Język
seat = Miejsce { $n }
seat-policy = Miejsce { $n } · { $policy }
team-policy = Drużyna { $n } · { $policy }
interval = od { $low } do { $high }
footnote = Wszystkie przedziały są 95-procentowe: gdyby symulację powtórzyć wiele razy z innym ziarnem, około 95 na 100 takich przedziałów zawierałoby prawdziwą wartość.
stopped = { $games ->
    [one] { $games } grę przerwano, bo trwała zbyt długo; nikt jej nie wygrał.
    [few] { $games } gry przerwano, bo trwały zbyt długo; nikt ich nie wygrał.
    [many] { $games } gier przerwano, bo trwały zbyt długo; nikt ich nie wygrał.
   *[other] { $games } gry przerwano, bo trwały zbyt długo; nikt ich nie wygrał.
}
incomplete = Symulację przerwano: rozegrano { $games } z { $wanted } gier.

## Key figures

key-games = gier
key-decisions = decyzji
key-rounds = rund lub mniej w połowie gier
key-lead = wygranych: { $seat }
key-rate = decyzji na sekundę

## Who wins

wins-title = Kto wygrywa
wins-caption = Odsetek wygranych z przedziałem 95%; linia przerywana to równe szanse.
wins-caption-solo = Odsetek wygranych z przedziałem 95%.
wins-all = Wszystkie gry
wins-begins = Gdy zaczyna
wins-follows = Gdy zaczyna kto inny
wins-column-side = Miejsce
wins-column-rate = Odsetek wygranych
wins-definition = Odsetek wygranych to liczba gier wygranych podzielona przez liczbę gier rozegranych. Remisy rozstrzyga się tak, jak mówią zasady. Przedział obliczono metodą Wilsona. O tym, kto zaczyna, w każdej grze decyduje los.
wins-definition-solo = Odsetek wygranych to liczba gier wygranych podzielona przez liczbę gier rozegranych. Przedział obliczono metodą Wilsona.

## How long

length-title = Jak długo trwa gra
length-rounds = Rundy
length-turns = Tury
length-decisions = Decyzje
length-share = Odsetek gier
length-measure = Miara
length-mean = Średnia
length-median = Mediana
length-middle = 90% gier
length-rounds-caption = Rundy w grze
length-decisions-caption = Decyzje w grze
length-bar = od { $from } do { $to }: { $share }
length-definition = Tura to tura jednego gracza; tury dodatkowe też się liczą. Rundy to liczba tur podzielona przez liczbę miejsc, zaokrąglona w górę. Decyzja to pozycja z co najmniej dwiema dozwolonymi odpowiedziami, na którą odpowiedziano. Wykresy pomijają najrzadsze 0,2% gier.

## Final scores

scores-title = Wyniki końcowe
scores-caption = Jak często miejsce kończy grę z tyloma punktami honoru
scores-axis = Punkty honoru na koniec gry
scores-definition = Wynik to znaczniki honoru zdobyte w trakcie gry oraz honor wydrukowany na wszystkich kartach posiadanych na końcu.

## Honor by source

honor-title = Skąd bierze się honor
honor-caption = Honor każdego miejsca według źródła, średnio na grę
honor-axis = Honor na grę
honor-source = Źródło
honor-total = Razem
honor-gained-monster = Nagrody za potwory
honor-gained-hero = Efekty bohaterów
honor-gained-construct = Efekty konstruktów
honor-gained-treasure = Efekty skarbów
honor-printed-hero = Wydrukowany na bohaterach
honor-printed-construct = Wydrukowany na konstruktach
honor-printed-treasure = Wydrukowany na skarbach
honor-gained-other = Inne źródła
honor-definition = Nagrody i efekty dają znaczniki honoru w trakcie gry. Wydrukowany honor liczy się raz, za każdą kopię karty posiadaną na końcu.

## Cards

cards-title = Ile warte są karty
cards-caption = Dopasowana różnica odsetka wygranych: pozyskana a pozostawiona, najwyraźniejsze karty: { $count }
cards-axis = Różnica odsetka wygranych, punkty procentowe
cards-table = Wszystkie karty, które można posiadać
filter-name = Znajdź kartę
filter-faction = Frakcja
filter-type = Typ
filter-all = Wszystkie
filter-shown = Pokazane karty: { $count }
column-card = Karta
column-faction = Frakcja
column-type = Typ
column-cost = Koszt
column-seen = Widziana
column-chances = Okazje
column-picked = Częstość wyboru
column-acquired = Wygrane, pozyskana
column-left = Wygrane, pozostawiona
column-difference = Dopasowana różnica
column-played = Zagrana
column-honor = Zdobyty honor
column-winners = W zwycięskich taliach
sort-by = Sortuj według: { $column }
define-title = Co oznaczają kolumny
define-seen = Ile razy kopia karty pojawiła się w rzędzie centralnym, na grę.
define-chances = W ilu grach i na ilu miejscach kartę można było pozyskać choć raz, za jej cenę albo bez opłaty.
define-picked = W jakiej części tych przypadków pozyskano ją choć raz.
define-acquired = Odsetek wygranych tych miejsc, które mogły pozyskać kartę i ją pozyskały.
define-left = Odsetek wygranych tych miejsc, które mogły pozyskać kartę i jej nie pozyskały. Oba odsetki są dopasowane (zob. niżej), więc mogą się różnić od zwykłych.
define-difference = Pierwszy odsetek minus drugi, w punktach procentowych, z przedziałem 95%. Porównuje się tylko podobne z podobnym: to samo miejsce, a więc ten sam sposób gry, i pierwszą okazję w tej samej części gry (rundy 1–2, 3–4 i tak dalej aż do 15 lub późniejszej). Każda taka grupa ma wagę Mantela i Haenszela. Gdy po którejś stronie jest mniej niż { $fewest } miejsc, nie pokazujemy niczego.
define-played = Ile razy zagrano kopię karty, na grę, wszystkie miejsca razem.
define-honor = Znaczniki honoru zdobyte dzięki efektom karty, na grę, wszystkie miejsca razem.
define-winners = Kopie, które na końcu posiadał zwycięzca, na grę.
not-shown-title = Czego dopasowana różnica nie pokazuje
not-shown = Nie pokazuje, co powoduje pozyskanie karty. Kto ją pozyskał, miał na nią runy i być może nic lepszego do zrobienia; kto ją pozostawił, być może wziął lepszą kartę. Nie dopasowano tego, jak mocna była reszta talii ani co jeszcze leżało w rzędzie centralnym. Różnica dotyczy tych sposobów gry: w innych rękach karta może być warta więcej lub mniej. A wśród stu kart około pięciu przedziałów przypadkiem nie zawiera prawdziwej wartości.

## Monsters

monsters-title = Potwory
monsters-table = Wszystkie potwory
column-monster = Potwór
column-monster-seen = Widziany
column-power = Siła
column-defeated = Pokonany
column-defeated-by = Pokonany przez miejsce { $n }
column-defeat-rate = Pokonany wśród widzianych
column-reward = Zdobyty honor
define-monsters = Wszystkie liczby podano na grę. Widziany: ile razy kopia pojawiła się w rzędzie centralnym. Pokonany: ile razy potwora pokonano. Pokonany wśród widzianych: jedna liczba podzielona przez drugą. Zdobyty honor: znaczniki honoru z jego nagród. Potwór zawsze dostępny nigdy nie pojawia się w rzędzie.

## Types and factions

type-hero = Bohater
type-construct = Konstrukt
type-treasure = Skarb
type-monster = Potwór
faction-enlightened = Oświeceni
faction-lifebound = Czciciele Życia
faction-mechana = Mechana
faction-void = Słudzy Otchłani
faction-none = Bez frakcji

## What was simulated

about-title = Co symulowano
about-ruleset = Zestaw zasad
about-mode = Tryb
mode-versus = każdy gra na siebie
mode-solo = solo
mode-teams = drużyny po dwóch
about-seats = Miejsca
about-options = Opcje
about-games = Gry
about-numbers = { $games }, numery od { $first } do { $last }
about-seed = Ziarno
about-device = Rozegrano na
about-time = Czas
about-seconds = { $seconds } s; na sekundę gier: { $games }, decyzji: { $decisions }
about-sets = Zestawy kart
about-versions = Wersje
about-hash = Skrót stanów końcowych
about-again = Rozegraj te same gry jeszcze raz
policy-random = wybiera z równą szansą spośród tego, co dozwolone
policy-busy = wybiera losowo, a turę kończy dopiero wtedy, gdy nic innego nie jest dozwolone
policy-greedy = robi to, co jego arkusz wag stawia na pierwszym miejscu
policy-weights = gra według arkusza wag z pliku
