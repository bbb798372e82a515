# The words that the whole game uses, as the glossary has them. A key here is a key everywhere.

menu-new-game = Nowa gra
menu-settings = Ustawienia
menu-language = Język
menu-rules = Zasady
menu-tutorial = Samouczek

turn-your-turn = Twoja tura
turn-player-turn = Tura gracza: { $player }
turn-waiting-for = Oczekiwanie na gracza: { $player }
turn-round-number = Runda { $n }
turn-last-round = Ostatnia runda!

button-end-turn = Zakończ turę
button-play-all = Zagraj wszystkie
button-undo = Cofnij
button-confirm = Potwierdź
button-cancel = Anuluj
button-no = Nie
button-choose = Wybierz
button-close = Zamknij

prompt-pass-device = Przekaż urządzenie graczowi: { $player }

end-game-over = Koniec gry

settings-memory-aids = Pomoce pamięciowe: listy talii i bieżące wyniki

menu-gallery = Karty
menu-replays = Powtórki
menu-theme = Motyw
menu-sound = Dźwięk
menu-animation-speed = Szybkość animacji

lobby-seat = Miejsce { $n }
lobby-copy-seat-link = Skopiuj link do tego miejsca
lobby-copy-watch-link = Skopiuj link do oglądania
lobby-watchers = Widzowie: { $count }
lobby-open-practice = Trening otwarty: ziarno jest znane
lobby-waiting-for-seats = Oczekiwanie na graczy: { $count }

online-reconnecting = Utracono połączenie, ponawianie próby
online-offline = Brak połączenia
online-leave = Odejdź od stołu
online-leave-to-bot = Komputer przejmuje miejsce
online-leave-end = Zakończ grę przy tym stole
online-thinking = { $player } się zastanawia

replay-previous = Poprzedni ruch
replay-next = Następny ruch
replay-play = Odtwórz
replay-pause = Wstrzymaj
replay-copy-link = Skopiuj link do tego ruchu

lobby-human = Człowiek
zone-empty = Pusto
