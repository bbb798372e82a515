"""Positions from outside: what play can reach is taken, and what is taken can be played on, whatever was changed in it."""

import random

import numpy as np
import pytest

from deckwright.cards.errors import BadSave
from deckwright.games.kingdom.rules import frames as fr
from deckwright.games.kingdom.rules import state as st
from deckwright.games.kingdom.rules import zones as zn
from deckwright.games.kingdom.table.soundness import check_state
from deckwright.kernel import stack
from tests.games.kingdom.table.positions import USUAL, in_the_middle, kept, plays_on
from tests.games.kingdom.talk import begun, vale

CASES = range(20)
CHANGES = 150  # in each case
CARDS = 138
FRAMES = range(stack.FRAMES, stack.FRAMES + 8 * stack.FRAME_CELLS)
COUNTERS = range(stack.KERNEL_CELLS, st.DECK)
LISTS = tuple(range(at, at + 60) for at in (st.NOTES, st.WAITING, st.STICKERS, st.DECK, st.PLAY, st.PERMANENTS, st.PRICE,
                                           st.PRODUCED, st.USES))  # fmt: skip
OF_CARDS = tuple(range(at, at + CARDS) for at in (st.ZONE, st.STAGE, st.BLOCKED_BY, st.MARKS, st.STUCK))
PLACES = (FRAMES, FRAMES, FRAMES, COUNTERS, *LISTS, *OF_CARDS, range(st.TICKS, st.TICKS + 8 * CARDS), range(3))


def is_sound(state: np.ndarray) -> bool:
    try:
        check_state(state, vale(), "solo", USUAL)
    except BadSave:
        return False
    return True


def test_every_kind_of_question_is_among_the_positions() -> None:
    kinds = {int(state[stack.top(state) + stack.KIND]) for state in kept()}
    assert kinds >= {fr.TURN, fr.NEXT, fr.PICK, fr.CHOOSE_RESOURCE, fr.CHOOSE_OPTION, fr.CHOOSE_TRIGGER, fr.CONFIRM}
    assert any(state[stack.FRAMES + stack.KIND] == fr.BANISH for state in kept())


def test_what_play_reaches_is_taken() -> None:
    refused = [number for number, state in enumerate(kept()) if not is_sound(state)]
    assert refused == []


def changed(state: np.ndarray, chance: random.Random) -> np.ndarray:
    """A copy with a few other cells."""
    found = state.copy()
    for _ in range(chance.choice((1, 1, 1, 2, 3))):
        at = chance.choice(chance.choice(PLACES))
        value = int(found[at])
        bit = value ^ (1 << chance.randrange(8))
        new = (
            value + 1,
            value - 1,
            chance.randrange(8),
            chance.randrange(140),
            chance.randrange(-32_768, 32_768),
            0,
            bit,
        )
        found[at] = max(-32_768, min(chance.choice(new), 32_767))
    return found


@pytest.mark.parametrize("case", CASES)
def test_what_is_changed_is_refused_or_can_be_played_on(case: int) -> None:
    chance = random.Random(case)
    taken = 0
    for _ in range(CHANGES):
        state = changed(chance.choice(kept()), chance)
        if is_sound(state):
            taken += 1
            plays_on(state, chance, 12)
    assert 0 < taken < CHANGES


def wrong_cards(state: np.ndarray) -> None:
    state[st.ZONE + int(state[st.DECK])] = zn.DISCARD


def wrong_order(state: np.ndarray) -> None:
    state[st.DECK_COUNT] += 1


def wrong_stage(state: np.ndarray) -> None:
    state[st.STAGE + vale().place[11]] = 4


def wrong_permanent(state: np.ndarray) -> None:
    card = vale().place[24]
    state[st.ZONE + card] = zn.DISCARD
    st.put_mark(state, card, st.READ)


def wrong_blockers(state: np.ndarray) -> None:
    one, other = state[st.PLAY], state[st.PLAY + 1]
    state[st.BLOCKED_BY + one], state[st.BLOCKED_BY + other] = other + 1, one + 1


def wrong_box(state: np.ndarray) -> None:
    state[st.TICKS + 4 * int(state[st.PLAY])] = 1


def wrong_supply(state: np.ndarray) -> None:
    state[st.SUPPLY + 11] = 2


def wrong_stuck(state: np.ndarray) -> None:
    state[st.STUCK + int(state[st.PLAY])] = 1


def wrong_gate(state: np.ndarray) -> None:
    state[st.RESTART_OPEN] = 0


def wrong_track(state: np.ndarray) -> None:
    state[st.SCORES] = st.TRACK_ROOM


def wrong_end(state: np.ndarray) -> None:
    state[st.TURN_ENDED] = 1


def wrong_price(state: np.ndarray) -> None:
    state[st.PRICE_ITEMS], state[st.PRICE], state[st.PRICE + 1] = 1, 1, 2


def wrong_frame(state: np.ndarray) -> None:
    state[stack.FRAMES + stack.KIND] = fr.PICK


def wrong_option(state: np.ndarray) -> None:
    state[st.IRON] = 1


def wrong_nothing(state: np.ndarray) -> None:
    state[stack.HEIGHT] = 0


WRONG = [one for name, one in sorted(globals().items()) if name.startswith("wrong_")]


@pytest.mark.parametrize("change", WRONG, ids=lambda change: change.__name__)
def test_what_cannot_be_is_refused(change) -> None:
    state = begun().state
    assert is_sound(state)
    change(state)
    assert not is_sound(state)


def test_every_cell_of_the_stack_is_looked_at() -> None:
    """A cell that means nothing holds nothing: also those of frames that are gone."""
    for state in in_the_middle()[:20]:
        free = stack.FRAMES + int(state[stack.HEIGHT]) * stack.FRAME_CELLS
        other = state.copy()
        other[free] = 1
        assert not is_sound(other)
