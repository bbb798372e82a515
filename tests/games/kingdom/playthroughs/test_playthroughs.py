"""Recorded kingdoms still go as they went."""

import difflib
import json

import pytest

import deckwright as dw
from deckwright.games.kingdom.declared import events
from deckwright.games.kingdom.kind import KIND
from deckwright.games.kingdom.table.game import KingdomGame
from deckwright.games.kingdom.table.versions import RULES_VERSION
from deckwright.table.saved import unpack_state
from tests.games.kingdom.playthroughs.record import FOLDER, RECORDINGS, Recording, lines, log_lines, names, play

ADVICE = (
    f"A recorded kingdom goes another way. If a rule was meant to change, raise RULES_VERSION (now {RULES_VERSION}) in "
    "games/kingdom/table/versions.py and record them anew: python -m tests.games.kingdom.playthroughs.record"
)
WELL_KNOWN = ("turn_cut", "round_cut")  # no kingdom of our set may ever show one
RECORDED = pytest.mark.parametrize("recording", RECORDINGS, ids=lambda recording: recording.name)


def difference(recording: Recording, now: list[str]) -> str:
    told = (FOLDER / f"{recording.name}.log").read_text(encoding="utf-8").splitlines()[: len(now)]
    return "\n".join(list(difflib.unified_diff(told, now, "recorded", "now", lineterm="", n=2))[:60])


@RECORDED
def test_a_recorded_kingdom_goes_as_it_went(recording: Recording) -> None:
    """The actions of the base game, played again from its beginning."""
    saved = json.loads((FOLDER / f"{recording.name}.json").read_text(encoding="utf-8"))
    game = dw.replay(saved)
    assert isinstance(game, KingdomGame)
    found = difference(recording, lines(list(game.log)))
    assert not found, f"{ADVICE}\n{found}"
    assert game.state.tolist() == unpack_state(saved["checkpoint"]["state"], KIND.table.saves).tolist(), ADVICE


@RECORDED
def test_the_whole_kingdom_goes_as_it_went_with_its_expansions(recording: Recording) -> None:
    """The same choices bring the same kingdom, expansions and all."""
    games = play(recording)
    found = difference(recording, log_lines(games))
    assert not found, f"{ADVICE}\n{found}"
    for name, game in zip(names(recording), games, strict=True):
        saved = json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"))
        assert saved["rules_version"] == RULES_VERSION and saved["actions"] == game.history


def test_recorded_kingdoms_show_nearly_every_kind_of_event() -> None:
    seen = set()
    for file in FOLDER.glob("*.log"):
        seen |= {line[6:].split(" | ")[0] for line in file.read_text(encoding="utf-8").splitlines()}
    assert {*events.KINDS} - seen == {*WELL_KNOWN}
