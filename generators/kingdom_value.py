"""Fits the value of an unfinished kingdom to games of *patient*: `python -m generators.kingdom_value [GAMES]`.

Games of one policy are too alike to tell what a card is worth. So each is played to a round at random, and there cards are
turned, found and ticked by chance; what it comes to from there says what that was worth. Least squares follow, for each phase
of a game: the final fame beyond the fame at that time, by the rounds that are left, the worth that cards have by what they say,
and one number for each stage, each tick and a sticker, held near 0 by a ridge. Takes some minutes; the result is
`players/fitted.json`. Other games give other numbers, a little.
"""

import json
import random
import sys
from dataclasses import dataclass

import numpy as np

from deckwright.games.kingdom.cards import ops
from deckwright.games.kingdom.kind import KIND
from deckwright.games.kingdom.players import page as pg
from deckwright.games.kingdom.players import pages
from deckwright.games.kingdom.players.rounds import play_rounds
from deckwright.games.kingdom.rules import state as st
from deckwright.games.kingdom.rules import tables as tb
from deckwright.games.kingdom.rules import zones as zn
from deckwright.games.kingdom.table.ruleset import Ruleset
from deckwright.kernel import mixing, playing
from deckwright.table.rulesets import resolve

GAMES, SEED = 14_000, 11
ROUNDS = 31
LATE_FROM, LATE = 8, 0.4  # part of the games that are stopped from this round on
TURNED = (0.1, 0.2, 0.35)  # part of the cards that are turned
FOUND = 0.04  # of the special cards
TICKED = 0.4  # of the ledgers
RIDGE, LOOSE = 30.0, 0.1
NEIGHBOURS = 0.15  # how much games of the phases beside count
OF_KINGDOM = (zn.DECK, zn.PLAY, zn.DISCARD, zn.PERMANENTS)
NO_EVENTS = np.zeros(0, dtype=np.int32)
TO_THE_END = 200  # rounds


@dataclass
class Seen:
    """A kingdom in the middle of a game, and what it came to."""

    left: int
    gained: int  # fame from there to the end
    stages: np.ndarray  # how many cards stand at each stage, by its row
    ticks: np.ndarray
    boosts: int


class Player:
    """Plays kingdoms with *patient*."""

    def __init__(self, ruleset: Ruleset) -> None:
        self.ruleset, self.page = ruleset, pages.patient(ruleset).copy()
        mode = KIND.modes.simulation
        self.set_up, self.apply = mode(playing.set_up), mode(playing.apply)
        self.play_on, self.score = mode(play_rounds), mode(playing.score)
        self.out = np.zeros(512, dtype=np.int16)

    def begun(self, game: int) -> np.ndarray:
        """The game of this number at its first decision."""
        state = self.ruleset.stocked()
        mixing.key_from_number(state, SEED, game)
        self.set_up(state, self.ruleset.table, NO_EVENTS, 0)
        self.apply(state, self.ruleset.table, NO_EVENTS, playing.GO_ON)
        return state

    def go_on(self, state: np.ndarray, rounds: int, word: int) -> None:
        """Play so many rounds more."""
        self.play_on(state, self.ruleset.table, self.page, NO_EVENTS, self.out, rounds, word)

    def fame(self, state: np.ndarray) -> int:
        return int(self.score(state, self.ruleset.table, 0))

    def seen(self, game: int, chance: random.Random) -> Seen:
        """A kingdom that was disturbed in some round, and what it came to."""
        first = LATE_FROM if chance.random() < LATE else 1
        state = self.begun(game)
        self.go_on(state, chance.randint(first, ROUNDS) - 1, chance.getrandbits(32))
        disturb(state, self.ruleset, chance)
        found = described(state, self.ruleset, self.fame(state))
        self.go_on(state, TO_THE_END, chance.getrandbits(32))
        found.gained += self.fame(state)
        return found


def disturb(state: np.ndarray, ruleset: Ruleset, chance: random.Random) -> None:
    """Turn some cards, find some, tick some boxes."""
    rate = chance.choice(TURNED)
    for place in range(len(ruleset.numbers)):
        card, zone = ruleset.card(place), int(state[st.ZONE + place])
        stage = card.stages[int(state[st.STAGE + place])]
        if zone in OF_KINGDOM and state[st.BLOCKED_BY + place] == 0 and chance.random() < rate:
            others = [
                n for n, one in card.stages.items() if one.is_permanent == stage.is_permanent and one is not stage
            ]
            if others:
                state[st.STAGE + place] = chance.choice(others)
        elif zone == zn.BOX and is_special(ruleset, place) and not stage.is_permanent and chance.random() < FOUND:
            state[st.ZONE + place] = zn.DISCARD
        elif zone == zn.PERMANENTS and stage.in_order and stage.boxes and chance.random() < TICKED:
            at = st.TICKS + 4 * place + stage.number - 1
            state[at] = max(int(state[at]), (1 << chance.randrange(stage.boxes)) - 1)


def is_special(ruleset: Ruleset, place: int) -> bool:
    """Whether a card is found by effects only."""
    number = ruleset.numbers[place]
    return ruleset.card(place).kind == "kingdom" and number not in (*ruleset.frame.start, *ruleset.frame.sequence)


def rows_of(ruleset: Ruleset) -> np.ndarray:
    """The row of each stage of each card."""
    cards = ruleset.table[tb.CARDS : tb.CARDS + len(ruleset.numbers) * ops.CARD_CELLS].reshape(-1, ops.CARD_CELLS)
    return np.asarray(cards[:, ops.C_STAGE_1 : ops.C_STAGE_1 + 4])


def described(state: np.ndarray, ruleset: Ruleset, fame: int) -> Seen:
    """What stands where."""
    rows = rows_of(ruleset)
    stages, ticks = np.zeros(rows.max() + 1), np.zeros(rows.max() + 1)
    for place in range(len(ruleset.numbers)):
        if int(state[st.ZONE + place]) in OF_KINGDOM:
            number = int(state[st.STAGE + place])
            stages[rows[place, number - 1]] += 1
            ticks[rows[place, number - 1]] += int(state[st.TICKS + 4 * place + number - 1]).bit_count()
    stuck = state[st.STICKERS : st.STICKERS + st.STICKER_CELLS * state[st.STICKER_COUNT]].reshape(-1, st.STICKER_CELLS)
    boosts = int((stuck[:, st.STICKER_NUMBER] <= ops.KINDS_OF_RESOURCE).sum())
    return Seen(ROUNDS - int(state[st.ROUND]), -fame, stages, ticks, boosts)


def phase_of(left: int) -> int:
    return max(phase for phase, least in enumerate(pg.LEFT) if left >= least)


@dataclass
class Fit:
    """The numbers of one phase, in fame."""

    base: dict[int, float]
    trust: float
    boost: float
    stages: np.ndarray  # by row
    ticks: np.ndarray


def fit(seen: list[Seen], phase: int, said: np.ndarray) -> Fit:
    """Least squares for one phase; `said` is what cards are worth by what they say, beyond their fame."""
    near = [one for one in seen if abs(phase_of(one.left) - phase) <= 1]
    weights = np.array([1.0 if phase_of(one.left) == phase else NEIGHBOURS for one in near])
    lefts = sorted({one.left for one in near})
    rounds = np.array([[float(one.left == left) for left in lefts] for one in near])
    stages, ticks = np.array([one.stages for one in near]), np.array([one.ticks for one in near])
    design = np.hstack(
        [rounds, (stages @ said)[:, None], np.array([[float(one.boosts)] for one in near]), stages, ticks]
    )
    ridge = np.full(design.shape[1], RIDGE)
    ridge[: len(lefts)] = LOOSE
    ridge[len(lefts)] = LOOSE / 100
    gained = np.array([float(one.gained) for one in near])
    weighted = design * weights[:, None]
    found = np.linalg.solve(weighted.T @ design + np.diag(ridge), weighted.T @ gained)
    base = {left: float(found[n]) for n, left in enumerate(lefts) if phase_of(left) == phase}
    trust, boost = found[len(lefts) : len(lefts) + 2]
    rest = found[len(lefts) + 2 :]
    own = trust * said + rest[: len(said)]
    return Fit(base, float(trust), float(boost), np.where(stages.any(axis=0), own, trust * said), rest[len(said) :])


def tenths(value: float) -> int:
    return round(10 * value)


def main(games: int = GAMES) -> None:
    """Play, fit, write."""
    ruleset = resolve("kingdom")
    assert isinstance(ruleset, Ruleset)
    player, chance = Player(ruleset), random.Random(SEED)
    seen = [player.seen(game, chance) for game in range(games)]
    rows, fits = rows_of(ruleset), []
    worths = pages.thought(ruleset, True).astype(float)
    for phase in range(pg.PHASES):
        said = np.zeros(rows.max() + 1)
        for card in ruleset.definitions:
            for n, stage in card.stages.items():
                row = rows[ruleset.place[card.number], n - 1]
                said[row] = worths[pg.WORTH + phase * tb.STAGE_ROOM + row] / 100 - stage.fame.base
        fits.append(fit(seen, phase, said))
    cards: dict[str, dict[str, list[int]]] = {}
    ticked: dict[str, dict[str, list[int]]] = {}
    for card in ruleset.definitions:
        for n, stage in card.stages.items():
            row = rows[ruleset.place[card.number], n - 1]
            cards.setdefault(str(card.number), {})[str(n)] = [tenths(one.stages[row]) for one in fits]
            if stage.boxes:
                ticked.setdefault(str(card.number), {})[str(n)] = [tenths(one.ticks[row]) for one in fits]
    base = {left: value for one in fits for left, value in one.base.items()}
    found = {
        "base": [tenths(base.get(left, 0.0)) for left in range(ROUNDS)],
        "boosted": [tenths(one.boost) for one in fits],
        "trust": [round(100 * one.trust) for one in fits],
        "cards": cards,
        "ticked": ticked,
    }
    lines = ",\n".join(f" {json.dumps(key)}: {json.dumps(value)}" for key, value in found.items())
    pages.FITTED.write_text("{\n" + lines + "\n}\n", encoding="utf-8")


if __name__ == "__main__":
    main(*(int(argument) for argument in sys.argv[1:]))
