"""The files of the built pages: every one is served, and nothing beside them."""

from pathlib import Path

import pytest

from deckwright.server.client import Files
from deckwright.server.settings import Settings


@pytest.fixture
def built(tmp_path: Path) -> Path:
    """Pages as they are built; a picture of a card lies in the folder of its game."""
    for name in ("index.html", "icon.svg", "assets/Board-BDuN02cD.js", "assets/art/ascension/mystic.svg"):
        file = tmp_path / "pages" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(name)
    (tmp_path / "secret").write_text("key")
    return tmp_path / "pages"


def served(folder: Path) -> set[str]:
    files = Files(folder)
    names = [path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()]
    return {name for name in names if (found := files.find(name)) and found.content == (folder / name).read_bytes()}


def test_every_file_is_served_however_deep_it_lies(built: Path) -> None:
    assert served(built) == {"index.html", "icon.svg", "assets/Board-BDuN02cD.js", "assets/art/ascension/mystic.svg"}


def test_every_file_of_the_pages_that_were_built_here_is_served() -> None:
    folder = Settings().pages
    assert served(folder) == {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}


@pytest.mark.parametrize(
    "name", ["../secret", "assets/../../secret", "/secret", "assets//Board-BDuN02cD.js", "assets", ".", ""]
)
def test_nothing_else_is_served(built: Path, name: str) -> None:
    assert Files(built).find(name) is None
