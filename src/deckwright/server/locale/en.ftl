### What the server says in English: names, options, problems.

## Seats and sets

computer = Computer { $n }
sets-together = Both sets together

## Rule options

option-heading = Rule options
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
option-teammate-free-cards = Free card for the team-mate
option-teammate-free-cards-pay = costs 1 Rune
option-teammate-free-cards-never = not possible
option-teammate-treasure = Treasure under a card for the team-mate
option-teammate-treasure-acquirer = stays with the acquiring player
option-teammate-treasure-with-card = goes with the card
option-team-tie = Tie between teams
option-team-tie-latest-member = the team with the latest player wins
option-team-tie-shared = shared victory
option-cult-last-step = The Cult after you empty the pool
option-cult-last-step-taken = takes its two cards
option-cult-last-step-skipped = does not act

## Problems

status-400 = Not understood
status-403 = Not allowed
status-404 = Not found
status-409 = Not now
status-413 = Too large
status-429 = Too many requests
status-500 = Broken
status-503 = Not stored
problem-no-table = There is no such table. Check the link, or ask for a new one.
problem-table-too-old = This table was played with other cards than there are now; it can no longer be opened.
problem-no-place = This device has no place at this table. Open the link that you were given.
problem-bad-link = This link does not open a seat at this table. It may be incomplete or replaced by a newer one, or a computer plays the seat now.
problem-used-link = Somebody sits at this seat already: a link to a seat opens it once. If that is you, ask the other device to let you in, or open your return link.
problem-ask-later = Others are asking for this seat just now. Try again in a minute.
problem-nobody-asks = Nobody asks for this seat any more.
problem-not-yours = This seat is not played on this device.
problem-not-maker = Only the device that set the table up can see its links.
problem-watching = You are watching: only those who sit at the table can act.
problem-over = This game is over.
problem-not-over = This game is not over yet.
problem-stale = The table has changed meanwhile. Look again, then choose.
problem-not-asked = It is not for you to decide now.
problem-undo = There is nothing to take back.
problem-nothing-to-play = There is no card that can simply be played.
problem-seat-taken = A computer plays this seat already.
problem-others-play = Others still play at this table: you can leave your seat to a computer, but not end their game.
problem-other-device = Another device plays your seat too. End it first, or leave the seat to a computer.
problem-crowded = Too many pages look at this table at once.
problem-storage = The server could not store this, so nothing has happened. Its disk may be full. Try again in a moment.
problem-bad-message = The server did not understand this message.
problem-hello-first = The page must say first which seat it shows.
problem-bad-seed = A seed for practice has 1 to { $most } characters.
problem-bad-seats = { $seats } seats were described, but { $players } play.
problem-bad-level = A computer plays at level 1 to 5, not { $level }.
problem-no-ruleset = There is no ruleset “{ $ruleset }”.
problem-bad-code = This is no setup code. Codes look like 4H7K-2M9X; check every letter.
problem-no-move = This game has moves 0 to { $most }.
problem-no-seat = There is no seat { $seat } at this table.
problem-older-rules = This game was played under older rules: its log can be read, but not its positions.
problem-illegal = This cannot be done now.
problem-bad-request = The server did not understand this request: something is missing, too much, or of the wrong kind.
problem-not-allowed = This is not allowed.
problem-no-page = There is nothing at this address.
problem-no-method = This address cannot be used in this way.
problem-too-large = This is more than the server takes at once.
problem-too-many = Too many requests from here. Wait a minute, then try again.
problem-csrf = The page was open for too long. Try again.
problem-broken = Something is broken on the server; nothing was changed. The server's log says more.
