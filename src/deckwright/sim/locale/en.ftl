### The report of simulated games, in English.

## The page

language = English
title = { $games ->
    [one] { $games } game of { $ruleset }
   *[other] { $games } games of { $ruleset }
}
switch-language = Language
seat = Seat { $n }
seat-policy = Seat { $n } · { $policy }
team-policy = Team { $n } · { $policy }
interval = { $low } to { $high }
footnote = All intervals are 95% intervals: if the simulation were repeated many times with other seeds, about 95 of 100 such intervals would contain the true value.
stopped = { $games ->
    [one] { $games } game was stopped because it went on too long; nobody won it.
   *[other] { $games } games were stopped because they went on too long; nobody won them.
}
incomplete = The simulation was interrupted: { $games } of { $wanted } games were played.

## Key figures

key-games = games
key-decisions = decisions
key-rounds = rounds in half of the games or fewer
key-lead = wins of { $seat }
key-score = median score
key-rate = decisions per second

## Who wins

wins-title = Who wins
wins-caption = Win rate with its 95% interval; the dashed line is an even chance.
wins-caption-solo = Win rate with its 95% interval.
wins-all = All games
wins-begins = When beginning
wins-follows = When another begins
wins-column-side = Seat
wins-column-rate = Win rate
wins-definition = The win rate is the number of games won divided by the number of games played. Ties are decided as the rules say. The interval is that of Wilson. Who begins is drawn by lot in every game.
wins-definition-solo = The win rate is the number of games won divided by the number of games played. The interval is that of Wilson.

## How long

length-title = How long a game lasts
length-rounds = Rounds
length-turns = Turns
length-decisions = Decisions
length-share = Share of games
length-measure = Measure
length-mean = Mean
length-median = Median
length-middle = 90% of games
length-rounds-caption = Rounds in a game
length-decisions-caption = Decisions in a game
length-bar = { $from } to { $to }: { $share }
length-definition = A turn is one player’s turn, extra turns included. Rounds are turns divided by the number of seats, rounded up. A decision is a position with at least two legal answers, answered. The charts leave out the rarest 0.2% of games.

## Final scores

scores-title = Final scores
scores-caption = How often a seat ends with this score
scores-axis = Score at the end
scores-definition = A score is what the rules of the game count at the end.

## Cards

filter-name = Find a card
filter-all = All
filter-shown = Cards shown: { $count }
sort-by = Sort by { $column }
define-title = What the columns mean

## What was simulated

about-title = What was simulated
about-ruleset = Ruleset
about-mode = Mode
about-seats = Seats
about-options = Options
about-games = Games
about-numbers = { $games }, numbers { $first } to { $last }
about-seed = Seed
about-device = Played on
about-time = Time
about-seconds = { $seconds } s; { $games } games and { $decisions } decisions per second
about-sets = Card sets
about-versions = Versions
about-hash = Hash of the final states
about-again = Play the same games again
policy-random = chooses evenly among what is legal
policy-busy = chooses at random, and ends the turn only when nothing else is legal
policy-greedy = takes what its page of weights puts first
policy-named = plays by a page of its game, with habits of its own
policy-weights = plays by a page of weights from a file
