"""What holds now for the cards before a player: the rules say it, and it is what then happens."""

import pytest

import deckwright as dw
from deckwright.games.ascension.online.live import live_of
from deckwright.table.online import Live
from tests.games.ascension.cards.test_pack_effects import HERO, pack
from tests.talk import combined, given, then, vigil, when

SHARD = "energy-shard"


def live(game: dw.Game, card: str, seat: int = 0) -> list[Live]:
    return live_of(game, seat).get(card, [])


@pytest.mark.parametrize(("energy", "met"), [(2, False), (3, True), (7, True)])
def test_energize_is_met_from_its_threshold_on(energy, met):
    """V-030"""
    game = vigil(hand=["blackwatch-vanquisher"], energy=energy)
    assert live(game, "blackwatch-vanquisher") == [Live(0, 1, met)]
    when(game, "play blackwatch-vanquisher")
    then(game, power=4 if met else 2)


def test_energy_that_is_gained_lights_the_cards_in_hand_and_row():
    game = vigil(hand=[SHARD, "leotans-familiar"], row=["raging-ursine", "deviant-fiend"], energy=1)
    before = live_of(game, 0)
    assert before["leotans-familiar"] == [Live(0, 1, True)]
    assert before["raging-ursine"] == [Live(0, 1, False)]
    when(game, f"play {SHARD}")
    assert live(game, "raging-ursine") == [Live(0, 1, True)]
    assert live(game, "deviant-fiend") == [Live(0, 1, True, 2)]


@pytest.mark.parametrize("others", [1, 2])
def test_unite_is_met_when_another_such_hero_has_been_played(others):
    game = given(hand=[*["wolf-shaman"] * others, "runic-lycanthrope"], deck=["apprentice"] * 4)
    assert live(game, "runic-lycanthrope") == [Live(1, -1, False)]
    when(game, *["play wolf-shaman"] * others)
    assert live(game, "runic-lycanthrope") == [Live(1, -1, True)]
    when(game, "play runic-lycanthrope")
    then(game, power=2)


def test_constructs_are_counted_with_what_they_count_as():
    game = given(
        hand=["avatar-golem", "kor-the-ferromancer"],
        constructs=["hedron-cannon", "shadow-star", "hedron-link-device"],
    )
    told = live_of(game, 0)
    assert told["hedron-cannon"] == [Live(0, 0, None, 3)]
    assert told["avatar-golem"] == [Live(0, 1, None, 2)]
    assert told["kor-the-ferromancer"] == [Live(0, 1, True)]
    when(game, "use hedron-cannon")
    then(game, power=3)


def test_a_condition_and_a_counter_of_one_step():
    game = vigil(constructs=["zeta-arsenal", "omnicron", "reactor-shrine"], energy=2)
    told = live_of(game, 0)
    assert told["zeta-arsenal"] == [Live(0, 0, False, 3)]
    assert told["reactor-shrine"] == [Live(0, 0, True, 3)]
    assert told["omnicron"] == [Live(0, 0, None, 3)]  # what its Fate does is nobody's yet


def test_a_hero_counts_itself_once_it_is_played(tmp_path):
    """A-7.3"""
    packs = pack(
        tmp_path,
        f"counter: {HERO}, play: gain 1 power per hero played this turn",
        f"friend: {HERO}, play: [{{unite Void hero: gain 1 power}}]",
        f"stranger: {HERO}, play: [{{unite Lifebound hero: gain 1 power}}]",
    )
    game = given(packs=packs, hand=["counter", "friend", "stranger", "apprentice"])
    assert live(game, "friend") == [Live(0, 0, True)]
    assert live(game, "stranger") == [Live(0, 0, False)]
    when(game, "play apprentice", "play friend")
    then(game, power=1)
    assert live(game, "counter") == [Live(0, 0, None, 3)]
    when(game, "play counter")
    then(game, power=4)


def test_it_is_told_to_the_seat_whose_turn_it_is_and_changes_nothing():
    game = combined(hand=[["darkwalker"], ["darkwalker"]], constructs=[[], ["hedron-cannon"]], energy=1)
    state = game.state.copy()
    assert live_of(game, 1) == live_of(game, None) == {}
    assert "hedron-cannon" not in live_of(game, 0)
    assert live(game, "darkwalker") == [Live(0, 1, True)]
    assert (game.state == state).all()


@pytest.mark.parametrize("ruleset", ["ascension-10th", "rise-of-vigil", "ascension-combined"])
def test_cards_that_always_do_the_same_are_not_mentioned(ruleset):
    game = dw.new(ruleset, 2, seed=3, first=0)
    assert not {"apprentice", "militia", "mystic"} & set(live_of(game, 0))


# What is paid.


def paid(game: dw.Game, text: str) -> dict[str, int]:
    action = next(action for action in game.actions() if action.text == text)
    return dict(game.ruleset.kind.online.words(game.ruleset).pays(game, action))


@pytest.mark.parametrize(
    ("action", "position"),
    [
        ("acquire mystic", {"runes": 5}),
        ("acquire wolf-shaman@1", {"runes": 3, "row": ["wolf-shaman"]}),
        ("acquire the-grand-design@1", {"runes": 6, "restricted_runes": 2, "row": ["the-grand-design"]}),
        ("acquire muramasa@1", {"runes": 7, "restricted_runes": 2, "row": ["muramasa"]}),
        ("defeat cultist", {"power": 3}),
        ("defeat sea-tyrant@1", {"power": 6, "row": ["sea-tyrant"]}),
    ],
)
def test_what_an_action_takes_is_known_before(action, position):
    """R-132: restricted Runes pay first where they can"""
    game = given(**position)
    takes, before = paid(game, action), (game.runes, game.restricted_runes, game.power)
    when(game, action)
    counters = {"runes": before[0] - game.runes, "restricted_runes": before[1] - game.restricted_runes}
    gone = counters | {"power": before[2] - game.power}
    assert takes == {name: n for name, n in gone.items() if n}
    assert takes


def test_what_takes_nothing_says_nothing():
    game = given(hand=["apprentice"])
    assert paid(game, "play apprentice") == paid(game, "end turn") == {}
