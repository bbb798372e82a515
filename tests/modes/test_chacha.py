"""ChaCha8 is ChaCha8, shuffles are fair, and every mode draws the same numbers."""

import struct
from collections import Counter
from itertools import permutations

import numpy as np
import pytest

from deckwright.games.ascension.kind import KIND
from deckwright.games.ascension.rules.state import new_state
from deckwright.kernel.chacha import block, is_fair, pick, shuffle
from deckwright.kernel.modes import Compiled, Mode
from deckwright.kernel.rules import Cells, Word, entry
from deckwright.table.seeds import set_key
from tests.talk import key_in

CELLS = 4
DRAWS = 6000
ZERO_KEY_KEYSTREAM = "3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e"


def keyed(key: bytes) -> np.ndarray:
    state = new_state(2, 8)
    set_key(state, key)
    return state


def reference_block(key: bytes, counter: int, nonce: tuple[int, int, int]) -> bytes:
    """A ChaCha block with eight rounds, written from the published description on its own."""
    constants = struct.unpack("<4I", b"expand 32-byte k")
    start = [*constants, *struct.unpack("<8I", key), counter, *nonce]
    x = list(start)

    def rotate(value: int, bits: int) -> int:
        return ((value << bits) | (value >> (32 - bits))) & 0xFFFFFFFF

    def quarter(a: int, b: int, c: int, d: int) -> None:
        for first, second, target, bits in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
            x[first] = (x[first] + x[second]) & 0xFFFFFFFF
            x[target] = rotate(x[target] ^ x[first], bits)

    for _ in range(4):
        for column in range(4):
            quarter(column, 4 + column, 8 + column, 12 + column)
        for i in range(4):
            quarter(i, 4 + (i + 1) % 4, 8 + (i + 2) % 4, 12 + (i + 3) % 4)
    return struct.pack("<16I", *((a + b) & 0xFFFFFFFF for a, b in zip(x, start, strict=True)))


def test_the_published_keystream_of_the_zero_key():
    words = block(keyed(bytes(32)), 0, 0, 0, 0)
    assert struct.pack("<16I", *words).hex().startswith(ZERO_KEY_KEYSTREAM)


@pytest.mark.parametrize("counter", [0, 1, 77])
def test_every_block_is_that_of_an_independent_description(counter: int):
    key = bytes((7 * i + counter) % 256 for i in range(32))
    words = block(keyed(key), counter, 3, 1, 9)
    assert struct.pack("<16I", *words) == reference_block(key, counter, (3, 1, 9))


def test_a_key_is_kept_whole():
    key = bytes(range(200, 232))
    assert key_in(keyed(key)) == key


@entry
def draw_numbers(s: Cells, out: Cells, n: int, count: int) -> None:
    """Picks and shuffles with many nonces, for a comparison of modes."""
    for time in range(count):
        out[time] = pick(s, n, 1, 0, time)


@entry
def shuffle_cells(s: Cells, at: int, n: int, time: int) -> None:
    shuffle(s, s, at, n, 2, 1, time)


@pytest.mark.parametrize("mode", [KIND.modes.interpreted, KIND.modes.compiled], ids=lambda mode: mode.name)
def test_every_order_is_equally_likely(mode: Mode):
    """Each of the 24 orders of four cards, within five standard deviations."""
    run = mode(shuffle_cells)
    seen: Counter[tuple[int, ...]] = Counter()
    state = keyed(b"fair" * 8)
    at = len(state) - CELLS
    for time in range(DRAWS):
        state[at:] = range(CELLS)
        run(state, at, CELLS, time)
        seen[tuple(state[at:].tolist())] += 1
    assert set(seen) == set(permutations(range(CELLS)))
    expected = DRAWS / 24
    assert max(abs(count - expected) for count in seen.values()) < 5 * expected**0.5


def test_modes_draw_the_same_numbers():
    plain, fast = np.zeros(400, dtype=np.int16), np.zeros(400, dtype=np.int16)
    state = keyed(b"same" * 8)
    for n in (2, 3, 7, 100, 181):
        KIND.modes.interpreted(draw_numbers)(state, plain, n, len(plain))
        KIND.modes.compiled(draw_numbers)(state, fast, n, len(fast))
        assert plain.tolist() == fast.tolist()
        assert set(plain.tolist()) <= set(range(n))


def test_words_that_would_favour_a_number_are_passed_over():
    """With n = 3 one word of the 2**32 is too many: the word 0."""
    assert [is_fair(Word(x), 3) for x in (0, 1, 2**31, 2**32 - 1)] == [False, True, True, True]


def test_a_checked_mode_notices_a_wrong_index():
    checked = Compiled(boundscheck=True, cache=False)
    state = keyed(bytes(32))
    with pytest.raises(IndexError):
        checked(shuffle_cells)(state, len(state) - 2, CELLS, 0)
