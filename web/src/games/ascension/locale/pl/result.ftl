result-team-win = Twoja drużyna wygrywa!
result-team-lose = Twoja drużyna przegrywa
result-team-wins = Wygrywa { $team }!
result-solo-won = Zwycięstwo! { $rival } pokonany
result-solo-defeat = Porażka: wygrywa { $rival }
result-solo-lost = { $own } do { $other }: do zwycięstwa trzeba mieć więcej honoru
result-rival-samael = Samael
result-rival-cult = Kult
result-score-of = { $name }: { $total }
result-margin = { $count ->
    [one] Przewaga: { $count } punkt honoru
    [few] Przewaga: { $count } punkty honoru
    [many] Przewaga: { $count } punktów honoru
   *[other] Przewaga: { $count } punktu honoru
}
result-tokens = Znaczniki
result-heroes = Bohaterowie
result-constructs = Konstrukty
result-other = Inne karty
result-sources = Skąd pochodzi honor
result-chart = Honor w kolejnych turach
result-chart-about = Honor po każdej turze, razem z kartami. Na koniec: { $summary }.
result-chart-axis-turn = Tura
result-chart-at = Tura { $turn }: { $values }
result-as-table = Pokaż jako tabelę
result-as-chart = Pokaż jako wykres
result-too-short = Gra była za krótka na wykres.
result-best = Najlepsze karty: { $player }
result-moments = Przebieg gry
result-moment-turn = Tura { $turn }
result-moment-lead = Na prowadzenie wychodzi { $player }
result-moment-gain = +{ $count } honoru
