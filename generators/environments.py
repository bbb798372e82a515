"""The page about environments: what can be done with them, and every number of an observation."""

from deckwright import defaults
from deckwright.kernel.playing import MAX_TURNS
from deckwright.table.kinds import Fields
from deckwright.table.rulesets import resolve, rulesets

EXAMPLE, EXAMPLE_PLAYERS = defaults.RULESET, 2

INTRODUCTION = """# Environments

For programs that learn: many games at once over arrays, one seat against bots for Gymnasium, all seats for PettingZoo. All
show a seat the same numbers, listed below. This page is written by `make docs`.
"""

MANY = """## Many games at once

```python
import deckwright as dw

env = dw.vec_env("ascension-10th", players=2, games=256, seed=1)
now = env.reset()
for _ in range(100):
    now = env.step(env.policy_actions("busy"))  # or any array of one legal action for each game
    finished = now.info["scores"][now.done]  # of the games that have just ended
print(env.actions(0)[0].text, env.decode(0)["runes"])
```

`dw.vec_env(ruleset, players, games, device, seed, mode, options, packs, cores, narrow, listed,
learning)`. `reset()` and `step(actions)` return

| array | type | meaning |
|---|---|---|
| `observations` | `int16[games, size]` | what the seat that must decide may know |
| `masks` | `bool[games, actions]` | what it may do: indexes of the ruleset's fixed action space, as `Action.index` |
| `player` | `int8[games]` | the seat that must decide |
| `rewards` | `float32[games, players]` | 0 until a game ends |
| `done` | `bool[games]` | a game has ended in this step, and the next one of its row has begun |
| `info` | arrays by name | how the last game of each row ended |

`info` has `winner` (of a team its lower seat; -1: nobody), `first`, `turns`, `decisions`, `ended` (0: it was stopped),
`scores[games, players]`, and `episode`, the number of games that the row has finished.

- These are the same arrays at every step, written anew: copy what you keep. A step takes no memory. `env.memory` tells what
  the games and their arrays take.
- Every step is a decision: what has one answer only is answered unasked, as `dw.Simulator` counts decisions.
- After an end the observation, the mask and the player are those of the next game. Where `done`, `rewards` belong to the
  game that ended; a seat may get its reward in a step in which another seat is asked.
- If one action is not legal, `step` raises `IllegalAction`, names the games, and does nothing in any of them. (On a CUDA
  device see below.)
- The same seed gives the same games, whatever the number of cores: row `i` of `n` plays the games `i`, `i + n`, `i + 2n`, …,
  as `dw.Simulator` numbers them. `reset()` begins them again; `reset(seed=…)` begins others.
- `env.policy_actions("random" | "busy" | "greedy" | weights)` is what a policy of the simulator does in every game; its
  games are then those of the simulator.

For programs that learn there is more, on every device:

- `narrow=True` asks only what needs a thought: a card or ability that only brings something is played unasked, as the
  search does it. A game has half as many decisions.
- `listed=48` gives lists in the place of masks: `int16[games, 48]`, the numbers of the legal actions, then -1. Of more
  than have room only the first are listed; 22 are the most that we have seen with `narrow`.
- `learning=True` lets a row of `observations` go on with what follows from it and is hard to see there, and with what is
  hidden from the seat: for a judge who is needed only while somebody learns. `env.learned` names every number, says how much
  one of it counts (`scale`), and from where on it is hidden (`hidden_at`). Games say for themselves what this is; one that does
  not is refused.
- `env.policy_actions("greedy", 100)` asks the policy in the first 100 games only.
"""

DEVICE = """## On a CUDA device

```
env = dw.vec_env("ascension-10th", players=2, games=16384, device="cuda")     # pip install 'deckwright[gpu]'
now = env.reset()
observations = torch.from_dlpack(now.observations)     # the array itself, not a copy: once is enough
masks = torch.from_dlpack(now.masks)
env.step(model(observations, masks))                   # a tensor of one action for each game; the others see the new step
```

The same games step by step as on the processor, by the same rules. The arrays are CuPy's and stay on the device;
`torch.from_dlpack`, `jax.dlpack.from_dlpack` and everything else that knows DLPack or `__cuda_array_interface__` uses them where
they lie. Actions may come from any of these libraries, or from NumPy. JAX takes its arrays to be unchanging: make a copy
(`jnp.array(..., copy=True)`) of what is needed after the next step.

- No step waits for the device, so `step` cannot say at once that an action is not legal. The game of such an action
  stands still, all others go on, and one of the next steps raises `IllegalAction`. `env.check()` waits and says it now.
- Work is put into CuPy's current stream; by default that is the one that PyTorch and CuPy share. With streams of your own:
  `with cupy.cuda.ExternalStream(torch.cuda.current_stream().cuda_stream): env.step(actions)`.
- `device="auto"` takes the device where there is one.
"""

REWARDS = """## Rewards

1 for each winner; the losers pay for it in equal parts, so that the rewards of a game add up to 0: -1 with two players or
two teams, -1/2 with three, -1/3 with four. Where all have won (two teams that share a tie) and in a game that was stopped after
{turns:,} turns everybody gets 0. A solo game is worth 1 or -1; one that was stopped is lost.
"""

SINGLE = """## Gymnasium

```python
import gymnasium
import deckwright.envs  # makes the ids known

env = gymnasium.make("deckwright/Ascension-v0", opponents="greedy")
observation, info = env.reset(seed=7)
action = env.action_space.sample(info["action_mask"])
observation, reward, terminated, truncated, info = env.step(action)
```

Ids: `deckwright/Ascension-v0` with any `ruleset=`, `deckwright/Ascension10th-v0`, `deckwright/RiseOfVigil-v0`,
`deckwright/AscensionCombined-v0`; also `players`, `seat`, `mode`, `options`, `packs`, `opponents` (a bot for each other seat, or
one for all), `render_mode` (`ansi`, `human`). `env.unwrapped.action_masks()` has the mask as booleans. An illegal action loses
the game: reward -1, and `info["illegal"]` says why; with `illegal="raise"` it is refused.

## PettingZoo

```python
from deckwright.envs import pettingzoo_env

env = pettingzoo_env.env("rise-of-vigil", players=3)
env.reset(seed=7)
for agent in env.agent_iter(max_iter=50):
    observation, reward, terminated, truncated, info = env.last()
    done = terminated or truncated
    env.step(None if done else env.action_space(agent).sample(observation["action_mask"]))
```

Agents are `seat_0`, `seat_1`, …; observations are dictionaries of `observation` and `action_mask`. An illegal action loses
the game; `raw_env` refuses it. Both need the extra `envs`: `pip install deckwright[envs]`.
"""


def environments_page() -> str:
    """The whole page."""
    rewards = REWARDS.format(turns=MAX_TURNS)
    return "\n".join([INTRODUCTION, MANY, DEVICE, rewards, SINGLE, observation_section(), sizes_section()])


def layout_of(ruleset: str, players: int, mode: str) -> Fields:
    """The numbers of an observation."""
    found = resolve(ruleset)
    return found.kind.fields(found, players, mode)


def observation_section() -> str:
    layout = layout_of(EXAMPLE, EXAMPLE_PLAYERS, "versus")
    lines = [
        "## Every number of an observation",
        "",
        "It is what `game.view(seat)` tells, memory aids included, and nothing else. Seats are counted from the one that",
        "looks on: `seat_0` is you, `seat_1` the seat to your left, and so on; in a team the seat opposite is your mate.",
        f"Here for {EXAMPLE} with {EXAMPLE_PLAYERS} players; `env.layout.fields` has this list for every table,",
        "`env.layout.by_name[name].part` the slice of a field, `.cells` what each of its numbers stands for, and",
        "`env.layout.decode(observation)` all of it in words.",
        "",
        "| field | from | numbers | meaning |",
        "|---|---|---|---|",
    ]
    lines += [f"| `{field.name}` | {field.offset} | {field.length} | {field.meaning} |" for field in layout.fields]
    return "\n".join([*lines, "", *layout.notes, ""])


def sizes_section() -> str:
    lines = ["## Sizes", "", "| ruleset | mode | players | numbers | actions |", "|---|---|---|---|---|"]
    for name, info in rulesets().items():
        found = resolve(name)
        if not found.kind.is_observed:
            continue
        for mode, numbers in info.modes.items():
            for players in numbers:
                size = layout_of(name, players, mode).size
                lines.append(f"| {name} | {mode} | {players} | {size} | {len(found.actions)} |")
    return "\n".join([*lines, ""])
