"""Edge cases of the Center Deck, the row and the Void."""

import pytest

import deckwright as dw
from tests.edge_cases import FIXTURES
from tests.talk import RULESET, asked, given, kinds, offered, since, texts, then, when

ROW = ["spike-vixen", "landtalker", "emri-one-with-the-void", "master-dhartha", "flytrap-witch", "demon-slayer"]
SEVEN = ["mephit", "mephit", "sea-tyrant", "wolf-shaman", "muramasa", "shadow-star", "arha-initiate"]


def one_slot_empty(**position):
    """The row after a Hero was acquired with Center Deck and Void empty."""
    game = given(row=ROW, center=[], runes=2, **position)
    return when(game, "acquire spike-vixen@1")


def test_the_void_is_reshuffled_for_a_refill():
    """E-52"""
    game = given(row=ROW, center=[], void=SEVEN, runes=2)
    mark = len(game.log)
    when(game, "acquire spike-vixen@1")
    assert sorted([game.row[0], *game.zone("center")]) == sorted(SEVEN)
    then(game, void=[], discard=["spike-vixen"])
    assert len(game.zone("center")) == 6
    assert list(game.row[1:]) == ROW[1:]
    assert [kind for kind in kinds(since(game, mark)) if kind in ("shuffle", "refill")] == ["shuffle", "refill"]


def test_the_monster_just_defeated_comes_back():
    """E-53"""
    row = [ROW[0], "samaels-trickster", *ROW[2:]]
    game = given(row=row, center=[], power=6)
    mark = len(game.log)
    when(game, "defeat samaels-trickster@2")
    then(game, row=row, void=[], center=[], honor=2, runes=1, power=3)
    steps = [kind for kind in kinds(since(game, mark)) if kind in ("defeat", "shuffle", "refill", "reward")]
    assert steps == ["defeat", "shuffle", "refill", "reward"]
    offered(game, "defeat samaels-trickster@2")
    when(game, "defeat samaels-trickster@2")
    then(game, row=row, honor=4, runes=2, power=0)


def test_a_slot_stays_empty_with_nothing_to_fill_it():
    """E-54"""
    game = one_slot_empty(hand=["militia"])
    then(game, row=[None, *ROW[1:]], center=[], void=[], discard=["spike-vixen"], runes=0)
    asked(game, "turn")
    when(game, "play militia", "end turn")
    then(game, row=[None, *ROW[1:]], turn_player=1, over=False)


def test_decisions_go_on_with_five_cards_in_the_row():
    """E-54: decisions"""
    game = one_slot_empty(hand=["mystic", "mystic", "mystic", "seer-of-the-forked-path"], deck=["apprentice"])
    when(game, "play mystic", "play mystic", "play mystic")
    offered(game, "acquire landtalker@2", "acquire demon-slayer@6", "acquire flytrap-witch@5")
    when(game, "play seer-of-the-forked-path")
    answers = [str(action) for action in game.actions()]
    assert sorted(answers) == sorted(
        [*(f"choose row:{card}@{slot}" for slot, card in enumerate(ROW[1:], 2)), "decline"]
    )
    when(game, "decline", "acquire landtalker@2")
    then(game, row=[None, None, *ROW[2:]], discard=["landtalker", "spike-vixen"])


@pytest.mark.parametrize("zone", ["hand", "discard"])
def test_an_empty_slot_is_filled_by_the_next_card_in_the_void(zone):
    """E-55"""
    cards = {"hand": ["void-initiate"], "discard": []}
    cards[zone] = [*cards[zone], "arha-initiate"]
    game = one_slot_empty(**cards)
    then(game, row=[None, *ROW[1:]])
    mark = len(game.log)
    when(game, "play void-initiate", f"choose {zone}:arha-initiate")
    then(game, row=["arha-initiate", *ROW[1:]], void=[], center=[])
    steps = [kind for kind in kinds(since(game, mark)) if kind in ("banish", "shuffle", "refill")]
    assert steps == ["banish", "shuffle", "refill"]
    offered(game, "acquire arha-initiate@1")


@pytest.mark.parametrize("card", ["apprentice", "mystic"])
def test_an_empty_slot_is_not_filled_by_a_card_that_leaves_or_returns(card):
    """E-56"""
    game = one_slot_empty(hand=["void-initiate", card], deck=["militia"])
    when(game, "play void-initiate", f"choose hand:{card}")
    then(game, row=[None, *ROW[1:]], void=[], center=[], runes=1, box=["apprentice"] if card == "apprentice" else [])


def test_the_void_is_not_reshuffled_when_the_last_center_card_is_turned_up():
    """E-57"""
    void = [*SEVEN, "earth-tyrant", "earth-tyrant", "snapdragon"]
    game = given(row=ROW, center=["wind-tyrant"], void=void, runes=6)
    when(game, "acquire spike-vixen@1")
    then(game, row=["wind-tyrant", *ROW[1:]], center=[], void=void)
    when(game, "acquire demon-slayer@6")
    then(game, void=[])
    assert len(game.zone("center")) == 9


def test_several_cards_leave_the_row_before_any_is_replaced():
    """E-58"""
    row = [ROW[0], "mephit", ROW[2], "sea-tyrant", "wind-tyrant", ROW[5]]
    center = ["wolf-shaman", "muramasa", "shadow-star", "arha-initiate"]
    game = given(packs=[FIXTURES], hand=["row-sweeper"], deck=["apprentice", "militia"], row=row, center=center)
    mark = len(game.log)
    when(game, "play row-sweeper")
    then(game, row=[ROW[0], "wolf-shaman", ROW[2], "muramasa", "shadow-star", ROW[5]], center=["arha-initiate"])
    then(game, void=["mephit", "sea-tyrant", "wind-tyrant"], hand=["apprentice"], honor=0, runes=0)
    steps = [event for event in since(game, mark) if event.kind in ("banish", "refill", "draw")]
    assert kinds(steps) == ["banish"] * 3 + ["refill"] * 3 + ["draw"]
    assert [event.card for event in steps[3:6]] == center[:3]


def test_cards_that_leave_together_may_come_back_together():
    """E-58: Center Deck empty"""
    row = [ROW[0], "mephit", ROW[2], "sea-tyrant", "wind-tyrant", ROW[5]]
    game = given(packs=[FIXTURES], hand=["row-sweeper"], row=row, center=[])
    when(game, "play row-sweeper")
    assert sorted([game.row[1], game.row[3], game.row[4]]) == ["mephit", "sea-tyrant", "wind-tyrant"]
    assert [game.row[0], game.row[2], game.row[5]] == [row[0], row[2], row[5]]
    then(game, void=[], center=[])


def test_the_avatar_stays_when_every_monster_is_banished():
    """E-58: Avatar of the Fallen"""
    game = given(packs=[FIXTURES], hand=["row-sweeper"], row=["avatar-of-the-fallen", "mephit"], center=["spike-vixen"])
    when(game, "play row-sweeper")
    assert list(game.row[:2]) == ["avatar-of-the-fallen", "spike-vixen"]
    then(game, void=["mephit"])


def test_only_center_cards_come_back_from_the_void():
    """E-59"""
    banished = ["apprentice", "militia", "mystic", "heavy-infantry"]
    hand = ["void-initiate", "void-initiate", "shade-of-the-black-watch", "shade-of-the-black-watch"]
    game = given(hand=hand, discard=[*banished, "wolf-shaman"], row=ROW, center=[], void=["mephit", "muramasa"])
    for hero, card in zip(hand, banished, strict=True):
        when(game, f"play {hero}", f"choose discard:{card}")
    then(game, box=["apprentice", "militia"], void=["mephit", "muramasa"], discard=["wolf-shaman"], runes=2)
    when(game, "acquire spike-vixen@1")
    assert sorted([game.row[0], *game.zone("center")]) == ["mephit", "muramasa"]
    then(game, void=[])


def test_the_center_deck_of_a_long_game_has_center_cards_only():
    """E-59: a long game"""
    center = {card.id for card in dw.cards(RULESET) if card.origin == "center"}
    cards = ["void-initiate", "void-initiate", "void-initiate", "shade-of-the-black-watch", "seer-of-the-forked-path"]
    deck = ["apprentice", "apprentice", "mystic", "heavy-infantry", "militia"]
    game = given(hand=[cards, deck], deck=[deck, cards[4:]], row=ROW, center=SEVEN)
    reshuffles = 0
    for step in range(150):
        before = len(game.zone("center"))
        legal = [text for text in texts(game) if text not in ("end turn", "decline")] or texts(game)
        game.play(legal[step * 5 % len(legal)])
        reshuffles += len(game.zone("center")) > before
        assert {*game.zone("center"), *game.zone("void"), *filter(None, game.row)} <= center
    assert reshuffles > 0
    assert game.zone("box")
