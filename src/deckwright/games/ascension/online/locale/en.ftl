### What pages say of Ascension in English: sets together and rule options.

ruleset-ascension-combined = Both sets together

## Rule options

option-free-defeat = Free defeat by a Hero
option-free-defeat-must = must be used
option-free-defeat-may = may be declined
option-librarian-discard = Discard for Temple Librarian
option-librarian-discard-must = must be made
option-librarian-discard-may = may be declined
option-copied-unite = Copied Unite effect
option-copied-unite-original-counts = the copied Hero counts
option-copied-unite-original-excluded = the copied Hero does not count
option-last-round-extra-turn = Extra turn in the last round
option-last-round-extra-turn-taken = is taken
option-last-round-extra-turn-lost = is lost
option-solo-extra-turn = Extra turn in the solo game
option-solo-extra-turn-rival-waits = the opponent waits
option-solo-extra-turn-rival-acts = the opponent acts in between
option-center-shards = Energy Shards in the Center Deck
option-center-shards-auto = by the sets
option-shard-limit = Limit of Energy Shards
option-shard-limit-box = as many as the sets bring
option-shard-limit-none = no limit
option-banished-over-treasure = Treasure under a banished card
option-banished-over-treasure-stays = stays in its space
option-banished-over-treasure-banished = goes to the Void too
option-fate-order = Fate that asks every player several times
option-fate-order-by-player = player by player
option-fate-order-by-time = one time each, then again
option-copy-copiers = Copying a card that copies
option-copy-copiers-never = never
option-copy-copiers-chain = allowed, each Hero once
option-staff-stacking = Several Wildcall Staffs on one card
option-staff-stacking-add = add up
option-staff-stacking-one = one per card
option-put-is-play = Construct put into play
option-put-is-play-no = does not count as played
option-put-is-play-yes = counts as played
option-teammate-free-cards = Free card for the teammate
option-teammate-free-cards-pay = costs 1 Rune
option-teammate-free-cards-never = not possible
option-teammate-treasure = Treasure under a card for the teammate
option-teammate-treasure-acquirer = stays with the acquiring player
option-teammate-treasure-with-card = goes with the card
option-team-tie = Tie between teams
option-team-tie-latest-member = the team with the latest player wins
option-team-tie-shared = shared victory
option-cult-last-step = The Cult after you empty the pool
option-cult-last-step-taken = takes its two cards
option-cult-last-step-skipped = does not act
option-energize-timing = Energy that counts for Energize
option-energize-timing-played = what you have when the Hero is played or the Monster defeated
option-energize-timing-each-step = also what earlier lines of the same card give
