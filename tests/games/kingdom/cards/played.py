"""Effects of the Vale of Orrin as they are played: what lies where, what is done, and all that comes of it.

The rows of `vale-of-orrin-effects.txt` are written from the plan of the set, not from its cards. A row has three parts:

    9@2; discard 1 4 10; deck 6 7 | use 9 call, 4 of 1 4 | deck=4,6,7 9:discard

What lies there: first the play area, a card as number, @stage, #ticked boxes, +sticker; then other places, `phase`, `pool`
(9 of each resource if it is not said) and so on. What is done: texts of actions, answers in short (a number is a card, a
letter a resource, `o1` an option, `f4` a side), with all that is offered after `of`. What comes of it: `+ccc` gained, `-w` spent,
`1:discard` went there, `4@2` turned, `24#3` ticked, `1+8` got a sticker, `14>1` blocks, `25!terraces` crossed out, `end` the turn is
over and what lay in play discarded, but for what `:stays`. Anything that is not said must not have happened. What is only true of the
position stands last: `fame=3`, `can=advance`, `cannot=use_52_cure`, `known=2`.
"""

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from deckwright.games.kingdom.cards import ops
from deckwright.games.kingdom.rules import state as st
from deckwright.games.kingdom.table.position import Position, place
from deckwright.games.kingdom.table.ruleset import Ruleset
from tests.games.kingdom.talk import Game

FILE = Path(__file__).parent / "vale-of-orrin-effects.txt"
LETTERS = dict(zip("cwsmxg", ("coin", "wood", "stone", "metal", "sword", "good"), strict=True))
ANSWERS = {"o": "option", "f": "side", "b": "box"}
CARD = re.compile(r"(\d+)(?:-(\d+))?(?:@(\d))?(?:#([\d,.]+))?((?:\+\d+)*)")
PLACES = ("play", "deck", "discard", "permanents", "set_aside", "destroyed", "stay", "banished")
PHASES = {"start": "turn_start", "end": "end_of_turn", "round": "round_start"}
PLENTY = 9  # of each resource
OF_THE_POSITION = ("fame", "can", "cannot", "known")


@dataclass(frozen=True)
class Row:
    """Something that is played."""

    lies: str
    done: str
    comes: frozenset[str]

    def __str__(self) -> str:
        return f"{self.lies} | {self.done}"

    @property
    def cards(self) -> set[int]:
        """The cards that are named."""
        said = " ".join((self.lies, self.done, *sorted(self.comes)))
        return {int(number) for number in re.findall(r"(?<![#+,.@=>\d])\d+", said)}


@cache
def rows() -> tuple[Row, ...]:
    found = []
    for line in FILE.read_text(encoding="utf-8").splitlines():
        if line.strip() and not line.startswith("#"):
            lies, done, comes = (part.strip() for part in line.split("|"))
            found.append(Row(lies, done, frozenset(comes.split())))
    return tuple(found)


def position(lies: str) -> Position:
    """What lies there."""
    first, *others = (part.strip() for part in lies.split(";"))
    parts: dict[str, Any] = {"pool": dict.fromkeys(LETTERS.values(), PLENTY), "destroyed": [23]}
    marks: dict[str, dict[int, Any]] = {"stage": {}, "ticks": {}, "stickers": {}}
    for part in (f"play {first}", *others):
        word, _, value = part.partition(" ")
        if word in PLACES:
            parts[word] = [number for text in value.split() for number in read_cards(text, marks)]
        elif word == "phase":
            parts["phase"] = PHASES[value]
        elif word == "pool":
            parts["pool"] = {LETTERS[letter]: n for letter, n in Counter(value.replace("0", "")).items()}
        elif word == "blocks":
            parts["blocks"] = {int(by): [int(card)] for by, card in (pair.split(">") for pair in value.split())}
        elif word == "used":
            parts["used"] = {int(number): {name: 1} for number, name in (pair.split("/") for pair in value.split())}
        elif word in ("round", "expansion"):
            parts[word] = int(value)
        else:
            raise AssertionError(f"no part of a position: {part}")
    if parts.get("phase") in ("turn_start", "round_start"):
        del parts["pool"]  # it is empty before anything is played
    return Position(**parts, **marks)


def read_cards(text: str, marks: dict[str, dict[int, Any]]) -> Iterator[int]:
    """The cards of `4`, `11-22` or `9@3#1,2+8`; how they lie is noted."""
    match = CARD.fullmatch(text)
    assert match is not None, text
    number = int(match[1])
    if match[3]:
        marks["stage"][number] = int(match[3])
    if match[4]:
        marks["ticks"][number] = read_boxes(match[4])
    if match[5]:
        marks["stickers"][number] = [int(sticker) for sticker in match[5].split("+")[1:]]
    yield from range(number, int(match[2] or number) + 1)


def read_boxes(text: str) -> list[int] | dict[int, list[int]]:
    """Boxes of the active stage, `1,2`, or of several, `1.1,2.3`."""
    if "." not in text:
        return [int(box) for box in text.split(",")]
    found: dict[int, list[int]] = {}
    for stage, box in (one.split(".") for one in text.split(",")):
        found.setdefault(int(stage), []).append(int(box))
    return found


def words_of(short: str) -> str:
    """The text of an action that is written in short."""
    if re.fullmatch(r"\d+", short):
        return f"choose card:{short}"
    if short in LETTERS:
        return f"choose resource:{LETTERS[short]}"
    if match := re.fullmatch(r"([ofb])(\d+)", short):
        return f"choose {ANSWERS[match[1]]}:{match[2]}"
    if re.fullmatch(r"\d+/[a-z]+", short):
        return f"choose trigger:{short}"
    return "choose done" if short == "done" else short


@dataclass
class Seen:
    """A position as far as rows speak of it."""

    zone: dict[int, str | None]
    stage: dict[int, int]
    ticks: set[str]
    stickers: Counter[str]
    blocks: set[str]
    crossed: set[str]
    deck: list[int]
    play: list[int]


def seen(game: Game) -> Seen:
    s, numbers = game.state, game.ruleset.numbers
    stuck = [[int(s[st.STICKERS + 3 * i + k]) for k in (0, 2)] for i in range(game.cell(st.STICKER_COUNT))]
    return Seen(
        {number: game.zone(number) for number in numbers},
        {number: game.stage(number) for number in numbers},
        {f"{number}#{box}" for number in numbers for stage in range(4) for box in boxes(game, number, stage)},
        Counter(f"{numbers[card]}+{sticker}" for card, sticker in stuck),
        {f"{game.blocked_by(number)}>{number}" for number in numbers if game.blocked_by(number)},
        {f"{number}!{name}" for number in numbers for name in crossed(game, number)},
        game.deck,
        game.play_area,
    )  # fmt: skip


def boxes(game: Game, number: int, stage: int) -> list[int]:
    bits = int(game.state[st.TICKS + 4 * game.at(number) + stage])
    return [box + 1 for box in range(ops.MOST_BOXES) if bits >> box & 1]


def crossed(game: Game, number: int) -> Iterator[str]:
    card = game.ruleset.card(game.at(number))
    for stage, what in card.stages.items():
        bits = int(game.state[st.CROSSED + 4 * game.at(number) + stage - 1])
        yield from (effect.name for i, effect in enumerate(what.effects) if bits >> i & 1)


def play(row: Row, ruleset: Ruleset) -> set[str]:
    """What comes of a row, in its words; that something else was offered is told too."""
    game = Game(ruleset, place(ruleset, position(row.lies), 1, None))
    before = seen(game)
    game.go()
    for step in row.done.split(", ") if row.done else ():
        chosen, _, offered = step.partition(" of ")
        wanted = {words_of(short) for short in offered.split()}
        if offered and {*game.legal} != wanted:
            return {f"offered at {step}: {', '.join(game.legal)}"}
        if words_of(chosen) not in game.legal:
            return {f"not offered: {step}, but {', '.join(game.legal)}"}
        game.play(words_of(chosen))
    found = {*changes(before, seen(game), game), *amounts(game)}
    for token in row.comes:
        word, _, value = token.partition("=")
        if word in OF_THE_POSITION:
            found.add(said_of_position(game, word, value))
    return found


def said_of_position(game: Game, word: str, value: str) -> str:
    if word == "fame":
        return f"fame={game.fame}"
    if word == "known":
        return f"known={game.cell(st.KNOWN_TOP)}"
    return f"{'can' if value.replace('_', ' ') in game.legal else 'cannot'}={value}"


def amounts(game: Game) -> Iterator[str]:
    """What was gained and spent, and whether anything was lost before the end of the turn."""
    for sign, kind in (("+", "gain"), ("-", "spend")):
        sums: Counter[str | None] = Counter()
        for event in game.heard(kind):
            sums[event.resource] += event.amount
        letters = "".join(letter * sums[word] for letter, word in LETTERS.items())
        if letters:
            yield sign + letters
    if game.heard("lose") and not game.heard("turn_end"):
        yield "lost"


def changes(before: Seen, now: Seen, game: Game) -> Iterator[str]:
    """What lies otherwise than before; a round that has begun has shuffled what it found."""
    shuffled = bool(game.heard("shuffle"))
    ended = bool(game.heard("turn_end"))
    for number, zone in now.zone.items():
        old = before.zone[number]
        if ended and zone == old == "play":
            yield f"{number}:stays"
        usual = (ended and old == "play" and zone == "discard") or (old, zone) == ("deck", "play")
        if shuffled and zone in ("play", "deck"):
            if old == "box":
                yield f"{number}:kingdom"
        elif zone not in (old, "deck") and not usual:
            yield f"{number}:{zone}"
        if now.stage[number] != before.stage[number]:
            yield f"{number}@{now.stage[number]}"
    played = [number for number in now.play if before.zone[number] == "deck"]
    if played and not shuffled:
        yield f"plays={','.join(map(str, played))}"
    if not shuffled and before.deck[len(before.deck) - len(now.deck) :] != now.deck:
        yield f"deck={','.join(map(str, now.deck))}"
    yield from now.ticks - before.ticks
    yield from now.stickers - before.stickers
    yield from now.blocks - before.blocks
    yield from (f"freed:{pair.split('>')[1]}" for pair in before.blocks - now.blocks)
    yield from now.crossed - before.crossed
    yield from (f"defeated:{event.card}" for event in game.heard("defeat"))
    if ended:
        yield "end"
    if not ended and "pass" not in game.legal and not game.over:
        yield f"asked={','.join(text.replace(' ', '_') for text in game.legal)}"
    if game.over:
        yield f"written={game.cell(st.WRITTEN_FAME)}"
