"""What a position keeps when it goes on under other cards: nothing that they cannot have."""

import numpy as np

from deckwright.games.kingdom.cards import ops
from deckwright.games.kingdom.rules import expansion
from deckwright.games.kingdom.rules import frames as fr
from deckwright.games.kingdom.rules import state as st
from deckwright.games.kingdom.rules import zones as zn
from deckwright.games.kingdom.rules.moves import move
from deckwright.games.kingdom.table.places import IN_THE_KINGDOM
from deckwright.games.kingdom.table.ruleset import Ruleset
from deckwright.kernel import stack
from deckwright.table.snapshots import is_quiet

BOTTOM = stack.FRAMES
NO_EVENTS = np.zeros(0, dtype=np.int32)
WORK = (
    (st.WAITING_COUNT, st.WAITING, st.WAIT_ROOM * st.WAIT_CELLS), (st.PRICE_ITEMS, st.PRICE, 2 * st.PRICE_ROOM),
    (st.PRICE_LESS, st.PRODUCED, ops.KINDS_OF_RESOURCE),
)  # fmt: skip


def boxes_of(ruleset: Ruleset, card: int, number: int) -> int:
    """A bit for each check box of a stage."""
    stage = ruleset.card(card).stages.get(number)
    return 0 if stage is None else (1 << stage.boxes) - 1


def once_of(ruleset: Ruleset, card: int, number: int) -> int:
    """A bit for each effect of a stage that can be crossed out."""
    stage = ruleset.card(card).stages.get(number)
    return 0 if stage is None else sum(1 << k for k, effect in enumerate(stage.effects) if effect.icon == "once")


def cut_short(state: np.ndarray) -> np.ndarray:
    """The position without what is left of the effect under way; the course of the game goes on from its step.

    A scroll that was being read is gone, a card about to be discovered comes again, and so does the packet of which a
    card was to be banished.
    """
    cut = state.copy()
    height = min(max(int(cut[stack.HEIGHT]), 0), stack.MAX_FRAMES)
    lost = cards_to_discover(cut, height)
    cut[BOTTOM + stack.FRAME_CELLS : BOTTOM + stack.MAX_FRAMES * stack.FRAME_CELLS] = 0
    cut[stack.HEIGHT] = min(height, 1)
    for count, at, cells in WORK:
        cut[count] = 0
        cut[at : at + cells] = 0
    keep_notes_of_banishing(cut)
    gone = zn.SET_ASIDE if cut[st.RESTART_OPEN] else zn.DESTROYED
    zones = cut[st.ZONE : st.ZONE + st.CARD_ROOM]
    zones[zones == zn.READING] = gone
    if height and cut[BOTTOM + stack.KIND] == fr.NEW_ROUND:
        cut[BOTTOM + fr.COURSE_LEFT] += lost
    return cut


def cards_to_discover(state: np.ndarray, height: int) -> int:
    """How many cards of the sequence were on their way out of the box."""
    frames = state[BOTTOM:][: height * stack.FRAME_CELLS].reshape(-1, stack.FRAME_CELLS).tolist()
    return sum(
        frame[stack.KIND] == fr.DISCOVER
        and frame[stack.SOURCE] == st.NO_CARD
        and 0 <= frame[stack.CARD] < st.CARD_ROOM
        and int(state[st.ZONE + frame[stack.CARD]]) == zn.BOX
        for frame in frames
    )


def keep_notes_of_banishing(cut: np.ndarray) -> None:
    """Cards that were chosen to be banished stay so; the last packet is turned over again."""
    n = min(max(int(cut[st.NOTE_COUNT]), 0), st.NOTE_ROOM)
    rows = cut[st.NOTES :][: n * st.NOTE_CELLS].reshape(-1, st.NOTE_CELLS).tolist()
    kept: list[int] = []
    banishes = cut[BOTTOM + stack.KIND] == fr.BANISH
    if banishes:
        packet = sum(level == 0 and what == st.PACKET for level, _, what in rows)
        again = cut[BOTTOM + fr.COURSE_STEP] == expansion.SHUFFLING
        if again:
            cut[BOTTOM + fr.COURSE_STEP] = expansion.PERMANENT_CARDS
        else:
            cut[BOTTOM + fr.COURSE_LEFT] = max(0, int(cut[BOTTOM + fr.COURSE_LEFT]) - packet)
        kept = [cell for row in rows if not again and row[0] == 0 and row[2] == st.PICKED for cell in row]
    cut[st.NOTES : st.NOTES + st.NOTE_ROOM * st.NOTE_CELLS] = 0
    cut[st.NOTES : st.NOTES + len(kept)] = kept
    cut[st.NOTE_COUNT] = len(kept) // st.NOTE_CELLS


def fitted(state: np.ndarray, ruleset: Ruleset) -> np.ndarray:
    """A copy without what cards of today cannot have: ticks, crosses and uses that are gone, a place that is no longer theirs."""
    found = state.copy()
    for card in range(min(len(ruleset.numbers), int(found[st.CARDS]))):
        for number in range(1, 5):
            found[st.TICKS + 4 * card + number - 1] &= boxes_of(ruleset, card, number)
            found[st.CROSSED + 4 * card + number - 1] &= once_of(ruleset, card, number)
        if is_quiet(found) and has_sound_lists(found):
            settle(found, ruleset, card)
    found[st.USES + len(ruleset.compiled.limits) : st.USES + st.LIMIT_ROOM] = 0
    return found


def has_sound_lists(state: np.ndarray) -> bool:
    """Whether cards can be moved at all."""
    return all(0 <= int(state[count]) < st.CARD_ROOM for count in (st.DECK_COUNT, st.PLAY_COUNT, st.PERMANENT_COUNT))


def settle(state: np.ndarray, ruleset: Ruleset, card: int) -> None:
    """A card that has become permanent goes to the permanents, one that is so no more to the discard pile (K-R.4)."""
    here, stage = int(state[st.ZONE + card]), ruleset.card(card).stages.get(int(state[st.STAGE + card]))
    if stage is None:
        return
    if stage.is_permanent and here in IN_THE_KINGDOM:
        move(state, NO_EVENTS, card, zn.PERMANENTS)
    elif not stage.is_permanent and here == zn.PERMANENTS:
        move(state, NO_EVENTS, card, zn.DISCARD)
