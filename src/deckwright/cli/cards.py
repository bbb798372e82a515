"""The command `deckwright cards`: look at the cards of a set, and check a card file of one's own."""

import json
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from difflib import get_close_matches
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console, JustifyMethod
from rich.table import Table
from rich.text import Text

from deckwright import defaults
from deckwright.cards.errors import BadCards, BadOption, DeckwrightError, NotFound
from deckwright.cards.loader import CARD_FILES, load_text
from deckwright.cards.model import LANGUAGES, Card, CardSet
from deckwright.cards.sheet import read_text
from deckwright.cli import packs as card_packs
from deckwright.cli import savefile
from deckwright.cli.choices import TOGETHER, Command
from deckwright.cli.places import named_place
from deckwright.cli.trees import trees_in
from deckwright.cli.words import Words, default_language
from deckwright.table.game import Game
from deckwright.table.kinds import GameKind, Ruleset, kind_named
from deckwright.table.rulesets import all_rulesets, all_sets, known_sets, language_for, resolve
from deckwright.table.saving import load
from deckwright.table.setup import set_up

DEFAULT_SET = defaults.RULESET
FOUND_MISTAKES = 1
PLAIN_WIDTH = 160  # where the output goes to a file, names are not cut
FIRST, LAST = ("id", "name"), ("copies", "set")  # columns of every game's cards, before and behind its own
SEVERAL = 2
FEW = 4  # so many names can be listed in one line

app = typer.Typer(
    add_completion=False, rich_markup_mode=None, pretty_exceptions_enable=False, no_args_is_help=True,
    help="Look at cards; check a card file.",
)  # fmt: skip

Language = Annotated[str | None, typer.Option(metavar="en|pt|pl|ru", help="Language; from LANG when not given.")]
SETS_HELP = f"The id of a set, several joined by +, {TOGETHER}, or a card file (my-set.yaml)."
SetName = Annotated[str, typer.Option("--ruleset", "--set", metavar="SETS", help=SETS_HELP)]
AnySet = Annotated[
    str | None, typer.Option("--ruleset", "--set", metavar="SETS", help=f"{SETS_HELP} All sets when not given.")
]
Spoilers = Annotated[
    bool, typer.Option("--spoilers", help="Also cards that are met only in play, where a game keeps them for that.")
]
Played = Annotated[
    Path | None,
    typer.Option("--save", parser=named_place, metavar="FILE", help="The cards that were met in this saved game."),
]
Packs = Annotated[
    list[Path] | None,
    typer.Option(
        parser=named_place,
        metavar="DIR_OR_FILE",
        help="Cards of your own: a card file, or a folder of them; repeatable.",
    ),
]


@dataclass(frozen=True)
class Chosen:
    """The cards of the sets that were asked for."""

    id: str
    sets: tuple[CardSet, ...]
    cards: tuple[Card, ...]
    ids: Mapping[str, Card]  # a card may have several, if its copies are told apart
    unmet: int = 0  # cards that are left out, since they are met only in play

    @property
    def kind(self) -> GameKind:
        """The game that they are of; sets of several are never together."""
        return kind_named(self.sets[0].game)

    def set_of(self, card: Card) -> CardSet:
        return next(used for used in self.sets if card.id in used.by_id)


@app.command(cls=Command)
def check(
    files: Annotated[
        list[Path] | None, typer.Argument(parser=named_place, metavar="FILE_OR_FOLDER...", help="Card files.")
    ] = None,
    packs: Packs = None,
) -> None:
    """Say what is wrong with card files; with --packs also whether they can be played together with those."""
    named = [*(files or ()), *(packs or ())]
    if not named:
        raise BadOption("Which card file? For example: deckwright cards check my-set.yaml")
    found: dict[Path, CardSet | None] = {}
    for file in (file for path in named for file in files_in(path)):
        if file.resolve() not in found:
            found[file.resolve()] = check_file(file)
    well = {
        file: card_set for file, card_set in found.items() if card_set is not None and card_set.id not in all_sets()
    }
    code = 0 if all(found.values()) else FOUND_MISTAKES
    if packs or any(path.is_dir() for path in named):
        for game in sorted({card_set.game for card_set in well.values()}):
            if not fit_together({file: card_set for file, card_set in well.items() if card_set.game == game}):
                code = FOUND_MISTAKES
    raise typer.Exit(code)


def files_in(path: Path) -> Iterator[Path]:
    """The file itself, or the card files of a folder."""
    if not path.is_dir():
        yield path
        return
    files = sorted(path.glob(CARD_FILES))
    if not files:
        raise NotFound(f"{path}: the folder holds no card file (NAME.yaml).")
    yield from files


def check_file(file: Path) -> CardSet | None:
    """Say whether a card file is well; the set in it if it is."""
    try:
        card_set = load_set(file)
        kind_named(card_set.game).cards.compile(card_set.cards)
        check_own(file, card_set)
    except DeckwrightError as error:
        tell(error)
        return None
    count = len(card_set.cards)
    cards = f"{file}: {count} {'card' if count == 1 else 'cards'}"
    own = card_set.id in all_sets()
    notes = [] if own else list(strangers(file, card_set))
    lacking = None if own or len(notes) < len(known_sets(kind_named(card_set.game))) else what_it_lacks(file, card_set)
    typer.echo(f"{cards}, all well" if lacking is None else f"{cards}, but no game can be played with them")
    for note in notes if lacking is None else [*notes, f"It cannot be played alone:\n{lacking}"]:
        typer.echo(note)
    return card_set if lacking is None else None


def what_it_lacks(file: Path, card_set: CardSet) -> DeckwrightError | None:
    """Why a set cannot be played alone; none if it can."""
    try:
        set_up(card_set.id, None, None, None, [file])
    except DeckwrightError as error:
        return error
    return None


def load_set(file: Path) -> CardSet:
    """The set in a card file, of the game that it names."""
    text = read_text(file)
    return load_text(language_for(file.name, text), text, file.name)


def check_own(file: Path, card_set: CardSet) -> None:
    """Refuse a file that calls itself as a set of ours does: no game could tell the two apart."""
    own = kind_named(card_set.game).cards.sets / f"{card_set.id}.yaml"
    if card_set.id in all_rulesets() and file.resolve() != own.resolve():
        raise BadCards(
            file.name, 1, 1, f'a set of Deckwright has the id "{card_set.id}".', "Give yours another `set:` id."
        )


def strangers(file: Path, card_set: CardSet) -> Iterator[str]:
    """The built-in sets of its game that this one cannot be played with, as another card has the same id."""
    for name in known_sets(kind_named(card_set.game)):
        try:
            card_packs.check_together(f"{name}+{card_set.id}", [card_packs.Pack(file, card_set)])
        except BadCards as error:
            yield f"It cannot be played together with {name}:\n{error}"


def fit_together(sets: Mapping[Path, CardSet]) -> bool:
    """Whether the sets in these files, all of one game, can be played together."""
    if len(sets) < SEVERAL:
        return True
    try:
        return bool(resolve([card_set.id for card_set in sets.values()], list(sets)).cards)
    except DeckwrightError as error:
        tell(error)
        return False


def tell(error: DeckwrightError) -> None:
    for one in error.all if isinstance(error, BadCards) else [error]:
        typer.echo(str(one))


@app.command("list", cls=Command)
def list_cards(
    ruleset: SetName = DEFAULT_SET,
    lang: Language = None,
    packs: Packs = None,
    save: Played = None,
    spoilers: Spoilers = False,
    as_json: Annotated[bool, typer.Option("--json", help="As JSON, for programs.")] = False,
) -> None:
    """List the cards of a set, or of several; of cards that are met in play those that are met."""
    language = checked_language(lang)
    chosen = find_sets(ruleset, packs or (), Words(language), save, spoilers)
    if as_json:
        facts = [facts_of(card, chosen.set_of(card), language) for card in chosen.cards]
        typer.echo(json.dumps(facts, ensure_ascii=False, indent=2))
        return
    words, own = Words(language, chosen.kind), chosen.kind.terminal().columns
    table = Table(title=" + ".join(used.names[language] for used in chosen.sets), title_justify="left")
    numbers = {*(column.name for column in own if column.number), "copies"}
    last = LAST if len(chosen.sets) > 1 else LAST[:1]
    for name in (*FIRST, *(column.name for column in own), *last):
        justify: JustifyMethod = "right" if name in numbers else "left"
        table.add_column(words.say(f"heading-{name}"), justify=justify, no_wrap=name != "name")
    for card in chosen.cards:
        known = (str(card.copies), chosen.set_of(card).id)
        cells = (column.cell(card, words) for column in own)
        table.add_row(card.id, Text(card.names[language]), *cells, *known[: len(last)])
    screen().print(table)
    if chosen.unmet:
        screen().print(words.say("cards-unmet", count=chosen.unmet))


@app.command(cls=Command)
def show(
    card: Annotated[str, typer.Argument(metavar="ID", help=f"The id of a card, such as {defaults.CARD}.")],
    ruleset: AnySet = None,
    lang: Language = None,
    packs: Packs = None,
    save: Played = None,
    spoilers: Spoilers = False,
) -> None:
    """Show one card with its text; one that is met in play only where it is met."""
    language = checked_language(lang)
    words = Words(language)
    if ruleset is not None or save is not None:
        chosen = find_sets(DEFAULT_SET if ruleset is None else ruleset, packs or (), words, save, spoilers)
        found, card_set = find_card(chosen, card, words)
    else:
        found, card_set = find_anywhere(card, packs or (), words, spoilers)
    kind = kind_named(card_set.game)
    words = Words(language, kind)
    title = Text(found.names[language], style="bold")
    if found.names["en"] != found.names[language]:
        title.append(f"  ({found.names['en']})", style="dim not bold")
    facts = [*kind.terminal().facts(found, words), words.say("copies", count=found.copies), card_set.names[language]]
    console = screen()
    console.print(title)
    console.print(Text(" · ".join(facts), style="dim"))
    printed = kind.terminal().printed
    text = kind.cards.words(language).card(found).strip() if printed is None else "\n".join(printed(found, words))
    console.print(Text(text))
    for ruling in found.rulings:
        console.print(Text(words.ruling(ruling), style="dim"))


def screen() -> Console:
    """The terminal; a wide page where nobody sits."""
    wide = None if sys.stdout.isatty() else PLAIN_WIDTH
    return Console(width=wide, highlight=False, markup=False, emoji=False)


def find_sets(
    name: str, packs: Sequence[Path], words: Words, save: Path | None = None, spoilers: bool = True
) -> Chosen:
    """Sets that come with Deckwright or are installed, one in a file, or those of a saved game."""
    if save is not None:
        game = saved_game(save, packs, words)
        if name not in (DEFAULT_SET, game.ruleset.id):
            raise BadOption(words.say("save-of-other-game", file=str(save), ruleset=name))
        return chosen_of(game.ruleset, game, spoilers)
    if name.endswith(".yaml"):  # whoever has the file may read it
        return book_of(load_set(Path(name)))
    return chosen_of(resolve(*card_packs.choose(name, packs, words)), None, spoilers)


def chosen_of(ruleset: Ruleset, game: Game | None, spoilers: bool) -> Chosen:
    """The cards of a ruleset; of those that are met only in play the ones that may be read in this game."""
    used, met = ruleset.sets, ruleset.kind.terminal().met
    ids = {id: card for id, card in ruleset.cards.items() if any(card.id in one.by_id for one in used)}
    open_ = ids if met is None or spoilers else ids.keys() & met(ruleset, game)
    read = {id: card for id, card in ids.items() if id in open_}
    return Chosen(ruleset.id, used, distinct(read), read, len(distinct(ids)) - len(distinct(read)))


def book_of(card_set: CardSet) -> Chosen:
    """All cards of one set."""
    return Chosen(card_set.id, (card_set,), card_set.cards, card_set.by_id)


def distinct(cards: Mapping[str, Card]) -> tuple[Card, ...]:
    """Each card once."""
    return tuple({card.id: card for card in cards.values()}.values())


def saved_game(file: Path, packs: Sequence[Path], words: Words) -> Game:
    """The game in a saved file; of a tree the one that goes on."""
    saved = bytes(savefile.read(file, words).game)
    if (trees := trees_in(saved)) is not None:
        return trees.tree.load(saved, card_packs.named(packs, words)).game  # type: ignore[no-any-return]
    return load(saved, card_packs.find_again(saved, packs, words))


def find_card(chosen: Chosen, asked: str, words: Words) -> tuple[Card, CardSet]:
    """The card with this id, or with this name in any language, and the set that it belongs to."""
    for id, card in chosen.ids.items():
        if asked == id or asked.lower() in [name.lower() for name in card.names.values()]:
            return card, chosen.set_of(card)
    if chosen.unmet:  # the same whether there is such a card or not
        raise NotFound(words.say("card-unmet", card=asked))
    raise NotFound(
        f'There is no card "{asked}" in {chosen.id}. {suggestion(asked, [card.id for card in chosen.cards])}'
    )


def find_anywhere(asked: str, packs: Sequence[Path], words: Words, spoilers: bool) -> tuple[Card, CardSet]:
    """The card in any set there is; where it is in none, the set with a name like it answers."""
    brought, shelf = card_packs.on_hand(packs, words)
    known = all_sets()
    own = [known.pop(DEFAULT_SET), *known.values()]
    books = [
        *(book_of(pack.set) for pack in brought),
        *(book_of(one) if spoilers or is_open(one) else frame_of(one) for one in own),
        *(book_of(pack.set) for pack in shelf),
    ]
    for book in books:
        with suppress(NotFound):
            return find_card(book, asked, words)
    likely = [book for book in books if similar(asked, [card.id for card in book.cards])]
    standard = next(book for book in books if book.id == DEFAULT_SET)
    return find_card(likely[0] if likely else standard, asked, words)


def is_open(card_set: CardSet) -> bool:
    """Whether its cards may be read before they are met."""
    return kind_named(card_set.game).terminal().met is None


def frame_of(card_set: CardSet) -> Chosen:
    """What may be read of a set of our own whose cards are met in play."""
    kind = kind_named(card_set.game)
    name = next((name for name, sets in kind.sets.together.items() if sets == (card_set.id,)), card_set.id)
    return chosen_of(resolve(name), None, spoilers=False)


def suggestion(asked: str, known: list[str]) -> str:
    """What may have been meant."""
    near = similar(asked, known)
    if near:
        return f"Did you mean {' or '.join(near)}?"
    return f"There is {', '.join(known)}." if len(known) < FEW else "`deckwright cards list` lists them."


def similar(asked: str, known: list[str]) -> list[str]:
    """The ids most like the one asked for."""
    near = get_close_matches(asked.lower().replace(" ", "-"), known, n=3)
    return near or [one for one in known if asked.lower() in one.split("-")][:3]


def checked_language(lang: str | None) -> str:
    if lang is None:
        return default_language()
    if lang.casefold() not in LANGUAGES:
        raise BadOption(Words(default_language()).say("unknown-language", lang=lang, known=", ".join(LANGUAGES)))
    return lang.casefold()


def facts_of(card: Card, chosen: CardSet, lang: str) -> dict[str, Any]:
    """A card as data, for programs; what the cards of its game do not have is left out."""
    kind = kind_named(chosen.game)
    own = (*(column.name for column in kind.terminal().columns), "copies", "origin")
    return {
        "id": card.id,
        "name": card.names[lang],
        **{name: getattr(card, name) for name in own if hasattr(card, name)},
        "keywords": list(kind.cards.keywords(card)),
        "rulings": list(card.rulings),
        "set": chosen.id,
    }
