"""What can be done, each kind of action declared once, in the order of the fixed action space.

Its number, by which the rules choose, stands in `rules/tables.py`. The text of an action, its heading, the place of its card
and how many indexes it takes follow from here.
"""

from collections.abc import Callable
from dataclasses import dataclass

from deckwright.games.ascension.cards.model import Card
from deckwright.games.ascension.rules import tables as tb
from deckwright.games.ascension.rules import zones as zn
from deckwright.kernel.playing import MOST_SEATS

OWNED = ("hero", "construct")
CHOOSE, ANSWER, TEAMMATE = "choose", "answer", "teammate"
END = "action-end"


@dataclass(frozen=True, kw_only=True, eq=False)
class ActionKind:
    """A kind of action: the words of its text, where its card lies, and how many indexes it takes for each card."""

    verb: int
    word: str  # with which its text begins
    meaning: str  # for the page about Python
    indexes: Callable[[Card], int] | None = None  # none: it names no card, and takes one index
    place: str | None = None  # of an answer: what stands before the colon
    named: str | None = None  # what it names in place of a card
    label: str | None = None  # the message of what names no card
    lies: int | None = None  # the zone of its card, where a board shows it there
    by_ability: bool = False  # its card may have several abilities
    of_seat: bool = False  # the seat whose card it is, is said
    for_mate: bool = False  # the card goes to the team-mate
    useful: bool = False  # worth a reminder when the turn is ended with this left
    offered: bool = True  # else no rule lists it any more, and its indexes stay taken

    @property
    def kind(self) -> str:
        """What programs call it."""
        return self.form if self.label == END else self.word

    @property
    def heading(self) -> str:
        """Under which it is listed, whoever gets the card."""
        if self.word == CHOOSE:
            return self.place or ANSWER
        return ANSWER if self.indexes is None and self.named is None else self.word

    @property
    def group(self) -> str:
        """Under which it is listed."""
        return TEAMMATE if self.for_mate else self.heading

    @property
    def in_row(self) -> bool:
        """Whether the slot of the row is said."""
        return self.lies == zn.ROW

    @property
    def form(self) -> str:
        """What its text looks like."""
        place = f"{self.place}:" if self.place else ""
        if self.indexes is None:
            return f"{self.word} {place}{self.named}" if self.named else self.word
        parts = (
            "#K" * self.by_ability,
            "@SLOT" * self.in_row,
            " of SEAT" * self.of_seat,
            " for teammate" * self.for_mate,
        )
        return f"{self.word} {place}ID{''.join(parts)}"


# How many indexes a card needs: none where the action can never be.


def once_owned(card: Card) -> int:
    return int(card.type != "monster")


def for_each_use(card: Card) -> int:
    return len(card.abilities_at("use"))


def for_each_trophy(card: Card) -> int:
    return len(card.abilities_at("trophy"))


def for_each_trigger(card: Card) -> int:
    return int(bool(card.abilities_at("when")))


def in_row(card: Card) -> int:
    return card.copies if card.origin == "center" else 0


def in_pile(card: Card) -> int:
    return int(card.origin == "always")


def acquired_in_row(card: Card) -> int:
    return in_row(card) if card.type in OWNED else 0


def acquired_in_pile(card: Card) -> int:
    return in_pile(card) if card.type in OWNED else 0


def monster_in_row(card: Card) -> int:
    return in_row(card) if card.type == "monster" else 0


def monster_in_pile(card: Card) -> int:
    return in_pile(card) if card.type == "monster" else 0


def once_construct(card: Card) -> int:
    return int(card.type == "construct")


def once_hero(card: Card) -> int:
    return int(card.type == "hero")


def once_rewarded(card: Card) -> int:
    return int(card.type == "monster" and card.origin == "center")


DECLARED = (
    ActionKind(
        verb=tb.PLAY, word="play", meaning="play a card from hand", indexes=once_owned, lies=zn.HAND, useful=True,
    ),
    ActionKind(
        verb=tb.USE, word="use", meaning="use an ability of a Construct; `#K` where the card has several",
        indexes=for_each_use, lies=zn.CONSTRUCTS, by_ability=True, useful=True,
    ),
    ActionKind(
        verb=tb.ACQUIRE_ROW, word="acquire", meaning="acquire the card in a slot of the row",
        indexes=acquired_in_row, lies=zn.ROW, useful=True,
    ),
    ActionKind(
        verb=tb.ACQUIRE_PILE, word="acquire", meaning="acquire a card of an always-available pile",
        indexes=acquired_in_pile, lies=zn.PILE, useful=True,
    ),
    ActionKind(
        verb=tb.DEFEAT_ROW, word="defeat", meaning="defeat the Monster in a slot of the row",
        indexes=monster_in_row, lies=zn.ROW, useful=True,
    ),
    ActionKind(
        verb=tb.DEFEAT_PILE, word="defeat", meaning="defeat a Monster that is always available",
        indexes=monster_in_pile, lies=zn.PILE, useful=True,
    ),
    ActionKind(
        verb=tb.CHOOSE_HAND, word=CHOOSE, place="hand", meaning="answer with a card in hand",
        indexes=once_owned, lies=zn.HAND,
    ),
    ActionKind(
        verb=tb.CHOOSE_DISCARD, word=CHOOSE, place="discard", meaning="with a card in the discard pile",
        indexes=once_owned, lies=zn.DISCARD,
    ),
    ActionKind(
        verb=tb.CHOOSE_ROW, word=CHOOSE, place="row", meaning="with a card in the row", indexes=in_row, lies=zn.ROW,
    ),
    ActionKind(
        verb=tb.CHOOSE_PILE, word=CHOOSE, place="pile", meaning="with an always-available card",
        indexes=in_pile, lies=zn.PILE,
    ),
    ActionKind(
        verb=tb.CHOOSE_CONSTRUCT, word=CHOOSE, place="construct", meaning="with a Construct of one's own",
        indexes=once_construct, lies=zn.CONSTRUCTS,
    ),
    ActionKind(
        verb=tb.CHOOSE_PLAYED, word=CHOOSE, place="played", meaning="with a Hero played in this turn",
        indexes=once_hero, lies=zn.PLAYED,
    ),
    ActionKind(
        verb=tb.TROPHY, word="trophy", meaning="banish a Trophy for its effect",
        indexes=for_each_trophy, lies=zn.TROPHIES,  # Trophies keep for another turn: no reminder
    ),
    ActionKind(
        verb=tb.ACQUIRE_ROW_FOR_MATE, word="acquire", meaning="in team play: the card goes to the teammate",
        indexes=acquired_in_row, lies=zn.ROW, for_mate=True,
    ),
    ActionKind(
        verb=tb.ACQUIRE_PILE_FOR_MATE, word="acquire", meaning="the same from a pile",
        indexes=acquired_in_pile, lies=zn.PILE, for_mate=True,
    ),
    ActionKind(
        verb=tb.CHOOSE_ROW_FOR_MATE, word=CHOOSE, place="row", meaning="a card acquired without paying goes to the teammate",
        indexes=acquired_in_row, lies=zn.ROW, for_mate=True,
    ),
    ActionKind(
        verb=tb.CHOOSE_PILE_FOR_MATE, word=CHOOSE, place="pile", meaning="the same from a pile",
        indexes=acquired_in_pile, lies=zn.PILE, for_mate=True,
    ),
    ActionKind(
        verb=tb.CHOOSE_REWARD, word=CHOOSE, place="reward", meaning="whose reward comes next", indexes=once_rewarded,
    ),
    ActionKind(
        verb=tb.CHOOSE_TRIGGER, word=CHOOSE, place="trigger", meaning="which trigger came next",
        indexes=for_each_trigger, offered=False,
    ),
    ActionKind(
        verb=tb.CHOOSE_CONSTRUCT_OF, word=CHOOSE, place="construct", meaning="a Construct of another seat",
        indexes=lambda card: MOST_SEATS * once_construct(card), lies=zn.CONSTRUCTS, of_seat=True,
    ),
    ActionKind(
        verb=tb.CHOOSE_DISCARD_OF, word=CHOOSE, place="discard", meaning="a card that another seat has discarded",
        indexes=lambda card: MOST_SEATS * once_owned(card), lies=zn.DISCARD, of_seat=True,
    ),
    ActionKind(verb=tb.ACCEPT, word="accept", meaning="yes", label="action-accept"),
    ActionKind(
        verb=tb.DONE, word=CHOOSE, named="done", meaning="no more of an “up to”", label="action-done",
    ),
    ActionKind(verb=tb.DECLINE, word="decline", meaning="no to what is optional", label="action-decline"),
    ActionKind(
        verb=tb.OPTION_HAND, word=CHOOSE, place="option", named="hand", meaning="the card just acquired goes to hand",
        label="option-hand",
    ),
    ActionKind(
        verb=tb.OPTION_PLAY, word=CHOOSE, place="option", named="play", meaning="the card just acquired enters play",
        label="option-play",
    ),
    ActionKind(verb=tb.END_TURN, word="end", named="turn", meaning="the turn is over", label=END),
)  # fmt: skip
BY_VERB = {action.verb: action for action in DECLARED}
OFFERED = tuple(action for action in DECLARED if action.offered)

HEADINGS = {(action.word, action.place): action.heading for action in DECLARED}
PLACES = frozenset(action.place for action in DECLARED if action.indexes and action.place)
LABELS = {(action.word, action.place, action.named): action.label for action in DECLARED if action.label}
