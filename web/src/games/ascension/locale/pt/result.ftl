result-team-win = Sua equipe venceu!
result-team-lose = Sua equipe perdeu
result-team-wins = { $team } vence!
result-solo-won = Vitória! { $rival } foi vencido
result-solo-defeat = Derrota: { $rival } vence
result-solo-lost = { $own } a { $other }: para a vitória você precisa de mais Honra
result-rival-samael = Samael
result-rival-cult = O Culto
result-score-of = { $name }: { $total }
result-margin = { $count ->
    [one] { $count } de Honra à frente
   *[other] { $count } de Honra à frente
}
result-tokens = Marcadores
result-heroes = Heróis
result-constructs = Construtos
result-other = Outras cartas
result-sources = De onde veio a Honra
result-chart = Honra ao longo dos turnos
result-chart-about = Honra após cada turno, incluindo as cartas. No fim: { $summary }.
result-chart-axis-turn = Turno
result-chart-at = Turno { $turn }: { $values }
result-as-table = Mostrar como tabela
result-as-chart = Mostrar como gráfico
result-too-short = A partida foi curta demais para um gráfico.
result-best = Melhores cartas de { $player }
result-moments = Como foi a partida
result-moment-turn = Turno { $turn }
result-moment-lead = { $player } assume a liderança
result-moment-gain = +{ $count } de Honra
