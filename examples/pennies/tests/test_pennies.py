"""Pennies by its rules; and everything that any game has: undo, saves, views, positions, bots, environments."""

import base64
import json
import random
import zlib
from typing import Any

import numpy as np
import pytest
from pennies import DECLARED, rules
from pennies.cards import LANGUAGE

import deckwright as dw
from deckwright.bots import make, play_out
from deckwright.cards.loader import load_text
from deckwright.cards.model import LANGUAGES
from deckwright.envs.gymnasium_env import GameEnv
from deckwright.envs.pettingzoo_env import env
from deckwright.table.game import Game


def given(*hands: list[str], **position: Any) -> Game:
    return dw.scenario("pennies", players=len(hands), hand=[*hands], seed=1, **position)


def pennies(game: Game) -> list[int]:
    return [seat["pennies"] for seat in game.view(None)["seats"]]


def told(game: Game, viewer: int | None = None) -> list[str]:
    return [event.text("en", ["Ana", "Bo", "Cy"]) for event in game.events(viewer)]


# The rules.


def test_a_card_takes_pennies_from_the_pot_and_another_is_drawn():
    game = given(["purse"], ["farthing"], pot=9, deck=["windfall"])
    game.play("play purse")
    assert (game.view(None)["pot"], pennies(game), game.zone("hand", 0)) == (7, [2, 0], ["windfall"])
    assert (game.zone("discard"), game.player) == (["purse"], 1)
    assert told(game, 0) == ["Ana plays Purse", "Ana takes 2 pennies from the pot", "Ana draws Windfall", "Turn of Bo"]
    assert told(game, 1)[2] == "Ana draws a card"


def test_every_moment_is_seen_again_as_it_was_then():
    for seed in range(5):
        chance, game = random.Random(seed), dw.new("pennies", 3, seed=seed)
        seen: list[list[dict[str, Any]]] = []
        with game.gesture():
            while not game.over:
                game.play(chance.choice(game.actions()))
                seen.append([game.view(viewer) for viewer in (None, 0, 1, 2)])
        moments = game.passed_since(0)
        assert len(moments) == len(seen) - 1 > 5
        for moment, views in zip(moments, seen, strict=False):
            for viewer, view in zip((None, 0, 1, 2), views, strict=True):
                found = game.view_of_moment(moment.state, moment.events, viewer, with_actions=True)
                assert found == view
                if (view.get("decision") or {}).get("options"):
                    found = game.view_of_moment(moment.state, moment.events, viewer)
                    assert found["decision"] == {**view["decision"], "options": []}


def test_the_game_ends_at_once_when_the_pot_is_empty():
    game = given(["highwayman"], ["farthing"], pot=1, pennies=[0, 5])
    game.play("play highwayman")
    assert game.over and pennies(game) == [1, 5] and game.winners() == [1]
    assert told(game)[-1] == "Game over"


def test_it_ends_when_nobody_holds_a_card_and_equals_win_together():
    game = given(["farthing"], ["farthing"], ["pickpocket"], deck=[], pennies=[1, 1, 0])
    game.play("play farthing")
    game.play("play farthing")
    assert not game.over
    game.play("play pickpocket")
    game.play("rob 1")
    assert game.over and game.winners() == [0, 2] and game.ranking() == [0, 2, 1]


def test_whoever_has_no_card_is_passed_over():
    game = given(["farthing", "farthing"], [], deck=[])
    game.play("play farthing")
    assert game.player == 0


def test_the_robber_chooses_among_those_who_have_a_penny():
    game = given(["pickpocket"], ["purse"], ["purse"], pennies=[0, 1, 5])
    game.play("play pickpocket")
    assert [action.text for action in game.actions()] == ["rob 1", "rob 2"]
    assert game.decision is not None
    assert game.decision.prompt("pl") == "Kogo okradasz? (Kieszonkowiec)"
    game.undo()
    assert game.history == [] and game.zone("hand", 0) == ["pickpocket"]
    game.play("play pickpocket")
    game.play("rob 2")
    assert pennies(game) == [2, 1, 3]


def test_with_one_to_rob_nobody_is_asked_and_with_none_nothing_happens():
    game = given(["highwayman"], ["pickpocket"], ["purse"], pennies=[0, 0, 2], deck=[])
    game.play("play highwayman")
    assert pennies(game) == [3, 0, 0]
    game = given(["pickpocket"], ["farthing"])
    game.play("play pickpocket")
    assert pennies(game) == [0, 0] and game.player == 1


def test_what_was_drawn_is_not_taken_back():
    game = given(["purse"], ["farthing"])
    game.play("play purse")
    with pytest.raises(dw.UndoRefused):
        game.undo()


# What every game has.


def play_on(game: Game, seed: int, actions: int = 1000) -> None:
    chance = random.Random(seed)
    for _ in range(actions):
        if not game.over:
            game.play(chance.choice(game.actions()))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_saved_after_each_action_it_goes_on_as_before(players):
    game = dw.new("pennies", players, seed=players)
    while not game.over:
        again = dw.load(json.dumps(game.save()))
        assert (again.state == game.state).all() and again.log == game.log
        play_on(game, game.turns, 1)
    cards = [*game.zone("deck"), *game.zone("discard")]
    assert len(cards) + sum(len(game.zone("hand", seat)) for seat in range(players)) == 28
    assert sum(game.scores()) + game.view(None)["pot"] == 10 * players


def test_a_seat_sees_its_own_hand_and_nothing_else_that_is_hidden():
    game = dw.new("pennies", 3, seed=4)
    play_on(game, 1, 5)
    view = game.view(1)
    assert ["cards" in seat["hand"] for seat in view["seats"]] == [False, True, False]
    for seed in range(20):
        other = game.determinize(1, seed)
        assert other.view(1) | {"event": 0} == view | {"event": 0}
        hidden = [sorted([*one.zone("deck"), *one.zone("hand", 0), *one.zone("hand", 2)]) for one in (game, other)]
        assert hidden[0] == hidden[1]
    assert any(game.determinize(1, seed).zone("hand", 0) != game.zone("hand", 0) for seed in range(20))


def test_a_fork_in_the_middle_of_a_question_is_saved_and_goes_on():
    game = given(["pickpocket"], ["purse"], ["purse"], pennies=[0, 1, 5])
    game.play("play pickpocket")
    again = dw.load(game.determinize(0, 3).save())
    again.play("rob 2")
    assert pennies(again) == [2, 1, 3]


def damaged(state: np.ndarray, cell: int, value: int) -> str:
    found = state.copy()
    found[cell] = value
    return base64.b64encode(zlib.compress(found.astype("<i2").tobytes())).decode()


SECOND_FRAME = rules.stack.FRAMES + rules.stack.FRAME_CELLS
DAMAGE = {
    "too many seats": (rules.SEATS, 5),
    "more cards than exist": (rules.DISCARD, 20),
    "a card that there is not": (rules.DECK, 9),
    "a deck without end": (rules.DECK_COUNT, 1000),
    "less than no penny": (rules.SEAT_0 + rules.PENNIES, -1),
    "a question that nobody asks": (SECOND_FRAME + rules.stack.KIND, 7),
    "a turn above the turn": (SECOND_FRAME + rules.stack.KIND, rules.TURN),
    "a step that there is not": (SECOND_FRAME + rules.stack.PC, 900),
    "a number in a free cell": (len(rules.ZONES), 3),
}


@pytest.mark.parametrize("what", DAMAGE)
def test_a_position_that_cannot_be_is_refused(what):
    game = given(["pickpocket"], ["purse"], ["purse"], pennies=[0, 1, 5])
    game.play("play pickpocket")
    saved = game.determinize(0, 3).save()
    state = np.frombuffer(zlib.decompress(base64.b64decode(saved["checkpoint"]["state"])), "<i2")
    for part in (saved["checkpoint"], saved["origin"]):
        part["state"] = damaged(state, *DAMAGE[what])
    with pytest.raises(dw.BadSave):
        dw.load(saved)


@pytest.mark.parametrize(
    "position",
    [
        {"hand": [["farthign"], []]},
        {"hand": [["windfall"] * 4, []]},
        {"hand": ["farthing"]},
        {"pennies": [1]},
        {"pennies": [-1, 0]},
        {"pot": True},
        {"runes": 3},
        {"turn_player": 2},
    ],
)
def test_a_position_by_hand_that_cannot_be_is_refused(position):
    with pytest.raises(dw.IllegalScenario):
        dw.scenario("pennies", **position)


def test_an_action_that_is_not_legal_is_refused_with_those_that_are():
    with pytest.raises(dw.IllegalAction, match="Legal: play farthing"):
        given(["farthing"], []).play("play purse")


def test_a_zone_belongs_to_a_seat_or_to_the_table():
    game = given(["farthing"], [])
    for wrong in (("hand",), ("deck", 0), ("hands", 0), ("hand", 2)):
        with pytest.raises(dw.NotFound):
            game.zone(*wrong)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_is_said_in_every_language(lang):
    texts = {card.id: card.text(lang) for card in dw.cards("pennies")}
    assert all(texts.values()) and len({card.name(lang) for card in dw.cards("pennies")}) == 5
    game = dw.new("pennies", 3, seed=4)
    play_on(game, 1)
    assert game.over and {event.kind for event in game.log} == {*rules.EVENTS}
    assert all(event.text(lang) for viewer in (0, None) for event in game.events(viewer))


def test_a_mistake_in_a_card_file_is_shown_with_what_was_meant():
    card = (
        "set: own\ngame: pennies\nname: {en: Own}\ncards:\n  - id: one\n    name: {en: One}\n    copies: 1\n    play: "
    )
    with pytest.raises(dw.BadCards, match='own.yaml:8:11 one, play step 1: unknown phrase "rob 2 peny"') as refused:
        load_text(LANGUAGE, card + "rob 2 peny", "own.yaml")
    assert 'Did you mean "rob 2 pennies"?' in str(refused.value)
    assert load_text(LANGUAGE, card + "rob 2 pennies").cards[0].id == "one"


def test_bots_play_it():
    game = dw.new("pennies", 4, seed=2)
    play_out(game, [make("random"), make("search:30"), make("level-1"), make("greedy")])
    assert game.over


def test_searching_finds_the_richer_victim():
    game = given(["pickpocket"], ["purse"], ["purse"], pennies=[0, 1, 5])
    game.play("play pickpocket")
    assert dw.bots.ask(make("search:100"), game).text == "rob 2"


def test_gymnasium_and_pettingzoo_play_it():
    table = GameEnv("pennies", players=3)
    observation, info = table.reset(seed=1)
    ended = False
    while not ended:
        observation, reward, ended, stopped, info = table.step(int(np.flatnonzero(info["action_mask"])[0]))
        assert not stopped and table.observation_space.contains(observation)
    assert reward in (1.0, 0.5, 0.0, -0.5, -1.0)
    many = env("pennies", players=2)
    many.reset(seed=1)
    for _ in many.agent_iter():
        seen, _, over, stopped, _ = many.last()
        many.step(None if over or stopped else int(np.flatnonzero(seen["action_mask"])[0]))
    assert not many.agents


def test_an_observation_is_the_view_of_its_seat_in_numbers():
    game = dw.new("pennies", 3, seed=4)
    play_on(game, 1, 7)
    fields = game.ruleset.kind.study.fields(game.ruleset, 3, "versus")
    out = np.zeros(fields.size, np.int16)
    assert game.player is not None
    modes = game.ruleset.kind.modes
    modes.interpreted(dw.envs.stepping.observe_game)(game.state, game.ruleset.table, game.player, out, 0)
    said, view = fields.decode(out), game.view(game.player)
    assert (said["pot"], said["deck"], said["turns"]) == (view["pot"], view["deck"], view["turns"])
    assert [card for card, n in said["seat_0.hand"].items() for _ in range(n)] == game.zone("hand", game.player)
    for place in range(3):
        seat = view["seats"][(game.player + place) % 3]
        assert said[f"seat_{place}.pennies"] == seat["pennies"]
        assert place == 0 or said[f"seat_{place}.hand"] == seat["hand"]["count"]
    assert said["seat_0.asked"] == 1 and DECLARED.words[said["kind"]] == view["decision"]["kind"]
