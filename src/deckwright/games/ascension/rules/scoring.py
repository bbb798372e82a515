"""The final score and who is ahead (A-18)."""

from deckwright.games.ascension.rules import state as st
from deckwright.games.ascension.rules.state import construct_at, deck_at, discard_at, hand_at, seat, team_mate
from deckwright.games.ascension.rules.tables import printed_honor
from deckwright.kernel.rules import Cells, entry, rule


@entry
def score(s: Cells, t: Cells, player: int) -> int:
    """Tokens plus the Honor printed on every card that the player owns (A-18.4, A-18.8)."""
    here = seat(s, player)
    total = int(s[here + st.HONOR_TOKENS])
    for i in range(s[here + st.HAND_COUNT]):
        total += printed_honor(t, int(s[hand_at(s, player) + i]))
    for i in range(s[here + st.DECK_COUNT]):
        total += printed_honor(t, int(s[deck_at(s, player) + i]))
    for card in range(s[st.TYPES]):
        total += printed_honor(t, card) * int(s[discard_at(s, player) + card])
    for i in range(s[here + st.CONSTRUCT_COUNT]):
        total += printed_honor(t, int(s[construct_at(s, player, i)]))
    if player == s[st.TURN_PLAYER]:
        for i in range(s[st.PLAYED_COUNT]):
            total += printed_honor(t, int(s[st.PLAYED + i]))
    return total


@entry
def rival_score(s: Cells, t: Cells) -> int:
    """The rival's Honor and the Honor printed on the cards set aside for it (A-19.6)."""
    total = int(s[st.RIVAL_HONOR])
    for card in range(s[st.TYPES]):
        total += printed_honor(t, card) * int(s[st.SET_ASIDE + card])
    return total


@rule
def place_in_order(s: Cells, player: int) -> int:
    """How late in the round this seat takes its turn; later wins a tie (A-18.6)."""
    return (player - int(s[st.FIRST]) + int(s[st.SEATS])) % int(s[st.SEATS])


@rule
def side_score(s: Cells, t: Cells, player: int) -> int:
    """What counts for winning: the player's own total, in team play that of the team (A-24.5)."""
    total = score(s, t, player)
    if s[st.TEAMS] == 1:
        total += score(s, t, team_mate(s, player))
    return total


@rule
def side_place(s: Cells, player: int) -> int:
    """How late in the round this seat, in team play the later one of the team, takes its turn (A-18.6, A-24.8)."""
    place = place_in_order(s, player)
    if s[st.TEAMS] == 1:
        place = max(place, place_in_order(s, team_mate(s, player)))
    return place


@entry
def winner(s: Cells, t: Cells) -> int:
    """The seat that wins now, of a team its lower one, or -1 when a solo game is lost (A-18.5, A-18.6, A-19.11)."""
    if s[st.SOLO] == 1:
        return 0 if score(s, t, 0) > rival_score(s, t) else -1
    best = 0
    for player in range(1, s[st.SEATS]):
        lead = side_score(s, t, player) - side_score(s, t, best)
        if lead > 0 or (lead == 0 and side_place(s, player) > side_place(s, best)):
            best = player
    return best
