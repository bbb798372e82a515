"""What a person types is understood as a number, an action, part of a name or an order."""

import io
from collections.abc import Sequence

import pytest
from rich.cells import cell_len
from rich.console import Console

import deckwright as dw
from deckwright.cli import answer
from deckwright.cli.answer import Order, Pick, Unclear
from deckwright.cli.menu import menu
from deckwright.games.ascension.table.spoken import Spoken, parse
from tests.games.ascension.terminal import desk
from tests.talk import given

RULESET = "ascension-10th"


def reader(lang: str = "en") -> answer.Interpreter:
    return desk.reader(RULESET, lang)


def ordered(actions: Sequence[dw.Action]) -> Sequence[dw.Action]:
    return desk.labels(RULESET).ordered(actions)


def in_a_turn() -> Sequence[dw.Action]:
    """Mystic in hand and in the pile, two Wolf Shamans and a Kor in the row, five runes to spend."""
    row = ["wolf-shaman", "kor-the-ferromancer", "wolf-shaman", "mephit", "spike-vixen", "arha-initiate"]
    return ordered(given(hand=["mystic", "apprentice"], row=row, runes=5, power=3).actions())


def picked(typed: str, lang: str = "en") -> str:
    meant = reader(lang).read(typed, in_a_turn())
    assert isinstance(meant, Pick), meant
    return meant.action.text


@pytest.mark.parametrize(
    ("typed", "text"),
    [
        ("acquire kor-the-ferromancer@2", "acquire kor-the-ferromancer@2"),
        ("ACQUIRE KOR-THE-FERROMANCER@2", "acquire kor-the-ferromancer@2"),
        ("acq kor", "acquire kor-the-ferromancer@2"),
        ("kor", "acquire kor-the-ferromancer@2"),
        ("ferromancer", "acquire kor-the-ferromancer@2"),
        ("acq mys", "acquire mystic"),
        ("play mys", "play mystic"),
        ("wolf 3", "acquire wolf-shaman@3"),
        ("cult", "defeat cultist"),
        ("end", "end turn"),
    ],
)
def test_part_of_a_name_is_enough(typed: str, text: str) -> None:
    assert picked(typed) == text


@pytest.mark.parametrize(
    ("lang", "typed", "text"),
    [
        ("pt", "adq mistico", "acquire mystic"),
        ("pt", "finalizar", "end turn"),
        ("pl", "zagraj uczen", "play apprentice"),
        ("pl", "poz kor", "acquire kor-the-ferromancer@2"),
        ("ru", "разыграть ученик", "play apprentice"),
        ("ru", "кор", "acquire kor-the-ferromancer@2"),
        ("ru", "acq kor", "acquire kor-the-ferromancer@2"),
    ],
)
def test_names_work_in_the_chosen_language_and_in_english(lang: str, typed: str, text: str) -> None:
    assert picked(typed, lang) == text


def test_a_number_picks_from_the_list() -> None:
    actions = in_a_turn()
    assert reader().read("1", actions) == Pick(actions[0])
    assert reader().read(str(len(actions)), actions) == Pick(actions[-1])


@pytest.mark.parametrize("typed", ["0", "99"])
def test_a_number_outside_the_list_is_refused_with_the_range(typed: str) -> None:
    actions = in_a_turn()
    meant = reader().read(typed, actions)
    assert isinstance(meant, Unclear)
    assert f"from 1 to {len(actions)}" in meant.reason


def test_what_fits_several_actions_is_asked_back() -> None:
    meant = reader().read("mystic", in_a_turn())
    assert isinstance(meant, Unclear)
    assert "Play: Mystic" in meant.reason
    assert "Acquire: Mystic" in meant.reason


def test_a_slip_of_the_finger_brings_a_suggestion() -> None:
    meant = reader().read("mistyc", in_a_turn())
    assert isinstance(meant, Unclear)
    assert "Mystic" in meant.reason
    meant = reader().read("udno", in_a_turn())
    assert isinstance(meant, Unclear)
    assert "undo" in meant.reason


@pytest.mark.parametrize(
    ("lang", "typed", "told"),
    [
        ("en", "buy kor", "Acquire: Kor, the Ferromancer"),
        ("en", "kill cultist", "Defeat: Cultist"),
        ("en", "fight mephit", "Defeat: Mephit"),
        ("pl", "kup kor", "Pozyskaj: Kor"),
        ("ru", "купить кор", "Получить: Кор"),
    ],
)
def test_a_verb_that_the_rules_do_not_use_brings_the_one_they_do(lang: str, typed: str, told: str) -> None:
    meant = reader(lang).read(typed, in_a_turn())
    assert isinstance(meant, Unclear)
    assert told in meant.reason


@pytest.mark.parametrize(
    ("lang", "typed", "order"),
    [
        ("en", "undo turn", Order("undo", "turn")),
        ("en", "?", Order("help")),
        ("en", "card Kor", Order("card", "Kor")),
        ("pt", "desfazer turno", Order("undo", "turno")),
        ("pl", "wyjdź", Order("quit")),
        ("pl", "wyjdz", Order("quit")),
        ("ru", "почему", Order("why")),
        ("ru", "why", Order("why")),
    ],
)
def test_orders_work_in_the_chosen_language_and_in_english(lang: str, typed: str, order: Order) -> None:
    assert reader(lang).read(typed, in_a_turn()) == order


def test_an_action_that_costs_too_much_is_recognised() -> None:
    game = given(hand=["apprentice"], row=["kor-the-ferromancer"])
    near = desk.labels(RULESET).conceivable(game.view(0), 0)
    assert reader().meant("acq kor", near) == "acquire kor-the-ferromancer@1"
    assert reader().meant("nonsense", near) is None


@pytest.mark.parametrize(
    ("text", "spoken"),
    [
        ("play mystic", Spoken("play", what="mystic")),
        ("acquire kor-the-ferromancer@3", Spoken("acquire", what="kor-the-ferromancer", slot=3)),
        ("use ogo-demontrap#2", Spoken("use", what="ogo-demontrap", ability=2)),
        ("choose row:mephit@4", Spoken("choose", "row", "mephit", slot=4)),
        ("choose construct:omnicron of 1", Spoken("choose", "construct", "omnicron", seat=1)),
        ("acquire mystic for teammate", Spoken("acquire", what="mystic", teammate=True)),
        ("acquire darkwalker@2 for teammate", Spoken("acquire", what="darkwalker", slot=2, teammate=True)),
        ("choose row:darkwalker@2 for teammate", Spoken("choose", "row", "darkwalker", slot=2, teammate=True)),
        ("choose discard:mystic of 2", Spoken("choose", "discard", "mystic", seat=2)),
        ("choose reward:lagoon-troll", Spoken("choose", "reward", "lagoon-troll")),
        ("trophy vault-sphinx", Spoken("trophy", what="vault-sphinx")),
        ("choose option:hand", Spoken("choose", "option", "hand")),
        ("choose done", Spoken("choose", what="done")),
        ("accept", Spoken("accept")),
        ("end turn", Spoken("end", what="turn")),
    ],
)
def test_every_form_of_the_action_grammar_is_read(text: str, spoken: Spoken) -> None:
    assert parse(text) == spoken


def test_every_form_has_a_readable_name() -> None:
    labels = reader().labels
    assert labels.sentence("acquire kor-the-ferromancer@3") == "Acquire: Kor, the Ferromancer"
    assert labels.sentence("use yggdrasil-staff#2") == "Use: Yggdrasil Staff, ability 2"
    assert labels.sentence("choose construct:snapdragon of 1") == "Construct: Snapdragon (Bo)"
    assert labels.sentence("choose done") == "Done"
    assert labels.sentence("decline") == "Decline"
    assert labels.sentence("end turn") == "End turn"


@pytest.mark.parametrize(
    ("lang", "names"),
    [
        ("en", ["Banish Trophy: Vault Sphinx", "Acquire: Mystic for your teammate (+1 Rune)", "To hand", "Into play",
                "Reward: Vault Sphinx", "Construct: Omnicron (Bo)", "Discard pile: Mystic (Ana)", "Done"]),
        ("pt", ["Banir Troféu: Esfinge do Cofre", "Adquirir: Místico para o companheiro de equipe (+1 Runa)", "Para a mão",
                "Em jogo", "Recompensa: Esfinge do Cofre", "Construto: Omnicron (Bo)",
                "Pilha de descartes: Místico (Ana)", "Concluir"]),
        ("pl", ["Usuń trofeum: Sfinks ze skarbca", "Pozyskaj: Mistyk dla partnera z drużyny (+1 runa)", "Na rękę", "Do gry",
                "Nagroda: Sfinks ze skarbca", "Konstrukt: Omnicron (Bo)", "Odrzucone: Mistyk (Ana)", "Gotowe"]),
        ("ru", ["Изгнать трофей: Сфинкс хранилища", "Получить: Мистик для напарника (+1 руна)", "В руку", "В игру",
                "Награда: Сфинкс хранилища", "Конструкция: Омникрон (Bo)", "Сброс: Мистик (Ana)", "Готово"]),
    ],
)  # fmt: skip
def test_the_actions_of_rise_of_vigil_have_names_in_every_language(lang: str, names: list[str]) -> None:
    labels = desk.labels("rise-of-vigil", lang)
    texts = [
        "trophy vault-sphinx", "acquire mystic for teammate", "choose option:hand", "choose option:play",
        "choose reward:vault-sphinx", "choose construct:omnicron of 1", "choose discard:mystic of 0", "choose done",
    ]  # fmt: skip
    assert [labels.sentence(text) for text in texts] == names


def test_actions_are_listed_by_groups_and_the_end_comes_last() -> None:
    groups = [parse(action.text).group for action in in_a_turn()]
    assert list(dict.fromkeys(groups)) == ["play", "acquire", "defeat", "end"]


def test_each_ability_is_listed_with_its_own_line() -> None:
    book = desk.labels(RULESET).book
    assert book.ability("yggdrasil-staff", 1) == "Once per turn: Gain 1 Power."
    assert book.ability("yggdrasil-staff", 2) == "Once per turn: Pay 4 Runes to gain 3 Honor."
    assert book.ability("voidthirster", None) == book.text("voidthirster")


def test_the_list_fits_a_narrow_terminal() -> None:
    game = given(hand=["mystic", "apprentice"], runes=9, power=9)
    table = menu(desk.screen(RULESET), ordered(game.actions()), game.view(0), 0, 40)
    paper = io.StringIO()
    Console(width=40, file=paper).print(table)
    assert all(cell_len(line) <= 40 for line in paper.getvalue().splitlines())
