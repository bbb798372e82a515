"""Games at this terminal: whose move it is, what is shown to whom, what was typed, when it is saved, what comes next."""

from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

from rich.text import Text

import deckwright as dw
from deckwright.bots.protocol import ask
from deckwright.cards.messages import capital
from deckwright.cli import savefile
from deckwright.cli.answer import ORDERS, ORDERS_AT_END, Interpreter, Order, Unclear, orders_of
from deckwright.cli.cardsheet import show_card
from deckwright.cli.desk import AtDesk
from deckwright.cli.drawing import draw_board, show_result
from deckwright.cli.help import show_help
from deckwright.cli.interruption import Interrupted, Interruptions
from deckwright.cli.menu import menu
from deckwright.cli.places import expanded
from deckwright.cli.seats import Seat, make_bots
from deckwright.cli.showing import show_game
from deckwright.cli.story import Story
from deckwright.cli.terminal import BadInput, Terminal
from deckwright.cli.trees import choices, has_begun
from deckwright.cli.words import simple, whole_number
from deckwright.table.terminal import AT_END, AT_TABLE, Command, Onward

Viewer = int | None  # a seat, or None for somebody who only watches


class Leave(Exception):
    """The person wants to stop for now."""


class Sitting:
    """A game with the people and bots around it; where it is part of a tree, one game after the other."""

    def __init__(
        self,
        terminal: Terminal,
        game: dw.Game,
        seats: Sequence[Seat],
        autosave: savefile.Autosave,
        bot_seed: int,
        plain: bool = False,
        tree: Any = None,
    ) -> None:
        self.terminal = terminal
        self.game = game
        self.tree = tree
        self.seats = list(seats)
        self.autosave = autosave
        self.bot_seed = bot_seed
        self.bots = make_bots(self.seats, bot_seed)
        self.people = [place for place, seat in enumerate(self.seats) if seat.human]
        names = [seat.name for seat in self.seats]
        self.names = names
        self.shown = show_game(game.ruleset, terminal.words.lang, names, plain)
        self.shown.look(game)
        self.words, self.cards, self.labels = self.shown.words, self.shown.cards, self.shown.actions
        self.story = Story(terminal, self.shown, names)
        self.interpreters = {
            AT_TABLE: Interpreter(self.words, self.labels, orders_of(self.shown.part, ORDERS, AT_TABLE)),
            AT_END: Interpreter(self.words, self.labels, orders_of(self.shown.part, ORDERS_AT_END, AT_END)),
        }
        self.interruptions = Interruptions()
        self.seen: dict[Viewer, int] = {}  # the last event that each viewer was told of
        self.told_since: dict[Viewer, int] = {}  # where the last telling began
        self.at_device: int | None = None
        self.greeted = False  # told once what can be typed
        self.put_off: str | None = None  # the action that gives up what could still be done, until it is said twice
        self.wants_to_leave = False  # asked to quit although the game could not be saved
        self.orders: dict[str, Callable[[int, str], bool]] = {
            "all": self.play_all, "undo": self.undo, "why": self.why, "card": self.card, "log": self.log,
            "view": self.view, "help": self.help, "save": self.save_as, "quit": self.quit,
        }  # fmt: skip
        self.orders |= {command.name: self.order_of(command) for command in self.shown.part.commands}
        self.forget_news(self.last_event())

    def order_of(self, command: Command) -> Callable[[int, str], bool]:
        """A command that the game brings, as an order of this sitting."""
        return lambda _seat, rest: command.do(AtDesk(self), rest)

    @property
    def place(self) -> str:
        """Whether a game is played, or over."""
        return AT_END if self.game.over else AT_TABLE

    @property
    def interpreter(self) -> Interpreter:
        return self.interpreters[self.place]

    # The course of the game

    def run(self) -> int:
        """Play until the game is over or somebody leaves; returns the exit code of the program."""
        try:
            with self.interruptions:
                self.save()
                for place, bot in self.bots.items():
                    bot.start(dw.Seat(self.game, place))
                while True:
                    while not self.game.over:
                        self.move()
                    self.finish()
                    if not self.goes_on():
                        break
        except (Leave, EOFError):
            self.say_how_to_resume()
        except Interrupted as interruption:
            self.say_how_to_resume()
            return interruption.exit_code
        return 0

    def move(self) -> None:
        """One action of whoever must decide."""
        seat = self.game.player
        assert seat is not None, "somebody decides while the game is not over"
        if seat in self.bots:
            turns = self.game.turns
            self.play(ask(self.bots[seat], self.game, self.seats[seat].player))
            if not self.people and self.game.turns != turns:
                self.tell(None)
            return
        self.hand_over(seat)
        self.tell(seat)
        self.show(seat)
        if not self.greeted:
            self.greeted = True
            self.say_what_can_be_typed()
        self.put_off, self.wants_to_leave = None, False
        while not self.respond(seat, self.terminal.ask(self.prompt(seat))):
            pass

    def prompt(self, seat: int) -> str:
        """Whose turn it is to type; a tree is named in place of its only player."""
        return f"{self.names[seat] if self.tree is None else self.tree.name}>"

    def play(self, action: dw.Action) -> None:
        with self.interruptions.held_back():
            self.game.play(action)
            self.save()

    def finish(self) -> None:
        for place, bot in self.bots.items():
            bot.finish(dw.Seat(self.game, place))
        viewer = self.people[0] if len(self.people) == 1 else None
        self.tell(viewer)
        show_result(self.terminal, self.shown, self.game)
        if self.autosave.trouble is None:
            self.terminal.say("how-to-replay", "dim", command=f"deckwright replay {quoted(self.autosave.path)}")

    # A tree

    def goes_on(self) -> bool:
        """Ask what follows a game that is over, until another one is on the table; nothing follows a game that stands alone."""
        trees = self.shown.part.trees
        if self.tree is None or trees is None or not self.people:
            return False
        while self.game.over:
            onward = trees.onward(self.tree, self.words, self.cards)
            self.terminal.print()
            self.terminal.print(choices(onward))
            self.terminal.say("tree-goes-on", "dim")
            self.wants_to_leave = False
            while not self.answer_at_end(self.terminal.ask(self.prompt(self.people[0])), onward):
                pass
        return True

    def answer_at_end(self, typed: str, onward: Sequence[Onward]) -> bool:
        """Do what was typed when the game is over; True when something has changed."""
        number = whole_number(typed)
        if number is not None and 1 <= number <= len(onward):
            typed = onward[number - 1].typed
        meant = self.interpreter.read(typed, []) if typed else None
        if isinstance(meant, Order):
            return self.orders[meant.word](self.people[0], meant.rest)
        self.terminal.warn(self.words.say("not-understood-at-end", typed=typed, last=len(onward)))
        return False

    def change(self, do: Callable[[], object], told: int | None = None) -> bool:
        """Let the tree go on elsewhere: `do` changes it, then it is saved; False where it is not possible."""
        try:
            with self.interruptions.held_back():
                do()
                self.game = self.tree.game
                self.shown.look(self.game)
                self.save()
        except dw.DeckwrightError as error:
            why = error.text(self.words.lang) if isinstance(error, dw.IllegalAction) else ""
            self.terminal.warn(f"{capital(why)}." if why else str(error))
            return False
        self.forget_news(self.last_event() if told is None else told)
        return True

    def forget_news(self, told: int) -> None:
        """Everybody knows what happened up to this event."""
        for viewer in (None, *range(len(self.seats))):
            self.seen[viewer] = self.told_since[viewer] = told

    # What is shown

    def say_what_can_be_typed(self) -> None:
        self.terminal.print(self.words.say("type-something"), "dim")

    def hand_over(self, seat: int) -> None:
        """With several people at one device nobody sees another's hand: the screen is cleared in between."""
        if len(self.people) < 2 or self.at_device == seat:
            return
        self.at_device = None
        self.terminal.clear()
        self.terminal.say("pass-device", "bold", player=self.names[seat])
        typed = self.terminal.ask(self.words.say("press-enter"))
        order = self.interpreter.read(typed, []) if typed else None
        if isinstance(order, Order) and order.word == "quit":
            raise Leave
        self.terminal.clear()
        self.at_device = seat

    def tell(self, viewer: Viewer) -> None:
        """What happened since this viewer last looked."""
        events = [event for event in self.game.events(viewer) if event.number > self.seen[viewer]]
        if not events:
            return
        self.terminal.print()
        self.story.news(events, viewer)
        self.told_since[viewer] = self.seen[viewer]
        self.seen[viewer] = self.last_event()

    def show(self, seat: int, full: bool = False) -> None:
        """The table, the question and the numbered answers."""
        view = self.game.view(seat)
        actions = self.labels.ordered(self.game.actions())
        draw_board(self.terminal, self.shown, view, seat, actions, full=full)
        self.terminal.rule()
        self.ask_question(seat)
        self.terminal.print(menu(self.shown.screen, actions, view, seat, self.terminal.width))

    def ask_question(self, seat: int) -> None:
        """Who is asked what, and the card that asks."""
        decision = self.game.decision
        if decision is None or decision.kind == "turn":
            return
        if self.game.turn_player != seat:
            card = self.cards.name(decision.source) if decision.source is not None else "–"
            self.terminal.say("must-decide", "bold magenta", player=self.names[seat], card=card)
        self.terminal.print(Text(self.question(decision), style="bold"))
        if decision.source is not None:
            text = self.cards.text(decision.source)
            self.terminal.print(Text.assemble(self.cards.titled(decision.source), ": " if text else "", (text, "dim")))

    def question(self, decision: dw.Decision) -> str:
        """The game's question, with the name of the seat that it is about."""
        return decision.prompt(self.words.lang, self.names)

    def last_event(self) -> int:
        return self.game.log[-1].number if self.game.log else -1

    # What was typed

    def respond(self, seat: int, typed: str) -> bool:
        """Do what was typed; True when the game has moved and the table must be shown again."""
        if not typed:
            self.put_off = None
            self.say_what_can_be_typed()
            return False
        actions = self.labels.ordered(self.game.actions())
        if self.put_off is not None and simple(typed) in self.words.alternatives("answer-yes"):
            self.play(next(action for action in actions if action.text == self.put_off))
            return True
        if self.put_off is not None and simple(typed) in self.words.alternatives("answer-no"):
            self.put_off = None
            return False
        near = self.labels.conceivable(self.game.view(seat), seat)
        meant = self.interpreter.read(typed, actions, near)
        if isinstance(meant, Unclear):
            refused = None if meant.legal else self.refusal(typed, near)
            self.terminal.warn(refused or meant.reason)
            return False
        if isinstance(meant, Order):
            return self.orders[meant.word](seat, meant.rest)
        return self.pick(meant.action, actions, seat)

    def pick(self, chosen: dw.Action, actions: Sequence[dw.Action], seat: int) -> bool:
        """Carry out the action; one that gives up what could still be done is asked for once more."""
        left = "" if self.put_off == chosen.text else self.labels.left(chosen, actions, self.game.view(seat), seat)
        if left:
            self.put_off = chosen.text
            self.terminal.warn(self.words.say("end-turn-anyway", left=left))
            return False
        self.play(chosen)
        return True

    def refusal(self, typed: str, near: Sequence[str]) -> str | None:
        """Why the game does not allow what was meant."""
        text = self.interpreter.meant(typed, near) or self.labels.spelled(typed)
        if text is None:
            return None
        try:
            self.game.copy().play(text)
        except dw.IllegalAction as error:
            return self.explained(text, error)
        return None

    def explained(self, text: str, error: dw.IllegalAction) -> str:
        """The refusal with the game's reason, in the chosen language."""
        reason = error.text(self.words.lang).rstrip(".")
        return self.words.say("not-possible", action=self.labels.sentence(text), reason=reason)

    # Orders to the program

    def play_all(self, _seat: int, _rest: str) -> bool:
        with self.interruptions.held_back():
            played = self.game.play_all()
            self.save()
        if not played:
            self.terminal.warn(self.words.say("nothing-to-play"))
        return bool(played)

    def undo(self, _seat: int, rest: str) -> bool:
        whole_turn = simple(rest) in ("turn", *self.words.alternatives("order-undo-turn"))
        if rest and not whole_turn:
            self.terminal.warn(self.words.say("undo-what", typed=rest, ways=self.words.say("usage-undo")))
            return False
        try:
            with self.interruptions.held_back():
                self.game.undo(to="turn" if whole_turn else self.shown.part.undo)
                self.save()
        except dw.UndoRefused as error:
            self.terminal.warn(self.why_not_undone(error))
            return False
        for viewer, number in self.seen.items():
            self.seen[viewer] = min(number, self.last_event())
            self.told_since[viewer] = min(self.told_since[viewer], self.last_event())
        self.terminal.say("undone", "dim")
        return True

    def why_not_undone(self, error: dw.UndoRefused) -> str:
        return self.words.say("undo-nothing") if error.revealed == "nothing" else error.text(self.words.lang)

    def why(self, seat: int, rest: str) -> bool:
        if rest:
            self.story.why_event(self.game.events(seat), rest)
        else:
            self.story.why(self.game.events(seat), self.told_since[seat])
        return False

    def card(self, _seat: int, rest: str) -> bool:
        show_card(self.terminal, self.shown, rest, self.game)
        return False

    def log(self, seat: int, rest: str) -> bool:
        self.story.log(self.game.events(seat), rest)
        return False

    def view(self, seat: int, _rest: str) -> bool:
        if self.game.over:
            show_result(self.terminal, self.shown, self.game)
        else:
            self.show(seat, full=True)
        return False

    def help(self, _seat: int, _rest: str) -> bool:
        orders = ORDERS_AT_END if self.game.over else ORDERS
        show_help(self.terminal, self.shown, orders_of(self.shown.part, orders, self.place))
        return False

    def quit(self, _seat: int, _rest: str) -> bool:
        if self.autosave.trouble is not None and not self.wants_to_leave:
            self.wants_to_leave = True
            self.terminal.warn(self.words.say("quit-unsaved", reason=self.autosave.trouble))
            return False
        raise Leave

    # Saving

    def table(self) -> dict[str, Any]:
        """What is saved: the game with the seats around it, or the tree that it is part of."""
        tree = self.tree
        of_tree = {} if tree is None else {"begun": has_begun(tree)}
        return {
            "format": savefile.FORMAT, "version": savefile.VERSION, "lang": self.words.lang,
            "seats": [seat.saved() for seat in self.seats], "bot_seed": self.bot_seed, "over": self.game.over,
            "game": self.game.save() if tree is None else tree.save(), **of_tree,
        }  # fmt: skip

    def save(self) -> None:
        """Save after an action; the first failure is told, and the game goes on."""
        if self.autosave.write(self.table()):
            if self.autosave.warned:
                self.autosave.warned = False
                self.terminal.say("saving-works-again", "dim")
        elif not self.autosave.warned:
            self.autosave.warned = True
            file, reason = str(self.autosave.path), self.autosave.trouble or ""
            self.terminal.warn(self.words.say("cannot-save", file=file, reason=reason), whole=True)

    def save_as(self, _seat: int, rest: str) -> bool:
        path = expanded(rest) if rest else self.autosave.path
        try:
            savefile.check_free(path, self.words)
            savefile.write(path, self.table())
        except BadInput as error:
            self.terminal.warn(str(error), whole=True)
        except OSError as error:
            told = self.words.say("cannot-save", file=str(path), reason=savefile.reason_of(error))
            self.terminal.warn(told, whole=True)
        else:
            self.terminal.say("saved", file=str(path))
            if self.autosave.trouble is not None:  # a place that works takes over from one that does not
                self.autosave = savefile.Autosave(path)
        return False

    def say_how_to_resume(self) -> None:
        """The last words; a terminal that is gone does not hear them, and nothing is lost by that."""
        with suppress(OSError):
            self.say_farewell()

    def say_farewell(self) -> None:
        self.terminal.print()
        if self.autosave.trouble is not None:
            file, reason = str(self.autosave.path), self.autosave.trouble
            self.terminal.warn(self.words.say("left-unsaved", file=file, reason=reason), whole=True)
            return
        file = "" if self.autosave.path == savefile.autosave_path() else f" {quoted(self.autosave.path)}"
        self.terminal.say("how-to-resume", command=f"deckwright play --resume{file}")


def quoted(path: Path) -> str:
    """A path as it can be typed into a shell, and is not taken for an option."""
    import shlex

    return shlex.quote(f"./{path}" if str(path).startswith("-") else str(path))
