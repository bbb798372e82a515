"""What can be done, each kind of action declared once, in the order of the fixed action space.

Its number, by which the rules choose, stands in `rules/tables.py`. The text of an action, its heading and how many indexes it
takes follow from here.
"""

from collections.abc import Callable
from dataclasses import dataclass

from deckwright.games.kingdom.cards import ops
from deckwright.games.kingdom.cards.model import Card
from deckwright.games.kingdom.rules import tables as tb

CHOOSE, ANSWER, END = "choose", "answer", "end"
SIDES = 5  # stages are counted from 1, so that the first place stays free


@dataclass(frozen=True, kw_only=True, eq=False)
class ActionKind:
    """A kind of action: the words of its text, and how many indexes it takes, for each card if it names one."""

    verb: int
    word: str  # with which its text begins
    meaning: str  # for the page about Python
    indexes: Callable[[Card], int] | None = None  # none: it names no card
    times: int = 1  # of what names no card: how many indexes
    place: str | None = None  # of an answer: what stands before the colon
    named: str | None = None  # what it says in place of a card
    behind: str | None = None  # what stands behind the card: arrow, effect
    from_1: bool = False  # its number is counted from 1
    label: str | None = None  # the message of what names nothing
    ends: bool = False  # it does nothing but end the turn, or what comes after it
    is_of_turn: bool = False  # it can be done in a turn

    @property
    def form(self) -> str:
        """What its text looks like."""
        if self.place is not None:
            what = {"card": "N", "trigger": "N/EFFECT", "resource": "RESOURCE"}.get(self.place, "K")
            return f"{self.word} {self.place}:{what}"
        if self.indexes is None:
            return f"{self.word} {self.named}" if self.named else self.word
        return f"{self.word} N" + (f" {self.behind.upper()}" if self.behind else "")

    @property
    def heading(self) -> str:
        """Under which it is listed."""
        if self.ends:
            return END
        return self.place or (self.word if self.is_of_turn else ANSWER)


# How many indexes a card needs.


def once(_card: Card) -> int:
    return 1


def for_each_arrow(_card: Card) -> int:
    return len(ops.ARROWS)


def for_each_effect(card: Card) -> int:
    return sum(len(stage.effects) for stage in card.stages.values())


DECLARED = (
    ActionKind(verb=tb.PASS, word="pass", meaning="end the turn", label="action-pass", ends=True, is_of_turn=True),
    ActionKind(
        verb=tb.GO_ON, word="go", named="on", meaning="begin the next turn or round, or take the final score",
        label="action-go-on", ends=True,
    ),
    ActionKind(verb=tb.ADVANCE, word="advance", meaning="play 2 more cards", label="action-advance", is_of_turn=True),
    ActionKind(verb=tb.ACCEPT, word="accept", meaning="yes", label="action-accept"),
    ActionKind(verb=tb.DECLINE, word="decline", meaning="no to what is optional", label="action-decline"),
    ActionKind(
        verb=tb.DONE, word=CHOOSE, named="done", meaning="no more of an “up to” or “any number”",
        label="action-done",
    ),
    ActionKind(
        verb=tb.CHOOSE_RESOURCE, word=CHOOSE, place="resource", meaning="which resource",
        times=ops.KINDS_OF_RESOURCE,
    ),
    ActionKind(
        verb=tb.CHOOSE_BOX, word=CHOOSE, place="box", meaning="which check box", times=ops.MOST_BOXES,
        from_1=True,
    ),
    ActionKind(
        verb=tb.CHOOSE_SIDE, word=CHOOSE, place="side", meaning="which side faces up when a card is discovered", times=SIDES,
    ),
    ActionKind(
        verb=tb.CHOOSE_OPTION, word=CHOOSE, place="option", meaning="one of several options, prices or cost boxes",
        times=ops.MOST_OPTIONS, from_1=True,
    ),
    ActionKind(
        verb=tb.PRODUCE, word="produce", meaning="discard a card from play for its production", is_of_turn=True,
        indexes=once,
    ),
    ActionKind(
        verb=tb.UPGRADE, word="upgrade", meaning="pay a cost box of a card and turn it; ends the turn", is_of_turn=True,
        indexes=for_each_arrow, behind="arrow",
    ),
    ActionKind(
        verb=tb.USE, word="use", meaning="use an effect of the active stage of a card", is_of_turn=True,
        indexes=for_each_effect, behind="effect",
    ),
    ActionKind(
        verb=tb.CHOOSE_CARD, word=CHOOSE, place="card", meaning="which card; for orders: the next one",
        indexes=once,
    ),
    ActionKind(
        verb=tb.CHOOSE_TRIGGER, word=CHOOSE, place="trigger", meaning="which waiting effect comes next",
        indexes=for_each_effect, behind="effect",
    ),
)  # fmt: skip
BY_VERB = {action.verb: action for action in DECLARED}
TURN_VERBS = {action.word: action.verb for action in DECLARED if action.indexes and action.is_of_turn}
PLAIN_TEXTS = {action.form: action.verb for action in DECLARED if action.label}
PLACES = {action.place: action.verb for action in DECLARED if action.place}
