"""What each of several actions has changed in a view, so that a page can show them one after another.

A page never works out from events how a table stood: that would be rules. It is told the views, each as what differs from
the one before. They are views of moments that are over, made by the very rule that shows a seat what it may see.
"""

from typing import Any

from deckwright.kernel.playing import SPECTATOR
from deckwright.server.moments import Passed
from deckwright.server.wire import Change, Step
from deckwright.table.game import Game
from deckwright.table.view_changes import Difference, Path, comparer_of


def is_followed(passed: Passed, seat: int | None, told_from: int) -> bool:
    """Whether there is something to follow: several actions, not only a seat's own, with all their events among those told."""
    others = seat is None or any(moment.seat != seat for moment in passed.later)
    return len(passed.later) > 1 and others and told_from <= passed.end


def steps_of(game: Game, passed: Passed, seat: int | None, memory_aids: bool) -> list[Step]:
    """Each action with what it changed; of the last one nothing, as the view after it is told as a whole."""
    *between, last = passed.later
    ends = [passed.end, *(one.end for one in between)]
    moments = [game.moment(state, end) for state, end in zip(passed.states, ends, strict=True)]
    moments[0] = game.moment(passed.states[0], passed.end, with_actions=True)
    followed = comparer_of(game.ruleset).follow(moments, SPECTATOR if seat is None else seat, memory_aids)
    steps = [Step(one.seat, one.end, changes_of(found)) for one, found in zip(between, followed, strict=True)]
    return [*steps, Step(last.seat, last.end, [])]


def changes_of(found: list[Difference]) -> list[Change]:
    """The same as a page is told it."""
    changes: list[Change] = []
    for path, before, after, at, gone in found:
        if at >= 0:
            changes.append(Change(path, after, at, gone))
        elif before != after:
            compare(before, after, path, changes)
    return changes


def differences(before: Any, after: Any) -> list[Change]:
    """What makes one value of the other; both are data ready for JSON, and what stands at a place keeps its kind."""
    changes: list[Change] = []
    if before != after:
        compare(before, after, [], changes)
    return changes


def compare(before: Any, after: Any, path: Path, changes: list[Change]) -> None:
    """Note what differs below a place where something does."""
    if isinstance(before, dict) and isinstance(after, dict) and before.keys() == after.keys():
        for key, value in after.items():
            if before[key] != value:
                compare(before[key], value, [*path, key], changes)
    elif not isinstance(before, list) or not isinstance(after, list):
        changes.append(Change(path, after))
    elif len(before) == len(after) and are_parts(before) and are_parts(after):
        for place, value in enumerate(after):
            if before[place] != value:
                compare(before[place], value, [*path, place], changes)
    else:
        changes.append(replaced(before, after, path))


def are_parts(items: list[Any]) -> bool:
    """Whether a list consists of groups of fields."""
    return all(isinstance(item, dict) for item in items)


def replaced(before: list[Any], after: list[Any], path: Path) -> Change:
    """Of a list, what lies between the common beginning and the common end; all of it where nothing is common."""
    most = min(len(before), len(after))
    begin = next((place for place in range(most) if before[place] != after[place]), most)
    end = next((place for place in range(most - begin) if before[-1 - place] != after[-1 - place]), most - begin)
    if begin + end == 0:
        return Change(path, after)
    return Change(path, after[begin : len(after) - end], begin, len(before) - begin - end)
