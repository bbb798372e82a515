"""A game as terminals show it: what it may bring, part by part. A part that it does not bring is plain.

Plain are the names of cards and actions as pages of any game have them, and a screen made from the fields of the view.
Nothing here is imported from a game before somebody sits at a terminal. What is drawn is text and tables for Rich.
"""

from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

from deckwright.cards.messages import Home, Messages

if TYPE_CHECKING:
    from rich.console import RenderableType
    from rich.text import Text

    from deckwright.table.kinds import Ruleset
    from deckwright.table.trees import Tree

View = dict[str, Any]
Names = Sequence[str]

# Where a command can be typed: while a game is played, when it is over, while a saved one is looked at.
AT_TABLE, AT_END, IN_REPLAY = "table", "end", "replay"


class Cards(Protocol):
    """The cards of a ruleset in one language."""

    def name(self, card: str, lang: str | None = None) -> str:
        """What a card is called; what is no card of this ruleset keeps its id."""
        ...

    def titled(self, card: str) -> "Text":
        """The name as it is drawn: in a colour, with a mark."""
        ...

    def text(self, card: str) -> str:
        """What it says, in one line."""
        ...


class Actions(Protocol):
    """The actions of a game in one language, as they are listed and as people type them."""

    def ordered(self, actions: Sequence[Any]) -> list[Any]:
        """Legal actions in the order of their numbers; those of a group follow one another."""
        ...

    def sentence(self, text: str) -> str:
        """What an action is called, alone in a line."""
        ...

    def known_as(self, text: str) -> Iterable[str]:
        """Every way in which a person may say it."""
        ...

    def likely(self, actions: Sequence[Any]) -> Sequence[Any]:
        """Of actions that fit what was typed those that are meant where nobody says more."""
        ...

    def conceivable(self, view: View, seat: int) -> list[str]:
        """Texts of actions that the cards on the table suggest, legal or not: the game is asked why not."""
        ...

    def spelled(self, typed: str) -> str | None:
        """The text of an action, legal or not, if that is what these words are."""
        ...

    def left(self, chosen: Any, actions: Sequence[Any], view: View, seat: int) -> str:
        """What could still be done, where the chosen action gives it up; else empty."""
        ...


class Screen(Protocol):
    """Draws a game for seats of these names, as lines for a terminal of some width."""

    def board(
        self, view: View, seat: int, width: int, actions: Sequence[Any] = (), watching: bool = False, full: bool = False
    ) -> Sequence["RenderableType"]:
        """The table from the side of a seat that may take these actions; in `full` also what a crowd leaves out.

        Who is `watching` sits nowhere.
        """
        ...

    def heading(self, action: Any) -> str:
        """Over the actions of its group; may be empty."""
        ...

    def entry(self, action: Any, actions: Sequence[Any], view: View, seat: int) -> "Text":
        """An action in the list of all legal ones."""
        ...

    def everything_open(self, game: Any) -> tuple[View, int]:
        """The view from the side of the seat at turn, for somebody who may see all hands."""
        ...

    def result(self, game: Any) -> Sequence["RenderableType"]:
        """Scores, places, and who has won."""
        ...

    def legend(self) -> Sequence["RenderableType"]:
        """What the signs on the screen mean."""
        ...


class Desk(Protocol):
    """What a command finds at the terminal, and what it may have done there."""

    @property
    def game(self) -> Any:
        """The game that is on the table."""
        ...

    @property
    def tree(self) -> Any:
        """The tree that this game is a part of; `None` where it stands alone."""
        ...

    @property
    def words(self) -> Messages: ...

    @property
    def cards(self) -> Any:
        """What the game's `cards` made."""
        ...

    @property
    def actions(self) -> Any:
        """What the game's `actions` made."""
        ...

    @property
    def place(self) -> str:
        """Where it was typed."""
        ...

    @property
    def width(self) -> int: ...

    def print(self, content: "RenderableType") -> None: ...

    def warn(self, text: str) -> None:
        """Say that this is not possible, and what is."""
        ...

    def agrees(self, question: str) -> bool:
        """Whether the person answers yes."""
        ...

    def play(self, texts: Sequence[str]) -> bool:
        """Carry out several actions as one; whether all of them were possible, else none is."""
        ...

    def change(self, do: Callable[[], object], told: int | None = None) -> bool:
        """Let the tree go on elsewhere, and save it; whether that was possible.

        News are told of what happened after the event `told`, or of nothing.
        """
        ...


@dataclass(frozen=True)
class Command:
    """Something to type beside the actions of a game.

    The message `order-NAME` has further words for it, `usage-NAME` and `help-NAME` what the list of commands says. One that
    is called like a command of the program takes its place.
    """

    name: str
    do: Callable[[Desk, str], bool]  # with what was typed behind it; True: the table is to be shown again
    where: frozenset[str] = frozenset({AT_TABLE, AT_END})


@dataclass(frozen=True)
class Onward:
    """What can be done when a game is over: what is typed for it, and what it is called."""

    typed: str
    label: "Text"


def nothing_follows(tree: Any, words: Messages, cards: Any) -> Sequence[Onward]:
    """A game that is over is the end."""
    return ()


@dataclass(frozen=True)
class Trees:
    """Games that grow from one another (`table/trees.py`), played and saved as one thing.

    The message `why-WORD` says how a node came about, for each word that its `Tree` has beside "branch".
    """

    tree: "type[Tree[Any]]"
    found: Callable[..., "Tree[Any]"]  # a new one: ruleset, name (or None), lang, seed, options, packs
    onward: Callable[["Tree[Any]", Messages, Any], Sequence[Onward]] = nothing_follows  # with what `cards` made


def nothing_told(cards: Any, game: Any) -> None:
    """The cards are the same in every game."""


@dataclass(frozen=True)
class Column:
    """Something that every card of a game has: a column of their list, headed by the message `heading-NAME`."""

    name: str  # of the attribute that holds it
    cell: Callable[[Any, Messages], str]
    number: bool = False


def no_facts(card: Any, words: Messages) -> list[str]:
    """Nothing beyond what every card has."""
    return []


@dataclass(frozen=True)
class AtTerminal:
    """A game at a terminal; what is `None` is plain.

    The messages that it is given are those of the command line, then the names of its fields, then its own: it may say
    anything in its own words.
    """

    messages: Home | None = None
    cards: Callable[["Ruleset", Messages], Cards] | None = None
    actions: Callable[[Messages, Any, Names], Actions] | None = None  # with the cards that its `cards` made
    screen: Callable[[Messages, Any, Any, Names], Screen] | None = None  # with its cards and actions
    columns: tuple[Column, ...] = ()  # of the list of its cards
    facts: Callable[[Any, Messages], list[str]] = no_facts  # about one card, under its name
    printed: Callable[[Any, Messages], Sequence[str]] | None = (
        None  # the lines of a card, where its text does not say all
    )
    routine: frozenset[str] = (
        frozenset()
    )  # kinds of events that others do all the time: left out where news are too long
    details: frozenset[str] = frozenset()  # and those that are left out next
    look: Callable[[Any, Any], None] = nothing_told  # tells its `cards` which game they are shown in
    commands: tuple[Command, ...] = ()
    undo: str = "action"  # what is taken back at once, or a "gesture": all that was played as one
    without: frozenset[str] = frozenset()  # commands of the program that mean nothing here
    trees: Trees | None = None
    met: Callable[["Ruleset", Any | None], Collection[str]] | None = (
        None  # which cards may be read, in a game or before
    )
