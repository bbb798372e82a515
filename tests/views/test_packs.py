"""Packs by users: sets of their own, mixed into others, combined, and refused with a reason that a designer understands."""

from collections import Counter
from pathlib import Path

import pytest

import deckwright as dw
from deckwright import bots

HERO = """
  - id: {id}
    name: {{en: {id}}}
    hero: void
    cost: 2
    copies: {copies}
    play: gain 1 power
"""


def pack(folder: Path, name: str, cards: str = "", head: str = "") -> Path:
    """A card file with this set in it."""
    folder.mkdir(exist_ok=True)
    path = folder / f"{name}.yaml"
    path.write_text(f"set: {name}\nname: {{en: {name}}}\n{head}cards:\n{cards or hero(f'{name}-hero', 3)}", "utf-8")
    return path


def hero(id_: str, copies: int = 1) -> str:
    return HERO.format(id=id_, copies=copies)


def center_of(game: dw.Game) -> Counter[str]:
    beneath = [card for slot in range(1, len(game.row) + 1) for card in game.under(slot)]
    return Counter([*game.zone("center"), *beneath, *(card for card in game.row if card)])


def to_the_end(game: dw.Game, seed: int = 1) -> dw.Game:
    bot = bots.make("random", seed)
    while not game.over:
        game.play(bots.ask(bot, game))
    return game


def test_a_list_of_sets_is_a_ruleset():
    both = dw.new(["rise-of-vigil", "ascension-10th"], players=2, seed=5)
    assert both.ruleset_id == "ascension-combined"
    assert both.state.tolist() == dw.new("ascension-10th+rise-of-vigil", players=2, seed=5).state.tolist()
    assert dw.new(["rise-of-vigil"], players=2, seed=5).ruleset_id == "rise-of-vigil"


def test_a_pack_is_mixed_in_when_the_ruleset_names_none(tmp_path):
    game = dw.new("ascension-10th", packs=[pack(tmp_path, "moons")], players=6, seed=1)
    assert game.ruleset_id == "ascension-10th+moons"
    assert center_of(game)["moons-hero"] == 3
    assert sum(center_of(game).values()) == 103


def test_a_pack_that_is_named_comes_alone_among_packs(tmp_path):
    packs = [pack(tmp_path, "moons"), pack(tmp_path, "stars")]
    game = dw.new("rise-of-vigil+moons", packs=packs, players=2, seed=1)
    assert (center_of(game)["moons-hero"], center_of(game)["stars-hero"]) == (3, 0)


def test_a_pack_goes_into_the_sets_that_it_names(tmp_path):
    packs = [pack(tmp_path, "moons", head="into: [rise-of-vigil]\n"), pack(tmp_path, "stars")]
    assert dw.new("rise-of-vigil+stars", packs=packs, seed=1).ruleset_id == "rise-of-vigil+moons+stars"
    assert dw.new("ascension-10th+stars", packs=packs, seed=1).ruleset_id == "ascension-10th+stars"


def test_a_pack_alone_borrows_what_it_does_not_bring(tmp_path):
    path = pack(tmp_path, "moons", "".join(hero(f"moon-{i}", 20) for i in range(3)))
    game = dw.new(["moons"], packs=[path], players=2, seed=1)
    assert (game.pile("mystic"), game.pile("heavy-infantry"), game.pile("cultist")) == (20, 20, 1)
    assert Counter(game.zone("hand", 0) + game.zone("deck", 0)) == {"apprentice": 8, "militia": 2}
    assert center_of(game) == {f"moon-{i}": 20 for i in range(3)}
    assert dw.card(["moons"], "mystic", packs=[path]).set == "ascension-10th"
    with pytest.raises(dw.BadOption, match="Two or more sets"):
        dw.new(["moons"], packs=[path], players=5)


def test_the_solo_opponent_follows_the_sets(tmp_path):
    """V-221"""
    packs = [pack(tmp_path, "moons")]
    texts = []
    for ruleset in ("ascension-10th+moons", "rise-of-vigil+moons"):
        game = dw.new(ruleset, packs=packs, mode="solo", seed=1, options={"center_shards": 0})
        game.play("end turn")
        texts.append([event.text() for event in game.log if event.kind == "turn" and event.player is None])
    assert texts == [["Samael's turn"], ["The Cult acts"]]


@pytest.mark.parametrize(("players", "mode"), [(2, "versus"), (6, "teams"), (1, "solo")])
def test_a_game_with_a_pack_is_played_saved_and_loaded(tmp_path, players, mode):
    path = pack(tmp_path, "moons")
    game = to_the_end(dw.new("ascension-combined", packs=[path], players=players, mode=mode, seed=3))
    again = dw.load(game.save())
    assert again.state.tolist() == game.state.tolist()
    assert again.ruleset_id == "ascension-combined+moons"


def test_a_folder_brings_every_file_in_it(tmp_path):
    pack(tmp_path / "packs", "moons")
    pack(tmp_path / "packs", "stars")
    assert dw.new("ascension-10th", packs=[tmp_path / "packs"], seed=1).ruleset_id == "ascension-10th+moons+stars"


def test_new_treasure_lies_under_the_row(tmp_path):
    coin = """
  - id: sun-coin
    name: {en: Sun Coin}
    treasure: none
    origin: treasure
    copies: 40
    play: gain 1 rune; draw 1
"""
    path = pack(tmp_path, "suns", coin)
    game = dw.new(["rise-of-vigil", "suns"], packs=[path], seed=2)
    assert (center_of(game)["sun-coin"], center_of(game)["energy-shard"]) == (40, 30)
    row = ["magnet-monk", "skyrocket-drone", "leotans-familiar", "runic-honiskrot", "beacon-shaman", "reality-sculptor"]
    game = dw.scenario("rise-of-vigil", packs=[path], players=2, runes=3, row=row, center=["magnet-monk"],
                       under={1: ["sun-coin", "energy-shard", "sun-coin"]})  # fmt: skip
    assert game.under(1) == ["energy-shard", "sun-coin", "sun-coin"]
    game.play("acquire magnet-monk@1")
    assert game.zone("discard", 0) == ["energy-shard", "magnet-monk", "sun-coin", "sun-coin"]


def test_a_broken_pack_says_where_and_the_rest_still_works(tmp_path):
    path = pack(tmp_path, "moons", hero("moon").replace("gain 1 power", "gains 1 power"))
    with pytest.raises(dw.BadCards, match=r'moons.yaml:10:11 moon, play step 1: unknown phrase "gains 1 power"'):
        dw.new("ascension-10th", packs=[path])
    assert dw.new("ascension-10th", seed=1).row


@pytest.mark.parametrize(
    ("cards", "told"),
    [
        (hero("mephit"), "another set of the game has another card of this id"),
        (hero("mystic"), "another set of the game has another card of this id"),
        ("".join(hero(f"h{i}") for i in range(80)), "at most 120 fit into a game"),
        ("".join(hero(f"h{i}", 99) for i in range(3)), "center cards; at most 352 fit into one game"),
    ],
)
def test_what_does_not_fit_is_refused(tmp_path, cards, told):
    with pytest.raises(dw.DeckwrightError, match=told):
        dw.new("ascension-10th", packs=[pack(tmp_path, "moons", cards)])


def test_too_many_kinds_of_treasure_are_refused(tmp_path):
    coins = "".join(
        f"\n  - id: coin-{i}\n    name: {{en: Coin}}\n    treasure: none\n    origin: treasure\n    copies: 2\n"
        "    play: gain 1 rune\n"
        for i in range(5)
    )
    with pytest.raises(dw.DeckwrightError, match="5 kinds of treasure; at most 4 fit"):
        dw.new("ascension-10th", packs=[pack(tmp_path, "moons", coins)])


@pytest.mark.parametrize("name", ["ascension-10th", "rise-of-vigil"])
def test_a_pack_cannot_take_the_id_of_a_built_in_set(tmp_path, name):
    with pytest.raises(dw.BadCards, match="Give the pack another"):
        dw.new("ascension-10th", packs=[pack(tmp_path, name)])


STRAY = "game: pebbles\nset: {set}\nname: nobody here can read this\ncards: throw 3 pebbles\n"


@pytest.mark.parametrize("game", ["pebbles", "Not a name"])
def test_a_stray_file_of_another_game_in_a_folder_is_left_out_with_a_line(tmp_path, game):
    pack(tmp_path, "moons")
    (tmp_path / "stones.yaml").write_text(STRAY.format(set="stones").replace("pebbles", game, 1), "utf-8")
    with pytest.warns(UserWarning, match=r"stones\.yaml is left out: it has cards of the game \w+, not of ascension\."):
        found = dw.new("ascension-10th", packs=[tmp_path], players=2, seed=1)
    assert found.ruleset_id == "ascension-10th+moons"


def test_a_file_of_another_game_that_was_named_is_refused_with_the_name_of_its_game(tmp_path):
    stray = tmp_path / "stones.yaml"
    stray.write_text(STRAY.format(set="stones"), "utf-8")
    with pytest.raises(dw.BadCards) as refused:
        dw.cards("ascension-10th", packs=[stray])
    assert str(refused.value).startswith(
        "stones.yaml:1:7 the file: these are cards of the game pebbles, not of ascension."
    )


def test_a_pack_may_name_its_game(tmp_path):
    named = pack(tmp_path, "moons", head="game: ascension\n")
    game = dw.new("ascension-10th", packs=[named], players=2, seed=1)
    assert game.state.tolist() == dw.load(game.save()).state.tolist()
    unnamed = pack(tmp_path / "other", "moons")
    assert game.state.tolist() == dw.new("ascension-10th", packs=[unnamed], players=2, seed=1).state.tolist()
