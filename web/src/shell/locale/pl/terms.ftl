# The words that the whole game uses, as the glossary has them. A key here is a key everywhere.

menu-new-game = Nowa gra
menu-continue = Kontynuuj
menu-load = Wczytaj grę
menu-save = Zapisz grę
menu-settings = Ustawienia
menu-language = Język
menu-rules = Zasady
menu-glossary = Słowniczek
menu-quit = Wyjdź
menu-back = Wstecz
menu-help = Pomoc
menu-tutorial = Samouczek
menu-statistics = Statystyki

lobby-number-of-players = Liczba graczy
lobby-player-name = Imię gracza
lobby-computer = Komputer
lobby-add-player = Dodaj gracza
lobby-remove-player = Usuń gracza z listy
lobby-choose-set = Wybierz zestaw
lobby-combine-sets = Połącz zestawy
lobby-mode-normal = Zwykła rozgrywka
lobby-mode-solo = Wariant solo
lobby-mode-team = Gra zespołowa
lobby-start = Rozpocznij grę
lobby-random-first = Losowy pierwszy gracz
lobby-shards = Odłamki energii w talii głównej: { $count }
lobby-seed = Ziarno generatora

turn-your-turn = Twoja tura
turn-player-turn = Tura gracza: { $player }
turn-waiting-for = Oczekiwanie na gracza: { $player }
turn-number = Tura { $n }
turn-round-number = Runda { $n }
turn-last-round = Ostatnia runda!
turn-first-player = Pierwszy gracz
turn-action-phase = Faza akcji
turn-end-phase = Koniec tury

button-end-turn = Zakończ turę
button-play = Zagraj
button-play-all = Zagraj wszystkie
button-acquire = Pozyskaj
button-defeat = Pokonaj
button-use = Użyj
button-banish = Usuń
button-destroy = Zniszcz
button-discard = Odrzuć
button-draw = Dobierz
button-reveal = Odkryj
button-use-trophy = Usuń trofeum
button-undo = Cofnij
button-redo = Ponów
button-confirm = Potwierdź
button-cancel = Anuluj
button-ok = OK
button-yes = Tak
button-no = Nie
button-skip = Pomiń
button-done = Gotowe
button-choose = Wybierz
button-keep = Zachowaj
button-close = Zamknij
button-show-log = Pokaż dziennik
button-hint = Wskazówka
button-which-rule = Która to zasada?
button-give-to-teammate = Oddaj partnerowi z drużyny (+1 runa)
button-concede = Poddaj się
button-rematch = Zagraj ponownie

prompt-choose-card = Wybierz kartę
prompt-optional = Możesz to pominąć
prompt-end-turn-unspent = Masz jeszcze runy: { $runes }, siłę: { $power }. Zakończyć turę?
prompt-end-turn-cards = Masz jeszcze niezagrane karty. Zakończyć turę?
prompt-end-turn-constructs = Niektóre konstrukty nie zostały jeszcze użyte. Zakończyć turę?
prompt-pass-device = Przekaż urządzenie graczowi: { $player }

end-game-over = Koniec gry
end-winner = Wygrywa { $player }!
end-you-win = Wygrywasz!
end-you-lose = Przegrywasz
end-final-score = Wynik końcowy
end-from-tokens = Punkty honoru ze znaczników: { $count }
end-from-cards = Punkty honoru z kart: { $count }
end-total = Razem: { $count }
end-team-total = Razem drużyna: { $count }
end-place = { $n }. miejsce

button-accept = Zgadzam się
button-decline = Rezygnuję

settings-memory-aids = Pomoce pamięciowe: listy talii i bieżące wyniki

turn-extra = Dodatkowa tura

end-solo-lost = { $rival } ma co najmniej tyle samo honoru: brak zwycięstwa

menu-gallery = Karty
menu-replays = Powtórki
menu-theme = Motyw
menu-theme-light = Jasny
menu-theme-dark = Ciemny
menu-sound = Dźwięk
menu-animation-speed = Szybkość animacji
menu-instant = Natychmiast

lobby-ruleset = Zestaw zasad
lobby-seat = Miejsce { $n }
lobby-this-device = Osoba przy tym urządzeniu
lobby-by-link = Osoba przez link
lobby-copy-seat-link = Skopiuj link do tego miejsca
lobby-copy-watch-link = Skopiuj link do oglądania
lobby-watchers = Widzowie: { $count }
lobby-setup-code = Kod ustawień
lobby-open-practice = Trening otwarty: ziarno jest znane
lobby-waiting-for-seats = Oczekiwanie na graczy: { $count }

online-reconnecting = Utracono połączenie, ponawianie próby
online-offline = Brak połączenia
online-leave = Odejdź od stołu
online-leave-to-bot = Komputer przejmuje miejsce
online-leave-end = Zakończ grę przy tym stole
online-conceded = { $player } opuszcza rozgrywkę
online-thinking = { $player } się zastanawia

replay-first = Pierwszy ruch
replay-previous = Poprzedni ruch
replay-next = Następny ruch
replay-last = Ostatni ruch
replay-play = Odtwórz
replay-pause = Wstrzymaj
replay-copy-link = Skopiuj link do tego ruchu
replay-continue-here = Kontynuuj stąd przy nowym stole
replay-redrawn = Wszystko, co ukryte, wylosowano na nowo

tutorial-leave = Opuść samouczek
tutorial-try-it = Spróbuj teraz
tutorial-done = Brawo!

lobby-human = Człowiek
zone-empty = Pusto
