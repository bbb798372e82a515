"""The card sets: reads files into sets, each in the language of its game, and knows a file of another game."""

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from yaml.nodes import MappingNode

from deckwright import defaults
from deckwright.cards.card_file import read_id
from deckwright.cards.errors import BadCards, NotFound, OtherGame
from deckwright.cards.language import Language, S
from deckwright.cards.sheet import Sheet, parse_sheet, read_sheet

CARD_FILES = "*.yaml"
GAME = re.compile(r"^game:[ \t]*[\"']?([^\s\"'#]+)", re.MULTILINE)
SET = re.compile(r"^set:[ \t]*[\"']?([a-z0-9-]+)", re.MULTILINE)


def load_set(language: Language[S], path: str | Path) -> S:
    """Read one card file."""
    return read_set(language, read_sheet(Path(path)))


def load_text(language: Language[S], text: str, file: str = "text") -> S:
    """Read a set from the text of a card file."""
    return read_set(language, parse_sheet(file, text))


def load_sets_folder(language: Language[S], folder: str | Path) -> dict[str, S]:
    """Every set of a folder, by its id."""
    folder = Path(folder)
    if not folder.is_dir():
        raise NotFound(f"{folder.name}: there is no such folder.")
    sets: dict[str, S] = {}
    for path in sorted(folder.glob(CARD_FILES)):
        loaded = load_set(language, path)
        if loaded.id in sets:
            raise BadCards(path.name, 1, 1, f'the set "{loaded.id}" stands in {sets[loaded.id].file} already.',
                           "Give one of them another id.")  # fmt: skip
        sets[loaded.id] = loaded
    return sets


def builtin_sets(language: Language[S]) -> dict[str, S]:
    """The sets that come with a game, by their ids."""
    return dict(_builtin_sets(language))


@cache
def _builtin_sets(language: Language[Any]) -> Mapping[str, Any]:
    return load_sets_folder(language, language.sets)


def read_set(language: Language[S], sheet: Sheet) -> S:
    """The set in a card file of this language; a file of another game is refused by its name."""
    check_game(language, sheet)
    found: S = language.set_reader(language.vocabulary, language.game, sheet).read()
    return found


def check_game(language: Language[Any], sheet: Sheet) -> None:
    """Refuse a card file of another game; one that names none is of the default game."""
    root = sheet.root
    assert root is not None
    entries = root.value if isinstance(root, MappingNode) else []
    named = next((value for key, value in entries if key.value == "game"), None)
    game = defaults.GAME if named is None else read_id(sheet, named, "game")
    if game != language.game:
        place = sheet.place(root if named is None else named)
        hint = f'Play it with sets of {game}, or write "game: {language.game}" if its cards are of that game.'
        raise OtherGame(place.file, place.line, place.column, game, language.game, hint)


def game_of(text: str) -> str:
    """Which game a card file belongs to, as far as its text tells; a file with mistakes tells it too."""
    written = GAME.search(text)
    return written[1] if written else defaults.GAME


def set_of(text: str) -> str | None:
    """The id of the set in a card file, as far as its text tells."""
    written = SET.search(text)
    return written[1] if written else None
