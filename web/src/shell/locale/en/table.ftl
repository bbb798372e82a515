# The table.

table-question = What is asked
table-actions = What you can do
table-tools = View and undo
table-resources = What you have
table-players = Players
table-own-area = In front of you
table-side = Looking closer
table-card = Card
table-teammate = Teammate
table-times = { $count } times
table-look-hint = Point at a card, or press I on it, to see it here in full.
table-several = { $card }: choose what to do

table-asked = { $player } must decide: { $card }
table-you-decide = You must decide: { $question }
table-still =
    You could still: { $actions }{ $more ->
        [0] { "" }
       *[other] { " " }and more ({ $more })
    }
table-end-anyway = End anyway
table-end-hold = Hold it down to end the turn without being asked
table-play-order =
    { $count ->
        [one] { $count } more card is for you to play: its order can matter
       *[other] { $count } more cards are for you to play: their order can matter
    }
table-do-it-anyway = Do it anyway
table-undo-turn = Undo the whole turn
table-taken-back = Taken back: { $what }
table-undone = Undone
table-take-back = Something new was seen since. Taking back marks the game.
table-take-back-anyway = Take back anyway
table-take-back-not = Leave it
table-take-backs =
    { $count ->
        [one] with { $count } take-back
       *[other] with { $count } take-backs
    }
table-hints =
    { $count ->
        [one] with { $count } hint
       *[other] with { $count } hints
    }
table-hint = Ask for a hint
table-hint-about = What a strong computer would do here. Hints are counted.
table-hint-thinking = A hint is being thought out
table-hint-expected = lead at the end about { $lead } · { $wins } won
table-hint-in-short = { $lead }, { $wins }
table-hint-note = How far ahead one is at the end, and how many games are won: averages of many games that the computer has played on from here, knowing no more than you.
table-hint-plain = This needs no thought.
table-hint-else = Or:
table-hint-do = Do it
table-refused = The table did not accept this
table-old-page = This page is from before an update of the server. It is loaded again; nothing of the game is lost.
table-load-again = Load again
table-and-more =
    { $count ->
        [one] and { $count } more thing
       *[other] and { $count } more things
    }

table-look = Look at cards instead of playing them
table-fold = Look at the table
table-unfold = Back to the choice
table-put-down = Not now

table-log = Log
table-log-setup = Setting up
table-log-earlier = Show earlier turns
table-why = Why this happened
table-why-because = because of:

table-keys = Keyboard shortcuts
table-keys-move = Go from thing to thing
table-keys-act = Do what can be done there
table-keys-answer = Choose an answer
table-keys-decline = Decline, or be done
table-keys-fold = Look at the table, and back
table-keys-inspect = Look at the card
table-keys-sound = Sound on or off
table-key-enter = Enter
table-key-space = Space
table-key-escape = Esc

table-hidden-until = Everything is hidden until you take over.
table-i-am = I am { $player }, show the table
table-links = Invite and watch
table-waiting-links = Waiting for { $players } · links
table-all-here = Everybody is here
table-copy-by-hand = Copy this link:
table-leave-note = You can simply go away: the table waits for you, and the start page leads back to it.
table-leave-later = Go on later
table-leave-final = It plays your seat to the end: this cannot be taken back, and you can only watch then.
table-seat-left = { $player } has left: the computer plays this seat to the end
table-ended = This table was ended before the game was over
table-moved = “{ $name }” goes on at another table now
table-moved-about = Here you can only look: only the game where it stands is played.
table-moved-go = Go to where “{ $name }” stands
table-moved-back = Go on from here instead
table-no-place = You have no place at this table

table-log-lines =
    { $count ->
        [one] { $count } line more
       *[other] { $count } lines more
    }
table-since = Since your last turn
table-keys-since = Show what happened since your last turn, or put it away
table-last-turn = Last turn of { $player }
table-begins =
    { $why ->
        [drawn] { $player } begins: drawn by lot
        [chosen] { $player } begins, as was chosen
       *[other] { $player } begins
    }
table-begins-you =
    { $why ->
        [drawn] You begin: drawn by lot
        [chosen] You begin, as was chosen
       *[other] You begin
    }
