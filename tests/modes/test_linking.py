"""Rules are lowered once for a game, and every mode makes its own machine code of them."""

import numba
import numpy as np
import pytest

from deckwright.kernel import linking
from deckwright.kernel.modes import Compiled
from deckwright.kernel.rules import Bound, Cells, Events, callees_first, entry, rule, telling


@telling
def tell(e: Events, amount: int) -> None:
    """Here what happens is told."""
    e[0] += amount


@rule
def count(e: Events, amount: int) -> None:
    """Here it is counted instead."""
    e[1] += 1 if amount > 0 else 0


@rule
def gain(s: Cells, e: Events, amount: int) -> int:
    """Something happens, and is told."""
    s[0] += amount
    tell(e, amount)
    return int(s[0])


@entry
def gain_twice(s: Cells, e: Events, amount: int) -> int:
    """What Python calls."""
    return gain(s, e, amount) + gain(s, e, abs(amount))


def bound() -> Bound:
    return Bound("gains", counting={tell: count})


def outcome(mode: Compiled) -> tuple[int, list[int]]:
    """What comes back, and what was told or counted."""
    state, events = np.zeros(1, dtype=np.int16), np.zeros(2, dtype=np.int32)
    back = mode(gain_twice)(state, events, 4)
    return int(back), events.tolist()


def modes(of: Bound, cache: bool) -> tuple[Compiled, Compiled, Compiled]:
    """One that tells, one that is silent, one that counts."""
    return (
        Compiled(of, cache=cache),
        Compiled(of, cache=cache, silent=True),
        Compiled(of, cache=cache, silent=True, counted=True),
    )


TOLD, SILENT, COUNTED = (12, [8, 0]), (12, [0, 0]), (12, [0, 2])


@pytest.mark.parametrize("inline", [0, 1000])
def test_a_silent_mode_tells_nothing_and_a_counting_one_counts(inline):
    game = bound()
    for kind in ({}, {"silent": True}, {"silent": True, "counted": True}):
        wanted = COUNTED if "counted" in kind else SILENT if kind else TOLD
        assert outcome(Compiled(game, cache=False, inline=inline, **kind)) == wanted


def test_modes_of_a_game_share_what_is_lowered():
    game = bound()
    telling_mode, silent, counted = modes(game, cache=False)
    telling_mode(gain_twice)
    parts = dict(linking.lowered(game, False)._parts)
    assert set(parts) == {*callees_first(gain_twice)[:-1]}
    silent(gain_twice)
    counted(gain_twice)
    after = linking.lowered(game, False)._parts
    assert {function: after[function] for function in parts} == parts
    assert set(after) - set(parts) == {count}


def test_modes_that_come_from_disk_stay_apart(tmp_path, monkeypatch):
    """Machine code of several modes lives in one process, and symbols of one name are not taken for each other."""
    monkeypatch.setenv("DECKWRIGHT_CACHE_DIR", str(tmp_path))
    for mode in modes(bound(), cache=True):
        mode(gain_twice)
    from_disk = modes(bound(), cache=True)
    assert [outcome(mode) for mode in from_disk] == [TOLD, SILENT, COUNTED]
    assert all(mode._load(gain_twice) is not None for mode in from_disk)


def test_functions_that_are_no_rules_are_compiled_as_ever():
    """They may use the same pieces of Numba, and count from the end of an array."""
    outcome(Compiled(bound(), cache=False))

    @numba.njit
    def last(numbers):
        return abs(numbers[-1]) + max(numbers[0], 0)

    assert last(np.array([-5, 2, -3])) == 3
    assert codegen_is_as_ever()


def codegen_is_as_ever() -> bool:
    machine = linking.cpu_target.target_context.codegen()
    return machine._library_class is linking.codegen.JITCodeLibrary and "set_env" not in vars(machine)
