"""Redrawing what a seat may not know (R-209)."""

import hashlib
import random

import numpy as np

from deckwright.games.ascension import state as st
from deckwright.games.ascension.ruleset import set_key
from deckwright.table.position import Position


def redraw(position: Position, viewer: int | None, seed: int) -> np.ndarray:
    """A copy of the state in which everything hidden from this viewer is drawn anew, and the key replaced."""
    state = position.state.copy()
    digest = hashlib.sha256(f"determinize {viewer} {seed}".encode() + state.tobytes()).digest()
    chance = random.Random(digest)
    set_key(state, hashlib.sha256(b"key" + digest).digest())
    shuffle_part(state, st.CENTER, 0, int(state[st.CENTER_COUNT]), chance)
    pool = position.common_pool(viewer)
    if pool:
        redraw_hands(state, position, pool, viewer, chance)
        redraw_taken(state, position, viewer, chance)
    for seat in range(position.seats):
        if seat == viewer:
            own_deck(state, position, seat, chance)
        elif seat not in pool:
            redraw_hands(state, position, [seat], viewer, chance)
    return state


def shuffle_part(state: np.ndarray, at: int, start: int, stop: int, chance: random.Random) -> None:
    cards = state[at + start : at + stop].tolist()
    chance.shuffle(cards)
    state[at + start : at + stop] = cards


def own_deck(state: np.ndarray, position: Position, seat: int, chance: random.Random) -> None:
    """One's own deck is shuffled below the cards one knows on top of it."""
    hidden = position.seat_counter(seat, st.DECK_COUNT) - position.seat_counter(seat, st.SEEN_TOP)
    shuffle_part(state, st.deck_at(state, seat), 0, hidden, chance)


def redraw_hands(
    state: np.ndarray, position: Position, seats: list[int], viewer: int | None, chance: random.Random
) -> None:
    """Fill hands and decks of these seats anew from their common unseen cards; known cards stay where they are."""
    before = position.state
    kept_hands: dict[int, list[int]] = {}
    unseen: list[int] = []
    for seat in seats:
        hand_at, deck_at = st.hand_at(before, seat), st.deck_at(before, seat)
        hand = before[hand_at : hand_at + position.seat_counter(seat, st.HAND_COUNT)].tolist()
        deck = before[deck_at : deck_at + hidden_in_deck(position, seat)].tolist()
        kept_hands[seat] = known_cards(position, seat, viewer, hand)
        for card in kept_hands[seat]:
            hand.remove(card)
        unseen += hand + deck
    chance.shuffle(unseen)
    for seat in seats:
        hand_at, deck_at = st.hand_at(before, seat), st.deck_at(before, seat)
        missing = position.seat_counter(seat, st.HAND_COUNT) - len(kept_hands[seat])
        hand, unseen = kept_hands[seat] + unseen[:missing], unseen[missing:]
        state[hand_at : hand_at + len(hand)] = sorted(hand)
        below = hidden_in_deck(position, seat)
        state[deck_at : deck_at + below] = unseen[:below]
        unseen = unseen[below:]


def hidden_in_deck(position: Position, seat: int) -> int:
    """How many cards lie in a deck below those that everybody knows."""
    return position.seat_counter(seat, st.DECK_COUNT) - position.seat_counter(seat, st.KNOWN_TOP)


def known_cards(position: Position, seat: int, viewer: int | None, hand: list[int]) -> list[int]:
    """The cards of a hand that this viewer knows: known to everybody, or taken from the viewer this turn."""
    numbers = position.ruleset.number
    known = [numbers[card] for card in position.known_hand(seat)]
    if viewer is not None and seat == position.state[st.TURN_PLAYER]:
        left = list(hand)
        for number in known:
            left.remove(number)
        for victim, card, still_known in position.taken():
            if victim == viewer and still_known and numbers[card] in left:
                left.remove(numbers[card])
                known.append(numbers[card])
    return known


def redraw_taken(state: np.ndarray, position: Position, viewer: int | None, chance: random.Random) -> None:
    """Which cards were taken is hidden too: any card that the taker now has may be one of them."""
    taker = int(state[st.TURN_PLAYER])
    hand_at = st.hand_at(state, taker)
    hand = state[hand_at : hand_at + position.seat_counter(taker, st.HAND_COUNT)].tolist()
    possible = hand or state[st.PLAYED : st.PLAYED + int(state[st.PLAYED_COUNT])].tolist()
    for i in range(int(state[st.TAKEN_COUNT])):
        at = st.TAKEN + i * st.TAKEN_CELLS
        if state[at + st.VICTIM] != viewer and possible:
            state[at + st.TAKEN_CARD] = chance.choice(possible)
