"""Whole batches of games played to the end, on all cores or on a CUDA device, from the same rules."""

import os
import time
from collections.abc import Iterator, Mapping, Sequence

import numpy as np

from deckwright import defaults
from deckwright.bots.games import games_of
from deckwright.cards.errors import BadOption
from deckwright.kernel.playing import WEIGHTS
from deckwright.sim.batch import Backend, Batch
from deckwright.sim.processor import Processor
from deckwright.sim.result import Result
from deckwright.table.arguments import flag, listed, shown, suggestion, whole
from deckwright.table.kinds import Policy as NamedPolicy
from deckwright.table.kinds import Ruleset, kinds
from deckwright.table.setup import set_up

DEVICES = ("auto", "cpu", "cuda")
MOST_GAMES = 2**32  # games have numbers of 32 bits

Policy = str | np.ndarray


class Simulator:
    """Plays many games of one ruleset; the same seed gives the same games on every device and any number of cores.

    `counts=False` leaves out what happens to each card and is faster. A batch is played in waves, so that memory stays
    bounded however many games there are: `memory` says how many bytes a wave takes beside its result, which has
    about 60 bytes for each game. `then` names what follows the end of each game, in games that can go on; the result has the
    scores `before` each of these parts, too.
    """

    def __init__(
        self,
        ruleset: str | Sequence[str] = defaults.RULESET,
        players: int | None = None,
        games: int = 65_536,
        device: str = "cpu",
        seed: int = 1,
        mode: str | None = None,
        options: Mapping[str, object] | None = None,
        packs: Sequence[str | os.PathLike[str]] = (),
        cores: int | None = None,
        counts: bool = True,
        start: int = 0,
        then: Sequence[object] = (),
    ) -> None:
        setup = set_up(ruleset, players, mode, options, packs)
        self.ruleset: Ruleset = setup.ruleset
        self.mode, self.players, self.options = setup.mode, setup.players, setup.options
        self.games = whole("the number of games", games, 1, MOST_GAMES)
        self.start = whole("the first game's number", start, 0, MOST_GAMES - self.games)
        self.seed = whole("the seed", seed, 0, 2**32 - 1)
        self.counts = flag("counts", counts)
        self.then = np.array(
            [self.ruleset.kind.study.part(self.ruleset, part) for part in listed("then", then)], np.int16
        )
        self.ruleset.kind.study.check_parts(listed("then", then), self.options)
        self.blank = self.ruleset.stocked(self.players, self.mode, self.options)
        self.backend: Backend = self.backend_for(device, cores)
        self.device = self.backend.name

    def backend_for(self, device: str, cores: int | None) -> Backend:
        """The processor or a CUDA device; `auto` takes the device where there is one."""
        check_device(device)
        if len(self.then) and device == "cuda":
            raise BadOption("What follows a game is played on the processor: take the device cpu or auto.")
        if len(self.then) == 0 and device != "cpu":
            from deckwright.sim.cuda import Cuda, is_there

            if device == "cuda" or is_there():
                return Cuda(self.ruleset, self.blank, self.counts)
        return Processor(self.ruleset, self.blank, self.counts, cores)

    @property
    def memory(self) -> int:
        """How many bytes a wave takes."""
        return self.backend.memory

    def prepare(self, policies: Sequence[Policy] | Policy = "random") -> None:
        """Compile the rules, which the first wave would do otherwise; once compiled, they are kept."""
        self.backend.prepare(self.seated(policies)[1], len(self.then) > 0)

    def run(self, policies: Sequence[Policy] | Policy = "random") -> Result:
        """Play all games; one policy for each seat, or one for all."""
        return Result.join(list(self.waves(policies)))

    def waves(self, policies: Sequence[Policy] | Policy = "random", wave: int | None = None) -> Iterator[Result]:
        """Play all games in waves, each a result of its own."""
        names, who, pages = self.seated(policies)
        study = self.ruleset.kind.study
        self.backend.prepare(
            who, len(self.then) > 0
        )  # compiling is not playing: it does not count as seconds of the first wave
        size = min(self.backend.wave if wave is None else whole("a wave", wave, 1), self.games)
        for first in range(self.start, self.start + self.games, size):
            games = min(size, self.start + self.games - first)
            begun = time.perf_counter()
            records, hashes, totals, before = self.backend.play(Batch(who, pages, self.seed, first, games, self.then))
            cards = study.card_counts(totals, self.players, self.ruleset.ids) if self.counts else None
            noted = study.noted if self.counts else ()
            yield Result.of(
                records, hashes, cards, before, noted, ruleset=self.ruleset.id, mode=self.mode, players=self.players,
                seed=self.seed, start=first, policies=names, device=self.device, seconds=time.perf_counter() - begun,
            )  # fmt: skip

    def seated(self, policies: Sequence[Policy] | Policy) -> tuple[tuple[str, ...], np.ndarray, np.ndarray]:
        """Names, kinds and pages of weights of the policies, seat by seat."""
        chosen = list(policies) if isinstance(policies, (list, tuple)) else [policies] * self.players
        if len(chosen) == 1:
            chosen *= self.players
        if len(chosen) != self.players:
            raise BadOption(
                f"{len(chosen)} policies do not fit {self.players} seats: give one for each seat, or one for all."
            )
        players = self.ruleset.kind.players
        kinds, pages, names = [], [], []
        for policy in chosen:
            if isinstance(policy, np.ndarray):
                names.append("weights")
                kinds.append(WEIGHTS)
                pages.append(players.checked(policy, self.ruleset))
            else:
                found = policy_named(policy, self.ruleset)
                kinds.append(found.kind)
                names.append(str(policy))
                pages.append(found.page(self.ruleset))
        return tuple(names), np.array(kinds, dtype=np.int16), np.concatenate(pages)


def policy_named(policy: object, ruleset: Ruleset) -> NamedPolicy:
    """A policy of a game by its name."""
    known = ruleset.kind.players.policies
    if isinstance(policy, str) and policy in known:
        return known[policy]
    others = games_of(policy)
    elsewhere = f" {policy} plays {', '.join(others)}." if others else suggestion(policy, known)
    raise BadOption(
        f"There is no policy {shown(policy)} for {ruleset.id}.{elsewhere} Policies: {', '.join(known)}, or an array"
        " of weights."
    )


def policy_names() -> list[str]:
    """The names of all policies, of whatever game."""
    return list(dict.fromkeys(name for kind in kinds().values() for name in kind.players.policies))


def check_device(device: object) -> None:
    """Refuse what is no device."""
    if not isinstance(device, str) or device not in DEVICES:
        raise BadOption(
            f"There is no device {shown(device)}.{suggestion(device, DEVICES)} Devices: {', '.join(DEVICES)}."
        )
