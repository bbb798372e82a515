"""What the cards before a player would do as things stand: which conditions hold, and how much is counted.

The rules that play the cards are asked (`holds`, the counters); nothing is changed. It is told to the seat whose turn it is,
of cards that it sees anyway, and follows from what everybody may know: Energy, Heroes played, its own Constructs.
"""

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from deckwright.cards.model import Step
from deckwright.games.ascension.cards import ops
from deckwright.games.ascension.cards.glyphs import WHOLE, changing
from deckwright.games.ascension.cards.language import VOCABULARY
from deckwright.games.ascension.cards.model import Ability, Card
from deckwright.games.ascension.rules.constructs import count_factions, count_mechana, heroes_played, holds
from deckwright.games.ascension.table.ruleset import Ruleset
from deckwright.table.online import Live

if TYPE_CHECKING:
    from deckwright.games.ascension.table.game import AscensionGame

ANY_HERO = 0  # of no faction in particular


@dataclass(frozen=True)
class Changing:
    """A step of a card that is not the same at all times, in the numbers of the rules."""

    ability: int
    step: int
    condition: tuple[int, int] | None  # which, and its number or faction
    counter: int  # ONCE if nothing is counted
    amount: int  # for each of what is counted
    itself: bool  # when it happens the card is itself one of the Heroes that have been played


def live_of(game: "AscensionGame", seat: int | None) -> dict[str, list[Live]]:
    """What holds now for the cards in a seat's hand, its Constructs, and all it could acquire or defeat; else nothing."""
    if seat is None or game.over or game.turn_player != seat:
        return {}
    before = {*game.zone("hand", seat), *game.zone("constructs", seat), *game.row, *game.ruleset.copies("always")}
    counted, told = Counted(game, seat), {}
    for card in sorted(card for card in before if card is not None):
        steps = changing_steps(game.ruleset, card)
        if steps:
            told[card] = [counted.live(step) for step in steps]
    return told


@lru_cache(maxsize=1024)
def changing_steps(ruleset: Ruleset, card_id: str) -> tuple[Changing, ...]:
    """The steps of a card that are not the same at all times. What Fate does, nobody has before them (A-23.1)."""
    card = ruleset.cards[card_id]
    return tuple(of_ability(card, at, step) for at, step in changing(card) if card.abilities[at].when != "fate")


def of_ability(card: Card, at: int, nth: int) -> Changing:
    ability = card.abilities[at]
    if nth == WHOLE:
        assert ability.faction is not None
        return Changing(at, nth, (ops.HERO_PLAYED, ops.FACTIONS[ability.faction]), ops.ONCE, 0, False)
    step = ability.steps[nth]
    _, _, amount, counter = VOCABULARY.verbs[step.phrase.verb].cells(step.phrase.values)
    counts = step.phrase.verb in VOCABULARY.having("counts")
    condition = condition_of(step)
    return Changing(at, nth, condition, counter if counts else ops.ONCE, amount, is_itself(card, ability, condition))


def condition_of(step: Step) -> tuple[int, int] | None:
    """The condition of a step, and its number or faction."""
    if step.condition is None:
        return None
    _, which, value, _ = VOCABULARY.conditions[step.condition.verb].cells(step.condition.values)
    return which, value


def is_itself(card: Card, ability: Ability, condition: tuple[int, int] | None) -> bool:
    """Whether the card counts among the Heroes played, and is such a one as its condition asks for."""
    if card.type != "hero" or ability.when != "play":
        return False
    return condition is None or condition[0] != ops.HERO_PLAYED or condition[1] == ops.FACTIONS.get(card.faction or "")


class Counted:
    """What the rules say of one moment; each counter is asked once."""

    def __init__(self, game: "AscensionGame", seat: int) -> None:
        self.state, self.table, self.seat, self.energy = game.state, game.ruleset.table, seat, game.energy
        self.counts: dict[int, int] = {}

    def live(self, step: Changing) -> Live:
        met = None if step.condition is None else self.holds(step)
        count = None if step.counter == ops.ONCE else step.amount * self.count(step)
        return Live(step.ability, step.step, met, count)

    def holds(self, step: Changing) -> bool:
        assert step.condition is not None
        condition, value = step.condition
        if step.itself and condition == ops.HERO_PLAYED:
            return True
        return bool(holds(self.state, self.table, self.seat, condition, value, self.energy))

    def count(self, step: Changing) -> int:
        if step.counter not in self.counts:
            self.counts[step.counter] = self.counted(step.counter)
        return self.counts[step.counter] + int(step.itself and step.counter == ops.PER_HERO)

    def counted(self, counter: int) -> int:
        if counter == ops.PER_FACTION:
            return int(count_factions(self.state, self.table, self.seat))
        if counter == ops.PER_MECHANA:
            return int(count_mechana(self.state, self.table, self.seat))
        if counter == ops.PER_HERO:
            return int(heroes_played(self.state, self.table, ANY_HERO))
        assert counter == ops.PER_ENERGY
        return self.energy
