"""Which games there are, and what each is made of.

A game is a folder of `deckwright.games`, or a package of its own that registers itself under the entry point
`deckwright.games`. Its module `kind` has one value, `KIND`. Games are found, not listed, and each is imported when it is
needed; one that cannot be imported costs a line of warning, and no other game.
"""

import pkgutil
import warnings
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, cached_property
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from pathlib import Path
from types import FunctionType
from typing import TYPE_CHECKING, Any, Protocol

import numpy as np

from deckwright import defaults
from deckwright.cards.errors import BadOption, NotFound
from deckwright.cards.language import Language
from deckwright.kernel import playing
from deckwright.kernel.cuda_source import Plan
from deckwright.kernel.folding import NOTHING_KNOWN, Known
from deckwright.kernel.modes import Modes
from deckwright.kernel.rules import Bound
from deckwright.kernel.showing import FieldList
from deckwright.table.declared import Declared
from deckwright.table.observation import Learned
from deckwright.table.online import PLAIN, Online
from deckwright.table.terminal import AtTerminal
from deckwright.table.usual import players
from deckwright.table.usual.observation import UsualFields

if TYPE_CHECKING:
    from deckwright.cards.model import CardSet
    from deckwright.table.game import Game
    from deckwright.table.refusals import Refusal
    from deckwright.table.rulesets import CardInfo, PackText, RulesetInfo
    from deckwright.table.saves import Saves
    from deckwright.table.seat import Seat
    from deckwright.table.telling import Telling
    from deckwright.table.trees import Tree

DOORS = "deckwright.games"  # the package of the games that come along, and the entry point of all others


class Ruleset(Protocol):
    """The cards of the sets in use, with everything the rules of their game read."""

    def __hash__(self) -> int: ...

    @property
    def id(self) -> str: ...

    @property
    def kind(self) -> "GameKind": ...

    @property
    def sets(self) -> tuple["CardSet", ...]: ...

    @property
    def cards(self) -> Mapping[str, Any]:
        """Every card by its id."""
        ...

    @property
    def ids(self) -> tuple[str, ...]:
        """The cards by number."""
        ...

    @property
    def number(self) -> Mapping[str, int]:
        """The number of a card by its id."""
        ...

    @property
    def actions(self) -> list[tuple[int, int, int]]:
        """The fixed action space."""
        ...

    @property
    def table(self) -> np.ndarray:
        """Cards, programs and action space as one flat array."""
        ...

    @property
    def players(self) -> Mapping[str, tuple[int, ...]]:
        """The numbers of players of each mode."""
        ...

    def stocked(self, players: int, mode: str, options: Mapping[str, str]) -> np.ndarray:
        """A state ready to be dealt."""
        ...


class Fields(Protocol):
    """The numbers of an observation in one ruleset, for a number of players and a mode."""

    @property
    def size(self) -> int: ...

    @property
    def fields(self) -> Any: ...

    @property
    def notes(self) -> list[str]:
        """What is to be said about them beside their meaning, line by line."""
        ...

    def decode(self, observation: np.ndarray) -> dict[str, Any]:
        """An observation in words."""
        ...


@dataclass(frozen=True)
class Sets:
    """The cards that a game comes with, and what becomes of several sets."""

    known: Callable[[], Mapping[str, "CardSet"]]  # the sets that come along, by id
    together: Mapping[str, tuple[str, ...]]  # names for several of them
    load: Callable[["PackText"], "CardSet"]  # a set from the text of a card file
    make: Callable[[str, tuple[Any, ...]], Any]  # the ruleset of these sets, under this id
    info: Callable[[Any], "RulesetInfo"]  # what a ruleset offers
    card: Callable[[Any, str], "CardInfo"]  # a card of a ruleset as data

    @property
    def rulesets(self) -> tuple[str, ...]:
        """Every ruleset that can be played without cards of one's own; a set may have another name as a ruleset."""
        return *(name for name in self.known() if (name,) not in self.together.values()), *self.together


@dataclass(frozen=True)
class AtTable:
    """A game as people play it."""

    modes: tuple[str, ...]  # ways to play it; the first is meant where nobody says
    options: Mapping[str, tuple[str, ...]]  # every option of the rules with its values, the default first
    game: type["Game"]
    seat: type["Seat"]
    action: Callable[[np.ndarray, Any, int], Any]  # the action of an index in a position
    place: Callable[..., "Game"]  # a position that was given by hand
    telling: "Telling"  # events and rules in words
    saves: "Saves"  # what it takes so that saved games go on
    tree: type["Tree[Any]"] | None = None  # how games of it grow from each other, if they do
    one_way: Callable[[Any], "Refusal | None"] = lambda game: (
        None
    )  # why nothing may leave from a game or come back to it
    more_players: Callable[[Any, str], str] = lambda ruleset, mode: ""  # a hint at how more could play


@dataclass(frozen=True)
class Policy:
    """Somebody who plays inside the rules: a kind of player, and the page of weights that he plays by."""

    kind: int  # `playing.RANDOM`, `BUSY` or `WEIGHTS`
    page: Callable[[Any], np.ndarray]


@dataclass(frozen=True)
class Players:
    """Who plays a game from inside the rules: pages of weights, and what a search needs."""

    weights: Callable[[Any], np.ndarray] = players.no_weights  # the page of `greedy` for a ruleset
    checked: Callable[[np.ndarray, Any], np.ndarray] = players.no_page  # a page from outside, if it has the right shape
    weigh: Callable[[Any, Any], int] = players.weigh_alike  # how much an action promises a seat
    search_weights: Callable[[Any], np.ndarray] = players.no_weights  # by which a search plays games out
    plain_actions: Callable[[Any], np.ndarray] = players.nothing_plain  # for every action what `narrow` wants to know
    bag: int = players.BAG_ROOM  # cells that redrawing needs as a place to work
    settings: playing.SearchSettings = playing.USUAL_SETTINGS  # what a search goes by
    named: Mapping[str, Callable[[Any], np.ndarray]] | None = None  # pages by name; none: that of `greedy`
    iterations: int = 1000  # of a search that nobody gives a budget
    usual: str = "greedy"  # who plays where nobody is named
    entries: tuple[Any, ...] = ()  # rules that they call beside the open ones
    levels: Mapping[int, str] = field(default_factory=dict)  # bots by level; a search by iterations where none is named

    @property
    def policies(self) -> dict[str, Policy]:
        """Whoever can play whole games inside the rules, by name."""
        by_chance = Policy(playing.RANDOM, self.weights)
        if self.named is not None:
            return {"random": by_chance} | {name: Policy(playing.WEIGHTS, page) for name, page in self.named.items()}
        return {"random": by_chance, "busy": Policy(playing.BUSY, self.weights),
                "greedy": Policy(playing.WEIGHTS, self.weights)}  # fmt: skip


def no_parts(ruleset: Any, name: object) -> int:
    """Refuse to go on behind the end of a game."""
    raise BadOption(f"Nothing follows a game of {ruleset.kind.name}: leave out what comes then.")


def all_may_follow(names: Sequence[object], options: Mapping[str, str]) -> None:
    """A game whose parts may follow in any order, and each as often as somebody likes."""


@dataclass(frozen=True)
class Study:
    """What is counted, observed and translated of a game."""

    tally_room: Callable[[int], int] = lambda seats: 0  # cells that the counts of a game take, by seats
    totals_room: Callable[[int], int] = lambda seats: 0  # cells that sums over games take
    card_counts: Callable[[np.ndarray, int, tuple[str, ...]], Any] = lambda totals, seats, ids: (
        None
    )  # the sums in words
    noted: tuple[str, ...] = ()  # numbers of each game that `note_end` writes from `playing.NOTES` on
    fields: Callable[[Any, int, str], Fields] = UsualFields  # the numbers of an observation
    learned: Callable[[Any, int, str], Learned] | None = None  # what a player learns from, if one can be taught
    known: Callable[[Any, np.ndarray, list[FunctionType], Plan], Known] = lambda *of: NOTHING_KNOWN  # never changes
    seldom: frozenset[str] = (
        frozenset()
    )  # rules that a device keeps apart: seldom needed, or their callers become too large
    several: frozenset[str] = frozenset()  # rules that a device writes once where games are stepped
    part: Callable[[Any, object], int] = no_parts  # what follows a game that is over, by its name
    check_parts: Callable[[Sequence[object], Mapping[str, str]], None] = (
        all_may_follow  # whether one after the other can be
    )
    works: int = 1  # kinds of work that `kind_of_work` tells apart
    report: Callable[[], Any] = lambda: None  # its `sim.report_game.GameReport`, imported when one is written; or none
    lines: Callable[[dict[str, Any]], list[str]] | None = None  # a view in a few lines of text; none: as plain as it is


@dataclass(frozen=True)
class Viewed:
    """What is to be said about the fields that `show` writes."""

    fields: FieldList
    words: Mapping[str, Mapping[int, str]]  # for each field of words: which cell stands for which word
    zones: Mapping[str, str]  # the zones that events name, each with the field that shows it
    messages: Path  # a folder with a Fluent file for each language: the name of the game and of every field
    words_in: Callable[[Any], Mapping[str, Mapping[int, str]]] = (
        lambda ruleset: {}
    )  # for each field whose words the cards in use bring: which cell stands for which
    told: Mapping[str, Callable[[Any], Any]] = field(default_factory=dict)  # what the table adds in this game alone


@dataclass(frozen=True, eq=False)
class GameKind:
    """What a game is made of; one value per game, `KIND` in its module `kind`."""

    name: str
    cards: Language[Any]  # what its cards can say, and where its sets lie
    bound: Bound  # its rules, in the places of the open ones
    sets: Sets
    table: AtTable
    viewed: Viewed
    declared: Declared | None = None  # what usual forms are made from
    entries: tuple[Any, ...] = ()  # rules of its own that a table calls beside the open ones
    players: Players = Players()
    study: Study = Study()
    online: Online = PLAIN
    terminal: Callable[[], AtTerminal] = AtTerminal  # its part of a terminal, imported when somebody sits at one

    @property
    def declarations(self) -> Declared:
        """What the game declares, for a usual form that is made from it."""
        if self.declared is None:
            others = ", ".join(kind.name for kind in kinds().values() if kind.declared is not None)
            raise NotFound(f"The game {self.name} does not have this. Games that have it: {others or 'none'}.")
        return self.declared

    @property
    def is_observed(self) -> bool:
        """Whether its games have observations: numbers of its own, or the usual ones, made from what it declares."""
        return self.study.fields is not UsualFields or self.declared is not None

    def fields(self, ruleset: Any, players: int, mode: str) -> Fields:
        """The numbers of an observation, for an environment; a game that has none is refused."""
        if not self.is_observed:
            others = ", ".join(kind.name for kind in kinds().values() if kind.is_observed)
            raise BadOption(f"There are no environments for {self.name}. Games that have them: {others or 'none'}.")
        return self.study.fields(ruleset, players, mode)

    def learned(self, ruleset: Any, players: int, mode: str) -> Learned:
        """What a player learns from; a game that does not say is refused."""
        if self.study.learned is None:
            others = ", ".join(kind.name for kind in kinds().values() if kind.study.learned is not None)
            raise BadOption(f"No player can be taught {self.name}. Games that can be learned: {others or 'none'}.")
        return self.study.learned(ruleset, players, mode)

    @cached_property
    def modes(self) -> Modes:
        """Every way in which its rules run."""
        return Modes(self.bound)

    @cached_property
    def seats(self) -> Callable[[np.ndarray], int]:
        """How many seats a state has."""
        return self.modes.interpreted(playing.seats)

    @cached_property
    def first(self) -> Callable[[np.ndarray], int]:
        """The seat that began."""
        return self.modes.interpreted(playing.first)

    @cached_property
    def turns(self) -> Callable[[np.ndarray], int]:
        """How many turns have been taken."""
        return self.modes.interpreted(playing.turns)

    @cached_property
    def is_over(self) -> Callable[[np.ndarray], bool]:
        """Whether the game has ended."""
        return self.modes.interpreted(playing.is_over)


def doors() -> Iterator[tuple[str, str | EntryPoint]]:
    """Every game by name, with the place where its kind is found; a folder without a module `kind` is no game yet."""
    for module in pkgutil.iter_modules(import_module(DOORS).__path__):
        if find_spec(f"{DOORS}.{module.name}.kind") is not None:
            yield module.name, f"{DOORS}.{module.name}.kind"
    for point in entry_points(group=DOORS):
        yield point.name, point


@cache
def open_door(door: str | EntryPoint) -> GameKind:
    """The kind behind a door."""
    kind = import_module(door).KIND if isinstance(door, str) else door.load()
    if not isinstance(kind, GameKind):
        raise TypeError(f"{door} has no KIND that says what the game is made of, but {kind!r}")
    return kind


@cache
def kinds() -> dict[str, GameKind]:
    """Every game that can be played here."""
    found: dict[str, GameKind] = {}
    for name, door in doors():
        try:
            found.setdefault(name, open_door(door))
        except Exception as error:  # a package of somebody else: whatever is wrong with it, other games go on
            warnings.warn(f"The game {name} cannot be played: {type(error).__name__}: {error}", stacklevel=2)
    return found


def default_kind() -> GameKind:
    """The game that is meant where none is named."""
    return kind_named(defaults.GAME)


def kind_named(name: str) -> GameKind:
    """A game by its name; no other game is imported for it."""
    for found, door in doors():  # those that come along first: looking through installed packages takes a while
        if found == name:
            return open_door(door)
    raise NotFound(f"There is no game {name}. Games: {', '.join(sorted({found for found, _ in doors()}))}.")
