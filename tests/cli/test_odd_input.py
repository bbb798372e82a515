"""Whatever is typed at the prompt is done as it was meant or answered in words; nothing is done by accident."""

import unicodedata
from collections.abc import Iterator

import pytest

import deckwright as dw
from deckwright.cards.model import LANGUAGES
from deckwright.cli.answer import Interpreter, Unclear
from deckwright.cli.showing import Shown, show_game
from deckwright.cli.words import printable
from deckwright.table.rulesets import resolve
from tests.cli.desk import deckwright, play_lines, saved_actions, words_of
from tests.talk import given

RULESET = "ascension-10th"
HUGE = "9" * 5000  # more digits than Python turns into a number
NO_WORDS = [
    "💥",
    "...",
    "!",
    "!!!",
    "…",
    "¿?",
    "-",
    "#",
    "@",
    "—",
    "''",
    "’",
    "\u0301",
    "1.5",
    "1,2",
    "3 4",
    "²",
    "½",
    "٣",
    "１",
    HUGE,
]
ODD = [
    *NO_WORDS, "@3", "acquire", "acquire @", "acquire kor@", "acquire kor@²", f"acquire kor-the-ferromancer@{HUGE}",
    "use yggdrasil-staff#", "use yggdrasil-staff#²", f"use yggdrasil-staff#{HUGE}", "choose", "choose player:", "choose player:²",
    "choose player:9", "choose construct:snapdragon of 9", "choose discard:mystic of 7", f"choose discard:mystic of {HUGE}",
    "choose hand:", "choose option:", "choose done", "accept", "decline", "trophy mephit", "play " + "x" * 3000,
    "why ²", f"why {HUGE}", "why -1", "why 💥", "log ²", f"log {HUGE}", "log -1", "log 0", "card", "card 💥", f"card {HUGE}",
    "undo 💥", "undo 7", "undo never", "view 7", "help me", "save /", "save ..", "save missing/folder/file", "save \x00",
    "save /dev/full", "save /dev/null", f"save {'x' * 300}", "%s", "{}", "[red]x[/red]", "\x1b[2J",
]  # fmt: skip


def signs() -> Iterator[str]:
    """Every character that is neither letter nor digit, as it reaches the prompt."""
    for code in range(0x20000):  # all planes that hold signs
        sign = printable(chr(code))
        if sign and unicodedata.category(sign)[0] in "PSZM":
            yield sign


def shown(lang: str = "en") -> Shown:
    return show_game(resolve(RULESET), lang, ["Ana", "Bo"])


def reader(lang: str = "en") -> Interpreter:
    return Interpreter(shown(lang).words, shown(lang).actions)


def ordered(actions: list[dw.Action]) -> list[dw.Action]:
    return shown().actions.ordered(actions)


def conceivable(game: dw.Game) -> list[str]:
    return shown().actions.conceivable(game.view(0), 0)


def only_the_end() -> dw.Game:
    """A turn in which nothing can be done but to end it."""
    return given(hand=[[], ["apprentice"]], row=["kor-the-ferromancer"])


def test_no_sign_is_an_action() -> None:
    game, prompt = only_the_end(), reader()
    actions, near = ordered(game.actions()), conceivable(game)
    assert [action.text for action in actions] == ["end turn"]
    taken = [sign for sign in signs() if not isinstance(prompt.read(sign, actions, near), Unclear)]
    assert taken == ["?"], "the question mark asks for help"
    assert not [sign for sign in signs() if prompt.meant(sign, near)], "nor does it mean one that is not possible"


@pytest.mark.parametrize("typed", NO_WORDS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_holds_no_word_is_answered(lang: str, typed: str) -> None:
    game = only_the_end()
    near = conceivable(game)
    meant = reader(lang).read(typed, ordered(game.actions()), near)
    assert isinstance(meant, Unclear)
    assert typed[:1000] in meant.reason
    assert reader(lang).meant(typed, near) is None


@pytest.mark.parametrize(("typed", "place"), [("1", 0), ("2.", 1), ("2)", 1), ("+2", 1)])
def test_a_number_may_be_written_as_in_a_list(typed: str, place: int) -> None:
    actions = ordered(given(hand=["mystic", "apprentice"]).actions())
    meant = reader().read(typed, actions)
    assert not isinstance(meant, Unclear)
    assert meant.action == actions[place]


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("position", ["turn", "question"])
def test_nothing_typed_breaks_the_table_or_moves_the_game(
    lang: str, position: str, capsys: pytest.CaptureFixture[str]
) -> None:
    if position == "turn":
        game = given(hand=[[], ["apprentice"]], constructs=["yggdrasil-staff"],
                     used=["yggdrasil-staff#1", "yggdrasil-staff#2"], row=["kor-the-ferromancer"])  # fmt: skip
    else:
        game = given(hand=["arha-initiate", "mystic", "militia", "temple-librarian"])
        game.play("play temple-librarian")
        assert game.decision.kind == "discard"
    before = game.save()
    play_lines(game, *(printable(typed) for typed in ODD), lang=lang)
    assert game.save() == before
    assert capsys.readouterr().out.count("Ana> ") == len(ODD) + 1, "each line is answered, and asked again"


def test_a_seat_is_found_by_a_name_that_is_a_picture() -> None:
    deckwright("play", "--seats", "human,human", "--names", "💥,...", "--save", "game.json")
    assert deckwright("replay", "game.json", "--as", "...").exit_code == 0
    assert "There is no seat" in deckwright("replay", "game.json", "--as", "!").stderr


@pytest.mark.parametrize(
    "typed", ["²", HUGE, "-1", "💥", f"why {HUGE}", f"log {HUGE}", "log ²", "log x", "why ²", "card 💥", "..."]
)
def test_nothing_typed_breaks_a_replay(typed: str) -> None:
    deckwright("play", "--save", "game.json", "--seed", "1")
    result = deckwright("replay", "game.json", typed=[typed, "q"])
    assert result.exit_code == 0, result.output
    assert result.stdout.count("Action 0 of 0>") == 2


def test_undo_takes_back_only_what_it_was_asked_to(capsys: pytest.CaptureFixture[str]) -> None:
    game = given(hand=["apprentice", "apprentice"])
    play_lines(game, "play apprentice", "undo everything")
    assert "undo turn" in words_of(capsys.readouterr().out)
    assert saved_actions() == ["play apprentice"]
