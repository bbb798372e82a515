# Fields that the views of most games have, in Polish; each in one line. A game that names one itself is heeded.

view-over = Koniec gry
view-turns = Rozegrane tury
view-turn-player = Czyja tura
view-first = Pierwszy gracz
view-seats = Gracze
view-seats-seat = Miejsce
view-decision = O co chodzi
view-decision-player = Kto decyduje
view-decision-kind = Pytanie
view-decision-kind-turn = Tura
view-decision-source = Za sprawą karty
view-decision-card = O karcie
view-decision-about = O graczu
view-decision-optional = Można odmówić
view-scores = Wynik końcowy
view-ranking = Kolejność miejsc
view-winners = Zwycięzcy
view-seed = Ziarno generatora
