"""Every bot against every bot: matches with balanced seats, on all cores, and what came out.

    found = Ladder(["random", "busy", "greedy"], games=200).run()
    found.ratings, found.matches

Results depend on the seed alone, not on the number of cores.
"""

import itertools
import multiprocessing
import os
import signal
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from math import ceil

from deckwright.bots import BadBot, ask, maker
from deckwright.cards.errors import BadOption
from deckwright.sim.intervals import Interval, wilson
from deckwright.sim.ladder_games import Played, Setting, can_be_simulated, play_cycle, simulate_cycles
from deckwright.sim.ladder_match import FEWEST_GAMES, Match
from deckwright.sim.ladder_ratings import Rating, rate
from deckwright.sim.processor import check_cores
from deckwright.table import running

FIRST_PORTION, LARGEST_PORTION = 32, 2048  # cycles that the simulator plays at a time
AHEAD = 2  # cycles given out for each core
INTERRUPTED = "It was interrupted; what was played counts."
MOST_GAMES = 10**7  # of a match; all of them are kept
BROKEN = "A process that played games ended unexpectedly; what was played counts."

Say = Callable[[int, int], None]  # games played, games to play


@dataclass(frozen=True)
class Standing:
    """What came out of a ladder."""

    setting: Setting
    bots: tuple[str, ...]
    matches: tuple[Match, ...]
    ratings: list[Rating] | None
    seconds: float
    incomplete: str = ""  # why not everything was played

    def match(self, bot: str, other: str) -> Match | None:
        """The match of these two, in either order."""
        return next((match for match in self.matches if set(match.pair) == {bot, other}), None)

    def win_rate(self, bot: str, other: str) -> tuple[float, Interval] | None:
        """How often `bot` won against `other`, and between which bounds that lies."""
        match = self.match(bot, other)
        if match is None or not match.games:
            return None
        if match.pair[0] == bot:
            return match.rate, match.interval
        return 1 - match.rate, match.interval.turned()

    @property
    def games(self) -> int:
        return sum(len(match.games) for match in self.matches)

    @property
    def troubles(self) -> list[str]:
        """Games that were lost because a bot broke down or answered with something illegal."""
        return [trouble for match in self.matches for trouble in match.troubles]

    @property
    def worth_of_beginning(self) -> tuple[float, Interval] | None:
        """How often whoever began won, of the games that somebody won by playing; in team play, the team."""
        decided = [game for match in self.matches for game in match.games if game.winner >= 0]
        if not decided:
            return None
        sides = self.setting.players // 2 if self.setting.mode == "teams" else self.setting.players
        won = sum(game.winner % sides == game.first % sides for game in decided)
        return won / len(decided), wilson(won, len(decided))


class Ladder:
    """Bots that are to play against each other."""

    def __init__(
        self,
        bots: Sequence[str],
        games: int = 200,
        setting: Setting | None = None,
        cores: int | None = None,
        early_stop: bool = True,
        simulate: bool = True,
    ) -> None:
        """`games` of each match; with `simulate=False` even policies of the simulator play as bots, seat by seat."""
        self.bots = tuple(bots)
        if len(self.bots) < 2:
            raise BadOption(f"A ladder needs at least two bots, not {len(self.bots)}.")
        twice = [bot for bot in self.bots if self.bots.count(bot) > 1]
        if twice:
            raise BadOption(f"The bot {twice[0]!r} is there twice; each bot enters a ladder once.")
        for bot in self.bots:
            maker(bot)(0)  # whatever is wrong with it, we want to know now
        if isinstance(games, bool) or not isinstance(games, int) or not 1 <= games <= MOST_GAMES:
            raise BadOption(f"The number of games of a match is a whole number from 1 to {MOST_GAMES}, not {games!r}.")
        self.setting = setting or Setting.checked()
        self.cores = check_cores(cores)
        self.simulate = simulate
        each = len(self.setting.line_ups())
        cycles = ceil(games / each)
        may_stop = early_stop and cycles * each > FEWEST_GAMES
        self.matches = [Match(pair, cycles, may_stop) for pair in itertools.combinations(self.bots, 2)]

    def run(self, say: Say = lambda played, all_: None) -> Standing:
        """Play all matches; whoever interrupts gets what was played until then."""
        begun, incomplete = time.perf_counter(), ""
        simulated = [match for match in self.matches if self.simulate and can_be_simulated(self.setting, match.pair)]
        others = [match for match in self.matches if match not in simulated]
        try:
            for match in simulated:
                self.simulate_match(match, say)
            if others and self.cores == 1:
                self.play_here(others, say)
            elif others:
                self.play_on_cores(others, say)
        except KeyboardInterrupt:
            incomplete = INTERRUPTED
        except BrokenProcessPool:
            incomplete = BROKEN
        ratings = rate(self.bots, self.matches)
        return Standing(
            self.setting, self.bots, tuple(self.matches), ratings, time.perf_counter() - begun, incomplete
        )  # fmt: skip

    def tell(self, say: Say) -> None:
        """Say how far we are; a match that has stopped needs no more games."""
        each = len(self.setting.line_ups())
        played = sum(len(match.games) for match in self.matches)
        say(played, sum(each * (match.taken if match.stopped else match.cycles) for match in self.matches))

    def simulate_match(self, match: Match, say: Say) -> None:
        """A match between policies inside the rules, in portions that grow."""
        portion = FIRST_PORTION
        while not match.finished:
            cycles, paired = match.give_out(portion)
            start = cycles.start
            played = simulate_cycles(self.setting, match.pair, start, len(cycles), paired, self.cores)
            for cycle, games in zip(cycles, played, strict=True):
                match.take(cycle, games)
            portion = min(2 * portion, LARGEST_PORTION)
            self.tell(say)

    def play_here(self, matches: Sequence[Match], say: Say) -> None:
        """All matches in this process, a cycle of each in turn."""
        while unfinished := [match for match in matches if not match.finished]:
            for match in unfinished:
                cycles, paired = match.give_out()
                for cycle in cycles:
                    match.take(cycle, play_cycle(self.setting, match.pair, cycle, paired))
                self.tell(say)

    def play_on_cores(self, matches: Sequence[Match], say: Say) -> None:
        """All matches in processes of their own, cycles of all matches in turn."""
        under_way: dict[Future[list[Played]], tuple[Match, int]] = {}
        with processes(self.cores) as pool:
            pool.submit(warm_up, self.setting, self.bots).result()
            while any(not match.finished for match in matches):
                while len(under_way) < AHEAD * self.cores and (ready := [one for one in matches if can_go_on(one)]):
                    match = min(ready, key=lambda one: one.asked)
                    (cycle,), paired = match.give_out()
                    task = pool.submit(play_cycle, self.setting, match.pair, cycle, paired)
                    under_way[task] = match, cycle
                done, _ = wait(under_way, return_when=FIRST_COMPLETED)
                for task in done:
                    match, cycle = under_way.pop(task)
                    match.take(cycle, task.result())
                self.tell(say)


def can_go_on(match: Match) -> bool:
    """Whether a match has a cycle that could be played now."""
    waits = match.asked == match.pilot and match.goes_on_paired is None
    return not match.finished and not waits and match.asked < match.cycles


def warm_up(setting: Setting, bots: Sequence[str]) -> None:
    """Let one process compile whatever rules and bots need, before several want it; what goes wrong shows in the games."""
    if os.environ.get(running.MODE_VARIABLE) != "interpreted":
        running.use(setting.kind.modes.compiled)
    for bot in bots:
        with suppress(BadBot):
            ask(maker(bot)(0), setting.deal(setting.seed), bot)


@contextmanager
def processes(cores: int) -> Iterator[ProcessPoolExecutor]:
    """Processes that play games; when something stops us, they stop too."""
    before = set(multiprocessing.active_children())
    pool = ProcessPoolExecutor(cores, multiprocessing.get_context("spawn"), leave_interruptions_to_the_parent)
    try:
        yield pool
    except BaseException:
        for process in set(multiprocessing.active_children()) - before:
            process.terminate()
        raise
    finally:
        pool.shutdown(cancel_futures=True)


def leave_interruptions_to_the_parent() -> None:
    """Ctrl-C reaches every process of a terminal; the one that started the others decides what to do."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
