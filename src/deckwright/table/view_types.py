"""The view of each game as a type: structs made from the list of its fields, told apart by the name of the game."""

from collections.abc import Mapping, Sequence
from functools import cache, reduce
from operator import or_
from typing import Any, Literal

import msgspec

from deckwright.kernel import showing as sh
from deckwright.table.kinds import GameKind, kinds

TYPES: dict[str, Any] = {
    sh.COUNTER: int, sh.COUNTERS: list[int], sh.FLAG: bool, sh.CARD: str, sh.SEAT: int, sh.SEATS: list[int],
    sh.ZONE: list[str], sh.PILES: dict[str, int], sh.ABILITIES: list[str], sh.CODE: str, sh.WORD: str,
    sh.WORDS: list[str], sh.CHOICES: list[list[str]], sh.AMOUNTS: dict[str, int], sh.NUMBERS: list[int],
    sh.NUMBERS_BY: dict[str, list[int]], sh.WORDS_BY: dict[str, list[str]],
    sh.CARD_NUMBERS: list[int], sh.AMOUNTS_BY_ACTION: dict[str, dict[str, int]],
}  # fmt: skip
NUMBERED: dict[str, Any] = {sh.CARD: int, sh.ZONE: list[int]}
TOLD_TYPES: dict[str, Any] = {"text": str, "texts": list[str], "texts by name": dict[str, str], "number": int}
TAG = "game"


@cache
def view_type(kind: GameKind) -> Any:
    """The struct for the views of a game."""
    return Making(kind).struct("")


class Making:
    """Makes the structs of one game; items of one shape have one struct."""

    def __init__(self, kind: GameKind) -> None:
        self.kind = kind
        self.fields: Sequence[sh.Field] = kind.viewed.fields.fields
        self.items = {field.path: field for field in self.fields if field.what == sh.ITEM}
        self.shapes: dict[str, Any] = {}

    def struct(self, path: str) -> Any:
        """The struct for the view (an empty path), a group, or the items of a list."""
        inside = [
            field for field in self.fields if field.holder == path and field.what != sh.ITEM and field.path != TAG
        ]
        made = [
            (field.name, self.type(field), *((msgspec.UNSET,) if field.absent else ()))
            for field in sorted(inside, key=lambda field: field.absent)
        ]
        shape = self.items[path].of if path in self.items else ""
        name = f"{self.kind.name}_view_{shape or path.replace('[]', '').replace('.', '_')}".title().replace("_", "")
        tag_field, tag = (None, None) if path else (TAG, self.kind.name)
        return msgspec.defstruct(
            name, made, module=__name__, frozen=True, forbid_unknown_fields=True, tag_field=tag_field, tag=tag
        )

    def item(self, path: str) -> Any:
        """The struct for the items of a list, one for all of a shape."""
        shape = self.items[path].of or path
        if shape not in self.shapes:
            self.shapes[shape] = self.struct(path)
        return self.shapes[shape]

    def type(self, field: sh.Field) -> Any:
        """The type of a field."""
        words = self.kind.viewed.words.get(field.path)
        item = f"{field.path}[]"
        found: Any
        if field.what == sh.TOLD:
            found = TOLD_TYPES[field.of] if words is None else literal(words)
        elif item in self.items:
            found = list[self.item(item)]  # type: ignore[misc]
        elif field.what == sh.PART:
            found = self.struct(field.path)
        elif words is not None and field.what == sh.WORD:
            found = literal(words)
        else:
            found = (NUMBERED if field.numbered else TYPES)[field.what]
        if field.empty:
            found = found | None
        return found | msgspec.UnsetType if field.absent else found


def literal(words: Mapping[int, str]) -> Any:
    """One of these words."""
    return Literal[tuple(dict.fromkeys(words.values()))]


def any_view() -> Any:
    """The view of any game that can be played here."""
    return reduce(or_, (view_type(kind) for kind in kinds().values()))
