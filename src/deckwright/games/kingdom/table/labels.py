"""Actions in words: what is said of each, and what the effect behind it does."""

from functools import lru_cache

from deckwright.cards.text import sentence
from deckwright.games.kingdom.cards import ops
from deckwright.games.kingdom.cards.model import Effect
from deckwright.games.kingdom.cards.text import KingdomWording
from deckwright.games.kingdom.declared.actions import BY_VERB
from deckwright.games.kingdom.declared.questions import OPTIONS
from deckwright.games.kingdom.rules import frames as fr
from deckwright.games.kingdom.rules import tables as tb
from deckwright.games.kingdom.rules.prices import sum_at
from deckwright.games.kingdom.rules.tables import price_cell
from deckwright.games.kingdom.table.actions import KingdomAction
from deckwright.games.kingdom.table.ruleset import Ruleset
from deckwright.games.kingdom.table.words import amount, named, together
from deckwright.table.said import Said, Value


class Called:
    """What the actions of one ruleset are called, in no language yet."""

    def __init__(self, ruleset: Ruleset) -> None:
        self.ruleset = ruleset

    def action(self, action: KingdomAction) -> Said:
        """A legal action by what it does now."""
        declared = BY_VERB[action.verb]
        if action.verb == tb.GO_ON and action.purpose.word:
            return Said(f"action-next-{action.purpose.word}")
        if declared.label is not None:
            return Said(declared.label)
        if declared.indexes is None:
            return self.answer(action)
        card = named(self.ruleset.ids[action.place], action.stage)
        if action.verb == tb.UPGRADE:
            return self.upgrade(action.place, action.stage, action.ordinal)
        if action.verb in (tb.USE, tb.CHOOSE_TRIGGER) and self.has_several(action):
            number = self.place_on_stage(action) + 1
            card = Said("action-ability", {"card": card, "n": number})
        return Said("action-what", {"group": Said(f"group-{declared.heading}"), "what": card})

    def upgrade(self, place: int, stage: int, arrow: int) -> Said:
        """What a card is now, and what it becomes."""
        id = self.ruleset.ids[place]
        return Said(
            "action-upgrade", {"card": named(id, stage), "to": named(id, ops.REACHED.get((stage, arrow), stage))}
        )

    def answer(self, action: KingdomAction) -> Said:
        """An answer that names no card."""
        if action.verb == tb.CHOOSE_RESOURCE:
            return Said("action-resource", {"resource": Said(f"resource-{ops.RESOURCES[action.ordinal]}")})
        if action.verb == tb.CHOOSE_BOX:
            return Said("action-box", {"n": action.ordinal + 1})
        purpose = action.purpose
        if action.verb == tb.CHOOSE_SIDE:
            if purpose.card < 0:
                return Said("action-side", {"n": action.ordinal})
            return Said("action-side-named", {"card": named(self.ruleset.ids[purpose.card], action.ordinal)})
        if purpose.word == OPTIONS[fr.FOR_SUM]:
            return Said("action-sum", {"amount": self.sum(purpose.with_, action.ordinal)})
        if purpose.word == OPTIONS[fr.FOR_ARROW]:
            return self.upgrade(purpose.card, purpose.stage, action.ordinal)
        return Said("action-option", {"n": action.ordinal + 1})

    def sum(self, price: int, which: int) -> Value:
        """One of the sums of a price, as it is printed."""
        table, at = self.ruleset.table, sum_at(which)
        items = [at + ops.SUM_ITEM + 2 * k for k in range(price_cell(table, price, at + ops.SUM_ITEMS))]
        return together([
            amount(price_cell(table, price, item + ops.ITEM_KINDS), price_cell(table, price, item + ops.ITEM_N)) for item in items
        ])  # fmt: skip

    # Effects.

    def place_on_stage(self, action: KingdomAction) -> int:
        """Which of the effects of its stage an action is about, from 0."""
        stages = self.ruleset.card(action.place).stages
        return action.ordinal - sum(len(one.effects) for number, one in stages.items() if number < action.stage)

    def has_several(self, action: KingdomAction) -> bool:
        """Whether the stage has more than one effect."""
        return len(self.ruleset.card(action.place).stages[action.stage].effects) > 1

    def effect(self, action: KingdomAction) -> tuple[int, int, Effect] | None:
        """The effect that an action uses, resolves or accepts: its card, its stage and itself."""
        if action.verb in (tb.USE, tb.CHOOSE_TRIGGER):
            place, stage, which = action.place, action.stage, self.place_on_stage(action)
        elif action.verb == tb.ACCEPT and action.purpose.effect:
            place, stage, which = action.purpose.card, action.purpose.stage, action.purpose.effect - 1
        elif action.purpose.word == OPTIONS[fr.FOR_DEFEAT]:
            return self.defeat(action)
        else:
            return None
        return place, stage, self.ruleset.card(place).stages[stage].effects[which]

    def defeat(self, action: KingdomAction) -> tuple[int, int, Effect] | None:
        """Of several prices that defeat an enemy, the effect behind the one that this option means."""
        place, stage = action.purpose.card, action.purpose.stage
        effects = self.ruleset.card(place).stages[stage].effects
        found = [one for one in effects if any(step.phrase.verb == "defeat" for step in one.steps)]
        return (place, stage, found[action.ordinal]) if action.ordinal < len(found) else None

    def text(self, action: KingdomAction, lang: str) -> str:
        """What an action does, as a text of its card: of an effect, or of one option of a choice; else empty."""
        words = wording(self.ruleset, lang)
        found = self.effect(action)
        if found is not None:
            place, stage, effect = found
            return words.of_effect(self.ruleset.card(place), stage, effect)
        if action.purpose.word == OPTIONS[fr.FOR_CHOICE]:
            return self.option_text(action, words)
        return ""

    def option_text(self, action: KingdomAction, words: KingdomWording) -> str:
        """One option of a choice; its card has no other choice where it stands."""
        purpose = action.purpose
        card = self.ruleset.card(purpose.source)
        if purpose.effect:
            steps = [card.stages[purpose.stage].effects[purpose.effect - 1].steps]
        else:
            named_effects = {one.name for one in card.stages[purpose.stage].effects}
            programs = [(stage, name, steps) for stage, name, steps in card.programs if name not in named_effects]
            steps = [steps for stage, _, steps in programs if stage in (0, purpose.stage)]
        choices = [step.phrase for one in steps for step in one if step.phrase.verb == "choose"]
        if len(choices) != 1:
            return ""
        options = str(choices[0].values["options"]).split(" | ")
        return sentence(words.of_phrases(card, purpose.stage, options[action.ordinal]))


@lru_cache(maxsize=64)
def called_in(ruleset: Ruleset) -> Called:
    """What the actions of a ruleset are called."""
    return Called(ruleset)


@lru_cache(maxsize=64)
def wording(ruleset: Ruleset, lang: str) -> KingdomWording:
    """How the cards of a ruleset read."""
    found = ruleset.kind.cards.words(lang)
    assert isinstance(found, KingdomWording)
    return found
