"""The kinds of frames on the decision stack: work that waits and questions that the player answers; what their cells hold."""

from deckwright.games.kingdom.rules import event_kinds as ev
from deckwright.games.kingdom.rules import state as st
from deckwright.kernel import stack
from deckwright.kernel.rules import Cells, Events, rule
from deckwright.kernel.stack import push

# Work that waits.
RUN = 1  # a program goes on
LEAVE = 2  # the source of an effect leaves as its icon says
BATCH = 3  # effects that were set off together
ACT = 4  # something is done to the picked cards, one after the other
PAY = 5
TURNED = 6  # the upgrade is paid for: the card is turned
PRODUCE = 7
DISCOVER = 8
END_TURN = 9
NEW_TURN = 10
END_ROUND = 11
NEW_ROUND = 12
BANISH = 13  # the beginning of an expansion
LAST_WORK = 13

# Questions.
FIRST_QUESTION = 20
TURN = 20
NEXT = 21
PICK = 22
ORDER = 23
CHOOSE_RESOURCE = 24
CHOOSE_BOX = 25
CHOOSE_SIDE = 26
CHOOSE_OPTION = 27
CHOOSE_TRIGGER = 28
CONFIRM = 29
LAST_QUESTION = 29

# What the cells of each kind of frame hold, beside source and card.
RUN_STAGE, RUN_HOW, RUN_EFFECT, RUN_STEP = stack.A, stack.B, stack.C, stack.PC
HELD, MAY_DECLINE, HAS_LEFT = 1, 2, 4  # how: the last condition held; no is an answer; its card has left before
LEAVE_STAGE, LEAVE_ICON, LEAVE_EFFECT = stack.A, stack.B, stack.C
ACT_OP, ACT_WITH, ACT_SELECTOR, ACT_STEP = stack.A, stack.B, stack.C, stack.PC
ACT_HOW = stack.CARD  # 1 where no is an answer
PAY_PRICE, PAY_LESS, PAY_STEP, PAY_FOR = stack.A, stack.B, stack.C, stack.PC
TURNED_ARROW, TURNED_ENDS = stack.A, stack.B
PRODUCE_SLOT, PRODUCE_STAYS, PRODUCE_STEP = stack.A, stack.B, stack.C
DISCOVER_STEP = stack.A
COURSE_STEP, COURSE_LEFT = stack.A, stack.B
PICK_LEFT, PICK_HOW = stack.A, stack.B
MAY_STOP, MAY_REFUSE, TO_SPARE = 1, 2, 4  # how: fewer are allowed; no is an answer; what is picked is spared
ORDER_OF = stack.A  # which notes are put in order
RESOURCE_KINDS, RESOURCE_FOR, RESOURCE_LEFT = stack.A, stack.B, stack.C
FOR_GAIN, FOR_SLOT, FOR_LOSS, FOR_MORE, FOR_LESS, FOR_KIND, FOR_GOODS, FOR_BOOST = range(1, 9)
OPTION_FOR, OPTION_WITH = stack.A, stack.B
FOR_CHOICE, FOR_SUM, FOR_ARROW, FOR_DEFEAT = range(1, 5)
CONFIRM_STAGE, CONFIRM_EFFECT = stack.A, stack.B

PRICE_OF_UPGRADE, PRICE_OF_EFFECT = 0, 1  # what is paid for: only upgrades are cheaper by standing effects


@rule
def run(s: Cells, e: Events, source: int, at_stage: int, how: int, effect: int, pc: int) -> None:
    """A program of a card goes on here; the effect is its place on the stage + 1, or 0."""
    push(s, e, RUN, ev.SEAT, source, st.NO_CARD, at_stage, how, effect, pc)


@rule
def await_leaving(s: Cells, e: Events, source: int, at_stage: int, icon: int, effect: int) -> None:
    """When its steps are done, the source leaves as its icon says (K-R.6)."""
    push(s, e, LEAVE, ev.SEAT, source, st.NO_CARD, at_stage, icon, effect, 0)


@rule
def await_batch(s: Cells, e: Events, trigger: int) -> None:
    """The effects that were set off together are carried out (K-11.2)."""
    push(s, e, BATCH, ev.SEAT, st.NO_CARD, st.NO_CARD, trigger, 0, 0, 0)


@rule
def await_act(s: Cells, e: Events, source: int, op: int, with_: int, selector: int) -> None:
    """Something is done to the cards that are picked for it."""
    push(s, e, ACT, ev.SEAT, source, st.NO_CARD, op, with_, selector, 0)


@rule
def await_payment(s: Cells, e: Events, card: int, price: int, less: int, for_: int) -> None:
    """A price is paid before anything else."""
    push(s, e, PAY, ev.SEAT, card, card, price, less, 0, for_)


@rule
def await_turning(s: Cells, e: Events, source: int, card: int, arrow: int, ends: int) -> None:
    """A card is turned when its upgrade is paid for; perhaps the turn ends then."""
    push(s, e, TURNED, ev.SEAT, source, card, arrow, ends, 0, 0)


@rule
def await_production(s: Cells, e: Events, source: int, card: int, stays: int) -> None:
    """A card gives what it produces."""
    push(s, e, PRODUCE, ev.SEAT, source, card, 0, stays, 0, 0)


@rule
def await_discovery(s: Cells, e: Events, source: int, card: int) -> None:
    """A card leaves the box."""
    push(s, e, DISCOVER, ev.SEAT, source, card, 0, 0, 0, 0)


@rule
def await_course(s: Cells, e: Events, kind: int, left: int) -> None:
    """A part of the course of the game comes next."""
    push(s, e, kind, ev.SEAT, st.NO_CARD, st.NO_CARD, 0, left, 0, 0)


@rule
def ask_turn(s: Cells, e: Events) -> None:
    """What to do in the turn (K-7.3)."""
    push(s, e, TURN, ev.SEAT, st.NO_CARD, st.NO_CARD, 0, 0, 0, 0)


@rule
def ask_pick(s: Cells, e: Events, source: int, left: int, how: int) -> None:
    """Which cards; the frame below says what for and notes them."""
    push(s, e, PICK, ev.SEAT, source, st.NO_CARD, left, how, 0, 0)


@rule
def ask_order(s: Cells, e: Events, source: int, notes: int) -> None:
    """In which order; the frame below notes it."""
    push(s, e, ORDER, ev.SEAT, source, st.NO_CARD, notes, 0, 0, 0)


@rule
def ask_resource(s: Cells, e: Events, source: int, kinds: int, for_: int, left: int) -> None:
    """Which resource, of these kinds; perhaps so many more after this one."""
    push(s, e, CHOOSE_RESOURCE, ev.SEAT, source, source, kinds, for_, left, 0)


@rule
def ask_boost(s: Cells, e: Events, source: int, card: int, kinds: int) -> None:
    """Which resource of a card is boosted (K-17.6)."""
    push(s, e, CHOOSE_RESOURCE, ev.SEAT, source, card, kinds, FOR_BOOST, 0, 0)


@rule
def ask_box(s: Cells, e: Events, source: int, card: int) -> None:
    """Which free box is ticked."""
    push(s, e, CHOOSE_BOX, ev.SEAT, source, card, 0, 0, 0, 0)


@rule
def ask_side(s: Cells, e: Events, card: int) -> None:
    """Which side of a discovered card faces up (K-19.1)."""
    push(s, e, CHOOSE_SIDE, ev.SEAT, card, card, 0, 0, 0, 0)


@rule
def ask_option(s: Cells, e: Events, source: int, card: int, for_: int, with_: int) -> None:
    """Which of several options."""
    push(s, e, CHOOSE_OPTION, ev.SEAT, source, card, for_, with_, 0, 0)


@rule
def ask_trigger(s: Cells, e: Events) -> None:
    """Which of the effects that wait in the frame below comes next (K-11.2)."""
    push(s, e, CHOOSE_TRIGGER, ev.SEAT, st.NO_CARD, st.NO_CARD, 0, 0, 0, 0)


@rule
def ask_confirm(s: Cells, e: Events, card: int, at_stage: int, effect: int) -> None:
    """Whether an optional effect is used (K-12.5)."""
    push(s, e, CONFIRM, ev.SEAT, card, card, at_stage, effect, 0, 0)
