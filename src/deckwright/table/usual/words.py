"""Events and questions as the messages of a game tell them: `event-…`, `prompt-…`, in its four Fluent files."""

from functools import partial

from deckwright.kernel.events import NOBODY
from deckwright.table.decisions import Decision
from deckwright.table.event_names import UNNUMBERED
from deckwright.table.events import RULES, Event
from deckwright.table.said import CardNamed, Said, SeatNamed, Value, messages_of
from deckwright.table.telling import Telling
from deckwright.table.words import SHARED, slug

HOW_RULES_CHANGED = ("", "-back", "-cut")  # by the amount of such an event
NO_RULING = 0


def usual_telling(package: str, kinds: tuple[str, ...], zones: tuple[str | None, ...]) -> Telling:
    """Events by the messages of a package, for a game that cites no rules."""
    packages = (SHARED, package)
    return Telling(
        kinds=kinds,
        zones=zones,
        resources=(None,),
        rule_name=lambda number: None,
        ruling_name=lambda number: None,
        rule_number=lambda name: NOBODY if name is None else UNNUMBERED,
        ruling_number=lambda name: NO_RULING if name is None else UNNUMBERED,
        messages=packages,
        event=partial(event_said, packages),
        prompt=prompt_said,
        reveal=lambda what: Said(f"undo-{slug(what)}"),
        said_before=lambda event: False,
        rules=dict,
        rulings=dict,
    )


def event_said(packages: tuple[str, ...], event: Event) -> Said:
    """An event as a line of the log; `-hidden` is the message where its card is not known and another names it."""
    values: dict[str, Value] = {"n": event.amount}
    for key, card in (("card", event.card), ("source", event.source)):
        if card is not None:
            values[key] = CardNamed(card)
    for key, seat in (("player", event.player), ("other", event.other)):
        if seat is not None:
            values[key] = SeatNamed(seat)
    stem = f"event-{slug(event.kind)}"
    hidden = f"{stem}-hidden"
    if event.kind == RULES:
        return Said(stem + HOW_RULES_CHANGED[event.amount])
    is_hidden = event.card is None and messages_of(packages, "en").has(hidden)
    return Said(hidden if is_hidden else stem, values)


def prompt_said(decision: Decision) -> Said:
    """What a decision asks, with the card that asks behind it."""
    prompt = Said(f"prompt-{slug(decision.kind)}", {**decision.values})
    return (
        prompt
        if decision.source is None
        else Said("prompt-source", {"prompt": prompt, "source": CardNamed(decision.source)})
    )
