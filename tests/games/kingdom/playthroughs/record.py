"""Records the kingdoms of this folder anew: `python -m tests.games.kingdom.playthroughs.record`.

Only to be run together with a new `RULES_VERSION` in `games/kingdom/table/versions.py`, when cards of the set have changed,
or to add a kingdom to the list.
"""

from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from deckwright.games.kingdom.table.game import KingdomGame
from deckwright.table.events import Event
from tests.games.kingdom.at_table import choose, new
from tests.playthroughs.record import as_text

FOLDER = Path(__file__).parent


@dataclass(frozen=True)
class Recording:
    """How a kingdom was played: at random, with these options, and then these expansions."""

    name: str
    seed: int
    options: dict[str, str] = field(default_factory=dict)
    expansions: tuple[int, ...] = ()


RECORDINGS = (
    Recording("plain", 1),
    Recording("another", 2),
    Recording("iron", 3, {"iron": "yes"}),
    Recording("other-options", 4, {"resources": "lenient", "source_leaves": "before", "max_production": "4"}),
    Recording("the-cut", 5, expansions=(137,)),
    Recording("two-expansions", 6, {"expansions": "again"}, (136, 138)),
)


def play(recording: Recording) -> list[KingdomGame]:
    """The base game, and each expansion as the game of its own that it is."""
    chance = Random(recording.seed)
    games = [new(recording.seed, **recording.options)]
    while True:
        while not games[-1].over:
            games[-1].play(choose(games[-1], chance))
        if len(games) > len(recording.expansions):
            return games
        games.append(games[-1].expand(recording.expansions[len(games) - 1], recording.seed + len(games)))


def lines(events: list[Event]) -> list[str]:
    """Events in the words of the engine, with what they name, the rule and the ruling; no text that a translator changes."""
    return [" | ".join(part for part in parts_of(event) if part) for event in events]


def parts_of(event: Event) -> tuple[str, ...]:
    return (
        f"{event.number:5} {event.kind}",
        "" if event.card is None else f"{event.card}@{event.stage}",
        event.detail or "",
        "" if event.resource is None else f"{event.amount} {event.resource}",
        str(event.amount) if event.resource is None and not event.zones and event.amount else "",
        " > ".join(zone or "nowhere" for zone in event.zones),
        "" if event.source in (None, event.card) else f"by {event.source}",
        " ".join(name for name in (event.rule, event.ruling) if name),
    )  # fmt: skip


def log_lines(games: list[KingdomGame]) -> list[str]:
    """The log of the last game: it goes on from those before it."""
    return lines(list(games[-1].log))


def names(recording: Recording) -> list[str]:
    """The files of its games."""
    return [recording.name, *(f"{recording.name}-{number}" for number in recording.expansions)]


def main() -> None:
    for recording in RECORDINGS:
        games = play(recording)
        for name, game in zip(names(recording), games, strict=True):
            (FOLDER / f"{name}.json").write_text(as_text(game.save()), encoding="utf-8")
        (FOLDER / f"{recording.name}.log").write_text("\n".join(log_lines(games)) + "\n", encoding="utf-8")
        print(recording.name, [len(game.history) for game in games], "actions")


if __name__ == "__main__":
    main()
