"""What would be lost by an action, or could not be taken back, is said beside it, to the seat that is asked and nobody else."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from deckwright.games.ascension import kind as door
from deckwright.server.settings import Settings
from deckwright.table import kinds
from deckwright.table.game import Game
from deckwright.table.online import PlainWords
from deckwright.table.rulesets import find_ruleset
from deckwright.table.said import CardNamed, Said
from tests.server.visitor import Running, heard, running


class CarefulWords(PlainWords):
    """Words of a game in which whoever ends his turn loses something; of its values the message names one."""

    def warnings(self, game: Game) -> dict[str, Said]:
        return {"end turn": Said("event-ask", {"player": "Ana", "card": CardNamed("mystic"), "n": 3})}


@pytest.fixture
def server(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> Iterator[Running]:
    """A server whose only game warns of the end of a turn."""
    monkeypatch.setattr(door, "KIND", replace(door.KIND, online=replace(door.KIND.online, words=CarefulWords)))
    caches = (kinds.kinds, kinds.open_door, find_ruleset)
    for one in caches:
        one.cache_clear()
    with running(settings) as found:
        yield found
    monkeypatch.undo()
    for one in caches:
        one.cache_clear()


def warnings(state: dict[str, Any]) -> dict[str, Any]:
    return {action["text"]: action["warning"] for action in state["question"]["actions"]}


def test_a_warning_comes_with_its_action(server: Running) -> None:
    visitor = server.visitor()
    made = visitor.make("here", "here", seed="warned")
    page = visitor.sit(made["table"], 0)
    told = warnings(page.state)
    said = told.pop("end turn")
    assert said == ["said", "event-ask", {"player": "Ana", "card": ["card", "mystic"]}]
    assert heard(said, "en") == "Ana must decide: Mystic"
    assert told and set(told.values()) == {None}
    assert warnings(visitor.sit(made["table"], 1).state) == {}
    assert page.act("end turn")["type"] == "state", "it is the page that asks"
