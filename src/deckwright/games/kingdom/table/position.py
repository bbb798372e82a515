"""A position that is given by hand, as a state; what cannot be is refused with a reason."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

import numpy as np

from deckwright.cards.errors import IllegalScenario
from deckwright.games.kingdom.cards import ops
from deckwright.games.kingdom.rules import frames as fr
from deckwright.games.kingdom.rules import state as st
from deckwright.games.kingdom.rules import zones as zn
from deckwright.games.kingdom.rules.frames import ask_turn, await_course
from deckwright.games.kingdom.rules.marks import stick
from deckwright.games.kingdom.rules.moves import put
from deckwright.games.kingdom.table.ruleset import Ruleset
from deckwright.kernel import chacha

PHASES = ("turn", "turn_start", "end_of_turn", "next", "round_start")
NO_EVENTS = np.zeros(0, dtype=np.int32)
GIVEN = {
    "play": zn.PLAY, "discard": zn.DISCARD, "permanents": zn.PERMANENTS, "set_aside": zn.SET_ASIDE,
    "destroyed": zn.DESTROYED, "banished": zn.BANISHED,
}  # fmt: skip
MARKED = (zn.BOX,)
LARGEST = 9_999


@dataclass
class Position:
    """What a scenario gives; see `kingdom-api` for what each part means."""

    round: int = 1
    turn: int = 1
    play: Sequence[int] = ()
    deck: Sequence[int] = ()
    discard: Sequence[int] = ()
    permanents: Sequence[int] = ()
    set_aside: Sequence[int] = ()
    destroyed: Sequence[int] = ()
    banished: Sequence[int] = ()
    box: Sequence[int] | None = None
    stage: Mapping[int, int] = field(default_factory=dict)
    stickers: Mapping[int, Sequence[int] | Mapping[int, Sequence[int]]] = field(default_factory=dict)
    ticks: Mapping[int, Sequence[int] | Mapping[int, Sequence[int]]] = field(default_factory=dict)
    crossed: Mapping[int, Sequence[str]] = field(default_factory=dict)
    banished_fame: int = 0
    written_fame: int = 0
    pool: Mapping[str, int] = field(default_factory=dict)
    blocks: Mapping[int, Sequence[int]] = field(default_factory=dict)
    stay: Sequence[int] = ()
    used: Mapping[int, Mapping[str, int]] = field(default_factory=dict)
    known_top: int = 0
    known_bottom: int = 0
    supply: Mapping[int, int] = field(default_factory=dict)
    last_round: bool = False
    expansion: int | None = None
    score_track: Sequence[int] = ()
    read: Sequence[int] = ()
    phase: str = "turn"


def place(ruleset: Ruleset, given: Position, seed: int, options: Mapping[str, str] | None = None) -> np.ndarray:
    """The state of a position."""
    return Placing(ruleset, given, seed, options or {}).state


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
        self.put_counts()
        self.put_phase()

    def card(self, number: int) -> int:
        if number not in self.ruleset.place:
            raise IllegalScenario(f"There is no card {number} in these sets.")
        return self.ruleset.place[number]

    def put_cards(self) -> None:
        s, given = self.state, self.given
        seen: dict[int, str] = {}
        zones: list[tuple[str, Iterable[int]]] = [(name, getattr(given, name)) for name in GIVEN]
        for name, numbers in (*zones, ("deck", tuple(given.deck)), ("box", tuple(given.box or ()))):
            for number in numbers:
                if number in seen:
                    raise IllegalScenario(
                        f"Card {number} lies in {seen[number]} and in {name}; it can lie in one place only."
                    )
                seen[number] = name
                if name in GIVEN:
                    put(s, self.card(number), GIVEN[name])
        for number in reversed(given.deck):
            put(s, self.card(number), zn.DECK)
        if given.box is not None:
            absent = [number for number in self.ruleset.numbers if number not in seen]
            if absent:
                raise IllegalScenario(f"Card {absent[0]} lies nowhere. Leave box out: it takes all other cards.")
        for number in (*seen, *given.read):
            if seen.get(number) != "box":
                st.put_mark(s, self.card(number), st.READ)

    def put_stages(self) -> None:
        s = self.state
        for number, stage in self.given.stage.items():
            if stage not in self.ruleset.card(self.card(number)).stages:
                raise IllegalScenario(f"Card {number} has no stage {stage}.")
            s[st.STAGE + self.card(number)] = stage
        for number, card in self.ruleset.place.items():
            now = self.ruleset.card(card).stages[int(s[st.STAGE + card])]
            here = int(s[st.ZONE + card])
            if now.is_permanent and here in (zn.PLAY, zn.DECK, zn.DISCARD):
                raise IllegalScenario(
                    f"Card {number} is permanent at stage {now.number}: it cannot lie in {zn.ZONES[here]}."
                )
            if not now.is_permanent and here == zn.PERMANENTS:
                raise IllegalScenario(f"Card {number} is not permanent at stage {now.number}.")

    def put_marks(self) -> None:
        s, given = self.state, self.given
        for number, stickers in given.stickers.items():
            self.check_met(number, "stickers")
            for stage, which in self.by_stage(number, stickers):
                for sticker in which:
                    self.stick(number, stage, sticker)
        for number, ticked in given.ticks.items():
            self.check_met(number, "ticks")
            for stage, boxes in self.by_stage(number, ticked):
                room = self.ruleset.card(self.card(number)).stages[stage].boxes
                for box in boxes:
                    if not 1 <= box <= room:
                        raise IllegalScenario(f"Card {number} has no box {box} at stage {stage}.")
                    s[st.TICKS + 4 * self.card(number) + stage - 1] |= 1 << (box - 1)
        for number, names in given.crossed.items():
            self.check_met(number, "crossed")
            for name in names:
                stage, effect = self.effect(number, name, "once")
                s[st.CROSSED + 4 * self.card(number) + stage - 1] |= 1 << effect
        for blocker, blocked in given.blocks.items():
            for number in blocked:
                if number not in given.play or blocker not in given.play or number == blocker:
                    raise IllegalScenario(f"Card {blocker} can block card {number} only where both lie in play.")
                s[st.BLOCKED_BY + self.card(number)] = self.card(blocker) + 1
        for number in given.stay:
            if number not in given.play:
                raise IllegalScenario(f"Card {number} cannot stay in play: it does not lie there.")
            st.put_mark(s, self.card(number), st.KEPT)

    def by_stage(
        self, number: int, marks: Sequence[int] | Mapping[int, Sequence[int]]
    ) -> Iterable[tuple[int, Sequence[int]]]:
        if isinstance(marks, Mapping):
            return marks.items()
        return [(int(self.state[st.STAGE + self.card(number)]), marks)]

    def check_met(self, number: int, what: str) -> None:
        if self.state[st.ZONE + self.card(number)] in MARKED:
            raise IllegalScenario(f"Card {number} lies in the box: it has no {what} yet.")

    def stick(self, number: int, stage: int, sticker: int) -> None:
        s, card = self.state, self.card(number)
        if sticker not in self.ruleset.stickers or s[st.SUPPLY + sticker] <= 0:
            raise IllegalScenario(f"No sticker {sticker} is left for card {number}.")
        before = int(s[st.STAGE + card])
        s[st.STAGE + card] = stage
        stick(s, card, sticker)
        s[st.STAGE + card] = before

    def effect(self, number: int, name: str, icon: str = "") -> tuple[int, int]:
        """The stage and the place of an effect of this name."""
        card = self.ruleset.card(self.card(number))
        for stage in card.stages.values():
            for place, effect in enumerate(stage.effects):
                if effect.name == name and icon in ("", effect.icon):
                    return stage.number, place
        raise IllegalScenario(f"Card {number} has no effect {name} of that kind.")

    def put_counts(self) -> None:
        s, given = self.state, self.given
        s[st.ROUND], s[st.TURN], s[st.TURNS] = given.round, given.turn, given.turn
        for word, n in given.pool.items():
            if word not in ops.RESOURCES or not 0 <= n <= LARGEST:
                raise IllegalScenario(f"The pool cannot hold {n} {word}. Resources: {', '.join(ops.RESOURCES)}.")
            s[st.POOL + ops.RESOURCES.index(word)] = n
        for sticker, n in given.supply.items():
            if sticker not in self.ruleset.stickers:
                raise IllegalScenario(f"There is no sticker {sticker} in these sets.")
            s[st.SUPPLY + sticker] = n
        s[st.BANISHED_FAME], s[st.WRITTEN_FAME] = given.banished_fame, given.written_fame
        s[st.KNOWN_TOP] = min(given.known_top, len(given.deck))
        s[st.KNOWN_BOTTOM] = min(given.known_bottom, len(given.deck))
        s[st.LAST_ROUND] = given.last_round
        s[st.SCORES] = len(given.score_track)
        s[st.TRACK : st.TRACK + len(given.score_track)] = given.score_track
        if given.expansion is not None:
            card = self.card(given.expansion)
            s[st.EXPANSION] = card + 1
            s[st.ROUNDS_LEFT] = self.ruleset.card(card).rounds - given.round + 1
        gate = self.ruleset.frame.gate
        s[st.RESTART_OPEN] = bool(gate) and s[st.ZONE + self.card(gate)] == zn.BOX
        for number, uses in given.used.items():
            for name, n in uses.items():
                self.use(number, name, n)

    def use(self, number: int, name: str, n: int) -> None:
        card = self.card(number)
        stage, place = self.effect(number, name)
        before = sum(len(one.effects) for key, one in self.ruleset.card(card).stages.items() if key < stage)
        for i, (limited, ordinal, _, _) in enumerate(self.ruleset.compiled.limits):
            if limited == card and ordinal == before + place:
                self.state[st.USES + i] = n
                return
        raise IllegalScenario(f"The effect {name} of card {number} has no limit.")

    def put_phase(self) -> None:
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
            raise IllegalScenario(f"There is no phase {phase}. Phases: {', '.join(PHASES)}.")
