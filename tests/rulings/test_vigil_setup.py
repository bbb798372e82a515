"""Setup and components of Rise of Vigil: V-001 to V-008."""

from collections import Counter

import pytest

import deckwright as dw
from tests.talk import COMBINED, VIGIL, asked, then, when

STARTING_DECK = ["apprentice"] * 8 + ["energy-shard-start"] + ["militia"] * 2
SPARE_SHARDS = 2
SHARD = "energy-shard"
MONK, DRUID, MERCHANT, OMNICRON = "monk-of-the-lidless-eye", "loamspeaker-druid", "spirit-merchant", "omnicron"
FATE = (MONK, DRUID, MERCHANT, OMNICRON)
DEALT = ["darkwalker", "tome-of-erabus", "vault-sphinx", "runic-honiskrot", "raging-ursine", "treasure-hunter"]
MORE = ["magnet-monk", "voidfeeder", "serpent-siren", "skyrocket-drone"]
SEEDS = range(32)
MANY_SEEDS = 400


def copies(origin: str) -> dict[str, int]:
    return {card.id: card.copies for card in dw.cards(VIGIL) if card.origin == origin}


def dealt(*center: str, players: int = 2, first: int = 0) -> dw.Game:
    """A game whose first row is dealt from this Center Deck."""
    return dw.scenario(VIGIL, players=players, first=first, turn_player=first, center=list(center), seed=1)


def fate_on_treasure(game: dw.Game) -> Counter[str]:
    """How much treasure lies beneath each Fate card of the row."""
    found: Counter[str] = Counter()
    for slot, card in enumerate(game.row, 1):
        if card in FATE:
            found[card] += len(game.under(slot))
    return found


def without_fate(ruleset: str, players: int) -> dw.Game:
    """A new game in whose first row no Fate did anything."""
    games = (dw.new(ruleset, players=players, seed=seed) for seed in range(MANY_SEEDS))
    return next(game for game in games if not fate_on_treasure(game).total())


def in_the_center(game: dw.Game) -> Counter[str | None]:
    """The cards of the row, beneath it and of the Center Deck."""
    cards = Counter([*game.row, *game.zone("center")])
    for slot in range(1, len(game.row) + 1):
        cards.update(game.under(slot))
    return cards


# The box


def test_the_box_holds_259_cards():
    """V-001"""
    starting, always, center, treasure = (
        sum(copies(origin).values()) for origin in ("starting", "always", "center", "treasure")
    )
    assert (starting, always, center, treasure) == (11, 53, 100, 60)
    assert starting * 4 + SPARE_SHARDS + always + center + treasure == 259
    assert {card.origin for card in dw.cards(VIGIL)} == {"starting", "always", "center", "treasure"}


def test_the_center_cards_are_50_heroes_22_constructs_and_28_monsters():
    """V-001: center cards"""
    types: Counter[str] = Counter()
    for card in dw.cards(VIGIL):
        if card.origin == "center":
            types[card.type] += card.copies
    assert types == {"hero": 50, "construct": 22, "monster": 28}


def test_the_other_cards_of_the_box():
    """V-001: starting, always available and treasure"""
    assert copies("starting") == {"apprentice": 8, "militia": 2, "energy-shard-start": 1}
    assert copies("always") == {"mystic": 26, "heavy-infantry": 26, "cultist": 1}
    assert copies("treasure") == {SHARD: 60}
    assert {dw.card(VIGIL, card).type for card in (SHARD, "energy-shard-start")} == {"treasure"}


# Starting decks, piles and pool


@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_player_starts_with_five_cards_in_hand_and_six_in_deck(players):
    """V-002"""
    game = without_fate(VIGIL, players)
    for seat in range(players):
        hand, deck = game.zone("hand", seat), game.zone("deck", seat)
        assert (len(hand), len(deck)) == (5, 6)
        assert sorted([*hand, *deck]) == STARTING_DECK
    nothing = [[] for _ in range(players)]
    then(game, discard=nothing, constructs=nothing, played=nothing, trophies=nothing, honor=[0] * players)
    then(game, runes=0, power=0, energy=0, void=[])
    asked(game, "turn", player=game.first)


def test_starting_decks_are_shuffled():
    """V-002: shuffled"""
    games = [dw.new(VIGIL, players=2, seed=seed) for seed in SEEDS]
    shards = [game.zone("deck", seat).count("energy-shard-start") for game in games for seat in (0, 1)]
    assert set(shards) == {0, 1}
    assert len({tuple(game.zone("deck", 0)) for game in games}) > 1


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_piles_lie_beside_the_row(players):
    """V-003"""
    game = without_fate(VIGIL, players)
    then(game, mystic=26, heavy_infantry=26)
    assert game.pile("cultist") == 1
    assert len(game.row) == 6
    assert {dw.card(VIGIL, card).origin for card in game.row} == {"center"}


@pytest.mark.parametrize(("players", "pool"), [(2, 60), (3, 90), (4, 120)])
def test_the_honor_pool_is_30_per_player(players, pool):
    """V-004"""
    then(without_fate(VIGIL, players), pool=pool)


@pytest.mark.parametrize(("players", "pool"), [(2, 60), (3, 90), (4, 120), (5, 150), (6, 180)])
def test_the_honor_pool_of_combined_sets_is_30_per_player(players, pool):
    """V-004: combined sets"""
    then(without_fate(COMBINED, players), pool=pool, honor=[0] * players)


@pytest.mark.parametrize(("players", "beneath", "pool"), [(2, 0, 60), (2, 1, 70), (3, 2, 110), (4, 3, 150)])
def test_fate_adds_to_the_pool_at_setup(players, beneath, pool):
    """V-004: plus what Fate adds"""
    game = dealt(*[SHARD] * beneath, DRUID, *DEALT, players=players)
    then(game, pool=pool, row=[DRUID, *DEALT[:5]], center=DEALT[5:])
    asked(game, "turn", player=0)


# The first row


def test_treasure_stays_in_the_place_that_is_being_dealt():
    """V-005"""
    game = dealt(SHARD, SHARD, "lagoon-troll", *DEALT, *MORE)
    then(game, row=["lagoon-troll", *DEALT[:5]], center=[*DEALT[5:], *MORE])
    assert [game.under(slot) for slot in range(1, 7)] == [[SHARD, SHARD], [], [], [], [], []]


def test_treasure_may_lie_in_any_place_of_the_first_row():
    """V-005: other places"""
    game = dealt("lagoon-troll", *DEALT[:2], SHARD, *DEALT[2:4], SHARD, SHARD, SHARD, DEALT[4], SHARD, *MORE)
    then(game, row=["lagoon-troll", *DEALT[:5]], center=[SHARD, *MORE])
    assert [game.under(slot) for slot in range(1, 7)] == [[], [], [], [SHARD], [], [SHARD] * 3]


def test_no_treasure_shows_in_the_first_row_of_a_new_game():
    """V-005: new games"""
    beneath = 0
    for seed in SEEDS:
        game = dw.new(VIGIL, players=2, seed=seed)
        assert {dw.card(VIGIL, card).type for card in game.row} <= {"hero", "construct", "monster"}
        for slot in range(1, len(game.row) + 1):
            assert set(game.under(slot)) <= {SHARD}
            beneath += len(game.under(slot))
    assert beneath > 0


# Fate at setup


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("beneath", [0, 1, 2])
@pytest.mark.parametrize("place", [1, 4])
def test_every_player_draws_for_a_monk_in_the_first_row(players, beneath, place):
    """V-006"""
    game = dealt(*DEALT[: place - 1], *[SHARD] * beneath, MONK, *DEALT[place - 1 :], players=players)
    assert (game.row[place - 1], len(game.under(place))) == (MONK, beneath)
    for seat in range(players):
        hand, deck = game.zone("hand", seat), game.zone("deck", seat)
        assert (len(hand), len(deck)) == (5 + beneath, 6 - beneath)
        assert sorted([*hand, *deck]) == STARTING_DECK
    then(game, pool=30 * players)
    asked(game, "turn", player=0)


@pytest.mark.parametrize("beneath", [1, 2])
def test_omnicron_lengthens_the_first_row(beneath):
    """V-006: Omnicron"""
    game = dealt(*[SHARD] * beneath, OMNICRON, *DEALT, *MORE)
    cards = [OMNICRON, *DEALT, *MORE]
    then(game, row=cards[: 6 + beneath], center=cards[6 + beneath :])


@pytest.mark.parametrize("first", [0, 1])
def test_a_merchant_in_the_first_row_asks_the_starting_player_first(first):
    """V-006: Spirit Merchant"""
    game = dealt(SHARD, MERCHANT, *DEALT, first=first)
    asked(game, "banish", player=first, source=MERCHANT)
    when(game, "decline")
    asked(game, "banish", player=1 - first, source=MERCHANT)
    when(game, "decline")
    asked(game, "turn", player=first)
    assert [len(game.zone("hand", seat)) for seat in (0, 1)] == [5, 5]


def test_fate_of_the_first_row_of_new_games():
    """V-006: new games"""
    seen: Counter[str] = Counter()
    for seed in range(MANY_SEEDS):
        game = dw.new(VIGIL, players=2, seed=seed, options={"center_shards": 60})
        fate = fate_on_treasure(game)
        if fate[OMNICRON] or fate[MERCHANT]:
            continue
        then(game, pool=60 + 10 * fate[DRUID])
        for seat in (0, 1):
            assert len(game.zone("hand", seat)) == min(5 + fate[MONK], len(STARTING_DECK))
        seen += fate
    assert seen[DRUID] > 0 and seen[MONK] > 0


# The Center Deck


@pytest.mark.parametrize("seed", [1, 2, 3])
@pytest.mark.parametrize("options", [{}, {"center_shards": "auto"}])
def test_the_center_deck_has_130_cards_and_30_of_them_are_energy_shards(seed, options):
    """V-007"""
    cards = in_the_center(dw.new(VIGIL, players=2, seed=seed, options=options))
    assert cards == Counter({**copies("center"), SHARD: 30})
    assert cards.total() == 130


@pytest.mark.parametrize("shards", [0, 1, 29, 31, 60])
def test_another_number_of_energy_shards_may_be_chosen(shards):
    """V-007: center_shards"""
    cards = in_the_center(dw.new(VIGIL, players=2, seed=1, options={"center_shards": shards}))
    assert cards == Counter(copies("center")) + Counter({SHARD: shards})
    assert cards.total() == 100 + shards


@pytest.mark.parametrize("shards", [-1, 61, "all"])
def test_no_more_energy_shards_than_the_box_has(shards):
    """V-007: center_shards from 0 to 60"""
    with pytest.raises(dw.BadOption):
        dw.new(VIGIL, players=2, seed=1, options={"center_shards": shards})


def test_the_center_deck_is_shuffled():
    """V-007: shuffled"""
    assert len({tuple(dw.new(VIGIL, players=2, seed=seed).row) for seed in SEEDS}) > 1


# The first player


def test_the_same_seed_gives_the_same_first_player():
    """V-008"""
    for seed in SEEDS:
        game, again = (dw.new(VIGIL, players=3, seed=seed) for _ in range(2))
        assert game.first == again.first
        assert game.turn_player == game.first


@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_player_comes_first_about_equally_often(players):
    """V-008: over many seeds"""
    first = Counter(dw.new(VIGIL, players=players, seed=seed).first for seed in range(MANY_SEEDS))
    expected = MANY_SEEDS / players
    assert sorted(first) == list(range(players))
    assert sum((count - expected) ** 2 / expected for count in first.values()) < 25
