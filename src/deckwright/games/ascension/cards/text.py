"""Card text of Ascension: gains side by side, "more" of the same, triggers, and the labels of its keywords."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

from deckwright.cards.marks import Span, mark, spans
from deckwright.cards.model import Card, Phrase, Step
from deckwright.cards.text import Wording, sentence, sentences, slug
from deckwright.games.ascension.cards.model import Ability, Trigger

SAME = ("resource", "zones")  # slots that must agree where a step adds to the same thing


class AscensionWording(Wording):
    """How the cards of Ascension read in one language."""

    def ability(self, ability: Ability) -> str:  # type: ignore[override]
        """One ability; what happens under Energize alone is led by the keyword as a whole."""
        only = ability.steps[0]
        if (
            ability.when in ("when", "enter")
            and len(ability.steps) == 1
            and self.says_all(only)
            and not self.replaces(only)
        ):
            whole = self.ability_clause(replace(ability, steps=(replace(only, condition=None),)))
            return sentence(self.part([only], self.led_by_keyword(only, whole)))
        return super().ability(ability)

    def ability_clause(self, ability: Ability) -> str:  # type: ignore[override]
        """One ability as one sentence: when it happens, and all its steps in a row."""
        clause = self.joined(ability.steps)
        if ability.faction is not None:
            hero = self.say(f"other-hero-{ability.faction}")
            return self.waiting(self.say("ability-unite", hero=hero, clause=clause))
        if ability.trigger is not None:
            return self.trigger_clause(ability.trigger, clause)
        return super().ability_clause(ability)

    def labelled(self, ability: Ability) -> str:  # type: ignore[override]
        """A label, the first step behind it, and the others as sentences; "once per turn" takes a keyword along."""
        first = ability.steps[0]
        parts = self.clauses(ability.steps)
        if ability.when != "use":
            return super().labelled(ability)
        if first.phrase.verb in self.vocabulary.having("used-up"):
            return sentences(parts)
        if not self.leads(first) or self.replaces(first):
            return super().labelled(ability)
        assert first.condition is not None
        clause = self.phrase_clause(first.phrase) if self.says_all(first) else self.step_clause(first)
        whole = self.say(f"ability-use-{first.condition.verb}", **first.condition.values, clause=clause)
        parts[0] = self.part([first], whole)
        return sentences(parts)

    def waiting(self, whole: str) -> str:
        """What is said of an ability that as a whole waits for something."""
        return whole

    def says_all(self, step: Step) -> bool:
        """Whether the keyword of its condition says the whole condition."""
        return self.condition_is(step, "says-all")

    def labelled_clause(self, step: Step) -> str:
        """A step with its condition; Unite and Energize are led by the keyword, which for Energize says it all."""
        if self.leads(step) and not self.says_all(step):
            return self.led_by_keyword(step, self.step_clause(step))
        return super().labelled_clause(step)

    def step_clause(self, step: Step) -> str:
        """A step with its condition, if it has one; a faction is told as a Hero of it."""
        if step.condition is None or "faction" not in step.condition.values:
            return super().step_clause(step)
        values = {**step.condition.values, "hero": self.say(f"object-hero-{step.condition.values['faction']}")}
        return super().step_clause(replace(step, condition=Phrase(step.condition.verb, values)))

    def grouped(self, steps: Sequence[Step]) -> list[list[Step]]:
        """The steps of each clause: gains that follow one another (gain 1 Rune and 1 Honor), else one step."""
        groups: list[list[Step]] = []
        before: list[Step] = []  # steps that happen in any case
        for step, following in zip(steps, [*steps[1:], None], strict=True):
            replaced = following is not None and self.replaces(following)
            if groups and self.adds_up(step) and self.adds_up(groups[-1][-1]) and not replaced:
                groups[-1].append(step)
            else:
                groups.append([self.told_as_more(step, before)])
            if step.condition is None and not replaced:
                before.append(step)
        return groups

    def adds_up(self, step: Step) -> bool:
        return step.condition is None and step.phrase.verb in self.vocabulary.having("adds-up")

    def told_as_more(self, step: Step, before: Sequence[Step]) -> Step:
        """The step, marked if it is added under a condition to the same thing that happens anyway (gain 2 more Power)."""
        phrase = step.phrase
        adds = phrase.verb in self.vocabulary.having("more") and step.condition is not None and not self.replaces(step)
        if not adds or not any(
            phrase.verb == other.phrase.verb and same_thing(phrase, other.phrase) for other in before
        ):
            return step
        return replace(step, phrase=Phrase(phrase.verb, {**phrase.values, "more": 1}))

    def group_clause(self, group: Sequence[Step], one: Callable[[Step], str]) -> str:
        if self.adds_up(group[0]):
            return self.gain_clause([step.phrase for step in group])
        return super().group_clause(group, one)

    def gain_clause(self, gains: Sequence[Phrase]) -> str:
        """Everything that is gained, in one clause."""
        amounts = [self.amount(phrase.values) for phrase in gains]
        text = amounts[0]
        for amount in amounts[1:-1]:
            text = self.say("amounts-comma", first=text, next=amount)
        if len(amounts) > 1:
            text = self.say("amounts-and", first=text, next=amounts[-1])
        return self.say("verb-gain", amount=text)

    def phrase_clause(self, phrase: Phrase) -> str:
        """One phrase; so much of a resource is told as an amount, more of the same by a message of its own."""
        if "resource" in phrase.values:
            return super().phrase_clause(
                replace(phrase, values={**phrase.values, "amount": self.amount(phrase.values)})
            )
        if "more" in phrase.values:
            return super().phrase_clause(replace(phrase, verb=f"{phrase.verb}-more"))
        return super().phrase_clause(phrase)

    def amount(self, values: Mapping[str, int | str]) -> str:
        """So much of a resource, as it stands after a verb."""
        key = "more" if "more" in values else "amount"
        return self.say(f"{key}-{values['resource']}", n=values["n"])

    def trigger_clause(self, trigger: Trigger, clause: str) -> str:
        """What a trigger waits for, and what then happens."""
        faction = f"-{trigger.faction}" if trigger.faction is not None else ""
        thing = self.say(f"object-{trigger.type or 'card'}{faction}")
        if trigger.in_row:
            thing = self.say("object-in-row", object=thing)
        return self.say(f"trigger-{trigger.event}-{slug(trigger.limit)}", object=thing, clause=clause)


class MarkedWording(AscensionWording):
    """The same sentences with marks around what is not the same at all times: conditions, and what counts something."""

    def spans(self, card: Card) -> list[Span]:
        """Where these parts stand in the text of the card, in its order."""
        return [*spans(self.card(card))]

    def part(self, steps: Sequence[Step], clause: str) -> str:
        first = steps[0]
        counts = first.phrase.verb in self.vocabulary.having("counts")
        return mark(clause) if first.condition is not None or counts else clause

    def waiting(self, whole: str) -> str:
        return mark(whole)


def same_thing(phrase: Phrase, other: Phrase) -> bool:
    return all(phrase.values.get(slot) == other.values.get(slot) for slot in SAME)
