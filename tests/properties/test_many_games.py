"""A hundred thousand random games with bounds checks on: no state is ever wrong, and everything that can happen happens."""

import os
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from functools import cached_property

import numpy as np

from deckwright.games.ascension.cards import ops
from deckwright.games.ascension.declared.events import KINDS as EVENT_KINDS
from deckwright.games.ascension.declared.options import OPTIONS
from deckwright.games.ascension.kind import KIND
from deckwright.games.ascension.rules import event_kinds as ek
from deckwright.games.ascension.rules import state as st
from deckwright.games.ascension.rules import tables as tb
from deckwright.games.ascension.rules.tables import card_cell, step_cell
from deckwright.games.ascension.table.ruleset import Ruleset
from deckwright.kernel.modes import Compiled
from deckwright.sim.playout import deal_numbered_game, play_game, policy_of
from deckwright.table.events import new_buffer
from deckwright.table.rulesets import resolve
from deckwright.table.setup import check_options
from tests.properties import looking_over as lo
from tests.properties import many_games as mg

BASE, VIGIL, COMBINED = "ascension-10th", "rise-of-vigil", "ascension-combined"
SEED = 11
GAMES = 100_000
LOOK_EVERY = 64  # actions between two looks at the whole state
CLOSELY = 97  # in one of so many games every state is looked over
INLINE = 10  # checked rules compile faster with less of them inlined, and run as fast
LEGAL_ROOM = 512
BUFFER_EVENTS = 1024
RAREST = 12  # so many are printed
LEAST, LEAST_IN_ALL = 50, 500  # games of each kind, and of all kinds, for every ruleset, mode and number of players

# What the rules say of each ruleset, beside its cards: Mystics and Heavy Infantry, with 5 or 6 players, and Shards.
PILES = {BASE: (20, 20), VIGIL: (26, 26), COMBINED: (26, 46)}
SHARDS = {BASE: 0, VIGIL: 30, COMBINED: 60}
POOL_PER_PLAYER, SOLO_POOL = 30, 50

# Options: all at their default, all at their other value, and every second one.
OTHER_SHARDS = "45"
OTHER = {name: OTHER_SHARDS if name == "center_shards" else values[1] for name, values in OPTIONS.items()}
SETTINGS: dict[str, dict[str, str]] = {
    "default": {},
    "other": OTHER,
    "mixed": {name: OTHER[name] for name in list(OPTIONS)[1::2]},
}

RICH = {1: 24, 2: 20, 3: 16, 4: 16, 5: 16, 6: 16}  # cards of the Center Deck that a seat has in a rich game, by players


SCARCE = 16  # different stocks of scarce games: the Center Deck has three cards or a few more


@dataclass(frozen=True)
class Kind:
    """How games are played: with which options; whether players are eager or rich from the start, and cards scarce."""

    options: str
    eager: bool = False
    rich: bool = False
    scarce: bool = False


KINDS = (
    Kind("default"),
    Kind("default", eager=True, scarce=True),
    Kind("other", eager=True),
    Kind("other", eager=True, rich=True),
    Kind("mixed", eager=True, rich=True),
)

# How many games of each kind are played.
PLAYED = {
    (BASE, "solo", 1): (13_500, 2_000, 2_000, 3_000, 4_000),
    (BASE, "versus", 2): (200, 200, 800, 1_000, 1_000),
    (BASE, "versus", 3): (50, 50, 150, 300, 300),
    (BASE, "versus", 4): (50, 50, 100, 200, 200),
    (BASE, "teams", 4): (50, 50, 100, 200, 300),
    (VIGIL, "solo", 1): (13_500, 2_500, 2_000, 4_000, 4_000),
    (VIGIL, "versus", 2): (200, 200, 800, 1_000, 1_000),
    (VIGIL, "versus", 3): (50, 100, 150, 300, 300),
    (VIGIL, "versus", 4): (50, 50, 100, 200, 200),
    (VIGIL, "teams", 4): (50, 50, 100, 200, 300),
    (COMBINED, "solo", 1): (13_450, 2_000, 2_000, 7_000, 7_000),
    (COMBINED, "versus", 2): (200, 200, 800, 1_000, 1_000),
    (COMBINED, "versus", 3): (50, 50, 150, 350, 350),
    (COMBINED, "versus", 4): (50, 50, 100, 200, 200),
    (COMBINED, "versus", 5): (50, 50, 100, 200, 200),
    (COMBINED, "versus", 6): (50, 50, 100, 200, 200),
    (COMBINED, "teams", 4): (50, 50, 100, 200, 300),
    (COMBINED, "teams", 6): (50, 50, 100, 200, 250),
}


@dataclass
class Batch:
    """Games of one kind."""

    ruleset: Ruleset
    mode: str
    players: int
    games: int
    kind: Kind
    tally: np.ndarray = field(init=False)
    trouble: str = ""
    endless: int = 0
    first: np.ndarray = field(default_factory=lambda: np.zeros(0, dtype=np.int16))  # how the first game ended

    def __str__(self) -> str:
        return f"{self.games} games of {self.players} in {self.ruleset.id}, {self.mode}, {self.kind}"

    @property
    def options(self) -> dict[str, str]:
        return check_options(KIND, SETTINGS[self.kind.options])

    @property
    def stocked(self) -> np.ndarray:
        return self.ruleset.stocked(self.players, self.mode, self.options)

    @property
    def expected(self) -> np.ndarray:
        """How often every card exists (A-1, A-25)."""
        shards = self.options["center_shards"]
        copies = {
            **{card.id: card.copies for card in self.ruleset.cards.values()},
            **{card: n * self.players for card, n in self.ruleset.copies("starting").items()},
            **dict.fromkeys(("mystic", "heavy-infantry"), PILES[self.ruleset.id][self.players > 4]),
            "energy-shard": SHARDS[self.ruleset.id] if shards == "auto" else int(shards),
        }
        return np.array([copies[card] for card in self.ruleset.ids], dtype=np.int16)

    @property
    def stocks(self) -> list[tuple[np.ndarray, np.ndarray]]:
        """States to begin with, and how often every card is in them."""
        if not self.kind.scarce:
            return [(self.stocked, self.expected)]
        found = []
        for number in range(SCARCE):
            stocked, expected = self.stocked, self.expected
            void = stocked[st.VOID : st.VOID + len(expected)]
            center = [card for card, n in enumerate(void) if n and self.ruleset.ids[card] != "energy-shard"]
            kept = np.zeros(len(expected), dtype=np.int16)
            kept[[center[(number * 7 + i * 11) % len(center)] for i in range(3 + number)]] = 1
            if "energy-shard" in self.ruleset.ids:
                kept[self.ruleset.number["energy-shard"]] = number % 5
            expected += kept - void
            void[:] = kept
            found.append((stocked, expected))
        return found

    def play(self, play: Callable[..., int]) -> None:
        """Play the games; nothing is kept but what is asked of them later."""
        types, table, state, stocks = len(self.ruleset.ids), self.ruleset.table, self.stocked, self.stocks
        self.tally = np.zeros(mg.TALLIES * (types + 1), dtype=np.int16)
        events, out = new_buffer(BUFFER_EVENTS, 0), np.zeros(LEGAL_ROOM, dtype=np.int16)
        counts, mine, notes = (np.zeros(n, dtype=np.int16) for n in (types, types, lo.NOTES))
        pool = SOLO_POOL if self.mode == "solo" else POOL_PER_PLAYER * self.players
        rich = RICH[self.players] if self.kind.rich else 0
        for game in range(self.games):
            state[:], expected = stocks[game % len(stocks)]
            every = 1 if game % CLOSELY == 0 else LOOK_EVERY
            trouble = play(
                state, table, events, out, self.tally, counts, mine, expected, notes, pool, rich, SEED, game,
                every, self.kind.eager,
            )  # fmt: skip
            if trouble != lo.FINE:
                self.trouble = f"game {game} with seed {SEED}: {lo.TROUBLES[trouble]}"
                return
            self.endless += int(state[st.OVER] == 0)
            if game == 0:
                self.first = state.copy()


def batches() -> list[Batch]:
    """The longest first, so that no thread is left alone with them."""
    found = []
    for (name, mode, players), games in PLAYED.items():
        for n, kind in zip(games, KINDS, strict=True):
            found.append(Batch(resolve(name), mode, players, n, kind))
    return sorted(found, key=lambda batch: -batch.games * batch.players)


@dataclass
class Run:
    """All games, and how often what happened in them."""

    batches: list[Batch]

    @cached_property
    def tallies(self) -> dict[str, np.ndarray]:
        """By ruleset: rows of what happened, with a cell for every card."""
        found: dict[str, np.ndarray] = {}
        for batch in self.batches:
            rows = batch.tally.reshape(mg.TALLIES, -1).astype(np.int64)
            found[batch.ruleset.id] = found.get(batch.ruleset.id, 0) + rows
        return found

    def times(self, name: str, what: int, card: str | None = None) -> int:
        """How often something happened to this card, or to any."""
        row = self.tallies[name][what]
        return int(row.sum() if card is None else row[resolve(name).number[card]])


def play_all() -> Run:
    """Play all games, on all cores; nothing is kept on disk, since the checked rules serve this test only."""
    play = Compiled(KIND.bound, boundscheck=True, cache=False, inline=INLINE)(mg.play_watched_game)
    run = Run(batches())
    with ThreadPoolExecutor(os.cpu_count()) as threads:
        list(threads.map(lambda batch: batch.play(play), run.batches))
    return run


def test_a_hundred_thousand_games() -> None:
    """One test, since the games are played once for all that is asked of them."""
    run = play_all()
    no_state_is_ever_wrong(run)
    games_end(run)
    for name in PILES:
        everything_that_can_happen_to_a_card_happens(run, name)
        nothing_happens_that_cannot_be(run, name)
    rare_things_happen_often_enough(run)
    interpreted_rules_reach_the_same_final_states(run)


def test_every_ruleset_mode_and_option_has_its_games() -> None:
    assert sum(sum(games) for games in PLAYED.values()) == GAMES
    numbers = {name: resolve(name).players for name in PILES}
    assert {*PLAYED} == {(name, mode, n) for name in PILES for mode, found in numbers[name].items() for n in found}
    for games in PLAYED.values():
        assert min(games) >= LEAST
        assert sum(games) >= LEAST_IN_ALL
    for name, values in OPTIONS.items():
        assert {check_options(KIND, setting)[name] for setting in SETTINGS.values()} == {values[0], OTHER[name]}


def test_names_and_numbers_agree() -> None:
    assert lo.TROUBLES[lo.NOTHING_LEGAL] == "nothing legal"
    assert len(lo.TROUBLES) == lo.NOTHING_LEGAL + 1


# What is asked of the games.


def no_state_is_ever_wrong(run: Run) -> None:
    assert [f"{batch}, {batch.trouble}" for batch in run.batches if batch.trouble] == []


def games_end(run: Run) -> None:
    """Players at random may banish all they have: hardly ever."""
    for batch in run.batches:
        assert batch.endless <= 1 + batch.games / 1000, f"{batch}: {batch.endless} have no end"


def everything_that_can_happen_to_a_card_happens(run: Run, name: str) -> None:
    wanted = {(what, card) for what, card in possible(name) if not is_too_rare(name, what, card)}
    counted = sorted((run.times(name, what, card), row_name(what), card) for what, card in wanted)
    print(*(f"{name}, {times} times: {card} {what}" for times, what, card in counted[:RAREST]), sep="\n")
    assert [f"{card} {what}" for times, what, card in counted if times == 0] == []


def nothing_happens_that_cannot_be(run: Run, name: str) -> None:
    wanted, ids = possible(name), resolve(name).ids
    watched = {what for what, _ in wanted}
    copiers = {card for card in ids if cell(name, card, ops.C_COPIES_HEROES)}  # they do what others do
    beyond = {
        (what, ids[card])
        for what, card in zip(*np.nonzero(run.tallies[name][:, : len(ids)]), strict=True)
        if what in watched and not (ids[card] in copiers and what in EFFECTS)
    }
    assert sorted(f"{card} {row_name(what)}" for what, card in beyond - wanted) == []


def rare_things_happen_often_enough(run: Run) -> None:
    for name, what, card, least in RARE:
        for found in (BASE, VIGIL, COMBINED):
            if name in (found, "both" if found != BASE else "all", "all"):
                times = run.times(found, what, card)
                assert times >= least, f"{found}: {row_name(what)} {card or ''} only {times} times"


def interpreted_rules_reach_the_same_final_states(run: Run) -> None:
    off, out = np.zeros(0, dtype=np.int32), np.zeros(LEGAL_ROOM, dtype=np.int16)
    for batch in run.batches:
        if batch.kind == KINDS[0]:
            again, table = np.zeros(len(batch.first), dtype=np.int16), batch.ruleset.table
            everybody_at_random = np.zeros(6, dtype=np.int16)
            KIND.modes.interpreted(deal_numbered_game)(again, batch.stocked, table, off, SEED, 0)
            KIND.modes.interpreted(play_game)(again, table, out, everybody_at_random, off, out, policy_of(SEED, 0))
            assert again.tobytes() == batch.first.tobytes(), f"{batch}: the first game ends otherwise"


# What can happen.

ACQUIRED, DEFEATED, BANISHED, DESTROYED, REFILLED, SET_ASIDE, FATED, TROPHY = (
    mg.HAPPENED + kind
    for kind in (
        ek.ACQUIRE, ek.DEFEAT, ek.BANISH, ek.DESTROY, ek.REFILL, ek.SET_ASIDE, ek.FATE, ek.TROPHY,
    )
)  # fmt: skip
ACQUIRES, DEFEATS, BANISHES, DESTROYS, DRAWS, PUTS, TAKES, DISCARDS, ENLARGES, FILLS = (
    mg.CAUSED + kind
    for kind in (
        ek.ACQUIRE, ek.DEFEAT, ek.BANISH, ek.DESTROY, ek.DRAW, ek.PUT, ek.TAKE, ek.DISCARD, ek.ROW,
        ek.POOL,
    )
)  # fmt: skip
GIVES_HONOR = mg.GAVE + ops.HONOR
BY_OP = {
    ops.DRAW: (DRAWS,), ops.DISCARD_TO_DRAW: (DRAWS, DISCARDS), ops.EVERY_DRAW: (DRAWS,), ops.BANISH: (BANISHES,),
    ops.SEEK_TREASURE: (BANISHES,), ops.EVERY_BANISH: (BANISHES,), ops.BANISH_EVERY: (BANISHES,), ops.EXTRA_TURN: (BANISHES,),
    ops.DEFEAT_FREE: (DEFEATS,), ops.ACQUIRE_FREE: (ACQUIRES,), ops.TAKE_FREE: (ACQUIRES, DEFEATS), ops.TRADE: (GIVES_HONOR,),
    ops.HERO_HONOR: (GIVES_HONOR,), ops.TO_HAND: (PUTS,), ops.TO_PLAY: (PUTS,), ops.TOP_TO_HAND: (PUTS, GIVES_HONOR),
    ops.OPPONENTS_DESTROY: (DESTROYS,), ops.OPPONENTS_KEEP: (DESTROYS,), ops.DESTROY_OF_EACH: (DESTROYS,),
    ops.DESTROY_ALL: (DESTROYS,), ops.TAKE_RANDOM: (TAKES,), ops.DISCARD_RANDOM: (DISCARDS, TAKES), ops.ADD_SLOTS: (ENLARGES,),
}  # fmt: skip
PROGRAMS = (ops.C_PLAY, ops.C_REWARD, ops.C_UNITE, ops.C_TRIGGER_PC, ops.C_ENTER, ops.C_TROPHY, ops.C_FATE)
EFFECTS = {*(what for found in BY_OP.values() for what in found), *range(mg.GAVE, mg.GIVEN)}

# So often at least: in all rulesets, or in both that have Treasure, or in one.
RARE = (
    ("all", mg.HAPPENED + ek.EXTRA_TURN, None, 500),
    ("all", mg.GIVEN, None, 2_000),
    ("all", mg.CHOSEN + tb.CHOOSE_ROW_FOR_MATE, None, 20),
    ("all", mg.CHOSEN + tb.CHOOSE_PILE_FOR_MATE, None, 50),
    ("all", mg.CHOSEN + tb.CHOOSE_PLAYED, None, 1_000),
    ("all", mg.NOTHING_LEFT, None, 2_000),
    ("both", mg.NOTHING_LEFT, "energy-shard", 200),
    ("both", ENLARGES, "omnicron", 500),
    ("both", FILLS, "loamspeaker-druid", 500),
    ("both", mg.ELSEWHERE, "monk-of-the-lidless-eye", 300),
    ("both", mg.ELSEWHERE, "spirit-merchant", 300),
    ("both", mg.CHOSEN + tb.DONE, "spirit-merchant", 50),
    ("both", mg.CHOSEN + tb.TROPHY, None, 5_000),
    ("both", mg.CHOSEN + tb.CHOOSE_REWARD, None, 2_000),
    ("both", mg.CHOSEN + tb.CHOOSE_PLAYED, "reality-sculptor", 20),
    ("both", mg.CHOSEN + tb.CHOOSE_CONSTRUCT_OF, None, 500),
    ("both", mg.CHOSEN + tb.CHOOSE_DISCARD_OF, None, 100),
    ("both", mg.SOUGHT, "energy-shard", 300),
    ("both", mg.GIVEN_ALONG, "energy-shard", 100),
    ("both", mg.HAPPENED + ek.USE, "wildcall-staff", 300),
    (COMBINED, mg.CHOSEN + tb.OPTION_HAND, None, 20),
    (COMBINED, mg.CHOSEN + tb.OPTION_PLAY, None, 20),
)


def row_name(what: int) -> str:
    """A row of the tally in words."""
    for start, word, names in (
        (mg.GIVEN, "", ("given", "given along", "sought", "elsewhere", "extra turn", "nothing left")),
        (mg.GAVE, "gives", ops.RESOURCES),
        (mg.CAUSED, "causes", EVENT_KINDS),
        (mg.HAPPENED, "", EVENT_KINDS),
        (mg.USED, "used", ("#1", "#2", "#3", "#4")),
        (mg.CHOSEN, "chosen with verb", tuple(map(str, range(tb.VERBS)))),
    ):
        if what >= start:
            return f"{word} {names[what - start]}".strip()
    raise ValueError(what)


def possible(name: str) -> set[tuple[int, str]]:
    """Everything that can happen to a card, from what the card is and from its programs."""
    wanted: set[tuple[int, str]] = set()
    for card in resolve(name).cards.values():
        monster, center, treasure = card.type == "monster", card.origin == "center", card.origin == "treasure"
        can = {
            mg.CHOSEN + tb.PLAY: not monster,
            mg.CHOSEN + tb.CHOOSE_PLAYED: card.type == "hero" and not cell(name, card.id, ops.C_UNCOPYABLE),
            mg.CHOSEN + tb.CHOOSE_REWARD: monster and center and name != BASE,
            mg.CHOSEN + tb.TROPHY: bool(cell(name, card.id, ops.C_TROPHY)),
            ACQUIRED: card.type in ("hero", "construct") and card.origin != "starting",
            DEFEATED: monster,
            BANISHED: not monster or (center and not cell(name, card.id, ops.C_UNBANISHABLE)),
            DESTROYED: card.type == "construct",
            REFILLED: center,
            SET_ASIDE: (center and not monster) or treasure,
            FATED: bool(cell(name, card.id, ops.C_FATE)),
            TROPHY: bool(cell(name, card.id, ops.C_TROPHY)),
            mg.EXTRA_TURN_BY: any(op == ops.EXTRA_TURN for op, _ in steps(name, card.id)),
        }
        wanted.update((what, card.id) for what, is_possible in can.items() if is_possible)
        wanted.update((mg.USED + i, card.id) for i in range(cell(name, card.id, ops.C_USES)))
        wanted.update((what, card.id) for what in effects(name, card.id))
    return wanted


def is_too_rare(name: str, what: int, card: str) -> bool:
    """A card that copies is copied only with the option, and only by another that may copy one so dear."""
    return what == mg.CHOSEN + tb.CHOOSE_PLAYED and bool(cell(name, card, ops.C_COPIES_HEROES))


def cell(name: str, card: str, which: int) -> int:
    return card_cell(resolve(name).table, resolve(name).number[card], which)


def steps(name: str, card: str) -> Iterator[tuple[int, int]]:
    """Every step of the programs of a card: what it does, and its first number."""
    table = resolve(name).table
    uses = (ops.C_USE_1 + i for i in range(cell(name, card, ops.C_USES)))
    for start in (*PROGRAMS, *uses):
        pc = cell(name, card, start)
        while pc and (op := step_cell(table, pc, ops.OP)) != ops.END:
            yield op, step_cell(table, pc, ops.OP_A)
            pc += 1


def effects(name: str, card: str) -> set[int]:
    """What the programs of a card do."""
    found: set[int] = {BANISHES} if cell(name, card, ops.C_TROPHY) else set()
    for op, number in steps(name, card):
        if op == ops.GAIN:
            found.add(mg.GAVE + number)
        elif op == ops.TAKE_EVERY:
            found.update((ACQUIRES, DEFEATS) if number & ops.HERO else (DEFEATS,))
        elif op == ops.DISCARD_RANDOM and not number:
            found.add(DISCARDS)
        else:
            found.update(BY_OP.get(op, ()))
    return found
