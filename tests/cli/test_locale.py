"""The four languages say the same things, and the program says nothing that they lack."""

from itertools import pairwise

import pytest

from deckwright.cards.model import LANGUAGES
from deckwright.cli.words import PACKAGE, Words, language_of, printable, simple
from tests.speaking import Speaking

SPEAKING = Speaking(PACKAGE)


def test_all_languages_say_the_same() -> None:
    SPEAKING.check_languages()
    SPEAKING.check_texts()


def test_every_text_that_the_program_asks_for_exists_and_gets_its_values() -> None:
    SPEAKING.check_calls(at_least=100)


def test_no_text_is_left_over() -> None:
    assert SPEAKING.unused() == []


def test_the_words_for_orders_differ() -> None:
    for lang in LANGUAGES:
        orders = [key for key in SPEAKING.variables if key.startswith("order-") and key != "order-undo-turn"]
        aliases = sorted(alias for key in orders for alias in Words(lang).alternatives(key))
        assert all(one != other for one, other in pairwise(aliases)), lang


@pytest.mark.parametrize(
    ("environ", "lang"),
    [
        ({}, "en"),
        ({"LANG": "pl_PL.UTF-8"}, "pl"),
        ({"LANG": "pt_BR.UTF-8"}, "pt"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "pl_PL.UTF-8", "LC_ALL": "ru_RU.UTF-8"}, "ru"),
        ({"LANG": "pl_PL.UTF-8", "LC_ALL": ""}, "pl"),
    ],
)
def test_the_language_comes_from_the_environment(environ: dict[str, str], lang: str) -> None:
    assert language_of(environ) == lang


def test_accents_and_signs_do_not_matter_when_names_are_compared() -> None:
    assert simple("Kor, the Ferromancer") == "kor the ferromancer"
    assert simple("Místico") == "mistico"
    assert simple("Żółw-Łoś") == "zolw los"
    assert simple("Ведьма-мухоловка") == "ведьма мухоловка"


def test_names_cannot_steer_the_terminal() -> None:
    assert printable("\x1b[2JAna\r\n\tBo") == "[2JAna Bo"
