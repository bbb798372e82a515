"""The bot that thinks ahead: what it is told, what it finds, and that it is the same everywhere."""

import time
from pathlib import Path

import numpy as np
import pytest

import deckwright as dw
from deckwright import bots
from deckwright.bots import Seat, compiling
from deckwright.bots.levels import LEVELS
from deckwright.bots.search import Budget, Desk, Search, Tried, ranked
from deckwright.bots.search_tree import NODES, ROOT, VISITS
from deckwright.games.ascension.kind import KIND
from deckwright.games.ascension.players.search_cards import plain_actions, worths
from deckwright.kernel import playing
from deckwright.kernel.modes import Interpreted
from deckwright.kernel.rules import Bound, Cells, rule
from tests.bots.test_search_secrets import in_the_middle
from tests.talk import given, vigil

EVERY_TABLE = [
    ("ascension-10th", 3, "versus"),
    ("ascension-10th", 1, "solo"),
    ("rise-of-vigil", 4, "teams"),
    ("ascension-combined", 2, "versus"),
]
NO_PILES = {"mystic": 0, "heavy-infantry": 0, "cultist": 0}


def chosen(game: dw.Game, iterations: int = 300) -> str:
    return str(bots.ask(Search(1, Budget(iterations)), game))


def play_to_the_end(game: dw.Game, players: list[bots.Bot]) -> dw.Game:
    while game.player is not None:
        game.play(bots.ask(players[game.player], game))
    return game


# What it is told.


@pytest.mark.parametrize(
    ("name", "budget"),
    [("search", Budget(1000)), ("search:4000", Budget(4000)), ("search:0.5s", Budget(seconds=0.5))],
)
def test_a_budget_is_a_number_of_iterations_or_seconds(name, budget):
    bot = bots.make(name, 1)
    assert isinstance(bot, Search)
    assert bot.budget == budget


@pytest.mark.parametrize("word", ["", "many", "0", "-5", "0s", "-1s", "infs", "nans", "1.5"])
def test_a_budget_that_is_none_is_refused_with_an_example(word):
    with pytest.raises(dw.BadOption, match="search:4000"):
        bots.make(f"search:{word}")


def test_levels_think_further_one_after_the_other():
    found = [bots.make(f"level-{level}", 1) for level in range(1, 6)]
    iterations = [bot.budget.iterations for bot in found if isinstance(bot, Search)]
    assert iterations == sorted(set(iterations))
    assert [bot.budget.seconds for bot in found if isinstance(bot, Search)] == [None] * 5
    assert [LEVELS[level].careless for level in range(1, 6)] == sorted(
        (LEVELS[level].careless for level in range(1, 6)), reverse=True
    )


# What it finds.


def test_the_last_turn_goes_to_the_card_that_wins():
    """Seat 1 leads by two points and cannot do anything any more: three points win, two do not (A-18.6)."""
    game = given(
        hand=[[], []], deck=[["apprentice"] * 5, ["apprentice"] * 5], row=["arha-templar", "avatar-golem", "mystic"][:2],
        first=1, honor=[0, 2], pool=0, end_triggered=True, runes=4, piles=NO_PILES,
    )  # fmt: skip
    assert chosen(game) == "acquire arha-templar@1"


def test_an_apprentice_is_banished_rather_than_a_good_card():
    game = given(hand=["void-initiate"], discard=["master-dhartha", "apprentice", "apprentice"], deck=["mystic"] * 5)
    game.play("play void-initiate")
    assert len(game.actions()) == 3, "two cards, or none"
    assert chosen(game) == "choose discard:apprentice"


def test_all_that_only_brings_something_is_played_at_once():
    game = given(hand=["apprentice", "apprentice", "militia", "spike-vixen"], deck=["apprentice"] * 9)
    bot = Search(1)
    while any(action.kind == "play" for action in game.actions()):
        action = bots.ask(bot, game)
        assert action.kind == "play"
        assert bot.last == [], "it does not think about what needs no thought"
        game.play(action)


def test_a_card_with_a_choice_is_thought_about_beside_the_plain_ones():
    game = given(hand=["apprentice", "void-initiate"], deck=["apprentice"] * 9)
    kinds = {
        game.ruleset.ids[card]: int(plain)
        for (verb, card, _), plain in zip(game.ruleset.actions, plain_actions(game.ruleset), strict=True)
        if plain
    }
    assert kinds["apprentice"] != kinds["void-initiate"]


def test_a_single_answer_takes_no_time():
    game = given(deck=["apprentice"] * 9, piles=NO_PILES)
    assert [str(action) for action in game.actions()] == ["end turn"]
    bot = Search(1, Budget(seconds=60))
    assert str(bots.ask(bot, game)) == "end turn"
    assert bot.last == [], "it has thought about it"


def test_it_wins_most_games_against_greedy():
    won = 0
    for number in range(6):
        game = dw.new("ascension-10th", 2, seed=100 + number, first=number % 2)
        seat = number // 2 % 2
        players = [bots.make("greedy", number), bots.make("greedy", number)]
        players[seat] = Search(number, Budget(60))
        won += seat in play_to_the_end(game, players).winners()
    assert won >= 4


@pytest.mark.parametrize(("ruleset", "players", "mode"), EVERY_TABLE)
def test_it_plays_every_table_to_the_end(ruleset, players, mode):
    game = dw.new(ruleset, players, seed=4, mode=mode)
    assert play_to_the_end(game, [Search(seat, Budget(3)) for seat in range(players)]).over


# The same everywhere.


@pytest.mark.parametrize(("ruleset", "players", "mode"), EVERY_TABLE)
def test_interpreted_and_compiled_search_find_the_same(ruleset, players, mode):
    game = dw.new(ruleset, players, seed=6, mode=mode)
    compared = 0
    helpers = [bots.make("greedy", seat) for seat in range(players)]
    while game.player is not None and compared < 2:
        if sum(action.kind in ("acquire", "defeat") for action in game.actions()) > 1:
            found = []
            for one in (KIND.modes.interpreted, KIND.modes.simulation):
                desk = Desk(game.ruleset, len(game.state), players, 12, one)
                desk.think(game.state, game.player, 99, Budget(12))
                found.append((desk.tree, desk.values))
            assert (found[0][0] == found[1][0]).all()
            assert np.allclose(found[0][1], found[1][1], rtol=1e-12)
            compared += 1
        game.play(bots.ask(helpers[game.player], game))
    assert compared == 2


def test_equal_seeds_find_the_same_and_others_something_else():
    game = in_the_middle()

    def found(seed: int) -> tuple[str, object]:
        bot = Search(seed, Budget(120))
        return str(bots.ask(bot, game)), bot.last

    assert found(1) == found(1)
    assert found(1)[1] != found(2)[1]


def test_several_cores_search_a_tree_each_and_put_them_together():
    game = in_the_middle()
    assert game.player is not None
    bot = Search(1, Budget(200), cores=2)
    bot.choose(Seat(game, game.player))
    assert 100 < sum(one.visits for one in bot.last) <= 200
    assert bot.last == ranked([one for desk in bot.desks for one in desk.tried(game.player)])
    assert all(50 < sum(one.visits for one in desk.tried(game.player)) <= 100 for desk in bot.desks)


def test_a_search_by_time_ends_in_time():
    bot = Search(1, Budget(seconds=0.2))
    game = in_the_middle()
    bots.ask(bot, game)  # compiled, and in memory
    begun = time.perf_counter()
    bots.ask(bot, game)
    assert 0.2 <= time.perf_counter() - begun < 60, "only a search that does not look at the clock takes so long"
    assert sum(one.visits for one in bot.last) > 1


def test_a_tree_without_room_goes_on_counting():
    game = in_the_middle()
    assert game.player is not None
    desk = Desk(game.ruleset, len(game.state), 2, 3, KIND.modes.simulation)
    desk.think(game.state, game.player, 5, Budget(50))
    assert sum(one.visits for one in desk.tried(game.player)) < desk.tree[ROOT, VISITS] <= 50
    assert desk.tree[ROOT, NODES] == 4


# What it goes by comes from the game.


@pytest.mark.parametrize("name", playing.SearchSettings._fields)
def test_a_search_goes_by_every_setting_of_its_game(name):
    """Found at the place that the rules read: with another value the tree is another."""
    game = in_the_middle()
    assert game.player is not None

    def tried(settings: playing.SearchSettings) -> list[Tried]:
        desk = Desk(game.ruleset, len(game.state), 2, 60, KIND.modes.simulation)
        desk.settings[:] = settings
        desk.think(game.state, game.player, 5, Budget(60))
        return desk.tried(game.player)

    own = KIND.players.settings
    other = own._replace(**{name: getattr(own, name) / 8})
    assert tried(own) == tried(playing.SearchSettings(**own._asdict())) != tried(other)
    assert getattr(playing, name.upper()) == own._fields.index(name)


@rule
def three(s: Cells) -> int:
    return 3


@rule
def score_of(s: Cells, t: Cells, player: int) -> int:
    return int(s[player])


@rule
def last_seat(s: Cells, t: Cells) -> int:
    return 2


def test_a_game_that_judges_nothing_is_judged_by_who_wins_and_by_the_lead():
    mode = Interpreted(Bound("small", {playing.seats: three, playing.score: score_of, playing.winner: last_seat}))
    state, values = np.array([4, 9, 9], dtype=np.int16), np.zeros((1, 3))
    results = []
    for by_lead in (0.0, 0.5, 1.0):
        settings = np.array(playing.USUAL_SETTINGS._replace(by_lead=by_lead))
        mode(playing.judge)(state, state, state, settings, values)
        results.append(values[0].tolist())
    assert results[0] == [0, 0, 1]
    assert results[2] == [pytest.approx(1 / (1 + np.exp(5 / 8))), 0.5, 0.5]
    assert results[1] == [(won + lead) / 2 for won, lead in zip(results[0], results[2], strict=True)]


def test_every_card_has_a_worth_also_one_that_was_never_measured():
    for game in (given(), vigil()):
        found = worths(game.ruleset)
        assert len(found) == len(game.ruleset.ids)
        assert found[game.ruleset.number["apprentice"]] < found[game.ruleset.number["mystic"]]


def test_short_searches_do_not_wait_for_the_compiler(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Until the search is compiled a low level plays interpreted, and from then on compiled, by the same moves."""
    started: list[int] = []
    monkeypatch.delenv("DECKWRIGHT_MODE", raising=False)
    monkeypatch.setattr(compiling, "marker", lambda _: tmp_path / "search")
    monkeypatch.setattr(compiling, "start_compiler", lambda _: started.append(1))
    assert compiling.mode_for(KIND, 8) is KIND.modes.interpreted and started == [1]
    assert compiling.mode_for(KIND, 4000) is KIND.modes.simulation
    game = dw.new("ascension-10th", 2, seed=3)
    bot = bots.make("level-1", 5)
    early = [str(bots.ask(bot, game))]
    game.play(early[0])
    assert isinstance(bot, Search) and bot.running in (None, KIND.modes.interpreted)
    (tmp_path / "search").touch()
    while bot.running is not KIND.modes.simulation and game.player is not None:
        game.play(bots.ask(bot, game))
    assert bot.running is KIND.modes.simulation
