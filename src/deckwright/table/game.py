"""A game as people see it."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from typing import Any, Self

import numpy as np

from deckwright.cards.errors import DeckwrightError, IllegalAction, IllegalScenario, NotFound, UndoRefused
from deckwright.kernel import events as ev
from deckwright.kernel import playing, stack
from deckwright.kernel.playing import GO_ON, LIMIT, NO_WINNER, SPECTATOR
from deckwright.table import running
from deckwright.table.actions import Action
from deckwright.table.arguments import excerpt, flag, is_whole, seat_number, shown, viewer_number
from deckwright.table.decisions import Decision
from deckwright.table.events import Event, new_buffer, rows_of
from deckwright.table.hidden import redraw
from deckwright.table.kinds import Ruleset
from deckwright.table.log import Log
from deckwright.table.origins import Forked, Origin
from deckwright.table.refusals import Refusal
from deckwright.table.rulesets import PackText, packs_of
from deckwright.table.said import Said, speech_of
from deckwright.table.seeds import Seed, spelled
from deckwright.table.setup import Setup
from deckwright.table.snapshots import Snapshot, Snapshots
from deckwright.table.viewing import Moment, build_view

LEGAL_ROOM = 512
BUFFER_EVENTS = 256
NO_EVENTS = np.zeros(0, dtype=np.int32)
UNDO_TO = ("action", "gesture", "turn")


class Game:
    """One game: play actions, look at views, take back, save.

    `dw.new`, `dw.scenario` and `dw.load` make one. Seats count from 0. Whatever is refused raises an error of Deckwright and
    leaves the game as it was. Beside what is listed here: `mode`, `options`, `history` (the texts of all actions), `log`
    (every event, nothing hidden) and `take_backs` (how often something revealed was taken back). Every game adds its own
    counters and zones.
    """

    ENDLESS = Refusal("endless", None)  # a game names the rules behind these
    OVER = Refusal("over", None)
    ANOTHER_SEAT = Refusal("another-seat", None)
    SEEN_FIRST = Refusal("seen-first", None)

    def __init__(self, setup: Setup, state: np.ndarray, origin: Origin) -> None:
        self.ruleset: Ruleset = setup.ruleset
        self.state = state
        self.options = setup.options
        self.mode = setup.mode
        self.origin = origin
        self.history: list[str] = []
        self.log = Log(self.ruleset)
        self._parents = new_buffer(0, 0)
        self.take_backs = 0
        self.keeps_reveals = False  # whether nothing that was revealed is ever taken back: so in trees
        self._snapshots = Snapshots()
        self._gesture: int | None = None  # how many actions there were before the one that is under way
        self._legal: list[Action] | None = None
        self._endless: list[Action] = []  # what the rules list beside them, and what can never be carried out
        self.fork: Snapshot | None = None  # how a fork began

    # What is asked and what can be answered.

    @property
    def ruleset_id(self) -> str:
        """The id of the ruleset."""
        return self.ruleset.id

    @property
    def _rules(self) -> running.Rules:
        """The rules of this game as they run now."""
        return running.rules(self.ruleset.kind)

    @property
    def packs(self) -> list[PackText]:
        """The card files of one's own that take part."""
        return packs_of(self.ruleset)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.ruleset.kind.is_over(self.state))

    @property
    def decision(self) -> Decision | None:
        """What is asked now; `None` when the game is over."""
        return None if self.over else self._read_decision()

    @property
    def player(self) -> int | None:
        """The seat that must decide now; `None` when the game is over."""
        return None if self.over else int(self.state[stack.top(self.state) + stack.PLAYER])

    def actions(self) -> list[Action]:
        """Every legal action of the seat that must decide, in canonical order."""
        if self._legal is None:
            out = np.zeros(LEGAL_ROOM, dtype=np.int16)
            n = self._rules.legal(self.state, self.ruleset.table, out)
            make = self.ruleset.kind.table.action
            legal = [make(self.state, self.ruleset, index) for index in sorted(out[:n].tolist())]
            self._endless = [action for action in legal if self._may_be_endless() and self._is_endless(action.index)]
            self._legal = [action for action in legal if action not in self._endless]
        return list(self._legal)

    def _is_endless(self, index: int) -> bool:
        """Whether an action would set off effects that never end."""
        state = self.state.copy()
        with np.errstate(over="ignore"):
            self._rules.apply(state, self.ruleset.table, NO_EVENTS, index)
        stack.check_known(int(state[stack.ERROR]))
        return bool(state[stack.ERROR] != stack.NO_ERROR)

    # Acting.

    def play(self, action: Action | str | int) -> None:
        """Play a legal action: an `Action`, its text or its index.

        What is not legal raises `IllegalAction`, which says why, under which rule, and what is legal instead.
        """
        chosen = self._find(action)
        before = self._snapshot()
        wrong = self._run(chosen.index, before)
        if wrong is not None:
            raise self._refused(chosen.text, wrong, [action for action in self.actions() if action != chosen])
        self._snapshots.add(before)
        if self.turns != self.ruleset.kind.turns(before.state) or self.over:
            self._snapshots.begin_turn()
            self._snapshots.forget(self._is_old)
        if self.state[stack.REVEALED] < before.state[stack.REVEALED]:  # it went round
            self._snapshots.go_round()
        self.history.append(chosen.text)
        self._legal = None

    @contextmanager
    def gesture(self) -> Iterator[None]:
        """What is played inside is one gesture: `undo("gesture")` takes back all of it."""
        outer = self._gesture
        self._gesture = len(self.history) if outer is None else outer
        try:
            yield
        finally:
            self._gesture = outer

    def play_several(self, actions: Sequence[Action | str | int]) -> None:
        """Play several actions of one seat as one gesture: all of them, or none if one is refused.

        Only the last one may reveal anything new: whoever learns something on the way decides anew, and a refusal tells nothing
        that was hidden.
        """
        if isinstance(actions, str) or not isinstance(actions, Sequence):
            raise DeckwrightError(f"Several actions are given as a list, not as {shown(actions)}.")
        before, snapshots, seat = self._snapshot(), self._snapshots.copy(), self.player
        try:
            with self.gesture():
                for action in actions:
                    self._check_together(action, before, seat)
                    self.play(action)
        except Exception:
            self._go_back(before)
            self._snapshots = snapshots
            raise

    def _check_together(self, action: Action | str | int, before: Snapshot, seat: int | None) -> None:
        """Refuse an action that another seat would answer, or that follows on something that was revealed meanwhile."""
        wanted = action.text if isinstance(action, Action) else action if isinstance(action, str) else shown(action)
        if self.state[stack.REVEALED] != before.state[stack.REVEALED]:
            raise self._refused(wanted, self.SEEN_FIRST, [])
        if self.player != seat and not self.over:
            raise self._refused(wanted, self.ANOTHER_SEAT, [])

    def go_on(self) -> None:
        """Do what waits after the setup, and the beginning of the first turn."""
        before = self._snapshot()
        self._snapshots = Snapshots(before)
        wrong = self._run(GO_ON, before)
        if wrong is not None:
            raise IllegalScenario(f"This position cannot be played on: {wrong.text(self.ruleset)}.")

    def _snapshot(self) -> Snapshot:
        actions = len(self.history)
        gesture = actions if self._gesture is None else self._gesture
        return Snapshot(self.state.copy(), self._parents.copy(), len(self.log), actions, gesture)

    @property
    def _last_quiet(self) -> Snapshot | None:
        """The last position before this one with no effect under way, as far as it is known."""
        return self._snapshots.last_quiet

    def _find(self, action: Action | str | int) -> Action:
        legal = self.actions()
        text = action.text if isinstance(action, Action) else action
        if isinstance(text, str):
            wanted = " ".join(text.split())
            found = [candidate for candidate in (*legal, *self._endless) if candidate.text == wanted]
        else:
            wanted = f"action {shown(action)}"
            found = [one for one in (*legal, *self._endless) if is_whole(action) and one.index == action]
        if not found:
            raise self._refusal(wanted, legal)
        if found[0] in self._endless:
            raise self._refused(wanted, self.ENDLESS, legal)
        return found[0]

    def _refusal(self, wanted: str, legal: list[Action]) -> IllegalAction:
        decision = self.decision
        wrong = self.OVER if decision is None else self._what_is_wrong(decision, wanted)
        return self._refused(wanted, wrong, legal)

    def _refused(self, wanted: str, wrong: Refusal, legal: list[Action]) -> IllegalAction:
        texts = [candidate.text for candidate in legal]
        reason = wrong.text(self.ruleset).rstrip(".")
        message = f"Cannot {excerpt(wanted)}: {reason}." + (f" Legal: {', '.join(texts)}." if texts else "")
        return IllegalAction(message, reason, wrong.rule, texts, partial(wrong.told, self.ruleset), wrong.said)

    def _run(self, index: int, before: Snapshot) -> Refusal | None:
        """Apply an action with an event buffer that is large enough; if it cannot be, all is as before, and why is told."""
        room = BUFFER_EVENTS
        while True:
            buffer = new_buffer(room, len(self.log))
            buffer[ev.PARENT_NOW : ev.HEADER] = self._parents[ev.PARENT_NOW : ev.HEADER]
            buffer[ev.OVERFLOW] = 0
            with np.errstate(over="ignore"):  # a counter that goes round is seen below
                self._rules.apply(self.state, self.ruleset.table, buffer, index)
            if not buffer[ev.OVERFLOW]:
                break
            self.state[:] = before.state
            room *= 4
        wrong, error = None, int(self.state[stack.ERROR])
        if error != stack.NO_ERROR:
            wrong = self.ENDLESS
        elif self._is_beyond(buffer):
            wrong = Refusal("too-large", None, {"n": LIMIT})
        if wrong is None:
            self._take_events(buffer)
        else:
            self.state[:] = before.state
            stack.check_known(error)
        return wrong

    def _take_events(self, buffer: np.ndarray) -> None:
        self.log.add(rows_of(buffer))
        self._parents = buffer[: ev.HEADER].copy()

    def undo(self, to: str = "action", *, seen: bool = False, past_reveals: bool = False) -> None:
        """Take back the last action; with `to="gesture"` all that was played with it as one, with `to="turn"` everything since
        the turn began.

        Refused (`UndoRefused`) once anything new was revealed since: a card drawn, the row refilled, another seat's choice. With
        `seen`, as where nothing is at stake, what was seen is taken back as well.

        With `past_reveals` it goes further: the seat that is asked takes back the last action of its own, with all that others
        have done since, as far back as its last turn. Such a take-back is counted in `take_backs` for ever. The same actions
        bring the same cards again. Refused when the game is over, in games of trees, and where what was done is for ever.
        """
        if not isinstance(to, str) or to not in UNDO_TO:
            raise UndoRefused(f'Undo goes to "action", "gesture" or "turn", not to {shown(to)}.', "nothing")
        seen, past = flag("seen", seen), flag("past_reveals", past_reveals) and self._may_take_back()
        try:
            back = self._first_taken_back(to, seen)
        except UndoRefused:
            if not past:
                raise
            self._take_back(to)
            return
        if past and self._snapshots.kept[back].seat != self.player:
            self._take_back(to)
            return
        self._go_back(self._snapshots.kept[back])
        self._snapshots.cut(back)

    def _may_take_back(self) -> bool:
        """Whether what was revealed can be taken back at all."""
        return not (self.over or self.keeps_reveals or self.ruleset.kind.table.one_way(self) is not None)

    def _take_back(self, to: str) -> None:
        """Take back the last that the seat which is asked has done, whatever was revealed since."""
        own = [place for place, one in enumerate(self._snapshots.kept) if one.seat == self.player]
        in_turn = [place for place in own if self._is_in_turn(self._snapshots.kept[place].state)]
        if not (in_turn if to == "turn" else own):
            raise UndoRefused("There is nothing to take back.", "nothing")
        back = own[-1]
        if to == "turn":
            back = in_turn[0]
        elif to == "gesture":
            back = next(
                place for place in own if self._snapshots.kept[place].gesture == self._snapshots.kept[back].gesture
            )
        self._go_back(self._snapshots.kept[back])
        self._snapshots.cut(back)
        self._snapshots.begin_again(self._is_in_turn)
        self.take_backs += 1

    def _not_undone(self, what: str, said: Said) -> UndoRefused:
        """The error of an undo after something was revealed."""

        def told(lang: str) -> str:
            return speech_of(self.ruleset, lang).text(said)

        return UndoRefused(told("en"), what, told, said)

    def _first_taken_back(self, to: str, seen: bool) -> int:
        """The place of the first of the actions that an undo takes back; refused where anything was revealed since."""
        back = self._beginning_of(to)
        if not seen and self._snapshots.kept[back].state[stack.REVEALED] != self.state[stack.REVEALED]:
            what = self._last_reveal()
            raise self._not_undone(what, self.ruleset.kind.table.telling.reveal(what))
        if self.over:
            raise self._not_undone("end", Said("undo-over"))
        return back

    def _beginning_of(self, to: str) -> int:
        """The place of the last action, of its gesture, or of the first action of the turn."""
        kept, places = self._snapshots.kept, range(self._snapshots.reach, len(self._snapshots))
        if not places:
            raise UndoRefused("There is nothing to take back.", "nothing")
        if to == "action":
            return places[-1]
        if to == "gesture":
            return next(place for place in places if kept[place].gesture == kept[-1].gesture)
        found = next((place for place in places if self._is_in_turn(kept[place].state)), None)
        if found is None:
            raise UndoRefused("There is nothing to take back in this turn.", "nothing")
        return found

    def _go_back(self, snapshot: Snapshot) -> None:
        """Be as the game was then; what was known of the moments before stays with the caller."""
        self.state[:] = snapshot.state
        self._parents = snapshot.parents
        self.log.cut(snapshot.events)
        del self.history[snapshot.actions :]
        self._legal = None

    def _is_in_turn(self, state: np.ndarray) -> bool:
        """Whether this was a moment of the turn that is taken now, not of the setup before it."""
        return self.ruleset.kind.turns(state) == self.turns

    def _is_old(self, state: np.ndarray) -> bool:
        """Whether this was before the last turn of the seat whose turn it is."""
        return self.ruleset.kind.turns(state) < self.turns - self.players

    # What a game says of itself; each is overridden where a game has more to say.

    def _read_decision(self) -> Decision:
        """The question on top of the decision stack."""
        frame = self.state[stack.top(self.state) :][: stack.FRAME_CELLS].tolist()
        source, card = (
            None if number < 0 else self.ruleset.ids[number] for number in (frame[stack.SOURCE], frame[stack.CARD])
        )
        kind = self.ruleset.kind.declarations.words[frame[stack.KIND]]
        return Decision(frame[stack.PLAYER], kind, source, card, None, False, {}, self.ruleset)

    def _what_is_wrong(self, decision: Decision, text: str) -> Refusal:
        """The reason why a text is not a legal action."""
        return Refusal("no-action", None, {"grammar": ", ".join(action.text for action in self.actions())})

    def _may_be_endless(self) -> bool:
        """Whether an action could set off effects that never end."""
        return False

    def _is_beyond(self, buffer: np.ndarray) -> bool:
        """Whether an action with these events has brought a number of the game beyond the limit."""
        return False

    def _last_reveal(self) -> str:
        """What was revealed last, so that it cannot be taken back."""
        return "reveal"

    def zone(self, name: str, seat: int | None = None) -> list[str]:
        """The cards of a zone, nothing hidden; a deck from the top."""
        declared = self.ruleset.kind.declarations
        if not isinstance(name, str) or name not in declared.zone:
            raise NotFound(f"There is no zone {shown(name)}. Zones: {', '.join(declared.zone)}.")
        zone = declared.zone[name]
        if zone.of_seat == (seat is None):
            needed = (
                f"belongs to a seat: give one from 0 to {self.players - 1}" if zone.of_seat else "belongs to no seat"
            )
            raise NotFound(f"The zone {name} {needed}, not {shown(seat)}.")
        owner = 0 if seat is None else self._seat(seat)
        return [self.ruleset.ids[card] for card in declared.cards(self.state, zone, owner)]

    def play_all(self) -> list[Action]:
        """Play everything whose order cannot matter, as single actions; returns them."""
        return []

    # How it stands.

    @property
    def players(self) -> int:
        """How many seats there are."""
        return int(self.ruleset.kind.seats(self.state))

    @property
    def first(self) -> int:
        """The seat that began."""
        return int(self.ruleset.kind.first(self.state))

    @property
    def turns(self) -> int:
        """Turns taken so far by all seats together."""
        return int(self.ruleset.kind.turns(self.state))

    @property
    def round(self) -> int:
        """The round, from 1 on."""
        return self.turns // self.players + 1

    @property
    def turn_player(self) -> int:
        """The seat whose turn it is; `player` is the one that must decide."""
        return int(self.state[stack.FRAMES + stack.PLAYER])

    @property
    def teams(self) -> list[tuple[int, ...]]:
        """The seats that win and lose together."""
        return [(seat,) for seat in range(self.players)]

    def team_of(self, seat: int) -> tuple[int, ...]:
        """The seats that win and lose with this one."""
        seat = self._seat(seat)
        return next(team for team in self.teams if seat in team)

    def _seat(self, seat: int) -> int:
        return seat_number(seat, self.players)

    # Scores.

    def score_of(self, seat: int) -> int:
        """What a seat has come to, as if the game ended now."""
        return int(self._rules.score(self.state, self.ruleset.table, self._seat(seat)))

    def scores(self) -> list[int]:
        """What every seat has come to."""
        return [self.score_of(seat) for seat in range(self.players)]

    def ranking(self) -> list[int]:
        """Seats from first to last."""
        return sorted(range(self.players), key=self.score_of, reverse=True)

    def winners(self) -> list[int]:
        """The seats that have won; empty while the game goes on and when nobody wins."""
        if not self.over:
            return []
        interpreted, table = self.ruleset.kind.modes.interpreted, self.ruleset.table
        best = interpreted(playing.winner)(self.state, table)
        has_won = interpreted(playing.has_won)
        return (
            []
            if best == NO_WINNER
            else [seat for seat in range(self.players) if has_won(self.state, table, seat, best)]
        )

    # What may be seen.

    def view(self, player: int | None, memory_aids: bool = True) -> dict[str, Any]:
        """All that this seat may know, and nothing else, as data ready for JSON; `None` is a spectator.

        `memory_aids=False` leaves out what a player would have to remember: own deck, what others have not shown.
        """
        return build_view(self, viewer_number(player, self.players), flag("memory_aids", memory_aids))

    def passed_since(self, actions: int) -> list[Snapshot]:
        """The moments between the actions after the first so many, as far as they are known: those of the last round are."""
        return [moment for moment in self._snapshots.kept if moment.actions > actions]

    def view_of_moment(
        self,
        state: np.ndarray,
        events: int,
        player: int | None,
        memory_aids: bool = True,
        *,
        with_actions: bool = False,
    ) -> dict[str, Any]:
        """What this seat could see when the game stood like this after so many events. What could be done then is listed only
        where that is asked for.
        """
        moment = self.moment(state, events, with_actions=with_actions)
        return build_view(moment, viewer_number(player, self.players), memory_aids)

    def moment(self, state: np.ndarray, events: int, *, with_actions: bool = False) -> Moment:
        """The game as it stood like this after so many events, for views."""
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin.state, twin._legal = state, None if with_actions else []
        return Moment(twin, range(events))

    def events(self, viewer: int | None) -> list[Event]:
        """Every event as this seat, or a spectator (`None`), may see it; numbers are those of `log`."""
        viewer = viewer_number(viewer, self.players)
        if self.over:
            return list(self.log)
        return list(self.log.told_to(SPECTATOR if viewer is None else viewer))

    # Copies.

    def copy(self) -> Self:
        """An independent copy: the two go on by themselves, and the same cards come in both."""
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin.state = self.state.copy()
        twin.history, twin.log = list(self.history), self.log.copy()
        twin._snapshots, twin._parents = self._snapshots.copy(), self._parents.copy()
        return twin

    def determinize(self, player: int | None, seed: Seed = 0) -> Self:
        """A copy in which everything hidden from `player` is redrawn, and the key replaced (R-209).

        What the seat knows stays: for bots and for "what if" without looking at hidden cards. Equal seeds draw equally.
        """
        player = viewer_number(player, self.players)
        spelled(seed)  # what is no seed is refused even where nothing is drawn
        if self.over:
            return self.copy()
        twin = self.copy()
        twin.log = self.log.seen_by(SPECTATOR if player is None else player)
        twin.state = redraw(self.ruleset.kind, self.state, player, seed)
        twin._snapshots = Snapshots()
        twin._legal = None
        twin.history = []
        twin.begin_fork(len(self.history))
        return twin

    def begin_fork(self, action: int) -> None:
        """From here on this is a game of its own: it begins with this position, after `action` actions of another."""
        self.origin = Forked(action, len(self.log))
        self.fork = self._snapshot()

    def save(self) -> dict[str, Any]:
        """The game as plain data; `dw.load` takes it."""
        from deckwright.table.saving import save_game

        return save_game(self)
