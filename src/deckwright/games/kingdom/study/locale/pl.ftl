### Raport z symulowanych królestw, po polsku.

## How long, and how many

length-title = Jak długo trwa królestwo
length-rounds = Tury
length-rounds-caption = Tury w królestwie
length-decisions-caption = Decyzje w królestwie
length-share = Odsetek królestw
length-middle = 90% królestw
length-definition = Królestwo ma 31 rund po kilka tur, a każdy dodatek dokłada następne. Decyzja to pozycja z co najmniej dwiema dozwolonymi odpowiedziami, na którą odpowiedziano. Wykresy pomijają najrzadsze 0,2% królestw.
key-games = królestw
key-rounds = tur lub mniej w połowie królestw
key-score = mediana sławy
mode-solo = solo

## Final fame

scores-title = Sława na koniec
scores-caption = Jak często królestwo kończy z taką sławą
scores-axis = Sława na koniec
scores-definition = Sława na koniec to sława wszystkich kart królestwa wraz z naklejkami, kart wygnanych oraz ta, którą zapisano.

## Expansions

parts-title = Sława według bota i dodatku
parts-definition = Dziewięć na dziesięć królestw zdobywa więcej, niż stoi pod 10%, a jedno na dziesięć więcej, niż stoi pod 90%. Zysk to średnia sława, którą dodatek dokłada do tego, co było przed nim.
part-base = Gra podstawowa · { $policy }
column-part = Po czym
column-tenth = 10%
column-median = Mediana
column-ninetieth = 90%
column-mean = Średnia sława
column-gain = Zysk

## Chapters

chapters-title = Rozdział po rozdziale
chapter = Rundy { $first }–{ $last }
chapter-expansions = Dodatki
fame-caption = Średnia sława na koniec każdej rundy
fame-axis = Sława
fame-point = Runda { $round }: { $fame }
turns-caption = Tury każdej rundy według tego, jak się kończą
turns-axis = Tury
turns-bar = Runda { $round }, { $end }: { $turns }
round-axis = Runda
end-upgrades = Ulepszenie
end-passes = Pas
end-others = Inaczej
column-chapter = Rozdział
column-turns = Tury
column-upgrades = Ulepszenia
column-passes = Pasy
column-advances = Ruchy naprzód
column-discovered = Odkryte
column-blocked = Zablokowane
column-pass-share = Odsetek pasów
column-fame = Sława na koniec
chapters-definition = Wszystkie liczby to średnie na królestwo. Odsetek pasów liczy się od wszystkich tur rozdziału. Odkryte i zablokowane to karty. Ulepszenia przez efekty też się liczą.

## Resources

resources-title = Zasoby
gained-caption = Zasoby zdobyte w królestwie, według rozdziału
lost-caption = Zasoby utracone bez użycia w królestwie, według rozdziału
amount-axis = Zasoby w królestwie
column-all = Razem
resources-definition = Zasoby daje produkcja i dają je efekty. Przepadają te, które leżą w puli, gdy do gry wchodzą nowe karty albo kończy się tura.

## Forks

forks-title = Rozstaje
column-fork = Karta
column-way = Droga
column-taken = Odsetek królestw
column-mean = Średnia sława
column-interval = Przedział 95%
forks-definition = Odsetek dotyczy wszystkich królestw. Przy wyborze powtarzanym liczy się pierwszy. Gdy odkrywa się karty, królestwo, które z czasem poznało kilka, liczy się przy każdej z nich; liczy się też karta odkryta przez inny efekt.

## Negative cards

red-title = Karty negatywne
red-definition = Pojawiła się: w ilu królestwach karta była kiedyś negatywna. Rozwiązana: w ilu z nich na koniec nie jest już negatywną kartą królestwa. Użyte efekty: ile razy użyto efektu jej negatywnego etapu, w każdym z tych królestw.
unsolved-title = Sława a karty negatywne na koniec
column-came = Pojawiła się
column-solved = Rozwiązana
column-used = Użyte efekty
column-unsolved = Karty negatywne na koniec

## Stickers

stickers-title = Naklejki
column-sticker = Naklejka
column-supply = Na arkuszu
column-per-kingdom = Użyte
column-left = Zostały
column-none-left = Wyczerpane
stickers-definition = Użyte i pozostałe to średnie na królestwo. Wyczerpane: w jakiej części królestw użyto ostatniej naklejki tego rodzaju.

## Cards

cards-title = Ile warte są karty
cards-caption = Dopasowana różnica sławy: odkryta a nieodkryta, najwyraźniejsze karty: { $count }
cards-axis = Różnica sławy
cards-table = Wszystkie karty, które trafiły do jakiegoś królestwa
filter-type = Typ
column-card = Karta
column-type = Typ
column-inside = Obecna
column-round = Runda
column-stage-2 = Etap 2
column-stage-3 = Etap 3
column-stage-4 = Etap 4
column-produced = Produkowała
column-card-fame = Sława
column-had = Gdy można było
column-difference = Dopasowana różnica
define-inside = W jakiej części królestw kartę odkryto albo była tam od początku.
define-round = W której rundzie ją odkryto, średnio.
define-stage-2 = W jakiej części tych królestw pojawił się ten etap.
define-stage-3 = Tak samo.
define-stage-4 = Tak samo.
define-produced = Ile razy karta produkowała, na królestwo.
define-card-fame = Jej sława na koniec, z naklejkami, tam, gdzie wciąż była w królestwie.
define-had = Spośród porównanych królestw odsetek tych, w których kartę można było odkryć i odkryto.
define-difference = Średnia sława na koniec w królestwach, które mogły odkryć kartę i ją odkryły, minus ta w królestwach, które mogły i jej nie odkryły, z przedziałem 95%. Porównuje się tylko podobne z podobnym: kartę po raz pierwszy można było odkryć w tych samych czterech rundach. Gdy po którejś stronie jest mniej niż { $fewest } królestw, nie pokazujemy niczego.
not-shown-title = Czego dopasowana różnica nie pokazuje
not-shown = Nie pokazuje, co powoduje odkrycie. Królestwo, które odkryło kartę, mogło już wcześniej być bogatsze, a to, które jej nie odkryło, mogło znaleźć coś lepszego. Różnica dotyczy tego sposobu gry: w innych rękach karta może być warta więcej lub mniej. A wśród stu kart około pięciu przedziałów przypadkiem nie zawiera prawdziwej wartości.
