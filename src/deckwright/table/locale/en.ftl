### What every table says in English. Names of players and cards keep their form.

one-by-one = { $values }, { $last }
side-by-side = { $one }{ $other }
plain-action = { CAPITAL($words) }

player = Player { $n }

prompt-optional = { $prompt }; you may decline
prompt-source = { $prompt } ({ $source })

undo-nothing = There is nothing to take back.
undo-over = This cannot be undone: the game is over, and its final score is known.
undo-draw = This cannot be undone: a card has been drawn.
undo-shuffle = This cannot be undone: cards have been shuffled.
undo-reveal = This cannot be undone: a card has been revealed.
undo-random-pick = This cannot be undone: a card has been picked at random.
undo-other-decision = This cannot be undone: another player has made a decision.

reason-sentence = { FULL-STOP($reason) }
reason-over = the game is over
reason-choice-first = a choice is waiting and must be made first
reason-nothing-asked = nothing is asked that this would answer
reason-no-action = this is no action. Actions are: { $grammar }
reason-no-card = there is no card { $card } here. { $hint }
reason-similar = Did you mean: { $cards }?
reason-endless = it would set off effects that never end
reason-too-large = a number of this game would grow beyond { $n }
reason-another-seat = by then another player is asked
reason-seen-first = something new is seen before that, and the rest is decided anew
reason-tree-full = this tree has { $n } games already, and there can be no more: forget one of them
reason-tree-is-there = the game that goes on is there, or grew from it

group-answer = Answer
group-option = Choose
group-end = End

action-what = { $group }: { $what }
action-end = End turn
action-accept = Accept
action-decline = Decline
action-done = Done

move-ended = { $player } ends the turn

event-setup = The game is set up
event-turn = Turn of { $player }
event-round = Round { $n }
event-end = Game over
event-rules = The game goes on with newer rules or cards
event-rules-back = The game goes on with newer rules or cards, from before the last effect: it is no longer the same
event-rules-cut = The game goes on with newer rules or cards; the rest of the last effect is left out: it is no longer known
event-ask = { $player } must decide: { $card }
event-ask-plain = { $player } must decide
event-choose = { $player } chooses { $card }
event-choose-plain = { $player } makes a choice
event-decline = { $player } declines: { $card }
event-decline-plain = { $player } declines
