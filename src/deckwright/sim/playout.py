"""Whole games played by policies inside the rules: for simulations, benchmarks and property tests."""

from deckwright.kernel.bits import EIGHT, lowest_bit, without_lowest
from deckwright.kernel.mixing import LOW16, WORD, key_from_number, mix, next_word
from deckwright.kernel.playing import (
    ANYBODY,
    GO_ON,
    MAX_TURNS,
    MOST_SEATS,
    NO_WINNER,
    apply,
    begin_part,
    choose,
    first,
    is_over,
    legal,
    note_chances,
    note_end,
    page_size,
    score,
    seats,
    set_up,
    turns,
    winner,
)  # fmt: skip
from deckwright.kernel.rules import Cells, Events, Numbers, Rows, Sums, Wide, entry, rule
from deckwright.kernel.stack import ERROR, NO_ERROR, PLAYER, top

# What is recorded of a game.
R_WINNER, R_FIRST, R_TURNS, R_DECISIONS, R_ENDED, R_SCORES = range(6)  # ended: 1; stopped: 0; by an error: below 0
RECORD_CELLS = R_SCORES + MOST_SEATS
HASH_BITS = (1 << 62) - 1


@entry
def deal_numbered_game(s: Cells, blank: Cells, t: Cells, e: Events, seed: Wide, game: Wide) -> None:
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
def play_game(s: Cells, t: Cells, w: Cells, who: Cells, e: Events, out: Cells, policy: Wide) -> int:
    """Play a game that is set up to its end, each seat by its own policy; the number of decisions."""
    decisions = 0
    action = GO_ON
    while True:  # `apply` and `legal` stand here once each: they become part of this rule
        apply(s, t, e, action)
        if s[ERROR] != NO_ERROR:
            return decisions
        n = legal(s, t, out)
        if n == 0 or turns(s) >= MAX_TURNS:
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
def hash_of(s: Cells, cells: int) -> Wide:
    """A number that two different states hardly ever share; cells that are zero add nothing."""
    total = 0
    for start in range(0, cells, EIGHT):
        filled = filled_of_eight(s, start)
        while filled > 0:
            i = start + lowest_bit(filled)
            filled = without_lowest(filled)
            x = mix((int(s[i]) & LOW16) | (i << 16))
            total = (total + x * ((x >> 2) | 1)) & HASH_BITS
    return total


@rule
def filled_of_eight(s: Cells, at: int) -> int:
    """Which of eight neighbouring cells are not zero, one bit each."""
    filled = 0
    for k in range(EIGHT):
        if s[at + k] != 0:
            filled |= 1 << k
    return filled


@rule
def record(s: Cells, t: Cells, records: Numbers, hashes: Sums, row: int, cells: int, decisions: int) -> None:
    """Write down how a game ended; one that was stopped has no winner."""
    at = row * RECORD_CELLS
    ended = is_over(s) and s[ERROR] == NO_ERROR
    records[at + R_WINNER] = winner(s, t) if ended else NO_WINNER
    records[at + R_FIRST] = first(s)
    records[at + R_TURNS] = turns(s)
    records[at + R_DECISIONS] = decisions
    records[at + R_ENDED] = 1 if ended else -int(s[ERROR])
    for player in range(seats(s)):
        records[at + R_SCORES + player] = score(s, t, player)
    hashes[row] = hash_of(s, cells)


@entry
def play_games_on(
    states: Rows, blank: Cells, t: Cells, w: Cells, who: Cells, e: Events, out: Cells, records: Numbers, hashes: Sums,
    totals: Sums, seed: Wide, start: Wide, then: Cells, before: Numbers,
) -> None:  # fmt: skip
    """As `play_games`; behind the end of each game the parts `then` follow, one after the other.

    The scores before each of them stand in `before`, game by game and seat by seat.
    """
    for row in range(hashes.shape[0]):
        s = states[row % states.shape[0]]
        deal_numbered_game(s, blank, t, e, seed, start + row)
        policy = policy_of(seed, start + row)
        decisions = 0
        turns_before = 0
        for part in range(then.shape[0] + 1):  # `play_game` stands here once: it becomes part of this rule
            decisions += play_game(s, t, w, who, e, out, policy)
            if part < then.shape[0] and s[ERROR] == NO_ERROR and is_over(s):
                for player in range(seats(s)):
                    before[(row * then.shape[0] + part) * MOST_SEATS + player] = score(s, t, player)
                turns_before += turns(s)
                begin_part(s, t, e, int(then[part]))
                policy = mix((policy + part + 1) & WORD)
        record(s, t, records, hashes, row, blank.shape[0], decisions)
        records[row * RECORD_CELLS + R_TURNS] += turns_before
        note_end(s, t, e, records, totals, row * RECORD_CELLS + R_WINNER)


@entry
def play_games(
    states: Rows, blank: Cells, t: Cells, w: Cells, who: Cells, e: Events, out: Cells, records: Numbers, hashes: Sums,
    totals: Sums, seed: Wide, start: Wide,
) -> None:  # fmt: skip
    """Set up, play and record the games from number `start` on, one for every hash; the last ones stay in `states`."""
    for row in range(hashes.shape[0]):
        s = states[row % states.shape[0]]
        deal_numbered_game(s, blank, t, e, seed, start + row)
        decisions = play_game(s, t, w, who, e, out, policy_of(seed, start + row))
        record(s, t, records, hashes, row, blank.shape[0], decisions)
        note_end(s, t, e, records, totals, row * RECORD_CELLS + R_WINNER)
