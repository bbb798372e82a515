start-tagline =
    Build a deck.
    Win Honor.
    Found a kingdom.
start-lead = Deck-building by the light of the cards: Ascension for one to six, Kingdom for one, here in your browser.
start-play = Play
start-change = Change the setup: { $setup }
start-against = { $count ->
    [1] computer, level { $level }
   *[other] { $count } computers
}
start-alone = alone
start-friends = { $count ->
    [one] { $count } friend by link
   *[other] { $count } friends by link
}
start-here = { $count } at this device
start-level-name = { $level ->
    [1] Level 1: beginner
    [2] Level 2: easy
    [3] Level 3: good
    [4] Level 4: strong
   *[5] Level 5: very strong
}
start-new = New game
start-learn = Learn in 5 minutes
start-lessons = Lessons
start-cards = Cards
start-rules = Rules
start-tables = Your tables
start-continue = Continue
start-watch = Watch
start-your-turn = Your turn
start-waiting = Others are playing
start-turn-of = { $player } to play
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
start-trees-about = Grows from game to game
start-hall = Hall of fame
