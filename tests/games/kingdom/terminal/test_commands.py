"""What can be typed at the table of a kingdom, right and wrong."""

import pytest

import deckwright as dw
from deckwright.cli.answer import Interpreter, Unclear
from deckwright.cli.showing import show_game
from deckwright.games.kingdom.table.kingdom import Kingdom, kingdom_code
from tests.cli.desk import deckwright
from tests.games.kingdom.terminal.desk import NEW, answer_to, sitting, tree_in, typed

PAID = ("p8", "p5", "upgrade 6 down")  # pays for an upgrade, which ends the turn


def test_a_card_is_shown_with_all_its_stages_and_prices_as_they_are_now() -> None:
    told = answer_to("card 6")
    assert told.startswith("#6 · card · 4 stages ▶ 1 Kestrel Crag · Land · +1 stone ↓ 1 coin, 1 wood ◐ ⇒ Stone Cut")
    for name in ("Stone Cut", "Ore Drift", "Deep Adit"):
        assert name in told
    assert "↓ 1 coin, 1 wood ✓ ⇒ Stone Cut" in answer_to("card #6", "p8", "p5")
    assert "▶ 2 Stone Cut" in answer_to("card stone cut", *PAID)


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("card", "Which card? For example: card 4"),
        ("card 99", "You have met no card “99”."),
        ("card 500", "You have met no card “500”."),
        ("card 0x1", "You have met no card “0x1”."),
        ("card Alder Hollow", "You have met no card “Alder Hollow”."),
        ("card briar", "“briar” may mean: #1 Briar Common, #2 Briar Common, #3 Briar Common. Type more of the name."),
        (
            "ways",
            "Upgrade: #8 Orrin Ford ↓ – Produce: #2 Briar Common, Produce: #5 Hartswood "
            "Upgrade: #6 Kestrel Crag ↓ – Produce: #2 Briar Common, Produce: #5 Hartswood",
        ),
        ("ways 99", "For which card in play? For example: ways 4 down"),
        ("ways 7", "For which card in play? For example: ways 4 down"),
        ("ways 8 right", "#8 Orrin Ford has nothing like that. It has: down."),
        ("ways 5", "Upgrade: #5 Hartswood →: the cards in play cannot pay for it."),
        ("branch 9", "There is no action 9: this game has 0 actions so far."),
        (f"branch {'x' * 41}", "A name has 1 to 40 visible characters."),
        ("go", "Which game? There are: 1. “tree” shows them."),
        ("go 7", "There is no game “7” in the tree. Games: 1."),
        ("go home", "There is no game “home” in the tree. Games: 1."),
        ("go on", "Go on: the turn is not over yet."),
        ("drop", "Which game? There are: 1. “tree” shows them."),
        ("drop 1", "Game 1 cannot be forgotten: the game that goes on is there, or grew from it."),
        ("rename", "A name has 1 to 40 visible characters."),
        ("expand", "An expansion begins when the game is over."),
        ("expand 136", "An expansion begins when the game is over."),
        ("all", "“all” fits nothing you can do now. Type a number from the list, part of a card name, or “help”."),
        ("produce 99", "Produce: #99: your kingdom has no card 99."),
        ("produce 7", "Produce: #7 Kestrel Crag: this card is not in play: Kestrel Crag."),
        ("upgrade 5 right", "Upgrade: #5 Hartswood →: you need 1 coin and 2 stone more."),
        ("undo 3", "“3” cannot be undone. You can type: undo, undo turn."),
        ("undo", "There is nothing to take back."),
    ],
)
def test_what_makes_no_sense_gets_one_line(line: str, answer: str) -> None:
    assert answer_to(line) == answer
    assert tree_in().moves() == 0


@pytest.mark.parametrize("line", ["1", "produce 2", "p2", "pro 2", "#2", "Produce #2 Briar Common"])
def test_an_action_is_said_in_many_ways(line: str) -> None:
    typed(line)
    assert tree_in().game.history == ["produce 2"]


def test_ways_say_what_to_produce_and_do_it() -> None:
    told = answer_to("ways 8")
    assert told.startswith(
        "Upgrade: #8 Orrin Ford ↓ – produce first: 1 Produce: #2 Briar Common, Produce: #5 Hartswood"
    )
    typed("ways 8 down 1")
    assert tree_in().game.history == ["produce 2", "produce 5", "upgrade 8 down"]
    typed("ways 8 down 1", "undo")
    assert tree_in().game.history == [], "what was done at once is taken back at once"


def test_ways_say_when_there_are_none() -> None:
    assert answer_to("ways", "p8", "p2", "p5") == ("Upgrade: #6 Kestrel Crag ↓ – nothing: it can be paid now")
    assert answer_to("ways", "p6", "p8", "p2") == "No upgrade can be paid with the cards in play."


def test_what_would_be_lost_is_asked_for_once_more() -> None:
    assert answer_to("advance", "p8") == "You would lose 1 coin. Go ahead? Type y or n."
    typed("p8", "advance", "n")
    assert tree_in().game.history == ["produce 8"]
    typed("p8", "advance", "y")
    assert tree_in().game.history == ["produce 8", "advance"]
    typed("p8", "pass")
    assert tree_in().game.history == ["produce 8", "pass"], "nothing could have been paid for"


def test_a_whole_turn_is_taken_back_before_the_next_begins() -> None:
    """K-R.35"""
    told = typed(*PAID, "undo turn")
    assert "Undone." in told
    assert tree_in().game.history == []


def test_why_names_the_rule() -> None:
    assert "K-8.1" in typed("p8", "why")
    assert "K-7.1" in typed("why 4")


def test_branches_grow_and_are_left() -> None:
    told = typed("p8", "branch Bold", "p5", "branch 0", "tree", "go 1", "tree")
    assert "2 Bold: branch after action 1" in told
    assert "3 branch after action 0" in told
    kingdom = tree_in()
    assert [node.parent for node in kingdom.nodes] == [None, 1, 2]
    assert kingdom.node.id == 1
    assert kingdom.game.history == ["produce 8"]


def test_a_branch_to_compare_is_marked() -> None:
    assert "same shuffles" in answer_to("tree", "branch compare Twin").replace("  ", " ")
    assert [node.compare for node in tree_in().nodes] == [False, True]


def test_a_branch_is_forgotten_when_it_is_meant() -> None:
    typed("branch", "go 1", "drop 2", "n")
    assert len(tree_in().nodes) == 2
    typed("branch", "go 1", "drop 2", "y")
    assert len(tree_in().nodes) == 1


def test_a_restart_begins_again_and_keeps_what_was_played() -> None:
    """K-15.2"""
    typed("p8", "restart", "n")
    assert len(tree_in().nodes) == 1
    told = typed("p8", "restart", "y")
    assert "The game is set up" in told.split("Type y or n:")[-1]
    assert [node.why for node in tree_in().nodes] == ["founded", "restart"]


def test_the_prompt_is_the_name_of_the_kingdom() -> None:
    assert "Orrin> quit" in typed("rename Orrin", "quit")
    assert tree_in().name == "Orrin"
    result = deckwright(*NEW, "--names", "Briarhold")
    assert "Briarhold> " in result.stdout


def test_iron_has_no_branches() -> None:
    """K-R.42"""
    result = deckwright(*NEW, "--option", "iron=yes", typed=["branch", "go 1", "tree"])
    assert result.stdout.count("This kingdom is in iron mode: it has no branches.") == 2
    assert len(tree_in().nodes) == 1


def test_the_chronicle_is_read() -> None:
    assert answer_to("chronicle").startswith("Round 1 The kingdom began with little")


@pytest.mark.parametrize(
    ("lang", "lines"),
    [
        ("pt", ["ramo Ousado", "árvore", "ir 1", "carta 6", "como 8"]),
        ("pl", ["gałąź Śmiała", "drzewo", "idz 1", "karta 6", "jak 8"]),
        ("ru", ["ветвь Смелая", "дерево", "иди 1", "карта 6", "как 8"]),
    ],
)
def test_commands_have_words_in_every_language(lang: str, lines: list[str]) -> None:
    told = typed(*lines, lang=lang)
    assert dw.card("kingdom", "6").name(lang) in told
    kingdom = tree_in()
    assert (len(kingdom.nodes), kingdom.node.id) == (2, 1)


def test_help_lists_the_commands() -> None:
    told = typed("help")
    for command in (
        "card NUMBER",
        "ways, ways NUMBER",
        "branch",
        "tree",
        "go NUMBER",
        "restart",
        "expand NUMBER",
        "undo",
    ):
        assert f"\n{command}" in told
    assert "play all cards" not in told


def test_a_kingdom_goes_on_after_its_end(capsys: pytest.CaptureFixture[str]) -> None:
    """K-R.41: the result, an expansion, a branch back."""
    lines: list[str] = []
    last = dw.scenario("kingdom", round=31, play=[1], discard=[2, 3], destroyed=[23, 70], last_round=True, seed=1)
    kingdom = Kingdom(last, "Orrin", kingdom_code(last, b""))  # type: ignore[arg-type]

    def answer(_: str) -> str:
        if lines:
            return lines.pop(0)
        game = table.game
        if not game.over:
            actions = [action.text for action in game.actions()]
            return "pass" if "pass" in actions else actions[0]
        assert game.expansion is None
        lines.extend(
            ["why", "expand", "expand 99", "view", "9", "blah", "expand 137", "tree", "branch 0", "tree", "quit"]
        )
        return "help"

    table = sitting(kingdom, answer)
    assert table.run() == 0
    told = capsys.readouterr().out
    end = " ".join(told.split("Game over", 1)[1].split())
    for part in (
        "Where the fame comes from",
        "Round by round",
        "The title of your kingdom: Forgotten Clearing.",
        "expand 136",
    ):
        assert part in end
    assert "Which expansion? Now there are: 136, 137, 138." in end
    assert "99 is no expansion" in end
    assert "is nothing you can do now" in end
    assert [node.why for node in kingdom.nodes] == ["founded", "expansion", "branch"]
    assert kingdom.node.parent == 2


@pytest.mark.parametrize(
    "line", ["produce 1", "p1", "up1 down", "upgrade 1 down", "upgrade 1", "use 1 guide", "12 gui 1"]
)
def test_the_number_of_a_card_is_never_the_beginning_of_another_one(line: str) -> None:
    """What is said of card 1 is neither done with card 12 nor taken for it."""
    game = dw.scenario("kingdom", play=[12, 14], deck=[2], pool={"coin": 2})
    shown = show_game(game.ruleset, "en", ["Ana"])
    shown.look(game)
    reader, near = Interpreter(shown.words, shown.actions), shown.actions.conceivable(game.view(0), 0)
    assert {"produce 12", "upgrade 12 down", "use 12 guide"} <= {action.text for action in game.actions()}
    assert isinstance(reader.read(line, game.actions(), near), Unclear)
    assert reader.meant(line, near) is None


@pytest.mark.parametrize("line", ["upgrade 1 down", "up1 down", "briar common down"])
def test_a_refusal_speaks_of_the_card_that_was_named(line: str) -> None:
    game = dw.scenario("kingdom", play=[10, 1], deck=[2], pool={"coin": 1})
    shown = show_game(game.ruleset, "en", ["Ana"])
    shown.look(game)
    near = shown.actions.conceivable(game.view(0), 0)
    assert Interpreter(shown.words, shown.actions).meant(line, near) == "upgrade 1 down"
