"""Games played by numbers: a plan says how a game starts and which of the legal actions is played each time."""

import hashlib
import json
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any, NamedTuple, cast

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as hs

import deckwright as dw
from deckwright.games.ascension.declared.options import OPTIONS
from deckwright.games.ascension.rules import state as st
from deckwright.games.ascension.table.ruleset import Ruleset
from deckwright.table.rulesets import resolve
from tests.talk import COMBINED, RULESET, VIGIL, key_in

SEAT_ZONES = ("hand", "deck", "discard", "constructs", "trophies", "played")
TABLE_ZONES = ("void", "center", "box", "set_aside")
END_TURN_EVERY = 6  # so often a number may end the turn while there is something else to do
SAVE_EVERY = 10  # so often a redrawn game is looked at as it would be saved
LARGEST = 9999
MANY = 3  # with more players than this, games have fewer actions: everything takes longer

# The same examples on every run; few and long ones, since a game is long.
SETTINGS = settings(
    derandomize=True,
    deadline=None,
    database=None,
    phases=(Phase.explicit, Phase.generate, Phase.shrink),
    print_blob=False,
)

# What a seat has in a rich position, beside starting cards: so many cards of the Center Deck.
RICH_HAND, RICH_DECK, RICH_DISCARD, RICH_CONSTRUCTS = 3, 4, 3, 3
RICH_RUNES, RICH_POWER, RICH_ENERGY = 9, 12, (0, 1, 3, 8)
MOST_SLOTS = 8

XERON, TERRUS, HERALD, OZIAH = (
    "xeron-duke-of-lies", "terrus-paragon-of-strife", "herald-of-doom", "oziah-judge-of-logos",
)  # fmt: skip
BURROWER, COURIER, CH32 = "burrower-mark-ii", "rocket-courier-x-99", "prototype-ch32"


class Opening(NamedTuple):
    """What lies in the first slot of a rich position, what is played at once, and Constructs that it takes."""

    first: str
    texts: tuple[str, ...] = ()
    constructs: tuple[str, ...] = ()


# Cards that pass between hands are where secrets are hardest to keep; where several Monsters are defeated at once, cards
# given away or moved on, most is left to do.
OPENINGS = {
    RULESET: (
        Opening(XERON),
        Opening(XERON, (f"defeat {XERON}@1",)),
        Opening(XERON, ("play apprentice", "play mystic", f"defeat {XERON}@1")),
    ),
    VIGIL: (
        Opening(HERALD),
        Opening(HERALD, (f"defeat {HERALD}@1",)),
        Opening(TERRUS, (f"defeat {TERRUS}@1",)),
        Opening(TERRUS, (f"play {OZIAH}",)),
    ),
    COMBINED: (
        Opening(HERALD),
        Opening(XERON, (f"defeat {XERON}@1",)),
        Opening(HERALD, (f"defeat {HERALD}@1",)),
        Opening(TERRUS, ("play apprentice", f"defeat {TERRUS}@1")),
        Opening(XERON, ("play mystic", f"play {OZIAH}")),
        Opening(BURROWER, (f"acquire {BURROWER}@1",), (COURIER, CH32)),
    ),
}


@dataclass(frozen=True)
class Table:
    """What is played: the ruleset, the mode and the number of players."""

    ruleset: str
    mode: str
    players: int

    def __str__(self) -> str:
        return f"{self.ruleset}-{self.mode}-{self.players}"

    @property
    def rules(self) -> Ruleset:
        return cast(Ruleset, resolve(self.ruleset))


TABLES = [
    Table(name, mode, players)
    for name in (RULESET, VIGIL, COMBINED)
    for mode, numbers in resolve(name).players.items()
    for players in numbers
]


@dataclass(frozen=True)
class Plan:
    """How a game starts, and the numbers that choose its actions."""

    table: Table
    seed: int
    options: dict[str, str]
    rich: bool  # whether it starts in a position full of cards instead of with the setup
    choices: tuple[int, ...] = field(repr=False)

    @property
    def players(self) -> int:
        return self.table.players


def numbers(name: str, n: int) -> list[int]:
    """So many numbers below 65536 that follow from a name."""
    data = hashlib.shake_256(name.encode()).digest(2 * n)
    return [int.from_bytes(data[i : i + 2]) for i in range(0, 2 * n, 2)]


def make_plan(table: Table, name: str, actions: int, rich: bool | None = None) -> Plan:
    """The plan of this name: also the first one is a game like any other, with other options than the default ones."""
    seed, is_rich, *drawn = numbers(f"{table} {name}", 2 + len(OPTIONS) + actions)
    return Plan(
        table=table,
        seed=seed,
        options={option: values[drawn.pop() % len(values)] for option, values in OPTIONS.items()},
        rich=bool(is_rich % 2) if rich is None else rich,
        choices=tuple(drawn),
    )


def in_games(
    examples: int, actions: int, rich: bool | None = None
) -> Callable[[Callable[[Plan], None]], Callable[[Table], None]]:
    """Run a test of a plan in so many games at each table."""

    def decorate(test: Callable[[Plan], None]) -> Callable[[Table], None]:
        @pytest.mark.parametrize("table", TABLES, ids=str)
        def over_tables(table: Table) -> None:
            fewer = actions * MANY // max(table.players, MANY)

            @settings(SETTINGS, max_examples=examples)
            @given(hs.integers(0, LARGEST))
            def over_plans(number: int) -> None:
                test(make_plan(table, f"{test.__name__} {number}", fewer, rich))

            over_plans()

        over_tables.__name__, over_tables.__doc__ = test.__name__, test.__doc__
        return over_tables

    return decorate


def start(plan: Plan) -> dw.Game:
    """The game at its beginning."""
    if plan.rich:
        openings = OPENINGS[plan.table.ruleset]
        opening = openings[plan.seed % len(openings)]
        game = rich_position(plan, opening)
        for text in opening.texts:
            game.play(text)
        return game
    table = plan.table
    return dw.new(table.ruleset, players=table.players, mode=table.mode, seed=plan.seed, options=plan.options)


def rich_position(plan: Plan, opening: Opening) -> dw.Game:
    """Every seat has cards of the Center Deck, Constructs and a trophy; the one to move has plenty of everything."""
    table, rules = plan.table, plan.table.rules
    apart = (opening.first, OZIAH, *opening.constructs)
    cards = [card for card in dealt(plan) if card not in apart]
    seats = range(table.players)
    turn_player = plan.seed // 6 % table.players
    by_type: dict[str, list[str]] = {"hero": [], "construct": [], "monster": []}
    for card in cards:
        by_type[rules.cards[card].type].append(card)
    trophies = [card for card in by_type["monster"] if rules.cards[card].abilities_at("trophy")]
    zones: dict[str, Any] = {
        "constructs": [[by_type["construct"].pop() for _ in range(RICH_CONSTRUCTS)] for _ in seats],
        "trophies": [trophies[seat : seat + 1] for seat in seats],
    }
    left = sorted(by_type["hero"] + by_type["construct"], key=cards.index)
    for zone, n, starting in (
        ("hand", RICH_HAND, ("apprentice", "mystic")),
        ("deck", RICH_DECK, ("apprentice", "militia", "mystic")),
        ("discard", RICH_DISCARD, ("apprentice",)),
    ):
        zones[zone] = [[*(left.pop() for _ in range(n)), *starting, *rules.copies("treasure")] for _ in seats]
    zones["hand"][turn_player] += [OZIAH] if OZIAH in rules.cards else []
    zones["constructs"][turn_player] += opening.constructs
    placed = Counter(card for lists in zones.values() for one in lists for card in one)
    row = [opening.first]
    for card in cards:
        if placed[card]:
            placed[card] -= 1
        elif card not in row and len(row) < (MOST_SLOTS if rules.copies("treasure") else 6):
            row.append(card)
    under = {slot: (plan.seed + slot) % 3 for slot in (1, 2, 4)} if rules.copies("treasure") else {}
    piles = {card: n - 2 * table.players * (card == "mystic") for card, n in rules.piles(table.players).items()}
    energy = RICH_ENERGY[plan.seed // 36 % len(RICH_ENERGY)] if rules.copies("treasure") else 0
    return dw.scenario(
        table.ruleset, players=table.players, mode=table.mode, options=plan.options, seed=plan.seed,
        turn_player=turn_player, row=row, under=under, runes=RICH_RUNES, power=RICH_POWER, energy=energy,
        piles=piles, **zones,
    )  # fmt: skip


def dealt(plan: Plan) -> list[str]:
    """All cards of the Center Deck, Treasure aside, in an order that follows from the seed."""
    copies = [f"{card} {i}" for card, n in plan.table.rules.copies("center").items() for i in range(n)]
    copies.sort(key=lambda copy: hashlib.sha256(f"{plan.seed} {copy}".encode()).digest())
    return [copy.split()[0] for copy in copies]


def chosen(game: dw.Game, number: int) -> dw.Action:
    """The legal action that a number picks; the turn ends only now and then while there is something else to do."""
    actions = game.actions()
    others = [action for action in actions if action.kind != "end turn"]
    if others and number % END_TURN_EVERY != END_TURN_EVERY - 1:
        return others[number // END_TURN_EVERY % len(others)]
    return actions[number // END_TURN_EVERY % len(actions)]


def positions(plan: Plan) -> Iterator[tuple[dw.Game, dw.Action, int]]:
    """The game before each action, with the action and its number; whoever asks for the next one must have played it."""
    game = start(plan)
    for number in plan.choices:
        if game.over:
            return
        yield game, chosen(game, number), number


def played_to_the_end_of(plan: Plan) -> Iterator[dw.Game]:
    """The game at its start and after every action."""
    game = start(plan)
    yield game
    for number in plan.choices:
        if game.over:
            return
        game.play(chosen(game, number))
        yield game


def viewers(game: dw.Game) -> list[int | None]:
    """Every seat, and a spectator."""
    return [*range(game.players), None]


# What a game holds.


def owned_by(game: dw.Game, seat: int) -> Counter[str]:
    """All cards that a seat owns."""
    return Counter(card for zone in SEAT_ZONES for card in game.zone(zone, seat))


def all_cards(game: dw.Game) -> Counter[str]:
    """Every card of the game, wherever it lies."""
    cards = Counter(card for zone in TABLE_ZONES for card in game.zone(zone))
    cards.update(card for card in game.row if card is not None)
    cards.update(card for slot in range(1, len(game.row) + 1) for card in game.under(slot))
    cards.update({card: game.pile(card) for card in game.ruleset.copies("always")})
    for seat in range(game.players):
        cards.update(owned_by(game, seat))
    return +cards


def texts(game: dw.Game) -> list[str]:
    return [action.text for action in game.actions()]


def contents(game: dw.Game) -> tuple[Any, ...]:
    """Everything that makes up a game: state, log, history and what is legal."""
    return game.state.tobytes(), [event.data() for event in game.log], list(game.history), texts(game)


# What a viewer may know.


def seen(game: dw.Game, viewer: int | None, since: int = 0) -> str:
    """All that a viewer is shown, as text: both views, and the events from number `since` on."""
    events = [event.data() for event in game.events(viewer)[since:]]
    shown = [game.view(viewer), game.view(viewer, memory_aids=False), events]
    return json.dumps(shown) + refusal(game, viewer)


def refusal(game: dw.Game, viewer: int | None) -> str:
    """What the one who must decide is told about an action that cannot be."""
    if game.player != viewer:
        return ""
    try:
        game.play("acquire the-moon@7")
    except dw.IllegalAction as error:
        return str(error)
    raise AssertionError("an action that does not exist was played")


def check_secrets(game: dw.Game, number: int, since: int) -> None:
    """States that differ only in what a viewer may not know look the same to that viewer (R-209)."""
    for viewer in viewers(game):
        twin = game.determinize(viewer, number)
        assert seen(twin, viewer, since) == seen(game, viewer, since), f"viewer {viewer} sees what is hidden"


class Memory:
    """What a viewer who forgets nothing knows of hands and decks, from nothing but the events that the viewer may see."""

    def __init__(self, game: dw.Game, viewer: int | None) -> None:
        self.viewer = viewer
        self.hands: list[Counter[str]] = [Counter() for _ in range(game.players)]
        self.tops: list[list[str]] = [[] for _ in range(game.players)]  # from the top
        self.heard = 0

    def listen(self, game: dw.Game) -> None:
        """Take in what has happened since the last time."""
        events = game.events(self.viewer)
        for event in events[self.heard :]:
            if event.player is not None:
                self.note(event, event.player)
        self.heard = len(events)

    def note(self, event: dw.Event, seat: int) -> None:
        came, went = event.zones or (None, None)
        if event.kind in ("leave", "return", "reveal", "shuffle"):
            return  # the same move was told before, or nothing moved that is known
        if event.kind == "take" and came == "hand":
            victim = event.other
            assert victim is not None
            if victim == self.viewer and event.card is not None:
                self.lose(victim, event.card)
            else:
                self.hands[victim].clear()  # nobody else counts on what was known there
        elif came == "hand" and event.card is not None:
            self.lose(seat, event.card)
        elif came == "deck" and self.tops[seat]:
            self.tops[seat].pop(0)
        if event.card is not None and went == "hand":
            self.hands[seat][event.card] += 1
        elif event.card is not None and went == "deck":
            self.tops[seat].insert(0, event.card)

    def lose(self, seat: int, card: str) -> None:
        self.hands[seat][card] = max(self.hands[seat][card] - 1, 0)

    def check(self, game: dw.Game, what: str) -> None:
        """What is remembered is true in this game."""
        for seat in range(game.players):
            hand, deck, top = Counter(game.zone("hand", seat)), game.zone("deck", seat), self.tops[seat]
            known = dict(+self.hands[seat])
            assert Counter(known) <= hand, (
                f"{what}: viewer {self.viewer} knows {known} in the hand of seat {seat}: {dict(hand)}"
            )
            assert deck[: len(top)] == top, (
                f"{what}: viewer {self.viewer} knows {top} on the deck of seat {seat}: {deck}"
            )


def common_pool(game: dw.Game, viewer: int | None) -> list[int]:
    """Seats whose hands and decks are one pool for this viewer, who did not see a card pass between them (R-208)."""
    victims = {victim for victim, _, _ in game.position.taken()} - {viewer}
    taker = int(game.state[st.TURN_PLAYER])
    if not victims or viewer == taker:
        return []
    return sorted(victims | {taker})


def check_knowledge(game: dw.Game, memories: list[Memory], number: int) -> None:
    """What a viewer knows stays as it is when the rest is drawn anew (R-206 to R-209)."""
    for memory in memories:
        viewer = memory.viewer
        memory.listen(game)
        memory.check(game, "the game itself")
        twin = game.determinize(viewer, number)
        memory.check(twin, "redrawn")
        pool = common_pool(game, viewer)
        for seat in range(game.players):
            if seat not in pool:
                assert owned_by(twin, seat) == owned_by(game, seat), f"seat {seat} owns other cards for {viewer}"
            known = game.view(viewer)["seats"][seat]
            top = known["deck"]["top"]
            assert twin.zone("deck", seat)[: len(top)] == top, (
                f"the known top of seat {seat}'s deck changed for {viewer}"
            )
            hand = Counter(known["hand"].get("cards", known["hand"]["known"]))
            assert hand <= Counter(twin.zone("hand", seat)), (
                f"known cards in the hand of seat {seat} changed for {viewer}"
            )
            for zone in SEAT_ZONES:
                assert len(twin.zone(zone, seat)) == len(game.zone(zone, seat)), (
                    f"{zone} of seat {seat} has another size"
                )
        together = sum((owned_by(game, seat) for seat in pool), Counter())
        assert sum((owned_by(twin, seat) for seat in pool), Counter()) == together
        if viewer is not None:
            assert twin.zone("hand", viewer) == game.zone("hand", viewer)
        assert Counter(twin.zone("center")) == Counter(game.zone("center"))
        assert key_in(twin.state) != key_in(game.state), "the key was kept"
        if number % SAVE_EVERY == 0:
            assert key_in(game.state).hex() not in json.dumps(twin.save()), "the key is in what the copy saves"
