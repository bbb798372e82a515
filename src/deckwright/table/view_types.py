"""The view of each game as a type: structs made from the list of its fields, told apart by the name of the game."""

from collections.abc import Sequence
from functools import cache, reduce
from operator import or_
from typing import Any, Literal

import msgspec

from deckwright.kernel import showing as sh
from deckwright.table.kinds import GameKind, kinds

TYPES: dict[str, Any] = {
    sh.COUNTER: int, sh.COUNTERS: list[int], sh.FLAG: bool, sh.CARD: str, sh.SEAT: int, sh.SEATS: list[int],
    sh.ZONE: list[str], sh.PILES: dict[str, int], sh.ABILITIES: list[str], sh.CODE: str,
}  # fmt: skip
TOLD_TYPES: dict[str, Any] = {"text": str, "texts": list[str], "texts by name": dict[str, str], "number": int}
TAG = "game"


@cache
def view_type(kind: GameKind) -> Any:
    """The struct for the views of a game."""
    return make_struct(kind, kind.viewed.fields.fields, "")


def make_struct(kind: GameKind, fields: Sequence[sh.Field], path: str) -> Any:
    """The struct for the view (an empty path), a group, or the items of a list."""
    inside = [field for field in fields if field.holder == path and field.what != sh.ITEM and field.path != TAG]
    made = [
        (field.name, field_type(kind, fields, field), *((msgspec.UNSET,) if field.absent else ()))
        for field in sorted(inside, key=lambda field: field.absent)
    ]
    name = f"{kind.name}_view_{path.replace('[]', '').replace('.', '_')}".title().replace("_", "")
    tag_field, tag = (None, None) if path else (TAG, kind.name)
    return msgspec.defstruct(
        name, made, module=__name__, frozen=True, forbid_unknown_fields=True, tag_field=tag_field, tag=tag
    )


def field_type(kind: GameKind, fields: Sequence[sh.Field], field: sh.Field) -> Any:
    """The type of a field."""
    words = kind.viewed.words.get(field.path)
    item = f"{field.path}[]"
    found: Any
    if words is not None:
        found = Literal[tuple(dict.fromkeys(words.values()))]
    elif any(one.path == item for one in fields):
        found = list[make_struct(kind, fields, item)]  # type: ignore[misc]
    elif field.what == sh.PART:
        found = make_struct(kind, fields, field.path)
    else:
        found = TOLD_TYPES[field.of] if field.what == sh.TOLD else TYPES[field.what]
    if field.empty:
        found = found | None
    return found | msgspec.UnsetType if field.absent else found


def any_view() -> Any:
    """The view of any game that can be played here."""
    return reduce(or_, (view_type(kind) for kind in kinds().values()))
