"""Games saved by earlier versions go on."""

import json
from pathlib import Path
from typing import Any

import pytest

import deckwright as dw
from tests.kept import new_fields
from tests.kept.digests import without

SAVES = json.loads((Path(__file__).parent / "saves" / "first-layout.json").read_text(encoding="utf-8"))


def as_then(view: dict[str, Any]) -> dict[str, Any]:
    """A view without what came later: fields, options, and the event that tells of newer rules."""
    known = SAVES["running"]["view"]["options"]
    return {**without(view, new_fields.VIEW), "event": 0, "options": {name: view["options"][name] for name in known}}


@pytest.mark.parametrize(("kind", "seat"), [("running", 0), ("fork", 1)])
def test_a_game_of_the_first_layout_goes_on(kind: str, seat: int) -> None:
    game = dw.load(SAVES[kind]["saved"])
    assert as_then(game.view(seat)) == as_then(SAVES[kind]["view"])
    game.play("end turn" if "end turn" in [str(action) for action in game.actions()] else game.actions()[0])
    assert dw.load(game.save()).view(seat) == game.view(seat)


def test_a_game_of_the_first_layout_goes_on_from_its_checkpoint_under_newer_rules() -> None:
    saved = {**SAVES["running"]["saved"], "rules_version": 1}
    view = dw.load(saved).view(0)
    told = SAVES["running"]["view"]
    assert as_then(view) == as_then(told) and view["event"] == told["event"] + 1
