"""K-15.2, K-23 to K-25 and rulings: what is done with a kingdom, not in a turn. Restarts, branches, expansions, iron."""

import random
import re

import pytest

import deckwright as dw
from deckwright.games.kingdom.rules import state as st
from tests.games.kingdom.kingdoms import deck_of, finished, founded, key_of, played, same, same_game, seen

CODE = re.compile(r"[2-9A-HJ-NP-TV-Z]{4}-[2-9A-HJ-NP-TV-Z]{4}-[2-9A-HJ-NP-TV-Z]{4}")


def refused(rule, words, do, *args, **more):
    """An action with a kingdom is refused under a rule, in four languages."""
    with pytest.raises(dw.IllegalAction, match=words) as error:
        do(*args, **more)
    assert error.value.rule == rule
    assert len({error.value.text(lang) for lang in ("en", "pt", "pl", "ru")}) == 4
    assert error.value.said.key.startswith("reason-")


def test_a_kingdom_is_restarted_until_the_gate_is_discovered():
    """K-15.2"""
    kingdom = founded()
    played(kingdom.game, random.Random(1), until=7)
    before, log = kingdom.game, len(kingdom.game.log)
    node = kingdom.restart()
    assert (node.why, node.parent, node.move) == ("restart", 1, len(before.history)) and kingdom.game is not before
    assert kingdom.game.round == 1 and len(kingdom.game.log) < log and kingdom.marks == ["restart"]
    played(kingdom.game, random.Random(1), until=9)
    history = list(kingdom.game.history)
    refused("K-15.2", "can no longer be restarted", kingdom.restart)
    assert kingdom.game.history == history and len(kingdom.nodes) == 2


def test_a_restart_undoes_everything_and_shuffles_anew():
    """K-R.8"""
    kingdom = founded(actions=70, options={"resources": "lenient"})
    for seed in range(3):
        kingdom.restart(seed=seed)
        same_game(kingdom.game, dw.new("kingdom", seed=seed, options={"resources": "lenient"}))
        played(kingdom.game, random.Random(seed), 50)
        assert not {"restart", "branch"} & {action.text for action in kingdom.game.actions()}
    for _ in range(3):
        kingdom.restart()
    assert len({key_of(kingdom._nodes[node.id].game) for node in kingdom.nodes}) == 7


def test_the_code_of_a_kingdom_follows_from_its_first_seed_and_its_set():
    """K-23.4"""
    kingdom = founded(seed=7, actions=40)
    code = kingdom.code
    assert CODE.fullmatch(code) and code == founded(seed=7).code and code != founded(seed=8).code
    kingdom.branch()
    played(kingdom.game, random.Random(1), 20)
    kingdom.restart()
    kingdom.rename("Other")
    assert kingdom.code == code == dw.Kingdom.load(kingdom.save()).code == dw.Kingdom.load(kingdom.export()).code
    assert len({founded(seed=seed).code for seed in range(20)}) == 20
    pack = "game: kingdom\nset: more\nname: {en: More}\ncards:\n  - number: 500\n    stage 1: {name: {en: Inn}, produces: coin}\n"
    other = dw.Kingdom.found("Orrin", 7, packs=[dw_pack(pack)], ruleset="kingdom+more")
    assert other.code != code


def dw_pack(text):
    from deckwright.table.rulesets import PackText

    return PackText("more.yaml", text)


def test_a_code_that_was_changed_is_refused():
    """K-23.4"""
    data, other = founded(seed=7).save(), founded(seed=8).save()
    with pytest.raises(dw.BadSave, match="code"):
        dw.Kingdom.load({**data, "code": other["code"]})
    with pytest.raises(dw.BadSave, match="code"):
        dw.Kingdom.load({**data, "code": data["code"][:-1] + ("2" if data["code"][-1] != "2" else "3")})


def test_expansions_are_chosen_when_the_game_is_over():
    """K-25.2, K-R.41"""
    kingdom = founded(actions=30)
    assert kingdom.game.expansions() == []
    refused("K-R.41", "when the game is over", kingdom.game.expand, 137)
    refused("K-R.41", "when the game is over", kingdom.expand, 137)
    kingdom = finished()
    assert kingdom.game.expansions() == [136, 137, 138]
    for wrong in (1, 71, 999, 0, -1, "137", True, None, 137.0):
        refused("K-25.2", "is no expansion", kingdom.game.expand, wrong)
    assert len(kingdom.nodes) == 1 and kingdom.game.over


def test_an_expansion_goes_on_as_a_game_of_its_own():
    """K-R.41, K-25.3"""
    kingdom = finished()
    base = kingdom.game
    before = base.save()
    node = kingdom.expand(137)
    game = kingdom.game
    assert (node.why, node.about, node.parent, node.move) == ("expansion", "137", 1, len(base.history))
    assert base.over and base.save() == before and game.history == [] and not game.over
    assert game.decision.kind == "card" and key_of(game) != key_of(base)
    assert list(game.log)[: len(base.log)] == list(base.log)
    assert [event.kind for event in game.log][len(base.log)] == "expansion"
    with pytest.raises(dw.UndoRefused):
        game.undo()
    same_game(game, dw.load(game.save()))
    played(game, random.Random(2))
    assert game.over and game.round == 4 and kingdom.score_track == [*base.scores(), *game.scores()]
    same(kingdom, dw.Kingdom.load(kingdom.save()))
    same_game(game, dw.load(game.save()))


def test_each_expansion_is_played_once_or_with_the_option_again():
    """K-R.15"""
    kingdom = finished()
    for number in (138, 136, 137):
        assert number in kingdom.game.expansions()
        kingdom.expand(number)
        played(kingdom.game, random.Random(number))
        refused("K-R.15", "has been played", kingdom.expand, number)
    assert kingdom.game.expansions() == [] and len(kingdom.score_track) == 4
    again = founded(3, 100_000, options={"expansions": "again"})
    for _ in range(2):
        again.expand(137)
        played(again.game, random.Random(4))
    assert again.game.expansions() == [136, 137, 138] and len(again.score_track) == 3


def test_the_track_has_room_for_ten_expansions():
    """K-25.8"""
    kingdom = founded(3, 100_000, options={"expansions": "again"})
    for n in range(10):
        kingdom.expand(136 + n % 3)
        played(kingdom.game, random.Random(n))
    assert len(kingdom.score_track) == 11 and kingdom.game.expansions() == []
    refused("K-25.8", "the score track is full", kingdom.expand, 137)


def test_a_branch_gets_new_shuffles():
    """K-R.25"""
    kingdom = founded(actions=333)
    while len(deck_of(kingdom.game)) < 4:
        played(kingdom.game, random.Random(1), 1)
    before = kingdom.game
    decks, keys = set(), {key_of(before)}
    for _ in range(12):
        node = kingdom.branch(node=1)
        assert not node.compare and seen(kingdom.game) == seen(before)
        assert deck_of(kingdom.game)[0] == deck_of(before)[0]
        assert sorted(deck_of(kingdom.game)) == sorted(deck_of(before))
        decks.add(tuple(deck_of(kingdom.game)))
        keys.add(key_of(kingdom.game))
    assert len(keys) == 13 and len(decks) > 1
    assert kingdom.marks == ["branch"]
    one = kingdom.branch(node=1, seed=4)
    deck = deck_of(kingdom.game)
    kingdom.branch(node=1, seed=4)
    assert deck_of(kingdom.game) == deck and one.id != kingdom.node.id


def test_a_branch_that_is_made_to_compare_keeps_the_shuffles_and_is_marked_for_ever():
    """K-R.25"""
    kingdom = founded(actions=200)
    before = kingdom.game
    assert kingdom.branch(compare=True).compare
    assert (kingdom.game.state == before.state).all() and kingdom.marks == ["branch", "compare"]
    assert kingdom.branch().compare and "compare" in kingdom.marks
    kingdom.go(1)
    assert kingdom.marks == []
    early = founded(actions=30)
    early.branch(compare=True)
    assert early.restart().compare
    data = kingdom.save()
    data["nodes"][2]["compare"] = False
    with pytest.raises(dw.BadSave, match="made to compare"):
        dw.Kingdom.load(data)


def test_an_expansion_has_new_shuffles_and_those_of_branches_to_compare_follow_from_their_key():
    """K-R.25, K-R.41"""
    kingdom = finished()
    base = kingdom.game
    assert key_of(base.expand(137)) != key_of(base.expand(137))
    assert key_of(base.expand(137, seed=1)) == key_of(base.expand(137, seed=1))
    followed = [key_of(base.expand(number, compare=True)) for number in (137, 137, 138)]
    assert followed[0] == followed[1] != followed[2] and key_of(base) not in followed
    for _ in range(2):
        kingdom.branch(node=1, compare=True)
        kingdom.expand(137)
        assert kingdom.node.compare and key_of(kingdom.game) == followed[0]


def test_an_iron_kingdom_has_no_branches():
    """K-R.42"""
    kingdom = founded(actions=20, options={"iron": "yes"})
    assert kingdom.iron and kingdom.marks == ["iron"]
    for do, args in ((kingdom.branch, ()), (kingdom.go, (1,)), (kingdom.drop, (1,))):
        refused("K-R.42", "iron mode", do, *args)
    kingdom.restart()
    assert kingdom.iron and kingdom.marks == ["iron", "restart"]
    refused("K-R.42", "iron mode", kingdom.go, 1)
    assert len(kingdom.nodes) == 2
    same(kingdom, dw.Kingdom.load(kingdom.save()))
    done = finished("yes")
    done.expand(138)
    assert done.iron
    refused("K-R.42", "iron mode", done.go, 1)


def test_a_running_iron_kingdom_that_comes_back_from_a_file_has_lost_its_iron():
    """K-R.42"""
    kingdom = founded(actions=120, options={"iron": "yes"})
    for back in (dw.Kingdom.load(kingdom.export()), dw.Kingdom.receive(kingdom.save())):
        assert not back.iron and back.game.options["iron"] == "no" and back.game.state[st.IRON] == 0
        assert back.marks == ["branch"] and back.node.imported
        view, before = seen(back.game), seen(kingdom.game)
        assert view.pop("options") != before.pop("options") and view == before
        back.branch()
        same(back, dw.Kingdom.load(back.save()))
    assert dw.Kingdom.load(kingdom.save()).iron and kingdom.iron
    over = dw.Kingdom.load(finished("yes").export())
    assert over.iron and over.marks == ["iron"]


def test_the_story_and_the_scores_are_those_along_the_way():
    """K-23.3"""
    kingdom = founded()
    played(kingdom.game, random.Random(1), until=4)
    first = kingdom.game.chronicle("pl")
    kingdom.restart()
    played(kingdom.game, random.Random(2))
    kingdom.branch(move=30)
    kingdom.go(2)
    kingdom.expand(136)
    played(kingdom.game, random.Random(3))
    story = kingdom.chronicle("pl")
    assert story == [*first, *kingdom.game.chronicle("pl")]
    base = kingdom._nodes[2].game
    assert kingdom.score_track == [*base.scores(), *kingdom.game.scores()]
    assert len({" ".join(kingdom.chronicle(lang)) for lang in ("en", "pt", "pl", "ru")}) == 4
    with pytest.raises(dw.NotFound, match="language"):
        kingdom.chronicle("xx")


def test_a_hall_of_fame_hears_how_a_score_came_about():
    """K-23.3, K-25.7"""
    iron = finished("yes")
    renown = iron.renown()
    assert (renown.score, renown.part, renown.marks) == (iron.game.fame(), 0, {"iron": 1})
    assert renown.title["pl"] == iron.game.title("pl") and set(renown.title) == {"en", "pt", "pl", "ru"}
    assert iron.renown(foreign=True).marks == {"imported": 1}, "nobody has watched over its iron"
    kingdom = finished()
    later = kingdom.expand(137)
    played(kingdom.game, random.Random(1))
    assert kingdom.renown(later).part == 1 and kingdom.renown(1).part == 0
    kingdom.branch(node=1, move=3)
    kingdom.branch()
    assert kingdom.renown(1).marks == {"branch": 2} and kingdom.renown().marks == {"branch": 2, "grown": 2}
    kingdom.go(1)
    kingdom.drop(3)
    assert kingdom.renown().marks == {"branch": 2}, "what was forgotten counts"


def test_a_hall_of_fame_hears_how_often_a_kingdom_was_begun_again():
    """K-15.2"""
    kingdom = founded()
    for _ in range(3):
        kingdom.restart()
    assert kingdom.renown().marks == {"restart": 3} and kingdom.renown(2).marks == {"restart": 1}
