"""What every cell of a position may hold: what means nothing holds what it holds in an empty one.

Nothing is left out by forgetting it. All cells must be blank; one after the other is then allowed what it means.
"""

from collections.abc import Mapping

import numpy as np

from deckwright.games.kingdom.cards import ops
from deckwright.games.kingdom.rules import frames as fr
from deckwright.games.kingdom.rules import state as st
from deckwright.games.kingdom.rules import zones as zn
from deckwright.games.kingdom.table.ruleset import Ruleset
from deckwright.kernel import stack
from deckwright.kernel.chacha import KEY, KEY_CELLS
from deckwright.kernel.events import NOBODY
from deckwright.kernel.playing import LIMIT

CELL = np.iinfo(np.int16)
Span = tuple[int, int]  # the least and the most

FLAG: Span = (0, 1)
COUNT: Span = (0, LIMIT)
FAME: Span = (-LIMIT, LIMIT)
KINDS: Span = (0, ops.ANY)
STAGE: Span = (1, 4)
LEVEL: Span = (0, stack.MAX_FRAMES - 1)
COURSE = (fr.END_TURN, fr.NEW_TURN, fr.END_ROUND, fr.NEW_ROUND, fr.BANISH, fr.TURN, fr.NEXT)  # at the bottom alone
MOST_LESS = 99
MOST_MARKS = st.KEPT | st.READ | st.PRODUCED_NOW
OF_THE_GAME: Mapping[int, Span] = {
    st.ROUND: COUNT, st.TURN: COUNT, st.TURNS: COUNT, st.DECISIONS: COUNT, st.SHUFFLES: COUNT, st.OVER: FLAG,
    st.LAST_ROUND: FLAG, st.RESTART_OPEN: FLAG, st.TURN_ENDED: FLAG, st.ROUNDS_LEFT: COUNT, st.BANISHED_FAME: FAME,
    st.WRITTEN_FAME: FAME, st.LAST_REVEAL: (st.NOTHING, st.FOR_EVER), st.SCORES: (0, st.TRACK_ROOM),
    stack.REVEALED: (0, CELL.max), st.PRICE_LESS: COUNT,
}  # fmt: skip


class Cells:
    """The least and the most that each cell of this position may hold."""

    def __init__(self, state: np.ndarray, ruleset: Ruleset) -> None:
        self.state, self.ruleset = state, ruleset
        self.cards = len(ruleset.numbers)
        self.card: Span = (0, self.cards - 1)
        self.least = st.new_state(self.cards)
        self.least[st.RESTART_OPEN] = 0
        self.most = self.least.copy()

    def may(self, at: int, span: Span, cells: int = 1) -> None:
        """So many cells from here may hold this."""
        self.least[at : at + cells], self.most[at : at + cells] = span

    def counted(self, count_at: int, at: int, room: int, *spans: Span) -> None:
        """A list with its length elsewhere; an item has a cell for each span."""
        self.may(count_at, (0, room))
        length = min(max(int(self.state[count_at]), 0), room)
        for cell, span in enumerate(spans):
            same = slice(at + cell, at + length * len(spans), len(spans))
            self.least[same], self.most[same] = span

    def are_kept(self) -> bool:
        return bool(((self.least <= self.state) & (self.state <= self.most)).all())


def fits_cells(state: np.ndarray, ruleset: Ruleset, options: Mapping[str, str]) -> bool:
    """Whether every cell holds what it may hold."""
    cells = Cells(state, ruleset)
    allow_game(cells, options)
    allow_cards(cells)
    allow_lists(cells)
    allow_stack(cells)
    return cells.are_kept()


def allow_game(cells: Cells, options: Mapping[str, str]) -> None:
    """Options, and all that is counted."""
    state, ruleset = cells.state, cells.ruleset
    for cell, value in ruleset.option_cells(options).items():
        cells.may(cell, (value, value))
    for cell, span in OF_THE_GAME.items():
        cells.may(cell, span)
    cells.may(KEY, (CELL.min, CELL.max), KEY_CELLS)
    cells.may(stack.HEIGHT, (0, 0) if state[st.OVER] else (1, stack.MAX_FRAMES))
    cells.may(st.EXPANSION, (0, cells.cards))
    cells.may(st.POOL, COUNT, ops.KINDS_OF_RESOURCE)
    cells.may(st.PRODUCED, COUNT, ops.KINDS_OF_RESOURCE)
    for sticker, n in ruleset.stickers.items():
        cells.may(st.SUPPLY + sticker, (0, n))
    cells.may(st.TRACK, (CELL.min, CELL.max), min(max(int(state[st.SCORES]), 0), st.TRACK_ROOM))
    cells.may(st.USES, COUNT, len(ruleset.compiled.limits))


def allow_cards(cells: Cells) -> None:
    """Where each card lies, at which stage, and what is on it."""
    cells.may(st.ZONE, (zn.BOX, zn.READING), cells.cards)
    cells.may(st.STAGE, STAGE, cells.cards)
    cells.may(st.BLOCKED_BY, (0, cells.cards), cells.cards)
    cells.may(st.MARKS, (0, MOST_MARKS), cells.cards)
    cells.may(st.STUCK, (0, st.STICKER_ROOM), cells.cards)
    cells.may(st.TICKS, (0, (1 << ops.MOST_BOXES) - 1), 4 * cells.cards)
    cells.may(st.CROSSED, (0, (1 << ops.MOST_EFFECTS) - 1), 4 * cells.cards)


def allow_lists(cells: Cells) -> None:
    """The cards in order, stickers, effects that wait, cards that belong to a frame, and what is being paid."""
    card = cells.card
    for count, at in ((st.DECK_COUNT, st.DECK), (st.PLAY_COUNT, st.PLAY), (st.PERMANENT_COUNT, st.PERMANENTS)):
        cells.counted(count, at, cells.cards, card)
    deck = max(int(cells.state[st.DECK_COUNT]), 0)
    cells.may(st.KNOWN_TOP, (0, deck))
    cells.may(st.KNOWN_BOTTOM, (0, deck))
    cells.counted(st.STICKER_COUNT, st.STICKERS, st.STICKER_ROOM, card, STAGE, (1, ops.STICKER_KINDS - 1))
    cells.counted(st.WAITING_COUNT, st.WAITING, st.WAIT_ROOM, LEVEL, card, STAGE, (0, ops.MOST_EFFECTS - 1))
    cells.counted(st.NOTE_COUNT, st.NOTES, st.NOTE_ROOM, LEVEL, card, (st.PICKED, st.PACKET))
    cells.counted(st.PRICE_ITEMS, st.PRICE, 2 * ops.MOST_ITEMS, (1, ops.ANY), COUNT)


def allow_stack(cells: Cells) -> None:
    """Every frame by its kind; a cell that is not named holds 0, or no card."""
    state = cells.state
    for level in range(min(max(int(state[stack.HEIGHT]), 0), stack.MAX_FRAMES)):
        at = stack.FRAMES + level * stack.FRAME_CELLS
        kind = int(state[at + stack.KIND])
        spans = frame_spans(kind, cells)
        if spans is None:
            return  # no frame: nothing is allowed, not even its kind
        cells.may(at + stack.SOURCE, (NOBODY, NOBODY), 2)
        for cell, span in {stack.KIND: (kind, kind), **spans}.items():
            cells.may(at + cell, span)


def frame_spans(kind: int, cells: Cells) -> dict[int, Span] | None:
    """What the cells of a frame of this kind may hold; none for what is no kind."""
    card, anybody = cells.card, (NOBODY, cells.card[1])
    compiled = cells.ruleset.compiled
    effect: Span = (0, ops.MOST_EFFECTS - 1)
    pc: Span = (1, len(compiled.program) - 1)
    price: Span = (1, len(compiled.prices) - 1)
    if kind in COURSE:
        return {} if kind in (fr.TURN, fr.NEXT) else {fr.COURSE_STEP: (0, 3), fr.COURSE_LEFT: COUNT}
    spans: dict[int, dict[int, Span]] = {
        fr.RUN: {stack.SOURCE: card, fr.RUN_STAGE: STAGE, fr.RUN_HOW: (0, 7), fr.RUN_EFFECT: (0, ops.MOST_EFFECTS),
                 fr.RUN_STEP: pc},
        fr.LEAVE: {stack.SOURCE: card, fr.LEAVE_STAGE: STAGE, fr.LEAVE_ICON: (0, ops.ONCE), fr.LEAVE_EFFECT: effect},
        fr.BATCH: {stack.A: (1, ops.ENEMY_DEFEATED)},
        fr.ACT: {stack.SOURCE: card, fr.ACT_HOW: (NOBODY, 1), fr.ACT_OP: (0, ops.OTHERWISE), fr.ACT_WITH: COUNT,
                 fr.ACT_SELECTOR: (0, len(compiled.selectors) - 1), fr.ACT_STEP: (0, 3)},
        fr.PAY: {stack.SOURCE: card, stack.CARD: card, fr.PAY_PRICE: price, fr.PAY_LESS: (0, MOST_LESS),
                 fr.PAY_STEP: (0, 5), fr.PAY_FOR: FLAG},
        fr.TURNED: {stack.SOURCE: anybody, stack.CARD: card, fr.TURNED_ARROW: FLAG, fr.TURNED_ENDS: FLAG},
        fr.PRODUCE: {stack.SOURCE: anybody, stack.CARD: card, fr.PRODUCE_SLOT: COUNT, fr.PRODUCE_STAYS: FLAG,
                     fr.PRODUCE_STEP: (0, 4)},
        fr.DISCOVER: {stack.SOURCE: anybody, stack.CARD: card, fr.DISCOVER_STEP: (0, 2)},
        fr.PICK: {stack.SOURCE: card, fr.PICK_LEFT: (1, cells.cards), fr.PICK_HOW: (0, 7)},
        fr.ORDER: {stack.SOURCE: card, fr.ORDER_OF: (st.PICKED, st.LOOKED)},
        fr.CHOOSE_RESOURCE: {stack.SOURCE: card, stack.CARD: card, fr.RESOURCE_KINDS: KINDS,
                             fr.RESOURCE_FOR: (fr.FOR_GAIN, fr.FOR_BOOST), fr.RESOURCE_LEFT: COUNT},
        fr.CHOOSE_BOX: {stack.SOURCE: card, stack.CARD: card},
        fr.CHOOSE_SIDE: {stack.SOURCE: card, stack.CARD: card},
        fr.CHOOSE_OPTION: {stack.SOURCE: card, stack.CARD: card, fr.OPTION_FOR: (fr.FOR_CHOICE, fr.FOR_DEFEAT),
                           fr.OPTION_WITH: COUNT},
        fr.CHOOSE_TRIGGER: {},
        fr.CONFIRM: {stack.SOURCE: card, stack.CARD: card, fr.CONFIRM_STAGE: STAGE, fr.CONFIRM_EFFECT: effect},
    }  # fmt: skip
    return spans.get(kind)
