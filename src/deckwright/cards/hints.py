"""What a designer may have meant: the phrase of the language that is nearest to what stands in the file."""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from difflib import SequenceMatcher, get_close_matches
from itertools import product

from deckwright.cards.templates import agreed, slot_names, template_pattern
from deckwright.cards.vocabulary import Slot, Verb, Vocabulary

Slots = Mapping[str, Slot]
CLOSE_ENOUGH = 0.6
LOST_NUMBER = 0.1  # a phrase without a number that stands in the text is a little less like it
LONGEST = 200  # of a phrase that is worth comparing
NUMBER_WORDS = {
    "one": "1", "two": "2", "three": "3", "four": "4", "five": "5", "six": "6", "seven": "7", "eight": "8", "nine": "9",
}  # fmt: skip
NUMBER = r"[1-9][0-9]?"
ANYTHING = r"\S+(?: \S+)*?"


@dataclass(frozen=True)
class Misfit:
    """A phrase whose fixed words are right, and one or more of its slots are not."""

    template: str
    values: Mapping[str, str]
    wrong: tuple[str, ...]
    slots: Slots

    @property
    def rank(self) -> tuple[int, int]:
        return len(self.wrong), -len(re.sub(r"\{\w+\}", "", self.template))

    @property
    def is_vague(self) -> bool:
        """Several words stand where one slot is: perhaps another phrase was meant."""
        return any(" " in self.values[name] for name in self.wrong)

    @property
    def repaired(self) -> str | None:
        """The phrase with the nearest words in its slots, if any are near."""
        values = dict(self.values)
        for name in self.wrong:
            near = repair(self.slots[name], values[name])
            if near is None:
                return None
            values[name] = near
        return agreed(self.template, values, self.slots)


def hint_for(text: str, table: Mapping[str, Verb], what: str, vocabulary: Vocabulary) -> str:
    """What to write instead."""
    templates = [verb.template for verb in table.values()]
    slots = vocabulary.slots
    if len(text) <= LONGEST:
        misfit = find_misfit(text, templates, slots)
        if misfit is not None and (misfit.repaired or not misfit.is_vague):
            return explain(misfit)
        nearest = find_nearest(text, templates, slots)
        if nearest:
            return f'Did you mean "{nearest}"?'
        if misfit is not None:
            return explain(misfit)
    shown = " or ".join(f'"{next(filled(template, "2", slots))}"' for template in templates[:2])
    return f"A {what} is, for example, {shown}; {vocabulary.page} lists them all."


def find_misfit(text: str, templates: Sequence[str], slots: Slots) -> Misfit | None:
    """The template whose fixed words stand in the text, where only the words between them are wrong."""
    found = []
    for template in templates:
        names = slot_names(template)
        match = re.fullmatch(template_pattern(template, dict.fromkeys(names, ANYTHING)), text)
        if match and names:
            wrong = tuple(name for name in names if not re.fullmatch(slots[name].pattern, match[name]))
            found.append(Misfit(template, match.groupdict(), wrong, slots))
    return min(found, key=lambda misfit: misfit.rank, default=None)


def explain(misfit: Misfit) -> str:
    """Which words cannot stand there, what can, and the whole phrase where it can be guessed."""
    lines = [f'In place of "{misfit.values[name]}" write {misfit.slots[name].shown}.' for name in misfit.wrong]
    if misfit.repaired:
        lines.insert(0, f'Did you mean "{misfit.repaired}"?')
    return "\n".join(lines)


def repair(slot: Slot, value: str) -> str | None:
    """The word of the slot that is nearest to the given one, if any is near."""
    if slot.is_number:
        numbers = numbers_of(value)
        return numbers[0] if numbers else None
    by_small_letters = {choice.lower(): choice for choice in slot.choices}
    near = get_close_matches(value.lower(), by_small_letters, n=1, cutoff=CLOSE_ENOUGH)
    return by_small_letters[near[0]] if near else None


def find_nearest(text: str, templates: Sequence[str], slots: Slots) -> str | None:
    """The phrase most like the text, with the numbers of the text in it."""
    numbers = numbers_of(text)
    given = " ".join(NUMBER_WORDS.get(word, word) for word in text.split())
    matcher = SequenceMatcher(None, "", given.lower(), autojunk=False)
    best, best_score = None, CLOSE_ENOUGH
    for template in templates:
        for phrase in filled(template, numbers, slots):
            matcher.set_seq1(phrase.lower())
            lost = LOST_NUMBER * sum(number not in phrase.split() for number in numbers)
            needed = best_score + lost
            if matcher.real_quick_ratio() > needed and matcher.quick_ratio() > needed:
                score = matcher.ratio() - lost
                if score > best_score:
                    best, best_score = phrase, score
    return (
        find_beginning(given, [phrase for template in templates for phrase in filled(template, numbers, slots)]) or best
    )


def find_beginning(given: str, phrases: Sequence[str]) -> str | None:
    """The phrase that begins with these words, where there are at least two of them; best, it ends with them too."""
    begun = [phrase for phrase in phrases if f"{phrase} ".startswith(f"{given} ") and " " in given]
    return min(begun, key=len, default=None)


def filled(template: str, numbers: Sequence[str], slots: Slots) -> Iterator[str]:
    """The template with every choice of words in its slots, and the given numbers in their order."""
    names = slot_names(template)
    given = iter(numbers)
    options = [[next(given, "1")] if slots[name].is_number else slots[name].choices for name in names]
    for values in product(*options):
        yield agreed(template, dict(zip(names, values, strict=True)), slots)


def numbers_of(text: str) -> list[str]:
    words = [NUMBER_WORDS.get(word, word) for word in text.replace(",", " ").split()]
    return [word for word in words if re.fullmatch(NUMBER, word)]
