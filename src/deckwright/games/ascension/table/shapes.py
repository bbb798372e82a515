"""What the values of a scenario must look like, before anything is placed: lists, numbers, seats."""

from collections.abc import Mapping
from typing import Any

from deckwright.games.ascension.declared.zones import AS_DEALT, SEAT_ZONES
from deckwright.table.arguments import is_whole, shown

AFTER_CONSTRUCTS = SEAT_ZONES.index("constructs") + 1  # what of them is used, before anything else is looked at
SEAT_LISTS = (*SEAT_ZONES[:AFTER_CONSTRUCTS], "used", *SEAT_ZONES[AFTER_CONSTRUCTS:])
TABLE_LISTS = AS_DEALT
MOST_SLOTS = 1000


def wrong_shape(given: Mapping[str, Any], players: int) -> str | None:
    """What is wrong with the shape of a value, or `None`."""
    for name in ("turn_player", "first"):
        if not is_seat(given[name], players):
            return f"{name} is a seat from 0 to {players - 1}, not {shown(given[name])}"
    for name in SEAT_LISTS:
        problem = wrong_seat_lists(name, given.get(name), players)
        if problem:
            return problem
    for name in (*TABLE_LISTS, "row"):
        cards = given.get(name)
        if cards is not None and not is_list_of_ids(cards, none_too=name == "row"):
            return f"{name} must be a list of ids, not {shown(cards)}"
    for name in ("piles", "under"):
        if not isinstance(given.get(name, {}), Mapping):
            return f"{name} must be a mapping, such as {EXAMPLES[name]}, not {shown(given[name])}"
    if not isinstance(given.get("end_triggered", False), bool):
        return f"end_triggered is True or False, not {shown(given['end_triggered'])}"
    return wrong_treasure(given.get("under", {}))


EXAMPLES = {"piles": '{"mystic": 3}', "under": "{3: 2}"}


def is_seat(value: object, players: int) -> bool:
    return is_whole(value) and 0 <= value < players


def is_list_of_ids(value: object, none_too: bool = False) -> bool:
    return is_list(value) and all(isinstance(card, str) or (none_too and card is None) for card in value)  # type: ignore[attr-defined]


def is_list(value: object) -> bool:
    return isinstance(value, list | tuple)


def wrong_seat_lists(name: str, lists: Any, players: int) -> str | None:
    if lists is None:
        return None
    if not is_list(lists) or len(lists) != players:
        return f"{name} needs one list for each of the {players} seats"
    for seat, cards in enumerate(lists):
        if cards is not None and not is_list_of_ids(cards):
            return f"{name} of seat {seat} must be a list of ids, not {shown(cards)}"
    return None


def wrong_treasure(under: Mapping[Any, Any]) -> str | None:
    """Slots by number, each once; under each a number of Treasures or a list of ids."""
    slots = []
    for slot, what in under.items():
        number = slot_named(slot)
        if number is None:
            return f"treasure lies under a slot by its number, not under {shown(slot)}"
        if not is_list_of_ids(what) and not is_whole(what):
            return f"treasure under slot {number} is a number or a list of ids, not {shown(what)}"
        slots.append(number)
    return "treasure is given twice for one slot" if len(slots) != len(set(slots)) else None


def slot_named(slot: object) -> int | None:
    """The number of a slot: a whole number, or as saved games have it, its digits as text."""
    if is_whole(slot) and 0 <= slot < MOST_SLOTS:
        return int(slot)
    return int(slot) if isinstance(slot, str) and slot.isascii() and slot.isdecimal() and len(slot) < 4 else None
