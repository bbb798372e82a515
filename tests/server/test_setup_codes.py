"""Setup codes: short, without names and seeds, and checked when they are read."""

import random

import pytest

from deckwright.games.ascension.declared.options import OPTIONS
from deckwright.games.ascension.kind import KIND
from deckwright.games.ascension.online.codes import CODES
from deckwright.server import setup_codes
from deckwright.server.http_messages import SeatWanted, Setup
from deckwright.server.problems import BadRequest
from deckwright.table.rulesets import rulesets
from tests.server.visitor import Running


def any_setup(chance: random.Random) -> Setup:
    """A setup that is possible."""
    info = chance.choice(list(rulesets().values()))
    mode = chance.choice([mode for mode, numbers in info.modes.items() if numbers])
    seats = [
        SeatWanted(chance.choice(["here", "link", "bot"]), "", chance.randint(1, 5))  # type: ignore[arg-type]
        for _ in range(chance.choice(info.modes[mode]))
    ]
    known = info.options
    options = {name: chance.choice(known[name]) for name in chance.sample(list(known), chance.randint(0, 4))}
    first = chance.choice([None, *range(len(seats))])
    return Setup(info.id, seats, mode, options, first)


def plain(setup: Setup) -> tuple[object, ...]:
    """What a code keeps."""
    seats = [(seat.kind, seat.level if seat.kind == "bot" else None) for seat in setup.seats]
    known = rulesets()[setup.ruleset].options
    options = {name: value for name, value in setup.options.items() if value != known[name][0]}
    return setup.ruleset, seats, setup.mode, options, setup.first


def test_a_code_gives_the_setup_back() -> None:
    chance = random.Random(1)
    for _ in range(300):
        setup = any_setup(chance)
        code = setup_codes.write(setup)
        assert plain(setup_codes.read(code)) == plain(setup)
        assert setup_codes.read(f" {code.lower()} ".replace("0", "o").replace("-", "")) == setup_codes.read(code)


def test_an_ordinary_code_is_short_and_keeps_its_meaning() -> None:
    setup = Setup("ascension-10th", [SeatWanted("here", "Ana"), SeatWanted("bot", level=3)])
    assert setup_codes.write(setup) == "81XW-0HP"
    assert setup_codes.read("81XW-0HP") == Setup("ascension-10th", [SeatWanted("here"), SeatWanted("bot", level=3)])


def test_names_are_not_in_a_code() -> None:
    one = Setup("ascension-10th", [SeatWanted("here", "Ana"), SeatWanted("link", "Ben")])
    other = Setup("ascension-10th", [SeatWanted("here", "Eva"), SeatWanted("link")])
    assert setup_codes.write(one) == setup_codes.write(other)


def test_the_lists_of_the_codes_are_complete() -> None:
    form = setup_codes.form_of(KIND)
    assert set(CODES.options) == set(OPTIONS) and len(OPTIONS) < form.radix_options
    assert set(CODES.rulesets) == {*KIND.sets.rulesets} and len(CODES.rulesets) < setup_codes.SECOND_FORM
    assert set(CODES.modes) == {*KIND.table.modes} and len(CODES.modes) <= form.radix_modes
    assert all(len(values) <= form.radix_values for values in OPTIONS.values())


def test_a_setup_with_every_option_changed_has_a_code_too() -> None:
    changed = {name: values[-1] for name, values in OPTIONS.items()}
    setup = Setup("ascension-combined", [SeatWanted("bot", level=5)] * 6, "versus", changed, 5)
    assert plain(setup_codes.read(setup_codes.write(setup))) == plain(setup)


@pytest.mark.parametrize(
    "code", ["", "-", "81XW-0HQ", "91XW-0HP", "81XW", "hello", "Ж", "0" * 30, "Z" * 40, "1" * 500, "081XW0HP"]
)
def test_what_is_no_code_is_refused(code: str) -> None:
    with pytest.raises(BadRequest):
        setup_codes.read(code)


def test_a_mistyped_letter_is_noticed() -> None:
    code = setup_codes.write(Setup("ascension-combined", [SeatWanted("here")] * 4, "teams", {"team_tie": "shared"}))
    wrong = 0
    for place, letter in enumerate(code):
        for other in setup_codes.LETTERS:
            if letter in ("-", other):
                continue
            try:
                setup_codes.read(code[:place] + other + code[place + 1 :])
            except BadRequest:
                continue
            wrong += 1
    assert wrong <= 2


def test_codes_over_http(shared: Running) -> None:
    visitor = shared.visitor()
    setup = {"ruleset": "rise-of-vigil", "seats": [{"kind": "here"}], "mode": "solo", "options": {}, "first": None}
    code = visitor.post("/setups", setup).json()["code"]
    found = visitor.get(f"/setups/{code}").json()
    assert (found["ruleset"], found["mode"], [seat["kind"] for seat in found["seats"]]) == (
        "rise-of-vigil",
        "solo",
        ["here"],
    )
    assert visitor.get("/setups/NOPE").json()["code"] == "bad-code"
    made = visitor.make("here", "link", "bot 4", ruleset="ascension-combined", first=None)
    assert plain(setup_codes.read(made["setup_code"]))[1] == [("here", None), ("link", None), ("bot", 4)]
