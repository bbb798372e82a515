"""Edge cases of Treasure."""

from pathlib import Path

import pytest

from tests.talk import (
    asked,
    combined,
    exactly,
    kinds,
    not_offered,
    offered,
    refused,
    row_answers,
    since,
    texts,
    then,
    vigil,
    when,
)

FIXTURES = Path(__file__).with_name("vigil_fixtures.yaml")
SHARD = "energy-shard"
STARTING_SHARD = "energy-shard-start"
VANQUISHER, FAMILIAR, TROLL = "blackwatch-vanquisher", "leotans-familiar", "lagoon-troll"
ROW = ["runic-honiskrot", VANQUISHER, "magnet-monk", "skyrocket-drone", FAMILIAR, "nyxian-spiritcaster"]


def beneath(game):
    """The number of Treasures under each slot."""
    return [len(game.under(slot)) for slot in range(1, len(game.row) + 1)]


def steps(events, *wanted):
    """The kinds of these events among those wanted, in the order in which each comes first."""
    return list(dict.fromkeys(kind for kind in kinds(events) if kind in wanted))


def test_acquiring_brings_the_treasure_for_the_price_of_the_card():
    """E-85"""
    game = vigil(row=ROW, under={2: 3, 3: 1}, center=["magnet-monk", "skyrocket-drone"], runes=4)
    mark = len(game.log)
    when(game, f"acquire {VANQUISHER}@2")
    then(game, runes=0, discard=[VANQUISHER, SHARD, SHARD, SHARD], center=["skyrocket-drone"])
    then(game, row=[ROW[0], "magnet-monk", *ROW[2:]], energy=0, hand=[])
    assert beneath(game) == [0, 0, 1, 0, 0, 0]
    assert steps(since(game, mark), "treasure", "refill") == ["treasure", "refill"]
    taken = [event.zones for event in since(game, mark) if event.kind == "treasure"]
    assert set(taken) == {("row", "discard")}


def test_treasure_does_not_lower_the_price():
    """E-85: one Rune missing"""
    game = vigil(row=ROW, under={2: 3}, runes=3)
    not_offered(game, f"acquire {VANQUISHER}@2")
    refused(game, f"acquire {VANQUISHER}@2")
    assert list(game.under(2)) == [SHARD] * 3


def test_defeating_brings_the_treasure():
    """E-86"""
    game = vigil(
        row=[ROW[0], TROLL, *ROW[2:]],
        under={2: 2, 5: 1},
        center=["magnet-monk", "skyrocket-drone"],
        deck=["mystic", "militia"],
        power=3,
    )
    mark = len(game.log)
    when(game, f"defeat {TROLL}@2")
    then(game, power=0, honor=2, pool=58, void=[TROLL], discard=[SHARD, SHARD], hand=["mystic"], deck=["militia"])
    then(game, row=[ROW[0], "magnet-monk", *ROW[2:]], center=["skyrocket-drone"], energy=0)
    assert beneath(game) == [0, 0, 0, 0, 1, 0]
    wanted = ("treasure", "refill", "reward", "draw")
    assert steps(since(game, mark), *wanted) == list(wanted)


def test_banishing_leaves_the_treasure_in_the_slot():
    """E-87"""
    game = combined(
        hand=["seer-of-the-forked-path"],
        deck=["apprentice"],
        row=["mephit"],
        under={1: 2},
        center=[SHARD, "wolf-shaman", "spike-vixen"],
        runes=3,
    )
    when(game, "play seer-of-the-forked-path")
    asked(game, "banish", source="seer-of-the-forked-path")
    exactly(game, *row_answers(game), "decline")
    when(game, "choose row:mephit@1")
    then(game, void=["mephit"], discard=[], hand=["apprentice"], honor=0, center=["spike-vixen"])
    assert game.row[0] == "wolf-shaman"
    assert list(game.under(1)) == [SHARD] * 3
    when(game, "acquire wolf-shaman@1")
    then(game, discard=["wolf-shaman", SHARD, SHARD, SHARD])
    assert game.row[0] == "spike-vixen"
    assert beneath(game) == [0] * 6


def test_several_treasures_lie_under_one_card():
    """E-88"""
    game = vigil(row=ROW, center=[SHARD, SHARD, "magnet-monk", "skyrocket-drone"], runes=4)
    mark = len(game.log)
    when(game, f"acquire {FAMILIAR}@5")
    then(game, row=[*ROW[:4], "magnet-monk", ROW[5]], center=["skyrocket-drone"], discard=[FAMILIAR], runes=3)
    assert beneath(game) == [0, 0, 0, 0, 2, 0]
    assert list(game.under(5)) == [SHARD] * 2
    laid = [event for event in since(game, mark) if event.kind in ("treasure", "refill")]
    assert [event.card for event in laid if event.kind == "refill"] == ["magnet-monk"]
    assert {event.zones for event in laid} == {("center", "row")}
    assert steps(laid, "treasure", "refill") == ["treasure", "refill"]
    offered(game, "acquire magnet-monk@5")
    assert not [text for text in texts(game) if SHARD in text]


def test_the_void_is_reshuffled_to_cover_the_last_treasure():
    """E-89"""
    void = [TROLL, "raging-ursine", "twisted-tyrant", "darkwalker"]
    game = vigil(row=ROW, center=[SHARD], void=void, runes=1)
    mark = len(game.log)
    when(game, f"acquire {FAMILIAR}@5")
    assert sorted([game.row[4], *game.zone("center")]) == sorted(void)
    assert list(game.under(5)) == [SHARD]
    then(game, void=[], discard=[FAMILIAR])
    assert len(game.zone("center")) == 3
    assert steps(since(game, mark), "treasure", "shuffle", "refill") == ["treasure", "shuffle", "refill"]


def only_treasure_left(**position):
    """A position in which the last Shard of the Center Deck lies uncovered in slot 5."""
    game = vigil(row=ROW, center=[SHARD], runes=9, power=9, **position)
    return when(game, f"acquire {FAMILIAR}@5")


def test_treasure_without_a_card_on_top_cannot_be_taken():
    """E-90"""
    game = only_treasure_left(hand=["militia"])
    then(game, row=[*ROW[:4], None, ROW[5]], center=[], void=[], discard=[FAMILIAR], runes=8)
    assert beneath(game) == [0, 0, 0, 0, 1, 0]
    assert not [text for text in texts(game) if "@5" in text or SHARD in text]
    when(game, "play militia", "end turn")
    then(game, turn_player=1, row=[*ROW[:4], None, ROW[5]])
    assert list(game.under(5)) == [SHARD]


def test_uncovered_treasure_is_covered_by_the_next_card():
    """E-90: a card for the slot"""
    game = only_treasure_left(hand=["spirit-merchant", "darkwalker"])
    mark = len(game.log)
    when(game, "play spirit-merchant", "choose hand:darkwalker")
    then(game, row=[*ROW[:4], "darkwalker", ROW[5]], center=[], void=[], discard=[FAMILIAR])
    assert list(game.under(5)) == [SHARD]
    assert steps(since(game, mark), "banish", "shuffle", "refill") == ["banish", "shuffle", "refill"]
    when(game, "acquire darkwalker@5")
    then(game, row=[*ROW[:4], None, ROW[5]], discard=[FAMILIAR, "darkwalker", SHARD], runes=5)
    assert beneath(game) == [0] * 6


def test_uncovered_treasure_is_not_covered_by_treasure():
    """E-90: one more Treasure"""
    game = only_treasure_left(hand=["spirit-merchant", SHARD])
    when(game, "play spirit-merchant", f"choose hand:{SHARD}")
    then(game, row=[*ROW[:4], None, ROW[5]], center=[], void=[], discard=[FAMILIAR])
    assert list(game.under(5)) == [SHARD] * 2


@pytest.mark.parametrize(
    ("cards", "counted"),
    [
        ([SHARD, SHARD, "militia"], 1),
        ([STARTING_SHARD, "militia"], 1),
        (["militia", SHARD, "militia"], 2),
        (["militia", "militia", "heavy-infantry"], 3),
    ],
)
def test_treasure_is_not_counted_among_heroes(cards, counted):
    """E-91"""
    game = vigil(packs=[FIXTURES], hand=cards, deck=["apprentice"] * 2, constructs=["muster-roll"])
    when(game, *(f"play {card}" for card in cards), "use muster-roll")
    then(game, runes=counted, energy=len([card for card in cards if card in (SHARD, STARTING_SHARD)]), played=cards)


@pytest.mark.parametrize("shard", [SHARD, STARTING_SHARD])
def test_played_treasure_is_discarded_at_the_end_of_the_turn(shard):
    """E-92"""
    game = vigil(hand=[shard, "militia"], deck=["mystic", *["apprentice"] * 6])
    when(game, f"play {shard}")
    then(game, hand=["militia", "mystic"], energy=1, played=[shard], discard=[])
    when(game, "end turn")
    then(game, discard=[shard, "militia", "mystic"], hand=["apprentice"] * 5, deck=["apprentice"], played=[], energy=0)


def seeking(center, **position):
    """Truth Seeker banishes the Skyrocket Drone in slot 4."""
    hand = [["truth-seeker"], ["militia"]]
    game = vigil(hand=hand, deck=["apprentice", "mystic"], row=ROW, center=center, **position)
    when(game, "play truth-seeker")
    asked(game, "banish", source="truth-seeker")
    exactly(game, *row_answers(game), "decline")
    return when(game, "choose row:skyrocket-drone@4")


def test_truth_seeker_takes_treasure_before_the_spirit_merchant_enters():
    """E-93"""
    game = seeking([SHARD, "spirit-merchant", "magnet-monk"])
    asked(game, "turn")
    then(game, row=[*ROW[:3], "spirit-merchant", *ROW[4:]], void=["skyrocket-drone"], center=["magnet-monk"])
    then(game, discard=[[SHARD], []], hand=[["apprentice"], ["militia"]], deck=["mystic"], energy=0)
    assert beneath(game) == [0] * 6


def test_truth_seeker_takes_the_first_treasure_only():
    """E-93: two Treasures"""
    game = seeking([SHARD, SHARD, "spirit-merchant", "magnet-monk"])
    then(game, discard=[[SHARD], []])
    assert beneath(game) == [0, 0, 0, 1, 0, 0]
    asked(game, "banish", player=0, source="spirit-merchant")
    exactly(game, "choose hand:apprentice", f"choose discard:{SHARD}", "decline")
    when(game, "decline")
    asked(game, "banish", player=1, source="spirit-merchant")
    exactly(game, "choose hand:militia", "decline")
    when(game, "choose hand:militia")
    then(game, hand=[["apprentice"], []], box=["militia"])
    asked(game, "turn", player=0)


def test_truth_seeker_finds_no_treasure_behind_the_spirit_merchant():
    """E-93: the Merchant first"""
    game = seeking(["spirit-merchant", SHARD])
    asked(game, "turn")
    then(game, discard=[[], []], center=[SHARD], hand=[["apprentice"], ["militia"]])
    assert beneath(game) == [0] * 6


def test_truth_seeker_leaves_treasure_that_lay_there():
    """E-93: Treasure in the slot"""
    game = seeking([SHARD, "spirit-merchant"], under={4: 1})
    then(game, discard=[[SHARD], []])
    assert beneath(game) == [0, 0, 0, 1, 0, 0]
    asked(game, "banish", player=0, source="spirit-merchant")
