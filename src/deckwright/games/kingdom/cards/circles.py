"""Whether a round could go on for ever (KV-12): cards that bring each other back into the deck or into play."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from deckwright.games.kingdom.cards import grammar, ops
from deckwright.games.kingdom.cards.grammar import Selector
from deckwright.games.kingdom.cards.model import Card, Effect, Stage
from deckwright.games.kingdom.cards.phrases import every_phrase

STAYS_ICONS = ("passive", "optional", "forced")  # using these leaves the card in play


@dataclass(frozen=True)
class Reach:
    """An effect that brings cards back, or keeps them in play."""

    card: Card
    effect: Effect | None  # none of a scroll
    selector: Selector
    keeps: bool

    @property
    def is_limited(self) -> bool:
        return self.effect is not None and self.effect.per in ("round", "game")

    @property
    def stays(self) -> bool:
        """Whether its card is in play again at once, ready for the next use."""
        return self.effect is not None and self.effect.icon in STAYS_ICONS


def endless(cards: Sequence[Card]) -> list[Card]:
    """Cards that bring each other back without end, in order; none if there are none."""
    reaches = [reach for card in cards for reach in reaches_of(card) if not reach.is_limited]
    returning = {id(reach.card) for reach in reaches if not reach.keeps and reach.stays}
    ways: dict[int, list[Card]] = {}
    for reach in reaches:
        for other in cards:
            alone = other is reach.card and len(other.numbers) == 1
            if alone or (reach.keeps and id(other) not in returning):
                continue
            if any(fits(reach.selector, other, stage) for stage in other.stages.values()):
                ways.setdefault(id(reach.card), []).append(other)
    for card in cards:
        circle = way_back(card, ways)
        if circle:
            return circle
    return []


def way_back(card: Card, ways: dict[int, list[Card]]) -> list[Card]:
    """A way from a card to itself."""
    waiting = [[other] for other in ways.get(id(card), [])]
    seen: set[int] = set()
    while waiting:
        way = waiting.pop()
        if way[-1] is card:
            return [card, *way]
        if id(way[-1]) not in seen:
            seen.add(id(way[-1]))
            waiting += [[*way, other] for other in ways.get(id(way[-1]), [])]
    return []


def reaches_of(card: Card) -> Iterator[Reach]:
    """Every effect of a card that brings cards back or keeps them."""
    programs = [(effect, effect.steps) for stage in card.stages.values() for effect in stage.effects]
    boxes = [(None, steps) for stage in card.stages.values() for steps in stage.box_steps.values()]
    for effect, steps in (*programs, *boxes, (None, card.discovered)):
        for phrase in every_phrase(steps, card.plurals):
            if phrase.verb == "put" and phrase.values["target"] != "this":
                selector = grammar.read_selector(str(phrase.values["target"]), card.plurals)
                if selector.zone in (ops.IN_PLAY, ops.IN_DISCARD):
                    yield Reach(card, effect, selector, keeps=False)
            elif phrase.verb == "play":
                yield Reach(
                    card, effect, grammar.read_selector(str(phrase.values["selector"]), card.plurals), keeps=False
                )
            elif phrase.verb == "keep":
                yield Reach(
                    card, effect, grammar.read_selector(str(phrase.values["selector"]), card.plurals), keeps=True
                )
            elif phrase.verb == "sticker" and phrase.values["sticker"] == str(ops.S_STAYS):
                selector = grammar.read_selector(str(phrase.values["target"]), card.plurals)
                if selector.how != ops.THIS and effect is not None:
                    yield Reach(card, effect, selector, keeps=True)


def fits(selector: Selector, card: Card, stage: Stage) -> bool:
    """Whether a card at this stage may be picked, wherever it lies."""
    if stage.is_permanent or card.kind != "kingdom":
        return False
    if selector.side != ops.ANY_SIDE and stage.is_red != (selector.side == ops.RED):
        return False
    if selector.keywords and not set(selector.keywords) & set(stage.keywords):
        return False
    return not selector.stages or stage.number in selector.stages
