"""Fate: effects of cards that have entered the row, and effects that reach every player (A-23, A-5.8)."""

from deckwright.games.ascension.cards import ops
from deckwright.games.ascension.rules import event_kinds as ev
from deckwright.games.ascension.rules import frames as fr
from deckwright.games.ascension.rules import rule_ids as ids
from deckwright.games.ascension.rules import state as st
from deckwright.games.ascension.rules.event_kinds import by_card, tell
from deckwright.games.ascension.rules.frames import ask_banish, ask_discard, run_fate
from deckwright.games.ascension.rules.hands import draw_by_effect
from deckwright.games.ascension.rules.state import next_seat
from deckwright.games.ascension.rules.tables import card_cell
from deckwright.kernel import stack
from deckwright.kernel.events import follow_last, follow_nothing
from deckwright.kernel.rules import Cells, Events, rule
from deckwright.kernel.stack import pop, top


@rule
def begin_fate(s: Cells, t: Cells, e: Events) -> None:
    """The Fate effect that has waited longest happens now, to the active player or to all (A-23.5, A-23.7)."""
    card, treasure = int(s[st.FATES + st.FATE_CARD]), int(s[st.FATES + st.FATE_TREASURE])
    last = int(s[st.FATE_COUNT]) - 1
    for i in range(last * st.FATE_CELLS):
        s[st.FATES + i] = s[st.FATES + i + st.FATE_CELLS]
    for cell in range(st.FATE_CELLS):
        s[st.FATES + last * st.FATE_CELLS + cell] = 0
    s[st.FATE_COUNT] = last
    player = int(s[st.TURN_PLAYER])
    follow_nothing(e)
    tell(e, ev.FATE, player, card, ids.A_23_1)
    follow_last(e)
    run_fate(s, e, player, card, treasure, card_cell(t, card, ops.C_FATE))


@rule
def every_player_draws(s: Cells, e: Events, player: int, n: int, by: int) -> None:
    """The active player first, then the others clockwise (V-080)."""
    for _ in range(s[st.SEATS]):
        draw_by_effect(s, e, player, n, by)
        player = next_seat(s, player)


@rule
def seat_after(s: Cells, player: int, n: int) -> int:
    """The seat so many places to the left."""
    return (player + n) % int(s[st.SEATS])


@rule
def next_to_banish(s: Cells, e: Events) -> None:
    """Player by player, each all times; or everybody once, then everybody again (V-214)."""
    at = top(s)
    player, by = int(s[at + stack.PLAYER]), by_card(int(s[at + stack.SOURCE]), int(s[at + fr.RULING]))
    zones, done = int(s[at + fr.ROUND_ZONES]) % fr.DONE_FROM, int(s[at + fr.ROUND_ZONES]) // fr.DONE_FROM
    asked, times, seats = int(s[at + fr.ROUND_ASKED]), int(s[at + fr.ROUND_TIMES]), int(s[st.SEATS])
    rounds = times if s[st.FATE_ORDER] == st.BY_TIME else min(times, 1)
    if asked >= rounds * seats:
        pop(s)
        return
    s[at + fr.ROUND_ASKED] += 1
    who = seat_after(s, player, asked)
    if (done >> who) & 1 == 1:
        return
    if s[st.FATE_ORDER] == st.BY_TIME:
        ask_banish(s, e, who, by, zones, times - asked // seats, fr.MAY_THIS_TIME)
    else:
        ask_banish(s, e, who, by, zones, times, fr.MAY_EACH_TIME)


@rule
def want_no_more(s: Cells, player: int) -> None:
    """A player is not asked again in this round of banishing (V-214)."""
    at = top(s)
    if s[at + stack.KIND] == fr.BANISH_ROUND:
        s[at + fr.ROUND_ZONES] += fr.DONE_FROM << player


@rule
def next_to_discard(s: Cells, e: Events) -> None:
    """Every player discards, the active one first (A-24.10)."""
    at = top(s)
    player, by = int(s[at + stack.PLAYER]), by_card(int(s[at + stack.SOURCE]), int(s[at + fr.RULING]))
    cards, asked = int(s[at + fr.ROUND_CARDS]), int(s[at + fr.ROUND_ASKED])
    if asked >= s[st.SEATS]:
        pop(s)
        return
    s[at + fr.ROUND_ASKED] += 1
    ask_discard(s, e, seat_after(s, player, asked), by, cards, 0, 0)
