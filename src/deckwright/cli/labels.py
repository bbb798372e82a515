"""Actions in words: what an action's text says, and how it is called in the chosen language."""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from deckwright.cli.cardbook import CardBook
from deckwright.cli.words import Words, simple

ACTION = re.compile(
    r"(?P<verb>[a-z]+)"
    r"(?: (?:(?P<zone>[a-z_]+):)?(?P<what>[a-z0-9_-]+)?(?:#(?P<ability>\d+))?(?:@(?P<slot>\d+))?)?"
    r"(?: of (?P<seat>\d+))?(?P<teammate> for teammate)?"
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


def parse(text: str) -> Spoken:
    """Take the text of an action apart."""
    match = ACTION.fullmatch(text)
    if match is None:
        return Spoken(verb=text)
    number = {name: int(match[name]) if match[name] else None for name in ("ability", "slot", "seat")}
    return Spoken(match["verb"], match["zone"], match["what"], **number, teammate=bool(match["teammate"]))


class Labels:
    """Names for actions in one language."""

    def __init__(self, words: Words, book: CardBook, names: Sequence[str]) -> None:
        self.words = words
        self.book = book
        self.names = names

    def heading(self, group: str) -> str:
        key = f"group-{group}"
        return self.words.say(f"group-{group}") if self.words.has(key) else group

    def thing(self, text: str) -> str:
        """What the action is about, without the verb: a card with what tells it apart, an answer, a seat."""
        spoken = parse(text)
        label = self.listed(spoken)
        return self.words.say("action-teammate", card=label) if spoken.teammate else label

    def listed(self, spoken: Spoken) -> str:
        """The same as it stands under its heading."""
        if spoken.card is None:
            return self.answer(spoken)
        label = self.book.name(spoken.card)
        if spoken.ability is not None:
            label = self.words.say("action-ability", card=label, n=spoken.ability)
        if spoken.seat is not None:
            label = self.words.say("action-of", card=label, player=self.names[spoken.seat])
        return label

    def answer(self, spoken: Spoken) -> str:
        """An action that names no card."""
        if spoken.verb == "end":
            return self.words.say("action-end")
        if spoken.verb in ("accept", "decline"):
            return self.words.say(f"action-{spoken.verb}")
        if spoken.what == "done":
            return self.words.say("action-done")
        if spoken.zone == "player" and spoken.what is not None and int(spoken.what) < len(self.names):
            return self.names[int(spoken.what)]
        what = spoken.what or spoken.verb
        return self.words.say(f"option-{what}") if self.words.has(f"option-{what}") else what

    def sentence(self, text: str) -> str:
        """The whole action: `Acquire: Kor, the Ferromancer`."""
        spoken = parse(text)
        if spoken.card is None:
            return self.thing(text)
        return f"{self.heading(spoken.place)}: {self.thing(text)}"

    def known_as(self, text: str) -> tuple[str, ...]:
        """Every way in which a person may say this action, ready for comparing."""
        spoken = parse(text)
        verbs = (spoken.verb, spoken.zone or "", self.heading(spoken.place))
        place = f" {spoken.slot}" if spoken.slot is not None else ""
        place += f" {spoken.ability}" if spoken.ability is not None else ""
        place += f" {simple(self.names[spoken.seat])}" if spoken.seat is not None else ""
        names = self.book.known_as(spoken.card) if spoken.card is not None else (simple(self.answer(spoken)),)
        whose = (" for teammate", f" {simple(self.heading('teammate'))}") if spoken.teammate else ("",)
        ways = [simple(text)]
        for name in (f"{name}{place}{who}" for name in names for who in whose):
            ways.append(name)
            ways.extend(f"{simple(verb)} {name}" for verb in verbs if verb)
        return tuple(dict.fromkeys(ways))
