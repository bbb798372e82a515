"""Saved games: origin, options, action texts, versions and hashes, and a checkpoint."""

import base64
import zlib
from typing import Any

import msgspec
import numpy as np

from deckwright.cards.errors import BadSave, DeckwrightError
from deckwright.games.ascension.ruleset import Ruleset
from deckwright.kernel import events as ev
from deckwright.table.arguments import is_whole, shown
from deckwright.table.events import Event, from_data
from deckwright.table.game import Game
from deckwright.table.layouts import in_this_layout
from deckwright.table.rulesets import check_options, resolve
from deckwright.table.scenarios import place
from deckwright.table.soundness import check_state
from deckwright.table.starting import check_seats, deal

FORMAT = "deckwright-game-1"
RULES_VERSION = 3  # rises with every change of what an action does


class SetUsed(msgspec.Struct, frozen=True):
    """A set and the hash of its cards."""

    id: str
    hash: str


class Checkpoint(msgspec.Struct, frozen=True):
    """The position itself, and what had happened."""

    cards: list[str]
    state: str
    parents: list[int]
    events: list[dict[str, Any]]


class Saved(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A saved game."""

    format: str
    ruleset: str
    sets: list[SetUsed]
    packs: list[str]
    mode: str
    options: dict[str, str]
    rules_version: int
    origin: dict[str, Any]
    actions: list[str]
    checkpoint: Checkpoint


def pack_state(state: np.ndarray) -> str:
    return base64.b64encode(zlib.compress(state.astype("<i2").tobytes(), 6)).decode()


def unpack_state(text: str) -> np.ndarray:
    try:
        raw = zlib.decompress(base64.b64decode(text, validate=True))
    except (ValueError, zlib.error) as error:
        raise BadSave(f"The checkpoint of this saved game is damaged ({error}).") from None
    return in_this_layout(np.frombuffer(raw, dtype="<i2").astype(np.int16))


def save_game(game: Game) -> dict[str, Any]:
    """A game as plain data."""
    origin = dict(game.origin)
    if game.fork is not None:
        origin["state"] = pack_state(game.fork.state)
        origin["parents"] = game.fork.parents.tolist()
    saved = Saved(
        format=FORMAT,
        ruleset=game.ruleset_id,
        sets=sets_of(game.ruleset),
        packs=list(game.packs),
        mode=game.mode,
        options=dict(game.options),
        rules_version=RULES_VERSION,
        origin=origin,
        actions=list(game.history),
        checkpoint=Checkpoint(list(game.ruleset.ids), pack_state(game.state), game._parents.tolist(), game.told()),
    )
    plain: dict[str, Any] = msgspec.to_builtins(saved)
    return plain


def sets_of(ruleset: Ruleset) -> list[SetUsed]:
    return [SetUsed(used.id, used.content_hash) for used in ruleset.sets]


def read_saved(data: Any) -> Saved:
    """Check the shape of saved data."""
    if isinstance(data, str | bytes):
        try:
            data = msgspec.json.decode(data)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            raise BadSave(f"This is no saved game: {error}.") from None
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        found = data.get("format") if isinstance(data, dict) else type(data).__name__
        raise BadSave(f"This is no saved game of this version: its format is {found!r}, expected {FORMAT!r}.")
    try:
        return msgspec.convert(data, Saved)
    except msgspec.ValidationError as error:
        raise BadSave(f"This saved game is damaged: {error}.") from None


def is_current(saved: Saved, ruleset: Ruleset) -> bool:
    """Whether rules and cards are those that the game was played with."""
    return saved.rules_version == RULES_VERSION and saved.sets == sets_of(ruleset)


def begin(saved: Saved, ruleset: Ruleset) -> Game:
    """The game as it was before its first action."""
    options = check_options(saved.options)
    setup: dict[str, Any] = {"options": options, "mode": saved.mode, "packs": saved.packs}
    origin = saved.origin
    try:
        if origin["kind"] == "new":
            check_seats(ruleset, origin["players"], saved.mode, origin["first"])
            return deal(ruleset, origin["players"], setup, bytes.fromhex(origin["seed"]), origin["first"])
        if origin["kind"] == "scenario":
            return place(ruleset, setup, origin["position"])
        if origin["kind"] == "fork":
            state = unpack_state(origin["state"])
            check_state(state, ruleset, saved.mode, options)
            game = Game(ruleset, state, setup, origin)
            game._parents = np.array(origin["parents"], dtype=np.int32)
            game.log = [from_data(event, ruleset) for event in saved.checkpoint.events[: origin["events"]]]
            game.begin_fork(origin["action"])
            return game
    except BadSave:
        raise
    except (KeyError, TypeError, ValueError, IndexError, OverflowError, DeckwrightError) as error:
        raise BadSave(f"The origin of this saved game is damaged: {error!r}.") from None
    raise BadSave(f"A saved game cannot come from {origin['kind']!r}. Origins: new, scenario, fork.")


def replay(data: Any, upto: int | None = None) -> Game:
    """Play a saved game again, all of it or the first `upto` actions; the states are the same bit by bit.

    Only games of the current rules and cards can be played again; `BadSave` otherwise.
    """
    saved = read_saved(data)
    ruleset = resolve(saved.ruleset, saved.packs)
    if not is_current(saved, ruleset):
        raise BadSave(
            f"This game was played with other rules or cards (version {saved.rules_version}, now {RULES_VERSION}); "
            "it can be loaded and goes on from its checkpoint, but not be replayed."
        )
    count = len(saved.actions) if upto is None else upto
    if not is_whole(count) or not 0 <= count <= len(saved.actions):
        raise BadSave(f"This game has {len(saved.actions)} actions; it cannot be replayed up to action {shown(upto)}.")
    game = begin(saved, ruleset)
    for number, text in enumerate(saved.actions[:count]):
        try:
            game.play(text)
        except DeckwrightError as error:
            raise BadSave(f"Action {number + 1} of this saved game cannot be played: {error}") from None
    return game


def load(data: Any) -> Game:
    """A saved game, ready to go on: what `Game.save` gave, or the JSON text of it.

    A game of older rules or changed cards goes on from its checkpoint, and an event of its log says so. `BadSave` for
    whatever cannot be read.
    """
    saved = read_saved(data)
    ruleset = resolve(saved.ruleset, saved.packs)
    if not is_current(saved, ruleset):
        return go_on_from_checkpoint(saved, ruleset)
    game = replay(data)
    if not np.array_equal(game.state, unpack_state(saved.checkpoint.state)):
        raise BadSave("The actions of this saved game do not lead to its checkpoint: the file was changed.")
    return game


def go_on_from_checkpoint(saved: Saved, ruleset: Ruleset) -> Game:
    """Rules or cards have changed since: the position and the recorded events are taken as they are."""
    if sorted(saved.checkpoint.cards) != sorted(ruleset.ids):
        raise BadSave("This game was played with other cards than the ruleset now has; it cannot go on.")
    options = check_options(saved.options)
    setup = {"options": options, "mode": saved.mode, "packs": saved.packs}
    state = unpack_state(saved.checkpoint.state)
    check_state(state, ruleset, saved.mode, options)
    game = Game(ruleset, state, setup, {})
    game.log = [from_data(event, ruleset) for event in saved.checkpoint.events]
    game._parents = np.array(saved.checkpoint.parents, dtype=np.int32)
    game.log.append(rules_changed(len(game.log), ruleset))
    game._parents[ev.NEXT_NUMBER] = len(game.log)
    game.begin_fork(len(saved.actions))
    return game


def rules_changed(number: int, ruleset: Ruleset) -> Event:
    """The event that tells that a game goes on under newer rules."""
    return Event(number, None, "setup", None, None, None, RULES_VERSION, None, (), "A-3.11", None, None, None, ruleset)
