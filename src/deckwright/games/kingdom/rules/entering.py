"""Cards enter play (K-7.1, K-8.4, K-R.19): they move together, resources are lost, then all effects form one batch."""

from deckwright.games.kingdom.cards import ops
from deckwright.games.kingdom.rules import event_kinds as ev
from deckwright.games.kingdom.rules import rule_ids as ids
from deckwright.games.kingdom.rules import state as st
from deckwright.games.kingdom.rules import zones as zn
from deckwright.games.kingdom.rules.event_kinds import from_to, note_detail, tell, tell_move
from deckwright.games.kingdom.rules.moves import put, top_of_deck
from deckwright.games.kingdom.rules.pool import empty_pool
from deckwright.games.kingdom.rules.standing import advance_plays
from deckwright.games.kingdom.rules.state import put_mark, stage, zone
from deckwright.games.kingdom.rules.triggers import clear_entered, set_off
from deckwright.kernel.rules import Cells, Events, rule


@rule
def enter(s: Cells, e: Events, card: int, by: int, rule_id: int) -> None:
    """One card enters the play area; those that enter together are noted."""
    came = zone(s, card)
    put(s, card, zn.PLAY)
    put_mark(s, card, st.ENTERED)
    tell_move(e, ev.PLAY, card, by, from_to(came, zn.PLAY), rule_id)
    note_detail(e, stage(s, card), 0, 0)


@rule
def enter_from_deck(s: Cells, e: Events, n: int, by: int, rule_id: int) -> None:
    """The top cards of the deck enter play, all of them if there are fewer (K-7.2)."""
    for _ in range(min(n, int(s[st.DECK_COUNT]))):
        enter(s, e, top_of_deck(s), by, rule_id)


@rule
def have_entered(s: Cells, t: Cells, e: Events, keeping: bool, also: int) -> None:
    """Cards have entered together: the pool becomes empty, then what they set off forms one batch (K-R.3, K-R.19)."""
    if not keeping and s[st.LENIENT] == 0:
        empty_pool(s, e)
    set_off(s, t, e, ops.PLAYED, also)
    clear_entered(s)


@rule
def play_more(s: Cells, t: Cells, e: Events, keeping: bool, by: int) -> None:
    """Play more cards from the top of the deck (K-8.4.1)."""
    tell(e, ev.ADVANCE, ev.NOBODY, by, ids.K_8_4_1)
    enter_from_deck(s, e, advance_plays(s, t), by, ids.K_8_4_1)
    have_entered(s, t, e, keeping, ops.ADVANCED)
