### Co serwer mówi po polsku: nazwy, opcje, problemy.

## Miejsca i zestawy

computer = Komputer { $n }
sets-together = Oba zestawy razem

## Opcje zasad

option-heading = Opcje zasad
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
option-fate-order-by-time = każdy raz, potem znów
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

## Problemy

status-400 = Niezrozumiałe
status-403 = Niedozwolone
status-404 = Nie znaleziono
status-409 = Nie teraz
status-413 = Zbyt duże
status-429 = Zbyt wiele żądań
status-500 = Awaria
status-503 = Nie zapisano
problem-no-table = Nie ma takiego stołu. Sprawdź link albo poproś o nowy.
problem-table-too-old = Przy tym stole grano innymi kartami niż obecne; nie można go już otworzyć.
problem-no-place = To urządzenie nie ma miejsca przy tym stole. Otwórz otrzymany link.
problem-bad-link = Ten link nie daje miejsca przy tym stole. Może być niepełny albo zastąpiony nowszym, albo na tym miejscu gra już komputer.
problem-used-link = Na tym miejscu ktoś już siedzi: link do miejsca otwiera je tylko raz. Jeśli to Ty, poproś o zgodę na drugim urządzeniu albo otwórz swój link powrotny.
problem-ask-later = Inni właśnie proszą o to miejsce. Spróbuj ponownie za minutę.
problem-nobody-asks = Nikt już nie prosi o to miejsce.
problem-not-yours = Na tym miejscu nie gra się z tego urządzenia.
problem-not-maker = Linki widzi tylko urządzenie, na którym założono stół.
problem-watching = Oglądasz: działać mogą tylko siedzący przy stole.
problem-over = Ta gra jest skończona.
problem-not-over = Ta gra jeszcze się nie skończyła.
problem-stale = Stół zmienił się w międzyczasie. Spójrz jeszcze raz i wybierz.
problem-not-asked = Teraz nie Ty decydujesz.
problem-undo = Nie ma czego cofnąć.
problem-nothing-to-play = Nie ma karty, którą można po prostu zagrać.
problem-seat-taken = Na tym miejscu gra już komputer.
problem-others-play = Przy tym stole grają jeszcze inni: możesz oddać miejsce komputerowi, ale nie zakończyć ich gry.
problem-other-device = Na Twoim miejscu gra się też z innego urządzenia. Najpierw je odłącz albo oddaj miejsce komputerowi.
problem-crowded = Zbyt wiele stron naraz ogląda ten stół.
problem-storage = Serwer nie mógł tego zapisać, więc nic się nie stało. Dysk może być pełny. Spróbuj ponownie za chwilę.
problem-bad-message = Serwer nie zrozumiał tej wiadomości.
problem-hello-first = Strona musi najpierw powiedzieć, które miejsce pokazuje.
problem-bad-seed = Ziarno do treningu ma od 1 do { $most } znaków.
problem-bad-seats = Opisano miejsca: { $seats }, a graczy jest { $players }.
problem-bad-level = Komputer gra na poziomie od 1 do 5, nie { $level }.
problem-no-ruleset = Nie ma zestawu zasad „{ $ruleset }”.
problem-bad-code = To nie jest kod ustawień. Kody wyglądają jak 4H7K-2M9X; sprawdź każdą literę.
problem-no-move = Ta gra ma ruchy od 0 do { $most }.
problem-no-seat = Przy tym stole nie ma miejsca { $seat }.
problem-older-rules = Tę grę rozegrano według starszych zasad: można czytać jej dziennik, ale nie można pokazać pozycji.
problem-illegal = Tego nie można teraz zrobić.
problem-bad-request = Serwer nie zrozumiał tego żądania: czegoś brakuje, coś jest zbędne albo złego rodzaju.
problem-not-allowed = To nie jest dozwolone.
problem-no-page = Pod tym adresem nic nie ma.
problem-no-method = Tego adresu nie można tak użyć.
problem-too-large = To więcej, niż serwer przyjmuje naraz.
problem-too-many = Zbyt wiele żądań stąd. Odczekaj minutę i spróbuj ponownie.
problem-csrf = Strona była zbyt długo otwarta. Spróbuj ponownie.
problem-broken = Coś zepsuło się na serwerze; nic się nie zmieniło. Więcej jest w dzienniku serwera.
