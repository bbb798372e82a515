"""A bot that does what looks best at once: play everything, then take the card worth most for its price."""

import random

from deckwright.cards.model import Card, Step
from deckwright.table.actions import Action
from deckwright.table.game import Game
from deckwright.table.rulesets import CardInfo, card_info

# How much a card is worth to have, beside its printed Honor.
PER_COST = 1.0
CONSTRUCT_BONUS = 1.5  # works every turn
DRAW_BONUS = 1.0
BANISH_BONUS = 0.5
ENERGY_BONUS = 0.5  # for each Energy that it gives
ENERGIZE_BONUS = 1.0  # for what happens from 1 Energy on; half of it from 2 on, and so on
ENERGIZED_REWARD = 2.0  # of a Monster, when there is Energy enough for it now
ALWAYS_MALUS = 1.5  # Mystic and Heavy Infantry are there tomorrow too
LATE_POOL = 15  # from here on only Honor counts
STARTING_VALUE = 0.0

# In which order things are done in a turn. Constructs, draws and Energy first: what comes later may depend on them.
PLAY_CONSTRUCT, PLAY_DRAWING, USE, PLAY_OTHER, TROPHY, PLAY_ENERGIZED, PLAY_COPY = 90, 80, 75, 70, 67, 65, 60
TAKE = 40  # plus the value of the card
MAX_VALUE = 19
PLAIN = {"accept": 1.0, "decline": 0.0, "choose done": 0.0, "choose option:play": 2.0, "choose option:hand": 1.0}
END_TURN, NOT_NOW = -1.0, -2.0


class Greedy:
    """Plays all its cards and takes the most valuable card it can pay for; a teammate gets nothing from it."""

    def __init__(self, seed: int = 0) -> None:
        self.chance = random.Random(seed)

    def choose(self, game: Game) -> Action:
        actions = game.actions()
        worth = [self.worth(game, action) for action in actions]
        return self.chance.choice([action for action, good in zip(actions, worth, strict=True) if good == max(worth)])

    def worth(self, game: Game, action: Action) -> float:
        """How good an action looks now."""
        decision = game.decision
        assert decision is not None
        if action.text.endswith("for teammate") or (action.text == "accept" and "for-mate" in decision.values.values()):
            return NOT_NOW
        if action.card is None:
            return PLAIN.get(action.text, END_TURN)
        card = card_info(game.ruleset, action.card)
        if action.kind == "play":
            return self.play_order(game, card)
        if action.kind == "use":
            return NOT_NOW if "extra-turn" in card.keywords and game.turns < 2 * game.players else USE
        if action.kind == "trophy":
            return TROPHY if game.end_triggered or self.reaches_threshold(game) else NOT_NOW
        if action.kind in ("acquire", "defeat"):
            return TAKE + min(self.value(game, card, action.slot), MAX_VALUE)
        return self.answer(game, card, action.slot)

    def play_order(self, game: Game, card: CardInfo) -> float:
        if card.type == "construct":
            return PLAY_CONSTRUCT
        if "copy" in card.keywords:
            return PLAY_COPY
        if "energize" in card.keywords:
            return PLAY_ENERGIZED
        return PLAY_DRAWING if "draw" in verbs(game.ruleset.cards[card.id]) else PLAY_OTHER

    def reaches_threshold(self, game: Game) -> bool:
        """Whether all Trophies together bring enough Energy for something that waits for it this turn."""
        assert game.player is not None
        more = sum(energy(game.ruleset.cards[card]) for card in game.zone("trophies", game.player))
        waiting = [*game.zone("hand", game.player), *game.zone("constructs", game.player)]
        waiting += [action.card for action in game.actions() if action.kind == "defeat" and action.card]
        needed = [number for card in waiting for number in thresholds(game.ruleset.cards[card])]
        return any(game.energy < number <= game.energy + more for number in needed)

    def answer(self, game: Game, card: CardInfo, slot: int | None) -> float:
        """The worth of a card as an answer: high for what is gained, low for what is lost."""
        decision = game.decision
        assert decision is not None
        value = self.value(game, card, slot)
        if decision.kind in ("banish", "discard", "destroy") and decision.about is None:
            if decision.values.get("zones") == "row":
                return -1.0
            return 1.0 - value if value == STARTING_VALUE or not decision.optional else -1.0
        return 1.0 + value

    def value(self, game: Game, card: CardInfo, slot: int | None = None) -> float:
        """What a card is worth to have, with the Treasure beneath it."""
        facts = game.ruleset.cards[card.id]
        late = game.pool <= LATE_POOL
        beneath = sum(self.value(game, card_info(game.ruleset, one)) for one in (game.under(slot) if slot else ()))
        if card.origin == "starting" and card.type == "hero":
            return STARTING_VALUE
        if card.type == "monster":
            reached = any(number <= game.energy for number in thresholds(facts))
            trophy = 0.0 if late else ENERGY_BONUS * energy(facts)
            return 2.0 * card.reward_honor + card.cost / 10 + ENERGIZED_REWARD * reached + trophy + beneath
        if late:
            return 2.0 * card.honor + beneath
        bonus = CONSTRUCT_BONUS * (card.type == "construct") + DRAW_BONUS * ("draw" in verbs(facts))
        bonus += BANISH_BONUS * any(word.startswith("banish") for word in card.keywords)
        bonus += ENERGY_BONUS * energy(facts) + sum(ENERGIZE_BONUS / number for number in thresholds(facts))
        return card.honor + PER_COST * card.cost + bonus - ALWAYS_MALUS * (card.origin == "always") + beneath


def steps(card: Card) -> list[Step]:
    """Everything that the card does for whoever has it."""
    return [step for ability in card.abilities if ability.when != "fate" for step in ability.steps]


def verbs(card: Card) -> set[str]:
    return {step.phrase.verb for step in steps(card)}


def energy(card: Card) -> int:
    """How much Energy the card gives, by its printed numbers."""
    given = [step.phrase.values for step in steps(card)]
    return sum(int(values["n"]) for values in given if values.get("resource") == "energy")


def thresholds(card: Card) -> list[int]:
    """From how much Energy on the card does more."""
    conditions = [step.condition for step in steps(card) if step.condition is not None]
    return [int(one.values["n"]) for one in conditions if one.verb.startswith("energize")]
