"""What a hall of fame says of a game of a tree; a game whose trees have such a hall says it by `renown` of its `Tree`.

    tree.renown(node, foreign=False)    # a `Renown`; `foreign`: something on the way to it came from a file

A hall is kept by whoever keeps trees of many people (`server/hall.py`). It is a list for each part: scores of games that begin
anew are not compared with those of games that go on.
"""

from typing import Any, Protocol, runtime_checkable

import msgspec


class Renown(msgspec.Struct, frozen=True):
    """A score, and how it came about."""

    score: int
    part: int  # how many parts of the game lie before the one that it ends: 0 for the first
    title: dict[str, str]  # in every language; empty where the score has none
    marks: dict[str, int]  # how often each of them applies; those that do not are left out


@runtime_checkable
class Renowned(Protocol):
    """A tree whose scores may stand in a hall of fame."""

    def renown(self, node: int, foreign: bool = False) -> Renown: ...


def has_hall(tree: Any) -> bool:
    """Whether scores of trees of this class may stand in a hall of fame."""
    return tree is not None and hasattr(tree, "renown")
