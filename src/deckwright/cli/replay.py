"""`deckwright replay`: a saved game step by step, with everything open or through the eyes of one seat."""

from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

import deckwright as dw
from deckwright.cards.model import LANGUAGES
from deckwright.cli import packs as card_packs
from deckwright.cli import savefile
from deckwright.cli.cardsheet import show_card
from deckwright.cli.desk import LookingBack
from deckwright.cli.drawing import draw_board, show_result
from deckwright.cli.help import OTHER_GAME, show_replay_help
from deckwright.cli.interruption import Interrupted, Interruptions
from deckwright.cli.play import choose_language
from deckwright.cli.seats import find_seat, seats_from
from deckwright.cli.showing import show_game
from deckwright.cli.story import Story
from deckwright.cli.terminal import BadInput, Terminal
from deckwright.cli.trees import games_in, trees_in
from deckwright.cli.words import Words, simple, whole_number
from deckwright.table.saved import read_saved
from deckwright.table.terminal import IN_REPLAY, View

ORDERS = {
    "next": ("", "n", "next"),
    "back": ("b", "back", "p"),
    "end": ("e", "end"),
    "log": ("log", "l"),
    "why": ("why", "w"),
    "view": ("view", "v"),
    "card": ("card", "c"),
    "help": ("help", "h", "?"),
    "quit": ("q", "quit", "exit"),
}


def look_again(
    file: Path, seat: str | None, lang: str | None, packs: Sequence[Path], color: bool, plain: bool = False
) -> int:
    """Open a saved game and step through it; returns the exit code."""
    speaking = Words(choose_language(lang))
    table = savefile.read(file, speaking)
    words = Words(table.language) if lang is None and table.language in LANGUAGES else speaking
    card_packs.check(packs, words)
    saved, tree, games = bytes(table.game), None, dict[str, bytes]()
    if (trees := trees_in(saved)) is not None:
        tree, games = trees.tree.load(saved, card_packs.named(packs, words)), games_in(trees, saved)
        *_, saved = games.values()
    found = card_packs.find_again(saved, packs, words)
    game = dw.replay(saved, upto=0, packs=found)
    names = names_of(table, game.players, words)
    viewer = None if seat is None else find_seat(seat, names, words)
    replay = Replay(Terminal(words, color), saved, names, viewer, found, plain, tree, games)
    return replay.run()


def names_of(table: savefile.TableFile, count: int, words: Words) -> list[str]:
    if not table.has_seats:
        return [words.say("player-name", n=seat + 1) for seat in range(count)]
    names = [seat.name for seat in seats_from(table, words)]
    if len(names) != count:
        raise BadInput(words.say("save-without-seats"))
    return names


class Replay:
    """A saved game and the place where we are in it; of a tree one of its games."""

    def __init__(
        self,
        terminal: Terminal,
        saved: bytes,
        names: Sequence[str],
        seat: int | None,
        packs: Sequence[str] = (),
        plain: bool = False,
        tree: Any = None,
        games: Mapping[str, bytes] | None = None,
    ) -> None:
        self.terminal = terminal
        self.saved, self.packs = saved, packs
        self.tree, self.games = tree, games or {}
        self.actions: list[str] = read_saved(saved).actions
        self.names = list(names)
        self.seat = seat
        self.place = 0
        self.game = dw.replay(saved, upto=0, packs=packs)
        self.before = -1  # the last event before the action that led here
        self.shown = show_game(self.game.ruleset, terminal.words.lang, self.names, plain)
        self.words = self.shown.words
        self.story = Story(terminal, self.shown, self.names)
        self.orders = {way: order for order, ways in ORDERS.items() for way in ways}
        self.own = {command.name: command for command in self.shown.part.commands if IN_REPLAY in command.where}
        added = [*self.own, *((OTHER_GAME,) if self.games else ())]
        self.orders |= {name: name for name in added}
        for order in dict.fromkeys(("log", "why", "view", "card", "help", "quit", *added)):
            for way in self.words.alternatives(f"order-{order}"):
                self.orders.setdefault(way, order)

    def run(self) -> int:
        try:
            with Interruptions():
                self.show()
                while self.respond(self.terminal.ask(self.prompt())):
                    pass
        except EOFError:
            pass
        except Interrupted as interruption:
            with suppress(OSError):  # the terminal may be gone
                self.terminal.print()
            return interruption.exit_code
        return 0

    def prompt(self) -> str:
        return self.words.say("replay-prompt", n=self.place, count=len(self.actions))

    def respond(self, typed: str) -> bool:
        """Do what was typed; False to leave."""
        if (place := whole_number(typed)) is not None:
            self.go_to(place)
            return True
        first, _, rest = typed.partition(" ")
        order = self.orders.get(first.casefold()) or self.orders.get(simple(first) or first)
        if order == "quit":
            return False
        if order == "next":
            self.go_to(self.place + 1)
        elif order == "back":
            self.go_to(self.place - 1)
        elif order == "end":
            self.go_to(len(self.actions))
        elif order == OTHER_GAME:
            self.open(rest)
        elif order in self.own:
            self.own[order].do(LookingBack(self), rest)
        elif order == "log":
            self.story.log(self.events(), rest)
        elif order == "why" and rest:
            self.story.why_event(self.events(), rest)
        elif order == "why":
            self.story.why(self.events(), self.before)
        elif order == "view":
            self.show()
        elif order == "card":
            show_card(self.terminal, self.shown, rest, self.game)
        elif order == "help":
            show_replay_help(self.terminal, self.shown, [*self.own], bool(self.games))
        else:
            self.terminal.warn(self.words.say("replay-not-understood", typed=typed))
        return True

    def open(self, name: str) -> None:
        """Look at another game of the tree, from its beginning."""
        if name not in self.games:
            known = ", ".join(self.games)
            self.terminal.warn(self.words.say("replay-no-such-game", typed=name, known=known))
            return
        self.saved = self.games[name]
        self.actions = read_saved(self.saved).actions
        self.game = dw.replay(self.saved, upto=0, packs=self.packs)
        self.place, self.before = 0, -1
        self.show()

    def go_to(self, place: int) -> None:
        """Show the game after so many actions."""
        if not 0 <= place <= len(self.actions):
            key = "replay-at-start" if place < 0 else "replay-at-end"
            self.terminal.warn(self.words.say(key, count=len(self.actions)))
            return
        if place != self.place + 1:
            self.game = dw.replay(self.saved, upto=max(place - 1, 0), packs=self.packs)
            self.shown.look(self.game)
        self.before = self.last_event() if place else -1
        actor = self.game.player
        if place:
            chosen = self.shown.actions.sentence(self.actions[place - 1])  # as it was called then
            self.game.play(self.actions[place - 1])
        self.place = place
        if place:
            self.terminal.print()
            if actor is not None and self.seat in (None, actor):  # what another seat chose may be its secret
                self.terminal.print(f"{self.names[actor]}: {chosen}", "bold")
            self.story.news([event for event in self.events() if event.number > self.before])
        self.show()

    def show(self) -> None:
        self.shown.look(self.game)
        if self.game.over:
            show_result(self.terminal, self.shown, self.game)
            return
        view, seat = self.view()
        draw_board(self.terminal, self.shown, view, seat, watching=self.seat is None)
        self.terminal.rule()

    def view(self) -> tuple[View, int]:
        """What the chosen seat saw; without one, everybody's hands from the side of the player at turn."""
        if self.seat is not None:
            return self.game.view(self.seat), self.seat
        return self.shown.screen.everything_open(self.game)

    def events(self) -> Sequence[dw.Event]:
        return self.game.log if self.seat is None else self.game.events(self.seat)

    def last_event(self) -> int:
        return self.game.log[-1].number if self.game.log else -1
