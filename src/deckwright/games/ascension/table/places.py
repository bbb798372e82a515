"""Where a card lies, by the field of the view that shows it: zones that events name, cards of actions."""

from deckwright.games.ascension.declared.zones import SHOWN_BY
from deckwright.games.ascension.table.spoken import Spoken

SHARED = ("acquire", "defeat", "row", "pile")  # a slot of the row, or else a pile
NAMED = {
    "play": "hand",
    "hand": "hand",
    "use": "constructs",
    "construct": "constructs",
    "trophy": "trophies",
    "discard": "discard",
    "played": "played",
    "deck": "deck",
    "void": "void",
}


def zone_of(spoken: Spoken) -> str | None:
    """The path of the field that shows the card of an action; `None` for what is a matter of words alone."""
    if spoken.card is None:
        return None
    if spoken.place in SHARED:
        return SHOWN_BY["pile" if spoken.slot is None else "row"]
    return SHOWN_BY[NAMED[spoken.place]] if spoken.place in NAMED else None
