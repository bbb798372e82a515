"""Randomness: ChaCha8 keyed by the game's 256-bit seed.

Every shuffle and every pick has a nonce of its own (purpose, seat, how-many-th), so there is no generator state to carry
or to leak, and what has been seen predicts nothing. `word` cuts a number to 32 bits: the same code is exact interpreted,
compiled and on a device.
"""

from deckwright.kernel.rules import Cells, Word, rule, word

KEY = 8  # the first of sixteen cells of the state that hold the key, 16 bits each; some before it are free
KEY_CELLS = 16
WORDS = 16

TWO_TO_32 = 1 << 32
LOW = 0xFFFF
SIGMA_0, SIGMA_1, SIGMA_2, SIGMA_3 = 0x61707865, 0x3320646E, 0x79622D32, 0x6B206574
DOUBLE_ROUNDS = 4


@rule
def rotate(x: Word, bits: int) -> Word:
    """Rotate a word to the left."""
    return word((x << bits) | (x >> (32 - bits)))


@rule
def quarter(a: Word, b: Word, c: Word, d: Word) -> tuple[Word, Word, Word, Word]:
    """The ChaCha quarter round."""
    a = word(a + b)
    d = rotate(word(d ^ a), 16)
    c = word(c + d)
    b = rotate(word(b ^ c), 12)
    a = word(a + b)
    d = rotate(word(d ^ a), 8)
    c = word(c + d)
    b = rotate(word(b ^ c), 7)
    return a, b, c, d


@rule
def key_word(s: Cells, i: int) -> Word:
    """Word `i` of the key."""
    return word((int(s[KEY + 2 * i]) & LOW) | ((int(s[KEY + 2 * i + 1]) & LOW) << 16))


@rule
def block(s: Cells, count: int, purpose: int, seat: int, time: int) -> tuple[Word, ...]:
    """Block `count` of the stream that belongs to this purpose, seat and time."""
    k0, k1, k2, k3 = key_word(s, 0), key_word(s, 1), key_word(s, 2), key_word(s, 3)
    k4, k5, k6, k7 = key_word(s, 4), key_word(s, 5), key_word(s, 6), key_word(s, 7)
    a0, a1, a2, a3 = word(SIGMA_0), word(SIGMA_1), word(SIGMA_2), word(SIGMA_3)
    b0, b1, b2, b3 = k0, k1, k2, k3
    c0, c1, c2, c3 = k4, k5, k6, k7
    d0, d1, d2, d3 = word(count), word(purpose), word(seat), word(time)
    for _ in range(DOUBLE_ROUNDS):
        a0, b0, c0, d0 = quarter(a0, b0, c0, d0)
        a1, b1, c1, d1 = quarter(a1, b1, c1, d1)
        a2, b2, c2, d2 = quarter(a2, b2, c2, d2)
        a3, b3, c3, d3 = quarter(a3, b3, c3, d3)
        a0, b1, c2, d3 = quarter(a0, b1, c2, d3)
        a1, b2, c3, d0 = quarter(a1, b2, c3, d0)
        a2, b3, c0, d1 = quarter(a2, b3, c0, d1)
        a3, b0, c1, d2 = quarter(a3, b0, c1, d2)
    return (
        word(a0 + SIGMA_0), word(a1 + SIGMA_1), word(a2 + SIGMA_2), word(a3 + SIGMA_3),
        word(b0 + k0), word(b1 + k1), word(b2 + k2), word(b3 + k3),
        word(c0 + k4), word(c1 + k5), word(c2 + k6), word(c3 + k7),
        word(d0 + count), word(d1 + purpose), word(d2 + seat), word(d3 + time),
    )  # fmt: skip


@rule
def is_fair(x: Word, n: int) -> bool:
    """Whether a word may choose among n; the few words that would favour some numbers are passed over (Lemire)."""
    low = word(x * word(n))
    return low >= n or low >= word(TWO_TO_32 - n) % word(n)


@rule
def share(x: Word, n: int) -> int:
    """A number from 0 to n - 1 by a word."""
    return (int(x) * n) >> 32


@rule
def pick(s: Cells, n: int, purpose: int, seat: int, time: int) -> int:
    """One random number from 0 to n - 1, each equally likely."""
    count = 0
    while True:
        words = block(s, count, purpose, seat, time)
        for k in range(WORDS):
            if is_fair(words[k], n):
                return share(words[k], n)
        count += 1


@rule
def shuffle(s: Cells, cells: Cells, at: int, n: int, purpose: int, seat: int, time: int) -> None:
    """Shuffle n cells from `at` on by the key of a state, every order equally likely (Fisher and Yates, from the back)."""
    left = n
    count = 0
    while left > 1:
        words = block(s, count, purpose, seat, time)
        count += 1
        k = 0
        while k < WORDS and left > 1:
            if is_fair(words[k], left):
                j = at + share(words[k], left)
                left -= 1
                card, other = cells[at + left], cells[j]
                cells[at + left] = other
                cells[j] = card
            k += 1
