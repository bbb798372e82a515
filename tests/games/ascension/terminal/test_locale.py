"""What the terminal says of Ascension: the same in four languages, and all of it needed."""

import pytest

from deckwright.cli.words import PACKAGE, Words
from deckwright.games.ascension.kind import KIND
from tests.speaking import Speaking

OVER = {"which-card", "help-actions"}  # what the program says of any game, in words of this one
SPEAKING = Speaking("deckwright.games.ascension.terminal", (PACKAGE, KIND.viewed.messages))


def test_all_languages_say_the_same() -> None:
    SPEAKING.check_languages()
    SPEAKING.check_texts()


def test_every_text_that_it_asks_for_exists_and_gets_its_values() -> None:
    SPEAKING.check_calls(at_least=30)


def test_no_text_is_left_over() -> None:
    headings = {f"heading-{column.name}" for column in KIND.terminal().columns}
    assert {*SPEAKING.unused()} == OVER | headings
    assert {*Speaking(PACKAGE).variables} >= OVER


@pytest.mark.parametrize(
    ("lang", "expected"),
    [
        ("en", {1: "1 card to play", 2: "2 cards to play", 5: "5 cards to play", 21: "21 cards to play"}),
        ("pt", {1: "jogar 1 carta", 2: "jogar 2 cartas", 5: "jogar 5 cartas", 21: "jogar 21 cartas"}),
        (
            "pl",
            {
                1: "1 karta do zagrania",
                2: "2 karty do zagrania",
                5: "5 kart do zagrania",
                21: "21 kart do zagrania",
                22: "22 karty do zagrania",
            },
        ),
        (
            "ru",
            {
                1: "разыграть 1 карту",
                2: "разыграть 2 карты",
                5: "разыграть 5 карт",
                11: "разыграть 11 карт",
                21: "разыграть 21 карту",
            },
        ),
    ],
)
def test_numbers_take_the_right_form(lang: str, expected: dict[int, str]) -> None:
    for count, text in expected.items():
        assert Words(lang, KIND).say("left-play", count=count) == text
