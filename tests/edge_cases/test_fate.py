"""Edge cases of Fate, of Omnicron and of Oziah, Judge of Logos."""

from pathlib import Path

import pytest

import deckwright as dw
from tests.talk import (
    VIGIL,
    asked,
    combined,
    exactly,
    kinds,
    not_offered,
    offered,
    refused,
    row_answers,
    since,
    then,
    vigil,
    when,
)

FIXTURES = Path(__file__).with_name("vigil_fixtures.yaml")
SHARD = "energy-shard"
DRUID, MERCHANT, MONK = "loamspeaker-druid", "spirit-merchant", "monk-of-the-lidless-eye"
OZIAH = "oziah-judge-of-logos"
FAMILIAR, DRONE = "leotans-familiar", "skyrocket-drone"
ROW = ["runic-honiskrot", "blackwatch-vanquisher", "magnet-monk", DRONE, FAMILIAR, "nyxian-spiritcaster"]
NEW_GAMES = 250


def dealt(center, **position):
    """A game whose first row is dealt from this Center Deck."""
    return dw.scenario(VIGIL, players=2, center=center, seed=1, **position)


def beneath(game):
    """The number of Treasures under each slot."""
    return [len(game.under(slot)) for slot in range(1, len(game.row) + 1)]


def under_all(game, card):
    """The number of Treasures under every such card of the row."""
    return sum(treasures for treasures, there in zip(beneath(game), game.row, strict=True) if there == card)


def steps(events, *wanted):
    """The kinds of these events among those wanted, in the order in which each comes first."""
    return list(dict.fromkeys(kind for kind in kinds(events) if kind in wanted))


def fates(events):
    """The cards whose Fate these events tell of."""
    return [event.card for event in events if event.kind == "fate"]


@pytest.mark.parametrize(("shards", "pool"), [(0, 60), (1, 70), (2, 80)])
def test_fate_of_the_first_row_happens_before_the_first_turn(shards, pool):
    """E-105"""
    game = dealt([*ROW[:3], *[SHARD] * shards, DRUID, *ROW[3:5], "cognition-courier"])
    asked(game, "turn", player=0)
    then(game, row=[*ROW[:3], DRUID, *ROW[3:5]], pool=pool, center=["cognition-courier"], honor=[0, 0])
    assert beneath(game) == [0, 0, 0, shards, 0, 0]
    assert [(len(game.zone("hand", seat)), len(game.zone("deck", seat))) for seat in (0, 1)] == [(5, 6), (5, 6)]


def test_six_slots_are_filled_before_the_fate_of_the_first_row():
    """E-105: the row is complete first"""
    game = dealt([*ROW[:3], SHARD, "omnicron", *ROW[3:], "cognition-courier"])
    then(game, row=[*ROW[:3], "omnicron", *ROW[3:]], center=["cognition-courier"])
    assert len(game.row) == 7


def test_the_first_row_of_a_new_game_is_dealt_with_fate():
    """E-105: new games"""
    grown = drew = 0
    for seed in range(NEW_GAMES):
        game = dw.new(VIGIL, players=2, seed=seed)
        while game.decision.kind != "turn":
            assert game.decision.source == MERCHANT
            game.play("decline")
        assert game.pool == 60 + 10 * under_all(game, DRUID)
        assert len(game.row) == 6 + under_all(game, "omnicron")
        drawn = under_all(game, MONK)
        assert [len(game.zone("hand", seat)) for seat in (0, 1)] == [5 + drawn] * 2
        grown += game.pool > 60
        drew += drawn > 0
    assert grown > 0
    assert drew > 0


@pytest.mark.parametrize("first", [0, 1])
def test_fates_of_the_first_row_resolve_from_the_center_deck_outward(first):
    """E-106"""
    center = [ROW[0], SHARD, MERCHANT, *ROW[1:3], SHARD, MONK, ROW[3], ROW[4]]
    hands = [["apprentice"], ["heavy-infantry"]]
    decks = [["militia", "mystic"], ["mystic", "militia"]]
    game = dealt(center, hand=hands, deck=decks, first=first, turn_player=first)
    then(game, row=[ROW[0], MERCHANT, *ROW[1:3], MONK, ROW[3]])
    assert beneath(game) == [0, 1, 0, 0, 1, 0]
    for seat in (first, 1 - first):
        asked(game, "banish", player=seat, source=MERCHANT)
        exactly(game, f"choose hand:{hands[seat][0]}", "decline")
        then(game, hand=hands, deck=decks)
        when(game, "decline")
    asked(game, "turn", player=first)
    then(game, hand=[["apprentice", "militia"], ["heavy-infantry", "mystic"]], deck=[["mystic"], ["militia"]])


def test_fates_of_the_first_row_in_the_other_order():
    """E-106: the Monk first"""
    center = [ROW[0], SHARD, MONK, *ROW[1:3], SHARD, MERCHANT, ROW[3], ROW[4]]
    game = dealt(center, hand=[["apprentice"], []], deck=[["militia", "mystic"], []])
    asked(game, "banish", player=0, source=MERCHANT)
    exactly(game, "choose hand:apprentice", "choose hand:militia", "decline")
    when(game, "choose hand:militia")
    asked(game, "turn", player=0)
    then(game, hand=[["apprentice"], []], deck=[["mystic"], []], box=["militia"])


@pytest.mark.parametrize(("pool", "left", "triggered"), [(1, 10, True), (2, 11, False)])
def test_fate_comes_after_the_reward_that_ends_the_game(pool, left, triggered):
    """E-107"""
    row = ["serpent-siren", *ROW[1:]]
    game = vigil(row=row, center=[SHARD, DRUID, "magnet-monk"], power=2, pool=pool)
    mark = len(game.log)
    when(game, "defeat serpent-siren@1")
    then(game, row=[DRUID, *row[1:]], honor=[1, 0], pool=left, end_triggered=triggered, over=False)
    wanted = ("treasure", "refill", "reward", "gain", "fate", "pool")
    told = [event for event in since(game, mark) if event.kind != "pool" or event.amount]  # not that the pool is empty
    assert steps(told, *wanted) == list(wanted)
    assert [event.amount for event in told if event.kind == "pool"] == [10]
    when(game, "end turn", "end turn")
    then(game, over=triggered)


def test_fate_happens_before_the_next_action():
    """E-108"""
    hands, decks = [["militia"], ["militia"]], [["mystic", "apprentice"], ["heavy-infantry"]]
    game = vigil(hand=hands, deck=decks, row=ROW, center=[SHARD, MONK, "magnet-monk"], runes=1)
    mark = len(game.log)
    when(game, f"acquire {FAMILIAR}@5")
    asked(game, "turn", player=0)
    then(game, hand=[["militia", "mystic"], ["heavy-infantry", "militia"]], deck=[["apprentice"], []])
    assert list(game.under(5)) == [SHARD]
    assert steps(since(game, mark), "acquire", "refill", "fate", "draw") == ["acquire", "refill", "fate", "draw"]


def test_a_fate_that_asks_is_answered_before_the_next_action():
    """E-108: a question"""
    game = vigil(hand=["militia"], row=ROW, center=[SHARD, MERCHANT, "magnet-monk"], runes=2)
    when(game, f"acquire {FAMILIAR}@5")
    asked(game, "banish", player=0, source=MERCHANT)
    exactly(game, "choose hand:militia", f"choose discard:{FAMILIAR}", "decline")
    refused(game, "end turn", "play militia", f"acquire {DRONE}@4")
    when(game, "decline")
    offered(game, "end turn", "play militia", f"acquire {DRONE}@4")


def test_fate_waits_for_the_rest_of_a_heros_text():
    """E-109"""
    game = vigil(
        packs=[FIXTURES],
        hand=["gate-warden"],
        deck=["militia", "mystic"],
        row=ROW,
        center=[SHARD, MERCHANT, "magnet-monk"],
    )
    when(game, "play gate-warden")
    asked(game, "banish", source="gate-warden")
    exactly(game, *row_answers(game))
    mark = len(game.log)
    when(game, f"choose row:{DRONE}@4")
    asked(game, "banish", source=MERCHANT)
    exactly(game, "choose hand:militia", "decline")
    then(game, row=[*ROW[:3], MERCHANT, *ROW[4:]], hand=["militia"], deck=["mystic"], void=[DRONE])
    wanted = ("banish", "refill", "draw", "fate")
    assert steps(since(game, mark), *wanted) == list(wanted)


@pytest.mark.parametrize("banished", [True, False])
def test_fate_happens_although_its_card_was_banished_by_the_reward(banished):
    """E-110"""
    game = combined(row=["mephit"], center=[SHARD, DRUID, "wolf-shaman", "spike-vixen"], power=3)
    when(game, "defeat mephit@1")
    asked(game, "banish", source="mephit")
    exactly(game, *row_answers(game), "decline")
    then(game, honor=2, pool=58)
    assert game.row[0] == DRUID
    mark = len(game.log)
    when(game, f"choose row:{DRUID}@1" if banished else "decline")
    asked(game, "turn")
    then(game, pool=68, honor=2, void=["mephit", DRUID] if banished else ["mephit"], discard=[])
    assert game.row[0] == ("wolf-shaman" if banished else DRUID)
    assert list(game.under(1)) == [SHARD]
    assert fates(since(game, mark)) == [DRUID]


def test_a_fate_set_off_by_a_fate_waits_for_it():
    """E-111"""
    game = vigil(
        packs=[FIXTURES],
        row=ROW,
        center=[SHARD, "storm-crow", SHARD, MERCHANT, "magnet-monk"],
        deck=[["militia", "mystic"], ["apprentice"]],
        runes=1,
    )
    mark = len(game.log)
    when(game, f"acquire {FAMILIAR}@5")
    asked(game, "banish", player=0, source="storm-crow")
    offered(game, *row_answers(game, "storm-crow"))
    not_offered(game, "decline")
    then(game, hand=[[], []], row=[*ROW[:4], "storm-crow", ROW[5]])
    when(game, f"choose row:{DRONE}@4")
    then(game, row=[*ROW[:3], MERCHANT, "storm-crow", ROW[5]], void=[DRONE], hand=[["militia"], ["apprentice"]])
    asked(game, "banish", player=0, source=MERCHANT)
    exactly(game, "choose hand:militia", f"choose discard:{FAMILIAR}", "decline")
    when(game, "decline")
    asked(game, "banish", player=1, source=MERCHANT)
    exactly(game, "choose hand:apprentice", "decline")
    when(game, "decline")
    asked(game, "turn", player=0)
    assert fates(since(game, mark)) == ["storm-crow", MERCHANT]


def test_a_fate_set_off_by_a_fate_joins_the_end_of_the_queue():
    """E-111: others are waiting"""
    game = vigil(
        packs=[FIXTURES],
        hand=[OZIAH],
        deck=[["militia"], ["apprentice"]],
        row=["raging-ursine", "deviant-fiend", *ROW[2:]],
        center=["storm-crow", SHARD, DRUID, SHARD, MONK, "magnet-monk"],
    )
    mark = len(game.log)
    when(game, f"play {OZIAH}", "choose reward:raging-ursine")
    asked(game, "banish", source="storm-crow")
    then(game, honor=[6, 0], pool=54, hand=[[], []])
    when(game, f"choose row:{DRONE}@4")
    asked(game, "turn")
    then(game, pool=64, hand=[["militia"], ["apprentice"]], row=["storm-crow", DRUID, ROW[2], MONK, *ROW[4:]])
    assert fates(since(game, mark)) == ["storm-crow", DRUID, MONK]


def with_omnicron(shards, **position):
    """The Familiar in slot 5 is acquired, and Omnicron comes in with this many Shards under it."""
    center = [*[SHARD] * shards, "omnicron", SHARD, "magnet-monk", DRONE, FAMILIAR, "cognition-courier"]
    game = vigil(row=ROW, center=center, runes=1, **position)
    return when(game, f"acquire {FAMILIAR}@5")


def test_omnicron_adds_a_slot_for_each_treasure():
    """E-112"""
    game = with_omnicron(2)
    then(game, row=[*ROW[:4], "omnicron", ROW[5], "magnet-monk", DRONE], center=[FAMILIAR, "cognition-courier"])
    assert beneath(game) == [0, 0, 0, 0, 2, 0, 1, 0]
    assert sum(event.amount for event in game.log if event.kind == "row") == 2
    assert steps(game.log, "fate", "row") == ["fate", "row"]
    asked(game, "turn")


def test_the_slots_stay_when_omnicron_is_acquired():
    """E-113"""
    game = with_omnicron(2, hand=[[], ["mystic"] * 4])
    when(game, "end turn", *["play mystic"] * 4, "acquire omnicron@5")
    then(game, row=[*ROW[:4], FAMILIAR, ROW[5], "magnet-monk", DRONE], center=["cognition-courier"], runes=1)
    then(game, hand=[[FAMILIAR], []], discard=[[], ["omnicron", SHARD, SHARD]])
    assert beneath(game) == [0, 0, 0, 0, 0, 0, 1, 0]
    when(game, f"acquire {DRONE}@8")
    then(game, row=[*ROW[:4], FAMILIAR, ROW[5], "magnet-monk", "cognition-courier"])
    when(game, "end turn", "end turn")
    assert len(game.row) == 8


def test_the_slots_stay_when_omnicron_is_banished():
    """E-113: banished"""
    game = with_omnicron(2, hand=[[], ["truth-seeker"]])
    when(game, "end turn", "play truth-seeker", "choose row:omnicron@5")
    then(game, row=[*ROW[:4], FAMILIAR, ROW[5], "magnet-monk", DRONE], void=["omnicron"])
    assert beneath(game) == [0, 0, 0, 0, 2, 0, 1, 0]


@pytest.mark.parametrize(("shards", "slots"), [(0, 6), (1, 7), (3, 9)])
def test_omnicron_without_treasure_adds_no_slot(shards, slots):
    """E-114"""
    game = with_omnicron(shards)
    assert len(game.row) == slots
    assert None not in game.row
    assert game.row[4] == "omnicron"
    assert beneath(game)[4] == shards
    asked(game, "turn")


def test_oziah_defeats_every_monster_of_the_row():
    """E-115"""
    game = vigil(
        hand=[OZIAH],
        deck=[["militia", "mystic", "apprentice"], ["apprentice", "militia"]],
        row=["lagoon-troll", ROW[1], "vault-sphinx", ROW[3], "firestorm-effigy", ROW[5]],
        under={1: 2},
        center=["magnet-monk", SHARD, MONK, FAMILIAR, "cognition-courier"],
    )
    mark = len(game.log)
    when(game, f"play {OZIAH}")
    asked(game, "reward")
    exactly(game, "choose reward:lagoon-troll", "choose reward:vault-sphinx", "choose reward:firestorm-effigy")
    then(game, row=["magnet-monk", ROW[1], MONK, ROW[3], FAMILIAR, ROW[5]], center=["cognition-courier"])
    then(game, void=["firestorm-effigy", "lagoon-troll"], trophies=["vault-sphinx"], discard=[SHARD, SHARD])
    then(game, honor=[0, 0], hand=[[], []])
    assert beneath(game) == [0, 0, 1, 0, 0, 0]
    when(game, "choose reward:firestorm-effigy")
    asked(game, "banish", source="firestorm-effigy")
    exactly(game, f"choose discard:{SHARD}", "decline")
    when(game, f"choose discard:{SHARD}")
    asked(game, "reward")
    exactly(game, "choose reward:lagoon-troll", "choose reward:vault-sphinx")
    then(game, honor=[3, 0], hand=[[], []], discard=[SHARD], void=["firestorm-effigy", "lagoon-troll", SHARD])
    when(game, "choose reward:vault-sphinx")
    asked(game, "turn")
    then(game, honor=[7, 0], pool=53, trophies=["vault-sphinx"])
    then(game, hand=[["militia", "mystic"], ["apprentice"]], deck=[["apprentice"], ["militia"]])
    told = [event for event in since(game, mark) if event.kind in ("reward", "fate")]
    assert [event.card for event in told] == ["firestorm-effigy", "vault-sphinx", "lagoon-troll", MONK]


def test_oziah_leaves_monsters_that_come_in():
    """E-116"""
    game = vigil(
        hand=[OZIAH],
        deck=["militia"],
        row=["deviant-fiend", ROW[1], "vault-sphinx", ROW[3], "raging-ursine", ROW[5]],
        center=["lagoon-troll", "serpent-siren", "magnet-monk", FAMILIAR],
    )
    when(game, f"play {OZIAH}", "choose reward:deviant-fiend", "choose reward:raging-ursine")
    asked(game, "turn")
    then(game, row=["lagoon-troll", ROW[1], "serpent-siren", ROW[3], "magnet-monk", ROW[5]], center=[FAMILIAR])
    then(game, honor=8, void=["deviant-fiend", "raging-ursine"], trophies=["vault-sphinx"], hand=[])


@pytest.mark.parametrize(
    ("center", "grown", "pool", "triggered"),
    [([SHARD, DRUID, "magnet-monk"], 15, 10, False), (["magnet-monk", DRUID], 5, 0, True)],
)
def test_a_pool_that_grew_in_time_is_not_emptied(center, grown, pool, triggered):
    """E-147"""
    game = vigil(row=["protean-sea-slug", *ROW[1:]], center=center, runes=1, power=6, pool=5)
    when(game, f"acquire {FAMILIAR}@5")
    then(game, pool=grown)
    when(game, "defeat protean-sea-slug@1")
    then(game, honor=5, pool=pool, end_triggered=triggered)


def test_effects_that_do_not_end_are_taken_back():
    """E-149"""
    game = vigil(packs=[FIXTURES], hand=["militia"], row=ROW, center=["endless-tide"] * 24, runes=1)
    offered(game, f"acquire {FAMILIAR}@5")
    before, view, events = game.save(), game.view(0), len(game.log)
    with pytest.raises(dw.DeckwrightError):
        game.play(f"acquire {FAMILIAR}@5")
    assert game.save() == before
    assert (game.view(0), len(game.log)) == (view, events)
    then(game, row=ROW, runes=1, discard=[], void=[])
    asked(game, "turn")
    when(game, "play militia", "end turn")
    then(game, turn_player=1, row=ROW)


def test_a_chain_that_ends_is_carried_out():
    """E-149: a chain that ends"""
    center = [*["endless-tide"] * 12, "magnet-monk", "cognition-courier"]
    game = vigil(packs=[FIXTURES], row=ROW, center=center, runes=1)
    when(game, f"acquire {FAMILIAR}@5")
    then(game, row=[*ROW[:4], "magnet-monk", ROW[5]], void=["endless-tide"] * 12, center=["cognition-courier"])
    then(game, honor=0, discard=[FAMILIAR])
    assert fates(game.log) == ["endless-tide"] * 12
