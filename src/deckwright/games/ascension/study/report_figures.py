"""The figures of the report: honor by its source, and what each card was worth."""

from collections.abc import Sequence
from dataclasses import dataclass
from os import PathLike
from typing import Any

import numpy as np

from deckwright.games.ascension.study.card_counts import CardCounts
from deckwright.sim.report_statistics import Comparison, Share, compare, share
from deckwright.sim.report_tally import Tally
from deckwright.table.rulesets import cards

MONSTER = "monster"
CENTER = "center"
GAINED = ("monster", "hero", "construct", "treasure")  # types of cards that give Honor tokens during the game
PRINTED = ("hero", "construct", "treasure")  # types of cards that have Honor printed on them
OTHER = "other"


@dataclass(frozen=True)
class CardRow:
    """A card that can be owned: how often it was there, was acquired, and what came of it."""

    card: Any
    seen: float | None  # per game; None for cards that never lie in the center row
    chances: int  # games and seats in which it could have been acquired
    picked: Share | None
    comparison: Comparison | None
    played: float  # per game
    honor: float  # per game, tokens
    in_winning_decks: float  # copies per game


@dataclass(frozen=True)
class MonsterRow:
    """A monster: how often it lay in the row, was defeated, and what it gave."""

    card: Any
    seen: float | None
    defeated: float  # per game
    by_seat: tuple[float, ...]
    honor: float


@dataclass(frozen=True)
class HonorSource:
    """Honor of one kind, on average per game, seat by seat."""

    key: str  # a type of cards, or "other"
    printed: bool  # printed on cards owned at the end, or gained as tokens during the game
    by_seat: tuple[float, ...]


@dataclass(frozen=True)
class Figures:
    """All that the report shows beside the plain counts."""

    tally: Tally
    honor: tuple[HonorSource, ...]
    cards: tuple[CardRow, ...]
    monsters: tuple[MonsterRow, ...]

    @classmethod
    def of(cls, tally: Tally, packs: Sequence[str | PathLike[str]] = ()) -> "Figures":
        """The figures of these games; packs are the card files that were played with."""
        if tally.cards is None:
            return cls(tally, (), (), ())
        known = {card.id: card for card in cards(tally.ruleset, packs)}
        infos = [known[card] for card in tally.cards.ids]
        return cls(
            tally,
            tuple(honor_sources(tally, tally.cards, infos)),
            tuple(card_row(tally, tally.cards, i, card) for i, card in enumerate(infos) if card.type != MONSTER),
            tuple(monster_row(tally, tally.cards, i, card) for i, card in enumerate(infos) if card.type == MONSTER),
        )

    @property
    def compared(self) -> list[CardRow]:
        """The cards with a comparison, best first."""
        rows = [row for row in self.cards if row.comparison is not None]
        return sorted(rows, key=lambda row: -row.comparison.difference if row.comparison else 0.0)


def honor_sources(tally: Tally, counts: CardCounts, infos: Sequence[Any]) -> list[HonorSource]:
    """Where the final scores came from; what no card accounts for is `other`."""
    types = np.array([card.type for card in infos])
    printed = counts.owned * np.array([card.honor for card in infos])
    found = [HonorSource(type, False, per_game(counts.honor[:, types == type], tally)) for type in GAINED]
    found += [HonorSource(type, True, per_game(printed[:, types == type], tally)) for type in PRINTED]
    rest = tuple(
        histogram.mean - sum(source.by_seat[seat] for source in found) for seat, histogram in enumerate(tally.scores)
    )
    found.append(HonorSource(OTHER, False, rest))
    return [source for source in found if max(map(abs, source.by_seat)) > 1e-9]


def per_game(counts: np.ndarray, tally: Tally) -> tuple[float, ...]:
    return tuple(float(number) for number in counts.sum(axis=1) / tally.games)


def card_row(tally: Tally, counts: CardCounts, number: int, card: Any) -> CardRow:
    """What became of one card that can be owned."""
    chances = counts.chances[:, number]
    could = int(chances.sum())
    return CardRow(
        card,
        float(counts.seen[number] / tally.games) if card.origin == CENTER else None,
        could,
        share(int(chances[:, :, 1].sum()), could),
        compare(chances),
        float(counts.played[:, number].sum() / tally.games),
        float(counts.honor[:, number].sum() / tally.games),
        float(counts.owned_by_winner[number] / tally.games),
    )


def monster_row(tally: Tally, counts: CardCounts, number: int, card: Any) -> MonsterRow:
    """What became of one monster."""
    by_seat = tuple(float(n) for n in counts.defeated[:, number] / tally.games)
    return MonsterRow(
        card,
        float(counts.seen[number] / tally.games) if card.origin == CENTER else None,
        sum(by_seat),
        by_seat,
        float(counts.honor[:, number].sum() / tally.games),
    )
