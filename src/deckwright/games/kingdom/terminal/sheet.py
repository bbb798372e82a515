"""One card in full: all its stages with arrows between them, prices as they are now, marks and effects."""

from collections.abc import Iterator, Mapping
from typing import Any

from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from deckwright.cards.messages import Messages
from deckwright.games.kingdom.cards import ops
from deckwright.games.kingdom.table.card_state import CardState
from deckwright.games.kingdom.terminal.cardbook import CardBook, beyond_stages
from deckwright.games.kingdom.terminal.facts import stage_facts
from deckwright.games.kingdom.terminal.rows import Rows
from deckwright.games.kingdom.terminal.signs import ARROWS, HERE, NUMBER_SIGN

SHOWN = (
    "stage",
    "production",
    "fame",
    "upgrades",
    "effects",
    "stickers",
    "ticks",
    "crossed",
    "blocked_by",
    "blocks",
    "stays",
)
INDENT = 4


def sheet_of(state: CardState, view: Mapping[str, Any], words: Messages, book: CardBook) -> Iterator[RenderableType]:
    """The card with its stages from the first on, the active one as it is now."""
    number, now = state.number, state.stage
    card = book.ruleset.cards[str(number)]
    shown = {name: getattr(state, name) for name in SHOWN} | {"card": number, "boxes": card.stages[now].boxes}
    kind = words.say(f"kind-{card.kind}")
    yield Text.assemble(
        (f"{NUMBER_SIGN}{number}", "bold"), (f" · {kind} · {words.say('stages', count=len(card.stages))}", "dim")
    )
    rows = Rows(words, book)
    for stage in sorted(card.stages):
        is_now = stage == now
        yield head_of(number, stage, state, words, book)
        lines: list[Text] = []
        if is_now:
            lines += rows.about(shown, view)
        else:
            lines += [printed_upgrade(number, stage, upgrade, book) for upgrade in card.stages[stage].upgrades]
        lines += [Text(line, style="" if is_now else "dim") for line in book.lines(number, stage)]
        for line in lines:
            yield Padding(line, (0, 0, 0, INDENT), expand=False)
    for told in beyond_stages(book.wording, card):
        yield Text(told)
    for ruling in card.rulings:
        yield Text(words.say("ruling", id=ruling), style="dim")


def head_of(number: int, stage: int, state: CardState, words: Messages, book: CardBook) -> Text:
    """`▶ 2 Ploughed Strip · Land · +1 coin · ★1`: of the active stage as it is now, of all others as it is printed."""
    is_now = stage == state.stage
    line = Text(f"{HERE if is_now else ' '} {stage} ", style="bold")
    line.append(book.name_at(number, stage), style=f"{'bold ' if is_now else ''}{book.color(number, stage)}")
    facts = stage_facts(book.ruleset.cards[str(number)], book.printed(number, stage), words, state if is_now else None)
    return line.append(facts, style="default not bold")


def printed_upgrade(number: int, stage: int, upgrade: Any, book: CardBook) -> Text:
    """`↓ Threshing Hall: 2 wood, 1 stone`, as it is printed."""
    arrow = ARROWS[ops.ARROWS[upgrade.arrow]]
    return Text(f"{arrow} {book.wording.price(upgrade.price)}  ⇒ {book.name_at(number, upgrade.to)}", style="dim")
