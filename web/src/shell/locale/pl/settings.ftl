# Okno ustawień.

settings-theme-auto = Jak w urządzeniu
settings-theme-light = Jasny
settings-theme-dark = Ciemny
settings-speed-normal = Normalnie
settings-speed-fast = Szybko
settings-speed-instant = Natychmiast
settings-memory-aids-note = To, co uważny gracz mógłby zapamiętać.
settings-remind = Przypomnienie na koniec tury
settings-remind-note = Pyta jeszcze raz, gdy można zrobić coś pożytecznego.
settings-keys = Skróty jednym klawiszem
settings-keys-note = P zagrywa wszystko, E kończy turę i tak dalej. Strzałki, Enter i Escape działają zawsze.
settings-one-tap = Jedno dotknięcie działa
settings-one-tap-note = Na ekranie dotykowym: karta nie jest najpierw podnoszona do przeczytania.
