"""Which expansions are played after each base game, where somebody names them."""

from deckwright.cards.errors import BadOption
from deckwright.games.kingdom.table.ruleset import Ruleset
from deckwright.table.arguments import shown


def part_named(ruleset: Ruleset, name: object) -> int:
    """The place of an expansion by its number."""
    known = [number for number, place in ruleset.place.items() if ruleset.card(place).kind == "expansion"]
    if isinstance(name, int) and not isinstance(name, bool) and name in known:
        return ruleset.place[name]
    numbers = ", ".join(str(number) for number in known) or "none"
    raise BadOption(f"There is no expansion {shown(name)} in {ruleset.id}. Expansions: {numbers}.")
