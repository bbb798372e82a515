### Co mówi program w terminalu, po polsku.

## Stół

round = Runda { $n }
your-turn = Twoja tura
turn-of = Tura gracza: { $player }
empty = Pusto
shown-number = { $name }: { $count }
shown-zone = { $name } ({ $count })
shown-label = { $name }:
player-name = Gracz { $n }

## Karty

heading-id = Id
heading-name = Nazwa
heading-copies = Kopie
heading-set = Zestaw
copies = { $count ->
    [one] { $count } kopia
    [few] { $count } kopie
    [many] { $count } kopii
   *[other] { $count } kopii
}

## Akcje

must-decide = Decyduje { $player }: { $card }

## Co wpisano

type-something = Wpisz numer, część nazwy karty albo polecenie; „pomoc” pokazuje polecenia.
no-such-number = Nie ma numeru { $number }: akcje mają numery od 1 do { $last }.
several-fit = „{ $typed }” może znaczyć: { $choices }. Wpisz numer albo więcej liter nazwy.
not-understood = „{ $typed }” nie pasuje do niczego, co można teraz zrobić. Wpisz numer z listy, część nazwy karty albo „pomoc”.
not-understood-similar = „{ $typed }” nie pasuje do niczego, co można teraz zrobić. Może chodziło o: { $choices }?
not-a-count = „{ $typed }” nie jest liczbą. Na przykład: dziennik 30
which-card = Która karta? Wpisz: karta NAZWA
several-cards = „{ $typed }” może znaczyć: { $choices }. Wpisz więcej liter nazwy.
no-card = Żadna karta nie nazywa się „{ $typed }”. „deckwright cards list” pokazuje wszystkie karty.
no-card-similar = Żadna karta nie nazywa się „{ $typed }”. Może chodziło o: { $choices }?
cards-unmet = { $count ->
    [one] { $count } karta jest jeszcze nieznana. „--spoilers” pokaże ją mimo to.
    [few] { $count } karty są jeszcze nieznane. „--spoilers” pokaże je mimo to.
    [many] { $count } kart jest jeszcze nieznanych. „--spoilers” pokaże je mimo to.
   *[other] { $count } kart jest jeszcze nieznanych. „--spoilers” pokaże je mimo to.
}
card-unmet = Żadna znana karta nie nazywa się „{ $card }”. „--save PLIK” pokazuje karty poznane w zapisanej grze, „--spoilers” wszystkie.
save-of-other-game = { $file } zawiera inną grę niż { $ruleset }. Pomiń --ruleset.
end-turn-anyway = Nadal możliwe: { $left }. Zakończyć turę? Wpisz t albo n.
answer-yes = t, tak, y, yes
answer-no = n, nie, no
not-possible = { $action }: { $reason }.
nothing-to-play = Na ręce nie ma kart, które można zagrać w dowolnej kolejności. Inne zagrywaj po jednej.
undo-nothing = Nie ma czego cofnąć.
undo-what = Nie można cofnąć „{ $typed }”. Można wpisać: { $ways }.
undone = Cofnięto.

## Polecenia: inne słowa w tym języku

order-all = wszystkie
order-undo = cofnij
order-undo-turn = turę, tura
order-why = dlaczego
order-card = karta
order-log = dziennik
order-view = stół, widok
order-help = pomoc
order-save = zapisz
order-quit = wyjdź

## Pomoc

help-actions = Akcję wybiera się numerem, jej tekstem albo jego częścią. Można też wpisać:
usage-all = wszystkie
usage-undo = cofnij, cofnij turę
usage-why = dlaczego, dlaczego NUMER
usage-card = karta NAZWA
usage-log = dziennik, dziennik LICZBA
usage-view = widok
usage-help = pomoc
usage-save = zapisz, zapisz PLIK
usage-quit = wyjdź
help-all = zagraj wszystkie karty, których kolejność nie ma znaczenia
help-undo = cofnij ostatnią akcję albo całą tę turę, o ile nic nowego nie odkryto
help-why = karta i zasada stojące za tym, co się stało, albo za jednym zdarzeniem z dziennika
help-card = cała karta
help-log = ostatnie zdarzenia
help-view = pokaż stół jeszcze raz, ze wszystkimi stosami kart odrzuconych
help-help = ta lista
help-save = zapisz teraz, w zwykłym miejscu albo do innego pliku
help-quit = przerwij; gra jest zapisana i można ją wznowić

## Co się stało

news-in-short = … w skrócie; „dziennik 100” pokazuje każdy krok
earlier-events = { $count ->
    [one] … { $count } wcześniejszy wiersz: wpisz „dziennik”
    [few] … { $count } wcześniejsze wiersze: wpisz „dziennik”
    [many] … { $count } wcześniejszych wierszy: wpisz „dziennik”
   *[other] … { $count } wcześniejszego wiersza: wpisz „dziennik”
}
nothing-happened = Nic się jeszcze nie stało.
no-such-event = W dzienniku nie ma widocznego dla Ciebie zdarzenia { $number }. Numery pokazuje polecenie „dziennik”.
why-hint = „dlaczego NUMER” prowadzi od zdarzenia do jego pierwszej przyczyny; numery pokazuje polecenie „dziennik”.
ruling = wyjaśnienie { $id }

## Kilka osób przy jednym urządzeniu

pass-device = Przekaż urządzenie graczowi: { $player }
press-enter = Naciśnij Enter, aby kontynuować.

## Drzewo gier

tree-here = ← tu jesteś
tree-score = Wynik: { $count }
tree-over = zakończona
tree-actions = { $count ->
    [one] { $count } akcja
    [few] { $count } akcje
    [many] { $count } akcji
   *[other] { $count } akcji
}
tree-compare = te same tasowania, do porównania
tree-imported = zaimportowana
tree-goes-on = Możesz też wpisać „drzewo”, „gałąź AKCJA” albo „idź NUMER”; „pomoc” wymienia wszystkie polecenia, „wyjdź” kończy.
why-branch = gałąź po akcji { $move }
branch-same = porównaj
branched = Teraz to jest gałąź { $id }. Gra, z której wyrosła, zostaje w drzewie.
branched-same = Teraz to jest gałąź { $id } z tymi samymi tasowaniami. Służy do porównania i tak jest oznaczona, podobnie jak wszystko, co z niej wyrośnie.
branch-too-far = Nie ma akcji { $move }: ta gra ma dotąd { $count ->
    [one] { $count } akcję
    [few] { $count } akcje
    [many] { $count } akcji
   *[other] { $count } akcji
}.
gone-to = Teraz to jest gra { $id }.
no-such-node = W drzewie nie ma gry „{ $typed }”. Gry: { $known }.
which-node = Która gra? Są: { $known }. „drzewo” pokazuje wszystkie.
drop-really = Usunąć grę { $id } i wszystko, co z niej wyrosło? Wpisz t albo n:
drop-here = Gry { $id } nie można usunąć: toczy się właśnie ona albo to, co z niej wyrosło.
dropped = Gra { $id } została usunięta.
renamed = Nowa nazwa: { $name }.
bad-name = Nazwa ma od 1 do { $most } widocznych znaków.
not-understood-at-end = „{ $typed }” nie pasuje do niczego, co można teraz zrobić. Wpisz liczbę od 1 do { $last }, polecenie albo „pomoc”.
order-tree = drzewo
order-branch = gałąź
order-go = idź
order-drop = usuń
order-rename = nazwij
usage-tree = drzewo
usage-branch = gałąź, gałąź AKCJA
usage-go = idź NUMER
usage-drop = usuń NUMER
usage-rename = nazwij NAZWA
help-tree = wszystkie gry tego drzewa z ich numerami
help-branch = graj dalej w gałęzi od tego miejsca albo od wcześniejszej akcji tej gry; na końcu można dodać nazwę, a „porównaj” na początku zachowuje tasowania, tylko do porównania
help-go = graj dalej w innej grze drzewa
help-drop = usuń grę i wszystko, co z niej wyrosło
help-rename = nadaj temu wszystkiemu inną nazwę

## Zapisywanie

saved = Zapisano: { $file }
cannot-save = Nie można zapisać gry w { $file }: { $reason }. Gra toczy się dalej bez zapisu; wcześniejszy plik pozostaje bez zmian. Wpisz „zapisz PLIK”, aby spróbować w innym miejscu.
saving-works-again = Gra znów jest zapisywana.
quit-unsaved = Ostatnie ruchy nie są zapisane ({ $reason }). Wpisz „zapisz PLIK”, aby zapisać w innym miejscu, albo jeszcze raz „wyjdź”.
left-unsaved = Nie udało się zapisać ostatnich ruchów ({ $reason }). Wcześniejszy zapis pozostaje w { $file }.
how-to-resume = Gra jest zapisana. Kontynuuj poleceniem: { $command }
how-to-replay = Obejrzyj ją ponownie poleceniem: { $command }
resumed = Kontynuacja: { $file }
previous-kept = Zachowano niedokończoną grę. Kontynuuj ją poleceniem: { $command }
sets-played = Zestawy: { $sets }

## Wiersz poleceń

needs-extra = { $wanted } wymaga { $library }: pip install 'deckwright[{ $extra }]'
unknown-language = Nieznany język „{ $lang }”. Znane: { $known }.
seats-do-not-match = --players podaje { $players }, ale { $seats ->
    [one] podano { $seats } miejsce
    [few] podano { $seats } miejsca
    [many] podano { $seats } miejsc
   *[other] podano { $seats } miejsca
}. Podaj tyle miejsc, ilu jest graczy.
seat-empty = W „{ $seats }” jedno miejsce jest puste. Dla każdego miejsca wpisz human albo bota, na przykład human,greedy.
too-many-names = { $names ->
    [one] { $names } imię
    [few] { $names } imiona
    [many] { $names } imion
   *[other] { $names } imienia
} na { $seats ->
    [one] { $seats } miejsce
    [few] { $seats } miejsca
    [many] { $seats } miejsc
   *[other] { $seats } miejsca
}. Podaj najwyżej jedno imię na miejsce.
name-twice = Imię „{ $name }” podano dla dwóch miejsc. Podaj różne imiona.
bad-option = „{ $option }” nie jest opcją. Wpisz NAZWA=WARTOŚĆ, na przykład { $example }.
not-text = „{ $argument }” to nie tekst: zawiera bajty spoza UTF-8. Zapisz go albo nazwij plik w UTF-8.
place-empty = Nic tu nie podano. Podaj nazwę pliku albo folderu.
place-unprintable = „{ $file }” zawiera znaki, których nie można pokazać. Podaj inną nazwę.
no-card-file = Nie ma pliku ani folderu z kartami { $file }.
no-cards-in-folder = W folderze { $file } nie ma pliku z kartami (NAZWA.yaml).
bad-config = Plik konfiguracyjny { $file } został pominięty: { $reason }.
bad-config-packs = Plik konfiguracyjny { $file } został pominięty: wpisz packs = ["~/my-packs"], listę plików i folderów.
no-installed-pack = { $file } nie istnieje, a wymienia go plik konfiguracyjny { $config }.
pack-left-out = { $file } zawiera błędy i został pominięty. Zobacz: { $command }
pack-of-other-game = { $file } został pominięty: zawiera karty do gry { $game }.
no-such-file = Nie ma pliku { $file }.
cannot-read = Nie można odczytać { $file }: { $reason }.
no-saved-game = { $file } nie jest zapisaną grą tego programu.
save-is-folder = { $file } jest folderem. Podaj nazwę pliku.
save-is-no-file = { $file } to urządzenie albo potok. Podaj nazwę pliku.
save-no-folder = Nie ma folderu { $folder }. Najpierw go utwórz albo podaj inne miejsce.
cannot-save-there = Nie można zapisać gry w { $file }: { $reason }. Podaj nazwę innego pliku.
save-is-other-file = { $file } istnieje i nie jest zapisaną grą. Wybierz inną nazwę.
save-without-seats = W zapisanej grze nie ma informacji, kto gdzie siedzi. Podaj --seats.
only-for-new = { $option } dotyczy nowej gry; zapisana gra toczy się dalej bez zmian. Pomiń { $option } albo --resume.
no-such-seat = Nie ma miejsca „{ $seat }”. Miejsca: { $known }.

## Koniec

game-over = Koniec gry
final-score = Wynik końcowy
column-place = Miejsce
column-player = Gracz
column-total = Razem
wins = { $count ->
    [one] Wygrywa { $player }!
    [few] Wygrywają { $player }!
    [many] Wygrywają { $player }!
   *[other] Wygrywają { $player }!
}
nobody-wins = Nikt nie wygrał.

## Oglądanie zapisanej gry

replay-prompt = Akcja { $n } z { $count }>
replay-at-start = To jest początek.
replay-at-end = { $count ->
    [one] Gra ma tylko { $count } akcję.
    [few] Gra ma tylko { $count } akcje.
    [many] Gra ma tylko { $count } akcji.
   *[other] Gra ma tylko { $count } akcji.
}
replay-not-understood = Nie zrozumiano „{ $typed }”. Enter – dalej, b – wstecz, numer – do tej akcji; „pomoc” pokazuje resztę.
replay-usage-next = Enter, n
replay-usage-back = b
replay-usage-number = NUMER
replay-usage-end = end
replay-usage-log = dziennik, dziennik LICZBA
replay-usage-why = dlaczego, dlaczego NUMER
replay-usage-view = widok
replay-usage-card = karta NAZWA
replay-usage-quit = q
replay-help-next = następna akcja
replay-help-back = poprzednia akcja
replay-help-number = przejdź do tej akcji; 0 to początek
replay-help-end = przejdź na koniec
replay-help-log = ostatnie zdarzenia
replay-help-why = karta i zasada stojące za akcją albo za jednym zdarzeniem z dziennika
replay-help-view = pokaż stół jeszcze raz
replay-help-card = cała karta
replay-help-quit = wyjdź
replay-no-such-game = W drzewie nie ma gry „{ $typed }”. Gry: { $known }.
replay-usage-go = idź NUMER
replay-help-go = obejrzyj inną grę drzewa

## Wiele gier

sim-preparing = Przygotowanie zasad
sim-compiling = Kompilowanie zasad
sim-compiled = Zasady skompilowane
sim-seconds = { $seconds } s
sim-playing = Rozgrywka
sim-rate = gier/s: { $games }, decyzji/s: { $decisions }
sim-left = do końca
sim-title = { $games ->
    [one] { $games } gra: { $ruleset }
    [few] { $games } gry: { $ruleset }
    [many] { $games } gier: { $ruleset }
   *[other] { $games } gry: { $ruleset }
}
sim-seat = Miejsce
sim-wins = Odsetek wygranych
sim-interval = Przedział 95%
sim-tenth = 10%
sim-median = Mediana
sim-ninetieth = 90%
sim-score = Średni wynik
sim-length = Gra ma średnio { $rounds } rundy i { $decisions } decyzji.
sim-length-turns = Gra ma średnio { $turns } tury i { $decisions } decyzji.
sim-stopped = Gry przerwane, bo trwały zbyt długo: { $games }
sim-hash = Skrót stanów końcowych: { $hash }
sim-interrupted = Przerwano: rozegrano i zachowano { $games } z { $wanted } gier.
sim-nothing = Przerwano, zanim skończyła się jakakolwiek gra; niczego nie zapisano.
sim-written = Wyniki i raport są w { $file }
sim-bad-number = --games „{ $number }” nie jest liczbą całkowitą od 1 do { $most }. Wpisz na przykład 50000, 1e6 albo 100_000.
sim-seat-empty = W „{ $seats }” jedno miejsce jest puste. Dla każdego miejsca podaj sposób gry, na przykład greedy,random.
sim-no-policy = Nie ma sposobu gry „{ $policy }”. Dostępne: { $known } albo plik wag (.npy).
bot-of-other-game = „{ $bot }” nie gra w { $game }: gra w { $games }. Do gry { $game } są: { $known }.
sim-seats-do-not-match = --players podaje { $players }, ale --seats wymienia { $seats }. Podaj sposób gry dla każdego miejsca albo jeden dla wszystkich.
sim-weights-unreadable = Nie można odczytać wag z { $file }: { $why }.
sim-no-weights = { $file } nie zawiera tablicy wag; zapisuje ją numpy.save.
sim-bad-address = „{ $address }” to nie adres klastra Ray. Wpisz auto, local albo HOST:PORT.
