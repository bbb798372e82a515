new-title = Nowa gra
new-lead = Wszystko gotowe: zacznij albo zmień, co chcesz.
new-ruleset = Które karty?
new-players-range = { $from }–{ $to } graczy
new-mode = Jak?
new-mode-versus = Zwykła rozgrywka
new-mode-versus-about = Każdy gra na siebie
new-mode-solo = Wariant solo
new-mode-teams = Gra zespołowa
new-players-count = { $count ->
    [one] { $count } gracz
    [few] { $count } graczy
    [many] { $count } graczy
   *[other] { $count } gracza
}
new-seats = Kto gra?
new-seat = Miejsce { $n }
new-team = Drużyna { $n }
new-team-of = Drużyna { $n }: { $players }
new-who = Kto zajmuje miejsce { $n }?
new-here = To urządzenie
new-link = Znajomy przez link
new-bot = Komputer
new-empty = Puste
new-chair-empty = Miejsce { $n }: puste. Posadź kogoś
new-chair-first = zaczyna
new-chairs = Krzesła przy stole
new-chairs-note = Dotknij krzesła i wybierz, kto na nim siedzi.
new-bot-name = Komputer { $n }
new-level = Poziom komputera na miejscu { $n }
new-name = Imię gracza, miejsce { $n }
new-name-player = Gracz { $n }
new-name-guest = Gość { $n }
new-links-note = { $count ->
    [one] Gdy stół będzie gotowy, dostaniesz link do wysłania.
    [few] Gdy stół będzie gotowy, dostaniesz { $count } linki do wysłania.
    [many] Gdy stół będzie gotowy, dostaniesz { $count } linków do wysłania.
   *[other] Gdy stół będzie gotowy, dostaniesz { $count } linku do wysłania.
}
new-hot-seat-note = Przekazujecie sobie urządzenie; między turami karty na ręce są zakryte.
new-watch-note = Nikt nie gra na tym urządzeniu: będziesz oglądać.
new-first = Kto zaczyna
new-first-random = Losowy pierwszy gracz
new-details = Szczegóły
new-details-about = Kto zaczyna, cofanie, zasady, kod ustawień
new-take-backs = Cofanie nawet tego, co odkryto
new-take-backs-note = Gdy jedna osoba gra sama albo z komputerami. Gra, w której tak cofano, jest oznaczona.
new-take-backs-not = Tylko gdy jedna osoba gra sama albo z komputerami.
new-options = Opcje zasad
new-options-changed = { $count ->
    [one] { $count } zmieniona
    [few] { $count } zmienione
    [many] { $count } zmienionych
   *[other] { $count } zmienionej
}
new-options-standard = Standardowe
new-options-note = Dla przypadków, których drukowane zasady nie rozstrzygają. Pierwsza wartość każdej opcji jest standardowa.
new-options-more = Więcej opcji ({ $count })
new-options-reset = Przywróć standardowe
new-practice = Trening otwarty z ziarnem
new-practice-note = To samo ziarno, te same karty. Każdy przy stole może wiedzieć, co nadejdzie: do treningu, nigdy do uczciwej gry. Stół jest oznaczony dla wszystkich.
new-seed = Ziarno generatora
new-seed-missing = Podaj ziarno albo wyłącz trening otwarty.
new-share = Udostępnij te ustawienia
new-share-note = Kod zawiera zestaw zasad, miejsca i opcje, ale żadnych imion ani ziarna.
new-code = Kod ustawień
new-code-copy = Skopiuj kod
new-code-copy-link = Skopiuj jako link
new-code-copied = Skopiowano
new-code-copy-failed = Kopiowanie jest tu niedozwolone: zaznacz kod i skopiuj go samodzielnie.
new-code-paste = Użyj kodu od innej osoby
new-code-apply = Zastosuj
new-code-applied = Ustawienia zostały zastosowane.
new-code-wrong = Nie można odczytać tego kodu ustawień.
new-start = Rozpocznij grę
new-starting = Przygotowywanie stołu…
new-failed = Nie udało się przygotować stołu: { $why }
new-trees = Grę zakłada się tam, gdzie jest przechowywana: tam rośnie dalej, ma gałęzie i daje się z nimi porównać.
new-trees-open = { $game }: załóż lub graj dalej
