"""What is said: a message by its key, and the values in it, which every reader hears in words of a language.

A program makes it, and whoever reads makes a sentence of it: `Speech` here, the pages from the same Fluent files. So what is
kept or sent says nothing in any language, and everything in all of them.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

import msgspec

from deckwright.cards.messages import Messages
from deckwright.table.arguments import check_language, seat_names
from deckwright.table.words import seat_name

if TYPE_CHECKING:
    from deckwright.table.kinds import Ruleset


class CardNamed(msgspec.Struct, frozen=True, array_like=True, tag="card"):
    """A card by its id, called by its name in the reader's language."""

    card: str


class SeatNamed(msgspec.Struct, frozen=True, array_like=True, tag="seat"):
    """A seat by its number, called by whoever sits there."""

    seat: int


class Said(msgspec.Struct, frozen=True, array_like=True, tag="said"):
    """A message by its key; each value is a number, a text that is the same in every language, a name, or said itself."""

    key: str
    values: dict[str, "Value"] = {}


Value = int | str | CardNamed | SeatNamed | Said


@dataclass(frozen=True)
class Speech:
    """How a reader hears what is said: the messages of a language, and what cards and seats are called."""

    messages: Messages
    card: Callable[[str], str]
    seat: Callable[[int], str]

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
            case SeatNamed():
                return self.seat(told.seat)
            case _:
                return told


def speech_of(ruleset: "Ruleset", lang: str, names: Sequence[str] = ()) -> Speech:
    """How the games of a ruleset are told in a language, to seats of these names."""
    called, cards = seat_names(names), ruleset.cards
    return Speech(
        messages_of(ruleset.kind.table.telling.messages, check_language(lang)),
        lambda card: str(cards[card].names[lang]),
        lambda seat: seat_name(seat, lang, called),
    )


@cache
def messages_of(packages: tuple[str, ...], lang: str) -> Messages:
    """The messages of these packages in a language."""
    return Messages(packages, lang)
