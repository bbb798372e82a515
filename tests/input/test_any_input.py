"""Whatever a caller passes: an error that the page about Python names, and a game that is as it was."""

import inspect
import re
from collections.abc import Iterator
from typing import Any

import pytest

import deckwright as dw
from deckwright import bots
from tests.input.doors import Door, all_doors, at_a_question, at_a_turn, finished, rows, stepper
from tests.input.nasty import NASTY

DOORS = all_doors()
MADE_BY_US = (  # and read
    "Action", "CardInfo", "Decision", "Event", "Game", "Kingdom", "Rival", "Rule", "RulesetInfo", "SetInfo",
)  # fmt: skip
INNER = (
    "Game.begin_fork",
    "Game.moment",
    "Game.passed_since",
    "Game.view_of_moment",
    "Kingdom.growing",
    "Simulator.backend_for",
    "Simulator.seated",
)  # no part of what is promised
LONGEST = 4000  # characters of an error


def callables() -> Iterator[tuple[str, Any]]:
    """Every public function, class and method, by its name."""
    for name in dw.__all__:
        found = getattr(dw, name)
        if inspect.isclass(found):
            if name not in MADE_BY_US and not issubclass(found, Exception):
                yield name, found.__init__
            for method, code in inspect.getmembers(found, inspect.isfunction):
                if not method.startswith("_") and code.__module__.startswith("deckwright"):
                    yield f"{name}.{method}", code
        elif callable(found):
            yield name, found
    for name in bots.__all__:
        found = getattr(bots, name)
        if inspect.isfunction(found):
            yield f"bots.{name}", found


def parameters(code: Any) -> list[str]:
    return [name for name in inspect.signature(code).parameters if name != "self"]


def test_every_parameter_has_a_door():
    """A function that is added without an entry fails here."""
    wanted = {name: parameters(code) for name, code in callables() if name not in INNER}
    missing = [
        f"{name}({parameter})"
        for name, needed in wanted.items()
        for parameter in needed
        if not any(re.split("[ ,]", key)[0] == parameter for key in DOORS.get(name, ()))
    ]
    assert missing == []


def standing() -> list[Any]:
    """How everything stands that the calls work on."""
    games = [at_a_turn(), at_a_question(), finished()]
    return [
        *((game.state.tobytes(), len(game.log), list(game.history), len(game._snapshots)) for game in games),
        stepper().state.tobytes(),
        rows().backend.states.tobytes(),
    ]


def tried(door: Door, called: str, value: Any) -> str | None:
    """What is wrong when this value comes in by this door, or `None`."""
    before = standing()
    try:
        door.call(value)
    except dw.DeckwrightError as error:
        told = str(error)
        if called in door.welcome:
            return f"refused: {told}"
        if not told or len(told) > LONGEST or not told.isprintable():
            return f"{type(error).__name__} says {told[:200]!r}"
        return None if standing() == before else "refused, and the game has changed"
    except Exception as error:
        return f"{type(error).__name__}: {error}"[:200]
    return None if called in door.welcome else "taken"


@pytest.mark.parametrize("name", DOORS)
def test_every_value_is_welcome_or_refused_in_words(name):
    rows().reset(1)
    wrong = [
        f"{parameter} = {called}: {problem}"
        for parameter, door in DOORS[name].items()
        for called, value in NASTY.items()
        if called not in door.untried and (problem := tried(door, called, value))
    ]
    assert wrong == []


def test_many_pairs_are_tried():
    assert sum(len(NASTY) - len(door.untried) for doors in DOORS.values() for door in doors.values()) > 14_000
