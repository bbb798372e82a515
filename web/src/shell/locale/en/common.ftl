# The frame around every page.

menu = Menu
menu-home = Start page
menu-games = Games
skip-to-content = Skip to the content
footer-unofficial = An unofficial, independent implementation of Ascension and Kingdom. Not affiliated with or endorsed by their publishers; all texts and pictures are our own.

page-start = Start
page-new = New game
page-table = Table
page-replay = Replay
page-gallery = Cards
page-card = Card
page-rules = Rules
page-trees = Saved games
page-tree = A saved game
page-compare = Two branches
page-hall = Hall of fame
page-story = Chronicle
page-daily = Daily star
page-learn = Tutorial
page-nowhere = There is no such page
nowhere-text = The address may have been mistyped, or the page is gone.

broken-title = This page could not be loaded
broken-text = Perhaps the connection is gone. Try again.
button-again = Try again
loading = Loading…
copied = Copied
search-nothing = Nothing found for “{ $words }”
search-meant = Did you mean:
search-all = Show everything
