"""Whatever is given as a saved game, it is read within bounds or refused in words; no file is opened that it names."""

import base64
import json
import tracemalloc
import zlib
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import deckwright as dw
from deckwright.games.ascension.table.versions import RULES_VERSION
from deckwright.table import saving
from deckwright.table.saved import MOST_BYTES
from deckwright.table.saving import MOST_CARD_TEXT
from tests.talk import given, when

BOMB = base64.b64encode(zlib.compress(bytes(200_000_000), 9)).decode()
ONLY_AT_THE_END = "a state that unpacks without end"  # a replay does not look at the checkpoint
BEARABLE = 64_000_000  # bytes
PACK = """
set: own-pack
name: {en: Own Pack}
cards:
  - id: own-hero
    name: {en: Own Hero}
    hero: void
    cost: 2
    copies: 3
    play: may banish 1 card from hand; gain 2 honor; draw 1
"""


def good() -> dict[str, Any]:
    """A saved game."""
    saved: dict[str, Any] = when(given(hand=["mystic", "apprentice"]), "play mystic").save()
    return saved


def older(**parts: Any) -> dict[str, Any]:
    """A good game of older rules, with other parts of its checkpoint."""
    saved = good()
    return {**saved, "rules_version": RULES_VERSION - 1, "checkpoint": {**saved["checkpoint"], **parts}}


def quiet(**parts: Any) -> dict[str, Any]:
    """A position with no effect under way, as a save in the middle of one has it."""
    saved = good()["checkpoint"]
    return {"state": saved["state"], "parents": saved["parents"], "events": 0, "actions": 0, **parts}


def copied() -> dict[str, Any]:
    """A saved copy of a game, in which everything hidden was redrawn."""
    saved: dict[str, Any] = given(hand=["mystic", "apprentice"]).determinize(0, 1).save()
    return saved


def with_event(**parts: Any) -> dict[str, Any]:
    events = good()["checkpoint"]["events"]
    return older(events=[{**events[0], **parts}, *events[1:]])


def parents(*changed: tuple[int, int]) -> list[int]:
    found = list(good()["checkpoint"]["parents"])
    for at, value in changed:
        found[at] = value
    return found


BAD: dict[str, Any] = {
    "nothing": None,
    "a number": 5,
    "a list": [],
    "lists inside each other": "[" * 60_000 + "]" * 60_000,
    "keys inside each other": '{"format":' * 100_000,
    "an origin of lists inside each other": json.dumps({**good(), "origin": "?"}).replace('"?"', "[" * 900 + "]" * 900),
    "plain data inside each other": good() | {"origin": (nested := [])},
    "half a letter": json.dumps(good()).encode() + b"\xc5",
    "bytes that are no text": b'{"format": "\xff"}',
    "half a pair of letters": json.dumps({**good(), "mode": "\ud800"}),
    "half a pair of letters as it is": '{"format": "\ud800"}',
    "a format without end": {"format": "a" * 7_000_000},
    "more than any game has": " " * (MOST_BYTES + 1),
    "more bytes than any game has": b" " * (MOST_BYTES + 1),
    "what is no data": {**good(), "mode": object()},
    "a number without end": json.dumps(good()).replace(
        f'"rules_version": {RULES_VERSION}', '"rules_version": ' + "9" * 5000
    ),
    "a version below 0": {**good(), "rules_version": -1},
    "a newer version": {**good(), "rules_version": RULES_VERSION + 1},
    "a much newer version": {**good(), "rules_version": 99},
    "a state that unpacks without end": {**good(), "checkpoint": {**good()["checkpoint"], "state": BOMB}},
    "an older state that unpacks without end": older(state=BOMB),
    "an older position before it that unpacks without end": older(
        effects=[], before={"state": BOMB, "parents": [], "events": 0, "actions": 0}
    ),
    "a position before it with events past any number": older(before=quiet(events=2**31)),
    "a position before it after less than no actions": older(before=quiet(actions=-1)),
    "a copy that began after no number of actions": {**good(), "origin": {**copied()["origin"], "action": "many"}},
    "a copy that began with more events than there are": {
        **copied(),
        "origin": {**copied()["origin"], "events": 2**40},
    },
    "a ruleset without end": {**good(), "ruleset": "a+" * 400},
    "an option that does not exist": older() | {"options": {"fly": "yes"}},
    "a mode that does not exist": older() | {"mode": "dream"},
    "too many actions": {**good(), "actions": ["end turn"] * 6_000},
    "an action without end": {**good(), "actions": ["a" * 5_000]},
    "an action of half a pair of letters": {**good(), "actions": ["play \\ud800"]},
    "events that are none": older(events=[1]),
    "an event without its parts": older(events=[{}]),
    "an event of a kind that does not exist": with_event(kind="dream"),
    "an event that cannot be told": with_event(kind="rules", amount=9),
    "an event by nobody": with_event(player=7),
    "an event with a card that does not exist": with_event(card="moon"),
    "an event that follows from a later one": with_event(parent=3),
    "an event that follows from itself": with_event(parent=0),
    "an event with another number": with_event(number=1),
    "an event with endless zones": with_event(zones=["hand"] * 9),
    "an event in a zone that does not exist": with_event(zones=["moon", "hand"]),
    "an event of a number without end": with_event(amount=10**18),
    "an event of a number past any": with_event(amount=10**40),
    "an event of a resource that does not exist": with_event(resource="gold"),
    "an event seen by nobody there": with_event(seen=[9]),
    "no parents": older(parents=[]),
    "parents without end": older(parents=[0] * 1_000),
    "parents that are none": older(parents=["a"]),
    "parents that are not there": older(parents=parents((2, 10**6))),
    "parents of frames that are not there": older(parents=parents((9, -7))),
    "parents past any number": older(parents=parents((9, 10**30))),
    "a pack that is none": {**good(), "packs": [3]},
    "a pack without end": {**good(), "packs": [{"file": "a.yaml", "text": "#" * (MOST_CARD_TEXT + 1)}]},
    "a pack of too many parts": {**good(), "packs": [{"file": "a.yaml", "text": "- a\n" * 20_000}]},
    "a pack with a mistake": {**good(), "packs": [{"file": "a.yaml", "text": "set: [a\n"}]},
    "a pack like a built-in set": {
        **good(),
        "packs": [{"file": "a.yaml", "text": PACK.replace("own-pack", "rise-of-vigil")}],
    },
}
for _ in range(5_000):
    nested.append(nested := [])


@pytest.mark.parametrize("what", BAD)
def test_whatever_is_no_saved_game_is_refused(what: str) -> None:
    """In bounded memory, and with words that can be shown."""
    tracemalloc.start()
    try:
        for read in (dw.load,) if what == ONLY_AT_THE_END else (dw.load, dw.replay):
            with pytest.raises(dw.BadSave) as refusal:
                read(BAD[what])
            assert str(refusal.value).isprintable() and len(str(refusal.value)) < 700
        assert tracemalloc.get_traced_memory()[1] < BEARABLE
    finally:
        tracemalloc.stop()


def test_a_newer_version_is_named() -> None:
    with pytest.raises(dw.BadSave, match=f"newer Deckwright .rules version 99; this one has {RULES_VERSION}"):
        dw.load({**good(), "rules_version": 99})


def test_an_older_game_goes_on_with_its_events() -> None:
    game = dw.load(older())
    assert [event.kind for event in game.log][-1] == "rules"
    assert game.log[-1].text("en") == "The game goes on with newer rules or cards"


# Packs.


def with_pack(folder: Path) -> dw.Game:
    file = folder / "own-pack.yaml"
    file.write_text(PACK, "utf-8")
    return given(packs=[file], hand=["own-hero", "mystic", "militia"], deck=["apprentice"])


def test_packs_travel_inside_a_save_as_text(tmp_path: Path) -> None:
    saved = json.dumps(when(with_pack(tmp_path), "play own-hero").save())
    (tmp_path / "own-pack.yaml").unlink()
    assert str(tmp_path) not in saved
    game = dw.load(saved)
    assert dw.load(game.save()).view(0) == game.view(0) == dw.replay(saved).view(0)
    assert when(game, "decline").honor(0) == 2


def test_no_path_is_opened_because_a_save_names_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of older saves the caller names the file or the folder."""
    saved = {**with_pack(tmp_path).save(), "packs": [str(tmp_path / "own-pack.yaml"), "/etc/passwd"]}
    opened: list[str] = []
    monkeypatch.setattr(saving, "read_packs", lambda packs: opened.extend(map(str, packs)) or [])
    for read in (dw.load, dw.replay):
        with pytest.raises(dw.BadSave, match=r"own-pack.*Name own-pack\.yaml, passwd or its folder.*packs=") as refusal:
            read(saved)
        assert opened == [] and str(tmp_path) not in str(refusal.value)
    monkeypatch.undo()
    for packs in ([tmp_path], [tmp_path / "own-pack.yaml"]):
        assert dw.load(saved, packs=packs).view(0) == dw.replay(saved, packs=packs).view(0)


def test_a_mistake_in_a_pack_inside_a_save_names_the_bare_file() -> None:
    pack = {"file": "../../secret/own-pack.yaml", "text": PACK.replace("gain 2 honor", "fly away")}
    saved = {**good(), "ruleset": "ascension-10th+own-pack", "packs": [pack]}
    with pytest.raises(dw.BadSave, match=r"^The cards of this saved game cannot be used\. own-pack\.yaml:10"):
        dw.load(saved)


def test_a_game_with_endless_packs_can_be_saved_too(tmp_path: Path) -> None:
    """Their text is longer than a save may hold: whoever loads it names the file."""
    file = tmp_path / "own-pack.yaml"
    file.write_text(PACK + "#" * MOST_CARD_TEXT, "utf-8")
    saved = dw.new(packs=[file], seed=1).save()
    assert saved["packs"] == ["own-pack.yaml"]
    assert dw.load(saved, packs=[file]).save() == saved


# Long games.


def test_a_game_longer_than_any_is_kept_from_where_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(saving, "MOST_ACTIONS", 3)
    game = when(given(hand=["mystic", "apprentice", "militia"]), "play mystic", "play apprentice", "play militia")
    assert len(game.save()["actions"]) == 3
    game.play("end turn")
    again = dw.load(game.save())
    assert np.array_equal(again.state, game.state) and again.log == []
    again.play("end turn")
    assert dw.load(again.save()).view(0) == again.view(0)
