"""The plain screen: it shows any game by the fields of its views, well enough to play it."""

import io
import json
import re
from collections.abc import Iterator
from dataclasses import replace
from itertools import count

import pytest
from rich.cells import cell_len
from rich.console import Console

import deckwright as dw
from deckwright.cli.plain.layout import lay_out
from deckwright.cli.showing import show_game
from deckwright.games.ascension import kind as door
from deckwright.kernel import playing
from deckwright.table import kinds
from deckwright.table.rulesets import find_ruleset, resolve
from deckwright.table.terminal import AtTerminal
from tests.cli.desk import beginning, deckwright, sitting, words_of
from tests.talk import given

A_TURN = ["all", "1", "1", "acq mystic", "end turn", "y"]


def look_anew() -> None:
    for found in (kinds.kinds, kinds.open_door, find_ruleset):
        found.cache_clear()


@pytest.fixture
def bare_game(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The only game there is brings nothing for terminals."""
    monkeypatch.setattr(door, "KIND", replace(door.KIND, terminal=AtTerminal))
    look_anew()
    yield
    monkeypatch.undo()
    look_anew()


def drawn(view: dict, seat: int, lang: str = "en", width: int = 80, **how: bool) -> str:
    shown = show_game(resolve(view["ruleset"]), lang, ["Ana", "Bo", "Cy", "Dee"], plain=True)
    paper = io.StringIO()
    for part in shown.screen.board(view, seat, width, **how):
        Console(width=width, file=paper).print(part)
    return paper.getvalue()


@pytest.mark.parametrize(("lang", "width"), [("en", 100), ("pl", 60), ("ru", 60), ("pt", 40)])
def test_a_table_fits_the_terminal(lang: str, width: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", str(width))
    more = ["--ruleset", "rise-of-vigil", "--players", "3", "--lang", lang]
    result = deckwright("play", "--plain", *more, "--seed", "4", typed=A_TURN * 4)
    assert result.exit_code == 0, result.output
    *lines, _ = result.stdout.splitlines()  # the last one is a command, which is never broken
    assert max(cell_len(line) for line in lines) <= width
    assert "\x1b" not in result.stdout


@pytest.mark.parametrize(("lang", "mode", "seats"), [("en", "versus", 2), ("ru", "solo", 1), ("pl", "teams", 4)])
def test_a_whole_game_by_numbers(lang: str, mode: str, seats: int, capsys: pytest.CaptureFixture[str]) -> None:
    game = dw.scenario("ascension-10th", players=seats, mode=mode, pool=8, seed=3)
    turn = count()

    def number(_: str) -> str:
        return str(max(1, len(table.game.actions()) - next(turn) % 3))

    table = sitting(game, ["human", *["random"] * (seats - 1)], number, lang=lang, plain=True)
    assert table.run() == 0 and game.over
    told = capsys.readouterr().out
    result = told[told.index(table.words.say("game-over")) :]
    for seat, score in enumerate(game.scores()):
        assert re.search(rf"{table.names[seat]}\D+{score}\b", result)
    won = ", ".join(table.names[seat] for seat in game.winners())
    end = table.words.say("wins", player=won, count=len(game.winners())) if won else table.words.say("nobody-wins")
    assert end in result


def test_everything_that_the_view_holds_is_shown_by_its_name() -> None:
    game = given("rise-of-vigil", hand=["apprentice", "militia"], discard=["mystic", "mystic"], runes=4)
    told = words_of(drawn(game.view(0), 0))
    for part in ("Round 1 · Your turn", "Runes: 4", "Discard pile (2): Mystic ×2", "Hand (2): Apprentice, Militia",
                 "Always Available", "– Mystic ×", "Center Row"):  # fmt: skip
        assert part in told
    other = words_of(drawn(game.view(1), 1, "pl"))
    assert "Tura gracza: Ana" in other and "Karty na ręce: 2" in other
    assert "Ręka (2)" not in other, "what is hidden is not there"


def test_slots_are_counted_and_empty_ones_said() -> None:
    view = given(row=["mephit", "spike-vixen"]).view(0)
    view["row"][1]["card"] = None
    lines = [line.strip() for line in drawn(view, 0).splitlines()]
    assert any(line.startswith("1 Mephit") for line in lines) and any(line.startswith("2 Empty") for line in lines)


def test_the_order_of_cards_is_kept_where_it_means_something() -> None:
    view = given(hand=[["apprentice"], ["militia"]]).view(0)
    view["seats"][0]["played"] = ["mystic", "apprentice", "mystic"]
    layout = lay_out(door.KIND.viewed.fields.fields, view)
    played = next(zone for zone in layout.seats[0].zones if zone.field.name == "played")
    assert [spot.card for spot in played.spots] == ["mystic", "apprentice", "mystic"]


def test_who_plays_without_a_seat_has_a_name() -> None:
    told = drawn(dw.new("ascension-10th", players=1, mode="solo", seed=1).view(0), 0)
    assert "Opponent" in told and "Name: Samael" in told


def test_equal_names_are_told_apart_by_their_slots(capsys: pytest.CaptureFixture[str]) -> None:
    game = given(row=["wolf-shaman", "mephit", "wolf-shaman"], runes=5)
    typed = iter(["wolf", "acq wolf 3", "quit"])
    sitting(game, ["human", "random"], lambda _: next(typed), plain=True).run()
    told = words_of(capsys.readouterr().out)
    assert "Acquire: Wolf Shaman @1" in told and "Acquire: Wolf Shaman @3" in told
    assert "“wolf” may mean: " in told
    assert game.history == ["acquire wolf-shaman@3"]


def test_a_refusal_has_the_reason_of_the_game(capsys: pytest.CaptureFixture[str]) -> None:
    game = given(hand=["apprentice"], row=["kor-the-ferromancer"])
    typed = iter(["acquire kor-the-ferromancer@1", "quit"])
    sitting(game, ["human", "random"], lambda _: next(typed), plain=True).run()
    assert "it costs 3 runes, you have 0" in words_of(capsys.readouterr().out)


def test_a_turn_that_leaves_something_is_ended_when_it_is_said_twice(capsys: pytest.CaptureFixture[str]) -> None:
    game = given(hand=["apprentice"])
    typed = iter(["end turn", "n", "end turn", "end turn", "quit"])
    sitting(game, ["human", "random"], lambda _: next(typed), plain=True).run()
    assert game.history[0] == "end turn"
    assert words_of(capsys.readouterr().out).count("Still possible: Play: Apprentice. End the turn?") == 2


def test_a_replay_shows_what_every_seat_has(capsys: pytest.CaptureFixture[str]) -> None:
    deckwright("play", "--save", "game.json", "--seed", beginning(0), "--names", "Ana,Bo", typed=["all"])
    told = deckwright("replay", "--plain", "game.json", typed=["", "q"]).stdout
    assert len(re.findall(r"^ *Hand \(5\): ", told, re.MULTILINE)) == 3  # Ana's, then only Bo's
    assert "Ana: Play: " in told


def test_a_game_that_brings_nothing_is_played_on_it(bare_game: None) -> None:
    result = deckwright(
        "play", "--seed", beginning(0), "--names", "Ana,Bo", typed=["help", "card mystic", "card", *A_TURN]
    )
    assert result.exit_code == 0, result.output
    told = words_of(result.stdout)
    assert "Honor pool: 60" in told and "Acquire: Mystic" in told
    assert "by its number, by its text or by part of it" in told, "nothing of another game in the help"
    assert "Mystic 30 copies" in told.replace("20 copies", "30 copies") and "Type: card NAME" in told


def test_its_cards_are_listed_with_what_every_card_has(bare_game: None) -> None:
    listed = deckwright("cards", "list", "--set", "ascension-10th")
    assert listed.exit_code == 0, listed.output
    heading = next(line for line in listed.stdout.splitlines() if "Id" in line)
    assert re.findall(r"\w+", heading) == ["Id", "Name", "Copies"]
    facts = json.loads(deckwright("cards", "list", "--set", "ascension-10th", "--json").stdout)[0]
    assert {"id", "name", "copies", "keywords", "rulings", "set"} <= {*facts} and "faction" not in facts
    assert deckwright("cards", "show", "mystic").exit_code == 0


def test_what_a_game_has_no_rules_for_is_refused_in_a_line(monkeypatch: pytest.MonkeyPatch) -> None:
    bound = door.KIND.bound
    fewer = replace(bound, rules={open_: own for open_, own in bound.rules.items() if open_ is not playing.score})
    with monkeypatch.context() as patch:
        patch.setattr(door, "KIND", replace(door.KIND, bound=fewer))
        look_anew()
        result = deckwright("bench")
    look_anew()
    assert re.fullmatch(
        r"deckwright: The game ascension brings no rule score, which \w+ needs\.", result.stderr.splitlines()[-1]
    )
    assert result.exit_code == 2 and result.stdout == ""
