"""How the rules tell what happened: the kinds of events, and a small rule for each form that they have."""

from deckwright.games.ascension.rules import rule_ids as ids
from deckwright.games.ascension.rules import zones as zn
from deckwright.kernel import events
from deckwright.kernel.events import BY_RULES as BY_RULES
from deckwright.kernel.events import EVERYBODY as EVERYBODY
from deckwright.kernel.events import NOBODY as NOBODY
from deckwright.kernel.events import by_card as by_card
from deckwright.kernel.events import emit
from deckwright.kernel.events import from_to as from_to
from deckwright.kernel.events import ruling_of as ruling_of
from deckwright.kernel.events import source_of as source_of
from deckwright.kernel.rules import Events, rule

(
    SETUP, SHUFFLE, DRAW, PLAY, USE, GAIN, SPEND, LOSE, ACQUIRE, DEFEAT, REWARD, BANISH, DESTROY,
    DISCARD, RETURN, LEAVE, PUT, TAKE, REVEAL, REFILL, TREASURE, FATE, TROPHY, POOL, ROW,
    SET_ASIDE, EXTRA_TURN, ASK, CHOOSE, DECLINE, TURN, ROUND, END,
) = range(33)  # fmt: skip
FIRST_KIND, LAST_KIND = SETUP, END


@rule
def tell(e: Events, kind: int, player: int, card: int, rule_id: int) -> None:
    """Something happened to a player and a card, by the rules alone."""
    emit(e, kind, player, card, NOBODY, 0, 0, zn.NOWHERE, zn.NOWHERE, rule_id, 0, EVERYBODY, NOBODY)


@rule
def tell_move(e: Events, kind: int, player: int, card: int, by: int, move: int, rule_id: int) -> None:
    """A card went from one place to another."""
    came, went = move % events.WENT_FROM, move // events.WENT_FROM
    emit(e, kind, player, card, source_of(by), 1, 0, came, went, rule_id, ruling_of(by), EVERYBODY, NOBODY)


@rule
def tell_amount(e: Events, kind: int, player: int, resource: int, amount: int, by: int, rule_id: int) -> None:
    """Some resource was gained, spent or lost."""
    source, ruling = source_of(by), ruling_of(by)
    emit(e, kind, player, NOBODY, source, amount, resource, zn.NOWHERE, zn.NOWHERE, rule_id, ruling, EVERYBODY, NOBODY)


@rule
def tell_count(e: Events, kind: int, player: int, amount: int, rule_id: int) -> None:
    """A count: which turn or round it is."""
    emit(e, kind, player, NOBODY, NOBODY, amount, 0, zn.NOWHERE, zn.NOWHERE, rule_id, 0, EVERYBODY, NOBODY)


@rule
def tell_shuffled(e: Events, player: int, n: int, came: int, went: int, rule_id: int) -> None:
    """So many cards were shuffled and became a deck."""
    emit(e, SHUFFLE, player, NOBODY, NOBODY, n, 0, came, went, rule_id, 0, EVERYBODY, NOBODY)


@rule
def tell_drawn(e: Events, player: int, card: int, by: int, rule_id: int, seen: int) -> None:
    """A card was drawn; only some know which."""
    emit(e, DRAW, player, card, source_of(by), 1, 0, zn.DECK, zn.HAND, rule_id, ruling_of(by), seen, NOBODY)


@rule
def tell_turned_up(e: Events, kind: int, card: int, slot: int, rule_id: int) -> None:
    """A card of the Center Deck was turned up into a slot."""
    emit(e, kind, NOBODY, card, NOBODY, slot + 1, 0, zn.CENTER, zn.ROW, rule_id, 0, EVERYBODY, NOBODY)


@rule
def tell_longer_row(e: Events, n: int, by: int) -> None:
    """The row has so many slots more."""
    source, ruling = source_of(by), ruling_of(by)
    emit(e, ROW, NOBODY, NOBODY, source, n, 0, zn.NOWHERE, zn.NOWHERE, ids.A_12_11, ruling, EVERYBODY, NOBODY)


@rule
def tell_short_of(e: Events, card: int, there: int) -> None:
    """There are fewer of a Treasure than the sets ask for (V-182)."""
    emit(e, TREASURE, NOBODY, card, NOBODY, there, 0, zn.CENTER, zn.CENTER, ids.A_25_6, ids.V_182, EVERYBODY, NOBODY)


@rule
def tell_acquired_for(e: Events, player: int, card: int, by: int, came: int, mate: int) -> None:
    """A card was acquired for the team-mate (A-24.4)."""
    source = source_of(by)
    emit(e, ACQUIRE, player, card, source, 1, 0, came, zn.DISCARD, ids.A_24_4, ids.V_153, EVERYBODY, mate)


@rule
def tell_taken(e: Events, player: int, card: int, by: int, came: int, seen: int, victim: int) -> None:
    """A card was taken from another seat; only some know which (A-26.2)."""
    emit(e, TAKE, player, card, source_of(by), 1, 0, came, zn.HAND, ids.A_26_2, ruling_of(by), seen, victim)


@rule
def tell_named(e: Events, player: int, card: int, victim: int) -> None:
    """Everybody learns which card was taken from a hand (R-208)."""
    emit(e, REVEAL, player, card, NOBODY, 1, 0, zn.HAND, zn.HAND, ids.A_4_6, ids.R_208, EVERYBODY, victim)


@rule
def tell_shown(e: Events, player: int, card: int, source: int, everybody: bool) -> None:
    """The top card of a deck was looked at, or revealed to everybody (A-4.7)."""
    seen = EVERYBODY if everybody else 1 << player
    shown = zn.DECK if everybody else zn.NOWHERE
    emit(e, REVEAL, player, card, source, 1, 0, zn.DECK, shown, ids.A_4_7, 0, seen, NOBODY)


@rule
def tell_asked(e: Events, player: int, card: int, by: int) -> None:
    """Somebody is asked something (R-213)."""
    source, ruling = source_of(by), ruling_of(by)
    emit(e, ASK, player, card, source, 0, 0, zn.NOWHERE, zn.NOWHERE, ids.A_27_2, ruling, EVERYBODY, NOBODY)


@rule
def tell_declined(e: Events, player: int, by: int) -> None:
    """Somebody does not want what was asked."""
    source, ruling = source_of(by), ruling_of(by)
    emit(e, DECLINE, player, NOBODY, source, 0, 0, zn.NOWHERE, zn.NOWHERE, ids.A_5_7, ruling, EVERYBODY, NOBODY)


@rule
def tell_chosen(e: Events, player: int, card: int, by: int, seen: int) -> None:
    """Somebody has answered; only some know with which card."""
    source, ruling = source_of(by), ruling_of(by)
    emit(e, CHOOSE, player, card, source, 0, 0, zn.NOWHERE, zn.NOWHERE, ids.A_5_3, ruling, seen, NOBODY)
