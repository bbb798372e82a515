"""Nothing that a seat may not know reaches its page.

The same game is played twice: once as it is, once with everything hidden from a seat redrawn. As long as the same actions
lead to what this seat sees alike, its socket and a watcher's socket must receive the same bytes.
"""

import asyncio
import random
from typing import Any

import pytest

import deckwright as dw
from deckwright.cards.errors import IllegalAction
from deckwright.server.devices import hash_of
from deckwright.server.records import SeatRecord
from deckwright.table.game import Game
from tests.server.visitor import Running, SocketPage, Visitor

OWN, OTHER = 0, 1
MOST_TOGETHER = 3


@pytest.fixture
def visitor(shared: Running) -> Visitor:
    return shared.visitor()


def open_game(server: Running, visitor: Visitor, game: Game) -> dict[str, Any]:
    """A table for this game; all seats are played by the visitor."""
    visitor.make("here", "here")  # so that the device has a key
    seats = [SeatRecord("here", name) for name in ("Ana", "Ben", "Eva")[: game.players]]
    making = server.tables.open_game(game, seats, hash_of(visitor.http.cookies["deckwright_device"]), "")
    loop = server.loop
    made = asyncio.run_coroutine_threadsafe(making, loop).result(20)
    return {"table": made.table, "watch": made.watch, "links": []}


class Twins:
    """The same table twice; in the second one everything hidden from seat OWN is drawn anew."""

    def __init__(self, server: Running, visitor: Visitor, viewer: int | None, ruleset: str, seed: int) -> None:
        begun = dw.new(ruleset, 3, seed=seed, first=0)
        chance = random.Random(seed)
        for _ in range(chance.randrange(30, 60)):
            begun.play(chance.choice(begun.actions()))
        turns = begun.turns
        while begun.player != OWN or begun.turns == turns:  # a turn of OWN begins
            begun.play(chance.choice(begun.actions()))
        real = begun.determinize(viewer, seed)
        other = begun.determinize(viewer, seed + 1)
        self.viewer, self.chance = viewer, chance
        self.games = [real, other]
        self.pages: list[dict[int | None, SocketPage]] = []
        for game in self.games:
            made = open_game(server, visitor, game.copy())
            watcher = server.visitor()
            watcher.claim(made, None)
            pages: dict[int | None, SocketPage] = {seat: visitor.sit(made["table"], seat) for seat in range(3)}
            pages[None] = watcher.sit(made["table"], None)
            self.pages.append(pages)

    def watched(self) -> list[int | None]:
        """Whose bytes must agree: the viewer's own, and those of a spectator, who may know less than anybody."""
        return [None] if self.viewer is None else [self.viewer, None]

    def heard(self, world: int, seat: int | None) -> list[str]:
        """What a page has heard since the first action, but not who came and went; before it, pages only come."""
        first = self.pages[world][seat].frames[0]
        later = [frame for frame in self.pages[world][seat].frames if '"revision":0,' not in frame]
        return [first, *(frame for frame in later if not frame.startswith('{"type":"presence"'))]

    def step(self) -> int:
        """The same actions in both worlds: how many; none where that is not possible in one, or lets them differ openly."""
        states = [pages[OWN].state for pages in self.pages]
        asked = [state["question"] and state["question"]["player"] for state in states]
        if asked[0] is None or asked[0] != asked[1]:
            return 0
        texts = [self.pages[world][asked[world]].texts() for world in (0, 1)]
        common = [text for text in texts[0] if text in texts[1] and self.stays_alike(text)]
        if not common:
            return 0
        chosen = self.together(self.chance.choice(common))
        for world in (0, 1):
            page = self.pages[world][asked[world]]
            told = page.do("act_together", texts=chosen, id=f"step-{page.state['revision']}")
            assert told["type"] == "state"
            self.games[world].play_several(chosen)
            revision = page.state["revision"]
            for one in self.pages[world].values():
                one.until(lambda state, revision=revision: state["revision"] == revision)
        return len(chosen)

    def together(self, *texts: str) -> list[str]:
        """These actions and others that follow on them, as long as all can be done as one and the viewer learns no difference."""
        after = [game.copy() for game in self.games]
        for game in after:
            game.play_several(texts)
        common = [action.text for action in after[0].actions() if action in after[1].actions()]
        self.chance.shuffle(common)
        for text in common:
            if len(texts) < MOST_TOGETHER and self.stays_alike(*texts, text):
                return self.together(*texts, text)
        return [*texts]

    def stays_alike(self, *texts: str) -> bool:
        """Whether the viewer still cannot tell the two games apart after these actions."""
        after = [game.copy() for game in self.games]
        try:
            for game in after:
                game.play_several(texts)
        except IllegalAction:
            return False
        return all(
            after[0].view(seat) == after[1].view(seat) and after[0].events(seat) == after[1].events(seat)
            for seat in self.watched()
        ) and not after[0].over  # fmt: skip


@pytest.mark.parametrize("viewer", [OWN, None])
@pytest.mark.parametrize("ruleset", ["ascension-10th", "rise-of-vigil"])
def test_sockets_carry_the_same_bytes_whatever_is_hidden(
    shared: Running, visitor: Visitor, ruleset: str, viewer: int | None
) -> None:
    steps = followed = 0
    for seed in range(4):
        twins = Twins(shared, visitor, viewer, ruleset, seed)
        assert twins.games[0].state.tobytes() != twins.games[1].state.tobytes(), "something is hidden"
        while steps < 200 and (done := twins.step()):
            steps += done
        for seat in twins.watched():
            one, other = twins.heard(0, seat), twins.heard(1, seat)
            assert one == other, f"seat {seat} hears a difference"
            assert one
            followed += sum('"steps":[{' in frame for frame in one)
        replays = [
            visitor.get(f"/tables/{table_of(twins, world)}/replay", seat=viewer).json()["moves"] for world in (0, 1)
        ]  # fmt: skip
        assert replays[0] == replays[1]
    assert steps > 10, "the test compares real play"
    assert followed > 5, "of several actions at once, too"


def table_of(twins: Twins, world: int) -> str:
    path: str = twins.pages[world][0].socket.request.path  # type: ignore[union-attr]
    return path.split("/")[3]


def test_the_replay_of_a_running_game_tells_a_seat_what_it_saw(visitor: Visitor) -> None:
    table = visitor.make("here", "here", seed="replay")["table"]
    pages = [visitor.sit(table, 0), visitor.sit(table, 1)]
    seen: dict[int, dict[int, Any]] = {0: {}, 1: {}}
    for _ in range(30):
        asked = pages[0].state["question"]["player"]
        pages[asked].act(pages[asked].texts()[0])
        for seat, page in enumerate(pages):
            page.until(lambda state, asked=asked: state["revision"] == pages[asked].state["revision"])
            seen[seat][page.state["revision"]] = page.state["view"]
    for seat in (0, 1):
        for move in (3, 17, 30):
            view = visitor.get(f"/tables/{table}/replay/{move}", seat=seat).json()["view"]
            was = dict(seen[seat][move])
            was["decision"] = {key: value for key, value in was["decision"].items() if key != "options"}
            assert view == was
    view = visitor.get(f"/tables/{table}/replay/30").json()["view"]
    assert all("cards" not in seat["hand"] for seat in view["seats"])


def test_of_other_seats_choices_a_running_replay_tells_only_what_was_seen(shared: Running, visitor: Visitor) -> None:
    game = dw.scenario(
        "ascension-10th", hand=[["mystic"], ["arbiter-of-the-precipice", "militia", "apprentice"]],
        deck=[["apprentice"] * 4, ["heavy-infantry", "mystic", "apprentice"]], turn_player=1, seed=1,
    )  # fmt: skip
    table = open_game(shared, visitor, game)["table"]
    page = visitor.sit(table, OTHER)
    page.act("play arbiter-of-the-precipice")
    chosen = next(text for text in page.texts() if text.startswith("choose"))
    page.act(chosen)
    own = visitor.get(f"/tables/{table}/replay", seat=OTHER).json()["moves"]
    seen = visitor.get(f"/tables/{table}/replay", seat=OWN).json()["moves"]
    assert [move["text"] for move in own] == ["play arbiter-of-the-precipice", chosen]
    assert seen[0]["text"] == "play arbiter-of-the-precipice" and seen[1]["text"] == ""
    assert seen[1]["label"]


def test_a_fork_redraws_what_was_hidden_from_the_seat(visitor: Visitor, shared: Running) -> None:
    table = visitor.make("here", "bot 1", "bot 2", seed="fork")["table"]
    page = visitor.sit(table, 0)
    for _ in range(8):
        page.until_asked(0)
        page.act(page.texts()[0])
    moves = len(visitor.get(f"/tables/{table}/replay", seat=0).json()["moves"])
    source = shared.tables.live[table].game
    forks = []
    for _ in range(2):
        made = visitor.post(f"/tables/{table}/fork", {"move": moves, "seat": 0})
        assert made.status_code == 201, made.text
        fork = shared.tables.live[made.json()["table"]].game
        assert fork.view(0) == source.view(0) and fork.events(0) == source.events(0)
        forks.append(fork)
    assert forks[0].state.tobytes() != forks[1].state.tobytes()
    assert {tuple(game.zone("center")) for game in [*forks, source]} != {tuple(source.zone("center"))}
    page = visitor.sit(made.json()["table"], 0)
    assert [seat["kind"] for seat in page.state["seats"]] == ["person", "bot", "bot"]
    page.until_asked(0)
    assert page.act(page.texts()[0])["type"] == "state"


def test_errors_do_not_list_what_another_seat_could_do(visitor: Visitor) -> None:
    table = visitor.make("here", "here")["table"]
    page = visitor.sit(table, 1)
    answer = page.act("acquire omnicron@3")
    assert answer["code"] == "not-asked" and answer["rule"] is None
    assert "play" not in answer["detail"]
