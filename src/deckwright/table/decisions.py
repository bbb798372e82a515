"""What is asked."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from deckwright.table.arguments import check_language, seat_names
from deckwright.table.kinds import Ruleset


@dataclass(frozen=True)
class Decision:
    """A question: of which kind, by which card, about which card or seat, and whether it can be declined."""

    player: int
    kind: str
    source: str | None
    card: str | None
    about: int | None
    optional: bool
    values: dict[str, int | str]
    ruleset: Ruleset = field(repr=False)

    def prompt(self, lang: str = "en", names: Sequence[str] = ()) -> str:
        """The question in words; `names` of the seats where they have any."""
        return self.ruleset.kind.table.telling.prompt(self, check_language(lang), seat_names(names))
