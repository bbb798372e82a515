"""Compiles the rules of every game for every use and leaves them on disk: `python -m deckwright.cli.compiling`."""

import multiprocessing
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor

from deckwright.table.kinds import kind_named, kinds


def games(game: str) -> None:
    """For games at a table."""
    from deckwright.table.running import rules_in

    rules_in(kind_named(game).modes.compiled)


def simulations(game: str) -> None:
    """For batches, environments and searches."""
    from deckwright.bots.compiling import compile_search
    from deckwright.envs.stepping import choose_actions, step_games
    from deckwright.kernel.playing import score
    from deckwright.sim.playout import play_games

    kind = kind_named(game)
    for entry in (play_games, step_games, choose_actions, score):
        kind.modes.simulation(entry)
    compile_search(kind)


def counts(game: str) -> None:
    """For batches that count what happens to each card."""
    from deckwright.sim.playout import play_games

    kind_named(game).modes.counted(play_games)


def single_steps(game: str) -> None:
    """For one game driven from Python."""
    from deckwright.sim.one_step import compiled_step

    compiled_step(kind_named(game).modes)


USES: tuple[Callable[[str], None], ...] = (simulations, games, counts, single_steps)


def main() -> None:
    """Compile everything, each use in a process of its own."""
    with ProcessPoolExecutor(mp_context=multiprocessing.get_context("spawn")) as pool:
        for done in [pool.submit(use, game) for game in kinds() for use in USES]:
            done.result()


if __name__ == "__main__":
    main()
