"""What is said: a message by its key, and the values in it, which every reader hears in words of a language.

A program makes it, and whoever reads makes a sentence of it: `Speech` here, the pages from the same Fluent files. So what is
kept or sent says nothing in any language, and everything in all of them.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import cache, partial
from typing import TYPE_CHECKING, overload

import msgspec

from deckwright.cards.messages import Messages
from deckwright.cards.model import LANGUAGES
from deckwright.table.arguments import check_language, seat_names
from deckwright.table.words import seat_name

if TYPE_CHECKING:
    from deckwright.table.kinds import Ruleset


class CardNamed(msgspec.Struct, frozen=True, array_like=True, tag="card"):
    """A card by its id, called by its name in the reader's language."""

    card: str


class FaceNamed(msgspec.Struct, frozen=True, array_like=True, tag="face"):
    """One of the faces of a card by its number, called by the name of that face: what the card is as it lies there."""

    card: str
    face: int


class SeatNamed(msgspec.Struct, frozen=True, array_like=True, tag="seat"):
    """A seat by its number, called by whoever sits there."""

    seat: int


class Said(msgspec.Struct, frozen=True, array_like=True, tag="said"):
    """A message by its key; each value is a number, a text that is the same in every language, a name, or said itself."""

    key: str
    values: dict[str, "Value"] = {}


Value = int | str | CardNamed | FaceNamed | SeatNamed | Said


@dataclass(frozen=True)
class Speech:
    """How a reader hears what is said: the messages of a language, and what cards and seats are called."""

    messages: Messages
    card: Callable[[str], str]
    seat: Callable[[int], str]
    face: Callable[[str, int], str] | None = None  # none: every face of a card is called as the card is

    def text(self, told: Value) -> str:
        """A sentence, or a part of one."""
        part = self.part(told)
        return part if isinstance(part, str) else str(part)

    def part(self, told: Value) -> int | str:
        """What stands in the place of a value; a number stays one, for a message chooses by it."""
        match told:
            case Said():
                return self.messages.say(told.key, **{name: self.part(value) for name, value in told.values.items()})
            case CardNamed():
                return self.card(told.card)
            case FaceNamed():
                return self.card(told.card) if self.face is None else self.face(told.card, told.face)
            case SeatNamed():
                return self.seat(told.seat)
            case _:
                return told


def speech_of(ruleset: "Ruleset", lang: str, names: Sequence[str] = ()) -> Speech:
    """How the games of a ruleset are told in a language, to seats of these names."""
    called, cards, telling = seat_names(names), ruleset.cards, ruleset.kind.table.telling
    return Speech(
        messages_of(telling.messages, check_language(lang)),
        lambda card: str(cards[card].names[lang]),
        lambda seat: seat_name(seat, lang, called),
        None if telling.face is None else partial(telling.face, ruleset, lang),
    )


def speech_by_ids(ruleset: "Ruleset") -> Speech:
    """How programs are told: in English, cards by their ids."""
    return replace(speech_of(ruleset, "en"), card=str, face=None)


def one_by_one(values: Sequence[Value]) -> Value:
    """Several values with commas between them."""
    *before, last = values
    return Said("one-by-one", {"values": one_by_one(before), "last": last}) if before else last


@overload
def lean(ruleset: "Ruleset", told: Said) -> Said: ...
@overload
def lean(ruleset: "Ruleset", told: Value) -> Value: ...
def lean(ruleset: "Ruleset", told: Value) -> Value:
    """The same without values that no sentence of it names: nobody is sent what he is not told."""
    return leaner(told, messages_of(ruleset.kind.table.telling.messages, LANGUAGES[0]))


def leaner(told: Value, messages: Messages) -> Value:
    if not isinstance(told, Said):
        return told
    needed = messages.needs(told.key)
    return Said(told.key, {name: leaner(value, messages) for name, value in told.values.items() if name in needed})


@cache
def messages_of(packages: tuple[str, ...], lang: str) -> Messages:
    """The messages of these packages in a language."""
    return Messages(packages, lang)
