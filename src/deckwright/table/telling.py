"""How a game says what happens: names of what its events hold, what is said of them, and its rulebook."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from deckwright.table.rulebook import Rule
from deckwright.table.said import Said

if TYPE_CHECKING:
    from deckwright.table.decisions import Decision
    from deckwright.table.events import Event
    from deckwright.table.kinds import Ruleset


@dataclass(frozen=True)
class Details:
    """How a game reads the cells of an event that only some games have: the stage of its card, and a detail."""

    name: Callable[["Ruleset", Sequence[int]], str | None]  # what the detail is called, from the cells of an event
    number: Callable[["Ruleset", Sequence[int], str | None], int]  # and back, where the other cells are known


@dataclass(frozen=True)
class Telling:
    """What a game's events, questions and refused undos are called, by number and in words."""

    kinds: tuple[str, ...]  # of events
    zones: tuple[str | None, ...]
    resources: tuple[str | None, ...]
    rule_name: Callable[[int], str | None]  # the rule that a number in an event stands for
    ruling_name: Callable[[int], str | None]
    rule_number: Callable[[str | None], int]  # and back; `UNNUMBERED` (`table/event_names.py`) for what is none
    ruling_number: Callable[[str | None], int]
    messages: tuple[str, ...]  # the packages with the messages of all that is said; the last one speaks last
    event: Callable[["Event"], Said]  # a line of the log
    prompt: Callable[["Decision"], Said]  # a question
    reveal: Callable[[str], Said]  # why an undo is refused, by what was revealed
    said_before: Callable[["Event"], bool]  # whether the line of its cause says an event, too
    rules: Callable[[], Mapping[str, Rule]]
    rulings: Callable[[], Mapping[str, Rule]]
    details: Details | None = None  # none: its events have neither stage nor detail
    face: Callable[["Ruleset", str, str, int], str] | None = None  # in a language, a card's name at one of its faces
