"""Resources (K-10): gained, spent, and lost when a card enters play."""

from deckwright.games.kingdom.cards import ops
from deckwright.games.kingdom.rules import event_kinds as ev
from deckwright.games.kingdom.rules import rule_ids as ids
from deckwright.games.kingdom.rules import state as st
from deckwright.games.kingdom.rules.event_kinds import by_ruling, tell_amount
from deckwright.kernel import playing
from deckwright.kernel.rules import Cells, Events, rule


@rule
def gain(s: Cells, e: Events, resource: int, n: int, by: int) -> None:
    """So much more of a resource (K-10.2)."""
    if n <= 0:
        return
    s[st.POOL + resource] = min(int(s[st.POOL + resource]) + n, playing.LIMIT)
    tell_amount(e, ev.GAIN, resource, n, by, ids.K_10_2)


@rule
def spend(s: Cells, e: Events, resource: int, n: int, by: int) -> None:
    """So much less of a resource: it pays for something."""
    if n <= 0:
        return
    s[st.POOL + resource] -= n
    tell_amount(e, ev.SPEND, resource, n, by, ids.K_8_2_1)


@rule
def empty_pool(s: Cells, e: Events) -> None:
    """All resources are lost: a card enters play, or the turn is over (K-10.4, K-R.3)."""
    for resource in range(ops.KINDS_OF_RESOURCE):
        n = int(s[st.POOL + resource])
        if n > 0:
            s[st.POOL + resource] = 0
            tell_amount(e, ev.LOSE, resource, n, by_ruling(ids.R_3), ids.K_10_4)


@rule
def one_kind(kinds: int) -> int:
    """The resource of a kind that names only one, or -1."""
    for resource in range(ops.KINDS_OF_RESOURCE):
        if kinds == 1 << resource:
            return resource
    return -1
