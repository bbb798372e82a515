"""A seat as a viewer may see it (R-206 to R-208)."""

from deckwright.games.ascension.rules import state as st
from deckwright.games.ascension.rules import view_fields as vf
from deckwright.games.ascension.rules.determinize import has_common_pool, is_in_pool
from deckwright.games.ascension.rules.scoring import score
from deckwright.games.ascension.rules.state import (
    construct_at,
    deck_at,
    discard_at,
    hand_at,
    known_at,
    seat,
    trophy_at,
    used_at,
)
from deckwright.kernel.rules import Cells, Numbers, rule
from deckwright.kernel.showing import (
    close_field,
    open_field,
    put,
    show_counted,
    show_from_end,
    show_listed,
    show_mark,
    show_number,
)

TRIGGER = 0  # the number of a Construct's trigger among its abilities
EVERY_ABILITY = (1 << st.TRIGGER_BIT) - 1


@rule
def show_seat(s: Cells, t: Cells, bag: Cells, out: Numbers, player: int, viewer: int, aids: bool) -> None:
    """One seat: what lies open, what the viewer may know of hand and deck, and what can be remembered."""
    types = int(s[st.TYPES])
    show_mark(out, vf.SEAT)
    show_number(out, vf.SEAT_NUMBER, player)
    show_number(out, vf.TEAM, player % (int(s[st.SEATS]) // 2) if s[st.TEAMS] == 1 else player)
    show_number(out, vf.HONOR, int(s[seat(s, player) + st.HONOR_TOKENS]))
    show_hand(s, out, player, viewer)
    show_deck(s, bag, out, player, viewer, aids)
    show_counted(s, out, vf.DISCARD, discard_at(s, player), types)
    show_listed(s, out, vf.PLAYED, st.PLAYED, int(s[st.PLAYED_COUNT]) if player == s[st.TURN_PLAYER] else 0)
    show_constructs(s, bag, out, player)
    show_listed(s, out, vf.TROPHIES, trophy_at(s, player, 0), int(s[seat(s, player) + st.TROPHY_COUNT]))
    is_pooled = has_common_pool(s, viewer) and is_in_pool(s, viewer, player)
    if aids and player != viewer and s[st.OVER] == 0:
        show_unseen(s, bag, out, player, viewer, is_pooled)
    if aids and not is_pooled:
        show_number(out, vf.TOTAL, score(s, t, player))
    if player == s[st.TURN_PLAYER]:
        show_taken(s, bag, out, viewer)


@rule
def show_hand(s: Cells, out: Numbers, player: int, viewer: int) -> None:
    """A hand: its size, the cards that everybody knows, and all of them for its owner, at the end for everybody (R-207)."""
    count = int(s[seat(s, player) + st.HAND_COUNT])
    show_mark(out, vf.HAND)
    show_number(out, vf.HAND_COUNT, count)
    show_counted(s, out, vf.HAND_KNOWN, known_at(s, player), int(s[st.TYPES]))
    if player == viewer or s[st.OVER] == 1:
        show_listed(s, out, vf.HAND_CARDS, hand_at(s, player), count)


@rule
def show_deck(s: Cells, bag: Cells, out: Numbers, player: int, viewer: int, aids: bool) -> None:
    """A deck: its size, the known cards on top (R-206); its owner may remember what is in it, without the order."""
    here, count = seat(s, player), int(s[seat(s, player) + st.DECK_COUNT])
    above = deck_at(s, player) + count
    known = int(s[here + st.SEEN_TOP]) if player == viewer else int(s[here + st.KNOWN_TOP])
    show_mark(out, vf.DECK)
    show_number(out, vf.DECK_COUNT, count)
    show_from_end(s, out, vf.DECK_TOP, above, min(known, count))
    if s[st.OVER] == 1:
        show_from_end(s, out, vf.DECK_CARDS, above, count)
    elif player == viewer and aids:
        empty_bag(s, bag)
        add_cards(s, bag, deck_at(s, player), count)
        show_counted(bag, out, vf.DECK_CARDS, 0, int(s[st.TYPES]))


@rule
def empty_bag(s: Cells, bag: Cells) -> None:
    """No card of any type is in the bag."""
    for card in range(s[st.TYPES]):
        bag[card] = 0


@rule
def add_cards(s: Cells, bag: Cells, at: int, n: int) -> None:
    """Count the n cards from `at` on into the bag."""
    for i in range(n):
        bag[int(s[at + i])] += 1


@rule
def show_unseen(s: Cells, bag: Cells, out: Numbers, player: int, viewer: int, is_pooled: bool) -> None:
    """Hand and deck together; where cards passed unseen between seats, those of all of them (R-208)."""
    empty_bag(s, bag)
    for other in range(s[st.SEATS]):
        if other == player or (is_pooled and is_in_pool(s, viewer, other)):
            add_cards(s, bag, hand_at(s, other), int(s[seat(s, other) + st.HAND_COUNT]))
            add_cards(s, bag, deck_at(s, other), int(s[seat(s, other) + st.DECK_COUNT]))
    show_counted(bag, out, vf.UNSEEN, 0, int(s[st.TYPES]))
    if is_pooled:
        place = open_field(out, vf.UNSEEN_WITH)
        for other in range(s[st.SEATS]):
            if other != player and is_in_pool(s, viewer, other):
                put(out, other)
        close_field(out, place)


@rule
def show_taken(s: Cells, bag: Cells, out: Numbers, viewer: int) -> None:
    """The cards that were taken from the viewer this turn, if any (R-208)."""
    n = 0
    empty_bag(s, bag)
    for i in range(s[st.TAKEN_COUNT]):
        at = st.TAKEN + i * st.TAKEN_CELLS
        if s[at + st.VICTIM] == viewer:
            bag[int(s[at + st.TAKEN_CARD])] += 1
            n += 1
    if n > 0:
        show_counted(bag, out, vf.TAKEN_FROM_YOU, 0, int(s[st.TYPES]))


# Constructs have no order: equal positions look equal.


@rule
def show_constructs(s: Cells, bag: Cells, out: Numbers, player: int) -> None:
    """Constructs with their used abilities, in canonical order."""
    count = int(s[seat(s, player) + st.CONSTRUCT_COUNT])
    sort_constructs(s, bag, player, count)
    show_mark(out, vf.CONSTRUCTS)
    for i in range(count):
        construct = int(bag[i])
        card, used = int(s[construct_at(s, player, construct)]), int(s[used_at(s, player, construct)])
        show_mark(out, vf.CONSTRUCT)
        show_number(out, vf.CONSTRUCT_CARD, card)
        place = open_field(out, vf.CONSTRUCT_USED)
        for k in range(st.TRIGGER_BIT):
            if (used >> k) & 1 == 1:
                put(out, card)
                put(out, k + 1)
        if used >> st.TRIGGER_BIT != 0:
            put(out, card)
            put(out, TRIGGER)
        close_field(out, place)


@rule
def sort_constructs(s: Cells, bag: Cells, player: int, count: int) -> None:
    """Put the numbers of the Constructs into the bag, in the order in which they are shown."""
    for i in range(count):
        k = i
        while k > 0 and stands_before(s, player, i, int(bag[k - 1])):
            bag[k] = bag[k - 1]
            k -= 1
        bag[k] = i


@rule
def stands_before(s: Cells, player: int, one: int, other: int) -> bool:
    """Whether a Construct is shown before another: by card, then by the first ability that only one has used."""
    card, than = int(s[construct_at(s, player, one)]), int(s[construct_at(s, player, other)])
    if card != than:
        return card < than
    used, of_other = int(s[used_at(s, player, one)]), int(s[used_at(s, player, other)])
    for k in range(st.TRIGGER_BIT):
        if (used >> k) & 1 != (of_other >> k) & 1:
            without = of_other if (used >> k) & 1 == 1 else used
            has_later = (without & EVERY_ABILITY) >> k != 0
            return has_later if without == of_other else not has_later
    return used >> st.TRIGGER_BIT == 0 and of_other >> st.TRIGGER_BIT != 0
