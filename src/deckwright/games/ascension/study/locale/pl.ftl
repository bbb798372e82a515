### Raport z symulowanych gier w Ascension, po polsku.

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
filter-faction = Frakcja
filter-type = Typ
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

mode-versus = każdy gra na siebie
mode-solo = solo
mode-teams = drużyny po dwóch
