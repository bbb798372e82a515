"""The page about Python says what is so, and says all of it."""

import doctest
import re
from typing import Any

import pytest

import deckwright as dw
from deckwright import bots
from deckwright.games.ascension.declared.options import OPTIONS
from deckwright.games.ascension.table.scenarios import COUNTERS
from deckwright.games.ascension.table.shapes import SEAT_LISTS, TABLE_LISTS
from generators.python_page import python_page
from generators.python_text import VIEW_FIELDS
from tests.talk import given, to_the_end


def test_the_examples_of_the_page_run():
    code = "\n".join(re.findall(r"```python\n(.*?)```", python_page(), re.DOTALL))
    session = doctest.DocTestParser().get_doctest(code, {}, "python.md", "docs/python.md", 0)
    assert len(session.examples) > 30
    lines: list[str] = []
    runner = doctest.DocTestRunner()
    runner.run(session, out=lines.append)
    assert runner.summarize(verbose=False).failed == 0, "".join(lines)


@pytest.mark.parametrize("name", [name for name in dw.__all__ if name != "__version__"])
def test_every_public_name_stands_on_the_page(name):
    assert re.search(rf"`(dw\.)?{name}\b", python_page())


@pytest.mark.parametrize(
    "key",
    [
        *SEAT_LISTS,
        *TABLE_LISTS,
        *COUNTERS,
        "row",
        "under",
        "piles",
        "honor",
        "end_triggered",
        "turn_player",
        "first",
        "seed",
    ],
)
def test_help_names_every_key_of_a_scenario(key):
    assert f"`{key}`" in (dw.scenario.__doc__ or "")


@pytest.mark.parametrize("option", OPTIONS)
def test_every_option_is_explained(option):
    (row,) = re.findall(rf"^\| `{option}` \| (.+?) \| (.+) \|$", python_page(), re.MULTILINE)
    assert all(f"`{value}`" in row[1] for value in (OPTIONS[option][0], OPTIONS[option][-1]))


def fields(view: Any, name: str = "") -> set[str]:
    """The names of all fields; those of lists and of values by id are not looked into further."""
    if isinstance(view, list):
        return {field for one in view if isinstance(one, dict) for field in fields(one, name)}
    if not isinstance(view, dict) or name in ("options.", "piles."):
        return set()
    return {f"{name}{key}" for key in view} | {
        field for key, one in view.items() for field in fields(one, f"{name}{key}.")
    }


def test_every_field_of_a_view_is_explained():
    xeron = "xeron-duke-of-lies"
    games = [
        dw.new("rise-of-vigil", players=4, mode="teams", seed=1),
        dw.new(mode="solo", seed=1),
        to_the_end(given(pool=0)),
        given(row=[xeron, *["wolf-shaman"] * 3], power=9, hand=[[], ["mystic", "militia"]], constructs=["muramasa"]),
    ]
    games[-1].play(f"defeat {xeron}@1")
    found = {field for game in games for seat in range(game.players) for field in fields(game.view(seat))}
    assert found - {"seats.unseen_with"} == {*VIEW_FIELDS} - {"seats.unseen_with"}


def test_a_session_shows_all_names():
    assert {*dw.__all__} <= {*dir(dw)}
    assert all(hasattr(dw, name) for name in dir(dw))


def test_every_public_part_has_a_docstring():
    for kind in (
        dw.Game,
        dw.Seat,
        dw.CardInfo,
        dw.Event,
        dw.Decision,
        dw.Rule,
        dw.Simulator,
        dw.VecEnv,
        dw.Stepper,
        bots.Bot,
    ):
        parts = {name: value for name, value in vars(kind).items() if not name.startswith("_")}
        missing = [
            name
            for name, value in parts.items()
            if (callable(value) or isinstance(value, property)) and not value.__doc__
        ]
        assert missing == [], kind
