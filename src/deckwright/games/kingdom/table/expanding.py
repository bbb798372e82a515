"""Expansions (K-25): which can be played, and the game that goes on from the end of another one (K-R.41)."""

import hashlib
from typing import TYPE_CHECKING

from deckwright.cards.errors import IllegalAction
from deckwright.games.kingdom.cards import ops
from deckwright.games.kingdom.rules import expansion
from deckwright.games.kingdom.rules import state as st
from deckwright.games.kingdom.rules import tables as tb
from deckwright.kernel import events as ev
from deckwright.table.arguments import is_whole, shown
from deckwright.table.events import new_buffer
from deckwright.table.forks import depart, leave_with
from deckwright.table.game import BUFFER_EVENTS
from deckwright.table.refusals import Refusal
from deckwright.table.seeds import Seed, key_in, key_of

if TYPE_CHECKING:
    from deckwright.games.kingdom.table.game import KingdomGame


def expansions(game: "KingdomGame") -> list[int]:
    """The expansions that can be played now, by number; none before the game is over."""
    may = game._rules.mode(expansion.may_expand)
    found = game.ruleset
    return [number for number, card in found.place.items() if may(game.state, found.table, card)]


def expand(game: "KingdomGame", number: object, seed: Seed, compare: bool) -> "KingdomGame":
    """The kingdom goes on with this expansion as a game of its own, which begins with its banishing (K-25.3, K-R.41)."""
    wrong = what_is_wrong(game, number)
    if wrong is not None or not is_whole(number):
        can = ", ".join(map(str, expansions(game)))
        hint = f" Expansions that can be played: {can}." if can else ""
        raise refused(game, f"expand {shown(number)}", wrong or no_expansion(number), hint)
    key = following_key(game, number) if compare else key_of(seed)
    twin = leave_with(game, key)
    begin(twin, twin.ruleset.place[number])
    return depart(twin, len(game.history))


def begin(game: "KingdomGame", card: int) -> None:
    """Let the rules begin the expansion, and do what waits."""
    buffer = new_buffer(BUFFER_EVENTS, len(game.log))
    buffer[ev.PARENT_NOW : ev.HEADER] = game._parents[ev.PARENT_NOW : ev.HEADER]
    game._rules.mode(expansion.begin_expansion)(game.state, game.ruleset.table, buffer, card)
    game._take_events(buffer)
    game.go_on()


def following_key(game: "KingdomGame", number: int) -> bytes:
    """A key that follows from that of a game: two games with one key go on alike, and no shuffle comes a second time."""
    scores = int(game.state[st.SCORES])
    return hashlib.sha256(f"expansion {number} after {scores} ".encode() + key_in(game.state)).digest()


def what_is_wrong(game: "KingdomGame", number: object) -> Refusal | None:
    """Why an expansion cannot be played now."""
    if not game.over:
        return Refusal("expansion-early", "K-R.41")
    card = game.ruleset.place.get(int(number)) if is_whole(number) else None
    if card is None or int(game.ruleset.table[tb.CARDS + card * ops.CARD_CELLS + ops.C_KIND]) != ops.EXPANSION:
        return no_expansion(number)
    if int(game.state[st.SCORES]) > expansion.MOST_EXPANSIONS:
        return Refusal("track-full", "K-25.8", {"n": expansion.MOST_EXPANSIONS})
    if number not in expansions(game):
        return Refusal("expansion-played", "K-R.15", {"number": str(number)})
    return None


def no_expansion(number: object) -> Refusal:
    return Refusal("no-expansion", "K-25.2", {"number": shown(number)})


def refused(game: "KingdomGame", wanted: str, wrong: Refusal, hint: str = "") -> IllegalAction:
    """The error of something that is done with a kingdom, not in a turn."""
    return wrong.error(game.ruleset, wanted, hint)
