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
DISCOVER, ROUND_END, SCORE = "discover", "round_end", "score"


def by_round(log: Sequence[Event], now: int, fame: int) -> list[dict[str, Any]]:
    """For each round: its number, what was done how often, resources by kind, cards discovered, the fame at its end.

    A round that goes on has the fame as it is now.
    """
    return [count(number, events, fame) for number, events in rounds(log, now)]


def rounds(log: Sequence[Event], now: int) -> Iterator[tuple[int, list[Event]]]:
    """The events of each round. What comes before the first belongs to it: the setup, or a position that was given."""
    starts = [place for place, event in enumerate(log) if event.kind == "round"]
    first = log[starts[0]].amount if starts else now
    if starts and any(event.kind == "turn_end" for event in log[: starts[0]]):
        yield max(first - 1, 0), list(log[: starts[0]])  # a game that began in the middle of a round
    elif not starts:
        yield now, list(log)
    else:
        starts[0] = 0
    for place, begin in enumerate(starts):
        end = starts[place + 1] if place + 1 < len(starts) else len(log)
        events = list(log[begin:end])
        yield next(event.amount for event in events if event.kind == "round"), events


def count(number: int, events: Iterable[Event], fame: int) -> dict[str, Any]:
    """What happened in one round."""
    found: dict[str, Any] = {"round": number, **dict.fromkeys(COUNTS.values(), 0)}
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
