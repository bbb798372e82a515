"""Edge cases of Honor and of the end of the game."""

import pytest

import deckwright as dw
from tests.talk import RULESET, given, then, to_the_end, when


def decided(honor, first=0):
    """The end of a game in which each seat has this Honor and nothing else."""
    players = len(honor)
    game = given(players=players, first=first, turn_player=first, honor=honor, pool=0, end_triggered=True)
    return to_the_end(game)


def test_a_gain_larger_than_the_pool_counts_in_full():
    """E-60"""
    game = given(row=["sea-tyrant"], power=5, pool=2, honor=[10, 0])
    when(game, "defeat sea-tyrant@1")
    then(game, honor=[15, 0], pool=0, end_triggered=True, over=False)


def test_honor_is_gained_after_the_pool_is_empty():
    """E-61"""
    game = given(hand=[[], ["heavy-infantry"]], power=2, pool=1)
    when(game, "defeat cultist", "end turn")
    then(game, pool=0, end_triggered=True, turn_player=1)
    when(game, "play heavy-infantry", "defeat cultist")
    then(game, honor=[1, 1], pool=0, end_triggered=True)


def test_the_players_after_the_one_who_takes_the_last_honor_have_one_more_turn():
    """E-62"""
    game = given(players=4, turn_player=1, power=2, pool=1)
    when(game, "defeat cultist", "end turn")
    then(game, over=False, turn_player=2)
    when(game, "end turn")
    then(game, over=False, turn_player=3)
    when(game, "end turn")
    then(game, over=True, honor=[0, 1, 0, 0])
    assert game.scores() == [0, 1, 0, 0]


def test_all_have_the_same_number_of_turns_when_the_starting_player_ends_it():
    """E-63"""
    game = dw.new(RULESET, players=3, seed=2, first=0)
    when(game, "end turn", "end turn", "end turn")
    assert (game.turns, game.turn_player) == (3, 0)
    game = given(players=3, power=2, pool=1)
    before = game.turns
    when(game, "defeat cultist", "end turn")
    then(game, over=False, turn_player=1)
    when(game, "end turn")
    then(game, over=False, turn_player=2)
    when(game, "end turn")
    then(game, over=True)
    assert game.turns == before + 3


def test_the_last_player_finishes_the_turn_that_empties_the_pool():
    """E-64"""
    game = given(
        players=3,
        turn_player=2,
        hand=[[], [], ["mystic", "flytrap-witch"]],
        row=["wolf-shaman"],
        power=4,
        pool=1,
        runes=1,
    )
    when(game, "defeat cultist")
    then(game, pool=0, end_triggered=True, over=False, turn_player=2)
    when(game, "play mystic", "acquire wolf-shaman@1", "play flytrap-witch", "defeat cultist")
    then(game, honor=[0, 0, 4], over=False)
    when(game, "end turn")
    then(game, over=True)
    assert game.scores() == [0, 0, 4 + 1 + 1 + 2]


@pytest.mark.parametrize(("pool", "left", "triggered"), [(1, 0, True), (2, 1, False)])
def test_exactly_the_last_token_triggers_the_end(pool, left, triggered):
    """E-65"""
    game = given(power=2, pool=pool)
    when(game, "defeat cultist")
    then(game, honor=1, pool=left, end_triggered=triggered, over=False)
    when(game, "end turn", "end turn")
    then(game, over=triggered)


def test_all_zones_and_tokens_are_scored():
    """E-66"""
    game = given(
        hand=[["emri-one-with-the-void"], []],
        deck=[["hedron-cannon", "apprentice"], []],
        discard=[["mystic", "heavy-infantry"], []],
        constructs=[["the-grand-design", "snapdragon"], []],
        void=["hedron-link-device"],
        honor=[17, 0],
        pool=0,
        end_triggered=True,
    )
    to_the_end(game)
    assert game.scores() == [17 + 4 + 8 + 2 + 6 + 3, 0]


def test_a_card_banished_in_the_last_turn_is_not_scored():
    """E-66: banished"""
    game = given(hand=["void-initiate", "hedron-cannon"], honor=[17, 0], pool=0, end_triggered=True)
    when(game, "play void-initiate", "choose hand:hedron-cannon")
    to_the_end(game)
    assert game.scores() == [17 + 1, 0]


@pytest.mark.parametrize("deck", [[], ["apprentice"] * 5])
def test_heroes_of_the_last_turn_are_scored_once(deck):
    """E-67"""
    heroes = ["landtalker", "emri-one-with-the-void", "demon-slayer", "mystic"]
    game = given(turn_player=1, hand=[[], heroes], deck=[[], deck], pool=0, end_triggered=True)
    when(game, *(f"play {hero}" for hero in heroes), "end turn")
    then(game, over=True)
    then(game, **{"discard" if deck else "hand": [[], heroes]})
    assert game.scores() == [0, 4 + 4 + 2 + 1]


def test_a_tie_of_two_goes_to_the_later_player():
    """E-68"""
    game = decided([61, 61])
    assert game.scores() == [61, 61]
    assert (game.winners(), game.ranking()) == ([1], [1, 0])


def test_a_tie_of_two_among_three_goes_to_the_later_of_the_two():
    """E-69"""
    game = decided([70, 70, 50])
    assert (game.winners(), game.ranking()) == ([1], [1, 0, 2])


def test_a_tie_of_the_first_and_the_last_among_four():
    """E-70"""
    game = decided([80, 75, 79, 80])
    assert (game.winners(), game.ranking()) == ([3], [3, 0, 2, 1])


def test_a_tie_of_all_four():
    """E-71"""
    game = decided([64, 64, 64, 64])
    assert (game.winners(), game.ranking()) == ([3], [3, 2, 1, 0])


def test_turn_order_counts_from_the_starting_player():
    """E-72"""
    game = decided([30, 20, 30], first=2)
    assert (game.winners(), game.ranking()) == ([0], [0, 2, 1])


def test_the_turn_order_follows_the_starting_player():
    """E-72: the order of turns"""
    game = given(players=3, first=2, turn_player=2, pool=0, end_triggered=True)
    for seat in (2, 0, 1):
        then(game, turn_player=seat, over=False)
        when(game, "end turn")
    then(game, over=True)


@pytest.mark.parametrize(
    ("players", "mode", "pool"), [(1, "solo", 50), (2, "versus", 60), (3, "versus", 90), (4, "versus", 120)]
)
def test_pool_sizes(players, mode, pool):
    """E-73"""
    game = dw.new(RULESET, players=players, mode=mode, seed=1)
    then(game, pool=pool, honor=[0] * players)
    assert given(players=players, mode=mode).pool == pool


@pytest.mark.parametrize(
    ("hero", "gained", "printed"), [("lifebound-initiate", 1, 1), ("flytrap-witch", 2, 2), ("avatar-golem", 0, 2)]
)
def test_honor_of_the_text_is_gained_and_that_of_the_corner_counts_at_the_end(hero, gained, printed):
    """E-74"""
    game = given(turn_player=1, hand=[[], [hero]], pool=0, end_triggered=True)
    when(game, f"play {hero}")
    then(game, honor=[0, gained])
    when(game, "end turn")
    then(game, over=True)
    assert game.scores() == [0, gained + printed]


def test_the_golem_gains_one_and_is_worth_two():
    """E-74: Avatar Golem"""
    game = given(hand=["avatar-golem"], constructs=["shadow-star"], pool=0, end_triggered=True)
    when(game, "play avatar-golem")
    then(game, honor=1)
    to_the_end(game)
    assert game.scores() == [1 + 2 + 2, 0]
