"""The end of a turn, the next turn, the end of the game (A-17, A-18, A-19.9)."""

from deckwright.cards import ops
from deckwright.games.ascension.rules.constructs import refresh
from deckwright.games.ascension.rules.event_kinds import (
    E_DISCARD,
    E_END,
    E_EXTRA_TURN,
    E_LOSE,
    E_REVEAL,
    E_ROUND,
    E_TURN,
    Z_DISCARD,
    Z_HAND,
    Z_PLAYED,
    tell,
    tell_amount,
    tell_count,
    tell_move,
)  # fmt: skip
from deckwright.games.ascension.rules.frames import NEXT_TURN, TURN
from deckwright.games.ascension.rules.hands import (
    add_to_hand,
    draw,
    forget_hand,
    remove_from_hand,
)  # fmt: skip
from deckwright.games.ascension.rules.rule_ids import (
    A_4_6,
    A_6_6,
    A_17_1,
    A_17_2,
    A_17_3,
    A_18_2,
    A_18_11,
    A_19_9,
    A_19_10,
    R_208,
)  # fmt: skip
from deckwright.games.ascension.rules.solo import rival_acts
from deckwright.games.ascension.rules.state import (
    CONSTRUCT_DISCOUNT,
    CULT,
    CULT_LAST_STEP,
    DISCARD_COUNT,
    END_TRIGGERED,
    ENERGY,
    EXTRA_TURNS,
    FATE_CELLS,
    FATE_COUNT,
    FATES,
    FIRST,
    HAND_COUNT,
    HERO_DISCOUNT,
    HERO_HONOR,
    HERO_HONOR_BY,
    KEEP_LEFT,
    KEPT,
    KEPT_COUNT,
    LAST_ROUND_EXTRA_TURN,
    LOST_TURN,
    MONSTER_DISCOUNT,
    OVER,
    PLAYED,
    PLAYED_COUNT,
    POWER,
    RESTRICTED_RUNES,
    RIVAL_WAITS,
    ROUND,
    ROW_MONSTERS_DEFEATED,
    RUNES,
    SOLO,
    SOLO_EXTRA_TURN,
    STEP_SKIPPED,
    TAKEN,
    TAKEN_CARD,
    TAKEN_CELLS,
    TAKEN_COUNT,
    TURN_PLAYER,
    TURNS,
    VICTIM,
    WAITING,
    WAITING_COUNT,
    discard_at,
    hand_at,
    next_seat,
    seat,
)  # fmt: skip
from deckwright.kernel.events import EVERYBODY, NOBODY, emit, follow_last, follow_nothing
from deckwright.kernel.rules import Cells, Events, rule
from deckwright.kernel.stack import A, pop, push, top

NEW_HAND = 5


@rule
def lose_resource(s: Cells, e: Events, player: int, cell: int, resource: int) -> None:
    """What is left of a resource is lost (A-17.2)."""
    if s[cell] > 0:
        tell_amount(e, E_LOSE, player, resource, int(s[cell]), NOBODY, A_17_2, 0)
    s[cell] = 0


@rule
def lose_resources(s: Cells, e: Events, player: int) -> None:
    lose_resource(s, e, player, RUNES, ops.RUNES)
    lose_resource(s, e, player, RESTRICTED_RUNES, ops.RESTRICTED_RUNES)
    lose_resource(s, e, player, POWER, ops.POWER)
    lose_resource(s, e, player, ENERGY, ops.ENERGY)


@rule
def put_away(s: Cells, e: Events, player: int) -> None:
    """Played cards and the rest of the hand go to the discard pile (A-17.1), kept cards apart."""
    here = seat(s, player)
    pile = discard_at(s, player)
    count = int(s[PLAYED_COUNT])
    following = int(s[PLAYED])  # fetched one ahead: a processor does not wait for it
    for i in range(count):
        card = following
        following = int(s[PLAYED + i + 1])
        s[PLAYED + i] = 0
        s[pile + card] += 1
        tell_move(e, E_DISCARD, player, card, NOBODY, Z_PLAYED, Z_DISCARD, A_17_1, 0)
    s[PLAYED_COUNT] = 0
    for i in range(s[KEPT_COUNT]):
        remove_from_hand(s, player, int(s[KEPT + i]))
    hand = hand_at(s, player)
    following = int(s[hand])
    for i in range(s[here + HAND_COUNT]):
        card = following
        following = int(s[hand + i + 1])
        s[hand + i] = 0
        s[pile + card] += 1
        tell_move(e, E_DISCARD, player, card, NOBODY, Z_HAND, Z_DISCARD, A_17_1, 0)
    s[here + DISCARD_COUNT] += count + int(s[here + HAND_COUNT])
    s[here + HAND_COUNT] = 0
    forget_hand(s, player)
    for i in range(s[KEPT_COUNT]):
        add_to_hand(s, player, int(s[KEPT + i]))
        s[KEPT + i] = 0
    s[KEPT_COUNT] = 0
    s[KEEP_LEFT] = 0


@rule
def name_taken_cards(s: Cells, e: Events, player: int) -> None:
    """Everybody learns which cards were taken from hands this turn (R-208)."""
    for i in range(s[TAKEN_COUNT]):
        at = TAKEN + i * TAKEN_CELLS
        victim = int(s[at + VICTIM])
        card = int(s[at + TAKEN_CARD])
        emit(e, E_REVEAL, player, card, NOBODY, 1, 0, Z_HAND, Z_HAND, A_4_6, R_208, EVERYBODY, victim)
        for cell in range(TAKEN_CELLS):
            s[at + cell] = 0
    s[TAKEN_COUNT] = 0


@rule
def forget_turn(s: Cells) -> None:
    """Nothing of this turn is left for the next one."""
    s[CONSTRUCT_DISCOUNT] = 0
    s[HERO_DISCOUNT] = 0
    s[MONSTER_DISCOUNT] = 0
    s[HERO_HONOR] = 0
    s[HERO_HONOR_BY] = 0
    s[ROW_MONSTERS_DEFEATED] = 0
    for i in range(s[WAITING_COUNT]):
        s[WAITING + i] = 0
    s[WAITING_COUNT] = 0


@rule
def end_phase(s: Cells, t: Cells, e: Events) -> None:
    """Put cards away, lose what is unspent, draw a new hand (A-17); then whoever comes next."""
    player = int(s[TURN_PLAYER])
    put_away(s, e, player)
    lose_resources(s, e, player)
    forget_turn(s)
    name_taken_cards(s, e, player)
    draw(s, e, player, NEW_HAND, NOBODY, A_17_3, 0)
    s[TURNS] += 1
    pop(s)
    if s[SOLO] == 1:
        after_solo_turn(s, t, e)
    else:
        after_turn(s, e)


@rule
def end_game(s: Cells, e: Events, rule_id: int) -> None:
    """The game is over; nobody is asked anything any more."""
    s[OVER] = 1
    s[EXTRA_TURNS] = 0
    for i in range(FATE_CELLS * int(s[FATE_COUNT])):
        s[FATES + i] = 0
    s[FATE_COUNT] = 0
    follow_nothing(e)
    tell(e, E_END, NOBODY, NOBODY, rule_id)


@rule
def begin_turn(s: Cells, e: Events, player: int) -> None:
    """All abilities are unused and all counters 0 (A-6.6)."""
    s[TURN_PLAYER] = player
    refresh(s, player)
    follow_nothing(e)
    tell_count(e, E_TURN, player, int(s[TURNS]) + 1, A_6_6)
    follow_last(e)
    push(s, e, TURN, player, NOBODY, NOBODY, 0, 0, 0, 0)


@rule
def begin_extra_turn(s: Cells, e: Events) -> None:
    """The same player takes one more turn directly afterwards (R-200)."""
    s[EXTRA_TURNS] -= 1
    follow_nothing(e)
    tell(e, E_EXTRA_TURN, int(s[TURN_PLAYER]), NOBODY, A_18_11)
    begin_turn(s, e, int(s[TURN_PLAYER]))


@rule
def begin_round(s: Cells, e: Events) -> None:
    s[ROUND] += 1
    follow_nothing(e)
    tell_count(e, E_ROUND, NOBODY, int(s[ROUND]), A_18_2)


@rule
def lose_extra_turns(s: Cells) -> None:
    """With the option an extra turn after the end was triggered is lost (R-115, V-120)."""
    if s[EXTRA_TURNS] > 0 and s[END_TRIGGERED] == 1 and s[LAST_ROUND_EXTRA_TURN] == LOST_TURN:
        s[EXTRA_TURNS] = 0


@rule
def after_turn(s: Cells, e: Events) -> None:
    """Extra turns first (R-115), then the end of the round (A-18.2), then the next seat."""
    lose_extra_turns(s)
    if s[EXTRA_TURNS] > 0:
        begin_extra_turn(s, e)
        return
    player = next_seat(s, int(s[TURN_PLAYER]))
    if player == s[FIRST]:
        if s[END_TRIGGERED] == 1:
            end_game(s, e, A_18_2)
            return
        begin_round(s, e)
    begin_turn(s, e, player)


@rule
def after_solo_turn(s: Cells, t: Cells, e: Events) -> None:
    """The rival acts after a run of turns (R-201, V-205).

    Against Samael the game ends with the turn in which the pool is emptied (A-19.9); against the Cult extra turns are
    still taken, and the Cult's step belongs to the turn (A-19.10).
    """
    ended = s[END_TRIGGERED] == 1
    if ended and s[CULT] == 0:
        end_game(s, e, A_19_9)
        return
    lose_extra_turns(s)
    if s[EXTRA_TURNS] > 0 and s[SOLO_EXTRA_TURN] == RIVAL_WAITS:
        begin_extra_turn(s, e)
        return
    if not (ended and s[CULT_LAST_STEP] == STEP_SKIPPED):
        rival_acts(s, t, e)
    if s[END_TRIGGERED] == 1 and not (ended and s[EXTRA_TURNS] > 0):
        end_game(s, e, A_19_10 if s[CULT] == 1 else A_19_9)  # Fate of cards that entered just now is lost: V-173
        return
    push(s, e, NEXT_TURN, int(s[TURN_PLAYER]), NOBODY, NOBODY, 1 if ended else 0, 0, 0, 0)


@rule
def go_on(s: Cells, e: Events) -> None:
    """Fate is done (A-3.11, A-19.12): the first turn begins, or the one after the rival's step."""
    ended = s[top(s) + A] == 1
    pop(s)
    if s[END_TRIGGERED] == 1 and s[SOLO] == 1 and s[ROUND] > 0 and not ended:
        end_game(s, e, A_19_10 if s[CULT] == 1 else A_19_9)
        return
    lose_resources(s, e, int(s[TURN_PLAYER]))  # what Fate gave outside a turn
    forget_turn(s)
    if s[EXTRA_TURNS] > 0:
        begin_extra_turn(s, e)
        return
    begin_round(s, e)
    begin_turn(s, e, int(s[TURN_PLAYER]))
