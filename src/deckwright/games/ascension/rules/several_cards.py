"""Several cards of the row acquired or defeated together (A-12.8, A-26.10): all leave, then the rewards, then the rest."""

from deckwright.games.ascension.cards import ops
from deckwright.games.ascension.rules import acquire
from deckwright.games.ascension.rules import card_notes as cn
from deckwright.games.ascension.rules import frames as fr
from deckwright.games.ascension.rules import rule_ids as ids
from deckwright.games.ascension.rules import state as st
from deckwright.games.ascension.rules.acquire import may_give_free_card, set_off_acquiring, take_row_card
from deckwright.games.ascension.rules.card_notes import find_note, first_note, note_card, remove_note
from deckwright.games.ascension.rules.constructs import make_triggers_due
from deckwright.games.ascension.rules.defeat import begin_reward, remove_defeated
from deckwright.games.ascension.rules.event_kinds import by_card
from deckwright.games.ascension.rules.frames import ask_for_mate, ask_reward, await_consequences, await_triggers
from deckwright.games.ascension.rules.honor import spend_runes
from deckwright.games.ascension.rules.row import refill
from deckwright.games.ascension.rules.tables import card_type, fits
from deckwright.kernel import stack
from deckwright.kernel.rules import Cells, Events, rule
from deckwright.kernel.stack import pop, top


@rule
def next_gift(s: Cells, t: Cells, e: Events) -> None:
    """In team play the player first says, card by card, which of them the team-mate gets (V-208)."""
    at = top(s)
    player, by = int(s[at + stack.PLAYER]), by_card(int(s[at + stack.SOURCE]), int(s[at + fr.RULING]))
    filter_ = int(s[at + fr.GIFTS_FILTER])
    while s[at + fr.GIFTS_SLOT] < s[st.ROW_COUNT] and may_give_free_card(s):
        slot = int(s[at + fr.GIFTS_SLOT])
        card = int(s[st.ROW + slot])
        s[at + fr.GIFTS_SLOT] += 1
        if card != st.NO_CARD and fits(t, card, filter_, 0) and card_type(t, card) != ops.MONSTER:
            ask_for_mate(s, e, player, by, card, slot)
            return
    take_every(s, t, e)


@rule
def give_to_mate(s: Cells, e: Events, player: int, card: int, slot: int, frame: int) -> None:
    """One Rune sends this card to the team-mate (V-154, V-208)."""
    spend_runes(s, e, player, 1, card, ids.A_24_4)
    note_card(s, frame, slot, cn.GIVEN)


@rule
def take_every(s: Cells, t: Cells, e: Events) -> None:
    """All cards that fit leave the row together, Treasure with them; then the row is refilled (V-090, V-207)."""
    at = top(s)
    player, filter_ = int(s[at + stack.PLAYER]), int(s[at + fr.GIFTS_FILTER])
    source = int(s[at + stack.SOURCE])
    by = by_card(source, int(s[at + fr.RULING]))
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
            remove_defeated(s, t, e, player, slot, by)
            note_card(s, frame, card, cn.REWARD_WAITS)
            rewards += 1
        else:
            gift = find_note(s, gifts, slot, cn.GIVEN)
            take_row_card(s, t, e, player, slot, ops.TO_DISCARD if gift < 0 else acquire.TO_MATE, by)
            note_card(s, frame, card, cn.ACQUIRED if gift < 0 else cn.ACQUIRED_FOR_MATE)
            others += 1
            if gift >= 0:
                remove_note(s, gift)
    if rewards > 0:
        s[st.ROW_MONSTERS_DEFEATED] += 1
    refill(s, t, e)
    if rewards + others > 0:
        await_consequences(s, e, player, source, before == 0)
    if rewards > 0:
        ask_reward(s, e, player, by, frame, int(s[st.ENERGY]))


@rule
def gain_chosen_reward(s: Cells, t: Cells, e: Events, player: int, card: int, frame: int, energy: int) -> None:
    """The reward that comes next (A-26.10); what belongs to it is done before the next one (V-209)."""
    i = find_note(s, frame, card, cn.REWARD_WAITS)
    s[st.NOTES + i * st.NOTE_CELLS + st.NOTE_WHAT] = cn.DEFEATED
    begin_reward(s, t, e, player, card, int(s[st.ENERGY]) - energy)


@rule
def next_consequence(s: Cells, t: Cells, e: Events) -> None:
    """What acquiring and defeating set off, in order of the slots the cards lay in (V-207)."""
    at = top(s)
    player, first, frame = int(s[at + stack.PLAYER]), s[at + fr.AFTERWARDS_FIRST] == 1, int(s[stack.HEIGHT])
    i = first_note(s, frame)
    if i < 0:
        pop(s)
        return
    card, what = int(s[st.NOTES + i * st.NOTE_CELLS + st.NOTE_CARD]), s[st.NOTES + i * st.NOTE_CELLS + st.NOTE_WHAT]
    remove_note(s, i)
    if what == cn.DEFEATED:
        s[at + fr.AFTERWARDS_FIRST] = 0
        if make_triggers_due(s, t, player, ops.ON_DEFEAT, card, True, first) > 0:
            await_triggers(s, e, player, card, ops.ON_DEFEAT, False)
    elif what == cn.ACQUIRED or what == cn.ACQUIRED_FOR_MATE:
        set_off_acquiring(s, t, e, player, card, True, what == cn.ACQUIRED)
    else:
        s[stack.ERROR] = stack.UNKNOWN_VALUE
