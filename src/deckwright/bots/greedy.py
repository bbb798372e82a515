"""A bot that does what looks best at once: play everything, then take the card worth most for its price."""

import random

from deckwright.table.actions import Action
from deckwright.table.game import Game
from deckwright.table.rulesets import CardInfo, card_info

# How much a card is worth to have, beside its printed Honor.
PER_COST = 1.0
CONSTRUCT_BONUS = 1.5  # works every turn
DRAW_BONUS = 1.0
BANISH_BONUS = 0.5
ALWAYS_MALUS = 1.5  # Mystic and Heavy Infantry are there tomorrow too
LATE_POOL = 15  # from here on only Honor counts
STARTING_VALUE = 0.0

# In which order things are done in a turn. Constructs and draws first: what comes later may depend on them.
PLAY_CONSTRUCT, PLAY_DRAWING, USE, PLAY_OTHER, PLAY_COPY = 90, 80, 75, 70, 60
TAKE = 40  # plus the value of the card
MAX_VALUE = 19


class Greedy:
    """Plays all its cards and takes the most valuable card it can pay for."""

    def __init__(self, seed: int = 0) -> None:
        self.chance = random.Random(seed)

    def choose(self, game: Game) -> Action:
        actions = game.actions()
        best = max(self.worth(game, action) for action in actions)
        return self.chance.choice([action for action in actions if self.worth(game, action) == best])

    def worth(self, game: Game, action: Action) -> float:
        """How good an action looks now."""
        if action.card is None:
            return {"accept": 1.0, "decline": 0.0, "choose": 0.0, "end turn": -1.0}[action.kind]
        card = card_info(game.ruleset, action.card)
        if action.kind == "play":
            return self.play_order(card)
        if action.kind == "use":
            return -2.0 if "extra-turn" in card.keywords and game.turns < 2 * game.players else USE
        if action.kind in ("acquire", "defeat"):
            return TAKE + min(self.value(game, card), MAX_VALUE)
        return self.answer(game, card)

    def play_order(self, card: CardInfo) -> float:
        if card.type == "construct":
            return PLAY_CONSTRUCT
        if "copy" in card.keywords:
            return PLAY_COPY
        return PLAY_DRAWING if "draw" in card.text("en") else PLAY_OTHER

    def answer(self, game: Game, card: CardInfo) -> float:
        """The worth of a card as an answer: high for what is gained, low for what is lost."""
        decision = game.decision
        assert decision is not None
        value = self.value(game, card)
        if decision.kind in ("banish", "discard", "destroy"):
            from_row = decision.values.get("zones") == "row"
            if from_row:
                return -1.0
            return 1.0 - value if card.origin == "starting" or not decision.optional else -1.0
        return 1.0 + value

    def value(self, game: Game, card: CardInfo) -> float:
        """What a card is worth to have."""
        if card.origin == "starting":
            return STARTING_VALUE
        if card.type == "monster":
            reward = card.reward_honor
            return 2.0 * reward + card.cost / 10
        if game.pool <= LATE_POOL:
            return 2.0 * card.honor
        bonus = CONSTRUCT_BONUS * (card.type == "construct") + DRAW_BONUS * ("draw" in card.text("en"))
        bonus += BANISH_BONUS * any(word.startswith("banish") for word in card.keywords)
        return card.honor + PER_COST * card.cost + bonus - ALWAYS_MALUS * (card.origin == "always")
