"""Resources and Honor: gaining, paying, the pool (A-9, A-15)."""

from deckwright.games.ascension.cards import ops
from deckwright.games.ascension.rules import event_kinds as ev
from deckwright.games.ascension.rules import rule_ids as ids
from deckwright.games.ascension.rules import state as st
from deckwright.games.ascension.rules.event_kinds import by_card, source_of, tell_amount
from deckwright.games.ascension.rules.state import seat
from deckwright.kernel import stack
from deckwright.kernel.rules import Cells, Events, rule


@rule
def take_from_pool(s: Cells, e: Events, player: int, n: int, by: int) -> None:
    """Honor comes from the pool, what is missing from outside it (A-15.4, A-15.5); the last of it triggers the end."""
    beyond = n > s[st.POOL]
    s[st.POOL] = 0 if beyond else s[st.POOL] - n
    tell_amount(e, ev.GAIN, player, ops.HONOR, n, by, ids.A_15_4 if beyond else ids.A_15_1)
    if s[st.POOL] == 0 and s[st.END_TRIGGERED] == 0:
        s[st.END_TRIGGERED] = 1
        tell_amount(e, ev.POOL, ev.NOBODY, ops.HONOR, 0, by_card(source_of(by), 0), ids.A_18_1)


@rule
def gain_honor(s: Cells, e: Events, player: int, n: int, by: int) -> None:
    """A player takes Honor (A-15.1)."""
    s[seat(s, player) + st.HONOR_TOKENS] += n
    take_from_pool(s, e, player, n, by)


@rule
def rival_gains_honor(s: Cells, e: Events, n: int, source: int) -> None:
    """The solo opponent takes Honor (A-19.7, A-19.8)."""
    s[st.RIVAL_HONOR] += n
    take_from_pool(s, e, ev.NOBODY, n, by_card(source, 0))


@rule
def grow_pool(s: Cells, e: Events, n: int, by: int) -> None:
    """Honor comes into the pool from outside; an end that was triggered stays triggered (A-15.8, A-18.10)."""
    if n > 0:
        s[st.POOL] += n
        tell_amount(e, ev.POOL, ev.NOBODY, ops.HONOR, n, by, ids.A_15_8)


@rule
def gain(s: Cells, e: Events, player: int, resource: int, n: int, by: int) -> None:
    """A player gains a resource (A-9.2)."""
    if n == 0:
        return
    if resource == ops.HONOR:
        gain_honor(s, e, player, n, by)
        return
    if resource == ops.RUNES:
        s[st.RUNES] += n
    elif resource == ops.POWER:
        s[st.POWER] += n
    elif resource == ops.ENERGY:
        s[st.ENERGY] += n
    elif resource == ops.RESTRICTED_RUNES:
        s[st.RESTRICTED_RUNES] += n
    else:
        s[stack.ERROR] = stack.UNKNOWN_VALUE
    tell_amount(e, ev.GAIN, player, resource, n, by, ids.A_9_2)


@rule
def spend_runes(s: Cells, e: Events, player: int, n: int, source: int, rule_id: int) -> None:
    """Pay ordinary Runes (A-9.3), for what this rule lets one buy."""
    if n > 0:
        s[st.RUNES] -= n
        tell_amount(e, ev.SPEND, player, ops.RUNES, n, by_card(source, 0), rule_id)


@rule
def spend_restricted(s: Cells, e: Events, player: int, n: int, source: int) -> None:
    """Pay Runes that are for Mechana Constructs only (R-132)."""
    if n > 0:
        s[st.RESTRICTED_RUNES] -= n
        tell_amount(e, ev.SPEND, player, ops.RESTRICTED_RUNES, n, by_card(source, ids.R_132), ids.A_10_1)


@rule
def spend_power(s: Cells, e: Events, player: int, n: int, source: int, rule_id: int) -> None:
    """Pay Power (A-9.3), to defeat by this rule."""
    s[st.POWER] -= n
    tell_amount(e, ev.SPEND, player, ops.POWER, n, by_card(source, 0), rule_id)
