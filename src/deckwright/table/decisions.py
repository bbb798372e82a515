"""What is asked."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from deckwright.table.kinds import Ruleset
from deckwright.table.said import Said, speech_of


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

    @property
    def said(self) -> Said:
        """The question, in no language yet."""
        return self.ruleset.kind.table.telling.prompt(self)

    def prompt(self, lang: str = "en", names: Sequence[str] = ()) -> str:
        """The question in words; `names` of the seats where they have any."""
        return speech_of(self.ruleset, lang, names).text(self.said)
