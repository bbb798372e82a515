"""A hundred thousand random games with bounds checks on: no state is ever wrong, and everything that can happen happens."""

from dataclasses import dataclass, field

import numpy as np

from deckwright.cards import ops
from deckwright.games.ascension.playout import play_random_games
from deckwright.games.ascension.ruleset import OPTION_CELLS, OPTIONS
from deckwright.games.ascension.state import OVER
from deckwright.games.ascension.tables import card_cell, step_cell
from deckwright.kernel.modes import Compiled
from deckwright.table.events import new_buffer
from deckwright.table.rulesets import check_options
from tests.properties import many_games as mg
from tests.properties.random_play import ruleset

SEED = 11
LOOK_EVERY = 64  # actions between two looks at the whole state
LEGAL_ROOM = 512
BUFFER_EVENTS = 512
RAREST = 12  # so many are printed
DEAR = 5
CHANGED_OPTIONS = {name: OPTIONS[name][1] for name in OPTION_CELLS}
TROUBLE_NAMES = (
    "fine", "cards lost", "count out of room", "count wrong", "cell not cleared", "hand not sorted", "known cards wrong",
    "resource below 0", "honor lost", "stack wrong", "error raised", "events lost", "nothing legal",
)  # fmt: skip
TALLY_NAMES = (
    "played", "used #1", "used #2", "used #3", "used #4", "copied", "acquired", "defeated", "banished", "destroyed",
    "draws", "gives runes", "gives power", "gives honor", "gives energy", "gives restricted runes", "puts into hand",
    "taken by the rival",
)  # fmt: skip


@dataclass
class Batch:
    """Games of one kind."""

    players: int
    games: int
    eager: bool = False  # with changed options, and players who rarely end a turn early
    reproduced: int = 0  # how many of them interpreted mode plays again
    trouble: int = -1
    states: np.ndarray = field(default_factory=lambda: np.zeros((0, 0), dtype=np.int16))

    @property
    def blank(self) -> np.ndarray:
        mode = "solo" if self.players == 1 else "versus"
        return ruleset().blank(self.players, mode, check_options(CHANGED_OPTIONS if self.eager else None))

    @property
    def expected(self) -> np.ndarray:
        """How often every card exists."""
        cards = ruleset().cards.values()
        copies = {card.id: card.copies * (self.players if card.origin == "starting" else 1) for card in cards}
        return np.array([copies[card] for card in ruleset().ids], dtype=np.int16)

    def __str__(self) -> str:
        return f"{self.games} games of {self.players}{', eager' if self.eager else ''}"


@dataclass
class Run:
    """All games, and how often what happened in them."""

    batches: list[Batch]
    tally: np.ndarray

    def times(self, what: int, card: str) -> int:
        return int(self.tally[what, ruleset().number[card]])


def batches() -> list[Batch]:
    return [
        Batch(players=1, games=36_000, reproduced=12),
        Batch(players=1, games=10_000, eager=True),
        Batch(players=2, games=12_000, reproduced=8),
        Batch(players=2, games=20_000, eager=True),
        Batch(players=3, games=4_000, reproduced=5),
        Batch(players=3, games=8_000, eager=True),
        Batch(players=4, games=3_000, reproduced=5),
        Batch(players=4, games=7_000, eager=True),
    ]


def play_all() -> Run:
    """Play all games; nothing is kept on disk, since the checked rules serve this test only."""
    play = Compiled(boundscheck=True, cache=False)(mg.play_watched_games)
    types = len(ruleset().ids)
    tally = np.zeros(mg.TALLIES * types, dtype=np.int16)
    played = batches()
    for batch in played:
        blank = batch.blank
        batch.states = np.zeros((batch.games, len(blank)), dtype=np.int16)
        batch.trouble = play(
            batch.states, blank, ruleset().table, new_buffer(BUFFER_EVENTS, 0), np.zeros(LEGAL_ROOM, dtype=np.int16),
            tally, np.zeros(types, dtype=np.int16), batch.expected, SEED, 0, LOOK_EVERY, batch.eager,
        )  # fmt: skip
    return Run(played, tally.reshape(mg.TALLIES, types))


def test_a_hundred_thousand_games() -> None:
    """One test, since the games are played once for all that is asked of them."""
    run = play_all()
    no_state_is_ever_wrong(run)
    games_end(run)
    everything_that_can_happen_to_a_card_happens(run)
    nothing_happens_that_cannot_be(run)
    interpreted_rules_reach_the_same_final_states(run)


def test_names_and_numbers_agree() -> None:
    assert sum(batch.games for batch in batches()) == 100_000
    assert len(TROUBLE_NAMES) == mg.NOTHING_LEGAL + 1
    assert len(TALLY_NAMES) == mg.TALLIES


def no_state_is_ever_wrong(run: Run) -> None:
    for batch in run.batches:
        game, trouble = divmod(batch.trouble, mg.TROUBLES)
        assert batch.trouble == mg.FINE, f"{batch}, game {game} with seed {SEED}: {TROUBLE_NAMES[trouble]}"


def games_end(run: Run) -> None:
    for batch in run.batches:
        over = batch.states[:, OVER]
        assert over.mean() > 0.999, f"{batch}: {(over == 0).sum()} have no end"


def everything_that_can_happen_to_a_card_happens(run: Run) -> None:
    wanted = {(what, card) for what, card in possible_tallies() if not is_too_rare(what, card)}
    counted = sorted((run.times(what, card), TALLY_NAMES[what], card) for what, card in wanted)
    print(*(f"{times} times: {card} {name}" for times, name, card in counted[:RAREST]), sep="\n")
    assert [f"{card} {name}" for times, name, card in counted if times == 0] == []


def nothing_happens_that_cannot_be(run: Run) -> None:
    wanted = possible_tallies()
    found = {(what, ruleset().ids[card]) for what, card in zip(*np.nonzero(run.tally), strict=True)}
    gifts = (mg.DREW, mg.GAVE_RUNES, mg.GAVE_POWER, mg.GAVE_HONOR)  # a card that copies gives what others give
    copiers = {card for card in ruleset().ids if cell(card, ops.C_COPIES_HEROES)}
    beyond = {(what, card) for what, card in found - wanted if not (card in copiers and what in gifts)}
    assert sorted(f"{card} {TALLY_NAMES[what]}" for what, card in beyond) == []


def is_too_rare(what: int, card: str) -> bool:
    """The one copy of a dear Hero seldom meets the one card that copies Heroes."""
    return what == mg.COPIED and ruleset().cards[card].cost > DEAR


def possible_tallies() -> set[tuple[int, str]]:
    """Everything that can happen to a card, from what the card is and from its programs."""
    wanted: set[tuple[int, str]] = set()
    for card in ruleset().cards.values():
        owned = card.type != "monster"
        can = {
            mg.PLAYED_FROM_HAND: owned,
            mg.COPIED: card.type == "hero" and not cell(card.id, ops.C_COPIES_HEROES),
            mg.ACQUIRED: owned and card.origin != "starting",
            mg.DEFEATED: not owned,
            mg.BANISHED: owned or (card.origin == "center" and not cell(card.id, ops.C_UNBANISHABLE)),
            mg.DESTROYED: card.type == "construct",
            mg.TAKEN_BY_RIVAL: card.origin == "center",
        }
        wanted.update((what, card.id) for what, possible in can.items() if possible)
        wanted.update((mg.USED_1 + i, card.id) for i in range(cell(card.id, ops.C_USES)))
        wanted.update((what, card.id) for what in effects(card.id))
    return wanted


def cell(card: str, which: int) -> int:
    return card_cell(ruleset().table, ruleset().number[card], which)


def effects(card: str) -> set[int]:
    """What the programs of a card give: when it is played, used, defeated or united, and when its trigger fires."""
    starts = [cell(card, which) for which in (ops.C_PLAY, ops.C_REWARD, ops.C_UNITE, ops.C_TRIGGER_PC)]
    starts += [cell(card, ops.C_USE_1 + i) for i in range(cell(card, ops.C_USES))]
    found = set()
    for start in starts:
        pc = start
        while pc and (op := step_cell(ruleset().table, pc, ops.OP)) != ops.END:
            if op == ops.GAIN:
                found.add(mg.GAVE_RUNES + step_cell(ruleset().table, pc, ops.OP_A) - ops.RUNES)
            elif op == ops.TRADE:
                found.add(mg.GAVE_HONOR)
            elif op in (ops.DRAW, ops.DISCARD_TO_DRAW):
                found.add(mg.DREW)
            elif op == ops.TO_HAND:
                found.add(mg.PUT)
            pc += 1
    return found


def interpreted_rules_reach_the_same_final_states(run: Run) -> None:
    off, out = np.zeros(0, dtype=np.int32), np.zeros(LEGAL_ROOM, dtype=np.int16)
    assert sum(batch.reproduced for batch in run.batches) == 30
    for batch in run.batches:
        if batch.reproduced:
            again = np.zeros((batch.reproduced, batch.states.shape[1]), dtype=np.int16)
            play_random_games(again, batch.blank, ruleset().table, off, out, SEED, 0)
            different = np.nonzero((again != batch.states[: batch.reproduced]).any(axis=1))[0].tolist()
            assert different == [], f"{batch}: games {different} end otherwise"
