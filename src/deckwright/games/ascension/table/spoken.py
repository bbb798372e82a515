"""The text of an action and its parts: what is written and what is read are each other's mirror."""

import re
from dataclasses import dataclass
from functools import lru_cache

ACTION = re.compile(
    r"(?P<verb>[a-z]+)"
    r"(?: (?:(?P<zone>[a-z_]+):)?(?P<what>[a-z0-9_-]+)?(?:#(?P<ability>[0-9]{1,3}))?(?:@(?P<slot>[0-9]{1,3}))?)?"
    r"(?: of (?P<seat>[0-9]))?(?P<teammate> for teammate)?"
)
TURN_VERBS = ("play", "use", "trophy", "acquire", "defeat")
CARD_ZONES = ("hand", "discard", "row", "pile", "void", "construct", "played", "deck", "trophy", "reward", "trigger")


@dataclass(frozen=True)
class Spoken:
    """The parts of an action's text."""

    verb: str  # play, use, trophy, acquire, defeat, choose, accept, decline, end
    zone: str | None = None  # where the chosen card lies; `option` and `player` for what is no card
    what: str | None = None  # a card id, an option, a seat, `done` or `turn`
    ability: int | None = None
    slot: int | None = None
    seat: int | None = None
    teammate: bool = False

    @property
    def card(self) -> str | None:
        return self.what if self.verb in TURN_VERBS or self.zone in CARD_ZONES else None

    @property
    def group(self) -> str:
        """The heading under which the action is listed."""
        return "teammate" if self.teammate else self.place

    @property
    def place(self) -> str:
        """The same, whoever gets the card."""
        if self.verb == "choose":
            return self.zone or "answer"
        return "answer" if self.verb in ("accept", "decline") else self.verb


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
