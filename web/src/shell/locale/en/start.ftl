start-tagline =
    Build a deck.
    Win Honor.
    Found a kingdom.
start-lead = Two games of cards: Ascension for one to six, against the computer or with friends through a link; and Kingdom for one, a realm that keeps growing from game to game.
start-play = Play against the computer
start-level = Level of the computer
start-level-name = { $level ->
    [1] Level 1: beginner
    [2] Level 2: easy
    [3] Level 3: good
    [4] Level 4: strong
   *[5] Level 5: very strong
}
start-new = New game
start-new-about = Sets, seats, solo, teams, friends
start-learn = Learn by playing
start-learn-about = Five minutes, no rules to read first
start-learn-game = The first round of { $game }, step by step
start-cards = Cards
start-cards-about = Ascension in full, with rulings; of a kingdom those you met
start-rules = Rules
start-rules-about = Rules of every game, searchable
start-tables = Your tables
start-continue = Continue
start-your-turn = Your turn
start-waiting = Others are playing
start-over = Game over
start-round = Round { $n }
start-result = Result
start-replay = Replay
start-more = { $count ->
    [one] Show { $count } more
   *[other] Show { $count } more
}
start-forget = Remove from the list: { $players }
start-lesson = Lesson: { $name }
start-link = Do you have a link?
start-link-label = Link to a table, or a setup code
start-link-open = Open
start-link-wrong = This is neither a link to a table nor a setup code.
start-unreachable = The tables cannot be listed just now.
start-trees-about = Found your own, go on with it, branch off, compare.
start-hall = Hall of fame
