"""Games spread over a Ray cluster of two workers on this machine are the games that are played without it."""

from collections.abc import Iterator

import pytest

import deckwright as dw
from deckwright.sim import ray_waves
from deckwright.sim.ray_waves import Cluster
from deckwright.sim.result import Result
from deckwright.sim.simulator import Simulator

pytestmark = pytest.mark.filterwarnings("ignore")  # what Ray warns of is Ray's

ARGUMENTS = {"ruleset": "ascension-10th", "players": 2, "seed": 3, "mode": "versus", "device": "cpu"}


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    found = Cluster(ray_waves.LOCAL, cores=2)
    yield found
    found.close()


def test_a_cluster_plays_the_same_games_in_order(cluster: Cluster) -> None:
    assert cluster.device("auto") == "cpu"
    waves = list(cluster.waves(ARGUMENTS, ["greedy", "random"], start=10, games=230, wave=40))
    assert [(wave.start, wave.games) for wave in waves] == [
        (10, 40),
        (50, 40),
        (90, 40),
        (130, 40),
        (170, 40),
        (210, 30),
    ]
    alone = Simulator("ascension-10th", 2, 230, seed=3, start=10, cores=1).run(["greedy", "random"])
    together = Result.join(waves)
    assert together.state_hash == alone.state_hash
    assert together.cards is not None and alone.cards is not None
    assert (together.cards.chances == alone.cards.chances).all()


def test_what_a_worker_refuses_is_told_as_here(cluster: Cluster) -> None:
    with pytest.raises(dw.BadOption, match=r"^There is no policy 'gredy' for ascension-10th. Did you mean greedy"):
        list(cluster.waves(ARGUMENTS, ["gredy"], start=0, games=10, wave=10))


def test_workers_with_another_version_are_refused(cluster: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ray_waves, "versions", lambda: {"deckwright": "99"})
    with pytest.raises(dw.BadOption, match="A worker of the cluster has Deckwright .*, and here it is 99"):
        list(cluster.waves(ARGUMENTS, ["random"], start=0, games=10, wave=10))


def test_an_address_without_a_cluster_is_refused() -> None:
    with pytest.raises(dw.BadOption, match="There is no Ray cluster at 'no-such-thing://'"):
        Cluster("no-such-thing://")
