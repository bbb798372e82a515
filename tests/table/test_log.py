"""A log is kept as rows of cells: what it says, to whom, and how it is read from names."""

from typing import Any

import msgspec
import numpy as np
import pytest

import deckwright as dw
from deckwright.games.ascension.kind import KIND
from deckwright.kernel import events as ev
from deckwright.kernel import playing
from deckwright.kernel.playing import SPECTATOR
from deckwright.server.logbook import tell_event
from deckwright.table.events import EventRecord, retell, rows_of
from deckwright.table.log import Log
from deckwright.table.recorded import read_log
from tests.kept.setups import chosen, numbers

TABLES = (("ascension-10th", "versus", 2), ("rise-of-vigil", "versus", 3), ("ascension-combined", "teams", 4))
ACTIONS = 120


@pytest.fixture(scope="module")
def games() -> list[dw.Game]:
    played = []
    for ruleset, mode, players in TABLES:
        game = dw.new(ruleset, players=players, mode=mode, seed=4)
        for number in numbers(f"logs of {ruleset}", ACTIONS):
            game.play(chosen(game.actions(), number))
        played.append(game)
    return played


def viewers(game: dw.Game) -> list[int]:
    return [ev.HIDES_NOTHING, SPECTATOR, *range(game.players)]


def record(**fields: Any) -> EventRecord:
    plain: dict[str, Any] = {
        "number": 0, "parent": None, "kind": "draw", "player": 0, "card": "mystic", "source": None, "amount": 1,
        "resource": None, "zones": ("deck", "hand"), "rule": "A-4.1", "ruling": None, "other": None, "seen": (0,),
    }  # fmt: skip
    return EventRecord(**(plain | fields))


# What a viewer is told.


def test_what_a_viewer_is_told_does_not_depend_on_what_is_hidden_from_him(games: list[dw.Game]) -> None:
    """Cell by cell the same, whatever the cards are that he may not know."""
    for game in games:
        for viewer in range(SPECTATOR, game.players):
            other = game.log.copy()
            rows = rows_of(other._cells)
            hidden = [event.number for event in game.log if event.seen is not None and viewer not in event.seen]
            assert hidden
            rows[hidden, ev.E_CARD] = (rows[hidden, ev.E_CARD] + 1) % len(game.ruleset.ids)
            told, expected = (retell(game.ruleset, log._cells, 0, viewer) for log in (other, game.log))
            assert np.array_equal(told, expected)
            assert rows_of(game.log.seen_by(viewer)._cells).tolist() == told[:, : ev.EVENT_CELLS].tolist()


def test_every_way_of_running_retells_the_same(games: list[dw.Game]) -> None:
    ways = [mode(playing.retell) for mode in (KIND.modes.interpreted, KIND.modes.compiled)]
    for game in games:
        for viewer in viewers(game):
            for first in (0, 7):
                told = [np.zeros((len(game.log) - first) * ev.TOLD_CELLS, dtype=np.int32) for _ in ways]
                for way, out in zip(ways, told, strict=True):
                    way(game.ruleset.table, game.log._cells, first, viewer, out)
                assert told[0].any() and np.array_equal(*told)


def test_an_event_alone_is_told_as_among_the_others(games: list[dw.Game]) -> None:
    for game in games:
        for seat in (None, *range(game.players)):
            told = game.events(seat)
            assert [event.as_seen_by(seat) for event in game.log] == told
            assert {event.card for event in told if event.seen is not None and seat not in event.seen} == {None}
            shown = {event.number for event in told if event.seen is None or seat in event.seen}
            assert [event for event in told if event.number in shown] == [game.log[number] for number in sorted(shown)]
            assert game.log.first_hidden(SPECTATOR if seat is None else seat) == min(
                event.number for event in game.log if event.card is not None and event.number not in shown
            )


def test_a_game_without_a_rule_of_its_own_hides_the_same_and_has_one_form_for_each_kind(games: list[dw.Game]) -> None:
    game = games[0]
    out = np.zeros(len(game.log) * ev.TOLD_CELLS, dtype=np.int32)
    playing.retell(game.ruleset.table, game.log._cells, 0, 1, out)
    rows = out.reshape(-1, ev.TOLD_CELLS)
    assert np.array_equal(rows[:, : ev.EVENT_CELLS], retell(game.ruleset, game.log._cells, 0, 1)[:, : ev.EVENT_CELLS])
    assert set(rows[:, ev.MESSAGE]) == {ev.PLAIN}


# Reading and writing.


def test_a_log_read_from_names_has_the_rows_that_the_rules_wrote(games: list[dw.Game]) -> None:
    for game in games:
        log = Log(game.ruleset)
        log.add_records(msgspec.convert(game.log.data(), list[EventRecord]))
        assert np.array_equal(rows_of(log._cells), rows_of(game.log._cells))
        assert log == game.log and log.data(3) == [event.data() for event in game.log[3:]]


@pytest.mark.parametrize("field", [
    {"rule": "A-1.2.3"}, {"rule": "K-4.1"}, {"ruling": "R-7"}, {"ruling": "X-001"}, {"seen": (3, 0)}, {"zones": (None, None)},
    {"source": "a-card-that-is-gone"},
])  # fmt: skip
def test_what_has_no_number_any_more_stays_as_it_was_recorded(field: dict[str, Any]) -> None:
    kept = record(**field)
    log = Log(dw.new("ascension-10th", players=2, seed=1).ruleset)
    log.add_records([record(), msgspec.structs.replace(kept, number=1)])
    assert log.data(1) == [{**kept.data(), "number": 1}]
    assert [event.text() for event in log] == ["Player 1 draws Mystic"] * 2
    for seen in (log.seen_by(1), log.copy().seen_by(1)):
        assert seen.data(1) == [{**kept.data(), "number": 1, "card": None}]
        assert seen[1].text() == "Player 1 draws a card"
    assert log[1].as_seen_by(1) == log.told_to(1)[1] and log[1].as_seen_by(0) is log[1]
    log.cut(1)
    log.add_records([record(number=1)])
    assert log.data(1) == [record(number=1).data()]


def test_a_number_that_no_cell_holds_is_refused() -> None:
    with pytest.raises(dw.BadSave, match="larger than any"):
        Log(dw.new("ascension-10th", players=2, seed=1).ruleset).add_records([record(amount=2**40)])


def test_copies_go_on_by_themselves(games: list[dw.Game]) -> None:
    for game in games:
        log, before = game.log, list(game.log)
        game.events(0)
        twin = log.copy()
        twin.cut(10)
        twin.add(rows_of(log._cells)[20:30].copy())
        assert [event.kind for event in twin[10:]] == [event.kind for event in before[20:30]]
        assert twin.told_to(0)[:10] == log.told_to(0)[:10] and len(twin.told_to(0)) == 20
        assert list(log) == before and log != twin


# What only some games have.


def test_stage_and_detail_are_absent_where_they_say_nothing(games: list[dw.Game]) -> None:
    """In what is saved, stored and sent, and in how an event shows itself; what was saved without them is read as before."""
    for game in games:
        for event in game.log:
            assert event.stage is None and event.detail is None
            assert {"stage", "detail"}.isdisjoint(event.data()) and "stage" not in repr(event)
        assert all({"stage", "detail"}.isdisjoint(data) for data in game.save()["checkpoint"]["events"])
        sent = msgspec.json.encode([tell_event(event) for event in game.log])
        assert b'"stage"' not in sent and b'"detail"' not in sent
        read = msgspec.msgpack.decode(msgspec.msgpack.encode(game.log.data()), type=list[EventRecord])
        assert [one.data() for one in read] == game.log.data()


@pytest.mark.parametrize("more", [{"stage": 2}, {"detail": "down"}], ids=["stage", "detail"])
def test_a_stage_or_a_detail_in_a_game_that_has_none_is_damage(games: list[dw.Game], more: dict[str, Any]) -> None:
    with pytest.raises(dw.BadSave, match="Event 3"):
        read_log(changed(games[0], 3, more), games[0].ruleset, games[0].players)


def changed(game: dw.Game, number: int, more: dict[str, Any]) -> list[EventRecord]:
    """The recorded log of a game, one event of it with other fields."""
    data = game.log.data()
    data[number] = {**data[number], **more}
    return msgspec.convert(data, list[EventRecord])


def test_stage_and_detail_are_saved_stored_and_sent_where_there_are_any() -> None:
    game = dw.scenario("kingdom", play=[4, 1], deck=[2], seed=1)
    game.play("use 4 fell")
    turned = next(event for event in game.log if event.kind == "turned")
    gained = next(event for event in game.log if event.kind == "gain")
    assert (turned.stage, turned.detail, gained.stage) == (2, "down", None)
    assert turned.data()["stage"] == 2 and "stage=2, detail='down'" in repr(turned)
    sent = msgspec.json.decode(msgspec.json.encode(tell_event(turned)))
    assert (sent["stage"], sent["detail"]) == (2, "down")
    assert "stage" not in msgspec.json.decode(msgspec.json.encode(tell_event(gained)))
    loaded = dw.load(game.save())
    assert list(loaded.log) == list(game.log) == list(game.log.seen_by(0))


@pytest.mark.parametrize(
    "more", [{"stage": -1}, {"stage": 2000}, {"detail": "x" * 61}], ids=["negative", "large", "long"]
)
def test_a_stage_or_a_detail_that_cannot_be_is_damage(more: dict[str, Any]) -> None:
    game = dw.scenario("kingdom", play=[4, 1], deck=[2], seed=1)
    game.play("use 4 fell")
    last = len(game.log) - 1
    assert list(read_log(changed(game, last, {}), game.ruleset, 1)) == list(game.log)
    with pytest.raises(dw.BadSave, match=f"Event {last}"):
        read_log(changed(game, last, more), game.ruleset, 1)
