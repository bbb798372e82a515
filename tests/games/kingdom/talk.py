"""The words that ruling tests of Kingdom are written in: `given`, `when`, `then`, what is offered and what is told.

A position is set up by hand in the Vale of Orrin, or in a small set that a test writes itself, and played by the texts of
actions. Zones that are not given are empty, and the box takes all other cards.
"""

from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np

from deckwright.cards.loader import builtin_sets, load_text
from deckwright.games.kingdom.cards import ops
from deckwright.games.kingdom.cards.language import LANGUAGE
from deckwright.games.kingdom.declared.events import KINDS
from deckwright.games.kingdom.kind import KIND
from deckwright.games.kingdom.rules import engine, expansion, fame, setup
from deckwright.games.kingdom.rules import rule_ids as ids
from deckwright.games.kingdom.rules import state as st
from deckwright.games.kingdom.rules import zones as zn
from deckwright.games.kingdom.table.actions import text_of
from deckwright.games.kingdom.table.position import Position, place
from deckwright.games.kingdom.table.ruleset import Ruleset, made_of
from deckwright.kernel import chacha, events, playing, stack

ROOM = 4096
apply = KIND.modes.interpreted(playing.apply)
KEYWORDS = "keywords: {faith: {en: faith, plural: faith cards, pt: fé, pl: wiara, ru: вера}, " \
    "soldier: {en: soldier, plural: soldiers, pt: soldado, pl: żołnierz, ru: воин}}\n"  # fmt: skip
FRAME = "game: kingdom\nset: small\nname: {en: Small}\n" + KEYWORDS


@cache
def vale() -> Ruleset:
    """The set that comes with the game."""
    return made_of("kingdom", [builtin_sets(LANGUAGE)["vale-of-orrin"]])


@cache
def small(
    cards: str, frame: str = "start: 1-3\nsequence: 10-20\nper round: 2\nstickers: {1: 2, 2: 2, 7: 1, 8: 1}\n"
) -> Ruleset:
    """A small set of these cards, in the language of card files."""
    return made_of("small", [load_text(LANGUAGE, FRAME + frame + "cards:\n" + indented(cards), "small.yaml")])


@cache
def with_pack(cards: str) -> Ruleset:
    """The Vale of Orrin together with a pack of these cards."""
    text = FRAME.replace("set: small", "set: pack") + "cards:\n" + indented(cards)
    return made_of("kingdom+pack", [builtin_sets(LANGUAGE)["vale-of-orrin"], load_text(LANGUAGE, text, "pack.yaml")])


def indented(cards: str) -> str:
    """Cards as they stand in a file, two blanks further right."""
    lines = cards.strip("\n").splitlines()
    left = min(len(line) - len(line.lstrip()) for line in lines if line.strip())
    return "".join(f"  {line[left:]}\n" for line in lines)


@dataclass
class Told:
    """An event in words."""

    kind: str
    card: int | None
    source: int | None
    amount: int
    resource: str | None
    came: str | None
    went: str | None
    rule: str
    ruling: str | None
    stage: int
    number: int
    parent: int


class Game:
    """A kingdom on the table of a test."""

    def __init__(self, ruleset: Ruleset, state: np.ndarray) -> None:
        self.ruleset, self.state = ruleset, state
        self.log: list[Told] = []
        self.buffer = np.zeros(events.HEADER + ROOM * events.EVENT_CELLS, dtype=np.int32)

    def go(self, action: int = playing.GO_ON) -> None:
        """Carry an action out, or what waits."""
        self.buffer[:] = 0
        apply(self.state, self.ruleset.table, self.buffer, action)
        assert self.state[stack.ERROR] == stack.NO_ERROR, self.state[stack.ERROR]
        assert self.buffer[events.OVERFLOW] == 0
        self.read()

    def read(self) -> None:
        for i in range(int(self.buffer[events.COUNT])):
            at = events.HEADER + i * events.EVENT_CELLS
            self.log.append(self.told(self.buffer[at : at + events.EVENT_CELLS], len(self.log)))

    def told(self, cells: np.ndarray, number: int) -> Told:
        def card(cell: int) -> int | None:
            return None if cell < 0 else self.ruleset.numbers[cell]

        resource = int(cells[events.E_RESOURCE])
        ruling = int(cells[events.E_RULING])
        return Told(
            KINDS[cells[events.E_KIND]], card(cells[events.E_CARD]), card(cells[events.E_SOURCE]),
            int(cells[events.E_AMOUNT]), ops.RESOURCES[resource - 1] if resource else None,
            zn.ZONES[cells[events.E_FROM]], zn.ZONES[cells[events.E_TO]], rule_text(int(cells[events.E_RULE])),
            f"K-R.{ruling}" if ruling else None, int(cells[events.E_STAGE]), number, int(cells[events.E_PARENT]),
        )  # fmt: skip

    @property
    def legal(self) -> list[str]:
        out = np.zeros(2048, dtype=np.int16)
        n = engine.legal(self.state, self.ruleset.table, out)
        return [text_of(self.ruleset, self.ruleset.actions[i]) for i in out[:n]]

    def play(self, text: str) -> None:
        out = np.zeros(2048, dtype=np.int16)
        n = engine.legal(self.state, self.ruleset.table, out)
        found = {text_of(self.ruleset, self.ruleset.actions[i]): int(i) for i in out[:n]}
        assert text in found, f"{text} is not legal; legal: {', '.join(found)}"
        self.go(found[text])

    def cell(self, part: int) -> int:
        return int(self.state[part])

    def at(self, number: int) -> int:
        return self.ruleset.place[number]

    def zone(self, number: int) -> str | None:
        return zn.ZONES[self.state[st.ZONE + self.at(number)]]

    def stage(self, number: int) -> int:
        return int(self.state[st.STAGE + self.at(number)])

    def cards_in(self, zone: str) -> list[int]:
        return [number for number in self.ruleset.numbers if self.zone(number) == zone]

    @property
    def deck(self) -> list[int]:
        """Top first."""
        cells = self.state[st.DECK : st.DECK + self.cell(st.DECK_COUNT)]
        return [self.ruleset.numbers[card] for card in reversed(cells)]

    @property
    def play_area(self) -> list[int]:
        return [self.ruleset.numbers[card] for card in self.state[st.PLAY : st.PLAY + self.cell(st.PLAY_COUNT)]]

    @property
    def pool(self) -> dict[str, int]:
        return {word: self.cell(st.POOL + i) for i, word in enumerate(ops.RESOURCES) if self.cell(st.POOL + i)}

    def ticked(self, number: int) -> list[int]:
        bits = int(self.state[st.TICKS + 4 * self.at(number) + self.stage(number) - 1])
        return [box + 1 for box in range(ops.MOST_BOXES) if bits >> box & 1]

    def stickers(self, number: int) -> dict[int, list[int]]:
        found: dict[int, list[int]] = {}
        for i in range(self.cell(st.STICKER_COUNT)):
            card, stage, sticker = (int(self.state[st.STICKERS + 3 * i + k]) for k in range(3))
            if card == self.at(number):
                found.setdefault(stage, []).append(sticker)
        return found

    def blocked_by(self, number: int) -> int | None:
        by = int(self.state[st.BLOCKED_BY + self.at(number)])
        return self.ruleset.numbers[by - 1] if by else None

    @property
    def fame(self) -> int:
        return int(fame.fame_now(self.state, self.ruleset.table))

    def fame_of(self, number: int) -> int:
        return int(fame.fame_of(self.state, self.ruleset.table, self.at(number)))

    @property
    def over(self) -> bool:
        return self.cell(st.OVER) == 1

    def heard(self, kind: str) -> list[Told]:
        return [event for event in self.log if event.kind == kind]

    def expand(self, number: int) -> None:
        self.buffer[:] = 0
        expansion.begin_expansion(self.state, self.ruleset.table, self.buffer, self.at(number))
        self.read()
        self.go()

    def may_expand(self, number: int) -> bool:
        return bool(expansion.may_expand(self.state, self.ruleset.table, self.at(number)))


def rule_text(number: int) -> str:
    chapter, rest = divmod(number, ids.CHAPTER)
    paragraph, part = divmod(rest, ids.PARAGRAPH)
    return f"K-{chapter}.{paragraph}" + (f".{part}" if part else "")


def given(ruleset: Ruleset | None = None, seed: int = 1, options: dict[str, str] | None = None, **parts: Any) -> Game:
    """A position; whatever waits in it is done."""
    found = vale() if ruleset is None else ruleset
    game = Game(found, place(found, Position(**parts), seed, options))
    game.go()
    return game


def begun(ruleset: Ruleset | None = None, seed: int = 1, options: dict[str, str] | None = None) -> Game:
    """A new kingdom, dealt and ready for its first turn."""
    found = vale() if ruleset is None else ruleset
    state = found.stocked(options=options)
    for i in range(chacha.KEY_CELLS):
        state[chacha.KEY + i] = (seed * 7919 + i * 104_729) % 32_749
    game = Game(found, state)
    setup.set_up(state, found.table, game.buffer, 0)
    game.read()
    game.go()
    return game


def when(game: Game, *texts: str) -> Game:
    """These actions are played, one after the other."""
    for text in texts:
        game.play(text)
    return game


def then(game: Game, **expected: Any) -> None:
    """What must hold: the pool whole; of zones, stages, ticks and stickers what is named."""
    for what, value in expected.items():
        if what == "pool":
            assert game.pool == value
        elif what in ("zone", "stage", "ticked", "stickers", "blocked_by", "fame_of"):
            assert {number: getattr(game, what)(number) for number in value} == value
        elif what in ("deck", "play_area", "fame", "over", "legal"):
            assert getattr(game, what) == value
        else:
            raise AssertionError(f"then knows no {what}")


def offered(game: Game, *texts: str) -> None:
    assert [text for text in texts if text not in game.legal] == []


def refused(game: Game, *texts: str) -> None:
    assert [text for text in texts if text in game.legal] == []


def choices(game: Game) -> set[str]:
    """All that can be answered."""
    return set(game.legal)
