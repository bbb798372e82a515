"""Whether the decision stack of a position from outside can be gone on with: every frame by its kind and its place."""

from typing import NamedTuple

import numpy as np

from deckwright.games.kingdom.cards import ops
from deckwright.games.kingdom.rules import acting, course, discovering, expansion, paying
from deckwright.games.kingdom.rules import frames as fr
from deckwright.games.kingdom.rules import state as st
from deckwright.games.kingdom.rules import zones as zn
from deckwright.games.kingdom.rules.tables import effect_cell, effect_row
from deckwright.games.kingdom.rules.turning import can_turn
from deckwright.games.kingdom.table.cells import COURSE
from deckwright.games.kingdom.table.ruleset import Ruleset
from deckwright.games.kingdom.table.steps import steps_of
from deckwright.kernel import stack

ANY_COURSE = frozenset(COURSE)
BELOW = {  # what may lie directly under a frame
    fr.RUN: {fr.TURN, fr.RUN, fr.LEAVE, fr.BATCH, fr.ACT, fr.DISCOVER, fr.END_ROUND},
    fr.LEAVE: {fr.TURN, fr.BATCH, fr.RUN},
    fr.BATCH: {fr.TURN, fr.RUN, fr.END_TURN, fr.END_ROUND, fr.NEW_ROUND},
    fr.ACT: {fr.RUN, fr.TURNED, fr.LEAVE},
    fr.PAY: {fr.RUN, fr.TURNED, fr.LEAVE},
    fr.TURNED: {fr.TURN, fr.RUN, fr.ACT},
    fr.PRODUCE: {fr.TURN, fr.RUN, fr.ACT},
    fr.DISCOVER: {fr.RUN, fr.ACT, fr.NEW_ROUND},
    fr.PICK: {fr.ACT, fr.BANISH},
    fr.ORDER: {fr.ACT},
    fr.CHOOSE_RESOURCE: {fr.RUN, fr.ACT, fr.PAY, fr.PRODUCE},
    fr.CHOOSE_BOX: {fr.RUN, fr.ACT},
    fr.CHOOSE_SIDE: {fr.DISCOVER},
    fr.CHOOSE_OPTION: {fr.RUN, fr.ACT, fr.PAY},
    fr.CHOOSE_TRIGGER: {fr.BATCH},
    fr.CONFIRM: {fr.BATCH},
}
STEPS_BEGUN = {  # of the course, while something is under way above it
    fr.TURN: {0}, fr.END_TURN: {course.GOING_ON}, fr.END_ROUND: {course.GOING_ON, course.LAST_STEPS},
    fr.NEW_ROUND: {course.GOING_ON, course.LEAVING}, fr.BANISH: {expansion.SHUFFLING, expansion.PACKETS},
}  # fmt: skip
STEPS_ALONE = {  # and with nothing above it
    fr.TURN: {0}, fr.NEXT: {0}, fr.NEW_TURN: {0}, fr.END_TURN: {course.BEGIN, course.GOING_ON},
    fr.END_ROUND: {course.BEGIN, course.GOING_ON, course.LAST_STEPS},
    fr.NEW_ROUND: {course.BEGIN, course.GOING_ON, course.LAST_STEPS, course.LEAVING},
    fr.BANISH: {expansion.PERMANENT_CARDS, expansion.SHUFFLING, expansion.PACKETS},
}  # fmt: skip
AT_ONCE = (ops.PUT, ops.LOOK, ops.PLAY)  # done to all picked cards before anything else happens


class Frame(NamedTuple):
    """The cells of a frame."""

    kind: int
    player: int
    source: int
    card: int
    a: int
    b: int
    c: int
    pc: int


class Note(NamedTuple):
    """A card that belongs to a frame."""

    level: int
    card: int
    what: int


class Stack:
    """The stack of a position whose cells are all within their bounds."""

    def __init__(self, state: np.ndarray, ruleset: Ruleset) -> None:
        self.state, self.ruleset, self.table = state, ruleset, ruleset.table
        self.steps = steps_of(ruleset)
        rows = state[stack.FRAMES :][: int(state[stack.HEIGHT]) * stack.FRAME_CELLS].reshape(-1, stack.FRAME_CELLS)
        self.frames = [Frame(*row) for row in rows.tolist()]
        notes = state[st.NOTES :][: int(state[st.NOTE_COUNT]) * st.NOTE_CELLS].reshape(-1, st.NOTE_CELLS)
        self.notes = [Note(*row) for row in notes.tolist()]
        waits = state[st.WAITING :][: int(state[st.WAITING_COUNT]) * st.WAIT_CELLS].reshape(-1, st.WAIT_CELLS)
        self.waits: list[tuple[int, int, int, int]] = [(row[0], row[1], row[2], row[3]) for row in waits.tolist()]

    def kind(self, level: int) -> int:
        """The kind of the frame at a level; 0 where there is none."""
        return self.frames[level].kind if 0 <= level < len(self.frames) else 0

    def noted(self, level: int, what: int) -> list[int]:
        """The cards of such notes of a frame, in order."""
        return [note.card for note in self.notes if note.level == level and note.what == what]

    def zone(self, card: int) -> int:
        return int(self.state[st.ZONE + card])

    def has_stage(self, card: int, number: int) -> bool:
        return number in self.ruleset.card(card).stages

    def has_effect(self, card: int, number: int, effect: int) -> bool:
        return self.has_stage(card, number) and effect < len(self.ruleset.card(card).stages[number].effects)

    def effect(self, card: int, number: int, effect: int, cell: int) -> int:
        return effect_cell(self.table, effect_row(self.table, card, number, effect), cell)

    def top_of_deck(self, n: int) -> set[int]:
        """The cards that lie on top of the deck, so many."""
        end = st.DECK + int(self.state[st.DECK_COUNT])
        return {*self.state[max(end - n, st.DECK) : end].tolist()}


def has_sound_frames(found: Stack, at_rest: bool) -> bool:
    """Every frame, every card that belongs to one and every effect that waits in one; at rest a question is on top."""
    kinds = [frame.kind for frame in found.frames]
    return (
        bool(kinds)
        and (not at_rest or kinds[-1] >= fr.FIRST_QUESTION)
        and has_sound_course(found)
        and all(kind not in ANY_COURSE and kind < fr.FIRST_QUESTION for kind in kinds[1:-1])
        and all(is_sound_frame(found, level, frame) for level, frame in enumerate(found.frames) if level)
        and has_sound_notes(found)
        and has_sound_waits(found)
        and has_sound_payment(found)
        and are_being_read(found)
    )


def has_sound_course(found: Stack) -> bool:
    """At the bottom is a part of the course of the game, at a step where it can be."""
    state, bottom = found.state, found.frames[0]
    alone = len(found.frames) == 1
    if bottom.kind not in ANY_COURSE or bottom.a not in (STEPS_ALONE if alone else STEPS_BEGUN).get(bottom.kind, ()):
        return False
    if not alone and found.kind(1) in ANY_COURSE:
        return False
    if state[st.TURN_ENDED] and bottom.kind != fr.TURN:
        return False
    if state[st.ROUND] == 0 and bottom.kind not in (fr.NEW_ROUND, fr.BANISH):
        return False
    in_expansion, left = state[st.EXPANSION] > 0, int(state[st.ROUNDS_LEFT])
    finishing = bottom.kind == fr.END_ROUND and bottom.a == course.LAST_STEPS
    if finishing and (not in_expansion or left or not state[st.LAST_ROUND]):
        return False
    if bottom.kind == fr.BANISH and not (in_expansion and bottom.b <= int(state[st.DECK_COUNT])):
        return False
    return (left > 0) == (in_expansion and not finishing)


def is_sound_frame(found: Stack, level: int, frame: Frame) -> bool:
    """Whether a frame above the course can be gone on with where it is."""
    if found.kind(level - 1) not in BELOW.get(frame.kind, ()):
        return False
    if frame.kind < fr.FIRST_QUESTION:
        return is_sound_work(found, level, frame)
    return True  # questions are looked at by the rules that ask them


def is_sound_work(found: Stack, level: int, frame: Frame) -> bool:
    """What waits belongs to its card, and what it waits for is above it."""
    above, below = found.kind(level + 1), found.frames[level - 1]
    if frame.kind == fr.RUN:
        return found.steps.belongs(frame.pc, frame.source) and found.has_stage(frame.source, frame.a)
    if frame.kind == fr.LEAVE:
        is_there = found.has_effect(frame.source, frame.a, frame.c)
        return is_there and found.effect(frame.source, frame.a, frame.c, ops.E_ICON) == frame.b
    if frame.kind == fr.ACT:
        return is_sound_act(found, level, frame)
    if frame.kind == fr.PAY:
        prices = found.steps.does[found.steps.first[frame.source]].prices
        is_upgrade = below.kind == fr.TURNED and below.card == frame.source
        return (
            above in (fr.CHOOSE_OPTION, fr.CHOOSE_RESOURCE)
            and frame.source == frame.card
            and frame.a in prices
            and (below.kind == fr.TURNED) == is_upgrade == (frame.pc == fr.PRICE_OF_UPGRADE)
            and (is_upgrade or (below.source == frame.source and frame.b == 0))
        )
    if frame.kind == fr.TURNED:
        is_action = frame.source == st.NO_CARD
        return (
            above in (fr.PAY, fr.ACT)
            and is_action == (frame.b == 1) == (below.kind == fr.TURN)
            and bool(can_turn(found.state, found.table, frame.card, frame.a))
        )
    if frame.kind == fr.PRODUCE:
        is_action = frame.source == st.NO_CARD
        return above == fr.CHOOSE_RESOURCE and is_action == (frame.b == 0) == (below.kind == fr.TURN)
    if frame.kind == fr.DISCOVER:
        reads = above == fr.RUN and frame.a == discovering.FINISHED and found.zone(frame.card) == zn.READING
        asks = above == fr.CHOOSE_SIDE and frame.a == discovering.TAKEN and found.zone(frame.card) == zn.BOX
        return (reads or asks) and (frame.source == st.NO_CARD) == (below.kind == fr.NEW_ROUND)
    return frame.kind == fr.BATCH


def is_sound_act(found: Stack, level: int, frame: Frame) -> bool:
    """What is done to picked cards is what its card does, at the step that the question above it belongs to."""
    above, below = found.kind(level + 1), found.frames[level - 1]
    op, step = frame.a, frame.pc
    if (op, frame.b, frame.c) not in found.steps.does[found.steps.first[frame.source]].acts:
        return False
    owner = below.card if below.kind == fr.TURNED else below.source
    if owner != frame.source or (frame.card == 1 and below.kind != fr.RUN):
        return False
    if above == fr.PICK:
        return step == acting.CHOSEN
    if above == fr.ORDER:
        return (op, step) in ((ops.PUT, acting.IN_ORDER), (ops.LOOK, acting.DOING))
    return step == acting.DOING and op not in AT_ONCE


def has_sound_notes(found: Stack) -> bool:
    """Cards that belong to a frame are such as that kind of frame has, each once."""
    if len({*found.notes}) < len(found.notes):
        return False
    for note in found.notes:
        if found.kind(note.level) not in (fr.ACT, fr.BANISH):
            return False
    for level, frame in enumerate(found.frames):
        if frame.kind == fr.ACT and not has_notes_of_act(found, level, frame):
            return False
        if frame.kind == fr.BANISH and not has_notes_of_banishing(found, frame):
            return False
    return True


def has_notes_of_act(found: Stack, level: int, frame: Frame) -> bool:
    notes = [note for note in found.notes if note.level == level]
    cards = [note.card for note in notes]
    kinds = {note.what for note in notes}
    if len({*cards}) < len(cards):
        return False
    if frame.a == ops.LOOK:
        return kinds <= {st.LOOKED, st.PICKED, st.ORDERED} and {*cards} == found.top_of_deck(len(cards))
    if frame.a == ops.DISCOVER_ONE:
        return kinds <= {st.OFFERED} and all(found.zone(card) == zn.BOX or frame.pc == acting.DOING for card in cards)
    allowed = {st.PICKED, st.OFFERED} | ({st.ORDERED} if frame.a == ops.PUT else set())
    return kinds <= allowed and all(found.zone(card) not in (zn.BOX, zn.READING) for card in cards)


def has_notes_of_banishing(found: Stack, frame: Frame) -> bool:
    """Picked cards lie in the kingdom; a packet is the part of the deck that was turned over last."""
    picked, packet = found.noted(0, st.PICKED), found.noted(0, st.PACKET)
    others = [note for note in found.notes if note.level == 0 and note.what not in (st.PICKED, st.PACKET)]
    if others or any(found.zone(card) not in (zn.DECK, zn.PERMANENTS) for card in picked):
        return False
    if frame.a != expansion.PACKETS:
        return not packet
    seen = found.top_of_deck(frame.b) - found.top_of_deck(frame.b - len(packet)) if packet else set()
    return {*packet} == seen


def has_sound_waits(found: Stack) -> bool:
    """Effects that wait do so in a batch, each once, and are set off by something."""
    return len({*found.waits}) == len(found.waits) and all(
        found.kind(level) == fr.BATCH
        and found.has_effect(card, number, effect)
        and found.effect(card, number, effect, ops.E_TRIGGER) != ops.NO_TRIGGER
        for level, card, number, effect in found.waits
    )


def has_sound_payment(found: Stack) -> bool:
    """Something is written down as a price only while it is paid, and as produced only while a card produces."""
    state = found.state
    paid = [frame for frame in found.frames if frame.kind == fr.PAY and frame.c != paying.CHOOSE_SUM]
    produces = [frame for frame in found.frames if frame.kind == fr.PRODUCE]
    items = state[st.PRICE :][: 2 * int(state[st.PRICE_ITEMS])].reshape(-1, 2).tolist()
    kinds = [kind for kind, _ in items if kind & (kind - 1) == 0]
    if len({*kinds}) < len(kinds) or len(items) - len(kinds) > ops.MOST_ITEMS:
        return False
    if (not items or not sum(n for _, n in items)) and paid:
        return False
    if state[st.PRICE_LESS] and state[st.PRICE_LESS] >= sum(n for _, n in items):
        return False
    if (items or state[st.PRICE_LESS]) and not paid:
        return False
    return bool(produces) or not state[st.PRODUCED : st.PRODUCED + ops.KINDS_OF_RESOURCE].any()


def are_being_read(found: Stack) -> bool:
    """A scroll lies outside all other places only while it is read."""
    read = np.flatnonzero(found.state[st.ZONE : st.ZONE + len(found.ruleset.numbers)] == zn.READING).tolist()
    frames = [frame.card for frame in found.frames if frame.kind == fr.DISCOVER and frame.a == discovering.FINISHED]
    return sorted(frames) == read
