"""Fate: effects of cards that have entered the row, and effects that reach every player (A-23, A-5.8)."""

from deckwright.cards import ops
from deckwright.games.ascension.rules.event_kinds import E_FATE, tell
from deckwright.games.ascension.rules.frames import (
    AS_FATE,
    BANISH,
    BANISH_ROUND,
    DISCARD,
    DONE_FROM,
    MAY_EACH_TIME,
    MAY_THIS_TIME,
    RUN,
)
from deckwright.games.ascension.rules.hands import draw_by_effect
from deckwright.games.ascension.rules.rule_ids import A_23_1
from deckwright.games.ascension.rules.state import (
    BY_TIME,
    FATE_CARD,
    FATE_CELLS,
    FATE_COUNT,
    FATE_ORDER,
    FATE_TREASURE,
    FATES,
    NO_CARD,
    SEATS,
    TURN_PLAYER,
    next_seat,
)  # fmt: skip
from deckwright.games.ascension.rules.tables import card_cell
from deckwright.kernel.events import follow_last, follow_nothing
from deckwright.kernel.rules import Cells, Events, rule
from deckwright.kernel.stack import KIND, PC, PLAYER, SOURCE, A, B, C, pop, push, top


@rule
def begin_fate(s: Cells, t: Cells, e: Events) -> None:
    """The Fate effect that has waited longest happens now, to the active player or to all (A-23.5, A-23.7)."""
    card, treasure = int(s[FATES + FATE_CARD]), int(s[FATES + FATE_TREASURE])
    last = int(s[FATE_COUNT]) - 1
    for i in range(last * FATE_CELLS):
        s[FATES + i] = s[FATES + i + FATE_CELLS]
    for cell in range(FATE_CELLS):
        s[FATES + last * FATE_CELLS + cell] = 0
    s[FATE_COUNT] = last
    player = int(s[TURN_PLAYER])
    follow_nothing(e)
    tell(e, E_FATE, player, card, A_23_1)
    follow_last(e)
    push(s, e, RUN, player, card, card, treasure, 0, AS_FATE, card_cell(t, card, ops.C_FATE))


@rule
def every_player_draws(s: Cells, e: Events, player: int, n: int, source: int, ruling: int) -> None:
    """The active player first, then the others clockwise (V-080)."""
    for _ in range(s[SEATS]):
        draw_by_effect(s, e, player, n, source, ruling)
        player = next_seat(s, player)


@rule
def seat_after(s: Cells, player: int, n: int) -> int:
    """The seat so many places to the left."""
    return (player + n) % int(s[SEATS])


@rule
def next_to_banish(s: Cells, e: Events) -> None:
    """Player by player, each all times; or everybody once, then everybody again (V-214)."""
    at = top(s)
    player, source, ruling = int(s[at + PLAYER]), int(s[at + SOURCE]), int(s[at + PC])
    zones, done = int(s[at + A]) % DONE_FROM, int(s[at + A]) // DONE_FROM
    asked, times, seats = int(s[at + B]), int(s[at + C]), int(s[SEATS])
    rounds = times if s[FATE_ORDER] == BY_TIME else min(times, 1)
    if asked >= rounds * seats:
        pop(s)
        return
    s[at + B] += 1
    who = seat_after(s, player, asked)
    if (done >> who) & 1 == 1:
        return
    if s[FATE_ORDER] == BY_TIME:
        push(s, e, BANISH, who, source, NO_CARD, zones, times - asked // seats, MAY_THIS_TIME, ruling)
    else:
        push(s, e, BANISH, who, source, NO_CARD, zones, times, MAY_EACH_TIME, ruling)


@rule
def want_no_more(s: Cells, player: int) -> None:
    """A player is not asked again in this round of banishing (V-214)."""
    at = top(s)
    if s[at + KIND] == BANISH_ROUND:
        s[at + A] += DONE_FROM << player


@rule
def next_to_discard(s: Cells, e: Events) -> None:
    """Every player discards, the active one first (A-24.10)."""
    at = top(s)
    player, source, cards, ruling = int(s[at + PLAYER]), int(s[at + SOURCE]), int(s[at + A]), int(s[at + PC])
    asked = int(s[at + B])
    if asked >= s[SEATS]:
        pop(s)
        return
    s[at + B] += 1
    push(s, e, DISCARD, seat_after(s, player, asked), source, NO_CARD, cards, 0, 0, ruling)
