kingdoms-title = Moje królestwa
kingdoms-lead = Wszystkie królestwa na tym urządzeniu, ze wszystkimi gałęziami.
kingdoms-kept = Twoje królestwa
kingdoms-none = Nie ma jeszcze żadnego królestwa
kingdoms-none-about = Załóż pierwsze: zaczyna się od garstki kart i rośnie do samego końca.
kingdoms-resume = Kontynuuj to królestwo
kingdoms-look = Zobacz koniec
kingdoms-open = { $count ->
    [one] Królestwo
    [few] Królestwo: { $count } gałęzie
   *[other] Królestwo: { $count } gałęzi
}
kingdoms-export = Eksportuj królestwo: { $name }
kingdoms-rename = Zmień nazwę: { $name }
kingdoms-new = Nowe królestwo
kingdoms-name = Nazwa królestwa
kingdoms-unnamed = Dolina bez nazwy
kingdoms-iron = Tryb żelazny
kingdoms-iron-about = Co się stało, to się nie odstanie: bez gałęzi i bez cofania rzeczy nieodwracalnych
kingdoms-found = Załóż królestwo
kingdoms-import = Importuj królestwo
kingdoms-import-about = Plik wyeksportowany tutaj, na innym urządzeniu albo w terminalu. Karty w niedokończonej grze zostaną potasowane na nowo.
kingdoms-import-choose = Wybierz plik
kingdoms-import-failed = Nie udało się zaimportować królestwa: { $why }
kingdom-round = Runda { $n }
kingdom-code = Kod królestwa { $code }
kingdom-back = Królestwo i gałęzie
kingdom-closed = To królestwo jest tu zamknięte
kingdom-compare = Porównaj dwie gałęzie
kingdom-restart = Zacznij grę od nowa
kingdom-restart-about = Królestwo zaczyna się od nowa, z nowym tasowaniem. To, co już rozegrano, pozostanie jako gałąź.
kingdom-export = Eksportuj królestwo
kingdom-rename = Zmień nazwę
kingdom-branches = Gałęzie
kingdom-track = Tor punktacji
kingdom-sheet = Arkusz naklejek
node-founded = Założenie
node-founded-about = tu wszystko się zaczęło
node-branch = Gałąź
node-restart = Nowy początek
node-expansion = Dodatek
node-from = od: { $from }, po akcji { $n }
node-here = tu jesteś
node-over = zakończona
node-compare = te same tasowania
node-imported = zaimportowana
node-go = Przejdź tam
node-branch-from = Utwórz gałąź od tego miejsca
node-drop = Usuń: { $name }
node-drop-about = Ta gałąź i wszystko, co z niej wyrosło, przepadnie na zawsze.
node-drop-hall = Jej wynik zniknie też z galerii sław.
node-drop-do = Usuń tę gałąź
branch-title = Gałąź od: { $from }
branch-name = Nazwa gałęzi (może zostać pusta)
branch-after = Odejdź
branch-now = od obecnego stanu, po akcji { $n }
branch-begin = od samego początku
branch-look = Najpierw przejrzyj grę
branch-compare = Te same tasowania (tylko do porównania)
branch-compare-about = Los układa się jak w tamtej grze. Gałąź i jej wynik pozostają oznaczone.
branch-do = Utwórz gałąź
track-base = Gra podstawowa
track-expansion = Dodatek { $n }
track-empty = Nic jeszcze nie zapisano.
cards-met = Karty, które już znasz
cards-met-about = To, co udało się odkryć lub przeczytać w królestwie. Pozostałe karty milczą, dopóki ich nie spotkasz.
cards-met-in = Królestwo
cards-met-count = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } kart
}
card-of-number = karta { $n }
compare-title = Porównanie dwóch gałęzi
compare-one = Jedna gałąź
compare-other = Druga gałąź
compare-parting = Rozchodzą się po: { $name }.
compare-same = Jak dotąd są takie same.
compare-banishing = Wygnanie
compare-found = odkryta:
compare-turned = odwrócona na:
compare-sticker = { $sticker } na: { $card }
compare-lost = Utracone:
result-fame = Sława
result-round = Runda
result-final-fame = Końcowa sława
result-expansions = Rozegraj dodatek
result-expand = Dodatek: { $card }
result-sources-of-fame = Skąd wzięła się sława
result-no-fame = Ani odrobiny sławy.
result-cards = Karty, które dały najwięcej
result-by-round = Sława runda po rundzie
result-lost = Utracone zasoby
result-lost-none = Nic nie przepadło.
source-other = Inne karty
source-stickers = Naklejki
source-banished = Sława wygnanych
source-written = Zapisana sława
chronicle-title = Kronika
chronicle-so-far = Dotychczasowe dzieje
chronicle-print = Drukuj kronikę
chronicle-share = Skopiuj link do udostępnienia
chronicle-share-about = Kto ma ten link, może przeczytać kronikę i oglądać to królestwo.
chronicle-to-table = Do stołu
chronicle-missing = Nie można pokazać kroniki: { $why }
hall-title = Galeria sław
hall-lead = Wyniki, które założyciele wpisali tu, by każdy mógł je zobaczyć – od najlepszych.
hall-code = Kod królestwa
hall-code-do = Szukaj
hall-code-found = Wyniki królestwa { $code }
hall-code-none = W galerii nie ma nic pod tym kodem.
hall-whole = Cała galeria
hall-set = Karty
hall-parts = Który wynik?
hall-part = Po dodatku { $n }
hall-imported = Także zaimportowane królestwa
hall-imported-about = Trafiły tu w pliku, a plik można zmienić ręcznie.
hall-none = Nikt jeszcze nie wpisał tego wyniku.
hall-none-about = Gdy ukończysz królestwo, wpiszesz je na stronie jego wyniku.
hall-place = Miejsce
hall-own = twoje
hall-mark-iron = tryb żelazny
hall-mark-imported = zaimportowane
hall-mark-restart = { $count ->
    [one] raz zaczęte od nowa
   *[other] { $count } razy zaczęte od nowa
}
hall-mark-branch = { $count ->
    [one] { $count } gałąź
    [few] { $count } gałęzie
   *[many] { $count } gałęzi
}
hall-mark-grown = wynik z gałęzi
hall-pages = Strony galerii
hall-before = Wyżej
hall-after = Niżej
hall-range = { $from }–{ $to } z { $total }
hall-enter = Wpisz do galerii sław
hall-enter-again = Wpisz ponownie
hall-enter-about = Każdy zobaczy nazwę { $name }, kod { $code }, sławę i tytuł, czy grano w trybie żelaznym, ile razy zaczynano od nowa, liczbę gałęzi oraz datę. Wpis możesz w każdej chwili wycofać.
hall-entered = Ten wynik jest w galerii sław.
hall-entered-about = Ponowne wpisanie zaktualizuje nazwę i liczbę gałęzi.
hall-not-compared = Ta gałąź znała wyroki losu: jej wyniku się nie wpisuje.
hall-withdraw = Wycofaj
hall-withdrawn = Wycofano: { $name }
hall-look = Zobacz galerię
