"""The language of Kingdom's cards as a value."""

from deckwright.cards.language import Language
from deckwright.cards.vocabulary import CLAUSE, LABEL, Moment, Vocabulary
from deckwright.games.kingdom.cards import ops
from deckwright.games.kingdom.cards.compiler import Compiler
from deckwright.games.kingdom.cards.model import Card, CardSet
from deckwright.games.kingdom.cards.phrases import EXAMPLE, PAGE
from deckwright.games.kingdom.cards.set_file import SetReader
from deckwright.games.kingdom.cards.text import KingdomWording
from deckwright.games.kingdom.cards.verbs import CONDITIONS, PRICES, SLOTS, STANDING, TRAITS, VERBS

MOMENTS = {
    **{icon: Moment(icon, LABEL) for icon in ops.ICONS[1:]},
    "box": Moment("box", LABEL),
    "discovered": Moment("discovered", CLAUSE),
    "finish": Moment("finish", CLAUSE),
    "price": Moment("price", phrases=PRICES, group="price"),
    "standing": Moment("standing", phrases=STANDING, group="standing"),
}

VOCABULARY = Vocabulary(
    slots=SLOTS, verbs=VERBS, conditions=CONDITIONS, moments=MOMENTS, traits=TRAITS, example=EXAMPLE, page=PAGE
)


def keywords(card: Card) -> tuple[str, ...]:
    """What the card has to do with, in single words, in alphabetical order."""
    return tuple(sorted({word for stage in card.stages.values() for word in stage.keywords} | {card.kind}))


LANGUAGE: Language[CardSet] = Language(
    game="kingdom",
    package="deckwright.games.kingdom.cards",
    vocabulary=VOCABULARY,
    keywords=keywords,
    set_reader=SetReader,
    compiler=Compiler,
    wording=KingdomWording,
)
