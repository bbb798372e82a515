"""How a game ended: honor by its source."""

import msgspec

from deckwright.games.ascension.table.game import AscensionGame
from deckwright.table.online import FORM

OWNED = ("hand", "deck", "discard", "played", "constructs")  # the zones whose cards count at the end


class HonorOf(msgspec.Struct, frozen=True):
    """The honor of a seat at the end, by where it comes from."""

    seat: int
    tokens: int
    heroes: int
    constructs: int
    other: int
    total: int


class AscensionOutcome(msgspec.Struct, frozen=True, tag_field=FORM, tag="ascension"):
    """How a game ended: honor by source, and the honor of every seat after each turn."""

    table: str
    winners: list[int]
    ranking: list[int]
    honor: list[HonorOf]
    over_turns: list[list[int]]  # for each turn taken: total honor of every seat
    rival: int | None  # solo: the score of Samael or the Cult


def outcome_of(table: str, game: AscensionGame, over_turns: list[list[int]]) -> AscensionOutcome:
    """How a game ended at a table."""
    rival = game.rival
    return AscensionOutcome(
        table, game.winners(), game.ranking(), [honor_of(game, seat) for seat in range(game.players)],
        over_turns, None if rival is None else rival.score,
    )  # fmt: skip


def honor_of(game: AscensionGame, seat: int) -> HonorOf:
    """The honor of a seat by its source: tokens, printed on heroes, on constructs, on anything else."""
    printed = {"hero": 0, "construct": 0}
    for zone in OWNED:
        for card in game.zone(zone, seat):
            printed_on = game.ruleset.cards[card]
            if printed_on.type in printed:
                printed[printed_on.type] += printed_on.honor
    tokens, total = game.honor(seat), game.score_of(seat)
    heroes, constructs = printed["hero"], printed["construct"]
    return HonorOf(seat, tokens, heroes, constructs, total - tokens - heroes - constructs, total)
