"""No number of a game goes round to a negative one: for each cell of the state a proof, or a guard."""

import numpy as np
import pytest

import deckwright as dw
from deckwright import bots
from deckwright.games.ascension.kind import KIND
from deckwright.games.ascension.rules import standing
from deckwright.games.ascension.rules import state as st
from deckwright.games.ascension.table import limits
from deckwright.games.ascension.table.ruleset import MOST_SEATS
from deckwright.kernel import chacha, stack
from deckwright.table import running
from tests.talk import given, texts, when

AVATAR, HERALD = "avatar-of-the-fallen", "herald-of-doom"
TYPES, CARDS, SEATS = st.TYPES_ROOM, st.CARD_ROOM, MOST_SEATS
LARGEST_NUMBER = 99  # in a card file
GUARDED, GOES_ROUND = "guarded", "goes round"

# What bounds each cell. A number: no cell of these is ever larger, by what it counts or names.
FIXED = {  # written when the game is set up: the mode, the options, and who begins
    **dict.fromkeys(("SOLO", "TEAMS", "CULT"), 1), "SEATS": SEATS, "TYPES": TYPES, "SHORT_OF": TYPES, "FIRST": SEATS - 1,
    **dict.fromkeys(
        ("FREE_DEFEAT", "LIBRARIAN_DISCARD", "COPIED_UNITE", "LAST_ROUND_EXTRA_TURN", "SOLO_EXTRA_TURN",
         "BANISHED_OVER_TREASURE", "FATE_ORDER", "COPY_COPIERS", "STAFF_STACKING", "PUT_IS_PLAY", "TEAMMATE_FREE_CARDS",
         "TEAMMATE_TREASURE", "TEAM_TIE", "CULT_LAST_STEP", "ENERGIZE_TIMING"), 1),
}  # fmt: skip
NAMED = {  # a flag, a seat, a slot, a card
    "END_TRIGGERED": 1, "OVER": 1, "TURN_PLAYER": SEATS - 1, "LAST_REVEAL": st.OTHER_DECISION, "HERO_HONOR_BY": TYPES,
    "SEEKER": SEATS, "SEEK_SLOT": st.ROW_ROOM,
}  # fmt: skip
COUNTED = {  # as many as there are cards, or places that the rules look at before they fill them
    "CENTER_COUNT": st.CENTER_ROOM, "ROW_COUNT": st.ROW_ROOM, "PLAYED_COUNT": CARDS, "WAITING_COUNT": st.WAITING_ROOM,
    "TAKEN_COUNT": st.TAKEN_ROOM, "KEPT_COUNT": st.KEPT_ROOM, "FATE_COUNT": st.FATE_ROOM,
    "NOTE_COUNT": st.NOTE_ROOM,
}  # fmt: skip
RISING = dict.fromkeys(
    ("ROUND", "TURNS", "POOL", "RIVAL_HONOR", "CENTER_SHUFFLES", "RUNES", "RESTRICTED_RUNES", "POWER", "ENERGY",
     "HERO_DISCOUNT", "CONSTRUCT_DISCOUNT", "MONSTER_DISCOUNT", "HERO_HONOR", "ROW_MONSTERS_DEFEATED", "EXTRA_TURNS"),
    GUARDED,
)  # fmt: skip
SEAT_CELLS = {
    **dict.fromkeys(("HAND_COUNT", "DECK_COUNT", "DISCARD_COUNT", "KNOWN_COUNT", "KNOWN_TOP", "SEEN_TOP"), CARDS),
    "CONSTRUCT_COUNT": st.CONSTRUCT_ROOM, "TROPHY_COUNT": st.TROPHY_ROOM,
    **dict.fromkeys(("HONOR_TOKENS", "SHUFFLES", "PICKS"), GUARDED),
}  # fmt: skip
FRAME = (
    4096  # a cell of a frame: a seat, a card, a slot, a step of a program, a ruling, a bit for each seat, a small count
)
ZONES = {  # where each begins, how many cells it has, and what they hold
    "ROW": (st.ROW_ROOM, TYPES), "UNDER": (st.ROW_ROOM * st.TREASURE_ROOM, CARDS), "FATES": (st.FATE_CELLS * st.FATE_ROOM, CARDS),
    "NOTES": (st.NOTE_CELLS * st.NOTE_ROOM, FRAME), "WAITING": (st.WAITING_ROOM, TYPES),
    "TAKEN": (st.TAKEN_CELLS * st.TAKEN_ROOM, TYPES), "KEPT": (st.KEPT_ROOM, TYPES), "SCRATCH": (2, 32_767),
    "VOID": (TYPES, CARDS), "BOX": (TYPES, CARDS), "PILES": (TYPES, CARDS), "SET_ASIDE": (TYPES, CARDS),
    "CENTER": (st.CENTER_ROOM, TYPES), "PLAYED": (CARDS, TYPES),
}  # fmt: skip
SEAT_ZONES = {
    "DECK": (CARDS, TYPES), "DISCARD": (TYPES, CARDS), "KNOWN": (TYPES, CARDS), "CONSTRUCTS": (st.CONSTRUCT_ROOM, TYPES),
    "USED": (st.CONSTRUCT_ROOM, 255), "DUE": (st.CONSTRUCT_ROOM, FRAME), "TROPHIES": (st.TROPHY_ROOM, TYPES),
}  # fmt: skip
SPARE = 0  # a cell without a name holds nothing


def bounds() -> list[int | str]:
    """What bounds each cell of a state for the most seats; a cell with a name that is not listed above has none."""
    found: list[int | str | None] = [None] * len(st.new_state(SEATS, TYPES))
    found[stack.HEIGHT], found[stack.REVEALED], found[stack.ERROR] = stack.MAX_FRAMES, GOES_ROUND, stack.UNKNOWN_VALUE
    found[chacha.KEY : chacha.KEY + chacha.KEY_CELLS] = [GOES_ROUND] * chacha.KEY_CELLS  # any bits
    found[stack.FRAMES : stack.KERNEL_CELLS] = [FRAME] * (stack.KERNEL_CELLS - stack.FRAMES)
    for name, bound in {**FIXED, **NAMED, **COUNTED, **RISING}.items():
        if hasattr(st, name):
            found[getattr(st, name)] = bound
    for name, (cells, bound) in ZONES.items():
        found[getattr(st, name) : getattr(st, name) + cells] = [bound] * cells
    for seat in range(SEATS):
        here = st.SEAT_0 + seat * st.SEAT_CELLS
        for name, bound in SEAT_CELLS.items():
            found[here + getattr(st, name)] = bound
        for name, (cells, bound) in SEAT_ZONES.items():
            found[here + getattr(st, name) : here + getattr(st, name) + cells] = [bound] * cells
    last = max(value for name, value in vars(st).items() if name in {**FIXED, **NAMED, **COUNTED, **RISING})
    spare = [
        st.SPARE_CELL,
        *range(stack.ERROR + 1, chacha.KEY),
        *range(last + 1, st.ROW),
        *range(st.SCRATCH + 2, st.VOID),
    ]
    spare += [
        st.SEAT_0 + seat * st.SEAT_CELLS + cell for seat in range(SEATS) for cell in range(st.SEAT_COUNTERS, st.DECK)
    ]
    for cell in spare:
        assert found[cell] is None
        found[cell] = SPARE
    unknown = [cell for cell, bound in enumerate(found) if bound is None]
    assert unknown == [], f"cells {unknown} have neither a proof nor a guard"
    return [bound for bound in found if bound is not None]


def test_every_cell_has_a_proof_or_a_guard():
    """A cell that is added to the state without an entry here fails this test."""
    kept = bounds()
    guarded = [cell for cell, bound in enumerate(kept) if bound == GUARDED]
    assert sorted(guarded) == sorted(limits.rising_cells(SEATS).tolist())


@pytest.mark.parametrize("ruleset", ["ascension-10th", "rise-of-vigil", "ascension-combined"])
def test_no_cell_exceeds_what_is_said_of_it(ruleset):
    kept = bounds()
    most = np.array([bound if isinstance(bound, int) else 32_767 for bound in kept])
    game = dw.new(ruleset, players=2, seed=1)
    bot = bots.make("busy", 1)
    while not game.over and len(game.history) < 400:
        game.play(bots.ask(bot, game))
        assert (game.state <= most[: len(game.state)]).all()


@pytest.mark.parametrize("cell", range(len(limits.rising_cells(2))))
def test_an_action_that_brings_a_number_beyond_the_limit_is_refused(cell):
    game = given(hand=["mystic"])
    game.state[limits.rising_cells(2)[cell]] = limits.LIMIT + 1
    before = game.save()
    with pytest.raises(dw.IllegalAction, match="beyond 16,383"):
        game.play("play mystic")
    assert game.save() == before


@pytest.mark.parametrize("cell", range(len(limits.rising_cells(2))))
def test_games_without_events_stop_at_the_limit(cell):
    stepper = dw.Stepper(players=2, seed=1, first=0)
    assert not standing.has_grown_beyond(stepper.state)
    stepper._cells[limits.rising_cells(2)[cell]] = limits.LIMIT + 1
    assert standing.has_grown_beyond(stepper.state)
    with pytest.raises(dw.DeckwrightError, match="beyond 16383"):
        stepper.step(stepper.legal[0])
    assert stepper.count == 0


def test_rows_of_games_stop_at_the_limit():
    """As after 2,000 turns: nobody has won, and the next game begins."""
    env = dw.vec_env(players=2, games=2, cores=1, seed=1)
    env.reset()
    env.backend.states[0, st.POOL] = limits.LIMIT + 1
    now = env.step(env.policy_actions("random"))
    assert now.done.tolist() == [True, False]
    assert (now.info["ended"][0], now.info["winner"][0], now.rewards.any()) == (0, -1, False)


def test_honor_does_not_go_round():
    """R-058, R-151: with Center Deck and Void empty, Avatar of the Fallen comes back each time."""
    game = given(row=[AVATAR, *[None] * 5], center=[], power=7, honor=[9999, 0])
    when(game, f"defeat {AVATAR}@1")
    with pytest.raises(dw.IllegalAction, match="beyond 16,383"):
        for _ in range(10_000):
            game.play(f"choose row:{AVATAR}@1")
    assert limits.LIMIT - 4 < game.honor(0) <= limits.LIMIT
    when(game, "decline", "end turn")


def test_what_one_action_gives_does_not_go_round():
    """What events tell counts, not only what is left in the cell."""
    buffer = np.zeros(limits.ev.HEADER + 4 * limits.ev.EVENT_CELLS, dtype=np.int32)
    buffer[limits.ev.COUNT] = 4
    rows = buffer[limits.ev.HEADER :].reshape(4, limits.ev.EVENT_CELLS)
    rows[:, limits.ev.E_KIND], rows[:, limits.ev.E_AMOUNT] = limits.ek.GAIN, 16_384
    assert limits.is_beyond(given().state, buffer)


@pytest.mark.parametrize("mode", [None, KIND.modes.interpreted])
def test_what_was_revealed_is_counted_round(mode):
    """Undo compares this counter with itself, and after a whole round there is nothing to compare with."""
    running.use(mode)
    try:
        game = dw.new(players=2, seed=1)
        game.state[stack.REVEALED] = 32_765
        game.play("end turn")
        assert game.state[stack.REVEALED] < 0
        with pytest.raises(dw.UndoRefused):
            game.undo()
        game.play(game.actions()[0])
        game.undo()
        when(game, "end turn", "end turn")
    finally:
        running.use(None)


@pytest.mark.parametrize("counter", ["runes", "power", "energy", "pool", "extra_turns", "honor"])
def test_a_position_by_hand_stays_far_below_the_limit(counter):
    value = [10_000, 0] if counter == "honor" else 10_000
    with pytest.raises(dw.IllegalScenario, match="from 0 to 9999"):
        dw.scenario("rise-of-vigil", players=2, **{counter: value})


def endless() -> dw.Game:
    """Herald of Doom is alone, and must take herself for ever."""
    return given("rise-of-vigil", row=[HERALD, *[None] * 5], center=[], power=9, hand=["apprentice"])


def test_what_can_never_end_is_not_offered():
    """A-27.9: bots, pages and environments trust what is listed."""
    game = endless()
    assert texts(game) == ["play apprentice", "defeat cultist", "end turn"]
    before = game.save()
    with pytest.raises(dw.IllegalAction, match="never end") as refused:
        game.play(f"defeat {HERALD}@1")
    assert (refused.value.rule, refused.value.legal) == ("A-27.9", texts(game))
    assert refused.value.text("pl") != refused.value.text("en")
    assert game.save() == before
    bots.play_out(game, [bots.make("greedy"), bots.make("random")], most_turns=6)
