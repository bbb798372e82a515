"""The questions of the game, each declared once. Which cells of a frame hold what stands with its number in `rules/frames.py`."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from deckwright.cards.errors import NotFound
from deckwright.games.kingdom.cards import ops
from deckwright.games.kingdom.declared.stacks import Asking
from deckwright.games.kingdom.rules import frames as fr
from deckwright.games.kingdom.rules import state as st
from deckwright.games.kingdom.rules import tables as tb
from deckwright.kernel import stack

Values = Mapping[str, int | str]
FOR = "for"  # the value that says what is asked for, where a question can be asked for several things

# What is asked for, by the numbers that the frames hold.
DEEDS = {
    ops.TURN: "turn", ops.RESET: "reset", ops.UPGRADE: "upgrade", ops.DISCARD: "discard", ops.DESTROY: "destroy",
    ops.RELEASE: "release", ops.DEFEAT_FREE: "defeat", ops.BLOCK: "block", ops.BOOST: "boost", ops.PLAY: "play",
    ops.PUT: "top", ops.LOOK: "look", ops.DISCOVER_ONE: "discover", ops.KEEP: "keep", ops.STICKER: "sticker",
    ops.TICK: "tick", ops.GAIN_PRODUCTION: "production",
}  # fmt: skip
BOTTOM, SPARE, BANISH, PERMANENT = "bottom", "spare", "banish", "permanent"
RESOURCES = {
    fr.FOR_GAIN: "gain", fr.FOR_SLOT: "slot", fr.FOR_LOSS: "loss", fr.FOR_MORE: "more", fr.FOR_LESS: "less",
    fr.FOR_KIND: "kind", fr.FOR_GOODS: "goods", fr.FOR_BOOST: "boost",
}  # fmt: skip
OPTIONS = {fr.FOR_CHOICE: "choice", fr.FOR_SUM: "sum", fr.FOR_ARROW: "arrow", fr.FOR_DEFEAT: "defeat"}
NEXT_TURN, NEXT_ROUND, TAKE_SCORE = "turn", "round", "score"


def no_values(_asking: Asking) -> Values:
    """The kind of the question says all about it."""
    return {}


@dataclass(frozen=True, kw_only=True, eq=False)
class Question:
    """A question: what views call its kind, how it can be answered, and for what it can be asked."""

    number: int
    kind: str
    meaning: str  # for the page about Python
    asked_by: tuple[Callable[..., None], ...]  # the rules that put it on the stack
    answers: tuple[int, ...]  # verbs
    values: Callable[[Asking], Values] = no_values  # what its message needs
    purposes: tuple[str, ...] = ()

    @property
    def messages(self) -> tuple[str, ...]:
        """The keys of all its messages."""
        return tuple(f"prompt-{self.kind}-{one}" for one in self.purposes) or (f"prompt-{self.kind}",)

    def message(self, values: Mapping[str, object]) -> str:
        """The key of the message that fits these values."""
        if not self.purposes:
            return self.messages[0]
        if values.get(FOR) not in self.purposes:
            raise NotFound(
                f'A question of the kind "{self.kind}" is not asked for "{values.get(FOR)}". It is asked for: '
                f"{', '.join(self.purposes)}."
            )
        return f"prompt-{self.kind}-{values[FOR]}"


# What goes with each.


def of_next(asking: Asking) -> Values:
    """What comes when the player goes on (K-R.35)."""
    return {FOR: what_is_next(asking)}


def what_is_next(asking: Asking) -> str:
    """A turn, as long as there is a deck; otherwise the next round, or after the last one the score (K-9.2, K-9.3)."""
    s = asking.state
    if s[st.DECK_COUNT] > 0 and s[st.TURN] < st.TURNS_IN_A_ROUND:
        return NEXT_TURN
    is_last = s[st.ROUNDS_LEFT] == 1 if s[st.EXPANSION] > 0 else s[st.LAST_ROUND] == 1
    return TAKE_SCORE if is_last else NEXT_ROUND


def of_card(asking: Asking) -> Values:
    """What is done to the card, and how many more are picked."""
    how, left = asking.cell(fr.PICK_HOW), asking.cell(fr.PICK_LEFT)
    values: dict[str, int | str] = {FOR: deed(asking), "n": left}
    if how & fr.TO_SPARE:
        values[FOR] = SPARE
    if how & fr.MAY_STOP:
        values["may_stop"] = 1
    if values[FOR] == DEEDS[ops.STICKER]:
        values["sticker"] = asking.cell(fr.ACT_WITH, below=1)
    return values


def deed(asking: Asking) -> str:
    """What is done to picked cards: by the frame below."""
    if asking.kind(below=1) == fr.BANISH:
        return BANISH if asking.has_note(st.PACKET) else PERMANENT
    op = asking.cell(fr.ACT_OP, below=1)
    return BOTTOM if op == ops.PUT and asking.cell(fr.ACT_WITH, below=1) == 1 else DEEDS[op]


def of_order(asking: Asking) -> Values:
    return {FOR: deed(asking)}


def of_resource(asking: Asking) -> Values:
    return {FOR: RESOURCES[asking.cell(fr.RESOURCE_FOR)], "n": asking.cell(fr.RESOURCE_LEFT) + 1}


def of_option(asking: Asking) -> Values:
    return {FOR: OPTIONS[asking.cell(fr.OPTION_FOR)]}


DECLARED = (
    Question(
        number=fr.TURN,
        kind="turn",
        meaning="the next action of the turn",
        asked_by=(fr.ask_turn,),
        answers=(tb.PRODUCE, tb.UPGRADE, tb.USE, tb.ADVANCE, tb.PASS),
    ),
    Question(
        number=fr.NEXT,
        kind="next",
        meaning="to begin the next turn or round, or to take the score",
        asked_by=(),  # the end of a turn becomes it
        answers=(tb.GO_ON,),
        values=of_next,
        purposes=(NEXT_TURN, NEXT_ROUND, TAKE_SCORE),
    ),
    Question(
        number=fr.PICK,
        kind="card",
        meaning="one card, or the next of several",
        asked_by=(fr.ask_pick,),
        answers=(tb.CHOOSE_CARD, tb.DONE, tb.DECLINE),
        values=of_card,
        purposes=(*DEEDS.values(), BOTTOM, SPARE, BANISH, PERMANENT),
    ),
    Question(
        number=fr.ORDER,
        kind="order",
        meaning="the order of several cards, one by one; the first ends on top, or lies deepest at the bottom",
        asked_by=(fr.ask_order,),
        answers=(tb.CHOOSE_CARD,),
        values=of_order,
        purposes=(DEEDS[ops.PUT], BOTTOM, DEEDS[ops.LOOK]),
    ),
    Question(
        number=fr.CHOOSE_RESOURCE,
        kind="resource",
        meaning="which resource",
        asked_by=(fr.ask_resource, fr.ask_boost),
        answers=(tb.CHOOSE_RESOURCE,),
        values=of_resource,
        purposes=tuple(RESOURCES.values()),
    ),
    Question(
        number=fr.CHOOSE_BOX,
        kind="box",
        meaning="which check box",
        asked_by=(fr.ask_box,),
        answers=(tb.CHOOSE_BOX,),
    ),
    Question(
        number=fr.CHOOSE_SIDE,
        kind="side",
        meaning="which side of a discovered card faces up",
        asked_by=(fr.ask_side,),
        answers=(tb.CHOOSE_SIDE,),
    ),
    Question(
        number=fr.CHOOSE_OPTION,
        kind="option",
        meaning="one of several options, prices or cost boxes",
        asked_by=(fr.ask_option,),
        answers=(tb.CHOOSE_OPTION,),
        values=of_option,
        purposes=tuple(OPTIONS.values()),
    ),
    Question(
        number=fr.CHOOSE_TRIGGER,
        kind="trigger",
        meaning="which of the waiting effects comes next",
        asked_by=(fr.ask_trigger,),
        answers=(tb.CHOOSE_TRIGGER,),
    ),
    Question(
        number=fr.CONFIRM,
        kind="confirm",
        meaning="whether an optional effect is used",
        asked_by=(fr.ask_confirm,),
        answers=(tb.ACCEPT, tb.DECLINE),
    ),
)
BY_NUMBER = {question.number: question for question in DECLARED}
BY_KIND = {question.kind: question for question in DECLARED}
KINDS = {question.number: question.kind for question in DECLARED}


def is_optional(asking: Asking) -> bool:
    """Whether no is an answer (K-12.5)."""
    if asking.kind() == fr.PICK:
        return bool(asking.cell(fr.PICK_HOW) & fr.MAY_REFUSE)
    return asking.kind() == fr.CONFIRM


def asked(kind: str) -> Question:
    """The question that views call so."""
    if kind not in BY_KIND:
        raise NotFound(f'There is no decision of the kind "{kind}". Kinds: {", ".join(BY_KIND)}.')
    return BY_KIND[kind]


def effect_that_asks(asking: Asking) -> tuple[int, int, int] | None:
    """The effect that asks, as card, stage and place on the stage: of the program below that is of the card that asks."""
    if asking.kind() == fr.CONFIRM:
        return asking.cell(stack.CARD), asking.cell(fr.CONFIRM_STAGE), asking.cell(fr.CONFIRM_EFFECT)
    source = asking.cell(stack.SOURCE)
    for below in range(asking.height):
        if asking.kind(below) == fr.RUN and asking.cell(stack.SOURCE, below) == source:
            effect = asking.cell(fr.RUN_EFFECT, below)
            return (source, asking.cell(fr.RUN_STAGE, below), effect - 1) if effect > 0 else None
    return None
