### Card text of Kingdom in English.
### A message is a clause in the imperative: small first letter, no full stop.

## Resources and fame

resource-coin = coin
resource-wood = wood
resource-stone = stone
resource-metal = metal
resource-sword = sword
resource-good = trade good
amount-coin = { $n } { $n ->
        [one] coin
       *[other] coins
    }
amount-wood = { $n } wood
amount-stone = { $n } stone
amount-metal = { $n } metal
amount-sword = { $n } { $n ->
        [one] sword
       *[other] swords
    }
amount-good = { $n } { $n ->
        [one] trade good
       *[other] trade goods
    }
amount-any = { $n } { $n ->
        [one] resource
       *[other] resources
    } of your choice
amount-some = { $n } { $n ->
        [one] resource
       *[other] resources
    }
amount-mixed = { $n } { $n ->
        [one] { $kinds }
       *[other] resources of your choice ({ $kinds })
    }
amount-fame = { $n } fame
at-most = , at most { $n }
for-each = { $amount } { $per }{ $most }
and-number = { $first } and { $last }
or-number = { $first } or { $last }

## Cards

cards = { $how } { $other } { $side } { $what } { $has } { $where } { $stage }
how-exactly = { $n }
how-up-to = up to { $n }
case-up-to = acc
how-all-acc = all
how-all-gen = all
all-but = { $cards } except { $n } of your choice
other-nom = other
other-acc = other
other-gen = other
friendly-nom = friendly
friendly-acc = friendly
friendly-gen = friendly
red-nom = red
red-acc = red
red-gen = red
blocked-nom = blocked
blocked-acc = blocked
blocked-gen = blocked
card-nom = card
card-acc = card
card-gen = card
keywords-none = { $n ->
        [one] card
       *[other] cards
    }
keywords = { $first }
keyword-beside = { $name }
keywords-or = { $first } or { $last }
keyword-land = land
keyword-building = building
keyword-person = person
keyword-enemy = enemy
keyword-event = event
keyword-scroll = scroll
keyword-permanent = permanent card
keyword-expansion = expansion
keyword-knight = knight
article = { $first ->
        [a] an
        [e] an
        [i] an
        [o] an
        [u] an
       *[other] a
    }
with-production = with production
with-upgrade = with an upgrade
with-free-box = with a free box
with-largest = with the largest production
at-stage = at stage { $stages }
in-play = in play
in-discard = from your discard pile
in-deck = from your deck
in-permanents = among your permanent cards
of-kingdom = in your kingdom
on-top-of-deck = from the top of your deck

## Counting

per-card = { $k ->
        [one] for each { $cards }
       *[other] for every { $k } { $cards }
    }
per-tick-here = { $k ->
        [one] for each ticked box of this card
       *[other] for every { $k } ticked boxes of this card
    }
per-tick = { $k ->
        [one] for each ticked box in your kingdom
       *[other] for every { $k } ticked boxes in your kingdom
    }
per-unticked = for each stage of this card without a tick

## How clauses stand together

then = { $clause }, then { $next }
then-otherwise = { $clause }; { $next }
or-clause = { $clause }; or { $next }
and-clause = { $clause } and { $next }
priced = { $price }: { $clause }
limited = { $clause } ({ $n ->
        [one] once
        [2] twice
       *[other] { $n } times
    } per { $per })
per-turn = turn
per-round = round
per-game = game
effect-passive = { $clause }
effect-activated = discard this card: { $clause }
effect-activated-priced = discard this card and { $price }: { $clause }
effect-time = discard this card and end your turn: { $clause }
effect-time-priced = discard this card, end your turn and { $price }: { $clause }
effect-time-permanent = end your turn: { $clause }
effect-time-permanent-priced = end your turn and { $price }: { $clause }
effect-destroy = destroy this card: { $clause }
effect-destroy-priced = destroy this card and { $price }: { $clause }
effect-optional = { $when }, you may { $clause }
effect-forced = { $when }: { $clause }
may = you may { $clause }
effect-once = once only: { $clause }
effect-once-when = once only, { $when }: { $clause }
when-played = when played
when-advance = when you Advance
when-end-of-turn = at the end of the turn
when-round-start = at the start of the round
when-end-of-round = at the end of the round
when-enemy-defeated = when an enemy is defeated
flag-continuous = stays in play
ability-box = box { $n }: { $clause }
ability-fame = worth { $fame }
ability-discovered = { $clause }
ability-finish = at the end of the expansion: { $clause }
pay = pay { $price }
tier = { $amount } ({ $n ->
        [one] box { $first }
       *[other] boxes { $first }–{ $last }
    })
price-less = , { $amount } less { $per }

## Verbs

verb-gain = gain { $amount }
verb-gain-per = gain { $amount } { $per }{ $most }
verb-spend = pay { $amount } or, if you cannot, { $next }
verb-gain-production = gain the production of { $cards } without discarding { $count ->
        [one] it
       *[other] them
    }
verb-discover = discover { $count ->
        [one] card
       *[other] cards
    } { $numbers }
verb-discover-one = look at cards { $numbers } and discover one of them
verb-turn-this-down = rotate this card (↓)
verb-turn-this-right = flip this card (→)
verb-turn-down = rotate { $cards } (↓)
verb-turn-right = flip { $cards } (→)
verb-reset = reset { $cards }
verb-upgrade = upgrade { $cards }{ $less }{ $going }
less = {" "}for { $n } { $n ->
        [one] resource
       *[other] resources
    } less
going = {" "}without ending your turn
verb-discard-this = discard this card
verb-discard = discard { $cards }
verb-destroy-this = destroy this card
verb-destroy = destroy { $cards }
verb-release = release { $cards }
verb-defeat = defeat this enemy
verb-defeat-free = defeat { $cards } without paying
verb-block = block { $cards }
verb-boost-this = boost the production of this card
verb-boost = boost the production of { $cards }
verb-play = play { $cards }
verb-play-keeping-resources = play { $cards } without losing your resources
verb-play-top = play the top { $n ->
        [one] card
       *[other] { $n } cards
    } of your deck
verb-play-top-keeping-resources = { verb-play-top } without losing your resources
verb-advance = Advance
verb-advance-keeping-resources = Advance without losing your resources
verb-put-on-top = put { $cards } on top of your deck
verb-put-on-the-bottom = put { $cards } on the bottom of your deck
verb-put-this-on-top = put this card on top of your deck
verb-put-this-on-the-bottom = put this card on the bottom of your deck
verb-look-reorder = look at the top { $n } cards of your deck and put them back in any order
verb-look-put-any-on-the-bottom = look at the top { $n } cards of your deck, put any number of them on the bottom and the rest back in any order
verb-keep = keep { $cards }
verb-sticker-this = add { $sticker } to this card
verb-sticker = add { $sticker } to { $count ->
        [one] { $cards }
       *[other] each of { $cards }
    }
sticker-1 = a coin sticker
sticker-2 = a wood sticker
sticker-3 = a stone sticker
sticker-4 = a metal sticker
sticker-5 = a sword sticker
sticker-6 = a trade good sticker
sticker-7 = a “stays in play” sticker
sticker-8 = a 2-fame sticker
sticker-10 = a 5-fame sticker
sticker-11 = a “knight” sticker
verb-tick-this-next = tick the next box of this card
verb-tick-this = tick a box of this card
verb-tick-this-without-paying = tick a box of this card, without paying
verb-tick = tick a box of { $cards }
verb-tick-without-paying = tick a box of { $cards }, without paying
verb-write = write down { $fame }
verb-choose = choose: { $options }

## Conditions

condition-is-in-play = if { $article } { $nom } is in play, { $clause }
condition-is-not-in-play = if no { $nom } is in play, { $clause }
condition-this-blocks = if this card blocks { $article } { $acc }, { $clause }
condition-boxes-ticked = if { $n } or more boxes of this card are ticked, { $clause }
condition-otherwise = otherwise { $clause }

## Standing phrases

standing-first-gives = the first { $nom } that produces each turn gives { $resource } more
standing-gives-more = { $cards } give { $resource } more
standing-gives-less = { $cards } give { $resource } less
standing-givers-give-more = cards that give { $kind } give { $resource } more
standing-givers-give-less = cards that give { $kind } give { $resource } less
standing-costs = upgrades{ $of } cost { $resource } less
slot-of = {" "}of { $cards }
slot-by = {" "}by { $cards }
standing-advance-plays = Advance plays { $n } cards
standing-advance-adds-more = Advance plays { $n } more { $n ->
        [one] card
       *[other] cards
    }
standing-advance-adds-less = Advance plays { $n } { $n ->
        [one] card
       *[other] cards
    } fewer
standing-turn-plays = your turns start with { $n } cards
standing-no-advance = you cannot Advance
standing-blocks-fewer = each enemy blocks { $n } { $n ->
        [one] card
       *[other] cards
    } fewer
standing-unblockable = { $cards } cannot be blocked{ $by }
standing-good-as-coins = 1 trade good may be spent as 2 coins
standing-peek = you may look at the top { $n } cards of your deck at any time
