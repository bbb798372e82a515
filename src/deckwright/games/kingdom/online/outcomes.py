"""How a kingdom came out: its fame by where it comes from, and what was done round by round."""

from collections import Counter
from collections.abc import Iterator

import msgspec

from deckwright.games.kingdom.cards import ops
from deckwright.games.kingdom.rules import fame as counting
from deckwright.games.kingdom.rules.nature import stuck
from deckwright.games.kingdom.rules.state import stage
from deckwright.games.kingdom.table.game import KingdomGame
from deckwright.games.kingdom.table.titles import title_of
from deckwright.table.course import Course, Marked
from deckwright.table.events import Event
from deckwright.table.online import FORM

MARKED: dict[str, Marked] = {
    "discover": "gain", "upgrade": "gain", "defeat": "defeat", "destroy": "loss", "banish": "loss",
}  # fmt: skip

STUCK_FAME = (ops.S_FAME_2, ops.S_FAME_5)
OTHER, STICKERS, BANISHED, WRITTEN = "other", "stickers", "banished", "written"


class FameOf(msgspec.Struct, frozen=True):
    """What a card adds to the fame, stickers included."""

    card: int
    stage: int
    fame: int


class FameFrom(msgspec.Struct, frozen=True):
    """Fame by where it comes from: cards by their first keyword, stickers on them, banished cards, what was written."""

    source: str
    fame: int


class RoundDone(msgspec.Struct, frozen=True):
    """What was done in a round, and the fame at its end."""

    round: int
    expansion: int | None
    turns: int
    upgrades: int
    boxes_ticked: int
    effects_used: int
    advances: int
    passes: int
    cards_played: int
    gained: dict[str, int]
    spent: dict[str, int]
    lost: dict[str, int]
    discovered: list[int]
    fame: int


class KingdomOutcome(msgspec.Struct, frozen=True, tag_field=FORM, tag="kingdom"):
    """How a kingdom came out."""

    table: str
    score: int
    title: dict[str, str]  # in every language
    score_track: list[int]  # of the base game, then of each expansion
    expansion: int | None  # the one that was played
    expansions: list[int]  # those that can be played now
    sources: list[FameFrom]
    cards: list[FameOf]  # those that add or take fame, the most first
    rounds: list[RoundDone]


def outcome_of(table: str, game: KingdomGame, course: Course) -> KingdomOutcome:
    """How a kingdom came out at a table."""
    return KingdomOutcome(
        table, game.score_of(0), title_of(game), game.score_track, game.expansion, game.expansions(), sources(game),
        cards(game), msgspec.convert(game.by_round(), list[RoundDone]),
    )  # fmt: skip


def mark_of(event: Event) -> Marked | None:
    """Cards that came, grew or went."""
    return MARKED.get(event.kind)


def sources(game: KingdomGame) -> list[FameFrom]:
    """Where the fame comes from, the most first."""
    found = Counter[str]()
    for place in of_kingdom(game):
        number = game.ruleset.numbers[place]
        on_it = stickers(game, place)
        words = game.card(number).keywords
        found[words[0] if words else OTHER] += game.fame(number) - on_it
        found[STICKERS] += on_it
    found[BANISHED] += game.banished_fame
    found[WRITTEN] += game.written_fame
    return [FameFrom(source, fame) for source, fame in found.most_common() if fame]


def cards(game: KingdomGame) -> list[FameOf]:
    """What each card adds to the fame."""
    numbers = [game.ruleset.numbers[place] for place in of_kingdom(game)]
    found = [FameOf(number, game.card(number).stage, game.fame(number)) for number in numbers]
    return sorted((one for one in found if one.fame), key=lambda one: (-one.fame, one.card))


def of_kingdom(game: KingdomGame) -> Iterator[int]:
    """The places of the cards that belong to the kingdom."""
    return (place for place in game.ruleset.place.values() if counting.is_of_kingdom(game.state, place))


def stickers(game: KingdomGame, place: int) -> int:
    """The fame that is stuck on a card."""
    here = stage(game.state, place)
    twos, fives = (stuck(game.state, place, here, which) for which in STUCK_FAME)
    return int(counting.FAME_OF_8 * twos + counting.FAME_OF_10 * fives)
