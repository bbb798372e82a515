"""The questions of the game, each declared once. Which cells of a frame hold what stands with its number in `rules/frames.py`.

Whether a question may be declined, who learns the answer, and which numbers go with it follow from rules there.
"""

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from deckwright.cards.errors import NotFound
from deckwright.games.ascension.cards import ops
from deckwright.games.ascension.declared.frames import (
    BANISHED_FROM,
    COST,
    FLAG,
    LEVEL,
    MOST_RULING,
    MOST_TIMES,
    TIMES,
    Bounds,
    Declared,
    Frame,
    Spans,
    Stack,
    about_card,
    by_card,
    by_effect,
)
from deckwright.games.ascension.rules import frames as fr
from deckwright.games.ascension.rules import state as st
from deckwright.games.ascension.rules import tables as tb
from deckwright.kernel import stack
from deckwright.table.words import slug

PLACES = ops.IN_ROW | ops.IN_PILES
IN_TURNS = (fr.MAY_EACH_TIME, fr.MAY_THIS_TIME)

Values = Mapping[str, int | str]
Answers = Mapping[int, str]


def no_values(_frame: Frame) -> Values:
    """The kind of the question says all about it."""
    return {}


def own_names(_frame: Frame) -> Answers:
    """Its answers name cards, or say what they do by themselves."""
    return {}


@dataclass(frozen=True, kw_only=True, eq=False)
class Question(Declared):
    """A question: what views call its kind, which may have several, and what else is known of it."""

    kind: str
    meaning: str  # for the page about Python
    observed: str  # what an observation calls it
    asked_by: Callable[..., None]  # the rule that puts it on the stack
    answers: tuple[int, ...]  # verbs
    what: str | None = None  # tells it apart where another question is of the same kind
    values: Callable[[Frame], Values] = no_values  # what its message needs
    prompts: tuple[str, ...] = ()  # its messages; where none is named, the one of its kind and of what it is about
    called: Callable[[Frame], Answers] = own_names  # what an answer that names no card does here: message by verb
    waits: bool = False

    @property
    def messages(self) -> tuple[str, ...]:
        """The keys of all its messages."""
        plain = self.kind if self.what is None else f"{self.kind}-{self.what}"
        return tuple(f"prompt-{prompt}" for prompt in self.prompts or (plain,))

    def message(self, values: Mapping[str, object]) -> str:
        """The key of the message that fits these values."""
        endings = [slug(str(values[name])) for name in ("zones", "what") if name in values]
        if int(str(values.get("max", ops.NO_LIMIT))) < ops.NO_LIMIT:
            endings.append("max")
        if not endings:
            return self.messages[0]
        fitting = [key for key in self.messages if key in {f"prompt-{self.kind}-{ending}" for ending in endings}]
        if not fitting:
            known = ", ".join(key.removeprefix(f"prompt-{self.kind}-") for key in self.messages)
            raise NotFound(f'A question of the kind "{self.kind}" is not about "{", ".join(endings)}". About: {known}.')
        return fitting[0]


# What cells hold beside those of every frame that an effect brings.


def banish_cells(most: Bounds) -> Spans:
    return by_effect(most) | {
        stack.PLAYER: most.seat,
        fr.BANISH_ZONES: (ops.FROM_HAND, ops.FROM_ROW),
        fr.BANISH_LEFT: TIMES,
        fr.BANISH_HOW: (fr.MUST_BANISH, fr.MAY_SEEK),
    }


def discard_cells(most: Bounds) -> Spans:
    cells = {fr.DISCARD_LEFT: TIMES, fr.DISCARD_DRAWS: (0, MOST_TIMES), fr.MAY: FLAG}
    return by_effect(most) | {stack.PLAYER: most.seat} | cells


def acquire_cells(most: Bounds) -> Spans:
    return by_effect(most) | {
        fr.ACQUIRE_FILTER: (ops.IN_ROW, PLACES | ops.TYPE_BITS | ops.FACTION_BITS),
        fr.HIGHEST: COST,
        fr.ACQUIRE_TO: (ops.TO_DISCARD, ops.INTO_HAND),
    }


def defeat_cells(most: Bounds) -> Spans:
    return by_effect(most) | {fr.DEFEAT_PLACES: (ops.IN_ROW, PLACES), fr.HIGHEST: COST, fr.MAY: FLAG}


def move_cells(most: Bounds) -> Spans:
    return about_card(most) | {fr.RULING: (0, MOST_RULING)}


def mate_cells(most: Bounds) -> Spans:
    return move_cells(most) | {fr.FOR_MATE_SLOT: (0, most.slots - 1), fr.FOR_MATE_FRAME: LEVEL}


# When one is in place.


def is_sound_banish(found: Stack, level: int, frame: Frame) -> bool:
    """In a round whoever wants no more is not asked."""
    if frame.a not in BANISHED_FROM or (frame.c == fr.MAY_SEEK and (frame.a, frame.b) != (ops.FROM_ROW, 1)):
        return False
    if found.kind(level - 1) != fr.BANISH_ROUND:
        return frame.c not in IN_TURNS and found.is_on_turn(frame.player)
    below = found.frames[level - 1]
    return frame.c in IN_TURNS and not below.a // fr.DONE_FROM >> frame.player & 1


def is_sound_discard(found: Stack, level: int, frame: Frame) -> bool:
    return found.kind(level - 1) == fr.DISCARD_ROUND or found.is_on_turn(frame.player)


def is_sound_acquire(_found: Stack, _level: int, frame: Frame) -> bool:
    """Heroes or Constructs; Monsters are defeated."""
    types = frame.a & ops.TYPE_BITS
    return types != 0 and types & ~(ops.HERO | ops.CONSTRUCT) == 0


def is_sound_places(_found: Stack, _level: int, frame: Frame) -> bool:
    return frame.a & (ops.TYPE_BITS | ops.FACTION_BITS) == 0


def is_sound_move(found: Stack, _level: int, frame: Frame) -> bool:
    """The card just acquired lies in the discard pile; only Constructs enter play."""
    own = found.is_owned(frame.card) and found.has_discarded(frame.player, frame.card)
    to_play = frame.kind == fr.OPTION or frame.a == ops.TO_PLAY
    if frame.kind == fr.CONFIRM and frame.a not in (ops.TO_HAND, ops.TO_PLAY):
        return False
    return own and found.type(frame.source) == ops.CONSTRUCT and (
        not to_play or found.type(frame.card) == ops.CONSTRUCT
    )  # fmt: skip


def is_sound_destroy(found: Stack, level: int, frame: Frame) -> bool:
    return found.kind(level - 1) == fr.OPPONENTS or found.is_on_turn(frame.player)


def is_sound_keep(found: Stack, level: int, _frame: Frame) -> bool:
    return found.kind(level - 1) == fr.OPPONENTS


def is_sound_keep_cards(found: Stack, level: int, frame: Frame) -> bool:
    """Cards are kept before the turn ends, as many as there is room for, and of those that are in hand."""
    kept = Counter(found.list_at(st.KEPT, int(found.state[st.KEPT_COUNT])))
    return (
        found.kind(level - 1) == fr.END_PHASE
        and found.cell(frame.source, ops.C_KEEPS) > 0
        and frame.b + kept.total() <= st.KEPT_ROOM
        and kept <= Counter(found.hand(frame.player))
    )


def is_sound_rewards(found: Stack, level: int, frame: Frame) -> bool:
    return frame.a == level and found.kind(level - 1) == fr.AFTERWARDS


def is_sound_for_mate(found: Stack, level: int, frame: Frame) -> bool:
    """A card of the row that can be paid for goes to the team-mate."""
    return (
        found.state[st.TEAMS] == 1
        and frame.b == level
        and found.kind(level - 1) == fr.GIFTS
        and int(found.state[st.ROW + frame.a]) == frame.card
        and frame.a < found.frames[level - 1].b
        and found.is_owned(frame.card)
        and found.runes() > 0
    )


def is_sound_destroy_of(found: Stack, _level: int, frame: Frame) -> bool:
    return found.is_opponent(frame.player, frame.a)


def is_sound_take_discarded(_found: Stack, level: int, frame: Frame) -> bool:
    return frame.a == level + 1


FOR_NOTHING = (tb.CHOOSE_ROW, tb.CHOOSE_PILE, tb.CHOOSE_ROW_FOR_MATE, tb.CHOOSE_PILE_FOR_MATE)

# By their numbers.
DECLARED = (
    Question(
        number=fr.TURN,
        kind="turn",
        meaning="what to do next in one's turn",
        observed="turn",
        asked_by=fr.ask_turn,
        answers=(
            tb.PLAY, tb.USE, tb.TROPHY, tb.ACQUIRE_ROW, tb.ACQUIRE_PILE, tb.ACQUIRE_ROW_FOR_MATE,
            tb.ACQUIRE_PILE_FOR_MATE, tb.DEFEAT_ROW, tb.DEFEAT_PILE, tb.END_TURN,
        ),
        begins=True,
    ),
    Question(
        number=fr.BANISH,
        kind="banish",
        meaning="which card is banished",
        observed="banish",
        asked_by=fr.ask_banish,
        answers=(tb.CHOOSE_HAND, tb.CHOOSE_DISCARD, tb.CHOOSE_ROW, tb.DONE, tb.DECLINE),
        values=lambda frame: {"zones": BANISHED_FROM[frame.a]},
        prompts=tuple(f"banish-{slug(zones)}" for zones in BANISHED_FROM.values()),
        called=lambda _: {tb.DECLINE: "decline-banish", tb.DONE: "done-banish"},
        holds=banish_cells,
        is_sound=is_sound_banish,
    ),
    Question(
        number=fr.DISCARD,
        kind="discard",
        meaning="which card is discarded",
        observed="discard",
        asked_by=fr.ask_discard,
        answers=(tb.CHOOSE_HAND, tb.DECLINE),
        called=lambda _: {tb.DECLINE: "decline-discard"},
        holds=discard_cells,
        is_sound=is_sound_discard,
    ),
    Question(
        number=fr.ACQUIRE,
        kind="acquire",
        meaning="which card is acquired without paying",
        observed="acquire",
        asked_by=fr.ask_acquire,
        answers=FOR_NOTHING,
        values=lambda frame: {"max": frame.b},
        prompts=("acquire", "acquire-max"),
        holds=acquire_cells,
        is_sound=is_sound_acquire,
    ),
    Question(
        number=fr.DEFEAT,
        kind="defeat",
        meaning="which Monster is defeated without paying",
        observed="defeat",
        asked_by=fr.ask_defeat,
        answers=(tb.CHOOSE_ROW, tb.CHOOSE_PILE, tb.DECLINE),
        called=lambda _: {tb.DECLINE: "decline-defeat"},
        values=lambda frame: {"max": frame.b},
        prompts=("defeat", "defeat-max"),
        holds=defeat_cells,
        is_sound=is_sound_places,
    ),
    Question(
        number=fr.TAKE,
        kind="take",
        meaning="which card is acquired or defeated without paying",
        observed="acquire or defeat",
        asked_by=fr.ask_take,
        answers=(tb.CHOOSE_ROW, tb.CHOOSE_ROW_FOR_MATE, tb.DECLINE),
        called=lambda _: {tb.DECLINE: "decline-take"},
        holds=defeat_cells,
        is_sound=is_sound_places,
    ),
    Question(
        number=fr.COPY,
        kind="copy",
        meaning="which Hero's effect is repeated",
        observed="copy a Hero",
        asked_by=fr.ask_copy,
        answers=(tb.CHOOSE_PLAYED,),
        holds=lambda most: by_effect(most) | {fr.HIGHEST: COST},
    ),
    Question(
        number=fr.CONFIRM,
        kind="confirm",
        meaning="whether the card just acquired is moved",
        observed="move the card just acquired",
        asked_by=fr.ask_confirm,
        answers=(tb.ACCEPT, tb.DECLINE),
        values=lambda frame: {"what": "into-play"} if frame.a == ops.TO_PLAY else {},
        prompts=("confirm-card", "confirm-into-play"),
        called=lambda frame: {
            tb.ACCEPT: "option-play" if frame.a == ops.TO_PLAY else "option-hand", tb.DECLINE: "option-discard",
        },
        holds=lambda most: move_cells(most) | {fr.CONFIRM_OP: (ops.TO_HAND, ops.TO_PLAY)},
        is_sound=is_sound_move,
    ),
    Question(
        number=fr.DESTROY,
        kind="destroy",
        meaning="which Construct is lost",
        observed="destroy a Construct",
        asked_by=fr.ask_destroy,
        answers=(tb.CHOOSE_CONSTRUCT,),
        holds=lambda most: by_effect(most) | {stack.PLAYER: most.seat},
        is_sound=is_sound_destroy,
    ),
    Question(
        number=fr.KEEP,
        kind="keep",
        meaning="which Construct is kept",
        observed="keep one Construct",
        asked_by=fr.ask_keep,
        answers=(tb.CHOOSE_CONSTRUCT,),
        prompts=("keep-construct",),
        holds=lambda most: by_effect(most) | {stack.PLAYER: most.seat},
        is_sound=is_sound_keep,
    ),
    Question(
        number=fr.KEEP_CARDS,
        kind="keep",
        what="cards",
        meaning="which cards are kept at the end of the turn",
        observed="keep cards in hand",
        asked_by=fr.ask_keep_cards,
        answers=(tb.CHOOSE_HAND, tb.DONE),
        called=lambda _: {tb.DONE: "done-keep"},
        holds=lambda most: by_card(most) | {fr.KEEP_LEFT: (1, st.KEPT_ROOM)},
        is_sound=is_sound_keep_cards,
    ),
    Question(
        number=fr.REWARDS,
        kind="reward",
        meaning="whose reward comes next",
        observed="whose reward comes next",
        asked_by=fr.ask_reward,
        answers=(tb.CHOOSE_REWARD,),
        holds=lambda most: by_effect(most) | {fr.REWARDS_FRAME: LEVEL, fr.REWARDS_ENERGY: (0, most.energy)},
        is_sound=is_sound_rewards,
        waits=True,
    ),
    Question(
        number=fr.OPTION,
        kind="option",
        meaning="where an acquired card goes",
        observed="where the card just acquired goes",
        asked_by=fr.ask_option,
        answers=(tb.OPTION_HAND, tb.OPTION_PLAY, tb.DECLINE),
        called=lambda _: {tb.DECLINE: "option-discard"},
        holds=move_cells,
        is_sound=is_sound_move,
    ),
    Question(
        number=fr.FOR_MATE,
        kind="confirm",
        what="for-mate",
        meaning="whether the teammate gets a card",
        observed="give the card to the teammate",
        asked_by=fr.ask_for_mate,
        answers=(tb.ACCEPT, tb.DECLINE),
        called=lambda _: {tb.ACCEPT: "option-mate", tb.DECLINE: "option-discard"},
        holds=mate_cells,
        is_sound=is_sound_for_mate,
    ),
    Question(
        number=fr.DESTROY_OF,
        kind="destroy",
        what="of-seat",
        meaning="which Construct of another seat is lost",
        observed="destroy a Construct of another seat",
        asked_by=fr.ask_destroy_of,
        answers=(tb.CHOOSE_CONSTRUCT_OF,),
        holds=lambda most: by_effect(most) | {fr.DESTROY_OF_SEAT: most.seat},
        is_sound=is_sound_destroy_of,
    ),
    Question(
        number=fr.TAKE_DISCARDED,
        kind="take",
        what="discarded",
        meaning="which discarded card is taken",
        observed="take a discarded card",
        asked_by=fr.ask_take_discarded,
        answers=(tb.CHOOSE_DISCARD_OF, tb.DECLINE),
        called=lambda _: {tb.DECLINE: "decline-take"},
        holds=lambda most: by_effect(most) | {fr.TAKE_DISCARDED_FRAME: LEVEL},
        is_sound=is_sound_take_discarded,
    ),
)  # fmt: skip
BY_NUMBER = {question.number: question for question in DECLARED}
KINDS = {question.number: question.kind for question in DECLARED}


def asked(kind: str, values: Mapping[str, object]) -> Question:
    """The question of a kind as views call it, with these values."""
    same = [question for question in DECLARED if question.kind == kind]
    if not same:
        raise NotFound(f'There is no decision of the kind "{kind}". Kinds: {", ".join(dict.fromkeys(KINDS.values()))}.')
    return next((one for one in same if one.what is not None and one.what == values.get("what")), same[0])


def meanings() -> dict[str, str]:
    """What each kind of question is about, in English."""
    found: dict[str, list[str]] = {}
    for question in DECLARED:
        found.setdefault(question.kind, []).append(question.meaning)
    return {kind: "; ".join(said) for kind, said in found.items()}
