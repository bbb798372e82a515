"""When something of an Ascension card happens: the keys of a card file that hold phrases."""

import re

from deckwright.cards.vocabulary import CLAUSE, LABEL, Moment
from deckwright.games.ascension.cards.verbs import PRICES, SLOTS, STANDING

FACTION = SLOTS["faction"].pattern
UNITE = re.compile(rf"unite (?P<faction>{FACTION}) hero")
WHEN = re.compile(
    rf"when (?P<event>play|acquire|defeat)(?: (?P<faction>{FACTION}))?(?: (?P<type>hero|construct|monster|card))?"
    r"(?P<row> in center row)?, (?P<limit>once per turn|first each turn)"
)
UNITE_HINT = 'Write, for example, "unite Lifebound hero": the faction with a capital letter.'
WHEN_HINT = (
    "Write \"when\", then play, acquire or defeat, then, where it matters, a faction, hero, construct or monster and "
    "\"in center row\", then \", once per turn\" or \", first each turn\"."
)  # fmt: skip

MOMENTS = {
    moment.word: moment
    for moment in (
        Moment("play"),
        Moment("enter", CLAUSE, glyphs="enter"),
        Moment("use", LABEL, separate=True, glyphs="once"),
        Moment("reward", LABEL),
        Moment("trophy", CLAUSE, glyphs="trophy"),
        Moment("unite", CLAUSE, written=UNITE, hint=UNITE_HINT),
        Moment("when", CLAUSE, written=WHEN, hint=WHEN_HINT),
        Moment("fate", LABEL, glyphs="fate"),
        Moment("price", phrases=PRICES, group="price"),
        Moment("always", phrases=STANDING, group="standing"),
    )
}
