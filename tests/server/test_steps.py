"""What a page is told of several actions: how the view changed with each, as its seat could see it then."""

import asyncio
import random
from copy import deepcopy
from itertools import pairwise
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

import deckwright as dw
from deckwright.server import moments as kept
from deckwright.server.moments import Moments, Passed
from deckwright.server.recordings import without_options
from deckwright.server.records import SeatRecord
from deckwright.server.settings import Settings
from deckwright.server.steps import differences, steps_of
from deckwright.server.wire import Step
from deckwright.table import view_changes, viewing
from deckwright.table.game import Game
from tests.server.test_leaks import open_game
from tests.server.test_telling import as_told, watchers
from tests.server.visitor import Running, SocketPage, Visitor, running

View = dict[str, Any]


@pytest.fixture
def visitor(shared: Running) -> Visitor:
    return shared.visitor()


def changed(value: Any, change: dict[str, Any], depth: int = 0) -> Any:
    """A value after one change, as a page makes it; the old one stays as it is."""
    if depth == len(change["path"]):
        if "at" not in change:
            return change["value"]
        at = change["at"]
        return [*value[:at], *change["value"], *value[at + change.get("drop", 0) :]]
    place = change["path"][depth]
    found = value.copy()
    found[place] = changed(value[place], change, depth + 1)
    return found


def views_of(view: View, steps: list[dict[str, Any]], final: View) -> list[View]:
    """The views after each step, as a page makes them."""
    views = [view]
    for step in steps[:-1]:
        for change in step["changes"]:
            view = changed(view, change)
        views.append(view)
    return [*views[1:], final]


def over(view: View) -> View:
    """A view when what could be done is over."""
    decision = view.get("decision")
    if not decision:
        return view
    nothing = {name: empty for name, empty in (("options", []), ("losing", {})) if name in decision}
    return {**view, "decision": {**decision, **nothing}}


def told_one_by_one(game: Game, texts: list[str], seat: int | None, aids: bool = True) -> list[View]:
    """What a page is told that hears of every action."""
    game, views = game.copy(), []
    for text in texts:
        game.play(text)
        views.append(game.view(seat, aids))
    return [*map(over, views[:-1]), views[-1]]


def plain(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


def plays(page: SocketPage, count: int, seat: int = 0) -> list[str]:
    cards = page.state["view"]["seats"][seat]["hand"]["cards"]
    return [f"play {card}" for card in cards[:count]]


def known_of(page: SocketPage) -> dict[str, int]:
    """What a page says that it has when it comes back."""
    ends = (page.log[-1]["number"], page.log[0]["number"]) if page.log else (-1, 0)
    return {"revision": page.state["revision"], "event": ends[0], "first": ends[1]}


def together(page: SocketPage, texts: list[str]) -> dict[str, Any]:
    return page.do("act_together", texts=texts)


def hand_game() -> Game:
    """A game in which seat 0 can play five cards one after another, and nothing comes of it that anybody must answer."""
    hand = ["mystic", "heavy-infantry", "apprentice", "militia", "apprentice"]
    return dw.scenario("ascension-10th", hand=[hand, ["apprentice"] * 5], seed=1)


# Differences.


values = st.recursive(
    st.none() | st.integers(2, 9) | st.text("ab", max_size=2),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from("xyz"), inner, max_size=3),
    max_leaves=20,
)


@given(before=values, after=values)
def test_what_was_before_with_its_changes_is_what_is_after(before: Any, after: Any) -> None:
    changes = plain(differences(before, after))
    found = before
    for change in changes:
        found = changed(found, change)
    assert found == after
    assert bool(changes) == (before != after)


@given(st.lists(st.sampled_from("abc"), max_size=8), st.lists(st.sampled_from("abc"), max_size=8), st.lists(st.sampled_from("abc"), max_size=3))  # fmt: skip
def test_of_a_list_only_what_lies_between_is_told(begin: list[str], end: list[str], between: list[str]) -> None:
    changes = differences({"cards": begin + end}, {"cards": begin + between + end})
    assert sum(len(change.value) for change in changes) <= len(between) + (0 if begin or end else 3)


def test_of_lists_of_items_each_is_compared_by_itself() -> None:
    row = [{"slot": slot, "card": card} for slot, card in enumerate("abc")]
    after = [*row[:1], {"slot": 1, "card": "d"}, row[2]]
    assert plain(differences({"row": row}, {"row": after})) == [{"path": ["row", 1, "card"], "value": "d"}]


def test_a_group_that_has_other_fields_is_told_as_a_whole() -> None:
    assert plain(differences({"a": {"b": 1}}, {"a": {"c": 1}})) == [{"path": ["a"], "value": {"c": 1}}]


# Views of moments.


def plainly_compared(game: Game, passed: Passed, seat: int | None, aids: bool) -> list[Step]:
    """The same steps from whole views."""
    ends = [passed.end, *(moment.end for moment in passed.later)]
    views = [
        game.view_of_moment(state, end, seat, aids, with_actions=end is ends[0])
        for state, end in zip(passed.states, ends, strict=False)
    ]
    changes = [differences(*pair) for pair in pairwise(views)] + [[]]
    return [Step(one.seat, one.end, found) for one, found in zip(passed.later, changes, strict=True)]


GAMES = [
    ("ascension-10th", 2, "versus"), ("ascension-10th", 1, "solo"), ("rise-of-vigil", 4, "teams"), ("rise-of-vigil", 3, "versus"),
    ("ascension-combined", 6, "versus"), ("kingdom", 1, "solo"),
]  # fmt: skip


@pytest.mark.parametrize(("ruleset", "players", "mode"), GAMES)
def test_what_is_found_in_cells_is_what_whole_views_say(ruleset: str, players: int, mode: str) -> None:
    compared = 0
    for seed in range(4):
        chance = random.Random(f"cells {seed}")
        game = dw.new(ruleset, players, mode=mode, seed=seed)
        known = Moments.of(game, 0)
        for revision in range(1, 50):
            if game.over:
                break
            before, seat = game, game.player
            assert seat is not None
            game = before.copy()
            for _ in range(chance.randrange(1, 12)):
                if game.player is not None:
                    game.play(chance.choice(game.actions()))
            known = known.add(revision, seat, before, game)
            for since in {revision - 1, max(revision - 4, 0)}:
                passed = known.since(since)
                for viewer in (None, *range(players)) if passed is not None else ():
                    aids = chance.random() < 0.7
                    assert steps_of(game, passed, viewer, aids) == plainly_compared(game, passed, viewer, aids)
                    compared += len(passed.later) - 1
    assert compared > 300


def test_a_view_with_more_cells_than_there_is_room_for_is_compared(monkeypatch: pytest.MonkeyPatch) -> None:
    before, game = hand_game(), hand_game()
    game.play_several(["play mystic", "play militia", "play apprentice"])
    passed = Moments.of(before, 0).add(1, 0, before, game).since(0)
    assert passed is not None
    wanted = steps_of(game, passed, 1, True)
    monkeypatch.setattr(viewing, "ROOM", 16)
    monkeypatch.setattr(view_changes, "ROOM", 8)
    assert steps_of(game, passed, 1, True) == wanted == plainly_compared(game, passed, 1, True)


@pytest.mark.parametrize(
    ("ruleset", "players"),
    [("ascension-10th", 2), ("rise-of-vigil", 3), ("ascension-combined", 6), ("kingdom", 1)],
)  # fmt: skip
def test_each_step_leads_to_the_view_that_would_have_been_told_then(ruleset: str, players: int) -> None:
    compared = 0
    for seed in range(3):
        chance = random.Random(seed)
        game = dw.new(ruleset, players, seed=seed)
        known = Moments.of(game, 0)
        for revision in range(1, 40):
            if game.over:
                break
            before, seat = game, game.player
            assert seat is not None
            game, texts = before.copy(), []
            with game.gesture():
                for _ in range(chance.randrange(1, 7)):
                    if game.player == seat:
                        texts.append(chance.choice(game.actions()).text)
                        game.play(texts[-1])
            known = known.add(revision, seat, before, game)
            passed = known.since(revision - 1)
            assert passed is not None and [moment.seat for moment in passed.later] == [seat] * len(texts)
            for viewer in (None, *range(players)):
                aids = chance.random() < 0.7
                steps = plain(steps_of(game, passed, viewer, aids))
                views = views_of(before.view(viewer, aids), steps, game.view(viewer, aids))
                assert views == told_one_by_one(before, texts, viewer, aids)
                assert steps[-1]["changes"] == [] and steps[-1]["end"] == len(game.log)
                compared += len(steps) - 1
    assert compared > 100


def test_only_so_much_is_known_of_what_has_passed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kept, "MOST_BYTES", 6000)
    chance, game = random.Random(1), dw.new("rise-of-vigil", 2, seed=1)
    known, revisions = Moments.of(game, 0), {0: game.state.copy()}
    for revision in range(1, 60):
        before, game = game, game.copy()
        game.play(chance.choice(game.actions()))
        assert before.player is not None
        known = known.add(revision, before.player, before, game)
        revisions[revision] = game.state.copy()
        assert known.size == sum(moment.size for moment in known.later) <= 6000
        for since, state in revisions.items():
            passed = known.since(since)
            assert (passed is None) == (since < known.revision)
            if passed is not None:
                assert passed.states[0].tobytes() == state.tobytes() and len(passed.later) == revision - since
    assert 5 < len(known.later) < 50, "the oldest are forgotten"


def test_of_the_last_command_nothing_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kept, "MOST_BYTES", 100)
    before, game = hand_game(), hand_game()
    game.play_several(["play mystic", "play militia", "play apprentice"])
    passed = Moments.of(before, 0).add(1, 0, before, game).since(0)
    assert passed is not None and len(passed.later) == 3


# What a page is told.


def test_a_page_is_told_the_steps_of_anothers_actions(shared: Running, visitor: Visitor) -> None:
    game = hand_game()
    made = open_game(shared, visitor, game)
    actor, other = visitor.sit(made["table"], 0), visitor.sit(made["table"], 1)
    (watcher,) = watchers(shared, made, 1)
    assert (other.state["since"], other.state["steps"]) == (-1, [])
    before = {None: watcher.state["view"], 1: other.state["view"]}
    texts = plays(actor, 3)
    together(actor, texts)
    assert (actor.state["since"], actor.state["steps"]) == (-1, []), "its own are shown at once"
    for seat, page in ((1, other), (None, watcher)):
        page.until(lambda state: state["revision"] == 1)
        steps = page.state["steps"]
        assert page.state["since"] == 0 and [step["seat"] for step in steps] == [0, 0, 0]
        views = views_of(before[seat], steps, page.state["view"])
        assert views == plain(told_one_by_one(game, texts, seat))
        ends = [step["end"] for step in steps]
        assert ends == sorted(ends) and ends[-1] == page.log[-1]["number"] + 1
        assert page.state["kept"] < ends[0], "all their events are told with them"


def test_one_action_has_no_steps(shared: Running, visitor: Visitor) -> None:
    made = open_game(shared, visitor, hand_game())
    actor, other = visitor.sit(made["table"], 0), visitor.sit(made["table"], 1)
    actor.act("play militia")
    other.until(lambda state: state["revision"] == 1)
    assert (other.state["since"], other.state["steps"]) == (-1, [])


def test_a_bots_turn_is_told_step_by_step(visitor: Visitor) -> None:
    table = visitor.make("here", "bot 1", "bot 2", seed="steps")["table"]
    page = visitor.sit(table, 0)
    told: list[dict[str, Any]] = [page.state]
    for _ in range(3):
        turns = page.state["view"]["turns"]
        while page.question and page.question["player"] == 0 and page.state["view"]["turns"] == turns:
            text = "end turn" if "end turn" in page.texts() else page.texts()[0]
            page.act(text)
            told.append(page.state)
        while page.question and page.question["player"] != 0:
            page.hear()
            told.append(page.state)
    moves = visitor.get(f"/tables/{table}/replay", seat=0).json()["moves"]
    assert any(len(state["steps"]) > 3 for state in told)
    views = [
        visitor.get(f"/tables/{table}/replay/{number}", seat=0).json()["view"] for number in range(1, len(moves) + 1)
    ]  # fmt: skip
    for before, state in pairwise(told):
        if not state["steps"]:
            continue
        assert state["since"] == before["revision"]
        for step, view in zip(state["steps"], views_of(before["view"], state["steps"], state["view"]), strict=True):
            found = [one for one in views if one["event"] == step["end"] - 1]
            assert without_options(deepcopy(view)) in found


def test_a_page_that_comes_back_follows_what_it_missed(shared: Running, visitor: Visitor) -> None:
    game = hand_game()
    made = open_game(shared, visitor, game)
    actor, other = visitor.sit(made["table"], 0), visitor.sit(made["table"], 1)
    actor.act("play mystic")
    other.until(lambda state: state["revision"] == 1)
    known = known_of(other)
    before = other.state["view"]
    other.drop()
    actor.act("play apprentice")
    together(actor, ["play militia", "play apprentice"])
    again = visitor.sit(made["table"], 1, **known)
    assert again.state["since"] == 1 and len(again.state["steps"]) == 3
    game.play("play mystic")
    texts = ["play apprentice", "play militia", "play apprentice"]
    views = views_of(before, again.state["steps"], again.state["view"])
    assert views == plain(told_one_by_one(game, texts, 1))
    fresh = visitor.sit(made["table"], 1)
    assert (fresh.state["since"], fresh.state["steps"]) == (-1, []), "whoever has nothing follows nothing"
    later = visitor.sit(made["table"], 1, **{**known, "revision": 7})
    assert later.state["steps"] == []


def test_an_undo_is_not_followed_and_nothing_across_it(shared: Running, visitor: Visitor) -> None:
    made = open_game(shared, visitor, hand_game())
    actor, other = visitor.sit(made["table"], 0), visitor.sit(made["table"], 1)
    known = known_of(other)
    together(actor, ["play mystic", "play militia"])
    actor.do("undo", to="action")
    other.until(lambda state: state["revision"] == 2)
    assert other.state["steps"] == []
    together(actor, ["play apprentice", "play apprentice"])
    other.until(lambda state: state["revision"] == 3)
    assert other.state["since"] == 2 and len(other.state["steps"]) == 2
    assert visitor.sit(made["table"], 1, **known).state["steps"] == []


def test_other_eyes_do_not_follow(shared: Running, visitor: Visitor) -> None:
    """Whoever changes the seat or the memory aids has the view of others."""
    made = open_game(shared, visitor, hand_game())
    actor = visitor.sit(made["table"], 0)
    known = known_of(actor)
    pages = [visitor.page(made["table"]) for _ in range(3)]
    together(actor, ["play mystic", "play militia"])
    hellos = ((0, True), (1, False), (1, True))
    for page, (seat, wanted) in zip(pages, hellos, strict=True):
        page.say("hello", seat=seat, memory_aids=wanted, **known)
        page.hear()
        page.say("hello", seat=1, memory_aids=True, **known)
        page.hear()
    assert [len(page.state["steps"]) for page in pages] == [0, 0, 2]


def test_after_a_restart_nothing_before_it_is_followed(settings: Settings) -> None:
    with running(settings) as server:
        visitor = server.visitor()
        table = open_game(server, visitor, hand_game())["table"]
        actor, other = visitor.sit(table, 0), visitor.sit(table, 1)
        known = known_of(other)
        together(actor, ["play mystic", "play militia"])
        cookies = dict(visitor.http.cookies)
    with running(settings) as server:
        visitor = server.visitor()
        visitor.http.cookies.update(cookies)
        actor, late = visitor.sit(table, 0), visitor.sit(table, 1, **known)
        assert (late.state["revision"], late.state["steps"]) == (1, [])
        together(actor, ["play apprentice", "play apprentice"])
        late.until(lambda state: state["revision"] == 2)
        assert late.state["since"] == 1 and len(late.state["steps"]) == 2


def test_who_leaves_a_seat_is_no_step(shared: Running, visitor: Visitor) -> None:
    guest = shared.visitor()
    made = visitor.make("here", "here", "link")
    guest.claim(made, 2)
    actor, other = visitor.sit(made["table"], 0), guest.sit(made["table"], 2)
    visitor.post(f"/tables/{made['table']}/leave", {"seat": 1, "how": "bot", "level": 1})
    other.until(lambda state: state["revision"] == 1)
    assert other.state["steps"] == []
    actor.until(lambda state: state["revision"] == 1)
    together(actor, plays(actor, 2))
    other.until(lambda state: state["revision"] == 2)
    assert other.state["since"] == 1 and len(other.state["steps"]) == 2


def test_at_the_end_of_a_game_what_passed_is_shown_as_it_was_seen_then(shared: Running, visitor: Visitor) -> None:
    """What was hidden is open in the last view, and in no step before it."""
    chance, game = random.Random(2), dw.new("ascension-10th", 2, seed=2, first=0)
    while True:
        turn, texts = game.copy(), []
        turns = game.turns
        with turn.gesture():
            while not turn.over and turn.turns == turns and turn.player == game.player:
                legal = [action.text for action in turn.actions()]
                texts.append(chance.choice([text for text in legal if text.startswith(("defeat", "acquire"))] or legal))
                turn.play(texts[-1])
        if turn.over and len(texts) > 2:
            break
        game = turn
    made = open_game(shared, visitor, game)
    live = shared.tables.live[made["table"]]
    (watcher,) = watchers(shared, made, 1)
    watcher.read_up()
    before = watcher.state["view"]
    player = game.player
    assert player is not None
    live.record = msgspec.structs.replace(live.record, seats=[SeatRecord("bot", "", 1)] * 2)
    asyncio.run_coroutine_threadsafe(live.act_as_bot(player, 0, texts), shared.loop).result(60)
    watcher.until(lambda state: state["view"]["over"])
    steps = watcher.state["steps"]
    assert watcher.state["since"] == 0 and len(steps) == len(texts)
    views = views_of(before, steps, watcher.state["view"])
    assert views == plain(told_one_by_one(game, texts, None))
    assert all("cards" not in seat["hand"] for view in views[:-1] for seat in view["seats"])
    watcher.read_up()
    assert [event[0] for event in as_told(watcher)] == list(range(steps[-1]["end"]))
