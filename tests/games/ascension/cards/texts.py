"""The texts of all built-in cards in four languages, as files in `texts/`: a changed message is a readable difference.

`python -m tests.games.ascension.cards.texts` writes them.
"""

from pathlib import Path

from deckwright.cards.loader import builtin_sets
from deckwright.cards.model import LANGUAGES
from deckwright.cards.text import set_text
from deckwright.games.ascension.cards.language import LANGUAGE

FOLDER = Path(__file__).parent / "texts"


def text_files() -> dict[str, str]:
    """What the files in `texts/` must say, by their names."""
    return {
        f"{card_set.id}.{lang}.txt": set_text(LANGUAGE.words(lang), card_set)
        for card_set in builtin_sets(LANGUAGE).values()
        for lang in LANGUAGES
    }


def write_text_files() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name, text in text_files().items():
        (FOLDER / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    write_text_files()
