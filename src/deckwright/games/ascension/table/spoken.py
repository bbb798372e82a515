"""The text of an action and its parts: what is written and what is read are each other's mirror.

An action keeps its parts. Only texts from outside are read: what somebody types, and what was kept of moves.
"""

import re
from dataclasses import dataclass
from functools import lru_cache

from deckwright.games.ascension.declared.actions import BY_VERB, HEADINGS, PLACES, TEAMMATE
from deckwright.games.ascension.declared.questions import BY_NUMBER
from deckwright.games.ascension.rules import frames as fr

ACTION = re.compile(
    r"(?P<verb>[a-z]+)"
    r"(?: (?:(?P<zone>[a-z_]+):)?(?P<what>[a-z0-9_-]+)?(?:#(?P<ability>[0-9]{1,3}))?(?:@(?P<slot>[0-9]{1,3}))?)?"
    r"(?: of (?P<seat>[0-9]))?(?P<teammate> for teammate)?"
)
ON_TURN = tuple(BY_VERB[verb] for verb in BY_NUMBER[fr.TURN].answers)
TURN_VERBS = tuple(dict.fromkeys(action.word for action in ON_TURN if action.indexes))  # those that name a card


@dataclass(frozen=True)
class Spoken:
    """The parts of an action's text."""

    verb: str  # the word with which it begins
    zone: str | None = None  # where the chosen card lies; `option` for what is no card
    what: str | None = None  # a card id, an option, `done` or `turn`
    ability: int | None = None
    slot: int | None = None
    seat: int | None = None
    teammate: bool = False

    @property
    def card(self) -> str | None:
        return self.what if self.verb in TURN_VERBS or self.zone in PLACES else None

    @property
    def group(self) -> str:
        """The heading under which the action is listed."""
        return TEAMMATE if self.teammate else self.place

    @property
    def place(self) -> str:
        """The same, whoever gets the card."""
        return HEADINGS.get((self.verb, self.zone), self.verb)


@lru_cache(maxsize=4096)
def parse(text: str) -> Spoken:
    """Take the text of an action apart."""
    match = ACTION.fullmatch(text)
    if match is None:
        return Spoken(verb=text)
    number = {name: int(match[name]) if match[name] else None for name in ("ability", "slot", "seat")}
    return Spoken(match["verb"], match["zone"], match["what"], **number, teammate=bool(match["teammate"]))


def text_of(spoken: Spoken) -> str:
    """The text that these parts make."""
    parts = [spoken.verb]
    if spoken.what is not None:
        zone = "" if spoken.zone is None else f"{spoken.zone}:"
        ability = "" if spoken.ability is None else f"#{spoken.ability}"
        slot = "" if spoken.slot is None else f"@{spoken.slot}"
        parts.append(f"{zone}{spoken.what}{ability}{slot}")
    if spoken.seat is not None:
        parts.append(f"of {spoken.seat}")
    if spoken.teammate:
        parts.append("for teammate")
    return " ".join(parts)
