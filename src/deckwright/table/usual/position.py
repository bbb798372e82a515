"""Positions from outside, by what a game declares: set up by hand, or read from a saved game."""

from collections import Counter as Multiset
from collections.abc import Mapping
from typing import Any

import numpy as np

from deckwright.cards.errors import BadSave, IllegalScenario
from deckwright.kernel import chacha, stack, tables
from deckwright.kernel.events import NOBODY
from deckwright.kernel.playing import LIMIT
from deckwright.table import running
from deckwright.table.arguments import is_whole, shown, suggestion
from deckwright.table.declared import Counter, Declared, Zone
from deckwright.table.events import new_buffer
from deckwright.table.game import Game
from deckwright.table.kinds import Ruleset
from deckwright.table.origins import Placed
from deckwright.table.seeds import set_key
from deckwright.table.setup import Setup

CELL = np.iinfo(np.int16)
COMMON = ("players", "turn_player", "first", "seed")  # what every position says
REST_SHUFFLED = 1000  # a purpose of randomness that no game has


# Set up by hand.


def place(setup: Setup, given: dict[str, Any]) -> Game:
    """A game at the beginning of a turn in which cards lie and numbers stand as given.

    Zones and counters go by the words that the game declares; those of seats are lists of one for each seat. What is left
    out is empty or 0. The zone that takes the rest holds every card that lies nowhere else, shuffled.
    """
    ruleset, players = setup.ruleset, setup.players
    declared = ruleset.kind.declarations
    state = ruleset.stocked(players, setup.mode, setup.options)
    set_key(state, bytes.fromhex(given["seed"]))
    check_words(declared, given)
    for name in ("turn_player", "first"):
        if not is_whole(given[name]) or not 0 <= given[name] < players:
            raise wrong(f"{name} is a seat from 0 to {players - 1}, not {shown(given[name])}")
    state[declared.first] = given["first"]
    for counter in declared.counters:
        for seat, number in enumerate(values_of(counter, given, players, counter.otherwise)):
            state[declared.begin(counter, seat)] = checked_number(counter, number)
    lie = {(zone, seat): cards for zone in declared.zones for seat, cards in placed(zone, given, players, ruleset)}
    rest = left_over(ruleset, [card for cards in lie.values() for card in cards])
    for (zone, seat), cards in lie.items():
        declared.lay(state, zone, seat, cards)
    for zone in declared.zones:
        if zone.takes_rest and given.get(zone.word) is None:
            cells = np.array(rest, dtype=np.int16)
            chacha.shuffle(state, cells, 0, len(rest), REST_SHUFFLED, 0, 0)
            declared.lay(state, zone, 0, cells.tolist())
    turn, player = declared.questions[0].number, given["turn_player"]
    stack.push(state, new_buffer(0, 0), turn, player, NOBODY, NOBODY, 0, 0, 0, 0)
    game = ruleset.kind.table.game(setup, state, Placed(given))
    game.go_on()
    return game


def wrong(reason: str) -> IllegalScenario:
    return IllegalScenario(f"This position cannot be: {reason}.")


def check_words(declared: Declared, given: Mapping[str, Any]) -> None:
    """Refuse what the game has no word for."""
    known = [*declared.zone, *(counter.word for counter in declared.counters), *COMMON]
    for name in given:
        if name not in known:
            raise wrong(f"there is nothing called {shown(name)}.{suggestion(name, known)}".rstrip("."))


def values_of(thing: Zone | Counter, given: Mapping[str, Any], players: int, otherwise: object) -> list[Any]:
    """What was given for the table as a list of one, or for each seat."""
    value = given.get(thing.word)
    if not thing.of_seat:
        return [otherwise if value is None else value]
    if value is None:
        return [otherwise] * players
    if not isinstance(value, list) or len(value) != players:
        raise wrong(f"{thing.word} needs a list of one for each of the {players} seats, not {shown(value)}")
    return [otherwise if one is None else one for one in value]


def checked_number(counter: Counter, number: object) -> int:
    if not is_whole(number) or not 0 <= number <= counter.most:
        raise wrong(f"{counter.word} is a whole number from 0 to {counter.most}, not {shown(number)}")
    return int(number)


def placed(zone: Zone, given: Mapping[str, Any], players: int, ruleset: Ruleset) -> list[tuple[int, list[int]]]:
    """The cards of a zone for the table or for each seat, by number."""
    found = []
    for seat, cards in enumerate(values_of(zone, given, players, [])):
        if not isinstance(cards, list):
            raise wrong(f"{zone.word} is a list of the ids of cards, not {shown(cards)}")
        for card in cards:
            if not isinstance(card, str) or card not in ruleset.number:
                raise wrong(
                    f"there is no card {shown(card)} ({zone.word}).{suggestion(card, ruleset.number)}".rstrip(".")
                )
        numbers = [ruleset.number[card] for card in cards]
        found.append((seat, sorted(numbers) if zone.held == tables.BY_TYPE else numbers))
    return found


def left_over(ruleset: Ruleset, lie: list[int]) -> list[int]:
    """The cards that lie nowhere; none may lie there more often than it exists."""
    copies = copies_of(ruleset)
    for card, n in Multiset(lie).items():
        if n > copies[card]:
            raise wrong(f"{ruleset.ids[card]} is there {n} times, and exists {copies[card]} times")
        copies[card] -= n
    return [card for card, n in copies.items() for _ in range(n)]


def copies_of(ruleset: Ruleset) -> dict[int, int]:
    return {number: ruleset.cards[card].copies for card, number in ruleset.number.items()}


# Read from a saved game.


def check_state(state: np.ndarray, ruleset: Any, mode: str, options: Mapping[str, str], at_rest: bool = True) -> None:
    """Refuse a state in which a cell holds what it cannot hold, or a card lies more often than it exists."""
    ruleset.kind.table.saves.check_layout(state)
    declared: Declared = ruleset.kind.declarations
    players = int(state[declared.seats])
    if players not in ruleset.players.get(mode, ()) or len(state) != declared.size(players):
        raise BadSave("The position of this saved game is damaged: its number of players is not possible.")
    least, most = bounds_of(state, ruleset, ruleset.stocked(players, mode, options))
    if (
        not ((least <= state) & (state <= most)).all()
        or not is_within_copies(state, ruleset)
        or not has_answer(state, ruleset)
    ):
        raise BadSave("The position of this saved game is damaged: it cannot be reached by any play.")


def bounds_of(state: np.ndarray, ruleset: Any, blank: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """The least and the most that each cell may hold; what means nothing holds what it holds in an empty state."""
    declared: Declared = ruleset.kind.declarations
    least, most, players = blank.copy(), blank.copy(), int(state[declared.seats])
    types = len(ruleset.ids)

    def may(at: int, low: int, high: int, cells: int = 1) -> None:
        least[at : at + cells], most[at : at + cells] = low, high

    may(stack.REVEALED, 0, CELL.max)
    may(chacha.KEY, CELL.min, CELL.max, chacha.KEY_CELLS)
    may(declared.first, 0, players - 1)
    for counter in declared.counters:
        for seat in declared.owners(counter, players):
            may(declared.begin(counter, seat), 0, counter.most)
    for zone, seat in declared.everywhere(players):
        begin = declared.begin(zone, seat)
        if zone.held == tables.BY_TYPE:
            may(begin, 0, LIMIT, types)
        else:
            may(begin, 0, types - 1, zone.room)
            may(declared.held(zone, seat), 0, zone.room)
    may(stack.HEIGHT, 1, stack.MAX_FRAMES)
    for level in range(min(max(int(state[stack.HEIGHT]), 0), stack.MAX_FRAMES)):
        at = stack.FRAMES + level * stack.FRAME_CELLS
        known = [one for one in declared.questions if one.number == state[at + stack.KIND]]
        if not known or (level == 0) != (known[0] is declared.questions[0]):
            continue  # no frame that could be here: its cells must be empty, and are not
        may(at + stack.KIND, known[0].number, known[0].number)
        may(at + stack.PLAYER, 0, players - 1)
        may(at + stack.SOURCE, -1, types - 1, 2)
        may(at + stack.A, 0, known[0].most, 3)
        may(at + stack.PC, 0, len(ruleset.compiled.program) - 1)
    return least, most


def is_within_copies(state: np.ndarray, ruleset: Any) -> bool:
    """Whether no card is there more often than it exists."""
    declared: Declared = ruleset.kind.declarations
    players = int(state[declared.seats])
    lie = Multiset(card for zone, seat in declared.everywhere(players) for card in declared.cards(state, zone, seat))
    return all(n <= copies_of(ruleset).get(card, 0) for card, n in lie.items())


def has_answer(state: np.ndarray, ruleset: Any) -> bool:
    """Whether whoever is asked can answer, or the game is over."""
    out = np.zeros(len(ruleset.actions), np.int16)
    over = bool(ruleset.kind.is_over(state))
    return over or running.rules(ruleset.kind).legal(state, ruleset.table, out) > 0


# Carried over to other cards.


def running_above_turn(state: np.ndarray) -> list[int]:
    """The levels of the stack on which something is under way: with other cards none of it goes on."""
    return list(range(1, min(int(state[stack.HEIGHT]), stack.MAX_FRAMES)))


def cut_short(state: np.ndarray) -> np.ndarray:
    """The position without what is under way."""
    cut = state.copy()
    cut[stack.FRAMES + stack.FRAME_CELLS : stack.KERNEL_CELLS] = 0
    cut[stack.HEIGHT] = min(int(cut[stack.HEIGHT]), 1)
    return cut
