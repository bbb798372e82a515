"""After a release that changes a card, tables go on where it means the same, or from before the effect."""

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest

import deckwright as dw
from deckwright.games.ascension.kind import KIND
from deckwright.server.records import SeatRecord
from deckwright.server.settings import Settings
from deckwright.server.table import CannotUndo, Table
from deckwright.server.tables import Tables
from deckwright.table.events import AS_IT_WAS, CUT_SHORT, RULES, TAKEN_BACK
from tests.talk import given
from tests.views.test_carrying import CHANGES, cards_changed

CARD = "mistake-of-creation"  # it asks twice
DEFEAT = f"defeat {CARD}@1"
SEATS = [SeatRecord("here", "Ana"), SeatRecord("here", "Bo")]


def beginning() -> dw.Game:
    return given(row=[CARD], power=4, hand=["mystic", "militia", "apprentice"], discard=["militia", "mystic"])


async def open_table(folder: Path, *texts: str) -> str:
    """A table where this was done; its id."""
    tables = Tables(Settings(data=folder))
    await tables.open()
    made = await tables.open_game(beginning(), SEATS, "device")
    await act(tables.live[made.table], *texts)
    await tables.close()
    return made.table


async def act(table: Table, *texts: str) -> None:
    for text in texts:
        if text == "undo":
            await table.undo(table.game.player, f"m{table.revision}", table.revision, "action")
        else:
            await table.act(table.game.player, f"m{table.revision}", table.revision, text)


async def visit(folder: Path, table_id: str, *texts: str) -> Table:
    """The table after a restart, and after this was done there."""
    tables = Tables(Settings(data=folder))
    await tables.open()
    table = await tables.find(table_id)
    await act(table, *texts)
    await tables.close()
    return table


def how_it_goes_on(table: Table) -> int:
    return next(event.amount for event in reversed(table.game.log) if event.kind == RULES)


def test_a_table_goes_on_when_another_card_has_changed(tmp_path: Path) -> None:
    table_id = asyncio.run(open_table(tmp_path, "play mystic", DEFEAT))
    with cards_changed("apprentice", CHANGES["longer on both sides"]):
        table = asyncio.run(visit(tmp_path, table_id))
        assert how_it_goes_on(table) == AS_IT_WAS
        assert [done.text for done in table.history] == ["play mystic", DEFEAT]
        again = asyncio.run(visit(tmp_path, table_id, "decline"))
    assert len(again.history) == 3 and again.game.decision is not None and again.game.decision.source == CARD


@pytest.mark.parametrize("texts", [("play mystic", DEFEAT), ("play mystic", "play militia", "undo", DEFEAT)])
def test_a_table_goes_back_to_before_an_effect_that_has_changed(tmp_path: Path, texts: tuple[str, ...]) -> None:
    table_id = asyncio.run(open_table(tmp_path, *texts))
    revision = len(texts)
    with cards_changed(CARD, CHANGES["longer at its end"]):
        table = asyncio.run(visit(tmp_path, table_id))
        assert how_it_goes_on(table) == TAKEN_BACK
        assert [done.text for done in table.history] == ["play mystic"]
        assert table.revision == revision + 1, "it is stored that it went back"
        assert table.game.decision is not None and table.game.decision.kind == "turn"
        assert table.kept_since(revision, 999) == len(table.game.log) - 1, "pages drop what was taken back"
        assert table.repeated(0, f"m{revision - 1}"), "what was sent once is not done twice"
        with pytest.raises(CannotUndo):
            table.taken_back(0, "action")
        again = asyncio.run(visit(tmp_path, table_id, "play militia", "undo"))
        assert [done.text for done in again.history] == ["play mystic"]
        assert again.game.log[: len(table.game.log)] == table.game.log
        last = asyncio.run(visit(tmp_path, table_id, "play militia", "end turn"))
        assert [done.text for done in last.history] == ["play mystic", "play militia", "end turn"]


def test_what_older_rows_do_not_say_goes_back_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Rows of before say nothing of program counters; there is always a row before the effect."""
    with monkeypatch.context() as older:
        silent = replace(KIND.table.saves, effects=lambda _state, _ruleset: None)  # type: ignore[return-value]
        older.setattr("deckwright.server.records.saves_of", lambda _ruleset: silent)
        older.setattr("deckwright.server.records.rules_digest", lambda _ruleset: "older")
        table_id = asyncio.run(open_table(tmp_path, "play mystic", DEFEAT))
    table = asyncio.run(visit(tmp_path, table_id))
    assert how_it_goes_on(table) == TAKEN_BACK
    assert [done.text for done in table.history] == ["play mystic"]


def test_a_table_that_began_in_the_middle_of_an_effect_loses_its_rest(tmp_path: Path) -> None:
    """A fork has no position before it."""

    async def open_fork() -> str:
        tables = Tables(Settings(data=tmp_path))
        await tables.open()
        game = beginning()
        game.play(DEFEAT)
        made = await tables.open_game(game.determinize(0, 3), SEATS, "device")
        await tables.close()
        return made.table

    table_id = asyncio.run(open_fork())
    with cards_changed(CARD, CHANGES["longer at its end"]):
        table = asyncio.run(visit(tmp_path, table_id, "end turn"))
    assert how_it_goes_on(table) == CUT_SHORT and table.revision == 2
