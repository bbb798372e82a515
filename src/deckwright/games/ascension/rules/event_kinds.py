"""How the rules tell what happened: the kinds of events."""

from deckwright.games.ascension.rules import zones as zn
from deckwright.kernel.events import EVERYBODY as EVERYBODY
from deckwright.kernel.events import NOBODY as NOBODY
from deckwright.kernel.events import emit
from deckwright.kernel.rules import Events, rule

KINDS = (
    "setup", "shuffle", "draw", "play", "use", "gain", "spend", "lose", "acquire", "defeat", "reward", "banish", "destroy",
    "discard", "return", "leave", "put", "take", "reveal", "refill", "treasure", "fate", "trophy", "pool", "row",
    "set_aside", "extra_turn", "ask", "choose", "decline", "turn", "round", "end",
)  # fmt: skip
(
    SETUP, SHUFFLE, DRAW, PLAY, USE, GAIN, SPEND, LOSE, ACQUIRE, DEFEAT, REWARD, BANISH, DESTROY,
    DISCARD, RETURN, LEAVE, PUT, TAKE, REVEAL, REFILL, TREASURE, FATE, TROPHY, POOL, ROW,
    SET_ASIDE, EXTRA_TURN, ASK, CHOOSE, DECLINE, TURN, ROUND, END,
) = range(33)  # fmt: skip


@rule
def tell(e: Events, kind: int, player: int, card: int, rule_id: int) -> None:
    """Something happened to a player and a card, by the rules alone."""
    emit(e, kind, player, card, NOBODY, 0, 0, zn.NOWHERE, zn.NOWHERE, rule_id, 0, EVERYBODY, NOBODY)


@rule
def tell_move(
    e: Events, kind: int, player: int, card: int, source: int, came: int, went: int, rule_id: int, ruling: int
) -> None:
    """A card went from one place to another."""
    emit(e, kind, player, card, source, 1, 0, came, went, rule_id, ruling, EVERYBODY, NOBODY)


@rule
def tell_move_to(
    e: Events,
    kind: int,
    player: int,
    card: int,
    source: int,
    came: int,
    went: int,
    rule_id: int,
    ruling: int,
    other: int,
) -> None:
    """A card went from one place to another, and another seat has to do with it."""
    emit(e, kind, player, card, source, 1, 0, came, went, rule_id, ruling, EVERYBODY, other)


@rule
def tell_amount(
    e: Events, kind: int, player: int, resource: int, amount: int, source: int, rule_id: int, ruling: int
) -> None:
    """Some resource was gained, spent or lost."""
    emit(e, kind, player, NOBODY, source, amount, resource, zn.NOWHERE, zn.NOWHERE, rule_id, ruling, EVERYBODY, NOBODY)


@rule
def tell_count(e: Events, kind: int, player: int, amount: int, rule_id: int) -> None:
    """A count: which turn or round it is."""
    emit(e, kind, player, NOBODY, NOBODY, amount, 0, zn.NOWHERE, zn.NOWHERE, rule_id, 0, EVERYBODY, NOBODY)
