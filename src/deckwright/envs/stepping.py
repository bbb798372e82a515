"""Many games stepped together, inside the rules: answer, go on to the next real question, deal anew after the end."""

from deckwright.kernel.mixing import next_word
from deckwright.kernel.playing import (
    GO_ON,
    MAX_TURNS,
    MOST_SEATS,
    NO_WINNER,
    apply,
    choose,
    derive,
    first,
    has_grown_beyond,
    has_won,
    is_over,
    legal,
    narrow,
    observe,
    observed_parts,
    peek,
    score,
    seats,
    turns,
    winner,
)  # fmt: skip
from deckwright.kernel.rules import Cells, Events, Marks, Numbers, Rows, Wide, entry, rule
from deckwright.kernel.stack import ERROR, NO_ERROR, PLAYER, top
from deckwright.sim.playout import deal_numbered_game, policy_of

START = -2  # no action: the game of this row is dealt
NO_ACTION = -1  # behind the end of a list of actions

# What is written down about each row. First how the game stands, then how the last one ended, then points and scores by seat.
(
    EPISODE,  # how many games were played in this row before this one
    DECISIONS,  # answered so far
    POLICY,  # the random word of the policies, with a sign
    TO_MOVE,
    DONE,
    WINNER,
    BEGAN,
    LAST_TURN,
    LENGTH,
    ENDED,
    POINTS,
) = range(11)
SCORES = POINTS + MOST_SEATS
RECORD_CELLS = SCORES + MOST_SEATS
FULL = 60  # points of a winner; it can be shared out among up to six seats
SIGN32 = 0x80000000
WORDS32 = 0x100000000


@rule
def go_on(s: Cells, t: Cells, e: Events, out: Cells, action: int, w: Cells, plain: Cells) -> int:
    """Answer, and go on past everything that has one answer only; how many there are to the next question, 0 at the end.

    Where `plain` says which actions only bring something, what needs no thought is done unasked, too.
    """
    while True:
        apply(s, t, e, action)
        if s[ERROR] != NO_ERROR:
            return 0
        n = legal(s, t, out)
        if n == 0 or turns(s) >= MAX_TURNS or has_grown_beyond(s):
            return 0
        if n > 1 and plain.shape[0] > 0:
            n = narrow(s, t, w, plain, out, n)
        if n > 1:
            return n
        action = int(out[0])


@rule
def is_finished(s: Cells) -> bool:
    """Whether the game has come to its end; else it was stopped."""
    return is_over(s) and int(s[ERROR]) == NO_ERROR


@rule
def worth(s: Cells, won: bool, winners: int) -> int:
    """What the end of a game is worth to a seat, in parts of `FULL`, by whether and with how many others it has won.

    A winner gets all of it, and the losers pay for it in equal parts. Who loses a solo game, or lets it go on for ever,
    loses all; a game of several players that was stopped, or that all have won, is worth nothing.
    """
    if seats(s) == 1:
        return FULL if won else -FULL
    if winners == 0 or winners == seats(s):
        return 0
    return FULL if won else -(FULL * winners // (seats(s) - winners))


@rule
def note_end(s: Cells, t: Cells, records: Numbers, at: int) -> None:
    """Write down how a game ended."""
    finished = is_finished(s)
    best = winner(s, t) if finished else NO_WINNER
    records[at + DONE] = 1
    records[at + WINNER] = best
    records[at + BEGAN] = first(s)
    records[at + LAST_TURN] = turns(s)
    records[at + LENGTH] = records[at + DECISIONS]
    records[at + ENDED] = 1 if finished else 0
    winners = 0
    for player in range(seats(s)):
        won = best != NO_WINNER and has_won(s, t, player, best)
        winners += 1 if won else 0
        records[at + POINTS + player] = 1 if won else 0
        records[at + SCORES + player] = score(s, t, player)
    for player in range(seats(s)):
        records[at + POINTS + player] = worth(s, records[at + POINTS + player] == 1, winners)
    records[at + EPISODE] += 1
    records[at + DECISIONS] = 0


@rule
def signed(policy: Wide) -> Wide:
    """A word of 32 bits as a number with a sign."""
    return policy - WORDS32 if policy & SIGN32 else policy


@rule
def unsigned(policy: Wide) -> Wide:
    return policy + WORDS32 if policy < 0 else policy


@rule
def step_game(
    s: Cells,
    blank: Cells,
    t: Cells,
    e: Events,
    out: Cells,
    records: Numbers,
    at: int,
    action: int,
    seed: Wide,
    row: Wide,
    games: Wide,
    w: Cells,
    plain: Cells,
) -> int:
    """Answer in one row; how many answers there are to its next question, which may be one of the next game."""
    records[at + DONE] = 0
    for player in range(seats(s)):
        records[at + POINTS + player] = 0
    n = 0
    while n == 0:  # `go_on` stands here once: it becomes part of this rule
        if action == START:
            game = row + int(records[at + EPISODE]) * games
            deal_numbered_game(s, blank, t, e, seed, game)
            records[at + POLICY] = signed(policy_of(seed, game))
            action = GO_ON
        else:
            records[at + DECISIONS] += 1
        n = go_on(s, t, e, out, action, w, plain)
        if n == 0:
            note_end(s, t, records, at)
            action = START
    records[at + TO_MOVE] = s[top(s) + PLAYER]
    records[at + POLICY] = signed(next_word(unsigned(int(records[at + POLICY]))))
    return n


@entry
def step_games(
    states: Rows, blank: Cells, t: Cells, e: Events, out: Cells, actions: Cells, observations: Rows, masks: Marks,
    records: Numbers, seed: Wide, start: Wide, games: Wide, w: Cells, plain: Cells, lists: Rows, notes: Cells,
    derived: int, hidden: int,
) -> None:  # fmt: skip
    """Answer in every row, and write down what the seats that are asked next may know and do.

    A game that ends is followed by the next one of its row at once. The row `start + row` of all plays the games
    `start + row`, `start + row + games`, and so on, so that it does not matter who steps which rows.

    What may be done is marked in `masks`, or listed in `lists`: whichever has room. `plain` says what needs no thought,
    `derived` and `hidden` where what is learned from stands beside the observation; all of them may be missing.
    """
    used = observed_parts(t)
    for row in range(states.shape[0]):
        s = states[row]
        at = row * RECORD_CELLS
        n = step_game(s, blank, t, e, out, records, at, int(actions[row]), seed, start + row, games, w, plain)
        for index in range(masks.shape[1]):
            masks[row, index] = False
        if masks.shape[1] > 0:
            for i in range(n):
                masks[row, int(out[i])] = True
        for i in range(lists.shape[1]):
            lists[row, i] = out[i] if i < n else NO_ACTION
        for i in range(observations.shape[1]):
            observations[row, i] = 0
        player = int(records[at + TO_MOVE])
        observe(s, t, player, used, observations[row], 0)
        if derived > 0:
            derive(s, t, player, notes, observations[row], derived)
        if hidden > 0:
            peek(s, t, player, observations[row], hidden)


@entry
def observe_game(s: Cells, t: Cells, player: int, out: Cells, at: int) -> None:
    """Write down what a seat may know, from `at` on, where all is 0."""
    observe(s, t, player, observed_parts(t), out, at)


@entry
def choose_actions(
    states: Rows, t: Cells, w: Cells, out: Cells, actions: Cells, records: Numbers, kind: int, narrowing: Cells, plain: Cells
) -> None:  # fmt: skip
    """What a policy answers in every row, by the weights `w`; of what `narrowing` leaves where only that is asked."""
    for row in range(states.shape[0]):
        s = states[row]
        n = legal(s, t, out)
        if plain.shape[0] > 0:
            n = narrow(s, t, narrowing, plain, out, n)
        policy = unsigned(int(records[row * RECORD_CELLS + POLICY]))
        actions[row] = out[choose(s, t, w, 0, out, n, kind, policy)]
