### What the server says in English: names, problems.

## Seats

computer = Computer { $n }

## Problems

status-400 = Not understood
status-403 = Not allowed
status-404 = Not found
status-409 = Not now
status-413 = Too large
status-429 = Too many requests
status-500 = Server error
status-503 = Not stored
problem-no-table = There is no such table. Check the link, or ask for a new one.
problem-table-too-old = This table was played with other cards than there are now; it can no longer be opened.
problem-damaged = This table is damaged on the server's disk and cannot be opened. Other tables are as they were. Whoever runs the server finds more in its log.
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
problem-storage = The server's storage did not do as it should, so nothing has happened. Try again in a moment; the server's log says more.
problem-disk-full = The server's disk is full, so nothing has happened. The game is as it was; it goes on as soon as there is room again.
problem-disk-busy = The server's storage is in use by something else, so nothing has happened. Try again in a moment.
problem-many-tables = From this device { $most } tables are set up and not finished. Finish one, or end it, before you set up another.
problem-much-stored = The unfinished tables of this device take all the room they may have. Finish some of them before you set up another.
problem-much-played = So much was played here within a day that the server stores no more for now. Go on later; the game stays as it is.
problem-bad-message = The server did not understand this message.
problem-hello-first = The page must say first which seat it shows.
problem-old-page = This page is from before an update of the server. Load it again.
problem-bad-seed = A seed for practice has 1 to { $most } characters.
problem-bad-seats = { $seats } seats were described, but { $players } play.
problem-bad-level = A computer plays at level 1 to 5, not { $level }.
problem-no-ruleset = There is no ruleset “{ $ruleset }”.
problem-no-picture = There is no such picture here.
problem-no-tree = There is no such tree of games. Check the address.
problem-not-your-tree = This tree of games is not played on this device. Open it on the device where it is played, or come by the way back that is shown there.
problem-no-node = There is no node { $node } in this tree.
problem-stale-tree = The tree has changed meanwhile. Look again, then choose.
problem-moved-on = “{ $name }” goes on in another game now, number { $here } of its tree: here you can only look. Play there, or go back here first.
problem-moved-on-for-good = “{ $name }” goes on in another game now, number { $here } of its tree: here you can only look, there it is played.
problem-branch-instead = This game is part of “{ $name }”: it is not continued as a table of its own, but branched in its tree.
problem-bad-name = A name has 1 to { $most } characters that can be seen.
problem-no-trees = This game is not played in trees.
problem-tree-cannot = This game does not do that with its trees.
problem-no-story = This game tells no story of itself.
problem-no-reckoning = For this game nobody can say what it could have come to.
problem-reckoning-nothing = Nothing was played at this table, so there is nothing to set against it.
problem-reckoning-other = For this device another game is being looked into already. Wait until that is done, or stop it.
problem-reckoning-many = Too many games are being looked into just now. Try again in a few minutes.
problem-lost-move = The first { $first } actions of this game cannot be played again: they were played under older rules, or before it came from a file.
problem-bad-tree = This file cannot be read: it is damaged, was changed, or is of another game or a newer version.
problem-tree-packs = This file holds cards of its own. The server plays only with the cards that it has.
problem-hall-compare = A branch with the same shuffles knows how chance will fall. It is not entered in a hall of fame.
problem-hall-other-rules = This game was played, wholly or in part, under other rules or with other cards than there are now. It cannot be compared with the others in the hall of fame.
problem-not-in-hall = This score does not stand in the hall of fame.
problem-no-hall = The game “{ $game }” has no hall of fame.
problem-bad-tree-code = This is no code. A code has twelve letters and digits, in groups of four; check every one.
problem-no-game = There is no game “{ $game }”.
problem-bad-code = This is no setup code. Codes look like 4H7K-2M9X; check every letter.
problem-no-move = This game has moves 0 to { $most }.
problem-no-seat = There is no seat { $seat } at this table.
problem-older-rules = This game was played under older rules: its log can be read, but not its positions.
problem-illegal = This cannot be done now.
problem-bad-request = The server did not understand this request: something is missing, too much, or of the wrong kind.
problem-bad-host = This server does not go by the name it was asked for. Whoever runs it can add a name with --name.
problem-not-allowed = This is not allowed.
problem-no-page = There is nothing at this address.
problem-no-method = This address cannot be used in this way.
problem-too-large = This is more than the server takes at once.
problem-too-many = Too many requests from here. Wait a minute, then try again.
problem-too-many-for = Too many requests from here. Try again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
problem-csrf = The page was open for too long. Try again.
problem-broken = Something is broken on the server; nothing was changed. The server's log says more.
