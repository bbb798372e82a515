"""The rules translated to C++: complete, readable, and without what cannot happen."""

from dataclasses import replace

import pytest

from deckwright.games.ascension.kind import KIND
from deckwright.games.ascension.rules import frames as fr
from deckwright.games.ascension.rules import state as st
from deckwright.kernel.cuda_source import Plan, cuda_source
from deckwright.kernel.folding import Domain, Known
from deckwright.kernel.rules import Cells, Events, MissingRule, Wide, rule
from deckwright.sim.playout import deal_numbered_game, play_game, policy_of

ENTRIES = [deal_numbered_game, play_game, policy_of]

PLAN = Plan(lengths={"blank": "CELLS", "out": "OUT_ROOM"}, bound=KIND.bound)


def test_every_rule_is_translated_and_none_tells_anything():
    source = cuda_source(ENTRIES, PLAN)
    assert "playing__apply(auto s, auto t, int action)" in source
    assert "events__emit" not in source and "events__tell" not in source


@rule
def fall(s: Cells, e: Events, n: int) -> int:
    """A few words of the language."""
    left = n
    for i in range(s[st.POOL], 0, -1):
        left -= min(i, 2) if s[i] > 0 and not (left == 7 or left == 9) else 0
    return left


def test_a_rule_reads_like_itself():
    told = cuda_source([fall], PLAN).splitlines()
    assert told[0] == "__device__ __noinline__ int test_cuda_source__fall(auto s, int n) {"
    assert f"    for (int _i1 = s[{st.POOL}], _n1 = 0; _i1 > _n1; _i1 += -1) {{" in told
    assert "        left = (left - (((s[i] > 0) && !(((left == 7) || (left == 9)))) ? (i < 2 ? i : 2) : 0));" in told


@rule
def spread(x: Wide) -> Wide:
    return (x * 3) & 0xFFFFFFFF


def test_wide_numbers_are_wide():
    assert "return ((x * 3) & 4294967295LL);" in cuda_source([spread], PLAN)


@rule
def made_up(s: Cells) -> int:
    return len(s)


def test_what_is_not_translated_is_refused():
    with pytest.raises(SyntaxError, match=r"made_up, line \d+: len is no rule"):
        cuda_source([made_up], PLAN)


def test_a_name_of_no_rule_is_not_kept_apart():
    kept = replace(PLAN, apart=KIND.study.seldom | KIND.study.several | {"discard_everything"})
    with pytest.raises(MissingRule, match="ascension keeps rules apart that it does not have: discard_everything"):
        cuda_source(ENTRIES, kept)
    assert cuda_source(ENTRIES, replace(kept, apart=kept.apart - {"discard_everything"}))


@rule
def tax(s: Cells, t: Cells, e: Events, kind: int) -> int:
    """Something that only some rulesets need."""
    if s[st.SOLO] == 1 or kind == fr.GIFTS:
        return fall(s, e, 1)
    for i in range(t[3]):
        s[i] = 0
    return 2 if s[st.TEAMS] == 1 and fall(s, e, 2) == 1 else 3


def test_what_cannot_happen_falls_away():
    kinds = Domain(frozenset({"kind"}), "KIND", fr, frozenset({fr.RUN}))
    known = Known(cells={("s", st.SOLO): 0, ("s", st.TEAMS): 0, ("t", 3): 0}, domains=(kinds,))
    told = cuda_source([tax], replace(PLAN, known=known))
    assert "fall" not in told and "for (" not in told
    assert "return 3;" in told


def test_what_may_happen_stays():
    told = cuda_source([tax], replace(PLAN, known=Known(cells={("s", st.SOLO): 0, ("s", st.TEAMS): 1, ("t", 3): 2})))
    assert "if ((kind == 7))" in told
    assert "_n1 = 2" in told and "test_cuda_source__fall(s, 2) == 1" in told


@rule
def first_of(s: Cells, card: int) -> bool:
    return price_of(s, card) > 0 and s[st.POOL] == 1


@rule
def price_of(s: Cells, card: int) -> int:
    s[0] += card
    return int(s[0])


def test_what_does_something_is_done_even_where_the_answer_is_known():
    told = cuda_source([first_of], replace(PLAN, known=Known(cells={("s", st.POOL): 0})))
    assert "((test_cuda_source__price_of(s, card) > 0) && false)" in told
