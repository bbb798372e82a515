"""What the language allows and no printed card does: cards of packs in situations that only they can bring about."""

from pathlib import Path

import pytest

import deckwright as dw
from deckwright.games.ascension.rules import state as st
from tests.talk import combined, exactly, given, then, when

ROW = ["magnet-monk", "skyrocket-drone", "leotans-familiar", "runic-honiskrot", "nyxian-spiritcaster"]
HERO = "hero: void, cost: 1, copies: 2"


def pack(tmp_path: Path, *cards: str, head: str = "") -> list[Path]:
    path = tmp_path / "made.yaml"
    lines = "".join(
        f"  - {{id: {card.split(':')[0]}, name: {{en: Made}}, {card.split(':', 1)[1]}}}\n" for card in cards
    )
    path.write_text(f"set: made\nname: {{en: Made}}\n{head}cards:\n{lines}", encoding="utf-8")
    return [path]


def written(tmp_path: Path, card: str) -> list[Path]:
    """A pack with this card, written in lines."""
    (path,) = pack(tmp_path)
    path.write_text(path.read_text(encoding="utf-8") + card, encoding="utf-8")
    return [path]


def vigil_with(packs, **position):
    return given("rise-of-vigil", packs=packs, **({"center": ["blackwatch-vanquisher"]} | position))


def test_a_chain_of_copies_leaves_nothing_behind():
    """V-200: a copier with nothing left to copy"""
    game = combined(options={"copy_copiers": "chain"}, hand=["reality-sculptor", "twofold-askara"])
    when(game, "play reality-sculptor", "play twofold-askara")
    assert game.state[st.NOTE_COUNT] == 0


def test_ulu_repeats_the_copier_that_he_has_chosen():
    """V-103: with `copy_copiers` = `chain` the copier asks again"""
    game = combined(
        options={"copy_copiers": "chain"}, played=["mystic", "militia", "reality-sculptor"], hand=["ulu-askara-prince"],
        energy=2,
    )  # fmt: skip
    when(game, "play ulu-askara-prince", "choose played:reality-sculptor", "choose played:mystic")
    exactly(game, "choose played:mystic", "choose played:militia")
    when(game, "choose played:militia")
    then(game, runes=2, power=1)


def test_what_fate_gives_outside_a_turn_is_lost(tmp_path):
    """A-6.6"""
    packs = pack(
        tmp_path, "gift: hero: void, cost: 9, copies: 20, play: gain 1 rune, fate: gain 2 runes; gain 3 energy"
    )
    game = dw.new(["made"], players=2, seed=1, packs=packs)
    then(game, runes=0, energy=0)
    assert sum(event.amount for event in game.log if event.kind == "gain" and event.resource == "runes") == 12


def test_a_trigger_and_a_price_are_used_apart(tmp_path):
    """A-8.5"""
    packs = written(
        tmp_path,
        """
  - id: stave
    name: {en: Stave}
    construct: lifebound
    cost: 5
    copies: 1
    when acquire hero, once per turn: draw 1
    price: a card with treasure beneath costs 2 runes less, once per turn
""",
    )
    game = vigil_with(packs, deck=["apprentice"], constructs=["stave"], runes=1, row=ROW, under={1: 1})
    when(game, "acquire magnet-monk@1")
    then(game, runes=0, hand=["apprentice"])


def test_only_a_card_in_the_discard_pile_is_moved_on(tmp_path):
    """V-113: not another copy that lies there"""
    packs = pack(tmp_path, f"smith: {HERO}, play: acquire a construct for free to top of deck")
    game = vigil_with(packs, hand=["smith"], discard=["zeta-arsenal"], constructs=["prototype-ch32"], energy=1,
                      row=["zeta-arsenal", *ROW])  # fmt: skip
    when(game, "play smith")
    then(game, deck=["zeta-arsenal"], discard=["zeta-arsenal"], constructs=["prototype-ch32"])


def test_a_mover_is_asked_about_each_card(tmp_path):
    """V-113: also when one acquisition sets off another"""
    packs = written(
        tmp_path,
        """
  - id: hoard
    name: {en: Hoard}
    construct: void
    cost: 1
    copies: 1
    when acquire Mechana construct, once per turn: acquire a construct for free
""",
    )
    game = vigil_with(packs, constructs=["hoard", "prototype-ch32"], energy=1, runes=6,
                      row=["zeta-arsenal", "portabillet", *ROW[:4]])  # fmt: skip
    when(game, "acquire zeta-arsenal@1")
    assert (game.decision.kind, game.decision.card) == ("confirm", "zeta-arsenal")
    when(game, "decline")
    assert (game.decision.kind, game.decision.card) == ("confirm", "portabillet")
    when(game, "accept")
    then(game, constructs=["hoard", "prototype-ch32", "portabillet"], discard=["zeta-arsenal"])


def test_energy_of_another_reward_comes_too_late(tmp_path):
    """V-094: Energize looks at the Energy when the Monsters are defeated"""
    packs = pack(tmp_path, "bolt: monster: power, cost: 1, copies: 1, reward: gain 1 honor; gain 3 energy")
    game = vigil_with(packs, hand=["oziah-judge-of-logos"], deck=["apprentice"] * 5,
                      row=["bolt", "twisted-tyrant", "deviant-fiend", *ROW[:3]])  # fmt: skip
    when(game, "play oziah-judge-of-logos", "choose reward:bolt", "choose reward:twisted-tyrant")
    then(game, hand=[], honor=10, energy=3)


@pytest.mark.parametrize(("timing", "energy", "honor"), [("played", 0, 0), ("played", 2, 3), ("each-step", 0, 3)])
def test_energy_of_a_reward_is_too_late_for_its_own_lines(tmp_path, timing, energy, honor):
    """A-21.8: both values of energize_timing"""
    packs = written(
        tmp_path,
        """
  - id: bolt
    name: {en: Bolt}
    monster: power
    cost: 1
    copies: 1
    reward:
      - gain 2 energy
      - energize 2: gain 3 honor
""",
    )
    game = vigil_with(packs, power=1, energy=energy, row=["bolt", *ROW], options={"energize_timing": timing})
    when(game, "defeat bolt@1")
    then(game, honor=honor, energy=energy + 2)


@pytest.mark.parametrize(("timing", "runes"), [("played", 0), ("each-step", 5)])
def test_energize_of_a_unite_effect_looks_at_the_energy_when_it_is_set_off(tmp_path, timing, runes):
    """A-21.8: the Energy that the Hero itself gives comes too late"""
    packs = written(
        tmp_path,
        """
  - id: choir
    name: {en: Choir}
    hero: void
    cost: 1
    copies: 2
    play: gain 2 energy
    unite Void hero:
      - energize 2: gain 5 runes
""",
    )
    game = vigil_with(packs, hand=["choir"], played=["darkwalker"], options={"energize_timing": timing})
    when(game, "play choir")
    then(game, energy=2, runes=runes)


def test_a_copying_unite_effect_makes_a_copier(tmp_path):
    """V-200: nothing can loop"""
    packs = pack(tmp_path, f"echo: {HERO}, play: gain 1 rune, unite Void hero: copy a hero played this turn")
    game = vigil_with(packs, hand=["echo", "echo"])
    when(game, "play echo", "play echo")
    then(game, runes=2)


def test_the_order_of_packs_does_not_matter(tmp_path):
    first, second = tmp_path / "one", tmp_path / "two"
    first.mkdir()
    second.mkdir()
    (into,) = pack(first, f"echo: {HERO}, play: gain 1 rune", head="into: [other]\n")
    (other,) = pack(second, f"drum: {HERO}, play: gain 1 rune")
    other.write_text(other.read_text(encoding="utf-8").replace("set: made", "set: other"), encoding="utf-8")
    names = {dw.new("ascension-10th", packs=packs, seed=1).ruleset_id for packs in ([into, other], [other, into])}
    assert names == {"ascension-10th+made+other"}


def test_the_treasure_that_falls_short_is_named(tmp_path):
    """V-182"""
    packs = pack(
        tmp_path, "amber: treasure: none, origin: treasure, copies: 5, play: gain 1 energy", head="size: large\n"
    )
    game = dw.new(["ascension-combined", "made"], players=2, seed=1, packs=packs)
    told = [(event.card, event.amount) for event in game.log if event.ruling == "V-182"]
    assert told == [("energy-shard", 60)]


def test_a_setup_may_have_any_number_of_events(tmp_path):
    coins = [f"t{i}: treasure: none, origin: treasure, copies: 99, play: gain 1 energy" for i in range(3)]
    packs = pack(tmp_path, *coins, "gift: hero: void, cost: 9, copies: 6, play: gain 1 rune")
    game = dw.new(["made"], players=4, seed=0, packs=packs)
    assert len(game.log) > 256


def test_no_pack_can_take_the_name_of_both_sets(tmp_path):
    (path,) = pack(tmp_path, f"echo: {HERO}, play: gain 1 rune")
    path.write_text(path.read_text(encoding="utf-8").replace("set: made", "set: ascension-combined"), encoding="utf-8")
    try:
        dw.new("ascension-10th", packs=[path])
    except dw.BadCards as error:
        assert "Give the pack another" in str(error)
    else:
        raise AssertionError("it was taken")


def test_energy_is_not_played_along_with_the_rest(tmp_path):
    """A-7.10: other cards look at it"""
    packs = pack(tmp_path, f"spark: {HERO}, play: gain 1 energy")
    game = vigil_with(packs, hand=["spark", "leotans-familiar", "apprentice"])
    assert [str(action) for action in game.play_all()] == ["play apprentice"]


def test_a_trigger_waits_for_its_condition(tmp_path):
    """One whose only step has a condition is not used up where that does not hold."""
    packs = written(
        tmp_path,
        """
  - id: bell
    name: {en: Bell}
    construct: void
    cost: 1
    copies: 1
    when acquire hero, once per turn:
      - energize 1: draw 1
""",
    )
    game = vigil_with(packs, constructs=["bell", "tome-of-erabus"], runes=9, deck=["apprentice"], row=ROW)
    when(game, "acquire magnet-monk@1")
    then(game, hand=[])
    when(game, "use tome-of-erabus", "acquire skyrocket-drone@2")
    then(game, hand=["apprentice"])


def test_uncovered_treasure_waits_in_its_slot():
    """A-20.8: in a solo game it does not slide"""
    row = [None, "magnet-monk", "skyrocket-drone", "leotans-familiar", "leotans-familiar", "runic-honiskrot"]
    game = dw.scenario("rise-of-vigil", players=1, mode="solo", row=row, under={1: 2, 2: 1}, center=[], hand=[[]], deck=[[]],
                       runes=1, seed=1)  # fmt: skip
    game.play("acquire leotans-familiar@4")
    assert game.row == [None, None, "magnet-monk", "skyrocket-drone", "leotans-familiar", "runic-honiskrot"]
    assert [len(game.under(slot)) for slot in range(1, 7)] == [2, 0, 1, 0, 0, 0]
