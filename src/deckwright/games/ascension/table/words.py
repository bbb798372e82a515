"""What people read at the table: events, questions, reasons and refused undos, in four languages."""

from collections.abc import Mapping
from functools import cache
from typing import cast

from deckwright.cards.errors import NotFound
from deckwright.cards.messages import Messages
from deckwright.games.ascension.declared.events import BY_WORD
from deckwright.games.ascension.declared.questions import asked
from deckwright.games.ascension.rules import retell as rt
from deckwright.games.ascension.rules.rule_ids import SECTION
from deckwright.games.ascension.table.ruleset import Ruleset
from deckwright.table.arguments import check_language
from deckwright.table.decisions import Decision
from deckwright.table.event_names import UNNUMBERED
from deckwright.table.events import Event
from deckwright.table.rulebook import Rule, read_rules
from deckwright.table.said import CardNamed, Said, SeatNamed, Value, messages_of
from deckwright.table.words import SHARED, slug

HERE = "deckwright.games.ascension.table"
PACKAGES = (SHARED, HERE)
RULEBOOK = "deckwright.games.ascension.rulebook"
FIRST_V = 1000  # ruling V-030 is 1030, R-122 is 122
NO_RULE, NO_RULING = -1, 0  # their numbers

REVEALED = ("draw", "refill", "shuffle", "reveal", "random-pick", "other-decision")
IN_PROMPTS = ("max", "card", "other")


def messages(lang: str) -> Messages:
    """What is said at the table, in one of the four languages."""
    return messages_of(PACKAGES, check_language(lang))


def event_line(event: Event) -> Said:
    """One event as a line of the log."""
    return event_said(event, cast("Ruleset", event.ruleset).rival)


def event_said(event: Event, rival: str) -> Said:
    """One event as a line of the log. What nobody at a seat did, the solo opponent did."""
    kind = BY_WORD.get(event.kind)
    if kind is None or event.form not in kind.forms:
        raise NotFound(f'There is no message for an event "{event.kind}" like this.')
    about = event.source if event.card is None and kind.is_by_source else event.card
    values: dict[str, Value] = {"n": 1 if kind.is_of_cards and event.amount == 0 else event.amount}
    values["player"] = Said(f"rival-{rival}") if event.player is None else SeatNamed(event.player)
    values["card"] = "" if about is None else CardNamed(about)
    if event.other is not None:
        values["other"] = SeatNamed(event.other)
    if kind.is_of_resource:
        values["amount"] = Said(f"amount-{slug(event.resource or 'nothing')}", {"n": event.amount})
    if event.form == rt.RIVAL:
        values["rival"] = rival
    return Said(kind.message(event.form), values)


def question_said(decision: Decision) -> Said:
    """What a decision asks."""
    values: dict[str, Value] = {**decision.values}
    if decision.card is not None:
        values["card"] = CardNamed(decision.card)
    if decision.about is not None:
        values["other"] = SeatNamed(decision.about)
    return prompt_said(decision.kind, None if decision.source is None else CardNamed(decision.source), values)


def prompt_said(kind: str, source: Value | None, values: Mapping[str, Value]) -> Said:
    """What a decision asks, with the card that asks behind it.

    Values, where they apply: `zones` (banish: hand, discard, hand or discard, row), `max` (acquire, defeat), `what` (keep:
    cards; confirm: into-play, for-mate; destroy: of-seat; take: discarded), `card` (confirm, option: the card that is asked
    about), `other` (destroy: the seat), `optional` (any: 1 if it may be declined).
    """
    said = Said(asked(kind, values).message(values), {name: values[name] for name in IN_PROMPTS if name in values})
    if values.get("optional") and kind != "confirm":
        said = Said("prompt-optional", {"prompt": said})
    return said if source is None else Said("prompt-source", {"prompt": said, "source": source})


def reveal_said(what: str) -> Said:
    """Why an undo is refused: what has been revealed since."""
    if slug(what) not in REVEALED:
        raise NotFound(f'Nothing is revealed by "{what}". What can be: {", ".join(REVEALED)}.')
    return Said(f"undo-{slug(what)}")


@cache
def rules() -> dict[str, Rule]:
    """The whole rule index."""
    return read_rules(RULEBOOK, "rules.json")


@cache
def rulings() -> dict[str, Rule]:
    """All rulings on the built-in sets."""
    return read_rules(RULEBOOK, "rulings.json")


def rule_name(number: int) -> str | None:
    """The id of a rule as events hold it."""
    return None if number < 0 else f"A-{number // SECTION}.{number % SECTION}"


def rule_number(name: str | None) -> int:
    """The number of a rule, as events hold it."""
    if name is None:
        return NO_RULE
    section, _, paragraph = name.removeprefix("A-").partition(".")
    return int(section) * SECTION + int(paragraph) if section.isdecimal() and paragraph.isdecimal() else UNNUMBERED


def ruling_number(name: str | None) -> int:
    """The number of a ruling, as events hold it."""
    if name is None:
        return NO_RULING
    series, _, number = name.partition("-")
    return int(number) + (FIRST_V if series == "V" else 0) if number.isdecimal() else UNNUMBERED


def ruling_name(number: int) -> str | None:
    """The id of a ruling as events hold it."""
    if number == 0:
        return None
    return f"R-{number:03}" if number < FIRST_V else f"V-{number - FIRST_V:03}"


def is_said_before(event: Event) -> bool:
    """Whether the line of its cause says it, too: a Trophy is used by banishing it (A-22.3)."""
    return event.kind == "banish" and event.zones == ("trophies", "void") and event.source == event.card
