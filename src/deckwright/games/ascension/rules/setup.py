"""Setting a game up (A-3). The piles are set out and the center cards lie ready in the Void; see `Ruleset.stocked`."""

from deckwright.cards import ops
from deckwright.games.ascension.rules.event_kinds import E_SETUP, E_TREASURE, Z_CENTER, Z_DECK, tell
from deckwright.games.ascension.rules.frames import NEXT_TURN
from deckwright.games.ascension.rules.hands import draw, put_in_discard, reshuffle
from deckwright.games.ascension.rules.row import shuffle_void, turn_up
from deckwright.games.ascension.rules.rule_ids import A_3_3, A_3_5, A_3_6, A_3_11, A_25_6, V_182
from deckwright.games.ascension.rules.state import (
    CENTER,
    CENTER_COUNT,
    FIRST,
    FIRST_PLAYER,
    POOL,
    ROW_COUNT,
    SEATS,
    SHORT_OF,
    SOLO,
    TURN_PLAYER,
    TYPES,
    next_seat,
)  # fmt: skip
from deckwright.games.ascension.rules.tables import card_cell, origin
from deckwright.games.ascension.rules.turn import NEW_HAND
from deckwright.kernel.chacha import pick
from deckwright.kernel.events import EVERYBODY, NOBODY, emit, follow_last, follow_nothing
from deckwright.kernel.playing import ANYBODY
from deckwright.kernel.rules import Cells, Events, entry, rule
from deckwright.kernel.stack import push

HONOR_PER_PLAYER = 30
SOLO_POOL = 50
ROW_LENGTH = 6


@entry
def set_up(s: Cells, t: Cells, e: Events, first: int) -> None:
    """Deal a new game, in the order of A-3.11, and begin the first turn."""
    follow_nothing(e)
    tell(e, E_SETUP, NOBODY, NOBODY, A_3_11)
    follow_last(e)
    choose_first(s, first)
    fill_pool(s)
    shuffle_center(s, e)
    player = int(s[FIRST])
    for _ in range(s[SEATS]):
        deal_hand(s, t, e, player)
        player = next_seat(s, player)
    deal_row(s, t, e)
    await_first_turn(s, e)


@rule
def choose_first(s: Cells, first: int) -> None:
    """The starting player is chosen at random (A-3.9) unless one is given."""
    if first == ANYBODY:
        first = pick(s, int(s[SEATS]), FIRST_PLAYER, 0, 0)
    s[FIRST] = first


@rule
def fill_pool(s: Cells) -> None:
    """30 Honor for each player, 50 for a solo game (A-3.8)."""
    s[POOL] = SOLO_POOL if s[SOLO] == 1 else HONOR_PER_PLAYER * int(s[SEATS])


@rule
def shuffle_center(s: Cells, e: Events) -> None:
    """All center cards, and Treasure with them, are shuffled into the Center Deck (A-3.5); they lie in the Void yet."""
    shuffle_void(s, e, Z_CENTER, A_3_5)
    if s[SHORT_OF] > 0:
        shard = int(s[SHORT_OF]) - 1
        there = 0
        for i in range(s[CENTER_COUNT]):
            if s[CENTER + i] == shard:
                there += 1
        emit(e, E_TREASURE, NOBODY, shard, NOBODY, there, 0, Z_CENTER, Z_CENTER, A_25_6, V_182, EVERYBODY, NOBODY)


@rule
def deal_row(s: Cells, t: Cells, e: Events) -> None:
    """Six slots are filled one after the other, beginning next to the Center Deck (A-3.6)."""
    s[ROW_COUNT] = ROW_LENGTH
    for slot in range(ROW_LENGTH):
        turn_up(s, t, e, slot, A_3_6)


@rule
def await_first_turn(s: Cells, e: Events) -> None:
    """The first turn begins when Fate of the first row is done (A-3.11)."""
    s[TURN_PLAYER] = s[FIRST]
    push(s, e, NEXT_TURN, int(s[FIRST]), NOBODY, NOBODY, 0, 0, 0, 0)


@rule
def deal_hand(s: Cells, t: Cells, e: Events, player: int) -> None:
    """Shuffle the starting deck and draw the opening hand (A-3.3)."""
    for card in range(s[TYPES]):
        if origin(t, card) == ops.STARTING:
            for _ in range(card_cell(t, card, ops.C_COPIES)):
                put_in_discard(s, player, card)
    reshuffle(s, e, player, Z_DECK, A_3_3)
    draw(s, e, player, NEW_HAND, NOBODY, A_3_3, 0)
