"""The form of a saved game, and its strict reading: whatever a file holds, it is read within bounds or refused."""

import base64
import zlib
from typing import Annotated, Any

import msgspec
import numpy as np

from deckwright import defaults
from deckwright.cards.errors import BadSave
from deckwright.cards.sheet import shortened
from deckwright.kernel import events as ev
from deckwright.table.events import EventRecord, new_buffer
from deckwright.table.rulesets import PackText
from deckwright.table.saves import Effect, Saves, SetUsed

FORMAT = "deckwright-game-1"
MOST_BYTES = 8_000_000  # of a file; a game of an evening has a few hundred thousand
MOST_ACTIONS = 5_000  # such a game has a thousand
MOST_EVENTS = 30_000
MOST_STATE = 100_000  # letters
LONGEST_PARTS = {  # in bytes, as far as a part is not as long as the file may be
    "sets": 50_000, "packs": 1_000_000, "options": 20_000, "origin": 300_000, "actions": 1_000_000, "cards": 50_000,
    "state": MOST_STATE, "parents": 2_000, "effects": 200_000, "before": 200_000,
}  # fmt: skip
COMPRESSION = 6
UNREADABLE = (msgspec.MsgspecError, ValueError, TypeError, RecursionError, OverflowError)

Name = Annotated[str, msgspec.Meta(max_length=200)]
Text = Annotated[str, msgspec.Meta(max_length=1000)]
Version = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]


class Quiet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position with no effect under way, and how much had happened."""

    state: str
    parents: list[int]
    events: Annotated[int, msgspec.Meta(ge=0, le=MOST_EVENTS)]
    actions: Annotated[int, msgspec.Meta(ge=0, le=1_000_000_000)]


class Checkpoint(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The position itself, and what had happened.

    In the middle of an effect it also says what the program counters on the stack mean, and which position was the last
    with no effect under way. Older saves say neither.
    """

    cards: list[Name]
    state: str
    parents: list[int]
    events: list[EventRecord]
    effects: list[Effect] | None = None
    before: Quiet | None = None


class Saved(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A saved game. Packs are inside as the text of their card files; older saves name paths, which nobody opens.

    Older saves name no game and no layout: they are of the game that came first, and the length of a position tells.
    """

    format: Name
    ruleset: Text
    sets: list[SetUsed]
    packs: list[PackText | str]
    mode: Name
    options: dict[Name, Name]
    rules_version: Version
    origin: msgspec.Raw
    actions: list[Text]
    checkpoint: Checkpoint
    game: Name = defaults.GAME
    layout: Version = 0  # how positions are kept, by a number of the game
    take_backs: Version = 0  # how often something revealed was taken back; older saves do not say


class Kind(msgspec.Struct):
    """What a file says that it is."""

    format: Name | None = None


def outline_of(form: type[msgspec.Struct]) -> type[msgspec.Struct]:
    """A form with the same parts, none of them looked at: a few letters of a file can stand for much in memory."""
    parts = [(field.name, msgspec.Raw, msgspec.Raw(b"")) for field in msgspec.structs.fields(form)]
    return msgspec.defstruct("Outline", parts, forbid_unknown_fields=True)


OUTLINE, CHECKPOINT_OUTLINE = outline_of(Saved), outline_of(Checkpoint)


def read_saved(data: Any) -> Saved:
    """A saved game from text, bytes or plain data."""
    raw = as_bytes(data)
    try:
        kind = msgspec.json.decode(raw, type=Kind).format
    except UNREADABLE as error:
        raise BadSave(f"This is no saved game: {shortened(str(error), 200)}.") from None
    if kind != FORMAT:
        shown = shortened(repr(kind))
        raise BadSave(f"This is no saved game of this version: its format is {shown}, expected {FORMAT!r}.")
    try:
        outline: Any = msgspec.json.decode(raw, type=OUTLINE)
        check_lengths(outline)
        check_lengths(msgspec.json.decode(outline.checkpoint, type=CHECKPOINT_OUTLINE))
        saved = msgspec.json.decode(raw, type=Saved)
    except UNREADABLE as error:
        raise BadSave(f"This saved game is damaged: {shortened(str(error), 200)}.") from None
    for what, count, most in (
        ("actions", len(saved.actions), MOST_ACTIONS),
        ("events", len(saved.checkpoint.events), MOST_EVENTS),
    ):
        if count > most:
            raise BadSave(f"This saved game is damaged: it has {count} {what}, and none has more than {most}.")
    return saved


def check_lengths(outline: Any) -> None:
    """Refuse a part that is longer than it can be."""
    for name, most in LONGEST_PARTS.items():
        if len(memoryview(getattr(outline, name, b""))) > most:
            raise BadSave(f"This saved game is damaged: its {name} are longer than any can be.")


def as_bytes(data: Any) -> bytes:
    """What was given as the bytes of a file of bearable size."""
    if not isinstance(data, bytes | str | dict):
        raise BadSave(f"This is no saved game: it is of the type {type(data).__name__}, not text or plain data.")
    try:
        raw = data if isinstance(data, bytes) else as_text(data).encode() if isinstance(data, str) else written(data)
    except UNREADABLE as error:
        raise BadSave(f"This is no saved game: {shortened(str(error), 200)}.") from None
    if len(raw) > MOST_BYTES:
        raise BadSave(f"This is no saved game: it has more than {MOST_BYTES} bytes.")
    return raw


def as_text(text: str) -> str:
    """Text of bearable size."""
    if len(text) > MOST_BYTES:
        raise BadSave(f"This is no saved game: it has more than {MOST_BYTES} bytes.")
    return text


def written(data: dict[Any, Any]) -> bytes:
    return msgspec.json.encode(data)


def pack_state(state: np.ndarray) -> str:
    return base64.b64encode(zlib.compress(state.astype("<i2").tobytes(), COMPRESSION)).decode()


def unpack_state(text: str, saves: Saves) -> np.ndarray:
    """A position in this version's layout; it is not looked at yet."""
    try:
        if len(text) > MOST_STATE:
            raise ValueError("it is too long")
        return cells_of(base64.b64decode(text, validate=True), saves)
    except (ValueError, zlib.error) as error:
        raise BadSave(f"The checkpoint of this saved game is damaged ({error}).") from None


def cells_of(packed: bytes, saves: Saves) -> np.ndarray:
    """The cells in compressed bytes; no more is unpacked than the largest position has."""
    unpacking, most = zlib.decompressobj(), 2 * saves.most_cells
    raw = unpacking.decompress(packed, most + 2)
    if len(raw) > most or not unpacking.eof or unpacking.unused_data:
        raise ValueError("it is no position")
    return saves.in_this_layout(np.frombuffer(raw, dtype="<i2").astype(np.int16))


def read_parents(parents: list[int], events: int) -> np.ndarray:
    """What the next events follow from: for each frame, and now, one of so many events or none."""
    if len(parents) != ev.HEADER or not all(ev.NOBODY <= parent < events for parent in parents[ev.PARENTS :]):
        raise BadSave("The checkpoint of this saved game is damaged: its events follow from others that are not there.")
    if not ev.NOBODY <= parents[ev.PARENT_NOW] < max(events, 1):
        raise BadSave("The checkpoint of this saved game is damaged: its events follow from others that are not there.")
    header = new_buffer(0, events)
    header[ev.PARENT_NOW] = parents[ev.PARENT_NOW]
    header[ev.PARENTS :] = parents[ev.PARENTS :]
    return header
