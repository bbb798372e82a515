"""What callers hand in: whole numbers, seats, slots, words and languages, each looked at in one place.

A seat or a slot is a whole number: Python's or NumPy's, never a truth value or a number with a point. Whatever else comes
is refused with an error of Deckwright's own, and shown in it so that one line of it can be read.
"""

import difflib
import operator
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, TypeGuard

import numpy as np

from deckwright.cards.errors import BadOption, NotFound
from deckwright.cards.model import LANGUAGES

SHOWN = 80  # so many characters of a wrong value are shown
LONGEST_NAME = 200  # of a seat
LONG_RUN = 5  # numbers in a row are listed one by one up to so many


def shown(value: object) -> str:
    """A value as an error shows it: its beginning, on one line, in characters that can be printed."""
    try:
        text = hex(value) if isinstance(value, int) and abs(value) > 10**SHOWN else repr(value)
    except Exception:  # whoever wrote the class of this value: the error is about the value, not about its name
        text = f"<{type(value).__name__}>"
    return excerpt(text)


def excerpt(text: str, most: int = SHOWN) -> str:
    """The beginning of a text, on one line, in characters that can be printed."""
    line = " ".join(text[: 4 * most].split())
    line = "".join(letter if letter.isprintable() else letter.encode("unicode_escape").decode() for letter in line)
    return line if len(line) <= most and len(text) <= 4 * most else line[:most] + "…"


def similar(wrong: object, known: Iterable[str]) -> list[str]:
    """The known names nearest to a wrong one."""
    if not isinstance(wrong, str) or len(wrong) > SHOWN:
        return []
    return difflib.get_close_matches(wrong, list(known), n=3, cutoff=0.5)


def suggestion(wrong: object, known: Iterable[str]) -> str:
    """A hint at the nearest known name."""
    near = similar(wrong, known)
    return f" Did you mean {' or '.join(near)}?" if near else ""


def in_runs(values: Sequence[str]) -> str:
    """Values as a list for people: of many numbers in a row the first and the last."""
    parts: list[list[str]] = []
    for value in values:
        last = parts[-1][-1] if parts else ""
        follows = value.isdecimal() and last.isdecimal() and int(value) == int(last) + 1
        if follows:
            parts[-1].append(value)
        else:
            parts.append([value])
    return ", ".join(f"{run[0]} to {run[-1]}" if len(run) > LONG_RUN else ", ".join(run) for run in parts)


def is_whole(value: object) -> TypeGuard[int]:
    """Whether this is a whole number."""
    return isinstance(value, int | np.integer) and not isinstance(value, bool)


def whole(what: str, value: object, least: int, most: int | None = None) -> int:
    """A whole number within bounds; `what` it is begins the sentence that refuses it."""
    if is_whole(value):
        number = operator.index(value)
        if least <= number and (most is None or number <= most):
            return number
    bounds = f"from {least} on" if most is None else f"from {least} to {most}"
    raise BadOption(f"{what[0].upper()}{what[1:]} is a whole number {bounds}, not {shown(value)}.")


def seat_number(value: object, players: int) -> int:
    """A seat by its number, counted from 0."""
    if not is_whole(value) or not 0 <= value < players:
        raise NotFound(f"There is no seat {shown(value)}: seats are 0 to {players - 1}.")
    return operator.index(value)


def viewer_number(value: object, players: int) -> int | None:
    """A seat that looks on, or `None` for a spectator."""
    return None if value is None else seat_number(value, players)


def slot_number(value: object, slots: int) -> int:
    """A slot of the row by its number, counted from 1."""
    if not is_whole(value) or not 1 <= value <= slots:
        raise NotFound(f"The row has slots 1 to {slots}, not {shown(value)}.")
    return operator.index(value)


def flag(what: str, value: object) -> bool:
    """Yes or no."""
    if not isinstance(value, bool | np.bool_):
        raise BadOption(f"{what} is True or False, not {shown(value)}.")
    return bool(value)


def check_language(lang: object) -> str:
    """One of the four languages."""
    if not isinstance(lang, str) or lang not in LANGUAGES:
        raise NotFound(f"There is no language {shown(lang)}. Languages: {', '.join(LANGUAGES)}.")
    return lang


def seat_names(names: object) -> Sequence[str]:
    """The names of the seats in a text, of as many as have one."""
    if isinstance(names, list | tuple) and all(isinstance(name, str) and len(name) <= LONGEST_NAME for name in names):
        return names
    raise BadOption(
        f"Names of seats are a list of texts of at most {LONGEST_NAME} characters, in order, not {shown(names)}."
    )


def listed(what: str, values: object) -> list[Any]:
    """A list or a tuple, and no text or mapping: each of these could be gone through, and would be something else."""
    if not isinstance(values, list | tuple):
        raise BadOption(f"{what[0].upper()}{what[1:]} are a list, not {shown(values)}.")
    return list(values)


def mapping(what: str, values: object) -> Mapping[Any, Any]:
    """Values by name, copied; nothing is an empty one."""
    if values is None:
        return {}
    if not isinstance(values, Mapping):
        raise BadOption(f"{what[0].upper()}{what[1:]} are a mapping of names to values, not {shown(values)}.")
    return dict(values)
