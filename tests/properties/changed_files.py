"""Saved games with something wrong in them, by structure and by bytes: each is refused, or can be played on.

`python -m tests.properties.changed_files 100000` tries so many files and says how many were refused, how many went on,
what went wrong, and how much time and memory the worst of them took.
"""

import base64
import json
import random
import resource
import sys
import time
import zlib
from collections.abc import Callable
from copy import deepcopy as copy
from dataclasses import dataclass, field
from typing import Any

import numpy as np

import deckwright as dw
from deckwright.games.ascension.kind import KIND
from deckwright.games.ascension.table.versions import RULES_VERSION
from deckwright.table.saved import MOST_ACTIONS, MOST_BYTES, pack_state, unpack_state
from deckwright.table.saving import MOST_CARD_PARTS
from tests.older_games.record import OWN_CARDS
from tests.talk import combined, given, vigil, when

ACTIONS_ON = 3
DEEPEST = 8  # values inside each other that are changed
BOMB = base64.b64encode(zlib.compress(bytes(50_000_000), 9)).decode()
DEEP: Any = json.loads("[" * 300 + "]" * 300)
NASTY: tuple[Any, ...] = (
    None, True, False, 0, 1, -1, 2, 7, 99, 2**15, 2**31, 2**63, -(2**63), 2**64, 10**30, 0.5, 1e300, "", " ", "0", "\0", "\ud800",
    "\u202e", "💥", "a" * 300, "a" * 100_000, "../../etc/passwd", "/dev/zero", "mystic", "turn", "new", "fork", "scenario",
    [], [[]], {}, {"": None}, {"format": "x"}, [0] * 1_000, ["mystic"] * 600, DEEP, BOMB,
)  # fmt: skip


@dataclass
class Outcome:
    """What became of the changed files."""

    refused: int = 0
    played: int = 0
    wrong: list[str] = field(default_factory=list)
    slowest: float = 0.0
    what: str = ""


def originals() -> list[dict[str, Any]]:
    """Saved games of many kinds, all of them good."""
    games = [
        dw.new("ascension-10th", seed=1),
        when(given(hand=["mystic", "militia"], power=4, row=["mistake-of-creation"]), "defeat mistake-of-creation@1"),
        vigil(players=4, mode="teams", power=8, energy=7, runes=2, row=["herald-of-doom", "magnet-monk"]),
        dw.new("rise-of-vigil", players=1, mode="solo", seed=3),
        combined(constructs=["rocket-courier-x-99", "prototype-ch32"], energy=1, runes=3, row=["burrower-mark-ii"]),
        given(packs=[OWN_CARDS], hand=["black-omen", "mystic", "militia"], deck=["apprentice"]),
    ]
    when(games[2], "defeat herald-of-doom@1")
    when(games[4], "acquire burrower-mark-ii@1")
    when(games[5], "play black-omen")
    return [game.save() for game in games] + [games[2].determinize(1, 5).save()]


def places(data: Any, here: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Where something can be changed; of long lists only the ends."""
    found = [here] if here else []
    if len(here) > DEEPEST:
        return found
    if isinstance(data, dict):
        for key, value in data.items():
            found += places(value, (*here, key))
    elif isinstance(data, list):
        for at in {*range(min(len(data), 3)), *range(max(len(data) - 2, 0), len(data))}:
            found += places(data[at], (*here, at))
    return found


def change_structure(saved: dict[str, Any], chance: random.Random) -> Any:
    """One to three values taken away, doubled or replaced."""
    data = json.loads(json.dumps(saved))
    if chance.random() < 0.6:
        data["rules_version"] = RULES_VERSION - 1
    for _ in range(chance.choice((1, 1, 2, 3))):
        place = chance.choice(places(data))
        owner: Any = data
        for key in place[:-1]:
            owner = owner[key]
        how = chance.random()
        if how < 0.15:
            del owner[place[-1]]
        elif how < 0.3 and isinstance(owner, list):
            owner.insert(place[-1], owner[place[-1]])
        elif how < 0.4 and isinstance(owner, dict):
            owner[chance.choice(("extra", "", "state", "packs"))] = copy(chance.choice(NASTY))
        else:
            owner[place[-1]] = copy(chance.choice(NASTY))
        if not isinstance(data, dict) or not data:
            return data
    return data


def change_cells(saved: dict[str, Any], chance: random.Random) -> Any:
    """Some cells of the position changed: it stays packed as it should be."""
    state = unpack_state(saved["checkpoint"]["state"], KIND.table.saves)
    for _ in range(chance.choice((1, 1, 1, 2, 5, 50))):
        near = int(state[chance.randrange(len(state))])
        state[chance.randrange(len(state))] = chance.choice((0, 1, -1, 5, 100, 32_767, -32_768, near))
    if chance.random() < 0.05:
        state = np.resize(state, chance.randrange(12_000))
    checkpoint = {**saved["checkpoint"], "state": pack_state(state)}
    if chance.random() < 0.5:
        checkpoint["before"] = None
    return {**saved, "rules_version": RULES_VERSION - 1, "checkpoint": checkpoint}


def change_bytes(saved: dict[str, Any], chance: random.Random) -> bytes:
    """Bytes of the file changed, cut out, doubled or put in."""
    data = bytearray(json.dumps(saved | {"rules_version": RULES_VERSION - (chance.random() < 0.5)}).encode())
    for _ in range(chance.choice((1, 1, 2, 8))):
        at, length = chance.randrange(len(data) + 1), chance.choice((1, 1, 2, 10, 1_000))
        how = chance.randrange(5)
        if how == 0:
            data[at : at + length] = chance.randbytes(length)
        elif how == 1:
            del data[at : at + length]
        elif how == 2:
            data[at:at] = data[at : at + length]
        elif how == 3:
            data[at:at] = chance.choice((b"[", b"{", b'"', b"\\", b"\xff", b"9" * 500, b"null", b"-", b"\0"))
        elif len(data) > at:
            data[at] ^= 1 << chance.randrange(8)
        if not data:
            return b""
    return bytes(data)


WAYS: tuple[Callable[[dict[str, Any], random.Random], Any], ...] = (change_structure, change_cells, change_bytes)


def try_file(data: Any, name: str, outcome: Outcome) -> None:
    """The file is refused, or the game in it can be played on."""
    begin = time.thread_time()
    try:
        if isinstance(data, dict | list) or data is None:
            data = json.dumps(data)
        game = dw.load(data)
    except dw.BadSave:
        outcome.refused += 1
    except Exception as error:
        outcome.wrong.append(f"{name}: read: {error!r}"[:300])
    else:
        go_on(game, name, outcome)
    took = time.thread_time() - begin
    if took > outcome.slowest:
        outcome.slowest, outcome.what = took, name


def go_on(game: dw.Game, name: str, outcome: Outcome) -> None:
    """A game that was loaded can be looked at, played and saved."""
    try:
        for seat in range(game.players):
            game.view(seat)
        for event in game.log[-5:]:
            event.text("pl")
        for _ in range(ACTIONS_ON):
            if not game.over:
                game.play(game.actions()[0])
        dw.load(game.save())
        outcome.played += 1
    except dw.DeckwrightError as error:
        if "A-27.9" not in str(error):
            outcome.wrong.append(f"{name}: played on: {error!r}"[:300])
    except Exception as error:
        outcome.wrong.append(f"{name}: played on: {error!r}"[:300])


def run(files: int, seed: int = 1) -> Outcome:
    """Try so many files."""
    good, outcome = originals(), Outcome()
    for number in range(files):
        chance = random.Random(f"{seed} {number}")
        way = WAYS[number % len(WAYS)]
        try_file(way(chance.choice(good), chance), f"{way.__name__} {number}", outcome)
    return outcome


def largest() -> list[tuple[str, Any]]:
    """Files that ask for much: as long as they may be, and full of what takes most room or time."""
    good = originals()
    text = json.dumps(good[0])
    fill = MOST_BYTES - len(text) - 1_000
    event = json.dumps(good[0]["checkpoint"]["events"][0])
    older = text.replace(f'"rules_version": {RULES_VERSION}', '"rules_version": 1')
    cards = "set: own\nname: {en: Own}\ncards: [" + "a," * (MOST_CARD_PARTS - 20) + "]"
    turns = {**good[0], "actions": ["end turn"] * MOST_ACTIONS}
    return [
        ("events", older.replace('"events": [', '"events": [' + f"{event}, " * (fill // (len(event) + 2)))),
        ("zones", older.replace('"zones": []', '"zones": [' + '"hand",' * (fill // 8) + '"hand"]', 1)),
        ("seats", older.replace('"seen": null', '"seen": [' + "1," * (fill // 3) + "1]", 1)),
        ("card files", json.dumps({**good[0], "packs": [{"file": "own.yaml", "text": cards}]})),
        ("turns that lead elsewhere", json.dumps(turns)),
        ("empty lists", '{"format": "deckwright-game-1", "origin": [' + "[]," * (fill // 3) + "[]]}"),
        ("empty keys", '{"format": "deckwright-game-1", "packs": [' + "{}," * (fill // 3) + "{}]}"),
        ("parents", text.replace('"parents": [', '"parents": [' + "999," * (fill // 4))),
        ("actions", text.replace('"actions": [', '"actions": [' + ",".join(['"end turn"'] * (fill // 11)))),
        ("cards", text.replace('"cards": [', '"cards": [' + '"",' * (fill // 3))),
        ("letters", '{"format": "' + "\u0142" * (fill // 2) + '"}'),
        ("nesting", "[" * fill),
        ("spaces", " " * fill + text),
        ("a bomb", text.replace('"state": "', '"state": "' + BOMB)),
    ]


def main() -> None:
    files = int(sys.argv[1]) if len(sys.argv) > 1 else 10_000
    run(30)  # everything is loaded
    idle = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    outcome = run(files)
    print(f"{files} files: {outcome.refused} refused, {outcome.played} went on, {len(outcome.wrong)} wrong; "
          f"slowest {outcome.slowest:.3f} s ({outcome.what})")  # fmt: skip
    print(*outcome.wrong[:20], sep="\n")
    held = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    print(f"most memory above the idle process: {(held - idle) / 1024:.1f} MiB")
    for name, data in largest():
        one = Outcome()
        data = data.encode()
        before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        try_file(data, name, one)
        grown = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before
        print(f"{name}: {len(data)} bytes, {one.slowest:.3f} s, {grown / 1024:.1f} MiB more, wrong: {one.wrong}")
        outcome.wrong += one.wrong
    sys.exit(bool(outcome.wrong))


if __name__ == "__main__":
    main()
