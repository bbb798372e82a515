### What a kingdom says in English: log, questions, refusals, actions, chronicle. Names of cards keep their form.

## Events

event-shuffle =
    { $n ->
        [one] You shuffle { $n } card into a new deck
       *[other] You shuffle { $n } cards into a new deck
    }
event-shuffle-banish =
    { $n ->
        [one] You shuffle { $n } card to choose what is banished
       *[other] You shuffle { $n } cards to choose what is banished
    }
event-round = Round { $n }
event-turn = Turn { $n }
event-play = You play { $card }
event-play-discard = You play { $card } from your discard pile
event-use = You use an effect of { $card }
event-gain = You gain { $amount }
event-spend = You pay { $amount }
event-lose = You lose { $amount }
event-discard = You discard { $card }
event-put-top = You put { $card } on top of your deck
event-put-bottom = You put { $card } at the bottom of your deck
event-put-permanents = Among your permanent cards now: { $card }
event-reveal = You look at { $card }
event-reveal-packet = In the packet: { $card }
event-defeat = You defeat { $card }
event-destroy = Destroyed for ever: { $card }
event-destroy-aside = Set aside before, now destroyed for ever: { $card }
event-banish = You banish { $card }
event-set-aside = You set aside { $card }
event-ask = The decision is yours: { $card }
event-ask-plain = The decision is yours
event-choose = You choose { $card }
event-choose-plain = You make a choice
event-choose-resource = You choose { $resource }
event-choose-box = You choose box { $n }
event-choose-side = You choose the side { $card }
event-choose-option = You choose option { $n }
event-choose-effect = You choose what comes next: { $card }
event-decline = You decline: { $card }
event-discover = You discover card { $number }: { $card }
event-discover-permanents = You discover card { $number }, a permanent card: { $card }
event-read = You read card { $number }: { $card }
event-produce = You produce with { $card }
event-upgrade = You upgrade { $before } to { $card }
event-turned = You turn { $before }, which is now { $card }
event-reset = You reset a card, which is { $card } again
event-advance = You Advance
event-pass = You pass
event-trigger = An effect is triggered: { $card }
event-block = Blocked: { $card }
event-release = No longer blocked: { $card }
event-keep = Stays in play: { $card }
event-sticker = You add { $sticker } to { $card }
event-boost = From now on { $amount } more from { $card }
event-tick = You tick box { $n } of { $card }
event-cross-out = You cross out a used effect of { $card }
event-write = You write down { $fame }
event-write-banish = You write down the fame of the banished cards: { $fame }
event-scroll = You have followed a scroll: { $card }
event-gate = From now on the kingdom can no longer be restarted
event-turn-end = Turn { $n } is over
event-round-end = The round is over; your kingdom has { $fame }
event-turn-cut =
    { $n ->
        [one] A safety limit ended the turn after { $n } decision
       *[other] A safety limit ended the turn after { $n } decisions
    }
event-round-cut =
    { $n ->
        [one] A safety limit ended the round after { $n } turn
       *[other] A safety limit ended the round after { $n } turns
    }
event-last-round = This round is the last
event-score = Your kingdom has reached { $fame }
event-score-expansion = With this expansion your kingdom has reached { $fame }
event-expansion = An expansion begins: { $card }

## Questions

prompt-turn = Choose an action, or pass
prompt-next-turn = The turn is over. Go on to the next one
prompt-next-round = The round is over. Go on to the next one
prompt-next-score = The last round is over. Go on and count the fame
prompt-card-turn = Choose the card you turn
prompt-card-reset = Choose the card you reset
prompt-card-upgrade = Choose the card you upgrade
prompt-card-discard = Choose the card you discard
prompt-card-destroy = Choose the card you destroy
prompt-card-release = Choose the blocked card you release
prompt-card-defeat = Choose the enemy you defeat without paying
prompt-card-block = Choose the card that is blocked
prompt-card-boost = Choose the card whose production you boost
prompt-card-play = Choose the card you play
prompt-card-top = Choose the card you put on top of your deck
prompt-card-look = Choose a card for the bottom of your deck; the first lies deepest
prompt-card-discover = Choose the card you discover
prompt-card-keep = Choose the card that stays in play
prompt-card-sticker = Choose the card to which you add { $sticker }
prompt-card-tick = Choose the card on which you tick a box
prompt-card-production = Choose the card whose production you gain
prompt-card-bottom = Choose the card you put at the bottom of your deck
prompt-card-spare = Choose the card that is spared
prompt-card-banish = Choose the card from this packet that you banish
prompt-card-permanent = Choose the permanent card you banish
prompt-order-top = Choose the next card for your deck; the first ends on top
prompt-order-bottom = Choose the next card for the bottom of your deck; the first lies deepest
prompt-order-look = Choose the next card to put back; the first ends on top of your deck
prompt-resource-gain = Choose the resource you gain
prompt-resource-slot = Choose the resource that is produced
prompt-resource-loss = Choose the resource of which 1 less is produced
prompt-resource-more = Choose the resource of which 1 more is produced
prompt-resource-less = Choose the resource of which you pay 1 less
prompt-resource-kind = Choose the resource with which you pay
prompt-resource-goods = Choose whether you pay with coins, or with 1 trade good in place of up to 2 coins
prompt-resource-boost = Choose the resource of which { $card } produces more from now on
prompt-box = Choose the box you tick
prompt-side = Choose the side of card { $number } that faces up
prompt-option-choice = Choose what happens
prompt-option-sum = Choose the price you pay
prompt-option-arrow = Choose the upgrade of { $card }
prompt-option-defeat = Choose what defeating { $card } brings
prompt-trigger = Choose the effect that comes next
prompt-confirm = Use this effect of { $card }?
prompt-left = { $prompt } (still to choose: { $n })
prompt-up-to = { $prompt } (at most { $n })

## Refused undos

undo-deck-card = This cannot be undone: a card has left your deck, and the next one is seen.
undo-discovery = This cannot be undone: a card has been discovered.
undo-offer = This cannot be undone: cards from the box have been read.
undo-look = This cannot be undone: you have looked at cards of your deck.
undo-for-ever = This cannot be undone: in iron mode, what lasts for ever stays done.

## Why an action is refused; no full stop

reason-turn-over = the turn is over; go on first
reason-turn-goes-on = the turn is not over yet
reason-no-answer = this is not among the answers to what is asked
reason-deck-empty = your deck is empty
reason-no-advance = you cannot Advance as long as this card forbids it: { $card }
reason-unmet = your kingdom has no card { $number }
reason-destroyed = this card is destroyed: { $card }
reason-banished = this card is banished: { $card }
reason-set-aside = this card is set aside: { $card }
reason-not-in-play = this card is not in play: { $card }
reason-permanent = this card is permanent and cannot be discarded: { $card }
reason-blocked = { $card } is blocked by { $by }
reason-no-production = this card has no production now: { $card }
reason-no-upgrade = this card has no cost box with { $arrow } now: { $card }
reason-no-effect = this card has no effect that can be used now: { $card }
reason-which-effect = this card has no such effect now: { $card }. It has: { $effects }
reason-by-itself = this effect works by itself: { $card }
reason-crossed-out = this effect is crossed out: { $card }
reason-used-up = this effect has been used as often as it may be: { $card }
reason-changes-nothing = this would change nothing now: { $card }
reason-missing = you need { $missing } more
reason-missing-cards =
    { $n ->
        [one] you need { $n } more card in play that can be discarded for it
       *[other] you need { $n } more cards in play that can be discarded for it
    }
arrow-down = an arrow down
arrow-right = an arrow right

## Actions

group-produce = Produce
group-upgrade = Upgrade
group-use = Use an effect
group-advance = Advance
group-card = Choose
group-trigger = Next
group-resource = Resource
group-box = Box
group-side = Side
action-pass = Pass
action-advance = Advance
action-go-on = Go on
action-next-turn = Next turn
action-next-round = Next round
action-next-score = Count the fame
action-upgrade = Upgrade { $card } to { $to }
action-ability = { $card } (effect { $n })
action-resource = { CAPITAL($resource) }
action-box = Box { $n }
action-side = Side { $n }
action-side-named = { $card }
action-sum = Pay { $amount }
action-option = Option { $n }
action-unmet = Something with a card you have not met

## The chronicle, in whole sentences

story-round = Round { $n }
story-founded = The kingdom began with little: { $cards }.
story-expansion = A new chapter was opened: { $card }.
story-found-1 = The kingdom met what it had not known: { $cards }.
story-found-2 = New on the map that year: { $cards }.
story-found-3 = Word came of { $cards }.
story-turned = { $before } became { $card }
story-changed =
    { $n ->
        [one] { CAPITAL($pairs) }.
       *[other] Much changed: { $pairs }.
    }
story-blocked = Because of { $card }, nothing came of { $cards }.
story-defeated = The kingdom prevailed over { $cards }.
story-destroyed = Lost for ever: { $cards }.
story-set-aside = Put away for the time being: { $cards }.
story-banished = Sent away, though not forgotten: { $cards }.
story-boosted = From then on there was more to be had from { $cards }.
story-sticker = To { $card } went { $sticker }.
story-ticked =
    { $n ->
        [one] { $card } came { $n } step further.
       *[other] { $card } came { $n } steps further.
    }
story-gate = From that day there was no starting over.
story-last-round = Everybody knew that the last round had come.
story-quiet = Nothing happened that anybody would write down.
story-lost = Nobody had a use for { $amounts }.
story-round-end-1 =
    { $n ->
        [one] After { $n } turn the kingdom had { $fame }.
       *[other] After { $n } turns the kingdom had { $fame }.
    }
story-round-end-2 =
    { $n ->
        [one] It took { $n } turn, and the kingdom stood at { $fame }.
       *[other] It took { $n } turns, and the kingdom stood at { $fame }.
    }
story-round-end-3 =
    { $n ->
        [one] With { $n } turn gone, people counted { $fame }.
       *[other] With { $n } turns gone, people counted { $fame }.
    }
story-score = When all was counted, the kingdom had reached { $fame }.
story-title = It is remembered as { $title }.

## What is done with a kingdom: expansions, restarts, branches

reason-expansion-early = an expansion begins when the game is over
reason-no-expansion = { $number } is no expansion
reason-expansion-played = expansion { $number } has been played; each is played once
reason-track-full = the score track is full: a kingdom can play { $n } expansions
reason-restart-closed = the kingdom can no longer be restarted: the card that closes the restart has been discovered
reason-iron = this kingdom is in iron mode: it has no branches

## What pages say beside an action

warn-losing = You would lose { $amounts }.
reach-first = Produce with { $cards }, then: { $action }
reach-not-yet = { CAPITAL($reason) }.
