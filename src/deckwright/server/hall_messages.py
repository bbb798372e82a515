"""What goes over the wire about halls of fame."""

from typing import Annotated

import msgspec

MOST_ON_A_PAGE = 50
DEEPEST = 1_000_000  # places that a list is looked through
Part = Annotated[int, msgspec.Meta(ge=0, le=1000)]
Place = Annotated[int, msgspec.Meta(ge=0, le=DEEPEST)]


class HallBoard(msgspec.Struct, frozen=True):
    """One list of a hall: scores that are compared with each other."""

    ruleset: str
    part: int  # how many parts of the game lie before: 0 for the first
    entries: int  # all of them, those of trees from a file too


class HallEntry(msgspec.Struct, frozen=True):
    """A score of a game of a tree, as everybody may see it."""

    place: int | None  # in its list; in a search by code none
    ruleset: str
    part: int
    score: int
    title: str  # in the language of the page; may be empty
    name: str
    code: str
    marks: dict[str, int]  # how often each of them applies
    day: str  # on which it was entered
    own: bool  # this device has the tree
    tree: str | None  # of those that are its own: to look at it, and to withdraw it
    node: int | None


class HallShown(msgspec.Struct, frozen=True):
    """A part of a list of a hall, the best first, or all that stands there under a code."""

    game: str
    boards: list[HallBoard]
    ruleset: str  # of the list that is shown
    part: int
    code: str | None  # that was searched for
    first: int  # so many come before those that are told
    total: int
    entries: list[HallEntry]


class NodeEntered(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The node of a tree whose score shall stand in the hall."""

    node: Annotated[int, msgspec.Meta(ge=-(2**31), lt=2**31)]
