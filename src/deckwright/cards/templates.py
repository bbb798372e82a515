"""How a phrase is put together: fixed words, and slots such as `{n}` or `{zones}` between them."""

import re
from collections.abc import Mapping
from functools import cache

from deckwright.cards.vocabulary import Slot

SLOT = re.compile(r"\{(\w+)\}")


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


def agreed(template: str, values: Mapping[str, str], slots: Mapping[str, Slot]) -> str:
    """The phrase with these words in its slots, singular or plural as the number before them asks."""
    right = dict(values)
    previous = ""
    for name in slot_names(template):
        forms = slots[name].forms
        if forms is not None and values[name] in forms and previous and slots[previous].is_number:
            right[name] = forms[0] if values[previous] == "1" else forms[1]
        previous = name
    return fill(template, right)
