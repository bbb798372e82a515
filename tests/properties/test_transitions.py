"""Nobody learns from an action, or from what is not asked, which cards others hold (R-203, R-204, R-209)."""

from typing import Any

import pytest

import deckwright as dw
from tests.properties.random_play import Plan, in_games
from tests.properties.transitions import Difference, difference, pairs
from tests.talk import COMBINED

EQUAL, MIXED = ["apprentice"] * 3, ["apprentice", "apprentice", "militia"]
ROW = ["wolf-shaman", "mephit", "void-initiate", "samaels-trickster", "muramasa", "arha-initiate", "earth-tyrant"]


@in_games(examples=2, actions=20)
def test_an_action_tells_others_only_what_it_shows(plan: Plan) -> None:
    """R-203, R-204: also by how many events and questions follow it"""
    assert [one for one in pairs(plan) if one is not None] == []


def placed(card: str, where: str, hands: list[list[str]], energy: int) -> dw.Game:
    """A position in which seat 0 has the card there, and three cards in hand like the others."""
    zones: dict[str, Any] = {
        "hand": hands,
        "deck": [
            ["apprentice"] * (6 - hand.count("apprentice")) + ["militia"] * (2 - hand.count("militia"))
            for hand in hands
        ],
    }
    row = [one for one in ROW if one != card][:6]
    if where == "row":
        row = [card, *row]
    elif where == "hand":
        zones["hand"] = [[card, *hands[0]], *hands[1:]]
    else:
        zones[where] = [[card], [], []]
    return dw.scenario(
        COMBINED, players=3, turn_player=0, row=row, runes=9, power=9, energy=energy, seed=1, **zones
    )  # fmt: skip


def places(info: dw.CardInfo) -> list[str]:
    """Where a card can be for its player to do something with it."""
    if info.type == "monster":
        return ["row"] + ["trophies"] * ("trophy" in info.keywords)
    return (
        ["hand"]
        + ["constructs"] * (info.type == "construct")
        + ["row"] * (info.origin == "center" and info.type != "treasure")
    )


def told_apart(info: dw.CardInfo, energy: int) -> list[Difference]:
    """What a seat can tell the hands of others by, whatever seat 0 does with this card."""
    found = []
    for where in places(info):
        game = placed(info.id, where, [MIXED, MIXED, MIXED], energy)
        for hands, viewers in (([EQUAL, MIXED, MIXED], (1, 2, None)), ([MIXED, EQUAL, EQUAL], (0,))):
            twin = placed(info.id, where, hands, energy)
            actions = [one.text for one in game.actions() if one.card == info.id]
            found += [difference(game, twin, viewer, text) for text in actions for viewer in viewers]
    return [one for one in found if one is not None]


@pytest.mark.parametrize("energy", [0, 8])
def test_no_card_tells_whether_a_hand_is_uniform(energy: int) -> None:
    """R-203, R-204: every card of both sets, played, used, acquired or defeated"""
    cards = {info.id: info for info in dw.cards(COMBINED) if info.origin != "starting" and info.id != "cultist"}
    assert {card: found for card, info in cards.items() if (found := told_apart(info, energy))} == {}
