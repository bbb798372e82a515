"""What every cell of a position may hold: what means nothing holds what it holds in an empty one.

Nothing is left out by forgetting it. All cells must be blank; one after the other is then allowed what it means.
"""

from collections.abc import Mapping

import numpy as np

from deckwright.games.ascension.cards import ops
from deckwright.games.ascension.declared import questions, work, zones
from deckwright.games.ascension.declared.frames import FLAG, Bounds, Span
from deckwright.games.ascension.declared.options import OPTION_CELLS, OPTIONS
from deckwright.games.ascension.rules import setup, tables
from deckwright.games.ascension.rules import state as st
from deckwright.games.ascension.rules.tables import card_cell
from deckwright.games.ascension.table.limits import OF_A_SEAT, OF_THE_GAME
from deckwright.games.ascension.table.ruleset import Ruleset
from deckwright.kernel import stack
from deckwright.kernel.chacha import KEY, KEY_CELLS
from deckwright.kernel.events import NOBODY
from deckwright.kernel.playing import LIMIT
from deckwright.table.snapshots import is_quiet

CELL = np.iinfo(np.int16)
LAST_REVEAL = st.OTHER_DECISION

COUNT: Span = (0, LIMIT)
FRAMES = {frame.number: frame for frame in (*work.DECLARED, *questions.DECLARED)}


class Cells:
    """The least and the most that each cell of this position may hold."""

    def __init__(self, state: np.ndarray, ruleset: Ruleset) -> None:
        self.state, self.ruleset = state, ruleset
        self.types = len(ruleset.ids)
        self.least = st.new_state(int(state[st.SEATS]), self.types)
        self.most = self.least.copy()
        self.card: Span = (0, self.types - 1)

    def may(self, at: int, span: Span, cells: int = 1) -> None:
        """So many cells from here may hold this."""
        self.least[at : at + cells], self.most[at : at + cells] = span

    def counted(self, count_at: int, at: int, room: int, *spans: Span, least: int = 0) -> int:
        """A list with its length elsewhere; an item has a cell for each span. How long it is."""
        self.may(count_at, (least, room))
        length = min(max(int(self.state[count_at]), 0), room)
        for cell, span in enumerate(spans):
            same = slice(at + cell, at + length * len(spans), len(spans))
            self.least[same], self.most[same] = span
        return length

    def are_kept(self) -> bool:
        return bool(((self.least <= self.state) & (self.state <= self.most)).all())


def fits_cells(
    state: np.ndarray, ruleset: Ruleset, mode: str, options: Mapping[str, str], at_rest: bool = True
) -> bool:
    """Whether every cell holds what it may hold. Where it is not at rest, Fate may wait."""
    cells = Cells(state, ruleset)
    allow_game(cells, mode, options)
    allow_lists(cells, at_rest)
    for seat in range(int(state[st.SEATS])):
        allow_seat(cells, seat)
    allow_stack(cells)
    return cells.are_kept()


def allow_game(cells: Cells, mode: str, options: Mapping[str, str]) -> None:
    """Mode, options, and all that is counted."""
    state, ruleset = cells.state, cells.ruleset
    seats: Span = (0, int(state[st.SEATS]) - 1)
    solo, over = mode == "solo", bool(state[st.OVER])
    for cell, is_so in ((st.SOLO, solo), (st.TEAMS, mode == "teams"), (st.CULT, solo and ruleset.rival == "cult")):
        cells.may(cell, (int(is_so), int(is_so)))
    for name, cell in OPTION_CELLS.items():
        chosen = OPTIONS[name].index(options[name])
        cells.may(cell, (chosen, chosen))
    treasures = ruleset.numbers_of("treasure")
    cells.may(st.SHORT_OF, (0, int(state[st.SHORT_OF]) if int(state[st.SHORT_OF]) - 1 in treasures else 0))
    cells.may(stack.REVEALED, (0, CELL.max))
    cells.may(KEY, (CELL.min, CELL.max), KEY_CELLS)
    cells.may(st.FIRST, seats)
    cells.may(st.TURN_PLAYER, seats)
    for cell in OF_THE_GAME:
        cells.may(cell, COUNT)
    cells.may(st.RIVAL_HONOR, COUNT if solo else (0, 0))
    cells.may(st.END_TRIGGERED, FLAG)
    cells.may(st.OVER, FLAG)
    cells.may(st.LAST_REVEAL, (0, LAST_REVEAL))
    cells.may(st.HERO_HONOR_BY, cells.card if state[st.HERO_HONOR] > 0 else (0, 0))
    cells.may(stack.HEIGHT, (0, 0) if over else (1, stack.MAX_FRAMES))


def allow_lists(cells: Cells, at_rest: bool) -> None:
    """The cards on the table, and all that waits."""
    state, card = cells.state, cells.card
    cards: Span = (0, st.CARD_ROOM)
    row = cells.counted(st.ROW_COUNT, st.ROW, st.ROW_ROOM, (st.NO_CARD, card[1]), least=setup.ROW_LENGTH)
    for slot in range(row):
        cells.may(st.under_at(state, slot, 0), cards, int(cells.ruleset.table[tables.TREASURE_KINDS]))
    for zone in zones.COUNTED.values():
        cells.may(zone, cards, cells.types)
    cells.counted(st.CENTER_COUNT, st.CENTER, st.CENTER_ROOM, card)
    cells.counted(st.PLAYED_COUNT, st.PLAYED, st.CARD_ROOM, card)
    cells.counted(st.WAITING_COUNT, st.WAITING, st.WAITING_ROOM, card)
    seats: Span = (0, int(state[st.SEATS]) - 1)
    cells.counted(st.TAKEN_COUNT, st.TAKEN, st.TAKEN_ROOM, seats, card, FLAG)
    if not is_quiet(state):  # else nothing waits
        card_or_slot: Span = (0, max(card[1], st.ROW_ROOM - 1))
        cells.counted(st.KEPT_COUNT, st.KEPT, st.KEPT_ROOM, card)
        cells.counted(st.NOTE_COUNT, st.NOTES, st.NOTE_ROOM, (0, stack.MAX_FRAMES), card_or_slot, (0, CELL.max))
    if not (at_rest and is_quiet(state)):
        cells.counted(st.FATE_COUNT, st.FATES, st.FATE_ROOM, card, (0, st.CENTER_ROOM))


def allow_seat(cells: Cells, seat: int) -> None:
    """The cards and counters of a seat."""
    state, table = cells.state, cells.ruleset.table
    here = st.seat(state, seat)
    for counter in OF_A_SEAT:
        cells.may(here + counter, COUNT)
    for counter in (st.DISCARD_COUNT, st.KNOWN_COUNT):
        cells.may(here + counter, (0, st.CARD_ROOM))
    for zone in (st.DISCARD, st.KNOWN):
        cells.may(here + zone, (0, st.CARD_ROOM), cells.types)
    deck = cells.counted(here + st.DECK_COUNT, here + st.DECK, st.CARD_ROOM, cells.card)
    cells.may(here + st.KNOWN_TOP, (0, deck))
    cells.may(here + st.SEEN_TOP, (max(int(state[here + st.KNOWN_TOP]), 0), deck))
    cells.may(here + st.HAND_COUNT, (0, st.CARD_ROOM - deck))
    hand = min(max(int(state[here + st.HAND_COUNT]), 0), st.CARD_ROOM - deck)
    cells.may(here + st.HAND_END - hand, cells.card, hand)
    cells.counted(here + st.TROPHY_COUNT, here + st.TROPHIES, st.TROPHY_ROOM, cells.card)
    count = cells.counted(here + st.CONSTRUCT_COUNT, here + st.CONSTRUCTS, st.CONSTRUCT_ROOM, cells.card)
    for i in range(count):
        card = int(state[st.construct_at(state, seat, i)])
        if 0 <= card < cells.types:
            cells.may(st.used_at(state, seat, i), bits(int(state[st.used_at(state, seat, i)]), usable(table, card)))
        cells.may(st.due_at(state, seat, i), (0, stack.MAX_FRAMES))


def usable(table: np.ndarray, card: int) -> int:
    """A bit for each ability of a Construct that is used up by using it."""
    found = (1 << card_cell(table, card, ops.C_USES)) - 1
    found |= int(card_cell(table, card, ops.C_TRIGGER) != 0) << st.TRIGGER_BIT
    return found | int(card_cell(table, card, ops.C_STAFF) != 0) << st.STAFF_BIT


def bits(value: int, known: int) -> Span:
    """Any of these bits, and no others."""
    return (0, known) if value & ~known == 0 else (0, 0)


def allow_stack(cells: Cells) -> None:
    """Every frame by its kind; a cell that is not named holds 0, nobody, or whoever has the turn."""
    state = cells.state
    most = Bounds(
        types=cells.types,
        seats=int(state[st.SEATS]),
        energy=min(max(int(state[st.ENERGY]), 0), LIMIT),
        slots=max(int(state[st.ROW_COUNT]), 1),
        steps=len(cells.ruleset.compiled.program),
    )
    turn_player = int(state[st.TURN_PLAYER])
    for level in range(min(max(int(state[stack.HEIGHT]), 0), stack.MAX_FRAMES)):
        at = stack.FRAMES + level * stack.FRAME_CELLS
        kind = int(state[at + stack.KIND])
        if kind not in FRAMES:
            return  # no frame: nothing is allowed, not even its kind
        spans: dict[int, Span] = {
            stack.KIND: (kind, kind),
            stack.PLAYER: (turn_player, turn_player),
            stack.SOURCE: (NOBODY, NOBODY),
            stack.CARD: (st.NO_CARD, st.NO_CARD),
            **FRAMES[kind].holds(most),
        }
        for cell, span in spans.items():
            cells.may(at + cell, span)
