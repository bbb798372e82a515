"""What programs get that play many games: the simulator, single steps, environments."""

from typing import Any

import numpy as np

import deckwright as dw
from tests.kept.digests import Digest, digest
from tests.kept.setups import OWN_CARDS, Table, numbers

SIMULATED = 200
MILLION = 1_000_000
STEPS = 1500
ENV_GAMES, ENV_STEPS = 8, 250  # steps for each player: long enough for games to end
CARD_COUNTS = ("seen", "acquired", "defeated", "played", "honor", "owned", "owned_by_winner", "chances")
GAME_ARRAYS = ("winner", "scores", "turns", "decisions", "first", "ended")
ENV_INFO = ("winner", "first", "turns", "decisions", "ended", "scores", "episode")


def unusually(table: Table) -> dict[str, Any]:
    """Other options than the usual ones, and cards of one's own."""
    options = {name: values[-1] for name, values in dw.rulesets()[table.ruleset].options.items()}
    return {"options": options, "packs": [OWN_CARDS]}


def simulated(table: Table, policies: Any, games: int = SIMULATED, unusual: bool = False) -> dict[str, str]:
    """A batch of whole games: the hash of the final states, and the result."""
    more = unusually(table) if unusual else {}
    result = dw.Simulator(**table.arguments, games=games, device="cpu", seed=7, **more).run(policies)
    cards = result.cards
    assert cards is not None
    return {
        "state_hash": result.state_hash[:12],
        "result": digest(result.ruleset, list(result.policies), *(getattr(result, name) for name in GAME_ARRAYS)),
        "cards": digest(list(cards.ids), *(getattr(cards, name) for name in CARD_COUNTS)),
    }


def a_million(ruleset: str) -> dict[str, str]:
    return simulated(Table(ruleset, "versus", 2), "random", MILLION)


def stepped(table: Table, unusual: bool = False) -> dict[str, str]:
    """One game after the other in single steps: what is legal each time, and how it stands."""
    more = unusually(table) if unusual else {}
    stepper = dw.Stepper(**table.arguments, seed=3, **more)
    legal, standing = Digest(), Digest()
    count = stepper.count
    for number in numbers(f"steps {table}", STEPS):
        indexes = sorted(stepper.legal[:count])
        legal.add([stepper.player, indexes])
        count = stepper.step(indexes[number % count])
        if count == 0:
            standing.add(stepper.scores())
            count = stepper.reset(number)
    standing.add([stepper.scores(), [action.text for action in stepper.actions()]])
    standing.add(stepper.state.tobytes())
    return {"legal": str(legal), "standing": str(standing)}


def stepped_together(table: Table, unusual: bool = False) -> dict[str, str]:
    """Games stepped over arrays."""
    more = unusually(table) if unusual else {}
    env = dw.vec_env(**table.arguments, games=ENV_GAMES, device="cpu", seed=5, cores=1, **more)
    seen = {name: Digest() for name in ("observations", "masks", "rewards", "info", "policies", "decoded")}
    now = env.reset()
    for number in range(ENV_STEPS * table.players):
        seen["observations"].add(now.observations)
        seen["masks"].add(now.masks)
        actions = np.array(env.policy_actions(("random", "greedy", "busy")[number % 3]))
        seen["policies"].add(actions)
        now = env.step(actions)
        for array in (now.player, now.rewards, now.done):
            seen["rewards"].add(array)
        for name in ENV_INFO:
            seen["info"].add(now.info[name])
    seen["decoded"].add([[env.decode(row), [action.text for action in env.actions(row)]] for row in range(4)])
    env.close()
    return {name: str(one) for name, one in seen.items()}


def fields_of(table: Table) -> dict[str, str]:
    """The numbers of an observation, one by one, and how many actions there are."""
    env = dw.vec_env(**table.arguments, games=1, device="cpu", cores=1)
    fields = [[one.name, one.offset, one.length, one.meaning, list(one.cells)] for one in env.layout.fields]
    told = {"fields": digest(fields), "size": digest(env.size, env.action_count)}
    env.close()
    return told
