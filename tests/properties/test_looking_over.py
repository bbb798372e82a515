"""Faults in a state or among events are found by those who look many games over."""

import numpy as np
import pytest

from deckwright.games.ascension.rules import event_kinds as ek
from deckwright.games.ascension.rules import state as st
from deckwright.games.ascension.rules.engine import apply
from deckwright.games.ascension.rules.hands import put_in_discard, remove_from_hand
from deckwright.games.ascension.rules.setup import set_up
from deckwright.games.ascension.rules.state import hand_at, team_mate
from deckwright.kernel import events as ev
from deckwright.kernel import stack
from deckwright.kernel.events import NOBODY
from deckwright.kernel.mixing import key_from_number
from deckwright.kernel.playing import GO_ON
from deckwright.table.events import new_buffer
from deckwright.table.rulesets import resolve
from tests.properties import looking_over as lo
from tests.properties import many_games as mg
from tests.properties.test_many_games import BUFFER_EVENTS, KINDS, LEGAL_ROOM, POOL_PER_PLAYER, SEED, Batch
from tests.talk import VIGIL

HAND, DECK = st.SEAT_0 + st.HAND_END - 5, st.SEAT_0 + st.DECK  # of seat 0 after the setup
DISCARD = st.SEAT_0 + st.DISCARD
SHARD, SIREN, SPHINX = (resolve(VIGIL).number[card] for card in ("energy-shard", "serpent-siren", "vault-sphinx"))
FAULTS: dict[str, tuple[int, dict[int, int]]] = {
    "a card too many": (lo.CARDS_LOST, {st.VOID + SHARD: 1}),
    "a Monster in a discard pile": (lo.CARDS_LOST, {DISCARD + SIREN: 1, st.SEAT_0 + st.DISCARD_COUNT: 1}),
    "a count that is wrong": (lo.COUNT_WRONG, {DISCARD + SHARD: 1}),
    "a count below 0": (lo.COUNT_OUT_OF_ROOM, {st.PILES: -1}),
    "a cell behind the deck": (lo.CELL_NOT_CLEARED, {DECK + 6: 1}),
    "a cell before the hand": (lo.CELL_NOT_CLEARED, {HAND - 1: 1}),
    "a trophy that is not counted": (lo.CELL_NOT_CLEARED, {st.SEAT_0 + st.TROPHIES: SIREN}),
    "Treasure beyond the row": (lo.CELL_NOT_CLEARED, {st.UNDER + 6 * st.TREASURE_ROOM: 1}),
    "Treasure of a kind that is not there": (lo.CELL_NOT_CLEARED, {st.UNDER + 1: 1}),
    "a Fate that is not counted": (lo.CELL_NOT_CLEARED, {st.FATES + 1: 1}),
    "something pending that is not counted": (lo.CELL_NOT_CLEARED, {st.NOTES + 2: 1}),
    "a hand that is not sorted": (lo.NOT_SORTED, {HAND: 99}),
    "a known card that is not there": (
        lo.KNOWN_WRONG,
        {st.SEAT_0 + st.KNOWN + SIREN: 1, st.SEAT_0 + st.KNOWN_COUNT: 1},
    ),
    "a known top that its owner does not know": (lo.KNOWN_WRONG, {st.SEAT_0 + st.KNOWN_TOP: 1}),
    "Runes from nowhere": (lo.RESOURCES_WRONG, {st.RUNES: 1}),
    "Honor from nowhere": (lo.HONOR_WRONG, {st.SEAT_0 + st.HONOR_TOKENS: 1}),
    "an end that nothing triggered": (lo.HONOR_WRONG, {st.END_TRIGGERED: 1}),
    "an empty slot": (lo.ROW_NOT_FULL, {st.ROW + 3: st.NO_CARD}),
    "a Fate that waits": (lo.EFFECT_LEFT, {st.FATE_COUNT: 1}),
    "something pending": (lo.EFFECT_LEFT, {st.NOTE_COUNT: 1}),
    "a discount from before": (lo.TURN_LEFT, {st.CONSTRUCT_DISCOUNT: 1}),
    "Energy from before": (lo.TURN_LEFT, {st.ENERGY: 1}),
    "an error": (lo.ERROR_RAISED, {stack.ERROR: stack.TOO_LONG}),
}
UNFAIR = {
    "a card taken from the team-mate": (ek.TAKE, 0, 2),
    "a Construct of the team-mate destroyed": (ek.DESTROY, 2, NOBODY),
    "a gift to an opponent": (ek.ACQUIRE, 0, 1),
    "a gift of Treasure against the option": (ek.TREASURE, 2, NOBODY),
    "an opponent who acquires": (ek.ACQUIRE, 1, NOBODY),
}


class Watched:
    """A game of teams just after its setup, with what is noted of it, and nothing wrong."""

    def __init__(self) -> None:
        self.rules, types = resolve(VIGIL), len(resolve(VIGIL).ids)
        batch = Batch(self.rules, "teams", 4, 1, KINDS[0])
        self.state, self.expected, self.events = batch.stocked, batch.expected, new_buffer(BUFFER_EVENTS, 0)
        self.counts, self.mine, self.notes, self.out = (
            np.zeros(n, dtype=np.int16) for n in (types, types, lo.NOTES, LEGAL_ROOM)
        )
        key_from_number(self.state, SEED, 0)
        set_up(self.state, self.rules.table, self.events, 0)
        mg.begin_notes(self.state, self.rules.table, self.notes, POOL_PER_PLAYER * 4)
        apply(self.state, self.rules.table, self.events, GO_ON)

    def troubles(self) -> set[int]:
        """All that is wrong."""
        state, table = self.state, self.rules.table
        found = {
            lo.look_at_row(state, self.notes), lo.look_at_stack(state, self.events), lo.look_at_new_turn(state),
            lo.compare(state, self.notes), lo.compare_sizes(state, self.notes),
            lo.look_over(state, table, self.out, 0, self.counts, self.mine, self.expected, self.notes),
        }  # fmt: skip
        return found - {lo.FINE}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_is_found(fault: str) -> None:
    game = Watched()
    assert game.troubles() == set()
    trouble, cells = FAULTS[fault]
    for cell, value in cells.items():
        game.state[cell] = value
    assert trouble in game.troubles()


def test_a_card_that_changes_hands_untold_is_found() -> None:
    game = Watched()
    card = int(game.state[hand_at(game.state, 0)])
    remove_from_hand(game.state, 0, card)
    put_in_discard(game.state, team_mate(game.state, 0), card)
    assert game.troubles() == {lo.WRONG_OWNER, lo.WRONG_SIZE}


def test_a_card_where_it_cannot_be_is_found() -> None:
    game = Watched()
    game.state[st.CENTER_COUNT] -= 1
    top = st.CENTER + int(game.state[st.CENTER_COUNT])
    game.state[st.BOX + int(game.state[top])] += 1
    game.state[top] = 0
    assert game.troubles() == {lo.WRONG_PLACE}


def test_a_trophy_out_of_order_is_found() -> None:
    game = Watched()
    game.state[st.SEAT_0 + st.TROPHY_COUNT] = 2
    game.state[st.SEAT_0 + st.TROPHIES : st.SEAT_0 + st.TROPHIES + 2] = SPHINX, SIREN
    assert SIREN < SPHINX
    assert game.troubles() == {lo.NOT_SORTED, lo.WRONG_SIZE}


@pytest.mark.parametrize("unfair", UNFAIR)
def test_what_must_not_happen_to_a_player_is_found(unfair: str) -> None:
    game, at = Watched(), ev.HEADER
    kind, player, other = UNFAIR[unfair]
    game.events[at : at + ev.EVENT_CELLS] = 0
    game.events[[at + ev.E_KIND, at + ev.E_PLAYER, at + ev.E_OTHER, at + ev.E_SOURCE]] = kind, player, other, NOBODY
    assert mg.follow(game.state, game.rules.table, game.events, game.notes, at) == lo.WRONG_PLAYER


def test_unequal_turns_are_found() -> None:
    game, at = Watched(), ev.HEADER
    game.events[at : at + ev.EVENT_CELLS] = 0
    game.events[[at + ev.E_KIND, at + ev.E_PLAYER, at + ev.E_AMOUNT, at + ev.E_OTHER]] = ek.ROUND, NOBODY, 2, NOBODY
    assert mg.follow(game.state, game.rules.table, game.events, game.notes, at) == lo.TURNS_UNEQUAL
