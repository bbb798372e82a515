"""What can be typed at the table of a kingdom beside its actions."""

from typing import Any

from rich.text import Text

from deckwright.cards.errors import IllegalAction
from deckwright.cards.messages import Messages
from deckwright.games.kingdom.table.kingdom import Kingdom
from deckwright.games.kingdom.terminal.cardbook import CardBook
from deckwright.games.kingdom.terminal.sheet import sheet_of
from deckwright.games.kingdom.terminal.signs import NUMBER_SIGN
from deckwright.table.terminal import AT_END, AT_TABLE, IN_REPLAY, Command, Desk, Onward

MOST_DIGITS = 10  # of a number that somebody types
EVERYWHERE = frozenset({AT_TABLE, AT_END, IN_REPLAY})


# Looking.


def card(desk: Desk, rest: str) -> bool:
    """`card 12`, `card rye croft`: a card that may be read, with all its stages."""
    book: CardBook = desk.cards
    found = cards_named(book, rest)
    view = desk.game.view(0)
    if len(found) == 1:
        for part in sheet_of(desk.game.card(found[0]), view, desk.words, book):
            desk.print(part)
    elif found:
        desk.warn(desk.words.say("several-cards", typed=rest, choices=", ".join(book.name(str(one)) for one in found)))
    else:
        desk.warn(desk.words.say("no-card-met", typed=rest) if rest else desk.words.say("which-card"))
    return False


def cards_named(book: CardBook, typed: str) -> list[int]:
    """The cards that may be meant, of those that may be read: by number, by a name of any of their stages."""
    asked = typed.strip().removeprefix(NUMBER_SIGN).casefold()
    met = [number for number in book.ruleset.numbers if book.is_open(number)]
    if not asked or asked.isdecimal():
        return [number for number in met if str(number) == asked]
    called = [number for number in met if asked in names_of(book, number, book.stage(number))]
    if called:
        return called
    names = {
        number: [names_of(book, number, stage) for stage in book.ruleset.cards[str(number)].stages] for number in met
    }
    exact = [number for number, stages in names.items() if any(asked in stage for stage in stages)]
    return exact or [
        number for number, stages in names.items() if any(asked in name for stage in stages for name in stage)
    ]


def names_of(book: CardBook, number: int, stage: int) -> list[str]:
    """What a stage is called here and in English."""
    return [book.name_at(number, stage, lang).casefold() for lang in (book.lang, "en")]


def ways(desk: Desk, rest: str) -> bool:
    """`ways 9 down`, `ways 9`: what to produce for an upgrade; `ways 9 down 2` does the second of them; `ways`: for any."""
    if not rest:
        return ways_to_anything(desk)
    wanted, which = read_ways(desk, rest)
    if wanted is None:
        return False
    try:
        found = desk.game.ways(wanted)
    except IllegalAction as error:
        desk.warn(error.text(desk.words.lang))
        return False
    if which is not None and which <= len(found):
        return desk.play([*found[which - 1], wanted])
    if not found:
        desk.warn(desk.words.say("no-ways", action=desk.actions.sentence(wanted)))
        return False
    desk.print(Text(desk.words.say("ways-to", action=desk.actions.sentence(wanted)), style="bold"))
    for number, way in enumerate(found, 1):
        told = ", ".join(desk.actions.sentence(text) for text in way) or desk.words.say("ways-now")
        desk.print(Text.assemble((f"{number:>2} ", "bold cyan"), told))
    desk.print(Text(desk.words.say("ways-hint", typed=" ".join(wanted.split()[1:])), style="dim"))
    return False


def ways_to_anything(desk: Desk) -> bool:
    """For every upgrade that can be paid, now or after producing, its first way."""
    view = desk.game.view(0)
    found = []
    for one in (*view["play"], *view["permanents"]):
        for upgrade in one["upgrades"] if one["blocked_by"] is None and view["phase"] == "turn" else ():
            text = f"upgrade {one['card']} {upgrade['arrow']}"
            found += [(text, way) for way in desk.game.ways(text)[:1]]
    if not found:
        desk.warn(desk.words.say("no-ways-at-all"))
    for text, way in found:
        told = ", ".join(desk.actions.sentence(step) for step in way) or desk.words.say("ways-now")
        desk.print(Text.assemble((desk.actions.sentence(text), "bold"), " – ", told))
    return False


def read_ways(desk: Desk, rest: str) -> tuple[str | None, int | None]:
    """The action that is meant, and which of its ways; without an arrow the only one that the card has."""
    typed = rest.casefold().removeprefix("upgrade ").removeprefix("use ").removeprefix(NUMBER_SIGN).split()
    view = desk.game.view(0)
    open_cards = {str(one["card"]): one for one in (*view["play"], *view["permanents"])}
    if not typed or typed[0] not in open_cards:
        desk.warn(desk.words.say("ways-which"))
        return None, None
    shown = open_cards[typed.pop(0)]
    texts = {upgrade["arrow"]: f"upgrade {shown['card']} {upgrade['arrow']}" for upgrade in shown["upgrades"]}
    texts |= {effect["name"]: f"use {shown['card']} {effect['name']}" for effect in shown["effects"]}
    wanted = texts.get(typed.pop(0), "") if typed and not typed[0].isdecimal() else next(iter(texts.values()), "")
    if not wanted:
        desk.warn(
            desk.words.say("ways-no-upgrade", card=desk.cards.name(str(shown["card"])), known=", ".join(texts) or "–")
        )
        return None, None
    return wanted, int(typed[0]) if typed and typed[0].isdecimal() and typed[0] != "0" else None


# Going on.


def restart(desk: Desk, rest: str) -> bool:
    """The kingdom begins again; what was played stays in its tree."""
    if desk.game.view(0)["restart_open"] and not desk.agrees(desk.words.say("restart-really")):
        return False
    return desk.change(desk.tree.restart, told=-1)


def expand(desk: Desk, rest: str) -> bool:
    """`expand 137`: the kingdom goes on with an expansion."""
    asked = rest.strip().removeprefix(NUMBER_SIGN)
    if desk.game.over and not asked.isdecimal():
        known = ", ".join(map(str, desk.game.expansions())) or "–"
        words = desk.words
        desk.warn(
            words.say("expand-which", typed=rest, known=known) if rest else words.say("expand-choose", known=known)
        )
        return False
    last = desk.game.log[-1].number
    return desk.change(lambda: desk.tree.expand(whole(asked)), told=last)


def chronicle(desk: Desk, rest: str) -> bool:
    """The story so far."""
    teller = desk.game if desk.place == IN_REPLAY else desk.tree
    desk.print(Text("\n\n".join(teller.chronicle(desk.words.lang))))
    return False


COMMANDS = (
    Command("card", card, EVERYWHERE),
    Command("ways", ways, frozenset({AT_TABLE})),
    Command("expand", expand),
    Command("restart", restart),
    Command("chronicle", chronicle, EVERYWHERE),
)


# Kingdoms.


def found(ruleset: str, name: str | None, lang: str, seed: Any, options: Any, packs: Any) -> Kingdom:
    """A new kingdom; one that nobody named is called like its set."""
    kingdom = Kingdom.found(name or "?", seed, options, packs, ruleset)
    if name is None:
        names = kingdom.game.ruleset.frame.names
        kingdom.rename(names.get(lang, names["en"]))
    return kingdom


def onward(kingdom: Any, words: Messages, cards: CardBook) -> list[Onward]:
    """The expansions that can be played; then a look at how it went."""
    return [
        Onward(f"expand {number}", Text(words.say("onward-expand", card=cards.name(str(number)))))
        for number in kingdom.game.expansions()
    ] + [
        Onward("chronicle", Text(words.say("onward-chronicle"))),
        Onward("tree", Text(words.say("onward-tree"))),
        Onward("quit", Text(words.say("onward-quit"))),
    ]


def whole(text: str) -> int:
    """The number that these digits write; 0, which is no card, for anything else."""
    return int(text) if text.isascii() and text.isdecimal() and len(text) < MOST_DIGITS else 0
