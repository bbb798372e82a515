"""Every kind of event is declared once; rules, sentences and what is seen in play go by the declarations."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

import deckwright as dw
from deckwright.cards.errors import NotFound
from deckwright.cards.messages import source_of
from deckwright.cards.model import LANGUAGES
from deckwright.games.ascension.declared.events import DECLARED, KINDS
from deckwright.games.ascension.kind import HERE
from deckwright.games.ascension.rules import event_kinds as ek
from deckwright.games.ascension.rules import retell as rt
from deckwright.games.ascension.table import words
from deckwright.kernel import events as ev
from deckwright.kernel.stack import UnknownNumber
from deckwright.table.events import RULES, RULES_SAID, Event
from deckwright.table.log import Log
from deckwright.table.rulesets import resolve
from tests.kept.setups import chosen, numbers
from tests.talk import COMBINED, RULESET, VIGIL, given, when
from tests.views.test_words import EVENTS, event_of

# With these seeds every kind comes up but for an extra turn, which a Construct gives at the price of itself.
TABLES = (
    (RULESET, 2, "versus", 0), (COMBINED, 4, "teams", 0), (COMBINED, 4, "teams", 3), (VIGIL, 1, "solo", 3), (RULESET, 1, "solo", 4),
)  # fmt: skip
LONGEST = 2000  # actions
BUSY = 8  # of so many actions one may end the turn while there is something else to do


@pytest.fixture(scope="module")
def seen() -> set[tuple[str, int]]:
    """The kinds and forms that anybody is told of in a few whole games."""
    found: set[tuple[str, int]] = set()
    for ruleset, players, mode, seed in TABLES:
        game = dw.new(ruleset, players=players, mode=mode, seed=seed)
        for number in numbers(f"kinds of events {seed}", LONGEST):
            if game.over:
                break
            actions = game.actions()
            busy = [action for action in actions if action.kind != "end turn"] if number % BUSY else []
            game.play(chosen(busy or actions, number))
        found |= told_in(game)
    return found | told_in(when(given(constructs=["tablet-of-times-dawn"]), "use tablet-of-times-dawn", "end turn"))


def told_in(game: dw.Game) -> set[tuple[str, int]]:
    """The kinds and forms that anybody is told of in a game."""
    viewers = range(ev.HIDES_NOTHING, game.players)
    return {(event.kind, event.form) for viewer in viewers for event in game.log.told_to(viewer)}


def told_kinds(file: Path) -> Iterator[str]:
    """The names of the kinds that the rules of a file tell of."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name):
            continue
        kind = node.args[1] if len(node.args) > 1 else None
        if node.func.id == "emit" and isinstance(kind, ast.Name) and kind.id.isupper():
            yield kind.id
        if node.func.id.startswith("tell") and isinstance(kind, ast.Attribute) and ast.unparse(kind.value) == "ev":
            yield kind.attr


def test_each_number_and_each_word_is_declared_once() -> None:
    assert [kind.number for kind in DECLARED] == list(range(ek.FIRST_KIND, ek.LAST_KIND + 1))
    assert len(set(KINDS)) == len(KINDS)
    assert all(len(set(kind.forms)) == len(kind.forms) for kind in DECLARED)


def test_the_rules_tell_of_every_declared_kind_and_of_no_other() -> None:
    named = {name for file in (HERE / "rules").glob("*.py") for name in told_kinds(file)}
    assert {getattr(ek, name) for name in named - {"NOBODY"}} == {kind.number for kind in DECLARED}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_form_has_a_message_and_every_message_is_of_a_form(lang: str) -> None:
    keys = [key for kind in DECLARED for key in kind.messages] + list(RULES_SAID.values())
    written = [
        key for package in words.PACKAGES for key in re.findall(r"(?m)^(event-[a-z-]+) =", source_of(package, lang))
    ]
    assert sorted(keys) == sorted(written)


def test_every_form_is_chosen_for_some_event() -> None:
    tried = {(event.kind, event.form) for event in map(event_of, EVENTS) if event.kind != RULES}
    assert tried == {(kind.word, form) for kind in DECLARED for form in kind.forms}


def test_every_kind_is_seen_in_play_and_no_form_that_is_not_declared(seen: set[tuple[str, int]]) -> None:
    assert {kind for kind, _ in seen} == set(KINDS)
    assert seen <= {(kind.word, form) for kind in DECLARED for form in kind.forms}


def test_a_kind_that_nobody_declared_is_an_error() -> None:
    log = Log(resolve(RULESET))
    row = np.zeros((1, ev.EVENT_CELLS), dtype=np.int32)
    row[0, ev.E_KIND] = ek.LAST_KIND + 1
    log.add(row)
    with pytest.raises(UnknownNumber, match=f"kind {ek.LAST_KIND + 1}, which nobody has declared"):
        list(log)


def test_a_form_that_nobody_declared_is_an_error() -> None:
    event = Event(0, None, "play", 0, "mystic", None, 0, None, (), None, None, None, None, resolve(RULESET), rt.HIDDEN)
    with pytest.raises(NotFound, match='event "play"'):
        event.text()
