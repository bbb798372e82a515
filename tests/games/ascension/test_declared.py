"""What is declared is complete: every option and every zone is reached, has its texts, and is kept where it says."""

import numpy as np
import pytest

import deckwright as dw
from deckwright.cards.messages import Messages
from deckwright.cards.model import LANGUAGES
from deckwright.games.ascension.declared import options, zones
from deckwright.games.ascension.kind import KIND
from deckwright.games.ascension.online.codes import CODES
from deckwright.games.ascension.rules import zones as zn
from deckwright.games.ascension.rules.view_fields import VIEW
from deckwright.games.ascension.study.constants import SETTINGS
from deckwright.table.words import slug
from tests.talk import given

ONLINE = "deckwright.games.ascension.online"
COUNTED_OUT = "center_shards"  # its values are numbers, which need no words

LAID_OUT = {  # a card that may lie in each zone, and a ruleset that has it
    "hand": ("ascension-10th", "militia"),
    "deck": ("ascension-10th", "militia"),
    "discard": ("ascension-10th", "militia"),
    "constructs": ("ascension-10th", "muramasa"),
    "trophies": ("rise-of-vigil", "vault-sphinx"),
    "played": ("ascension-10th", "mystic"),
    "void": ("ascension-10th", "wolf-shaman"),
    "center": ("ascension-10th", "wolf-shaman"),
    "box": ("ascension-10th", "militia"),
    "set_aside": ("ascension-10th", "wolf-shaman"),
}


def undeclared_numbers(declared: tuple[zones.Zone, ...]) -> set[int]:
    """Zones that events name and nobody has declared, or the other way round."""
    return {zone.number for zone in declared} ^ (set(range(len(zn.ZONES))) - {zn.NOWHERE})


def test_every_zone_that_events_name_is_declared_once() -> None:
    assert undeclared_numbers(zones.DECLARED) == set()
    assert len({zone.word for zone in zones.DECLARED}) == len(zones.DECLARED)


def test_a_forgotten_zone_and_a_made_up_one_are_found() -> None:
    made_up = zones.Zone(len(zn.ZONES), "nowhere")
    assert undeclared_numbers(zones.DECLARED[1:]) == {zones.DECLARED[0].number}
    assert undeclared_numbers((*zones.DECLARED, made_up)) == {made_up.number}


@pytest.mark.parametrize("zone", zones.DECLARED, ids=lambda zone: zone.word)
def test_a_zone_is_shown_by_a_field_of_the_view(zone: zones.Zone) -> None:
    assert zone.shown_by in {field.path for field in VIEW.fields}
    assert zone.of_seat == zone.shown_by.startswith("seats[]")


@pytest.mark.parametrize("zone", zones.NAMED, ids=lambda zone: zone.word)
def test_a_zone_can_be_laid_out_and_read_and_only_an_open_one_by_others(zone: zones.Zone) -> None:
    ruleset, card = LAID_OUT[zone.word]
    cards = [card]
    game = given(ruleset, players=1, mode="solo", **{zone.word: cards})
    seat = 0 if zone.of_seat else None
    assert game.zone(zone.word, seat) == cards
    if zone.is_open:
        assert dw.Seat(game, 0).zone(zone.word, seat) == cards
    else:
        with pytest.raises(dw.NotFound):
            dw.Seat(game, 0).zone(zone.word, seat)


def test_every_option_is_offered_and_has_its_place_in_setup_codes() -> None:
    keys = [option.key for option in options.DECLARED]
    assert len(set(keys)) == len(keys)
    assert [*KIND.table.options] == keys == [*CODES.options]


@pytest.mark.parametrize("option", options.DECLARED, ids=lambda option: option.key)
def test_an_option_has_a_text_for_itself_and_each_value_in_four_languages(option: options.Option) -> None:
    for lang in LANGUAGES:
        messages = Messages((ONLINE,), lang)
        values = () if option.key == COUNTED_OUT else option.values
        keys = [f"option-{slug(option.key)}", *(f"option-{slug(option.key)}-{slug(value)}" for value in values)]
        assert [key for key in keys if not messages.has(key)] == []


def test_a_made_up_option_has_no_text() -> None:
    assert not Messages((ONLINE,), "en").has("option-made-up")


def test_every_option_has_a_cell_of_its_own_that_devices_take_for_constant() -> None:
    cells = [option.cell for option in options.DECLARED if option.cell is not None]
    assert len(set(cells)) == len(cells) and {*cells} <= {*SETTINGS}
    assert all(option.cell is not None or option.key in (COUNTED_OUT, "shard_limit") for option in options.DECLARED)


@pytest.mark.parametrize("option", [one for one in options.DECLARED if one.cell is not None], ids=lambda one: one.key)
def test_the_cell_of_an_option_holds_which_value_it_is(option: options.Option) -> None:
    for number, value in enumerate(option.values):
        state: np.ndarray = dw.new("rise-of-vigil", 2, seed=1, options={option.key: value}).state
        assert state[option.cell] == number
