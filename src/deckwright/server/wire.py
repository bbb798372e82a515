"""What goes over the wire between a table and the pages that show it."""

from typing import TYPE_CHECKING, Annotated, Any, Literal

import msgspec

from deckwright.cards.model import LanguageTag
from deckwright.server.looks import Look
from deckwright.server.message_types import any_message, any_mode, usual_mode
from deckwright.table.course import Mark
from deckwright.table.events import EventFields
from deckwright.table.lessons import LessonStep
from deckwright.table.online import Live
from deckwright.table.reckoning import TurnCost
from deckwright.table.said import Said, Value
from deckwright.table.view_types import any_view

if TYPE_CHECKING:  # of every game there is
    View = dict[str, Any]
    Mode = str
    RulesetListed = Any
    CardFace = Any
    Outcome = Any
else:
    View = any_view()  # told apart by its name
    Mode = any_mode()
    RulesetListed = any_message("ruleset")
    CardFace = any_message("face")
    Outcome = any_message("outcome")

Language = LanguageTag
Whole = Annotated[int, msgspec.Meta(ge=-(2**31), lt=2**31)]  # a number that somebody else sends

PROTOCOL = 6  # how pages and server speak over a socket; raised whenever an older page would not understand
NO_PROTOCOL = 0  # of a page from before hellos said it


# What is asked of the server over HTTP.


class SeatWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who shall sit at a seat: a person on this device, a person by link, or a bot."""

    kind: Literal["here", "link", "bot"]
    name: str = ""
    level: Whole = 3  # of a bot: 1 to 5
    look: Look | None = None  # of a person


class Setup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game to be set up; a setup code holds exactly this, without names of people."""

    ruleset: str
    seats: list[SeatWanted]
    mode: Mode = usual_mode()
    options: dict[str, str] = {}
    first: Whole | None = None  # the seat that begins; drawn by lot when left out


class TableWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A new table. Only an open practice table takes a seed from a person, and it says so to everybody."""

    setup: Setup
    practice_seed: str | None = None
    take_backs: bool = True  # of what was revealed, where one person plays alone or against bots


class Secret(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The secret of a link: the right to one seat, or to watch. Who is the first to sit down there may say who it is."""

    secret: str
    name: str = ""  # left out: as whoever set the table up has called the seat
    look: Look | None = None


class Answering(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the one who sits there says to a device that asks for the seat and shows this code."""

    seat: Whole
    code: str
    yes: bool


class SeatMeant(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One seat of this device."""

    seat: Whole


class Leaving(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Leaving a seat: a bot takes it over, or the table ends for everybody."""

    seat: Whole
    how: Literal["bot", "end"]
    level: Whole = 3


class ForkWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Go on from a move of another game as a new table; everything hidden from the seat is redrawn."""

    move: Whole
    seat: Whole | None = None
    seats: list[SeatWanted] = []  # as at the other table where left out, people by link become bots


# What the server answers over HTTP.


class SeatLink(msgspec.Struct, frozen=True):
    """A link to a seat: to sit down there as the first one, or to come back to it."""

    seat: int
    secret: str


class ReturnLink(msgspec.Struct, frozen=True):
    """How somebody comes back to his seat from any device, and how another device asks him to be let in."""

    seat: int
    secret: str  # opens the seat at once
    ask: str  # opens it when somebody who sits there says yes


class Asked(msgspec.Struct, frozen=True):
    """What became of asking for a seat where another device sits, which shows this code too."""

    code: str
    answer: Literal["yes", "waiting", "no"]


class TableMade(msgspec.Struct, frozen=True):
    """A new table: the secrets of the links to free seats and for watching, given to whoever set it up."""

    table: str
    links: list[SeatLink]  # that nobody has used
    watch: str
    setup_code: str


class Invitation(msgspec.Struct, frozen=True):
    """Where the link to a free seat leads: told to whoever has the link, before anybody sits down there."""

    table: str
    ruleset: str
    mode: str
    seat: int
    name: str  # that whoever set the table up has given the seat; may be empty
    host: list[int]  # the seats of whoever set it up
    players: list[str]
    looks: list[Look]


class SetupCode(msgspec.Struct, frozen=True):
    """A setup in a few letters and digits."""

    code: str


class Place(msgspec.Struct, frozen=True):
    """What this device may do at a table: play these seats, or watch."""

    table: str
    seats: list[int]
    watching: bool


class TableListed(msgspec.Struct, frozen=True):
    """A table of this device, as the start page lists it."""

    table: str
    ruleset: str
    mode: str
    players: list[str]
    own: list[int]  # the seats of this device
    asked: int | None  # the seat that must decide; None where the game is over
    round: int
    over: bool
    your_turn: bool
    changed: float  # seconds since 1970
    lesson: str | None = None
    take_backs: int = 0  # how often something revealed was taken back
    daily: str | None = None  # the day whose deal is played there
    hints: int = 0  # that were asked for
    looks: list[Look] = []  # of the players


class BotKnown(msgspec.Struct, frozen=True):
    """A bot as it may sit at the table: the one of its level at a seat."""

    level: int
    seat: int
    name: str
    title: str  # the name with what it is known as
    temper: str  # in a sentence
    look: Look


class Named(msgspec.Struct, frozen=True):
    """Something by its id, and what it is called."""

    id: str
    name: str


class Company(msgspec.Struct, frozen=True):
    """Who may sit at a table: what people can look like, and the bots by level and seat."""

    lang: str
    motifs: list[Named]
    colours: list[Named]
    bots: list[BotKnown]


class GameListed(msgspec.Struct, frozen=True):
    """A game that can be played here."""

    game: str
    name: str
    rulesets: list[str]
    trees: bool  # whether its games grow from each other,
    hall: bool  # and whether their scores can stand in a hall of fame
    lessons: int  # how many it is taught in


class StoryPart(msgspec.Struct, frozen=True):
    """A part of the story of a game: its heading, and a paragraph."""

    heading: str
    text: str


class StoryTold(msgspec.Struct, frozen=True):
    """What a game tells of itself afterwards, or so far, in one language."""

    table: str
    game: str
    ruleset: str
    lang: str
    name: str | None  # of the tree in which the table stands
    over: bool
    parts: list[StoryPart]


class FieldDescribed(msgspec.Struct, frozen=True):
    """A field of a game's views, for a page that does not know the game."""

    path: str  # keys with dots; `[]` stands for every item of a list
    what: str  # what it is, as the pages know it: zone, counter, flag, word, amounts …; told: by the table
    owner: str  # table or seat: the one in whose item it stands
    order: str  # of a zone: sorted, top, slots, time
    key: str  # the message that names it
    words: str  # of words: how the messages begin that name them; the word stands behind it
    optional: bool  # it may be missing, or nothing


class GameDescribed(msgspec.Struct, frozen=True):
    """What a game's views are made of, in the order of the view.

    The messages are Fluent text: the names of all this, and every message that what is said at a table of the game can name.
    """

    game: str
    lang: str
    name: str
    fields: list[FieldDescribed]
    zones: dict[str, str]  # the zones that events name, each with the path of the field that shows it
    messages: str


class SetListed(msgspec.Struct, frozen=True):
    id: str
    name: str


class Catalogue(msgspec.Struct, frozen=True):
    """Every card of a ruleset in one language."""

    ruleset: str
    lang: str
    sets: list[SetListed]
    cards: list[CardFace]


class FacesRead(msgspec.Struct, frozen=True):
    """Cards of a table that somebody there may read, in one language."""

    table: str
    lang: str
    cards: list[CardFace]


class RuleText(msgspec.Struct, frozen=True):
    game: str
    id: str
    title: str
    text: str


class Rulebook(msgspec.Struct, frozen=True):
    """Rules and rulings in one language."""

    lang: str
    rules: list[RuleText]
    rulings: list[RuleText]


class LessonListed(msgspec.Struct, frozen=True):
    """A lesson of the tutorial. Its texts are the pages' own, by the ids."""

    id: str
    game: str
    steps: list[LessonStep]


class Problem(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is wrong with a request (RFC 9457): a code for programs, a sentence for people."""

    status: int
    title: str
    detail: str
    code: str
    type: str = "about:blank"
    rule: str | None = None
    wrong: list[str] = []  # of a request of the wrong shape: each part that is wrong


class Move(msgspec.Struct, frozen=True):
    """One action of a game."""

    number: int  # 1 is the first; 0 is the beginning
    seat: int
    text: str
    label: Value
    turn: int
    marks: list[Mark]  # what of it is worth finding again


class Replay(msgspec.Struct, frozen=True):
    """A game from its beginning, as this device may know it."""

    table: str
    game: str
    ruleset: str
    players: list[str]  # what the seats are called, in the reader's language
    moves: list[Move]
    over: bool
    faces: list[str] | None  # the cards whose faces may be read here, where a game hands them out card by card
    exact: bool  # False: played under older rules; only the log can be shown
    onward: Literal[
        "table", "tree", "nowhere"
    ]  # how this device may go on from a move: as a new table, in its tree, not at all
    take_backs: int  # how often something revealed was taken back
    hints: int = 0  # that were asked for


class Reckoned(msgspec.Struct, frozen=True):
    """What a game that is over could have come to, as far as it is known by now."""

    table: str
    revision: int  # rises with everything that is found
    stage: Literal["unasked", "waiting", "running", "done", "stopped", "failed"]
    place: int  # of one that waits: how many are to be found before it
    runs: int  # other runs of the game, when all are there
    scores: list[int]  # what each came to
    looked_at: int  # of the player's turns, in search of those that cost most,
    to_look_at: int  # and of how many; 0 before that begins
    turns: list[TurnCost]  # those that cost most, first


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
