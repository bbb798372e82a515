"""Records games of this version at every kind of question: `python -m tests.older_games.record`.

To be run once for every `RULES_VERSION`, before the next one begins; later versions must go on with these games. The
saved games go to `version-N.json.gz`, a server's database with tables at every kind of question to
`version-N.sqlite.gz`. Saves of the second version name the files of own cards by a path, later ones hold their text.
"""

import asyncio
import gzip
import json
import sqlite3
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import deckwright as dw
from deckwright.games.ascension.rules import frames as fr
from deckwright.games.ascension.table.versions import RULES_VERSION
from deckwright.kernel import stack
from deckwright.server.records import SeatRecord
from deckwright.server.settings import Settings
from deckwright.server.tables import Tables
from tests.properties.random_play import TABLES, make_plan, played_to_the_end_of
from tests.talk import given, when

FOLDER = Path(__file__).parent
OWN_CARDS = FOLDER / "own-cards.yaml"
PLANS, ACTIONS = 12, 60
NAMES = list(vars(fr))
KINDS = {
    int(getattr(fr, name)): name
    for name in NAMES[NAMES.index("RUN") : NAMES.index("LAST_QUESTION")]
    if name not in ("LAST_WORK", "FIRST_QUESTION")
}
MAKER = "0" * 64  # the hash of a device that nobody has

Shape = tuple[int, ...]


def shape_of(game: dw.Game) -> Shape:
    """The kinds of the frames on the stack, from the bottom."""
    height = int(game.state[stack.HEIGHT])
    return tuple(int(game.state[stack.FRAMES + level * stack.FRAME_CELLS]) for level in range(height))


def named(shape: Shape) -> str:
    return " ".join(KINDS[kind] for kind in shape) or "over"


def games() -> Iterator[dw.Game]:
    """Many games, each after every action."""
    for number in range(PLANS):
        for table in TABLES:
            yield from played_to_the_end_of(make_plan(table, f"older games {number}", ACTIONS))
    yield from with_own_cards()


def with_own_cards() -> Iterator[dw.Game]:
    """Games with the questions that no printed card asks, each after every action."""
    keep = given(packs=[OWN_CARDS], constructs=["long-memory"], hand=["mystic", "apprentice", "militia"])
    yield from after_each(keep, "play militia", "end turn")
    center = ["black-omen", "demon-slayer"]
    omen = given(packs=[OWN_CARDS], hand=[["mystic", "apprentice"], ["militia", "mystic"]], runes=8, center=center)
    yield from after_each(omen, f"acquire {omen.row[0]}@1")
    middle = given(packs=[OWN_CARDS], hand=["black-omen", "mystic", "militia"], deck=["apprentice"])
    yield from after_each(middle, "play black-omen")


def after_each(game: dw.Game, *texts: str) -> Iterator[dw.Game]:
    for text in texts:
        yield when(game, text)


def shortest() -> dict[Shape, dict[str, Any]]:
    """For every stack that was met a saved game with as few actions as possible."""
    found: dict[Shape, dict[str, Any]] = {}
    for game in games():
        shape = shape_of(game)
        if shape not in found or len(game.history) < len(found[shape]["actions"]):
            found[shape] = game.save()
    return dict(sorted(found.items()))


async def fill(folder: Path, saves: dict[Shape, dict[str, Any]]) -> None:
    """A server's tables at every kind of question, one with an undo, and one whose game is over."""
    tables = Tables(Settings(data=folder))
    await tables.open()
    for saved in saves.values():
        await play_at_a_table(tables, dw.replay(saved, upto=0), saved["actions"])
    over = given(pool=0, hand=[["mystic"], []])
    await play_at_a_table(tables, over, ["play mystic", "undo", "play mystic", "end turn", "end turn"])
    await tables.close()


async def play_at_a_table(tables: Tables, game: dw.Game, texts: list[str]) -> None:
    seats = [SeatRecord("here", name) for name in ("Ana", "Bo", "Cai", "Dina", "Eva", "Finn")[: game.players]]
    made = await tables.open_game(game, seats, MAKER)
    table = tables.live[made.table]
    for number, text in enumerate(texts):
        act = table.undo if text == "undo" else table.act
        await act(table.game.player, f"m{number}", table.revision, "action" if text == "undo" else text)


def by_question(saves: dict[Shape, dict[str, Any]]) -> dict[Shape, dict[str, Any]]:
    """One game for every kind of question, and those with most frames below it, of those that a server can play."""
    found: dict[int, Shape] = {}
    for shape, saved in saves.items():
        if shape and not saved["packs"] and len(shape) > len(found.get(shape[-1], ())):
            found[shape[-1]] = shape
    return {shape: saves[shape] for shape in found.values()}


def main() -> None:
    saves = shortest()
    told = {named(shape): saved for shape, saved in saves.items()}
    write(f"version-{RULES_VERSION}.json.gz", json.dumps(told, separators=(",", ":")).encode())
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(fill(Path(folder), by_question(saves)))
        database = sqlite3.connect(Path(folder) / "tables.sqlite")
        database.execute("PRAGMA journal_mode=DELETE")
        database.execute("VACUUM")
        database.close()
        write(f"version-{RULES_VERSION}.sqlite.gz", (Path(folder) / "tables.sqlite").read_bytes())


def write(name: str, content: bytes) -> None:
    (FOLDER / name).write_bytes(gzip.compress(content, 9, mtime=0))
    print(name, (FOLDER / name).stat().st_size, "bytes")


if __name__ == "__main__":
    main()
