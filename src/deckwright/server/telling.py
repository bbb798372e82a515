"""What a page is told: all that its seat may know, in its language, and nothing else.

Everything is made from the seat's own view, the events as that seat may see them, and, for the seat that is asked, its
own actions. What two pages would be told alike is made once.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

import msgspec

from deckwright.server.problems import Trouble, words
from deckwright.server.records import SeatRecord
from deckwright.server.table import CannotUndo, Table
from deckwright.server.wire import ActionOffered, CanUndo, EventTold, Question, SeatTaken, State
from deckwright.table.events import Event
from deckwright.table.game import Game
from deckwright.table.labels import CardNames, Labels, parse
from deckwright.table.rulesets import resolve
from deckwright.table.words import seat_name

USEFUL = ("play", "use", "acquire", "defeat")  # Trophies keep for another turn
ENCODER = msgspec.json.Encoder()
NO_UNDO = CanUndo(False, False, "")


@dataclass(frozen=True)
class Reader:
    """Who reads: the seat (`None` watches), the language, and whether memory aids are wanted."""

    seat: int | None
    lang: str = "en"
    memory_aids: bool = True
    own: frozenset[int] = frozenset()  # the seats of this device


def names_of(seats: Sequence[SeatRecord], lang: str) -> tuple[str, ...]:
    """What the seats are called; who has no name is called by the seat."""
    return names_in(tuple(seats), lang)


@lru_cache(maxsize=1024)
def names_in(seats: tuple[SeatRecord, ...], lang: str) -> tuple[str, ...]:
    return tuple(
        seat.name or (words(lang).say("computer", n=place + 1) if seat.is_bot else seat_name(place, lang))
        for place, seat in enumerate(seats)
    )


@lru_cache(maxsize=64)
def card_names(ruleset: str, lang: str) -> CardNames:
    return CardNames(resolve(ruleset), lang)


@lru_cache(maxsize=1 << 15)
def line(event: Event, lang: str, names: tuple[str, ...]) -> str:
    """The line of the log for an event, empty where another has said it; equal events of all tables share it."""
    return "" if event.said_before else event.text(lang, names)


def tell_event(event: Event, lang: str, names: tuple[str, ...]) -> EventTold:
    """An event on the wire."""
    alike = replace(event, number=0, parent=None, rule=None, ruling=None, seen=None)
    return EventTold(
        event.number, event.parent, event.kind, event.player, event.card, event.source, event.amount, event.resource,
        list(event.zones), event.rule, event.ruling, event.other, line(alike, lang, names),
    )  # fmt: skip


def tell_events(game: Game, reader: Reader, names: tuple[str, ...], first: int) -> list[EventTold]:
    """The events from this number on, as the reader may see them."""
    log = game.log[first:]
    if not game.over:
        log = [event.as_seen_by(reader.seat) for event in log]
    return [tell_event(event, reader.lang, names) for event in log]


def first_hidden(game: Game, seat: int | None) -> int:
    """The first event of the log that a seat could not see in full while the game went on."""
    for number, event in enumerate(game.log):
        if event.as_seen_by(seat) is not event:
            return number
    return len(game.log)


def ask(game: Game, reader: Reader, names: tuple[str, ...]) -> Question | None:
    """What is asked; the answers only for the seat that is asked."""
    decision = game.decision
    if decision is None:
        return None
    asked = reader.seat == decision.player
    return Question(
        decision.player, decision.kind, decision.source, decision.card, decision.about, decision.optional,
        decision.prompt(reader.lang, names), offer(game, reader.lang, names) if asked else [],
        len(game.copy().play_all()) if asked and decision.kind == "turn" else 0,
    )  # fmt: skip


def offer(game: Game, lang: str, names: tuple[str, ...]) -> list[ActionOffered]:
    """Every legal action with its label and its place on the table."""
    cards = card_names(game.ruleset_id, lang)
    labels = Labels(cards, names)
    offered = []
    for action in game.actions():
        spoken = parse(action.text)
        effect = ""
        if spoken.card is not None and spoken.ability is not None:
            effect = cards.ability(spoken.card, spoken.ability)
        elif spoken.card is not None and spoken.group == "trophy":
            effect = cards.trophy(spoken.card)
        offered.append(
            ActionOffered(
                action.text, labels.sentence(action.text), spoken.group, spoken.card, spoken.slot, spoken.ability,
                spoken.seat, spoken.group in USEFUL, effect,
            )
        )  # fmt: skip
    return offered


def can_undo(table: Table, reader: Reader) -> CanUndo:
    """Whether the seat that is asked may take back."""
    if reader.seat is None or not table.open or table.game.player != reader.seat:
        return NO_UNDO
    action = undo_trouble(table, reader.seat, "action")
    turn = undo_trouble(table, reader.seat, "turn")
    return CanUndo(action is None, turn is None, "" if action is None else action.text(reader.lang))


def undo_trouble(table: Table, seat: int, to: str) -> Trouble | None:
    """Why an undo would be refused."""
    if not table.history:
        return CannotUndo()
    try:
        table.taken_back(seat, to)
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
        )
        for place, seat in enumerate(table.record.seats)
    ]  # fmt: skip


def tell(table: Table, reader: Reader, kept: int, ack: str | None = None) -> State:
    """The table as the reader may know it; of its log the first `kept` events stay as they are."""
    game, names = table.game, names_of(table.record.seats, reader.lang)
    return State(
        revision=table.revision,
        kept=kept,
        events=tell_events(game, reader, names, kept),
        view=game.view(reader.seat, reader.memory_aids),
        question=None if table.ended else ask(game, reader, names),
        seats=tell_seats(table, reader, names),
        undo=can_undo(table, reader),
        watchers=table.watchers,
        practice=table.record.practice,
        ended=table.ended,
        lesson=table.record.lesson,
        ack=ack,
    )


def kept_events(table: Table, reader: Reader, revision: int, events: int) -> int:
    """How many events of a page's log stay as they are."""
    kept = table.kept_since(revision, events)
    return min(kept, first_hidden(table.game, reader.seat)) if table.ended_since(revision) else kept
