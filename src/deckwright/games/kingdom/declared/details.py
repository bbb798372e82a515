"""The detail of an event in words: an arrow, the name of an effect, a sticker, a box, an end of the deck, what was chosen."""

from collections.abc import Sequence
from typing import Any

from deckwright.games.kingdom.cards import ops
from deckwright.games.kingdom.rules import event_kinds as ek
from deckwright.kernel import events as ev
from deckwright.table.event_names import UNNUMBERED

ENDS = {ek.ON_TOP: "top", ek.AT_BOTTOM: "bottom"}
CHOSEN = {ek.RESOURCE: "resource", ek.BOX: "box", ek.STAGE: "side", ek.OPTION: "option"}  # as in the text of an answer
STICKERS = frozenset(str(n) for n in (*range(1, 9), 10, 11))
BOOSTS = frozenset(str(n) for n in range(1, ops.KINDS_OF_RESOURCE + 1))
NUMBERED = {
    ek.TICK: ek.BOX,
    ek.STICKER: ek.STICKER_NUMBER,
    ek.BOOST: ek.STICKER_NUMBER,
}  # kinds whose detail is a number


def name(ruleset: Any, row: Sequence[int]) -> str | None:
    """What the detail of an event is called, from the cells of its row."""
    what, which = divmod(row[ev.E_DETAIL], ek.DETAIL_FROM)
    if what == ek.ARROW:
        return ops.ARROWS[which - 1]
    if what == ek.EFFECT:
        return str(ruleset.effect_names[row[ev.E_CARD]][which])
    if what == ek.DECK_END:
        return ENDS[which]
    if what in CHOSEN and row[ev.E_KIND] == ek.CHOOSE:
        return f"{CHOSEN[what]}:{ops.RESOURCES[which] if what == ek.RESOURCE else which}"
    return str(which) if what else None


def number(ruleset: Any, row: Sequence[int], detail: str | None) -> int:
    """The cell for a detail, in an event whose other cells are known; `UNNUMBERED` for what is none."""
    if detail is None:
        return 0
    kind, card = row[ev.E_KIND], row[ev.E_CARD]
    if kind in NUMBERED:
        return packed(NUMBERED[kind], int(detail)) if detail.isdecimal() else UNNUMBERED
    if detail in ops.ARROWS:
        return packed(ek.ARROW, ops.ARROWS.index(detail) + 1)
    if kind == ek.PUT:
        return next((packed(ek.DECK_END, end) for end, word in ENDS.items() if word == detail), UNNUMBERED)
    what = next((what for what, word in CHOSEN.items() if detail.startswith(f"{word}:")), None)
    if what is not None:
        word = bare(detail)
        if what == ek.RESOURCE:
            return packed(what, ops.RESOURCES.index(word)) if word in ops.RESOURCES else UNNUMBERED
        return packed(what, int(word)) if word.isdecimal() else UNNUMBERED
    return effect_number(ruleset, card, row[ev.E_STAGE], detail)


def packed(what: int, which: int) -> int:
    """What a detail is, and which, in one cell."""
    return what * ek.DETAIL_FROM + which if which < ek.DETAIL_FROM else UNNUMBERED


def effect_number(ruleset: Any, card: int, stage: int, word: str) -> int:
    """An effect by its name: one of the stage at which the card stands, if there is such, else of any."""
    if card < 0 or word not in ruleset.effect_names[card]:
        return UNNUMBERED
    same = [place for place, one in enumerate(ruleset.effect_names[card]) if one == word]
    here = [place for place in same if ruleset.stage_of_effect(card, place) == stage]
    return packed(ek.EFFECT, (here or same)[0])


def bare(detail: str | None) -> str:
    """What stands behind the colon, or all of it."""
    return (detail or "").rpartition(":")[2]


def stage_before(stage: int | None, arrow: str | None) -> int | None:
    """The stage from which this arrow has led to this one (K-R.1): the same arrow leads back."""
    if stage is None or arrow not in ops.ARROWS:
        return stage
    return ops.REACHED.get((stage, ops.ARROWS.index(arrow)), stage)
