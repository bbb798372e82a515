"""What people read at the table: events, questions, refused undos and the rulebook, in four languages."""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import cast

from deckwright.cards.errors import NotFound
from deckwright.cards.model import LANGUAGES
from deckwright.games.kingdom.cards import ops
from deckwright.games.kingdom.declared import details
from deckwright.games.kingdom.declared.events import BY_WORD
from deckwright.games.kingdom.declared.questions import FOR, asked
from deckwright.games.kingdom.rules import retell as rt
from deckwright.games.kingdom.rules.rule_ids import CHAPTER, PARAGRAPH
from deckwright.games.kingdom.table.ruleset import Ruleset
from deckwright.kernel.events import NOBODY
from deckwright.table.decisions import Decision
from deckwright.table.event_names import UNNUMBERED
from deckwright.table.events import Event
from deckwright.table.rulebook import Rule, read_rules
from deckwright.table.said import CardNamed, FaceNamed, Said, SeatNamed, Value, messages_of, one_by_one
from deckwright.table.words import SHARED, slug

HERE = "deckwright.games.kingdom.table"
CARDS = "deckwright.games.kingdom.cards"  # amounts, resources and stickers are said as on cards
PACKAGES = (SHARED, CARDS, HERE)
RULEBOOK = "deckwright.games.kingdom.rulebook"
NO_RULING = 0
REVEALED = ("nothing", "deck-card", "discovery", "offer", "shuffle", "look", "for-ever")  # by their numbers
ALWAYS_DISCARDED = ("K-2.4", "K-8.1.1")  # what is turned or produces is discarded


# Parts of what is said.


def named(card: str, stage: int | None) -> Value:
    """A card by the name of the stage at which it stands; where that is not known, by its first."""
    return FaceNamed(card, stage) if stage else CardNamed(card)


def amount(kinds: int, n: int) -> Value:
    """So many of a kind of resource."""
    words = [word for k, word in enumerate(ops.RESOURCES) if kinds >> k & 1]
    if kinds == ops.ANY:
        return Said("amount-any", {"n": n})
    if len(words) == 1:
        return Said(f"amount-{words[0]}", {"n": n})
    return Said("amount-mixed", {"n": n, "kinds": either([Said(f"resource-{word}") for word in words])})


def either(values: Sequence[Value]) -> Value:
    """One of several."""
    *before, last = values
    return Said("or-number", {"first": one_by_one(before), "last": last}) if before else last


def together(values: Sequence[Value]) -> Value:
    """All of several."""
    *before, last = values
    return Said("and-number", {"first": one_by_one(before), "last": last}) if before else last


# Events.


def event_line(event: Event) -> Said:
    """One event as a line of the log."""
    kind = BY_WORD.get(event.kind)
    if kind is None or event.form not in kind.forms:
        raise NotFound(f'There is no message for an event "{event.kind}" like this.')
    values: dict[str, Value] = {"n": event.amount, "card": ""}
    if event.player is not None:
        values["player"] = SeatNamed(event.player)
    if event.card is not None:
        values["card"], values["number"] = named(event.card, event.stage), event.card
    if kind.is_of_resource:
        values["amount"] = Said(f"amount-{event.resource}", {"n": event.amount}) if event.resource else ""
    if kind.is_of_fame:
        values["fame"] = Said("amount-fame", {"n": event.amount})
    if kind.turns and event.card is not None:
        values["before"] = named(event.card, details.stage_before(event.stage, event.detail))
    values |= detail_said(event.kind, event.form, event.detail)
    return Said(kind.message(event.form), values)


def detail_said(kind: str, form: int, detail: str | None) -> Mapping[str, Value]:
    """What a sentence needs of the detail: a resource, a sticker, the number of a box or an option."""
    word = details.bare(detail)
    if kind == "sticker":
        return {"sticker": Said(f"sticker-{word}") if word in details.STICKERS else word}
    if kind == "boost":
        return {"amount": amount(1 << (int(word) - 1), 1) if word in details.BOOSTS else word}
    if kind == "tick" or form in (rt.BOX, rt.OPTION):
        return {"n": int(word) if word.isdecimal() else 0}
    if form == rt.RESOURCE:
        return {"resource": Said(f"resource-{word}") if word in ops.RESOURCES else word}
    return {}


def is_said_before(event: Event) -> bool:
    """Whether the line before it says it, too: a card that produces or is turned is discarded, and an upgrade turns it."""
    if event.kind == "discard":
        return event.rule in ALWAYS_DISCARDED
    return event.kind == "turned" and event.ruling is None


# Questions.


def question_said(decision: Decision) -> Said:
    """What a decision asks, with the card that asks behind it."""
    given = decision.values
    values: dict[str, Value] = {"n": given.get("n", 1)}
    if decision.card is not None:
        values["card"] = named(decision.card, int(given.get("card_stage", 0)))
        values["number"] = decision.card
    if "sticker" in given:
        values["sticker"] = Said(f"sticker-{given['sticker']}")
    key = asked(decision.kind).message(given)
    said = how_many(Said(key, values), given)
    if decision.optional and decision.kind != "confirm":
        said = Said("prompt-optional", {"prompt": said})
    if decision.source is None or (decision.source == decision.card and names_card(key)):
        return said
    source = named(decision.source, int(given.get("source_stage", 0)))
    return Said("prompt-source", {"prompt": said, "source": source})


def names_card(key: str) -> bool:
    """Whether a question names the card that it is about."""
    return not messages_of(PACKAGES, LANGUAGES[0]).needs(key).isdisjoint(("card", "number"))


def how_many(said: Said, given: Mapping[str, int | str]) -> Said:
    """How many more are picked, where that is more than one or need not be so many."""
    n = int(given.get("n", 1))
    if given.get("may_stop"):
        return said if given[FOR] == "look" else Said("prompt-up-to", {"prompt": said, "n": n})
    return Said("prompt-left", {"prompt": said, "n": n}) if n > 1 else said


def reveal_said(what: str) -> Said:
    """Why an undo is refused: what has been revealed since."""
    if slug(what) not in REVEALED:
        raise NotFound(f'Nothing is revealed by "{what}". What can be: {", ".join(REVEALED)}.')
    return Said(f"undo-{slug(what)}")


def face_name(ruleset: object, lang: str, card: str, stage: int) -> str:
    """What a card is called at a stage."""
    return cast(Ruleset, ruleset).name_of(card, stage, lang)


# The rulebook.


@cache
def rules() -> dict[str, Rule]:
    """The whole rule index."""
    return read_rules(RULEBOOK, "rules.json")


@cache
def rulings() -> dict[str, Rule]:
    """All rulings."""
    return read_rules(RULEBOOK, "rulings.json")


def rule_name(number: int) -> str | None:
    """The id of a rule as events hold it: `K-8.2.1`, `K-12.7`."""
    if number < 0:
        return None
    chapter, rest = divmod(number, CHAPTER)
    paragraph, part = divmod(rest, PARAGRAPH)
    return f"K-{chapter}.{paragraph}" + (f".{part}" if part else "")


def rule_number(name: str | None) -> int:
    """The number of a rule, as events hold it."""
    if name is None:
        return NOBODY
    parts = name.removeprefix("K-").split(".")
    if not 2 <= len(parts) <= 3 or not all(part.isdecimal() for part in parts):
        return UNNUMBERED
    chapter, paragraph, part = (*map(int, parts), 0)[:3]
    number = chapter * CHAPTER + paragraph * PARAGRAPH + part
    return number if rule_name(number) == name else UNNUMBERED


def ruling_name(number: int) -> str | None:
    """The id of a ruling as events hold it."""
    return f"K-R.{number}" if number > NO_RULING else None


def ruling_number(name: str | None) -> int:
    """The number of a ruling, as events hold it."""
    if name is None:
        return NO_RULING
    number = name.removeprefix("K-R.")
    return int(number) if number.isdecimal() and ruling_name(int(number)) == name else UNNUMBERED
