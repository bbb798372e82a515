"""Rulings on the solo game against the Cult: V-160 to V-175."""

from itertools import count

import pytest

import deckwright as dw
from tests.talk import VIGIL, asked, kinds, not_offered, since, texts, then, vigil, when

ROW = [
    "runic-honiskrot", "blackwatch-vanquisher", "magnet-monk", "skyrocket-drone", "leotans-familiar",
    "nyxian-spiritcaster",
]  # fmt: skip
CENTER = [
    "cognition-courier", "illiya-the-demonborn", "starcaller-leotan", "magnet-monk", "skyrocket-drone",
    "leotans-familiar",
]  # fmt: skip
AFTER_A_STEP = [CENTER[1], CENTER[0], *ROW[:4]]
FATES = {"monk-of-the-lidless-eye", "loamspeaker-druid", "omnicron", "spirit-merchant"}
MONSTERS = {
    "deviant-fiend": 3, "firestorm-effigy": 3, "herald-of-doom": 6, "lagoon-troll": 2, "mordant-widow": 4,
    "protean-sea-slug": 5, "raging-ursine": 3, "serpent-siren": 1, "terrus-paragon-of-strife": 5, "twisted-tyrant": 6,
    "vault-sphinx": 2,
}  # fmt: skip


def cult(row=ROW, center=CENTER, **position):
    """A solo position; slot 1 is next to the Center Deck, the last slot furthest right."""
    return vigil(players=1, mode="solo", row=list(row), center=list(center), **position)


def new_cult():
    """A new solo game whose first row has no Fate."""
    games = (dw.new(VIGIL, players=1, mode="solo", seed=seed) for seed in count())
    return next(game for game in games if FATES.isdisjoint(game.row))


def beneath(game):
    """How many treasures lie under each slot."""
    return [len(game.under(slot)) for slot in range(1, len(game.row) + 1)]


def test_the_solo_pool_is_fifty():
    """V-160"""
    then(new_cult(), pool=50, honor=0)
    then(cult(), pool=50, honor=0)


def test_the_row_slides_right_when_a_card_is_acquired():
    """V-161"""
    game = cult(runes=1)
    when(game, "acquire skyrocket-drone@4")
    then(game, row=[CENTER[0], *ROW[:3], *ROW[4:]], discard=["skyrocket-drone"], center=CENTER[1:], runes=0)


@pytest.mark.parametrize("slot", [1, 2, 3, 4, 5, 6])
def test_the_new_card_enters_on_the_left_wherever_the_gap_was(slot):
    """V-161: banished"""
    game = cult(hand=["truth-seeker"])
    when(game, "play truth-seeker", f"choose row:{ROW[slot - 1]}@{slot}")
    then(game, row=[CENTER[0], *ROW[: slot - 1], *ROW[slot:]], void=[ROW[slot - 1]], center=CENTER[1:])


def test_the_row_slides_after_a_defeat():
    """V-161: defeated"""
    row = [*ROW[:2], "raging-ursine", *ROW[3:]]
    game = cult(row=row, power=3)
    when(game, "defeat raging-ursine@3")
    then(game, row=[CENTER[0], *row[:2], *row[3:]], honor=3, power=0, void=["raging-ursine"])


def test_of_several_cards_that_leave_together_the_first_replacement_ends_furthest_right():
    """V-161: several at once"""
    game = cult(row=[ROW[0], "raging-ursine", *ROW[2:4], "vault-sphinx", ROW[5]], hand=["oziah-judge-of-logos"])
    when(game, "play oziah-judge-of-logos", "choose reward:raging-ursine")
    then(game, row=[CENTER[1], CENTER[0], ROW[0], *ROW[2:4], ROW[5]], honor=3 + 2, trophies=["vault-sphinx"])


def test_the_player_begins():
    """V-162"""
    game = new_cult()
    asked(game, "turn")
    then(game, turn_player=0, first=0, set_aside=[], void=[])
    assert (game.rival.honor, game.rival.score) == (0, 0)
    assert len(game.zone("center")) + len(game.row) + sum(beneath(game)) == 130
    assert {"set_aside", "defeat", "acquire"}.isdisjoint(kinds(game.log))
    taken = game.row[4:]
    treasure = [*game.under(5), *game.under(6)]
    when(game, "end turn")
    then(game, set_aside=[card for card in taken if card not in MONSTERS] + treasure)
    assert game.rival.honor == sum(MONSTERS.get(card, 0) for card in taken)


def test_the_cult_takes_the_two_cards_furthest_right():
    """V-163"""
    game = cult(hand=["mystic"], deck=["apprentice"] * 6)
    when(game, "end turn")
    then(game, row=AFTER_A_STEP, set_aside=ROW[4:], void=[], center=CENTER[2:], pool=50, honor=0)
    then(game, hand=["apprentice"] * 5, deck=["apprentice"], discard=["mystic"], turn_player=0, over=False)
    assert game.rival.honor == 0
    asked(game, "turn")
    when(game, "end turn")
    then(game, row=[CENTER[3], CENTER[2], CENTER[1], CENTER[0], *ROW[:2]], set_aside=ROW[2:], center=CENTER[4:])


def test_the_cult_takes_its_cards_one_after_the_other():
    """V-164"""
    game = cult(row=[*ROW[:4], "lagoon-troll", ROW[5]])
    mark = len(game.log)
    when(game, "end turn")
    acts = [event for event in since(game, mark) if event.kind in ("set_aside", "defeat", "refill")]
    assert kinds(acts) == ["set_aside", "refill", "defeat", "refill"]
    assert [event.card for event in acts] == [ROW[5], CENTER[0], "lagoon-troll", CENTER[1]]
    then(game, row=AFTER_A_STEP, set_aside=[ROW[5]], void=["lagoon-troll"])


@pytest.mark.parametrize(
    ("fifth", "enters", "set_aside", "honor"),
    [("leotans-familiar", None, ["leotans-familiar"], 2), ("raging-ursine", "raging-ursine", [], 2 + 3)],
)
def test_a_monster_of_the_cult_comes_back_before_the_second_card_is_taken(fifth, enters, set_aside, honor):
    """V-164: the Void is reshuffled in between"""
    game = cult(row=[*ROW[:4], fifth, "lagoon-troll"], center=[])
    when(game, "end turn")
    then(game, row=[enters, "lagoon-troll", *ROW[:4]], set_aside=set_aside, void=[], center=[], pool=50 - honor)
    assert game.rival.honor == honor


def test_the_cult_never_takes_a_card_that_entered_in_the_same_step():
    """V-164: a single card in the row"""
    game = cult(row=[None, None, None, None, None, "lagoon-troll"], center=[])
    when(game, "end turn")
    assert game.rival.honor == 2
    assert list(game.row).count("lagoon-troll") == 1
    then(game, set_aside=[], void=[], pool=48)


def test_fate_waits_until_the_cult_has_taken_both_cards():
    """V-164: Fate"""
    game = cult(row=[*ROW[:4], "lagoon-troll", ROW[5]], center=["energy-shard", "loamspeaker-druid", *CENTER])
    mark = len(game.log)
    when(game, "end turn")
    acts = kinds(event for event in since(game, mark) if event.kind in ("set_aside", "defeat", "fate", "pool"))
    assert acts == ["set_aside", "defeat", "fate", "pool"]
    then(game, pool=50 - 2 + 10)


def test_heroes_and_constructs_of_the_cult_count_only_their_printed_honor():
    """V-165"""
    game = cult(row=[*ROW[:4], "omnicron", "darkwalker"], energy=9)
    when(game, "end turn")
    then(game, set_aside=["darkwalker", "omnicron"], pool=50, honor=0, void=[], row=AFTER_A_STEP)
    then(game, runes=0, power=0, energy=0, constructs=[], discard=[])
    assert (game.rival.honor, game.rival.score) == (0, 7 + 2)
    assert sorted(game.rival.set_aside) == ["darkwalker", "omnicron"]
    not_offered(game, "use omnicron")
    when(game, "end turn")
    assert game.rival.score == 9 + 1 + 2  # Skyrocket Drone and Magnet Monk


@pytest.mark.parametrize(("monster", "honor"), MONSTERS.items())
def test_a_monster_gives_the_cult_its_honor_and_nothing_else(monster, honor):
    """V-166"""
    constructs = ["tome-of-erabus", "voidfeeder"]
    game = cult(row=[*ROW[:5], monster], hand=["mystic"], deck=["apprentice"] * 7, constructs=constructs)
    when(game, "end turn")
    asked(game, "turn")
    then(game, void=[monster], set_aside=[ROW[4]], pool=50 - honor, honor=0, row=AFTER_A_STEP)
    then(game, hand=["apprentice"] * 5, deck=["apprentice"] * 2, discard=["mystic"], constructs=constructs, trophies=[])
    assert (game.rival.honor, game.rival.score) == (honor, honor + 1)


def test_a_trophy_of_the_cult_goes_to_the_void():
    """V-167"""
    game = cult(row=[*ROW[:4], "vault-sphinx", "deviant-fiend"])
    mark = len(game.log)
    when(game, "end turn")
    then(game, void=["deviant-fiend", "vault-sphinx"], set_aside=[], trophies=[], pool=45)
    assert game.rival.honor == 2 + 3
    assert "trophy" not in kinds(since(game, mark))


@pytest.mark.parametrize(
    "monster", ["deviant-fiend", "firestorm-effigy", "herald-of-doom", "raging-ursine", "twisted-tyrant"]
)
def test_energize_never_applies_to_monsters_of_the_cult(monster):
    """V-167: Energize"""
    game = cult(row=[*ROW[:5], monster], hand=["mystic"], deck=["apprentice"] * 8, energy=7)
    when(game, "end turn")
    asked(game, "turn")
    then(game, void=[monster], set_aside=[ROW[4]], pool=50 - MONSTERS[monster], honor=0, runes=0, row=AFTER_A_STEP)
    then(game, hand=["apprentice"] * 5, deck=["apprentice"] * 3, discard=["mystic"])
    assert game.rival.honor == MONSTERS[monster]


def test_the_honor_of_the_cult_comes_out_of_the_pool():
    """V-168"""
    game = cult(row=[*ROW[:5], "lagoon-troll"])
    when(game, "end turn")
    then(game, pool=48, honor=0)
    assert game.rival.honor == 2


@pytest.mark.parametrize(("honor", "winners"), [(60, []), (61, []), (62, [0])])
def test_the_player_wins_with_more_honor_than_the_cult(honor, winners):
    """V-169"""
    game = cult(honor=[honor - 1], rival_honor=57, pool=1, power=2)
    when(game, "defeat cultist", "end turn")
    then(game, over=True, set_aside=["leotans-familiar", "nyxian-spiritcaster"])
    assert (game.scores(), game.rival.honor, game.rival.score) == ([honor], 57, 57 + 1 + 3)
    assert game.winners() == winners


@pytest.mark.parametrize("option", [None, "taken"])
def test_the_cult_acts_once_more_when_the_player_has_emptied_the_pool(option):
    """V-170"""
    options = {} if option is None else {"cult_last_step": option}
    game = cult(row=["raging-ursine", *ROW[1:]], power=3, pool=1, hand=["mystic"], options=options)
    when(game, "defeat raging-ursine@1")
    then(game, honor=3, pool=0, end_triggered=True, over=False)
    when(game, "play mystic")
    then(game, runes=2, over=False)
    when(game, "end turn")
    then(game, over=True, row=[CENTER[2], CENTER[1], CENTER[0], *ROW[1:4]], set_aside=ROW[4:])
    assert (game.rival.honor, game.rival.score) == (0, 1 + 3)
    assert game.scores() == [3 + 1]


def test_the_last_step_of_the_cult_is_skipped_where_the_option_says_so():
    """V-170: cult_last_step = skipped"""
    game = cult(row=["raging-ursine", *ROW[1:]], power=3, pool=1, options={"cult_last_step": "skipped"})
    when(game, "defeat raging-ursine@1", "end turn")
    then(game, over=True, row=[CENTER[0], *ROW[1:]], set_aside=[])
    assert (game.rival.honor, game.rival.score) == (0, 0)
    assert game.winners() == [0]


@pytest.mark.parametrize("option", ["taken", "skipped"])
@pytest.mark.parametrize(("pool", "over"), [(2, True), (3, False)])
def test_the_game_ends_after_the_step_in_which_the_cult_empties_the_pool(pool, over, option):
    """V-170: the Cult takes the last token, or leaves one"""
    game = cult(row=[*ROW[:5], "lagoon-troll"], pool=pool, options={"cult_last_step": option})
    when(game, "end turn")
    then(game, over=over, end_triggered=over, pool=pool - 2)
    then(game, set_aside=[ROW[4]], void=["lagoon-troll"], row=AFTER_A_STEP)
    assert game.rival.honor == 2


def test_treasure_slides_with_the_card_above_it():
    """V-171"""
    game = cult(under={2: 1, 3: 2, 4: 2, 5: 3}, runes=1)
    when(game, "acquire skyrocket-drone@4")
    then(game, row=[CENTER[0], *ROW[:3], *ROW[4:]], discard=["skyrocket-drone", "energy-shard", "energy-shard"])
    assert beneath(game) == [0, 0, 1, 2, 3, 0]


@pytest.mark.parametrize(
    ("slot", "under", "left"),
    [
        (4, {3: 1, 4: 1}, [0, 0, 0, 2, 0, 0]),
        (4, {1: 2, 3: 1, 4: 3}, [0, 2, 0, 4, 0, 0]),
        (6, {6: 2}, [0, 0, 0, 0, 0, 2]),
        (1, {1: 2, 2: 1}, [2, 1, 0, 0, 0, 0]),
    ],
)
def test_treasure_under_a_banished_card_stays_in_its_slot(slot, under, left):
    """V-171: banished"""
    game = cult(hand=["truth-seeker"], under=under)
    when(game, "play truth-seeker", f"choose row:{ROW[slot - 1]}@{slot}")
    then(game, row=[CENTER[0], *ROW[: slot - 1], *ROW[slot:]], void=[ROW[slot - 1]], discard=[])
    assert beneath(game) == left


def test_the_cult_gets_treasure_with_its_cards():
    """V-171: the Cult"""
    game = cult(row=[*ROW[:4], "raging-ursine", ROW[5]], under={4: 1, 5: 3, 6: 2})
    when(game, "end turn")
    then(game, row=AFTER_A_STEP, set_aside=[ROW[5], *["energy-shard"] * 5], void=["raging-ursine"], pool=47)
    then(game, hand=[], deck=[], discard=[], center=CENTER[2:])
    assert beneath(game) == [0, 0, 0, 0, 0, 1]
    assert (game.rival.honor, game.rival.score) == (3, 3 + 3)


@pytest.mark.parametrize(
    ("monster", "cost"), [("terrus-paragon-of-strife", 7), ("mordant-widow", 5), ("protean-sea-slug", 6)]
)
def test_rewards_against_opponents_find_none(monster, cost):
    """V-172"""
    constructs = ["tome-of-erabus", "voidfeeder"]
    game = cult(row=[monster, *ROW[1:]], power=cost, hand=["mystic"], constructs=constructs, set_aside=["omnicron"])
    when(game, f"defeat {monster}@1")
    asked(game, "turn")
    then(game, honor=MONSTERS[monster], pool=50 - MONSTERS[monster], power=0, void=[monster])
    then(game, hand=["mystic"], constructs=constructs, set_aside=["omnicron"], discard=[])


@pytest.mark.parametrize("shards", [1, 2])
def test_fate_for_every_player_is_for_the_player_alone(shards):
    """V-172: Fate"""
    center = [*["energy-shard"] * shards, "monk-of-the-lidless-eye", *CENTER]
    game = cult(center=center, runes=1, deck=["militia", "militia", "apprentice"])
    when(game, "acquire skyrocket-drone@4")
    then(game, hand=["militia"] * shards, center=CENTER, set_aside=[])
    assert len(game.zone("deck", 0)) == 3 - shards
    assert game.row[0] == "monk-of-the-lidless-eye"


def test_only_the_player_is_asked_by_the_merchant():
    """V-172: Spirit Merchant"""
    game = cult(center=["energy-shard", "spirit-merchant", *CENTER], runes=1, hand=["apprentice"])
    when(game, "acquire skyrocket-drone@4")
    asked(game, "banish", source="spirit-merchant")
    when(game, "choose hand:apprentice")
    asked(game, "turn")
    then(game, box=["apprentice"], hand=[])


@pytest.mark.parametrize(
    ("center", "row", "under", "pool"),
    [
        (["energy-shard", "loamspeaker-druid", CENTER[0]], [CENTER[0], "loamspeaker-druid"], [0, 1], 60),
        (
            [CENTER[0], "energy-shard", "energy-shard", "loamspeaker-druid"],
            ["loamspeaker-druid", CENTER[0]],
            [2, 0],
            70,
        ),
        (["loamspeaker-druid", CENTER[0]], [CENTER[0], "loamspeaker-druid"], [0, 0], 50),
    ],
)
def test_fate_of_cards_that_enter_in_the_step_happens_once(center, row, under, pool):
    """V-173"""
    game = cult(center=center)
    when(game, "end turn")
    then(game, row=[*row, *ROW[:4]], pool=pool, set_aside=ROW[4:], over=False)
    assert beneath(game) == [*under, 0, 0, 0, 0]
    when(game, "end turn")
    then(game, pool=pool)


def test_the_monk_entering_in_the_step_gives_the_new_hand_a_card():
    """V-173: Monk of the Lidless Eye"""
    game = cult(center=["energy-shard", "monk-of-the-lidless-eye", *CENTER], deck=["apprentice"] * 7)
    when(game, "end turn")
    then(game, hand=["apprentice"] * 6, deck=["apprentice"])


@pytest.mark.parametrize(
    ("position", "actions"),
    [
        ({"power": 2, "pool": 1}, ["defeat cultist", "end turn"]),
        ({"row": [*ROW[:5], "lagoon-troll"], "pool": 2}, ["end turn"]),
    ],
)
def test_fate_in_the_step_does_not_call_off_the_end(position, actions):
    """V-173: the end was triggered"""
    game = cult(center=["energy-shard", "loamspeaker-druid", *CENTER], **position)
    when(game, *actions)
    then(game, over=True, end_triggered=True)
    assert game.row[1] == "loamspeaker-druid"


def test_the_cult_leaves_the_piles_alone():
    """V-174"""
    game = new_cult()
    for _ in range(40):
        if game.over:
            break
        when(game, "end turn" if "end turn" in texts(game) else "decline")
    then(game, mystic=26, heavy_infantry=26)
    assert game.pile("cultist") == 1
    assert not [event for event in game.log if event.card in ("mystic", "heavy-infantry", "cultist")]


def test_the_cult_takes_two_cards_of_a_longer_row():
    """V-175"""
    row = [*ROW, "cognition-courier"]
    game = cult(row=row)
    when(game, "end turn")
    then(game, row=[CENTER[1], CENTER[0], *row[:5]], set_aside=row[5:])


def test_new_places_of_the_row_are_on_the_left():
    """V-175: Omnicron enters in the player's turn"""
    game = cult(center=["energy-shard", "omnicron", *CENTER], runes=1)
    when(game, "acquire skyrocket-drone@4")
    then(game, row=[CENTER[0], "omnicron", *ROW[:3], *ROW[4:]], center=CENTER[1:])
    assert beneath(game) == [0, 1, 0, 0, 0, 0, 0]
    when(game, "end turn")
    then(game, row=[CENTER[2], CENTER[1], CENTER[0], "omnicron", *ROW[:3]], set_aside=ROW[4:])
    assert beneath(game) == [0, 0, 0, 1, 0, 0, 0]


def test_omnicron_may_lengthen_the_row_in_the_step():
    """V-175: Omnicron enters in the Cult's step"""
    game = cult(center=["energy-shard", "omnicron", *CENTER])
    when(game, "end turn")
    then(game, row=[CENTER[1], CENTER[0], "omnicron", *ROW[:4]], set_aside=ROW[4:], center=CENTER[2:])
    assert beneath(game) == [0, 0, 1, 0, 0, 0, 0]
