"""A kingdom file that was edited is refused, field by field; what is free is listed, with the reason."""

import base64
import copy
import random
import zlib
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

import deckwright as dw
from deckwright.games.kingdom.table.kingdom import Kingdom
from deckwright.kernel import events as ev
from tests.games.kingdom.kingdoms import finished, founded, played

FREE = {
    ("name",): "the player may call the kingdom as he likes",
    ("node",): "which node is current: he may go to any",
    ("last",): "nodes with higher ids may have been forgotten",
    ("nodes", "name"): "he may call a branch as he likes",
    ("nodes", "made"): "nothing else tells the time at which it was made",
    ("nodes", "parent", "restart"): "a game that was dealt anew tells nothing of the one before it",
    (
        "nodes",
        "move",
        "restart",
    ): "its parent may have taken back what was played then, and the new game says nothing of it",
}
COUNTS = (ev.COUNT, ev.NEXT_NUMBER, ev.OVERFLOW)  # of a buffer that is written anew: nobody reads them


@cache
def grown() -> dict[str, Any]:
    """Branches from here, from earlier, to compare, of a branch, and a restart; one game stands in mid turn."""
    kingdom, chance = founded(7), random.Random(1)
    played(kingdom.game, chance, 60)
    kingdom.branch(name="b")
    played(kingdom.game, chance, 12)
    kingdom.branch(name="c", node=1, move=20)
    played(kingdom.game, chance, 9)
    kingdom.branch(node=2, move=5, compare=True)
    kingdom.go(1)
    kingdom.restart()
    played(kingdom.game, chance, 3)
    return kingdom.save()


@cache
def expanded() -> dict[str, Any]:
    kingdom = finished()
    kingdom.expand(137)
    played(kingdom.game, random.Random(2), 8)
    return kingdom.save()


def leaves(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[tuple[Any, ...], Any]]:
    """All single fields; of long lists the first two and the last."""
    if isinstance(value, dict):
        for name, inside in value.items():
            yield from leaves(inside, (*path, name))
    elif isinstance(value, list):
        for place in sorted({*range(min(2, len(value))), len(value) - 1} - {-1}):
            yield from leaves(value[place], (*path, place))
    else:
        yield path, value


def others(value: Any) -> list[Any]:
    if value is None:
        return [1, "x"]
    if isinstance(value, bool):
        return [not value]
    if isinstance(value, int):
        return [value + 1, value - 1]
    if value.startswith("20") and value.endswith("Z"):
        return [value.replace("20", "21", 1), value[:-1]]
    half = len(value) // 2
    garbled = value[:half] + ("A" if value[half : half + 1] != "A" else "B") + value[half + 1 :]
    return [value[:-1] if value else "x", garbled if value else "y"]


def edited(data: dict[str, Any], path: tuple[Any, ...], value: Any) -> dict[str, Any]:
    found = copy.deepcopy(data)
    inside: Any = found
    for part in path[:-1]:
        inside = inside[part]
    inside[path[-1]] = value
    return found


def unpacked(state: str) -> bytes | None:
    """The cells of a packed position; nothing where it cannot be unpacked."""
    try:
        return zlib.decompress(base64.b64decode(state, validate=True))
    except (ValueError, zlib.error):
        return None


def is_free(data: dict[str, Any], path: tuple[Any, ...]) -> bool:
    name = tuple(part for part in path if isinstance(part, str))
    why = data["nodes"][path[1]]["why"] if path[0] == "nodes" else ""
    return name in FREE or (*name, why) in FREE or (name[-1:] == ("parents",) and path[-1] in COUNTS)


@pytest.mark.parametrize("tree", [grown, expanded])
def test_every_edited_field_is_refused_or_free(tree: Any) -> None:
    data = tree()
    Kingdom.load(data)
    taken = []
    for path, value in leaves(data):
        for other in others(value):
            if path[-1] == "state" and unpacked(other) == unpacked(value):
                continue  # packed otherwise, it is the same position: zeros can be copied from any zeros before
            try:
                Kingdom.load(edited(data, path, other))
            except dw.BadSave:
                continue
            if not is_free(data, path):
                taken.append((path, str(value)[:40], str(other)[:40]))
    assert not taken


def test_a_kingdom_goes_on_after_an_action_that_a_branch_left_from_was_taken_back() -> None:
    kingdom = founded(7, 5)
    kingdom.game.play(next(one for one in kingdom.game.actions() if one.text.startswith("produce")))
    kingdom.branch()
    kingdom.go(1)
    kingdom.game.undo()
    assert Kingdom.load(kingdom.save()).nodes == kingdom.nodes


@pytest.mark.parametrize("moves", [0, 7])
def test_what_was_handed_out_and_taken_in_again_loads_again(moves: int) -> None:
    kingdom = founded(7, 30)
    kingdom.branch(compare=True)
    played(kingdom.game, random.Random(3), moves)
    kingdom.branch(node=1, move=10)
    once = Kingdom.load(kingdom.export())
    twice = Kingdom.load(once.save())
    thrice = Kingdom.load(Kingdom.receive(twice.export()).save())
    thrice.branch()
    assert len(Kingdom.load(thrice.save()).nodes) == 4


def test_cards_that_have_changed_let_a_kingdom_go_on() -> None:
    """All games of a file name the same cards: with others than those of today they go on from their positions."""
    data = copy.deepcopy(grown())
    for node in data["nodes"]:
        node["game"]["sets"][0]["hash"] = "0" * 40
    kingdom = Kingdom.load(data)
    assert kingdom.game.log[-1].kind == "rules"
    assert Kingdom.load(kingdom.save()).nodes == kingdom.nodes
