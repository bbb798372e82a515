"""The typeface has every letter of the four languages, and numbers stand under each other in it."""

import itertools
import unicodedata
from io import BytesIO
from pathlib import Path

import pytest
from fontTools.ttLib import TTFont

from generators.typeface.build import CAPITAL, SMALL, typeface

ROOT = Path(__file__).parents[2]
MOST = 40_000  # bytes
ALPHABETS = {
    "en": "ABCDEFGHIJKLMNOPQRSTUVWXYZ",
    "pt": "ÁÀÂÃÇÉÊÍÓÔÕÚÜ",
    "pl": "ĄĆĘŁŃÓŚŹŻ",
    "ru": "АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ",
}


@pytest.fixture(scope="module")
def font() -> TTFont:
    return TTFont(BytesIO(typeface()))


def test_it_is_small() -> None:
    assert len(typeface()) < MOST


@pytest.mark.parametrize("lang", ALPHABETS)
def test_it_has_every_letter_of_a_language_large_and_small(font: TTFont, lang: str) -> None:
    letters = font.getBestCmap()
    assert [one for one in ALPHABETS[lang] + ALPHABETS[lang].lower() if ord(one) not in letters] == []


def test_it_has_whatever_letter_occurs_in_what_the_pages_say(font: TTFont) -> None:
    """Words of the pages and of the games, in all four languages: titles, names, buttons and everything else."""
    files = [
        *ROOT.glob("web/src/**/locale/**/*.ftl"),
        *ROOT.glob("src/deckwright/**/*.ftl"),
        *ROOT.glob("src/deckwright/**/*.yaml"),
    ]
    assert len(files) > 60
    met = {
        one
        for file in files
        for one in file.read_text(encoding="utf-8")
        if one.isalnum() and one.isprintable() and unicodedata.category(one) != "No"
    }
    assert {one for one in met if ord(one) not in font.getBestCmap()} == set()


def test_digits_are_of_one_width(font: TTFont) -> None:
    letters, widths = font.getBestCmap(), font["hmtx"]
    assert len({widths[letters[ord(digit)]][0] for digit in "0123456789"}) == 1


def test_lowercase_letters_are_small_capitals(font: TTFont) -> None:
    letters, outlines = font.getBestCmap(), font["glyf"]
    for letter in "EHIЖП":
        assert outlines[letters[ord(letter)]].yMax == pytest.approx(CAPITAL, abs=14)
        assert outlines[letters[ord(letter.lower())]].yMax == pytest.approx(SMALL, abs=14)


def test_letters_that_lean_towards_each_other_stand_closer(font: TTFont) -> None:
    """Worst without: A beside V, T before a small letter, Г before а."""
    letters, pairs = font.getBestCmap(), font["GPOS"].table.LookupList.Lookup[0].SubTable

    def moved(first: str, second: str) -> int:
        one, two = letters[ord(first)], letters[ord(second)]
        for table in pairs:
            if one in table.Coverage.glyphs:
                row = table.Class1Record[table.ClassDef1.classDefs.get(one, 0)].Class2Record
                found = row[table.ClassDef2.classDefs.get(two, 0)].Value1
                if found is not None and getattr(found, "XAdvance", 0):
                    return int(found.XAdvance)
        return 0

    closer = [("A", "V"), ("V", "A"), ("T", "a"), ("Г", "а"), ("L", "T"), ("Ł", "Ó"), ("Р", "А")]
    assert [moved(*pair) < -10 for pair in closer] == [True] * len(closer)
    assert all(moved(a, b) > -10 for a, b in itertools.product("HIN", repeat=2))
