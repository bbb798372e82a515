"""Why an action is refused: the reason by its message, and the rule behind it."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import partial

from deckwright.cards.errors import IllegalAction
from deckwright.table.arguments import excerpt
from deckwright.table.kinds import Ruleset
from deckwright.table.said import Said, Value, speech_by_ids, speech_of

Values = Mapping[str, Value]


@dataclass(frozen=True)
class Refusal:
    """A reason by its key, the rule that says so, and what stands in it.

    Programs read the ids of cards, people read their names; `named` holds the values that differ for people beyond that.
    """

    key: str
    rule: str | None
    values: Values = field(default_factory=dict)
    named: Values = field(default_factory=dict)

    @property
    def said(self) -> Said:
        """The reason as people are told, in no language yet."""
        return Said(f"reason-{self.key}", {**self.values, **self.named})

    def text(self, ruleset: Ruleset) -> str:
        """The reason with the ids of cards, as programs are told, without a full stop."""
        return speech_by_ids(ruleset).text(Said(f"reason-{self.key}", {**self.values})).strip()

    def told(self, ruleset: Ruleset, lang: str) -> str:
        """The reason in the words of the screen, without a full stop."""
        return speech_of(ruleset, lang).text(self.said).strip()

    def error(self, ruleset: Ruleset, wanted: str, hint: str = "") -> IllegalAction:
        """The error of something that is done with a game, not in a turn of it."""
        reason = self.text(ruleset).rstrip(".")
        message = f"Cannot {excerpt(wanted)}: {reason}.{hint}"
        return IllegalAction(message, reason, self.rule, (), partial(self.told, ruleset), self.said)
