"""`deckwright play`: whole games, wrong input, and what the program can be asked at the table."""

import re
from itertools import count
from pathlib import Path

import pytest
from rich.cells import cell_len

import deckwright as dw
from deckwright.bots import BOTS, names
from deckwright.sim.simulator import policy_names
from tests.cli.desk import beginning, deckwright, play_lines, refused, saved, saved_actions, sitting, words_of
from tests.talk import given

# Plays what can be played, tries to acquire and defeat, then ends the turn; what does not fit is refused.
A_TURN = ["all", "1", "1", "acq mystic", "defeat cultist", "end turn", "y"]


def test_a_whole_game_against_a_bot_from_typed_lines() -> None:
    arguments = ["--seats", "human,random", "--names", "Ana,Bo", "--seed", beginning(0)]
    result = deckwright("play", *arguments, typed=A_TURN * 150)
    assert result.exit_code == 0, result.output
    assert "Game over" in result.stdout
    assert re.search(r"(Ana|Bo) wins!", result.stdout)
    assert saved()["over"]
    game = dw.load(saved()["game"])
    for seat, name in enumerate(("Ana", "Bo")):
        tokens, total = game.honor(seat), game.scores()[seat]
        assert re.search(rf"{name}\D+{tokens}\D+{total - tokens}\D+{total}\b", result.stdout.split("Final score")[1])


@pytest.mark.parametrize(("players", "seed"), [(["human", "random"], 3), (["human"], 5)])
def test_a_whole_game_by_numbers_near_the_end_of_the_list(
    players: list[str], seed: int, capsys: pytest.CaptureFixture[str]
) -> None:
    mode = "solo" if len(players) == 1 else "versus"
    game = dw.scenario("ascension-10th", players=len(players), mode=mode, pool=12, seed=seed)
    turn = count()

    def number(_: str) -> str:
        actions = table.labels.ordered(table.game.actions())
        return str(max(1, len(actions) - next(turn) % 3))

    table = sitting(game, players, number)
    assert table.run() == 0
    assert game.over
    assert "Game over" in capsys.readouterr().out


def test_bots_alone_are_watched() -> None:
    result = deckwright("play", "--seats", "greedy,greedy", "--seed", "2")
    assert result.exit_code == 0, result.output
    assert "Greedy 1" in result.stdout
    assert "Game over" in result.stdout


def test_a_solo_game_shows_the_rival() -> None:
    result = deckwright("play", "--mode", "solo", "--seed", "4", typed=["all", "end turn", "y"])
    assert result.exit_code == 0, result.output
    assert "Samael · Honor: " in result.stdout


@pytest.mark.parametrize(("lang", "width"), [("en", 80), ("pt", 80), ("pl", 80), ("ru", 80), ("en", 170), ("ru", 110)])
def test_the_table_fits_the_terminal(lang: str, width: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", str(width))
    result = deckwright("play", "--lang", lang, "--seed", "11", "--players", "3", typed=A_TURN * 3)
    assert result.exit_code == 0, result.output
    assert max(cell_len(line) for line in result.stdout.splitlines()) <= width
    assert "\x1b" not in result.stdout, "output to a file is plain"


def test_the_table_shows_everything_that_is_open() -> None:
    result = deckwright("play", "--seed", beginning(0), "--names", "Ana,Bo")
    view = dw.load(saved()["game"]).view(0)
    for place in view["row"]:
        assert dw.card("ascension-10th", place["card"]).name("en") in result.stdout
    for part in (
        "Round 1",
        "Honor pool: 60",
        "Void (0)",
        "Center Deck (94)",
        "Mystic ×20",
        "Bo · Honor: 0",
        "Hand (5)",
    ):
        assert part in result.stdout
    assert re.search(r"Hand: .*Apprentice", result.stdout)


@pytest.mark.parametrize(
    ("lang", "word"),
    [("en", "End turn"), ("pt", "Finalizar turno"), ("pl", "Zakończ turę"), ("ru", "Завершить ход")],
)
def test_the_program_speaks_four_languages(lang: str, word: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert word in deckwright("play", "--seed", beginning(0), "--lang", lang).stdout
    monkeypatch.setenv("LANG", f"{lang}_XX.UTF-8")
    assert word in deckwright("play", "--seed", "1").stdout


def test_the_same_seed_deals_the_same_game() -> None:
    played = []
    for name in ("a.json", "b.json"):
        deckwright("play", "--seed", "abc", "--save", name, typed=A_TURN * 3)
        played.append(saved_actions(Path(name)))
    assert played[0] == played[1]
    assert len(played[0]) > 20


def test_ending_the_turn_too_early_is_asked_once() -> None:
    result = deckwright("play", "--seed", beginning(0), typed=["end turn", "n", "end turn", "y"])
    assert result.stdout.count("End the turn?") == 2
    assert "5 cards to play" in result.stdout
    assert saved_actions()[0] == "end turn"


def test_ending_the_turn_twice_is_a_yes() -> None:
    deckwright("play", "--seed", beginning(0), typed=["end turn", "end turn"])
    assert saved_actions()[0] == "end turn"


def test_another_answer_to_the_question_is_done_instead() -> None:
    deckwright("play", "--seed", beginning(0), typed=["end turn", "play apprentice"])
    assert saved_actions() == ["play apprentice"]


def test_ending_the_turn_is_not_asked_when_nothing_is_left(capsys: pytest.CaptureFixture[str]) -> None:
    lines = iter(["end turn", "quit"])
    sitting(given(hand=[[], ["apprentice"]]), ["human", "random"], lambda _: next(lines)).run()
    assert "End the turn?" not in capsys.readouterr().out


def test_undo_takes_back_what_showed_nothing_new() -> None:
    result = deckwright("play", "--seed", beginning(0), typed=["play apprentice", "play apprentice", "undo"])
    assert "Undone." in result.stdout
    assert saved_actions() == ["play apprentice"]


def test_undo_turn_goes_back_to_its_beginning() -> None:
    deckwright("play", "--seed", beginning(0), typed=["play apprentice", "play apprentice", "undo turn"])
    assert saved_actions() == []


def test_undo_is_refused_with_the_reason(capsys: pytest.CaptureFixture[str]) -> None:
    lines = iter(["undo", "quit"])
    sitting(given(hand=["apprentice"]), ["human", "random"], lambda _: next(lines)).run()
    assert "There is nothing to take back." in capsys.readouterr().out


@pytest.mark.parametrize(("lang", "told"), [("en", "a card has been drawn"), ("pl", "Nie można cofnąć")])
def test_undo_is_refused_once_something_new_was_seen(lang: str, told: str) -> None:
    result = deckwright("play", "--seats", "human,human", "--lang", lang, typed=["", "end turn", "y", "", "undo"])
    assert told in words_of(result.stdout)


def test_why_names_card_and_rule() -> None:
    result = deckwright("play", "--seed", beginning(0), typed=["play apprentice", "why"])
    told = result.stdout.rpartition("> why")[2]
    assert "Apprentice" in told
    rules = re.findall(r"\bA-\d+\.\d+", told)
    assert rules
    assert dw.rule(rules[0]).title("en") in told
    assert " ".join(dw.rule(rules[0]).text("en").split()[:3]) in told
    assert f"R-140 {dw.ruling('R-140').title('en')}" in told


def test_why_speaks_the_chosen_language() -> None:
    result = deckwright("play", "--seed", beginning(0), "--lang", "ru", typed=["play apprentice", "почему"])
    told = result.stdout.rpartition("> почему")[2]
    assert dw.rule(re.findall(r"\bA-\d+\.\d+", told)[0]).title("ru") in told
    assert f"R-140 {dw.ruling('R-140').title('ru')}" in told


def test_why_follows_one_event_to_its_cause() -> None:
    result = deckwright("play", "--seed", beginning(0), typed=["play apprentice", "log 1"])
    number = re.findall(r"^ *(\d+) ", result.stdout.rpartition("> log 1")[2], re.MULTILINE)[-1]
    told = deckwright("play", "--seed", beginning(0), typed=["play apprentice", f"why {number}"]).stdout
    assert "Apprentice" in told.rpartition(f"> why {number}")[2]
    assert "no event 9999" in words_of(deckwright("play", "--seed", beginning(0), typed=["why 9999"]).stdout)


def test_a_card_is_shown_in_full() -> None:
    result = deckwright("play", "--seed", beginning(0), "--lang", "pl", typed=["card emri"])
    told = result.stdout.rpartition("> card")[2]
    card = dw.card("ascension-10th", "emri-one-with-the-void")
    for part in (card.name("pl"), card.name("en"), "Bohater", "Słudzy Otchłani"):
        assert part in told
    assert " ".join(card.text("pl").split()[:2]) in told
    assert f"R-140 {dw.ruling('R-140').title('pl')}" in told


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("card", "Which card?"),
        ("card initiate", "may mean"),
        ("card mistyc", "Did you mean: Mystic"),
        ("card qqqqq", "No card is called"),
        ("log many", "is not a number"),
        ("99", "from 1 to"),
        ("-1", "from 1 to"),
        ("xyzzy", "fits nothing"),
        ("plya apprentice", "Did you mean"),
        ("[red]x[/red]", "[red]x[/red]"),
        ("play kor-the-ferromancer", "it is not in your hand"),
        ("play qqqqq", "fits nothing"),
        ("acq mystic", "Acquire: Mystic: it costs 3 runes, you have 0"),
        ("", "Type a number"),
    ],
)
def test_wrong_input_is_answered_and_changes_nothing(typed: str, told: str) -> None:
    result = deckwright("play", "--seed", beginning(0), typed=[typed])
    assert result.exit_code == 0, result.output
    assert told in words_of(result.stdout)
    assert "Traceback" not in result.output
    assert saved_actions() == []


def test_the_game_says_why_a_card_cannot_be_acquired(capsys: pytest.CaptureFixture[str]) -> None:
    lines = iter(["acq kor", "quit"])
    game = given(hand=["apprentice"], row=["kor-the-ferromancer"], runes=2)
    sitting(game, ["human", "random"], lambda _: next(lines)).run()
    assert "Kor, the Ferromancer: it costs 3 runes, you have 2." in words_of(capsys.readouterr().out)


def test_what_fits_several_legal_actions_is_asked_back(capsys: pytest.CaptureFixture[str]) -> None:
    lines = iter(["use ygg", "ygg 2", "quit"])
    game = given(constructs=["yggdrasil-staff"], runes=4)
    sitting(game, ["human", "random"], lambda _: next(lines)).run()
    assert "“use ygg” may mean" in words_of(capsys.readouterr().out)
    assert saved_actions() == ["use yggdrasil-staff#2"]


def test_orders_of_the_table_answer() -> None:
    result = deckwright("play", "--seed", beginning(0), typed=["help", "log", "view", "quit"])
    assert result.exit_code == 0, result.output
    for word in ("undo turn", "save FILE", "Enlightened", "Center Row", "deckwright play --resume"):
        assert word in result.stdout


def test_all_plays_the_cards_whose_order_cannot_matter() -> None:
    result = deckwright("play", "--seed", beginning(0), typed=["all", "all"])
    assert len(saved_actions()) == 5
    assert "no card in hand" in result.stdout


def test_what_bots_did_is_told() -> None:
    result = deckwright("play", "--seed", beginning(0), "--names", "Ana,Bo", typed=["end turn", "y"])
    assert re.search(r"^Bo ", result.stdout.rpartition("Ana> y")[2], re.MULTILINE)


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["--seats", "human,nobody"], "nobody"),
        (["--seats", "human,,greedy"], "A seat is empty"),
        (["--seats", "human,greedy", "--players", "3"], "--players says 3"),
        (["--players", "0"], "--players"),
        (["--players", "five"], "--players"),
        (["--ruleset", "chess"], "chess"),
        (["--mode", "duel"], "duel"),
        (["--lang", "xx"], "en, pt, pl, ru"),
        (["--option", "free_defeat"], "NAME=VALUE"),
        (["--option", "nothing=1"], "nothing"),
        (["--option", "free_defeat=often"], "often"),
        (["--names", "A,B,C"], "3 names for 2 seats"),
        (["--names", "A,A"], "Two seats are called"),
        (["--resume", "missing.json"], "missing.json"),
        (["--bogus"], "--bogus"),
    ],
)
def test_wrong_arguments_get_one_line_and_exit_code_2(arguments: list[str], told: str) -> None:
    assert told in refused("play", *arguments)


def test_options_reach_the_game() -> None:
    deckwright("play", "--seed", "1", "--option", "free_defeat=may", "--option", "librarian_discard=may")
    options = dw.load(saved()["game"]).options
    assert (options["free_defeat"], options["librarian_discard"]) == ("may", "may")


def test_names_with_markup_and_escapes_are_only_text() -> None:
    result = deckwright("play", "--seed", beginning(0), "--names", "[bold]Ana[/],\x1b[2JBo")
    assert "[bold]Ana[/]" in result.stdout
    assert "\x1b" not in result.stdout


def test_the_command_alone_shows_its_subcommands() -> None:
    result = deckwright()
    assert result.exit_code == 0
    assert "play" in result.stdout
    assert "replay" in result.stdout


def test_an_unknown_subcommand_is_refused() -> None:
    assert "plya" in refused("plya")


@pytest.mark.parametrize(("lang", "name"), [("en", "Mephit"), ("ru", "Мефит")])
def test_a_refusal_at_the_prompt_speaks_of_names(lang: str, name: str, capsys: pytest.CaptureFixture[str]) -> None:
    game = given(row=["kor-the-ferromancer", "wolf-shaman", "mephit"])
    play_lines(game, "acquire kor-the-ferromancer@3", lang=lang)
    answer = words_of(capsys.readouterr().out).partition("ferromancer@3")[2].partition(" Ana>")[0]
    assert answer.endswith(f" 3 {'holds' if lang == 'en' else 'лежит'} {name}.")
    assert "mephit" not in answer


@pytest.mark.parametrize(("command", "known"), [("play", names()), ("ladder", names()), ("sim", policy_names())])
def test_help_knows_every_bot(command: str, known: list[str]) -> None:
    told = words_of(deckwright(command, "--help").stdout)
    assert ", ".join(known) in told


def test_help_knows_a_bot_that_is_new(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "newcomer", BOTS["random"])
    assert "newcomer" in deckwright("play", "--help").stdout


def test_help_knows_every_ruleset() -> None:
    assert ", ".join(dw.rulesets()) in words_of(deckwright("play", "--help").stdout)


@pytest.mark.parametrize(("asked", "seat"), [("1", 0), ("3", 2), ("Bo", 1), ("bo", 1)])
def test_somebody_begins(asked: str, seat: int) -> None:
    arguments = ["--seats", "human,human,human", "--names", "Ana,Bo,Cy", "--seed", "1", "--first", asked]
    assert f"Pass the device to {('Ana', 'Bo', 'Cy')[seat]}" in deckwright("play", *arguments).stdout
    assert dw.load(saved()["game"]).first == seat


@pytest.mark.parametrize("asked", ["0", "3", "-1", "Cy", "", "1.5", "!"])
def test_only_a_seat_of_the_table_begins(asked: str) -> None:
    told = refused("play", "--names", "Ana,Bo", "--first", asked)
    assert told == f"deckwright: There is no seat “{asked}”. Seats: 1 Ana, 2 Bo."


@pytest.mark.parametrize("option", ["--players", "--mode", "--first", "--seed", "--option"])
def test_what_only_a_new_game_can_have_is_refused_for_a_saved_one(option: str) -> None:
    deckwright("play", "--seed", "1", "--save", "game.json")
    assert f"{option} is for a new game" in refused("play", "--resume", "game.json", option, "2")


def test_a_newcomer_is_told_once_what_to_type() -> None:
    result = deckwright("play", "--seed", beginning(0), typed=["play apprentice", "play apprentice"])
    assert result.stdout.count("“help” lists the commands") == 1
    assert result.stdout.index("“help” lists the commands") < result.stdout.index("> play apprentice")


def test_why_after_acquiring_says_what_was_paid_for(capsys: pytest.CaptureFixture[str]) -> None:
    play_lines(given(runes=3), "acq mystic", "why")
    told = words_of(capsys.readouterr().out.rpartition("> why")[2])
    assert f"Mystic · A-10.1 {dw.rule('A-10.1').title('en')}" in told
    assert "A-9.3" not in told
