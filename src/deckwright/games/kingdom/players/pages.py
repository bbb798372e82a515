"""The pages of Kingdom's policies: one way to play, told apart by a few numbers."""

import json
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

import numpy as np

from deckwright.cards.errors import BadOption
from deckwright.games.kingdom.cards import ops
from deckwright.games.kingdom.players import page as pg
from deckwright.games.kingdom.players.worths import PER_UNIT, Worths
from deckwright.games.kingdom.rules import tables as tb
from deckwright.games.kingdom.rules.tables import stage_cell, stage_row
from deckwright.games.kingdom.table.ruleset import Ruleset

FITTED = Path(__file__).with_name("fitted.json")
LIMITS = np.iinfo(np.int16)


@dataclass(frozen=True)
class Habit:
    """How somebody plays."""

    good_enough: (
        int  # what an upgrade must be worth before it is taken while more cards may be played, in hundredths of fame
    )
    most_cards: int  # in play
    prolongs: bool = False  # uses cards that bring others back into the deck
    open_forks: int = pg.ALWAYS  # sides and discoveries that are chosen at random, of 1024


HABITS = {
    "novice": Habit(good_enough=100, most_cards=6),
    "steady": Habit(good_enough=200, most_cards=7),
    "patient": Habit(good_enough=290, most_cards=9, prolongs=True),
    "hoarder": Habit(good_enough=420, most_cards=12),
}
SEARCHING = Habit(good_enough=260, most_cards=14, prolongs=True)
TRUST = 0.5  # how far the search goes by what was fitted, and not by what cards say


@lru_cache(maxsize=32)
def thought(ruleset: Ruleset, prolongs: bool) -> np.ndarray:
    """What stages and effects are worth, phase by phase: a page without a habit."""
    page = np.zeros(pg.PAGE_CELLS, dtype=np.int64)
    page[pg.ROUNDS] = 1 + -(-len(ruleset.frame.sequence) // max(ruleset.frame.per_round, 1))
    page[pg.PER_UNIT] = PER_UNIT
    for phase, left in enumerate(pg.LEFT):
        write_phase(page, ruleset, phase, Worths(ruleset, left, prolongs))
    write_value(page, ruleset)
    return np.clip(page, LIMITS.min, LIMITS.max).astype(np.int16)


@lru_cache(maxsize=1)
def fitted() -> dict[str, Any]:
    """What the value of an unfinished kingdom is made of, as it was fitted."""
    found: dict[str, Any] = json.loads(FITTED.read_text(encoding="utf-8"))
    return found


def write_value(page: np.ndarray, ruleset: Ruleset) -> None:
    """Write the fitted value; a card that was not among the games is valued by what it says."""
    value = fitted()
    page[pg.BASE : pg.BASE + len(value["base"])] = value["base"]
    page[pg.BOOSTED : pg.BOOSTED + pg.PHASES] = value["boosted"]
    for card in ruleset.definitions:
        own = value["cards"].get(str(card.number), {}) if card in ruleset.frame.cards else {}
        for n, stage in card.stages.items():
            row = stage_row(ruleset.table, ruleset.place[card.number], n)
            for phase, trust in enumerate(value["trust"]):
                at = phase * tb.STAGE_ROOM + row
                fame = 10 * stage.fame.base
                said = page[pg.WORTH + at] // 10 - fame
                page[pg.STANDS + at] = own[str(n)][phase] if str(n) in own else said * trust // 100
                ticked = value["ticked"].get(str(card.number), {}).get(str(n))
                page[pg.TICKED + at] = 0 if ticked is None else ticked[phase]


def write_phase(page: np.ndarray, ruleset: Ruleset, phase: int, worths: Worths) -> None:
    """Write what everything is worth in one phase."""
    table = ruleset.table
    for card in ruleset.definitions:
        place = ruleset.place[card.number]
        for n, stage in card.stages.items():
            row = stage_row(table, place, n)
            page[pg.WORTH + phase * tb.STAGE_ROOM + row] = round(worths.of(card.number, n))
            for upgrade in stage.upgrades:
                at = pg.UPGRADE + (phase * tb.STAGE_ROOM + row) * pg.ARROWS + upgrade.arrow
                page[at] = round(worths.upgraded(card, n, upgrade.to))
            first = stage_cell(table, row, ops.S_EFFECT)
            for k, effect in enumerate(stage.effects):
                page[pg.USE + phase * tb.EFFECT_ROOM + first + k] = round(worths.use(card, stage, effect))
                page[pg.GIVES + first + k] = (card.number, n, effect.name) in worths.giving


def page_of(ruleset: Ruleset, habit: Habit) -> np.ndarray:
    """The page of somebody with this habit."""
    page = thought(ruleset, habit.prolongs).copy()
    page[pg.GOOD_ENOUGH], page[pg.MOST_CARDS] = habit.good_enough, habit.most_cards
    page[pg.OPEN_FORKS] = habit.open_forks
    return page


@lru_cache(maxsize=32)
def searching(ruleset: Ruleset) -> np.ndarray:
    """The page by which the search plays games out: what stages are worth follows in part from what was fitted."""
    page = page_of(ruleset, SEARCHING).astype(np.int64)
    for phase, left in enumerate(pg.LEFT):
        worths = Worths(ruleset, left, SEARCHING.prolongs)
        for card in ruleset.definitions:
            for n, stage in card.stages.items():
                row = stage_row(ruleset.table, ruleset.place[card.number], n)
                fitted_worth = 100 * stage.fame.base + 10 * int(page[pg.STANDS + phase * tb.STAGE_ROOM + row])
                worths.lean(card.number, n, fitted_worth, TRUST)
        write_phase(page, ruleset, phase, worths)
        for card in ruleset.definitions:
            for n, stage in card.stages.items():
                row = phase * tb.STAGE_ROOM + stage_row(ruleset.table, ruleset.place[card.number], n)
                page[pg.STANDS + row] = page[pg.WORTH + row] // 10 - 10 * stage.fame.base
    return np.clip(page, LIMITS.min, LIMITS.max).astype(np.int16)


@lru_cache(maxsize=64)
def named(ruleset: Ruleset, name: str) -> np.ndarray:
    """The page of a policy by its name."""
    page = page_of(ruleset, HABITS[name])
    page.setflags(write=False)
    return page


def patient(ruleset: Ruleset) -> np.ndarray:
    """The page of whoever usually plays."""
    return named(ruleset, "patient")


def checked(page: np.ndarray, ruleset: Ruleset) -> np.ndarray:
    """A page from outside, if it has the right shape."""
    if page.ndim != 1 or len(page) != pg.PAGE_CELLS or not np.issubdtype(page.dtype, np.integer):
        raise BadOption(
            f"Weights for {ruleset.id} are one row of {pg.PAGE_CELLS} whole numbers; this is an array of shape"
            f" {page.shape} and type {page.dtype}. Start from the page of patient."
        )
    if page.min() < LIMITS.min or page.max() > LIMITS.max:
        raise BadOption(
            f"Weights lie between {LIMITS.min} and {LIMITS.max}; these go from {page.min()} to {page.max()}."
        )
    return np.ascontiguousarray(page, dtype=np.int16)
