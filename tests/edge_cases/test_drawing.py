"""Edge cases of drawing and of personal decks."""

import pytest

from tests.talk import asked, given, kinds, not_offered, since, then, when

FIVE = ["wolf-shaman", "arha-initiate", "spike-vixen", "void-initiate", "demon-slayer"]
ASCETIC = "ascetic-of-the-lidless-eye"


def test_a_draw_with_nothing_to_draw_falls_away():
    """E-01"""
    game = given(hand=[ASCETIC, "apprentice"])
    mark = len(game.log)
    when(game, f"play {ASCETIC}")
    then(game, hand=["apprentice"], deck=[], discard=[], played=[ASCETIC], honor=0, pool=60)
    assert "draw" not in kinds(since(game, mark))
    asked(game, "turn")
    when(game, "play apprentice")
    then(game, runes=1)


def test_a_draw_crosses_the_end_of_the_deck():
    """E-02"""
    discard = ["apprentice", "heavy-infantry", "militia", "mystic"]
    game = given(hand=["master-dhartha"], deck=["spike-vixen"], discard=discard)
    mark = len(game.log)
    when(game, "play master-dhartha")
    hand, deck = list(game.zone("hand", 0)), list(game.zone("deck", 0))
    assert (len(hand), len(deck)) == (3, 2)
    assert "spike-vixen" in hand
    assert sorted([*hand, *deck]) == sorted(["spike-vixen", *discard])
    then(game, discard=[])
    assert [kind for kind in kinds(since(game, mark)) if kind in ("draw", "shuffle")] == [
        "draw", "shuffle", "draw", "draw",
    ]  # fmt: skip


def test_heroes_in_play_are_not_in_a_reshuffle():
    """E-03"""
    played = ["mystic", "landtalker", "militia"]
    game = given(hand=[*played, "arha-initiate"], discard=["spike-vixen", "wolf-shaman"])
    when(game, *(f"play {card}" for card in played), "play arha-initiate")
    assert sorted([*game.zone("hand", 0), *game.zone("deck", 0)]) == ["spike-vixen", "wolf-shaman"]
    then(game, played=[*played, "arha-initiate"], discard=[])
    assert len(game.zone("hand", 0)) == 1


@pytest.mark.parametrize("seed", range(6))
def test_a_hero_cannot_be_drawn_by_its_own_effect(seed):
    """E-04"""
    game = given(hand=["arha-initiate"], discard=["militia"], seed=seed)
    when(game, "play arha-initiate")
    then(game, hand=["militia"], deck=[], discard=[], played=["arha-initiate"])


def test_a_card_acquired_this_turn_is_drawn_and_played_this_turn():
    """E-05"""
    game = given(hand=["arha-initiate"], runes=3)
    when(game, "acquire mystic")
    then(game, discard=["mystic"], runes=0)
    not_offered(game, "play mystic")
    when(game, "play arha-initiate")
    then(game, hand=["mystic"], discard=[])
    when(game, "play mystic")
    then(game, runes=2, played=["arha-initiate", "mystic"])


def test_an_empty_deck_is_not_reshuffled_before_a_card_is_needed():
    """E-06"""
    game = given(hand=["arha-initiate", "mystic", "void-initiate"], deck=["militia"], discard=FIVE)
    when(game, "play arha-initiate")
    then(game, deck=[], discard=FIVE)
    mark = len(game.log)
    when(game, "play mystic", "play void-initiate", "decline", "acquire mystic")
    then(game, deck=[], discard=[*FIVE, "mystic"], hand=["militia"])
    assert "shuffle" not in kinds(since(game, mark))


def test_the_draw_at_the_end_of_the_turn_uses_cards_just_discarded():
    """E-08"""
    game = given(hand=FIVE)
    when(game, "play wolf-shaman", "play spike-vixen", "play demon-slayer")
    then(game, hand=["arha-initiate", "void-initiate"], deck=[], discard=[])
    when(game, "end turn")
    then(game, hand=FIVE, deck=[], discard=[], played=[], turn_player=1)


def test_fewer_than_five_cards_make_a_smaller_hand():
    """E-09"""
    game = given(hand=["mystic"], deck=["militia"], discard=["apprentice"], constructs=["shadow-star"])
    when(game, "end turn")
    then(game, hand=["apprentice", "militia", "mystic"], deck=[], discard=[], constructs=["shadow-star"])
    asked(game, "turn", player=1)


def test_a_deck_of_two_cards_is_drawn_before_the_shuffle():
    """E-10"""
    before = ["apprentice", "apprentice", "apprentice", "apprentice", "militia"]
    game = given(hand=["mystic"] * 4, deck=["spike-vixen", "wolf-shaman"], discard=before)
    when(game, "play mystic", "play mystic")
    mark = len(game.log)
    when(game, "end turn")
    hand, deck = list(game.zone("hand", 0)), list(game.zone("deck", 0))
    assert (len(hand), len(deck)) == (5, 6)
    assert {"spike-vixen", "wolf-shaman"} <= set(hand)
    assert sorted([*hand, *deck]) == sorted(["spike-vixen", "wolf-shaman", *before, *["mystic"] * 4])
    then(game, discard=[])
    drawn = [event for event in since(game, mark) if event.kind in ("draw", "shuffle")]
    assert kinds(drawn) == ["draw", "draw", "shuffle", "draw", "draw", "draw"]
    assert [event.card for event in drawn[:2]] == ["spike-vixen", "wolf-shaman"]


def test_unplayed_cards_are_discarded_before_the_draw():
    """E-11"""
    game = given(hand=["mystic", "landtalker", "militia"], deck=FIVE)
    mark = len(game.log)
    when(game, "play militia", "end turn")
    then(game, hand=FIVE, discard=["landtalker", "militia", "mystic"], deck=[])
    moved = [kind for kind in kinds(since(game, mark)) if kind in ("draw", "discard")]
    assert moved == ["discard"] * 3 + ["draw"] * 5


@pytest.mark.parametrize("seed", range(4))
def test_constructs_are_not_reshuffled(seed):
    """E-12"""
    constructs = ["muramasa", "shadow-star"]
    game = given(hand=["arha-initiate"], discard=["apprentice"], constructs=constructs, seed=seed)
    when(game, "play arha-initiate")
    then(game, hand=["apprentice"], deck=[], discard=[], constructs=constructs)


def test_constructs_are_not_drawn_with_nothing_else_left():
    """E-12: nothing but Constructs"""
    constructs = ["muramasa", "shadow-star"]
    game = given(hand=["arha-initiate"], constructs=constructs)
    when(game, "play arha-initiate")
    then(game, hand=[], deck=[], discard=[], constructs=constructs)


def test_a_reduced_hand_is_not_replenished():
    """E-14"""
    hand = ["apprentice", "apprentice", "apprentice", "militia", "militia"]
    game = given(
        hand=[[], hand],
        deck=[["mystic"] * 5, ["heavy-infantry"] * 5],
        row=["xeron-duke-of-lies"],
        center=[],
        power=12,
    )
    when(game, "defeat xeron-duke-of-lies@1", "defeat xeron-duke-of-lies@1")
    assert len(game.zone("hand", 0)) == 2
    left = list(game.zone("hand", 1))
    assert len(left) == 3
    when(game, "end turn")
    asked(game, "turn", player=1)
    assert list(game.zone("hand", 1)) == left
    assert len(game.zone("deck", 1)) == 5
    when(game, "end turn")
    then(game, hand=[["mystic"] * 5, ["heavy-infantry"] * 5])
