"""One card in full: all its stages with arrows between them, prices as they are now, marks and effects."""

from collections.abc import Iterator, Mapping
from typing import Any

from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from deckwright.cards.messages import Messages
from deckwright.games.kingdom.cards import ops
from deckwright.games.kingdom.terminal.cardbook import CardBook
from deckwright.games.kingdom.terminal.rows import Rows
from deckwright.games.kingdom.terminal.signs import ARROWS, HERE, NUMBER_SIGN, fame_sign

SEPARATOR = " · "
INDENT = 4


def sheet_of(
    number: int, shown: Mapping[str, Any] | None, view: Mapping[str, Any], words: Messages, book: CardBook
) -> Iterator[RenderableType]:
    """The card with its stages from the first on; `shown` is how it lies open now, if it does."""
    card = book.ruleset.cards[str(number)]
    now = book.stage(number)
    kind = words.say(f"kind-{card.kind}")
    yield Text.assemble(
        (f"{NUMBER_SIGN}{number}", "bold"), (f" · {kind} · {words.say('stages', count=len(card.stages))}", "dim")
    )
    rows = Rows(words, book)
    for stage in sorted(card.stages):
        is_now = stage == now
        yield head_of(number, stage, is_now, shown if is_now else None, words, book)
        lines: list[Text] = []
        if is_now and shown is not None:
            lines += rows.about(shown, view)
        else:
            lines += [printed_upgrade(number, stage, upgrade, book) for upgrade in card.stages[stage].upgrades]
        lines += [Text(line, style="" if is_now else "dim") for line in book.lines(number, stage)]
        for line in lines:
            yield Padding(line, (0, 0, 0, INDENT), expand=False)
    for ruling in card.rulings:
        yield Text(words.say("ruling", id=ruling), style="dim")


def head_of(
    number: int, stage: int, is_now: bool, shown: Mapping[str, Any] | None, words: Messages, book: CardBook
) -> Text:
    """`▶ 2 Ploughed Strip · Land · +1 coin · ★1`: production and fame as they are now, or as they are printed."""
    printed = book.printed(number, stage)
    line = Text(f"{HERE if is_now else ' '} {stage} ", style="bold")
    line.append(book.name_at(number, stage), style=f"{'bold ' if is_now else ''}{book.color(number, stage)}")
    parts = [book.keyword(number, word) for word in printed.keywords]
    slots = book.slots(number, stage) if shown is None else shown["production"]
    if made := book.amounts.production(slots):
        parts.append(f"+{made}")
    fame = printed.fame.base if shown is None else shown["fame"]
    parts += [fame_sign(fame)] if fame else []
    parts += [words.say(flag) for flag in ("permanent",) if printed.is_permanent]
    return line.append("".join(f"{SEPARATOR}{part}" for part in parts), style="default not bold")


def printed_upgrade(number: int, stage: int, upgrade: Any, book: CardBook) -> Text:
    """`↓ Threshing Hall: 2 wood, 1 stone`, as it is printed."""
    arrow = ARROWS[ops.ARROWS[upgrade.arrow]]
    price = book.wording.price(upgrade.price)
    return Text(f"{arrow} {book.name_at(number, upgrade.to)}: {price}", style="dim")
