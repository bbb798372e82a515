### Gwiazda dnia: jedno rozdanie dziennie dla wszystkich na tym serwerze.

daily-title = Gwiazda dnia
daily-about = Jedno rozdanie dziennie, takie samo dla wszystkich na tym serwerze i z tym samym komputerem po drugiej stronie. Masz jedną próbę; gdy dzień się skończy, zobaczysz, jak wypadasz na tle innych.
daily-on = Gwiazda dnia · { $day }
daily-off = Na tym serwerze nie ma gwiazdy dnia.
daily-failed = Nie można teraz pokazać gwiazdy dnia.
daily-today = Dziś
daily-left = Zostało { $time }
daily-play = Zagraj dzisiejsze rozdanie
daily-again = Graj dalej
daily-look = Zobacz stół
daily-once = Jedna próba. Nie cofa się niczego, co zostało odsłonięte, a gra nie liczy się do statystyk.
daily-won = Wygrana o { $margin }: { $own } do { $other }
daily-won-even = Wygrana przy { $own } po obu stronach
daily-lost = Przegrana o { $margin }: { $own } do { $other }
daily-lost-even = Przegrana przy { $own } po obu stronach
daily-wait = Wyniki innych i powtórka otworzą się po zakończeniu dnia.
daily-spare = Nadal się liczy, jeśli skończysz do { $time }. Do tego czasu wyniki innych są dla ciebie zamknięte.
daily-given-up = Ta próba została zakończona.
daily-late = Skończone za późno, by się liczyć.
daily-running = Nieskończone
daily-missed = Bez gry
daily-past = Poprzednie dni
daily-place = Miejsce { $place } z { $count }
daily-median = Mediana { $margin }
daily-tries = { $count ->
    [0] ani jednej próby
    [one] { $count } próba
    [few] { $count } próby
   *[many] { $count } prób
}
daily-nobody = Tego rozdania nikt nie skończył.
daily-streak = { $count ->
    [one] { $count } dzień z rzędu
    [few] { $count } dni z rzędu
   *[many] { $count } dni z rzędu
}
daily-week = Ostatnie siedem dni
daily-lit = { $day }: rozegrane
daily-ended = { $day }: zakończona przed czasem
daily-dark = { $day }: bez gry
daily-chart = O ile każdy wyprzedził komputer
daily-chart-said = { $count ->
    [one] Jedna gra, { $low }.
    [few] { $count } gry, od { $low } do { $high }; połowa z nich { $median } lub lepiej.
   *[many] { $count } gier, od { $low } do { $high }; połowa z nich { $median } lub lepiej.
}
daily-chart-you = Ty: { $margin }
daily-margin = Przewaga
daily-games = Gry
daily-bin = { $from } do { $to }
daily-yours = { $bin } (ty)
daily-waits = Rozdanie czeka
daily-goes-on = Twoja gra trwa
daily-done = Dziś rozegrane: { $margin }
daily-over = Dzisiejsza próba za tobą
