"""Heroes that defeat or acquire without paying: Arha Templar, Oziah the Peerless, Cetra, the Druids."""

import pytest

from tests.talk import (
    asked,
    exactly,
    given,
    refused,
    then,
    when,
)

NO_MONSTERS = ["landtalker", "muramasa", "shadow-star", "demon-slayer", "wolf-shaman", "snapdragon"]
NO_HEROES = ["muramasa", "shadow-star", "the-grand-design", "mephit", "earth-tyrant", "snapdragon"]
ONLY_CONSTRUCTS = ["muramasa", "shadow-star", "the-grand-design", "snapdragon", "yggdrasil-staff", "voidthirster"]
TEMPLARS = ["arha-templar", "oziah-the-peerless"]


# Arha Templar and Oziah the Peerless


@pytest.mark.parametrize("hero", TEMPLARS)
def test_a_free_defeat_reaches_the_cultist_when_the_row_has_no_monster(hero):
    """R-100"""
    game = given(hand=[hero], row=NO_MONSTERS, power=1)
    when(game, f"play {hero}")
    then(game, honor=1, power=1, runes=0, pool=59, void=[], row=NO_MONSTERS, played=[hero])
    asked(game, "turn")


def test_templar_reaches_monsters_of_cost_four_and_no_more():
    """R-100: the limit of Arha Templar"""
    game = given(hand=["arha-templar"], row=["earth-tyrant", "mistake-of-creation", "wind-tyrant", "mephit"])
    when(game, "play arha-templar")
    asked(game, "defeat", source="arha-templar")
    exactly(game, "choose row:mistake-of-creation@2", "choose row:mephit@4", "choose pile:cultist")
    refused(game, "choose row:earth-tyrant@1", "choose row:wind-tyrant@3")


def test_templar_defeats_without_paying_and_gains_the_reward():
    """R-100: no power is spent"""
    game = given(hand=["arha-templar"], deck=["apprentice", "militia"], row=["tormented-soul"], power=3)
    replacement = game.zone("center")[0]
    when(game, "play arha-templar", "choose row:tormented-soul@1")
    then(game, honor=2, power=3, hand=["apprentice"], deck=["militia"], void=["tormented-soul"], discard=[])
    assert game.row[0] == replacement
    asked(game, "turn")


def test_oziah_reaches_the_earth_tyrant():
    """R-100: the limit of Oziah the Peerless"""
    game = given(hand=["oziah-the-peerless"], deck=["apprentice", "militia", "mystic"], row=["earth-tyrant"])
    when(game, "play oziah-the-peerless")
    asked(game, "defeat", source="oziah-the-peerless")
    exactly(game, "choose row:earth-tyrant@1", "choose pile:cultist")
    when(game, "choose row:earth-tyrant@1")
    then(game, honor=5, power=0, void=["earth-tyrant"], hand=["apprentice", "militia"], deck=["mystic"])


@pytest.mark.parametrize("hero", TEMPLARS)
def test_the_cultist_may_be_chosen_beside_a_row_monster(hero):
    """R-100: Cultist or row"""
    game = given(hand=[hero], row=["mephit"])
    when(game, f"play {hero}", "choose pile:cultist")
    then(game, honor=1, power=0, void=[])
    assert game.row[0] == "mephit"
    asked(game, "turn")


def test_the_avatar_is_out_of_reach_for_oziah():
    """R-101"""
    game = given(hand=["oziah-the-peerless"], row=["avatar-of-the-fallen"])
    when(game, "play oziah-the-peerless")
    then(game, honor=1, void=[])
    assert game.row[0] == "avatar-of-the-fallen"
    asked(game, "turn")


def test_only_the_cultist_is_offered_beside_the_avatar():
    """R-101: seen in the answers"""
    game = given(hand=["oziah-the-peerless"], row=["avatar-of-the-fallen"], options={"free_defeat": "may"})
    when(game, "play oziah-the-peerless")
    exactly(game, "choose pile:cultist", "decline")


@pytest.mark.parametrize("hero", TEMPLARS)
def test_a_free_defeat_cannot_be_declined(hero):
    """R-102"""
    game = given(hand=[hero], row=["mephit"])
    when(game, f"play {hero}")
    assert not game.decision.optional
    refused(game, "decline", "end turn")
    exactly(game, "choose row:mephit@1", "choose pile:cultist")


@pytest.mark.parametrize("hero", TEMPLARS)
def test_a_free_defeat_can_be_declined_where_the_option_says_may(hero):
    """R-102: free_defeat = may"""
    game = given(hand=[hero], row=["mephit"], options={"free_defeat": "may"})
    when(game, f"play {hero}")
    asked(game, "defeat", source=hero)
    assert game.decision.optional
    exactly(game, "choose row:mephit@1", "choose pile:cultist", "decline")
    when(game, "decline")
    then(game, honor=0, pool=60, power=0, void=[], played=[hero])
    assert game.row[0] == "mephit"
    asked(game, "turn")


@pytest.mark.parametrize("hero", TEMPLARS)
def test_a_free_defeat_can_still_be_taken_where_the_option_says_may(hero):
    """R-102: free_defeat = may, accepted"""
    game = given(hand=[hero], row=["samaels-trickster"], options={"free_defeat": "may"})
    when(game, f"play {hero}", "choose row:samaels-trickster@1")
    then(game, honor=2, runes=1, void=["samaels-trickster"])


# Cetra and the Druids


def test_cetra_takes_any_hero_and_puts_it_on_top_of_the_deck():
    """R-103"""
    row = ["master-dhartha", "landtalker", "muramasa", "mephit", "wolf-shaman", "emri-one-with-the-void"]
    game = given(hand=["cetra-weaver-of-stars"], deck=["apprentice"], discard=["militia"], row=row)
    replacement = game.zone("center")[0]
    when(game, "play cetra-weaver-of-stars")
    asked(game, "acquire", source="cetra-weaver-of-stars")
    exactly(
        game,
        "choose row:master-dhartha@1",
        "choose row:landtalker@2",
        "choose row:wolf-shaman@5",
        "choose row:emri-one-with-the-void@6",
        "choose pile:mystic",
        "choose pile:heavy-infantry",
    )
    when(game, "choose row:master-dhartha@1")
    then(
        game, deck=["master-dhartha", "apprentice"], discard=["militia"], hand=[], runes=0, row=[replacement, *row[1:]]
    )
    asked(game, "turn")


@pytest.mark.parametrize("hero", ["cetra-weaver-of-stars", "druids-of-the-stone-circle"])
def test_cetra_and_druids_take_from_the_piles(hero):
    """R-103: a row without heroes"""
    game = given(hand=[hero], deck=["apprentice"], row=NO_HEROES)
    when(game, f"play {hero}")
    asked(game, "acquire", source=hero)
    exactly(game, "choose pile:mystic", "choose pile:heavy-infantry")
    when(game, "choose pile:mystic")
    then(game, deck=["mystic", "apprentice"], discard=[], mystic=19, heavy_infantry=20, runes=0, row=NO_HEROES)


def test_the_heavy_infantry_pile_serves_druids_too():
    """R-103: Heavy Infantry"""
    game = given(hand=["druids-of-the-stone-circle"], row=NO_HEROES)
    when(game, "play druids-of-the-stone-circle", "choose pile:heavy-infantry")
    then(game, deck=["heavy-infantry"], discard=[], mystic=20, heavy_infantry=19)


def test_an_empty_pile_offers_nothing_to_druids():
    """R-103: empty Mystic pile"""
    game = given(hand=["druids-of-the-stone-circle"], row=["wolf-shaman", *NO_HEROES[1:]], piles={"mystic": 0})
    when(game, "play druids-of-the-stone-circle")
    exactly(game, "choose row:wolf-shaman@1", "choose pile:heavy-infantry")


def test_the_card_on_an_empty_deck_is_drawn_next_without_a_reshuffle():
    """R-103: empty deck"""
    game = given(hand=["druids-of-the-stone-circle", "arha-initiate"], discard=["apprentice"], row=NO_HEROES)
    when(game, "play druids-of-the-stone-circle", "choose pile:mystic")
    then(game, deck=["mystic"], discard=["apprentice"])
    when(game, "play arha-initiate")
    then(game, hand=["mystic"], deck=[], discard=["apprentice"])


def test_druids_reach_heroes_of_cost_four_and_no_more():
    """R-104"""
    row = ["demon-slayer", "flytrap-witch", "muramasa", "kor-the-ferromancer", "mephit", "shadow-star"]
    game = given(hand=["druids-of-the-stone-circle"], row=row)
    when(game, "play druids-of-the-stone-circle")
    exactly(
        game,
        "choose row:demon-slayer@1",
        "choose row:kor-the-ferromancer@4",
        "choose pile:mystic",
        "choose pile:heavy-infantry",
    )
    refused(game, "choose row:flytrap-witch@2")
    when(game, "choose row:demon-slayer@1")
    then(game, deck=["demon-slayer"], discard=[], runes=0)


def test_cetra_cannot_take_a_construct():
    """R-105"""
    game = given(hand=["cetra-weaver-of-stars"], row=ONLY_CONSTRUCTS)
    when(game, "play cetra-weaver-of-stars")
    exactly(game, "choose pile:mystic", "choose pile:heavy-infantry")
