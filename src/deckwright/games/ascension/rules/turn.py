"""The end of a turn, the next turn, the end of the game (A-17, A-18, A-19.9)."""

from deckwright.games.ascension.cards import ops
from deckwright.games.ascension.rules import event_kinds as ev
from deckwright.games.ascension.rules import frames as fr
from deckwright.games.ascension.rules import rule_ids as ids
from deckwright.games.ascension.rules import state as st
from deckwright.games.ascension.rules import zones as zn
from deckwright.games.ascension.rules.constructs import refresh
from deckwright.games.ascension.rules.event_kinds import from_to, tell, tell_amount, tell_count, tell_move, tell_named
from deckwright.games.ascension.rules.frames import ask_turn, await_next_turn
from deckwright.games.ascension.rules.hands import add_to_hand, draw, forget_hand, remove_from_hand
from deckwright.games.ascension.rules.solo import rival_acts, rival_rests
from deckwright.games.ascension.rules.state import discard_at, hand_at, next_seat, seat
from deckwright.kernel.events import follow_last, follow_nothing
from deckwright.kernel.rules import Cells, Events, rule
from deckwright.kernel.stack import pop, top

NEW_HAND = 5


@rule
def lose_resource(s: Cells, e: Events, player: int, cell: int, resource: int) -> None:
    """What is left of a resource is lost (A-17.2)."""
    if s[cell] > 0:
        tell_amount(e, ev.LOSE, player, resource, int(s[cell]), ev.BY_RULES, ids.A_17_2)
    s[cell] = 0


@rule
def lose_resources(s: Cells, e: Events, player: int) -> None:
    lose_resource(s, e, player, st.RUNES, ops.RUNES)
    lose_resource(s, e, player, st.RESTRICTED_RUNES, ops.RESTRICTED_RUNES)
    lose_resource(s, e, player, st.POWER, ops.POWER)
    lose_resource(s, e, player, st.ENERGY, ops.ENERGY)


@rule
def put_away(s: Cells, e: Events, player: int) -> None:
    """Played cards and the rest of the hand go to the discard pile (A-17.1), kept cards apart."""
    here = seat(s, player)
    pile = discard_at(s, player)
    count = int(s[st.PLAYED_COUNT])
    following = int(s[st.PLAYED])  # fetched one ahead: a processor does not wait for it
    for i in range(count):
        card = following
        following = int(s[st.PLAYED + i + 1])
        s[st.PLAYED + i] = 0
        s[pile + card] += 1
        tell_move(e, ev.DISCARD, player, card, ev.BY_RULES, from_to(zn.PLAYED, zn.DISCARD), ids.A_17_1)
    s[st.PLAYED_COUNT] = 0
    for i in range(s[st.KEPT_COUNT]):
        remove_from_hand(s, player, int(s[st.KEPT + i]))
    hand = hand_at(s, player)
    following = int(s[hand])
    for i in range(s[here + st.HAND_COUNT]):
        card = following
        following = int(s[hand + i + 1])
        s[hand + i] = 0
        s[pile + card] += 1
        tell_move(e, ev.DISCARD, player, card, ev.BY_RULES, from_to(zn.HAND, zn.DISCARD), ids.A_17_1)
    s[here + st.DISCARD_COUNT] += count + int(s[here + st.HAND_COUNT])
    s[here + st.HAND_COUNT] = 0
    forget_hand(s, player)
    for i in range(s[st.KEPT_COUNT]):
        add_to_hand(s, player, int(s[st.KEPT + i]))
        s[st.KEPT + i] = 0
    s[st.KEPT_COUNT] = 0


@rule
def name_taken_cards(s: Cells, e: Events, player: int) -> None:
    """Everybody learns which cards were taken from hands this turn (R-208)."""
    for i in range(s[st.TAKEN_COUNT]):
        at = st.TAKEN + i * st.TAKEN_CELLS
        victim = int(s[at + st.VICTIM])
        card = int(s[at + st.TAKEN_CARD])
        tell_named(e, player, card, victim)
        for cell in range(st.TAKEN_CELLS):
            s[at + cell] = 0
    s[st.TAKEN_COUNT] = 0


@rule
def forget_turn(s: Cells) -> None:
    """Nothing of this turn is left for the next one."""
    s[st.CONSTRUCT_DISCOUNT] = 0
    s[st.HERO_DISCOUNT] = 0
    s[st.MONSTER_DISCOUNT] = 0
    s[st.HERO_HONOR] = 0
    s[st.HERO_HONOR_BY] = 0
    s[st.ROW_MONSTERS_DEFEATED] = 0
    for i in range(s[st.WAITING_COUNT]):
        s[st.WAITING + i] = 0
    s[st.WAITING_COUNT] = 0


@rule
def end_phase(s: Cells, t: Cells, e: Events) -> None:
    """Put cards away, lose what is unspent, draw a new hand (A-17); then whoever comes next."""
    player = int(s[st.TURN_PLAYER])
    put_away(s, e, player)
    lose_resources(s, e, player)
    forget_turn(s)
    name_taken_cards(s, e, player)
    draw(s, e, player, NEW_HAND, ev.BY_RULES, ids.A_17_3)
    s[st.TURNS] += 1
    pop(s)
    if s[st.SOLO] == 1:
        after_solo_turn(s, t, e)
    else:
        after_turn(s, e)


@rule
def end_game(s: Cells, e: Events, rule_id: int) -> None:
    """The game is over; nobody is asked anything any more."""
    s[st.OVER] = 1
    s[st.EXTRA_TURNS] = 0
    for i in range(st.FATE_CELLS * int(s[st.FATE_COUNT])):
        s[st.FATES + i] = 0
    s[st.FATE_COUNT] = 0
    follow_nothing(e)
    tell(e, ev.END, ev.NOBODY, ev.NOBODY, rule_id)


@rule
def begin_turn(s: Cells, e: Events, player: int) -> None:
    """All abilities are unused and all counters 0 (A-6.6)."""
    s[st.TURN_PLAYER] = player
    refresh(s, player)
    follow_nothing(e)
    tell_count(e, ev.TURN, player, int(s[st.TURNS]) + 1, ids.A_6_6)
    follow_last(e)
    ask_turn(s, e, player)


@rule
def begin_extra_turn(s: Cells, e: Events) -> None:
    """The same player takes one more turn directly afterwards (R-200)."""
    s[st.EXTRA_TURNS] -= 1
    follow_nothing(e)
    tell(e, ev.EXTRA_TURN, int(s[st.TURN_PLAYER]), ev.NOBODY, ids.A_18_11)
    begin_turn(s, e, int(s[st.TURN_PLAYER]))


@rule
def begin_round(s: Cells, e: Events) -> None:
    s[st.ROUND] += 1
    follow_nothing(e)
    tell_count(e, ev.ROUND, ev.NOBODY, int(s[st.ROUND]), ids.A_18_2)


@rule
def lose_extra_turns(s: Cells) -> None:
    """With the option an extra turn after the end was triggered is lost (R-115, V-120)."""
    if s[st.EXTRA_TURNS] > 0 and s[st.END_TRIGGERED] == 1 and s[st.LAST_ROUND_EXTRA_TURN] == st.LOST_TURN:
        s[st.EXTRA_TURNS] = 0


@rule
def after_turn(s: Cells, e: Events) -> None:
    """Extra turns first (R-115), then the end of the round (A-18.2), then the next seat."""
    lose_extra_turns(s)
    if s[st.EXTRA_TURNS] > 0:
        begin_extra_turn(s, e)
        return
    player = next_seat(s, int(s[st.TURN_PLAYER]))
    if player == s[st.FIRST]:
        if s[st.END_TRIGGERED] == 1:
            end_game(s, e, ids.A_18_2)
            return
        begin_round(s, e)
    begin_turn(s, e, player)


@rule
def after_solo_turn(s: Cells, t: Cells, e: Events) -> None:
    """The rival acts after a run of turns (R-201, V-205).

    Against Samael the game ends with the turn in which the pool is emptied (A-19.9); against the Cult extra turns are
    still taken, and the Cult's step belongs to the turn (A-19.10).
    """
    ended = s[st.END_TRIGGERED] == 1
    if ended and s[st.CULT] == 0:
        end_game(s, e, ids.A_19_9)
        return
    lose_extra_turns(s)
    if s[st.EXTRA_TURNS] > 0 and s[st.SOLO_EXTRA_TURN] == st.RIVAL_WAITS:
        begin_extra_turn(s, e)
        return
    if not rival_rests(s):
        rival_acts(s, t, e)
    if s[st.END_TRIGGERED] == 1 and not (ended and s[st.EXTRA_TURNS] > 0):
        end_game(
            s, e, ids.A_19_10 if s[st.CULT] == 1 else ids.A_19_9
        )  # Fate of cards that entered just now is lost: V-173
        return
    await_next_turn(s, e, int(s[st.TURN_PLAYER]), ended)


@rule
def go_on(s: Cells, e: Events) -> None:
    """Fate is done (A-3.11, A-19.12): the first turn begins, or the one after the rival's step."""
    ended = s[top(s) + fr.NEXT_TURN_ENDED] == 1
    pop(s)
    if s[st.END_TRIGGERED] == 1 and s[st.SOLO] == 1 and s[st.ROUND] > 0 and not ended:
        end_game(s, e, ids.A_19_10 if s[st.CULT] == 1 else ids.A_19_9)
        return
    lose_resources(s, e, int(s[st.TURN_PLAYER]))  # what Fate gave outside a turn
    forget_turn(s)
    if s[st.EXTRA_TURNS] > 0:
        begin_extra_turn(s, e)
        return
    begin_round(s, e)
    begin_turn(s, e, int(s[st.TURN_PLAYER]))
