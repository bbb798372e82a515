"""Writes every generated file anew: `make docs`, or `python -m generators`."""

import sys
from collections.abc import Callable, Mapping
from pathlib import Path

from deckwright.table.kinds import doors, kind_named
from generators import card_texts, interface
from generators.card_language import designer_guide
from generators.environments import environments_page
from generators.kingdom_language import kingdom_guide
from generators.python_page import python_page
from generators.recorded_steps import recorded_steps
from generators.typeface.build import typeface

ROOT = Path(__file__).parents[1]
CARD_TEXTS = "tests/games/{game}/cards/texts"
# Files that one function writes; whoever adds one, adds a line.
PAGES: Mapping[str, Callable[[], str]] = {
    "docs/card-language.md": designer_guide,
    "docs/environments.md": environments_page,
    "docs/kingdom-language.md": kingdom_guide,
    "docs/python.md": python_page,
    "web/src/api/steps.sample.json": recorded_steps,
    "web/src/api/types.gen.ts": interface.page_types,
}
# The same of files that are no text.
FILES: Mapping[str, Callable[[], bytes]] = {
    "web/src/shell/style/orrery.woff2": typeface,
}


def texts() -> dict[str, str]:
    """The texts of the cards of every game that comes along, by their place."""
    along = (kind_named(name) for name, door in doors() if isinstance(door, str))
    return {
        f"{CARD_TEXTS.format(game=kind.name)}/{name}": text
        for kind in along
        for name, text in card_texts.all_texts(kind).items()
    }


def generated() -> dict[str, bytes]:
    """What every generated file must say, by its place."""
    said = {**{place: write() for place, write in PAGES.items()}, **texts()}
    made = {place: make() for place, make in FILES.items()}
    return {**{place: text.encode() for place, text in said.items()}, **made}


def stale() -> dict[str, bytes]:
    """The files that say something else than they must, or are not there; as they must be."""
    return {place: content for place, content in generated().items() if written(place) != content}


def written(place: str) -> bytes | None:
    """What a file says."""
    file = ROOT / place
    return file.read_bytes() if file.is_file() else None


def left_over() -> list[str]:
    """Texts of sets that are no longer there."""
    there = (file.relative_to(ROOT).as_posix() for file in ROOT.glob(f"{CARD_TEXTS.format(game='*')}/*"))
    return sorted({*there} - {*texts()})


def main() -> None:
    """Write what is stale, take away what is left over, and say which files those were."""
    for place, content in stale().items():
        (ROOT / place).parent.mkdir(parents=True, exist_ok=True)
        (ROOT / place).write_bytes(content)
        sys.stdout.write(f"{place}\n")
    for place in left_over():
        (ROOT / place).unlink()
        sys.stdout.write(f"{place} is gone\n")


if __name__ == "__main__":
    main()
