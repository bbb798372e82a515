result-title = Koniec gry
result-winner = Wygrywa { $player }!
result-winners = Wygrywają { $players }!
result-you-win = Wygrywasz!
result-you-lose = Przegrywasz
result-solo-lost = { $rival } ma co najmniej tyle samo honoru: brak zwycięstwa
result-rival-samael = Samael
result-rival-cult = Kult
result-margin = { $count ->
    [one] Przewaga: { $count } punkt honoru
    [few] Przewaga: { $count } punkty honoru
    [many] Przewaga: { $count } punktów honoru
   *[other] Przewaga: { $count } punktu honoru
}
result-score = Wynik końcowy
result-place = Miejsce
result-player = Gracz
result-tokens = Znaczniki
result-heroes = Bohaterowie
result-constructs = Konstrukty
result-other = Inne karty
result-total = Razem
result-team = Drużyna { $n }
result-you = Ty
result-sources = Skąd pochodzi honor
result-chart = Honor w kolejnych turach
result-chart-about = Honor każdego gracza po każdej turze, razem z kartami. Na koniec: { $summary }.
result-chart-axis-turn = Tura
result-chart-at = Tura { $turn }: { $values }
result-as-table = Pokaż jako tabelę
result-as-chart = Pokaż jako wykres
result-replay = Obejrzyj powtórkę
result-again = Zagraj ponownie
result-new = Nowa gra
result-home = Strona startowa
result-missing = Nie można pokazać wyniku: { $why }
result-too-short = Gra była za krótka na wykres.
