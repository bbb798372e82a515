"""Setup codes: a game to be set up, short enough to be told over the phone. No seed and no name is in them.

A code is a whole number in the letters and digits that nobody mixes up. It counts through ruleset, mode, starting
player, seats and the options that differ from the usual; its last digits are a check. The first form counts through
the lists of the one game that has some (`online.codes`). Where its digit of the ruleset is the last one, the second
form follows: it knows a ruleset by a number made from its name, and counts through the modes and options of its game
as the game declares them. Such lists only grow at their end, so that a code keeps its meaning.
"""

import zlib
from collections.abc import Iterator
from dataclasses import dataclass

from deckwright.cards.errors import DeckwrightError
from deckwright.server.http_messages import SeatWanted, Setup
from deckwright.server.problems import BadRequest
from deckwright.table.kinds import GameKind, kinds
from deckwright.table.rulesets import all_rulesets, resolve
from deckwright.table.setup import check_options, check_setup

LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
MISREAD = str.maketrans({"O": "0", "I": "1", "L": "1", "U": "V"})
SEATS = ("here", "link", "bot 1", "bot 2", "bot 3", "bot 4", "bot 5")
RADIX_RULESETS = 16
SECOND_FORM = RADIX_RULESETS - 1  # no list of rulesets gets that far
RADIX_NAMES = 1 << 16
CHECK = 1 << 10
GROUP = 4
LONGEST = 52  # what the database has room for, with its hyphens


@dataclass(frozen=True)
class Form:
    """How the codes of a game are counted: through which lists, and how far each may grow."""

    modes: tuple[str, ...]
    options: tuple[str, ...]
    most_seats: int
    radix_modes: int
    radix_options: int
    radix_values: int


def form_of(kind: GameKind) -> Form:
    """The form of a game's codes."""
    codes = kind.online.codes
    if codes is not None:
        return Form(codes.modes, codes.options, most_seats=6, radix_modes=8, radix_options=32, radix_values=64)
    table = kind.table
    return Form(table.modes, tuple(table.options), most_seats=16, radix_modes=16, radix_options=64, radix_values=1024)


def number_of_name(ruleset: str) -> int:
    """The number by which the second form knows a ruleset."""
    return zlib.crc32(ruleset.encode()) % RADIX_NAMES


def rulesets_in_first_form() -> tuple[str, ...]:
    """The rulesets of the game that has lists for its codes."""
    return next((kind.online.codes.rulesets for kind in kinds().values() if kind.online.codes is not None), ())


def ruleset_named(number: int) -> str:
    """The ruleset of the second form that has this number."""
    known = {number_of_name(name): name for name in all_rulesets() if name not in rulesets_in_first_form()}
    if number not in known:
        raise BadRequest("bad-code")
    return known[number]


def check(setup: Setup) -> Setup:
    """Refuse what cannot be set up, and say why."""
    ruleset = resolve(setup.ruleset)
    if ruleset.id not in all_rulesets():
        raise BadRequest("no-ruleset", ruleset=setup.ruleset)
    check_setup(ruleset, len(setup.seats), setup.mode, setup.options, setup.first)
    return setup


def write(setup: Setup) -> str:
    """The code of a setup."""
    check(setup)
    number = 1
    for value, radix in digits_of(setup):
        number = number * radix + value
    number = number * CHECK + checksum(number)
    letters = ""
    while number:
        number, digit = divmod(number, len(LETTERS))
        letters = LETTERS[digit] + letters
    return "-".join(letters[start : start + GROUP] for start in range(0, len(letters), GROUP))


def digits_of(setup: Setup) -> list[tuple[int, int]]:
    """The setup as digits, each with its radix; what is read first stands last."""
    ruleset = resolve(setup.ruleset)
    form, options = form_of(ruleset.kind), ruleset.kind.table.options
    chosen = check_options(ruleset.kind, setup.options)
    changed = [name for name in form.options if chosen[name] != options[name][0]]
    digits = []
    for name in changed:
        digits.append((options[name].index(chosen[name]), form.radix_values))
        digits.append((form.options.index(name), form.radix_options))
    digits.append((len(changed), form.radix_options))
    digits += [(digit_of(seat), len(SEATS)) for seat in setup.seats]
    digits.append((len(setup.seats) - 1, form.most_seats))
    digits.append((0 if setup.first is None else setup.first + 1, form.most_seats + 1))
    digits.append((form.modes.index(setup.mode), form.radix_modes))
    digits += digits_of_ruleset(ruleset.id)
    return digits


def digit_of(seat: SeatWanted) -> int:
    """The digit of a seat."""
    kind = f"bot {seat.level}" if seat.kind == "bot" else seat.kind
    if kind not in SEATS:
        raise BadRequest("bad-level", level=seat.level)
    return SEATS.index(kind)


def digits_of_ruleset(ruleset: str) -> Iterator[tuple[int, int]]:
    """A ruleset by its place in the list, or by its name."""
    first_form = rulesets_in_first_form()
    if ruleset in first_form:
        yield first_form.index(ruleset), RADIX_RULESETS
        return
    yield number_of_name(ruleset), RADIX_NAMES
    yield SECOND_FORM, RADIX_RULESETS


def read(code: str) -> Setup:
    """The setup of a code; whatever is no code is refused."""
    plain = code.upper().translate(MISREAD).replace("-", "").replace(" ", "")
    if not plain or len(plain) > LONGEST or any(letter not in LETTERS for letter in plain):
        raise BadRequest("bad-code")
    number = 0
    for letter in plain:
        number = number * len(LETTERS) + LETTERS.index(letter)
    number, check_digits = divmod(number, CHECK)
    if checksum(number) != check_digits:
        raise BadRequest("bad-code")
    try:
        setup = check(read_digits(number))
    except (IndexError, DeckwrightError):
        raise BadRequest("bad-code") from None
    if write(setup).replace("-", "") != plain:  # another way to write the same is none of ours
        raise BadRequest("bad-code")
    return setup


def read_digits(number: int) -> Setup:
    def take(radix: int) -> int:
        nonlocal number
        number, digit = divmod(number, radix)
        return digit

    place = take(RADIX_RULESETS)
    ruleset = ruleset_named(take(RADIX_NAMES)) if place == SECOND_FORM else rulesets_in_first_form()[place]
    kind = resolve(ruleset).kind
    form = form_of(kind)
    mode = form.modes[take(form.radix_modes)]
    first = take(form.most_seats + 1)
    seats = [SEATS[take(len(SEATS))] for _ in range(take(form.most_seats) + 1)][::-1]
    options = {}
    for _ in range(take(form.radix_options)):
        name = form.options[take(form.radix_options)]
        options[name] = kind.table.options[name][take(form.radix_values)]
    return Setup(ruleset, [seat_of(seat) for seat in seats], mode, options, first - 1 if first else None)


def seat_of(kind: str) -> SeatWanted:
    if kind.startswith("bot "):
        return SeatWanted("bot", level=int(kind[4:]))
    return SeatWanted(kind)  # type: ignore[arg-type]


def checksum(number: int) -> int:
    return zlib.crc32(str(number).encode()) % CHECK
