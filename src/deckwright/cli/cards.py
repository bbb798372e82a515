"""The command `deckwright cards`: look at the cards of a set, and check a card file of one's own."""

import json
import sys
from difflib import get_close_matches
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

from deckwright.cards.compiler import compile_cards, keywords
from deckwright.cards.errors import BadCards, BadOption, NotFound
from deckwright.cards.loader import builtin_sets, load_set
from deckwright.cards.model import LANGUAGES, Card, CardSet
from deckwright.cli.words import Words, default_language

DEFAULT_SET = "ascension-10th"
FOUND_MISTAKES = 1
PLAIN_WIDTH = 160  # where the output goes to a file, names are not cut
HEADINGS = {
    "en": ("Id", "Name", "Type", "Faction", "Cost", "Honor", "Copies"),
    "pt": ("Id", "Nome", "Tipo", "Facção", "Custo", "Honra", "Cópias"),
    "pl": ("Id", "Nazwa", "Typ", "Frakcja", "Koszt", "Honor", "Kopie"),
    "ru": ("Id", "Название", "Тип", "Фракция", "Стоимость", "Слава", "Копии"),
}
NUMBERS_FROM = 4  # columns from here on hold numbers

app = typer.Typer(
    add_completion=False, rich_markup_mode=None, pretty_exceptions_enable=False, no_args_is_help=True,
    help="Look at cards; check a card file.",
)  # fmt: skip

Language = Annotated[str | None, typer.Option(metavar="en|pt|pl|ru", help="Language; from LANG when not given.")]
SetName = Annotated[
    str, typer.Option("--ruleset", "--set", metavar="SET", help="The id of a set, or a card file (my-set.yaml).")
]


@app.command()
def check(files: Annotated[list[Path], typer.Argument(metavar="FILE...", help="Card files.")]) -> None:
    """Say what is wrong with card files."""
    code = 0
    for file in files:
        try:
            cards = load_set(file).cards
            compile_cards(cards)
        except BadCards as error:
            code = FOUND_MISTAKES
            for one in error.all:
                typer.echo(str(one))
        except NotFound as error:
            code = FOUND_MISTAKES
            typer.echo(str(error))
        else:
            typer.echo(f"{file}: {len(cards)} {'card' if len(cards) == 1 else 'cards'}, all well")
    raise typer.Exit(code)


@app.command("list")
def list_cards(
    ruleset: SetName = DEFAULT_SET,
    lang: Language = None,
    as_json: Annotated[bool, typer.Option("--json", help="As JSON, for programs.")] = False,
) -> None:
    """List the cards of a set."""
    chosen = find_set(ruleset)
    language = checked_language(lang)
    if as_json:
        facts = [facts_of(card, chosen, language) for card in chosen.cards]
        typer.echo(json.dumps(facts, ensure_ascii=False, indent=2))
        return
    words = Words(language)
    table = Table(title=chosen.names[language], title_justify="left")
    for place, heading in enumerate(HEADINGS[language]):
        table.add_column(heading, justify="right" if place >= NUMBERS_FROM else "left", no_wrap=place != 1)
    for card in chosen.cards:
        table.add_row(card.id, Text(card.names[language]), words.say(f"type-{card.type}"), faction_word(card, words),
                      cost_of(card, words), str(card.honor or ""), str(card.copies))  # fmt: skip
    screen().print(table)


@app.command()
def show(
    card: Annotated[str, typer.Argument(metavar="ID", help="The id of a card, such as spike-vixen.")],
    ruleset: SetName = DEFAULT_SET,
    lang: Language = None,
) -> None:
    """Show one card with its text."""
    from deckwright.cards.text import card_text

    language = checked_language(lang)
    found = find_card(find_set(ruleset), card)
    words = Words(language)
    title = Text(found.names[language], style="bold")
    if found.names["en"] != found.names[language]:
        title.append(f"  ({found.names['en']})", style="dim not bold")
    facts = [words.say(f"type-{found.type}")]
    if found.type != "monster":
        facts.append(faction_word(found, words))
    if cost_of(found, words):
        facts.append(words.say("cost", cost=cost_of(found, words)))
    if found.honor:
        facts.append(words.say("honor-at-end", count=found.honor))
    facts.append(words.say("copies", count=found.copies))
    console = screen()
    console.print(title)
    console.print(Text(" · ".join(facts), style="dim"))
    console.print(Text(card_text(found, language).strip()))
    if found.rulings:
        console.print(Text(", ".join(found.rulings), style="dim"))


def screen() -> Console:
    """The terminal; a wide page where nobody sits."""
    wide = None if sys.stdout.isatty() else PLAIN_WIDTH
    return Console(width=wide, highlight=False, markup=False, emoji=False)


def find_set(name: str) -> CardSet:
    """A set that comes with Deckwright, or one in a file."""
    if name.endswith(".yaml"):
        return load_set(name)
    sets = builtin_sets()
    if name not in sets:
        raise NotFound(f'There is no set "{name}". {suggestion(name, list(sets))}')
    return sets[name]


def find_card(chosen: CardSet, asked: str) -> Card:
    """The card with this id, or with this name in any language."""
    if asked in chosen.by_id:
        return chosen.by_id[asked]
    for card in chosen.cards:
        if asked.lower() in [name.lower() for name in card.names.values()]:
            return card
    raise NotFound(f'There is no card "{asked}" in {chosen.id}. {suggestion(asked, list(chosen.by_id))}')


def suggestion(asked: str, known: list[str]) -> str:
    """What may have been meant."""
    near = get_close_matches(asked.lower().replace(" ", "-"), known, n=3)
    if not near:
        near = [one for one in known if asked.lower() in one.split("-")][:3]
    if near:
        return f"Did you mean {' or '.join(near)}?"
    return f"There is {', '.join(known)}." if len(known) < NUMBERS_FROM else "`deckwright cards list` lists them."


def checked_language(lang: str | None) -> str:
    if lang is None:
        return default_language()
    if lang.casefold() not in LANGUAGES:
        raise BadOption(Words(default_language()).say("unknown-language", lang=lang, known=", ".join(LANGUAGES)))
    return lang.casefold()


def faction_word(card: Card, words: Words) -> str:
    if card.type == "monster":
        return ""
    return words.say(f"faction-{card.faction or 'none'}")


def cost_of(card: Card, words: Words) -> str:
    """The cost with the letter of its resource; a starting card has none."""
    if card.origin == "starting":
        return ""
    return words.say("cost-power" if card.type == "monster" else "cost-runes", count=card.cost)


def facts_of(card: Card, chosen: CardSet, lang: str) -> dict[str, Any]:
    return {
        "id": card.id,
        "name": card.names[lang],
        "type": card.type,
        "faction": card.faction,
        "cost": card.cost,
        "honor": card.honor,
        "copies": card.copies,
        "origin": card.origin,
        "keywords": list(keywords(card)),
        "rulings": list(card.rulings),
        "set": chosen.id,
    }
