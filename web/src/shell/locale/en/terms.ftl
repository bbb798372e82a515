# The words that the whole game uses, as the glossary has them. A key here is a key everywhere.

menu-new-game = New game
menu-continue = Continue
menu-load = Load game
menu-save = Save game
menu-settings = Settings
menu-language = Language
menu-rules = Rules
menu-glossary = Glossary
menu-quit = Quit
menu-back = Back
menu-help = Help
menu-tutorial = Tutorial
menu-statistics = Statistics

lobby-number-of-players = Number of players
lobby-player-name = Player name
lobby-human = Human
lobby-computer = Computer
lobby-add-player = Add player
lobby-remove-player = Remove player
lobby-choose-set = Choose a set
lobby-combine-sets = Combine sets
lobby-mode-normal = Normal game
lobby-mode-solo = Solo variant
lobby-mode-team = Team play
lobby-start = Start the game
lobby-random-first = Random starting player
lobby-shards = Energy Shards in the Center Deck: { $count }
lobby-seed = Random seed

turn-your-turn = Your turn
turn-player-turn = Turn of { $player }
turn-waiting-for = Waiting for { $player }
turn-number = Turn { $n }
turn-round-number = Round { $n }
turn-last-round = Last round!
turn-first-player = Starting player
turn-samael = Samael's turn
turn-cult = The Cult acts
turn-action-phase = Action phase
turn-end-phase = End of turn

button-end-turn = End turn
button-play = Play
button-play-all = Play all
button-acquire = Acquire
button-defeat = Defeat
button-use = Use
button-banish = Banish
button-destroy = Destroy
button-discard = Discard
button-draw = Draw
button-reveal = Reveal
button-use-trophy = Banish Trophy
button-undo = Undo
button-redo = Redo
button-confirm = Confirm
button-cancel = Cancel
button-ok = OK
button-yes = Yes
button-no = No
button-skip = Skip
button-done = Done
button-choose = Choose
button-keep = Keep
button-close = Close
button-show-log = Show log
button-hint = Hint
button-which-rule = Which rule was this?
button-give-to-teammate = Give to teammate (+1 Rune)
button-concede = Concede
button-rematch = Play again

zone-deck-count = Deck ({ $count })
zone-hand-count = Hand ({ $count })
zone-discard-count = Discard pile ({ $count })
zone-center-deck-count = Center Deck ({ $count })
zone-center-row = Center Row
zone-void-count = Void ({ $count })
zone-honor-pool-count = Honor pool: { $count }
zone-always-available = Always Available
zone-played = Played this turn
zone-constructs = Constructs in play
zone-trophies = Trophies
zone-outside = Outside the game
zone-samael-cards = Samael's cards
zone-cult-cards = Cards of the Cult
zone-treasure-under = Treasure under this card: { $count }
zone-left-in-pile = Left in pile: { $count }
zone-empty = Empty

res-runes = Runes: { $count }
res-power = Power: { $count }
res-honor = Honor: { $count }
res-energy = Energy this turn: { $count }
res-cost = Cost: { $count }
res-honor-at-end = Honor at the end of the game: { $count }
res-tokens = Honor tokens: { $count }

card-hero = Hero
card-construct = Construct
card-monster = Monster
card-treasure = Treasure
card-reward = Reward
card-trophy = Trophy
card-fate = Fate
card-unite = Unite
card-energize = Energize { $n }
card-once-per-turn = Once per turn
card-used-this-turn = Used this turn
card-available = Available
card-faction-enlightened = Enlightened
card-faction-lifebound = Lifebound
card-faction-mechana = Mechana
card-faction-void = Void
card-no-faction = No faction

prompt-choose-card = Choose a card
prompt-optional = You may skip this
prompt-end-turn-unspent = You still have { $runes } Runes and { $power } Power. End the turn?
prompt-end-turn-cards = You still have unplayed cards. End the turn?
prompt-end-turn-constructs = Some Constructs are still unused. End the turn?
prompt-pass-device = Pass the device to { $player }

end-game-over = Game over
end-winner = { $player } wins!
end-you-win = You win!
end-you-lose = You lose
end-tie-broken = Tie: the player later in turn order wins
end-final-score = Final score
end-from-tokens = Honor from tokens: { $count }
end-from-cards = Honor from cards: { $count }
end-total = Total: { $count }
end-team-total = Team total: { $count }
end-place = Place { $n }

button-accept = Accept
button-decline = Decline

settings-memory-aids = Memory aids: deck lists and running totals

turn-extra = Extra turn

zone-deck-contents = Your deck, sorted: { $count }
zone-hand-and-deck = Hand and deck together: { $count }
zone-known-cards = Known cards: { $count }
zone-known-top = Known on top of the deck: { $count }

res-restricted-runes = Runes for Mechana Constructs only: { $count }

end-running-total = Running total: { $count }
end-tie-teams = Tie: the team with the player later in turn order wins
end-solo-lost = { $rival } has at least as much Honor: no victory

menu-gallery = Cards
menu-replays = Replays
menu-theme = Theme
menu-theme-light = Light
menu-theme-dark = Dark
menu-sound = Sound
menu-animation-speed = Animation speed
menu-instant = Instant

lobby-ruleset = Ruleset
lobby-seat = Seat { $n }
lobby-this-device = Person on this device
lobby-by-link = Person by link
lobby-bot-level = Computer, level { $n }
lobby-copy-seat-link = Copy the link to this seat
lobby-copy-watch-link = Copy the link for watching
lobby-watchers = Watchers: { $count }
lobby-setup-code = Setup code
lobby-open-practice = Open practice: the seed is known
lobby-waiting-for-seats = Waiting for players: { $count }

online-connected = Connected
online-reconnecting = Connection lost, trying again
online-offline = Offline
online-leave = Leave the table
online-leave-to-bot = The computer takes the seat
online-leave-end = End the table
online-conceded = { $player } has left the game
online-thinking = { $player } is thinking

replay-first = First move
replay-previous = Previous move
replay-next = Next move
replay-last = Last move
replay-play = Play
replay-pause = Pause
replay-copy-link = Copy the link to this move
replay-continue-here = Continue from here as a new table
replay-redrawn = Everything hidden has been redrawn

gallery-search = Search cards
gallery-filter-set = Set
gallery-filter-type = Type
gallery-filter-faction = Faction
gallery-filter-cost = Cost
gallery-copies = Copies: { $count }
gallery-rulings = Rulings on this card
gallery-own-translation = Our own translation of the name

card-origin-starting = Starting card
card-origin-always = Always Available card
card-origin-center = Center Deck card

tutorial-next = Next
tutorial-leave = Leave the tutorial
tutorial-step = Step { $n } of { $count }
tutorial-try-it = Try it now
tutorial-done = Well done!
