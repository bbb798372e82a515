"""How a game ended: scores, the order of the seats, who has won (A-18)."""

from deckwright.games.ascension.rules import state as st
from deckwright.games.ascension.rules import view_fields as vf
from deckwright.games.ascension.rules.scoring import place_in_order, score, side_place, side_score, winner
from deckwright.games.ascension.rules.standing import has_won
from deckwright.kernel import chacha, playing
from deckwright.kernel.rules import Cells, Numbers, rule
from deckwright.kernel.showing import close_field, open_field, put, show_listed


@rule
def is_ahead(s: Cells, t: Cells, player: int, other: int) -> bool:
    """Whether a seat ranks before another: the better side, then of one side the better seat; later wins a tie (A-18.6)."""
    lead = side_score(s, t, player) - side_score(s, t, other)
    if lead == 0:
        lead = side_place(s, player) - side_place(s, other)
    if lead == 0:
        lead = score(s, t, player) - score(s, t, other)
    if lead == 0:
        lead = place_in_order(s, player) - place_in_order(s, other)
    return lead > 0


@rule
def rank(s: Cells, t: Cells, player: int) -> int:
    """How many seats are ahead of this one."""
    ahead = 0
    for other in range(s[st.SEATS]):
        if other != player and is_ahead(s, t, other, player):
            ahead += 1
    return ahead


@rule
def show_ranking(s: Cells, t: Cells, out: Numbers) -> None:
    """The seats from first to last."""
    place = open_field(out, vf.RANKING)
    for _ in range(s[st.SEATS]):
        put(out, 0)
    close_field(out, place)
    for player in range(s[st.SEATS]):
        at = place + 1 + rank(s, t, player)
        if at < out.shape[0]:
            out[at] = player


@rule
def show_end(s: Cells, t: Cells, out: Numbers) -> None:
    """At the end everything may be seen: scores, ranking, winners, and the key of all randomness."""
    place = open_field(out, vf.SCORES)
    for player in range(s[st.SEATS]):
        put(out, score(s, t, player))
    close_field(out, place)
    show_ranking(s, t, out)
    best = winner(s, t)
    place = open_field(out, vf.WINNERS)
    for player in range(s[st.SEATS]):
        if best != playing.NO_WINNER and has_won(s, t, player, best):
            put(out, player)
    close_field(out, place)
    show_listed(s, out, vf.SEED, chacha.KEY, chacha.KEY_CELLS)
