"""Cards go from place to place: deck, play area, discard pile, permanents and out of the game (K-13 to K-16)."""

from deckwright.games.kingdom.rules import event_kinds as ev
from deckwright.games.kingdom.rules import rule_ids as ids
from deckwright.games.kingdom.rules import state as st
from deckwright.games.kingdom.rules import zones as zn
from deckwright.games.kingdom.rules.event_kinds import by_card, by_ruling, from_to, note_detail, tell, tell_move
from deckwright.games.kingdom.rules.nature import is_permanent
from deckwright.games.kingdom.rules.state import done_for_ever, is_blocked, reveal, stage, take_mark, zone
from deckwright.kernel import stack
from deckwright.kernel.rules import Cells, Events, rule


@rule
def take_from_list(s: Cells, at: int, count: int, card: int) -> None:
    """Take a card out of a list; the others keep their order."""
    n = int(s[count])
    found = False
    for i in range(n):
        if found:
            s[at + i - 1] = s[at + i]
        elif s[at + i] == card:
            found = True
    if found:
        s[at + n - 1] = 0
        s[count] = n - 1


@rule
def leave_place(s: Cells, card: int) -> None:
    """Take a card from where it lies; what is known of the deck stays right."""
    here = zone(s, card)
    if here == zn.DECK:
        depth = depth_in_deck(s, card)
        take_from_list(s, st.DECK, st.DECK_COUNT, card)
        if depth < s[st.KNOWN_TOP]:
            s[st.KNOWN_TOP] -= 1
        if s[st.DECK_COUNT] - depth < s[st.KNOWN_BOTTOM]:
            s[st.KNOWN_BOTTOM] -= 1
        reveal(s, st.DECK_CARD)
    elif here == zn.PLAY:
        take_from_list(s, st.PLAY, st.PLAY_COUNT, card)
        take_mark(s, card, st.KEPT)
    elif here == zn.PERMANENTS:
        take_from_list(s, st.PERMANENTS, st.PERMANENT_COUNT, card)


@rule
def depth_in_deck(s: Cells, card: int) -> int:
    """How many cards lie above it."""
    n = int(s[st.DECK_COUNT])
    for i in range(n):
        if s[st.DECK + n - 1 - i] == card:
            return i
    return n


@rule
def put(s: Cells, card: int, went: int) -> None:
    """Put a card where it goes: at the end of the play area, among the permanents by number, on top of the deck."""
    leave_place(s, card)
    s[st.ZONE + card] = went
    if went == zn.PLAY:
        s[st.PLAY + s[st.PLAY_COUNT]] = card
        s[st.PLAY_COUNT] += 1
    elif went == zn.PERMANENTS:
        i = int(s[st.PERMANENT_COUNT])
        while i > 0 and s[st.PERMANENTS + i - 1] > card:
            s[st.PERMANENTS + i] = s[st.PERMANENTS + i - 1]
            i -= 1
        s[st.PERMANENTS + i] = card
        s[st.PERMANENT_COUNT] += 1
    elif went == zn.DECK:
        s[st.DECK + s[st.DECK_COUNT]] = card
        s[st.DECK_COUNT] += 1


@rule
def move(s: Cells, e: Events, card: int, went: int) -> None:
    """A card goes elsewhere: nothing lies on it any more, and what it lay on is free again (K-14.5, K-R.7)."""
    was_in_play = zone(s, card) == zn.PLAY
    put(s, card, went)
    if was_in_play and went != zn.PLAY:
        s[st.BLOCKED_BY + card] = 0
        release_all(s, e, card)


@rule
def release_all(s: Cells, e: Events, blocker: int) -> None:
    """What this card lay on can be used normally again."""
    for i in range(s[st.PLAY_COUNT]):
        card = int(s[st.PLAY + i])
        if s[st.BLOCKED_BY + card] == blocker + 1:
            s[st.BLOCKED_BY + card] = 0
            tell(e, ev.RELEASE, card, by_card(blocker, ids.R_7), ids.K_14_5)


@rule
def discard(s: Cells, e: Events, card: int, by: int, rule_id: int) -> None:
    """Put a card on the discard pile; permanents cannot be discarded (K-13.2)."""
    if is_permanent_here(s, card):
        return
    came = zone(s, card)
    move(s, e, card, zn.DISCARD)
    tell_move(e, ev.DISCARD, card, by, from_to(came, zn.DISCARD), rule_id)


@rule
def is_permanent_here(s: Cells, card: int) -> bool:
    return zone(s, card) == zn.PERMANENTS


@rule
def settle(s: Cells, t: Cells, e: Events, card: int) -> None:
    """Where a card goes that was turned or discovered: to the permanents, or to the discard pile (K-R.4)."""
    came = zone(s, card)
    went = zn.PERMANENTS if is_permanent(s, t, card) else zn.DISCARD
    if came != went:
        move(s, e, card, went)
        kind = ev.PUT if went == zn.PERMANENTS else ev.DISCARD
        tell_move(e, kind, card, by_ruling(ids.R_4), from_to(came, went), ids.K_2_4)


@rule
def destroy(s: Cells, e: Events, card: int, by: int) -> None:
    """A card leaves the game; until the restart is closed it is only set aside (K-15.1, K-15.3)."""
    came = zone(s, card)
    went = zn.SET_ASIDE if s[st.RESTART_OPEN] == 1 else zn.DESTROYED
    move(s, e, card, went)
    kind = ev.SET_ASIDE if went == zn.SET_ASIDE else ev.DESTROY
    tell_move(e, kind, card, by, from_to(came, went), ids.K_15_3 if went == zn.SET_ASIDE else ids.K_15_1)
    done_for_ever(s)


@rule
def put_on_top(s: Cells, e: Events, card: int, by: int) -> None:
    """Onto the deck, where its place is known (K-16.1, K-R.13)."""
    came = zone(s, card)
    if s[st.DECK_COUNT] > 0 and s[st.KNOWN_TOP] == 0:
        s[st.KNOWN_TOP] = 1  # the card that was on top has been seen
    move(s, e, card, zn.DECK)
    if s[st.KNOWN_TOP] < s[st.DECK_COUNT]:
        s[st.KNOWN_TOP] += 1
    tell_move(e, ev.PUT, card, by, from_to(came, zn.DECK), ids.K_16_1)
    note_detail(e, stage(s, card), ev.DECK_END, ev.ON_TOP)


@rule
def put_at_bottom(s: Cells, e: Events, card: int, by: int) -> None:
    """Under the deck, where its place is known (K-16.1, K-R.13)."""
    came = zone(s, card)
    move(s, e, card, zn.DECK)
    n = int(s[st.DECK_COUNT])
    for i in range(n - 1):
        s[st.DECK + n - 1 - i] = s[st.DECK + n - 2 - i]
    s[st.DECK] = card
    if s[st.KNOWN_BOTTOM] < n:
        s[st.KNOWN_BOTTOM] += 1
    tell_move(e, ev.PUT, card, by, from_to(came, zn.DECK), ids.K_16_1)
    note_detail(e, stage(s, card), ev.DECK_END, ev.AT_BOTTOM)


@rule
def block(s: Cells, e: Events, blocker: int, card: int) -> None:
    """The blocker lies on the card now (K-14.1); whatever that card lies on stays under both."""
    s[st.BLOCKED_BY + card] = blocker + 1
    tell(e, ev.BLOCK, card, by_card(blocker, 0), ids.K_14_1)


@rule
def root_of(s: Cells, card: int) -> int:
    """The card that lies on top of this one and of whatever lies on it."""
    found = card
    for _ in range(s[st.PLAY_COUNT]):
        if not is_blocked(s, found):
            return found
        found = int(s[st.BLOCKED_BY + found]) - 1
    return found


@rule
def top_of_deck(s: Cells) -> int:
    """The card that everybody sees (K-3.6), or `NO_CARD`."""
    n = int(s[st.DECK_COUNT])
    return st.NO_CARD if n == 0 else int(s[st.DECK + n - 1])


@rule
def height(s: Cells) -> int:
    """The place of the frame that is now on top: notes and effects that wait belong to it."""
    return int(s[stack.HEIGHT]) - 1
