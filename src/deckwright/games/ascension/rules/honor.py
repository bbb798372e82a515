"""Resources and Honor: gaining, paying, the pool (A-9, A-15)."""

from deckwright.cards import ops
from deckwright.games.ascension.rules.event_kinds import E_GAIN, E_POOL, E_SPEND, tell_amount
from deckwright.games.ascension.rules.rule_ids import A_9_2, A_10_1, A_15_1, A_15_4, A_15_8, A_18_1
from deckwright.games.ascension.rules.state import (
    END_TRIGGERED,
    ENERGY,
    HONOR_TOKENS,
    POOL,
    POWER,
    RESTRICTED_RUNES,
    RIVAL_HONOR,
    RUNES,
    seat,
)  # fmt: skip
from deckwright.kernel.events import NOBODY
from deckwright.kernel.rules import Cells, Events, rule


@rule
def take_from_pool(s: Cells, e: Events, player: int, n: int, source: int, ruling: int) -> None:
    """Honor comes from the pool, what is missing from outside it (A-15.4, A-15.5); the last of it triggers the end."""
    beyond = n > s[POOL]
    s[POOL] = 0 if beyond else s[POOL] - n
    tell_amount(e, E_GAIN, player, ops.HONOR, n, source, A_15_4 if beyond else A_15_1, ruling)
    if s[POOL] == 0 and s[END_TRIGGERED] == 0:
        s[END_TRIGGERED] = 1
        tell_amount(e, E_POOL, NOBODY, ops.HONOR, 0, source, A_18_1, 0)


@rule
def gain_honor(s: Cells, e: Events, player: int, n: int, source: int, ruling: int) -> None:
    """A player takes Honor (A-15.1)."""
    s[seat(s, player) + HONOR_TOKENS] += n
    take_from_pool(s, e, player, n, source, ruling)


@rule
def rival_gains_honor(s: Cells, e: Events, n: int, source: int) -> None:
    """The solo opponent takes Honor (A-19.7, A-19.8)."""
    s[RIVAL_HONOR] += n
    take_from_pool(s, e, NOBODY, n, source, 0)


@rule
def grow_pool(s: Cells, e: Events, n: int, source: int, ruling: int) -> None:
    """Honor comes into the pool from outside; an end that was triggered stays triggered (A-15.8, A-18.10)."""
    if n > 0:
        s[POOL] += n
        tell_amount(e, E_POOL, NOBODY, ops.HONOR, n, source, A_15_8, ruling)


@rule
def gain(s: Cells, e: Events, player: int, resource: int, n: int, source: int, ruling: int) -> None:
    """A player gains a resource (A-9.2)."""
    if n == 0:
        return
    if resource == ops.HONOR:
        gain_honor(s, e, player, n, source, ruling)
        return
    if resource == ops.RUNES:
        s[RUNES] += n
    elif resource == ops.POWER:
        s[POWER] += n
    elif resource == ops.ENERGY:
        s[ENERGY] += n
    else:
        s[RESTRICTED_RUNES] += n
    tell_amount(e, E_GAIN, player, resource, n, source, A_9_2, ruling)


@rule
def spend_runes(s: Cells, e: Events, player: int, n: int, source: int, rule_id: int) -> None:
    """Pay ordinary Runes (A-9.3), for what this rule lets one buy."""
    if n > 0:
        s[RUNES] -= n
        tell_amount(e, E_SPEND, player, ops.RUNES, n, source, rule_id, 0)


@rule
def spend_restricted(s: Cells, e: Events, player: int, n: int, source: int) -> None:
    """Pay Runes that are for Mechana Constructs only (R-132)."""
    if n > 0:
        s[RESTRICTED_RUNES] -= n
        tell_amount(e, E_SPEND, player, ops.RESTRICTED_RUNES, n, source, A_10_1, 132)


@rule
def spend_power(s: Cells, e: Events, player: int, n: int, source: int, rule_id: int) -> None:
    """Pay Power (A-9.3), to defeat by this rule."""
    s[POWER] -= n
    tell_amount(e, E_SPEND, player, ops.POWER, n, source, rule_id, 0)
