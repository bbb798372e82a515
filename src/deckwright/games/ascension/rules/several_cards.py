"""Several cards of the row acquired or defeated together (A-12.8, A-26.10): all leave, then the rewards, then the rest."""

from deckwright.cards import ops
from deckwright.games.ascension.rules.acquire import may_give_free_card, set_off_acquiring, take_row_card
from deckwright.games.ascension.rules.constructs import make_triggers_due
from deckwright.games.ascension.rules.defeat import begin_reward, remove_defeated
from deckwright.games.ascension.rules.frame_cards import (
    ACQUIRED,
    ACQUIRED_FOR_MATE,
    DEFEATED,
    GIVEN,
    REWARD_WAITS,
    add_pending,
    find_first,
    find_pending,
    remove_pending,
)  # fmt: skip
from deckwright.games.ascension.rules.frames import AFTERWARDS, FOR_MATE, REWARDS, TRIGGERS
from deckwright.games.ascension.rules.honor import spend_runes
from deckwright.games.ascension.rules.row import refill
from deckwright.games.ascension.rules.rule_ids import A_24_4
from deckwright.games.ascension.rules.state import (
    ENERGY,
    NO_CARD,
    P_CARD,
    P_WHAT,
    PENDING,
    PENDING_CELLS,
    ROW,
    ROW_COUNT,
    ROW_MONSTERS_DEFEATED,
)  # fmt: skip
from deckwright.games.ascension.rules.tables import card_type, fits
from deckwright.kernel.rules import Cells, Events, rule
from deckwright.kernel.stack import HEIGHT, PC, PLAYER, SOURCE, A, B, pop, push, top


@rule
def next_gift(s: Cells, t: Cells, e: Events) -> None:
    """In team play the player first says, card by card, which of them the team-mate gets (V-208).

    The frame looks at slot B next; A is the filter.
    """
    at = top(s)
    player, filter_ = int(s[at + PLAYER]), int(s[at + A])
    while s[at + B] < s[ROW_COUNT] and may_give_free_card(s):
        slot = int(s[at + B])
        card = int(s[ROW + slot])
        s[at + B] += 1
        if card != NO_CARD and fits(t, card, filter_, 0) and card_type(t, card) != ops.MONSTER:
            push(s, e, FOR_MATE, player, int(s[at + SOURCE]), card, slot, int(s[HEIGHT]), 0, int(s[at + PC]))
            return
    take_every(s, t, e)


@rule
def give_to_mate(s: Cells, e: Events, player: int, card: int, slot: int, frame: int) -> None:
    """One Rune sends this card to the team-mate (V-154, V-208)."""
    spend_runes(s, e, player, 1, card, A_24_4)
    add_pending(s, frame, slot, GIVEN)


@rule
def take_every(s: Cells, t: Cells, e: Events) -> None:
    """All cards that fit leave the row together, Treasure with them; then the row is refilled (V-090, V-207)."""
    at = top(s)
    player, source, filter_, ruling = int(s[at + PLAYER]), int(s[at + SOURCE]), int(s[at + A]), int(s[at + PC])
    gifts = int(s[HEIGHT])
    pop(s)
    frame = int(s[HEIGHT]) + 1
    before = int(s[ROW_MONSTERS_DEFEATED])
    rewards = 0
    others = 0
    for slot in range(s[ROW_COUNT]):
        card = int(s[ROW + slot])
        if card == NO_CARD or not fits(t, card, filter_, 0):
            continue
        if card_type(t, card) == ops.MONSTER:
            remove_defeated(s, t, e, player, slot, source, ruling)
            add_pending(s, frame, card, REWARD_WAITS)
            rewards += 1
        else:
            gift = find_pending(s, gifts, slot, GIVEN)
            take_row_card(s, t, e, player, slot, ops.TO_DISCARD, source, ruling, gift >= 0)
            add_pending(s, frame, card, ACQUIRED if gift < 0 else ACQUIRED_FOR_MATE)
            others += 1
            if gift >= 0:
                remove_pending(s, gift)
    if rewards > 0:
        s[ROW_MONSTERS_DEFEATED] += 1
    refill(s, t, e)
    if rewards + others > 0:
        push(s, e, AFTERWARDS, player, source, NO_CARD, 1 if before == 0 else 0, 0, 0, 0)
    if rewards > 0:
        push(s, e, REWARDS, player, source, NO_CARD, frame, int(s[ENERGY]), 0, ruling)


@rule
def gain_chosen_reward(s: Cells, t: Cells, e: Events, player: int, card: int, frame: int, energy: int) -> None:
    """The reward that comes next (A-26.10); what belongs to it is done before the next one (V-209)."""
    i = find_pending(s, frame, card, REWARD_WAITS)
    s[PENDING + i * PENDING_CELLS + P_WHAT] = DEFEATED
    begin_reward(s, t, e, player, card, int(s[ENERGY]) - energy)


@rule
def next_consequence(s: Cells, t: Cells, e: Events) -> None:
    """What acquiring and defeating set off, in order of the slots the cards lay in (V-207)."""
    at = top(s)
    player, first, frame = int(s[at + PLAYER]), s[at + A] == 1, int(s[HEIGHT])
    i = find_first(s, frame)
    if i < 0:
        pop(s)
        return
    card, what = int(s[PENDING + i * PENDING_CELLS + P_CARD]), s[PENDING + i * PENDING_CELLS + P_WHAT]
    remove_pending(s, i)
    if what == DEFEATED:
        s[at + A] = 0
        if make_triggers_due(s, t, player, ops.ON_DEFEAT, card, True, first, frame + 1) > 0:
            push(s, e, TRIGGERS, player, card, card, ops.ON_DEFEAT, 0, 0, 0)
    else:
        set_off_acquiring(s, t, e, player, card, True, what == ACQUIRED)
