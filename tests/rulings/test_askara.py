"""Twofold Askara repeats what another hero does."""

from tests.talk import (
    asked,
    exactly,
    given,
    not_offered,
    then,
    to_the_end,
    when,
)

# Twofold Askara

NO_HEROES = ["muramasa", "shadow-star", "the-grand-design", "mephit", "earth-tyrant", "snapdragon"]


def test_askara_repeats_a_basic_hero():
    """R-109"""
    game = given(hand=["mystic", "twofold-askara"])
    when(game, "play mystic")
    then(game, runes=2)
    when(game, "play twofold-askara")
    then(game, runes=4, power=0, honor=0, played=["mystic", "twofold-askara"])
    asked(game, "turn")


def test_askara_first_gives_nothing():
    """R-109: nothing played before"""
    game = given(hand=["twofold-askara", "mystic"], deck=["apprentice"])
    when(game, "play twofold-askara")
    then(game, runes=0, power=0, honor=0, hand=["mystic"], deck=["apprentice"])
    asked(game, "turn")
    when(game, "play mystic")
    then(game, runes=2)


def test_askara_does_not_copy_a_construct():
    """R-109: heroes only"""
    game = given(hand=["shadow-star", "burrower-mark-ii", "twofold-askara"])
    when(game, "play shadow-star", "play burrower-mark-ii", "play twofold-askara")
    then(game, runes=0, power=0, hand=[])
    asked(game, "turn")


def test_askara_chooses_among_the_heroes_played_this_turn():
    """R-109: choice of hero"""
    game = given(hand=["mystic", "militia", "militia", "twofold-askara", "landtalker"])
    when(game, "play mystic", "play militia", "play militia", "play twofold-askara")
    asked(game, "copy", source="twofold-askara")
    exactly(game, "choose played:mystic", "choose played:militia")
    when(game, "choose played:militia")
    then(game, runes=2, power=3)
    asked(game, "turn")


def test_choices_of_a_copied_hero_are_made_anew():
    """R-109: Cetra twice"""
    game = given(hand=["cetra-weaver-of-stars", "twofold-askara"], row=["master-dhartha", *NO_HEROES[1:]])
    when(game, "play cetra-weaver-of-stars", "choose row:master-dhartha@1", "play twofold-askara")
    asked(game, "acquire")
    when(game, "choose pile:heavy-infantry")
    then(game, deck=["heavy-infantry", "master-dhartha"], discard=[], heavy_infantry=19, runes=0)
    asked(game, "turn")


def test_askara_never_becomes_the_copied_card():
    """R-110"""
    game = given(hand=["landtalker", "twofold-askara"], deck=["apprentice"] * 5, pool=0, end_triggered=True)
    when(game, "play landtalker", "play twofold-askara")
    then(game, runes=6, played=["landtalker", "twofold-askara"])
    when(game, "end turn")
    then(game, discard=["landtalker", "twofold-askara"], hand=["apprentice"] * 5)
    to_the_end(game)
    assert game.scores() == [2 + 4, 0]


def test_a_copied_lycanthrope_is_united_with_the_original():
    """R-111"""
    game = given(hand=["runic-lycanthrope", "twofold-askara", "wolf-shaman"])
    when(game, "play runic-lycanthrope")
    then(game, runes=2, power=0)
    when(game, "play twofold-askara")
    then(game, runes=4, power=2, honor=0)
    when(game, "play wolf-shaman")
    then(game, runes=5, power=4, honor=0)


def test_the_original_does_not_unite_its_copy_where_the_option_excludes_it():
    """R-111: copied_unite = original_excluded"""
    options = {"copied_unite": "original_excluded"}
    game = given(hand=["runic-lycanthrope", "twofold-askara", "wolf-shaman"], options=options)
    when(game, "play runic-lycanthrope", "play twofold-askara")
    then(game, runes=4, power=0, honor=0)
    when(game, "play wolf-shaman")
    then(game, runes=5, power=4, honor=0)


def test_another_lifebound_hero_unites_the_copy_where_the_original_is_excluded():
    """R-111: copied_unite = original_excluded, a third hero"""
    options = {"copied_unite": "original_excluded"}
    game = given(hand=["wolf-shaman", "runic-lycanthrope", "twofold-askara"], options=options)
    when(game, "play wolf-shaman", "play runic-lycanthrope")
    then(game, runes=3, power=2)
    when(game, "play twofold-askara", "choose played:runic-lycanthrope")
    then(game, runes=5, power=4, honor=0)


def test_two_discounts_fall_on_the_same_construct():
    """R-112"""
    game = given(hand=["reactor-monk", "twofold-askara"], row=["the-grand-design", "shadow-star"], runes=2)
    when(game, "play reactor-monk", "play twofold-askara")
    then(game, runes=6)
    when(game, "acquire the-grand-design@1")
    then(game, runes=2, discard=["the-grand-design"])
    not_offered(game, "acquire shadow-star@2")


def test_the_construct_after_two_discounts_costs_its_full_price():
    """R-112: full price"""
    game = given(hand=["reactor-monk", "twofold-askara"], row=["the-grand-design", "shadow-star"], runes=3)
    when(game, "play reactor-monk", "play twofold-askara", "acquire the-grand-design@1", "acquire shadow-star@2")
    then(game, runes=0, discard=["shadow-star", "the-grand-design"])
