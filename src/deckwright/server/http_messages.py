"""What is asked of the server over HTTP, and what it answers."""

from typing import TYPE_CHECKING, Any, Literal

import msgspec

from deckwright.server.looks import Look
from deckwright.server.message_types import Whole, any_message, any_mode, usual_mode
from deckwright.table.course import Mark
from deckwright.table.lessons import LessonStep
from deckwright.table.reckoning import TurnCost
from deckwright.table.said import Value

if TYPE_CHECKING:  # of every game there is
    Mode = str
    RulesetListed = Any
    CardFace = Any
    Outcome = Any
else:
    Mode = any_mode()
    RulesetListed = any_message("ruleset")  # told apart by its name
    CardFace = any_message("face")
    Outcome = any_message("outcome")


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
