"""The work that waits on the decision stack, each kind declared once."""

from typing import NamedTuple

from deckwright.games.kingdom.rules import frames as fr


class Work(NamedTuple):
    """A kind of work: its number, and what is done."""

    number: int
    meaning: str


DECLARED = (
    Work(fr.RUN, "a program of a card goes on"),
    Work(fr.LEAVE, "the source of an effect leaves as its icon says"),
    Work(fr.BATCH, "effects that were set off together"),
    Work(fr.ACT, "something is done to the picked cards, one after the other"),
    Work(fr.PAY, "a price is paid"),
    Work(fr.TURNED, "an upgrade is paid for: the card is turned"),
    Work(fr.PRODUCE, "a card gives what it produces"),
    Work(fr.DISCOVER, "a card leaves the box"),
    Work(fr.END_TURN, "the end of a turn"),
    Work(fr.NEW_TURN, "a turn begins"),
    Work(fr.END_ROUND, "the end of a round"),
    Work(fr.NEW_ROUND, "a round begins"),
    Work(fr.BANISH, "an expansion begins with its banishing"),
)
