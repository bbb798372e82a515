"""The language of Ascension's cards as a value."""

from deckwright.cards.language import Language
from deckwright.cards.vocabulary import Vocabulary
from deckwright.games.ascension.cards.card_file import SetReader
from deckwright.games.ascension.cards.compiler import Compiler
from deckwright.games.ascension.cards.model import Card, CardSet
from deckwright.games.ascension.cards.moments import MOMENTS
from deckwright.games.ascension.cards.text import AscensionWording
from deckwright.games.ascension.cards.verbs import CONDITIONS, SLOTS, TRAITS, VERBS

VOCABULARY = Vocabulary(
    slots=SLOTS,
    verbs=VERBS,
    conditions=CONDITIONS,
    moments=MOMENTS,
    traits=TRAITS,
    example="draw 1",
    page="docs/card-language.md",
)


def keywords(card: Card) -> tuple[str, ...]:
    """What the card has to do with, in single words, in alphabetical order."""
    found: set[str] = set()
    for ability in card.abilities:
        verbs = {step.phrase.verb for step in ability.steps}
        for step in ability.steps:
            found |= VOCABULARY.keywords_of(step.phrase.verb, step.phrase.values)
            if step.condition is not None:
                found.update(CONDITIONS[step.condition.verb].keywords)
        if ability.when == "use":
            found.add("activated" if verbs & VOCABULARY.having("used-up") else "once-per-turn")
        elif ability.when == "when":
            found |= {"once-per-turn", "trigger"}
        elif ability.when in ("trophy", "fate", "unite"):
            found.add(ability.when)
    if card.type == "treasure":
        found.add("treasure")
    return tuple(sorted(found))


LANGUAGE: Language[CardSet] = Language(
    game="ascension",
    package="deckwright.games.ascension.cards",
    vocabulary=VOCABULARY,
    keywords=keywords,
    set_reader=SetReader,
    compiler=Compiler,
    wording=AscensionWording,
)
