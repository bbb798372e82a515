"""What a table tells: who is there in a few words, a state once for all who see the same, a long log in pages."""

import random
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

import deckwright as dw
from deckwright.server import letters, logbook, presence, telling
from deckwright.server.logbook import PAGE
from deckwright.server.wire import NO_PROTOCOL, PROTOCOL
from deckwright.table.game import Game
from tests.server.test_leaks import open_game
from tests.server.visitor import Running, SocketPage, Visitor

Counting = Callable[[Any, str], Counter[Any]]


@pytest.fixture
def visitor(shared: Running) -> Visitor:
    return shared.visitor()


@pytest.fixture
def counting(monkeypatch: pytest.MonkeyPatch) -> Counting:
    """Counts the calls of something, by what they are given."""

    def count(place: Any, name: str) -> Counter[Any]:
        counted: Counter[Any] = Counter()
        real = getattr(place, name)

        def counter(*given: Any) -> Any:
            counted[given[1:]] += 1
            return real(*given)

        monkeypatch.setattr(place, name, counter)
        return counted

    return count


@pytest.fixture
def small_pages(monkeypatch: pytest.MonkeyPatch) -> None:
    """A log in pages of a few events."""
    monkeypatch.setattr(logbook, "PAGE", 4)
    monkeypatch.setattr(telling, "MOST_TOLD", 8)


def watchers(server: Running, made: dict[str, Any], count: int) -> list[SocketPage]:
    found = []
    for _ in range(count):
        visitor = server.visitor()
        visitor.claim(made, None)
        found.append(visitor.sit(made["table"], None))
    return found


def long_game(players: int = 2, events: int = 3 * PAGE, seed: int = 1) -> Game:
    """A game with this much of a log, in which nothing but the beginning of a turn is asked."""
    game, chance = dw.new("ascension-10th", players, seed=seed, first=0), random.Random(seed)
    while len(game.log) < events or game.decision is None or game.decision.kind != "turn":
        quiet = [action for action in game.actions() if not action.text.startswith(("acquire", "defeat"))]
        game.play(chance.choice(quiet or game.actions()))
    return game


def as_seen(game: Game, seat: int | None) -> list[tuple[Any, ...]]:
    return [(event.number, event.kind, event.player, event.card) for event in game.events(seat)]


def as_told(page: SocketPage) -> list[tuple[Any, ...]]:
    return [(event["number"], event["kind"], event["player"], event["card"]) for event in page.log]


def asked(state: dict[str, Any], seat: int | None) -> bool:
    question = state["question"]
    return question["player"] == seat and bool(question["actions"])


# Who is there.


def test_who_comes_and_goes_is_told_in_a_few_words(shared: Running, visitor: Visitor) -> None:
    made = visitor.make("here", "link")
    page = visitor.sit(made["table"], 0)
    before = len(page.frames)
    guest = shared.visitor()
    guest.claim(made, 1)
    there = guest.sit(made["table"], 1)
    page.until(lambda state: state["seats"][1]["online"])
    (watcher,) = watchers(shared, made, 1)
    page.until(lambda state: state["watchers"] == 1)
    there.close()
    watcher.close()
    page.until(lambda state: state["watchers"] == 0 and not state["seats"][1]["online"])
    told = page.frames[before:]
    assert all(frame.startswith('{"type":"presence"') for frame in told)
    assert max(map(len, told)) < 1000


def test_who_goes_within_a_moment_was_not_there(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(presence, "MOMENT", 3600.0)
    visitor = server.visitor()
    made = visitor.make("here", "here")
    page = visitor.sit(made["table"], 0)
    live = server.tables.live[made["table"]]
    (watcher,) = watchers(server, made, 1)
    watcher.close()
    page.act(page.texts()[0])
    before = len(page.frames)
    server.loop.call_soon_threadsafe(lambda: [*live.tell_present()])
    page.act(page.texts()[0])
    assert len(page.frames) == before + 1, "nothing but the answer"


def test_a_state_tells_who_is_there_too(shared: Running, visitor: Visitor) -> None:
    made = visitor.make("here", "here")
    watchers(shared, made, 2)
    page = visitor.sit(made["table"], 0)
    assert page.state["watchers"] == 2
    assert visitor.get(f"/tables/{made['table']}/state", seat=0).json()["watchers"] == 2


# Once for all.


def test_what_all_see_alike_is_made_once(shared: Running, visitor: Visitor, counting: Counting) -> None:
    made = visitor.make("here", "here")
    page, looking = visitor.sit(made["table"], 0), watchers(shared, made, 6)
    views, packed = counting(Game, "view"), counting(letters, "packer")
    page.act(page.texts()[0])
    for one in looking:
        one.until(lambda state: state["revision"] == 1)
    assert len({one.frames[-1] for one in looking}) == 1
    assert views == {(None, True): 1, (0, True): 1}
    assert sum(packed.values()) == 2, "one for who acted, one for all watchers"


def test_what_differs_is_told_to_each_in_its_own_way(shared: Running, visitor: Visitor) -> None:
    table = visitor.make("Ana: here", "here")["table"]
    ways = [(seat, lang, aids) for seat in (None, 0, 1) for lang in ("en", "pl") for aids in (True, False)]
    pages = [visitor.sit(table, seat, lang, memory_aids=aids) for seat, lang, aids in ways]
    assert len({page.frames[0] for page in pages}) == len(ways)
    actor = pages[ways.index((0, "en", True))]
    actor.act(actor.texts()[0])
    for (seat, _, aids), page in zip(ways, pages, strict=True):
        page.until(lambda state: state["revision"] == 1)
        game = shared.tables.live[table].game
        assert page.state["view"] == game.view(seat, aids)
        assert bool(page.texts()) == (seat == 0)


def test_a_seat_that_was_left_is_not_shown_to_its_page_any_more(shared: Running, visitor: Visitor) -> None:
    table = visitor.make("here", "here")["table"]
    page = visitor.sit(table, 0)
    visitor.post(f"/tables/{table}/leave", {"seat": 0, "how": "bot", "level": 1})
    page.until(lambda state: state["seats"][0]["kind"] == "bot")
    assert "cards" not in page.state["view"]["seats"][0]["hand"]


# The log.


def test_of_a_long_log_the_end_is_told_and_the_rest_when_it_is_asked_for(shared: Running, visitor: Visitor) -> None:
    game = long_game()
    table = open_game(shared, visitor, game)["table"]
    page = visitor.sit(table, 0)
    assert page.state["kept"] == 0 and page.state["first"] == page.log[0]["number"] > 0
    assert PAGE <= len(page.log) < 2 * PAGE
    page.read_up()
    assert as_told(page) == as_seen(game, 0)
    state = visitor.get(f"/tables/{table}/state", seat=0).json()
    assert state["first"] == page.state["first"] and len(state["events"]) < 2 * PAGE


def test_a_page_of_the_log_tells_each_seat_what_it_saw(shared: Running, visitor: Visitor) -> None:
    """Whoever asks first: what was encoded for one is never told to another who may know less."""
    game = long_game(players=3)
    made = open_game(shared, visitor, game)
    pages: dict[int | None, SocketPage] = {seat: visitor.sit(made["table"], seat) for seat in (0, 1, 2)}
    pages[None] = watchers(shared, made, 1)[0]
    for page in pages.values():
        page.read_up()
    assert len({str(as_seen(game, seat)) for seat in pages}) == 4, "something is hidden from everybody"
    for seat, page in pages.items():
        assert as_told(page) == as_seen(game, seat)


@pytest.mark.usefixtures("small_pages")
def test_whatever_happens_a_page_has_the_log_as_it_is(shared: Running, visitor: Visitor) -> None:
    """Actions, undo, a lost line, a page that slept, reading further up: in any order."""
    for seed in range(6):
        chance = random.Random(seed)
        game = dw.new("rise-of-vigil", 2, seed=seed, first=0)
        table = open_game(shared, visitor, game)["table"]
        live = shared.tables.live[table]
        actor, sleeper = visitor.sit(table, 0), visitor.sit(table, 1)
        sleeper.strict = True
        for _ in range(50):
            match chance.randrange(8):
                case 0:
                    actor.do("undo", to=chance.choice(["action", "turn"]))
                case 1:
                    known = {"revision": sleeper.state["revision"], "event": -1, "first": 0}
                    if sleeper.log:
                        known |= {"event": sleeper.log[-1]["number"], "first": sleeper.log[0]["number"]}
                    sleeper.drop()
                    again = visitor.page(table)
                    again.state, again.log, again.strict = sleeper.state, sleeper.log, True
                    again.say("hello", seat=1, **known)
                    again.hear()
                    sleeper = again
                case 2 if sleeper.log and sleeper.log[0]["number"] > 0:
                    sleeper.say("earlier", before=sleeper.log[0]["number"])
                case _:
                    seat = live.game.player
                    if seat != actor.state["question"]["player"] or not actor.texts():
                        actor.say("hello", seat=seat)
                        actor.until(lambda state, seat=seat: asked(state, seat))
                    actor.act(chance.choice(actor.texts()))
        sleeper.until(lambda state, revision=live.revision: state["revision"] == revision)
        sleeper.read_up()
        assert as_told(sleeper) == as_seen(live.game, 1)
        assert len(live.game.log) > 40


@pytest.mark.usefixtures("small_pages")
def test_what_was_taken_back_is_not_told_again(shared: Running, visitor: Visitor) -> None:
    """Not even where the events that came in its place have the same numbers."""
    hand = ["mystic", "heavy-infantry", "apprentice", "militia", "apprentice"]
    game = dw.scenario("ascension-10th", hand=[hand, ["apprentice"] * 5], seed=1)
    table = open_game(shared, visitor, game)["table"]
    page = visitor.sit(table, 0)
    for cards in ("mystic", "apprentice"), ("heavy-infantry", "militia"), ("apprentice", "mystic"):
        for card in cards:
            page.act(f"play {card}")
        fresh = visitor.sit(table, None)
        fresh.read_up()
        assert as_told(fresh) == as_seen(shared.tables.live[table].game, None)
        page.do("undo", to="turn")


@pytest.mark.usefixtures("small_pages")
def test_an_undo_beyond_what_a_page_has_of_the_log_begins_it_anew(shared: Running, visitor: Visitor) -> None:
    game = dw.scenario("ascension-10th", hand=[["apprentice"] * 5, ["apprentice"] * 5], seed=1)
    table = open_game(shared, visitor, game)["table"]
    page = visitor.sit(table, 0)
    for _ in range(5):
        page.act("play apprentice")
    late = visitor.sit(table, None)
    late.strict = True
    assert late.log[0]["number"] > len(game.log), "it has only what is taken back now"
    for _ in range(4):
        page.do("undo")
    late.until(lambda state: state["revision"] == page.state["revision"])
    late.read_up()
    assert as_told(late) == as_seen(shared.tables.live[table].game, None)


@pytest.mark.parametrize("small", [True, False])
def test_when_the_game_is_over_everything_hidden_is_told(
    shared: Running, visitor: Visitor, small: bool, request: pytest.FixtureRequest
) -> None:
    if small:
        request.getfixturevalue("small_pages")
    chance, game = random.Random(2), dw.new("ascension-10th", 2, seed=2, first=0)
    while not game.over:
        before = game.copy()
        texts = [action.text for action in game.actions()]
        last = chance.choice([text for text in texts if text.startswith(("defeat", "acquire"))] or texts)
        game.play(last)
    made = open_game(shared, visitor, before)
    pages = [visitor.sit(made["table"], before.player), *watchers(shared, made, 1)]
    hidden = [event for event in before.log if event.as_seen_by(None) is not event]
    assert hidden, "cards were drawn"
    for page in pages:
        page.read_up()
    pages[0].act(last)
    for page in pages:
        page.until(lambda state: state["view"]["over"])
        page.read_up()
        told = {event["number"]: event["card"] for event in page.log}
        assert all(told[event.number] == event.card for event in before.log)
        assert [event["number"] for event in page.log] == list(range(len(shared.tables.live[made["table"]].game.log)))


@pytest.mark.parametrize("before", [0, -1, 10**9, -(10**9)])
def test_a_page_of_the_log_that_there_is_not_is_refused(visitor: Visitor, before: int) -> None:
    page = visitor.sit(visitor.make("here", "here")["table"], 0)
    page.say("earlier", before=before)
    assert page.hear()["code"] == "bad-message"


def test_the_log_is_not_told_to_a_page_that_has_not_said_who_it_is(visitor: Visitor) -> None:
    page = visitor.page(visitor.make("here", "here")["table"])
    page.say("earlier", before=1)
    assert page.hear()["code"] == "hello-first"


@pytest.mark.parametrize(("lang", "words"), [("en", "Load it again"), ("pt", "Recarregue"), ("pl", "Wczytaj"), ("ru", "Обновите")])  # fmt: skip
@pytest.mark.parametrize(
    ("protocol", "code"),
    [(NO_PROTOCOL, "gone"), (PROTOCOL - 1, "old-page"), (PROTOCOL + 1, "old-page")],
)
def test_a_page_of_before_an_update_is_told_to_load_itself_again_by_a_code_that_it_knows(
    visitor: Visitor, protocol: int, code: str, lang: str, words: str
) -> None:
    page = visitor.page(visitor.make("here", "here")["table"])
    page.say("hello", seat=0, lang=lang, protocol=protocol)
    answer = page.hear()
    assert (answer["code"], answer["ack"]) == (code, None)
    assert words in answer["detail"]
    page.say("act", id="1", revision=0, text="end turn")
    assert page.hear()["code"] == "hello-first", "it is not at the table"


def test_a_state_says_whether_who_begins_was_drawn_by_lot(visitor: Visitor) -> None:
    drawn, chosen = visitor.make("here", "bot 1", first=None), visitor.make("here", "bot 1", first=1)
    assert [visitor.sit(made["table"], 0).state["drawn"] for made in (drawn, chosen)] == [True, False]
    assert telling.drawn_by_lot("") is None  # nobody has set it up: it was read from a file
    assert telling.drawn_by_lot("no code") is None
