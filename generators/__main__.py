"""Writes every generated file anew: `make docs`, or `python -m generators`."""

import sys
from collections.abc import Callable, Mapping
from pathlib import Path

from generators import card_texts, interface
from generators.card_language import designer_guide
from generators.environments import environments_page
from generators.python_page import python_page

ROOT = Path(__file__).parents[1]
CARD_TEXTS = "tests/cards/texts"
# Files that one function writes; whoever adds one, adds a line.
PAGES: Mapping[str, Callable[[], str]] = {
    "docs/card-language.md": designer_guide,
    "docs/environments.md": environments_page,
    "docs/python.md": python_page,
    "web/src/api/types.gen.ts": interface.page_types,
}


def generated() -> dict[str, str]:
    """What every generated file must say, by its place."""
    texts = {f"{CARD_TEXTS}/{name}": text for name, text in card_texts.all_texts().items()}
    return {**{place: write() for place, write in PAGES.items()}, **texts}


def stale() -> dict[str, str]:
    """The files that say something else than they must, or are not there; as they must be."""
    return {place: text for place, text in generated().items() if written(place) != text}


def written(place: str) -> str | None:
    """What a file says."""
    file = ROOT / place
    return file.read_text(encoding="utf-8") if file.is_file() else None


def left_over() -> list[str]:
    """Texts of sets that are no longer there."""
    known = card_texts.all_texts()
    return [f"{CARD_TEXTS}/{file.name}" for file in sorted((ROOT / CARD_TEXTS).iterdir()) if file.name not in known]


def main() -> None:
    """Write what is stale, take away what is left over, and say which files those were."""
    for place, text in stale().items():
        (ROOT / place).parent.mkdir(parents=True, exist_ok=True)
        (ROOT / place).write_text(text, encoding="utf-8", newline="\n")
        sys.stdout.write(f"{place}\n")
    for place in left_over():
        (ROOT / place).unlink()
        sys.stdout.write(f"{place} is gone\n")


if __name__ == "__main__":
    main()
