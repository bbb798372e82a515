"""What is installed from the wheel works: plainly from Python, and with its server, its pages and whole games."""

import shutil
import zipfile
from pathlib import Path

import pytest

from tests.wheel.environment import ROOT, Environment, build_wheel

PACKAGE = ROOT / "src" / "deckwright"
PLAIN = """
import sys
import deckwright as dw
game = dw.new("ascension-10th", players=2, seed=7)
game.play("end turn")
print(*sorted({name.split(".")[0] for name in sys.modules}))
"""
SLOW = {"numba", "llvmlite", "scipy", "rich", "typer"}  # that nobody waits for who only imports


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    assert (PACKAGE / "server" / "pages" / "index.html").is_file(), "The pages are not built: make pages"
    return build_wheel(tmp_path_factory.mktemp("wheel"))


def test_everything_that_is_no_program_is_in_the_wheel_too(wheel: Path) -> None:
    """Cards, texts, kernels, pages: whatever lies in the folders of the package."""
    with zipfile.ZipFile(wheel) as file:
        packed = {name for name in file.namelist() if name.startswith("deckwright/")}
    there = {
        str(path.relative_to(PACKAGE.parent).as_posix())
        for path in PACKAGE.rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }
    assert packed == there


def test_plain_it_needs_no_library_of_the_server(wheel: Path, tmp_path: Path) -> None:
    """It plays without loading anything slow, and says in one line what else is needed to serve."""
    plain = Environment(tmp_path / "plain", wheel)
    told = plain.run("python", "-c", PLAIN, folder=tmp_path)
    assert told.returncode == 0, told.stderr
    assert not SLOW & set(told.stdout.split())
    serve = plain.run("deckwright", "serve", folder=tmp_path)
    assert serve.returncode == 2
    assert serve.stderr == "deckwright: deckwright serve needs alembic: pip install 'deckwright[server]'\n"


def test_with_the_server_it_serves_its_pages_and_plays_a_game(wheel: Path, tmp_path: Path) -> None:
    served = Environment(tmp_path / "served", wheel, "server")
    shutil.copytree(
        ROOT / "tests", tmp_path / "away" / "tests", ignore=shutil.ignore_patterns("*.gz", "*.json", "__pycache__")
    )
    told = served.run("python", "-m", "tests.wheel.smoke", folder=tmp_path / "away")
    assert told.returncode == 0, told.stderr
    assert told.stdout.startswith(str(served.packages / "deckwright"))
