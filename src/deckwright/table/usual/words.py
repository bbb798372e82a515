"""Events and questions as the messages of a game tell them: `event-…`, `prompt-…`, in its four Fluent files."""

from collections.abc import Sequence
from functools import cache, partial

from deckwright.cards.messages import Messages
from deckwright.table.decisions import Decision
from deckwright.table.events import RULES, Event
from deckwright.table.online import card_names
from deckwright.table.telling import Telling
from deckwright.table.words import SHARED, seat_name, slug

HOW_RULES_CHANGED = ("", "-back", "-cut")  # by the amount of such an event


@cache
def messages_of(package: str, lang: str) -> Messages:
    """What is said at every table, and what a game says."""
    return Messages((SHARED, package), lang)


def usual_telling(package: str, kinds: tuple[str, ...], zones: tuple[str | None, ...]) -> Telling:
    """Events by the messages of a package, for a game that cites no rules."""
    return Telling(
        kinds=kinds,
        zones=zones,
        resources=(None,),
        rule_name=lambda number: None,
        ruling_name=lambda number: None,
        event=partial(event_text, package),
        prompt=partial(prompt_text, package),
        reveal=lambda what, lang: messages_of(package, lang).say(f"undo-{slug(what)}"),
        said_before=lambda event: False,
        rules=dict,
        rulings=dict,
    )


def event_text(package: str, event: Event, lang: str, names: Sequence[str]) -> str:
    """An event as a line of the log; `-hidden` is the message where its card is not known and another names it."""
    messages, cards = messages_of(package, lang), card_names(event.ruleset, lang)
    values: dict[str, int | str] = {"n": event.amount}
    for key, card in (("card", event.card), ("source", event.source)):
        if card is not None:
            values[key] = cards[card]
    for key, seat in (("player", event.player), ("other", event.other)):
        if seat is not None:
            values[key] = seat_name(seat, lang, names)
    stem = f"event-{slug(event.kind)}"
    hidden = f"{stem}-hidden"
    if event.kind == RULES:
        return messages.say(stem + HOW_RULES_CHANGED[event.amount])
    return messages.say(hidden if event.card is None and messages.has(hidden) else stem, **values)


def prompt_text(package: str, decision: Decision, lang: str, names: Sequence[str]) -> str:
    """What a decision asks, with the card that asks behind it."""
    say, cards = messages_of(package, lang).say, card_names(decision.ruleset, lang)
    text = say(f"prompt-{slug(decision.kind)}", **decision.values)
    return text if decision.source is None else say("prompt-source", prompt=text, source=cards[decision.source])
