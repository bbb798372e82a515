"""Whatever is wrong with a file, reading it gives a documented error, or a game that can be played on."""

from tests.properties.changed_files import Outcome, largest, run, try_file

FILES = 300  # `python -m tests.properties.changed_files 100000` tries many more


def test_a_changed_file_is_refused_or_can_be_played_on() -> None:
    outcome = run(FILES)
    assert outcome.wrong == []
    assert outcome.refused > outcome.played > FILES // 20


def test_a_file_that_asks_for_much_is_refused() -> None:
    for name, data in largest():
        outcome = Outcome()
        try_file(data.encode(), name, outcome)
        assert outcome.wrong == [] and outcome.refused == (name != "spaces"), name
