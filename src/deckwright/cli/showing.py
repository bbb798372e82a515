"""A game as this terminal shows it: with what it brings for one, and plain in everything else."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from deckwright.cli import trees
from deckwright.cli.lookup import Lookup
from deckwright.cli.plain.actions import PlainActions
from deckwright.cli.plain.cards import PlainCards
from deckwright.cli.plain.screen import PlainScreen
from deckwright.cli.words import Words
from deckwright.table.game import Game
from deckwright.table.kinds import Ruleset
from deckwright.table.terminal import Actions, AtTerminal, Cards, Screen, nothing_told


@dataclass(frozen=True)
class Shown:
    """What a game says and draws here, in one language, for seats of these names."""

    ruleset: Ruleset
    part: AtTerminal
    words: Words
    cards: Cards
    actions: Actions
    screen: Screen
    lookup: Lookup

    def look(self, game: Game) -> None:
        """Show cards from here on as they are in this game."""
        self.part.look(self.cards, game)


def show_game(ruleset: Ruleset, lang: str, names: Sequence[str], plain: bool = False) -> Shown:
    """The game on its own screen; or, if that is wanted, on the plain one that any game has."""
    part, words = ruleset.kind.terminal(), Words(lang, ruleset.kind)
    if plain:
        part = replace(part, cards=None, actions=None, screen=None, look=nothing_told, commands=())
    if part.trees is not None:
        part = replace(part, commands=(*part.commands, *trees.COMMANDS))
    cards = PlainCards(ruleset, words) if part.cards is None else part.cards(ruleset, words)
    if part.actions is None:
        actions: Actions = PlainActions(words, cards, names, ruleset)
    else:
        actions = part.actions(words, cards, names)
    if part.screen is None:
        screen: Screen = PlainScreen(words, cards, names, ruleset)
    else:
        screen = part.screen(words, cards, actions, names)
    return Shown(ruleset, part, words, cards, actions, screen, Lookup(ruleset.cards, cards))
