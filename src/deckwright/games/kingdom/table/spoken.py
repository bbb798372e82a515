"""The text of an action taken apart. Only texts from outside are read: what somebody types, and what was kept of moves."""

import re
from dataclasses import dataclass

from deckwright.games.kingdom.cards import ops
from deckwright.games.kingdom.declared.actions import BY_VERB, CHOOSE, PLACES, PLAIN_TEXTS, TURN_VERBS
from deckwright.games.kingdom.rules import tables as tb

NUMBER = r"(?P<card>0|[1-9][0-9]{0,8})"
ON_TURN = re.compile(rf"(?P<verb>{'|'.join(TURN_VERBS)}) {NUMBER}(?: (?P<what>[a-z][a-z0-9_-]*))?")
ANSWER = re.compile(rf"{CHOOSE} (?P<place>card|trigger):{NUMBER}(?:/(?P<what>[a-z][a-z0-9_-]*))?")
CHOICE = re.compile(rf"{CHOOSE} (?P<place>resource|box|side|option):(?P<what>[a-z]+|[1-9][0-9]{{0,2}})")


@dataclass(frozen=True)
class Spoken:
    """The parts of an action's text: its verb by number, its card by id, and what stands behind."""

    verb: int
    card: str | None = None
    what: str = ""


def parse(text: str) -> Spoken | None:
    """The parts of a text; `None` where it is no action at all."""
    if text in PLAIN_TEXTS:
        return Spoken(PLAIN_TEXTS[text])
    match = ON_TURN.fullmatch(text)
    if match is not None:
        verb, what = TURN_VERBS[match["verb"]], match["what"] or ""
        return Spoken(verb, match["card"], what) if fits(verb, what) else None
    match = ANSWER.fullmatch(text)
    if match is not None:
        verb, what = PLACES[match["place"]], match["what"] or ""
        return Spoken(verb, match["card"], what) if fits(verb, what) else None
    match = CHOICE.fullmatch(text)
    if match is None:
        return None
    verb, what = PLACES[match["place"]], match["what"]
    is_known = what in ops.RESOURCES if verb == tb.CHOOSE_RESOURCE else what.isdecimal()
    return Spoken(verb, None, what) if is_known else None


def fits(verb: int, what: str) -> bool:
    """Whether what stands behind the card is what belongs there: an arrow, the name of an effect, or nothing."""
    behind = BY_VERB[verb].behind
    return what in ops.ARROWS if behind == "arrow" else bool(what) == (behind == "effect")
