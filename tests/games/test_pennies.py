"""A game in a package of its own, installed beside Deckwright: found, played in every way, and named by nobody else."""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.visitor import Visitor
from tests.wheel.environment import ROOT, pip
from tests.wheel.smoke import LONGEST_GAME, serving

SOURCE = ROOT / "examples" / "pennies"
NAME = re.compile("pennies", re.IGNORECASE)
MAY_NAME_IT = {"tests/games/test_pennies.py", "web/e2e/pennies.spec.ts", "web/e2e/pennies.ts"}
PROGRAMS = ("src", "tests", "generators", "bench", "web", ".github", ".ci", "examples", "Makefile", "pyproject.toml")
LEFT_OUT = {
    "node_modules",
    "pages",
    "__pycache__",
    "test-results",
    "sets",
    "deckwright.egg-info",
}  # what others made, and words on cards
TEXTS = {
    ".py",
    ".ts",
    ".mts",
    ".js",
    ".svelte",
    ".ftl",
    ".yaml",
    ".yml",
    ".json",
    ".toml",
    ".cu",
    ".jinja",
    ".css",
    ".html",
    "",
}

COMMAND = ("-m", "deckwright.cli.main")
WHERE_COMPILED = """
from deckwright.bots.compiling import marker
from deckwright.kernel.caches import cache_folder
from deckwright.table.kinds import kinds
for name, kind in sorted(kinds().items()):
    print(name, cache_folder(kind.bound).name, marker(kind).name)
"""
BATCHES = """
import numpy as np
import deckwright as dw
from deckwright.sim.playout import RECORD_CELLS, play_games

simulator = dw.Simulator("pennies", players=3, games=300, seed=7)
counted = simulator.run("random")
plain = dw.Simulator("pennies", players=3, games=300, seed=7, counts=False, cores=1).run(["random", "greedy", "busy"])
assert counted.ended.all() and counted.state_hash == plain.state_hash and counted.cards is None

interpreted = simulator.ruleset.kind.modes.interpreted(play_games)
states, out = np.zeros((1, len(simulator.blank)), np.int16), np.zeros(512, np.int16)
records, hashes = np.zeros(20 * RECORD_CELLS, np.int32), np.zeros(20, np.int64)
kinds, nothing = np.zeros(3, np.int16), np.zeros(0, np.int32)
interpreted(states, simulator.blank, simulator.ruleset.table, np.zeros(3, np.int16), kinds, nothing, out, records, hashes,
            np.zeros(0, np.int64), 7, 0)
assert (hashes.astype(np.uint64) == counted.hashes[:20]).all()

stepper, game = dw.Stepper("pennies", players=2, seed=3), dw.new("pennies", 2, seed=3)
while stepper.count:
    assert [action.text for action in stepper.actions()] == [action.text for action in game.actions()]
    game.play(stepper.legal[0])
    stepper.step(stepper.legal[0])
assert stepper.over and stepper.scores() == game.scores()

many = dw.vec_env("pennies", players=3, games=64, seed=7)
now, chance = many.reset(), np.random.default_rng(1)
winners = {}
for _ in range(40):
    for row in np.flatnonzero(now.done):
        winners[int(row) + 64 * (int(now.info["episode"][row]) - 1)] = int(now.info["winner"][row])
    assert now.masks.any(axis=1).all() and abs(now.rewards.sum(axis=1)).max() < 1e-5
    now = many.step(many.policy_actions("random"))
assert len(winners) > 50
assert all(winner == counted.winner[game] for game, winner in winners.items() if game < 300)
"""


def environment(*folders: Path, **more: str) -> dict[str, str]:
    """Where Python finds what lies in these folders."""
    return {**os.environ, "PYTHONPATH": os.pathsep.join(map(str, folders)), **more}


def run(*command: str, folders: tuple[Path, ...], said: str = "", **more: str) -> str:
    """What a program says; it must succeed."""
    done = subprocess.run(
        [sys.executable, *command],
        cwd=ROOT, env=environment(*folders, **more), input=said, capture_output=True, encoding="utf-8",
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def install(folder: Path) -> Path:
    """Put the package where a program finds it that looks there."""
    copy, packages = folder / "sources", folder / "packages"
    shutil.copytree(SOURCE, copy, ignore=shutil.ignore_patterns("__pycache__", "build", "*.egg-info"))
    pip("install", "--no-deps", "--no-build-isolation", "--target", str(packages), str(copy))
    return packages


@pytest.fixture(scope="module")
def packages(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return install(tmp_path_factory.mktemp("pennies"))


def test_its_own_tests_hold(packages: Path) -> None:
    """Python, undo, saves, views, positions, card files, bots, Gymnasium, PettingZoo."""
    tests = str(SOURCE / "tests")
    run("-m", "pytest", "-p", "no:cacheprovider", tests, folders=(packages,), DECKWRIGHT_MODE="interpreted")


def test_compiled_it_is_the_same_game(packages: Path, tmp_path: Path) -> None:
    """Batches, single steps and thousands of rows; all of it compiled anew."""
    run("-c", BATCHES, folders=(packages,), DECKWRIGHT_MODE="compiled", DECKWRIGHT_CACHE_DIR=str(tmp_path))


def test_a_person_plays_it_in_a_terminal(packages: Path, tmp_path: Path) -> None:
    """On the plain screen, in Polish, always the first answer; then it is looked at again."""
    saved = str(tmp_path / "game.json")
    play = ["play", "--ruleset", "pennies", "--seats", "human,random,level-1", "--seed", "4", "--save", saved]
    plainly = {"folders": (packages,), "DECKWRIGHT_MODE": "interpreted"}
    told = run(*COMMAND, *play, "--lang", "pl", said="1\n" * 60, **plainly)
    assert "Ręka (3): Rozbójnik, Kieszonkowiec, Sakiewka" in told and "Kogo okradasz? (Rozbójnik)" in told
    assert "Pula: 28" in told and "Wynik końcowy" in told
    assert "Pula: 30" in run(*COMMAND, "replay", saved, "--lang", "pl", **plainly)


@pytest.fixture
def visitor(packages: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Visitor]:
    """Somebody at a server that has the package."""
    monkeypatch.setenv("PYTHONPATH", str(packages))
    with serving() as address:
        found = Visitor(address)
        yield found
        found.close()


def test_a_server_offers_and_plays_it(visitor: Visitor) -> None:
    assert {game["game"]: game["name"] for game in visitor.get("/games", lang="ru").json()}["pennies"] == "Гроши"
    described = visitor.get("/games/pennies", lang="pl").json()
    assert "view-pot = Pula" in described["messages"] and "view-winners = Zwycięzcy" in described["messages"]
    assert "Weź 2 grosze." in [
        card["text"] for card in visitor.get("/rulesets/pennies/cards", lang="pl").json()["cards"]
    ]
    page = visitor.sit(visitor.make("Ana: here", "bot 1", "bot 2", ruleset="pennies", seed="3")["table"], 0)
    for _ in range(LONGEST_GAME):
        if page.until_asked(0)["question"] is None:
            break
        page.act(page.texts()[0])
    view = page.state["view"]
    assert view["over"] and view["winners"]
    told = [event["said"] for event in page.log if event["kind"] == "take" and event["player"] == 0]
    assert told and all(key == "event-take" and 1 <= values["n"] <= 4 for _, key, values in told), told


# Nobody but itself.


def test_nobody_else_names_it() -> None:
    """It is found: no list of games, no test and no page knows it."""
    naming = set()
    for top in PROGRAMS:
        for path in sorted((ROOT / top).rglob("*")) if (ROOT / top).is_dir() else [ROOT / top]:
            name = path.relative_to(ROOT).as_posix()
            is_its_own = SOURCE in path.parents or path == SOURCE or not LEFT_OUT.isdisjoint(path.parts)
            if (
                path.is_file()
                and not is_its_own
                and (path.suffix in TEXTS and NAME.search(path.read_text("utf-8", "replace")))
            ):
                naming.add(name)
    assert naming - MAY_NAME_IT == set()


def test_a_rule_of_one_game_compiles_nothing_of_another_anew(tmp_path: Path) -> None:
    packages, copy = install(tmp_path), tmp_path / "copy"
    shutil.copytree(
        ROOT / "src" / "deckwright", copy / "deckwright", ignore=shutil.ignore_patterns("__pycache__", "pages")
    )

    def folders() -> dict[str, str]:
        told = run("-c", WHERE_COMPILED, folders=(copy, packages)).splitlines()
        return dict(line.split(" ", 1) for line in told)

    before = folders()
    assert {*before} > {"pennies"}
    change(packages / "pennies" / "rules.py", "NEW_HAND = 3", "NEW_HAND = 4")
    between = folders()
    assert {name for name in before if before[name] != between[name]} == {"pennies"}
    for rules in copy.glob("deckwright/games/*/rules/__init__.py"):
        rules.write_text(rules.read_text() + "CHANGED = 1\n")
    after = folders()
    assert {name for name in between if between[name] == after[name]} == {"pennies"}


def change(file: Path, what: str, into: str) -> None:
    """Write something else there."""
    text = file.read_text()
    assert text.count(what) == 1
    file.write_text(text.replace(what, into))
