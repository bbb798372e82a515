result-team-win = Your team wins!
result-team-lose = Your team loses
result-team-wins = { $team } wins!
result-solo-won = Victory! { $rival } is beaten
result-solo-defeat = Defeat: { $rival } wins
result-solo-lost = { $own } to { $other }: for a victory you need more Honor
result-rival-samael = Samael
result-rival-cult = The Cult
result-score-of = { $name }: { $total }
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
result-chart-about = Honor after every turn, cards included. At the end: { $summary }.
result-chart-axis-turn = Turn
result-chart-at = Turn { $turn }: { $values }
result-as-table = Show as a table
result-as-chart = Show as a chart
result-too-short = The game was too short for a chart.
result-best = Best cards of { $player }
result-moments = How it went
result-moment-turn = Turn { $turn }
result-moment-lead = { $player } takes the lead
result-moment-gain = +{ $count } Honor
