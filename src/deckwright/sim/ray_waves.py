"""Waves of games spread over the machines of a Ray cluster; the games are those that one machine would play."""

import os
from collections.abc import Iterator, Sequence
from typing import Any

from deckwright.cards.errors import BadOption, DeckwrightError
from deckwright.sim.report_setting import versions
from deckwright.sim.result import Result
from deckwright.sim.simulator import Policy, Simulator

LOCAL = "local"  # in place of an address: a cluster on this machine alone
AHEAD = 2  # waves for each worker that wait or are played
LOOPBACK = "127.0.0.1"


def play_part(arguments: dict[str, Any], policies: Sequence[Policy], start: int, games: int) -> tuple[str, Result]:
    """What a worker does: play these games, and say which version played them."""
    return versions()["deckwright"], Simulator(**arguments, start=start, games=games).run(policies)


class Cluster:
    """A Ray cluster that plays waves."""

    def __init__(self, address: str, cores: int | None = None) -> None:
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # Ray tells nobody what is played here
        os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
        try:
            import ray
        except ImportError:
            raise BadOption(
                "--ray needs Ray: pip install 'deckwright[ray]'. Without --ray all cores here play."
            ) from None
        self.ray = ray
        at_home = {"_node_ip_address": LOOPBACK, "num_cpus": cores, "include_dashboard": False}
        try:
            ray.init(
                address=address, log_to_driver=False, logging_level="error", **(at_home if address == LOCAL else {})
            )
        except (ConnectionError, ValueError, RuntimeError, TimeoutError) as error:
            said = str(error).strip().splitlines() or [type(error).__name__]
            raise BadOption(
                f"There is no Ray cluster at {address!r}: {said[0]} Start one with `ray start --head`, or use --ray {LOCAL}."
            ) from None

    def close(self) -> None:
        """Leave the cluster; one that was started for this ends."""
        self.ray.shutdown()

    def device(self, wanted: str) -> str:
        """Where the workers play; `auto` takes CUDA devices where the cluster has some."""
        if wanted != "auto":
            return wanted
        return "cuda" if self.ray.cluster_resources().get("GPU", 0) >= 1 else "cpu"

    def waves(
        self, arguments: dict[str, Any], policies: Sequence[Policy], start: int, games: int, wave: int
    ) -> Iterator[Result]:
        """Play games from number `start` on, in waves that come in order."""
        cuda = arguments["device"] == "cuda"
        play = self.ray.remote(play_part).options(num_cpus=1, num_gpus=1 if cuda else 0, max_retries=3)
        if not cuda:
            arguments = {**arguments, "cores": 1}  # a worker is a core; Ray says how many there are
        workers = max(1, int(self.ray.cluster_resources().get("GPU" if cuda else "CPU", 1)))
        shared = self.ray.put(list(policies))
        begun: list[Any] = []
        for first in range(start, start + games, wave):
            begun.append(play.remote(arguments, shared, first, min(wave, start + games - first)))
            if len(begun) >= AHEAD * workers:
                yield self.finished(begun.pop(0))
        while begun:
            yield self.finished(begun.pop(0))

    def finished(self, part: Any) -> Result:
        """Wait for a wave; its player must know the same rules."""
        try:
            version, result = self.ray.get(part)
        except self.ray.exceptions.RayTaskError as error:
            if isinstance(error.cause, DeckwrightError):
                raise error.cause from None
            raise
        if version != versions()["deckwright"]:
            raise BadOption(
                f"A worker of the cluster has Deckwright {version}, and here it is {versions()['deckwright']}."
                " Install the same version everywhere."
            )
        assert isinstance(result, Result)
        return result
