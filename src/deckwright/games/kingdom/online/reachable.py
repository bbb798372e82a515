"""What the cards in play cannot do yet: what to produce first, or what is missing."""

from collections.abc import Iterator

from deckwright.cards.errors import IllegalAction
from deckwright.games.kingdom.table import ways
from deckwright.games.kingdom.table.actions import make_action
from deckwright.games.kingdom.table.game import KingdomGame
from deckwright.games.kingdom.table.labels import called_in
from deckwright.games.kingdom.table.words import named, together
from deckwright.table.online import Reachable
from deckwright.table.said import Said, Value

USED = ("passive", "activated", "time", "destroy", "once")  # icons of effects that are used as an action


def reachable(game: KingdomGame) -> list[Reachable]:
    """Every upgrade and effect of cards in play and permanents that is not possible now."""
    if game.decision is None or game.decision.kind != "turn":
        return []
    legal = {action.text for action in game.actions()}
    return [found for text in wanted(game) if text not in legal and (found := look(game, text)) is not None]


def wanted(game: KingdomGame) -> Iterator[str]:
    """The texts of all upgrades and effects that lie there and are not blocked."""
    view = game.view(0)
    for shown in (*view["play"], *view["permanents"]):
        if shown["blocked_by"] is None:
            yield from (f"upgrade {shown['card']} {one['arrow']}" for one in shown["upgrades"])
            yield from (f"use {shown['card']} {one['name']}" for one in shown["effects"] if one["icon"] in USED)


def look(game: KingdomGame, text: str) -> Reachable | None:
    """How an action comes within reach; nothing of an effect that holds by itself."""
    target = ways.target_of(game.state, game.ruleset, text)
    if target is None:
        return None
    card = game.ruleset.ids[target[1]]
    try:
        found = next(iter(game.ways(text)), None)
    except IllegalAction:
        return None
    if found is None:
        try:
            game.copy().play(text)
        except IllegalAction as refused:
            return Reachable(text, card, (), Said("reach-not-yet", {"reason": refused.said}))
        return None
    called = called_in(game.ruleset).action(make_action(game.state, game.ruleset, game.ruleset.index[target]))
    return Reachable(
        text, card, tuple(found), Said("reach-first", {"cards": together(producers(game, found)), "action": called})
    )


def producers(game: KingdomGame, texts: list[str]) -> list[Value]:
    """The cards that produce, by their names."""
    numbers = [text.split()[1] for text in texts if text.startswith("produce ")]
    stages = {str(shown["card"]): shown["stage"] for shown in game.view(0)["play"]}
    return [named(number, stages.get(number)) for number in numbers]
