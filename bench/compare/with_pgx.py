"""Pgx's card games, compiled by JAX for the processor: many games side by side, each beginning anew when it is over."""

from collections.abc import Callable
from typing import Any

from contestant import GAMES, OBSERVATIONS, SEED, Count, Offer, Track, serve, until

# How many games stand side by side: the fastest of 64, 512 and 4,096 on the machine of the first comparison.
CARD_GAMES = {"kuhn_poker": 4096, "leduc_holdem": 4096, "sparrow_mahjong": 64}
ROUNDS = 64  # steps in one call of the compiled loop
LOOP, ONE, MANY = "compiled loop", "compiled step, 1 game", "compiled step, many games"


class Vectorized:
    """A game of Pgx, `games` times side by side; compiled when it is first run."""

    def __init__(self, name: str, games: int, steps: int) -> None:
        import jax
        import pgx

        env = pgx.make(name)
        self.games, self.steps = games, steps
        self.key = jax.random.PRNGKey(SEED)
        self.advance = jax.jit(advance(env, games, steps))
        self.state = jax.jit(jax.vmap(env.init))(jax.random.split(self.key, games))

    def play(self) -> tuple[int, int]:
        self.state, self.key, decisions = self.advance(self.state, self.key)
        return int(decisions), self.games * self.steps


def advance(env: Any, games: int, steps: int) -> Callable[[Any, Any], Any]:
    """Some steps of all games, each answer uniformly at random; the number of decisions comes with the state."""
    import jax
    import jax.numpy as jnp
    from pgx.experimental import auto_reset

    step = jax.vmap(auto_reset(env.step, env.init))

    def choose(key: Any, mask: Any) -> Any:
        count = mask.sum()
        place = jnp.minimum((jax.random.uniform(key) * count).astype(jnp.int32), count - 1)
        return jnp.argmax(jnp.cumsum(mask) > place)

    def one(carry: Any, _: Any) -> Any:
        state, key, decisions = carry
        key, for_choice, for_step = jax.random.split(key, 3)
        mask = state.legal_action_mask
        decisions = decisions + (mask.sum(-1) > 1).sum()
        actions = jax.vmap(choose)(jax.random.split(for_choice, games), mask)
        return (step(state, actions, jax.random.split(for_step, games)), key, decisions), None

    def many(state: Any, key: Any) -> Any:
        carry, _ = jax.lax.scan(one, (state, key, jnp.int32(0)), None, length=steps)
        return carry

    return many


def make_track(measure: str, way: str, name: str, games: int, steps: int) -> Track:
    made: list[Vectorized] = []

    def run(seconds: float) -> Count:
        if not made:
            made.append(Vectorized(name, games, steps))
            made[0].play()
        return until(seconds, made[0].play)

    return Track(measure, way, name, run)


def make_offer() -> Offer:
    import pgx  # noqa: F401  where it is missing, this says so

    tracks = []
    for name, games in CARD_GAMES.items():
        tracks += [
            make_track(GAMES, LOOP, name, games, ROUNDS),
            make_track(OBSERVATIONS, ONE, name, 1, 1),
            make_track(OBSERVATIONS, MANY, name, games, 1),
        ]
    sizes = ", ".join(f"{games:,} of {name}" for name, games in CARD_GAMES.items())
    notes = [
        f"Pgx plays {sizes} side by side; a step of it always has observation and mask.",
        "Pgx: `bridge_bidding` is left out, it needs tables of solved deals that are not part of the package.",
    ]
    return Offer(tracks, ["pgx", "jax", "jaxlib"], notes)


if __name__ == "__main__":
    serve(make_offer)
