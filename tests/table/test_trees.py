"""Trees of games, of any game: here of one that is played alone and hides a hand's deck and a row's."""

import json
import random

import msgspec
import pytest

import deckwright as dw
from deckwright.table import saved, saved_trees
from deckwright.table.codes import LETTERS, code_of, is_code
from deckwright.table.given_names import check_name
from deckwright.table.saved_trees import KeptNode, grown_from, joined, keep, way
from deckwright.table.seeds import key_in
from deckwright.table.trees import Tree, concealed, part

CODE = code_of(b"seed", b"set")


def planted(seed: int = 1, actions: int = 40) -> Tree[dw.Game]:
    tree = Tree(dw.new("ascension-10th", players=1, mode="solo", seed=seed), "A tree", CODE)
    return played(tree, actions, seed)


def played(tree: Tree[dw.Game], actions: int, seed: int = 1) -> Tree[dw.Game]:
    chance = random.Random(seed)
    while actions and not tree.game.over:
        tree.game.play(chance.choice(tree.game.actions()))
        actions -= 1
    return tree


def bare(view: dict) -> dict:
    """A view without the number of the last event."""
    return {name: value for name, value in view.items() if name != "event"}


def same(tree: Tree[dw.Game], other: Tree[dw.Game]) -> None:
    for kept in other._nodes.values():
        kept.kept = None  # written anew
    assert other.nodes == tree.nodes and other.node == tree.node and other.save() == tree.save()
    for node in tree.nodes:
        one, twin = tree._nodes[node.id].game, other._nodes[node.id].game
        assert (one.state == twin.state).all() and one.history == twin.history and list(one.log) == list(twin.log)


def nodes_of(data: dict) -> dict[int, KeptNode]:
    kept = [msgspec.json.decode(msgspec.json.encode(node), type=KeptNode) for node in data["nodes"]]
    return {node.id: node for node in kept}


def test_a_branch_looks_alike_and_goes_on_otherwise() -> None:
    tree = planted()
    before = tree.game
    node = tree.branch("Otherwise", seed=5)
    assert (node.id, node.parent, node.why, node.name, node.move) == (2, 1, "branch", "Otherwise", 40)
    assert bare(tree.game.view(0)) == bare(before.view(0))
    assert key_in(tree.game.state) != key_in(before.state) and not (tree.game.state == before.state).all()
    assert not node.compare


def test_a_branch_to_compare_is_the_same_game_and_marked_with_all_that_grows_from_it() -> None:
    tree = planted()
    before = tree.game
    assert tree.branch(compare=True).compare
    assert (tree.game.state == before.state).all()
    assert tree.branch().compare and not tree.nodes[0].compare


@pytest.mark.parametrize("move", [0, 1, 17, 39, 40])
def test_a_branch_begins_at_any_action(move: int) -> None:
    tree = planted()
    then = dw.replay(tree.game.save(), upto=move)
    node = tree.branch(move=move, compare=True)
    assert node.move == move and (tree.game.state == then.state).all() and list(tree.game.log) == list(then.log)
    assert tree.moves(1) == 40 and tree.moves() == 0


def test_nothing_before_a_branch_is_taken_back_in_it_and_the_other_game_is_as_it_was() -> None:
    tree = planted(actions=30)
    other, history = tree.game, list(tree.game.history)
    tree.branch()
    with pytest.raises(dw.UndoRefused):
        tree.game.undo()
    tree.go(1)
    assert tree.game is other and other.history == history


def test_a_tree_goes_to_any_node_and_forgets_what_grew_from_one() -> None:
    tree = planted()
    for _ in range(2):
        played(tree, 10)
        tree.branch()
    tree.go(1)
    tree.branch(node=1, move=3)
    assert [node.id for node in tree.nodes] == [1, 2, 3, 4] and [node.id for node in tree.way(3)] == [1, 2, 3]
    tree.drop(2)
    assert [node.id for node in tree.nodes] == [1, 4]
    tree.branch()
    assert tree.node.id == 5  # no id comes twice
    with pytest.raises(dw.IllegalAction, match="goes on is there"):
        tree.drop(4)
    with pytest.raises(dw.IllegalAction, match="goes on is there"):
        tree.drop(1)
    for wrong in (2, 0, "1", None.__class__, 1.0, True):
        with pytest.raises(dw.NotFound, match="There is no node"):
            tree.go(wrong)  # type: ignore[arg-type]


@pytest.mark.parametrize("move", [-1, 41, "3", 2.0, True])
def test_a_move_that_is_not_there_is_refused(move: object) -> None:
    tree = planted()
    with pytest.raises(dw.BadOption, match="move is a whole number from 0 to 40"):
        tree.branch(move=move)  # type: ignore[arg-type]
    with pytest.raises(dw.BadOption, match="compare is True or False"):
        tree.branch(compare="yes")  # type: ignore[arg-type]
    assert len(tree.nodes) == 1 and tree.node.id == 1


def test_a_saved_tree_is_the_same_bit_by_bit() -> None:
    tree = planted()
    tree.branch("One")
    played(tree, 25)
    tree.branch("Two", node=1, move=11, compare=True)
    played(tree, 300)
    tree.branch("Three")
    tree.go(2)
    same(tree, Tree.load(tree.save()))
    same(tree, Tree.load(json.dumps(tree.save())))
    again = Tree.load(tree.save())
    for one in (tree, again):
        one.go(1)
        one.game.play(one.game.actions()[-1])
    same(tree, again)


def test_a_node_has_no_events_of_its_parents() -> None:
    tree = planted(actions=120)
    whole = len(tree.game.log)
    tree.branch()
    nodes = nodes_of(tree.save())
    assert nodes[1].shared == 0 and whole - 60 < nodes[2].shared <= whole
    assert len(saved_trees.unpacked(nodes[2].events, 0)) == whole - nodes[2].shared
    assert sum(map(len, nodes[2].events)) < sum(map(len, nodes[1].events)) / 3
    assert (dw.load(joined(nodes, 2)).state == tree.game.state).all()


def test_a_parent_may_take_back_what_a_branch_went_on_from() -> None:
    tree = planted(actions=20)
    while not any(action.kind == "play" for action in tree.game.actions()):
        tree.game.play(tree.game.actions()[-1])
    tree.game.play(tree.game.actions()[0])
    tree.branch(compare=True)
    branch = tree.game
    tree.go(1)
    tree.game.undo()
    tree.game.play(tree.game.actions()[-1])
    assert list(branch.log) != list(tree.game.log)[: len(branch.log)]
    again = Tree.load(tree.save())
    same(tree, again)
    assert list(again._nodes[2].game.log) == list(branch.log)


def test_nodes_can_be_kept_one_by_one() -> None:
    """What was written of a parent before serves its branches after it has gone on."""
    tree = planted()
    tree.branch()
    rows = nodes_of(tree.save())
    tree.go(1)
    played(tree, 50)
    one = tree._nodes[1]
    rows[1] = keep(one.told(), one.game, one.first, one.shared)
    assert way(rows, 2) == [1, 2] and grown_from(rows, 1) == [1, 2]
    for id in rows:
        assert (dw.load(joined(rows, id)).state == tree._nodes[id].game.state).all()
    third = part(dw.load(joined(rows, 1)), 20, False, 4)
    assert third.history == [] and third.turns == dw.replay(joined(rows, 1), upto=20).turns


def test_a_game_beyond_all_bounds_begins_anew_and_its_branches_stay_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    tree = planted()
    tree.branch()
    tree.go(1)
    played(tree, 30)
    for module in ("saved", "saving"):
        monkeypatch.setattr(f"deckwright.table.{module}.MOST_ACTIONS", 50)
    again = Tree.load(tree.save())
    assert again.moves(1) == tree.moves(1) > 50 and again.game.history == [] and len(again.game.log) == 0
    assert list(again._nodes[2].game.log) == list(tree._nodes[2].game.log)
    with pytest.raises(dw.BadOption, match="cannot be played again"):
        again.branch(node=1, move=30)
    assert again.branch(node=1).move == tree.moves(1)
    same(again, Tree.load(again.save()))


def test_a_tree_of_older_rules_goes_on_from_its_positions() -> None:
    tree = planted()
    tree.branch()
    played(tree, 10)
    data = tree.save()
    for node in data["nodes"]:
        node["game"]["rules_version"] -= 1
        node["game"]["sets"][0]["hash"] = "0" * 12
    older = Tree.load(data)
    assert older.moves(1) == 40 and older.moves(2) == 10
    assert [event.kind for event in older.game.log][-1] == "rules"
    with pytest.raises(dw.BadOption, match="cannot be played again"):
        older.branch(move=3)
    older.branch()
    played(older, 10)
    again = Tree.load(older.save())
    assert again.nodes == older.nodes and [event.kind for event in again.game.log].count("rules") == 1
    for node in older.nodes:
        assert (again._nodes[node.id].game.state == older._nodes[node.id].game.state).all()


def test_a_tree_that_is_handed_out_tells_no_key_and_no_order() -> None:
    tree = planted()
    tree.branch(compare=True)
    played(tree, 12)
    tree.branch(node=1, move=5)
    played(tree, 2000)
    assert tree.game.over
    keys = [key_in(tree._nodes[id].game.state) for id in (1, 2)]
    data = tree.export()
    assert data["exported"]
    for node in nodes_of(data).values():
        text = everything_in(node)
        assert not any(key in text or key.hex().encode() in text for key in keys)
    received = Tree.load(data)
    assert [node.imported for node in received.nodes] == [True, True, False]
    assert received.nodes[2] == tree.nodes[2]
    for id in (1, 2):
        one, other = received._nodes[id].game, tree._nodes[id].game
        assert bare(one.view(0)) == bare(other.view(0)) and key_in(one.state) not in (*keys, bytes(32))
        assert received.moves(id) == tree.moves(id) and [*one.events(0)] == [*other.events(0)]
    assert key_in(Tree.load(data).game.state) == key_in(received.game.state)  # the game that is over
    assert key_in(Tree.load(data)._nodes[1].game.state) != key_in(received._nodes[1].game.state)


def everything_in(node: KeptNode) -> bytes:
    """All bytes in a node, packed ones too."""
    game = msgspec.json.decode(node.game)
    states = [game["checkpoint"]["state"], game["origin"].get("state")]
    if game["checkpoint"]["before"]:
        states.append(game["checkpoint"]["before"]["state"])
    saves = dw.new("ascension-10th", players=1, mode="solo").ruleset.kind.table.saves
    cells = b"".join(saved.unpack_state(state, saves).astype("<i2").tobytes() for state in states if state)
    return bytes(node.game) + cells + msgspec.json.encode(saved_trees.unpacked(node.events, node.shared))


def test_what_differs_only_in_secrets_is_handed_out_alike() -> None:
    game = planted().game
    for seed in (1, 2):
        assert (concealed(game.determinize(0, seed)).state == concealed(game).state).all()


def test_whoever_takes_a_tree_in_redraws_what_runs_whatever_file_it_was() -> None:
    tree = planted()
    received = Tree.receive(tree.save())
    assert received.node.imported and key_in(received.game.state) != key_in(tree.game.state)
    assert not Tree.load(tree.save()).node.imported
    with pytest.raises(dw.BadOption, match="cannot be played again"):
        received.branch(move=0)


def damaged(data: dict, **parts: object) -> dict:
    return {**data, **parts}


def test_trees_that_cannot_be_are_refused() -> None:
    tree = planted(actions=10)
    tree.branch()
    tree.branch(node=1, move=2, compare=True)
    data = tree.save()
    first, second, third = data["nodes"]

    def with_nodes(*nodes: dict) -> dict:
        return damaged(data, nodes=list(nodes))

    circle = {**second, "parent": 3}, {**third, "parent": 2}
    wrong = {
        "format": damaged(data, format="deckwright-tree-2"),
        "a game's format": first["game"],
        "no nodes": damaged(data, nodes=[]),
        "not there": damaged(data, node=9),
        "too low": damaged(data, last=2),
        "one id": with_nodes(first, second, second),
        "parent, 7, that is not there": with_nodes(first, {**second, "parent": 7}, third),
        "in a circle": with_nodes(first, *circle),
        "in a circle ": with_nodes(first, {**second, "parent": 2}, third),
        "several roots": with_nodes(first, {**second, "parent": None, "why": "founded", "move": 0, "shared": 0}, third),
        "cannot have come about by": with_nodes(first, {**second, "why": "founded"}, third),
        "cannot have come about by ": with_nodes(first, {**second, "why": "magic"}, third),
        "made to compare": with_nodes(first, {**third, "id": 2}, {**second, "id": 3, "parent": 2}),
        "name": damaged(data, name=""),
        "blanks": damaged(data, name=" A tree"),
        "visible": damaged(data, name="A\u200btree"),
        "code": damaged(data, code="AAAA-AAAA-AAAA"),
        "begins after something": with_nodes({**first, "move": 3}, second, third),
        "do not lead to": with_nodes({**first, "scores": [99]}, second, third),
        "do not lead to ": with_nodes({**first, "over": True}, second, third),
        "do not lead to  ": with_nodes({**first, "game": {**first["game"], "actions": []}}, second, third),
        "damaged": with_nodes({**first, "events": ["AAAA"]}, second, third),
        "damaged ": with_nodes({**first, "events": first["events"] * 90}, second, third),
        "do not lead to   ": with_nodes({**first, "events": []}, second, third),
        "do not lead to    ": with_nodes({**first, "events": second["events"] + first["events"]}, second, third),
        "shares events": with_nodes(first, {**second, "shared": 20_000}, third),
        "unknown": damaged(data, more=1),
        "unknown ": with_nodes({**first, "more": 1}, second, third),
        "newer": with_nodes(first, {**second, "game": {**second["game"], "rules_version": 999}}, third),
    }
    for what, one in wrong.items():
        with pytest.raises(dw.BadSave) as refused:
            Tree.load(one)
        if what.strip() not in ("a game's format", "unknown"):
            assert what.strip() in str(refused.value), (what, str(refused.value))
    for text in ("", "{", b"\xff", "[]", "null", 7, None, json.dumps(data)[:-9], "[" * 100_000):
        with pytest.raises(dw.BadSave):
            Tree.load(text)
    assert Tree.load(data).nodes == tree.nodes


def test_games_of_two_rulesets_are_no_tree() -> None:
    tree, other = planted(actions=5), Tree(dw.new("rise-of-vigil", players=1, mode="solo", seed=1), "Other", CODE)
    tree.branch()
    other.branch()
    data = tree.save()
    data["nodes"][1] = other.save()["nodes"][1] | {"move": 5}
    with pytest.raises(dw.BadSave):
        Tree.load(data)


def test_a_tree_has_only_so_many_nodes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("deckwright.table.trees.MOST_NODES", 3)
    tree = planted(actions=3)
    tree.branch()
    tree.branch()
    before = tree.save()
    with pytest.raises(dw.IllegalAction, match="can be no more"):
        tree.branch()
    assert tree.save() == before
    monkeypatch.setattr("deckwright.table.trees.MOST_PLAYED", 2)
    with pytest.raises(dw.BadSave, match="too large"):
        Tree.load(before)


def test_a_code_is_twelve_letters_of_which_the_last_one_checks_the_others() -> None:
    codes = {code_of(bytes([n]), b"x") for n in range(200)}
    assert len(codes) == 200 and all(is_code(code) for code in codes)
    assert code_of(b"a", b"bc") != code_of(b"ab", b"c")
    for at in (0, 7, 13):
        for letter in set(LETTERS) - {CODE[at]}:
            assert not is_code(CODE[:at] + letter + CODE[at + 1 :])
    for at in (0, 1, 2, 5, 10):
        swapped = CODE[:at] + CODE[at + 1] + CODE[at] + CODE[at + 2 :]
        assert swapped == CODE or not is_code(swapped)
    assert [is_code(text) for text in ("", CODE.replace("-", ""), CODE.lower(), None, "0000-0000-0000")] == [False] * 5


@pytest.mark.parametrize(
    "name",
    ["", "   ", "\u200b", "a\u200bb", "\u3164", "x" * 41, "a" + "\u0301" * 3, "\u0301", 7, None, "a\x00", "\u2800"],
)
def test_a_name_is_of_visible_characters(name: object) -> None:
    with pytest.raises(dw.BadOption, match=r"1 to 40 visible characters"):
        check_name("the name", name)


def test_a_name_is_as_long_as_it_looks() -> None:
    for letter, kept in (("e\u0301", "é"), ("क", "क"), ("é", "é")):
        assert check_name("the name", letter * 40) == kept * 40
        with pytest.raises(dw.BadOption, match=r"1 to 40 visible characters"):
            check_name("the name", letter * 41)
    assert len(check_name("the name", "x\u0301" * 32)) == 64
    with pytest.raises(dw.BadOption, match=r"1 to 40 visible characters"):
        check_name("the name", "x\u0301" * 33)
    tree = planted(actions=0)
    tree.rename("e\u0301" * 40)
    tree.branch("a\u0308" * 40)
    same(Tree.load(tree.save()), tree)
    old = tree.save() | {"name": "Orre\u0301n"}  # a file from before letters and marks were put together
    assert Tree.load(old).name == "Orre\u0301n"


def test_a_name_is_kept_as_it_is_read() -> None:
    assert check_name("the name", "  Orrin   im\tTal ") == "Orrin im Tal"
    assert check_name("the name", "Żółć́ Ёж 王国 🏰") == "Żółć́ Ёж 王国 🏰"
    assert check_name("the name", "", 0) == ""
    tree = planted(actions=0)
    tree.rename("Other")
    assert tree.name == "Other"
    with pytest.raises(dw.BadOption):
        tree.rename("")
    assert tree.name == "Other"
