"""How somebody looks at a table: a motif on a coloured ground. People choose both; bots have the faces of their level."""

import msgspec

from deckwright.server.problems import BadRequest

MOTIFS = (
    "owl", "fox", "hare", "fish", "moon", "sun", "comet", "compass", "key", "lantern", "hourglass", "feather", "leaf",
    "crown", "ship", "flame", "tower", "anchor",
)  # fmt: skip
COLOURS = ("night", "wine", "forest", "violet", "ember", "teal", "amber", "ivory")  # from dark to light


class Look(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A medallion: what is drawn on it, and the colour of its ground."""

    motif: str
    colour: str


def check_look(look: Look | None) -> Look | None:
    """Refuse a medallion that cannot be drawn. Nobody gets the face of a bot."""
    if look is not None and (look.motif not in MOTIFS or look.colour not in COLOURS):
        raise BadRequest("bad-look", motif=look.motif, colour=look.colour)
    return look


def usual_look(place: int) -> Look:
    """How a person looks who has chosen nothing: by the seat."""
    return Look(MOTIFS[(7 * place) % len(MOTIFS)], colour_at(place))


def colour_at(place: int) -> str:
    """The colour of a seat, so that neighbours are told apart."""
    return ("amber", "night", "ember", "teal", "wine", "ivory", "forest", "violet")[place % len(COLOURS)]
