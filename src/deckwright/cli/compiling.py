"""Compiles the rules for every use and leaves them on disk: `python -m deckwright.cli.compiling`."""

import multiprocessing
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor


def games() -> None:
    """For games at a table."""
    from deckwright.kernel.modes import COMPILED
    from deckwright.table.running import rules_in

    rules_in(COMPILED)


def simulations() -> None:
    """For batches, environments and searches."""
    from deckwright.bots.compiling import compile_search
    from deckwright.envs.stepping import choose_actions, step_games
    from deckwright.games.ascension.playout import play_games
    from deckwright.games.ascension.scoring import score
    from deckwright.kernel.modes import SIMULATION

    for entry in (play_games, step_games, choose_actions, score):
        SIMULATION(entry)
    compile_search()


def counts() -> None:
    """For batches that count what happens to each card."""
    from deckwright.games.ascension.playout import play_games
    from deckwright.sim.processor import COUNTED

    COUNTED(play_games)


def single_steps() -> None:
    """For one game driven from Python."""
    from deckwright.sim.one_step import compiled_step

    compiled_step()


USES: tuple[Callable[[], None], ...] = (simulations, games, counts, single_steps)


def main() -> None:
    """Compile everything, each use in a process of its own."""
    with ProcessPoolExecutor(mp_context=multiprocessing.get_context("spawn")) as pool:
        for done in [pool.submit(use) for use in USES]:
            done.result()


if __name__ == "__main__":
    main()
