"""What became of a kingdom round by round, and two branches side by side from where they part."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from deckwright.games.kingdom.cards import ops
from deckwright.games.kingdom.rules import event_kinds as kinds
from deckwright.games.kingdom.table.game import KingdomGame
from deckwright.kernel import events as ev
from deckwright.table.events import rows_of
from deckwright.table.forks import first_position

Place = tuple[int, int]  # of a round: how many expansions came before it and with it, and which round


@dataclass
class Round:
    """What happened in a round; `fame` at its end, or as far as it has gone, where that is known."""

    found: list[int] = field(default_factory=list)  # cards discovered
    stages: dict[int, int] = field(default_factory=dict)  # cards that were turned, each with its stage now
    stickers: list[tuple[int, int]] = field(default_factory=list)  # each with its card
    lost: dict[str, int] = field(default_factory=dict)  # resources
    fame: int | None = None

    def data(self) -> dict[str, Any]:
        """The round as plain data."""
        return {
            "fame": self.fame, "found": sorted(self.found), "stages": dict(sorted(self.stages.items())),
            "stickers": [list(one) for one in sorted(self.stickers)], "lost": dict(sorted(self.lost.items())),
        }  # fmt: skip


TURNED = (kinds.TURNED, kinds.RESET)
STUCK = (kinds.STICKER, kinds.BOOST)


def rounds_of(game: KingdomGame, first: int = 0) -> dict[Place, Round]:
    """The rounds of a game with what happened in them from an event on; cards set up and banished are in none."""
    numbers, found, place = game.ruleset.numbers, dict[Place, Round](), (0, 0)
    for number, row in enumerate(rows_of(game.log.cells).tolist()):
        kind, card, amount, resource = (row[cell] for cell in (ev.E_KIND, ev.E_CARD, ev.E_AMOUNT, ev.E_RESOURCE))
        if kind == kinds.EXPANSION:
            place = (place[0] + 1, 0)
        elif kind == kinds.ROUND:
            place = (place[0], amount)
        if number < first:
            continue
        here = found.setdefault(place, Round())
        if kind == kinds.DISCOVER:
            here.found.append(numbers[card])
        elif kind in TURNED:
            here.stages[numbers[card]] = row[ev.E_STAGE]
        elif kind in STUCK:
            here.stickers.append((numbers[card], row[ev.E_DETAIL] % kinds.DETAIL_FROM))
        elif kind == kinds.LOSE:
            word = ops.RESOURCES[resource - 1]
            here.lost[word] = here.lost.get(word, 0) + amount
    return found


def place_of(game: KingdomGame) -> Place:
    """The round in which a game stands."""
    return (expansions_begun(game), game.round)


def expansions_begun(game: KingdomGame) -> int:
    """How many expansions have begun, the one that is played included."""
    return int((rows_of(game.log.cells)[:, ev.E_KIND] == kinds.EXPANSION).sum())


def fames_of(game: KingdomGame, count: int | None = None) -> dict[Place, int]:
    """The fame at the end of each round that was played in a game itself, as far as its actions can be played again."""
    again = first_position(game)
    found = {place_of(again): again.score_of(0)}
    for text in game.history[:count]:
        before, fame = place_of(again), again.score_of(0)
        again.play(text)
        found[before] = fame
        found[place_of(again)] = again.score_of(0)
    return found


def side_by_side(
    one: KingdomGame, other: KingdomGame, fames: tuple[Mapping[Place, int], Mapping[Place, int]]
) -> dict[str, Any]:
    """Two games round by round from where they part."""
    common = one.log.in_common(other.log)
    sides = [rounds_of(game, common) for game in (one, other)]
    places = sorted({*sides[0], *sides[1]})
    for rounds, known in zip(sides, fames, strict=True):
        for place, found in rounds.items():
            found.fame = known.get(place)
    rows = [
        {"expansions": place[0], "round": place[1], **{
            name: rounds[place].data() if place in rounds else None for name, rounds in zip("ab", sides, strict=True)
        }}
        for place in places
    ]  # fmt: skip
    return {"event": common, "rounds": rows}
