"""A view of a kingdom worked out once more, in plain Python: from the cells of the state and from what the cards say.

Nothing here calls a rule of the game or reads a compiled row.
"""

from functools import cached_property
from typing import Any

import deckwright as dw
from deckwright.games.kingdom.cards import grammar, ops
from deckwright.games.kingdom.cards.grammar import Count, Formula, Price, Selector, Sum
from deckwright.games.kingdom.cards.model import Card, Effect, Stage
from deckwright.games.kingdom.rules import frames as fr
from deckwright.games.kingdom.rules import state as st
from deckwright.games.kingdom.rules import zones as zn
from deckwright.kernel import stack

KINGDOM = ("deck", "play", "discard", "permanents")
FAME = {8: 2, 10: 5}
USED_STICKERS = (1, 2, 3, 4, 5, 6, 7, 8, 10, 11)
ARROWS = {("down", 1): 2, ("down", 2): 1, ("down", 3): 4, ("down", 4): 3,
          ("right", 1): 4, ("right", 4): 1, ("right", 2): 3, ("right", 3): 2}  # fmt: skip


def words(kinds: int) -> list[str]:
    return [word for bit, word in enumerate(ops.RESOURCES) if kinds >> bit & 1]


class Plainly:
    """One position, card by card."""

    def __init__(self, game: Any) -> None:
        self.game, self.ruleset, self.s = game, game.ruleset, game.state
        self.numbers: tuple[int, ...] = self.ruleset.numbers
        self.places = {number: place for place, number in enumerate(self.numbers)}

    # Where a card lies, and what was done to it.

    def cell(self, at: int) -> int:
        return int(self.s[at])

    def zone(self, n: int) -> str:
        return str(zn.ZONES[self.cell(st.ZONE + self.places[n])])

    def card(self, n: int) -> Card:
        found: Card = self.ruleset.card(self.places[n])
        return found

    def stage(self, n: int) -> Stage:
        return self.card(n).stages[self.cell(st.STAGE + self.places[n])]

    @cached_property
    def glued(self) -> dict[int, dict[int, list[int]]]:
        """Stickers by card and stage."""
        found: dict[int, dict[int, list[int]]] = {}
        for i in range(self.cell(st.STICKER_COUNT)):
            card, stage, sticker = (self.cell(st.STICKERS + 3 * i + k) for k in range(3))
            found.setdefault(self.numbers[card], {}).setdefault(stage, []).append(sticker)
        return found

    def stickers(self, n: int) -> list[int]:
        """Those of the active stage."""
        return self.glued.get(n, {}).get(self.stage(n).number, [])

    def bits(self, at: int, n: int, stage: int) -> list[int]:
        cell = self.cell(at + 4 * self.places[n] + stage - 1)
        return [bit for bit in range(15) if cell >> bit & 1]

    def ticked(self, n: int) -> int:
        """Ticked boxes of the active stage; where its stages share them, of all."""
        stage = self.stage(n)
        stages = (1, 2, 3, 4) if stage.shared else (stage.number,)
        return sum(len(self.bits(st.TICKS, n, number)) for number in stages)

    def blocker(self, n: int) -> int | None:
        by = self.cell(st.BLOCKED_BY + self.places[n])
        return self.numbers[by - 1] if by else None

    # Which cards are meant, and how many of something there are.

    def keywords(self, n: int) -> list[str]:
        card, stage = self.card(n), self.stage(n)
        found = {*stage.keywords, *(("permanent",) if stage.is_permanent else ())}
        found |= {card.kind} - {"kingdom"}
        if 11 in self.stickers(n):
            found.add("knight")
        order = [*ops.KNOWN_KEYWORDS, *sorted(found - {*ops.KNOWN_KEYWORDS})]
        return [word for word in order if word in found]

    def fits(self, n: int, selector: Selector) -> bool:
        stage = self.stage(n)
        if selector.side != ops.ANY_SIDE and stage.is_red != (selector.side == ops.RED):
            return False
        if selector.stages and stage.number not in selector.stages:
            return False
        if selector.keywords and not {*selector.keywords} & {*self.keywords(n)}:
            return False
        if selector.has in (ops.WITH_PRODUCTION, ops.WITH_LARGEST):
            return bool(self.slots(n))
        if selector.has == ops.WITH_UPGRADE:
            return bool(stage.upgrades)
        if selector.has == ops.WITH_FREE_BOX:
            return stage.boxes > len(self.bits(st.TICKS, n, stage.number))
        return True

    def meant(self, source: int, selector: Selector) -> list[int]:
        """The cards that a selector of this source means."""
        where = {
            ops.IN_PLAY: ("play",), ops.IN_DISCARD: ("discard",), ops.IN_DECK: ("deck",),
            ops.IN_PERMANENTS: ("permanents",), ops.OF_KINGDOM: KINGDOM,
        }  # fmt: skip
        found = []
        for n in self.numbers:
            if (n == source and selector.other) or not self.fits(n, selector):
                continue
            blocked = self.blocker(n) is not None
            if (selector.blocked and blocked and self.zone(n) == "play") or (
                not selector.blocked and not blocked and self.zone(n) in where[selector.zone]
            ):
                found.append(n)
        return found

    def count(self, source: int, count: Count) -> int:
        if count.what == ops.COUNT_CARDS:
            assert count.selector is not None
            return len(self.meant(source, count.selector))
        if count.what == ops.COUNT_TICKS_HERE:
            return self.ticked(source)
        if count.what == ops.COUNT_TICKS:
            own = [n for n in self.numbers if self.zone(n) in KINGDOM]
            return sum(len(self.bits(st.TICKS, n, stage)) for n in own for stage in (1, 2, 3, 4))
        stages = self.card(source).stages.values()
        return sum(1 for stage in stages if stage.boxes and not self.bits(st.TICKS, source, stage.number))

    def formula(self, source: int, formula: Formula) -> int:
        value = formula.base
        for term in formula.terms:
            value += term.n * (self.count(source, term.count) // term.count.every)
        return value if formula.most is None else min(value, formula.most)

    # What stands.

    @cached_property
    def holding(self) -> list[tuple[int, Any]]:
        """Every standing phrase that holds, with its card."""
        found = []
        for n in self.numbers:
            if not (self.zone(n) == "permanents" or (self.zone(n) == "play" and self.blocker(n) is None)):
                continue
            for effect in self.stage(n).effects:
                for step in effect.standing:
                    needed = 0 if step.condition is None else int(step.condition.values["n"])
                    if self.ticked(n) >= needed:
                        found.append((n, step.phrase))
        return found

    def selected(self, n: int, text: str, many: bool) -> bool:
        """Whether a card is of the kind that such a phrase names."""
        text = text.removeprefix(" of ")
        plurals = next(one.plurals for one in self.ruleset.definitions)
        return not text or self.fits(n, grammar.read_cards(text, many, plurals))

    def slots(self, n: int) -> list[int]:
        """Printed slots and stickers of the active stage."""
        return [*self.stage(n).produces, *(1 << sticker - 1 for sticker in sorted(self.stickers(n)) if sticker <= 6)]

    def production(self, n: int) -> tuple[list[list[str]], int]:
        """Slot by slot, and how many resources the player leaves out of it."""
        slots = self.slots(n)
        added: list[int] = []
        taken: list[int] = []
        for _, phrase in self.holding if self.zone(n) in KINGDOM else ():
            if phrase.verb not in ("gives", "first-gives", "givers-give"):
                continue
            if phrase.verb == "givers-give":
                given = grammar.read_kind(str(phrase.values["given"]))
                if not any(kinds & given for kinds in slots):
                    continue
            else:
                first = phrase.verb == "first-gives"
                what = str(phrase.values["what" if first else "whats"])
                if not self.selected(n, what, many=not first):
                    continue
                marks = {m: self.cell(st.MARKS + self.places[m]) for m in self.numbers}
                if first and any(marks[m] & st.PRODUCED_NOW and self.selected(m, what, False) for m in self.numbers):
                    continue
            kinds = grammar.read_kind(str(phrase.values["resource"]))
            (taken if phrase.values.get("more") == "less" else added).extend([kinds] * int(phrase.values["n"]))
        slots += sorted(added)
        free = [kinds for kinds in taken if kinds == ops.ANY]
        for kinds in taken:
            if kinds != ops.ANY and kinds in slots:
                slots.remove(kinds)
        if len({*slots}) == 1 and slots[0] & (slots[0] - 1) == 0:
            del slots[: len(free)]
            free = []
        return [words(kinds) for kinds in slots], len(free) if slots else 0

    def fame(self, n: int) -> int:
        return self.formula(n, self.stage(n).fame) + sum(FAME.get(sticker, 0) for sticker in self.stickers(n))

    # Prices.

    def price(self, n: int, price: Price, asked: Sum) -> tuple[dict[str, int], int]:
        """What a sum asks for now, and how many more of any kind are left out."""
        items = {item.kinds: item.n for item in asked.items}
        total = sum(items.values())
        less: dict[int, int] = {}
        if price.less is not None and price.per is not None:
            counted = self.count(n, price.per) // price.per.every
            less[price.less.kinds] = price.less.n * counted
        for _, phrase in self.holding:
            if phrase.verb == "costs" and self.selected(n, str(phrase.values["of"]), many=True):
                kinds = grammar.read_kind(str(phrase.values["resource"]))
                less[kinds] = less.get(kinds, 0) + int(phrase.values["n"])
        for kinds in sorted({*less} - {ops.ANY}):
            off = min(less[kinds], items.get(kinds, 0), total - 1)
            if off > 0:
                items[kinds] -= off
                total -= off
        free = max(0, min(less.get(ops.ANY, 0), total - 1))
        left = {kinds: k for kinds, k in items.items() if k > 0}
        if len(left) == 1:
            left = {kinds: k - free for kinds, k in left.items()}
            free = 0
        return {"any" if kinds == ops.ANY else "/".join(words(kinds)): k for kinds, k in left.items()}, free

    def upgrades(self, n: int, legal: set[str] | None) -> list[dict[str, Any]]:
        found = []
        for upgrade in sorted(self.stage(n).upgrades, key=lambda one: one.arrow):
            arrow = ops.ARROWS[upgrade.arrow]
            price, free = self.price(n, upgrade.price, upgrade.price.sums[0])
            one: dict[str, Any] = {"arrow": arrow, "to": ARROWS[arrow, self.stage(n).number], "price": price}
            if legal is not None:
                one["payable"] = f"upgrade {n} {arrow}" in legal
            if len(upgrade.price.sums) > 1:
                one["others"] = [{"price": self.price(n, upgrade.price, sum_)[0]} for sum_ in upgrade.price.sums[1:]]
            if free:
                one["less"] = free
            if upgrade.price.cards is not None:
                one["discarding"] = upgrade.price.cards.n
            found.append(one)
        return found

    def effects(self, n: int, legal: set[str] | None) -> list[dict[str, Any]]:
        crossed = self.bits(st.CROSSED, n, self.stage(n).number)
        found = []
        for place, effect in enumerate(self.stage(n).effects):
            one: dict[str, Any] = {"name": effect.name, "icon": effect.icon, "crossed": place in crossed}
            if legal is not None:
                one["usable"] = f"use {n} {effect.name}" in legal
            found.append(one)
        return found

    # The whole.

    def stays(self, n: int) -> bool:
        """Whether it stays in play: a blocked card goes or stays with what lies on it."""
        root = n
        while self.zone(n) == "play" and (above := self.blocker(root)) is not None:
            root = above
        kept = self.zone(n) == "play" and self.cell(st.MARKS + self.places[root]) & st.KEPT
        return bool(kept or "continuous" in self.stage(root).flags or 7 in self.stickers(root))

    def named(self, n: int) -> dict[str, list[str]]:
        found = {}
        for number, stage in sorted(self.card(n).stages.items()):
            effects: tuple[Effect, ...] = stage.effects
            if crossed := self.bits(st.CROSSED, n, number):
                found[str(number)] = [effects[bit].name for bit in crossed]
        return found

    def shown(self, n: int, legal: set[str] | None) -> dict[str, Any]:
        """A card that lies open; without a turn nobody says what could be paid or used."""
        production, less = self.production(n)
        ticks = {
            str(k): [bit + 1 for bit in self.bits(st.TICKS, n, k)] for k in (1, 2, 3, 4) if self.bits(st.TICKS, n, k)
        }
        found = {
            "card": n, "stage": self.stage(n).number, "keywords": self.keywords(n), "production": production,
            "fame": self.fame(n), "upgrades": self.upgrades(n, legal), "effects": self.effects(n, legal),
            "boxes": self.stage(n).boxes,
            "stickers": {str(k): sorted(ones) for k, ones in sorted(self.glued.get(n, {}).items())},
            "ticks": ticks, "crossed": self.named(n), "blocked_by": self.blocker(n),
            "blocks": [m for m in self.numbers if self.blocker(m) == n], "stays": self.stays(n),
        }  # fmt: skip
        return {**found, "produces_less": less} if less else found

    def deck(self) -> list[int]:
        """Top first."""
        count = self.cell(st.DECK_COUNT)
        return [self.numbers[card] for card in reversed(self.s[st.DECK : st.DECK + count])]

    def frames(self) -> list[list[int]]:
        cells = self.s[stack.FRAMES : stack.FRAMES + stack.FRAME_CELLS * self.cell(stack.HEIGHT)]
        return [frame.tolist() for frame in cells.reshape(-1, stack.FRAME_CELLS)]

    def phase(self) -> str:
        if self.game.over:
            return "over"
        kinds = {frame[stack.KIND] for frame in self.frames()}
        named = ((fr.BANISH, "banish"), (fr.NEW_ROUND, "start"), (fr.TURN, "turn"), (fr.END_TURN, "turn"))
        return next((phase for kind, phase in named if kind in kinds), "next")

    def rounds_left(self) -> int:
        if self.game.over or self.cell(st.LAST_ROUND):
            return 0
        if self.cell(st.EXPANSION):
            return self.cell(st.ROUNDS_LEFT) - (self.cell(st.ROUND) > 0)
        frame = self.ruleset.frame
        waiting = [n for n in frame.sequence if self.zone(n) == "box" and n <= frame.final]
        now = sum(one[fr.COURSE_LEFT] for one in self.frames() if one[stack.KIND] == fr.NEW_ROUND)
        last = self.frames()[-1]
        now += last[stack.KIND] == fr.CHOOSE_SIDE and self.numbers[last[stack.CARD]] in waiting
        return -(-(len(waiting) - now) // frame.per_round)

    def view(self, aids: bool) -> dict[str, Any]:
        """All fields that do not come from the question itself."""
        s, kinds = self.s, {frame[stack.KIND] for frame in self.frames()}
        legal = {action.text for action in self.game.actions()} if self.game.over or kinds == {fr.TURN} else None
        zones = {name: [n for n in self.numbers if self.zone(n) == name] for name in zn.ZONES if name}
        zones["play"] = [self.numbers[card] for card in s[st.PLAY : st.PLAY + self.cell(st.PLAY_COUNT)]]
        deck = self.deck()
        bottom = self.cell(st.KNOWN_BOTTOM)
        known: dict[str, Any] = {
            "count": len(deck), "top": {"card": deck[0], "stage": self.stage(deck[0]).number} if deck else None,
            "known_top": deck[: self.cell(st.KNOWN_TOP)], "known_bottom": deck[len(deck) - bottom :],
        }  # fmt: skip
        if aids:
            known["cards"] = [{"card": n, "stage": self.stage(n).number} for n in sorted(deck)]
        expansion = self.cell(st.EXPANSION)
        return {
            "round": self.cell(st.ROUND), "turn": self.cell(st.TURN), "turns": self.cell(st.TURNS), "turn_player": 0,
            "phase": self.phase(), "rounds_left": self.rounds_left(),
            "last_round": bool(self.cell(st.LAST_ROUND) or (expansion and self.cell(st.ROUND) and self.cell(st.ROUNDS_LEFT) <= 1)),
            "expansion": self.numbers[expansion - 1] if expansion else None,
            "restart_open": bool(self.cell(st.RESTART_OPEN)),
            "pool": {word: self.cell(st.POOL + k) for k, word in enumerate(ops.RESOURCES)},
            "stickers": {str(sticker): self.cell(st.SUPPLY + sticker) for sticker in USED_STICKERS},
            "fame": self.cell(st.BANISHED_FAME) + self.cell(st.WRITTEN_FAME)
            + sum(self.fame(n) for n in self.numbers if self.zone(n) in KINGDOM),
            "banished_fame": self.cell(st.BANISHED_FAME), "written_fame": self.cell(st.WRITTEN_FAME),
            "score_track": s[st.TRACK : st.TRACK + self.cell(st.SCORES)].tolist(), "deck": known,
            **{
                name: [self.shown(n, legal if name in ("play", "permanents") else set()) for n in zones[name]]
                for name in ("play", "discard", "permanents", "set_aside", "destroyed", "banished")
            },
            "box": zones["box"], "read": [n for n in zones["box"] if self.cell(st.MARKS + self.places[n]) & st.READ],
        }  # fmt: skip


def expected(game: dw.Game, aids: bool = True) -> dict[str, Any]:
    """What a view of this position must say beside the question."""
    return Plainly(game).view(aids)


def without_question(view: dict[str, Any], game: Any) -> dict[str, Any]:
    """A view without what the question brings; where no turn is asked, also without what could be paid or used in one."""
    about = ("game", "ruleset", "mode", "options", "over", "decision", "event", "offered", "packet", "reading")
    end = ("scores", "ranking", "winners", "seed", "title")
    found = {key: value for key, value in view.items() if key not in (*about, *end)}
    decision = view["decision"]
    if decision is not None and decision["kind"] != "turn":
        for zone in ("play", "permanents"):
            for shown in found[zone]:
                for upgrade in shown["upgrades"]:
                    del upgrade["payable"]
                for effect in shown["effects"]:
                    del effect["usable"]
    return found
