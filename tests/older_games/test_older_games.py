"""Games that were saved by older versions go on, whatever was asked at the moment; so do a server's tables."""

import asyncio
import gzip
import json
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

import deckwright as dw
from deckwright.server.database import tables as table_rows
from deckwright.server.settings import Settings
from deckwright.server.tables import Tables
from deckwright.table.events import AS_IT_WAS, RULES
from deckwright.table.saving import RULES_VERSION
from tests.older_games.record import FOLDER, KINDS, OWN_CARDS, named, shape_of
from tests.properties.random_play import chosen, numbers

SAVES = {
    f"{file.name.split('.')[0]} {name}": saved
    for file in sorted(FOLDER.glob("*.json.gz"))
    for name, saved in json.loads(gzip.decompress(file.read_bytes())).items()
}
DATABASES = sorted(FOLDER.glob("*.sqlite.gz"))
PLAYED_ON = 25  # actions


def load(saved: dict[str, Any]) -> dw.Game:
    return dw.load(saved, packs=[OWN_CARDS] if saved["packs"] else [])


def play_on(game: dw.Game, name: str) -> None:
    """Some more actions, without any trouble."""
    for number in numbers(name, PLAYED_ON):
        if not game.over:
            game.play(chosen(game, number))


def test_there_is_a_game_at_every_kind_of_frame() -> None:
    assert {kind for name in SAVES for kind in name.split()[1:]} == {*KINDS.values(), "over"}


@pytest.mark.parametrize("name", SAVES)
def test_a_saved_game_goes_on(name: str) -> None:
    game = load(SAVES[name])
    assert named(shape_of(game)) == name.partition(" ")[2], "it goes on just where it was"
    if SAVES[name]["rules_version"] < RULES_VERSION:
        assert (game.log[-1].kind, game.log[-1].amount) == (RULES, AS_IT_WAS)
    play_on(game, name)
    assert dw.load(game.save()).state.tolist() == game.state.tolist()


@pytest.mark.parametrize("database", DATABASES, ids=lambda path: path.name.split(".")[0])
def test_the_tables_of_a_server_go_on(database: Path, tmp_path: Path) -> None:
    (tmp_path / "tables.sqlite").write_bytes(gzip.decompress(database.read_bytes()))
    (tmp_path / "key").write_bytes(bytes(range(32)))
    asked = asyncio.run(go_on(Tables(Settings(data=tmp_path))))
    assert len(asked) >= len(KINDS) // 2 and "over" in asked
    again = asyncio.run(go_on(Tables(Settings(data=tmp_path))))  # what they have stored meanwhile can be read too
    assert len(again) == len(asked)


async def go_on(tables: Tables) -> list[str]:
    """Open every table and play on there; what was asked at each."""
    await tables.open()
    asked = []
    for row in await tables.store.read(select(table_rows.c.id)):
        table = await tables.find(row["id"])
        asked.append(named(shape_of(table.game)))
        for number in numbers(row["id"], PLAYED_ON):
            if table.open:
                action = chosen(table.game, number)
                await table.act(table.game.player, f"on{number}", table.revision, action.text)
    await tables.close()
    return asked
