start-tagline =
    Buduj talię.
    Zdobywaj honor.
    Załóż królestwo.
start-lead = Dwie gry karciane: Ascension dla 1–6 osób, z komputerem albo ze znajomymi przez link, i Królestwo dla jednej osoby: kraina, która rośnie z gry na grę.
start-play = Zagraj z komputerem
start-level = Poziom komputera
start-level-name = { $level ->
    [1] Poziom 1: początkujący
    [2] Poziom 2: łatwy
    [3] Poziom 3: dobry
    [4] Poziom 4: mocny
   *[5] Poziom 5: bardzo mocny
}
start-new = Nowa gra
start-new-about = Zestawy, miejsca, solo, drużyny, znajomi
start-learn = Ucz się, grając
start-learn-about = Pięć minut, bez czytania zasad
start-learn-game = Pierwsza runda gry „{ $game }”, krok po kroku
start-cards = Karty
start-cards-about = Całe Ascension z wyjaśnieniami; z królestwa te, które znasz
start-rules = Zasady
start-rules-about = Zasady każdej gry, z wyszukiwaniem
start-tables = Twoje stoły
start-continue = Kontynuuj
start-your-turn = Twoja tura
start-waiting = Grają inni
start-over = Koniec gry
start-round = Runda { $n }
start-result = Wynik
start-replay = Powtórka
start-more = { $count ->
    [one] Pokaż jeszcze { $count }
    [few] Pokaż jeszcze { $count }
    [many] Pokaż jeszcze { $count }
   *[other] Pokaż jeszcze { $count }
}
start-forget = Usuń z listy: { $players }
start-lesson = Lekcja: { $name }
start-link = Masz link?
start-link-label = Link do stołu albo kod ustawień
start-link-open = Otwórz
start-link-wrong = To nie jest ani link do stołu, ani kod ustawień.
start-unreachable = Nie można teraz wczytać listy stołów.
start-trees-about = Załóż własne, graj dalej, twórz gałęzie, porównuj.
start-hall = Galeria sław
