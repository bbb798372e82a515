"""What the terminal says of Kingdom: the same in four languages, and all of it needed."""

import pytest

from deckwright.cli.words import PACKAGE, Words
from deckwright.games.kingdom.kind import KIND
from deckwright.games.kingdom.table.kingdom import Kingdom
from tests.speaking import Speaking

# What the program says of any game, in words of this one.
OVER = {"help-actions", "type-something", "end-turn-anyway", "tree-score"}
COMMANDS = {
    f"{part}-{command.name}" for command in KIND.terminal().commands for part in ("order", "usage", "help")
}  # fmt: skip
SPEAKING = Speaking("deckwright.games.kingdom.terminal", (PACKAGE, KIND.viewed.messages))


def test_all_languages_say_the_same() -> None:
    SPEAKING.check_languages()
    SPEAKING.check_texts()


def test_every_text_that_it_asks_for_exists_and_gets_its_values() -> None:
    SPEAKING.check_calls(at_least=50)


def test_no_text_is_left_over() -> None:
    headings = {f"heading-{column.name}" for column in KIND.terminal().columns}
    whys = {f"why-{why}" for why in Kingdom.WHYS if why != "branch"}
    assert {*SPEAKING.unused()} == OVER | headings | COMMANDS | whys
    assert {*Speaking(PACKAGE).variables} >= OVER


@pytest.mark.parametrize("lang", ["en", "pt", "pl", "ru"])
def test_the_words_for_commands_differ(lang: str) -> None:
    words = Words(lang, KIND)
    keys = {key for key in (*SPEAKING.variables, *Speaking(PACKAGE).variables) if key.startswith("order-")}
    keys -= {"order-undo-turn", "order-all"}
    aliases = sorted(alias for key in keys for alias in words.alternatives(key))
    assert len(aliases) == len({*aliases})


@pytest.mark.parametrize(
    ("lang", "expected"),
    [
        ("en", {1: "1 coin", 2: "2 coins"}),
        ("pt", {1: "1 moeda", 2: "2 moedas"}),
        ("pl", {1: "1 moneta", 2: "2 monety", 5: "5 monet", 22: "22 monety"}),
        ("ru", {1: "1 монета", 2: "2 монеты", 5: "5 монет", 21: "21 монета"}),
    ],
)
def test_numbers_take_the_right_form(lang: str, expected: dict[int, str]) -> None:
    for n, text in expected.items():
        assert Words(lang, KIND).say("held-coin", n=n) == text
