"""The games that are kept: how each is set up, and how it is played by numbers."""

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

import deckwright as dw

OWN_CARDS = Path(__file__).parent.parent / "older_games" / "own-cards.yaml"
RULESETS = ("ascension-10th", "rise-of-vigil", "ascension-combined")
GAMES = 1000
SHORT, LONG = 120, 1500  # actions after which a game is left
END_TURN_EVERY = 6  # so often a number may end the turn while there is something else to do
EASY = {"runes": 9, "power": 12}
NUMBERS = 65536


def numbers(name: str, n: int) -> list[int]:
    """So many numbers below 65536 that follow from a name."""
    data = hashlib.shake_256(name.encode()).digest(2 * n)
    return [int.from_bytes(data[i : i + 2]) for i in range(0, 2 * n, 2)]


@dataclass(frozen=True)
class Table:
    """What is played: the ruleset, the mode and the number of players."""

    ruleset: str
    mode: str
    players: int

    def __str__(self) -> str:
        return f"{self.ruleset} {self.mode} {self.players}"

    @property
    def arguments(self) -> dict[str, Any]:
        return {"ruleset": self.ruleset, "mode": self.mode, "players": self.players}


@cache
def tables() -> tuple[Table, ...]:
    """Every ruleset in every mode with every number of players."""
    known = dw.rulesets()
    return tuple(
        Table(name, mode, players)
        for name in RULESETS
        for mode, seats in known[name].modes.items()
        for players in seats
    )


@dataclass(frozen=True)
class Setup:
    """How one of the games begins, and how many actions it has at most."""

    number: int
    table: Table
    options: dict[str, str] = field(default_factory=dict)
    packs: tuple[Path, ...] = ()
    first: int | None = None
    by_hand: bool = False  # a position with more in it than the start of a game has
    longest: int = LONG

    def __str__(self) -> str:
        words = ["options"] * bool(self.options) + ["pack"] * bool(self.packs) + ["position"] * self.by_hand
        return " ".join([f"{self.number:04}", str(self.table), *words, "short" if self.longest == SHORT else "long"])

    @property
    def seed(self) -> int | str | bytes:
        """Numbers, words and bytes are seeds."""
        return (self.number, f"game {self.number}", self.number.to_bytes(4))[self.number % 3]

    def start(self) -> dw.Game:
        arguments = {**self.table.arguments, "options": self.options, "packs": self.packs, "seed": self.seed}
        if self.by_hand:
            return dw.scenario(**arguments, **self.position())
        return dw.new(**arguments, first=self.first)

    def position(self) -> dict[str, Any]:
        """Cards of the Center Deck in hand and in play, and plenty to pay with."""
        seats = range(self.table.players)
        drawn = numbers(f"position {self.number}", 400)
        found: dict[str, list[str]] = {"hero": [], "construct": []}
        for card in dw.cards(self.table.ruleset, self.packs):
            if card.origin == "center" and card.type in found:
                found[card.type].append(card.id)

        def take(kind: str, n: int) -> list[str]:
            return [found[kind].pop(drawn.pop() % len(found[kind])) for _ in range(n)]

        return {
            "hand": [[*take("hero", 2), "apprentice", "militia"] for _ in seats],
            "constructs": [take("construct", 2) for _ in seats],
            "turn_player": drawn.pop() % len(seats),
            "first": drawn.pop() % len(seats),
            **EASY,
        }


@cache
def setups() -> dict[str, Setup]:
    """All games by name: every table in turn, and at each the ways to begin in turn."""
    known = dw.rulesets()
    made = []
    for number in range(GAMES):
        lap, place = divmod(number, len(tables()))
        table = tables()[place]
        offered = known[table.ruleset].options
        drawn = numbers(f"options {number}", len(offered))
        chosen = {name: values[draw % len(values)] for draw, (name, values) in zip(drawn, offered.items(), strict=True)}
        made.append(
            Setup(
                number=number,
                table=table,
                options=chosen if lap % 3 == 2 else {},
                packs=(OWN_CARDS,) if lap % 5 == 4 else (),
                first=lap % table.players if lap % 4 == 3 else None,
                by_hand=lap % 7 == 6,
                longest=LONG if lap % 2 else SHORT,
            )
        )
    return {str(one): one for one in made}


def chosen(actions: Sequence[dw.Action], number: int) -> dw.Action:
    """One of the actions by a number; the turn rarely ends while there is something else to do."""
    others = [action for action in actions if action.kind != "end turn"]
    among = others if others and number % END_TURN_EVERY else actions
    return among[number // END_TURN_EVERY % len(among)]
