"""What a player of Ascension learns from: how much each number of an observation counts, and what stands beside it."""

from functools import lru_cache

import numpy as np

from deckwright.games.ascension.cards import ops
from deckwright.games.ascension.rules.tables import card_cell, step_cell
from deckwright.games.ascension.study import inputs as ip
from deckwright.games.ascension.study import observe as ob
from deckwright.games.ascension.study.fields import Layout
from deckwright.games.ascension.table.ruleset import Ruleset
from deckwright.table.observation import Field, Learned, Part

OF_CARDS, OF_COUNTERS, OF_FLAGS, OF_AMOUNTS = 0.5, 1 / 16, 1.0, 1.0
NO_AMOUNT = 0.0  # the number of a card
NUMBERS_OF_CARDS = ("slots", "next")
FLAGS = (
    "end_triggered", "optional", "from_hand", "from_discard", "from_row", "kind", "asked", "about", "on_turn", "began",
    "shared", "source", "card",
)  # fmt: skip
AVERAGES = ("Runes", "Power", "draws", "Honor gained", "Honor printed on it", "banishing")
GAINS = {ops.RUNES: ip.RUNES, ops.RESTRICTED_RUNES: ip.RUNES, ops.POWER: ip.POWER, ops.HONOR: ip.HONOR}
DRAWING, BANISHING = (ops.DRAW, ops.EVERY_DRAW), (ops.BANISH, ops.EVERY_BANISH)
CONDITIONS = (ops.IF, ops.IF_INSTEAD)


@lru_cache(maxsize=32)
def learned(ruleset: Ruleset, players: int, mode: str) -> Learned:
    """What a player learns from in this ruleset, for a number of players and a mode."""
    fields = Layout(ruleset, players, mode).fields
    scales = np.concatenate([np.full(field.length, scale_of(field), dtype=np.float32) for field in fields])
    return Learned(fields, scales.tolist(), derived(players), hidden(ruleset, players), notes(ruleset))


def scale_of(field: Field) -> float:
    """How much one of the numbers of a field counts."""
    name = field.name.rsplit(".", 1)[-1]
    if name in NUMBERS_OF_CARDS:
        return NO_AMOUNT
    if name in FLAGS:
        return OF_FLAGS
    return OF_COUNTERS if field.length == 1 else OF_CARDS


def derived(players: int) -> list[Part]:
    """What `inputs.derive` writes."""
    amounts = (
        ("runes_from", ip.RUNES_SHOWN, "Runes"), ("power_from", ip.POWER_SHOWN, "Power"),
        ("pool_from", ip.POOL_SHOWN, "Honor in the pool"),
    )  # fmt: skip
    found = [
        Part(name, tuple(str(i + 1) for i in range(shown)), f"1 from so much {what} on", OF_AMOUNTS)
        for name, shown, what in amounts
    ]
    meaning = f"what a card of its deck brings on average, in 1/{ip.PER_CARD}; 0 where `shared`"
    return found + [Part(f"seat_{seat}.average", AVERAGES, meaning, 1 / ip.PER_CARD) for seat in range(players)]


def hidden(ruleset: Ruleset, players: int) -> list[Part]:
    """What `inputs.peek` writes."""
    found = []
    for seat in range(players):
        if seat > 0:
            found.append(Part(f"seat_{seat}.hidden_hand", ruleset.ids, "the hand", OF_CARDS))
        found.append(Part(f"seat_{seat}.coming", ruleset.ids, f"the next {ob.NEXT_SHOWN} cards of the deck", OF_CARDS))
    meaning = (
        f"the next {ip.NEXT_CENTER} cards of the Center Deck: {ip.NEXT_CENTER} for the next one, then one less each"
    )
    return [*found, Part("center.coming", ruleset.ids, meaning, OF_CARDS / 2)]


@lru_cache(maxsize=32)
def notes(ruleset: Ruleset) -> np.ndarray:
    """What each card brings when it is played, once for each kind of average; what is done on a condition counts half."""
    found = np.zeros((len(ruleset.ids), ip.BRINGS), dtype=np.int16)
    for card in range(len(ruleset.ids)):
        found[card, ip.PRINTED] = ip.WHOLE * card_cell(ruleset.table, card, ops.C_HONOR)
        found[card] += brought(ruleset.table, card_cell(ruleset.table, card, ops.C_PLAY), ip.WHOLE)
        found[card] += brought(ruleset.table, card_cell(ruleset.table, card, ops.C_UNITE), ip.WHOLE // 2)
    return found.reshape(-1)


def brought(table: np.ndarray, pc: int, certain: int) -> np.ndarray:
    """What a program brings; what it does on a condition counts half."""
    found = np.zeros(ip.BRINGS, dtype=np.int16)
    conditional = 0  # steps that are left of those that follow a condition
    while pc and step_cell(table, pc, ops.OP) != ops.END:
        op, a, b, c = (step_cell(table, pc, cell) for cell in (ops.OP, ops.OP_A, ops.OP_B, ops.OP_C))
        part = ip.WHOLE // 2 if conditional else certain
        conditional = max(conditional - 1, 0)
        if op in CONDITIONS:
            conditional = max(conditional, c)
        elif op == ops.GAIN and a in GAINS:
            found[GAINS[a]] += part * b
        elif op in DRAWING:
            found[ip.DRAWS] += part * b
        elif op in BANISHING:
            found[ip.BANISHES] += part * max(b, 1)
        pc += 1
    return found
