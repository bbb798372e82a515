result-solo-lost = { $rival } vence: para a vitória você precisa de mais Honra
result-rival-samael = Samael
result-rival-cult = O Culto
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
result-chart-about = Honra de cada jogador após cada turno, incluindo as cartas. No fim: { $summary }.
result-chart-axis-turn = Turno
result-chart-at = Turno { $turn }: { $values }
result-as-table = Mostrar como tabela
result-as-chart = Mostrar como gráfico
result-too-short = A partida foi curta demais para um gráfico.
