"""What was done in each round of a game: counted from its log."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from deckwright.games.kingdom.cards import ops
from deckwright.table.events import Event

COUNTS = {  # kinds of events that are counted, by what they are called
    "turn": "turns", "upgrade": "upgrades", "tick": "boxes_ticked", "use": "effects_used", "advance": "advances",
    "pass": "passes", "play": "cards_played",
}  # fmt: skip
RESOURCES = {"gain": "gained", "spend": "spent", "lose": "lost"}
DISCOVER, ROUND_END, SCORE, ROUND, EXPANSION = "discover", "round_end", "score", "round", "expansion"
PLAYED = ("turn_end", "round_end", "score")  # a round in which one of these has happened is followed by another


def by_round(log: Sequence[Event], now: int, fame: int) -> list[dict[str, Any]]:
    """For each round: its number, what was done how often, resources by kind, cards discovered, the fame at its end.

    A round that goes on has the fame as it is now.
    """
    return [count(number, expansion, events, fame) for number, expansion, events in rounds(log, now)]


def rounds(log: Sequence[Event], now: int) -> Iterator[tuple[int, int | None, list[Event]]]:
    """The number of each round, the expansion that is played in it, and its events.

    What comes before the first round belongs to it (the setup, or a position that was given), and what an expansion begins
    with to its first.
    """
    begins = beginnings(log)
    expansion = None
    for begin, end in zip(begins, [*begins[1:], len(log)], strict=True):
        events = list(log[begin:end])
        for event in events:
            expansion = int(event.card) if event.kind == EXPANSION and event.card else expansion
        yield number_of(events, log[end:], now), expansion, events


def beginnings(log: Sequence[Event]) -> list[int]:
    """Where each round begins: with its own event, or with the expansion of which it is the first."""
    found = [0]
    is_played = False
    for place, event in enumerate(log):
        if event.kind in (ROUND, EXPANSION) and is_played:
            found.append(place)
            is_played = False
        is_played = is_played or event.kind in PLAYED
    return found


def number_of(events: Sequence[Event], later: Sequence[Event], now: int) -> int:
    """The number of a round: as its event says, or one before the next, or as it is now."""
    for event in events:
        if event.kind == ROUND:
            return event.amount
    return next((event.amount - 1 for event in later if event.kind == ROUND), now)


def count(number: int, expansion: int | None, events: Iterable[Event], fame: int) -> dict[str, Any]:
    """What happened in one round."""
    found: dict[str, Any] = {"round": number, "expansion": expansion, **dict.fromkeys(COUNTS.values(), 0)}
    found |= {word: dict.fromkeys(ops.RESOURCES, 0) for word in RESOURCES.values()}
    found |= {"discovered": [], "fame": fame}
    for event in events:
        if event.kind in COUNTS:
            found[COUNTS[event.kind]] += 1
        elif event.kind in RESOURCES:
            found[RESOURCES[event.kind]][event.resource] += event.amount
        elif event.kind == DISCOVER:
            found["discovered"].append(int(event.card or 0))
        elif event.kind in (ROUND_END, SCORE):
            found["fame"] = event.amount
    return found
