"""Whatever a cell of a position from outside holds, compiled rules never leave their bounds."""

import pytest

from deckwright.games.ascension.kind import KIND
from deckwright.kernel import stack
from deckwright.kernel.chacha import KEY
from tests.older_games.test_older_games import SAVES, load
from tests.properties.changed_cells import TURNS_ON, VALUES, Outcome, Player, change_cells, try_out
from tests.properties.random_play import numbers

CHANGED = 60  # cells of each position; `python -m tests.properties.changed_cells` changes all
FEW_TURNS = 1
QUESTIONS = {name.split()[-1]: name for name in SAVES if "over" not in name}


@pytest.mark.parametrize("question", QUESTIONS)
def test_a_changed_position_is_refused_or_can_be_played_on(question: str) -> None:
    """In interpreted rules every index is looked at: none is below 0 or past the end."""
    game, outcome = load(SAVES[QUESTIONS[question]]), Outcome()
    frames = range(stack.FRAMES, stack.FRAMES + int(game.state[stack.HEIGHT]) * stack.FRAME_CELLS)
    some = [number % len(game.state) for number in numbers(question, CHANGED)]
    values = VALUES[:: 1 + len(question) % 3]
    change_cells(game, Player(KIND.modes.interpreted), iter([KEY, *frames, *some]), values, outcome, FEW_TURNS)
    assert outcome.wrong == []
    assert outcome.refused > outcome.played > 0


@pytest.mark.parametrize("question", ["TURN", "REWARDS"])
def test_a_position_from_outside_is_played_on_for_sixty_turns(question: str) -> None:
    game, outcome = load(SAVES[QUESTIONS[question]]), Outcome()
    game.state[KEY] ^= 1  # another order of all that is shuffled
    try_out(game, Player(KIND.modes.interpreted), question, KEY, outcome, TURNS_ON)
    assert outcome.wrong == [] and outcome.played == 1
