"""One card in full: `card NAME` at the table."""

from rich.text import Text

import deckwright as dw
from deckwright.cli.showing import Shown
from deckwright.cli.terminal import Terminal
from deckwright.cli.words import FALLBACK
from deckwright.table.rulesets import card_info

AT_MOST_NAMED = 10


def show_card(terminal: Terminal, shown: Shown, asked: str, game: dw.Game) -> None:
    """The card that these words name, or which ones they may mean; of those that may be read in this game."""
    words, name = shown.words, shown.cards.name
    if not asked:
        terminal.warn(words.say("which-card"))
        return
    met = None if shown.part.met is None else shown.part.met(shown.ruleset, game)
    found = shown.lookup.find(asked, met)
    if len(found) == 1:
        print_card(terminal, shown, found[0])
    elif found:
        named = ", ".join(name(card) for card in found[:AT_MOST_NAMED]) + (", …" if len(found) > AT_MOST_NAMED else "")
        terminal.warn(words.say("several-cards", typed=asked, choices=named))
    else:
        similar = ", ".join(name(card) for card in shown.lookup.similar(asked, met))
        key_values = {"typed": asked, "choices": similar}
        terminal.warn(words.say("no-card-similar", **key_values) if similar else words.say("no-card", typed=asked))


def print_card(terminal: Terminal, shown: Shown, card: str) -> None:
    """Its names, what its game tells of it, copies, text and rulings."""
    words, info = shown.words, card_info(shown.ruleset, card)
    title = shown.cards.titled(card)
    title.stylize("bold")
    if info.name(FALLBACK) != info.name(words.lang):
        title.append(f"  ({info.name(FALLBACK)})", style="dim not bold")
    facts = [*shown.part.facts(info, words), words.say("copies", count=info.copies)]
    terminal.print(title)
    terminal.print(Text(" · ".join(facts), style="dim"))
    terminal.print(Text(info.text(words.lang).strip()))
    for ruling in info.rulings:
        terminal.print(Text(words.ruling(ruling), style="dim"))
