"""Games that were saved by older versions go on, whatever was asked at the moment; so do a server's tables.

Those of older rules go on from where they were, and say that the rules are newer. Those of the rules of today are
played again, come to the same position bit by bit, and say nothing.
"""

import asyncio
import gzip
import json
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

import deckwright as dw
from deckwright.games.ascension.table.versions import RULES_VERSION
from deckwright.server.database import tables as table_rows
from deckwright.server.settings import Settings
from deckwright.server.tables import Tables
from deckwright.table.events import AS_IT_WAS, RULES
from tests.kept import new_fields
from tests.kept.digests import cells, without
from tests.older_games.record import FOLDER, KINDS, OWN_CARDS, named, shape_of
from tests.properties.random_play import chosen, numbers

SAVES = {
    f"{file.name.split('.')[0]} {name}": saved
    for file in sorted(FOLDER.glob("*.json.gz"))
    for name, saved in json.loads(gzip.decompress(file.read_bytes())).items()
}
VERSIONS = sorted({name.split()[0] for name in SAVES})
DATABASES = sorted(FOLDER.glob("*.sqlite.gz"))
PLAYED_ON = 25  # actions


def load(saved: dict[str, Any]) -> dw.Game:
    is_named = any(isinstance(pack, str) for pack in saved["packs"])  # by a path, as the second version did it
    return dw.load(saved, packs=[OWN_CARDS] if is_named else [])


def play_on(game: dw.Game, name: str) -> None:
    """Some more actions, without any trouble."""
    for number in numbers(name, PLAYED_ON):
        if not game.over:
            game.play(chosen(game, number))


def is_told_of_newer_rules(game: dw.Game) -> bool:
    return any(event.kind == RULES for event in game.log)


def told(game: dw.Game) -> list[Any]:
    """Every event, as far as its fields were there when the games were recorded."""
    return [without(event.data(), new_fields.EVENT) for event in game.log]


@pytest.mark.parametrize("version", VERSIONS)
def test_there_is_a_game_at_every_kind_of_frame(version: str) -> None:
    names = [name for name in SAVES if name.startswith(f"{version} ")]
    assert {kind for name in names for kind in name.split()[1:]} == {*KINDS.values(), "over"}


def test_this_version_is_recorded() -> None:
    assert f"version-{RULES_VERSION}" in VERSIONS
    assert len(VERSIONS) == len(DATABASES)


@pytest.mark.parametrize("name", SAVES)
def test_a_saved_game_goes_on(name: str) -> None:
    game = load(SAVES[name])
    assert named(shape_of(game)) == name.partition(" ")[2], "it goes on just where it was"
    if SAVES[name]["rules_version"] < RULES_VERSION:
        assert (game.log[-1].kind, game.log[-1].amount) == (RULES, AS_IT_WAS)
    else:
        assert not is_told_of_newer_rules(game)
    play_on(game, name)
    assert dw.load(game.save()).state.tolist() == game.state.tolist()


@pytest.mark.parametrize("name", [name for name in SAVES if SAVES[name]["rules_version"] == RULES_VERSION])
def test_a_saved_game_of_these_rules_is_exact(name: str) -> None:
    saved = SAVES[name]
    game = load(saved)
    assert game.history == saved["actions"]
    assert told(game) == saved["checkpoint"]["events"]
    assert game.state.astype("<i2").tobytes().hex() == cells(saved["checkpoint"]["state"])


@pytest.mark.parametrize("database", DATABASES, ids=lambda path: path.name.split(".")[0])
def test_the_tables_of_a_server_go_on(database: Path, tmp_path: Path) -> None:
    (tmp_path / "tables.sqlite").write_bytes(gzip.decompress(database.read_bytes()))
    (tmp_path / "key").write_bytes(bytes(range(32)))
    is_of_today = database.name.startswith(f"version-{RULES_VERSION}.")
    asked = asyncio.run(go_on(Tables(Settings(data=tmp_path)), is_of_today))
    assert len(asked) >= len(KINDS) // 2 and "over" in asked
    again = asyncio.run(go_on(Tables(Settings(data=tmp_path)), is_of_today))  # what they have stored meanwhile, too
    assert len(again) == len(asked)


async def go_on(tables: Tables, is_of_today: bool) -> list[str]:
    """Open every table and play on there; what was asked at each."""
    await tables.open()
    asked = []
    for row in await tables.store.read(select(table_rows.c.id)):
        table = await tables.find(row["id"])
        asked.append(named(shape_of(table.game)))
        assert table.exact == is_of_today
        if is_of_today:
            check_exact(table.game)
        elif table.open:
            assert is_told_of_newer_rules(table.game)
        for number in numbers(row["id"], PLAYED_ON):
            if table.open:
                action = chosen(table.game, number)
                await table.act(table.game.player, f"on{number}", table.revision, action.text)
    await tables.close()
    return asked


def check_exact(game: dw.Game) -> None:
    """Played again from its start, a game comes to the same, and nothing is said of newer rules."""
    again = dw.replay(game.save())
    assert again.state.tolist() == game.state.tolist()
    assert told(again) == told(game)
    assert not is_told_of_newer_rules(game)
