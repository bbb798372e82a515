"""What was revealed is taken back only by name; the same cards come again, and the game is marked with it for ever."""

import json
import random
from collections.abc import Sequence

import pytest

import deckwright as dw
from deckwright.table.codes import code_of
from deckwright.table.trees import Tree
from tests.talk import given, when

DRAWING = "arbiter-of-the-precipice"


def drawn() -> dw.Game:
    """A game in which a card has just been drawn by an effect."""
    game = given(hand=["apprentice", DRAWING], deck=["militia", "apprentice", "militia"])
    return when(game, "play apprentice", f"play {DRAWING}")


def table(players: int = 2, seed: int = 5) -> dw.Game:
    return dw.new("ascension-10th", players=players, first=0, seed=seed)


def at_random(game: dw.Game, seat: int, chance: random.Random) -> None:
    """Have everybody but this seat play, until it is asked again."""
    while not game.over and game.player != seat:
        game.play(chance.choice(game.actions()))


def play_turn(game: dw.Game, seat: int, chance: random.Random) -> list[str]:
    """The seat plays all its cards and ends its turn; what it did."""
    turns, before = game.turns, len(game.history)
    while game.turns == turns and game.player == seat:
        texts = [action.text for action in game.actions()]
        playable = [text for text in texts if text.startswith("play ")]
        game.play(playable[0] if playable else "end turn" if "end turn" in texts else chance.choice(texts))
    return game.history[before:]


def replayed(game: dw.Game, texts: Sequence[str]) -> dw.Game:
    return when(game, *texts)


def test_undo_refuses_unless_it_is_asked_for_by_name() -> None:
    game = drawn()
    before = game.save()
    for ask in ({}, {"past_reveals": False}):
        with pytest.raises(dw.UndoRefused) as refused:
            game.undo(**ask)
        assert refused.value.revealed == "draw"
    with pytest.raises(TypeError):
        game.undo("action", True)  # type: ignore[misc]
    assert game.save() == before and game.take_backs == 0


def test_what_was_revealed_is_taken_back_and_comes_again() -> None:
    game = drawn()
    after, events = game.state.copy(), game.log.data()
    game.undo(past_reveals=True)
    assert game.history == ["play apprentice"] and game.take_backs == 1
    assert DRAWING in game.zone("hand", 0)
    game.play(f"play {DRAWING}")
    assert (game.state == after).all() and game.log.data() == events
    assert game.take_backs == 1


def test_the_same_actions_bring_the_same_cards_over_whole_turns() -> None:
    """Cards that are drawn, a row that refills, a deck that is shuffled, and what the others do."""
    for seed in range(5):
        game, chance = table(seed=seed), random.Random(seed)
        for _ in range(4):  # far enough that decks are shuffled
            play_turn(game, 0, chance)
            at_random(game, 0, chance)
        mine = play_turn(game, 0, chance)
        before = len(game.history)
        at_random(game, 0, chance)
        others, state, events = game.history[before:], game.state.copy(), game.log.data()
        game.undo(past_reveals=True)
        assert game.player == 0 and len(game.history) == before - 1
        assert game.turn_player == 0
        replayed(game, [mine[-1], *others])
        assert (game.state == state).all() and game.log.data() == events


def test_an_ended_turn_is_taken_back_with_all_that_the_others_did_since() -> None:
    game, chance = table(players=3), random.Random(3)
    mine = play_turn(game, 0, chance)
    at_random(game, 0, chance)
    assert game.turns == 3
    game.undo("gesture", past_reveals=True)
    assert (game.turns, game.player, game.history) == (0, 0, mine[:-1])
    game.undo("turn", past_reveals=True)
    assert game.history == [] and game.take_backs == 1, "nothing was revealed while it played its cards"


def test_a_turn_is_taken_back_from_its_beginning_only() -> None:
    game, chance = table(), random.Random(3)
    play_turn(game, 0, chance)
    at_random(game, 0, chance)
    with pytest.raises(dw.UndoRefused, match="nothing to take back"):
        game.undo("turn", past_reveals=True)
    assert game.take_backs == 0


def test_it_goes_back_as_far_as_the_last_turn() -> None:
    game, chance = table(), random.Random(3)
    for _ in range(3):
        play_turn(game, 0, chance)
        at_random(game, 0, chance)
    while True:
        try:
            game.undo(past_reveals=True)
        except dw.UndoRefused:
            break
    assert game.turns == 4 and game.history[-1].startswith("end turn"), "the beginning of the turn before"


def test_what_can_be_taken_back_anyway_is_not_counted() -> None:
    game = given(hand=["apprentice", "militia"])
    when(game, "play apprentice", "play militia")
    game.undo(past_reveals=True)
    assert game.history == ["play apprentice"] and game.take_backs == 0


def test_after_a_take_back_an_undo_reaches_what_it_reached_then() -> None:
    game = drawn()
    game.undo(past_reveals=True)
    game.undo()
    assert game.history == [] and game.take_backs == 1
    game, chance = table(), random.Random(3)
    mine = play_turn(game, 0, chance)
    at_random(game, 0, chance)
    game.undo(past_reveals=True)
    game.undo()
    assert game.history == mine[:-2]
    game.undo("turn")
    assert game.history == []
    with pytest.raises(dw.UndoRefused, match="nothing to take back"):
        game.undo()


def test_after_a_take_back_an_undo_reaches_no_further_than_before() -> None:
    """Two turns ended without anything revealed: an undo goes over the end of the last one alone."""
    game = given(players=3, hand=[[], [], [DRAWING]], deck=[[], [], ["militia"] * 3], discard=[[], [], []])
    when(game, "end turn", "end turn")
    twin = game.copy()
    when(game, f"play {DRAWING}").undo(past_reveals=True)
    assert game.take_backs == 1
    for one in (game, twin):
        one.undo()
        assert one.history == ["end turn"]
        with pytest.raises(dw.UndoRefused, match="nothing to take back"):
            one.undo()


def test_a_gesture_is_taken_back_as_a_whole() -> None:
    game = given(hand=["apprentice", DRAWING], deck=["militia"] * 3)
    game.play_several(["play apprentice", f"play {DRAWING}"])
    twin = game.copy()
    game.undo("gesture", past_reveals=True)
    assert game.history == []
    twin.undo("action", past_reveals=True)
    assert twin.history == ["play apprentice"]


def test_a_copy_and_a_save_keep_the_count() -> None:
    game = drawn()
    game.undo(past_reveals=True)
    twin = game.copy()
    twin.play(f"play {DRAWING}")
    twin.undo(past_reveals=True)
    assert (game.take_backs, twin.take_backs) == (1, 2)
    saved = json.loads(json.dumps(twin.save()))
    assert saved["take_backs"] == 2
    for again in (dw.load(saved), dw.replay(saved), dw.replay(saved, upto=0)):
        assert again.take_backs == 2
    assert (dw.load(saved).state == twin.state).all()


def test_games_without_are_saved_as_before() -> None:
    """So that an older Deckwright reads them."""
    game = drawn()
    assert "take_backs" not in game.save()
    assert dw.load(game.save()).take_backs == 0
    with pytest.raises(dw.BadSave):
        dw.load(game.save() | {"take_backs": -1})


def test_a_game_of_other_rules_keeps_the_count() -> None:
    game = drawn()
    game.undo(past_reveals=True)
    saved = game.save()
    saved["rules_version"] -= 1
    assert dw.load(saved).take_backs == 1


def test_a_loaded_game_takes_back_what_was_revealed_before_it_was_saved() -> None:
    game, chance = table(), random.Random(3)
    mine = play_turn(game, 0, chance)
    at_random(game, 0, chance)
    again = dw.load(game.save())
    again.undo(past_reveals=True)
    assert again.history == mine[:-1]


def test_the_end_of_a_game_is_not_taken_back() -> None:
    game, chance = dw.new("ascension-10th", players=1, mode="solo", seed=1), random.Random(1)
    while not game.over:
        game.play(chance.choice(game.actions()))
    with pytest.raises(dw.UndoRefused):
        game.undo(past_reveals=True)
    assert game.over and game.take_backs == 0


def test_a_redrawn_copy_takes_nothing_back() -> None:
    game = drawn()
    twin = game.determinize(0)
    with pytest.raises(dw.UndoRefused, match="nothing to take back"):
        twin.undo(past_reveals=True)


def test_games_of_trees_keep_what_was_revealed() -> None:
    tree = Tree(drawn(), "Two roads", code_of(bytes(32), b"a tree"))
    for _ in range(2):
        with pytest.raises(dw.UndoRefused) as refused:
            tree.game.undo(past_reveals=True)
        assert refused.value.revealed == "draw"
        tree = Tree.load(tree.save())


def test_in_iron_mode_nothing_is_taken_back() -> None:
    def revealed(iron: str) -> dw.Game:
        """A kingdom in which something has just been revealed."""
        game, chance = dw.new("kingdom", players=1, seed=1, options={"iron": iron}), random.Random(1)
        while True:
            game.play(chance.choice(game.actions()))
            try:
                game.copy().undo()
            except dw.UndoRefused:
                return game

    game = revealed("no")
    game.undo(past_reveals=True)
    assert game.take_backs == 1
    game = revealed("yes")
    with pytest.raises(dw.UndoRefused):
        game.undo(past_reveals=True)
    assert game.take_backs == 0
