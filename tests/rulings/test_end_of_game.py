"""Rulings on the end of the game: when it comes, what is counted and who wins."""

from collections import Counter

import pytest

import deckwright as dw
from tests.talk import RULESET, given, texts, then, to_the_end, when

MANY_ACTIONS = 20_000


def play_without_tablet(game):
    """Play a game by a plain policy that never uses the Tablet; the turns taken by each seat."""
    wishes = ("play ", "use ", "defeat ", "acquire heavy-infantry", "acquire ", "end turn", "")
    turns = Counter()
    for _ in range(MANY_ACTIONS):
        if game.over:
            return turns
        legal = [text for text in texts(game) if text != "use tablet-of-times-dawn"]
        answer = next(text for wish in wishes for text in legal if text.startswith(wish))
        turns[game.turn_player] += answer == "end turn"
        game.play(answer)
    raise AssertionError("the game does not end")


def test_the_round_is_finished_after_the_last_token():
    """R-170"""
    game = given(players=3, turn_player=1, power=2, pool=1)
    when(game, "defeat cultist")
    then(game, pool=0, end_triggered=True, over=False, turn_player=1)
    when(game, "end turn")
    then(game, over=False, turn_player=2, player=2)
    when(game, "end turn")
    then(game, over=True)


def test_the_game_ends_with_the_turn_of_the_last_player_who_takes_the_last_token():
    """R-170: C takes it"""
    game = given(players=3, turn_player=2, power=2, pool=1)
    when(game, "defeat cultist")
    then(game, over=False, turn_player=2)
    when(game, "end turn")
    then(game, over=True)


@pytest.mark.parametrize(("first", "turns_left"), [(0, [1, 2]), (1, []), (2, [1])])
def test_the_player_before_the_first_one_is_last_in_the_round(first, turns_left):
    """R-170: another seat began"""
    game = given(players=3, first=first, turn_player=0, power=2, pool=1)
    when(game, "defeat cultist", "end turn")
    for seat in turns_left:
        then(game, over=False, turn_player=seat)
        when(game, "end turn")
    then(game, over=True)


def test_with_tokens_left_the_game_goes_on():
    """R-170: not the last token"""
    game = given(players=3, turn_player=2, power=2, pool=2)
    when(game, "defeat cultist", "end turn")
    then(game, over=False, turn_player=0, pool=1, end_triggered=False)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_everybody_has_had_the_same_number_of_turns(players, seed):
    """R-171"""
    game = dw.new(RULESET, players=players, seed=seed)
    turns = play_without_tablet(game)
    assert [turns[seat] for seat in range(players)] == [turns[0]] * players
    assert turns[0] > 0
    assert game.turns == sum(turns.values())


def test_honor_beyond_the_pool_still_counts():
    """R-172"""
    game = given(
        players=3,
        hand=[[], [], ["heavy-infantry"]],
        deck=[["apprentice", "apprentice"], [], []],
        row=["earth-tyrant"],
        power=6,
        pool=2,
    )
    when(game, "defeat earth-tyrant@1")
    then(game, honor=[5, 0, 0], pool=0, end_triggered=True)
    when(game, "end turn", "end turn", "play heavy-infantry", "defeat cultist")
    then(game, honor=[5, 0, 1], pool=0, turn_player=2, over=False)
    when(game, "end turn")
    then(game, over=True)
    assert game.scores() == [5, 0, 1 + 1]


def test_the_end_cannot_be_undone():
    """R-173"""
    game = given(hand=[["mystic"], ["heavy-infantry", "void-initiate", "apprentice"]], power=2, pool=1)
    when(game, "defeat cultist", "play mystic", "end turn")
    then(game, pool=0, end_triggered=True, over=False)
    when(game, "play heavy-infantry", "defeat cultist")
    then(game, pool=0, end_triggered=True)
    when(game, "play void-initiate", "choose hand:apprentice")
    then(game, pool=0, end_triggered=True, honor=[1, 1])
    when(game, "end turn")
    then(game, pool=0, end_triggered=True, over=True)


@pytest.mark.parametrize(("pool", "left", "triggered"), [(6, 1, False), (5, 0, True), (4, 0, True)])
def test_reaching_zero_exactly_triggers_the_end(pool, left, triggered):
    """R-174"""
    game = given(row=["sea-tyrant"], power=5, pool=pool)
    when(game, "defeat sea-tyrant@1")
    then(game, honor=5, pool=left, end_triggered=triggered, over=False)


def test_the_score_counts_tokens_and_all_own_cards():
    """R-175"""
    game = given(
        hand=[["arha-templar", "apprentice", "militia"], ["mystic"]],
        deck=[["mystic", "apprentice"], ["apprentice"]],
        discard=[["kor-the-ferromancer", "militia"], []],
        constructs=[["muramasa"], ["hedron-cannon"]],
        void=["hedron-link-device"],
        honor=[12, 3],
        pool=0,
        end_triggered=True,
    )
    to_the_end(game)
    assert game.scores() == [12 + 4 + 1 + 3 + 3, 3 + 1 + 8]
    assert game.winners() == [0]
    assert game.ranking() == [0, 1]


def test_heroes_played_in_the_last_turn_count():
    """R-175: played heroes"""
    game = given(turn_player=1, hand=[[], ["landtalker"]], pool=0, end_triggered=True)
    when(game, "play landtalker", "end turn")
    then(game, over=True)
    assert game.scores() == [0, 4]


@pytest.mark.parametrize(
    ("first", "honor", "ranking"),
    [
        (0, [10, 5, 10], [2, 0, 1]),
        (1, [10, 5, 10], [0, 2, 1]),
        (2, [10, 5, 10], [0, 2, 1]),
        (0, [10, 10, 5], [1, 0, 2]),
        (0, [7, 7, 7], [2, 1, 0]),
        (0, [5, 10, 5], [1, 2, 0]),
    ],
)
def test_a_tie_goes_to_the_tied_player_whose_turn_came_last(first, honor, ranking):
    """R-176"""
    game = given(players=3, first=first, turn_player=(first + 2) % 3, honor=honor, pool=0, end_triggered=True)
    when(game, "end turn")
    then(game, over=True)
    assert game.scores() == honor
    assert game.ranking() == ranking
    assert game.winners() == ranking[:1]
