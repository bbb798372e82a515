"""What the search asks of Kingdom: which actions are worth a thought, how far it looks, what a kingdom may come to.

The value of an unfinished kingdom was fitted to games of *patient*: fame so far, and what every stage, tick and sticker adds
by the end of the game.
"""

from deckwright.games.kingdom.cards import ops
from deckwright.games.kingdom.players import desk as dk
from deckwright.games.kingdom.players import page as pg
from deckwright.games.kingdom.players.answers import answer_weight, resource_to_choose
from deckwright.games.kingdom.players.desk import desk_of, forget_deed, is_listed
from deckwright.games.kingdom.players.page import phase, rounds_left
from deckwright.games.kingdom.players.planning import lay_rows, look_at_effects, look_at_upgrades, plan, step_to
from deckwright.games.kingdom.players.policies import heaviest, is_fork, place_of
from deckwright.games.kingdom.rules import frames as fr
from deckwright.games.kingdom.rules import state as st
from deckwright.games.kingdom.rules import tables as tb
from deckwright.games.kingdom.rules.fame import fame_now, is_of_kingdom
from deckwright.games.kingdom.rules.nature import active, boxes_of
from deckwright.games.kingdom.rules.state import bits_in, is_blocked, stage, ticks
from deckwright.games.kingdom.rules.tables import action_index
from deckwright.kernel import playing, stack
from deckwright.kernel.rules import Cells, Reals, Settings, rule
from deckwright.kernel.stack import top

SETTINGS = playing.SearchSettings(
    curiosity=0.01,  # one thousandth is one fame
    patience=0.003,
    temperature=200.0,  # in hundredths of fame
    open_mind=0.4,
)
ITERATIONS = 64
LEVELS = {1: "novice", 2: "steady", 3: "patient", 4: "search:16", 5: "search:64"}
MOST_FAME = 10_000  # in tenths
FAME_CELLS = 10  # tenths of fame in one
AHEAD = 1  # rounds that the search looks ahead
TO_THE_END = 1000  # rounds, where it is asked which way the kingdom goes
MOST_PICKS = 4  # cards that are thought about, of those that can be picked
MOST_IN_PLAY = 16  # beyond which no Advance is thought about


@rule
def horizon(s: Cells) -> int:
    """The round at whose beginning a kingdom is judged as it stands; a fork is thought about to the end."""
    return int(s[st.ROUND]) + (TO_THE_END if is_fork(s) else AHEAD)


@rule
def is_far_enough(s: Cells, last: int) -> bool:
    """Whether that round has begun."""
    return int(s[st.ROUND]) >= last


@rule
def promise(s: Cells, t: Cells, w: Cells, page: int) -> int:
    """What a kingdom is expected to come to, in tenths of fame."""
    found = FAME_CELLS * fame_now(s, t)
    if s[st.OVER] == 1:
        return found
    at_phase = phase(s, w, page)
    found += int(w[page + pg.BASE + min(rounds_left(s, w, page), pg.MOST_LEFT - 1)])
    for card in range(s[st.CARDS]):
        if is_of_kingdom(s, card):
            row = active(s, t, card)
            found += int(w[page + pg.STANDS + at_phase * tb.STAGE_ROOM + row])
            if boxes_of(t, row) > 0:
                ticked = bits_in(ticks(s, card, stage(s, card)))
                found += ticked * int(w[page + pg.TICKED + at_phase * tb.STAGE_ROOM + row])
    for i in range(s[st.STICKER_COUNT]):
        if s[st.STICKERS + st.STICKER_CELLS * i + st.STICKER_NUMBER] <= ops.KINDS_OF_RESOURCE:
            found += int(w[page + pg.BOOSTED + at_phase])
    return found


@rule
def judge(s: Cells, t: Cells, w: Cells, settings: Settings, values: Reals) -> None:
    """How well a kingdom goes, from 0 to 1, in the last row of `values`: a thousandth for each fame it is expected to have."""
    expected = max(0, min(promise(s, t, w, 0), MOST_FAME))
    values[values.shape[0] - 1, 0] = expected / float(MOST_FAME)


@rule
def narrow(s: Cells, t: Cells, w: Cells, plain: Cells, out: Cells, n: int) -> int:
    """Leave only what is worth a thought, in the first places of `out`; how many actions that are."""
    kind = int(s[top(s) + stack.KIND])
    if n > out.shape[0] - dk.DESK_CELLS or is_fork(s) or kind == fr.CONFIRM:
        return n
    if kind == fr.TURN:
        return narrow_turn(s, t, w, out, n)
    if kind == fr.CHOOSE_RESOURCE:
        resource = resource_to_choose(s, t, w, 0, out, n)
        return keep(out, 0, place_of(out, n, action_index(t, tb.CHOOSE_RESOURCE, 0, resource)))
    if kind == fr.PICK:
        return narrow_picks(s, t, w, out, n)
    return keep(out, 0, heaviest(s, t, w, 0, out, n))


@rule
def keep(out: Cells, kept: int, place: int) -> int:
    """Move an action to those that are kept; how many there are then."""
    if place < kept:
        return kept
    action = int(out[place])
    out[place] = out[kept]
    out[kept] = action
    return kept + 1


@rule
def narrow_turn(s: Cells, t: Cells, w: Cells, out: Cells, n: int) -> int:
    """What is planned comes first, then the next steps to the best deeds of every card, and an Advance.

    Once something has been produced the plan is followed.
    """
    kept = keep(out, 0, place_of(out, n, plan(s, t, w, 0, out, n)))
    if has_resources(s):
        return kept
    lay_rows(s, t, w, 0, out, n)
    at_phase = phase(s, w, 0)
    for i in range(int(s[st.PLAY_COUNT]) + int(s[st.PERMANENT_COUNT])):
        card = int(s[st.PLAY + i]) if i < s[st.PLAY_COUNT] else int(s[st.PERMANENTS + i - s[st.PLAY_COUNT]])
        if not is_blocked(s, card):
            forget_deed(out, desk_of(out) + dk.ENDING)
            forget_deed(out, desk_of(out) + dk.OTHER)
            look_at_upgrades(s, t, w, 0, out, n + card * pg.CARD_FROM + at_phase * pg.PHASE_FROM)
            look_at_effects(s, t, w, 0, out, n + card * pg.CARD_FROM + at_phase * pg.PHASE_FROM)
            kept = keep_step(s, t, out, kept, desk_of(out) + dk.ENDING, n)
            kept = keep_step(s, t, out, kept, desk_of(out) + dk.OTHER, n)
    advance = action_index(t, tb.ADVANCE, 0, 0)
    if s[st.PLAY_COUNT] < MOST_IN_PLAY and is_listed(out, n, advance):
        kept = keep(out, kept, place_of(out, n, advance))
    return kept


@rule
def has_resources(s: Cells) -> bool:
    """Whether anything lies in the pool."""
    for resource in range(ops.KINDS_OF_RESOURCE):
        if s[st.POOL + resource] > 0:
            return True
    return False


@rule
def keep_step(s: Cells, t: Cells, out: Cells, kept: int, deed: int, n: int) -> int:
    """Keep the next step to a deed, if there is one."""
    action = step_to(s, t, out, deed, n)
    if action < 0 or not is_listed(out, n, action):
        return kept
    return keep(out, kept, place_of(out, n, action))


@rule
def narrow_picks(s: Cells, t: Cells, w: Cells, out: Cells, n: int) -> int:
    """The cards that promise most."""
    kept = 0
    while kept < min(n, MOST_PICKS):
        best = kept
        for i in range(kept + 1, n):
            if answer_weight(s, t, w, 0, int(out[i])) > answer_weight(s, t, w, 0, int(out[best])):
                best = i
        kept = keep(out, kept, best)
    return kept
