"""A seat shows what may be known from it, and two games that look alike from it show it the same."""

import copy
import pickle

import pytest

import deckwright as dw
from deckwright import bots
from deckwright.games.ascension.declared.zones import OPEN_SEAT_ZONES
from tests.talk import given, vigil


def ways_of_looking(last: int) -> dict[str, list[tuple[object, ...]]]:
    """Everything a seat has beside plain attributes, and how it is asked."""
    return {
        "actions": [()],
        "view": [(True,), (False,)],
        "events": [()],
        "sample": [(0,), (5,)],
        "under": [(1,), (6,)],
        "pile": [("mystic",)],
        "honor": [(0,), (last,)],
        "zone": [("void",), ("box",), ("set_aside",), *((name, last) for name in OPEN_SEAT_ZONES)],
        "winners": [()],
    }


def in_the_middle(ruleset: str, players: int, mode: str, actions: int, seed: int = 5) -> dw.Game:
    game = dw.new(ruleset, players, seed, mode)
    bot = bots.make("greedy", seed)
    for _ in range(actions):
        game.play(bots.ask(bot, game))
    return game


def shown(seat: bots.Seat) -> dict[str, object]:
    """Everything that can be got out of a seat."""
    found: dict[str, object] = {"repr": repr(seat)}
    for name in dir(seat):
        if name.startswith("_"):
            continue
        for arguments in ways_of_looking(seat.players - 1).get(name, [None]):
            value = getattr(seat, name)
            if arguments is not None:
                value = value(*arguments)
            if isinstance(value, dw.Game):
                value = (value.state.tolist(), value.log, value.history, value.save())
            assert not callable(value), f"{name} is looked at too"
            found[f"{name}{arguments}"] = value
    return found


@pytest.mark.parametrize(
    ("ruleset", "players", "mode"),
    [
        ("ascension-10th", 2, "versus"),
        ("rise-of-vigil", 3, "versus"),
        ("ascension-combined", 4, "teams"),
        ("rise-of-vigil", 1, "solo"),
    ],
)
@pytest.mark.parametrize("actions", [0, 57, 100])
def test_games_that_differ_only_in_what_is_hidden_show_a_seat_the_same(ruleset, players, mode, actions):
    game = in_the_middle(ruleset, players, mode, actions)
    for place in range(players):
        other, drawn = game.copy(), game.determinize(place, 99)
        other.state, other.log = drawn.state, drawn.log
        assert game.state.tolist() != other.state.tolist()
        assert shown(dw.Seat(game, place)) == shown(dw.Seat(other, place))


def test_what_is_shown_differs_where_it_may():
    """The comparison above would notice: the other seat's hand is seen from there."""
    game = given(hand=[["mystic"], ["militia", "apprentice"]], deck=[[], ["heavy-infantry", "mystic", "apprentice"]])
    others = [game.determinize(0, seed) for seed in range(8)]
    assert len({str(shown(dw.Seat(one, 1))["handNone"]) for one in others}) > 1
    assert len({str(shown(dw.Seat(one, 0))) for one in others}) == 1


def test_a_sample_is_a_game_of_ones_own():
    game = in_the_middle("ascension-10th", 2, "versus", 40)
    before = game.state.tolist()
    sample = dw.Seat(game, 0).sample(3)
    bots.play_out(sample, [bots.make("busy", 1), bots.make("busy", 2)])
    assert sample.over
    assert game.state.tolist() == before


def test_a_seat_leads_to_no_hidden_card():
    game = in_the_middle("ascension-10th", 2, "versus", 40)
    seat = dw.Seat(game, 1)
    for name in ("deck", "hand", "center"):
        with pytest.raises(dw.DeckwrightError, match="cannot look into"):
            seat.zone(name, 0)
    assert not hasattr(seat, "__dict__")
    assert not [name for name in dir(seat) if not name.startswith("_") and isinstance(getattr(seat, name), dw.Game)]


@pytest.mark.parametrize("take", [pickle.dumps, copy.copy, copy.deepcopy])
def test_a_seat_is_not_copied_or_stored(take):
    with pytest.raises(dw.DeckwrightError, match="cannot be copied or stored"):
        take(dw.Seat(dw.new(seed=1), 0))


def test_only_the_seat_that_decides_is_asked():
    game = vigil(hand=[["apprentice"], ["militia"]])
    asked, waiting = dw.Seat(game, 0), dw.Seat(game, 1)
    assert asked.decision is not None
    assert asked.decision.kind == "turn"
    assert [str(action) for action in asked.actions()] == [str(action) for action in game.actions()]
    assert (waiting.decision, waiting.actions()) == (None, [])
    assert (asked.hand, waiting.hand) == (["apprentice"], ["militia"])


def test_a_seat_follows_its_game():
    game = vigil(hand=["apprentice"])
    seat = dw.Seat(game, 0)
    game.play("play apprentice")
    assert (seat.runes, seat.hand, seat.zone("played", 0)) == (1, [], ["apprentice"])


def test_a_seat_that_is_not_there_is_refused():
    with pytest.raises(dw.DeckwrightError, match="There is no seat 2: seats are 0 to 1"):
        dw.Seat(dw.new(seed=1), 2)
