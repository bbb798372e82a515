"""Compiled code is found again, and is not taken for other rules."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from deckwright.games.ascension import engine
from deckwright.kernel import modes

SOURCE = Path(modes.__file__).parent.parent


@pytest.fixture
def fresh_folder_names():
    """Folder names are worked out once per process: forget them before and after."""
    modes.cache_folder.cache_clear()
    yield
    modes.cache_folder.cache_clear()


def test_other_rules_have_another_folder(monkeypatch, tmp_path, fresh_folder_names):
    before = modes.cache_folder()
    changed = tmp_path / "row.py"
    changed.write_text(
        (SOURCE / "games/ascension/row.py").read_text(encoding="utf-8") + "\n# changed\n", encoding="utf-8"
    )
    sources = [changed if source.name == "row.py" else source for source in modes.rule_sources()]
    monkeypatch.setattr(modes, "rule_sources", lambda: sources)
    modes.cache_folder.cache_clear()
    assert modes.cache_folder() != before


def test_every_file_with_rules_counts_for_the_folder():
    counted = {source.resolve() for source in modes.rule_sources()}
    assert SOURCE / "cards" / "ops.py" in counted
    for function in modes.callees_first(engine.apply):
        assert Path(function.__code__.co_filename).resolve() in counted


def test_no_rule_calls_itself():
    """What is compiled for a device has no recursion, not even through other rules."""
    for function in modes.callees_first(engine.apply):
        assert function not in modes.callees_first(function)[:-1]


def test_a_full_disk_does_not_stop_a_game(tmp_path):
    """Where compiled code cannot be kept, games run interpreted."""
    blocked = tmp_path / "file"
    blocked.write_text("not a folder")
    environment = {**os.environ, "DECKWRIGHT_CACHE_DIR": str(blocked / "below"), "DECKWRIGHT_MODE": "interpreted"}
    code = "import deckwright as dw; game = dw.new(seed=1); game.play('end turn'); print(game.turns)"
    done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "1"
