"""Edge cases of Unite."""

import pytest

from tests.talk import effects_by, given, kinds, not_offered, since, then, when

LYCANTHROPE = "runic-lycanthrope"


@pytest.mark.parametrize(
    ("hero", "runes"), [("landtalker", 3), ("wolf-shaman", 1), ("lifebound-initiate", 1), ("flytrap-witch", 0)]
)
def test_unite_with_the_matching_hero_first(hero, runes):
    """E-75"""
    game = given(hand=[hero, LYCANTHROPE])
    when(game, f"play {hero}")
    then(game, power=0)
    when(game, f"play {LYCANTHROPE}")
    then(game, runes=runes + 2, power=2)


def test_a_hero_of_another_faction_does_not_unite():
    """E-75: another faction"""
    game = given(hand=["mechana-initiate", "mystic", LYCANTHROPE, "arha-initiate"])
    when(game, "play mechana-initiate", "play mystic", f"play {LYCANTHROPE}", "play arha-initiate")
    then(game, runes=5, power=1)


def test_unite_with_the_matching_hero_later_comes_after_its_text():
    """E-76"""
    game = given(hand=[LYCANTHROPE, "wolf-shaman"], deck=["apprentice", "militia"])
    when(game, f"play {LYCANTHROPE}")
    then(game, runes=2, power=0)
    mark = len(game.log)
    when(game, "play wolf-shaman")
    then(game, runes=3, power=2, hand=["apprentice"])
    assert effects_by(since(game, mark)) == ["wolf-shaman", LYCANTHROPE]
    steps = [kind for kind in kinds(since(game, mark)) if kind in ("gain", "draw")]
    assert steps == ["gain", "draw", "gain"]


def test_unite_happens_once():
    """E-77"""
    game = given(hand=[LYCANTHROPE, "lifebound-initiate", "wolf-shaman", "landtalker"])
    when(game, f"play {LYCANTHROPE}", "play lifebound-initiate")
    then(game, power=2)
    when(game, "play wolf-shaman", "play landtalker")
    then(game, power=2, runes=2 + 1 + 1 + 3)


def test_two_unite_heroes_unite_each_other():
    """E-78"""
    game = given(hand=[LYCANTHROPE, LYCANTHROPE])
    when(game, f"play {LYCANTHROPE}")
    then(game, runes=2, power=0)
    when(game, f"play {LYCANTHROPE}")
    then(game, runes=4, power=4)


@pytest.mark.parametrize("construct", ["snapdragon", "yggdrasil-staff"])
def test_a_construct_does_not_unite(construct):
    """E-79"""
    game = given(hand=[LYCANTHROPE, construct])
    when(game, f"play {LYCANTHROPE}", f"play {construct}")
    then(game, runes=2, power=0)
    game = given(hand=[LYCANTHROPE, construct])
    when(game, f"play {construct}", f"play {LYCANTHROPE}")
    then(game, runes=2, power=0)


def test_unite_does_not_reach_over_turns():
    """E-80"""
    deck = [LYCANTHROPE, "apprentice", "apprentice", "apprentice", "militia"]
    game = given(hand=["landtalker"], deck=deck)
    when(game, "play landtalker", "end turn", "end turn")
    then(game, turn_player=0, hand=deck)
    when(game, f"play {LYCANTHROPE}")
    then(game, runes=2, power=0)


def test_the_unite_ability_of_a_construct_does_not_reach_over_turns():
    """E-80: Snapdragon"""
    game = given(hand=["landtalker"], deck=["apprentice"] * 5, constructs=["snapdragon"])
    when(game, "play landtalker", "use snapdragon#2")
    then(game, honor=1)
    when(game, "end turn", "end turn")
    not_offered(game, "use snapdragon#2")
    when(game, "use snapdragon#1")
    then(game, honor=1, runes=1)
