"""Edge cases of the solo game against the Cult."""

from pathlib import Path

import pytest

from tests.talk import asked, exactly, kinds, row_answers, since, then, vigil, when

FIXTURES = Path(__file__).with_name("vigil_fixtures.yaml")
SHARD = "energy-shard"
DRUID, OZIAH = "loamspeaker-druid", "oziah-judge-of-logos"
ROW = [
    "runic-honiskrot",
    "blackwatch-vanquisher",
    "magnet-monk",
    "skyrocket-drone",
    "leotans-familiar",
    "nyxian-spiritcaster",
]
CENTER = ["cognition-courier", "illiya-the-demonborn", "starcaller-leotan", "treasure-hunter"]


def solo(row=ROW, center=CENTER, **position):
    """A solo position; slot 1 is next to the Center Deck, slot 6 furthest right."""
    return vigil(players=1, mode="solo", row=list(row), center=list(center), **position)


def beneath(game):
    """The number of Treasures under each slot."""
    return [len(game.under(slot)) for slot in range(1, len(game.row) + 1)]


def test_monsters_defeated_by_oziah_leave_the_solo_row_together():
    """E-119: Oziah, Judge of Logos"""
    row = [ROW[0], "lagoon-troll", *ROW[2:4], "vault-sphinx", ROW[5]]
    game = solo(row=row, hand=[OZIAH], deck=["militia", "mystic"], under={2: 1, 3: 2, 6: 1})
    mark = len(game.log)
    when(game, f"play {OZIAH}")
    asked(game, "reward")
    exactly(game, "choose reward:lagoon-troll", "choose reward:vault-sphinx")
    then(game, row=[CENTER[1], CENTER[0], ROW[0], *ROW[2:4], ROW[5]], center=CENTER[2:])
    assert beneath(game) == [0, 0, 0, 2, 0, 1]
    assert [event.card for event in since(game, mark) if event.kind == "refill"] == CENTER[:2]
    when(game, "choose reward:lagoon-troll")
    then(game, honor=4, hand=["militia"], discard=[SHARD], void=["lagoon-troll"], trophies=["vault-sphinx"], pool=46)
    assert game.rival.honor == 0


def emptied(rival_honor, row=ROW, **position):
    """The player defeats Raging Ursine in slot 1, which empties the pool, and ends the turn."""
    row = ["raging-ursine", *row[1:]]
    game = solo(row=row, power=3, runes=1, pool=2, hand=["mystic"], honor=[10], rival_honor=rival_honor, **position)
    when(game, "defeat raging-ursine@1")
    then(game, honor=13, pool=0, end_triggered=True, over=False, row=[CENTER[0], *row[1:]])
    when(game, "play mystic", "acquire mystic")
    then(game, over=False, runes=0)
    return when(game, "end turn")


@pytest.mark.parametrize(("rival_honor", "winners"), [(10, [0]), (11, []), (12, [])])
def test_the_cult_takes_its_cards_after_the_player_emptied_the_pool(rival_honor, winners):
    """E-122"""
    game = emptied(rival_honor)
    then(game, over=True, row=[CENTER[2], CENTER[1], CENTER[0], *ROW[1:4]], center=CENTER[3:])
    then(game, set_aside=[ROW[4], ROW[5]], void=["raging-ursine"], pool=0)
    assert game.scores() == [10 + 3 + 1 + 1]
    assert (game.rival.honor, game.rival.score) == (rival_honor, rival_honor + 1 + 3)
    assert game.winners() == winners


def test_the_cult_gains_honor_after_the_player_emptied_the_pool():
    """E-122: a Monster"""
    game = emptied(10, row=[*ROW[:5], "lagoon-troll"])
    then(game, over=True, set_aside=[ROW[4]], void=["lagoon-troll", "raging-ursine"], pool=0)
    assert (game.rival.honor, game.rival.score) == (12, 13)


def test_the_last_step_of_the_cult_can_be_skipped():
    """E-122: the option"""
    game = emptied(11, options={"cult_last_step": "skipped"})
    then(game, over=True, row=[CENTER[0], *ROW[1:]], set_aside=[])
    assert (game.rival.score, game.winners()) == (11, [0])


@pytest.mark.parametrize("under_siren", [0, 1])
def test_the_cult_takes_treasure_and_no_trophy(under_siren):
    """E-125"""
    row = [*ROW[:4], "serpent-siren", "darkwalker"]
    under = {2: 1, 6: 2}
    if under_siren:
        under[5] = under_siren
    game = solo(row=row, under=under, deck=["apprentice"] * 6)
    mark = len(game.log)
    when(game, "end turn")
    then(game, row=[CENTER[1], CENTER[0], *ROW[:4]], center=CENTER[2:], void=["serpent-siren"], trophies=[], discard=[])
    then(game, set_aside=["darkwalker", *[SHARD] * (2 + under_siren)], pool=49, honor=0, hand=["apprentice"] * 5)
    assert beneath(game) == [0, 0, 0, 1, 0, 0]
    assert (game.rival.honor, game.rival.score) == (1, 1 + 2)
    assert sorted(game.rival.set_aside) == sorted(game.zone("set_aside"))
    taken = [event for event in since(game, mark) if event.kind in ("set_aside", "defeat") and event.card != SHARD]
    assert [event.card for event in taken] == ["darkwalker", "serpent-siren"]


def test_sliding_does_not_set_off_fate():
    """E-126"""
    game = solo(row=[ROW[0], DRUID, *ROW[2:]], under={2: 2}, runes=1)
    when(game, "acquire leotans-familiar@5")
    then(game, row=[CENTER[0], ROW[0], DRUID, *ROW[2:4], ROW[5]], pool=50)
    assert beneath(game) == [0, 0, 2, 0, 0, 0]
    when(game, "end turn")
    then(game, row=[CENTER[2], CENTER[1], CENTER[0], ROW[0], DRUID, ROW[2]], pool=50)
    assert beneath(game) == [0, 0, 0, 0, 2, 0]
    assert "fate" not in kinds(game.log)


def test_entering_the_solo_row_sets_off_fate_once():
    """E-126: entering"""
    game = solo(center=[SHARD, DRUID, *CENTER], runes=2)
    when(game, "acquire leotans-familiar@5")
    then(game, row=[DRUID, *ROW[:4], ROW[5]], pool=60)
    when(game, "acquire skyrocket-drone@5")
    then(game, row=[CENTER[0], DRUID, *ROW[:3], ROW[5]], pool=60)
    assert beneath(game) == [0, 1, 0, 0, 0, 0]


@pytest.mark.parametrize("shards", [0, 1, 2])
def test_a_card_slides_onto_leftover_treasure(shards):
    """E-145"""
    game = solo(
        packs=[FIXTURES],
        hand=["gate-warden"],
        deck=["militia"],
        under={3: 1, 4: 1},
        center=[*[SHARD] * shards, *CENTER],
        runes=3,
    )
    when(game, "play gate-warden")
    asked(game, "banish", source="gate-warden")
    exactly(game, *row_answers(game))
    when(game, "choose row:skyrocket-drone@4")
    then(game, row=[CENTER[0], *ROW[:3], *ROW[4:]], void=["skyrocket-drone"], discard=[], hand=["militia"])
    assert beneath(game) == [shards, 0, 0, 2, 0, 0]
    when(game, "acquire magnet-monk@4")
    then(game, discard=["magnet-monk", SHARD, SHARD], row=[CENTER[1], CENTER[0], *ROW[:2], *ROW[4:]])
    assert beneath(game) == [0, shards, 0, 0, 0, 0]


def test_the_replacement_lies_on_leftover_treasure_at_the_left_end():
    """E-145: the left end"""
    game = solo(packs=[FIXTURES], hand=["gate-warden"], under={1: 1, 2: 2}, center=[SHARD, *CENTER])
    when(game, "play gate-warden", "choose row:runic-honiskrot@1")
    then(game, row=[CENTER[0], *ROW[1:]], void=["runic-honiskrot"])
    assert beneath(game) == [2, 2, 0, 0, 0, 0]
