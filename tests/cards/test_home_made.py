"""Home-made cards whose steps change what is in play before a later step looks at it."""

from pathlib import Path

from tests.talk import given, then, when

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
    when acquire Mechana construct, once per turn: destroy a construct; may put it into hand
"""


def pack(tmp_path: Path) -> list[Path]:
    path = tmp_path / "home-made.yaml"
    path.write_text(PACK, encoding="utf-8")
    return [path]


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
    game = given(packs=pack(tmp_path), constructs=["jealous-courier", "muramasa"], row=["burrower-mark-ii"], runes=3)
    when(game, "acquire burrower-mark-ii@1", "choose construct:jealous-courier", "accept")
    then(game, hand=["burrower-mark-ii"], constructs=["muramasa"])
    assert game.used(0) == []
