"""Cheap random numbers for players and for numbered games, never for the game itself: that draws with `chacha`."""

from deckwright.kernel.chacha import KEY, KEY_CELLS
from deckwright.kernel.rules import Cells, Wide, rule

WORD = 0xFFFFFFFF
LOW16 = 0xFFFF
SIGN16 = 0x8000


@rule
def mix(x: Wide) -> Wide:
    """A cheap mixing of 32 bits, for policies only, never for the game itself."""
    x = (x ^ (x >> 16)) * 0x45D9F3B & WORD
    x = (x ^ (x >> 16)) * 0x45D9F3B & WORD
    return x ^ (x >> 16)


@rule
def next_word(policy: Wide) -> Wide:
    """The next random word of a policy."""
    return mix((policy + 0x9E3779B9) & WORD)


@rule
def share(policy: Wide, n: int) -> int:
    """A number from 0 to n - 1 by a random word."""
    return int((policy * n) >> 32)


@rule
def key_from_number(s: Cells, seed: Wide, game: Wide) -> None:
    """Fill the key of a game from two numbers: the games of a batch are numbered."""
    for i in range(KEY_CELLS):
        word = mix((seed * 0x9E3779B1 + game * 0x85EBCA77 + i * 0xC2B2AE3D) & WORD) & LOW16
        s[KEY + i] = word - 0x10000 if word & SIGN16 else word
