"""Setting a game up (A-3). The piles are set out and the center cards lie ready in the Void; see `Ruleset.stocked`."""

from deckwright.games.ascension.cards import ops
from deckwright.games.ascension.rules import event_kinds as ev
from deckwright.games.ascension.rules import rule_ids as ids
from deckwright.games.ascension.rules import state as st
from deckwright.games.ascension.rules import turn
from deckwright.games.ascension.rules import zones as zn
from deckwright.games.ascension.rules.event_kinds import tell, tell_short_of
from deckwright.games.ascension.rules.frames import await_next_turn
from deckwright.games.ascension.rules.hands import draw, put_in_discard, reshuffle
from deckwright.games.ascension.rules.row import shuffle_void, turn_up
from deckwright.games.ascension.rules.state import next_seat
from deckwright.games.ascension.rules.tables import card_cell, origin
from deckwright.kernel import playing
from deckwright.kernel.chacha import pick
from deckwright.kernel.events import follow_last, follow_nothing
from deckwright.kernel.rules import Cells, Events, entry, rule

HONOR_PER_PLAYER = 30
SOLO_POOL = 50
ROW_LENGTH = 6


@entry
def set_up(s: Cells, t: Cells, e: Events, first: int) -> None:
    """Deal a new game, in the order of A-3.11, and begin the first turn."""
    follow_nothing(e)
    tell(e, ev.SETUP, ev.NOBODY, ev.NOBODY, ids.A_3_11)
    follow_last(e)
    choose_first(s, first)
    fill_pool(s)
    shuffle_center(s, e)
    player = int(s[st.FIRST])
    for _ in range(s[st.SEATS]):
        deal_hand(s, t, e, player)
        player = next_seat(s, player)
    deal_row(s, t, e)
    await_first_turn(s, e)


@rule
def choose_first(s: Cells, first: int) -> None:
    """The starting player is chosen at random (A-3.9) unless one is given."""
    if first == playing.ANYBODY:
        first = pick(s, int(s[st.SEATS]), st.FIRST_PLAYER, 0, 0)
    s[st.FIRST] = first


@rule
def fill_pool(s: Cells) -> None:
    """30 Honor for each player, 50 for a solo game (A-3.8)."""
    s[st.POOL] = SOLO_POOL if s[st.SOLO] == 1 else HONOR_PER_PLAYER * int(s[st.SEATS])


@rule
def shuffle_center(s: Cells, e: Events) -> None:
    """All center cards, and Treasure with them, are shuffled into the Center Deck (A-3.5); they lie in the Void yet."""
    shuffle_void(s, e, zn.CENTER, ids.A_3_5)
    if s[st.SHORT_OF] > 0:
        shard = int(s[st.SHORT_OF]) - 1
        there = 0
        for i in range(s[st.CENTER_COUNT]):
            if s[st.CENTER + i] == shard:
                there += 1
        tell_short_of(e, shard, there)


@rule
def deal_row(s: Cells, t: Cells, e: Events) -> None:
    """Six slots are filled one after the other, beginning next to the Center Deck (A-3.6)."""
    s[st.ROW_COUNT] = ROW_LENGTH
    for slot in range(ROW_LENGTH):
        turn_up(s, t, e, slot, ids.A_3_6)


@rule
def await_first_turn(s: Cells, e: Events) -> None:
    """The first turn begins when Fate of the first row is done (A-3.11)."""
    s[st.TURN_PLAYER] = s[st.FIRST]
    await_next_turn(s, e, int(s[st.FIRST]), False)


@rule
def deal_hand(s: Cells, t: Cells, e: Events, player: int) -> None:
    """Shuffle the starting deck and draw the opening hand (A-3.3)."""
    for card in range(s[st.TYPES]):
        if origin(t, card) == ops.STARTING:
            for _ in range(card_cell(t, card, ops.C_COPIES)):
                put_in_discard(s, player, card)
    reshuffle(s, e, player, zn.DECK, ids.A_3_3)
    draw(s, e, player, turn.NEW_HAND, ev.BY_RULES, ids.A_3_3)
