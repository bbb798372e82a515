new-title = New game
new-lead = Everything is laid out: start, or change what you like.
new-ruleset = Which cards?
new-players-range = { $from }–{ $to } players
new-mode = How?
new-mode-versus = Normal game
new-mode-versus-about = Everybody plays for themselves
new-mode-solo = Solo variant
new-mode-teams = Team play
new-players-count = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
new-seats = Who plays?
new-seat = Seat { $n }
new-team = Team { $n }
new-team-of = Team { $n }: { $players }
new-who = Who sits at seat { $n }?
new-here = This device
new-link = Friend by link
new-bot = Computer
new-empty = Empty
new-chair-empty = Seat { $n }: empty. Sit somebody down
new-chair-first = begins
new-chairs = Chairs at the table
new-chairs-note = Tap a chair to say who sits there.
new-bot-name = Computer { $n }
new-level = Level of the computer at seat { $n }
new-name = Player name, seat { $n }
new-name-player = Player { $n }
new-name-guest = Guest { $n }
new-links-note = { $count ->
    [one] You get a link to send when the table is set.
   *[other] You get { $count } links to send when the table is set.
}
new-hot-seat-note = You pass this device around; between turns the hands stay covered.
new-watch-note = Nobody plays from this device: you will watch.
new-first = Who begins
new-first-random = Random starting player
new-details = Details
new-details-about = Who begins, take-backs, rules, setup code
new-take-backs = Take back even what was revealed
new-take-backs-note = When one person plays alone or against computers. A game in which it was done says so.
new-take-backs-not = Only where one person plays alone or against computers.
new-options = Rule options
new-options-changed = { $count ->
    [one] { $count } changed
   *[other] { $count } changed
}
new-options-standard = Standard
new-options-note = Where printed rules leave something open. The first value of each is the standard one.
new-options-more = More options ({ $count })
new-options-reset = Back to standard
new-practice = Open practice with a seed
new-practice-note = Same seed, same cards. Anybody at the table can know what comes: for practice, never for a fair game. The table is marked for everybody.
new-seed = Random seed
new-seed-missing = Enter a seed, or switch open practice off.
new-share = Share this setup
new-share-note = The setup code holds ruleset, seats and options, but no names and no seed.
new-code = Setup code
new-code-copy = Copy the code
new-code-copy-link = Copy as a link
new-code-copied = Copied
new-code-copy-failed = Copying is not allowed here: select the code and copy it yourself.
new-code-paste = Use a code from somebody else
new-code-apply = Apply
new-code-applied = The setup has been taken over.
new-code-wrong = This setup code cannot be read.
new-start = Start the game
new-starting = Setting up…
new-failed = The table could not be set up: { $why }
new-trees = It is founded where it is kept: there it grows on, branches off and can be compared.
new-trees-open = { $game }: found or go on
