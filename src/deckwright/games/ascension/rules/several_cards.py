"""Several cards of the row acquired or defeated together (A-12.8, A-26.10): all leave, then the rewards, then the rest."""

from deckwright.cards import ops
from deckwright.games.ascension.rules import frame_cards as fc
from deckwright.games.ascension.rules import frames as fr
from deckwright.games.ascension.rules import rule_ids as ids
from deckwright.games.ascension.rules import state as st
from deckwright.games.ascension.rules.acquire import may_give_free_card, set_off_acquiring, take_row_card
from deckwright.games.ascension.rules.constructs import make_triggers_due
from deckwright.games.ascension.rules.defeat import begin_reward, remove_defeated
from deckwright.games.ascension.rules.frame_cards import add_pending, find_first, find_pending, remove_pending
from deckwright.games.ascension.rules.honor import spend_runes
from deckwright.games.ascension.rules.row import refill
from deckwright.games.ascension.rules.tables import card_type, fits
from deckwright.kernel import stack
from deckwright.kernel.rules import Cells, Events, rule
from deckwright.kernel.stack import pop, push, top


@rule
def next_gift(s: Cells, t: Cells, e: Events) -> None:
    """In team play the player first says, card by card, which of them the team-mate gets (V-208).

    The frame looks at slot B next; A is the filter.
    """
    at = top(s)
    player, filter_ = int(s[at + stack.PLAYER]), int(s[at + stack.A])
    while s[at + stack.B] < s[st.ROW_COUNT] and may_give_free_card(s):
        slot = int(s[at + stack.B])
        card = int(s[st.ROW + slot])
        s[at + stack.B] += 1
        if card != st.NO_CARD and fits(t, card, filter_, 0) and card_type(t, card) != ops.MONSTER:
            push(
                s,
                e,
                fr.FOR_MATE,
                player,
                int(s[at + stack.SOURCE]),
                card,
                slot,
                int(s[stack.HEIGHT]),
                0,
                int(s[at + stack.PC]),
            )
            return
    take_every(s, t, e)


@rule
def give_to_mate(s: Cells, e: Events, player: int, card: int, slot: int, frame: int) -> None:
    """One Rune sends this card to the team-mate (V-154, V-208)."""
    spend_runes(s, e, player, 1, card, ids.A_24_4)
    add_pending(s, frame, slot, fc.GIVEN)


@rule
def take_every(s: Cells, t: Cells, e: Events) -> None:
    """All cards that fit leave the row together, Treasure with them; then the row is refilled (V-090, V-207)."""
    at = top(s)
    player, source, filter_, ruling = (
        int(s[at + stack.PLAYER]),
        int(s[at + stack.SOURCE]),
        int(s[at + stack.A]),
        int(s[at + stack.PC]),
    )
    gifts = int(s[stack.HEIGHT])
    pop(s)
    frame = int(s[stack.HEIGHT]) + 1
    before = int(s[st.ROW_MONSTERS_DEFEATED])
    rewards = 0
    others = 0
    for slot in range(s[st.ROW_COUNT]):
        card = int(s[st.ROW + slot])
        if card == st.NO_CARD or not fits(t, card, filter_, 0):
            continue
        if card_type(t, card) == ops.MONSTER:
            remove_defeated(s, t, e, player, slot, source, ruling)
            add_pending(s, frame, card, fc.REWARD_WAITS)
            rewards += 1
        else:
            gift = find_pending(s, gifts, slot, fc.GIVEN)
            take_row_card(s, t, e, player, slot, ops.TO_DISCARD, source, ruling, gift >= 0)
            add_pending(s, frame, card, fc.ACQUIRED if gift < 0 else fc.ACQUIRED_FOR_MATE)
            others += 1
            if gift >= 0:
                remove_pending(s, gift)
    if rewards > 0:
        s[st.ROW_MONSTERS_DEFEATED] += 1
    refill(s, t, e)
    if rewards + others > 0:
        push(s, e, fr.AFTERWARDS, player, source, st.NO_CARD, 1 if before == 0 else 0, 0, 0, 0)
    if rewards > 0:
        push(s, e, fr.REWARDS, player, source, st.NO_CARD, frame, int(s[st.ENERGY]), 0, ruling)


@rule
def gain_chosen_reward(s: Cells, t: Cells, e: Events, player: int, card: int, frame: int, energy: int) -> None:
    """The reward that comes next (A-26.10); what belongs to it is done before the next one (V-209)."""
    i = find_pending(s, frame, card, fc.REWARD_WAITS)
    s[st.PENDING + i * st.PENDING_CELLS + st.P_WHAT] = fc.DEFEATED
    begin_reward(s, t, e, player, card, int(s[st.ENERGY]) - energy)


@rule
def next_consequence(s: Cells, t: Cells, e: Events) -> None:
    """What acquiring and defeating set off, in order of the slots the cards lay in (V-207)."""
    at = top(s)
    player, first, frame = int(s[at + stack.PLAYER]), s[at + stack.A] == 1, int(s[stack.HEIGHT])
    i = find_first(s, frame)
    if i < 0:
        pop(s)
        return
    card, what = int(s[st.PENDING + i * st.PENDING_CELLS + st.P_CARD]), s[st.PENDING + i * st.PENDING_CELLS + st.P_WHAT]
    remove_pending(s, i)
    if what == fc.DEFEATED:
        s[at + stack.A] = 0
        if make_triggers_due(s, t, player, ops.ON_DEFEAT, card, True, first, frame + 1) > 0:
            push(s, e, fr.TRIGGERS, player, card, card, ops.ON_DEFEAT, 0, 0, 0)
    else:
        set_off_acquiring(s, t, e, player, card, True, what == fc.ACQUIRED)
