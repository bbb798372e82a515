### What the terminal says of Kingdom, in English.

## Resources

held-coin = { $n } { $n ->
    [one] coin
   *[other] coins
}
held-wood = { $n } { $n ->
    [one] wood
   *[other] wood
}
held-stone = { $n } { $n ->
    [one] stone
   *[other] stone
}
held-metal = { $n } { $n ->
    [one] metal
   *[other] metal
}
held-sword = { $n } { $n ->
    [one] sword
   *[other] swords
}
held-good = { $n } { $n ->
    [one] trade good
   *[other] trade goods
}
held-any = { $n } { $n ->
    [one] resource of any kind
   *[other] resources of any kind
}

## The table

round = Round { $n }
turn = Turn { $n }
last-round = Last round!
rounds-left = { $count ->
    [one] { $count } round left
   *[other] { $count } rounds left
}
fame = Fame: { $count }
restart-open = restart still open
on-top = on top:
loses = loses { $amounts }

## Cards

heading-kind = Kind
heading-stage_count = Stages
heading-path = Later stages
kind-kingdom = card
kind-scroll = scroll
kind-expansion = expansion
stages = { $count ->
    [one] { $count } stage
   *[other] { $count } stages
}
permanent = permanent
missing = { $amounts } short
or = or
discarding = { $count ->
    [one] discard { $count } other card
   *[other] discard { $count } other cards
}
less = { $count } less, you choose
for-nothing = nothing to pay
blocked-by = blocked by { $card }
blocks = blocks { $cards }
stickers = stickers: { $stickers }
stays = stays in play
legend-payable = can be paid now
legend-later = can be paid after producing
legend-not = cannot be paid
legend-signs = +what a card produces   ★ fame   ↓ → cost boxes   ☒ ticked   # number of a card
legend-effects = Effects: • passive   » activated (discards the card)   ◷ time (ends the turn)   † destroys the card   ? optional   ! forced   ①  once only

## Actions

menu-produce = Produce
menu-use = Use
menu-upgrade = Upgrade
menu-choose = Choose: { $what }
would-lose = You would lose { $amounts }.

## What was typed

type-something = Type a number from the list, an action (produce 4, upgrade 4 down) or a command; “help” lists the commands.
which-card = Which card? For example: card 4
no-card-met = You have met no card “{ $typed }”.
end-turn-anyway = { $left } Go ahead? Type y or n.
ways-which = For which card in play? For example: ways 4 down
ways-no-upgrade = { $card } has nothing like that. It has: { $known }.
ways-to = { $action } – produce first:
ways-now = nothing: it can be paid now
ways-hint = “ways { $typed } NUMBER” does it at once.
no-ways = { $action }: the cards in play cannot pay for it.
no-ways-at-all = No upgrade can be paid with the cards in play.
restart-really = Begin the kingdom again from its first cards? What you have played stays in the tree. Type y or n:
expand-which = “{ $typed }” is no expansion that can be played now. Expansions: { $known }.
expand-choose = Which expansion? Now there are: { $known }.

## Commands: further words for them in this language

order-card = card
order-ways = ways
order-expand = expand
order-restart = restart
order-chronicle = chronicle

## Help

help-actions = An action is chosen by its number, by its text (produce 4, upgrade 4 down, use 4 fell), in short (p4, up4 down, us4) or by the name of a card. You can also type:
usage-card = card NUMBER, card NAME
usage-ways = ways, ways NUMBER, ways NUMBER down
usage-expand = expand NUMBER
usage-restart = restart
usage-chronicle = chronicle
help-card = a card that you have met, with all its stages, arrows, and prices as they are now
help-ways = what to produce so that an upgrade or an effect can be paid
help-expand = play an expansion when the game is over
help-restart = begin the kingdom again, as long as the game still allows it
help-chronicle = the story so far

## The tree

tree-score = Fame: { $count }
why-founded = founded
why-restart = begun again
why-expansion = expansion { $about }

## The end

result-sources = Where the fame comes from
result-source = Card
result-fame = Fame
result-others = { $count ->
    [one] { $count } more card
   *[other] { $count } more cards
}
result-rounds = Round by round
result-round = Round
result-turns = Turns
result-upgrades = Upgrades
result-lost = Lost
result-title = Fame: { $fame }. The title of your kingdom: { $title }.
result-track = Score track: { $scores }
onward-expand = Play the expansion { $card }
onward-chronicle = Read the chronicle
onward-tree = See all branches; “branch ACTION” goes back to any moment
onward-quit = Stop
