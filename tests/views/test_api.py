"""The public API as other people's code relies on it."""

import json

import pytest

import deckwright as dw
from deckwright import bots
from deckwright.games.ascension.table.versions import RULES_VERSION
from deckwright.table import game as game_module
from deckwright.table.saved import pack_state
from tests.talk import given, when


def some_game(actions: int = 60, seed: int = 3) -> dw.Game:
    game = dw.new("ascension-10th", players=2, seed=seed)
    bot = bots.make("greedy", seed)
    while len(game.history) < actions and not game.over:
        game.play(bots.ask(bot, game))
    return game


def test_rulesets_and_cards_are_listed():
    info = dw.rulesets()["ascension-10th"]
    assert (info.players, info.modes) == ((1, 2, 3, 4), {"versus": (2, 3, 4), "solo": (1,), "teams": (4,)})
    assert [(used.id, used.size) for used in info.sets] == [("ascension-10th", "large")]
    assert info.options["free_defeat"] == ("must", "may")
    assert len(dw.cards("ascension-10th")) == len(dw.cards(["ascension-10th"])) == 53
    kor = dw.card("ascension-10th", "kor-the-ferromancer")
    assert (kor.type, kor.faction, kor.cost, kor.honor, kor.copies, kor.origin) == (
        "hero",
        "mechana",
        3,
        3,
        1,
        "center",
    )
    assert {kor.name(lang) for lang in ("en", "pt", "pl", "ru")} == {
        "Kor, the Ferromancer",
        "Kor",
        "Kor Ferromanta",
        "Кор",
    }


@pytest.mark.parametrize(
    ("wrong", "error", "told"),
    [
        ({"ruleset": "ascension-11th"}, dw.NotFound, "Did you mean ascension-10th"),
        ({"ruleset": ["ascension-10th", "rise-of-virgil"]}, dw.NotFound, "Did you mean rise-of-vigil"),
        ({"ruleset": "ascension-10th+"}, dw.NotFound, "at least one set"),
        ({"ruleset": []}, dw.NotFound, "at least one set"),
        ({"ruleset": "ascension-combined", "players": 7}, dw.BadOption, "Possible: 2, 3, 4, 5, 6"),
        ({"ruleset": "ascension-combined", "players": 5, "mode": "teams"}, dw.BadOption, "Possible: 4, 6"),
        ({"players": 6, "mode": "teams"}, dw.BadOption, "Two or more sets allow up to six"),
        ({"players": 5}, dw.BadOption, "Possible: 2, 3, 4"),
        ({"players": 1}, dw.BadOption, "Possible: 2, 3, 4"),
        ({"players": True}, dw.BadOption, "players"),
        ({"players": 2, "mode": "solo"}, dw.BadOption, "Possible: 1"),
        ({"mode": "duel"}, dw.BadOption, "Modes: versus, solo, teams"),
        ({"first": 2}, dw.BadOption, "from 0 to 1"),
        ({"seed": -1}, dw.BadOption, "from 0 on"),
        ({"seed": 1.5}, dw.BadOption, "whole number"),
        ({"options": {"free_defeet": "may"}}, dw.BadOption, "Did you mean free_defeat"),
        ({"options": {"free_defeat": "maybe"}}, dw.BadOption, "Possible: must, may"),
        ({"packs": ["nowhere.yaml"]}, dw.NotFound, "nowhere.yaml"),
    ],
)
def test_a_game_that_cannot_be_is_refused(wrong, error, told):
    with pytest.raises(error, match=told):
        dw.new(**wrong)


def test_seeds_of_every_kind_deal_the_same_game_again():
    for seed in (0, 7, 2**70, "seven", b"seven"):
        assert dw.new(seed=seed).save() == dw.new(seed=seed).save()
    assert dw.new(seed="7").row != dw.new(seed=7).row
    assert dw.new().save() != dw.new().save()


def test_options_of_other_sets_are_accepted_and_do_nothing():
    plain, other = dw.new(seed=1), dw.new(seed=1, options={"center_shards": 60, "staff_stacking": "one"})
    assert plain.row == other.row
    assert other.options["center_shards"] == "60"


@pytest.mark.parametrize(
    ("position", "told"),
    [
        ({"hand": [["mystik"], []]}, "Did you mean mystic"),
        ({"hand": [["muramasa"], ["muramasa"]]}, "muramasa is placed 2 times, but only 1 exist"),
        ({"hand": [["mephit"], []]}, "Monster"),
        ({"hand": [["mystic"]]}, "one list for each of the 2 seats"),
        ({"hands": [[], []]}, "Did you mean hand"),
        ({"constructs": [["mystic"], []]}, "cannot be among the constructs"),
        ({"played": [[], ["mystic"]]}, "whose turn it is"),
        ({"row": ["mephit"] * 3}, "6 slots"),
        ({"row": ["mystic"] + ["mephit"] * 3 + ["landtalker", "muramasa"]}, "no card of the Center Deck"),
        ({"row": [None] * 6}, "Center Deck and Void are empty"),
        ({"center": ["apprentice"]}, "no card of the Center Deck"),
        ({"under": {1: 2}}, "treasure"),
        ({"trophies": [["mephit"], []]}, "trophies"),
        ({"set_aside": ["landtalker"]}, "solo"),
        ({"box": ["landtalker"]}, "only starting cards"),
        ({"piles": {"apprentice": 3}}, "has no pile"),
        ({"piles": {"mystic": 21}}, "only 20 exist"),
        ({"runes": -1}, "from 0 to 9999"),
        ({"honor": [1]}, "one number for each"),
        ({"rival_honor": 3}, "solo"),
        ({"turn_player": 2}, "from 0 to 1"),
        ({"constructs": [["yggdrasil-staff"], []], "used": [["yggdrasil-staff"], []]}, "say which was used"),
        ({"constructs": [["muramasa"], []], "used": [["muramasa#2"], []]}, "no ability #2"),
        ({"used": [["muramasa#1"], []]}, "controls no muramasa"),
    ],
)
def test_a_position_that_cannot_be_is_refused(position, told):
    with pytest.raises(dw.IllegalScenario, match=told):
        dw.scenario("ascension-10th", players=2, **position)


def test_what_a_scenario_leaves_out_is_as_at_setup():
    game = dw.scenario("ascension-10th", players=3, seed=5)
    assert [len(game.zone("hand", seat)) for seat in range(3)] == [5, 5, 5]
    assert [len(game.zone("deck", seat)) for seat in range(3)] == [5, 5, 5]
    assert (len(game.row), len(game.zone("center")), game.pool, game.pile("mystic")) == (6, 94, 90, 20)


def test_an_action_may_be_given_as_object_text_or_index():
    games = [dw.new(seed=11, first=0) for _ in range(3)]
    action = games[0].actions()[0]
    games[0].play(action)
    games[1].play(action.text)
    games[2].play(action.index)
    assert games[0].save() == games[1].save() == games[2].save()
    assert (action.kind, action.card, action.slot, str(action)) == ("play", "apprentice", None, "play apprentice")


def test_a_full_event_buffer_loses_nothing(monkeypatch):
    game = given(hand=["ascetic-of-the-lidless-eye"], deck=["apprentice"] * 9)
    twin = game.copy()
    monkeypatch.setattr(game_module, "BUFFER_EVENTS", 1)
    when(game, "play ascetic-of-the-lidless-eye", "end turn")
    monkeypatch.undo()
    when(twin, "play ascetic-of-the-lidless-eye", "end turn")
    assert [event.data() for event in game.log] == [event.data() for event in twin.log]
    assert game.state.tobytes() == twin.state.tobytes()


def test_a_copy_is_a_game_of_its_own():
    game = some_game()
    before = game.save()
    twin = game.copy()
    twin.play(twin.actions()[-1])
    assert game.save() == before
    assert len(twin.history) == len(game.history) + 1


def test_undo_of_a_whole_turn():
    game = given(hand=["apprentice", "apprentice", "militia"])
    before = game.save()
    when(game, "play apprentice", "play militia", "play apprentice")
    game.undo(to="turn")
    assert game.save() == before
    with pytest.raises(dw.UndoRefused, match="nothing to take back"):
        game.undo()
    when(game, "play apprentice", "end turn")
    with pytest.raises(dw.UndoRefused) as refused:
        game.undo()
    assert refused.value.revealed in ("draw", "shuffle")
    assert len({refused.value.text(lang) for lang in ("en", "pt", "pl", "ru")}) == 4


def test_a_replay_stops_where_it_is_told():
    saved = json.loads(json.dumps(some_game().save()))
    for upto in (0, 1, 30, 60):
        assert dw.replay(saved, upto=upto).history == saved["actions"][:upto]
    with pytest.raises(dw.BadSave, match="60 actions"):
        dw.replay(saved, upto=61)


def changed(saved: dict, **fields: object) -> dict:
    return {**saved, **fields}


def test_a_damaged_save_is_refused_with_a_reason():
    saved = some_game().save()
    damaged = [
        ("not json", "no saved game"),
        ([], "no saved game"),
        (changed(saved, format="other"), "format is 'other'"),
        (changed(saved, actions="end turn"), "damaged"),
        (changed(saved, extra=1), "damaged"),
        (changed(saved, actions=[*saved["actions"], "fly away"]), "Action 61"),
        (changed(saved, actions=saved["actions"][:-1]), "do not lead to its checkpoint"),
        (changed(saved, checkpoint={**saved["checkpoint"], "state": "AAAA"}), "damaged"),
        (changed(saved, origin={"kind": "dream"}), "cannot come from 'dream'"),
        (changed(saved, origin={**saved["origin"], "first": 10**9}), "origin"),
        (changed(saved, origin={**saved["origin"], "seed": "xyz"}), "origin"),
        (changed(saved, rules_version=0, checkpoint={**saved["checkpoint"], "state": "AAAA"}), "damaged"),
        (changed(saved, rules_version=0, checkpoint={**saved["checkpoint"], "cards": ["mystic"]}), "other cards"),
    ]
    for data, told in damaged:
        with pytest.raises(dw.BadSave, match=told):
            dw.load(data)
    with pytest.raises(dw.BadSave, match="not here: unknown"):
        dw.load(changed(saved, ruleset="unknown"))


def test_a_game_of_other_rules_goes_on_from_its_checkpoint():
    game = some_game()
    saved = changed(game.save(), rules_version=RULES_VERSION - 1)
    going_on = dw.load(saved)
    assert going_on.state.tobytes() == game.state.tobytes()
    assert [event.data() for event in going_on.log[:-1]] == [event.data() for event in game.log]
    assert going_on.log[-1].kind == "rules"
    going_on.play(going_on.actions()[-1])
    with pytest.raises(dw.BadSave, match="other rules or cards"):
        dw.replay(saved)


def test_a_position_from_outside_never_leads_beyond_its_bounds():
    """Any cell of a checkpoint may be damaged: the game is refused, or it goes on without harm."""
    game = some_game(40)
    saved = game.save()
    refused = 0
    for cell in range(len(game.state)):
        state = game.state.copy()
        state[cell] = 32000 if cell % 2 else -7
        damaged = changed(saved, rules_version=0, checkpoint={**saved["checkpoint"], "state": pack_state(state)})
        try:
            going_on = dw.load(damaged)
        except dw.BadSave:
            refused += 1
            continue
        going_on.actions()
        going_on.view(0)
    assert refused > 500  # counters, cards and frames; cells that hold nothing now do no harm


def test_a_save_has_what_it_promises():
    saved = some_game().save()
    assert {"format", "ruleset", "sets", "options", "rules_version", "origin", "actions", "checkpoint"} <= set(saved)
    assert saved["sets"] == [{"id": "ascension-10th", "hash": dw.rulesets()["ascension-10th"].sets[0].content_hash}]


def test_a_view_has_what_it_promises():
    view = some_game().view(0)
    assert {
        "ruleset", "mode", "options", "over", "round", "turn_player", "first", "pool", "runes", "restricted_runes", "power",
        "energy", "end_triggered", "row", "piles", "void", "center", "box", "seats", "rival", "decision", "event",
    } <= set(view)  # fmt: skip
    seat = view["seats"][1]
    assert {"seat", "team", "honor", "hand", "deck", "unseen", "discard", "played", "constructs", "trophies"} <= set(
        seat
    )
    assert "cards" not in seat["hand"] and "cards" not in seat["deck"]
    plain = some_game().view(0, memory_aids=False)
    assert (
        "unseen" not in plain["seats"][1]
        and "total" not in plain["seats"][0]
        and "cards" not in plain["seats"][0]["deck"]
    )
    assert "seed" not in json.dumps(view)


def test_an_unknown_seat_or_zone_is_refused():
    game = some_game(5)
    for call in (lambda: game.view(2), lambda: game.events(-1), lambda: game.honor(9), lambda: game.zone("hand", 5),
                 lambda: game.zone("attic"), lambda: game.pile("kor-the-ferromancer"), lambda: game.under(0)):  # fmt: skip
        with pytest.raises(dw.DeckwrightError):
            call()


def test_cards_of_an_unknown_id_or_language_are_refused():
    with pytest.raises(dw.NotFound, match="Did you mean muramasa"):
        dw.card("ascension-10th", "muramassa")
    with pytest.raises(dw.NotFound, match="en, pt, pl, ru"):
        dw.card("ascension-10th", "muramasa").text("de")
    with pytest.raises(dw.NotFound):
        dw.rule("A-99.1")
