"""Parquet files hold every game and every card, and say what they are."""

import json
from collections import namedtuple
from pathlib import Path

import numpy as np
import pyarrow.parquet as pq
import pytest

import deckwright as dw
from deckwright.sim import records
from deckwright.sim.records import GameRecords, prepare_folder, write_cards
from deckwright.sim.report_setting import Setting
from deckwright.sim.report_statistics import compare
from deckwright.sim.report_tally import Tally
from tests.sim.made_up import result

Usage = namedtuple("Usage", "total used free")


def test_every_game_is_a_row(tmp_path: Path) -> None:
    waves = [result(40, start=100), result(25, start=140)]
    written = GameRecords(tmp_path, 2)
    for wave in waves:
        written.add(wave)
    assert not (tmp_path / "games.parquet").exists()
    written.close(Tally.of(waves), Setting())
    assert [file.name for file in tmp_path.iterdir()] == ["games.parquet"]
    table = pq.read_table(tmp_path / "games.parquet")
    assert table["game"].to_pylist() == list(range(100, 165))
    for name in ("winner", "first", "turns", "decisions", "ended"):
        assert table[name].to_pylist() == [value for wave in waves for value in getattr(wave, name).tolist()]
    assert table["score_1"].to_pylist() == [score for wave in waves for score in wave.scores[:, 1].tolist()]
    assert table["hash"].to_pylist() == [number for wave in waves for number in wave.hashes.tolist()]


def test_files_say_what_they_are(tmp_path: Path) -> None:
    tally = Tally.of([result(40)])
    setting = Setting({"team_tie": "shared"}, wanted=40)
    written = GameRecords(tmp_path, 2)
    written.add(result(40))
    written.close(tally, setting)
    write_cards(tally, tmp_path, setting)
    for file in ("games.parquet", "cards.parquet"):
        about = json.loads(pq.read_metadata(tmp_path / file).metadata[b"deckwright"])
        assert about["ruleset"] == "ascension-10th"
        assert about["sets"] == {"ascension-10th": dw.rulesets()["ascension-10th"].sets[0].content_hash}
        assert (about["seed"], about["start"], about["games"]) == (7, 0, 40)
        assert about["policies"] == ["greedy", "greedy"]
        assert about["options"] == {"team_tie": "shared"}
        assert about["state_hash"] == result(40).state_hash
        assert about["versions"]["deckwright"] == dw.__version__


def test_every_card_is_a_row(tmp_path: Path) -> None:
    tally = Tally.of([result(80)])
    assert tally.cards is not None
    write_cards(tally, tmp_path, Setting())
    table = pq.read_table(tmp_path / "cards.parquet")
    assert table["card"].to_pylist() == list(tally.cards.ids)
    place = tally.cards.ids.index("mystic")
    row = {name: table[name][place].as_py() for name in table.column_names}
    assert (row["seen"], row["acquired_1"], row["defeated_0"], row["played_0"], row["honor_1"]) == (
        160,
        240,
        320,
        400,
        480,
    )
    assert np.array(row["chances_1"]).reshape(8, 2, 2).tolist() == tally.cards.chances[1, place].tolist()
    found = compare(tally.cards.chances[:, place])
    assert found is not None
    assert (row["difference"], row["difference_low"], row["difference_high"]) == (
        found.difference,
        found.low,
        found.high,
    )
    assert row["pick_rate"] == 0.5
    monster = tally.cards.ids.index("cultist")
    assert table["pick_rate"][monster].as_py() is None
    assert table["difference"][monster].as_py() is None


def test_what_is_not_closed_leaves_nothing(tmp_path: Path) -> None:
    written = GameRecords(tmp_path, 2)
    written.add(result(10))
    written.discard()
    assert list(tmp_path.iterdir()) == []


def test_a_folder_that_cannot_be_written_to_is_refused_at_once(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    with pytest.raises(dw.BadOption, match="Cannot write to .*file.*: .*Choose another folder with --out"):
        prepare_folder(tmp_path / "file" / "results", 100, 2)


def test_a_disk_without_room_is_refused_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(records.shutil, "disk_usage", lambda _: Usage(10**9, 10**9 - 10**7, 10**7))
    prepare_folder(tmp_path, 1000, 2)
    with pytest.raises(dw.BadOption, match="has 10 MB free, and the results of 1000000 games take about 32 MB"):
        prepare_folder(tmp_path, 10**6, 2)


def test_a_disk_that_fills_up_is_a_clear_error() -> None:
    if not Path("/dev/full").exists():
        with pytest.raises(dw.BadOption, match="the disk is full"), records.disk_errors_in_words(Path("games.parquet")):
            raise OSError(28, "No space left on device")
        return
    with (
        pytest.raises(dw.BadOption, match=r"Cannot write /dev/full: the disk is full\."),
        records.disk_errors_in_words(Path("/dev/full")),
    ):
        Path("/dev/full").write_bytes(b"x" * 100_000)
