"""How a phrase is put together: fixed words, and slots such as `{n}` or `{zones}` between them."""

import re
from collections.abc import Mapping
from functools import cache

from deckwright.cards.verbs import SLOTS

SLOT = re.compile(r"\{(\w+)\}")

# Slots whose word follows the number before it: one form for 1, one for more.
COUNTED = {
    "rune": ("rune", "runes"),
    "card": ("card", "cards"),
    "slot": ("slot", "slots"),
    "resource": ("rune", "runes"),
}


@cache
def slot_names(template: str) -> tuple[str, ...]:
    return tuple(SLOT.findall(template))


def template_pattern(template: str, slots: Mapping[str, str]) -> str:
    """A regular expression for the template, with one named group for each slot."""
    pieces = SLOT.split(template)
    return "".join(
        re.escape(piece) if index % 2 == 0 else f"(?P<{piece}>{slots[piece]})" for index, piece in enumerate(pieces)
    )


def fill(template: str, values: Mapping[str, str]) -> str:
    """The phrase with these words in its slots."""
    return SLOT.sub(lambda match: values[match[1]], template)


def agreed(template: str, values: Mapping[str, str]) -> str:
    """The phrase with these words in its slots, singular or plural as the number before them asks."""
    right = dict(values)
    previous = ""
    for slot in slot_names(template):
        forms = COUNTED.get(slot)
        if forms is not None and values[slot] in forms and is_number(previous):
            right[slot] = forms[0] if values[previous] == "1" else forms[1]
        previous = slot
    return fill(template, right)


def is_number(slot: str) -> bool:
    return slot in SLOTS and SLOTS[slot].read is int


def choices(slot: str) -> list[str]:
    """Every word that the slot takes; none for a number."""
    if is_number(slot):
        return []
    words = []
    for word in SLOTS[slot].pattern.split("|"):
        words += [word[:-2], word[:-1]] if word.endswith("?") else [word]
    return words
