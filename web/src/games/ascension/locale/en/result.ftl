result-solo-lost = { $rival } wins: for a victory you need more Honor
result-rival-samael = Samael
result-rival-cult = The Cult
result-margin = { $count ->
    [one] { $count } Honor ahead
   *[other] { $count } Honor ahead
}
result-tokens = Tokens
result-heroes = Heroes
result-constructs = Constructs
result-other = Other cards
result-sources = Where the Honor came from
result-chart = Honor over the turns
result-chart-about = Honor of each player after every turn, cards included. At the end: { $summary }.
result-chart-axis-turn = Turn
result-chart-at = Turn { $turn }: { $values }
result-as-table = Show as a table
result-as-chart = Show as a chart
result-too-short = The game was too short for a chart.
