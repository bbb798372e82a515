"""What the values of a scenario must look like, before anything is placed: lists, numbers, seats."""

from collections.abc import Mapping, Sequence
from typing import Any

SEAT_LISTS = ("hand", "deck", "discard", "constructs", "used", "trophies", "played")
TABLE_LISTS = ("center", "void", "box", "set_aside")


def wrong_shape(given: Mapping[str, Any], players: int) -> str | None:
    """What is wrong with the shape of a value, or `None`."""
    for name in ("turn_player", "first"):
        if not is_seat(given[name], players):
            return f"{name} is a seat from 0 to {players - 1}, not {given[name]!r}"
    for name in SEAT_LISTS:
        problem = wrong_seat_lists(name, given.get(name), players)
        if problem:
            return problem
    for name in (*TABLE_LISTS, "row"):
        cards = given.get(name)
        if cards is not None and not is_list_of_ids(cards, none_too=name == "row"):
            return f"{name} must be a list of ids, not {cards!r}"
    for name in ("piles", "under"):
        if not isinstance(given.get(name) or {}, Mapping):
            return f"{name} must be a mapping, such as {EXAMPLES[name]}, not {given[name]!r}"
    if given.get("end_triggered") not in (None, True, False):
        return f"end_triggered is True or False, not {given['end_triggered']!r}"
    return wrong_treasure(given.get("under") or {})


EXAMPLES = {"piles": '{"mystic": 3}', "under": "{3: 2}"}


def is_seat(value: object, players: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value < players


def is_list_of_ids(value: object, none_too: bool = False) -> bool:
    return is_list(value) and all(isinstance(card, str) or (none_too and card is None) for card in value)  # type: ignore[attr-defined]


def is_list(value: object) -> bool:
    return isinstance(value, Sequence) and not isinstance(value, str | bytes)


def wrong_seat_lists(name: str, lists: Any, players: int) -> str | None:
    if lists is None:
        return None
    if not is_list(lists) or len(lists) != players:
        return f"{name} needs one list for each of the {players} seats"
    for seat, cards in enumerate(lists):
        if cards is not None and not is_list_of_ids(cards):
            return f"{name} of seat {seat} must be a list of ids, not {cards!r}"
    return None


def wrong_treasure(under: Mapping[Any, Any]) -> str | None:
    """Slots by number, each once; under each a number of Treasures or a list of ids."""
    slots = []
    for slot, what in under.items():
        if isinstance(slot, bool) or not str(slot).isdecimal():
            return f"treasure lies under a slot by its number, not under {slot!r}"
        if not is_list_of_ids(what) and (isinstance(what, bool) or not isinstance(what, int)):
            return f"treasure under slot {slot} is a number or a list of ids, not {what!r}"
        slots.append(int(slot))
    return "treasure is given twice for one slot" if len(slots) != len(set(slots)) else None
