"""Whole games played by policies inside the rules: for simulations, benchmarks and property tests."""

from typing import Any

from deckwright.games.ascension.engine import GO_ON, apply, legal
from deckwright.games.ascension.policies import WORD, choose, mix, next_word, page_size
from deckwright.games.ascension.scoring import score, winner
from deckwright.games.ascension.setup import ANYBODY, set_up
from deckwright.games.ascension.state import EIGHT, FIRST, OVER, SEATS, TURNS
from deckwright.games.ascension.tallies import note_chances, note_end
from deckwright.kernel.bits import lowest_bit, without_lowest
from deckwright.kernel.chacha import KEY, KEY_CELLS
from deckwright.kernel.modes import Wide, entry, rule
from deckwright.kernel.stack import ERROR, NO_ERROR, PLAYER, top

LOW16 = 0xFFFF
SIGN16 = 0x8000
MAX_TURNS = 2000  # players at random may banish all they have; such a game has no end

# What is recorded of a game.
R_WINNER, R_FIRST, R_TURNS, R_DECISIONS, R_ENDED, R_SCORES = range(6)
MAX_SEATS = 6
RECORD_CELLS = R_SCORES + MAX_SEATS
NO_WINNER = -1
HASH_BITS = (1 << 62) - 1


@rule
def key_from_number(s: Any, seed: Wide, game: Wide) -> None:
    """Fill the key of a game from two numbers: the games of a batch are numbered."""
    for i in range(KEY_CELLS):
        word = mix((seed * 0x9E3779B1 + game * 0x85EBCA77 + i * 0xC2B2AE3D) & WORD) & LOW16
        s[KEY + i] = word - 0x10000 if word & SIGN16 else word


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
def play_game(s: Any, t: Any, w: Any, who: Any, e: Any, out: Any, policy: Wide) -> int:
    """Play a game that is set up to its end, each seat by its own policy; the number of decisions."""
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
            policy = next_word(policy)
            note_chances(s, t, e, out, n)
            player = int(s[top(s) + PLAYER])
            choice = choose(s, t, w, player * page_size(t), out, n, int(who[player]), policy)
            decisions += 1
        action = int(out[choice])


@rule
def hash_of(s: Any, cells: int) -> Wide:
    """A number that two different states hardly ever share; cells that are zero add nothing."""
    total = 0
    for first in range(0, cells, EIGHT):
        filled = filled_of_eight(s, first)
        while filled > 0:
            i = first + lowest_bit(filled)
            filled = without_lowest(filled)
            x = mix((int(s[i]) & LOW16) | (i << 16))
            total = (total + x * ((x >> 2) | 1)) & HASH_BITS
    return total


@rule
def filled_of_eight(s: Any, at: int) -> int:
    """Which of eight neighbouring cells are not zero, one bit each."""
    filled = 0
    for k in range(EIGHT):
        if s[at + k] != 0:
            filled |= 1 << k
    return filled


@rule
def record(s: Any, t: Any, records: Any, hashes: Any, row: int, cells: int, decisions: int) -> None:
    """Write down how a game ended; one that was stopped has no winner."""
    at = row * RECORD_CELLS
    ended = s[OVER] == 1 and s[ERROR] == NO_ERROR
    records[at + R_WINNER] = winner(s, t) if ended else NO_WINNER
    records[at + R_FIRST] = s[FIRST]
    records[at + R_TURNS] = s[TURNS]
    records[at + R_DECISIONS] = decisions
    records[at + R_ENDED] = 1 if ended else 0
    for player in range(s[SEATS]):
        records[at + R_SCORES + player] = score(s, t, player)
    hashes[row] = hash_of(s, cells)


@entry
def play_games(
    states: Any, blank: Any, t: Any, w: Any, who: Any, e: Any, out: Any, records: Any, hashes: Any, totals: Any,
    seed: Wide, start: Wide,
) -> None:  # fmt: skip
    """Set up, play and record the games from number `start` on, one for every hash; the last ones stay in `states`."""
    for row in range(hashes.shape[0]):
        s = states[row % states.shape[0]]
        deal_numbered_game(s, blank, t, e, seed, start + row)
        decisions = play_game(s, t, w, who, e, out, policy_of(seed, start + row))
        record(s, t, records, hashes, row, blank.shape[0], decisions)
        note_end(s, t, e, records, totals, row * RECORD_CELLS + R_WINNER)
