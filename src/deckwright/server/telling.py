"""What a page is told: all that its seat may know, and nothing else.

Everything is made from the seat's own view, the events as that seat may see them, and, for the seat that is asked, its
own actions. What two pages would be told alike is made and encoded once, and kept until the table changes; only which
message is answered, and which seats are played on the device, are a page's own.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import msgspec

from deckwright.kernel.playing import SPECTATOR
from deckwright.server import setup_codes
from deckwright.server.closed import closed_view
from deckwright.server.company import look_at, looks_of, names_of, title_at
from deckwright.server.http_messages import Invitation
from deckwright.server.letters import Letter
from deckwright.server.logbook import ENCODER, MOST_TOLD, Held, Log, News, beginning, page_before, viewer_of
from deckwright.server.moments import Passed
from deckwright.server.problems import BadRequest
from deckwright.server.steps import is_followed, steps_of
from deckwright.server.table import CannotUndo, Table
from deckwright.server.wire import ActionOffered, CanUndo, LogPage, MovedOn, Presence, Question, SeatTaken, State
from deckwright.table.game import Game
from deckwright.table.said import lean

MOST_PARTS = 200  # that are kept of one revision of a table
NO_UNDO = CanUndo(False, False, None)


@dataclass(frozen=True)
class Reader:
    """Who reads: the seat (`None` watches), the language, and whether memory aids are wanted."""

    seat: int | None
    lang: str = "en"
    memory_aids: bool = True
    own: frozenset[int] = frozenset()  # the seats of this device


def first_hidden(game: Game, seat: int | None) -> int:
    """The first event of the log that a seat could not see in full while the game went on."""
    return game.log.first_hidden(SPECTATOR if seat is None else seat)


def ask(game: Game, reader: Reader) -> Question | None:
    """What is asked; the answers only for the seat that is asked."""
    decision = game.decision
    if decision is None:
        return None
    asked = reader.seat == decision.player
    return Question(
        decision.player, decision.kind, decision.source, decision.card, decision.about, decision.optional,
        lean(game.ruleset, decision.said), offer(game, reader.lang) if asked else [],
        len(game.copy().play_all()) if asked and decision.kind == "turn" else 0,
    )  # fmt: skip


def offer(game: Game, lang: str) -> list[ActionOffered]:
    """Every legal action with its label and its place on the table."""
    called = game.ruleset.kind.online.words(game.ruleset)
    warned = {text: lean(game.ruleset, warning) for text, warning in called.warnings(game).items()}
    return [
        ActionOffered(
            action.text, lean(game.ruleset, called.label(action)), action.group or action.kind, action.card,
            action.slot, action.ability, action.seat, action.zone, called.is_useful(action), called.effect(action, lang),
            warned.get(action.text), dict(called.pays(game, action)),
        )
        for action in game.actions()
    ]  # fmt: skip


def readable(game: Game, seat: int | None) -> list[str] | None:
    """The cards whose faces a seat may read now; `None` where the catalogue of the ruleset shows all of them."""
    handed_out = game.ruleset.kind.online.card_by_card
    return None if handed_out is None else [*handed_out.readable(game, seat)]


def can_undo(table: Table, reader: Reader) -> CanUndo:
    """Whether the seat that is asked may take back."""
    if reader.seat is None or not table.open or table.left or table.game.player != reader.seat:
        return NO_UNDO
    gesture = undo_trouble(table, reader.seat, "gesture")
    turn = undo_trouble(table, reader.seat, "turn")
    return CanUndo(
        gesture is None, turn is None, None if gesture is None else gesture.said,
        gesture is not None and may_take_back(table, reader.seat, "gesture"),
        turn is not None and may_take_back(table, reader.seat, "turn"),
    )  # fmt: skip


def may_take_back(table: Table, seat: int, to: str) -> bool:
    """Whether what cannot be undone can be taken back past what was revealed."""
    return table.may_take_back and undo_trouble(table, seat, to, past=True) is None


def undo_trouble(table: Table, seat: int, to: str, past: bool = False) -> CannotUndo | None:
    """Why an undo would be refused."""
    if not table.history:
        return CannotUndo()
    try:
        table.taken_back(seat, to, past)
    except CannotUndo as error:
        return error
    return None


def tell_seats(table: Table, reader: Reader, names: tuple[str, ...]) -> list[SeatTaken]:
    """Who sits where."""
    return [
        SeatTaken(
            place, names[place], "bot" if seat.is_bot else "person", seat.level,
            place in reader.own and not seat.is_bot,
            table.is_online(place), seat.kind != "link" or table.holders.is_taken(place),
            0 if seat.is_bot else len(table.holders.devices_at(place)),
            look_at(place, seat), title_at(seat, names[place], reader.lang),
        )
        for place, seat in enumerate(table.record.seats)
    ]  # fmt: skip


def invitation(table: Table, seat: int, lang: str) -> Invitation:
    """What the link to a free seat invites to."""
    record = table.record
    return Invitation(
        table.id, record.ruleset, record.mode, seat, record.seats[seat].name,
        sorted(place for place in table.seats_of(record.maker) if place != seat),
        list(names_of(record.seats, lang)), looks_of(record.seats),
    )  # fmt: skip


# What is encoded once.


def once(parts: dict[Any, Any], key: tuple[Any, ...], make: Callable[[], Any]) -> Any:
    """What was made under this key, or is made now."""
    if key not in parts:
        if len(parts) >= MOST_PARTS:
            parts.clear()
        parts[key] = make()
    return parts[key]


def raw(encoded: bytes) -> Any:
    """Something that is encoded already, in the place of whatever it is."""
    return msgspec.Raw(encoded)


def encode(value: Any) -> Any:
    return raw(ENCODER.encode(value))


@dataclass(frozen=True)
class Seen:
    """What all who look from a seat see alike: parts of a state, encoded."""

    view: Any
    question: Any
    live: Any
    undo: Any
    faces: list[str] | None


def see(table: Table, reader: Reader) -> Seen:
    """The table as it looks from the reader's seat, in his language."""

    def look() -> Seen:
        game = table.game
        asked = None if table.ended or table.left else ask(game, reader)
        shown_by = closed_view if sealed and game.over else Game.view
        view, undo = shown_by(game, reader.seat, reader.memory_aids), can_undo(table, reader)
        live = encode({} if table.ended or table.left else game.ruleset.kind.online.live(game, reader.seat))
        return Seen(encode(view), encode(asked), live, encode(undo), readable(game, reader.seat))

    sealed = table.sealed()
    seen: Seen = once(table.encoded, ("seen", reader.seat, reader.lang, reader.memory_aids, sealed), look)
    return seen


@lru_cache
def drawn_by_lot(code: str) -> bool | None:
    """Whether a setup left open who begins; `None` where the table has none, or one that can no longer be read."""
    try:
        return setup_codes.read(code).first is None if code else None
    except BadRequest:
        return None


def moved_on(table: Table) -> MovedOn | None:
    """Where the tree of a table stands, if not here."""
    where = table.whereabouts
    if where is None or where.is_here:
        return None
    return MovedOn(where.tree, where.name, where.node, where.table, table.may_return)


def who_is_there(table: Table, reader: Reader) -> tuple[bytes, int]:
    """Who sits where, encoded as the reader's device is told, and how many watch."""

    def look() -> tuple[bytes, int]:
        names = names_of(table.record.seats, reader.lang)
        return ENCODER.encode(tell_seats(table, reader, names)), table.watchers

    found: tuple[bytes, int] = once(table.present, ("seats", reader.lang, reader.own), look)
    return found


def log_of(table: Table, reader: Reader) -> Log:
    """The log as the reader may see it."""
    viewer = viewer_of(table.game, reader.seat, table.sealed())
    return Log(table.id, table.game.log.told_to(viewer), viewer)


# What is told.


def tell(table: Table, reader: Reader, news: News, ack: str | None = None) -> State:
    """The table as the reader may know it, with this much of the log."""
    seen, log = see(table, reader), log_of(table, reader)
    seats, watchers = who_is_there(table, reader)
    return State(
        revision=table.revision,
        kept=news.kept,
        first=news.first,
        events=once(table.encoded, ("log", news.first, log.viewer), lambda: raw(log.span(news.first))),
        view=seen.view,
        since=news.since,
        steps=write_steps(table, reader, news.since),
        question=seen.question,
        seats=raw(seats),
        undo=seen.undo,
        watchers=watchers,
        practice=table.record.practice,
        drawn=drawn_by_lot(table.record.setup_code),
        ended=table.ended,
        take_backs=table.game.take_backs,
        moved=moved_on(table),
        lesson=table.record.lesson,
        faces=seen.faces,
        ack=ack,
        daily=table.record.daily,
        hints=table.hints,
        may_hint=table.open and table.may_hint,
        live=seen.live,
    )


def news_of(table: Table, reader: Reader, held: Held) -> News:
    """What is told to a page that holds this much."""
    kept, events = table.kept_since(held.revision, held.end), len(table.game.log)
    if table.ended_since(held.revision) and not table.sealed():
        kept = min(kept, first_hidden(table.game, reader.seat))
    news = News(kept, kept) if held.first < kept and events - kept <= MOST_TOLD else News(0, beginning(events))
    passed = passed_since(table, held.viewed)
    followed = passed is not None and is_followed(passed, reader.seat, news.first)
    return news._replace(since=held.viewed) if followed else news


def passed_since(table: Table, revision: int) -> Passed | None:
    """What was done at a table since a revision, if that is known."""

    def look() -> Passed | None:
        return None if table.moments is None else table.moments.since(revision)

    passed: Passed | None = once(table.encoded, ("passed", revision), look)
    return passed


def write_steps(table: Table, reader: Reader, since: int) -> Any:
    """The steps since a revision; all who look from the same seat follow the same."""
    passed = passed_since(table, since)
    if passed is None or since < 0:
        return []
    key = ("steps", since, reader.seat, reader.memory_aids)
    return once(table.encoded, key, lambda: encode(steps_of(table.game, passed, reader.seat, reader.memory_aids)))


def write_state(table: Table, reader: Reader, news: News, ack: str | None = None) -> Letter:
    """A state on its way; all who look from the same seat and hold the same get the same letter."""
    if ack is not None:
        return Letter(ENCODER.encode(tell(table, reader, news, ack)))
    letter: Letter = once(
        table.present,
        ("state", reader, news, table.sealed()),
        lambda: Letter(ENCODER.encode(tell(table, reader, news))),
    )
    return letter


def write_presence(table: Table, reader: Reader) -> Letter:
    """Who is there now."""

    def write() -> Letter:
        seats, watchers = who_is_there(table, reader)
        return Letter(ENCODER.encode(Presence(raw(seats), watchers)))

    letter: Letter = once(table.present, ("presence", reader.lang, reader.own), write)
    return letter


def write_earlier(table: Table, reader: Reader, before: int) -> Letter:
    """The page of the log before this event; the same for all who look from the same seat."""
    if not 0 < before <= len(table.game.log):
        raise BadRequest("bad-message")
    first, log = page_before(before), log_of(table, reader)

    def write() -> Letter:
        return Letter(ENCODER.encode(LogPage(first, raw(log.span(first, before)))))

    letter: Letter = once(table.encoded, ("earlier", first, before, log.viewer), write)
    return letter
