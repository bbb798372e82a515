"""What goes over the wire about trees of games."""

from typing import Any

import msgspec

from deckwright.server.message_types import Whole


class TreeWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A new tree: its name, and the game that it begins with."""

    name: str
    ruleset: str
    options: dict[str, str] = {}


class TreeNamed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Another name, for the tree as it was at a revision."""

    revision: Whole
    name: str


class BranchWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game that leaves another one: from where a node stands, or from after so many of its actions."""

    revision: Whole
    node: Whole | None = None  # the one that goes on
    move: Whole | None = None
    name: str = ""
    compare: bool = False  # with the same chance as the other one; marked so for ever


class NodeMeant(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A node of the tree as it was at a revision."""

    revision: Whole
    node: Whole


class TreeMeant(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The tree as it was at a revision."""

    revision: Whole


class ExpansionWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a finished game goes on with, by the number of its card."""

    revision: Whole
    number: Whole


class NodeShown(msgspec.Struct, frozen=True):
    """A node of a tree, and the table where its game is played."""

    node: int
    parent: int | None
    why: str
    name: str
    about: str | None  # the card that it came about by
    move: int  # after how many actions of its parent it begins
    first: int  # actions before those that its table knows: nothing can leave from among them
    moves: int  # actions in all
    made: str
    round: int
    scores: list[int]
    over: bool
    compare: bool
    imported: bool
    table: str
    hall: bool  # its score stands in the hall of fame


class TreeShown(msgspec.Struct, frozen=True):
    """A tree with its nodes; a parent comes before what grew from it."""

    tree: str
    game: str
    ruleset: str
    name: str
    code: str
    node: int  # where it goes on
    table: str  # where that is played
    revision: int
    changed: float
    nodes: list[NodeShown]


class TreeListed(msgspec.Struct, frozen=True):
    """A tree of this device, as a list shows it."""

    tree: str
    game: str
    ruleset: str
    name: str
    code: str
    table: str
    round: int
    scores: list[int]
    over: bool
    nodes: int
    changed: float


Comparison = dict[str, Any]  # as the game of the tree says it
Course = dict[int, list[dict[str, Any]]]  # for every node what its game says of each round
