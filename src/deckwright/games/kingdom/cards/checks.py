"""What must hold of the cards of a set (KV-1 to KV-17), beside what each key may hold.

What only several sets together can show (numbers, stickers, endless rounds) is checked again where they are played together.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from deckwright.cards.model import Phrase, Place
from deckwright.cards.sheet import Mistakes
from deckwright.games.kingdom.cards import ops
from deckwright.games.kingdom.cards.circles import endless
from deckwright.games.kingdom.cards.exchanges import bargain
from deckwright.games.kingdom.cards.model import Card, Effect, Stage
from deckwright.games.kingdom.cards.phrases import every_phrase


@dataclass(frozen=True)
class Doubts:
    """What could not be read of cards: of these only what does not depend on it is looked at."""

    cards: dict[Place, frozenset[int]]  # cards with a mistake, and the stages that stand in the file
    effects: set[Place]  # effects of which a step could not be read


NO_DOUBTS = Doubts({}, set())


def check_set(
    cards: Sequence[Card], mistakes: Mistakes, doubts: Doubts = NO_DOUBTS, stickers: Mapping[int, int] | None = None
) -> None:
    """Note whatever is wrong with the cards of one set; `stickers` are those that there can be."""
    check_numbers(cards, mistakes)
    before = len(mistakes.found)
    for card in cards:
        check_arrows(card, mistakes, doubts.cards.get(card.place, frozenset()))
        for stage in card.stages.values():
            for effect in stage.effects:
                check_effect(card, stage, effect, mistakes, effect.place not in doubts.effects)
        if card.place not in doubts.cards:
            check_kind(card, mistakes)
        if stickers is not None:
            check_stickers(card, stickers, mistakes)
    sound = [card for card in cards if card.place not in doubts.cards]
    if len(mistakes.found) == before:
        check_economy(sound, mistakes)


def check_stickers(card: Card, stickers: Mapping[int, int], mistakes: Mistakes) -> None:
    """Every sticker that a card adds is there (KV-13)."""
    for phrase, place in phrases_of(card):
        if phrase.verb == "sticker" and int(phrase.values["sticker"]) not in stickers:
            mistakes.add(place, f"card {card.number}: there is no sticker {phrase.values['sticker']} (KV-13).",
                         "Bring its supply: \"stickers: {8: 5}\".")  # fmt: skip


def check_economy(cards: Sequence[Card], mistakes: Mistakes) -> None:
    """Nothing is gained for ever (KV-4), and no round goes on for ever (KV-12)."""
    found = bargain(cards)
    if found is not None:
        mistakes.add(found.place, "passive exchanges give back at least what they take (KV-4).",
                     "Raise a price, or limit one of them: \", 1 per turn\".")  # fmt: skip
    circle = endless(cards)
    if circle:
        names = " → ".join(str(card.number) for card in circle)
        mistakes.add(circle[0].place, f"a round could go on for ever: {names} (KV-12).",
                     "Limit one of these effects: \", 1 per round\".")  # fmt: skip


def check_together(cards: Sequence[Card], stickers: Mapping[int, int], mistakes: Mistakes) -> None:
    """What the sets of one game must have between them (KV-1, KV-13, KV-14)."""
    check_numbers(cards, mistakes)
    known = {number for card in cards for number in card.numbers}
    for card in cards:
        check_stickers(card, stickers, mistakes)
        for phrase, place in phrases_of(card):
            for number in numbers_in(phrase):
                if number not in known:
                    mistakes.add(place, f"card {card.number}: there is no card {number} to discover (KV-14).",
                                 "Write the number of a card of these sets.")  # fmt: skip
    if not mistakes.found:
        check_economy(cards, mistakes)


def check_numbers(cards: Sequence[Card], mistakes: Mistakes) -> None:
    """Each number belongs to one card (KV-1)."""
    seen: dict[int, Card] = {}
    for card in cards:
        for number in card.numbers:
            if number in seen:
                mistakes.add(card.place, f"card {card.number}: the number {number} is taken (KV-1).",
                             f"The card at {seen[number].place} has it.")  # fmt: skip
            seen[number] = card


def check_arrows(card: Card, mistakes: Mistakes, unread: frozenset[int]) -> None:
    """Arrows agree with the turning of a card (KV-1); `unread` are stages of a card that could not be read as a whole."""
    before = len(mistakes.found)
    for stage in card.stages.values():
        for upgrade in stage.upgrades:
            right = ops.REACHED[stage.number, upgrade.arrow]
            arrow = ops.ARROWS[upgrade.arrow]
            if upgrade.to != right:
                mistakes.add(stage.place, f"card {card.number}, stage {stage.number}: {arrow} leads to stage {right}, not "
                             f"{upgrade.to} (KV-1).", f'Write "upgrade {arrow} to {right}".')  # fmt: skip
            elif upgrade.to not in card.stages and upgrade.to not in unread:
                mistakes.add(stage.place, f"card {card.number}, stage {stage.number}: there is no stage {upgrade.to} (KV-1).",
                             "Write that stage, or another arrow.")  # fmt: skip
    for side in card.sides:
        if side not in card.stages and side not in unread:
            mistakes.add(
                card.place, f"card {card.number}: there is no stage {side} to choose (KV-1).", "Write that stage."
            )
    if len(mistakes.found) == before and not unread:
        check_reached(card, mistakes)


def check_reached(card: Card, mistakes: Mistakes) -> None:
    """Each stage can be reached, and each that is reached is there (KV-1, KV-2)."""
    reached = reachable(card)
    for number, stage in card.stages.items():
        if number not in reached:
            mistakes.add(stage.place, f"card {card.number}: stage {number} is never reached (KV-2).",
                         "Lead an upgrade or a turn there, or remove it.")  # fmt: skip
    for number in sorted(reached - set(card.stages)):
        mistakes.add(card.place, f"card {card.number}: it is turned to stage {number}, which it does not have (KV-1).",
                     "Write that stage, or another arrow.")  # fmt: skip


def reachable(card: Card) -> set[int]:
    """The stages that a card may come to: from where it begins, by upgrades and by turning itself."""
    found: set[int] = set()
    waiting = list(card.sides or (1,))
    while waiting:
        number = waiting.pop()
        if number in found:
            continue
        found.add(number)
        if number in card.stages:
            waiting += [upgrade.to for upgrade in card.stages[number].upgrades]
            waiting += [ops.REACHED[number, arrow] for arrow in own_turns(card, number)]
    return found


def own_turns(card: Card, stage: int) -> Iterator[int]:
    """By which arrows a stage turns its own card."""
    for at, _, steps in card.programs:
        if at == stage:
            for phrase in every_phrase(steps, card.plurals):
                if phrase.verb == "turn" and phrase.values["target"] == "this":
                    yield ops.ARROWS.index(str(phrase.values["arrow"]))


def phrases_of(card: Card) -> Iterator[tuple[Phrase, Place]]:
    """Everything that a card says in its steps."""
    for _, _, steps in card.programs:
        for step in steps:
            for phrase in every_phrase((step,), card.plurals):
                yield phrase, step.place


def numbers_in(phrase: Phrase) -> list[int]:
    """The cards that a phrase discovers."""
    if phrase.verb == "discover":
        return [int(word) for word in str(phrase.values["cards"]).split(" + ")]
    if phrase.verb == "discover-one":
        return [int(word) for word in str(phrase.values["choice"]).split(" / ")]
    return []


def check_kind(card: Card, mistakes: Mistakes) -> None:
    """What scrolls and expansions must have (KV-7, KV-17)."""
    if card.kind == "scroll":
        stage = card.stages[1]
        if len(card.stages) > 1 or not card.discovered or stage.produces or stage.fame_written != "0":
            mistakes.add(card.place, f"card {card.number}: a scroll has one stage, instructions under \"discovered\", no "
                         "production and no fame (KV-7).", 'Write "discovered:" and what happens.')  # fmt: skip
    elif card.discovered:
        mistakes.add(card.place, f'card {card.number}: only a scroll has "discovered" (KV-7).', 'Write "kind: scroll".')
    if card.kind == "expansion":
        if card.rounds < 1 or any(not stage.is_permanent for stage in card.stages.values()):
            mistakes.add(card.place, f"card {card.number}: an expansion has rounds, and is permanent at every stage (KV-17).",
                         'Write "rounds: 4", and "flags: permanent" at each stage.')  # fmt: skip
        elif len(card.stages) < min(card.rounds, 4) and len(card.stages) > 1:
            mistakes.add(card.place, f"card {card.number}: an expansion of {card.rounds} rounds has a stage for each (KV-17).",
                         "Write the missing stages.")  # fmt: skip
    elif card.finish:
        mistakes.add(
            card.place, f'card {card.number}: only an expansion has "finish" (KV-17).', 'Write "kind: expansion".'
        )


def check_effect(card: Card, stage: Stage, effect: Effect, mistakes: Mistakes, is_whole: bool) -> None:
    """What an icon allows (KV-3, KV-4, KV-9, KV-16); of an effect that is not whole its price may be missing."""
    where = f"card {card.number}, stage {stage.number}, {effect.name}"
    needs_trigger = effect.icon in ("optional", "forced")
    if effect.icon == "activated" and stage.is_permanent:
        mistakes.add(
            effect.place,
            f"{where}: a permanent card cannot be discarded for an effect (KV-3).",
            'Write "passive" or "time".',
        )
    if needs_trigger and not effect.trigger:
        mistakes.add(
            effect.place, f"{where}: it does not say when (KV-3).", f'Write "{effect.icon} {effect.name} when played".'
        )
    if effect.trigger and not needs_trigger and effect.icon != "once":
        mistakes.add(
            effect.place, f'{where}: only optional, forced and one-use effects have "when" (KV-3).', "Leave it out."
        )
    if is_whole and effect.icon == "passive" and effect.steps and effect.price is None and not effect.limit:
        mistakes.add(
            effect.place, f"{where}: it could be used for ever (KV-4).", 'Give it a price, or a limit: ", 1 per turn".'
        )
    if effect.trigger == "played" and effect.price is not None and effect.price.sums:
        mistakes.add(effect.place, f"{where}: resources are lost before it happens, so it has no price (KV-9).",
                     "Let it be paid in the turn: a passive effect.")  # fmt: skip
    if effect.icon == "forced":
        for phrase in every_phrase(effect.steps, card.plurals):
            for slot in ("target", "selector"):
                if slot in phrase.values and str(phrase.values[slot]).startswith("up to "):
                    mistakes.add(effect.place, f'{where}: a forced effect has no "up to": the player would pick none (KV-16).',
                                 "Write the number alone.")  # fmt: skip
