"""Kingdoms with branches at random: whatever is done with one, it stays sound, and is the same when it comes back."""

import base64
import json
import random
import zlib
from typing import Any

import msgspec
import pytest

import deckwright as dw
from deckwright.games.kingdom.rules import state as st
from deckwright.games.kingdom.table.soundness import SAVES
from deckwright.table import saved
from tests.games.kingdom.kingdoms import (
    bytes_of,
    deck_of,
    finished,
    founded,
    key_of,
    played,
    same,
    same_game,
    seen,
    sound,
)

SEEDS = range(4)
STEPS = 40
MUTANTS = 2000
POSITIONS = 100


def step(kingdom: dw.Kingdom, chance: random.Random) -> str:
    """Do something with a kingdom that could be done, or is refused and changes nothing."""
    what = chance.choice(
        ("play", "play", "play", "far", "undo", "branch", "compare", "past", "go", "drop", "restart", "expand")
    )
    node, seed = chance.choice(kingdom.nodes).id, chance.getrandbits(32)
    before = None if what in ("play", "far") else kingdom.save()
    try:
        if what == "play":
            played(kingdom.game, chance, chance.randrange(1, 30))
        elif what == "far":
            played(kingdom.game, chance, until=kingdom.game.round + 6)
        elif what == "undo":
            kingdom.game.undo(chance.choice(("action", "turn")))
        elif what in ("branch", "compare"):
            kingdom.branch(what, node, compare=what == "compare", seed=seed)
        elif what == "past":
            kingdom.branch(
                node=node, move=chance.randrange(kingdom.moves(node) + 1), compare=chance.random() < 0.3, seed=seed
            )
        elif what == "go":
            kingdom.go(node)
        elif what == "drop":
            kingdom.drop(node)
        elif what == "restart":
            kingdom.restart(seed=seed)
        else:
            kingdom.expand(chance.choice((136, 137, 138)), seed)
    except (dw.IllegalAction, dw.UndoRefused) as error:
        assert kingdom.save() == before
        return f"{what}: {type(error).__name__}"
    return what


@pytest.mark.parametrize("seed", SEEDS)
def test_whatever_is_done_with_a_kingdom_it_stays_sound(seed: int) -> None:
    chance = random.Random(seed)
    kingdom = finished() if seed % 3 == 0 else founded(seed, options={"iron": "yes" if seed % 3 == 1 else "no"})
    done = set()
    for number in range(STEPS):
        done.add(step(kingdom, chance))
        sound(kingdom)
        if number % 13 == 12:
            again = dw.Kingdom.load(json.dumps(kingdom.save()))
            same(kingdom, again)
            sound(again)
            kingdom = chance.choice((kingdom, again))
    assert {"play", "restart" if seed % 3 else "branch"} <= {what.partition(":")[0] for what in done}
    taken = dw.Kingdom.load(kingdom.export())
    sound(taken)
    assert [node.id for node in taken.nodes] == [node.id for node in kingdom.nodes]


@pytest.mark.parametrize("actions", [17, 90, 333, 700])
def test_a_branch_looks_alike_and_goes_on_otherwise_and_one_to_compare_alike(actions: int) -> None:
    kingdom = founded(actions=actions)
    before, chance = kingdom.game, random.Random(actions)
    decks = set()
    for _ in range(8):
        kingdom.branch(node=1)
        assert seen(kingdom.game) == seen(before) and kingdom.game.actions() == before.actions()
        hidden = [cell for cell in range(len(before.state)) if kingdom.game.state[cell] != before.state[cell]]
        assert all(st.DECK <= cell < st.DECK + st.CARD_ROOM or cell < st.CARDS for cell in hidden)
        decks.add(tuple(deck_of(kingdom.game)))
        played(kingdom.game, random.Random(1), until=before.round + 2)
    assert len(decks) > 4 or len(deck_of(before)) < 4
    kingdom.branch(node=1, compare=True)
    assert seen(kingdom.game) == seen(before)
    kingdom.go(1)
    ahead = played(before.copy(), chance, 60)
    for text in ahead.history[len(before.history) :]:
        kingdom._nodes[10].game.play(text)
    assert (kingdom._nodes[10].game.state == ahead.state).all()


def test_what_is_handed_out_tells_no_key_no_seed_and_no_order() -> None:
    kingdom = founded(11, actions=260)
    kingdom.branch()
    played(kingdom.game, random.Random(1), 200)
    kingdom.branch(node=1, move=100, compare=True)
    played(kingdom.game, random.Random(2))
    kingdom.branch(node=2, move=33)
    while len(deck_of(kingdom.game)) < 6:
        played(kingdom.game, random.Random(3), 3)
    running = [kingdom._nodes[node.id].game for node in kingdom.nodes if not node.over]
    assert len(running) == 3 < len(kingdom.nodes)
    data = kingdom.export()
    everything = bytes_of(data)
    for game in running:
        key = key_of(game)
        for form in (key, key.hex().encode(), base64.b64encode(key), str(list(key))[1:-1].encode()):
            assert form not in everything
        cells = game.state[st.DECK : st.DECK + int(game.state[st.DECK_COUNT])].astype("<i2").tobytes()
        assert len(cells) < 8 or cells not in everything
        order = ", ".join(map(str, deck_of(game)))
        assert len(cells) < 8 or (
            order.encode() not in everything and order.replace(" ", "").encode() not in everything
        )
    assert b'"seed":' not in msgspec.json.encode(data["nodes"][0]) and b'"seed":' not in msgspec.json.encode(
        data["nodes"][3]
    )
    twin = dw.Kingdom.load(kingdom.save())  # hidden things apart, it would be the same file
    for node in twin.nodes:
        if not node.over:
            twin._nodes[node.id].game = kingdom._nodes[node.id].game.determinize(0, 5)
            twin._nodes[node.id].first = kingdom.moves(node.id)
    assert [node["game"]["checkpoint"]["state"] for node in twin.export()["nodes"] if not node["over"]] == [
        node["game"]["checkpoint"]["state"] for node in data["nodes"] if not node["over"]
    ]


def test_what_comes_back_is_seen_alike_and_goes_on_otherwise_each_time() -> None:
    kingdom = founded(5, actions=420)
    kingdom.branch(move=111)
    played(kingdom.game, random.Random(1), 30)
    data = json.dumps(kingdom.export())
    one, other = dw.Kingdom.load(data), dw.Kingdom.load(data)
    for node in kingdom.nodes:
        games = [each._nodes[node.id].game for each in (kingdom, one, other)]
        assert seen(games[0]) == seen(games[1]) == seen(games[2])
        assert len({key_of(game) for game in games}) == 3 and all(any(key_of(game)) for game in games)
        assert list(games[0].log) == list(games[1].log)
    assert one.marks == ["branch"] and [node.imported for node in one.nodes] == [True, True]
    assert one.moves(1) == kingdom.moves(1)
    with pytest.raises(dw.BadOption, match="cannot be played again"):
        one.branch(node=1, move=50)
    same(one, dw.Kingdom.load(one.save()))
    over = dw.Kingdom.load(finished().export())
    same_game(over.game, finished().game)
    assert not over.node.imported


def test_twenty_branches_to_the_end_take_less_than_two_megabytes() -> None:
    kingdom = finished()
    chance = random.Random(1)
    for _ in range(19):
        kingdom.branch(node=1, move=chance.randrange(60))
        played(kingdom.game, chance)
    assert [node.round for node in kingdom.nodes] == [31] * 20
    assert len(json.dumps(kingdom.save())) < 2_000_000 and len(json.dumps(kingdom.export())) < 2_000_000


def test_compare_goes_round_by_round_from_where_two_nodes_part() -> None:
    kingdom = founded(3, actions=400)
    kingdom.branch(move=200)
    chance = random.Random(4)
    kingdom.branch(node=2, move=0)
    played(kingdom.game, chance, 200)
    kingdom.go(2)
    played(kingdom.game, chance)
    kingdom.expand(137)
    played(kingdom.game, chance, 50)
    one, other = kingdom._nodes[1].game, kingdom._nodes[4].game
    found = kingdom.compare(1, 4)
    assert found["node"] == 1 and json.loads(json.dumps(found)) is not None
    assert found["event"] == one.log.in_common(other.log) > 100
    rounds = found["rounds"]
    assert (rounds[0]["expansions"], rounds[0]["round"]) == (0, dw.replay(one.save(), upto=200).round)
    places = [(row["expansions"], row["round"]) for row in rounds]
    assert places == sorted(places) and (0, 31) in places and (1, 1) in places
    last = next(row for row in rounds if (row["expansions"], row["round"]) == (0, one.round))
    assert last["a"]["fame"] == one.scores()[0]
    assert next(row for row in rounds if row["round"] == 31)["b"]["fame"] == kingdom.score_track[0]
    assert rounds[-1]["a"] is None and rounds[-1]["b"]["fame"] == other.scores()[0]
    met = {number for row in rounds if row["a"] for number in row["a"]["found"]}
    assert met == {int(event.card) for event in list(one.log)[found["event"] :] if event.kind == "discover"}
    lost = sum(n for row in rounds if row["b"] for n in row["b"]["lost"].values())
    assert lost == sum(event.amount for event in list(other.log)[found["event"] :] if event.kind == "lose")
    stages = {card: stage for row in rounds if row["b"] for card, stage in row["b"]["stages"].items()}
    where = other.ruleset.place
    assert stages and all(other.state[st.STAGE + where[card]] == stage for card, stage in stages.items())
    stuck = sorted(tuple(one) for row in rounds if row["b"] for one in row["b"]["stickers"])
    assert len(stuck) == int(other.state[st.STICKER_COUNT]) - stickers_at(other, found["event"])
    assert kingdom.compare(1, 1)["rounds"] == [] and kingdom.compare(3, 2)["node"] == 2
    for kept in (dw.Kingdom.load(kingdom.save()), dw.Kingdom.receive(json.dumps(kingdom.export()).encode())):
        assert kept.compare(3, 4) == kingdom.compare(3, 4), "an expansion parts from its game at the end of that"
    swapped = kingdom.compare(4, 1)
    assert [(row["b"], row["a"]) for row in swapped["rounds"]] == [(row["a"], row["b"]) for row in rounds]


def stickers_at(game: Any, event: int) -> int:
    """How many stickers there were before an event."""
    return sum(one.kind in ("sticker", "boost") for one in list(game.log)[:event])


# Files that were damaged or edited.


def mutated(data: dict[str, Any], chance: random.Random) -> dict[str, Any]:
    """The same with a part of it changed, taken away or doubled; positions are changed inside, too."""
    twin = json.loads(json.dumps(data))
    place: Any = twin
    while True:
        keys = list(place) if isinstance(place, dict) else list(range(len(place)))
        if not keys:
            return mutated(data, chance)
        key = chance.choice(keys)
        if isinstance(place[key], dict | list) and place[key] and chance.random() < 0.9:
            place = place[key]
            continue
        break
    how = chance.randrange(6)
    if key == "state" and isinstance(place[key], str) and how < 4:
        cells = saved.unpack_state(place[key], SAVES)
        cells[chance.randrange(len(cells))] = chance.choice((0, 1, -1, 7, 400, 30_000, -30_000))
        place[key] = base64.b64encode(zlib.compress(cells.astype("<i2").tobytes())).decode()
    elif how == 0:
        del place[key]
    elif how == 1 and isinstance(place, list):
        place.insert(chance.randrange(len(place) + 1), place[key])
    else:
        other = chance.choice(data["nodes"])
        place[key] = chance.choice(
            (None, 0, 1, 2, 5, -1, 10**6, 10**30, 1.5, "", "x", "go on", "pass", True, [], {}, [1], {"a": 1}, other.get(key), other["game"])
        )  # fmt: skip
    return twin


@pytest.fixture(scope="module")
def small() -> dict[str, Any]:
    """A tree with all that a tree can have, and short games."""
    kingdom = founded(2, actions=25)
    kingdom.branch("One", move=9)
    played(kingdom.game, random.Random(1), 12)
    kingdom.branch("Two", node=1, compare=True)
    kingdom.restart()
    played(kingdom.game, random.Random(2), 9)
    kingdom.branch(node=2)
    return kingdom.save()


def test_a_file_that_was_damaged_or_edited_is_refused_or_sound(small: dict[str, Any]) -> None:
    chance = random.Random(9)
    taken, reasons = 0, set()
    for _ in range(MUTANTS):
        data = mutated(small, chance)
        try:
            kingdom = dw.Kingdom.load(data)
        except dw.BadSave as error:
            assert len(str(error)) < 600
            reasons.add(str(error)[:60])
            continue
        taken += 1
        sound(kingdom)
        kingdom.game.view(0)
        played(kingdom.game, chance, 5)
        kingdom.save()
    assert 0 < taken < MUTANTS / 2 and len(reasons) > 40


def test_text_that_was_cut_or_garbled_is_refused(small: dict[str, Any]) -> None:
    chance, text = random.Random(3), json.dumps(small).encode()
    for _ in range(200):
        at = chance.randrange(len(text))
        raw = bytearray(text)
        raw[at] ^= 1 << chance.randrange(8)
        for wrong in (text[:at], bytes(raw)):
            try:
                sound(dw.Kingdom.load(wrong))
            except dw.BadSave:
                continue
            assert wrong is not text[:at]


def test_a_branch_whose_position_was_edited_is_refused_or_played_on() -> None:
    kingdom, chance = founded(2, actions=60), random.Random(5)
    kingdom.branch()
    data, refused = kingdom.save(), 0
    for _ in range(POSITIONS):
        twin = json.loads(json.dumps(data))
        game = twin["nodes"][1]["game"]
        cells = saved.unpack_state(game["origin"]["state"], SAVES)
        used = [cell for cell in range(len(cells)) if cells[cell]]
        cell = chance.choice(used) if chance.random() < 0.6 else chance.randrange(len(cells))
        cells[cell] = chance.choice((0, 1, 2, -1, 7, 30, 137, 400, 32_767, -32_768))
        state = base64.b64encode(zlib.compress(cells.astype("<i2").tobytes())).decode()
        game["origin"]["state"] = game["checkpoint"]["state"] = state
        try:
            edited = dw.Kingdom.load(twin)
        except dw.BadSave:
            refused += 1
            continue
        sound(edited)
        played(edited.game, chance, 15)
        assert edited.save()["node"] == 2
    assert POSITIONS / 2 < refused < POSITIONS
