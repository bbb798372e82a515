"""Cards of one's own: named on the command line, or installed in the config file."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import deckwright as dw
from deckwright.cli.packs import config_path
from deckwright.table.kinds import kinds
from tests.cli.desk import deckwright, play_lines, refused, saved
from tests.talk import given

PACK = """\
set: {set}
name: {{en: {name}}}
{more}cards:
  - id: {card}
    name: {{en: {card_name}}}
    hero: void
    cost: 3
    honor: 2
    copies: 2
    play: gain 1 power; draw 1
"""
HOARD = """\
set: hoard
name: {en: Hoard}
cards:
  - {id: sun-coin, name: {en: Sun Coin}, treasure: none, origin: treasure, copies: 9, play: draw 1}
  - {id: old-coin, name: {en: Old Coin}, treasure: none, origin: treasure, copies: 9, play: draw 1}
"""


def write_pack(path: str, set_id: str, card: str = "moon-dancer", more: str = "") -> Path:
    file = Path(path)
    file.parent.mkdir(parents=True, exist_ok=True)
    names = {"name": set_id.replace("-", " ").title(), "card_name": card.replace("-", " ").title()}
    file.write_text(PACK.format(set=set_id, card=card, more=more, **names), encoding="utf-8")
    return file


def break_pack(file: Path) -> None:
    file.write_text(file.read_text(encoding="utf-8").replace("draw 1", "draws 1"), encoding="utf-8")


def install(*packs: str, text: str | None = None) -> None:
    """Write the config file."""
    config_path().parent.mkdir(parents=True, exist_ok=True)
    config_path().write_text(text if text is not None else f"packs = {json.dumps(packs)}\n", encoding="utf-8")


def played(*arguments: str) -> str:
    """The ruleset of a new game, which must begin without a word on stderr."""
    result = deckwright("play", "--seed", "1", *arguments)
    assert result.exit_code == 0, result.output
    assert result.stderr == ""
    return dw.load(saved()["game"]).ruleset_id


# Named on the command line


def test_a_pack_is_mixed_in() -> None:
    write_pack("my-packs/first.yaml", "first-pack")
    assert played("--packs", "my-packs/first.yaml") == "ascension-10th+first-pack"
    assert played("--packs", "my-packs") == "ascension-10th+first-pack"
    assert played("--packs", "my-packs", "--ruleset", "ascension-combined") == "ascension-combined+first-pack"


def test_packs_are_told_when_the_game_begins() -> None:
    write_pack("my-packs/first.yaml", "first-pack")
    result = deckwright("play", "--packs", "my-packs", "--lang", "pl")
    assert "Zestawy: Ascension: Edycja jubileuszowa – 10. rocznica + First Pack" in " ".join(result.stdout.split())


def test_several_packs_and_one_of_them_by_name() -> None:
    write_pack("a.yaml", "pack-a", "moon-dancer")
    write_pack("b.yaml", "pack-b", "sun-dancer")
    assert played("--packs", "a.yaml", "--packs", "b.yaml") == "ascension-10th+pack-a+pack-b"
    both = ["--packs", "a.yaml", "--packs", "b.yaml"]
    assert played(*both, "--ruleset", "rise-of-vigil+pack-b") == "rise-of-vigil+pack-b"
    assert played(*both, "--ruleset", "pack-a") == "pack-a"


def test_the_same_file_twice_is_one_pack() -> None:
    write_pack("my-packs/first.yaml", "first-pack")
    assert played("--packs", "my-packs", "--packs", "my-packs/first.yaml") == "ascension-10th+first-pack"


def test_a_broken_pack_that_is_asked_for_gets_the_message_of_its_designer() -> None:
    break_pack(write_pack("my-packs/first.yaml", "first-pack"))
    for packs in ("my-packs", "my-packs/first.yaml"):
        message = refused("play", "--packs", packs)
        assert 'first.yaml:10:25 moon-dancer, play step 2: unknown phrase "draws 1". Did you mean "draw 1"?' in message


def test_what_is_no_pack_is_refused() -> None:
    Path("empty").mkdir()
    assert "There is no card file or folder nowhere" in refused("play", "--packs", "nowhere")
    assert "The folder empty holds no card file" in refused("play", "--packs", "empty")
    assert "Файла или папки с картами nowhere нет" in refused("play", "--packs", "nowhere", "--lang", "ru")
    write_pack("vigil.yaml", "rise-of-vigil")
    assert 'another set has the id "rise-of-vigil"' in refused("play", "--packs", "vigil.yaml")


def test_cards_of_a_pack_are_known_at_the_table() -> None:
    write_pack("my-packs/first.yaml", "first-pack")
    result = deckwright("play", "--packs", "my-packs", typed=["card moon dancer"])
    assert "Gain 1 Power. Draw 1 card." in result.stdout.rpartition("> card")[2]


def test_several_kinds_of_treasure_are_named(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "120")
    Path("hoard.yaml").write_text(HOARD, encoding="utf-8")
    play_lines(given(packs=["hoard.yaml"], under={2: ["sun-coin", "sun-coin", "old-coin"]}))
    assert re.search(r"\[¤3 (Sun Coin ×2, Old Coin|Old Coin, Sun Coin ×2)\]", capsys.readouterr().out)


# Installed in the config file


def test_an_installed_pack_is_played_by_its_name_only() -> None:
    write_pack("my-packs/first.yaml", "first-pack")
    install(str(Path("my-packs").absolute()))
    assert played() == "ascension-10th"
    assert played("--ruleset", "ascension-10th+first-pack") == "ascension-10th+first-pack"
    assert played("--ruleset", "ascension-combined+first-pack", "--players", "6") == "ascension-combined+first-pack"


def test_a_file_that_is_installed_twice_is_one_pack() -> None:
    file = write_pack("my-packs/first.yaml", "first-pack").absolute()
    install(str(file.parent), str(file))
    assert played("--ruleset", "first-pack") == "first-pack"


def test_an_installed_pack_takes_part_where_it_says_so() -> None:
    write_pack("my-packs/first.yaml", "first-pack", more="into: [rise-of-vigil]\n")
    write_pack("my-packs/second.yaml", "a-second-pack", "sun-dancer", more="into: [first-pack]\n")
    install(str(Path("my-packs").absolute()))
    assert played() == "ascension-10th"
    assert played("--ruleset", "rise-of-vigil") == "rise-of-vigil+a-second-pack+first-pack"
    assert played("--ruleset", "ascension-combined") == "ascension-combined+a-second-pack+first-pack"


def test_packs_of_the_command_line_are_mixed_in_beside_an_installed_one() -> None:
    write_pack("installed/first.yaml", "first-pack")
    write_pack("second.yaml", "second-pack", "sun-dancer")
    install(str(Path("installed").absolute()))
    found = played("--ruleset", "ascension-10th+first-pack", "--packs", "second.yaml")
    assert found == "ascension-10th+first-pack+second-pack"
    write_pack("newer.yaml", "first-pack", "sun-dancer")
    assert played("--packs", "newer.yaml") == "ascension-10th+first-pack"
    assert "sun-dancer" in saved()["game"]["checkpoint"]["cards"], (
        "the one brought along stands in for the installed one"
    )


def test_paths_of_the_config_begin_at_home_or_at_the_config_file(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(Path("home").absolute()))
    write_pack("home/my-packs/first.yaml", "first-pack")
    write_pack(str(config_path().parent / "second.yaml"), "second-pack", "sun-dancer")
    install("~/my-packs", "second.yaml")
    assert played("--ruleset", "first-pack+second-pack") == "first-pack+second-pack"


def test_the_environment_may_name_another_config_file(monkeypatch: pytest.MonkeyPatch) -> None:
    write_pack("first.yaml", "first-pack")
    Path("other.toml").write_text('packs = ["first.yaml"]\n')
    assert 'There is no set "first-pack"' in refused("play", "--ruleset", "first-pack")
    monkeypatch.setenv("DECKWRIGHT_CONFIG", "other.toml")
    assert played("--ruleset", "first-pack") == "first-pack"


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", "has mistakes and is left out"),
        ("pt", "tem erros e fica de fora"),
        ("pl", "zawiera błędy i został pominięty"),
        ("ru", "есть ошибки, поэтому набор пропущен"),
    ],
)
def test_a_broken_installed_pack_stops_no_other_game(lang: str, told: str) -> None:
    break_pack(write_pack("my-packs/first.yaml", "first-pack", more="into: [ascension-10th]\n"))
    write_pack("my-packs/second.yaml", "second-pack", "sun-dancer")
    install(str(Path("my-packs").absolute()))
    for ruleset in ("ascension-10th", "rise-of-vigil+second-pack"):
        result = deckwright("play", "--ruleset", ruleset, "--lang", lang)
        assert result.exit_code == 0
        (line,) = result.stderr.splitlines()
        assert "first.yaml" in line
        assert told in line
        assert f"deckwright cards check {Path('my-packs/first.yaml').absolute()}" in line
        assert dw.load(saved()["game"]).ruleset_id == ruleset


def test_a_broken_installed_pack_that_is_asked_for_gets_the_message_of_its_designer() -> None:
    break_pack(write_pack("my-packs/first.yaml", "first-pack"))
    Path("my-packs/second-pack.yaml").write_text("{")
    install(str(Path("my-packs").absolute()))
    assert "first.yaml:10:25 moon-dancer" in refused("play", "--ruleset", "ascension-10th+first-pack")
    assert "second-pack.yaml:1:" in refused("play", "--ruleset", "second-pack")


def test_an_installed_pack_that_does_not_fit_is_left_out() -> None:
    """Its card has the id of another card."""
    write_pack("first.yaml", "first-pack", "wolf-shaman", more="into: [ascension-10th]\n")
    install(str(Path("first.yaml").absolute()))
    result = deckwright("play")
    assert result.exit_code == 0
    assert "first.yaml has mistakes" in result.stderr
    assert dw.load(saved()["game"]).ruleset_id == "ascension-10th"
    assert "first.yaml:5:" in refused("play", "--ruleset", "ascension-10th+first-pack")


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("packs = [", "config.toml is not used"),
        ('packs = "my-packs"', 'write packs = ["~/my-packs"]'),
        ("packs = [1]", 'write packs = ["~/my-packs"]'),
        ('packs = ["nowhere"]', "nowhere does not exist"),
    ],
)
def test_a_broken_config_stops_no_game(text: str, told: str) -> None:
    install(text=text)
    result = deckwright("play")
    assert result.exit_code == 0
    (line,) = result.stderr.splitlines()
    assert told in line


def test_a_config_that_was_named_but_is_not_there_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    assert deckwright("play").stderr == ""
    monkeypatch.setenv("DECKWRIGHT_CONFIG", "nowhere.toml")
    assert "nowhere.toml is not used" in deckwright("play").stderr


# Saved games


def test_a_game_with_a_pack_goes_on_from_another_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write_pack("my-packs/first.yaml", "first-pack")
    deckwright("play", "--packs", "my-packs", "--save", "a.json", typed=["all"])
    Path("elsewhere").mkdir()
    monkeypatch.chdir("elsewhere")
    assert "Going on with" in deckwright("play", "--resume", str(tmp_path / "a.json")).stdout
    assert "Action 0 of" in deckwright("replay", str(tmp_path / "a.json")).stdout


def test_packs_travel_with_a_saved_game() -> None:
    file = write_pack("my-packs/first.yaml", "first-pack")
    deckwright("play", "--packs", "my-packs", "--save", "a.json", typed=["all"])
    assert saved(Path("a.json"))["game"]["packs"] == [{"file": "first.yaml", "text": file.read_text()}]
    file.unlink()
    assert "Action 0 of" in deckwright("replay", "a.json").stdout
    assert "Going on with" in deckwright("play", "--resume", "a.json").stdout


def as_an_older_save(file: Path, pack: Path) -> None:
    """Older saves name their packs by paths."""
    table = saved(file)
    table["game"]["packs"] = [str(pack.absolute())]
    file.write_text(json.dumps(table))


def test_no_file_is_opened_because_a_save_names_it() -> None:
    file = write_pack("my-packs/first.yaml", "first-pack")
    deckwright("play", "--packs", "my-packs", "--save", "a.json", typed=["all"])
    as_an_older_save(Path("a.json"), file)
    for command in (["play", "--resume", "a.json"], ["replay", "a.json"]):
        told = refused(*command)
        assert "first.yaml" in told and "--packs" in told and "my-packs" not in told
    assert "Action 0 of" in deckwright("replay", "a.json", "--packs", "my-packs").stdout
    install(str(Path("my-packs").absolute()))
    assert "Going on with" in deckwright("play", "--resume", "a.json").stdout


def test_packs_of_the_command_line_stand_in_for_those_inside() -> None:
    file = write_pack("my-packs/first.yaml", "first-pack")
    deckwright("play", "--packs", "my-packs", "--save", "a.json", typed=["all"])
    file.write_text(file.read_text() + "# better\n")
    assert "Going on with" in deckwright("play", "--resume", "a.json", "--packs", "my-packs").stdout
    assert "# better" in saved(Path("a.json"))["game"]["packs"][0]["text"]


OTHER_GAME = "game: pebbles\nset: stones\nname: {en: Stones}\ncards: [{id: stone}]\n"


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", "stones.yaml is left out: it has cards of the game pebbles."),
        ("pt", "stones.yaml fica de fora: tem cartas do jogo pebbles."),
        ("pl", "stones.yaml został pominięty: zawiera karty do gry pebbles."),
        ("ru", "Набор stones.yaml пропущен: в нём карты игры pebbles."),
    ],
)
@pytest.mark.parametrize("asked", [True, False], ids=["asked for", "installed"])
def test_a_file_of_another_game_in_a_folder_costs_one_line(asked: bool, lang: str, told: str) -> None:
    folder = write_pack("my-packs/my-set.yaml", "my-set").parent.resolve()
    (folder / "stones.yaml").write_text(OTHER_GAME, encoding="utf-8")
    if not asked:
        install(str(folder))
    arguments = ("--packs", str(folder)) if asked else ("--ruleset", "my-set")
    result = deckwright("play", "--seed", "1", "--lang", lang, *arguments)
    assert result.exit_code == 0, result.output
    assert result.stderr.splitlines() == [f"deckwright: {told}"]
    assert "my-set" in dw.load(saved()["game"]).ruleset_id


def test_a_file_of_another_game_that_is_asked_for_says_which_game_it_is_of() -> None:
    file = Path("stones.yaml")
    file.write_text(OTHER_GAME, encoding="utf-8")
    assert "these are cards of the game pebbles, not of ascension" in refused("play", "--packs", str(file))
    install(str(file.resolve()))
    assert "these are cards of the game pebbles, not of ascension" in refused("play", "--ruleset", "stones")


PEBBLES = """
from dataclasses import replace
from deckwright.cards.loader import load_text
from deckwright.games.ascension.kind import KIND as OTHER
CARDS = replace(OTHER.cards, game="pebbles")
SETS = replace(OTHER.sets, known=dict, together={}, load=lambda pack: load_text(CARDS, pack.text, pack.file))
KIND = replace(OTHER, name="pebbles", cards=CARDS, sets=SETS)
"""


@pytest.fixture
def both_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder with a pack of each of two games, of which the second is a package that registers itself."""
    place = tmp_path / "site"
    about = place / "pebbles-1.0.dist-info"
    about.mkdir(parents=True)
    (place / "pebbles.py").write_text(PEBBLES)
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: pebbles\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text("[deckwright.games]\npebbles = pebbles:KIND\n")
    monkeypatch.syspath_prepend(place)
    kinds.cache_clear()
    folder = write_pack("both/my-set.yaml", "my-set").parent.resolve()
    write_pack("both/stones.yaml", "stones", "marble", more="game: pebbles\n")
    yield folder
    kinds.cache_clear()


def test_packs_of_every_installed_game_are_checked(both_games: Path) -> None:
    result = deckwright("cards", "check", str(both_games))
    assert result.exit_code == 0, result.output
    assert [line.rpartition("/")[2] for line in result.stdout.splitlines()] == [
        "my-set.yaml: 1 card, all well",
        "stones.yaml: 1 card, all well",
    ]


def test_a_pack_decides_which_game_its_set_is_of(both_games: Path) -> None:
    result = deckwright("cards", "list", "--json", "--ruleset", "stones", "--packs", str(both_games))
    assert [card["id"] for card in json.loads(result.stdout)] == ["marble"]
    assert result.stderr == "deckwright: my-set.yaml is left out: it has cards of the game ascension.\n"
    assert "these are cards of the game ascension, not of pebbles" in refused(
        "cards", "list", "--ruleset", "stones+my-set", "--packs", f"{both_games}/stones.yaml",
        "--packs", f"{both_games}/my-set.yaml",
    )  # fmt: skip


def test_installed_packs_of_another_game_that_is_here_cost_nothing(both_games: Path) -> None:
    install(str(both_games))
    assert played("--ruleset", "ascension-10th+my-set") == "ascension-10th+my-set"
    break_pack(both_games / "stones.yaml")
    assert played("--ruleset", "my-set") == "my-set"
    assert "stones.yaml:11:" in refused("cards", "list", "--ruleset", "stones")


def test_a_card_is_found_in_the_pack_of_any_game(both_games: Path) -> None:
    install(str(both_games))
    assert "Gain 1 Power. Draw 1 card." in deckwright("cards", "show", "marble").stdout
    assert "Stones" in deckwright("cards", "show", "marble", "--set", str(both_games / "stones.yaml")).stdout
