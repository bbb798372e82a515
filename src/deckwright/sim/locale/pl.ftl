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
key-score = mediana wyników
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
scores-caption = Jak często miejsce kończy grę z takim wynikiem
scores-axis = Wynik na koniec gry
scores-definition = Wynik to to, co zasady gry liczą na końcu.

## Cards

filter-name = Znajdź kartę
filter-all = Wszystkie
filter-shown = Pokazane karty: { $count }
sort-by = Sortuj według: { $column }
define-title = Co oznaczają kolumny

## What was simulated

about-title = Co symulowano
about-ruleset = Zestaw zasad
about-mode = Tryb
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
policy-named = gra według strony swojej gry, po swojemu
policy-weights = gra według arkusza wag z pliku
