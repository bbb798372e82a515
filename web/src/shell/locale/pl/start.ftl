start-tagline =
    Buduj talię.
    Zdobywaj honor.
    Załóż królestwo.
start-lead = Budowanie talii w blasku kart: Ascension dla 1–6 osób, Królestwo dla jednej, tu, w przeglądarce.
start-play = Graj
start-change = Zmień ustawienia: { $setup }
start-against = { $count ->
    [1] komputer, poziom { $level }
    [few] { $count } komputery
   *[other] { $count } komputerów
}
start-alone = w pojedynkę
start-friends = { $count ->
    [one] { $count } osoba przez link
    [few] { $count } osoby przez link
   *[other] { $count } osób przez link
}
start-here = { $count } przy tym urządzeniu
start-level-name = { $level ->
    [1] Poziom 1: początkujący
    [2] Poziom 2: łatwy
    [3] Poziom 3: dobry
    [4] Poziom 4: mocny
   *[5] Poziom 5: bardzo mocny
}
start-new = Nowa gra
start-learn = Nauka w 5 minut
start-lessons = Lekcje
start-cards = Karty
start-rules = Zasady
start-tables = Twoje stoły
start-continue = Kontynuuj
start-watch = Oglądaj
start-your-turn = Twoja tura
start-waiting = Grają inni
start-turn-of = Teraz: { $player }
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
start-trees-about = Rośnie z gry na grę
start-hall = Galeria sław
