"""The exponential of the rules: right to the last few bits, and the same in every mode."""

import math
import random

import numpy as np
import pytest

from deckwright.kernel.exponential import exponential
from deckwright.kernel.modes import Compiled

NUMBERS = [0.0, 1.0, -1.0, 0.03125, -0.03125, 700.0, -700.0, *np.linspace(-70, 70, 2001).tolist()]


@pytest.mark.parametrize("x", [0.0, 1.0, -1.0, 0.03125, -0.5, 66.7, -66.7, 300.0, -300.0])
def test_it_is_the_exponential(x: float) -> None:
    assert exponential(x) == pytest.approx(math.exp(x), rel=1e-11)


def test_far_out_it_is_nothing_or_endless() -> None:
    assert exponential(-1e6) == 0.0
    with np.errstate(over="ignore"):
        assert exponential(1e6) == math.inf


def test_every_mode_finds_the_same_bits() -> None:
    compiled = Compiled(cache=False)(exponential)
    some = [*NUMBERS, *(random.Random(1).uniform(-80, 80) for _ in range(2000))]
    assert [compiled(x).hex() for x in some] == [exponential(x).hex() for x in some]


def test_these_bits_are_found_on_every_machine() -> None:
    assert [exponential(x).hex() for x in (-66.5, -1.0, 0.1, 2.5)] == [
        "0x1.0b03f90455293p-96", "0x1.78b56362cef2cp-2", "0x1.1aec7b35a00d4p+0", "0x1.85d6fd931e0dep+3",
    ]  # fmt: skip
