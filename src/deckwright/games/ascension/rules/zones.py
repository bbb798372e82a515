"""The zones that events name: where a card came from and where it went."""

ZONES = (
    None, "hand", "deck", "discard", "played", "constructs", "row", "center", "void", "box", "pile", "set_aside", "trophies",
)  # fmt: skip
(
    NOWHERE,
    HAND,
    DECK,
    DISCARD,
    PLAYED,
    CONSTRUCTS,
    ROW,
    CENTER,
    VOID,
    BOX,
    PILE,
    SET_ASIDE,
    TROPHIES,
) = range(13)
