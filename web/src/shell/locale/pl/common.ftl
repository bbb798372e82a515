# Rama wszystkich stron.

menu = Menu
menu-home = Strona startowa
menu-games = Gry
skip-to-content = Przejdź do treści
footer-unofficial = Nieoficjalna, niezależna implementacja gier Ascension i Kingdom. Niezwiązana z wydawcami i przez nich niezatwierdzona; wszystkie teksty i obrazy są nasze własne.

page-start = Start
page-new = Nowa gra
page-table = Stół
page-replay = Powtórka
page-gallery = Karty
page-card = Karta
page-rules = Zasady
page-trees = Zapisane gry
page-tree = Zapisana gra
page-compare = Dwie gałęzie
page-hall = Galeria sław
page-story = Kronika
page-daily = Gwiazda dnia
page-learn = Samouczek
page-nowhere = Nie ma takiej strony
nowhere-text = Adres mógł zostać wpisany z błędem albo strona już nie istnieje.

broken-title = Nie udało się wczytać tej strony
broken-text = Być może nie ma połączenia. Spróbuj ponownie.
button-again = Spróbuj ponownie
loading = Wczytywanie…
copied = Skopiowano
search-nothing = Nic nie znaleziono: „{ $words }”
search-meant = Może chodziło o:
search-all = Pokaż wszystko
