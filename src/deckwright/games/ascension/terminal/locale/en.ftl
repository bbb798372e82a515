### What the terminal says of Ascension, in English.

## The table

last-round = Last round!
team = Team { $n }
your-teammate = your teammate
with-teammate = with { $player }
honor = Honor: { $count }
discard-short = Discard ({ $count })
set-aside = Cards set aside ({ $count })
takes-next = Takes next:
used = used
treasure-under = Treasure { $count }
constructs-label = Constructs:
discard-label = Discard pile:
deck-top-label = On top of the deck:
cost-runes = { $count }R
cost-power = { $count }P
legend-resources = R Runes   P Power   ★ Honor at the end of the game
legend-treasure = ¤ Treasure beneath a card   @ space in the Center Row

## Cards

heading-type = Type
heading-faction = Faction
heading-cost = Cost
heading-honor = Honor
type-hero = Hero
type-construct = Construct
type-monster = Monster
type-treasure = Treasure
type-short-hero = hero
type-short-construct = constr.
type-short-monster = monster
type-short-treasure = treas.
faction-enlightened = Enlightened
faction-lifebound = Lifebound
faction-mechana = Mechana
faction-void = Void
faction-monster = Monster
faction-none = No faction
faction-short-enlightened = En
faction-short-lifebound = Li
faction-short-mechana = Me
faction-short-void = Vo
faction-short-monster = Mo
cost = Cost: { $cost }
honor-at-end = Honor at the end of the game: { $count }

## Actions

teammate-price = +1R

## What was typed

which-card = Which card? For example: card mystic
left-play = { $count ->
    [one] { $count } card to play
   *[other] { $count } cards to play
}
left-use = { $count ->
    [one] { $count } ability to use
   *[other] { $count } abilities to use
}
left-trophy = { $count ->
    [one] { $count } Trophy to banish
   *[other] { $count } Trophies to banish
}
left-acquire = { $count ->
    [one] { $count } card you could acquire
   *[other] { $count } cards you could acquire
}
left-defeat = { $count ->
    [one] { $count } Monster you could defeat
   *[other] { $count } Monsters you could defeat
}

## Help

help-actions = An action is chosen by its number, by its text (acquire mystic, end turn) or by part of it (acq kor). You can also type:

## The end

column-tokens = Tokens
column-printed = Cards
team-wins = Team { $n } wins: { $players }!
solo-lost = { $rival } wins: for a victory you need more Honor.
tie-broken = Tie: the player later in turn order wins.
tie-broken-teams = Tie: the team with the player later in turn order wins.
