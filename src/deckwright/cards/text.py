"""Card text in four languages, made from the effect program, so that text and behaviour cannot disagree.

A phrase of the program is a clause in the Fluent file of the language: a main clause with a small first letter and no full
stop. Conditions and labels are messages around a clause; sentences stand side by side.

The messages of a game: `verb-…` for a phrase (or as its key groups them), followed by the values of slots that choose the
message; `condition-…` around a `$clause`; `step-…` for conditions that lead a sentence; `ability-…` for a label or for when
something happens; `then`, `or-instead` and `in-any-case` between steps.
"""

from collections.abc import Callable, Sequence

from deckwright.cards.errors import NotFound
from deckwright.cards.messages import Messages, capital
from deckwright.cards.model import Ability, Card, Phrase, Step
from deckwright.cards.vocabulary import LABEL, SENTENCES, Vocabulary

LEADS = "leads"  # the trait of a condition whose keyword leads its sentence


class Wording:
    """How the cards of a game read in one language."""

    def __init__(self, vocabulary: Vocabulary, package: str, lang: str) -> None:
        self.vocabulary = vocabulary
        self.messages = Messages(package, lang)
        self.say = self.messages.say

    def card(self, card: Card) -> str:
        """The text of a card, one line per ability."""
        return "\n".join(self.ability(ability) for ability in card.abilities)

    def step(self, step: Step) -> str:
        """One step as a sentence of its own."""
        return sentence(self.labelled_clause(step))

    def ability(self, ability: Ability) -> str:
        """One ability: when it happens, and its steps."""
        moment = self.vocabulary.moments.get(ability.when)
        if moment is None:
            raise NotFound(f'There is no text for an ability that happens at "{ability.when}".')
        if moment.told == SENTENCES:
            return sentences(self.clauses(ability.steps))
        return self.labelled(ability) if moment.told == LABEL else sentence(self.ability_clause(ability))

    def ability_clause(self, ability: Ability) -> str:
        """One ability as one sentence: when it happens, and all its steps in a row."""
        return self.say(f"ability-{ability.when}", clause=self.joined(ability.steps))

    def labelled(self, ability: Ability) -> str:
        """A label, the first step behind it, and the others as sentences."""
        first, *others = self.clauses(ability.steps)
        return sentences([self.say(f"ability-{ability.when}", clause=first), *others])

    def clauses(self, steps: Sequence[Step]) -> list[str]:
        """The clauses that become sentences side by side; keywords lead theirs and reach no further."""
        result: list[str] = []
        led = False
        for group in self.grouped(steps):
            clause = self.part(group, self.group_clause(group, self.labelled_clause))
            leads = self.leads(group[0])
            result.append(self.say("in-any-case", clause=clause) if led and not leads else clause)
            led = leads
        return result

    def joined(self, steps: Sequence[Step]) -> str:
        """All steps in one clause."""
        text = ""
        for group in self.grouped(steps):
            clause = self.part(group, self.group_clause(group, self.step_clause))
            joint = "or-instead" if self.replaces(group[0]) else "then"
            text = self.say(joint, clause=text, next=clause) if text else clause
        return text

    def part(self, steps: Sequence[Step], clause: str) -> str:
        """What is said of some steps, for whoever wants to find it again in the text."""
        return clause

    def grouped(self, steps: Sequence[Step]) -> list[list[Step]]:
        """The steps of each clause."""
        return [[step] for step in steps]

    def group_clause(self, group: Sequence[Step], one: Callable[[Step], str]) -> str:
        """Steps that are told together; one alone as `one` tells it."""
        return one(group[0])

    def labelled_clause(self, step: Step) -> str:
        """A step with its condition; where the condition has a keyword, that leads."""
        return (
            self.led_by_keyword(step, self.phrase_clause(step.phrase)) if self.leads(step) else self.step_clause(step)
        )

    def led_by_keyword(self, step: Step, clause: str) -> str:
        """The clause behind the keyword of the step's condition."""
        assert step.condition is not None
        return self.say(f"step-{step.condition.verb}", **step.condition.values, clause=clause)

    def step_clause(self, step: Step) -> str:
        """A step with its condition, if it has one."""
        clause = self.phrase_clause(step.phrase)
        if step.condition is None:
            return clause
        return self.say_phrase("condition", Phrase(step.condition.verb, {**step.condition.values, "clause": clause}))

    def phrase_clause(self, phrase: Phrase) -> str:
        """One phrase alone."""
        slots = self.vocabulary.slots
        variants = "".join(
            f"-{slug(value)}" for slot, value in phrase.values.items() if slot in slots and slots[slot].varies
        )
        return self.say_phrase(self.group_of(phrase), Phrase(phrase.verb + variants, phrase.values))

    def group_of(self, phrase: Phrase) -> str:
        return self.vocabulary.groups.get(phrase.verb, "verb")

    def say_phrase(self, group: str, phrase: Phrase) -> str:
        """The message of a phrase, or an error that names it."""
        key = f"{group}-{phrase.verb}"
        if not self.messages.has(key):
            raise NotFound(
                f'No card text for the {group} "{phrase.verb}": {self.messages.place} has no message "{key}".'
            )
        return self.say(key, **phrase.values)

    def leads(self, step: Step) -> bool:
        """Whether the keyword of its condition leads the sentence."""
        return self.condition_is(step, LEADS)

    def condition_is(self, step: Step, trait: str) -> bool:
        """Whether the step has a condition with this trait."""
        known = self.vocabulary.conditions
        return (
            step.condition is not None and step.condition.verb in known and trait in known[step.condition.verb].traits
        )

    def replaces(self, step: Step) -> bool:
        """Whether the step replaces the one before it."""
        known = self.vocabulary.conditions
        return step.condition is not None and step.condition.verb in known and known[step.condition.verb].replaces


def slug(value: int | str) -> str:
    return str(value).lower().replace(" ", "-")


def sentence(clause: str) -> str:
    return f"{capital(clause)}."


def sentences(clauses: Sequence[str]) -> str:
    return " ".join(sentence(clause) for clause in clauses)
