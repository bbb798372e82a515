"""Who sits where: people and bots, with their names."""

import zlib
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from deckwright.cli.savefile import TableFile
from deckwright.cli.terminal import BadInput
from deckwright.cli.words import Words, printable, simple, whole_number

if TYPE_CHECKING:
    from deckwright.bots import Bot
    from deckwright.table.kinds import GameKind

HUMAN = "human"
OTHERS = "greedy"
LONGEST_NAME = 24


@dataclass(frozen=True)
class Seat:
    """One place at the table: a person, or a bot by its kind."""

    name: str
    player: str = HUMAN

    @property
    def human(self) -> bool:
        return self.player == HUMAN

    def saved(self) -> dict[str, str]:
        return {"name": self.name, "player": self.player}


def choose_seats(asked: str | None, players: int | None, fewest: int, names: str | None, words: Words) -> list[Seat]:
    """The seats that the options of the command line ask for; without any, one person and as few bots as possible."""
    if asked is not None:
        kinds = [kind.strip().casefold() for kind in asked.split(",")]
    else:
        count = players if players is not None else fewest
        kinds = [HUMAN, *[OTHERS] * (count - 1)]
    if players is not None and players != len(kinds):
        raise BadInput(words.say("seats-do-not-match", players=players, seats=len(kinds)))
    if any(not kind for kind in kinds):
        raise BadInput(words.say("seat-empty", seats=asked or ""))
    return [Seat(name, kind) for name, kind in zip(choose_names(kinds, names, words), kinds, strict=True)]


def choose_names(kinds: Sequence[str], asked: str | None, words: Words) -> list[str]:
    """A name for each seat: the given ones in order, then `Player 2` and the bots' own."""
    given = [printable(name)[:LONGEST_NAME] for name in asked.split(",")] if asked else []
    if len(given) > len(kinds):
        raise BadInput(words.say("too-many-names", names=len(given), seats=len(kinds)))
    names = []
    alike = Counter(kinds)
    for seat, kind in enumerate(kinds):
        if seat < len(given) and given[seat]:
            names.append(given[seat])
        elif kind == HUMAN:
            names.append(words.say("player-name", n=seat + 1))
        else:
            names.append(f"{kind.capitalize()} {seat + 1}" if alike[kind] > 1 else kind.capitalize())
    twice = [name for name, count in Counter(names).items() if count > 1]
    if twice:
        raise BadInput(words.say("name-twice", name=twice[0]))
    return names


def seats_from(table: TableFile, words: Words) -> list[Seat]:
    """The seats of a saved table; whatever is not a list of seats is refused."""
    seated = table.seated()
    if seated is None:
        raise BadInput(words.say("save-without-seats"))
    return [Seat(printable(seat.name)[:LONGEST_NAME], seat.player) for seat in seated]


def find_seat(asked: str, names: Sequence[str], words: Words) -> int:
    """A seat by its name, or by its number as people count: from 1."""
    if printable(asked) in names:
        return names.index(printable(asked))
    fits = [seat for seat, name in enumerate(names) if simple(asked) and simple(name) == simple(asked)]
    number = whole_number(asked)
    if number is not None and 1 <= number <= len(names):
        fits.append(number - 1)
    if not fits:
        known = ", ".join(f"{seat} {name}" for seat, name in enumerate(names, 1))
        raise BadInput(words.say("no-such-seat", seat=asked, known=known))
    return fits[0]


def check_bots(names: Sequence[str], kind: "GameKind", words: Words) -> None:
    """Refuse whoever plays other games only, before anything starts."""
    from deckwright.bots.games import games_of

    for name in names:
        games = games_of(name)
        if games and kind.name not in games:
            known = ", ".join(kind.players.policies)
            raise BadInput(
                words.say("bot-of-other-game", bot=name, game=kind.name, games=", ".join(games), known=known)
            )


def make_bots(seats: Sequence[Seat], seed: int) -> dict[int, "Bot"]:
    """A bot for each seat that has one; equal seeds give equal play."""
    from deckwright import bots

    made: dict[int, Bot] = {}
    for place, seat in enumerate(seats):
        if not seat.human:
            made[place] = bots.make(seat.player, zlib.crc32(f"{seed}/{place}".encode()))
    return made
