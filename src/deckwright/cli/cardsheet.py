"""One card in full: `card NAME` at the table."""

from rich.text import Text

import deckwright as dw
from deckwright.cli.cardbook import CardBook
from deckwright.cli.terminal import Terminal
from deckwright.cli.words import FALLBACK

AT_MOST_NAMED = 10


def show_card(terminal: Terminal, book: CardBook, asked: str) -> None:
    """The card that these words name, or which ones they may mean."""
    words = terminal.words
    if not asked:
        terminal.warn(words.say("which-card"))
        return
    found = book.find(asked)
    if len(found) == 1:
        info = book.info(found[0])
        assert info is not None
        print_card(terminal, book, info)
    elif found:
        named = ", ".join(book.name(card) for card in found[:AT_MOST_NAMED]) + (
            ", …" if len(found) > AT_MOST_NAMED else ""
        )
        terminal.warn(words.say("several-cards", typed=asked, choices=named))
    else:
        similar = ", ".join(book.name(card) for card in book.similar(asked))
        key_values = {"typed": asked, "choices": similar}
        terminal.warn(words.say("no-card-similar", **key_values) if similar else words.say("no-card", typed=asked))


def print_card(terminal: Terminal, book: CardBook, info: dw.CardInfo) -> None:
    """Name, type, faction, cost, honor, copies, text and rulings."""
    words = terminal.words
    title = book.titled(info.id)
    title.stylize("bold")
    if info.name(FALLBACK) != info.name(words.lang):
        title.append(f"  ({info.name(FALLBACK)})", style="dim not bold")
    facts = [book.kind(info.id), words.say(f"faction-{book.faction(info.id)}")]
    if book.faction(info.id) == "monster":
        facts = facts[:1]
    if book.cost(info.id):
        facts.append(words.say("cost", cost=book.cost(info.id)))
    if info.honor:
        facts.append(words.say("honor-at-end", count=info.honor))
    facts.append(words.say("copies", count=info.copies))
    terminal.print(title)
    terminal.print(Text(" · ".join(facts), style="dim"))
    terminal.print(Text(info.text(words.lang).strip()))
    for ruling in info.rulings:
        terminal.print(Text(words.ruling(ruling), style="dim"))
