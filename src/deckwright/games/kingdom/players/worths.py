"""What stages are worth to have and effects are worth to use, read from what cards say; no card is named.

Everything is in hundredths of fame. A unit of production is worth something in every round that is left; a stage that can be
upgraded is worth a part of what it may become; what turns, ticks and discovers is worth what that brings.
"""

from collections.abc import Sequence
from functools import cached_property

from deckwright.cards.model import Phrase, Step
from deckwright.games.kingdom.cards import grammar, ops
from deckwright.games.kingdom.cards.grammar import Formula
from deckwright.games.kingdom.cards.model import Card, Effect, Stage
from deckwright.games.kingdom.cards.phrases import Key, read_phrase
from deckwright.games.kingdom.cards.verbs import STANDING, VERBS
from deckwright.games.kingdom.players import page as pg
from deckwright.games.kingdom.table.ruleset import Ruleset

PER_UNIT = 16  # a unit of production (a coin), for each round that is left
SPLIT = 3  # tenths of a coin by which a choice of resources is better than either
HOPE = 0.7  # the part of what an upgrade would bring that somebody counts on
STAYS = 0.5  # of it that is lost when the card is upgraded now: it would have been later
NUISANCE = 40  # of a red card, for each round that is left
DEFEAT = 60  # trophies and rewards
FORMULA = 0.5  # of the most that a formula gives
COUNTED = 4  # what a formula without a limit counts
STICKERS = {ops.S_STAYS: 250, ops.S_FAME_2: 200, ops.S_FAME_5: 500, ops.S_KNIGHT: 50}
CARD_IN_PLAY = 30  # a friendly card that is discarded by a price
RED_AWAY = 40  # a red card that is only discarded
AGAIN = 110  # a card that comes back into the deck in this round
RELEASED = 40
CURED = 300
FREE_DEFEAT = 350
FREE_UPGRADE = 300
LOOK = 10
LASTING = {
    ops.GIVES: 5.0, ops.COSTS: 1.5, ops.ADVANCE_PLAYS: 3.0, ops.ADVANCE_ADDS: 1.5, ops.TURN_PLAYS: 3.0,
    ops.BLOCKS_FEWER: 0.5, ops.UNBLOCKABLE: 0.5, ops.GOOD_AS_COINS: 3.0, ops.PEEK: 1.0,
}  # fmt: skip
# what standing phrases bring in a round, in coins
SWEEPS = 6  # until what stages may become is settled
PROLONGING = frozenset(("put", "keep", "play"))
GIVING = frozenset(("gain", "gain-per", "gain-production"))


def coins(kinds: int) -> float:
    """What a resource of this kind is worth in coins."""
    values = [pg.VALUES[resource] for resource in range(ops.KINDS_OF_RESOURCE) if kinds >> resource & 1]
    return (max(values) + SPLIT * (len(values) > 1)) / 10


class Worths:
    """The worths of one phase."""

    def __init__(self, ruleset: Ruleset, left: int, prolongs: bool) -> None:
        self.ruleset, self.left, self.prolongs = ruleset, left, prolongs
        self.cards: dict[int, Card] = {number: ruleset.card(place) for number, place in ruleset.place.items()}
        self.own = {card.number: {n: self.own_of(card, stage) for n, stage in card.stages.items()}
                    for card in ruleset.definitions}  # fmt: skip
        self.found = {number: dict(stages) for number, stages in self.own.items()}
        for _ in range(SWEEPS):
            for card in ruleset.definitions:
                for n, stage in card.stages.items():
                    self.found[card.number][n] = self.own[card.number][n] + self.hope_of(card, stage)

    def of(self, number: int, stage: int) -> float:
        """What a card is worth at a stage."""
        return self.found[self.cards[number].number][stage]

    def lean(self, number: int, stage: int, towards: float, trust: float) -> None:
        """Think of a stage partly what was found otherwise."""
        for worths in (self.found, self.own):
            worths[number][stage] += trust * (towards - worths[number][stage])

    def upgraded(self, card: Card, before: int, after: int) -> float:
        """What it brings to have a card turned."""
        stages, own = self.found[card.number], self.own[card.number]
        gained = stages[after] + self.rewards(card, card.stages[after])
        return gained - own[before] - STAYS * (stages[before] - own[before])

    # Stages.

    def own_of(self, card: Card, stage: Stage) -> float:
        """What a stage is worth as it is."""
        total = 100 * self.fame(stage.fame) + PER_UNIT * self.left * self.used(card, stage)
        for effect in stage.effects:
            for step in effect.standing:
                total += PER_UNIT * self.left * LASTING.get(STANDING[step.phrase.verb].op, 0.0) * (not stage.is_red)
        if stage.is_red:
            total -= NUISANCE * (self.left + 1)
        return total

    def fame(self, formula: Formula) -> float:
        """The fame of a stage; of ticks none, for each is counted when it is made."""
        total = float(formula.base)
        for term in formula.terms:
            if term.count.what == ops.COUNT_CARDS or term.count.what == ops.COUNT_TICKS:
                total += FORMULA * (formula.most if formula.most is not None else term.n * COUNTED)
        return total

    def used(self, card: Card, stage: Stage) -> float:
        """What it brings in a round, in coins: its production, or what it can be discarded for."""
        best = sum(coins(kinds) for kinds in stage.produces)
        for effect in stage.effects:
            if effect.icon == "activated" and effect.steps:
                best = max(best, self.given(card, effect))
            elif effect.icon == "optional" or (effect.icon == "forced" and not stage.is_red):
                best += 0.5 * self.given(card, effect)
        return best

    def given(self, card: Card, effect: Effect) -> float:
        """What an effect gives, in coins, less its price."""
        total = 0.0
        for step in effect.steps:
            values = step.phrase.values
            if step.phrase.verb == "gain":
                total += sum(item.n * coins(item.kinds) for item in grammar.read_sum(str(values["sum"])))
            elif step.phrase.verb == "gain-per":
                term = grammar.read_value(str(values["value"]), card.plurals)
                total += coins(term.kinds) * min(term.n * 2, term.most or term.n * 2)
            elif step.phrase.verb == "gain-production":
                total += 1.5
            elif step.phrase.verb in PROLONGING:
                total += 3.0 * self.prolongs
        return total - 0.6 * self.price(effect)

    def price(self, effect: Effect) -> float:
        """What an effect costs, in coins."""
        if effect.price is None or not effect.price.sums:
            return 0.0
        return min(sum(item.n * coins(item.kinds) for item in sum_.items) for sum_ in effect.price.sums)

    def hope_of(self, card: Card, stage: Stage) -> float:
        """What a stage may become, for what is counted on it."""
        now = self.own[card.number][stage.number]
        after = [card.stages[upgrade.to] for upgrade in stage.upgrades]
        best = max((self.found[card.number][one.number] + self.rewards(card, one) - now for one in after), default=0.0)
        if self.left == 0:
            return 0.0
        return HOPE * max(0.0, best) * min(1.0, 0.4 + 0.15 * self.left)

    def rewards(self, card: Card, stage: Stage) -> float:
        """What waits on a stage for whoever reaches it: its one-use effects."""
        return sum(max(0.0, self.use(card, stage, effect)) for effect in stage.effects if effect.icon == "once")

    # Effects.

    def use(self, card: Card, stage: Stage, effect: Effect) -> float:
        """What using an effect once brings, whatever it costs."""
        total = sum(self.step(card, stage, step) for step in effect.steps)
        if effect.icon == "destroy":
            total -= self.of(card.number, stage.number)
        return total

    def steps(self, card: Card, stage: Stage, steps: Sequence[Step]) -> float:
        return sum(self.step(card, stage, step) for step in steps)

    def step(self, card: Card, stage: Stage, step: Step) -> float:
        return self.phrase(card, stage, step.phrase)

    def phrase(self, card: Card, stage: Stage, phrase: Phrase) -> float:
        """What a phrase brings."""
        values = phrase.values
        verb = phrase.verb
        if verb == "discover":
            return sum(self.discovered(int(word)) for word in str(values["cards"]).split(" + "))
        if verb == "discover-one":
            found = [self.discovered(int(word)) for word in str(values["choice"]).split(" / ")]
            return sum(found) / len(found)
        if verb == "choose":
            return max(self.option(card, stage, text) for text in str(values["options"]).split(" | "))
        if verb == "tick":
            return self.tick(card, stage) if values["target"] == "this" else 300.0
        if verb == "turn":
            return self.turned(card, stage, str(values["arrow"])) if values["target"] == "this" else 0.0
        if verb in ("destroy", "discard"):
            return self.away(card, stage, phrase)
        if verb == "sticker":
            return float(STICKERS.get(int(values["sticker"]), 0)) * self.many(str(values["target"]))
        if verb == "boost":
            return PER_UNIT * self.left * 1.4 * self.many(str(values["target"]))
        if verb in PROLONGING:
            return float(AGAIN * self.prolongs)
        return float({"defeat": DEFEAT, "release": RELEASED, "defeat-free": FREE_DEFEAT, "upgrade": FREE_UPGRADE,
                      "look": LOOK}.get(verb, 0))  # fmt: skip

    def option(self, card: Card, stage: Stage, text: str) -> float:
        """What one option of a choice brings."""
        key = Key("", card.plurals)
        return sum(self.phrase(card, stage, read_phrase(one, stage.place, key, VERBS)) for one in text.split("; "))

    def many(self, target: str) -> int:
        """How many cards a phrase means."""
        words = target.split()
        numbers = [int(word) for word in words[:3] if word.isdigit()]
        return numbers[0] if numbers else 1

    def discovered(self, number: int) -> float:
        """What it brings to find a card: the better of its sides."""
        card = self.cards.get(number)
        if card is None:
            return 0.0
        sides = card.sides or (1,)
        return max(self.found[card.number][side] for side in sides if side in card.stages)

    def turned(self, card: Card, stage: Stage, arrow: str) -> float:
        """What it brings to turn this card."""
        after = ops.REACHED[stage.number, ops.ARROWS.index(arrow)]
        if after not in card.stages:
            return 0.0
        return self.of(card.number, after) - self.of(card.number, stage.number)

    def tick(self, card: Card, stage: Stage) -> float:
        """What a tick brings: the fame of a box, and a share of what the icons of the boxes do."""
        total = 100.0 * sum(
            term.n / term.count.every for term in stage.fame.terms if term.count.what == ops.COUNT_TICKS_HERE
        )
        icons = sum(self.steps(card, stage, steps) for steps in stage.box_steps.values())
        return total + icons / max(stage.boxes, 1) + (400.0 if card.kind == "expansion" else 0.0)

    def away(self, card: Card, stage: Stage, phrase: Phrase) -> float:
        """What it brings that a card is destroyed or discarded."""
        target = str(phrase.values["target"])
        if target == "this":
            if phrase.verb == "destroy":
                return -self.of(card.number, stage.number)
            return float(RED_AWAY if stage.is_red else 0)
        if any(word in target for word in ("sickness", "enemy", "event", "red")):
            return float(CURED if phrase.verb == "destroy" else RED_AWAY)
        return float(-CARD_IN_PLAY * self.many(target))

    @cached_property
    def giving(self) -> frozenset[tuple[int, int, str]]:
        """The effects that bring resources to pay with, here and now."""
        return frozenset(
            (card.number, n, effect.name)
            for card in self.ruleset.definitions
            for n, stage in card.stages.items()
            for effect in stage.effects
            if effect.icon in ("passive", "activated", "once") and effect.steps and not effect.trigger
            and effect.steps[0].phrase.verb in GIVING
            and all(step.condition is None and step.phrase.verb in (*GIVING, "turn") for step in effect.steps)
        )  # fmt: skip
