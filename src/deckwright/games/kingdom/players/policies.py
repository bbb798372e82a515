"""Policies inside the rules: whole kingdoms are played by a page of numbers, for simulations, searches and par."""

from deckwright.games.kingdom.cards import ops
from deckwright.games.kingdom.players import desk as dk
from deckwright.games.kingdom.players import page as pg
from deckwright.games.kingdom.players.answers import answer_weight, resource_to_choose
from deckwright.games.kingdom.players.page import phase
from deckwright.games.kingdom.players.planning import plan
from deckwright.games.kingdom.rules import frames as fr
from deckwright.games.kingdom.rules import tables as tb
from deckwright.games.kingdom.rules.tables import action_index
from deckwright.kernel import mixing, playing, stack
from deckwright.kernel.mixing import mix, share
from deckwright.kernel.rules import Cells, Wide, rule
from deckwright.kernel.stack import top


@rule
def choose(s: Cells, t: Cells, w: Cells, page: int, out: Cells, n: int, kind: int, policy: Wide) -> int:
    """The place in `out` of what a policy of this kind does, by a random word; there are at least two legal actions."""
    if kind != playing.WEIGHTS or n > out.shape[0] - dk.DESK_CELLS:
        return share(policy, n)
    careless = mix(policy ^ mixing.WORD) & (pg.ALWAYS - 1)
    if careless < w[page + pg.CARELESS] or (careless < w[page + pg.OPEN_FORKS] and is_fork(s)):
        return share(policy, n)
    question = int(s[top(s) + stack.KIND])
    if question == fr.TURN:
        return place_of(out, n, plan(s, t, w, page, out, n))
    if question == fr.CHOOSE_RESOURCE:
        resource = resource_to_choose(s, t, w, page, out, n)
        return place_of(out, n, action_index(t, tb.CHOOSE_RESOURCE, 0, resource))
    return heaviest(s, t, w, page, out, n)


@rule
def place_of(out: Cells, n: int, action: int) -> int:
    """Where an action stands in the list; the last place, if it is not there."""
    for i in range(n):
        if out[i] == action:
            return i
    return n - 1


@rule
def is_fork(s: Cells) -> bool:
    """Whether it is asked which way the kingdom goes: a side, one of several cards, one of several options."""
    at = top(s)
    kind = int(s[at + stack.KIND])
    if kind == fr.CHOOSE_SIDE:
        return True
    if kind == fr.CHOOSE_OPTION:
        return int(s[at + fr.OPTION_FOR]) == fr.FOR_CHOICE
    below = at - stack.FRAME_CELLS
    return kind == fr.PICK and s[below + stack.KIND] == fr.ACT and s[below + fr.ACT_OP] == ops.DISCOVER_ONE


@rule
def heaviest(s: Cells, t: Cells, w: Cells, page: int, out: Cells, n: int) -> int:
    """The place of the answer that promises most; of equal ones the first."""
    best = 0
    most = answer_weight(s, t, w, page, int(out[0]))
    for i in range(1, n):
        heavy = answer_weight(s, t, w, page, int(out[i]))
        if heavy > most:
            best = i
            most = heavy
    return best


@rule
def weights_at(s: Cells, t: Cells, w: Cells, page: int) -> int:
    """The phase of the game: by it the numbers of a page are found."""
    return phase(s, w, page)


@rule
def weight(s: Cells, t: Cells, w: Cells, page: int, at: int, action: int) -> int:
    """How much an answer promises. Of the actions of a turn none does by itself: `narrow` puts the planned one first."""
    return 0 if s[top(s) + stack.KIND] == fr.TURN else answer_weight(s, t, w, page, action)
