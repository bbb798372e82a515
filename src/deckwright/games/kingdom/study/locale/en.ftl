### The report of simulated kingdoms, in English.

## How long, and how many

length-title = How long a kingdom lasts
length-rounds = Turns
length-rounds-caption = Turns in a kingdom
length-decisions-caption = Decisions in a kingdom
length-share = Share of kingdoms
length-middle = 90% of kingdoms
length-definition = A kingdom has 31 rounds of several turns, and each expansion adds more. A decision is a position with at least two legal answers, answered. The charts leave out the rarest 0.2% of kingdoms.
key-games = kingdoms
key-rounds = turns in half of the kingdoms or fewer
key-score = median fame
mode-solo = solo

## Final fame

scores-title = Final fame
scores-caption = How often a kingdom ends with this much fame
scores-axis = Fame at the end
scores-definition = The final fame is that of all cards of the kingdom with their stickers, of banished cards, and what was written.

## Expansions

parts-title = Fame by bot and expansion
parts-definition = Nine of ten kingdoms score more than stands under 10%, one of ten more than stands under 90%. The gain is the mean fame that an expansion adds to what came before it.
part-base = Base game · { $policy }
column-part = After
column-tenth = 10%
column-median = Median
column-ninetieth = 90%
column-mean = Mean fame
column-gain = Gain

## Chapters

chapters-title = Chapter by chapter
chapter = Rounds { $first }–{ $last }
chapter-expansions = Expansions
fame-caption = Mean fame at the end of each round
fame-axis = Fame
fame-point = Round { $round }: { $fame }
turns-caption = Turns of each round by how they end
turns-axis = Turns
turns-bar = Round { $round }, { $end }: { $turns }
round-axis = Round
end-upgrades = Upgrade
end-passes = Pass
end-others = Otherwise
column-chapter = Chapter
column-turns = Turns
column-upgrades = Upgrades
column-passes = Passes
column-advances = Advances
column-discovered = Discovered
column-blocked = Blocked
column-pass-share = Share of passes
column-fame = Fame at the end
chapters-definition = All numbers are means for a kingdom. The share of passes is that of all turns of the chapter. Discovered and blocked are cards. Upgrades include those by effects.

## Resources

resources-title = Resources
gained-caption = Resources gained in a kingdom, by chapter
lost-caption = Resources lost unspent in a kingdom, by chapter
amount-axis = Resources in a kingdom
column-all = Together
resources-definition = Resources are gained by production and by effects. They are lost where they are in the pool when new cards come into play or the turn ends.

## Forks

forks-title = Forks
column-fork = Card
column-way = Way
column-taken = Share of kingdoms
column-mean = Mean fame
column-interval = 95% interval
forks-definition = The share is that of all kingdoms. Of a choice that is made several times the first one counts. Where cards are discovered, whoever came to know both in time counts for both, and a card that another effect discovers counts too.

## Negative cards

red-title = Negative cards
red-definition = Came: in how many kingdoms the card was negative at some time. Solved: in how many of these it is no longer a negative card of the kingdom at the end. Effects used: how often an effect on a negative stage was used, in each of these.
unsolved-title = Fame by negative cards at the end
column-came = Came
column-solved = Solved
column-used = Effects used
column-unsolved = Negative cards at the end

## Stickers

stickers-title = Stickers
column-sticker = Sticker
column-supply = On the sheet
column-per-kingdom = Used
column-left = Left
column-none-left = None left
stickers-definition = Used and left are means for a kingdom. None left: in what share of kingdoms the last sticker of the kind was used.

## Cards

cards-title = What the cards are worth
cards-caption = Matched difference in fame: discovered against not, the clearest { $count } cards
cards-axis = Difference in fame
cards-table = Every card that came into a kingdom
filter-type = Type
column-card = Card
column-type = Type
column-inside = Had
column-round = Round
column-stage-2 = Stage 2
column-stage-3 = Stage 3
column-stage-4 = Stage 4
column-produced = Produced
column-card-fame = Fame
column-had = When possible
column-difference = Matched difference
define-inside = In what share of kingdoms the card was discovered, or was there from the start.
define-round = In which round it was discovered, on average.
define-stage-2 = In what share of these kingdoms this stage came up.
define-stage-3 = Likewise.
define-stage-4 = Likewise.
define-produced = How often the card produced, in a kingdom.
define-card-fame = Its fame at the end with its stickers, where it still was in the kingdom.
define-had = Of the kingdoms compared, those in which the card could be discovered and was.
define-difference = The mean final fame of kingdoms that could discover the card and did, minus that of kingdoms that could and did not, with its 95% interval. Only like is compared with like: the card could first be discovered in the same four rounds. With fewer than { $fewest } kingdoms on either side nothing is shown.
not-shown-title = What the matched difference does not show
not-shown = It does not show what a discovery causes. A kingdom that discovers a card may have been the richer one before, and one that does not may have found something better. It holds for this way of playing: in other hands a card can be worth more or less. And among a hundred cards, about five intervals miss the true value by chance.
