"""Compiled code is found again, and is not taken for other rules or another game."""

import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from deckwright.games.ascension.cards import ops
from deckwright.games.ascension.kind import KIND
from deckwright.games.ascension.rules import engine
from deckwright.kernel import caches, playing, stack
from deckwright.kernel.modes import Compiled, Interpreted
from deckwright.kernel.rules import Bound, Cells, Events, MissingRule, callees_first, code_with_numbers, entry, rule

RULES = Path(engine.__file__).parent


def test_other_rules_have_another_folder(tmp_path):
    changed = tmp_path / "row.py"
    changed.write_text((RULES / "row.py").read_text(encoding="utf-8") + "\n# changed\n", encoding="utf-8")
    sources = tuple(changed if source.name == "row.py" else source for source in KIND.bound.sources)
    assert caches.cache_folder(replace(KIND.bound, sources=sources)) != caches.cache_folder(KIND.bound)


def test_a_change_in_one_game_leaves_the_folders_of_others_alone(tmp_path):
    file = tmp_path / "rules.py"
    file.write_text("ONE = 1\n")
    folders = {caches.cache_folder(Bound("small", sources=(file,)))}
    theirs = caches.cache_folder(replace(KIND.bound))
    file.write_text("ONE = 2\n")
    folders.add(caches.cache_folder(Bound("small", sources=(file,))))
    assert len(folders) == 2 and caches.cache_folder(replace(KIND.bound)) == theirs


def test_every_file_with_rules_counts_for_the_folder():
    counted = {source.resolve() for source in caches.sources_of(KIND.bound)}
    assert Path(ops.__file__).resolve() in counted
    for function in callees_first(engine.apply):
        assert Path(function.__code__.co_filename).resolve() in counted


def test_no_rule_calls_itself():
    """What is compiled for a device has no recursion, not even through other rules."""
    for function in callees_first(engine.apply):
        assert function not in callees_first(function)[:-1]


# Open rules: the game that plays decides what they are.


@rule
def thrice(s: Cells) -> int:
    return 3 * int(s[0])


@rule
def always_two(s: Cells) -> int:
    return 2


SMALL = Bound("small", {playing.seats: always_two, playing.turns: thrice})


@entry
def standing_of(s: Cells) -> int:
    """The same, called by the names that rules go by."""
    return 10 * seats(s) + turns(s)


seats, turns = playing.seats, playing.turns


@pytest.mark.parametrize("mode", [Interpreted, lambda bound: Compiled(bound, cache=False)])
def test_two_games_share_a_loop(mode):
    state = np.array([1], dtype=np.int16)
    other = Bound("other", {playing.seats: thrice, playing.turns: always_two})
    assert mode(SMALL)(standing_of)(state) == 23
    assert mode(other)(standing_of)(state) == 32


def test_a_rule_that_a_game_does_not_bring_is_named():
    with pytest.raises(MissingRule, match="The game small brings no rule legal, begin, advance, which play_on needs"):
        Interpreted(SMALL)(play_on)


@entry
def play_on(s: Cells, t: Cells, e: Events, out: Cells) -> None:
    """Calls what `SMALL` does not bring."""
    if legal(s, t, out) > seats(s):
        apply(s, t, e, 0)


legal, apply = playing.legal, playing.apply


def test_what_cannot_stand_for_an_open_rule_is_refused():
    with pytest.raises(
        TypeError, match=r"always_two cannot stand for legal, which has the parameters \(s: int16\[\], t: int16\[\]"
    ):
        Bound("small", {playing.legal: always_two})
    with pytest.raises(TypeError, match="is not marked as a rule"):
        Bound("small", {playing.seats: test_no_rule_calls_itself})


def test_what_calls_no_open_rule_is_its_own_twin():
    assert KIND.modes.interpreted(engine.apply) is engine.apply
    assert KIND.modes.interpreted(playing.apply) is engine.apply


def test_a_full_disk_does_not_stop_a_game(tmp_path):
    """Where compiled code cannot be kept, games run interpreted."""
    blocked = tmp_path / "file"
    blocked.write_text("not a folder")
    environment = {**os.environ, "DECKWRIGHT_CACHE_DIR": str(blocked / "below"), "DECKWRIGHT_MODE": "interpreted"}
    code = "import deckwright as dw; game = dw.new(seed=1); game.play('end turn'); print(game.turns)"
    done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "1"


@rule
def stack_cells(s: Cells) -> int:
    """Names a constant through its module."""
    return int(s[0]) + stack.MAX_FRAMES * stack.FRAME_CELLS


def test_constants_of_modules_are_numbers_in_compiled_rules():
    """A compiler that looks every one of them up takes an eighth longer."""
    code = code_with_numbers(stack_cells)
    assert "stack" not in code.co_names and stack.MAX_FRAMES * stack.FRAME_CELLS in code.co_consts
    assert code.co_filename == __file__ and "stack" in stack_cells.__code__.co_names
