"""Compiles the rules of every game for every use and leaves them on disk: `python -m deckwright.cli.compiling`."""

import multiprocessing
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor

from deckwright.table.kinds import kind_named, kinds


def searches(game: str) -> None:
    """For players that search."""
    from deckwright.bots.compiling import compile_search

    compile_search(kind_named(game))


def environments(game: str) -> None:
    """For many games stepped together, where a game has environments."""
    from deckwright.envs.stepping import choose_actions, step_games

    kind = kind_named(game)
    for entry in (step_games, choose_actions) if kind.is_observed else ():
        kind.modes.environments(entry)


def counts(game: str) -> None:
    """For batches that count what happens to each card."""
    from deckwright.sim.playout import play_games

    kind_named(game).modes.counted(play_games)


def simulations(game: str) -> None:
    """For batches of whole games."""
    from deckwright.sim.playout import play_games

    kind_named(game).modes.simulation(play_games)


def single_steps(game: str) -> None:
    """For one game driven from Python."""
    from deckwright.kernel.playing import score
    from deckwright.sim.one_step import compiled_step

    compiled_step(kind_named(game).modes)
    kind_named(game).modes.simulation(score)


def games(game: str) -> None:
    """For games at a table."""
    from deckwright.table.running import rules_in

    rules_in(kind_named(game).modes.compiled)


# What takes longest comes first, so that the processes end together. Each lowers the rules once for all that it makes of them.
USES: tuple[Callable[[str], None], ...] = (searches, environments, counts, simulations, single_steps, games)


def main() -> None:
    """Compile everything, on all cores."""
    with ProcessPoolExecutor(mp_context=multiprocessing.get_context("spawn")) as pool:
        for done in [pool.submit(use, game) for game in kinds() for use in USES]:
            done.result()


if __name__ == "__main__":
    main()
