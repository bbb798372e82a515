"""The kinds of events, each declared once. Numbers never change: logs are kept by them."""

from typing import NamedTuple

from deckwright.games.ascension.rules import event_kinds as ek
from deckwright.games.ascension.rules import retell as rt


class EventKind(NamedTuple):
    """A kind of event: its number, its word, the forms that tell it, and what its sentences need beside card and seats."""

    number: int
    word: str
    forms: tuple[int, ...] = (rt.PLAIN,)
    is_of_resource: bool = False  # a sentence says how much of what
    is_of_cards: bool = False  # it is about one card at least, also where no number is given
    is_by_source: bool = False  # it is about the card that asks, where there is no other

    def message(self, form: int) -> str:
        """The key of the message for one of its forms."""
        return "-".join(["event", *self.word.split("_"), *filter(None, [rt.FORMS[form]])])

    @property
    def messages(self) -> tuple[str, ...]:
        """The keys of all its messages."""
        return tuple(self.message(form) for form in self.forms)


DECLARED = (
    EventKind(ek.SETUP, "setup"),
    EventKind(ek.SHUFFLE, "shuffle", (rt.DISCARD, rt.DECK, rt.VOID, rt.CENTER)),
    EventKind(ek.DRAW, "draw", (rt.PLAIN, rt.HIDDEN), is_of_cards=True),
    EventKind(ek.PLAY, "play"),
    EventKind(ek.USE, "use"),
    EventKind(ek.GAIN, "gain", (rt.PLAIN, rt.RIVAL), is_of_resource=True),
    EventKind(ek.SPEND, "spend", is_of_resource=True),
    EventKind(ek.LOSE, "lose", is_of_resource=True),
    EventKind(
        ek.ACQUIRE, "acquire",
        (rt.PLAIN, rt.DECK, rt.HAND, rt.FREE, rt.FREE_DECK, rt.FREE_HAND, rt.FOR_MATE),
    ),
    EventKind(ek.DEFEAT, "defeat", (rt.PLAIN, rt.FREE, rt.RIVAL)),
    EventKind(ek.REWARD, "reward"),
    EventKind(ek.BANISH, "banish", (rt.PLAIN, rt.HAND, rt.DISCARD, rt.ROW)),
    EventKind(ek.DESTROY, "destroy"),
    EventKind(ek.DISCARD, "discard", (rt.PLAIN, rt.SEVERAL, rt.HIDDEN), is_of_cards=True),
    EventKind(ek.RETURN, "return"),
    EventKind(ek.LEAVE, "leave"),
    EventKind(
        ek.PUT, "put",
        (rt.PLAIN, rt.HIDDEN, rt.DECK, rt.DECK_HIDDEN, rt.HAND, rt.HAND_HIDDEN, rt.CONSTRUCTS), is_of_cards=True,
    ),
    EventKind(ek.TAKE, "take", (rt.PLAIN, rt.HIDDEN, rt.DISCARD)),
    EventKind(ek.REVEAL, "reveal", (rt.PLAIN, rt.HIDDEN, rt.LOOK, rt.TAKEN, rt.OPEN)),
    EventKind(ek.REFILL, "refill"),
    EventKind(ek.TREASURE, "treasure", (rt.PLAIN, rt.ROW, rt.MISSING)),
    EventKind(ek.FATE, "fate"),
    EventKind(ek.TROPHY, "trophy", (rt.PLAIN, rt.USE)),
    EventKind(ek.POOL, "pool", (rt.PLAIN, rt.EMPTY)),
    EventKind(ek.ROW, "row"),
    EventKind(ek.SET_ASIDE, "set_aside"),
    EventKind(ek.EXTRA_TURN, "extra_turn"),
    EventKind(ek.ASK, "ask", (rt.PLAIN, rt.NAMELESS), is_by_source=True),
    EventKind(ek.CHOOSE, "choose", (rt.PLAIN, rt.NAMELESS)),
    EventKind(ek.DECLINE, "decline", (rt.PLAIN, rt.NAMELESS), is_by_source=True),
    EventKind(ek.TURN, "turn", (rt.PLAIN, rt.RIVAL)),
    EventKind(ek.ROUND, "round"),
    EventKind(ek.END, "end"),
)  # fmt: skip
KINDS = tuple(kind.word for kind in sorted(DECLARED))
BY_WORD = {kind.word: kind for kind in DECLARED}
