"""One word for one thing: what a person reads keeps to the words of the rulebooks, in every language."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from deckwright.cards.model import LANGUAGES

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "deckwright"
KEY = re.compile(r"^[a-z][\w-]* =")
INNER = re.compile(r"\$[\w-]+|\{ ?[\w-]+ ?\}")  # names of values and of other messages

# What is not said, and what is said instead.
OTHER_WORDS = {
    "en": [
        (r"\bteam-mate", "teammate"),
        (r"\bslots?\b", "space"),
        (r"\b(empty|empties a|added|new|six|its own) places?\b", "space"),
    ],
    "pt": [
        (r"\bprovoca", "desencadear"),
        (r"\b(única|cada|menos essa) Energia\b", "1 de Energia"),
        (r"\b1 [\w ]+ ou mais\b", "ao menos 1"),
        (r"\ba mesma Honra\b", "tanta Honra quanto"),
        (r"\btoque em\b", "clique em"),
        (r"(?i)\bd?este dispositivo\b", "este aparelho"),
        (r"\bQuebrado\b", "Erro no servidor"),
    ],
    "pl": [
        (r"\bVigil\w", "Vigil, in every case"),
        (r"\bdla pamięci\b", "pomoce pamięciowe"),
        (r"\bręki lub\b", "ręki albo"),
        (r"\bkonstrukt\w* lub więcej\b", "co najmniej"),
        (r"w tej turze zagrano (już )?(innego )?bohatera", "masz zagranego bohatera"),
        (r"(?i)\b(zakończ \w*stół|stół zakończono|stół zmienił)\b", "gra przy stole"),
    ],
    "ru": [
        (r"(?i)\bсоперник(ов|ам|ами|ах)\b", "противники; one соперник is the solo opponent"),
        (r"(?i)\bс?дела\w*( \w+)? ход", "совершить ход"),
        (r"(?i)\bход( от [^,;.]+)? делается", "ход совершается"),
        (r"\bкаждую энергию\b", "каждую единицу энергии"),
        (r"(?i)\bсверху колоды\b", "на верху колоды"),
        (r"\bне менее 1 ", "хотя бы 1"),
        (r"\bСломано\b", "Сбой на сервере"),
    ],
}  # fmt: skip

# Rules and rulings that use "place" for something else than a space of the row.
NO_SPACES = {"A-18.9", "R-031", "V-044", "V-136"}


def entries() -> Iterator[dict[str, object]]:
    for name in ("rules", "rulings"):
        yield from json.loads(
            (SOURCE / "games" / "ascension" / "rulebook" / f"{name}.json").read_text(encoding="utf-8")
        )


def messages(path: Path) -> str:
    """A Fluent file without comments, keys and names of values."""
    lines = [line for line in path.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
    return "\n".join(INNER.sub("", KEY.sub("", line)) for line in lines)


def texts(lang: str) -> Iterator[tuple[str, str]]:
    """Everything that is read in a language, by where it stands."""
    for path in [*SOURCE.rglob(f"locale/{lang}.ftl"), *(ROOT / "web" / "src").rglob(f"locale/{lang}/*.ftl")]:
        yield str(path.relative_to(ROOT)), messages(path)
    for path in (ROOT / "tests" / "games").glob(f"*/cards/texts/*.{lang}.txt"):
        yield path.name, path.read_text(encoding="utf-8")
    for path in SOURCE.glob("games/*/cards/sets/*.yaml"):
        yield path.name, "\n".join(re.findall(rf"\b{lang}: \"?([^\",}}]+)", path.read_text(encoding="utf-8")))
    for entry in entries():
        title = entry["title"]
        assert isinstance(title, dict)
        yield str(entry["id"]), f"{title[lang]}\n{entry[lang]}"


@pytest.mark.parametrize(
    ("lang", "pattern", "instead"), [(lang, *pair) for lang in LANGUAGES for pair in OTHER_WORDS[lang]]
)
def test_one_word_for_one_thing(lang: str, pattern: str, instead: str) -> None:
    found = [(where, hit[0]) for where, text in texts(lang) for hit in re.finditer(pattern, text)]
    assert found == [], f"in place of these: {instead}"


def test_a_space_of_the_row_is_called_a_space() -> None:
    said = {str(entry["id"]) for entry in entries() if re.search(r"\bplaces?\b", str(entry["en"]))}
    assert said == NO_SPACES


def test_documentation_uses_the_same_english() -> None:
    for path in [ROOT / "README.md", *(ROOT / "docs").glob("*.md")]:
        assert "team-mate" not in path.read_text(encoding="utf-8"), path.name
