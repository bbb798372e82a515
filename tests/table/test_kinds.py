"""Games are found, not listed; one that is broken costs a line and no other game."""

from collections.abc import Iterator
from pathlib import Path

import pytest

import deckwright as dw
from deckwright import defaults
from deckwright.table import kinds


@pytest.fixture
def looking_anew() -> Iterator[None]:
    """Games are looked for once per process: forget them before and after."""
    kinds.kinds.cache_clear()
    yield
    kinds.kinds.cache_clear()


def installed(folder: Path, name: str, source: str) -> None:
    """A package that registers itself, as an installer leaves it."""
    (folder / f"{name}.py").write_text(source)
    about = folder / f"{name}-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text(f"[deckwright.games]\n{name} = {name}:KIND\n")


ANOTHER = """
from dataclasses import replace
from deckwright.games.ascension.kind import KIND as OTHER
KIND = replace(OTHER, name="another")
"""


def test_every_folder_of_games_is_a_game():
    found = kinds.kinds()
    folder = Path(dw.__file__).parent / "games"
    assert {*found} >= {one.name for one in folder.iterdir() if (one / "kind.py").exists()}
    assert all(kind.name == name for name, kind in found.items())


def test_a_folder_without_a_door_is_no_game(tmp_path, monkeypatch, looking_anew):
    """A game may be built folder by folder: it is found when its module `kind` is there."""
    (tmp_path / "halfway").mkdir()
    (tmp_path / "halfway" / "__init__.py").write_text("")
    import deckwright.games

    monkeypatch.setattr(deckwright.games, "__path__", [*deckwright.games.__path__, str(tmp_path)])
    assert "halfway" not in {name for name, _ in kinds.doors()}
    (tmp_path / "halfway" / "kind.py").write_text("KIND = None")
    assert "halfway" in {name for name, _ in kinds.doors()}


def test_a_package_registers_itself(tmp_path, monkeypatch, looking_anew):
    installed(tmp_path, "another", ANOTHER)
    monkeypatch.syspath_prepend(tmp_path)
    assert kinds.kinds()["another"] is kinds.kind_named("another")
    assert kinds.kind_named("another").bound.game == defaults.GAME and defaults.GAME in kinds.kinds()


@pytest.mark.parametrize("source", ["import nothing_of_that_name", "KIND = 7", "this is no Python"])
def test_a_package_that_is_broken_costs_a_line(tmp_path, monkeypatch, looking_anew, source):
    installed(tmp_path, "broken", source)
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.warns(UserWarning, match="The game broken cannot be played: "):
        assert "broken" not in kinds.kinds()
    assert dw.new(seed=1).player is not None


def test_no_package_takes_the_place_of_a_game_that_comes_along(tmp_path, monkeypatch, looking_anew):
    installed(tmp_path, "ascension", ANOTHER)
    monkeypatch.syspath_prepend(tmp_path)
    assert kinds.kind_named("ascension").name == kinds.kinds()["ascension"].name == "ascension"


def test_a_game_that_is_not_there_is_named():
    with pytest.raises(dw.NotFound, match=r"There is no game chess\. Games: .*ascension"):
        kinds.kind_named("chess")


def test_a_game_that_comes_along_is_found_without_looking_through_packages(monkeypatch):
    monkeypatch.setattr(kinds, "entry_points", lambda group: pytest.fail("packages were looked through"))
    assert kinds.default_kind().name == defaults.GAME
