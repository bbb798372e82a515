"""A page shows what others do in beats: nothing of weight is hidden, and a turn lasts neither too short nor too long."""

import json
import random
import statistics
import subprocess
from pathlib import Path
from typing import Any

import msgspec
import pytest

import deckwright as dw
from deckwright import bots
from deckwright.server.logbook import tell_event
from generators.interface import WEB, with_node

BEATS = WEB / "beats.ts"
WEIGHTY = {"acquire", "defeat", "banish", "destroy", "take"}
LEAST_SEEN = 60  # ms
TWO, MANY, LEAST = 4000, 2200, 1199  # ms that a turn lasts
GAMES = [
    (ruleset, mode, players)
    for ruleset, info in dw.rulesets().items()
    if info.game == "ascension"
    for mode, numbers in info.modes.items()
    for players in numbers
]


def played(ruleset: str, mode: str, players: int, seed: int, level: int) -> dict[str, Any]:
    """One game of bots, as seat 0 hears of it; now and then one of them does what comes to mind."""
    game, chance = dw.new(ruleset, players=players, mode=mode, seed=seed), random.Random(seed)
    playing = [bots.make(f"level-{level}", seed + seat) for seat in range(players)]
    for place, bot in enumerate(playing):
        bot.start(bots.Seat(game, place))
    events = [msgspec.to_builtins(tell_event(event)) for event in game.events(0)]
    begun = len(events)
    actions: list[dict[str, Any]] = []
    while (seat := game.player) is not None:
        turn = game.turns
        game.play(bots.ask(playing[seat], game) if chance.random() < 0.9 else chance.choice(game.actions()))
        events += [msgspec.to_builtins(tell_event(event)) for event in game.events(0)[len(events) :]]
        actions.append({"seat": seat, "turn": turn, "end": len(events)})
    return {"me": 0, "seats": players, "events": events, "begun": begun, "actions": actions}


def beats_of(games: list[dict[str, Any]], folder: Path) -> list[list[dict[str, Any]]]:
    """The turns of these games as the page shows them, those apart in which seat 0 alone did something."""
    file = folder / "games.json"
    file.write_text(json.dumps(games), encoding="utf-8")
    done = subprocess.run(["node", str(BEATS), str(file)], env=with_node(), check=True, capture_output=True, text=True)
    found: list[list[dict[str, Any]]] = json.loads(done.stdout)
    return found


def length(turn: dict[str, Any]) -> float:
    return sum(float(beat["ms"]) for beat in turn["beats"])


def of_others(turn: dict[str, Any]) -> bool:
    return any(beat["seat"] != 0 for beat in turn["beats"])


@pytest.mark.parametrize(("ruleset", "mode", "players"), GAMES)
def test_nothing_of_weight_is_hidden(ruleset: str, mode: str, players: int, tmp_path: Path) -> None:
    game = played(ruleset, mode, players, seed=5, level=1)
    (turns,) = beats_of([game], tmp_path)
    beats = [beat for turn in turns for beat in turn["beats"]]
    events = game["events"][game["begun"] :]
    assert [number for beat in beats for number in beat["events"]] == [event["number"] for event in events]
    opened = {beat["deed"]: beat for beat in beats}
    weighty = [event for event in events if event["kind"] in WEIGHTY]
    assert weighty
    for event in weighty:
        assert opened[event["number"]]["ms"] >= LEAST_SEEN, event
    if players > 1:  # alone nobody waits for another one's turn
        assert max(length(turn) for turn in turns) <= (TWO if players == 2 else MANY) + 1


def test_a_turn_of_a_bot_can_be_followed(tmp_path: Path) -> None:
    games = [played("ascension-10th", "versus", 2, seed, level=2) for seed in range(3)]
    lengths = [length(turn) for turns in beats_of(games, tmp_path) for turn in turns if of_others(turn)]
    assert min(lengths) >= LEAST
    assert 1500 <= statistics.median(lengths) <= TWO
