"""The games of a ladder: who sits where, which deal, and how a game between two bots ends.

The two bots of a match sit alternately (in team play the teams do). A *cycle* of a match has one game for every way in
which they can sit: the order turned by one seat after another, and both exchanged. So in each cycle both have every
seat equally often. In a cycle of paired deals all its games are dealt the same cards; else each has a deal of its own.
"""

import zlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from deckwright import defaults
from deckwright.bots import BadBot, maker, play_out
from deckwright.bots.protocol import blamed
from deckwright.cards.errors import BadOption
from deckwright.kernel.playing import MAX_TURNS, NO_WINNER
from deckwright.sim.simulator import Simulator
from deckwright.table.game import Game
from deckwright.table.kinds import GameKind
from deckwright.table.rulesets import resolve
from deckwright.table.seeds import Seed
from deckwright.table.setup import set_up
from deckwright.table.starting import new

FIRST_SEAT = 0  # takes the first turn; the bots change seats, so each of them begins equally often
WIN, DRAW, LOSS = 1.0, 0.5, 0.0
LARGEST_SEED = 2**32 - 1

Pair = tuple[str, str]


@dataclass(frozen=True)
class Setting:
    """What all games of a ladder have in common."""

    ruleset: str
    players: int
    mode: str
    seed: int
    options: tuple[tuple[str, str], ...] = ()
    packs: tuple[str, ...] = ()

    @property
    def kind(self) -> GameKind:
        """Which game it is."""
        return resolve(self.ruleset, self.packs).kind

    @staticmethod
    def checked(
        ruleset: str = defaults.RULESET,
        players: int | None = None,
        mode: str | None = None,
        seed: int = 1,
        options: Mapping[str, object] | None = None,
        packs: Sequence[str] = (),
    ) -> "Setting":
        """A setting that can be played; else an error that says what is wrong."""
        setup = set_up(ruleset, players, mode, options, packs)
        if setup.players < 2:
            raise BadOption(f"In a ladder bots play against each other: the mode is versus or teams, not {setup.mode}.")
        if isinstance(seed, bool) or not isinstance(seed, int) or not 0 <= seed <= LARGEST_SEED:
            raise BadOption(f"The seed of a ladder is a whole number from 0 to {LARGEST_SEED}, not {seed!r}.")
        return Setting(ruleset, setup.players, setup.mode, seed, tuple(setup.options.items()), tuple(packs))

    def line_ups(self) -> list[tuple[int, ...]]:
        """Every way in which the two bots of a match sit, seat by seat: 0 is the first bot, 1 the second."""
        sides = self.players // 2 if self.mode == "teams" else self.players
        found = []
        for turned in range(sides):
            for exchanged in (0, 1):
                order = [((side + turned) % sides + exchanged) % 2 for side in range(sides)]
                found.append(tuple(order[seat % sides] for seat in range(self.players)))
        return list(dict.fromkeys(found))

    def deal(self, seed: Seed) -> Game:
        """A game of this setting."""
        return new(self.ruleset, self.players, seed, self.mode, FIRST_SEAT, dict(self.options), self.packs)


class Played(NamedTuple):
    """One game of a match."""

    cycle: int
    line_up: int
    paired: bool  # whether all games of the cycle were dealt the same cards
    result: float  # of the first bot: 1 won, 0 lost, 0.5 neither
    winner: int  # the seat, of a team its lower one; -1 nobody
    first: int  # the seat that began
    turns: int
    scores: tuple[int, ...]
    trouble: str = ""  # what a bot did wrong, by which it lost the game


def number_of(*parts: object) -> int:
    """A number of 32 bits that goes with these words, the same on every machine."""
    return zlib.crc32("/".join(str(part) for part in parts).encode())


def play_cycle(setting: Setting, pair: Pair, cycle: int, paired: bool) -> list[Played]:
    """One cycle of a match, played by the bots themselves."""
    return [play_one(setting, pair, cycle, place, paired) for place in range(len(setting.line_ups()))]


def play_one(setting: Setting, pair: Pair, cycle: int, place: int, paired: bool) -> Played:
    """One game: new bots with seeds of their own, each of them shown its seat and nothing more."""
    line_up = setting.line_ups()[place]
    deal = f"ladder/{setting.seed}/{'/'.join(pair)}/{cycle}" + ("" if paired else f"/{place}")
    game = setting.deal(deal)
    names = [pair[side] for side in line_up]
    result, winner, trouble = DRAW, NO_WINNER, ""
    try:
        bots = []
        for seat, name in enumerate(names):
            with blamed(name, seat, "as it was made"):
                bots.append(maker(name)(number_of(setting.seed, *pair, cycle, place, seat)))
        play_out(game, bots, names, MAX_TURNS)
        winners = game.winners()
        if len({line_up[seat] for seat in winners}) == 1:
            winner = winners[0]
            result = WIN if line_up[winner] == 0 else LOSS
    except BadBot as error:
        result = LOSS if line_up[error.seat] == 0 else WIN
        trouble = f"{error} (match {' - '.join(pair)}, cycle {cycle + 1}, game {place + 1}: {', '.join(names)})"
    return Played(cycle, place, paired, result, winner, game.first, game.turns, tuple(game.scores()), trouble)


def can_be_simulated(setting: Setting, pair: Pair) -> bool:
    """Whether both bots are also policies of the simulator, which plays thousands of games a second."""
    policies = resolve(setting.ruleset, setting.packs).kind.players.policies
    return all(name in policies for name in pair)


def simulate_cycles(
    setting: Setting, pair: Pair, start: int, count: int, paired: bool, cores: int | None
) -> list[list[Played]]:
    """Several cycles of a match between policies, played inside the rules; chance says who begins."""
    cycles: list[list[Played]] = [[] for _ in range(count)]
    for place, line_up in enumerate(setting.line_ups()):
        simulator = Simulator(
            setting.ruleset, setting.players, count, seed=number_of(setting.seed, *pair, "" if paired else place),
            mode=setting.mode, options=dict(setting.options), packs=setting.packs, cores=cores, counts=False, start=start,
        )  # fmt: skip
        games = simulator.run([pair[side] for side in line_up])
        for n, (winner, first, turns, scores) in enumerate(
            zip(games.winner.tolist(), games.first.tolist(), games.turns.tolist(), games.scores.tolist(), strict=True)
        ):
            result = DRAW if winner == NO_WINNER else WIN if line_up[winner] == 0 else LOSS
            cycles[n].append(Played(start + n, place, paired, result, winner, first, turns, tuple(scores)))
    return cycles
