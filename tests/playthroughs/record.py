"""Records the games of this folder anew: `python -m tests.playthroughs.record`.

Only to be run together with a new `RULES_VERSION` in `games/ascension/table/versions.py`, or to add a game to the list.
"""

import json
from dataclasses import dataclass, field
from pathlib import Path

import deckwright as dw
from deckwright import bots

FOLDER = Path(__file__).parent
LONGEST = 1000  # actions


@dataclass(frozen=True)
class Recording:
    """How a game was played."""

    name: str
    seats: tuple[str, ...]
    seed: int
    mode: str = "versus"
    ruleset: str = "ascension-10th"
    options: dict[str, str] = field(default_factory=dict)


RECORDINGS = (
    Recording("two-greedy", ("greedy", "greedy"), 1),
    Recording("greedy-random", ("greedy", "random"), 2),
    Recording("three-seats", ("greedy", "random", "greedy"), 3),
    Recording("four-seats", ("greedy", "greedy", "greedy", "random"), 4),
    Recording("four-random", ("random", "random", "random", "random"), 5),
    Recording("solo", ("greedy",), 6, "solo"),
    Recording("solo-random", ("random",), 7, "solo", options={"solo_extra_turn": "rival_acts"}),
    Recording("vigil-two", ("greedy", "greedy"), 9, ruleset="rise-of-vigil"),
    Recording(
        "vigil-three", ("random", "greedy", "random"), 10, ruleset="rise-of-vigil", options={"center_shards": "60"}
    ),
    Recording("vigil-cult", ("greedy",), 11, "solo", "rise-of-vigil"),
    Recording("vigil-teams", ("greedy", "random", "random", "greedy"), 12, "teams", "rise-of-vigil"),
    Recording("combined-two", ("greedy", "random"), 13, ruleset="ascension-combined"),
    Recording("combined-six", ("greedy", "random") * 3, 14, "teams", "ascension-combined"),
    Recording("combined-cult", ("random",), 15, "solo", "ascension-combined"),
    Recording(
        "other-options",
        ("random", "greedy"),
        8,
        options={
            "free_defeat": "may",
            "librarian_discard": "may",
            "copied_unite": "original_excluded",
            "last_round_extra_turn": "lost",
        },
    ),
)


def play(recording: Recording) -> dw.Game:
    """Let bots play a game, to its end or to a length that is enough."""
    game = dw.new(
        recording.ruleset,
        players=len(recording.seats),
        mode=recording.mode,
        seed=recording.seed,
        options=recording.options,
    )
    players = [bots.make(name, 100 * recording.seed + seat) for seat, name in enumerate(recording.seats)]
    while not game.over and len(game.history) < LONGEST:
        assert game.player is not None
        game.play(bots.ask(players[game.player], game))
    return game


def log_lines(game: dw.Game) -> list[str]:
    """Every event in the words of the engine, with the rule and the ruling it follows; no text that a translator changes."""
    lines = []
    for event in game.log:
        parts = [
            f"{event.number:4} {event.kind}",
            "" if event.player is None else f"seat {event.player}",
            event.card or "",
            "" if event.resource is None else f"{event.amount} {event.resource}",
            "" if event.other is None else f"seat {event.other}",
            " > ".join(zone or "nowhere" for zone in event.zones),
            "" if event.source is None else f"by {event.source}",
            " ".join(name for name in (event.rule, event.ruling) if name),
        ]
        lines.append(" | ".join(part for part in parts if part))
    return lines


def as_text(saved: dict[str, object]) -> str:
    """A saved game without its recorded events: the log beside it tells them."""
    checkpoint = saved["checkpoint"]
    assert isinstance(checkpoint, dict)
    return json.dumps({**saved, "checkpoint": {**checkpoint, "events": []}}, indent=1, ensure_ascii=False) + "\n"


def main() -> None:
    for recording in RECORDINGS:
        game = play(recording)
        (FOLDER / f"{recording.name}.json").write_text(as_text(game.save()), encoding="utf-8")
        (FOLDER / f"{recording.name}.log").write_text("\n".join(log_lines(game)) + "\n", encoding="utf-8")
        print(recording.name, len(game.history), "actions,", "over" if game.over else "stopped")


if __name__ == "__main__":
    main()
