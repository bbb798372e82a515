"""What the values of a scenario must look like, before anything is placed: lists of numbers, mappings by number, names."""

from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from typing import Any

from deckwright.cards.errors import IllegalScenario
from deckwright.games.kingdom.cards import ops
from deckwright.games.kingdom.rules import state as st
from deckwright.table.arguments import is_whole, shown, suggestion

Stages = Mapping[int, list[int]]  # marks of a card by the stage that they are on

PHASES = ("turn", "turn_start", "end_of_turn", "next", "round_start")
LISTS = ("play", "deck", "discard", "permanents", "set_aside", "destroyed", "banished", "stay", "read", "score_track")
COUNTERS = {
    "round": (1, 9_999), "turn": (1, 9_999), "known_top": (0, st.CARD_ROOM), "known_bottom": (0, st.CARD_ROOM),
    "banished_fame": (-9_999, 9_999), "written_fame": (-9_999, 9_999),
}  # fmt: skip
COMMON = ("players", "turn_player", "first", "seed")  # what every position says
MOST = 9_999
EXAMPLES = {
    "stage": "{1: 3}", "stickers": "{1: [8]} or {1: {3: [8]}}", "ticks": "{24: [1, 2]}", "crossed": '{25: ["terraces"]}',
    "blocks": "{14: [1]}", "used": '{42: {"watch": 1}}', "supply": "{8: 0}", "pool": '{"coin": 2}',
}  # fmt: skip


@dataclass
class Position:
    """What a scenario gives, as it is placed; `kingdom-api` says what each part means."""

    round: int = 1
    turn: int = 1
    play: list[int] = field(default_factory=list)
    deck: list[int] = field(default_factory=list)
    discard: list[int] = field(default_factory=list)
    permanents: list[int] = field(default_factory=list)
    set_aside: list[int] = field(default_factory=list)
    destroyed: list[int] = field(default_factory=list)
    banished: list[int] = field(default_factory=list)
    box: list[int] | None = None
    stage: Mapping[int, int] = field(default_factory=dict)
    stickers: Mapping[int, list[int] | Stages] = field(default_factory=dict)
    ticks: Mapping[int, list[int] | Stages] = field(default_factory=dict)
    crossed: Mapping[int, list[str]] = field(default_factory=dict)
    banished_fame: int = 0
    written_fame: int = 0
    pool: Mapping[str, int] = field(default_factory=dict)
    blocks: Mapping[int, list[int]] = field(default_factory=dict)
    stay: list[int] = field(default_factory=list)
    used: Mapping[int, Mapping[str, int]] = field(default_factory=dict)
    known_top: int = 0
    known_bottom: int = 0
    supply: Mapping[int, int] = field(default_factory=dict)
    last_round: bool = False
    expansion: int | None = None
    score_track: list[int] = field(default_factory=list)
    read: list[int] = field(default_factory=list)
    phase: str = "turn"


def wrong(reason: str) -> IllegalScenario:
    """A position that cannot be, and why."""
    return IllegalScenario(f"This position cannot be: {reason.rstrip('.')}.")


def read_position(given: Mapping[str, Any]) -> Position:
    """What was given, each part of the shape that it must have."""
    known = [part.name for part in fields(Position)]
    for name in given:
        if name not in (*known, *COMMON):
            raise wrong(f"there is nothing called {shown(name)}.{suggestion(name, known)}")
    for name in ("turn_player", "first"):
        if not is_whole(given.get(name, 0)) or given.get(name, 0) != 0:
            raise wrong(f"{name} is the only seat, 0, not {shown(given[name])}")
    return Position(**{name: read_part(name, given[name]) for name in known if given.get(name) is not None})


def read_part(name: str, value: Any) -> Any:
    """One part of a position."""
    if name in LISTS or name == "box":
        return numbers(name, value)
    if name in COUNTERS:
        return whole(name, value, *COUNTERS[name])
    if name == "expansion":
        return whole(name, value, 0, MOST)
    if name == "last_round":
        if not isinstance(value, bool):
            raise wrong(f"last_round is True or False, not {shown(value)}")
        return value
    if name == "phase":
        if not isinstance(value, str) or value not in PHASES:
            raise wrong(f"there is no phase {shown(value)}; phases: {', '.join(PHASES)}")
        return value
    if name == "pool":
        return {resource(word): whole(f"{word} in the pool", n, 0, MOST) for word, n in entries(name, value)}
    return {number_of(name, key): read_of_card(name, f"{name} of {key}", marks) for key, marks in entries(name, value)}


def read_of_card(name: str, where: str, value: Any) -> Any:
    """What is given of one card, or of one sticker."""
    if name in ("stage", "supply"):
        return whole(where, value, 0, MOST)
    if name in ("stickers", "ticks") and isinstance(value, Mapping):
        return {number_of(where, stage): numbers(where, marks) for stage, marks in value.items()}
    if name == "crossed":
        if not isinstance(value, list | tuple) or not all(isinstance(one, str) for one in value):
            raise wrong(f"{where} is a list of names of effects, such as {EXAMPLES[name]}, not {shown(value)}")
        return list(value)
    if name == "used":
        return {text(where, effect): whole(f"{where}, {effect}", n, 0, MOST) for effect, n in entries(name, value)}
    return numbers(where, value)


def entries(name: str, value: Any) -> list[tuple[Any, Any]]:
    if not isinstance(value, Mapping):
        raise wrong(f"{name} is a mapping, such as {EXAMPLES[name]}, not {shown(value)}")
    return list(value.items())


def numbers(name: str, value: Any) -> list[int]:
    """A list of whole numbers: of cards, boxes, stickers or scores."""
    if not isinstance(value, list | tuple) or not all(is_whole(one) for one in value):
        raise wrong(f"{name} is a list of numbers, not {shown(value)}")
    if any(not -MOST <= one <= MOST for one in value):
        raise wrong(f"{name} has a number beyond {MOST}: {shown(value)}")
    return [int(one) for one in value]


def whole(name: str, value: Any, least: int, most: int) -> int:
    if not is_whole(value) or not least <= value <= most:
        raise wrong(f"{name} is a whole number from {least} to {most}, not {shown(value)}")
    return int(value)


def number_of(name: str, key: Any) -> int:
    """The number of a card, stage or sticker that something is given for; saved games have it as text."""
    if is_whole(key) and 0 <= key <= MOST:
        return int(key)
    if isinstance(key, str) and key.isascii() and key.isdecimal() and len(key) < 5:
        return int(key)
    raise wrong(f"{name} is given by numbers, such as {EXAMPLES.get(name, EXAMPLES['stickers'])}, not for {shown(key)}")


def text(name: str, value: Any) -> str:
    if not isinstance(value, str):
        raise wrong(f"{name} is given by names of effects, not by {shown(value)}")
    return value


def resource(word: Any) -> str:
    if not isinstance(word, str) or word not in ops.RESOURCES:
        raise wrong(f"there is no resource {shown(word)}; resources: {', '.join(ops.RESOURCES)}")
    return word


def as_kept(value: Any) -> Any:
    """The same as saved games hold it: whatever is given by number has it as text."""
    if isinstance(value, Mapping):
        return {str(key): as_kept(one) for key, one in value.items()}
    return value
