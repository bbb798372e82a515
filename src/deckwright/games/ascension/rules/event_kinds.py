"""How the rules tell what happened: the kinds of events and the zones they name."""

from deckwright.kernel.events import EVERYBODY, NOBODY, emit
from deckwright.kernel.rules import Events, rule

KINDS = (
    "setup", "shuffle", "draw", "play", "use", "gain", "spend", "lose", "acquire", "defeat", "reward", "banish", "destroy",
    "discard", "return", "leave", "put", "take", "reveal", "refill", "treasure", "fate", "trophy", "pool", "row",
    "set_aside", "extra_turn", "ask", "choose", "decline", "turn", "round", "end",
)  # fmt: skip
(
    E_SETUP, E_SHUFFLE, E_DRAW, E_PLAY, E_USE, E_GAIN, E_SPEND, E_LOSE, E_ACQUIRE, E_DEFEAT, E_REWARD, E_BANISH, E_DESTROY,
    E_DISCARD, E_RETURN, E_LEAVE, E_PUT, E_TAKE, E_REVEAL, E_REFILL, E_TREASURE, E_FATE, E_TROPHY, E_POOL, E_ROW,
    E_SET_ASIDE, E_EXTRA_TURN, E_ASK, E_CHOOSE, E_DECLINE, E_TURN, E_ROUND, E_END,
) = range(33)  # fmt: skip

ZONES = (
    None, "hand", "deck", "discard", "played", "constructs", "row", "center", "void", "box", "pile", "set_aside", "trophies",
)  # fmt: skip
(
    NOWHERE,
    Z_HAND,
    Z_DECK,
    Z_DISCARD,
    Z_PLAYED,
    Z_CONSTRUCTS,
    Z_ROW,
    Z_CENTER,
    Z_VOID,
    Z_BOX,
    Z_PILE,
    Z_SET_ASIDE,
    Z_TROPHIES,
) = range(13)


@rule
def tell(e: Events, kind: int, player: int, card: int, rule_id: int) -> None:
    """Something happened to a player and a card, by the rules alone."""
    emit(e, kind, player, card, NOBODY, 0, 0, NOWHERE, NOWHERE, rule_id, 0, EVERYBODY, NOBODY)


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
    emit(e, kind, player, NOBODY, source, amount, resource, NOWHERE, NOWHERE, rule_id, ruling, EVERYBODY, NOBODY)


@rule
def tell_count(e: Events, kind: int, player: int, amount: int, rule_id: int) -> None:
    """A count: which turn or round it is."""
    emit(e, kind, player, NOBODY, NOBODY, amount, 0, NOWHERE, NOWHERE, rule_id, 0, EVERYBODY, NOBODY)
