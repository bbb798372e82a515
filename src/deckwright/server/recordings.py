"""A game played again from its beginning: positions to scrub through, scores over the turns, forks."""

import asyncio
import secrets
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from deckwright.server.budgets import in_thread
from deckwright.server.company import names_of
from deckwright.server.damage import reading_a_table
from deckwright.server.http_messages import Move, Outcome, StoryPart, StoryTold
from deckwright.server.loading import game_at
from deckwright.server.logbook import line, tell_event
from deckwright.server.problems import BadRequest, NotNow, NotThere, Trouble
from deckwright.server.records import Command
from deckwright.server.table import Done, Table
from deckwright.server.telling import NO_UNDO, Reader, ask, drawn_by_lot, readable, tell_seats
from deckwright.server.wire import State
from deckwright.table.course import UNKNOWN, Course, Mark, turns_of
from deckwright.table.events import Event
from deckwright.table.game import Game
from deckwright.table.said import Said, SeatNamed, Value, lean

EVERY = 8  # moves between two positions that are kept
MOST_KEPT = 24  # recordings in memory
END_TURN = Said("action-end")
CHOICE = Said("group-option")  # all that is said of a move of which somebody saw nothing


@dataclass
class Recording:
    """A game from its beginning to a revision of its table."""

    moves: Sequence[Done]
    positions: list[Game]  # after move 0, EVERY, 2 * EVERY ...
    ends: list[int]  # the length of the log after each move
    labels: list[Value]  # what each move was called when it was played
    cards: list[str | None] = field(default_factory=list)  # and the card that it named
    scores: list[list[int]] = field(default_factory=list)  # of every seat after each turn
    rivals: list[int | None] = field(default_factory=list)  # and of whoever plays without one
    turns: list[int] = field(default_factory=lambda: [0])  # how many of them there are after each move
    marked: list[list[Event]] = field(default_factory=list)  # of each move: what is worth finding again
    told: dict[tuple[Any, ...], list[Move]] = field(default_factory=dict)  # the moves as somebody may know them

    @classmethod
    def play(cls, begin: Game, moves: Sequence[Done]) -> "Recording":
        """Play all moves again."""
        return cls([], [begin.copy()], [len(begin.log)], []).go_on(moves)

    def go_on(self, moves: Sequence[Done]) -> "Recording":
        """The recording of these moves; what they have in common with those before is not played again."""
        same = in_common(self.moves, moves)
        near = same // EVERY
        first = near * EVERY
        turns, told = self.turns[: first + 1], {key: known[:same] for key, known in self.told.items()}
        later = Recording(
            moves, self.positions[: near + 1], self.ends[: first + 1], self.labels[:first], self.cards[:first],
            self.scores[: turns[-1]], self.rivals[: turns[-1]], turns, self.marked[:first], told,
        )  # fmt: skip
        game = later.positions[-1].copy()
        online = game.ruleset.kind.online
        called = online.words(game.ruleset)
        for number, move in enumerate(moves[first:], first + 1):
            taken = game.turns
            action = next((action for action in game.actions() if action.text == move.text), None)
            later.labels.append(called.retold(move.text) if action is None else called.label(action))
            later.cards.append(None if action is None else action.card)
            game.play(move.text)
            if number % EVERY == 0:
                later.positions.append(game.copy())
            if game.turns > taken or game.over:
                later.scores.append(game.scores())
                later.rivals.append(online.rival(game))
            later.turns.append(len(later.scores))
            later.marked.append([event for event in game.log[later.ends[-1] :] if online.mark(event)])
            later.ends.append(len(game.log))
        return later

    def course(self) -> Course:
        """How the scores went."""
        begin = self.positions[0]
        online = begin.ruleset.kind.online
        last = [move for move in range(1, len(self.turns)) if self.turns[move] > self.turns[move - 1]]
        ends = [(move, self.moves[move - 1].seat) for move in last]
        turns = tuple(turns_of(ends, self.scores, self.rivals, online.sides(begin)))
        return Course(begin.scores(), online.rival(begin), turns)

    def game(self, number: int) -> Game:
        """The game after this move."""
        if not 0 <= number <= len(self.moves):
            raise BadRequest("no-move", most=len(self.moves))
        near = number // EVERY
        game = self.positions[near].copy()
        for move in self.moves[near * EVERY : number]:
            game.play(move.text)
        return game


def in_common(one: Sequence[Done], other: Sequence[Done]) -> int:
    """With how many equal moves both begin."""
    pairs = enumerate(zip(one, other, strict=False))
    return next((number for number, (a, b) in pairs if a != b), min(len(one), len(other)))


class Recordings:
    """Recordings of the tables that were looked at last."""

    def __init__(self) -> None:
        self.kept: OrderedDict[str, tuple[int, asyncio.Task[Recording]]] = OrderedDict()  # by table, with its revision

    async def of(self, table: Table) -> Recording:
        """The recording of a table as it stands now; who asks for the same at the same time waits for the same."""
        if not table.exact:
            raise NotNow("older-rules")
        revision, task = self.kept.get(table.id, (-1, None))
        if task is None or revision != table.revision:
            task = asyncio.create_task(record(table, list(table.history), task), name=f"record {table.id}")
            self.kept[table.id] = (table.revision, task)
            while len(self.kept) > MOST_KEPT:
                self.kept.popitem(last=False)
        self.kept.move_to_end(table.id)
        try:
            return await asyncio.shield(task)
        except Trouble:
            if self.kept.get(table.id, (0, None))[1] is task:
                del self.kept[table.id]
            raise


async def record(table: Table, moves: Sequence[Done], before: "asyncio.Task[Recording] | None") -> Recording:
    """Play a game again, from the recording before if there is one."""
    if before is not None:
        await asyncio.wait([before])
        if not before.cancelled() and before.exception() is None:
            return await in_thread(before.result().go_on, moves)
    with reading_a_table():
        begin = await table.store.first_command(table.id)
        return await in_thread(play_again, table, begin, moves)


def play_again(table: Table, begin: Command, moves: Sequence[Done]) -> Recording:
    return Recording.play(game_at(table.record, table.game.ruleset, [begin], 0, []), moves)


def tell_moves(table: Table, recording: Recording | None, seat: int | None) -> list[Move]:
    """Every move; while the game goes on, of other seats only what everybody saw."""
    ruleset = table.game.ruleset
    called = ruleset.kind.online.words(ruleset)
    told = [] if recording is None else recording.told.setdefault((table.game.over, seat), [])
    moves = table.history if recording is None else recording.moves
    leads = {} if recording is None or not table.game.over else leads_of(recording.course())
    for number, done in enumerate(moves[len(told) :], len(told) + 1):
        text, label = done.text, called.retold(done.text) if recording is None else recording.labels[number - 1]
        if not (table.game.over or done.seat == seat or called.is_open(done.text)):
            text, label = "", covered(table, recording, number, seat) or CHOICE
        elif recording is not None:
            label = deed_of(table, recording, number, seat) or label
        marks = [] if recording is None else marks_of(table, recording.marked[number - 1], seat)
        told.append(Move(number, done.seat, text, lean(ruleset, label), done.turn, [*marks, *leads.get(number, [])]))
    return told


def marks_of(table: Table, events: Sequence[Event], seat: int | None) -> list[Mark]:
    """What is worth finding again, of what a seat saw."""
    mark = table.game.ruleset.kind.online.mark
    seen = [event.as_seen_by(seat) for event in events]
    return [Mark(kind, event.player, event.card) for event in seen if (kind := mark(event)) is not None]


def leads_of(course: Course) -> dict[int, list[Mark]]:
    """By its move: who took the lead. It is told when the game is over: what everybody has in the end nobody says before."""
    return {
        turn.move: [Mark("lead", turn.lead[0] if turn.lead else None, None)]
        for turn in course.turns
        if turn.lead is not None
    }


def deed_of(table: Table, recording: Recording, number: int, seat: int | None) -> Said | None:
    """What was done by a move, as the log says it: not what it cost, and of a choice what came of it.

    It is the first event about the card of the action; where the action names none, that the turn ends, or the first event.
    """
    first, end = recording.ends[number - 1 : number + 1]
    events = [event.as_seen_by(seat) for event in table.game.log[first:end]]
    card = recording.cards[number - 1]
    if not events:
        return None
    if recording.labels[number - 1] == END_TURN:
        return Said("move-ended", {"player": SeatNamed(recording.moves[number - 1].seat)})
    if card is None and recording.turns[number] > recording.turns[number - 1]:
        return None  # a way to end a turn that has a name of its own
    about = [event for event in events if event.card == card] if card is not None else events[:1]
    if not about:
        return None
    deed = about[0]
    came = [event for event in about[1:] if event.parent == deed.number and any(event.zones)]
    return line(came[0] if came and not any(deed.zones) else deed)


def covered(table: Table, recording: Recording | None, number: int, seat: int | None) -> Said | None:
    """What this seat saw of a move: the first event that came of it."""
    if recording is None:
        return None
    first, end = recording.ends[number - 1 : number + 1]
    return line(table.game.log[first].as_seen_by(seat)) if first < end else None


def tell_position(table: Table, recording: Recording, number: int, reader: Reader) -> State:
    """The position after a move and the events of that move, as this seat could know them then."""
    game, names = recording.game(number), names_of(table.record.seats, reader.lang)
    kept = recording.ends[number - 1] if number else 0
    return State(
        revision=table.revision,
        kept=kept,
        first=kept,
        events=[tell_event(event) for event in game.events(reader.seat)[kept:]],
        view=without_options(game.view(reader.seat, reader.memory_aids)),
        since=-1,
        steps=[],
        question=ask(game, Reader(None, reader.lang)),
        seats=tell_seats(table, reader, names),
        undo=NO_UNDO,
        watchers=table.watchers,
        practice=table.record.practice,
        drawn=drawn_by_lot(table.record.setup_code),
        ended=table.ended,
        take_backs=table.game.take_backs,
        moved=None,
        lesson=table.record.lesson,
        faces=readable(game, reader.seat),
        ack=None,
        daily=table.record.daily,
        hints=table.hints,
    )


def without_options(view: dict[str, Any]) -> dict[str, Any]:
    """Nothing can be done in the past."""
    decision = view.get("decision")
    if isinstance(decision, dict):
        decision.pop("options", None)
    return view


def tell_outcome(table: Table, recording: Recording | None) -> Outcome:
    """How the game ended."""
    game = table.game
    if not game.over:
        raise NotNow("not-over")
    return game.ruleset.kind.online.outcome(table.id, game, UNKNOWN if recording is None else recording.course())


def tell_story(table: str, game: Game, name: str | None, lang: str) -> StoryTold:
    """What the game at a table tells of itself, where it does so."""
    ruleset = game.ruleset
    told = ruleset.kind.online.story(game, lang)
    if told is None:
        raise NotThere("no-story", game=ruleset.kind.name)
    parts = [StoryPart(heading, text) for heading, text in zip(told[::2], told[1::2], strict=True)]
    return StoryTold(table, ruleset.kind.name, ruleset.id, lang, name, game.over, parts)


def fork(table: Table, recording: Recording | None, number: int, seat: int | None) -> Game:
    """The game after a move, everything hidden from this seat redrawn."""
    game = table.game if recording is None else recording.game(number)
    if game.over:
        raise NotNow("over")
    redrawn = game.determinize(seat, secrets.randbits(256))
    redrawn.take_backs = table.game.take_backs
    return redrawn
