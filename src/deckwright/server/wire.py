"""What goes over the wire between a table and the pages that show it."""

from typing import TYPE_CHECKING, Any, Literal

import msgspec

from deckwright.server.looks import Look
from deckwright.server.message_types import Language, Whole
from deckwright.table.events import EventFields
from deckwright.table.online import Live
from deckwright.table.said import Said, Value
from deckwright.table.view_types import any_view

if TYPE_CHECKING:  # of every game there is
    View = dict[str, Any]
else:
    View = any_view()  # told apart by its name

PROTOCOL = 6  # how pages and server speak over a socket; raised whenever an older page would not understand
NO_PROTOCOL = 0  # of a page from before hellos said it


# Over the socket, from the page.


class Hello(msgspec.Struct, tag="hello", tag_field="type", frozen=True, forbid_unknown_fields=True):
    """The first message, and again whenever seat, language or memory aids change."""

    protocol: Whole = (
        NO_PROTOCOL  # how the page speaks; one that speaks otherwise than the server is to be loaded again
    )
    seat: Whole | None = None  # None: watch
    revision: Whole = -1  # what the page has already
    event: Whole = -1  # the last event of its log
    first: Whole = 0  # the first one
    lang: Language = "en"
    memory_aids: bool = True


class Act(msgspec.Struct, tag="act", tag_field="type", frozen=True, forbid_unknown_fields=True):
    """Play an action, seen at this revision. The id makes a repeated message harmless."""

    id: str
    revision: Whole
    text: str


class ActTogether(msgspec.Struct, tag="act_together", tag_field="type", frozen=True, forbid_unknown_fields=True):
    """Play several actions as one, seen at this revision: all of them or none, and one undo takes all of them back."""

    id: str
    revision: Whole
    texts: list[str]


class PlayAll(msgspec.Struct, tag="play_all", tag_field="type", frozen=True, forbid_unknown_fields=True):
    """Play the cards whose order cannot matter."""

    id: str
    revision: Whole


class Undo(msgspec.Struct, tag="undo", tag_field="type", frozen=True, forbid_unknown_fields=True):
    """Take back the last action, all that was played with it by one command, or everything since the turn began; with `past`
    also what was revealed since, and what bots did, where the table allows it. The game is marked with that."""

    id: str
    revision: Whole
    to: Literal["action", "gesture", "turn"] = "gesture"
    past: bool = False


class Earlier(msgspec.Struct, tag="earlier", tag_field="type", frozen=True, forbid_unknown_fields=True):
    """Ask for a page of the log: the events before this one."""

    before: Whole


FromPage = Hello | Act | ActTogether | PlayAll | Undo | Earlier


# Over the socket, to the page.


class EventTold(EventFields, frozen=True):
    """An event as this seat may see it. What is said of it is `None` where the line of its cause says it, too."""

    said: Said | None


class ActionOffered(msgspec.Struct, frozen=True):
    """A legal action: its text goes back, the rest says where it belongs on the table."""

    text: str
    label: Value  # `Acquire: Kor, the Ferromancer`
    group: str  # the heading under which it stands: a kind of action, or where the chosen card lies
    card: str | None
    slot: int | None
    ability: int | None
    seat: int | None
    zone: str | None  # the field of the view in which the card lies, by its path
    useful: bool  # worth a reminder when the turn is ended with this left
    effect: str  # of one ability among several: its text in the language of the page; else empty
    warning: Said | None  # what would be lost by it, or could not be taken back: a page asks before it is done
    pays: dict[str, int] = {}  # how much it takes of counters of the view, by their paths


class ReachableTold(msgspec.Struct, frozen=True):
    """An action that cannot be taken yet, and what makes it possible."""

    text: str
    card: str | None
    first: list[str]  # texts of actions to be taken before it, as one with it; none where nothing would do
    label: Said  # what all of it together is called; where nothing would do, why not


class ReachableRead(msgspec.Struct, frozen=True):
    """What a seat that is asked could do after something else, at a revision of its table."""

    revision: int
    actions: list[ReachableTold]


class Question(msgspec.Struct, frozen=True):
    """What is asked; the answers only for the seat that is asked."""

    player: int
    kind: str
    source: str | None
    card: str | None
    about: int | None
    optional: bool
    prompt: Said
    actions: list[ActionOffered]
    play_all: int  # how many cards "play all" would play


class SeatTaken(msgspec.Struct, frozen=True):
    """Who sits at a seat."""

    seat: int
    name: str
    kind: Literal["person", "bot"]
    level: int | None
    here: bool  # this device plays it
    online: bool
    claimed: bool  # a person by link has come
    devices: int  # that play it
    look: Look | None = None  # there always is one
    title: str = ""  # a bot's name with what it is known as; of a person the name


class CanUndo(msgspec.Struct, frozen=True):
    """Whether this seat may take back what it did last, or its turn so far, and why not; and whether it may do so past what
    was revealed, which marks the game."""

    gesture: bool
    turn: bool
    reason: Said | None
    past_gesture: bool = False
    past_turn: bool = False


class MovedOn(msgspec.Struct, frozen=True):
    """The tree of this table stands elsewhere: nothing can be done here."""

    tree: str
    name: str
    node: int  # of this table
    table: str  # where the tree is played
    back: bool  # whether it may go on here again


class Change(msgspec.Struct, frozen=True, omit_defaults=True):
    """What has changed at one place of a view: a new value, or, of a list, the items that took the place of others."""

    path: list[str | int]  # keys and places, from the outside in
    value: Any  # stands there now; with `at`, the items that come in
    at: int | None = None  # of a list: from here on
    drop: int = 0  # so many items went


class Step(msgspec.Struct, frozen=True):
    """One action of those that a state brings, and what it changed in the view."""

    seat: int  # who did it
    end: int  # the number of the event that comes after its events
    changes: list[Change]  # to the view before it; none of the last one: the view after it is the state's


class State(msgspec.Struct, tag="state", tag_field="type", frozen=True):
    """All that this seat may know now. The log is kept up to event `kept`; `events` follow it.

    Of a long log only the last events are told: then `first` is more than `kept`, the page keeps nothing of the log that
    it had, and what was before may be asked for in pages.

    Where several actions were done since the page was last told, `steps` say how the view changed with each of them. They
    build on the view that the page had, of the same seat and with the same memory aids; where it has another, it passes them
    over.
    """

    revision: int
    kept: int  # keep the events of the log before this one
    first: int  # the number of the first of `events`
    events: list[EventTold]
    view: View
    since: int  # the revision on which the steps build; -1 where there are none
    steps: list[Step]  # oldest first; empty where there is nothing to follow
    question: Question | None
    seats: list[SeatTaken]
    undo: CanUndo
    watchers: int
    practice: bool
    drawn: bool | None  # whether who begins was drawn by lot, or chosen; `None` where the table does not know
    ended: bool  # somebody ended the table before the game was over
    take_backs: int  # how often something revealed was taken back
    moved: MovedOn | None
    lesson: str | None
    faces: list[str] | None  # the cards whose faces may be read here, where a game hands them out card by card
    ack: str | None  # the id of the message that this answers
    daily: str | None = None  # the day whose deal is played here
    hints: int = 0  # that were asked for
    may_hint: bool = False  # whether the seat that is asked may ask for one
    live: dict[str, list[Live]] = {}  # by card: how its parts stand now that are not the same at all times


class Refused(msgspec.Struct, tag="refused", tag_field="type", frozen=True):
    """A message that changed nothing, and why."""

    ack: str | None
    code: str  # illegal, stale, not-asked, not-yours, watching, undo, nothing-to-play, over, storage, hello-first,
    # bad-message, crowded, too-many, gone, old-page
    detail: str | Said  # in words of the server, or what is said at the table
    rule: str | None = None


class Asker(msgspec.Struct, frozen=True):
    """A device that asks for a seat and shows this code."""

    seat: int
    code: str


class Askers(msgspec.Struct, tag="askers", tag_field="type", frozen=True):
    """Everybody who asks for a seat of this device, told whenever that changes."""

    askers: list[Asker]


class Presence(msgspec.Struct, tag="presence", tag_field="type", frozen=True):
    """Who is there now; nothing else has changed."""

    seats: list[SeatTaken]
    watchers: int


class LogPage(msgspec.Struct, tag="log", tag_field="type", frozen=True):
    """A page of the log: events that come before those that a page has."""

    first: int  # the number of the first of `events`
    events: list[EventTold]


ToPage = State | Presence | LogPage | Refused | Askers
