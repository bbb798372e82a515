### Co strony mówią o Ascension po polsku: zestawy razem i opcje zasad.

ruleset-ascension-combined = Oba zestawy razem

## Opcje zasad

option-free-defeat = Darmowe pokonanie przez bohatera
option-free-defeat-must = jest obowiązkowe
option-free-defeat-may = można z niego zrezygnować
option-librarian-discard = Odrzucenie karty (Świątynny bibliotekarz)
option-librarian-discard-must = jest obowiązkowe
option-librarian-discard-may = można z niego zrezygnować
option-copied-unite = Powtórzony efekt Wsparcia
option-copied-unite-original-counts = powtórzony bohater się liczy
option-copied-unite-original-excluded = powtórzony bohater się nie liczy
option-last-round-extra-turn = Dodatkowa tura w ostatniej rundzie
option-last-round-extra-turn-taken = jest rozgrywana
option-last-round-extra-turn-lost = przepada
option-solo-extra-turn = Dodatkowa tura w wariancie solo
option-solo-extra-turn-rival-waits = przeciwnik czeka
option-solo-extra-turn-rival-acts = przeciwnik działa pomiędzy turami
option-center-shards = Odłamki energii w talii głównej
option-center-shards-auto = według zestawów
option-shard-limit = Limit odłamków energii
option-shard-limit-box = tyle, ile jest w zestawach
option-shard-limit-none = bez limitu
option-banished-over-treasure = Skarb pod usuniętą kartą
option-banished-over-treasure-stays = zostaje na swoim polu
option-banished-over-treasure-banished = też trafia do otchłani
option-fate-order = Przeznaczenie pytające graczy kilka razy
option-fate-order-by-player = gracz po graczu
option-fate-order-by-time = każdy po jednym razie, potem znowu
option-copy-copiers = Powtarzanie karty, która powtarza
option-copy-copiers-never = nigdy
option-copy-copiers-chain = dozwolone, każdy bohater raz
option-staff-stacking = Kilka kart „Kostur zewu dziczy” na jedną kartę
option-staff-stacking-add = sumują się
option-staff-stacking-one = jeden na kartę
option-put-is-play = Konstrukt wprowadzony do gry
option-put-is-play-no = nie liczy się jako zagrany
option-put-is-play-yes = liczy się jako zagrany
option-teammate-free-cards = Darmowa karta dla partnera z drużyny
option-teammate-free-cards-pay = kosztuje 1 runę
option-teammate-free-cards-never = niemożliwa
option-teammate-treasure = Skarb pod kartą dla partnera z drużyny
option-teammate-treasure-acquirer = zostaje u pozyskującego
option-teammate-treasure-with-card = idzie z kartą
option-team-tie = Remis drużyn
option-team-tie-latest-member = wygrywa drużyna ostatniego gracza
option-team-tie-shared = wspólne zwycięstwo
option-cult-last-step = Kult po opróżnieniu puli przez gracza
option-cult-last-step-taken = zabiera swoje dwie karty
option-cult-last-step-skipped = nie działa
option-energize-timing = Energia, która liczy się dla Zasilenia
option-energize-timing-played = z chwili zagrania bohatera lub pokonania potwora
option-energize-timing-each-step = także z wcześniejszych wierszy tej samej karty
