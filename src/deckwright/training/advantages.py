"""How much better than expected each decision turned out, along the decisions of its own seat, in games of any order."""

import torch


def advantages(
    results: torch.Tensor,
    values: torch.Tensor,
    movers: torch.Tensor,
    done: torch.Tensor,
    decays: torch.Tensor,
) -> torch.Tensor:
    """Generalised advantages [steps, games, decays, judged]; nothing is discounted.

    `results[steps, games, seats, judged]` come where `done[steps, games]`; `values[steps + 1, games, judged]` is what the
    seat that decides expects, `movers[steps + 1, games]` that seat. Of each seat we go back from decision to decision: what
    lies ahead of one is the value of the seat's next decision, or the result. Where neither is known, because the steps end
    before, the advantage is 0.
    """
    steps, games, seats, judged = results.shape
    hot = (movers[:, :, None] == torch.arange(seats, device=movers.device)).to(values.dtype)
    ended = done.to(values.dtype)[:, :, None]
    shares = decays[None, None, :, None]
    ahead = hot[steps][:, :, None] * values[steps][:, None]
    known = hot[steps].clone()
    trace = values.new_zeros(games, seats, len(decays), judged)
    found = values.new_zeros(steps, games, len(decays), judged)
    for step in range(steps - 1, -1, -1):
        over, mover, value = ended[step], hot[step], values[step][:, None]
        ahead = torch.lerp(ahead, results[step], over[:, :, None])
        known = torch.maximum(known, over)
        trace = trace * (1 - over)[:, :, None, None]
        gained = known[:, :, None, None] * ((ahead - value)[:, :, None] + shares * trace)
        found[step] = (gained * mover[:, :, None, None]).sum(1)
        ahead = torch.lerp(ahead, value.expand_as(ahead), mover[:, :, None])
        known = torch.maximum(known, mover)
        trace = torch.lerp(trace, gained, mover[:, :, None, None])
    return found
