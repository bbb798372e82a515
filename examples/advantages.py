"""How much better than expected each decision turned out: for games in which the seats take turns in any order."""

from typing import Any


def advantages(
    rewards: Any, values: Any, movers: Any, done: Any, last_values: Any, last_movers: Any, decay: float
) -> list[Any]:
    """Generalised advantages of every decision, each along the decisions of its own seat; nothing is discounted.

    Arrays of NumPy or PyTorch, all of floats: `rewards[steps, games, seats]` and `done[steps, games]` as the step
    brought them, `values[steps, games]` what the seat that decides expects to gain, `movers[steps, games, seats]` with 1
    for that seat. `last_values` and `last_movers` are those of the position after the last step.

    Of each seat we go back from decision to decision. What lies ahead of one is the value of the seat's next decision, or
    the reward if the game ends first. Where neither is known, because the steps end before, the advantage is 0.
    """
    ahead = last_values[:, None] * last_movers  # what each seat expects at its next decision
    known = last_movers * 1.0
    trace = last_movers * 0.0
    found = []
    for step in range(len(values) - 1, -1, -1):
        ended, mover, value = done[step][:, None], movers[step], values[step][:, None]
        ahead = ahead * (1 - ended) + rewards[step] * ended
        known = known * (1 - ended) + ended
        trace = trace * (1 - ended)
        gained = known * (ahead - value + decay * trace)
        found.append((gained * mover).sum(-1))
        ahead = ahead * (1 - mover) + value * mover
        known = known * (1 - mover) + mover
        trace = trace * (1 - mover) + gained * mover
    return found[::-1]
