"""What the cards of Pennies can say: two verbs."""

from deckwright.cards.language import Language
from deckwright.cards.model import CardSet
from deckwright.cards.vocabulary import Arguments, Moment, Slot, Values, Verb, Vocabulary
from pennies.rules import ROB, TAKE


def amount(values: Values) -> Arguments:
    """How many pennies a step is about."""
    return int(values["n"]), 0, 0


SLOTS = {
    "n": Slot("[1-9]", int, "a number from 1 to 9"),
    "pennies": Slot("penny|pennies", str, "penny or pennies", forms=("penny", "pennies")),
}
VERBS = {
    "take": Verb("take", "take {n} {pennies}", "from the pot", TAKE, amount, (), used_by=("play",)),
    "rob": Verb("rob", "rob {n} {pennies}", "from a player of your choice", ROB, amount, (), used_by=("play",)),
}
VOCABULARY = Vocabulary(SLOTS, VERBS, {"play": Moment("play")}, example="take 1 penny", page="pennies/cards.py")
LANGUAGE: Language[CardSet] = Language("pennies", "pennies", VOCABULARY)
