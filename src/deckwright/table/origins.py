"""Where a game comes from: it was dealt, placed by hand, or goes on from another one's position."""

from typing import Any

import msgspec


class Origin(msgspec.Struct, frozen=True, tag_field="kind", omit_defaults=True):
    """How a game began."""


class Dealt(Origin, frozen=True, tag="new", kw_only=True):
    """Dealt from a key."""

    players: int
    mode: str
    first: int | None
    seed: str


class Placed(Origin, frozen=True, tag="scenario"):
    """A position that was given by hand."""

    position: dict[str, Any]


class Forked(Origin, frozen=True, tag="fork"):
    """A position of another game after so many actions and events; saved, it holds the position itself."""

    action: int
    events: int
    state: str | None = None
    parents: list[int] | None = None


ANY_ORIGIN = Dealt | Placed | Forked
