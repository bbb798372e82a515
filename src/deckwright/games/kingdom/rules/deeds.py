"""What a phrase does to one card."""

from deckwright.games.kingdom.cards import ops
from deckwright.games.kingdom.rules import event_kinds as ev
from deckwright.games.kingdom.rules import frames as fr
from deckwright.games.kingdom.rules import rule_ids as ids
from deckwright.games.kingdom.rules import state as st
from deckwright.games.kingdom.rules.candidates import can_be, defeats_in
from deckwright.games.kingdom.rules.event_kinds import by_card, tell
from deckwright.games.kingdom.rules.frames import ask_option, await_discovery, await_production, run
from deckwright.games.kingdom.rules.marks import add_sticker, begin_boost, begin_tick
from deckwright.games.kingdom.rules.moves import block, destroy, discard, put_at_bottom, put_on_top
from deckwright.games.kingdom.rules.prices import can_upgrade
from deckwright.games.kingdom.rules.state import is_blocked, put_mark, stage
from deckwright.games.kingdom.rules.tables import effect_cell, effect_row
from deckwright.games.kingdom.rules.turning import begin_upgrade_by, reset, turn
from deckwright.kernel import stack
from deckwright.kernel.rules import Cells, Events, rule

BOTH = 2  # arrows


@rule
def do_to(s: Cells, t: Cells, e: Events, source: int, op: int, with_: int, card: int) -> None:
    """Do what the phrase says to a card, if that is still possible."""
    by = by_card(source, 0)
    if not can_be(s, t, source, op, with_, card):
        return
    if op == ops.TURN:
        turn(s, t, e, card, with_, by_card(source, ids.R_4))
    elif op == ops.RESET:
        reset(s, t, e, card, source)
    elif op == ops.DISCARD:
        discard(s, e, card, by, ids.K_8_3_1)
    elif op == ops.DESTROY:
        destroy(s, e, card, by)
    elif op == ops.BLOCK:
        block(s, e, source, card)
    elif op == ops.STICKER:
        add_sticker(s, e, card, with_, source)
    elif op == ops.TICK:
        begin_tick(s, t, e, card, source)
    elif op == ops.BOOST:
        begin_boost(s, t, e, card, source)
    elif op == ops.GAIN_PRODUCTION:
        await_production(s, e, source, card, 1)
    elif op == ops.DISCOVER_ONE:
        await_discovery(s, e, source, card)
    else:
        do_more(s, t, e, source, op, with_, card)


@rule
def do_more(s: Cells, t: Cells, e: Events, source: int, op: int, with_: int, card: int) -> None:
    """The rarer things that are done to a card."""
    if op == ops.RELEASE:
        release(s, e, source, card)
    elif op == ops.KEEP:
        put_mark(s, card, st.KEPT)
        tell(e, ev.KEEP, card, by_card(source, 0), ids.K_20_1)
    elif op == ops.UPGRADE:
        upgrade_by(s, t, e, source, with_, card)
    elif op == ops.DEFEAT_FREE:
        defeat_free(s, t, e, source, card)
    elif op == ops.PUT:
        if s[st.DECK_COUNT] > 0:
            if with_ == 1:
                put_at_bottom(s, e, card, by_card(source, 0))
            else:
                put_on_top(s, e, card, by_card(source, 0))
    else:
        s[stack.ERROR] = stack.UNKNOWN_OP


@rule
def release(s: Cells, e: Events, source: int, card: int) -> None:
    """Nothing lies on the card any more (K-14.5)."""
    if is_blocked(s, card):
        s[st.BLOCKED_BY + card] = 0
        tell(e, ev.RELEASE, card, by_card(source, ids.R_29), ids.K_14_5)


@rule
def upgrade_by(s: Cells, t: Cells, e: Events, source: int, less: int, card: int) -> None:
    """Upgrade a card by an effect; which cost box is asked where both can be paid."""
    arrows = 0
    arrow = ops.DOWN
    if can_upgrade(s, t, card, ops.DOWN, less):
        arrows += 1
    if can_upgrade(s, t, card, ops.RIGHT, less):
        arrows += 1
        arrow = ops.RIGHT
    if arrows == BOTH:
        ask_option(s, e, source, card, fr.FOR_ARROW, less)
    else:
        begin_upgrade_by(s, t, e, source, card, arrow + 2 * less)


@rule
def defeat_free(s: Cells, t: Cells, e: Events, source: int, card: int) -> None:
    """What one price of an enemy buys happens unpaid; of several the player chooses."""
    if defeats_in(s, t, card, 1) > 0:
        ask_option(s, e, source, card, fr.FOR_DEFEAT, 0)
    else:
        begin_defeat(s, t, e, card, 0)


@rule
def begin_defeat(s: Cells, t: Cells, e: Events, card: int, k: int) -> None:
    """The steps behind the k-th price that defeats this enemy."""
    effect = defeats_in(s, t, card, k) - 1
    number = stage(s, card)
    run(s, e, card, number, 0, effect + 1, effect_cell(t, effect_row(t, card, number, effect), ops.E_PC))
