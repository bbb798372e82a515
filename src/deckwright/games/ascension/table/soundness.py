"""Whether a state that comes from outside can be played on: nothing in it may lead beyond its bounds."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise

import numpy as np

from deckwright.cards.errors import BadSave
from deckwright.games.ascension.cards.model import Card
from deckwright.games.ascension.declared.zones import SEAT_ZONES, TABLE_ZONES
from deckwright.games.ascension.rules import state as st
from deckwright.games.ascension.table.cells import fits_cells
from deckwright.games.ascension.table.position import Position
from deckwright.games.ascension.table.ruleset import Ruleset
from deckwright.games.ascension.table.stacks import has_sound_stack
from deckwright.kernel.playing import MOST_SEATS
from deckwright.table import running

SIZES = {seats: len(st.new_state(seats, 0)) for seats in range(1, MOST_SEATS + 1)}  # cells of a state


def check_state(
    state: np.ndarray, ruleset: Ruleset, mode: str, options: Mapping[str, str], at_rest: bool = True
) -> None:
    """Refuse a state whose cells, cards or frames cannot be. At rest somebody is asked, or the game is over."""
    ruleset.kind.table.saves.check_layout(state)
    players = int(state[st.SEATS])
    if players not in ruleset.players.get(mode, ()) or len(state) != SIZES[players]:
        raise BadSave("The position of this saved game is damaged: its number of players is not possible.")
    if not (
        fits_cells(state, ruleset, mode, options, at_rest)
        and has_sound_seats(state, ruleset)
        and has_cards_where_they_belong(state, ruleset)
        and is_within_copies(state, ruleset, options)
        and has_sound_stack(state, ruleset, at_rest)
        and (not at_rest or has_an_answer(state, ruleset))
    ):
        raise BadSave("The position of this saved game is damaged: it cannot be reached by any play.")


def has_sound_seats(state: np.ndarray, ruleset: Ruleset) -> bool:
    """Counts add up, what has no order is sorted, and what everybody knows in a hand is there."""
    position = Position(state, ruleset)
    for seat in range(position.seats):
        here = st.seat(state, seat)
        hand, known, discard = position.hand(seat), position.known_hand(seat), position.discard(seat)
        if len(discard) != state[here + st.DISCARD_COUNT] or len(known) != state[here + st.KNOWN_COUNT]:
            return False
        if not is_sorted(hand) or not is_sorted(position.trophies(seat)) or not Counter(known) <= Counter(hand):
            return False
    taker = int(state[st.TURN_PLAYER])
    return all(st.is_opponent(state, taker, victim) for victim, _, _ in position.taken())


def is_sorted(cards: Sequence[str]) -> bool:
    """Whether these stand in canonical order: that of their ids."""
    return all(one <= other for one, other in pairwise(cards))


def has_cards_where_they_belong(state: np.ndarray, ruleset: Ruleset) -> bool:
    """Every zone holds only cards that can be there, so that every action with them exists."""
    position, cards = Position(state, ruleset), ruleset.cards
    solo = bool(state[st.SOLO])

    def are(zone: Sequence[str], is_right: Callable[[Card], bool]) -> bool:
        return all(is_right(cards[card]) for card in {*zone})

    seats = range(position.seats)
    owned = [position.zone(zone, seat) for seat in seats for zone in ("hand", "deck", "discard")]
    fates = state[st.FATES :][: int(state[st.FATE_COUNT]) * st.FATE_CELLS : st.FATE_CELLS].tolist()
    return (
        all(are(zone, lambda card: card.type != "monster") for zone in owned)
        and are(
            position.list_at(st.PLAYED, int(state[st.PLAYED_COUNT])), lambda card: card.type in ("hero", "treasure")
        )
        and all(are(position.constructs(seat), lambda card: card.type == "construct") for seat in seats)
        and all(are(position.trophies(seat), lambda card: bool(card.abilities_at("trophy"))) for seat in seats)
        and are([card for card in position.row() if card is not None], lambda card: card.origin == "center")
        and are(position.center() + position.zone("void"), lambda card: card.origin in ("center", "treasure"))
        and are(position.zone("box"), lambda card: card.origin == "starting")
        and are(position.counted(st.PILES), lambda card: card.origin == "always")
        and are(position.zone("set_aside"), lambda card: solo and can_be_set_aside(card))
        and are([ruleset.ids[card] for card in fates], lambda card: bool(card.abilities_at("fate")))
        and are(position.list_at(st.WAITING, int(state[st.WAITING_COUNT])), lambda c: bool(c.abilities_at("unite")))
        and are([card for _, card, _ in position.taken()], lambda card: card.type != "monster")
    )


def can_be_set_aside(card: Card) -> bool:
    """Whether the solo opponent may have it (A-19.6, A-19.15)."""
    return card.origin == "treasure" or (card.origin == "center" and card.type != "monster")


def is_within_copies(state: np.ndarray, ruleset: Ruleset, options: Mapping[str, str]) -> bool:
    """No card is there more often than it exists, and all of them fit into any zone."""
    position = Position(state, ruleset)
    found = Counter(card for zone in TABLE_ZONES for card in position.zone(zone))
    found.update(card for card in position.row() if card is not None)
    found.update(position.counted(st.PILES))
    for slot in range(len(position.row())):
        found.update(position.under(slot))
    for seat in range(position.seats):
        for zone in SEAT_ZONES:
            found.update(position.zone(zone, seat))
    exist, cards = copies_of(ruleset, options), ruleset.cards
    return (
        all(found[card] <= n for card, n in exist.items())
        and found.total() <= st.CARD_ROOM
        and sum(found[card] for card in exist) <= st.CENTER_ROOM
        and sum(n for card, n in found.items() if cards[card].type == "construct") <= st.CONSTRUCT_ROOM
        and sum(n for card, n in found.items() if cards[card].abilities_at("trophy")) <= st.TROPHY_ROOM
    )


def copies_of(ruleset: Ruleset, options: Mapping[str, str]) -> dict[str, int]:
    """How often each card of the Center Deck exists, Treasure among them; others are no more than fit."""
    treasure, _ = ruleset.treasure(options)
    return ruleset.copies("center") | {
        card: max(copies, treasure.get(card, 0)) for card, copies in ruleset.copies("treasure").items()
    }


def has_an_answer(state: np.ndarray, ruleset: Ruleset) -> bool:
    """Whoever is asked can answer; when the game is over nobody is asked."""
    out = np.zeros(1, dtype=np.int16)
    return bool(state[st.OVER]) or running.rules(ruleset.kind).legal(state, ruleset.table, out) > 0
