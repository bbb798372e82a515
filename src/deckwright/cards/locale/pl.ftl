### Teksty kart po polsku.
### Komunikat jest zdaniem w trybie rozkazującym albo zdaniem głównym: mała litera na początku (chyba że zaczyna go
### etykieta), bez kropki. text.py wstawia zdania w warunki i etykiety, zmienia pierwszą literę na wielką i dodaje kropkę.

## Rzeczy z liczbą, w bierniku

cards =
    { $n ->
        [one] { $n } kartę
        [few] { $n } karty
       *[many] { $n } kart
    }
cards-up-to =
    { $n ->
        [one] { $n } kartę
       *[many] do { $n } kart
    }
amount-runes =
    { $n ->
        [one] { $n } runę
        [few] { $n } runy
       *[many] { $n } run
    }
amount-power =
    { $n ->
        [one] { $n } punkt siły
        [few] { $n } punkty siły
       *[many] { $n } punktów siły
    }
amount-honor =
    { $n ->
        [one] { $n } punkt honoru
        [few] { $n } punkty honoru
       *[many] { $n } punktów honoru
    }
amount-energy =
    { $n ->
        [one] { $n } punkt energii
        [few] { $n } punkty energii
       *[many] { $n } punktów energii
    }
amounts-comma = { $first }, { $next }
amounts-and = { $first } i { $next }

## Czasowniki

verb-gain = otrzymujesz { $amount }
verb-gain-per-faction-among-constructs = otrzymujesz { $amount } za każdą frakcję wśród konstruktów, które kontrolujesz
verb-gain-per-mechana-construct = otrzymujesz { $amount } za każdy konstrukt Mechany, który kontrolujesz
verb-gain-restricted = otrzymujesz { amount-runes } do wydania tylko na konstrukty Mechany
verb-draw = dobierz { cards }
verb-banish-hand = usuń { cards } z ręki
verb-banish-discard-pile = usuń { cards } ze swojego stosu kart odrzuconych
verb-banish-hand-or-discard-pile = usuń { cards } z ręki lub ze stosu kart odrzuconych
verb-banish-center-row = usuń { cards } z rzędu centralnego
verb-may-banish-hand = możesz usunąć { cards-up-to } z ręki
verb-may-banish-discard-pile = możesz usunąć { cards-up-to } ze swojego stosu kart odrzuconych
verb-may-banish-hand-or-discard-pile = możesz usunąć { cards-up-to } z ręki lub ze stosu kart odrzuconych
verb-may-banish-center-row = możesz usunąć { cards-up-to } z rzędu centralnego
verb-banish-every-hero = usuń wszystkich bohaterów z rzędu centralnego
verb-banish-every-construct = usuń wszystkie konstrukty z rzędu centralnego
verb-banish-every-monster = usuń wszystkie potwory z rzędu centralnego
verb-discard-to-draw =
    odrzuć { cards } z ręki, aby dobrać { $m ->
        [one] { $m } kartę
        [few] { $m } karty
       *[many] { $m } kart
    }
verb-defeat-free = pokonaj bez opłaty potwora o koszcie { $max } lub niższym
verb-defeat-row-free = pokonaj bez opłaty potwora z rzędu centralnego o koszcie { $max } lub niższym
verb-acquire-to-deck-hero = pozyskaj bez opłaty dowolnego bohatera i połóż go na wierzchu swojej talii
verb-acquire-to-deck-construct = pozyskaj bez opłaty dowolny konstrukt i połóż go na wierzchu swojej talii
verb-acquire-to-deck-max-hero = pozyskaj bez opłaty bohatera o koszcie { $max } lub niższym i połóż go na wierzchu swojej talii
verb-acquire-to-deck-max-construct = pozyskaj bez opłaty konstrukt o koszcie { $max } lub niższym i połóż go na wierzchu swojej talii
verb-may-take-free = możesz bez opłaty pozyskać albo pokonać kartę z rzędu centralnego
verb-copy = powtórz efekt innego bohatera zagranego przez Ciebie w tej turze
verb-extra-turn = usuń tę kartę, aby po tej turze rozegrać dodatkową turę
verb-trade =
    wydaj { amount-runes }, aby otrzymać { $m ->
        [one] { $m } punkt honoru
        [few] { $m } punkty honoru
       *[many] { $m } punktów honoru
    }
verb-discount-hero = następny bohater, którego pozyskasz w tej turze, kosztuje o { amount-runes } mniej
verb-discount-construct = następny konstrukt, który pozyskasz w tej turze, kosztuje o { amount-runes } mniej
verb-may-put-into-hand = możesz wziąć pozyskaną kartę na rękę, zamiast odłożyć ją na stos kart odrzuconych
verb-opponents-destroy = każdy przeciwnik wybiera i niszczy 1 konstrukt, który kontroluje
verb-opponents-keep = każdy przeciwnik zachowuje 1 wybrany przez siebie konstrukt, a pozostałe niszczy
verb-take-random = zabierz z ręki każdego przeciwnika po 1 losowej karcie i weź je na rękę; odtąd należą do Ciebie
verb-destroy = zniszcz 1 konstrukt, który kontrolujesz
verb-reveal-top = odkryj wierzchnią kartę swojej talii
verb-look-at-top = obejrzyj wierzchnią kartę swojej talii

## Warunki wokół zdania

condition-constructs-at-least =
    jeśli kontrolujesz { $n ->
        [one] { $n } konstrukt
        [few] { $n } konstrukty
       *[many] { $n } konstruktów
    } lub więcej, { $clause }
condition-unite = jeśli w tej turze zagrano { $hero }, { $clause }
then = { $clause }, a potem { $next }

## Co obowiązuje, dopóki karta jest na swoim miejscu

standing-count-as-mechana = dla Ciebie każdy konstrukt liczy się także jako konstrukt Mechany
standing-cannot-be-banished = tej karty nie można usunąć, można ją tylko pokonać
standing-keep-cards = na koniec swojej tury możesz zachować na ręce { cards-up-to }

## Kiedy to następuje

ability-use = Raz na turę: { $clause }
ability-use-unite = Raz na turę (Wsparcie): { $clause }
ability-reward = Nagroda: { $clause }
ability-unite = Wsparcie: jeśli w tej turze zagrasz co najmniej jednego innego { $hero } (przed tą kartą albo po niej), { $clause }
step-unite = Wsparcie: { $clause }
trigger-play-once-per-turn = raz na turę, gdy zagrywasz { $object }, { $clause }
trigger-play-first-each-turn = gdy po raz pierwszy w danej turze zagrywasz { $object }, { $clause }
trigger-acquire-once-per-turn = raz na turę, gdy pozyskujesz { $object }, { $clause }
trigger-acquire-first-each-turn = gdy po raz pierwszy w danej turze pozyskujesz { $object }, { $clause }
trigger-defeat-once-per-turn = raz na turę, gdy pokonujesz { $object }, { $clause }
trigger-defeat-first-each-turn = gdy po raz pierwszy w danej turze pokonujesz { $object }, { $clause }

## Na co czeka efekt, w bierniku

object-card = kartę
object-card-enlightened = kartę Oświeconych
object-card-lifebound = kartę Czcicieli Życia
object-card-mechana = kartę Mechany
object-card-void = kartę Sług Otchłani
object-hero = bohatera
object-hero-enlightened = bohatera Oświeconych
object-hero-lifebound = bohatera Czcicieli Życia
object-hero-mechana = bohatera Mechany
object-hero-void = bohatera Sług Otchłani
object-construct = konstrukt
object-construct-enlightened = konstrukt Oświeconych
object-construct-lifebound = konstrukt Czcicieli Życia
object-construct-mechana = konstrukt Mechany
object-construct-void = konstrukt Sług Otchłani
object-monster = potwora
object-in-row = { $object } z rzędu centralnego

## „Co najmniej jednego innego …”

other-hero-enlightened = bohatera Oświeconych
other-hero-lifebound = bohatera Czcicieli Życia
other-hero-mechana = bohatera Mechany
other-hero-void = bohatera Sług Otchłani
