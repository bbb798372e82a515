"""What the screen of a kingdom shows."""

import random

import pytest
from rich.cells import cell_len

import deckwright as dw
from deckwright.games.kingdom.terminal.amounts import missing
from deckwright.games.kingdom.terminal.screen import runs
from tests.games.kingdom.terminal.desk import drawn, typed


def line_of(text: str, number: int) -> str:
    """The line about a card."""
    line = next(line for line in text.splitlines() if line.strip().startswith(f"#{number} "))
    return " ".join(line.split())


def test_the_head_tells_how_far_the_game_is() -> None:
    text = drawn(dw.new("kingdom", seed=7))
    first, second, third, *_ = text.splitlines()
    assert first.startswith("Round 1 · Turn 1 · 30 rounds left")
    assert first.endswith("★ Fame: 0 · restart still open")
    assert second.startswith("Deck (6), on top: #7 Kestrel Crag")
    assert second.endswith("Still in the box (128): 11–138")
    assert third.strip() == "Resources: –"


def test_a_card_shows_what_it_gives_and_what_it_can_become() -> None:
    """Payable now, payable after producing, or not, and then what is missing."""
    game = dw.scenario("kingdom", play=[4, 6, 8, 2], pool={"coin": 2})
    text = drawn(game)
    assert line_of(text, 2).endswith("+1 coin ↓ 2 coins ✓")
    assert line_of(text, 6).endswith("+1 stone ↓ 1 coin, 1 wood ◐")
    assert line_of(text, 4).endswith("+1 wood → 1 coin, 2 stone ✗ 1 stone short")
    assert "» fell: discard this card: gain 1 wood" in text


def test_blocked_cards_and_blockers_name_each_other() -> None:
    text = drawn(dw.scenario("kingdom", play=[4, 1, 14], blocks={14: [1]}))
    assert "blocked by #14 Hedge Thieves" in line_of(text, 1)
    assert "blocks #1 Briar Common" in text
    assert "★−" in line_of(text, 14)


def test_marks_are_drawn() -> None:
    game = dw.scenario("kingdom", play=[4, 1], permanents=[24], ticks={24: [1, 2]}, stickers={1: [1, 8]}, stage={1: 3})
    text = drawn(game)
    assert "☒☒☐☐☐☐☐☐" in text
    assert "stickers: coin, 2 fame" in " ".join(text.split())


def test_known_cards_of_the_deck_are_named_in_their_order() -> None:
    text = drawn(dw.scenario("kingdom", play=[4], deck=[9, 2, 6], known_top=2))
    assert "Known on top of the deck: #9 Squatters' Hearth, #2 Briar Common" in text
    assert "Deck (3), on top: #9 Squatters' Hearth" in text


def test_what_would_be_lost_stands_beside_the_action() -> None:
    assert "Advance  loses 1 coin" in typed("p8")


@pytest.mark.parametrize(("lang", "width"), [("en", 60), ("pl", 80), ("ru", 60), ("pt", 120), ("ru", 120), ("en", 40)])
def test_a_late_table_fits_the_terminal(lang: str, width: int) -> None:
    game, draw = dw.new("kingdom", seed=3), random.Random(5)
    while game.round < 12:
        actions = [action.text for action in game.actions()]
        better = [text for text in actions if text.startswith("upgrade")]
        game.play(draw.choice(better or actions))
    for full in (False, True):
        assert max(cell_len(line) for line in drawn(game, width, lang, full).splitlines()) <= width


@pytest.mark.parametrize(
    ("numbers", "text"), [([], ""), ([3], "3"), ([11, 12, 13, 75, 80, 81], "11–13, 75, 80–81"), ([5, 3, 4], "3–5")]
)
def test_numbers_in_a_row_stand_together(numbers: list[int], text: str) -> None:
    assert runs(numbers) == text


@pytest.mark.parametrize(
    ("price", "have", "lacks"),
    [
        ({"coin": 2}, {"coin": 2}, {}),
        ({"coin": 2, "wood": 1}, {"coin": 1}, {"coin": 1, "wood": 1}),
        ({"wood/stone": 2}, {"wood": 1}, {"wood/stone": 1}),
        ({"wood/stone": 1, "wood": 1}, {"wood": 1, "stone": 1}, {}),
        ({"any": 3}, {"coin": 1, "good": 1}, {"any": 1}),
    ],
)
def test_what_is_missing_is_counted_kind_by_kind(
    price: dict[str, int], have: dict[str, int], lacks: dict[str, int]
) -> None:
    assert missing(price, have) == lacks
