### What the terminal program says, in English.

## The table

round = Round { $n }
your-turn = Your turn
turn-of = Turn of { $player }
empty = Empty
shown-number = { $name }: { $count }
shown-zone = { $name } ({ $count })
shown-label = { $name }:
player-name = Player { $n }

## Cards

heading-id = Id
heading-name = Name
heading-copies = Copies
heading-set = Set
copies = { $count ->
    [one] { $count } copy
   *[other] { $count } copies
}

## Actions

must-decide = { $player } must decide: { $card }

## What was typed

type-something = Type a number, part of a card name or a command; “help” lists the commands.
no-such-number = There is no number { $number }: the actions are numbered from 1 to { $last }.
several-fit = “{ $typed }” may mean: { $choices }. Type the number or more of the name.
not-understood = “{ $typed }” fits nothing you can do now. Type a number from the list, part of a card name, or “help”.
not-understood-similar = “{ $typed }” fits nothing you can do now. Did you mean: { $choices }?
not-a-count = “{ $typed }” is not a number. For example: log 30
which-card = Which card? Type: card NAME
several-cards = “{ $typed }” may mean: { $choices }. Type more of the name.
no-card = No card is called “{ $typed }”. “deckwright cards list” lists all cards.
no-card-similar = No card is called “{ $typed }”. Did you mean: { $choices }?
cards-unmet = { $count ->
    [one] { $count } more card has not been met. “--spoilers” lists it all the same.
   *[other] { $count } more cards have not been met. “--spoilers” lists them all the same.
}
card-unmet = No card “{ $card }” has been met. “--save FILE” shows what was met in a saved game, “--spoilers” everything.
save-of-other-game = { $file } holds another game than { $ruleset }. Leave out --ruleset.
end-turn-anyway = Still possible: { $left }. End the turn? Type y or n.
answer-yes = y, yes
answer-no = n, no
not-possible = { $action }: { $reason }.
nothing-to-play = There is no card in hand that can be played in any order. Play any others one by one.
undo-nothing = There is nothing to take back.
undo-what = “{ $typed }” cannot be undone. You can type: { $ways }.
undone = Undone.

## Commands: further words for them in this language

order-all = all
order-undo = undo
order-undo-turn = turn
order-why = why
order-card = card
order-log = log
order-view = view
order-help = help
order-save = save
order-quit = quit

## Help

help-actions = An action is chosen by its number, by its text or by part of it. You can also type:
usage-all = all
usage-undo = undo, undo turn
usage-why = why, why NUMBER
usage-card = card NAME
usage-log = log, log COUNT
usage-view = view
usage-help = help
usage-save = save, save FILE
usage-quit = quit
help-all = play all cards whose order does not matter
help-undo = take back the last action, or all of this turn, as long as nothing new has been revealed
help-why = the card and the rule behind what just happened, or behind one event of the log
help-card = a card in full
help-log = the last events
help-view = show the table again, with all discard piles
help-help = this list
help-save = save now, in the usual place or to another file
help-quit = stop; the game is saved and can be resumed

## What happened

news-in-short = … in short; “log 100” tells every step
earlier-events = { $count ->
    [one] … { $count } earlier line: type “log”
   *[other] … { $count } earlier lines: type “log”
}
nothing-happened = Nothing has happened yet.
no-such-event = The log has no event { $number } that you may see. Type “log” for the numbers.
why-hint = “why NUMBER” follows one event back to its first cause; “log” shows the numbers.
ruling = ruling { $id }

## Several people at one device

pass-device = Pass the device to { $player }
press-enter = Press Enter when ready.

## A tree of games

tree-here = ← you are here
tree-score = Score: { $count }
tree-over = over
tree-actions = { $count ->
    [one] { $count } action
   *[other] { $count } actions
}
tree-compare = same shuffles, to compare
tree-imported = imported
tree-goes-on = You can also type “tree”, “branch ACTION” or “go NUMBER”; “help” lists all commands, “quit” stops.
why-branch = branch after action { $move }
branch-same = compare
branched = This is branch { $id } now. What it grew from stays in the tree.
branched-same = This is branch { $id } now, with the same shuffles. It is marked for comparing, and so is all that grows from it.
branch-too-far = There is no action { $move }: this game has { $count ->
    [one] { $count } action
   *[other] { $count } actions
} so far.
gone-to = This is game { $id } now.
no-such-node = There is no game “{ $typed }” in the tree. Games: { $known }.
which-node = Which game? There are: { $known }. “tree” shows them.
drop-really = Forget game { $id } and all that grew from it? Type y or n:
drop-here = Game { $id } cannot be forgotten: the game that goes on is there, or grew from it.
dropped = Game { $id } is forgotten.
renamed = It is called { $name } now.
bad-name = A name has 1 to { $most } visible characters.
not-understood-at-end = “{ $typed }” is nothing you can do now. Type a number from 1 to { $last }, a command, or “help”.
order-tree = tree
order-branch = branch
order-go = go
order-drop = drop
order-rename = rename
usage-tree = tree
usage-branch = branch, branch ACTION
usage-go = go NUMBER
usage-drop = drop NUMBER
usage-rename = rename NAME
help-tree = all games of this tree, with their numbers
help-branch = go on in a branch from here, or from after so many actions of this game; a name may follow, and “compare” before all keeps the shuffles, only to compare
help-go = go on with another game of the tree
help-drop = forget a game and all that grew from it
help-rename = call all of this otherwise

## Saving

saved = Saved: { $file }
cannot-save = The game cannot be saved to { $file }: { $reason }. You can play on, but without saving; an older file there stays as it is. Type “save FILE” to try another place.
saving-works-again = The game is being saved again.
quit-unsaved = The last moves are not saved ({ $reason }). Type “save FILE” for another place, or quit again.
left-unsaved = The last moves could not be saved ({ $reason }). What was saved before is still in { $file }.
how-to-resume = The game is saved. Continue with: { $command }
how-to-replay = Watch it again with: { $command }
resumed = Going on with { $file }
previous-kept = An unfinished game was kept. Continue it with: { $command }
sets-played = Sets: { $sets }

## The command line

needs-extra = { $wanted } needs { $library }: pip install 'deckwright[{ $extra }]'
unknown-language = Unknown language “{ $lang }”. Known: { $known }.
seats-do-not-match = --players says { $players }, but { $seats ->
    [one] { $seats } seat was given
   *[other] { $seats } seats were given
}. Give as many seats as players.
seat-empty = A seat is empty in “{ $seats }”. Write human or a bot for each seat, for example human,greedy.
too-many-names = { $names ->
    [one] { $names } name
   *[other] { $names } names
} for { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}. Give one name for each seat at most.
name-twice = Two seats are called “{ $name }”. Give them different names.
bad-option = “{ $option }” is not an option. Write NAME=VALUE, for example { $example }.
not-text = “{ $argument }” is no text: it holds bytes that are not UTF-8. Write it, or name the file, in UTF-8.
place-empty = This is empty. Give the name of a file or a folder.
place-unprintable = “{ $file }” holds signs that cannot be shown. Give another name.
no-card-file = There is no card file or folder { $file }.
no-cards-in-folder = The folder { $file } holds no card file (NAME.yaml).
bad-config = The config file { $file } is not used: { $reason }.
bad-config-packs = The config file { $file } is not used: write packs = ["~/my-packs"], a list of files and folders.
no-installed-pack = { $file } does not exist; the config file { $config } names it.
pack-left-out = { $file } has mistakes and is left out. See: { $command }
pack-of-other-game = { $file } is left out: it has cards of the game { $game }.
no-such-file = There is no file { $file }.
cannot-read = Cannot read { $file }: { $reason }.
no-saved-game = { $file } is not a saved game of this program.
save-is-folder = { $file } is a folder. Give the name of a file.
save-is-no-file = { $file } is a device or a pipe. Give the name of a file.
save-no-folder = There is no folder { $folder }. Make it first, or give another place.
cannot-save-there = The game cannot be saved to { $file }: { $reason }. Give the name of another file.
save-is-other-file = { $file } exists and is not a saved game. Choose another name.
save-without-seats = The saved game does not say who sits where. Give --seats.
only-for-new = { $option } is for a new game; a saved one goes on as it is. Leave out { $option } or --resume.
no-such-seat = There is no seat “{ $seat }”. Seats: { $known }.

## The end

game-over = Game over
final-score = Final score
column-place = Place
column-player = Player
column-total = Total
wins = { $count ->
    [one] { $player } wins!
   *[other] { $player } win!
}
nobody-wins = Nobody has won.

## Looking at a saved game

replay-prompt = Action { $n } of { $count }>
replay-at-start = This is the beginning.
replay-at-end = { $count ->
    [one] The game has only { $count } action.
   *[other] The game has only { $count } actions.
}
replay-not-understood = “{ $typed }” is not understood. Enter goes on, b goes back, a number goes to that action; “help” lists the rest.
replay-usage-next = Enter, n
replay-usage-back = b
replay-usage-number = NUMBER
replay-usage-end = end
replay-usage-log = log, log COUNT
replay-usage-why = why, why NUMBER
replay-usage-view = view
replay-usage-card = card NAME
replay-usage-quit = q
replay-help-next = next action
replay-help-back = previous action
replay-help-number = go to this action; 0 is the beginning
replay-help-end = go to the end
replay-help-log = the last events
replay-help-why = the card and the rule behind the action, or behind one event of the log
replay-help-view = show the table again
replay-help-card = a card in full
replay-help-quit = leave
replay-no-such-game = There is no game “{ $typed }” in the tree. Games: { $known }.
replay-usage-go = go NUMBER
replay-help-go = look at another game of the tree

## Many games

sim-preparing = Making the rules ready
sim-compiling = Compiling the rules
sim-compiled = Rules compiled
sim-seconds = { $seconds } s
sim-playing = Playing
sim-rate = { $games } games/s, { $decisions } decisions/s
sim-left = left
sim-title = { $games ->
    [one] { $games } game of { $ruleset }
   *[other] { $games } games of { $ruleset }
}
sim-seat = Seat
sim-wins = Win rate
sim-interval = 95% interval
sim-tenth = 10%
sim-median = Median
sim-ninetieth = 90%
sim-score = Mean score
sim-length = A game has { $rounds } rounds and { $decisions } decisions on average.
sim-length-turns = A game has { $turns } turns and { $decisions } decisions on average.
sim-stopped = Games stopped because they went on too long: { $games }
sim-hash = Hash of the final states: { $hash }
sim-interrupted = Interrupted: { $games } of { $wanted } games were played and are kept.
sim-nothing = Interrupted before any game was finished; nothing was written.
sim-written = Results and report are in { $file }
sim-bad-number = --games “{ $number }” is not a whole number from 1 to { $most }. Write for example 50000, 1e6 or 100_000.
sim-seat-empty = A seat is empty in “{ $seats }”. Name a policy for each seat, for example greedy,random.
sim-no-policy = There is no policy “{ $policy }”. Policies: { $known }, or a file of weights (.npy).
bot-of-other-game = “{ $bot }” does not play { $game }: it plays { $games }. For { $game } there are: { $known }.
sim-seats-do-not-match = --players says { $players }, but --seats names { $seats }. Name one for each seat, or one for all.
sim-weights-unreadable = Cannot read the weights in { $file }: { $why }.
sim-no-weights = { $file } holds no array of weights; numpy.save writes one.
sim-bad-address = “{ $address }” is no address of a Ray cluster. Write auto, local or HOST:PORT.
