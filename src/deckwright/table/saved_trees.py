"""Saved trees of games: their form, their strict reading, and how the games of their nodes are taken apart and joined.

A saved tree is `{format, name, code, node, last, exported, nodes}`. Each of its `nodes` (`KeptNode`) can be kept by itself: all
that it needs beside its own is its parents' events, and of those only the first `shared`, which a parent never loses any
more. The functions here work on such nodes alone and keep nothing:

    kept = keep(facts, game, first, shared)    # a node as data; after each action of its game, write it again
    data = joined(nodes, id)                   # the saved game of a node, which `dw.load` takes
    ids = way(nodes, id)                       # from the root to a node
    ids = grown_from(nodes, id)                # a node and all that grew from it

`nodes` maps ids to nodes; for `joined` and `way` only those on the way need be in it.
"""

import base64
import zlib
from collections.abc import Mapping, Sequence
from typing import Annotated, Any

import msgspec

from deckwright.cards.errors import BadSave, DeckwrightError
from deckwright.cards.sheet import shortened
from deckwright.table.codes import is_code
from deckwright.table.events import DETAILS, EventRecord
from deckwright.table.game import Game
from deckwright.table.given_names import MOST_WRITTEN, check_name, composed
from deckwright.table.saved import MOST_EVENTS, UNREADABLE, as_bytes

MOST_NODES = 200
MOST_PLAYED = 100_000  # actions of all games of a tree together
LONGEST_GAME = 2_500_000  # bytes of a node's game, which has no events
MOST_TOLD = 300_000  # events of all games of a tree together, each game's own
EVENTS_PACKED = 1024  # events in one packed text
MOST_UNPACKED = 600_000  # bytes of such a text; an event has a hundred
MOST_MOVES = 1_000_000_000

NUMBER, PARENT = "number", "parent"
COLUMNS = tuple(name for name in EventRecord.__struct_fields__ if name != NUMBER)

Count = Annotated[int, msgspec.Meta(ge=0, le=MOST_MOVES)]
Id = Annotated[int, msgspec.Meta(ge=1, le=MOST_MOVES)]
Word = Annotated[str, msgspec.Meta(max_length=MOST_WRITTEN)]
Score = Annotated[int, msgspec.Meta(ge=-1_000_000, le=1_000_000)]


class Facts(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What is known of a node without looking at its game."""

    id: Id
    parent: Id | None
    why: Word  # how it came about
    name: Word
    about: Word | None  # the card that it came about by
    move: Count  # after how many actions of its parent it begins
    made: Annotated[str, msgspec.Meta(pattern=r"^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$")]
    round: Count
    scores: Annotated[list[Score], msgspec.Meta(max_length=64)]
    over: bool
    compare: bool  # it knows how another game goes on, or grew from one that does
    imported: bool  # it was running when it came back from a file


class KeptNode(Facts, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A node as it is kept: its game, saved without events, and its events as packed text."""

    first: Count  # actions before the position that its game begins with
    shared: Annotated[int, msgspec.Meta(ge=0, le=MOST_EVENTS)]  # its first events are those of its parent
    events: Annotated[list[str], msgspec.Meta(max_length=MOST_EVENTS // EVENTS_PACKED + 1)]  # all others
    game: msgspec.Raw

    def facts(self, form: type[Facts] = Facts) -> Facts:
        """The node without its game."""
        return form(**{name: getattr(self, name) for name in Facts.__struct_fields__})

    def data(self) -> dict[str, Any]:
        """The node as plain data."""
        return {**msgspec.structs.asdict(self), "game": msgspec.json.decode(self.game)}


class SavedTree(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A saved tree; `last` is the highest id that a node ever had, and none is given twice."""

    format: str
    name: str
    code: str
    node: Id
    last: Id
    exported: bool
    nodes: Annotated[list[KeptNode], msgspec.Meta(max_length=MOST_NODES)]


Nodes = Mapping[int, KeptNode]


# Nodes among each other.


def way(nodes: Mapping[int, Facts], id: int) -> list[int]:
    """The nodes from the root to this one."""
    found = [id]
    while (parent := nodes[found[-1]].parent) is not None:
        found.append(parent)
    return found[::-1]


def grown_from(nodes: Mapping[int, Facts], id: int) -> list[int]:
    """A node, and all that grew from it; a parent has a lower id."""
    found = {id}
    for one in sorted(nodes):
        if nodes[one].parent in found:
            found.add(one)
    return sorted(found)


# Games apart from their parents.


class Packer:
    """Packs events, and remembers what it has packed: of a game that goes on only the last ones are packed again."""

    def __init__(self) -> None:
        self._packed: list[tuple[list[dict[str, object]], str]] = []

    def pack(self, events: Sequence[dict[str, object]]) -> list[str]:
        """Events as packed texts."""
        done, self._packed = self._packed, []
        for place, at in enumerate(range(0, len(events), EVENTS_PACKED)):
            part = list(events[at : at + EVENTS_PACKED])
            known = place < len(done) and are_same(done[place][0], part)
            self._packed.append((part, done[place][1] if known else packed(part)))
        return [text for _, text in self._packed]


def are_same(some: Sequence[object], others: Sequence[object]) -> bool:
    """Whether these are the very same things."""
    return len(some) == len(others) and all(one is other for one, other in zip(some, others, strict=True))


def packed(events: Sequence[dict[str, object]]) -> str:
    """Events as text: field by field, each parent by how far it lies behind; their numbers follow from their places."""
    columns = {name: [event.get(name) for event in events] for name in COLUMNS}
    columns[PARENT] = [behind(event) for event in events]
    return base64.b64encode(zlib.compress(msgspec.json.encode(columns), 6)).decode()


def behind(event: dict[str, Any]) -> int | None:
    return None if event[PARENT] is None else event[NUMBER] - event[PARENT]


def unpacked(texts: Sequence[str], first: int) -> list[dict[str, Any]]:
    """The events in packed texts, numbered from `first` on."""
    found: list[dict[str, Any]] = []
    for text in texts:
        unpacking = zlib.decompressobj()
        raw = unpacking.decompress(base64.b64decode(text, validate=True), MOST_UNPACKED)
        if not unpacking.eof or unpacking.unused_data:
            raise ValueError("packed events are no packed events")
        columns = msgspec.json.decode(raw, type=dict[str, list[Any]])
        if set(columns) != {*COLUMNS} or len({len(column) for column in columns.values()}) != 1:
            raise ValueError("packed events lack a part")
        if not 0 < len(columns[PARENT]) <= EVENTS_PACKED:
            raise ValueError("packed events are too many or none")
        for row in zip(*(columns[name] for name in COLUMNS), strict=True):
            found.append(whole_event(dict(zip(COLUMNS, row, strict=True)), first + len(found)))
    return found


def whole_event(event: dict[str, Any], number: int) -> dict[str, Any]:
    """An event as saved games hold it."""
    if event[PARENT] is not None:
        event[PARENT] = number - event[PARENT]
    return {NUMBER: number} | {name: value for name, value in event.items() if value is not None or name not in DETAILS}


def keep(facts: Facts, game: Game, first: int, shared: int, packer: Packer | None = None) -> KeptNode:
    """A node as data. Of its game's events the first `shared` are left out, and packs too if it has a parent.

    A game that grew beyond all bounds begins anew with its position, and shares nothing any more.
    """
    saved = game.save()
    events, own = saved["checkpoint"]["events"], saved["actions"]
    if len(events) < shared:
        shared = 0
    if facts.parent is not None:
        saved["packs"] = []
    saved["checkpoint"] = {**saved["checkpoint"], "events": []}
    return KeptNode(
        **msgspec.structs.asdict(told(facts, game)),
        first=first + len(game.history) - len(own),
        shared=shared,
        events=(packer or Packer()).pack(events[shared:]),
        game=msgspec.Raw(msgspec.json.encode(saved)),
    )


def told(facts: Facts, game: Game) -> Facts:
    """What is known of a node, as its game stands now."""
    return msgspec.structs.replace(facts, round=game.round, scores=game.scores(), over=game.over)


Known = dict[int, list[dict[str, Any]]]  # events by node


def events_of(nodes: Nodes, id: int, known: Known) -> list[dict[str, Any]]:
    """All events of a node's game, those of its parents before its own; what was found is written into `known`."""
    found: list[dict[str, Any]] = []
    for one in way(nodes, id):
        if one not in known:
            shared = nodes[one].shared
            if len(found) < shared:
                raise BadSave(f"This saved tree is damaged: node {one} shares events that its parent does not have.")
            known[one] = found[:shared] + unpacked(nodes[one].events, shared)
            if len(known[one]) > MOST_EVENTS or sum(len(known[id]) - nodes[id].shared for id in known) > MOST_TOLD:
                raise BadSave(f"This saved tree is damaged: with node {one} it has more events than any.")
        found = known[one]
    return found


def joined(nodes: Nodes, id: int, known: Known | None = None) -> dict[str, Any]:
    """The saved game of a node, whole: `dw.load` takes it. `known` are events by node, so as not to unpack them again."""
    try:
        game = msgspec.json.decode(nodes[id].game, type=dict[str, msgspec.Raw])
        checkpoint = msgspec.json.decode(game["checkpoint"], type=dict[str, msgspec.Raw])
        root = msgspec.json.decode(nodes[way(nodes, id)[0]].game, type=dict[str, msgspec.Raw])
        events = events_of(nodes, id, {} if known is None else known)
        return {**game, "packs": root["packs"], "checkpoint": {**checkpoint, "events": events}}
    except BadSave:
        raise
    except (*UNREADABLE, KeyError, zlib.error) as error:
        raise BadSave(f"Node {id} of this saved tree is damaged: {shortened(str(error), 200)}.") from None


# Trees from outside.


def read_tree(data: Any, format: str, whys: Sequence[str]) -> SavedTree:
    """A saved tree from text, bytes or plain data; its games are not looked at yet."""
    raw = as_bytes(data)
    try:
        found = msgspec.json.decode(raw, type=dict[str, msgspec.Raw]).get("format", b"null")
        kind = msgspec.json.decode(found)
    except UNREADABLE as error:
        raise BadSave(f"This is no saved tree of games: {shortened(str(error), 200)}.") from None
    if kind != format:
        shown = shortened(repr(kind))
        raise BadSave(f"This is no saved tree of games of this version: its format is {shown}, expected {format!r}.")
    try:
        tree = msgspec.json.decode(raw, type=SavedTree)
    except UNREADABLE as error:
        raise BadSave(f"This saved tree is damaged: {shortened(str(error), 200)}.") from None
    wrong = what_is_wrong(tree, whys)
    if wrong:
        raise BadSave(f"This saved tree is damaged: {wrong}.")
    return tree


def what_is_wrong(tree: SavedTree, whys: Sequence[str]) -> str:
    """Why nodes cannot belong together like this; nothing if they can. The first of `whys` is that of a root."""
    try:
        for what, title, least in (("its name", tree.name, 1), *(("a name in it", one.name, 0) for one in tree.nodes)):
            if check_name(what, title, least) != composed(title):
                return f"{what} has blanks at its ends"
    except DeckwrightError as error:
        return str(error).rstrip(".")
    if not is_code(tree.code):
        return "its code is none"
    ids = [one.id for one in tree.nodes]
    if len({*ids}) != len(ids) or not ids:
        return "two of its nodes have one id" if ids else "it has no nodes"
    nodes = {one.id: one for one in tree.nodes}
    if tree.node not in nodes or tree.last < max(ids):
        return "the node where it stands is not there" if tree.node not in nodes else "its last id is too low"
    for one in tree.nodes:
        wrong = what_is_wrong_with(one, nodes, whys)
        if wrong:
            return f"node {one.id} {wrong}"
    if sum(one.parent is None for one in tree.nodes) != 1:
        return "it has several roots"
    return ""


def what_is_wrong_with(node: KeptNode, nodes: Nodes, whys: Sequence[str]) -> str:
    """Why a node cannot be one of these."""
    if node.why not in whys or (node.why == whys[0]) != (node.parent is None):
        return f"cannot have come about by {shortened(repr(node.why))} here"
    if len(node.game) > LONGEST_GAME:
        return "has a game that is longer than any"
    if node.parent is None:
        return "is a root, and begins after something" if node.shared or node.move else ""
    parent = nodes.get(node.parent)
    if parent is None:
        return f"has a parent, {node.parent}, that is not there"
    if parent.id >= node.id:
        return f"grew from {node.parent}, which came later: the nodes go round in a circle"
    if parent.compare and not node.compare:
        return f"grew from {node.parent}, which was made to compare, and is not marked so"
    return ""
