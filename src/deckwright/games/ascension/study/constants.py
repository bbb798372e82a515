"""What is known of a ruleset before its first game, and which rules stay apart: for the translation to a CUDA device."""

import ast
from collections.abc import Callable
from dataclasses import replace
from types import FunctionType

import numpy as np

from deckwright.games.ascension.cards import ops
from deckwright.games.ascension.declared.options import OPTION_CELLS
from deckwright.games.ascension.rules import frames, state, tables
from deckwright.games.ascension.table.ruleset import Ruleset
from deckwright.kernel.cuda_source import Plan, reached
from deckwright.kernel.folding import Domain, Known, number_in

# Cells of a state that never change in a game: seats, card types, the mode and the options.
SETTINGS = tuple(sorted({*range(state.SEATS, state.SHORT_OF + 1), *OPTION_CELLS.values()}))
HEADER = (
    tables.T_CARD_TYPES,
    tables.T_ACTIONS,
    tables.PILE_COUNT,
    tables.TREASURE_KINDS,
    tables.LOWERS_PRICES,
    tables.FREE_AT,
)

SELDOM = frozenset({  # functions of their own: called seldom, or their callers become too large
    "answer", "answer_banish", "answer_copy", "answer_free", "ask_where_to", "banish_answers", "banish_every",
    "begin_fate", "construct_answers", "copy_again", "count_factions", "count_mechana", "defeat_in_row", "destroy",
    "discard_from_hand", "discarded_answers", "doubt_taken", "draw_by_effect", "find_mover", "find_note",
    "forget_hand", "forget_notes", "free_answers", "gain_extra_turn", "heroes_played", "is_set_off", "keep_answers",
    "keep_one", "links", "move_acquired", "next_opponent", "next_trigger", "next_unite", "other_step",
    "pick", "played_answers", "put_into_play", "repeat_effect", "show_top", "shuffle_void", "take_discarded",
    "take_random", "top_to_hand",
})  # fmt: skip
SEVERAL = frozenset({"legal", "score", "used_place"})  # needed in several places where games are stepped: written once


def known_of(ruleset: Ruleset, blank: np.ndarray, entries: list[FunctionType], plan: Plan) -> Known:
    """Everything that is the same in all games of this ruleset, mode and options."""
    cells = {("s", cell): int(blank[cell]) for cell in SETTINGS}
    cells |= {("t", cell): int(ruleset.table[cell]) for cell in HEADER}
    program = np.array(ruleset.compiled.program)
    known = Known(
        cells=cells,
        calls={"card_cell": constant_column(ruleset)},
        domains=(
            Domain(frozenset({"op"}), "OP", ops, frozenset(int(op) for op in program[:, ops.OP])),
            Domain(frozenset({"verb"}), "VERB", tables, frozenset(verb for verb, _, _ in ruleset.actions)),
        ),
    )
    while True:  # a kind of frame that nothing pushes is never found on the stack, and so on
        kinds = pushed(entries, replace(plan, known=known))
        domain = Domain(frozenset({"kind"}), "KIND", frames, frozenset(kinds))
        if domain in known.domains:
            return known
        known = replace(known, domains=(*known.domains[:2], domain))


def constant_column(ruleset: Ruleset) -> Callable[[list[int | None]], int | None]:
    """A cell that is the same for all cards is known without looking at the card."""
    rows = ruleset.table[tables.CARDS : tables.CARDS + len(ruleset.ids) * ops.CARD_CELLS].reshape(-1, ops.CARD_CELLS)

    def value(arguments: list[int | None]) -> int | None:
        cell = arguments[-1]
        if cell is None:
            return None
        found = {int(one) for one in rows[:, cell]}
        return found.pop() if len(found) == 1 else None

    return value


def pushed(entries: list[FunctionType], plan: Plan) -> set[int]:
    """The kinds of frames that these rules push."""
    kinds = set()
    for rule in reached(entries, plan):
        for node in ast.walk(plan.tree_of(rule)):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "push":
                kind = number_in(node.args[2], rule)
                assert kind is not None, f"{rule.__name__} pushes {ast.unparse(node.args[2])}, which is no constant"
                kinds.add(kind)
    return kinds
