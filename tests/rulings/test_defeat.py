"""Defeating monsters and gaining honor: R-040 to R-049."""

import pytest

from tests.talk import asked, effects_by, exactly, given, not_offered, offered, refused, row_answers, since, then, when


def test_the_row_is_refilled_before_the_reward():
    """R-040"""
    game = given(power=3, row=["mephit"], center=["hedron-cannon", "muramasa"])
    when(game, "defeat mephit@1")
    asked(game, "banish", source="mephit")
    then(game, void=["mephit"], power=0, honor=2)
    exactly(game, *row_answers(game), "decline")
    offered(game, "choose row:hedron-cannon@1")
    not_offered(game, "choose row:mephit@1")
    when(game, "choose row:hedron-cannon@1")
    then(game, void=["mephit", "hedron-cannon"], honor=2, center=[])
    assert game.row[0] == "muramasa"
    asked(game, "turn")


def test_voidthirster_comes_after_the_reward():
    """R-041"""
    game = given(
        power=6, constructs=["voidthirster"], row=["earth-tyrant"], deck=["apprentice", "militia", "apprentice"]
    )
    mark = len(game.log)
    when(game, "defeat earth-tyrant@1")
    then(game, honor=6, pool=54, power=0, hand=["apprentice", "militia"], deck=["apprentice"], void=["earth-tyrant"])
    assert effects_by(since(game, mark)) == ["earth-tyrant", "voidthirster"]


def test_voidthirster_waits_for_the_choice_of_the_reward():
    """R-041: with a choice"""
    game = given(power=3, constructs=["voidthirster"], row=["mephit"])
    when(game, "defeat mephit@1")
    then(game, honor=2)
    when(game, "decline")
    then(game, honor=3)
    asked(game, "turn")


@pytest.mark.parametrize(
    ("position", "actions"),
    [
        pytest.param({"row": ["wolf-shaman"], "runes": 3}, ["acquire wolf-shaman@1"], id="acquired"),
        pytest.param(
            {"row": ["wolf-shaman"], "hand": ["druids-of-the-stone-circle"]},
            ["play druids-of-the-stone-circle", "choose row:wolf-shaman@1"],
            id="acquired without paying",
        ),
        pytest.param({"row": ["mephit"], "power": 3}, ["defeat mephit@1"], id="defeated"),
        pytest.param(
            {"row": ["mephit"], "hand": ["arha-templar"]},
            ["play arha-templar", "choose row:mephit@1"],
            id="defeated without paying",
        ),
        pytest.param(
            {"row": ["muramasa"], "hand": ["seer-of-the-forked-path"]},
            ["play seer-of-the-forked-path", "choose row:muramasa@1"],
            id="banished",
        ),
    ],
)
def test_the_row_is_full_at_the_next_decision(position, actions):
    """R-042"""
    game = given(center=["hedron-cannon", "snapdragon"], **position)
    others = game.row[1:]
    when(game, *actions)
    then(game, row=["hedron-cannon", *others], center=["snapdragon"])


def test_the_row_is_full_while_an_effect_goes_on():
    """R-042: within an effect"""
    game = given(power=4, row=["mistake-of-creation"], center=["hedron-cannon", "snapdragon"], discard=["apprentice"])
    others = game.row[1:]
    when(game, "defeat mistake-of-creation@1")
    then(game, row=["hedron-cannon", *others])
    when(game, "choose row:hedron-cannon@1")
    exactly(game, "choose discard:apprentice", "decline")
    then(game, row=["snapdragon", *others], center=[])


def test_the_row_is_full_between_the_defeats_of_a_chain():
    """R-042: within a reward"""
    game = given(power=7, row=["avatar-of-the-fallen", "mephit"], center=["hedron-cannon", "snapdragon"])
    others = game.row[2:]
    when(game, "defeat avatar-of-the-fallen@1")
    then(game, row=["hedron-cannon", "mephit", *others])
    when(game, "choose row:mephit@2")
    asked(game, "banish", source="mephit")
    then(game, row=["hedron-cannon", "snapdragon", *others], honor=6)


def test_the_cultist_may_be_defeated_any_number_of_times_and_stays_in_place():
    """R-043"""
    game = given(power=8, void=["mephit"])
    row, center = list(game.row), list(game.zone("center"))
    when(game, "defeat cultist")
    then(game, power=6, honor=1)
    when(game, "defeat cultist", "defeat cultist", "defeat cultist")
    then(game, power=0, honor=4, pool=56, void=["mephit"], row=row, center=center)
    refused(game, "defeat cultist")


def test_the_cultist_costs_2_power():
    """R-043: its cost"""
    not_offered(given(power=1), "defeat cultist")
    offered(given(power=2), "defeat cultist")


def test_honor_is_taken_from_the_pool():
    """R-044"""
    game = given(power=5, row=["sea-tyrant"], pool=60)
    when(game, "defeat sea-tyrant@1")
    then(game, pool=55, honor=[5, 0], power=0, void=["sea-tyrant"])


def test_honor_cannot_be_spent():
    """R-044: not spendable"""
    game = given(honor=[20, 0], row=["wolf-shaman", "mephit"])
    exactly(game, "end turn")


def test_printed_honor_is_not_gained_on_acquiring():
    """R-045"""
    game = given(runes=8, row=["hedron-cannon"], pool=60)
    when(game, "acquire hedron-cannon@1")
    then(game, pool=60, honor=[0, 0], runes=0, discard=["hedron-cannon"])


def test_printed_honor_is_not_gained_on_playing():
    """R-045: on playing"""
    game = given(hand=["hedron-cannon", "landtalker"], pool=60)
    when(game, "play hedron-cannon", "play landtalker")
    then(game, pool=60, honor=[0, 0], runes=3)


def test_honor_from_a_hero_comes_from_the_same_pool():
    """R-046"""
    game = given(hand=["flytrap-witch"], deck=["apprentice", "militia"], pool=60)
    when(game, "play flytrap-witch")
    then(game, pool=58, honor=[2, 0], hand=["apprentice"], deck=["militia"])


def test_honor_from_a_construct_comes_from_the_same_pool():
    """R-046: constructs"""
    game = given(constructs=["yggdrasil-staff"], runes=4, pool=60)
    when(game, "use yggdrasil-staff#2")
    then(game, pool=57, honor=[3, 0], runes=0)


def test_a_free_defeat_is_a_defeat():
    """R-047"""
    game = given(
        hand=["arha-templar"],
        constructs=["voidthirster"],
        discard=["apprentice"],
        row=["mistake-of-creation", "landtalker"],
        center=["hedron-cannon", "muramasa"],
    )
    when(game, "play arha-templar")
    asked(game, "defeat", source="arha-templar")
    exactly(game, "choose row:mistake-of-creation@1", "choose pile:cultist")
    when(game, "choose row:mistake-of-creation@1")
    asked(game, "banish", source="mistake-of-creation")
    then(game, honor=4, power=0, void=["mistake-of-creation"])
    exactly(game, *row_answers(game), "decline")
    when(game, "choose row:landtalker@2")
    asked(game, "banish", source="mistake-of-creation")
    then(game, honor=4, void=["mistake-of-creation", "landtalker"])
    exactly(game, "choose discard:apprentice", "decline")
    when(game, "choose discard:apprentice")
    then(game, honor=5, pool=55, power=0, box=["apprentice"], discard=[])
    asked(game, "turn")


def test_a_defeated_monster_counts_nothing_at_the_end():
    """R-048"""
    game = given(power=7, row=["avatar-of-the-fallen"], first=1, end_triggered=True, pool=0)
    when(game, "defeat avatar-of-the-fallen@1", "decline")
    then(game, honor=4, void=["avatar-of-the-fallen"], hand=[], deck=[], discard=[])
    when(game, "end turn")
    then(game, over=True, hand=[], deck=[], discard=[])
    assert list(game.scores()) == [4, 0]


def test_runes_of_a_reward_are_usable_at_once():
    """R-049"""
    game = given(power=5, runes=0, row=["wind-tyrant"])
    when(game, "defeat wind-tyrant@1")
    then(game, runes=3, honor=3, power=0)
    when(game, "acquire mystic")
    then(game, runes=0, mystic=19, discard=["mystic"])


def test_cards_of_a_reward_are_usable_at_once():
    """R-049: cards"""
    game = given(power=6, row=["earth-tyrant"], deck=["apprentice", "militia", "apprentice"])
    when(game, "defeat earth-tyrant@1")
    then(game, honor=5, hand=["apprentice", "militia"], deck=["apprentice"], power=0)
    when(game, "play apprentice", "play militia")
    then(game, runes=1, power=1, hand=[])
