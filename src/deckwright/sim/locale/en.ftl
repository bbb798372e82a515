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
scores-caption = How often a seat ends with this much Honor
scores-axis = Honor at the end
scores-definition = A score is the Honor tokens gained during the game plus the Honor printed on all cards owned at the end.

## Honor by source

honor-title = Where the Honor comes from
honor-caption = Honor of each seat by source, mean per game
honor-axis = Honor per game
honor-source = Source
honor-total = Total
honor-gained-monster = Rewards of Monsters
honor-gained-hero = Effects of Heroes
honor-gained-construct = Effects of Constructs
honor-gained-treasure = Effects of Treasures
honor-printed-hero = Printed on Heroes
honor-printed-construct = Printed on Constructs
honor-printed-treasure = Printed on Treasures
honor-gained-other = Other sources
honor-definition = Rewards and effects give Honor tokens during the game. Printed Honor counts once, for every copy of a card that is owned at the end.

## Cards

cards-title = What the cards are worth
cards-caption = Matched difference in win rate: acquired against left, the clearest { $count } cards
cards-axis = Difference in win rate, percentage points
cards-table = Every card that can be owned
filter-name = Find a card
filter-faction = Faction
filter-type = Type
filter-all = All
filter-shown = Cards shown: { $count }
column-card = Card
column-faction = Faction
column-type = Type
column-cost = Cost
column-seen = Seen
column-chances = Chances
column-picked = Pick rate
column-acquired = Wins, acquired
column-left = Wins, left
column-difference = Matched difference
column-played = Played
column-honor = Honor gained
column-winners = In winners’ decks
sort-by = Sort by { $column }
define-title = What the columns mean
define-seen = How often a copy turned up in the Center Row, per game.
define-chances = In how many games and seats the card could have been acquired at least once, for its price or without paying.
define-picked = In what share of these the seat acquired it at least once.
define-acquired = Win rate of the seats that could have acquired the card and did.
define-left = Win rate of the seats that could have acquired the card and did not. Both rates are matched (see below), so they can differ from plain ones.
define-difference = The first rate minus the second, in percentage points, with its 95% interval. Only like is compared with like: the same seat, and so the same way of playing, and the first chance in the same part of the game (rounds 1–2, 3–4 and so on up to 15 or later). Each such group is weighted after Mantel and Haenszel. With fewer than { $fewest } seats on either side nothing is shown.
define-played = How often a copy was played, per game, all seats together.
define-honor = Honor tokens gained by effects of the card, per game, all seats together.
define-winners = Copies owned by the winner at the end, per game.
not-shown-title = What the matched difference does not show
not-shown = It does not show what acquiring the card causes. A seat that acquires it had the Runes for it, and perhaps nothing better to do; a seat that leaves it perhaps took a better card. How strong the rest of the deck was, and what else lay in the Center Row, is not matched. It holds for these ways of playing: in other hands a card can be worth more or less. And among a hundred cards, about five intervals miss the true value by chance.

## Monsters

monsters-title = Monsters
monsters-table = Every Monster
column-monster = Monster
column-monster-seen = Seen
column-power = Power
column-defeated = Defeated
column-defeated-by = Defeated by seat { $n }
column-defeat-rate = Defeated of seen
column-reward = Honor gained
define-monsters = All numbers are per game. Seen: how often a copy turned up in the Center Row. Defeated: how often it was defeated. Defeated of seen: the one divided by the other. Honor gained: Honor tokens from its rewards. A Monster that is always available is never turned up.

## Types and factions

type-hero = Hero
type-construct = Construct
type-treasure = Treasure
type-monster = Monster
faction-enlightened = Enlightened
faction-lifebound = Lifebound
faction-mechana = Mechana
faction-void = Void
faction-none = No faction

## What was simulated

about-title = What was simulated
about-ruleset = Ruleset
about-mode = Mode
mode-versus = each for themselves
mode-solo = solo
mode-teams = teams of two
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
policy-weights = plays by a page of weights from a file
