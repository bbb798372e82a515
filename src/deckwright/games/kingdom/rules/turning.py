"""Cards are turned (K-2.4, K-8.2, K-21.2): by an upgrade, by an effect, or back to where their seal shows."""

from deckwright.games.kingdom.cards import ops
from deckwright.games.kingdom.rules import event_kinds as ev
from deckwright.games.kingdom.rules import frames as fr
from deckwright.games.kingdom.rules import rule_ids as ids
from deckwright.games.kingdom.rules import state as st
from deckwright.games.kingdom.rules.event_kinds import by_card, note_detail, tell
from deckwright.games.kingdom.rules.frames import await_payment, await_turning
from deckwright.games.kingdom.rules.moves import settle
from deckwright.games.kingdom.rules.prices import upgrade_price
from deckwright.games.kingdom.rules.state import stage
from deckwright.games.kingdom.rules.tables import stage_row
from deckwright.kernel import stack
from deckwright.kernel.rules import Cells, Events, rule
from deckwright.kernel.stack import pop, top


@rule
def reached(number: int, arrow: int) -> int:
    """The stage that an arrow leads to (K-R.1): down swaps 1 and 2, 3 and 4; right swaps 1 and 4, 2 and 3."""
    if arrow == ops.RIGHT:
        return 5 - number
    return number + 1 if number % 2 == 1 else number - 1


@rule
def can_turn(s: Cells, t: Cells, card: int, arrow: int) -> bool:
    """Whether there is a stage where the arrow leads."""
    return stage_row(t, card, reached(stage(s, card), arrow)) > 0


@rule
def turn(s: Cells, t: Cells, e: Events, card: int, arrow: int, by: int) -> None:
    """Rotate or flip a card; it is always discarded at once, or lies with the permanents (K-2.4, K-R.4)."""
    if not can_turn(s, t, card, arrow):
        return
    s[st.STAGE + card] = reached(stage(s, card), arrow)
    tell(e, ev.TURNED, card, by, ids.K_2_4)
    note_detail(e, stage(s, card), ev.ARROW, arrow + 1)
    settle(s, t, e, card)


@rule
def reset(s: Cells, t: Cells, e: Events, card: int, source: int) -> None:
    """Turn a card so that its serial number is visible and at the top (K-21.2); nothing happens if it is so already."""
    if stage(s, card) == 1:
        return
    s[st.STAGE + card] = 1
    tell(e, ev.RESET, card, by_card(source, ids.R_4), ids.K_21_2)
    note_detail(e, 1, 0, 0)
    settle(s, t, e, card)


@rule
def begin_upgrade(s: Cells, t: Cells, e: Events, card: int, arrow: int) -> None:
    """An upgrade as an action: the cost is paid, the card turned, and the turn ends (K-8.2)."""
    await_turning(s, e, st.NO_CARD, card, arrow, 1)
    await_payment(s, e, card, upgrade_price(s, t, card, arrow), 0, fr.PRICE_OF_UPGRADE)


@rule
def begin_upgrade_by(s: Cells, t: Cells, e: Events, source: int, card: int, arrow_less: int) -> None:
    """An upgrade by an effect: cheaper, and the turn goes on (K-R.17)."""
    arrow, less = arrow_less % 2, arrow_less // 2
    await_turning(s, e, source, card, arrow, 0)
    await_payment(s, e, card, upgrade_price(s, t, card, arrow), less, fr.PRICE_OF_UPGRADE)


@rule
def turned_step(s: Cells, t: Cells, e: Events) -> None:
    """The upgrade is paid for: the card is turned, and perhaps the turn ends (K-8.2.2)."""
    at = top(s)
    card, source = int(s[at + stack.CARD]), int(s[at + stack.SOURCE])
    arrow, ends = int(s[at + fr.TURNED_ARROW]), s[at + fr.TURNED_ENDS] == 1
    pop(s)
    by = ev.BY_RULES if source == st.NO_CARD else by_card(source, 0)
    tell(e, ev.UPGRADE, card, by, ids.K_8_2_1)
    note_detail(e, reached(stage(s, card), arrow), ev.ARROW, arrow + 1)
    turn(s, t, e, card, arrow, by)
    if ends:
        s[st.TURN_ENDED] = 1
