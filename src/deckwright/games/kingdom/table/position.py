"""A position that is given by hand, as a state; what cannot be is refused with a reason."""

from collections.abc import Iterable, Mapping

import numpy as np

from deckwright.cards.errors import BadSave
from deckwright.games.kingdom.cards import ops
from deckwright.games.kingdom.rules import frames as fr
from deckwright.games.kingdom.rules import state as st
from deckwright.games.kingdom.rules import zones as zn
from deckwright.games.kingdom.rules.frames import ask_turn, await_course
from deckwright.games.kingdom.rules.marks import stick
from deckwright.games.kingdom.rules.moves import put
from deckwright.games.kingdom.table.places import first_stage, reason_against
from deckwright.games.kingdom.table.ruleset import Ruleset
from deckwright.games.kingdom.table.shapes import Position as Position
from deckwright.games.kingdom.table.shapes import Stages, wrong
from deckwright.games.kingdom.table.soundness import check_state
from deckwright.kernel import chacha

NO_EVENTS = np.zeros(0, dtype=np.int32)
GIVEN = {
    "play": zn.PLAY, "discard": zn.DISCARD, "permanents": zn.PERMANENTS, "set_aside": zn.SET_ASIDE,
    "destroyed": zn.DESTROYED, "banished": zn.BANISHED,
}  # fmt: skip


def place(ruleset: Ruleset, given: Position, seed: int, options: Mapping[str, str] | None = None) -> np.ndarray:
    """The state of a position; what waits in it is not done yet."""
    state = Placing(ruleset, given, seed, options or {}).state
    try:
        check_state(state, ruleset, "solo", options or {}, at_rest=False)
    except BadSave:
        raise wrong("it cannot be reached by any play") from None
    return state


class Placing:
    """Writes a position into a state, part by part."""

    def __init__(self, ruleset: Ruleset, given: Position, seed: int, options: Mapping[str, str]) -> None:
        self.ruleset, self.given = ruleset, given
        self.state = s = ruleset.stocked(options=options)
        for i in range(chacha.KEY_CELLS):
            s[chacha.KEY + i] = (seed * 7919 + i * 104_729) % 32_749
        self.put_cards()
        self.put_stages()
        self.put_marks()
        self.put_blockers()
        self.put_counts()
        self.put_course()
        self.put_phase()

    def card(self, number: int) -> int:
        """The place of a card."""
        if number not in self.ruleset.place:
            raise wrong(f"there is no card {number} in these sets")
        return self.ruleset.place[number]

    def put_cards(self) -> None:
        """Every card lies where it is given, and in the box otherwise."""
        s, given = self.state, self.given
        seen: dict[int, str] = {}
        zones: list[tuple[str, Iterable[int]]] = [(name, getattr(given, name)) for name in GIVEN]
        for name, numbers in (*zones, ("deck", given.deck), ("box", given.box or ())):
            for number in numbers:
                card = self.card(number)
                if number in seen:
                    raise wrong(f"card {number} lies in {seen[number]} and in {name}; it can lie in one place only")
                seen[number] = name
                if name in GIVEN:
                    put(s, card, GIVEN[name])
        for number in reversed(given.deck):
            put(s, self.card(number), zn.DECK)
        if given.box is not None:
            absent = [number for number in self.ruleset.numbers if number not in seen]
            if absent:
                raise wrong(f"card {absent[0]} lies nowhere; leave box out, and it takes all other cards")
        for number in given.read:
            if seen.get(number, "box") != "box":
                raise wrong(f"card {number} lies in {seen[number]}; a card that was read and not taken lies in the box")
        for number in (*seen, *given.read):
            if seen.get(number) != "box" or number in given.read:
                st.put_mark(s, self.card(number), st.READ)

    def put_stages(self) -> None:
        """Every card stands at a stage that it has, and at which it may lie where it lies."""
        s = self.state
        for number, stage in self.given.stage.items():
            card = self.card(number)
            if stage not in self.ruleset.card(card).stages:
                raise wrong(f"card {number} has no stage {stage}")
            if s[st.ZONE + card] == zn.BOX and stage != first_stage(self.ruleset.card(card)):
                raise wrong(f"card {number} lies in the box: it cannot stand at stage {stage} yet")
            s[st.STAGE + card] = stage
        for number, card in self.ruleset.place.items():
            reason = reason_against(self.ruleset.card(card), int(s[st.STAGE + card]), int(s[st.ZONE + card]))
            if reason is not None:
                raise wrong(f"card {number} {reason}")

    def put_marks(self) -> None:
        """Stickers, ticks and crossed-out effects."""
        s, given = self.state, self.given
        for number, stickers in given.stickers.items():
            for stage, which in self.by_stage(number, stickers, "stickers"):
                for sticker in which:
                    self.stick(number, stage, sticker)
        for number, ticked in given.ticks.items():
            for stage, boxes in self.by_stage(number, ticked, "ticks"):
                room = self.ruleset.card(self.card(number)).stages[stage].boxes
                for box in boxes:
                    if not 1 <= box <= room:
                        raise wrong(f"card {number} has no box {box} at stage {stage}")
                    s[st.TICKS + 4 * self.card(number) + stage - 1] |= 1 << (box - 1)
        for number, names in given.crossed.items():
            self.check_met(number, "crossed effects")
            for name in names:
                stage, effect = self.effect(number, name, "once")
                s[st.CROSSED + 4 * self.card(number) + stage - 1] |= 1 << effect

    def by_stage(self, number: int, marks: list[int] | Stages, what: str) -> Iterable[tuple[int, list[int]]]:
        """The marks of a card by stage: of the one at which it stands where none is named."""
        self.check_met(number, what)
        if not isinstance(marks, Mapping):
            return [(int(self.state[st.STAGE + self.card(number)]), marks)]
        for stage in marks:
            if stage not in self.ruleset.card(self.card(number)).stages:
                raise wrong(f"card {number} has no stage {stage} for {what}")
        return marks.items()

    def check_met(self, number: int, what: str) -> None:
        if self.state[st.ZONE + self.card(number)] == zn.BOX:
            raise wrong(f"card {number} lies in the box: it has no {what} yet")

    def stick(self, number: int, stage: int, sticker: int) -> None:
        s, card = self.state, self.card(number)
        if sticker not in self.ruleset.stickers or s[st.SUPPLY + sticker] <= 0:
            raise wrong(f"no sticker {sticker} is left for card {number}")
        before = int(s[st.STAGE + card])
        s[st.STAGE + card] = stage
        stick(s, card, sticker)
        s[st.STAGE + card] = before

    def effect(self, number: int, name: str, icon: str = "") -> tuple[int, int]:
        """The stage and the place of an effect of this name; of several the one of the stage at which the card stands."""
        card = self.card(number)
        stages = self.ruleset.card(card).stages
        now = int(self.state[st.STAGE + card])
        for stage in (now, *(other for other in sorted(stages) if other != now)):
            for place, effect in enumerate(stages[stage].effects):
                if effect.name == name and icon in ("", effect.icon):
                    return stage, place
        raise wrong(f"card {number} has no effect {name} of that kind")

    def put_blockers(self) -> None:
        """What lies on what, and what stays in play."""
        s, given = self.state, self.given
        for blocker, blocked in given.blocks.items():
            for number in blocked:
                if number not in given.play or blocker not in given.play or number == blocker:
                    raise wrong(f"card {blocker} can block card {number} only where both lie in play")
                if s[st.BLOCKED_BY + self.card(number)]:
                    raise wrong(f"card {number} is blocked by two cards")
                s[st.BLOCKED_BY + self.card(number)] = self.card(blocker) + 1
        for number in given.play:
            seen, here = {number}, number
            while s[st.BLOCKED_BY + self.card(here)]:
                here = self.ruleset.numbers[int(s[st.BLOCKED_BY + self.card(here)]) - 1]
                if here in seen:
                    raise wrong(f"card {number} lies on itself, by way of what it blocks")
                seen.add(here)
        for number in given.stay:
            if number not in given.play:
                raise wrong(f"card {number} cannot stay in play: it does not lie there")
            st.put_mark(s, self.card(number), st.KEPT)

    def put_counts(self) -> None:
        """The pool, the sheet of stickers, uses, and what is known of the deck."""
        s, given = self.state, self.given
        for word, n in given.pool.items():
            if word not in ops.RESOURCES or n < 0:
                raise wrong(f"the pool cannot hold {n} {word}")
            s[st.POOL + ops.RESOURCES.index(word)] = n
        for sticker, n in given.supply.items():
            if sticker not in self.ruleset.stickers:
                raise wrong(f"there is no sticker {sticker} in these sets")
            if n > s[st.SUPPLY + sticker]:
                raise wrong(f"no more than {s[st.SUPPLY + sticker]} of sticker {sticker} can be left, not {n}")
            s[st.SUPPLY + sticker] = n
        for name, cell in (("known_top", st.KNOWN_TOP), ("known_bottom", st.KNOWN_BOTTOM)):
            if getattr(given, name) > len(given.deck):
                raise wrong(f"{name} is {getattr(given, name)}, and the deck has {len(given.deck)} cards")
            s[cell] = getattr(given, name)
        for number, uses in given.used.items():
            for effect, n in uses.items():
                self.use(number, effect, n)

    def use(self, number: int, name: str, n: int) -> None:
        """An effect with a limit was used so often."""
        card = self.card(number)
        stage, place = self.effect(number, name)
        before = sum(len(one.effects) for key, one in self.ruleset.card(card).stages.items() if key < stage)
        for i, (limited, ordinal, _, most) in enumerate(self.ruleset.compiled.limits):
            if limited == card and ordinal == before + place:
                if n > most:
                    raise wrong(f"the effect {name} of card {number} can be used {most} times, not {n}")
                self.state[st.USES + i] = n
                return
        raise wrong(f"the effect {name} of card {number} has no limit")

    def put_course(self) -> None:
        """How far the game has come: rounds, turns, scores, the expansion that is played."""
        s, given = self.state, self.given
        s[st.ROUND], s[st.TURN], s[st.TURNS] = given.round, given.turn, given.turn
        s[st.BANISHED_FAME], s[st.WRITTEN_FAME] = given.banished_fame, given.written_fame
        s[st.LAST_ROUND] = given.last_round
        if len(given.score_track) >= st.TRACK_ROOM:
            raise wrong(f"the score track has {st.TRACK_ROOM} places, and one is for this game")
        s[st.SCORES] = len(given.score_track)
        s[st.TRACK : st.TRACK + len(given.score_track)] = given.score_track
        if given.expansion is not None:
            self.put_expansion(given.expansion)
        gate = self.ruleset.frame.gate
        s[st.RESTART_OPEN] = bool(gate) and gate in self.ruleset.place and s[st.ZONE + self.card(gate)] == zn.BOX
        if given.set_aside and not s[st.RESTART_OPEN]:
            raise wrong(f"card {given.set_aside[0]} cannot be set aside: the restart is closed, so it is destroyed")

    def put_expansion(self, number: int) -> None:
        """This expansion is played; so many of its rounds are left."""
        s, card = self.state, self.card(number)
        if self.ruleset.card(card).kind != "expansion":
            raise wrong(f"card {number} is no expansion")
        rounds = self.ruleset.card(card).rounds
        if self.given.round > rounds:
            raise wrong(f"the expansion {number} has {rounds} rounds, and this is round {self.given.round}")
        s[st.EXPANSION] = card + 1
        s[st.ROUNDS_LEFT] = rounds - self.given.round + 1

    def put_phase(self) -> None:
        """Where in the turn or round the game stands; whatever follows from there is done by the rules."""
        s, phase = self.state, self.given.phase
        if phase == "turn":
            ask_turn(s, NO_EVENTS)
        elif phase == "end_of_turn":
            await_course(s, NO_EVENTS, fr.END_TURN, 0)
        elif phase == "next":
            await_course(s, NO_EVENTS, fr.NEXT, 0)
        elif phase == "turn_start":
            s[st.TURN] -= 1
            s[st.TURNS] -= 1
            await_course(s, NO_EVENTS, fr.NEW_TURN, 0)
        elif phase == "round_start":
            s[st.ROUND] -= 1
            await_course(s, NO_EVENTS, fr.NEW_ROUND, 0)
        else:
            raise wrong(f"there is no phase {phase}")
