"""Names at a table: short, nothing invisible in them, and no two that look alike."""

import unicodedata
from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from deckwright.server.looks import Look
from deckwright.server.records import SeatRecord

LONGEST_NAME = 24
MOST_MARKS = 2  # above or below one letter

# Letters of other alphabets, in capitals or not, that look like these of ours.
ALIKE = {
    "a": "аα", "b": "вβ", "c": "сϲ", "d": "ԁ", "e": "еёεє", "h": "нһη", "i": "іїι", "j": "ј", "k": "кκ", "l": "ӏ", "m": "мμ",
    "n": "пν", "o": "оοσө", "p": "рρ", "q": "ԛ", "s": "ѕ", "t": "тτ", "u": "υ", "w": "ԝω", "x": "хχ", "y": "уүγ", "z": "ζ",
}  # fmt: skip
FOLDED = str.maketrans({other: letter for letter, others in ALIKE.items() for other in others})
DRAWN = str.maketrans({"I": "l", "1": "l", "|": "l", "0": "o", "O": "o"})  # alike only as they are written


def clean_name(name: str) -> str:
    """A name without anything invisible, without heaps of marks, and not too long."""
    plain = unicodedata.normalize("NFKC", name)
    shown = "".join(c if unicodedata.category(c)[0] not in "CZ" else " " for c in without_heaps(plain))
    return " ".join(shown.split())[:LONGEST_NAME].strip()


def without_heaps(name: str) -> Iterator[str]:
    """The letters with at most a few marks on each; a mark needs a letter."""
    marks = MOST_MARKS
    for letter in name:
        kind = unicodedata.category(letter)[0]
        marks = marks + 1 if kind == "M" else MOST_MARKS if kind in "CZ" else 0
        if marks <= MOST_MARKS:
            yield letter


def looks(name: str) -> set[str]:
    """What a name looks like at a glance; names that share one of these could be taken for each other."""
    return {one.casefold().translate(FOLDED) for one in (name, name.translate(DRAWN))}


def seated(seats: Sequence[SeatRecord], place: int, name: str, look: Look | None) -> list[SeatRecord]:
    """The seats with somebody who sits down at one of them; the names of the others stay as they are."""
    taken = {alike for number, one in enumerate(seats) if number != place for alike in looks(one.name)}
    free = next(one for one in numbered(name or seats[place].name) if not one or not looks(one) & taken)
    return [replace(one, name=free, look=look) if number == place else one for number, one in enumerate(seats)]


def distinct(seats: Sequence[SeatRecord]) -> list[SeatRecord]:
    """Names that look alike are told apart by a number."""
    taken: set[str] = set()
    found = []
    for seat in seats:
        name = next(one for one in numbered(seat.name) if not looks(one) & taken)
        taken |= looks(name) if name else set()
        found.append(replace(seat, name=name))
    return found


def numbered(name: str) -> Iterator[str]:
    """A name, and then with 2, 3 … after it; nobody's name stays empty."""
    yield name
    number = 1
    while name:
        number += 1
        yield f"{name[: LONGEST_NAME - len(str(number)) - 1].strip()} {number}"
