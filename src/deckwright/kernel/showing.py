"""What a viewer may see, as fields: the rules write their cells, a list says what each is.

`show` writes one field after the other into a buffer: its number, how many cells it has, the cells. The first cell of the
buffer says where the next field would begin; when that is beyond the buffer, it was too small and the caller takes a
larger one. A game declares its fields once, in a `FieldList`: the numbers that the rules write, paths and types of the
view, what a plain board needs to show them.
"""

from dataclasses import dataclass

from deckwright.kernel.rules import Cells, Numbers, rule

END = 0  # of a buffer: where the next field begins
FIRST_FIELD = 1
NOTHING = -1  # no card, no seat

# What a field is.
COUNTER = "counter"  # a whole number
COUNTERS = "counters"  # several, one for each seat
FLAG = "flag"
CARD = "card"
SEAT = "seat"
SEATS = "seats"
WORD = "word"  # one of a few words
WORDS = "words"  # several of a few words
CHOICES = "choices"  # several times one of some words, which are bits of a cell
AMOUNTS = "amounts"  # pairs of a word and how much there is of it
AMOUNTS_BY_ACTION = "amounts by action"  # an action, a word, and how much there is of it then
NUMBERS = "numbers"  # several whole numbers
NUMBERS_BY = "numbers by number"  # pairs of a number and one of those that belong to it
WORDS_BY = "words by number"  # pairs of a number and one of the words that belong to it
ZONE = "zone"  # cards, or items with a card each
CARD_NUMBERS = "card numbers"  # cards of which only the numbers are to be known
PILES = "piles"  # cards and how many there are of each
ABILITIES = "abilities"  # pairs of a card and the number of one of its abilities; 0 is the card as a whole
CODE = "code"  # bytes, two in a cell
PART = "part"  # a group of fields; one cell says that there is nothing
LIST = "list"  # of items
ROWS = "rows"  # of items that belong to a card
ITEM = "item"  # the next item of a list begins
TOLD = "told"  # what the table adds; the rules say where it stands, and whether it may be seen

# The order of a zone.
SORTED, FROM_TOP, BY_SLOT, BY_TIME = "sorted", "top", "slots", "time"


@dataclass(frozen=True)
class Field:
    """One field of a view."""

    path: str  # keys with dots; `[]` stands for every item of a list
    what: str
    order: str = ""
    absent: bool = False  # it may be missing
    empty: bool = False  # it may be nothing
    of: str = (
        ""  # of what the table adds: its type; of words: what they name; of an item: its shape, which others share
    )
    numbered: bool = False  # cards stand there as whole numbers, which are their ids
    called: str = ""  # what its message is about, where fields of several paths are called alike

    @property
    def holder(self) -> str:
        """The path of the group or item that it stands in; empty for the view itself."""
        return self.path.removesuffix("[]") if self.what == ITEM else self.path.rpartition(".")[0]

    @property
    def name(self) -> str:
        return self.path.rpartition(".")[2]

    @property
    def owner(self) -> str:
        """Whose it is: the seat's in whose item it stands, or the table's."""
        return "seat" if self.path.startswith("seats[].") else "table"

    @property
    def key(self) -> str:
        """The message that names it."""
        return "view-" + (self.called or self.path.replace("[]", "").replace(".", "-").replace("_", "-"))

    @property
    def word_key(self) -> str:
        """How the messages begin that name its words."""
        return f"view-{self.of}" if self.of and self.what != TOLD else self.key


class FieldList:
    """Every field of a game's views, in the order of the view; adding one gives its number."""

    def __init__(self) -> None:
        self.fields: list[Field] = []

    def add(
        self,
        path: str,
        what: str,
        order: str = "",
        absent: bool = False,
        empty: bool = False,
        of: str = "",
        numbered: bool = False,
        called: str = "",
    ) -> int:
        self.fields.append(Field(path, what, order, absent, empty, of, numbered, called))
        return len(self.fields) - 1


# How the rules write them.


@rule
def begin_fields(out: Numbers) -> None:
    """An empty buffer."""
    out[END] = FIRST_FIELD


@rule
def put(out: Numbers, cell: int) -> None:
    """Write one more cell; what has no room is only counted."""
    at = int(out[END])
    if at < out.shape[0]:
        out[at] = cell
    out[END] = at + 1


@rule
def show_mark(out: Numbers, field: int) -> None:
    """A field without cells: a group, a list or an item begins, or something that the table adds stands here."""
    at = int(out[END])
    if at + 1 < out.shape[0]:
        out[at] = field
        out[at + 1] = 0
    out[END] = at + 2


@rule
def show_number(out: Numbers, field: int, number: int) -> None:
    """A field of one cell: a number, a card, a seat, a word, yes or no."""
    at = int(out[END])
    if at + 2 < out.shape[0]:
        out[at] = field
        out[at + 1] = 1
        out[at + 2] = number
    out[END] = at + 3


@rule
def open_field(out: Numbers, field: int) -> int:
    """Begin a field of several cells; gives the place of its length, for `close_field`."""
    show_mark(out, field)
    return int(out[END]) - 1


@rule
def close_field(out: Numbers, length_at: int) -> None:
    """All cells of a field are written."""
    if length_at < out.shape[0]:
        out[length_at] = int(out[END]) - length_at - 1


@rule
def show_listed(s: Cells, out: Numbers, field: int, at: int, n: int) -> None:
    """The n cells from `at` on."""
    place = open_field(out, field)
    for i in range(n):
        put(out, int(s[at + i]))
    close_field(out, place)


@rule
def show_from_end(s: Cells, out: Numbers, field: int, at: int, n: int) -> None:
    """The n cells before `at`, the last first: a deck from the top."""
    place = open_field(out, field)
    for i in range(n):
        put(out, int(s[at - 1 - i]))
    close_field(out, place)


@rule
def show_counted(s: Cells, out: Numbers, field: int, at: int, types: int) -> None:
    """Counts by type as a sorted list."""
    place = open_field(out, field)
    for card in range(types):
        for _ in range(s[at + card]):
            put(out, card)
    close_field(out, place)
