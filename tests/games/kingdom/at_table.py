"""Kingdoms at a table, as people play them: whole games with expansions, and positions at questions that seldom come up."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import deckwright as dw
from deckwright.games.kingdom.table.actions import KingdomAction
from deckwright.games.kingdom.table.game import KingdomGame

ODD = str(Path(__file__).parent / "odd-cards.yaml")
EXPANSIONS = (136, 137, 138)


def new(seed: int, **options: str) -> KingdomGame:
    """A new kingdom."""
    game = dw.new("kingdom", seed=seed, options=options)
    assert isinstance(game, KingdomGame)
    return game


def given(**parts: Any) -> KingdomGame:
    """A position of the Vale of Orrin."""
    game = dw.scenario("kingdom", **{"seed": 1, **parts})
    assert isinstance(game, KingdomGame)
    return game


def odd(**parts: Any) -> KingdomGame:
    """A position with cards for questions that no card of the Vale asks."""
    game = dw.scenario("odd-cards", packs=[ODD], **{"seed": 1, **parts})
    assert isinstance(game, KingdomGame)
    return game


def legal(game: dw.Game) -> list[KingdomAction]:
    """The legal actions with their parts."""
    return [action for action in game.actions() if isinstance(action, KingdomAction)]


def choose(game: KingdomGame, chance: Random) -> KingdomAction:
    """An action at random; upgrades rather than others, and the end of the turn seldom."""
    actions = legal(game)
    upgrades = [action for action in actions if action.kind == "upgrade"]
    busy = [action for action in actions if action.kind not in ("pass", "advance")]
    if upgrades and chance.random() < 0.6:
        return chance.choice(upgrades)
    return chance.choice(busy if busy and chance.random() < 0.9 else actions)


def steps(game: KingdomGame, chance: Random) -> Iterator[KingdomGame]:
    """The game before each action, to its end."""
    while not game.over:
        yield game
        game.play(choose(game, chance))


def course(seed: int, expansions: int = 1) -> Iterator[KingdomGame]:
    """The game before each action: a whole kingdom, then so many expansions."""
    chance = Random(seed)
    game = new(seed, iron="yes" if seed % 3 == 0 else "no")
    yield from steps(game, chance)
    for number in chance.sample(EXPANSIONS, expansions):
        game = game.expand(number, seed)
        yield from steps(game, chance)


@cache
def whole(seed: int) -> KingdomGame:
    """A kingdom that was played to the end of an expansion."""
    *_, last = course(seed)
    return last


def rare() -> dict[str, KingdomGame]:
    """Positions at questions that seldom come up in the Vale."""
    everything: dict[str, Any] = {
        "play": [1, 2, 3, 4, 10], "deck": [11, 12, 13], "pool": {"coin": 3, "wood": 2, "stone": 2},
    }  # fmt: skip
    rich = {**everything, "pool": {"coin": 3, "good": 1}}
    return {
        "a box of several": after(odd(**everything), "use 1 note", "choose option:1"),
        "one of two sums": after(odd(**everything), "use 1 note"),
        "another card is turned": after(odd(**everything), "use 2 spin"),
        "an upgrade by an effect": after(odd(**everything), "use 4 raise"),
        "one of two upgrades": after(odd(**everything), "use 4 raise", "choose card:2"),
        "cards for the bottom": after(odd(**everything), "use 4 see"),
        "cards for the top": after(odd(play=[4], deck=[10], discard=[3, 11, 12]), "use 4 lift"),
        "an order for the top": after(odd(play=[4], deck=[10], discard=[3, 11]), "use 4 lift"),
        "what is produced beside": after(odd(play=[3, 10], deck=[11]), "produce 10"),
        "a price with a slash": after(odd(**everything), "upgrade 2 down"),
        "goods as coins": after(odd(**rich), "upgrade 2 right"),
        "the sum of an enemy": after(given(play=[14, 1], deck=[2], pool={"coin": 3, "sword": 1}), "use 14 hire"),
        "a ledger of several": after(given(play=[129], permanents=[24, 27], deck=[2]), "use 129 " + effect_of(129)),
        "an enemy with two prices": after(given(play=[110, 54], deck=[2]), "use 110 " + effect_of(110)),
    }


def effect_of(number: int) -> str:
    """The name of the first effect of a card of the Vale."""
    ruleset = given(play=[1]).ruleset
    return ruleset.effect_names[ruleset.place[number]][0]


def after(game: KingdomGame, *texts: str) -> KingdomGame:
    for text in texts:
        game.play(text)
    return game
