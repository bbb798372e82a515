"""Setup codes: a game to be set up, short enough to be told over the phone. No seed and no name is in them.

A code is a whole number in the letters and digits that nobody mixes up. It counts through ruleset, mode, starting
player, seats and the options that differ from the usual; its last digits are a check. The lists below only grow at
their end, so that a code keeps its meaning.
"""

import zlib

from deckwright.cards.errors import DeckwrightError
from deckwright.games.ascension.table.ruleset import OPTIONS
from deckwright.server.problems import BadRequest
from deckwright.server.wire import SeatWanted, Setup
from deckwright.table.rulesets import resolve
from deckwright.table.setup import check_options, check_setup

LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
MISREAD = str.maketrans({"O": "0", "I": "1", "L": "1", "U": "V"})
RULESETS = ("ascension-10th", "rise-of-vigil", "ascension-combined")
MODES = ("versus", "solo", "teams")
SEATS = ("here", "link", "bot 1", "bot 2", "bot 3", "bot 4", "bot 5")
CODED_OPTIONS = (
    "free_defeat", "librarian_discard", "copied_unite", "last_round_extra_turn", "solo_extra_turn", "center_shards",
    "shard_limit", "banished_over_treasure", "fate_order", "copy_copiers", "staff_stacking", "put_is_play",
    "teammate_free_cards", "teammate_treasure", "team_tie", "cult_last_step",
    "energize_timing",
)  # fmt: skip
MOST_SEATS = 6
RADIX_RULESETS, RADIX_MODES, RADIX_OPTIONS, RADIX_VALUES = 16, 8, 32, 64
CHECK = 1 << 10
GROUP = 4
LONGEST = 40


def check(setup: Setup) -> Setup:
    """Refuse what cannot be set up, and say why."""
    ruleset = resolve(setup.ruleset)
    if ruleset.id not in RULESETS:
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
    chosen = check_options(resolve(setup.ruleset).kind, setup.options)
    changed = [name for name in CODED_OPTIONS if chosen[name] != OPTIONS[name][0]]
    digits = []
    for name in changed:
        digits.append((OPTIONS[name].index(chosen[name]), RADIX_VALUES))
        digits.append((CODED_OPTIONS.index(name), RADIX_OPTIONS))
    digits.append((len(changed), RADIX_OPTIONS))
    for seat in setup.seats:
        kind = f"bot {seat.level}" if seat.kind == "bot" else seat.kind
        if kind not in SEATS:
            raise BadRequest("bad-level", level=seat.level)
        digits.append((SEATS.index(kind), len(SEATS)))
    digits.append((len(setup.seats) - 1, MOST_SEATS))
    digits.append((0 if setup.first is None else setup.first + 1, MOST_SEATS + 1))
    digits.append((MODES.index(setup.mode), RADIX_MODES))
    digits.append((RULESETS.index(resolve(setup.ruleset).id), RADIX_RULESETS))
    return digits


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

    ruleset, mode = RULESETS[take(RADIX_RULESETS)], MODES[take(RADIX_MODES)]
    first = take(MOST_SEATS + 1)
    kinds = [SEATS[take(len(SEATS))] for _ in range(take(MOST_SEATS) + 1)][::-1]
    options = {}
    for _ in range(take(RADIX_OPTIONS)):
        name = CODED_OPTIONS[take(RADIX_OPTIONS)]
        options[name] = OPTIONS[name][take(RADIX_VALUES)]
    return Setup(ruleset, [seat_of(kind) for kind in kinds], mode, options, first - 1 if first else None)  # type: ignore[arg-type]


def seat_of(kind: str) -> SeatWanted:
    if kind.startswith("bot "):
        return SeatWanted("bot", level=int(kind[4:]))
    return SeatWanted(kind)  # type: ignore[arg-type]


def checksum(number: int) -> int:
    return zlib.crc32(str(number).encode()) % CHECK
