"""Whether a state that comes from outside can be played on: nothing in it may lead beyond its bounds."""

from collections import Counter
from collections.abc import Callable, Sequence

import numpy as np

from deckwright.cards.errors import BadSave
from deckwright.cards.model import Card
from deckwright.games.ascension import frames, pending
from deckwright.games.ascension import state as st
from deckwright.games.ascension.ruleset import MOST_SEATS, Ruleset
from deckwright.kernel import stack
from deckwright.table.decisions import KINDS
from deckwright.table.position import Position

WORK = range(frames.RUN, frames.LAST_WORK + 1)
BOTTOM = (frames.TURN, frames.NEXT_TURN)  # the first frame of a stack
OF_SLOTS = (frames.FOR_MATE,)
OF_SEATS = (frames.DESTROY_OF,)
ABOUT_A_CARD = (frames.CONFIRM, frames.OPTION, frames.FOR_MATE)
ROUNDS = (frames.BANISH_ROUND, frames.DISCARD_ROUND)


def check_layout(state: np.ndarray) -> None:
    """Refuse a state that no number of seats has in this version."""
    if len(state) not in {len(st.new_state(seats, 0)) for seats in range(1, MOST_SEATS + 1)}:
        raise BadSave("The position of this saved game has another layout than this version; it cannot go on.")


def check_state(state: np.ndarray, ruleset: Ruleset, players: int, mode: str) -> None:
    """Refuse a state whose counts, cards or frames cannot be."""
    if len(state) != len(st.new_state(players, 0)):
        raise BadSave("The position of this saved game has another layout than this version; it cannot go on.")
    try:
        sound = (
            has_sound_counters(state, ruleset, players)
            and has_sound_mode(state, ruleset, mode)
            and has_sound_cards(state, ruleset)
            and has_cards_where_they_belong(state, ruleset)
            and has_sound_stack(state, ruleset)
        )
    except (IndexError, ValueError):
        sound = False
    if not sound:
        raise BadSave("The position of this saved game is damaged: it cannot be reached by any play.")


def within(value: int, most: int) -> bool:
    return 0 <= value <= most


def has_sound_counters(state: np.ndarray, ruleset: Ruleset, players: int) -> bool:
    rooms = {
        st.CENTER_COUNT: st.CENTER_ROOM, st.ROW_COUNT: st.ROW_ROOM, st.PLAYED_COUNT: st.CARD_ROOM,
        st.WAITING_COUNT: st.WAITING_ROOM, st.TAKEN_COUNT: st.TAKEN_ROOM, st.KEPT_COUNT: st.KEPT_ROOM,
        st.TURN_PLAYER: players - 1, st.FIRST: players - 1, stack.HEIGHT: stack.MAX_FRAMES, stack.ERROR: 0,
        st.FATE_COUNT: st.FATE_ROOM, st.PENDING_COUNT: st.PENDING_ROOM, st.SEEKER: 0, st.SEEK_SLOT: 0,
        st.HERO_HONOR_BY: len(ruleset.ids) - 1,
    }  # fmt: skip
    seat_rooms = {
        st.HAND_COUNT: st.CARD_ROOM, st.DECK_COUNT: st.CARD_ROOM, st.DISCARD_COUNT: st.CARD_ROOM,
        st.CONSTRUCT_COUNT: st.CONSTRUCT_ROOM, st.KNOWN_COUNT: st.CARD_ROOM, st.KNOWN_TOP: st.CARD_ROOM,
        st.SEEN_TOP: st.CARD_ROOM, st.TROPHY_COUNT: st.TROPHY_ROOM,
    }  # fmt: skip
    if state[st.SEATS] != players or state[st.TYPES] != len(ruleset.ids):
        return False
    seats = [st.seat(state, seat) for seat in range(players)]
    return all(within(int(state[cell]), most) for cell, most in rooms.items()) and all(
        within(int(state[seat + cell]), most) for seat in seats for cell, most in seat_rooms.items()
    )


def has_sound_mode(state: np.ndarray, ruleset: Ruleset, mode: str) -> bool:
    """The mode of the state is that of the saved game."""
    solo = mode == "solo"
    cult = solo and ruleset.rival == "cult"
    return (int(state[st.SOLO]), int(state[st.TEAMS]), int(state[st.CULT])) == (solo, mode == "teams", cult)


def has_cards_where_they_belong(state: np.ndarray, ruleset: Ruleset) -> bool:
    """Every zone holds only cards that can be there, so that every action with them exists."""
    position, cards = Position(state, ruleset), ruleset.cards

    def are(zone: Sequence[str], is_right: Callable[[Card], bool]) -> bool:
        return all(is_right(cards[card]) for card in zone)

    seats = range(position.seats)
    owned = [position.zone(zone, seat) for seat in seats for zone in ("hand", "deck", "discard", "played")]
    fates = state[st.FATES :][: int(state[st.FATE_COUNT]) * st.FATE_CELLS : st.FATE_CELLS].tolist()
    center = Counter(position.center() + position.zone("void"))
    return (
        all(are(zone, lambda card: card.type != "monster") for zone in owned)
        and all(are(position.constructs(seat), lambda card: card.type == "construct") for seat in seats)
        and all(are(position.trophies(seat), lambda card: bool(card.abilities_at("trophy"))) for seat in seats)
        and are([card for card in position.row() if card is not None], lambda card: card.origin == "center")
        and are(list(center), lambda card: card.origin in ("center", "treasure"))
        and center.total() <= st.CENTER_ROOM
        and are([ruleset.ids[card] for card in fates], lambda card: bool(card.abilities_at("fate")))
    )


def has_sound_cards(state: np.ndarray, ruleset: Ruleset) -> bool:
    """Every card has a number that exists, and there are no more cards than every zone has room for."""
    types = len(ruleset.ids)
    counts = [state[at : at + types] for at in (st.VOID, st.BOX, st.PILES, st.SET_ASIDE)]
    lists = [
        state[st.CENTER :][: int(state[st.CENTER_COUNT])],
        state[st.PLAYED :][: int(state[st.PLAYED_COUNT])],
        state[st.WAITING :][: int(state[st.WAITING_COUNT])],
        state[st.KEPT :][: int(state[st.KEPT_COUNT])],
    ]
    row = state[st.ROW :][: int(state[st.ROW_COUNT])]
    under = state[st.UNDER :][: int(state[st.ROW_COUNT]) * st.TREASURE_ROOM].reshape(-1, st.TREASURE_ROOM)
    lists.append(state[st.FATES :][: int(state[st.FATE_COUNT]) * st.FATE_CELLS : st.FATE_CELLS])
    taken = state[st.TAKEN :][: int(state[st.TAKEN_COUNT]) * st.TAKEN_CELLS].reshape(-1, st.TAKEN_CELLS)
    lists.append(taken[:, st.TAKEN_CARD])
    owned = 0
    for seat in range(int(state[st.SEATS])):
        here = st.seat(state, seat)
        counts += [state[here + st.DISCARD :][:types], state[here + st.KNOWN :][:types]]
        for at, count in (
            (st.hand_at(state, seat) - here, st.HAND_COUNT),
            (st.DECK, st.DECK_COUNT),
            (st.CONSTRUCTS, st.CONSTRUCT_COUNT),
            (st.TROPHIES, st.TROPHY_COUNT),
        ):
            lists.append(state[here + at :][: int(state[here + count])])
            owned += int(state[here + count])
        discard = int(state[here + st.DISCARD :][:types].sum())
        if (
            discard != state[here + st.DISCARD_COUNT]
            or state[here + st.KNOWN :][:types].sum() != state[here + st.KNOWN_COUNT]
        ):
            return False
        owned += discard
    total = (
        owned
        + int(state[st.PLAYED_COUNT])
        + int(state[st.CENTER_COUNT])
        + len(row)
        + int(under.sum())
        + sum(int(c.sum()) for c in counts[:4])
    )
    return (
        all(bool((count >= 0).all()) for count in [*counts, under])
        and not under[:, len(ruleset.numbers_of("treasure")) :].any()
        and all(bool(((cards >= 0) & (cards < types)).all()) for cards in lists)
        and bool(((row >= st.NO_CARD) & (row < types)).all())
        and bool(((taken[:, st.VICTIM] >= 0) & (taken[:, st.VICTIM] < state[st.SEATS])).all())
        and total <= st.CARD_ROOM
        and is_within_copies(state, ruleset)
    )


def is_within_copies(state: np.ndarray, ruleset: Ruleset) -> bool:
    """No center card is there more often than it exists, so Center Deck and constructs have room."""
    position = Position(state, ruleset)
    cards = [*position.zone("center"), *position.zone("void"), *position.zone("set_aside")]
    cards += [card for card in position.row() if card is not None]
    for slot in range(len(position.row())):
        cards += position.under(slot)
    for seat in range(position.seats):
        for zone in ("hand", "deck", "discard", "constructs", "trophies", "played"):
            cards += position.zone(zone, seat)
    center = ruleset.copies("center")
    return all(cards.count(card) <= copies for card, copies in center.items())


def has_sound_stack(state: np.ndarray, ruleset: Ruleset) -> bool:
    """Every frame is of a kind that exists and names seats, cards and steps that exist."""
    height = int(state[stack.HEIGHT])
    if (height == 0) != bool(state[st.OVER]):
        return False
    below = 0
    for level in range(height):
        frame = state[stack.FRAMES + level * stack.FRAME_CELLS :][: stack.FRAME_CELLS].tolist()
        kind, player, source, card, a, b, c, pc = frame
        if kind not in KINDS and kind not in WORK:
            return False
        if not within(player, int(state[st.SEATS]) - 1) or not within(source + 1, len(ruleset.ids)):
            return False
        if not within(card + 1, len(ruleset.ids)) or (
            kind == frames.RUN and not within(pc, len(ruleset.compiled.program) - 1)
        ):
            return False
        if (level == 0) != (kind in BOTTOM):
            return False
        if kind in OF_SLOTS and not within(a, int(state[st.ROW_COUNT]) - 1):
            return False
        if kind in OF_SEATS and not within(a, int(state[st.SEATS]) - 1):
            return False
        if kind == frames.RUN and not within(b, len(ruleset.ids)):
            return False
        if kind in ABOUT_A_CARD and card < 0:
            return False
        if kind == frames.GIFTS and not within(b, int(state[st.ROW_COUNT])):
            return False
        if kind in ROUNDS and not (b >= 0 and c >= 0 and a >= 0):
            return False
        if kind == frames.KEEP_CARDS and (level == 0 or below != frames.END_PHASE):
            return False
        below = kind
        if kind == frames.OPPONENTS and not within(b, int(state[st.SEATS]) - 1):
            return False
        if kind == frames.UNITES and not (within(a, int(state[st.WAITING_COUNT])) and within(b, a)):
            return False
        if kind == frames.KEEP_CARDS and not within(b, st.KEPT_ROOM - int(state[st.KEPT_COUNT])):
            return False
    return has_sound_pending(state, ruleset, height) and (height == 0 or state[stack.top(state) + stack.KIND] in KINDS)


def has_sound_pending(state: np.ndarray, ruleset: Ruleset, height: int) -> bool:
    """Every pending card belongs to a frame that exists, and is a card, or a slot of the row."""
    rows = state[st.PENDING :][: int(state[st.PENDING_COUNT]) * st.PENDING_CELLS].reshape(-1, st.PENDING_CELLS)
    position = Position(state, ruleset)
    for frame, card, what in rows.tolist():
        most = int(state[st.ROW_COUNT]) if what == pending.GIVEN else len(ruleset.ids)
        if not within(frame, height) or not within(card, most - 1) or what < 0:
            return False
        if what in (pending.REWARD_WAITS, pending.DEFEATED) and ruleset.cards[ruleset.ids[card]].type != "monster":
            return False
        if what >= pending.DISCARDED:
            seat = what - pending.DISCARDED
            if seat >= position.seats or ruleset.ids[card] not in position.discard(seat):
                return False
    return all(
        what >= pending.DISCARDED
        for level in range(height)
        if state[stack.FRAMES + level * stack.FRAME_CELLS + stack.KIND] == frames.TAKE_DISCARDED
        for frame, _, what in rows.tolist()
        if frame == state[stack.FRAMES + level * stack.FRAME_CELLS + stack.A]
    )
