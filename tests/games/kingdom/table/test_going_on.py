"""Games saved in the middle of a decision go on under changed cards where they mean the same, and else from something sound."""

import json
import random

import numpy as np
import pytest

import deckwright as dw
from deckwright.cards.loader import builtin_sets, load_text
from deckwright.games.kingdom.cards.language import LANGUAGE
from deckwright.games.kingdom.rules import state as st
from deckwright.games.kingdom.table.continuing import cut_short
from deckwright.games.kingdom.table.ruleset import Ruleset, made_of
from deckwright.games.kingdom.table.soundness import SAVES, check_state
from deckwright.games.kingdom.table.steps import effects_on, find, put, running
from deckwright.kernel import playing, stack
from deckwright.table.rulesets import replaced_set
from tests.games.kingdom.table.positions import NO_EVENTS, USUAL, in_the_middle, plays_on
from tests.games.kingdom.talk import vale

TEXT = builtin_sets(LANGUAGE)["vale-of-orrin"].text


def other_vale(*changes: tuple[str, str]):
    """The Vale of Orrin with another wording in places."""
    text = TEXT
    for before, after in changes:
        assert before in text
        text = text.replace(before, after, 1)
    return load_text(LANGUAGE, text, "vale-of-orrin.yaml")


def rewritten() -> Ruleset:
    """The same cards where the first one pays and does something else: all rows behind it have other numbers."""
    change = ("        - pay 1 wood\n        - gain 3 coin\n",
              "        - pay 7 wood + 3 good\n        - release 2 other buildings in play\n        - destroy 2 lands in play\n")  # fmt: skip
    return made_of("kingdom", [other_vale(change)])


def test_what_the_stack_says_is_named_and_found_again() -> None:
    named = 0
    for state in in_the_middle():
        effects = effects_on(state, vale())
        assert sorted(effect.level for effect in effects) == running(state)
        again = state.copy()
        for effect in effects:
            place = find(effect, vale())
            assert place is not None
            put(again, effect, place)
        assert np.array_equal(again, state)
        named += len(effects)
    assert named > 300


def test_rows_with_other_numbers_are_found_by_what_they_say() -> None:
    """What is under way means the same under cards of which another one was changed."""
    now, moved = rewritten(), 0
    for state in in_the_middle():
        if any(effect.card in ("1", "2", "3") for effect in effects_on(state, vale())):
            continue
        again = state.copy()
        for effect in effects_on(state, vale()):
            place = find(effect, now)
            assert place is not None, effect
            put(again, effect, place)
        check_state(again, now, "solo", USUAL)
        moved += not np.array_equal(again, state)
        plays_on(again, random.Random(1), 5, now)
    assert moved > 50


def test_what_is_cut_short_goes_on() -> None:
    """Nothing is left of the effect under way, every card lies where it may, and the course of the game goes on."""
    for number, state in enumerate(in_the_middle()):
        cut = SAVES.fitted(cut_short(state), vale())
        check_state(cut, vale(), "solo", USUAL, at_rest=False)
        vale().kind.modes.interpreted(playing.apply)(cut, vale().table, NO_EVENTS, playing.GO_ON)
        assert cut[stack.ERROR] == stack.NO_ERROR
        check_state(cut, vale(), "solo", USUAL)
        plays_on(cut, random.Random(number), 8)


def in_mid_decision(kinds: tuple[str, ...], seed: int = 4) -> dw.Game:
    """A game in which something is asked inside an effect."""
    game, chance = dw.new("kingdom", seed=seed), random.Random(seed)
    while game.decision.kind not in kinds:
        game.play(chance.choice(game.actions()))
        assert not game.over
    return game


@pytest.mark.parametrize("kind", ["card", "trigger", "confirm", "resource"])
def test_a_saved_game_goes_on_in_mid_decision(kind: str) -> None:
    game = in_mid_decision((kind,))
    saved = json.loads(json.dumps(game.save()))
    assert np.array_equal(dw.load(saved).state, game.state)
    asks = game.state[stack.FRAMES + stack.FRAME_CELLS + stack.SOURCE]
    with replaced_set(rewritten().sets[0]):
        found = dw.load(saved)
        assert found.decision.kind == kind or vale().numbers[asks] in (1, 2, 3)
        assert [action.text for action in found.actions()] == [action.text for action in game.actions()]
        chance = random.Random(2)
        for _ in range(30):
            found.play(chance.choice(found.actions()))
        assert np.array_equal(dw.load(found.save()).state, found.state)


def longer(lines: list[str], game: dw.Game) -> list[str]:
    """The card file where the effect under way does one thing more at its end."""
    running = next(
        effect for effect in effects_on(game.state, vale()) if effect.ability.startswith(("run ", "confirm "))
    )
    _, stage, name = running.ability.split(" ")
    effects = vale().card(vale().number[running.card]).stages[int(stage)].effects
    last = next(effect for effect in effects if effect.name == name).steps[-1].place.line
    line = lines[last - 1]
    assert line.lstrip().startswith("- ")
    return [*lines[:last], f"{line[: len(line) - len(line.lstrip())]}- write 1 on the kingdom\n", *lines[last:]]


def test_an_effect_that_is_no_more_is_taken_back() -> None:
    """The game goes on from the last moment at which nothing was under way."""
    game, chance = dw.new("kingdom", seed=4), random.Random(4)
    quiet = game.copy()
    while quiet.decision.kind != "turn" or game.decision.kind != "card":
        quiet = game.copy()
        game.play(chance.choice(game.actions()))
    saved = game.save()
    lines = longer(TEXT.splitlines(keepends=True), game)
    with replaced_set(load_text(LANGUAGE, "".join(lines), "vale-of-orrin.yaml")):
        found = dw.load(saved)
        assert np.array_equal(found.state, quiet.state)
        assert found.log[-1].kind == "rules"
        found.play(found.actions()[0])


def test_what_has_no_moment_before_is_cut_short() -> None:
    """A fork in mid-decision keeps no earlier position: the rest of its effect is left out."""
    saved = in_mid_decision(("card", "confirm", "trigger")).determinize(0, seed=1).save()
    saved["checkpoint"]["effects"], saved["checkpoint"]["before"], saved["rules_version"] = [], None, 0
    found, chance = dw.load(saved), random.Random(1)
    for _ in range(20):
        found.play(chance.choice(found.actions()))


def test_what_todays_cards_cannot_have_is_left_out() -> None:
    """A box that is gone has no tick, and a card that is permanent now lies with the permanents."""
    game = dw.scenario("kingdom", play=[1, 2], deck=[3], permanents=[24], ticks={24: [1, 2]}, seed=1)
    place = vale().place[24]
    fitted = SAVES.fitted(game.state, vale())
    assert np.array_equal(fitted, game.state)
    state = game.state.copy()
    state[st.TICKS + 4 * place + 1] = 1
    state[st.CROSSED + 4 * vale().place[1]] = 1
    assert np.array_equal(SAVES.fitted(state, vale()), game.state)


@pytest.mark.parametrize(
    ("what", "change", "said"),
    [
        ("another game", {"game": "ascension"}, "not here"),
        ("a game that is not here", {"game": "chess"}, "There is no game chess"),
        ("a newer version", {"rules_version": 99}, "newer"),
        ("another layout", {"layout": 99}, "newer"),
        ("actions that are not legal", {"actions": ["produce 99"]}, "Action 1"),
        ("an option that is none", {"options": {"iron": "perhaps"}}, "iron"),
        ("two players", {"origin": {"kind": "new", "players": 2, "mode": "solo", "first": None, "seed": "00" * 32}}, "damaged"),
    ],
    ids=lambda one: one if isinstance(one, str) else "",
)  # fmt: skip
def test_a_wrong_save_is_refused(what: str, change: dict, said: str) -> None:
    saved = {**dw.new("kingdom", seed=1).save(), **change}
    with pytest.raises(dw.BadSave, match=said):
        dw.load(saved)


def test_an_edited_position_is_noticed() -> None:
    game = dw.new("kingdom", seed=1)
    saved = game.save()
    richer = game.copy()
    richer.state[st.POOL] = 9
    saved["checkpoint"]["state"] = richer.save()["checkpoint"]["state"]
    with pytest.raises(dw.BadSave, match="the file was changed"):
        dw.load(saved)
