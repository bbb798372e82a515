# The words that the whole game uses, as the glossary has them. A key here is a key everywhere.

menu-new-game = New game
menu-settings = Settings
menu-language = Language
menu-rules = Rules
menu-tutorial = Tutorial

turn-your-turn = Your turn
turn-player-turn = Turn of { $player }
turn-waiting-for = Waiting for { $player }
turn-round-number = Round { $n }
turn-last-round = Last round!

button-end-turn = End turn
button-play-all = Play all
button-undo = Undo
button-confirm = Confirm
button-cancel = Cancel
button-no = No
button-choose = Choose
button-close = Close

prompt-pass-device = Pass the device to { $player }

end-game-over = Game over

settings-memory-aids = Memory aids: deck lists and running totals

menu-gallery = Cards
menu-replays = Replays
menu-theme = Theme
menu-sound = Sound
menu-animation-speed = Animation speed

lobby-seat = Seat { $n }
lobby-copy-seat-link = Copy the link to this seat
lobby-copy-watch-link = Copy the link for watching
lobby-watchers = Watchers: { $count }
lobby-open-practice = Open practice: the seed is known
lobby-waiting-for-seats = Waiting for players: { $count }

online-reconnecting = Connection lost, trying again
online-offline = Offline
online-leave = Leave the table
online-leave-to-bot = The computer takes the seat
online-leave-end = End the table
online-thinking = { $player } is thinking

replay-previous = Previous move
replay-next = Next move
replay-play = Play
replay-pause = Pause
replay-copy-link = Copy the link to this move

lobby-human = Human
zone-empty = Empty
