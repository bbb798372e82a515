"""A game as pages show it over the network: its cards, its end, its lessons, its actions in words.

A game says what it has beyond the plain messages of this module; one that says nothing gets these.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

import msgspec

from deckwright.table.actions import Action
from deckwright.table.course import Course, Marked, each_alone, no_mark, nobody_else
from deckwright.table.reckoning import Reckoning
from deckwright.table.said import CardNamed, Said, Value

if TYPE_CHECKING:
    from deckwright.table.events import Event
    from deckwright.table.game import Game
    from deckwright.table.kinds import Ruleset
    from deckwright.table.lessons import Lesson
    from deckwright.table.rulesets import CardInfo, RulesetInfo

FORM = "form"  # messages whose form a game decides say in this field which one it is


class OptionValue(msgspec.Struct, frozen=True):
    value: str
    name: str


class Option(msgspec.Struct, frozen=True):
    key: str
    name: str
    values: list[OptionValue]  # the first is the default
    modes: list[str] = []  # in which alone it says anything; none: in all


class PlainRuleset(msgspec.Struct, frozen=True, tag_field=FORM, tag="plain"):
    """A ruleset of a game that says no more about it."""

    id: str
    name: str
    sets: list[str]
    modes: dict[str, list[int]]  # each with its numbers of players
    teams: list[list[list[int]]]  # for each number of players in teams, the seats of every team
    options: list[Option]


class PlainFace(msgspec.Struct, frozen=True, tag_field=FORM, tag="plain"):
    """A card of a game that says no more about it, in one language."""

    id: str
    name: str
    text: str
    type: str
    copies: int
    set: str
    rulings: list[str]


class PlainOutcome(msgspec.Struct, frozen=True, tag_field=FORM, tag="plain"):
    """How a game ended: the score of every seat, at the end, before the first turn and after each."""

    table: str
    winners: list[int]
    ranking: list[int]
    scores: list[int]
    began: list[int]
    over_turns: list[list[int]]


def plain_ruleset(listed: PlainRuleset, info: "RulesetInfo") -> PlainRuleset:
    """A ruleset with nothing beyond what every game has."""
    return listed


def plain_face(ruleset: "Ruleset", card: "CardInfo", lang: str) -> PlainFace:
    """A card with what every card has."""
    return PlainFace(
        card.id, card.name(lang), card.text(lang), card.type, card.copies, card.set, list(card.rulings)
    )  # fmt: skip


def plain_outcome(table: str, game: "Game", course: Course) -> PlainOutcome:
    """The end of a game in scores alone."""
    return PlainOutcome(table, game.winners(), game.ranking(), game.scores(), course.began, course.over_turns)


class ActionWords(Protocol):
    """What the actions of a ruleset are called, and what they do."""

    def label(self, action: Any) -> Value:
        """What a legal action is called."""
        ...

    def effect(self, action: Any, lang: str) -> str:
        """What it does, where its card alone does not say it, as a text of the card in a language; else empty."""
        ...

    def is_useful(self, action: Any) -> bool:
        """Whether it is worth a reminder when the turn is ended with this left."""
        ...

    def warnings(self, game: Any) -> Mapping[str, Said]:
        """What would be lost by legal actions, or could not be taken back, by their texts; of most nothing is said."""
        ...

    def pays(self, game: Any, action: Any) -> Mapping[str, int]:
        """How much a legal action takes of counters of the view, by their paths; nothing where that is not certain."""
        ...

    def retold(self, text: str) -> Value:
        """What an action was called that somebody has played."""
        ...

    def is_open(self, text: str) -> bool:
        """Whether everybody saw what an action named."""
        ...


class PlainWords:
    """Actions called by their texts, with the names of cards in them."""

    def __init__(self, ruleset: "Ruleset") -> None:
        self.cards = ruleset.cards

    def label(self, action: Action) -> Value:
        return self.retold(action.text)

    def effect(self, action: Action, lang: str) -> str:
        return ""

    def is_useful(self, action: Action) -> bool:
        return False

    def warnings(self, game: "Game") -> Mapping[str, Said]:
        return {}

    def pays(self, game: "Game", action: Action) -> Mapping[str, int]:
        return {}

    def retold(self, text: str) -> Value:
        parts = [CardNamed(part) if part in self.cards else part for part in re.split(r"([\w-]+)", text) if part]
        return Said("plain-action", {"words": side_by_side(parts)})

    def is_open(self, text: str) -> bool:
        return False


@dataclass(frozen=True)
class Reachable:
    """An action that cannot be taken yet: what makes it possible, or what is missing."""

    text: str
    card: str | None
    first: tuple[str, ...]  # actions that make it possible; none where nothing would
    label: Said  # what all of it together is called; where nothing would do, why not


def nothing_more(game: "Game") -> Sequence[Reachable]:
    """A game in which one sees what is possible."""
    return ()


class Live(msgspec.Struct, frozen=True, omit_defaults=True):
    """A part of a card that is not the same at all times: how it stands now."""

    ability: int
    step: int  # of that ability; -1: all of it
    met: bool | None = None  # whether its condition holds, if it has one
    count: int | None = None  # how much it comes to, if that is counted


def nothing_live(game: Any, seat: int | None) -> "Mapping[str, Sequence[Live]]":
    """A game whose cards are always the same."""
    return {}


def side_by_side(parts: Sequence[Value]) -> Value:
    """Parts as one value, with nothing between them; texts that follow each other are one."""
    whole, *others = parts or [""]
    for part in others:
        both_texts = isinstance(whole, str) and isinstance(part, str)
        whole = f"{whole}{part}" if both_texts else Said("side-by-side", {"one": whole, "other": part})
    return whole


@dataclass(frozen=True)
class Picture:
    """A picture of a card, as a browser shows it."""

    content: bytes
    media_type: str = "image/svg+xml"


def no_picture(game: Any, seat: int | None, card: str, stage: int) -> Picture | None:
    """A game whose pictures come with its pages, or that has none."""
    return None


def no_story(game: Any, lang: str) -> "Sequence[str] | None":
    """A game that tells no story of itself."""
    return None


@dataclass(frozen=True)
class CardByCard:
    """Faces that are handed out at each table, card by card, as somebody there may read them; no catalogue lists them."""

    readable: Callable[
        [Any, int | None], Sequence[str]
    ]  # at a game: the cards whose faces a seat, or a watcher, may read now
    picture: Callable[[Any, int | None, str, int], Picture | None] = no_picture  # of a stage of a card that may be read


@dataclass(frozen=True)
class CodeLists:
    """What the setup codes of a game count through: lists that grow at their end only, so that a code keeps its meaning."""

    rulesets: tuple[str, ...]
    modes: tuple[str, ...]
    options: tuple[str, ...]


def no_lessons() -> "Sequence[Lesson]":
    """A game that is learned by playing it."""
    return ()


@dataclass(frozen=True)
class Online:
    """A game as pages show it. What a function returns is a message; its type is read from the function."""

    ruleset: Callable[[PlainRuleset, Any], msgspec.Struct] = plain_ruleset
    face: Callable[[Any, Any, str], msgspec.Struct] = plain_face
    card_by_card: CardByCard | None = None  # how faces are handed out where nobody may read all of them beforehand
    outcome: Callable[[str, Any, Course], msgspec.Struct] = plain_outcome
    sides: Callable[[Any], Sequence[tuple[int, ...]]] = each_alone  # the seats that win and lose together
    rival: Callable[[Any], int | None] = nobody_else  # the score of whoever plays without a seat
    mark: Callable[["Event"], Marked | None] = no_mark  # what a replay marks on its way; asked for every event
    story: Callable[[Any, str], Sequence[str] | None] = (
        no_story  # in a language: headings, each with its paragraph; what nobody may know yet stays out of it
    )
    words: Callable[[Any], ActionWords] = PlainWords
    reachable: Callable[[Any], Sequence[Reachable]] = (
        nothing_more  # for the seat that is asked, by whom it is asked for
    )
    live: Callable[[Any, int | None], Mapping[str, Sequence[Live]]] = (
        nothing_live  # by card, for a seat, of nothing that it may not know; asked whenever a table has changed
    )
    reckoning: Reckoning | None = None  # what a game that is over could have come to, where that can be found
    lessons: Callable[[], Sequence["Lesson"]] = no_lessons
    daily: tuple[str, ...] = ()  # rulesets that take turns where all play one deal a day, each against the same bot
    codes: CodeLists | None = (
        None  # of the first form of setup codes, which one game has; others are coded by their name
    )
    messages: str | None = (
        None  # the package whose folder `locale` names rulesets of several sets, options, their values
    )


PLAIN = Online()  # of a game that says nothing of its own


def message_type(make: Callable[..., msgspec.Struct]) -> Any:
    """The type of the messages that a function makes."""
    return make.__annotations__["return"]
