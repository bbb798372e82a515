"""The server is there soon, also while rules are compiled, and has room for its pages."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from deckwright.server.room import MOST_FILES
from deckwright.table.compiling import LOWER_PRIORITY, SESSION

resource = pytest.importorskip("resource")


def run(script: str) -> list[str]:
    """What a Python program in a session of its own prints."""
    found = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True, start_new_session=True
    )
    return found.stdout.split()


def test_compiling_gives_way_to_whoever_plays() -> None:
    """Within its session and, where Linux shares the processor among sessions first, as a session."""
    before = os.nice(0)
    script = "import os; from deckwright.table.compiling import *; give_way(); print(os.nice(0))"
    session = "; print(SESSION.read_text())" if SESSION.exists() else ""
    told = run(script + session)
    assert int(told[0]) == min(before + LOWER_PRIORITY, 19)
    assert not session or told[-1] == str(LOWER_PRIORITY)


@pytest.mark.parametrize("most", [2 * MOST_FILES, MOST_FILES, 300])
def test_pages_are_not_limited_by_a_low_number_of_open_files(most: int) -> None:
    allowed = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    hard = most if allowed == resource.RLIM_INFINITY else min(most, allowed)
    script = (
        f"import resource as r; r.setrlimit(r.RLIMIT_NOFILE, (256, {hard}))\n"
        "from deckwright.server.room import allow_many_files as allow; allow(); print(*r.getrlimit(r.RLIMIT_NOFILE))"
    )
    assert run(script) == [str(min(hard, MOST_FILES)), str(hard)]


def test_a_folder_that_is_made_is_for_its_owner_alone(tmp_path: Path) -> None:
    from deckwright.cli.serve import prepare_folder

    assert prepare_folder(tmp_path / "new").stat().st_mode & 0o077 == 0
