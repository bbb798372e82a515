"""Defeating Monsters and their rewards (A-11)."""

from typing import Any

from deckwright.cards import ops
from deckwright.games.ascension.cited import A_11_1, A_11_4, A_11_5, A_11_8
from deckwright.games.ascension.constructs import make_triggers_due
from deckwright.games.ascension.frames import RUN, TRIGGERS
from deckwright.games.ascension.row import refill, take_from_row
from deckwright.games.ascension.state import POWER, ROW, ROW_MONSTERS_DEFEATED, VOID
from deckwright.games.ascension.tables import card_cell, card_type, cost
from deckwright.games.ascension.telling import E_DEFEAT, E_REWARD, Z_PILE, Z_ROW, Z_VOID, tell, tell_move
from deckwright.kernel.events import NOBODY, follow_last
from deckwright.kernel.modes import rule
from deckwright.kernel.stack import HEIGHT, push


@rule
def can_defeat(s: Any, t: Any, card: int) -> bool:
    """Whether the player has the Power for this Monster (A-11.1)."""
    return card_type(t, card) == ops.MONSTER and cost(t, card) <= s[POWER]


@rule
def gain_reward(s: Any, t: Any, e: Any, player: int, card: int, in_row: bool) -> None:
    """First the reward, then what waits for a defeat (A-11.10, R-041): the stack turns the order round."""
    height = int(s[HEIGHT]) + 1
    if make_triggers_due(s, t, player, ops.ON_DEFEAT, card, in_row, height) > 0:
        push(s, e, TRIGGERS, player, card, card, ops.ON_DEFEAT, 0, 0, 0)
    tell(e, E_REWARD, player, card, A_11_4)
    follow_last(e)
    push(s, e, RUN, player, card, card, 0, 0, 0, card_cell(t, card, ops.C_REWARD))


@rule
def defeat_in_row(s: Any, t: Any, e: Any, player: int, slot: int, source: int, ruling: int) -> None:
    """The Monster goes to the Void, the row is refilled, then comes the reward (A-11.3)."""
    card = int(s[ROW + slot])
    take_from_row(s, slot)
    s[VOID + card] += 1
    s[ROW_MONSTERS_DEFEATED] += 1
    tell_move(e, E_DEFEAT, player, card, source, Z_ROW, Z_VOID, A_11_1 if source == NOBODY else A_11_8, ruling)
    follow_last(e)
    refill(s, e)
    gain_reward(s, t, e, player, card, True)


@rule
def defeat_in_pile(s: Any, t: Any, e: Any, player: int, card: int, source: int, ruling: int) -> None:
    """The Cultist never leaves its place (A-11.5, A-11.6)."""
    tell_move(e, E_DEFEAT, player, card, source, Z_PILE, Z_PILE, A_11_5 if source == NOBODY else A_11_8, ruling)
    follow_last(e)
    gain_reward(s, t, e, player, card, False)
