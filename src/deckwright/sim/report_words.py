"""The words and numbers of the report in one language: `1,234.5` in English is `1.234,5` in Portuguese."""

from functools import cache

from babel import Locale
from babel.numbers import format_compact_decimal, format_decimal, format_percent

from deckwright.cards.messages import LOCALES, Messages

WIDEST_PLAIN = 1_000_000  # larger key figures are shortened: 6.9M


class ReportWords(Messages):
    """Texts of the report, and numbers as this language writes them."""

    def __init__(self, lang: str, of_game: str = "") -> None:
        super().__init__(("deckwright.sim", of_game) if of_game else "deckwright.sim", lang)
        self.tag = LOCALES[lang]
        self.locale = Locale.parse(self.tag, sep="-")
        self._percent = str(self.locale.percent_formats[None].pattern).replace("0", "0.0", 1)

    def whole(self, number: float) -> str:
        """A whole number."""
        return str(format_decimal(round(number), format="#,##0", locale=self.locale))

    def decimal(self, number: float, digits: int = 2) -> str:
        """A number with so many digits behind the point."""
        return str(format_decimal(number, format=f"#,##0.{'0' * digits}", locale=self.locale))

    def percent(self, part: float) -> str:
        """A share of the whole."""
        return str(format_percent(part, format=self._percent, locale=self.locale))

    def points(self, part: float) -> str:
        """A difference of two shares in percentage points, with its sign."""
        pattern = "+#,##0.0;−#,##0.0" if round(1000 * part) else "0.0"
        return str(format_decimal(100 * part, format=pattern, locale=self.locale))

    def short(self, number: float) -> str:
        """A large number for a headline."""
        if number < WIDEST_PLAIN:
            return self.whole(number)
        return str(format_compact_decimal(number, format_type="short", locale=self.locale, fraction_digits=1))

    def interval(self, low: str, high: str) -> str:
        return self.say("interval", low=low, high=high)


@cache
def report_words(lang: str, of_game: str = "") -> ReportWords:
    """The words of a language, with those of a game's package where one is given."""
    return ReportWords(lang, of_game)
