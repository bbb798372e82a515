"""Nothing that a player or a program sees has changed since it was recorded: a sample of `tests.kept.compare`."""

from pathlib import Path

import pytest

from tests.kept import compare, recording
from tests.kept.cases import Key, cases, find, sample
from tests.kept.digests import without
from tests.kept.setups import tables

KEPT = recording.read()
SAMPLE = sample()


@pytest.mark.parametrize("key", SAMPLE, ids=": ".join)
def test_it_is_as_it_was(key: Key) -> None:
    assert compare.differing(KEPT[key], find(key)) == []


def test_every_case_is_recorded() -> None:
    assert KEPT.keys() == cases().keys()


def test_the_sample_has_every_part_and_every_ruleset_in_every_mode() -> None:
    assert {part for part, _ in SAMPLE} == {part for part, _ in KEPT} - {"a million games"}
    for table in tables():
        assert any(part == "games" and f"{table.ruleset} {table.mode}" in name for part, name in SAMPLE)
    for word in ("options", "pack", "position", "long", "short"):
        assert any(part == "games" and word in name for part, name in SAMPLE)


def test_new_fields_are_left_out_at_every_level() -> None:
    view = {"row": [{"card": "mystic", "face": 1}], "seats": [{"hand": {"count": 5, "size": 5}}], "size": 3, "hello": 1}
    fields = {"hello", "row[].face", "seats[].hand.size"}
    assert without(view, fields) == {"row": [{"card": "mystic"}], "seats": [{"hand": {"count": 5}}], "size": 3}


def test_what_is_written_down_can_be_read(tmp_path: Path) -> None:
    kept = {("games", "0001 b"): {"views": "12", "log": "34"}, ("bench", "a"): {"hash": "56"}}
    recording.write(kept, tmp_path / "kept.json")
    assert recording.read(tmp_path / "kept.json") == kept
    assert '"0001 b": "12 34"' in (tmp_path / "kept.json").read_text().splitlines()


def test_a_difference_names_the_game_and_the_aspect(capsys: pytest.CaptureFixture[str]) -> None:
    kept = {("games", "0001"): {"views": "12", "log": "34"}, ("games", "0002"): {"views": "56", "log": "78"}}
    found = {("games", "0001"): {"views": "12", "log": "35"}, ("games", "0002"): {"views": "56", "log": "78"}}
    assert compare.report(kept, kept.items())
    assert not compare.report(kept, found.items())
    told = capsys.readouterr().out.splitlines()
    assert "games: 0001: log" in told
    assert "1 of 2 games differ in: log" in told


def test_a_case_that_was_not_recorded_is_a_difference(capsys: pytest.CaptureFixture[str]) -> None:
    assert not compare.report({}, [(("games", "0001"), {"views": "12"})])
    assert "games: 0001: views" in capsys.readouterr().out
