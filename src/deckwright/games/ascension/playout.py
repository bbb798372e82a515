"""Whole games played at random inside the compiled rules: for benchmarks and property tests."""

from typing import Any

from deckwright.games.ascension.engine import GO_ON, apply, legal
from deckwright.games.ascension.setup import ANYBODY, set_up
from deckwright.games.ascension.state import TURNS
from deckwright.kernel.chacha import KEY, KEY_CELLS
from deckwright.kernel.modes import Wide, entry, rule
from deckwright.kernel.stack import ERROR, NO_ERROR

WORD = 0xFFFFFFFF
LOW16 = 0xFFFF
SIGN16 = 0x8000
MAX_TURNS = 2000  # players at random may banish all they have; such a game has no end


@rule
def mix(x: Wide) -> Wide:
    """A cheap mixing of 32 bits, for policies only, never for the game itself."""
    x = (x ^ (x >> 16)) * 0x45D9F3B & WORD
    x = (x ^ (x >> 16)) * 0x45D9F3B & WORD
    return x ^ (x >> 16)


@rule
def key_from_number(s: Any, seed: Wide, game: Wide) -> None:
    """Fill the key of a game from two numbers, for benchmarks."""
    for i in range(KEY_CELLS):
        word = mix((seed * 0x9E3779B1 + game * 0x85EBCA77 + i * 0xC2B2AE3D) & WORD) & LOW16
        s[KEY + i] = word - 0x10000 if word & SIGN16 else word


@entry
def play_random_game(s: Any, t: Any, e: Any, out: Any, policy: Wide) -> int:
    """Play a game that is set up to its end, each action uniformly at random; the number of decisions."""
    decisions = 0
    action = GO_ON
    while True:  # `apply` and `legal` stand here once each: they become part of this rule
        apply(s, t, e, action)
        if s[ERROR] != NO_ERROR:
            return decisions
        n = legal(s, t, out)
        if n == 0 or s[TURNS] >= MAX_TURNS:
            return decisions
        choice = 0
        if n > 1:
            policy = mix((policy + 0x9E3779B9) & WORD)
            choice = (policy * n) >> 32
            decisions += 1
        action = int(out[choice])


@entry
def deal_numbered_game(s: Any, blank: Any, t: Any, e: Any, seed: Wide, game: Wide) -> None:
    """Set up the game of this number."""
    for i in range(blank.shape[0]):
        s[i] = blank[i]
    key_from_number(s, seed, game)
    set_up(s, t, e, ANYBODY)


@rule
def policy_of(seed: Wide, game: Wide) -> Wide:
    """Where the random choices of a game begin."""
    return mix((seed * 31 + game) & WORD)


@entry
def play_random_games(states: Any, blank: Any, t: Any, e: Any, out: Any, seed: Wide, start: Wide) -> int:
    """Set up and play a game for every row of `states`; the number of decisions in all."""
    decisions = 0
    for game in range(states.shape[0]):
        s = states[game]
        deal_numbered_game(s, blank, t, e, seed, start + game)
        decisions += play_random_game(s, t, e, out, policy_of(seed, start + game))
    return decisions
