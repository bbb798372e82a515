"""How a game ended: honor by its source, turn by turn, and by the cards that brought it."""

from collections import Counter
from collections.abc import Iterator

import msgspec

from deckwright.games.ascension.table.game import AscensionGame
from deckwright.table.course import Course, Marked, TurnOver
from deckwright.table.events import Event
from deckwright.table.online import FORM

MARKED: dict[str, Marked] = {
    "acquire": "gain", "treasure": "gain", "take": "gain", "defeat": "defeat", "banish": "loss", "destroy": "loss",
}  # fmt: skip
BEST = 5  # cards of each seat that are told
OWNED = ("hand", "deck", "discard", "played", "constructs")  # the zones whose cards count at the end


class HonorOf(msgspec.Struct, frozen=True):
    """The honor of a seat at the end, by where it comes from."""

    seat: int
    tokens: int
    heroes: int
    constructs: int
    other: int
    total: int


class TurnTaken(msgspec.Struct, frozen=True):
    """A turn, by what it changed."""

    seat: int  # whose turn it was
    move: int  # with which it ended
    card: str | None  # the one that brought that seat the most honor, if any did
    lead: list[int] | None  # who took the lead with it: seats, or, with none of them, the solo opponent


class CardWorth(msgspec.Struct, frozen=True):
    """What a card brought somebody: the honor printed on it, and all that was gained by it."""

    card: str
    honor: int


class AscensionOutcome(msgspec.Struct, frozen=True, tag_field=FORM, tag="ascension"):
    """How a game ended: honor by source, by turn and by card."""

    table: str
    winners: list[int]
    ranking: list[int]
    honor: list[HonorOf]
    began: list[int]  # total honor of every seat before the first turn
    over_turns: list[list[int]]  # for each turn taken: total honor of every seat
    turns: list[TurnTaken]  # the same turns
    best: list[list[CardWorth]]  # for each seat: the cards of the center that brought the most honor
    rival: int | None  # solo: the score of Samael or the Cult
    rival_over_turns: list[int]  # the same before the first turn and after each; empty in other modes


def outcome_of(table: str, game: AscensionGame, course: Course) -> AscensionOutcome:
    """How a game ended at a table."""
    brought = by_turn(game)
    rivals = [course.rival, *(turn.rival for turn in course.turns)]
    return AscensionOutcome(
        table, game.winners(), game.ranking(), [honor_of(game, seat) for seat in range(game.players)],
        course.began, course.over_turns,
        [turn_taken(turn, brought.get(number, Counter())) for number, turn in enumerate(course.turns, 1)],
        [best_of(game, seat) for seat in range(game.players)],
        score_of_rival(game), [score for score in rivals if score is not None],
    )  # fmt: skip


def score_of_rival(game: AscensionGame) -> int | None:
    """What Samael or the Cult has come to."""
    return None if game.rival is None else game.rival.score


def mark_of(event: Event) -> Marked | None:
    """Cards that were acquired, defeated or lost; what lies down under the row is not acquired yet."""
    if event.kind == "treasure" and event.zones[1:2] == ("row",):
        return None
    return MARKED.get(event.kind)


Brought = Counter[tuple[int | None, str]]  # honor by seat and card


def by_turn(game: AscensionGame) -> dict[int, Brought]:
    """By the number of each turn: the honor that cards brought in it, printed honor as they were acquired."""
    brought: Brought = Counter()
    turns = {1: brought}  # what was begun in the middle of a turn does not tell that it began
    for event in game.log:
        if event.kind == "turn" and event.player is not None:
            brought = turns.setdefault(event.amount, Counter())
        elif event.kind == "acquire" and event.card is not None:
            brought[event.player, event.card] += game.ruleset.cards[event.card].honor
        else:
            brought.update(dict(gained(event)))
    return turns


def gained(event: Event) -> Iterator[tuple[tuple[int | None, str], int]]:
    """The tokens that an event gave to a seat for a card."""
    if event.kind == "gain" and event.resource == "honor" and event.source is not None:
        yield (event.player, event.source), event.amount


def turn_taken(turn: TurnOver, brought: Brought) -> TurnTaken:
    """A turn, with the card that brought the most to whoever took it."""
    most = max(((honor, card) for (whose, card), honor in brought.items() if whose == turn.seat), default=(0, ""))
    return TurnTaken(
        turn.seat, turn.move, most[1] if most[0] > 0 else None, None if turn.lead is None else list(turn.lead)
    )


def best_of(game: AscensionGame, seat: int) -> list[CardWorth]:
    """The cards of the center that brought a seat the most: by what is printed on those it has, and by the tokens for them."""
    worth: Counter[str] = Counter()
    for zone in OWNED:
        for card in game.zone(zone, seat):
            worth[card] += game.ruleset.cards[card].honor
    for event in game.log:
        for (whose, card), honor in gained(event):
            if whose == seat:
                worth[card] += honor
    for common in game.ruleset.copies("always"):
        del worth[common]  # everybody has those
    ranked = sorted(worth.items(), key=lambda one: (-one[1], one[0]))
    return [CardWorth(card, honor) for card, honor in ranked[:BEST] if honor > 0]


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
