"""Understanding what a person typed: a number, the text of an action, part of a name, or an order to the program."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from difflib import get_close_matches

import deckwright as dw
from deckwright.cli.lookup import CLOSE_ENOUGH, SUGGESTIONS, begins, holds
from deckwright.cli.words import Words, simple
from deckwright.table.terminal import Actions, AtTerminal

ORDERS = ("all", "undo", "why", "card", "log", "view", "help", "save", "quit")
ORDERS_AT_END = tuple(order for order in ORDERS if order != "all")
SHORT = {"?": "help", "h": "help", "q": "quit", "exit": "quit", "v": "view", "u": "undo"}
OWN_AFTER = "card"  # in the list of commands those of a game stand behind this one
NUMBER = re.compile(r"([+-]?[0-9]{1,9})[.)]?")  # as a list writes it, too
AT_MOST_NAMED = 6


def orders_of(part: AtTerminal, program: Sequence[str], where: str) -> tuple[str, ...]:
    """What can be typed beside actions: the commands of the program, and those that a game brings for this place."""
    own = [command.name for command in part.commands if where in command.where]
    kept = [order for order in program if order not in part.without and order not in own]
    place = sum(program.index(order) <= program.index(OWN_AFTER) for order in kept)
    return (*kept[:place], *own, *kept[place:])


@dataclass(frozen=True)
class Pick:
    """An action to carry out."""

    action: dw.Action


@dataclass(frozen=True)
class Order:
    """Something for the program itself: `undo turn`, `card kor`."""

    word: str
    rest: str = ""


@dataclass(frozen=True)
class Unclear:
    """Why nothing could be done with the input, and what to type instead."""

    reason: str
    legal: bool = False  # it fits legal actions, but more than one


class Interpreter:
    """Reads one person's input in one language."""

    def __init__(self, words: Words, labels: Actions, orders: Sequence[str] = ORDERS) -> None:
        self.words = words
        self.labels = labels
        self._orders = {**{word: word for word in orders}, **SHORT}
        for word in orders:
            for alias in words.alternatives(f"order-{word}"):
                self._orders.setdefault(alias, word)

    def read(self, typed: str, actions: Sequence[dw.Action], near: Sequence[str] = ()) -> Pick | Order | Unclear:
        """What is meant; `near` are texts of actions that are not legal now but that somebody may have in mind."""
        for action in actions:
            if action.text == typed.casefold():
                return Pick(action)
        first, _, rest = typed.partition(" ")
        order = self._orders.get(first.casefold()) or self._orders.get(simple(first))
        if order is not None:
            return Order(order, rest.strip())
        if number := NUMBER.fullmatch(typed):
            return self.by_number(int(number[1]), actions)
        return self.by_name(typed, actions, near)

    def by_number(self, number: int, actions: Sequence[dw.Action]) -> Pick | Unclear:
        if 1 <= number <= len(actions):
            return Pick(actions[number - 1])
        return Unclear(self.words.say("no-such-number", number=str(number), last=len(actions)))

    def by_name(self, typed: str, actions: Sequence[dw.Action], near: Sequence[str]) -> Pick | Unclear:
        """Find the action by part of its name."""
        asked = simple(typed)
        ways = {action.text: self.known_as(action.text) for action in actions}
        fits = [action for action in actions if asked in ways[action.text]]
        if not fits and not says_something(asked):
            return Unclear(self.words.say("not-understood", typed=typed))
        fits = fits or [action for action in actions if any(begins(way, asked) for way in ways[action.text])]
        if not fits and len(asked) > 1:
            fits = [action for action in actions if any(holds(way, asked) for way in ways[action.text])]
        fits = [*self.labels.likely(fits)]
        if len(fits) == 1:
            return Pick(fits[0])
        if fits:
            return Unclear(self.several(typed, fits, actions), legal=True)
        return Unclear(self.unknown(typed, actions, near))

    def known_as(self, text: str) -> tuple[str, ...]:
        """Every way to say an action, ready for comparing."""
        return tuple(dict.fromkeys(simple(way) for way in self.labels.known_as(text)))

    def several(self, typed: str, fits: Sequence[dw.Action], actions: Sequence[dw.Action]) -> str:
        place = {action.text: number for number, action in enumerate(actions, 1)}
        named = [f"{place[fit.text]} {self.sentence(fit.text)}" for fit in fits[:AT_MOST_NAMED]]
        more = ", …" if len(fits) > AT_MOST_NAMED else ""
        return self.words.say("several-fit", typed=typed, choices=", ".join(named) + more)

    def sentence(self, text: str) -> str:
        _, at, slot = text.partition("@")
        return self.labels.sentence(text) + (f" @{slot}" if at else "")

    def unknown(self, typed: str, actions: Sequence[dw.Action], near: Sequence[str]) -> str:
        """What is like the input: an action that may not be taken, one that may, or an order.

        Behind a verb that we do not use (`buy temple`) the rest may name a card.
        """
        spoken: dict[str, str] = {}
        for text in (*near, *(action.text for action in actions)):
            spoken.update((way, self.labels.sentence(text)) for way in self.known_as(text))
        rest = simple(typed).partition(" ")[2]
        named = [way for way in spoken if says_something(rest) and begins(way, rest)]
        spoken.update((word, word) for word in self._orders if len(word) > 1)
        close = get_close_matches(simple(typed), spoken, n=SUGGESTIONS * 3, cutoff=CLOSE_ENOUGH)
        suggestions = list(dict.fromkeys(spoken[way] for way in named or close))[:SUGGESTIONS]
        if suggestions:
            return self.words.say("not-understood-similar", typed=typed, choices=", ".join(suggestions))
        return self.words.say("not-understood", typed=typed)

    def meant(self, typed: str, near: Sequence[str]) -> str | None:
        """The one action among those not legal now that these words name, so that the game can say why not."""
        asked = simple(typed)
        if not says_something(asked):
            return None
        fits = [text for text in near if any(begins(way, asked) for way in self.known_as(text))]
        return fits[0] if fits else None


def says_something(asked: str) -> bool:
    """Whether words are left of what was typed; punctuation and stray digits name nothing."""
    return any(letter.isalpha() for letter in asked)
