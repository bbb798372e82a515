"""Defeating Monsters, their rewards (A-11) and trophies (A-22)."""

from deckwright.games.ascension.cards import ops
from deckwright.games.ascension.rules import event_kinds as ev
from deckwright.games.ascension.rules import rule_ids as ids
from deckwright.games.ascension.rules import state as st
from deckwright.games.ascension.rules import zones as zn
from deckwright.games.ascension.rules.constructs import make_triggers_due
from deckwright.games.ascension.rules.event_kinds import by_card, from_to, source_of, tell, tell_move
from deckwright.games.ascension.rules.frames import await_triggers, run, run_reward
from deckwright.games.ascension.rules.program_start import begin_program, looked_at
from deckwright.games.ascension.rules.row import refill, take_from_row, take_treasure, treasure_under
from deckwright.games.ascension.rules.state import seat, trophy_at
from deckwright.games.ascension.rules.tables import card_cell, card_type, cost
from deckwright.kernel.events import follow_last
from deckwright.kernel.rules import Cells, Events, rule


@rule
def power_price(s: Cells, t: Cells, card: int, slot: int) -> int:
    """What it takes to defeat a Monster; one with Treasure beneath may cost less (V-108)."""
    if s[st.MONSTER_DISCOUNT] > 0 and slot != st.NO_SLOT and treasure_under(s, t, slot) > 0:
        return max(cost(t, card) - int(s[st.MONSTER_DISCOUNT]), 0)
    return cost(t, card)


@rule
def can_defeat(s: Cells, t: Cells, card: int, slot: int) -> bool:
    """Whether the player has the Power for this Monster (A-11.1)."""
    return card_type(t, card) == ops.MONSTER and power_price(s, t, card, slot) <= s[st.POWER]


@rule
def begin_reward(s: Cells, t: Cells, e: Events, player: int, card: int, too_late: int) -> None:
    """The reward of a Monster (A-11.4); Energy gained since its defeat comes too late (A-21.6)."""
    tell_reward(e, player, card)
    run_reward(s, e, player, card, looked_at(s, too_late), too_late, card_cell(t, card, ops.C_REWARD))


@rule
def tell_reward(e: Events, player: int, card: int) -> None:
    tell(e, ev.REWARD, player, card, ids.A_11_4)
    follow_last(e)


@rule
def gain_reward(s: Cells, t: Cells, e: Events, player: int, card: int, in_row: bool) -> None:
    """First the reward, then what waits for a defeat (A-11.10, R-041): the stack turns the order round."""
    first = s[st.ROW_MONSTERS_DEFEATED] == 1
    if make_triggers_due(s, t, player, ops.ON_DEFEAT, card, in_row, first) > 0:
        await_triggers(s, e, player, card, ops.ON_DEFEAT, False)
    tell_reward(e, player, card)
    begin_program(s, t, e, player, card, card_cell(t, card, ops.C_REWARD))


@rule
def remove_defeated(s: Cells, t: Cells, e: Events, player: int, slot: int, by: int) -> None:
    """The Monster goes to the Void, or before the player as a trophy; Treasure under it is acquired (A-20.4, A-22.1)."""
    card = int(s[st.ROW + slot])
    rule_id = ids.A_11_1 if source_of(by) == ev.NOBODY else ids.A_11_8
    if treasure_under(s, t, slot) > 0:
        s[st.MONSTER_DISCOUNT] = 0  # it was for the next such Monster, paid or not
    take_from_row(s, slot)
    if card_cell(t, card, ops.C_TROPHY) != 0:
        tell_move(e, ev.DEFEAT, player, card, by, from_to(zn.ROW, zn.TROPHIES), rule_id)
        add_trophy(s, player, card)
        tell_move(e, ev.TROPHY, player, card, by, from_to(zn.ROW, zn.TROPHIES), ids.A_22_1)
    else:
        s[st.VOID + card] += 1
        tell_move(e, ev.DEFEAT, player, card, by, from_to(zn.ROW, zn.VOID), rule_id)
    take_treasure(s, t, e, player, slot)


@rule
def defeat_in_row(s: Cells, t: Cells, e: Events, player: int, slot: int, by: int) -> None:
    """The Monster leaves, the row is refilled, then comes the reward (A-11.3)."""
    card = int(s[st.ROW + slot])
    s[st.ROW_MONSTERS_DEFEATED] += 1
    remove_defeated(s, t, e, player, slot, by)
    follow_last(e)
    refill(s, t, e)
    gain_reward(s, t, e, player, card, True)


@rule
def defeat_in_pile(s: Cells, t: Cells, e: Events, player: int, card: int, by: int) -> None:
    """The Cultist never leaves its place (A-11.5, A-11.6)."""
    rule_id = ids.A_11_5 if source_of(by) == ev.NOBODY else ids.A_11_8
    tell_move(e, ev.DEFEAT, player, card, by, from_to(zn.PILE, zn.PILE), rule_id)
    follow_last(e)
    gain_reward(s, t, e, player, card, False)


@rule
def add_trophy(s: Cells, player: int, card: int) -> None:
    """Put a Monster in front of a player, keeping the trophies sorted."""
    i = int(s[seat(s, player) + st.TROPHY_COUNT])
    s[seat(s, player) + st.TROPHY_COUNT] += 1
    while i > 0 and s[trophy_at(s, player, i - 1)] > card:
        s[trophy_at(s, player, i)] = s[trophy_at(s, player, i - 1)]
        i -= 1
    s[trophy_at(s, player, i)] = card


@rule
def use_trophy(s: Cells, t: Cells, e: Events, player: int, card: int) -> None:
    """Banish a trophy and gain its effect (A-22.2, A-22.3)."""
    last = int(s[seat(s, player) + st.TROPHY_COUNT]) - 1
    i = 0
    while s[trophy_at(s, player, i)] != card:
        i += 1
    while i < last:
        s[trophy_at(s, player, i)] = s[trophy_at(s, player, i + 1)]
        i += 1
    s[trophy_at(s, player, last)] = 0
    s[seat(s, player) + st.TROPHY_COUNT] = last
    s[st.VOID + card] += 1
    tell_move(e, ev.TROPHY, player, card, ev.BY_RULES, from_to(zn.TROPHIES, zn.VOID), ids.A_22_2)
    follow_last(e)
    tell_move(e, ev.BANISH, player, card, by_card(card, 0), from_to(zn.TROPHIES, zn.VOID), ids.A_22_3)
    run(s, e, player, card, card, card_cell(t, card, ops.C_TROPHY))
    refill(s, t, e)  # an empty slot may now be filled
