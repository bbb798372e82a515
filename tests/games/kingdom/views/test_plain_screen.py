"""The plain screen shows a kingdom by the fields of its views, in every language, and spoils nothing."""

import io
import random

import pytest
from rich.cells import cell_len
from rich.console import Console

import deckwright as dw
from deckwright.cards.model import LANGUAGES
from deckwright.cli.showing import show_game
from deckwright.table.rulesets import resolve


def drawn(view: dict, lang: str, width: int) -> str:
    shown = show_game(resolve("kingdom"), lang, ["Ana"], plain=True)
    paper = io.StringIO()
    for part in shown.screen.board(view, 0, width):
        Console(width=width, file=paper).print(part)
    return paper.getvalue()


def in_one_line(text: str) -> str:
    return " ".join(text.split())


def test_what_lies_open_is_told_in_words() -> None:
    game = dw.scenario("kingdom", round=9, play=[8, 15], deck=[4], discard=[1], permanents=[24], destroyed=[23],
                       stage={8: 2, 15: 4}, stickers={1: [2, 8]}, ticks={24: [1]}, pool={"wood": 2, "stone": 1}, seed=1)  # fmt: skip
    told = in_one_line(drawn(game.view(0), "en", 110))
    for words in (
        "Resources: wood ×2, stone ×1", "On top: Hartswood", "Arrow: right · To stage: 3 · Price now: wood ×2, stone ×1 · Can be paid",
        "Stickers by stage: 1: wood, 2 fame", "Ticked boxes by stage: 1: 1", "Produces: coin, wood",
    ):  # fmt: skip
        assert words in told, words
    assert "Zasoby: drewno ×2, kamień ×1" in in_one_line(drawn(game.view(0), "pl", 110))


@pytest.mark.parametrize(("lang", "width"), [("en", 100), ("pl", 60), ("ru", 60), ("pt", 44)])
def test_the_screen_fits_and_names_no_card_that_may_not_be_read(lang: str, width: int) -> None:
    game, chance = dw.new("kingdom", seed=4), random.Random(4)
    for _ in range(150):
        game.play(chance.choice(game.actions()))
    told = drawn(game.view(0), lang, width)
    assert max(cell_len(line) for line in told.splitlines()) <= width
    read = {face["number"] for face in game.faces(lang)}  # type: ignore[attr-defined]
    names = {card.number: card.name(lang) for card in dw.cards("kingdom")}  # type: ignore[attr-defined]
    known = {names[number] for number in read}
    flat = in_one_line(told)
    assert [name for number, name in names.items() if number not in read and name not in known and name in flat] == []
    assert any(names[card["card"]] in flat for card in game.view(0)["discard"] + game.view(0)["deck"]["cards"])


def test_every_language_is_drawn() -> None:
    assert len({drawn(dw.new("kingdom", seed=1).view(0), lang, 100) for lang in LANGUAGES}) == len(LANGUAGES)
