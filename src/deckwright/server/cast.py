"""Who the bots are: for each level a face, what its bots are known as, how they are, and their names, one for every seat."""

from dataclasses import dataclass

from deckwright.bots.levels import LEVELS
from deckwright.server.looks import Look, colour_at


@dataclass(frozen=True)
class Part:
    """What the bots of a level have in common. Its words are `bot-title-ID` and `bot-temper-ID`."""

    id: str  # of the face, too
    names: tuple[str, ...]  # by the seat: six may sit at one table; each has its message `bot-ID`


CAST = {
    1: Part("novice", ("pip", "nim", "tock", "dot", "bobbin", "fizz")),
    2: Part("tinker", ("tansy", "wick", "rivet", "marlow", "hob", "linnet")),
    3: Part("navigator", ("corvin", "wren", "isla", "bram", "odile", "tamsin")),
    4: Part("astronomer", ("lyra", "sable", "cassian", "ismene", "halden", "corisande")),
    5: Part("oracle", ("altair", "vesper", "sibyl", "morrow", "selene", "zephyrine")),
}


def part_of(level: int | None) -> Part:
    """The part of a level; of one that is not there any more, the nearest."""
    wanted = level or min(LEVELS)
    return CAST[min(CAST, key=lambda known: abs(known - wanted))]


def bot_at(place: int, level: int | None) -> str:
    """Which bot of a level sits at a seat. Nothing of it is stored: the same seat and level are always the same bot."""
    names = part_of(level).names
    return names[place % len(names)]


def look_of_bot(place: int, level: int | None) -> Look:
    """How it looks: the face of its level, in the colour of the seat."""
    return Look(part_of(level).id, colour_at(place))
