"""Actions as pages offer them."""

from collections.abc import Mapping

from deckwright.games.kingdom.cards import ops
from deckwright.games.kingdom.declared.actions import BY_VERB
from deckwright.games.kingdom.rules import tables as tb
from deckwright.games.kingdom.table.actions import KingdomAction
from deckwright.games.kingdom.table.game import KingdomGame
from deckwright.games.kingdom.table.labels import called_in
from deckwright.games.kingdom.table.ruleset import Ruleset
from deckwright.games.kingdom.table.spoken import parse
from deckwright.games.kingdom.table.words import amount, together
from deckwright.table.said import Said, Value


def amounts_of(lost: Mapping[str, int]) -> Value:
    """Several resources with how much there is of each."""
    return together([amount(1 << ops.RESOURCES.index(resource), n) for resource, n in lost.items()])


class OfferedWords:
    """What the actions of a ruleset are called, and what they do."""

    def __init__(self, ruleset: Ruleset) -> None:
        self.called = called_in(ruleset)

    def label(self, action: KingdomAction) -> Value:
        """What a legal action is called."""
        return self.called.action(action)

    def effect(self, action: KingdomAction, lang: str) -> str:
        """What the effect behind it does; else empty."""
        return self.called.text(action, lang)

    def is_useful(self, action: KingdomAction) -> bool:
        """Nothing is worth a reminder when a turn is ended: most of what is left is left on purpose."""
        return False

    def warnings(self, game: KingdomGame) -> Mapping[str, Said]:
        """Resources that would be lost where cards enter play (K-10.4)."""
        losing: dict[str, dict[str, int]] = (game.view(0)["decision"] or {}).get("losing", {})
        return {text: Said("warn-losing", {"amounts": amounts_of(lost)}) for text, lost in losing.items()}

    def pays(self, game: KingdomGame, action: KingdomAction) -> Mapping[str, int]:
        """Prices stand in the action's own words."""
        return {}

    def retold(self, text: str) -> Value:
        """What an action was called that somebody has played, where the position is not known: its card by its number."""
        spoken = parse(text)
        if spoken is None:
            return Said("plain-action", {"words": text})
        declared = BY_VERB[spoken.verb]
        if declared.label is not None:
            return Said(declared.label)
        what: Value = spoken.card if spoken.card is not None else self.answer(spoken.verb, spoken.what)
        if spoken.verb == tb.UPGRADE:
            what = f"{spoken.card} {spoken.what}"
        return Said("action-what", {"group": Said(f"group-{declared.heading}"), "what": what})

    def answer(self, verb: int, what: str) -> Value:
        """An answer that names no card."""
        return Said(f"resource-{what}") if verb == tb.CHOOSE_RESOURCE else what

    def is_open(self, text: str) -> bool:
        """The one player sees everything; nobody else is there from whom to hide it."""
        return True
