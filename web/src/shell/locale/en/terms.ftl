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
lobby-copy-seat-link = Copy the link to this seat
lobby-copy-watch-link = Copy the link for watching
lobby-watchers = Watchers: { $count }
lobby-setup-code = Setup code
lobby-open-practice = Open practice: the seed is known
lobby-waiting-for-seats = Waiting for players: { $count }

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

tutorial-leave = Leave the tutorial
tutorial-try-it = Try it now
tutorial-done = Well done!

lobby-human = Human
zone-empty = Empty
