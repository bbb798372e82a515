"""The figures of the report: what kingdoms did chapter by chapter, at forks, with negative cards and with stickers."""

import math
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

import numpy as np

from deckwright.games.kingdom.cards.model import Card
from deckwright.games.kingdom.study import tallies as ta
from deckwright.games.kingdom.study.card_counts import DEVIATIONS, Difference, KingdomCounts
from deckwright.games.kingdom.table.ruleset import Ruleset
from deckwright.sim.report_setting import Setting
from deckwright.sim.report_tally import Tally
from deckwright.table.rulesets import resolve

CHAPTERS = ((1, 7), (8, 13), (14, 19), (20, 25), (26, 31))  # rounds of the base game
LAST = CHAPTERS[-1][1]
COUNTED = ("turns", "upgrades", "passes", "advances", "discovered", "blocked")  # in the order of the table


@dataclass(frozen=True)
class Chapter:
    """Some rounds, on average in a kingdom."""

    number: int  # from 1; 0 the rounds of expansions
    first: int
    last: int
    counts: Mapping[str, float]
    pass_share: float  # of all turns
    fame: float  # at the end of it
    gained: Mapping[str, float]
    lost: Mapping[str, float]


@dataclass(frozen=True)
class Way:
    """One way at a fork: how many kingdoms took it, and their mean score with its interval."""

    label: str | int  # what an option says in the card file, the number of a stage, or that of a card
    games: int
    mean: float
    low: float
    high: float


@dataclass(frozen=True)
class Fork:
    """Where a card lets choose: between its sides, options, or cards to be discovered."""

    card: Card
    kind: str  # sides, options, cards
    stage: int  # 0 where it is discovered
    ways: tuple[Way, ...]

    @property
    def apart(self) -> float | None:
        """By what part of the lower mean the best way scores more than the worst."""
        means = [way.mean for way in self.ways if way.games]
        return max(means) / min(means) - 1 if len(means) > 1 and min(means) > 0 else None


@dataclass(frozen=True)
class Unsolved:
    """Kingdoms that end with so many negative cards."""

    cards: int
    games: int
    mean: float


@dataclass(frozen=True)
class RedRow:
    """A card that is negative on some stage."""

    card: Card
    number: str
    games: int  # in which it was negative at some time
    left: int  # in which it is at the end
    used: int  # its effects on negative stages


@dataclass(frozen=True)
class StickerRow:
    """A kind of sticker: how many there are, are used in a kingdom, and how often none is left."""

    kind: int
    supply: int
    used: float
    none_left: float


@dataclass(frozen=True)
class CardRow:
    """What became of a card."""

    card: Card
    number: str
    games: int  # in which it was in the kingdom
    round: float | None  # of its discovery; None for a card of the start
    reached: Mapping[int, float | None]  # each stage, of these games; None where it has no such stage
    produced: float  # times in a kingdom
    fame: float | None
    difference: Difference | None


@dataclass(frozen=True)
class Part:
    """The base game or what followed it: the number of the expansion, and scores behind it."""

    number: int  # 0 for the base game
    low: int
    median: int
    high: int
    mean: float
    gain: float | None


@dataclass(frozen=True)
class Figures:
    """All that the report shows beside the plain counts."""

    tally: Tally
    ruleset: Ruleset
    chapters: tuple[Chapter, ...] = ()
    rounds: Mapping[str, np.ndarray] | None = None
    last: int = 0  # the last round that was played
    forks: tuple[Fork, ...] = ()
    unsolved: tuple[Unsolved, ...] = ()
    red: tuple[RedRow, ...] = ()
    stickers: tuple[StickerRow, ...] = ()
    cards: tuple[CardRow, ...] = ()
    parts: tuple[Part, ...] = ()

    @classmethod
    def of(cls, tally: Tally, setting: Setting) -> "Figures":
        """The figures of these kingdoms."""
        ruleset = resolve(tally.ruleset, setting.packs)
        assert isinstance(ruleset, Ruleset)
        parts = tuple(parts_of(tally, setting))
        counts = tally.cards
        if counts is None:
            return cls(tally, ruleset, parts=parts)
        by_round = counts.by_round()
        return cls(
            tally, ruleset, tuple(chapters_of(counts, tally.games)), by_round, last_round(by_round),
            tuple(forks_of(counts, ruleset)), tuple(unsolved_of(counts)), tuple(red_of(counts, ruleset)),
            tuple(stickers_of(counts, ruleset, tally.games)),
            tuple(row for row in cards_of(counts, ruleset, tally.games) if row.games), parts,
        )  # fmt: skip

    @property
    def compared(self) -> list[CardRow]:
        """The cards with a comparison, best first."""
        rows = [row for row in self.cards if row.difference is not None]
        return sorted(rows, key=lambda row: -row.difference.value if row.difference else 0.0)


def last_round(by_round: Mapping[str, np.ndarray]) -> int:
    """The last round that anybody came to."""
    return int(np.flatnonzero(by_round["games"])[-1]) + 1


def chapters_of(counts: KingdomCounts, games: int) -> Iterator[Chapter]:
    """Every chapter that was played, and then all rounds of expansions together."""
    by_round, last = counts.by_round(), last_round(counts.by_round())
    spans = [(n, *span) for n, span in enumerate(CHAPTERS, 1)] + [(0, LAST + 1, max(last, LAST + 1))]
    for number, begin, end in spans:
        if begin > last:
            continue
        here = slice(begin - 1, min(end, last))
        turns = int(by_round["turns"][here].sum())
        yield Chapter(
            number, begin, min(end, last),
            {name: float(by_round[name][here].sum()) / games for name in COUNTED},
            float(by_round["passes"][here].sum()) / max(turns, 1),
            float(by_round["fame"][min(end, last) - 1]) / games,
            {word: float(found[here].sum()) / games for word, found in counts.resources("gained").items()},
            {word: float(found[here].sum()) / games for word, found in counts.resources("lost").items()},
        )  # fmt: skip


def way(label: str | int, row: np.ndarray) -> Way:
    """A way with its mean score; `row` has games, their scores, the squares of these."""
    games = int(row[0])
    if games == 0:
        return Way(label, 0, 0.0, 0.0, 0.0)
    mean = float(row[1]) / games
    reach = DEVIATIONS * math.sqrt(max(float(row[2]) / games - mean**2, 0.0) / max(games - 1, 1))
    return Way(label, games, mean, mean - reach, mean + reach)


def forks_of(counts: KingdomCounts, ruleset: Ruleset) -> Iterator[Fork]:
    """Every fork that somebody came to, in the order of the cards."""
    for number, card in ((number, ruleset.cards[number]) for number in counts.ids):
        if card.number != int(number):
            continue  # its copies choose the same
        branches = counts.of_card(number)[ta.T_BRANCHES : ta.T_CHANCES].reshape(ta.BRANCHES, ta.SUM_CELLS)
        found = [Fork(card, "sides", 0, tuple(way(side, branches[side]) for side in card.sides))]
        for stage, _, steps in card.programs:
            for phrase in (step.phrase for step in steps):
                if phrase.verb == "choose":
                    options = str(phrase.values["options"]).split(" | ")
                    ways = [way(text, branches[n]) for n, text in enumerate(options, 1)]
                    found.append(Fork(card, "options", stage, tuple(ways)))
                elif phrase.verb == "discover-one":
                    cards = [int(n) for n in str(phrase.values["choice"]).split(" / ")]
                    ways = [way(n, counts.chances(str(n)).sum(axis=0)[1]) for n in cards]
                    found.append(Fork(card, "cards", stage, tuple(ways)))
        yield from (fork for fork in found if any(one.games for one in fork.ways))


def unsolved_of(counts: KingdomCounts) -> Iterator[Unsolved]:
    """Kingdoms by the negative cards that are in them at the end."""
    for cards, (games, scores, _) in enumerate(counts.unsolved):
        if games:
            yield Unsolved(cards, int(games), float(scores) / int(games))


def red_of(counts: KingdomCounts, ruleset: Ruleset) -> Iterator[RedRow]:
    """Every card that was negative at some time."""
    for number in counts.ids:
        card, reached, used = ruleset.cards[number], counts.reached(number), counts.used(number)
        red, uses, ordinal = 0, 0, 0
        for n, stage in sorted(card.stages.items()):
            effects = used[ordinal : ordinal + len(stage.effects)]
            ordinal += len(stage.effects)
            if stage.is_red:
                red, uses = max(red, reached[n]), uses + sum(effects)
        if red:
            yield RedRow(card, number, red, counts.left_red(number), uses)


def stickers_of(counts: KingdomCounts, ruleset: Ruleset, games: int) -> Iterator[StickerRow]:
    """Every kind of sticker of the sheet."""
    for kind, supply in sorted(ruleset.stickers.items()):
        used, gone = (int(n) for n in counts.stickers[:, kind])
        yield StickerRow(kind, supply, used / games, gone / games)


def cards_of(counts: KingdomCounts, ruleset: Ruleset, games: int) -> Iterator[CardRow]:
    """Every card that was in some kingdom."""
    for number in counts.ids:
        card = ruleset.cards[number]
        found, at = counts.found(number)
        begun = int(number) in ruleset.frame.start
        inside = games if begun else found
        reached = counts.reached(number)
        shares = {
            n: None if n not in card.stages else reached[n] / inside if inside and not (begun and n == 1) else 1.0
            for n in range(1, 5)
        }
        produced = int(counts.of_card(number)[ta.T_PRODUCED]) / games
        yield CardRow(card, number, inside, at, shares, produced, counts.fame(number), counts.difference(number))


def parts_of(tally: Tally, setting: Setting) -> Iterator[Part]:
    """The base game, then each expansion that followed, with what it added on average."""
    behind = [*(before[0] for before in tally.before), tally.scores[0]]
    names = [0, *(int(str(part)) for part in setting.then)]
    for n, (number, scores) in enumerate(zip(names, behind, strict=False)):
        gain = scores.mean - behind[n - 1].mean if n else None
        yield Part(number, scores.quantile(0.1), scores.quantile(0.5), scores.quantile(0.9), scores.mean, gain)
