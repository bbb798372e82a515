"""Positions set up by hand: for tests, puzzles, bug reports and analysis."""

from collections import Counter
from typing import Any

import numpy as np

from deckwright.cards.errors import IllegalScenario
from deckwright.games.ascension.cards import ops
from deckwright.games.ascension.declared.zones import COUNTED, SEAT_ZONES
from deckwright.games.ascension.rules import constructs, defeat, hands, play, setup, turn
from deckwright.games.ascension.rules import state as st
from deckwright.games.ascension.rules.frames import TURN
from deckwright.games.ascension.rules.tables import card_cell
from deckwright.games.ascension.table.game import AscensionGame
from deckwright.games.ascension.table.ruleset import Ruleset
from deckwright.games.ascension.table.shapes import SEAT_LISTS, TABLE_LISTS, slot_named, wrong_shape
from deckwright.kernel.chacha import shuffle
from deckwright.kernel.events import NOBODY
from deckwright.kernel.stack import push
from deckwright.table.arguments import excerpt, is_whole, shown, suggestion
from deckwright.table.events import new_buffer
from deckwright.table.origins import Placed
from deckwright.table.seeds import set_key
from deckwright.table.setup import Setup

COUNTERS = {
    "runes": st.RUNES, "restricted_runes": st.RESTRICTED_RUNES, "power": st.POWER, "energy": st.ENERGY, "pool": st.POOL,
    "rival_honor": st.RIVAL_HONOR, "extra_turns": st.EXTRA_TURNS,
}  # fmt: skip
MOST = 9999


def place(setup: Setup, given: dict[str, Any]) -> AscensionGame:
    """Build the position that was given."""
    table = _Table(setup, given)
    table.check_names()
    table.place_seats()
    table.place_center()
    table.place_counters()
    if "under" in given:
        given["under"] = {
            str(slot): what if isinstance(what, int) else list(what) for slot, what in given["under"].items()
        }
    state = table.state
    push(state, new_buffer(0, 0), TURN, given["turn_player"], NOBODY, NOBODY, 0, 0, 0, 0)
    game = AscensionGame(setup, state, Placed(given))
    game.go_on()  # Fate of a row that was dealt
    return game


class _Table:
    """A table on which cards are laid out one zone after the other."""

    def __init__(self, setup: Setup, given: dict[str, Any]) -> None:
        self.ruleset: Ruleset = setup.ruleset  # type: ignore[assignment]
        self.given = given
        self.players: int = given["players"]
        self.mode = setup.mode
        self.state = self.ruleset.blank(self.players, setup.mode, setup.options)
        self.piles = self.ruleset.piles(self.players)
        self.treasure, _ = self.ruleset.treasure(setup.options)
        set_key(self.state, bytes.fromhex(given["seed"]))
        self.no_events = np.zeros(0, dtype=np.int32)
        self.placed: Counter[str] = Counter()

    def refuse(self, reason: str) -> IllegalScenario:
        return IllegalScenario(f"This position cannot be: {reason}.")

    def number(self, card: object, where: str) -> int:
        """The number of a card, after checking that it exists."""
        if not isinstance(card, str) or card not in self.ruleset.cards:
            hint = suggestion(card, self.ruleset.cards)
            raise self.refuse(f"there is no card {shown(card)} ({where}).{hint}".rstrip("."))
        return self.ruleset.number[card]

    def check_names(self) -> None:
        known = {*SEAT_LISTS, *TABLE_LISTS, *COUNTERS, "row", "under", "piles", "honor", "end_triggered", "players",
                 "turn_player", "first", "seed"}  # fmt: skip
        for name in self.given:
            if name not in known:
                raise self.refuse(f"there is nothing called {shown(name)}.{suggestion(name, known)}".rstrip("."))
        problem = wrong_shape(self.given, self.players)
        if problem is not None:
            raise self.refuse(problem)
        self.state[st.FIRST] = self.given["first"]
        self.state[st.TURN_PLAYER] = self.given["turn_player"]
        self.state[st.ROUND] = 1
        self.check_copies()

    def cards_of(self, name: str, seat: int) -> list[str] | None:
        lists = self.given.get(name)
        return None if lists is None or lists[seat] is None else list(lists[seat])

    def check_copies(self) -> None:
        """No card may lie on the table more often than it exists."""
        for name in SEAT_ZONES:
            for seat in range(self.players):
                for card in self.cards_of(name, seat) or []:
                    self.check_owned(card, name, seat)
        for name in (*TABLE_LISTS, "row"):
            for card in self.given.get(name) or []:
                if card is not None:
                    self.check_on_table(card, name)
        self.under = self.read_under()
        for card, n in (self.given.get("piles") or {}).items():
            self.number(card, "piles")
            if card not in self.ruleset.copies("always"):
                raise self.refuse(f"{card} has no pile")
            self.placed[card] += self.whole(n, f"the pile of {card}")
        for card, n in self.placed.items():
            found = self.ruleset.cards[card]
            exist = {
                "starting": found.copies * self.players,
                "treasure": max(found.copies, self.treasure.get(card, 0)),
            }.get(found.origin, max(found.copies, self.piles.get(card, 0)))
            if n > exist:
                raise self.refuse(f"{card} is placed {n} times, but only {exist} exist")

    def check_owned(self, card: str, name: str, seat: int) -> None:
        self.number(card, f"{name} of seat {seat}")
        kind = self.ruleset.cards[card].type
        if name == "trophies":
            if not self.ruleset.cards[card].abilities_at("trophy"):
                raise self.refuse(f"{card} is no trophy and cannot be among the trophies of seat {seat}")
            self.placed[card] += 1
            return
        if kind == "monster":
            raise self.refuse(f"{card} is a Monster and cannot be in {name} of seat {seat}")
        if name in ("constructs", "played") and (name == "constructs") != (kind == "construct"):
            raise self.refuse(f"{card} is a {kind} and cannot be among the {name} cards of seat {seat}")
        if name == "played" and seat != self.given["turn_player"]:
            raise self.refuse(f"only the player whose turn it is has played cards, and that is not seat {seat}")
        self.placed[card] += 1

    def check_on_table(self, card: str, name: str) -> None:
        self.number(card, name)
        origin = self.ruleset.cards[card].origin
        if name in ("row", "center", "void") and origin != "center" and (name == "row" or origin != "treasure"):
            raise self.refuse(f"{card} is no card of the Center Deck and cannot be in {name}")
        if name == "box" and origin != "starting":
            raise self.refuse(f"only starting cards leave the game, not {card}")
        taken = origin == "treasure" or (origin == "center" and self.ruleset.cards[card].type != "monster")
        if name == "set_aside" and (self.mode != "solo" or not taken):
            raise self.refuse(
                f"{card} cannot be set aside: only Heroes and Constructs of the Center Deck and Treasure are, "
                "and only in a solo game"
            )
        self.placed[card] += 1

    def read_under(self) -> dict[int, list[str]]:
        """The Treasure under each slot, counted from 0: given as a number or as a list of ids."""
        given = self.given.get("under") or {}
        treasures = list(self.ruleset.copies("treasure"))
        if given and not treasures:
            raise self.refuse("no set of this ruleset has treasure, so none can lie under the row")
        if given and self.given.get("row") is None:
            raise self.refuse("treasure lies under the cards of a row that is given too")
        slots = len(self.given.get("row") or [])
        under: dict[int, list[str]] = {}
        for slot, what in given.items():
            number = slot_named(slot) or 0
            if not 1 <= number <= slots:
                raise self.refuse(f"the row has slots 1 to {slots}, and no treasure can lie under {shown(slot)}")
            cards = [treasures[0]] * self.whole(what, f"under slot {number}") if is_whole(what) else list(what)
            for card in cards:
                self.number(card, f"under slot {number}")
                if card not in treasures:
                    raise self.refuse(f"{card} is no treasure and cannot lie under slot {number}")
                self.placed[card] += 1
            under[number - 1] = cards
        return under

    def place_seats(self) -> None:
        for seat in range(self.players):
            self.place_seat(seat)
        for card in self.cards_of("played", self.given["turn_player"]) or []:
            self.play(self.ruleset.number[card])

    def place_seat(self, seat: int) -> None:
        here = st.seat(self.state, seat)
        for card in self.cards_of("discard", seat) or []:
            hands.put_in_discard(self.state, seat, self.ruleset.number[card])
        for card in self.cards_of("constructs", seat) or []:
            constructs.enter_play(self.state, seat, self.ruleset.number[card])
        self.mark_used(seat)
        for card in self.cards_of("trophies", seat) or []:
            defeat.add_trophy(self.state, seat, self.ruleset.number[card])
        deck, hand = self.cards_of("deck", seat), self.cards_of("hand", seat)
        rest = self.rest_of_starting_deck(seat) if deck is None or hand is None else []
        if deck is None and hand is None:
            hand, deck = rest[: turn.NEW_HAND], rest[turn.NEW_HAND :]
        elif hand is None:
            hand = rest[: turn.NEW_HAND]
        elif deck is None:
            deck = rest
        for card in hand or []:
            hands.add_to_hand(self.state, seat, self.ruleset.number[card])
        at = st.deck_at(self.state, seat)
        numbers = [self.ruleset.number[card] for card in reversed(deck or [])]
        if len(numbers) > st.CARD_ROOM:
            raise self.refuse(f"the deck of seat {seat} has more cards than exist")
        self.state[at : at + len(numbers)] = numbers
        self.state[here + st.DECK_COUNT] = len(numbers)
        honor = self.given.get("honor")
        if honor is not None:
            if not isinstance(honor, list | tuple) or len(honor) != self.players:
                raise self.refuse(f"honor needs one number for each of the {self.players} seats")
            self.state[here + st.HONOR_TOKENS] = self.whole(honor[seat], f"honor of seat {seat}")

    def rest_of_starting_deck(self, seat: int) -> list[str]:
        """The starting deck without the cards of it that are placed elsewhere, shuffled; from the top."""
        left = Counter(self.ruleset.copies("starting"))
        for name in SEAT_ZONES:
            left.subtract(Counter(card for card in self.cards_of(name, seat) or [] if card in left))
        cards = sorted(self.ruleset.number[card] for card, n in left.items() for _ in range(max(n, 0)))
        at = st.deck_at(self.state, seat)
        self.state[at : at + len(cards)] = cards
        shuffle(self.state, self.state, at, len(cards), st.PERSONAL_DECK, seat, 0)
        self.state[st.seat(self.state, seat) + st.SHUFFLES] = 1
        order = [self.ruleset.ids[card] for card in self.state[at : at + len(cards)].tolist()]
        self.state[at : at + len(cards)] = 0
        return order[::-1]

    def mark_used(self, seat: int) -> None:
        for name in self.cards_of("used", seat) or []:
            card, _, ability = name.partition("#")
            number = self.number(card, f"used of seat {seat}")
            found = self.ruleset.cards[card]
            uses = len(found.abilities_at("use"))
            has_trigger = bool(found.abilities_at("when") or found.abilities_at("price"))
            if ability:
                bit = next((k for k in range(uses) if ability == str(k + 1)), -1)
                if bit < 0:
                    raise self.refuse(f"{card} has no ability #{excerpt(ability)} to be used")
            elif has_trigger:
                bit = st.TRIGGER_BIT if found.abilities_at("when") else st.STAFF_BIT
            elif uses == 1:
                bit = 0
            else:
                raise self.refuse(f"{card} has {uses} abilities: say which was used, such as {card}#1")
            which = constructs.find_unused(self.state, seat, number, bit)
            if which < 0:
                raise self.refuse(f"seat {seat} controls no {card} whose ability could have been used")
            constructs.mark_used(self.state, seat, which, bit)

    def play(self, card: int) -> None:
        """A card counts as played this turn; its Unite effect waits unless another Hero has set it off."""
        self.state[st.PLAYED + int(self.state[st.PLAYED_COUNT])] = card
        self.state[st.PLAYED_COUNT] += 1
        hero = card_cell(self.ruleset.table, card, ops.C_TYPE) == ops.HERO
        wanted = card_cell(self.ruleset.table, card, ops.C_FACTION) if hero else 0
        for i in range(int(self.state[st.WAITING_COUNT]) - 1, -1, -1):
            if card_cell(self.ruleset.table, int(self.state[st.WAITING + i]), ops.C_UNITE_FACTION) & wanted:
                play.stop_waiting(self.state, i)
        unite = card_cell(self.ruleset.table, card, ops.C_UNITE_FACTION)
        if unite and constructs.heroes_played(self.state, self.ruleset.table, unite) <= 1:
            self.state[st.WAITING + int(self.state[st.WAITING_COUNT])] = card
            self.state[st.WAITING_COUNT] += 1

    def place_center(self) -> None:
        """Piles, Void and cards set aside; then the Center Deck and the row."""
        for zone in (zone for zone in TABLE_LISTS if zone in COUNTED):
            for card in self.given.get(zone) or []:
                self.state[COUNTED[zone] + self.ruleset.number[card]] += 1
        piles = self.given.get("piles") or {}
        for card, copies in self.piles.items():
            self.state[st.PILES + self.ruleset.number[card]] = piles.get(card, copies)
        self.place_center_deck()
        self.place_row()

    def place_center_deck(self) -> None:
        given = self.given.get("center")
        if given is not None:
            numbers = [self.ruleset.number[card] for card in reversed(given)]
        else:
            left = Counter(self.ruleset.copies("center")) + Counter(self.treasure)
            left.subtract(self.placed)
            numbers = sorted(self.ruleset.number[card] for card, n in left.items() for _ in range(max(n, 0)))
        if len(numbers) > st.CENTER_ROOM:
            raise self.refuse("the Center Deck has more cards than exist")
        self.state[st.CENTER : st.CENTER + len(numbers)] = numbers
        self.state[st.CENTER_COUNT] = len(numbers)
        if given is None:
            shuffle(self.state, self.state, st.CENTER, len(numbers), st.CENTER_DECK, 0, 0)
            self.state[st.CENTER_SHUFFLES] = 1

    def place_row(self) -> None:
        given = self.given.get("row")
        if given is None:
            setup.deal_row(self.state, self.ruleset.table, self.no_events)
            return
        if not setup.ROW_LENGTH <= len(given) <= st.ROW_ROOM:
            raise self.refuse(f"a row has {setup.ROW_LENGTH} slots or more, up to {st.ROW_ROOM}, not {len(given)}")
        if None in given and (self.state[st.CENTER_COUNT] or self.state[st.VOID : st.BOX].any()):
            raise self.refuse("a slot of the row is empty only where Center Deck and Void are empty")
        self.state[st.ROW_COUNT] = len(given)
        for slot, card in enumerate(given):
            self.state[st.ROW + slot] = st.NO_CARD if card is None else self.ruleset.number[card]
        for slot, cards in self.under.items():
            for card in cards:
                kind = card_cell(self.ruleset.table, self.ruleset.number[card], ops.C_TREASURE)
                self.state[st.under_at(self.state, slot, kind)] += 1

    def place_counters(self) -> None:
        setup.fill_pool(self.state)
        for name, cell in COUNTERS.items():
            if name in self.given:
                self.state[cell] = self.whole(self.given[name], name)
        self.state[st.END_TRIGGERED] = int(bool(self.given.get("end_triggered", False)) or self.state[st.POOL] == 0)
        if self.mode != "solo" and self.state[st.RIVAL_HONOR]:
            raise self.refuse("there is a rival only in a solo game")

    def whole(self, value: object, name: str) -> int:
        if not is_whole(value) or not 0 <= value <= MOST:
            raise self.refuse(f"{name} is a whole number from 0 to {MOST}, not {shown(value)}")
        return int(value)
