### Co serwer mówi po polsku: nazwy, problemy.

## Miejsca

computer = Komputer { $n }

## Problemy

status-400 = Niezrozumiałe
status-403 = Niedozwolone
status-404 = Nie znaleziono
status-409 = Nie teraz
status-413 = Zbyt duże
status-429 = Zbyt wiele żądań
status-500 = Błąd serwera
status-503 = Nie zapisano
problem-no-table = Nie ma takiego stołu. Sprawdź link albo poproś o nowy.
problem-table-too-old = Przy tym stole grano innymi kartami niż obecne; nie można go już otworzyć.
problem-damaged = Ten stół jest uszkodzony na dysku serwera i nie można go otworzyć. Inne stoły są takie jak przedtem. Kto prowadzi serwer, znajdzie więcej w jego dzienniku.
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
problem-stale = Sytuacja na stole tymczasem się zmieniła. Spójrz jeszcze raz i wybierz.
problem-not-asked = Teraz nie Ty decydujesz.
problem-undo = Nie ma czego cofnąć.
problem-nothing-to-play = Nie ma karty, którą można po prostu zagrać.
problem-seat-taken = Na tym miejscu gra już komputer.
problem-others-play = Przy tym stole grają jeszcze inni: możesz oddać miejsce komputerowi, ale nie zakończyć ich gry.
problem-other-device = Na Twoim miejscu gra się też z innego urządzenia. Najpierw je odłącz albo oddaj miejsce komputerowi.
problem-crowded = Zbyt wiele stron naraz ogląda ten stół.
problem-storage = Pamięć serwera nie zadziałała tak, jak powinna, więc nic się nie stało. Spróbuj ponownie za chwilę; dziennik serwera mówi więcej.
problem-disk-full = Dysk serwera jest pełny, więc nic się nie stało. Gra jest taka jak przedtem; toczy się dalej, gdy tylko znajdzie się miejsce.
problem-disk-busy = Z pamięci serwera korzysta teraz coś innego, więc nic się nie stało. Spróbuj ponownie za chwilę.
problem-many-tables = Niedokończone stoły założone z tego urządzenia: { $most }. Dokończ lub zamknij jeden, zanim założysz następny.
problem-much-stored = Niedokończone stoły tego urządzenia zajmują całe miejsce, jakie mogą mieć. Dokończ kilka z nich, zanim założysz następny.
problem-much-played = W ciągu jednego dnia grano tu tak dużo, że serwer na razie nic więcej nie zapisze. Graj dalej później; gra pozostaje bez zmian.
problem-bad-message = Serwer nie zrozumiał tej wiadomości.
problem-hello-first = Strona musi najpierw powiedzieć, które miejsce pokazuje.
problem-old-page = Ta strona pochodzi sprzed aktualizacji serwera. Wczytaj ją ponownie.
problem-bad-seed = Ziarno do treningu ma od 1 do { $most } znaków.
problem-bad-seats = Opisano miejsca: { $seats }, a graczy jest { $players }.
problem-bad-level = Komputer gra na poziomie od 1 do 5, nie { $level }.
problem-no-ruleset = Nie ma zestawu zasad „{ $ruleset }”.
problem-no-picture = Nie ma tu takiego obrazka.
problem-no-tree = Nie ma takiego drzewa gier. Sprawdź adres.
problem-not-your-tree = Gry z tego drzewa nie toczą się na tym urządzeniu. Otwórz drzewo na urządzeniu, na którym są rozgrywane, albo skorzystaj z pokazanego tam linku powrotnego.
problem-no-node = W tym drzewie nie ma gałęzi { $node }.
problem-stale-tree = Drzewo tymczasem się zmieniło. Spójrz jeszcze raz i wybierz.
problem-moved-on = „{ $name }” toczy się teraz w innej grze, numer { $here } w swoim drzewie: tutaj można tylko oglądać. Graj tam albo najpierw wróć tutaj.
problem-moved-on-for-good = „{ $name }” toczy się teraz w innej grze, numer { $here } w swoim drzewie: tutaj można tylko oglądać, gra się tam.
problem-branch-instead = Ta gra jest częścią „{ $name }”: nie kontynuuje się jej przy osobnym stole, tylko w nowej gałęzi tego samego drzewa.
problem-bad-name = Nazwa ma od 1 do { $most } widocznych znaków.
problem-no-trees = W tę grę nie gra się w drzewach.
problem-tree-cannot = Ta gra na to nie pozwala.
problem-no-story = Ta gra nie opowiada o sobie historii.
problem-no-reckoning = W tej grze nie da się obliczyć, ile mogła być warta rozgrywka.
problem-reckoning-nothing = Przy tym stole nic nie rozegrano, więc nie ma czego porównywać.
problem-reckoning-other = Inna rozgrywka z tego urządzenia jest już analizowana. Poczekaj, aż analiza się skończy, albo ją zatrzymaj.
problem-reckoning-many = Zbyt wiele rozgrywek jest teraz analizowanych. Spróbuj ponownie za kilka minut.
problem-lost-move = Pierwszych { $first } ruchów tej gry nie można powtórzyć: rozegrano je według starszych zasad albo zanim wczytano ją z pliku.
problem-bad-tree = Tego pliku nie można odczytać: jest uszkodzony, zmieniony albo pochodzi z innej gry lub nowszej wersji.
problem-tree-packs = Ten plik zawiera własne karty. Serwer gra tylko kartami, które ma.
problem-hall-compare = Gałąź z tymi samymi tasowaniami zna wyroki losu. Nie wpisuje się jej do galerii sław.
problem-hall-other-rules = Tę grę rozegrano, w całości lub w części, według innych zasad albo innymi kartami niż obecne. Nie da się jej porównać z innymi w galerii sław.
problem-not-in-hall = Tego wyniku nie ma w galerii sław.
problem-no-hall = Gra „{ $game }” nie ma galerii sław.
problem-bad-tree-code = To nie jest kod. Kod ma dwanaście liter i cyfr, w grupach po cztery; sprawdź każdy znak.
problem-no-game = Nie ma gry „{ $game }”.
problem-bad-code = To nie jest kod ustawień. Kody wyglądają jak 4H7K-2M9X; sprawdź każdą literę.
problem-no-move = Ta gra ma ruchy od 0 do { $most }.
problem-no-seat = Przy tym stole nie ma miejsca { $seat }.
problem-older-rules = Tę grę rozegrano według starszych zasad: można czytać jej dziennik, ale nie można pokazać pozycji.
problem-illegal = Tego nie można teraz zrobić.
problem-bad-request = Serwer nie zrozumiał tego żądania: czegoś brakuje, coś jest zbędne albo złego rodzaju.
problem-bad-host = Ten serwer nie nosi nazwy, pod którą go wywołano. Osoba, która go prowadzi, może dodać nazwę opcją --name.
problem-not-allowed = To nie jest dozwolone.
problem-no-page = Pod tym adresem nic nie ma.
problem-no-method = Tego adresu nie można tak użyć.
problem-too-large = To więcej, niż serwer przyjmuje naraz.
problem-too-many = Zbyt wiele żądań z tego miejsca. Odczekaj minutę i spróbuj ponownie.
problem-too-many-for = Zbyt wiele żądań z tego miejsca. Spróbuj ponownie za { $seconds ->
    [one] sekundę
    [few] { $seconds } sekundy
   *[other] { $seconds } sekund
}.
problem-csrf = Strona była zbyt długo otwarta. Spróbuj ponownie.
problem-broken = Coś zepsuło się na serwerze; nic się nie zmieniło. Więcej jest w dzienniku serwera.
