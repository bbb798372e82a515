"""What par says of turns to pages: each action by its name where it was taken, and nothing of cards that were never met."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

import deckwright as dw
from deckwright.games.kingdom.online.reckoning import UNMET, in_words, reckoning
from deckwright.games.kingdom.table.readable import may_read
from deckwright.table.forks import first_position
from deckwright.table.reckoning import RunEnded, TurnCost, TurnsLookedAt
from tests.games.kingdom.players.test_par import finished

UNREAD = 68  # it produces any resource
SET = Path(dw.__file__).parent / "games" / "kingdom" / "cards" / "sets" / "vale-of-orrin.yaml"


def changed() -> str:
    """The set with another card in the place of the one that was never met."""
    before, _, rest = SET.read_text(encoding="utf-8").partition(f"  - number: {UNREAD}\n")
    card, mark, after = rest.partition("\n  - number: ")
    other = card.replace("Day of Thanksgiving", "Night of Knives").replace("keywords: event", "keywords: enemy")
    assert other != card
    return f"{before}  - number: {UNREAD}\n{other}{mark}{after}"


def game_of(text: str, folder: Path, **parts: Any) -> Any:
    """A position with the cards of a set that is called otherwise."""
    file = folder / "other-vale.yaml"
    file.write_text(text.replace("set: vale-of-orrin", "set: other-vale", 1), encoding="utf-8")
    return dw.scenario("other-vale", packs=[str(file)], seed=3, **parts)


def reckoned(text: str, folder: Path) -> bytes:
    """All that is told of a kingdom in which the card lies in the box."""
    game = game_of(
        text, folder, round=31, last_round=True, play=[9, 2, 3], deck=[4], discard=[], stage={9: 3}, destroyed=[70],
        pool={"metal": 1, "stone": 4, "wood": 2},
    )  # fmt: skip
    beginning = game.copy()
    while not game.over:
        texts = [action.text for action in game.actions()]
        game.play("pass" if "pass" in texts else texts[0])
    return msgspec.json.encode(list(reckoning(first_position(beginning), game.history, range(2))))


def worded(text: str, folder: Path) -> bytes:
    """What is said of a turn in which the card is played, to somebody who has not met it."""
    over = game_of(text, folder, round=31, play=[9, 2], deck=[3, 4], discard=[])
    before = game_of(text, folder, round=31, play=[9, UNREAD, 2], deck=[3, 4], discard=[])
    texts = [f"produce {UNREAD}", "choose resource:wood", "produce 2"]
    return msgspec.json.encode(in_words(over, before.state, texts))


def test_it_says_the_same_as_par() -> None:
    game = finished("pass")
    found = list(reckoning(first_position(game), game.history, range(2)))
    told = list(dw.par(game, runs=2))
    assert [one.score for one in found if isinstance(one, RunEnded)] == told[:2]
    (turn,) = [one for one in found if isinstance(one, TurnCost)]
    assert (turn.cost, turn.low, turn.high, turn.first) == (told[2].cost, told[2].low, told[2].high, told[2].first)
    looked = [one for one in found if isinstance(one, TurnsLookedAt)]
    assert [one.done for one in looked] == sorted(one.done for one in looked) and looked[-1].done < looked[-1].of


def test_runs_that_are_known_are_not_made_again() -> None:
    game = finished("pass")
    begun = first_position(game)
    both = [one for one in reckoning(begun, game.history, range(2)) if isinstance(one, RunEnded)]
    assert [one for one in reckoning(begun, game.history, range(1, 2)) if isinstance(one, RunEnded)] == both[1:]
    assert begun.history == []


def test_an_unmet_card_is_named_nowhere() -> None:
    """K-R.27: neither the card, nor what is done with it, nor what it asks."""
    over = finished("pass")
    place = over.ruleset.place[UNREAD]
    assert not may_read(over.state, over.ruleset, place)
    before = dw.scenario("kingdom", round=31, play=[9, UNREAD, 2], deck=[3, 4], discard=[], seed=3)
    texts = [f"produce {UNREAD}", "choose resource:wood", "produce 2"]
    unmet, *others = in_words(over, before.state, texts)
    assert unmet == UNMET and len(others) == 1 and others[0] != UNMET
    assert UNMET not in in_words(before, before.state, texts)


@pytest.mark.parametrize("told_of", [reckoned, worded])
def test_sets_that_differ_in_unmet_cards_alone_are_told_alike(
    tmp_path: Path, told_of: Callable[[str, Path], bytes]
) -> None:
    """What the veteran does with a card that was never met tells neither what it is called nor what it gives."""
    assert told_of(SET.read_text(encoding="utf-8"), tmp_path) == told_of(changed(), tmp_path)
