"""Home-made cards: those of the designer's guide, and steps that change what is in play before a later one looks."""

from pathlib import Path

import deckwright as dw
from deckwright.cards.loader import load_set
from deckwright.games.ascension.cards.language import LANGUAGE
from generators.card_language import EXAMPLE, FIRST, HOARD
from tests.talk import given, offered, then, when

PACK = """
set: home-made
name: {en: Home-made}
cards:
  - id: hasty-tablet
    name: {en: Hasty Tablet}
    construct: enlightened
    cost: 3
    copies: 2
    use: destroy a construct; banish this to take another turn
  - id: jealous-courier
    name: {en: Jealous Courier}
    construct: mechana
    cost: 3
    copies: 1
    when acquire Mechana construct, once per turn: destroy a construct; draw 1
"""


def pack(tmp_path: Path, text: str = PACK) -> list[Path]:
    path = tmp_path / "home-made.yaml"
    path.write_text(text, encoding="utf-8")
    return [path]


def test_the_first_card_of_the_guide(tmp_path):
    """It is read, becomes numbers, and is acquired and played in a turn."""
    packs = pack(tmp_path, FIRST)
    assert LANGUAGE.compile(load_set(LANGUAGE, packs[0]).cards).ids == ("moon-dancer",)
    game = dw.scenario(
        "ascension-10th", packs=packs, players=2, hand=[["moon-dancer", "mystic", "apprentice"], []],
        deck=[["militia", "apprentice", "apprentice", "apprentice", "apprentice", "apprentice"], []],
        row=["moon-dancer", "wolf-shaman", "spike-vixen", "arha-initiate", "demon-slayer", "landtalker"], seed=1,
    )  # fmt: skip
    when(game, "play moon-dancer")
    then(game, power=1, hand=["mystic", "apprentice", "militia"])
    when(game, "play mystic", "play apprentice", "acquire moon-dancer@1")
    then(game, runes=0, discard=["moon-dancer"])
    when(game, "end turn")
    then(game, player=1, discard=["moon-dancer", "moon-dancer", "mystic", "apprentice", "militia"])
    assert dw.card("ascension-10th", "moon-dancer", packs=packs).set == "my-first-set"


def test_the_first_card_of_the_guide_is_shuffled_in(tmp_path):
    with_it, without = (
        dw.new("ascension-10th", players=2, seed=1, packs=packs) for packs in (pack(tmp_path, FIRST), ())
    )
    assert len(with_it.zone("center")) - len(without.zone("center")) == 2
    assert [*with_it.zone("center"), *with_it.row].count("moon-dancer") == 2


def test_a_folder_is_installed_as_a_whole(tmp_path):
    pack(tmp_path, FIRST)
    assert "moon-dancer" in [card.id for card in dw.cards("ascension-10th", packs=[tmp_path])]


def test_a_pack_belongs_to_the_sets_that_it_goes_into(tmp_path):
    packs = pack(tmp_path, HOARD)
    assert "sun-coin" in [card.id for card in dw.cards("ascension-10th", packs=packs)]
    assert "sun-coin" not in [card.id for card in dw.cards("rise-of-vigil", packs=packs)]


def test_treasure_is_shuffled_in_by_the_sizes_of_the_sets(tmp_path):
    game = dw.new("ascension-10th", players=2, seed=1, packs=pack(tmp_path, HOARD))
    beneath = [card for slot in game.view(0)["row"] for card in slot["under"]]
    assert [*game.zone("center"), *beneath].count("sun-coin") == 10 + 5


def test_the_other_cards_of_the_guide(tmp_path):
    packs = pack(tmp_path, EXAMPLE)
    game = given(
        packs=packs, hand=["star-forge"], constructs=["muramasa"], deck=["militia"], row=["night-mare"], power=4
    )
    when(game, "play star-forge")
    then(game, constructs=["muramasa", "star-forge"], hand=["militia"])  # its own trigger
    when(game, "use star-forge#1", "use star-forge#2", "defeat night-mare@1", "decline")
    then(game, runes=1, honor=4, power=0, void=["night-mare"])


def test_treasure_fate_and_trophy_of_the_guide(tmp_path):
    packs = pack(tmp_path, HOARD)
    game = given(packs=packs, hand=["sun-coin", "sun-coin", "gold-seeker", "gold-seeker"], deck=["militia", "apprentice"],
                 row=["hoard-wyrm"], under={1: ["sun-coin"]}, power=5)  # fmt: skip
    when(game, "play sun-coin", "play gold-seeker")
    then(game, energy=1, runes=2, hand=["sun-coin", "gold-seeker", "militia"])
    when(game, "play sun-coin", "play gold-seeker")
    then(game, energy=2, runes=6, hand=["militia", "apprentice"])
    when(game, "defeat hoard-wyrm@1")  # the draw of its reward reshuffles the treasure that lay beneath
    then(game, honor=3, trophies=["hoard-wyrm"], hand=["militia", "apprentice", "sun-coin"])
    offered(game, "trophy hoard-wyrm")
    when(game, "trophy hoard-wyrm")
    then(game, energy=4, trophies=[], void=["hoard-wyrm"])


def test_fate_of_the_guide(tmp_path):
    game = given(packs=pack(tmp_path, HOARD), row=["wolf-shaman"], center=["sun-coin", "gold-seeker"], runes=3,
                 deck=[["militia"], ["apprentice"]])  # fmt: skip
    when(game, "acquire wolf-shaman@1")
    then(game, hand=[["militia"], ["apprentice"]], discard=["wolf-shaman"])
    assert game.row[0] == "gold-seeker"


def test_the_card_that_is_used_is_the_one_banished(tmp_path):
    game = given(packs=pack(tmp_path), constructs=["muramasa", "hasty-tablet"])
    when(game, "use hasty-tablet", "choose construct:muramasa")
    then(game, constructs=[], void=["hasty-tablet"], discard=["muramasa"])
    assert game.view(0)["extra_turns"] == 1


def test_a_card_that_has_left_play_gives_no_turn(tmp_path):
    game = given(packs=pack(tmp_path), constructs=["muramasa", "hasty-tablet"])
    when(game, "use hasty-tablet", "choose construct:hasty-tablet")
    then(game, constructs=["muramasa"], void=[], discard=["hasty-tablet"])
    assert game.view(0)["extra_turns"] == 0


def test_of_two_copies_the_used_one_is_banished(tmp_path):
    game = given(packs=pack(tmp_path), constructs=["muramasa", "hasty-tablet", "hasty-tablet"])
    when(game, "use hasty-tablet", "choose construct:muramasa", "use hasty-tablet")
    then(game, constructs=[], discard=["hasty-tablet", "muramasa"], void=["hasty-tablet"])


def test_a_trigger_whose_construct_has_left_marks_no_other(tmp_path):
    game = given(packs=pack(tmp_path), constructs=["jealous-courier", "muramasa"], row=["burrower-mark-ii"], runes=3,
                 deck=["militia"])  # fmt: skip
    when(game, "acquire burrower-mark-ii@1", "choose construct:jealous-courier")
    then(game, hand=["militia"], constructs=["muramasa"], discard=["burrower-mark-ii", "jealous-courier"])
    assert game.used(0) == []
