"""Saved games: origin, options, action texts, versions and hashes, and a checkpoint."""

from collections.abc import Sequence
from typing import Any, NoReturn

import msgspec
import numpy as np

from deckwright.cards.errors import BadSave, DeckwrightError, NotFound
from deckwright.cards.sheet import shortened
from deckwright.kernel import events as ev
from deckwright.table.arguments import is_whole, shown, whole
from deckwright.table.carrying import Kept, carry_on
from deckwright.table.events import EventRecord
from deckwright.table.game import Game
from deckwright.table.kinds import GameKind, Ruleset, kind_named
from deckwright.table.log import Log
from deckwright.table.origins import ANY_ORIGIN, Dealt, Forked, Placed
from deckwright.table.recorded import read_log
from deckwright.table.rulesets import Pack, PackText, known_sets, load_pack, of_game, read_packs, resolve, set_names
from deckwright.table.saved import (
    FORMAT,
    MOST_ACTIONS,
    MOST_EVENTS,
    UNREADABLE,
    Checkpoint,
    Quiet,
    Saved,
    pack_state,
    read_parents,
    read_saved,
    unpack_state,
)
from deckwright.table.saves import Saves, SetUsed
from deckwright.table.setup import Setup, check_options, check_setup
from deckwright.table.snapshots import Snapshot, Snapshots, is_quiet
from deckwright.table.starting import deal

MOST_CARD_TEXT = 100_000  # letters of all packs together; a set of fifty cards has twenty thousand
MOST_CARD_PARTS = 12_000  # lines, items and the like: what reading them costs
PARTS = "\n,:-[{?"
ORIGINS = tuple(str(one.__struct_config__.tag) for one in (Dealt, Placed, Forked))
SHOWN = 300  # letters of what went wrong

# Whatever a damaged origin may lead to.
DAMAGE = (ArithmeticError, AttributeError, LookupError, TypeError, ValueError, RecursionError, DeckwrightError)


def save_game(game: Game) -> dict[str, Any]:
    """A game as plain data."""
    origin, actions, log = game.origin, list(game.history), game.log.saved()
    if len(actions) > MOST_ACTIONS or len(log) > MOST_EVENTS:  # it is kept from here on, and its log begins anew
        entire, game = game, game.copy()
        game.log, game.history, game._snapshots = Log(game.ruleset), [], Snapshots(game._snapshots.earlier)
        game._parents = read_parents([-1] * len(game._parents), 0)
        game.begin_fork(len(entire.history))
        origin, actions, log = game.origin, [], []
    if isinstance(origin, Forked) and game.fork is not None:
        origin = msgspec.structs.replace(origin, state=pack_state(game.fork.state), parents=game.fork.parents.tolist())
    saves = game.ruleset.kind.table.saves
    saved = {
        "format": FORMAT,
        "ruleset": game.ruleset_id,
        "sets": msgspec.to_builtins(sets_of(game.ruleset)),
        "packs": msgspec.to_builtins(packs_to_keep(game.packs)),
        "mode": game.mode,
        "options": dict(game.options),
        "rules_version": saves.version,
        "origin": msgspec.to_builtins(origin),
        "actions": actions,
        "checkpoint": checkpoint_of(game, log),
        "game": game.ruleset.kind.name,
        "layout": saves.layout,
    }
    return saved | {"take_backs": game.take_backs} if game.take_backs else saved  # the others can be read as before


def checkpoint_of(game: Game, log: list[dict[str, object]]) -> dict[str, Any]:
    """The position, and what it takes to go on from it when the cards have changed."""
    before = None if is_quiet(game.state) else game._last_quiet
    return {
        "cards": list(game.ruleset.ids),
        "state": pack_state(game.state),
        "parents": game._parents.tolist(),
        "events": log,
        "effects": msgspec.to_builtins(game.ruleset.kind.table.saves.effects(game.state, game.ruleset)),
        "before": None if before is None else msgspec.to_builtins(quiet_of(before)),
    }


def quiet_of(before: Snapshot) -> Quiet:
    return Quiet(pack_state(before.state), before.parents.tolist(), before.events, before.actions)


def packs_to_keep(packs: Sequence[PackText]) -> list[PackText | str]:
    """The packs as they travel with a game; of endless ones the names."""
    return list(packs) if is_bearable(packs) else [pack.file for pack in packs]


def is_bearable(packs: Sequence[PackText]) -> bool:
    """Whether these card files are read quickly."""
    letters = sum(len(pack.text) for pack in packs)
    return (
        letters <= MOST_CARD_TEXT and sum(pack.text.count(part) for pack in packs for part in PARTS) <= MOST_CARD_PARTS
    )


def sets_of(ruleset: Ruleset) -> list[SetUsed]:
    return [SetUsed(used.id, used.content_hash) for used in ruleset.sets]


def is_current(saved: Saved, ruleset: Ruleset) -> bool:
    """Whether rules and cards are those that the game was played with."""
    return saved.rules_version == saves_of(ruleset).version and saved.sets == sets_of(ruleset)


def saves_of(ruleset: Ruleset) -> Saves:
    return ruleset.kind.table.saves


def open_saved(data: Any, packs: Sequence[Pack]) -> tuple[Saved, Ruleset]:
    """A saved game and its ruleset; nothing is opened because a save names it."""
    saved = read_saved(data)
    try:
        kind = kind_named(saved.game)
    except NotFound as error:
        raise BadSave(f"This saved game cannot go on here. {error}") from None
    saves = kind.table.saves
    if saved.rules_version > saves.version or saved.layout > saves.layout:
        raise BadSave(
            f"This game was saved by a newer Deckwright (rules version {saved.rules_version}; this one has "
            f"{saves.version}). Take that one."
        )
    return saved, ruleset_of(saved, kind, packs)


def ruleset_of(saved: Saved, kind: GameKind, packs: Sequence[Pack]) -> Ruleset:
    """The sets of a saved game: built-in ones, packs that the caller names, and those inside it."""
    named = of_game(read_packs(packs), kind)
    inside = [PackText(bare(pack.file), pack.text) for pack in saved.packs if isinstance(pack, PackText)]
    if not is_bearable(inside):
        raise BadSave("This saved game is damaged: its card files are longer than any can be.")
    try:
        theirs = {load_pack(pack, kind).id for pack in named}
        sets = [*named, *(pack for pack in inside if load_pack(pack, kind).id not in theirs)]
        missing = {*set_names(saved.ruleset)} - {*known_sets(kind)} - {load_pack(pack, kind).id for pack in sets}
        if missing:
            refuse_without(saved, missing)
        found = resolve(saved.ruleset, sets)
    except BadSave:
        raise
    except DeckwrightError as error:
        told = shortened(str(error).replace("\n", " "), SHOWN)
        raise BadSave(f"The cards of this saved game cannot be used. {told}") from None
    if found.kind is not kind:
        raise BadSave(f"This saved game is damaged: {shortened(found.id)} is no ruleset of {kind.name}.")
    return found


def bare(path: str) -> str:
    """The name of a file, without the folders that it lay in."""
    return shortened(path.replace("\\", "/").rpartition("/")[2])


def refuse_without(saved: Saved, missing: set[str]) -> NoReturn:
    """Say which cards are not here, and what to do about it."""
    files = [bare(pack) for pack in saved.packs if isinstance(pack, str)]
    sets = ", ".join(sorted(missing))
    if not files:
        raise BadSave(f"This game was played with sets that are not here: {shortened(sets)}.")
    raise BadSave(
        f"This game was played with own cards ({shortened(sets)}), and its file does not hold them. Name "
        f"{shortened(', '.join(files))} or its folder: dw.load(saved, packs=[…]), or --packs."
    )


def begin(saved: Saved, ruleset: Ruleset) -> Game:
    """The game as it was before its first action."""
    check_origin(saved)
    try:
        origin = msgspec.json.decode(saved.origin, type=ANY_ORIGIN)
        options = check_options(ruleset.kind, saved.options)
        if isinstance(origin, Dealt):
            if origin.mode != saved.mode:
                raise BadSave(f"The origin of this saved game is damaged: it was dealt for {shown(origin.mode)}.")
            return deal(
                check_setup(ruleset, origin.players, saved.mode, options, origin.first), bytes.fromhex(origin.seed)
            )
        if isinstance(origin, Placed):
            position = origin.position
            setup = check_setup(ruleset, position["players"], saved.mode, options)
            return ruleset.kind.table.place(setup, position)
        return go_on_from_fork(origin, saved, ruleset, options)
    except BadSave:
        raise
    except (*DAMAGE, *UNREADABLE) as error:
        raise BadSave(f"The origin of this saved game is damaged: {shortened(repr(error), SHOWN)}.") from None


def check_origin(saved: Saved) -> None:
    """Refuse a game that comes from nowhere."""
    try:
        kind = msgspec.json.decode(saved.origin)["kind"]
    except (*DAMAGE, *UNREADABLE) as error:
        raise BadSave(f"The origin of this saved game is damaged: {shortened(repr(error), SHOWN)}.") from None
    if kind not in ORIGINS:
        raise BadSave(f"A saved game cannot come from {shown(kind)}. Origins: {', '.join(ORIGINS)}.")


def go_on_from_fork(origin: Forked, saved: Saved, ruleset: Ruleset, options: dict[str, str]) -> Game:
    """The game as it was when it left another one's course."""
    if origin.state is None or origin.parents is None:
        raise BadSave("The origin of this saved game is damaged: it holds no position.")
    saves = saves_of(ruleset)
    state = unpack_state(origin.state, saves)
    saves.check_layout(state)
    saves.check_state(state, ruleset, saved.mode, options)
    setup = Setup(ruleset, ruleset.kind.seats(state), saved.mode, options)
    game = ruleset.kind.table.game(setup, state, origin)
    restore(game, saved.checkpoint.events, origin.events, origin.parents)
    game.begin_fork(whole("the beginning of a copy", origin.action, 0))
    return game


def restore(game: Game, events: Sequence[EventRecord], count: int, parents: list[int]) -> None:
    """The first `count` events, and what the next ones follow from."""
    if not 0 <= count <= len(events):
        raise BadSave(f"This saved game is damaged: it has {len(events)} events, not {count}.")
    game.log = read_log(events[:count], game.ruleset, game.players)
    game._parents = read_parents(parents, count)


def replay(data: Any, upto: int | None = None, packs: Sequence[Pack] = ()) -> Game:
    """Play a saved game again, all of it or the first `upto` actions; the states are the same bit by bit.

    Only games of the current rules and cards can be played again; `BadSave` otherwise. `packs` are card files of your own
    that the save does not hold.
    """
    saved, ruleset = open_saved(data, packs)
    return play_again(saved, ruleset, upto)


def play_again(saved: Saved, ruleset: Ruleset, upto: int | None, passed: list[int] | None = None) -> Game:
    """The game after so many of its actions; `passed` gets how many events there were before each, and at the end."""
    if not is_current(saved, ruleset):
        raise BadSave(
            f"This game was played with other rules or cards (version {saved.rules_version}, now {saves_of(ruleset).version}); "
            "it can be loaded and goes on from its checkpoint, but not be replayed."
        )
    count = len(saved.actions) if upto is None else upto
    if not is_whole(count) or not 0 <= count <= len(saved.actions):
        raise BadSave(f"This game has {len(saved.actions)} actions; it cannot be replayed up to action {shown(upto)}.")
    game = begin(saved, ruleset)
    game.take_backs = saved.take_backs
    passed = [] if passed is None else passed
    for number, text in enumerate(saved.actions[:count]):
        passed.append(len(game.log))
        try:
            game.play(text)
        except DeckwrightError as error:
            told = shortened(str(error), SHOWN)
            raise BadSave(f"Action {number + 1} of this saved game cannot be played: {told}") from None
    passed.append(len(game.log))
    return game


def load(data: Any, packs: Sequence[Pack] = ()) -> Game:
    """A saved game, ready to go on: what `Game.save` gave, or the JSON text of it.

    A game of older rules or changed cards goes on from its checkpoint, and an event of its log says so. `BadSave` for
    whatever cannot be read. Card files of your own are inside the save; `packs` stand in for those inside, and older saves
    need them: no file is opened because a save names it.
    """
    return loaded(*open_saved(data, packs))


def loaded(saved: Saved, ruleset: Ruleset, passed: list[int] | None = None) -> Game:
    """The game that goes on from a save; `passed` as in `play_again`."""
    if not is_current(saved, ruleset):
        return go_on_from_checkpoint(saved, ruleset)
    game = play_again(saved, ruleset, None, passed)
    if not leads_to(game, saved.checkpoint):
        raise BadSave("The actions of this saved game do not lead to its checkpoint: the file was changed.")
    return game


def leads_to(game: Game, checkpoint: Checkpoint) -> bool:
    """Whether a game that was played again stands where its save says, as far as either knows what was before."""
    saves = saves_of(game.ruleset)
    before = None if is_quiet(game.state) else game._last_quiet
    return (
        np.array_equal(game.state, unpack_state(checkpoint.state, saves))
        and checkpoint.cards == list(game.ruleset.ids)
        and followed(checkpoint.parents) == followed(game._parents.tolist())
        and (checkpoint.effects is None or checkpoint.effects == saves.effects(game.state, game.ruleset))
        and (checkpoint.before is None or before is None or is_moment(before, checkpoint.before, saves))
    )


def is_moment(before: Snapshot, quiet: Quiet, saves: Saves) -> bool:
    """Whether a save tells of this moment."""
    return (followed(quiet.parents), quiet.events, quiet.actions) == (
        followed(before.parents.tolist()), before.events, before.actions,
    ) and np.array_equal(before.state, unpack_state(quiet.state, saves))  # fmt: skip


def followed(parents: list[int]) -> list[int]:
    """What the next events follow from; how full the buffer was that it comes from says nothing."""
    return [*parents[ev.PARENT_NOW : ev.PARENT_NOW + 1], *parents[ev.PARENTS :]]


def go_on_from_checkpoint(saved: Saved, ruleset: Ruleset) -> Game:
    """Rules or cards have changed since: the position and the recorded events are taken as they are."""
    checkpoint, saves = saved.checkpoint, saves_of(ruleset)
    if sorted(checkpoint.cards) != sorted(ruleset.ids):
        raise BadSave("This game was played with other cards than the ruleset now has; it cannot go on.")
    try:
        options = check_options(ruleset.kind, saved.options)
    except DeckwrightError as error:
        raise BadSave(f"The options of this saved game are damaged: {shortened(str(error), SHOWN)}") from None
    kept = Kept(unpack_state(checkpoint.state, saves), len(checkpoint.events), checkpoint.parents, len(saved.actions))
    before = None
    if checkpoint.before is not None:
        quiet = checkpoint.before
        before = Kept(unpack_state(quiet.state, saves), quiet.events, quiet.parents, quiet.actions)
    known = checkpoint.effects is None and saves.knows_programs(saved.rules_version, saved.sets, ruleset)
    carried = carry_on(kept, before, ruleset, saved.mode, options, checkpoint.effects, known)
    setup = Setup(ruleset, ruleset.kind.seats(carried.kept.state), saved.mode, options)
    game = ruleset.kind.table.game(setup, carried.kept.state, Forked(carried.kept.actions, carried.kept.events))
    game.take_backs = saved.take_backs
    restore(game, checkpoint.events, carried.kept.events, carried.kept.parents)
    carried.begin(game)
    game.begin_fork(carried.kept.actions)
    if carried.before is not None:
        earlier = carried.before
        parents = read_parents(earlier.parents, earlier.events)
        game._snapshots = Snapshots(Snapshot(earlier.state, parents, earlier.events, earlier.actions))
    return game
