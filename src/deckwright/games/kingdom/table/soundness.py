"""Whether a state that comes from outside can be played on: nothing in it may lead beyond its bounds."""

from collections import Counter
from collections.abc import Mapping

import numpy as np

from deckwright.cards.errors import BadSave
from deckwright.games.kingdom.cards import ops
from deckwright.games.kingdom.rules import state as st
from deckwright.games.kingdom.rules import zones as zn
from deckwright.games.kingdom.rules.marks import sticker_key
from deckwright.games.kingdom.table import continuing
from deckwright.games.kingdom.table.asked import is_asked
from deckwright.games.kingdom.table.cells import fits_cells
from deckwright.games.kingdom.table.places import can_lie, first_stage
from deckwright.games.kingdom.table.ruleset import Ruleset
from deckwright.games.kingdom.table.stacks import Stack, has_sound_frames
from deckwright.games.kingdom.table.steps import effects_on, find, put, running
from deckwright.games.kingdom.table.versions import LAYOUT, RULES_VERSION
from deckwright.table.saves import Saves

LISTS = ((zn.DECK, st.DECK, st.DECK_COUNT), (zn.PLAY, st.PLAY, st.PLAY_COUNT),
         (zn.PERMANENTS, st.PERMANENTS, st.PERMANENT_COUNT))  # fmt: skip


def check_state(
    state: np.ndarray, ruleset: Ruleset, mode: str, options: Mapping[str, str], at_rest: bool = True
) -> None:
    """Refuse a state whose cells, cards or frames cannot be. At rest the player is asked, or the game is over."""
    ruleset.kind.table.saves.check_layout(state)
    if not (
        fits_cells(state, ruleset, options)
        and has_cards_where_they_belong(state, ruleset)
        and has_sound_marks(state, ruleset)
        and has_sound_stickers(state, ruleset)
        and has_sound_score(state, ruleset)
        and has_sound_stack(state, ruleset, at_rest)
    ):
        raise BadSave("The position of this saved game is damaged: it cannot be reached by any play.")


def has_cards_where_they_belong(state: np.ndarray, ruleset: Ruleset) -> bool:
    """Lists and the cells of cards agree; every card stands at a stage that it has, in a place where such a one may lie."""
    zones = state[st.ZONE : st.ZONE + len(ruleset.numbers)]
    for zone, at, count in LISTS:
        cards = state[at : at + int(state[count])].tolist()
        there = np.flatnonzero(zones == zone).tolist()
        if sorted(cards) != there or (zone == zn.PERMANENTS and cards != there):
            return False
    return all(
        can_lie(ruleset.card(card), int(state[st.STAGE + card]), int(zones[card]))
        for card in range(len(ruleset.numbers))
    )


def has_sound_marks(state: np.ndarray, ruleset: Ruleset) -> bool:
    """Blockers, ticks, crossed-out effects and other marks are such as their cards can have."""
    return all(
        is_sound_block(state, card) and has_marks_of_its_own(state, ruleset, card)
        for card in range(len(ruleset.numbers))
    )


def is_sound_block(state: np.ndarray, card: int) -> bool:
    """What lies on a card lies in play like it, and nothing lies on itself, also not by way of others."""
    seen = {card}
    here = card
    while state[st.BLOCKED_BY + here] > 0:
        blocker = int(state[st.BLOCKED_BY + here]) - 1
        if blocker in seen or state[st.ZONE + here] != zn.PLAY or state[st.ZONE + blocker] != zn.PLAY:
            return False
        seen.add(blocker)
        here = blocker
    return True


def has_marks_of_its_own(state: np.ndarray, ruleset: Ruleset, card: int) -> bool:
    """A card in the box is untouched; ticks and crosses are on boxes and effects that there are."""
    in_box = state[st.ZONE + card] == zn.BOX
    marks = int(state[st.MARKS + card])
    if marks & st.READ == 0 and not in_box and ruleset.card(card).kind != "expansion":
        return False
    if marks & st.KEPT and state[st.ZONE + card] != zn.PLAY:
        return False
    if in_box and state[st.STAGE + card] != first_stage(ruleset.card(card)):
        return False
    for number in range(1, 5):
        ticks, crossed = int(state[st.TICKS + 4 * card + number - 1]), int(state[st.CROSSED + 4 * card + number - 1])
        if (ticks or crossed) and in_box:
            return False
        if ticks & ~continuing.boxes_of(ruleset, card, number):
            return False
        if crossed & ~continuing.once_of(ruleset, card, number):
            return False
    return True


def has_sound_stickers(state: np.ndarray, ruleset: Ruleset) -> bool:
    """Stickers are in order, on stages that there are, and no more than the sheet has."""
    keys = [sticker_key(state, i) for i in range(int(state[st.STICKER_COUNT]))]
    if keys != sorted(keys):
        return False
    rows = state[st.STICKERS :][: len(keys) * st.STICKER_CELLS].reshape(-1, st.STICKER_CELLS).tolist()
    for card, number, sticker in rows:
        if number not in ruleset.card(card).stages or state[st.ZONE + card] == zn.BOX:
            return False
        if sticker not in ruleset.stickers:
            return False
    stuck, given = Counter(card for card, _, _ in rows), Counter(sticker for _, _, sticker in rows)
    return all(state[st.STUCK + card] == stuck[card] for card in range(len(ruleset.numbers))) and all(
        state[st.SUPPLY + sticker] + given[sticker] <= n for sticker, n in ruleset.stickers.items()
    )


def has_sound_score(state: np.ndarray, ruleset: Ruleset) -> bool:
    """The restart is open while its gate lies in the box; an expansion lies where it is played; the track has room."""
    gate = ruleset.frame.gate
    is_open = bool(gate) and gate in ruleset.place and state[st.ZONE + ruleset.place[gate]] == zn.BOX
    if bool(state[st.RESTART_OPEN]) != is_open:
        return False
    zones = state[st.ZONE : st.ZONE + len(ruleset.numbers)]
    if not is_open and (zones == zn.SET_ASIDE).any():
        return False
    scores, over = int(state[st.SCORES]), bool(state[st.OVER])
    if not (1 if over else 0) <= scores <= (st.TRACK_ROOM if over else st.TRACK_ROOM - 1):
        return False
    expansion = int(state[st.EXPANSION]) - 1
    return expansion < 0 or ruleset.card(expansion).kind == "expansion"


def has_sound_stack(state: np.ndarray, ruleset: Ruleset, at_rest: bool) -> bool:
    """What is under way can be gone on with; when the game is over nothing is."""
    if state[st.OVER]:
        empty = (st.WAITING_COUNT, st.NOTE_COUNT, st.PRICE_ITEMS, st.PRICE_LESS, st.ROUNDS_LEFT, st.TURN_ENDED)
        produced = state[st.PRODUCED : st.PRODUCED + ops.KINDS_OF_RESOURCE]
        return (
            not any(state[cell] for cell in empty)
            and not produced.any()
            and not (state == zn.READING)[st.ZONE : st.ZONE + len(ruleset.numbers)].any()
        )
    found = Stack(state, ruleset)
    return has_sound_frames(found, at_rest) and (not at_rest or is_asked(found))


SAVES = Saves(
    version=RULES_VERSION,
    layout=LAYOUT,
    sizes={1: st.STATE_CELLS},
    check_state=check_state,
    effects=effects_on,
    find=find,
    running=running,
    fitted=continuing.fitted,
    cut_short=continuing.cut_short,
    put=put,
)
