"""Recorded games still go as they went."""

import difflib
import json

import pytest

import deckwright as dw
from deckwright.games.ascension.kind import KIND
from deckwright.games.ascension.table.versions import RULES_VERSION
from deckwright.table.saved import unpack_state
from tests.playthroughs.record import FOLDER, RECORDINGS, log_lines

ADVICE = (
    f"A recorded game goes another way. If a rule was meant to change, raise RULES_VERSION (now {RULES_VERSION}) in "
    "games/ascension/table/versions.py and record the games anew: python -m tests.playthroughs.record"
)


@pytest.mark.parametrize("name", [recording.name for recording in RECORDINGS])
def test_a_recorded_game_goes_as_it_went(name: str) -> None:
    saved = json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"))
    game = dw.replay(saved)
    told = (FOLDER / f"{name}.log").read_text(encoding="utf-8").splitlines()
    difference = "\n".join(list(difflib.unified_diff(told, log_lines(game), "recorded", "now", lineterm="", n=2))[:60])
    assert not difference, f"{ADVICE}\n{difference}"
    assert game.state.tolist() == unpack_state(saved["checkpoint"]["state"], KIND.table.saves).tolist(), ADVICE


def test_the_recordings_are_all_of_this_version() -> None:
    for recording in RECORDINGS:
        saved = json.loads((FOLDER / f"{recording.name}.json").read_text(encoding="utf-8"))
        assert saved["rules_version"] == RULES_VERSION


@pytest.mark.parametrize("ruleset", ["ascension-10th", "rise-of-vigil"])
def test_recorded_games_show_most_of_the_cards(ruleset: str) -> None:
    """Cards played or defeated in the recordings: nearly the whole set."""
    seen = set()
    for recording in RECORDINGS:
        for action in json.loads((FOLDER / f"{recording.name}.json").read_text(encoding="utf-8"))["actions"]:
            verb, _, card = action.partition(" ")
            if verb in ("play", "defeat", "use"):
                seen.add(card.partition("@")[0].partition("#")[0])
    missing = {card.id for card in dw.cards(ruleset)} - seen
    assert len(missing) <= 5, sorted(missing)
