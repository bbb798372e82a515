"""Marks in a text that is being put together: where a part of it begins and ends, whatever is said around it later."""

from collections.abc import Iterator

OPEN, CLOSE = "\ue000", "\ue001"  # no language has these letters
Span = tuple[int, int]  # from this letter up to that one


def mark(text: str) -> str:
    """The text between marks."""
    return f"{OPEN}{text}{CLOSE}"


def without_marks(text: str) -> str:
    return text.replace(OPEN, "").replace(CLOSE, "")


def spans(text: str) -> Iterator[Span]:
    """Where the marked parts stand in the text without its marks; one within another is part of that."""
    letters = depth = start = 0
    for letter in text:
        if letter == OPEN:
            start = letters if depth == 0 else start
            depth += 1
        elif letter == CLOSE:
            depth -= 1
            if depth == 0:
                yield start, letters
        else:
            letters += 1
