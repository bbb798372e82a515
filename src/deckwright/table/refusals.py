"""Why an action is refused: the reason in words of the reader's language, and the rule behind it."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from deckwright.table.arguments import check_language
from deckwright.table.words import messages

Values = Mapping[str, int | str]


@dataclass(frozen=True)
class Refusal:
    """A reason by its key, the rule that says so, and the numbers and cards in it.

    Programs read ids, people read names: `named` gives, in a language, the values that differ for people. A game whose
    reasons have messages of their own overrides `reason`.
    """

    key: str
    rule: str | None
    values: Values = field(default_factory=dict)
    named: Callable[[str], Values] = lambda lang: {}

    def reason(self, values: Values, lang: str) -> str:
        """The message of this reason, without a full stop."""
        return messages(lang).say(f"reason-{self.key}", **values).strip()

    def text(self, lang: str = "en") -> str:
        """The reason with the ids of cards, without a full stop."""
        return self.reason(self.values, lang)

    def told(self, lang: str) -> str:
        """The reason in the words of the screen, without a full stop."""
        return self.reason({**self.values, **self.named(check_language(lang))}, lang)
