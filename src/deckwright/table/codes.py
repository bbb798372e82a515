"""Codes: twelve letters and digits in groups of four, the last one a check, for reading out and typing in.

No letter looks like a digit. A wrong letter, or two that changed places, are noticed.
"""

import hashlib

LETTERS = "23456789ABCDEFGHJKLMNPQRSTVWXYZ"
LENGTH, GROUP = 12, 4


def code_of(*parts: bytes) -> str:
    """The code of these bytes; it does not tell them."""
    digest = hashlib.sha256(b"deckwright code " + b"".join(len(part).to_bytes(4) + part for part in parts)).digest()
    number, letters = int.from_bytes(digest), ""
    for _ in range(LENGTH - 1):
        number, place = divmod(number, len(LETTERS))
        letters += LETTERS[place]
    return grouped(letters + check_letter(letters))


def check_letter(letters: str) -> str:
    """The letter that ends a code."""
    return LETTERS[sum(weight * LETTERS.index(letter) for weight, letter in enumerate(letters, 1)) % len(LETTERS)]


def grouped(letters: str) -> str:
    return "-".join(letters[at : at + GROUP] for at in range(0, LENGTH, GROUP))


def code_in(text: str) -> str | None:
    """The code that somebody has typed, with or without dashes, in small letters or capitals; none if it is none."""
    code = grouped("".join(letter for letter in text.upper() if letter != "-" and not letter.isspace()))
    return code if is_code(code) else None


def is_code(text: object) -> bool:
    """Whether this is a code, as it is written."""
    if not isinstance(text, str):
        return False
    letters = text.replace("-", "")
    return (
        len(letters) == LENGTH
        and {*letters} <= {*LETTERS}
        and text == grouped(letters)
        and letters[-1] == check_letter(letters[:-1])
    )
