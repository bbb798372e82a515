### The daily star: one deal a day for everybody on this server.

daily-title = Daily star
daily-about = One deal a day, the same for everybody on this server, and the same computer against you. You have one try; when the day is over you see how you did among all.
daily-on = Daily star · { $day }
daily-off = This server deals no daily star.
daily-failed = The daily star cannot be shown just now.
daily-today = Today
daily-left = { $time } left
daily-play = Play today’s deal
daily-again = Go on playing
daily-look = Look at the table
daily-once = One try. Nothing is taken back past what was revealed, and the game counts in no statistics.
daily-won = You won by { $margin }: { $own } to { $other }
daily-won-even = You won with { $own } each
daily-lost = You lost by { $margin }: { $own } to { $other }
daily-lost-even = You lost with { $own } each
daily-wait = How the others did, and the replay, open when the day is over.
daily-spare = It still counts if you finish it by { $time }. Until then the others’ results stay closed to you.
daily-given-up = You ended this try.
daily-late = Finished too late to count.
daily-running = Not finished
daily-missed = Not played
daily-past = Days before
daily-place = Place { $place } of { $count }
daily-median = Median { $margin }
daily-tries = { $count ->
    [0] no tries
    [one] { $count } try
   *[other] { $count } tries
}
daily-nobody = Nobody finished this one.
daily-streak = { $count ->
    [one] { $count } day in a row
   *[other] { $count } days in a row
}
daily-week = The last seven days
daily-lit = { $day }: played
daily-ended = { $day }: ended early
daily-dark = { $day }: not played
daily-chart = How far ahead of the computer everybody was
daily-chart-said = { $count ->
    [one] One game, { $low }.
   *[other] { $count } games, from { $low } to { $high }; half of them { $median } or better.
}
daily-chart-you = You: { $margin }
daily-margin = Ahead by
daily-games = Games
daily-bin = { $from } to { $to }
daily-yours = { $bin } (you)
daily-waits = Today’s deal waits
daily-goes-on = Your game goes on
daily-done = Played today: { $margin }
daily-over = Today’s try is over
