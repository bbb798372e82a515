### The report of simulated games of Ascension, in English.

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
filter-faction = Faction
filter-type = Type
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

mode-versus = each for themselves
mode-solo = solo
mode-teams = teams of two
