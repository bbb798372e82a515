"""Which expansions are played after each base game, where somebody names them."""

from collections.abc import Mapping, Sequence

from deckwright.cards.errors import BadOption
from deckwright.games.kingdom.rules.expansion import MOST_EXPANSIONS
from deckwright.games.kingdom.table.ruleset import Ruleset
from deckwright.table.arguments import shown

OPTION, AGAIN = "expansions", "again"  # under which an expansion may be played more than once


def part_named(ruleset: Ruleset, name: object) -> int:
    """The place of an expansion by its number."""
    known = [number for number, place in ruleset.place.items() if ruleset.card(place).kind == "expansion"]
    if isinstance(name, int) and not isinstance(name, bool) and name in known:
        return ruleset.place[name]
    numbers = ", ".join(str(number) for number in known) or "none"
    raise BadOption(f"There is no expansion {shown(name)} in {ruleset.id}. Expansions: {numbers}.")


def check_parts(names: Sequence[object], options: Mapping[str, str]) -> None:
    """Refuse what could not be played one after the other (K-R.15, K-25.8)."""
    twice = next((name for place, name in enumerate(names) if name in names[:place]), None)
    if twice is not None and options[OPTION] != AGAIN:
        raise BadOption(
            f"Expansion {twice} can be played only once in a kingdom (K-R.15). With the option {OPTION}={AGAIN} it can "
            "be played again."
        )
    if len(names) > MOST_EXPANSIONS:
        raise BadOption(f"A kingdom has room for {MOST_EXPANSIONS} expansions (K-25.8), not for {len(names)}.")
