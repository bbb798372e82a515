# Okno ustawień.

settings-theme-auto = Jak w urządzeniu
settings-theme-light = Jasny
settings-theme-dark = Ciemny
settings-speed-normal = Normalnie
settings-speed-fast = Szybko
settings-speed-instant = Natychmiast
settings-volume = Głośność
settings-music = Cicha muzyka
settings-music-note = Dwa dźwięki w tle, które zmieniają się z każdą rundą.
settings-touch = Wibracje
settings-touch-note = Urządzenie lekko drży przy twoich ruchach, a mocniej, gdy ktoś coś zrobi tobie.
settings-memory-aids-note = To, co uważny gracz mógłby zapamiętać.
settings-remind = Przypomnienie na koniec tury
settings-remind-note = Pyta jeszcze raz, gdy można zrobić coś pożytecznego.
settings-voices = Komputery mówią
settings-voices-note = Czasem krótkie zdanie obok imienia.
settings-keys = Skróty jednym klawiszem
settings-keys-note = P zagrywa wszystko, E kończy turę i tak dalej. Strzałki, Enter i Escape działają zawsze.
settings-one-tap = Jedno dotknięcie działa
settings-one-tap-note = Na ekranie dotykowym: karta nie jest najpierw podnoszona do przeczytania.
