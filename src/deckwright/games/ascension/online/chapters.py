"""The chapters of the rulebook that a card touches: by its type, its origin, its keywords and what it gives."""

from collections.abc import Iterable

BY_TYPE = {
    "hero": ("A-7",),
    "construct": ("A-8",),
    "monster": ("A-11",),
    "treasure": ("A-7", "A-20"),
}
FOR_RUNES = (("hero", "construct"), ("center", "always"))  # the types, and the origins, of what Runes can acquire
BY_KEYWORD = {
    "energize": "A-21",
    "fate": "A-23",
    "trophy": "A-22",
    "treasure": "A-20",
    "unite": "A-16",
    "trigger": "A-16",
    "free-acquire": "A-10",
    "free-defeat": "A-11",
    "cost-reduction": "A-9",
    "banish-hand": "A-14",
    "banish-discard": "A-14",
    "banish-center": "A-14",
    "destroy-construct": "A-14",
    "unbanishable": "A-14",
    "activated": "A-14",  # what banishes itself
    "restricted-runes": "A-9",
    "honor-pool": "A-15",
    "row-size": "A-12",
    "extra-turn": "A-17",
    "steal": "A-13",
}
BY_WORD = {
    "energ": "A-21",
    "honor": "A-15",
    "monster": "A-11",
}  # what an English text is about where no keyword says it
HONOR = "A-15"


def chapters_of(type: str, origin: str, keywords: Iterable[str], text: str) -> list[str]:
    """Chapters in their order. The Honor of a reward is a matter of defeating."""
    found = set(BY_TYPE.get(type, ()))
    if type in FOR_RUNES[0] and origin in FOR_RUNES[1]:
        found.add("A-10")
    found.update(BY_KEYWORD[keyword] for keyword in keywords if keyword in BY_KEYWORD)
    words = text.casefold()
    found.update(chapter for word, chapter in BY_WORD.items() if word in words)
    if type == "monster" and "honor-pool" not in keywords:
        found.discard(HONOR)
    return sorted(found, key=lambda chapter: int(chapter.removeprefix("A-")))
