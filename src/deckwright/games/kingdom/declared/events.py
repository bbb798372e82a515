"""The kinds of events, each declared once. Numbers never change: logs are kept by them."""

from typing import NamedTuple

from deckwright.games.kingdom.rules import event_kinds as ek
from deckwright.games.kingdom.rules import retell as rt


class EventKind(NamedTuple):
    """A kind of event: its number, its word, the forms that tell it, and what its sentences need beside card and number."""

    number: int
    word: str
    forms: tuple[int, ...] = (rt.PLAIN,)
    is_of_resource: bool = False  # a sentence says how much of what
    is_of_fame: bool = False  # a sentence says how much fame
    turns: bool = False  # the stage before it follows from the arrow

    def message(self, form: int) -> str:
        """The key of the message for one of its forms."""
        return "-".join(["event", *self.word.split("_"), *filter(None, [rt.FORMS[form]])])

    @property
    def messages(self) -> tuple[str, ...]:
        """The keys of all its messages."""
        return tuple(self.message(form) for form in self.forms)


DECLARED = (
    EventKind(ek.SETUP, "setup"),
    EventKind(ek.SHUFFLE, "shuffle", (rt.PLAIN, rt.BANISH)),
    EventKind(ek.ROUND, "round"),
    EventKind(ek.TURN, "turn"),
    EventKind(ek.PLAY, "play", (rt.PLAIN, rt.DISCARD)),
    EventKind(ek.USE, "use"),
    EventKind(ek.GAIN, "gain", is_of_resource=True),
    EventKind(ek.SPEND, "spend", is_of_resource=True),
    EventKind(ek.LOSE, "lose", is_of_resource=True),
    EventKind(ek.DISCARD, "discard"),
    EventKind(ek.PUT, "put", (rt.TOP, rt.BOTTOM, rt.PERMANENTS)),
    EventKind(ek.REVEAL, "reveal", (rt.PLAIN, rt.PACKET)),
    EventKind(ek.DEFEAT, "defeat"),
    EventKind(ek.DESTROY, "destroy", (rt.PLAIN, rt.ASIDE)),
    EventKind(ek.BANISH, "banish"),
    EventKind(ek.SET_ASIDE, "set_aside"),
    EventKind(ek.ASK, "ask", (rt.PLAIN, rt.NAMELESS)),
    EventKind(ek.CHOOSE, "choose", (rt.PLAIN, rt.NAMELESS, rt.RESOURCE, rt.BOX, rt.SIDE, rt.OPTION, rt.EFFECT)),
    EventKind(ek.DECLINE, "decline"),
    EventKind(ek.END, "end"),
    EventKind(ek.DISCOVER, "discover", (rt.PLAIN, rt.PERMANENTS)),
    EventKind(ek.READ, "read"),
    EventKind(ek.PRODUCE, "produce"),
    EventKind(ek.UPGRADE, "upgrade", turns=True),
    EventKind(ek.TURNED, "turned", turns=True),
    EventKind(ek.RESET, "reset"),
    EventKind(ek.ADVANCE, "advance"),
    EventKind(ek.PASS, "pass"),
    EventKind(ek.TRIGGER, "trigger"),
    EventKind(ek.BLOCK, "block"),
    EventKind(ek.RELEASE, "release"),
    EventKind(ek.KEEP, "keep"),
    EventKind(ek.STICKER, "sticker"),
    EventKind(ek.BOOST, "boost"),
    EventKind(ek.TICK, "tick"),
    EventKind(ek.CROSS_OUT, "cross_out"),
    EventKind(ek.WRITE, "write", (rt.PLAIN, rt.BANISH), is_of_fame=True),
    EventKind(ek.SCROLL, "scroll"),
    EventKind(ek.GATE, "gate"),
    EventKind(ek.TURN_END, "turn_end"),
    EventKind(ek.ROUND_END, "round_end", is_of_fame=True),
    EventKind(ek.TURN_CUT, "turn_cut"),
    EventKind(ek.ROUND_CUT, "round_cut"),
    EventKind(ek.LAST_ROUND, "last_round"),
    EventKind(ek.SCORE, "score", (rt.PLAIN, rt.EXPANSION), is_of_fame=True),
    EventKind(ek.EXPANSION, "expansion"),
)
KINDS = tuple(kind.word for kind in sorted(DECLARED))
BY_WORD = {kind.word: kind for kind in DECLARED}
