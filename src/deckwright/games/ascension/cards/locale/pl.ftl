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
cards-more = jeszcze { cards }
cards-more-up-to = jeszcze { cards-up-to }
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
energy-at-least = co najmniej { amount-energy }
more-runes = jeszcze { amount-runes }
more-power = jeszcze { amount-power }
more-honor = jeszcze { amount-honor }
more-energy = jeszcze { amount-energy }
amounts-comma = { $first }, { $next }
amounts-and = { $first } i { $next }

## Czasowniki

verb-gain = otrzymujesz { $amount }
verb-gain-per-faction-among-constructs = otrzymujesz { $amount } za każdą frakcję wśród konstruktów, które kontrolujesz
verb-gain-per-mechana-construct = otrzymujesz { $amount } za każdy konstrukt Mechany, który kontrolujesz
verb-gain-per-energy = otrzymujesz { $amount } za każdy punkt energii otrzymany w tej turze
verb-gain-per-hero-played-this-turn = otrzymujesz { $amount } za każdego bohatera zagranego przez Ciebie w tej turze
verb-gain-restricted = otrzymujesz { amount-runes } do wydania tylko na konstrukty Mechany
verb-draw = dobierz { cards }
verb-draw-more = dobierz { cards-more }
verb-banish-hand = usuń { cards } z ręki
verb-banish-discard-pile = usuń { cards } ze swojego stosu kart odrzuconych
verb-banish-hand-or-discard-pile = usuń { cards } z ręki albo ze stosu kart odrzuconych
verb-banish-center-row = usuń { cards } z rzędu centralnego
verb-may-banish-hand = możesz usunąć { cards-up-to } z ręki
verb-may-banish-discard-pile = możesz usunąć { cards-up-to } ze swojego stosu kart odrzuconych
verb-may-banish-hand-or-discard-pile = możesz usunąć { cards-up-to } z ręki albo ze stosu kart odrzuconych
verb-may-banish-center-row = możesz usunąć { cards-up-to } z rzędu centralnego
verb-may-banish-more-hand = możesz usunąć { cards-more-up-to } z ręki
verb-may-banish-more-discard-pile = możesz usunąć { cards-more-up-to } ze swojego stosu kart odrzuconych
verb-may-banish-more-hand-or-discard-pile = możesz usunąć { cards-more-up-to } z ręki albo ze stosu kart odrzuconych
verb-may-banish-more-center-row = możesz usunąć { cards-more-up-to } z rzędu centralnego
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
verb-defeat-any-free = pokonaj bez opłaty dowolnego potwora
verb-defeat-every = pokonaj bez opłaty wszystkie potwory z rzędu centralnego; kolejność nagród wybierasz Ty
verb-acquire-to-deck-hero = pozyskaj bez opłaty dowolnego bohatera i połóż go na wierzchu swojej talii
verb-acquire-to-deck-construct = pozyskaj bez opłaty dowolny konstrukt i połóż go na wierzchu swojej talii
verb-acquire-to-deck-max-hero = pozyskaj bez opłaty bohatera o koszcie { $max } lub niższym i połóż go na wierzchu swojej talii
verb-acquire-to-deck-max-construct = pozyskaj bez opłaty konstrukt o koszcie { $max } lub niższym i połóż go na wierzchu swojej talii
verb-acquire-free-hero = pozyskaj bez opłaty dowolnego bohatera
verb-acquire-free-construct = pozyskaj bez opłaty dowolny konstrukt
verb-acquire-free-max-hero = pozyskaj bez opłaty bohatera o koszcie { $max } lub niższym
verb-acquire-free-max-construct = pozyskaj bez opłaty konstrukt o koszcie { $max } lub niższym
verb-acquire-pile-free-hero = pozyskaj bez opłaty zawsze dostępnego bohatera ze stosu obok rzędu centralnego
verb-acquire-pile-free-construct = pozyskaj bez opłaty zawsze dostępny konstrukt ze stosu obok rzędu centralnego
verb-acquire-pile-to-hand-hero = pozyskaj bez opłaty zawsze dostępnego bohatera ze stosu obok rzędu centralnego i weź go na rękę
verb-acquire-pile-to-hand-construct = pozyskaj bez opłaty zawsze dostępny konstrukt ze stosu obok rzędu centralnego i weź go na rękę
verb-may-take-free = możesz bez opłaty pozyskać albo pokonać dowolną kartę z rzędu centralnego
verb-take-free = pozyskaj albo pokonaj bez opłaty dowolną kartę z rzędu centralnego
verb-take-every = pozyskaj albo pokonaj bez opłaty wszystkie karty z rzędu centralnego; kolejność nagród wybierasz Ty
verb-copy = powtórz efekt innego bohatera zagranego przez Ciebie w tej turze (ale nie takiego, który powtarza efekty)
verb-copy-max = powtórz efekt innego bohatera o koszcie { $max } lub niższym, zagranego przez Ciebie w tej turze (ale nie takiego, który powtarza efekty)
verb-copy-again = powtórz ten efekt jeszcze raz
verb-extra-turn = możesz usunąć tę kartę, aby po tej turze rozegrać dodatkową turę
verb-extra-turn-pair = możesz usunąć tę kartę i drugą jej kopię, którą kontrolujesz, aby po tej turze rozegrać dodatkową turę
verb-trade =
    wydaj { amount-runes }, aby otrzymać { $m ->
        [one] { $m } punkt honoru
        [few] { $m } punkty honoru
       *[many] { $m } punktów honoru
    }
verb-discount-hero = następny bohater, którego pozyskasz w tej turze, kosztuje o { amount-runes } mniej
verb-discount-construct = następny konstrukt, który pozyskasz w tej turze, kosztuje o { amount-runes } mniej
verb-discount-per-energy-hero = następny bohater, którego pozyskasz w tej turze, kosztuje o { amount-runes } mniej za każdy punkt energii otrzymany dotąd w tej turze
verb-discount-per-energy-construct = następny konstrukt, który pozyskasz w tej turze, kosztuje o { amount-runes } mniej za każdy punkt energii otrzymany dotąd w tej turze
verb-hunt-discount = następny potwór ze skarbem pod spodem, którego pokonasz w tej turze, kosztuje o { amount-power } mniej
verb-hero-honor = do końca tej tury, gdy pozyskujesz bohatera z rzędu centralnego, otrzymujesz tyle punktów honoru, ile podano na jego karcie
verb-may-put-into-hand = możesz wziąć pozyskaną kartę na rękę, zamiast odłożyć ją na stos kart odrzuconych
verb-may-put-into-play = możesz wprowadzić pozyskaną kartę do gry, zamiast odłożyć ją na stos kart odrzuconych
verb-opponents-destroy = każdy przeciwnik wybiera i niszczy 1 konstrukt, który kontroluje
verb-opponents-keep = każdy przeciwnik zachowuje 1 wybrany przez siebie konstrukt, a pozostałe niszczy
verb-take-random = zabierz z ręki każdego przeciwnika po 1 losowej karcie i weź je na rękę; odtąd należą do Ciebie
verb-destroy-of-each = wybierz i zniszcz po 1 konstrukcie każdego przeciwnika
verb-destroy-all = zniszcz wszystkie konstrukty przeciwników
verb-discard-random = każdy przeciwnik odrzuca 1 losową kartę z ręki
verb-discard-random-take = każdy przeciwnik odrzuca 1 losową kartę z ręki; jedną ze wszystkich tych kart możesz wziąć na rękę i odtąd należy ona do Ciebie
verb-destroy = zniszcz 1 konstrukt, który kontrolujesz
verb-reveal-top = odkryj wierzchnią kartę swojej talii
verb-look-at-top = obejrzyj wierzchnią kartę swojej talii
verb-top-to-hand = odkryj wierzchnią kartę swojej talii i weź ją na rękę; jeśli to skarb, otrzymujesz { amount-honor }
verb-seek-treasure = możesz usunąć 1 kartę z rzędu centralnego; jeśli pierwszą kartą odkrytą na jej miejsce jest skarb, pozyskaj go
verb-every-draws = za każdy skarb pod tą kartą każdy gracz dobiera { cards }
verb-every-may-banish-hand = za każdy skarb pod tą kartą każdy gracz może usunąć { cards-up-to } ze swojej ręki
verb-every-may-banish-discard-pile = za każdy skarb pod tą kartą każdy gracz może usunąć { cards-up-to } ze swojego stosu kart odrzuconych
verb-every-may-banish-hand-or-discard-pile = za każdy skarb pod tą kartą każdy gracz może usunąć { cards-up-to } ze swojej ręki albo ze swojego stosu kart odrzuconych
verb-every-may-banish-center-row = za każdy skarb pod tą kartą każdy gracz może usunąć { cards-up-to } z rzędu centralnego
verb-every-discards = każdy gracz odrzuca { cards } z ręki
verb-pool-grows =
    za każdy skarb pod tą kartą pula honoru rośnie o { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
       *[many] { $n } punktów
    }
verb-add-slots =
    za każdy skarb pod tą kartą rząd centralny ma do końca rozgrywki o { $n ->
        [one] { $n } pole
        [few] { $n } pola
       *[many] { $n } pól
    } więcej

## Warunki wokół zdania

condition-constructs-at-least =
    jeśli kontrolujesz co najmniej { $n ->
        [one] { $n } konstrukt
        [few] { $n } konstrukty
       *[many] { $n } konstruktów
    }, { $clause }
condition-unite = jeśli w tej turze masz zagranego { $hero }, { $clause }
condition-energize = jeśli w tej turze masz { energy-at-least }, { $clause }
condition-energize-instead = jeśli w tej turze masz { energy-at-least }, zamiast tego { $clause }
then = { $clause }, a potem { $next }
or-instead = { $clause }; { $next }
in-any-case = niezależnie od tego { $clause }

## Co obowiązuje, dopóki karta jest na swoim miejscu

standing-count-as-mechana = dla Ciebie każdy konstrukt liczy się także jako konstrukt Mechany
standing-cannot-be-banished = tej karty nie można usunąć, można ją tylko pokonać
standing-keep-cards = na koniec swojej tury możesz zachować na ręce { cards-up-to }
standing-cannot-be-copied = żadna inna karta nie może powtórzyć efektu tej karty

## Ile kosztują karty

price-free-with-energy = dopóki ta karta jest w rzędzie centralnym, możesz ją pozyskać bez opłaty, jeśli w tej turze masz { energy-at-least }
price-treasure-discount = raz na turę karta ze skarbem pod spodem, którą pozyskujesz, kosztuje o { amount-runes } mniej

## Kiedy to następuje

ability-use = Raz na turę: { $clause }
ability-use-unite = Raz na turę (Wsparcie): { $clause }
ability-use-energize = Raz na turę (Zasilenie { $n }): { $clause }
ability-reward = Nagroda: { $clause }
ability-trophy = Trofeum: zatrzymaj pokonanego potwora przed sobą. W swojej turze, kiedy tylko możesz wykonać akcję, możesz go usunąć; jeśli to zrobisz, { $clause }
ability-fate = Przeznaczenie: { $clause }
ability-enter = gdy ta karta wchodzi do gry, { $clause }
ability-unite = Wsparcie: jeśli w tej turze zagrasz co najmniej jednego innego { $hero } (przed tą kartą albo po niej), { $clause }
step-unite = Wsparcie: { $clause }
step-energize = Zasilenie { $n }: { $clause }
step-energize-instead = Zasilenie { $n }: zamiast tego { $clause }
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
