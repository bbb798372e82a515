"""What people read at the table: events, questions, reasons and refused undos, in four languages."""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Protocol, cast

from deckwright.cards.errors import NotFound
from deckwright.cards.messages import Messages
from deckwright.games.ascension.cards.ops import NO_LIMIT
from deckwright.games.ascension.rules.rule_ids import SECTION
from deckwright.games.ascension.table.ruleset import Ruleset
from deckwright.table.arguments import check_language
from deckwright.table.decisions import Decision
from deckwright.table.events import Event
from deckwright.table.rulebook import Rule, read_rules
from deckwright.table.said import CardNamed, Said, SeatNamed, Value, messages_of
from deckwright.table.words import SHARED, slug

HERE = "deckwright.games.ascension.table"
PACKAGES = (SHARED, HERE)
RULEBOOK = "deckwright.games.ascension.rulebook"
FIRST_V = 1000  # ruling V-030 is 1030, R-122 is 122

BANISH_ZONES = {
    "hand": "hand",
    "discard": "discard",
    "discard pile": "discard",
    "hand or discard": "hand-or-discard",
    "hand or discard pile": "hand-or-discard",
    "row": "row",
    "center row": "row",
}
REVEALED = ("draw", "refill", "shuffle", "reveal", "random-pick", "other-decision")
PROMPTS = (
    "turn", "banish", "discard", "acquire", "defeat", "destroy", "keep", "copy", "take", "reward", "trigger", "option",
    "confirm",
)  # fmt: skip
IN_PROMPTS = ("max", "card", "other")


class Told(Protocol):
    """What an event must have to be told."""

    @property
    def kind(self) -> str: ...
    @property
    def player(self) -> int | None: ...
    @property
    def card(self) -> str | None: ...
    @property
    def source(self) -> str | None: ...
    @property
    def amount(self) -> int | None: ...
    @property
    def resource(self) -> str | None: ...
    @property
    def zones(self) -> Sequence[str | None]: ...
    @property
    def other(self) -> int | None: ...


def messages(lang: str) -> Messages:
    """What is said at the table, in one of the four languages."""
    return messages_of(PACKAGES, check_language(lang))


def event_line(event: Event) -> Said:
    """One event as a line of the log."""
    return event_said(event, cast("Ruleset", event.ruleset).rival)


def event_said(event: Told, rival: str) -> Said:
    """One event as a line of the log. What nobody at a seat did, the solo opponent did."""
    about, amount = event.card, event.amount or 0
    if about is None and event.kind in ("ask", "decline"):
        about = event.source
    values: dict[str, Value] = {"n": amount}
    values["player"] = Said(f"rival-{rival}") if event.player is None else SeatNamed(event.player)
    values["card"] = "" if about is None else CardNamed(about)
    if event.other is not None:
        values["other"] = SeatNamed(event.other)
    if event.kind in ("draw", "discard", "put") and amount == 0:
        values["n"] = 1
    if event.kind in ("gain", "spend", "lose"):
        values["amount"] = Said(f"amount-{slug(event.resource or 'nothing')}", {"n": amount})
    return Said(f"event-{slug(event.kind)}{form_of(event, about is None, rival)}", values)


def form_of(event: Told, hidden: bool, rival: str) -> str:
    """Which of the messages for this kind of event fits, as the end of its key."""
    came, went = (event.zones[0], event.zones[1]) if len(event.zones) == 2 else (None, None)
    covered = "-hidden" if hidden else ""
    match event.kind:
        case "shuffle":
            return shuffle_form(event, came)
        case "draw":
            return covered
        case "discard":
            return "-several" if not hidden and (event.amount or 0) > 1 else covered
        case "acquire":
            return acquire_form(event, went)
        case "gain":
            return "-rival" if event.player is None else ""
        case "defeat":
            return defeat_form(event)
        case "banish":
            return f"-{came}" if came in ("hand", "discard", "row") else ""
        case "trophy":
            return "-use" if came == "trophies" else ""
        case "put":
            if went == "constructs":
                return "-constructs"
            return f"-{went}{covered}" if went in ("deck", "hand") else covered
        case "take":
            return "-discard" if came == "discard" else covered
        case "reveal":
            return reveal_form(event, covered)
        case "treasure":
            return treasure_form(event, went)
        case "ask" | "choose" | "decline":
            return "-plain" if hidden else ""
        case "pool":
            return "" if event.amount else "-empty"
        case "turn":
            return f"-{rival}" if event.player is None else ""
        case "rules":
            return ("", "-back", "-cut")[event.amount or 0] if (event.amount or 0) in range(3) else "-unknown"
        case _:
            return ""


def shuffle_form(event: Told, came: str | None) -> str:
    """Whose cards are shuffled: a player's discard pile or deck, the Void, or the Center Deck."""
    if event.player is None:
        return "-void" if came == "void" else "-center"
    return "-discard" if came == "discard" else "-deck"


def treasure_form(event: Told, went: str | None) -> str:
    """Treasure is laid under a card, acquired with it, or there are fewer than the sets ask for."""
    if event.player is not None:
        return ""
    return "-row" if went == "row" else "-missing"


def acquire_form(event: Told, went: str | None) -> str:
    """For whom, paid or not, and where the card goes."""
    if event.other is not None:
        return "-for"
    place = f"-{went}" if went in ("deck", "hand") else ""
    return place if event.source is None else f"-free{place}"


def defeat_form(event: Told) -> str:
    """By the solo opponent, or by a player, paid or not."""
    if event.player is None:
        return "-rival"
    return "" if event.source is None else "-free"


def reveal_form(event: Told, covered: str) -> str:
    if covered:
        return covered
    if event.other is not None:
        return "-taken"
    if len(event.zones) == 2 and event.zones[1] is None:
        return "-look"
    return "-open" if event.player is None else ""


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
    if kind not in PROMPTS:
        raise NotFound(f'There is no decision of the kind "{kind}". Kinds: {", ".join(PROMPTS)}.')
    said = Said(
        f"prompt-{kind}{prompt_form(kind, values)}", {name: values[name] for name in IN_PROMPTS if name in values}
    )
    if values.get("optional") and kind != "confirm":
        said = Said("prompt-optional", {"prompt": said})
    return said if source is None else Said("prompt-source", {"prompt": said, "source": source})


def prompt_form(kind: str, values: Mapping[str, Value]) -> str:
    """Which of the messages for this kind of decision fits, as the end of its key."""
    if kind == "banish":
        zones = str(values.get("zones", ""))
        if zones not in BANISH_ZONES:
            raise NotFound(f'Nothing is banished from "{zones}". Zones: {", ".join(BANISH_ZONES)}.')
        return f"-{BANISH_ZONES[zones]}"
    if kind in ("acquire", "defeat"):
        return "-max" if int(str(values.get("max", NO_LIMIT))) < NO_LIMIT else ""
    if kind == "keep":
        return "-cards" if values.get("what") == "cards" else "-construct"
    if kind == "confirm":
        return f"-{values.get('what', 'card')}" if "card" in values else ""
    return f"-{values['what']}" if "what" in values else ""


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


def ruling_name(number: int) -> str | None:
    """The id of a ruling as events hold it."""
    if number == 0:
        return None
    return f"R-{number:03}" if number < FIRST_V else f"V-{number - FIRST_V:03}"


def is_said_before(event: Event) -> bool:
    """Whether the line of its cause says it, too: a Trophy is used by banishing it (A-22.3)."""
    return event.kind == "banish" and event.zones == ("trophies", "void") and event.source == event.card
