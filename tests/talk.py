"""The words that ruling tests are written in: `given`, `when`, `then`, and what is offered or refused.

A test sets a position up by hand, plays actions by their text and says what must hold. Whatever a test does not
mention is quiet: empty hands, decks and discard piles, a row of cards that do not matter, and a few more of those on
top of the Center Deck.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

import numpy as np
import pytest

import deckwright as dw
from deckwright.kernel.chacha import KEY, KEY_CELLS

RULESET = "ascension-10th"
VIGIL = "rise-of-vigil"
COMBINED = "ascension-combined"

# Plain cards that ask nothing and set nothing off; the row and the Center Deck are filled with them.
QUIET = (
    "landtalker", "emri-one-with-the-void", "master-dhartha", "demon-slayer", "flytrap-witch", "wolf-shaman",
    "lifebound-initiate", "spike-vixen", "arha-initiate", "ascetic-of-the-lidless-eye", "mechana-initiate",
    "demon-slayer", "flytrap-witch", "wolf-shaman", "lifebound-initiate", "spike-vixen", "arha-initiate",
    "ascetic-of-the-lidless-eye", "mechana-initiate", "wolf-shaman", "lifebound-initiate", "arha-initiate",
    "mechana-initiate",
)  # fmt: skip
QUIET_VIGIL = (
    "runic-honiskrot", "blackwatch-vanquisher", "magnet-monk", "skyrocket-drone", "leotans-familiar",
    "nyxian-spiritcaster", "cognition-courier", "illiya-the-demonborn", "starcaller-leotan", "runic-honiskrot",
    "blackwatch-vanquisher", "magnet-monk", "skyrocket-drone", "leotans-familiar", "nyxian-spiritcaster",
    "cognition-courier", "magnet-monk", "skyrocket-drone", "leotans-familiar",
)  # fmt: skip
SEAT_ZONES = ("hand", "deck", "discard", "constructs", "used", "trophies", "played")
ROW_LENGTH = 6


def key_in(state: np.ndarray) -> bytes:
    """The 256-bit key of all randomness that a state holds."""
    return state[KEY : KEY + KEY_CELLS].astype("<i2").tobytes()


def given(ruleset: str = RULESET, players: int = 2, **position: Any) -> dw.Game:
    """A position by hand. A flat list for a zone means the zone of seat 0; all other seats have it empty."""
    for zone in SEAT_ZONES:
        asked = position.get(zone, [])
        if not asked or isinstance(asked[0], str):
            asked = [list(asked)]
        position[zone] = [list(cards) for cards in asked] + [[] for _ in range(players - len(asked))]
    quiet = quiet_cards(position, QUIET_VIGIL if ruleset == VIGIL else QUIET)
    if "row" not in position:
        position["row"] = quiet[:ROW_LENGTH]
        quiet = quiet[ROW_LENGTH:]
    elif len(position["row"]) < ROW_LENGTH and None not in position["row"]:
        missing = ROW_LENGTH - len(position["row"])
        position["row"] = [*position["row"], *quiet[:missing]]
        quiet = quiet[missing:]
    position.setdefault("center", quiet)
    position.setdefault("turn_player", 0)
    position.setdefault("first", 0)
    position.setdefault("seed", 1)
    return dw.scenario(ruleset, players=players, **position)


def vigil(**position: Any) -> dw.Game:
    """A position of Rise of Vigil by hand."""
    return given(VIGIL, **position)


def combined(**position: Any) -> dw.Game:
    """A position of both sets together by hand."""
    return given(COMBINED, **position)


def quiet_cards(position: dict[str, Any], quiet: Sequence[str]) -> list[str]:
    """The quiet cards that the position does not need elsewhere."""
    named: Counter[str] = Counter()
    for zone in SEAT_ZONES:
        if zone != "used":
            for cards in position[zone]:
                named.update(cards)
    for zone in ("row", "center", "void", "set_aside"):
        named.update(card for card in position.get(zone, []) if card is not None)
    free = []
    for card in quiet:
        if named[card] > 0:
            named[card] -= 1
        else:
            free.append(card)
    return free


def when(game: dw.Game, *texts: str) -> dw.Game:
    """Play these actions, one after the other."""
    for text in texts:
        game.play(text)
    return game


def then(game: dw.Game, **expected: Any) -> None:
    """Check counters and zones; zones without order are compared as multisets, `deck` and `row` in order.

    A flat list for a zone with seats means seat 0; `honor=5` means seat 0, `honor=[5, 0]` every seat.
    """
    for name, value in expected.items():
        assert read(game, name, value) == tidy(name, value), f"{name}: {read(game, name, value)} instead of {value}"


def read(game: dw.Game, name: str, value: Any) -> Any:
    if name in ("row",):
        return list(game.row)
    if name == "honor":
        return game.honor(0) if isinstance(value, int) else [game.honor(seat) for seat in range(len(value))]
    if name in ("void", "box", "set_aside", "center"):
        cards = game.zone(name)
        return list(cards) if name == "center" else sorted(cards)
    if name in SEAT_ZONES and name != "used":
        if value and not isinstance(value[0], str):
            return [tidy(name, list(game.zone(name, seat))) for seat in range(len(value))]
        return tidy(name, list(game.zone(name, 0)))
    if name in ("mystic", "heavy_infantry"):
        return game.pile(name.replace("_", "-"))
    if name == "player":
        return game.player
    return getattr(game, name)


def tidy(name: str, value: Any) -> Any:
    if name in ("row", "center", "honor") or not isinstance(value, list | tuple):
        return value
    if value and not isinstance(value[0], str):
        return [tidy(name, list(cards)) for cards in value]
    return list(value) if name == "deck" else sorted(value)


def texts(game: dw.Game) -> list[str]:
    """Every legal action as text."""
    return [str(action) for action in game.actions()]


def offered(game: dw.Game, *wanted: str) -> None:
    """Each of these actions is legal now."""
    for text in wanted:
        assert text in texts(game), f"{text!r} is not offered: {texts(game)}"


def not_offered(game: dw.Game, *unwanted: str) -> None:
    """None of these actions is legal now."""
    for text in unwanted:
        assert text not in texts(game), f"{text!r} is offered"


def exactly(game: dw.Game, *wanted: str) -> None:
    """These actions are legal and no others."""
    assert sorted(texts(game)) == sorted(wanted)


def refused(game: dw.Game, *unwanted: str) -> None:
    """Each of these actions is refused, and the game stays as it was."""
    for text in unwanted:
        before = game.save()
        with pytest.raises(dw.IllegalAction):
            game.play(text)
        assert game.save() == before, f"{text!r} was refused but changed the game"


def asked(game: dw.Game, kind: str, player: int = 0, source: str | None = None) -> None:
    """This seat is asked this kind of question by this card."""
    decision = game.decision
    assert decision is not None, "nothing is asked: the game is over"
    assert (decision.kind, game.player) == (kind, player), f"asked: {decision.kind} of seat {game.player}"
    if source is not None:
        assert decision.source == source


def kinds(events: Iterable[dw.Event]) -> list[str]:
    """The kinds of these events in order."""
    return [event.kind for event in events]


def since(game: dw.Game, mark: int) -> Sequence[dw.Event]:
    """The events after number `mark` (taken from `len(game.log)` before)."""
    return game.log[mark:]


def row_answers(game: dw.Game, *without: str) -> list[str]:
    """An answer for each card of the row, except for the cards named."""
    return [f"choose row:{card}@{slot}" for slot, card in enumerate(game.row, 1) if card and card not in without]


def to_the_end(game: dw.Game) -> dw.Game:
    """Every seat ends its turn until the game is over."""
    while not game.over:
        game.play("end turn")
    return game


def effects_by(events: Iterable[dw.Event]) -> list[str]:
    """The cards whose gains, draws and rewards these events tell of; several in a row by one card name it once."""
    cards: list[str] = []
    for event in events:
        if event.kind in ("gain", "draw", "reward") and event.source is not None and cards[-1:] != [event.source]:
            cards.append(event.source)
    return cards
