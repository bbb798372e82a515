"""Games played by numbers: a plan says how a game starts and which of the legal actions is played each time."""

import hashlib
import json
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as hs

import deckwright as dw
from deckwright.games.ascension.ruleset import OPTION_CELLS, OPTIONS, Ruleset, get_key
from deckwright.table.rulesets import resolve

RULESET = "ascension-10th"
SEAT_ZONES = ("hand", "deck", "discard", "constructs", "played")
TABLE_ZONES = ("void", "center", "box", "set_aside")
END_TURN_EVERY = 6  # so often a number may end the turn while there is something else to do
XERON = "xeron-duke-of-lies"
# What is played at once in a rich position: cards that pass between hands are where secrets are hardest to keep.
OPENINGS = ((), (f"defeat {XERON}@1",), (), ("play apprentice", "play mystic", f"defeat {XERON}@1"))
SAVE_EVERY = 10  # so often a redrawn game is looked at as it would be saved
LARGEST = 9999

# The same examples on every run; few and long ones, since a game is long.
SETTINGS = settings(
    derandomize=True,
    deadline=None,
    database=None,
    phases=(Phase.explicit, Phase.generate, Phase.shrink),
    print_blob=False,
)

# How much a seat has in a rich position.
RICH_HAND, RICH_DECK, RICH_DISCARD, RICH_CONSTRUCTS = 3, 4, 3, 3
RICH_RUNES, RICH_POWER = 9, 12


@dataclass(frozen=True)
class Plan:
    """How a game starts, and the numbers that choose its actions."""

    players: int  # 1 is a solo game
    seed: int
    options: dict[str, str]
    rich: bool  # whether it starts in a position full of cards instead of with the setup
    choices: tuple[int, ...]

    @property
    def mode(self) -> str:
        return "solo" if self.players == 1 else "versus"


@hs.composite
def plans(draw: Any, players: int, actions: int, rich: bool | None = None) -> Plan:
    """Plans for games of this many actions; the options are those that the rules of this ruleset read."""
    return Plan(
        players=players,
        seed=draw(hs.integers(0, LARGEST)),
        options={name: draw(hs.sampled_from(OPTIONS[name])) for name in OPTION_CELLS},
        rich=draw(hs.booleans()) if rich is None else rich,
        choices=tuple(draw(hs.lists(hs.integers(0, LARGEST), min_size=actions, max_size=actions))),
    )


def in_games(
    examples: int, actions: int, rich: bool | None = None
) -> Callable[[Callable[[Plan], None]], Callable[[int], None]]:
    """Run a test of a plan in so many games of each number of players."""

    def decorate(test: Callable[[Plan], None]) -> Callable[[int], None]:
        @pytest.mark.parametrize("players", [1, 2, 3, 4])
        def over_players(players: int) -> None:
            @settings(SETTINGS, max_examples=examples)
            @given(plans(players, actions, rich))
            def over_plans(plan: Plan) -> None:
                test(plan)

            over_plans()

        over_players.__name__, over_players.__doc__ = test.__name__, test.__doc__
        return over_players

    return decorate


def ruleset() -> Ruleset:
    return resolve(RULESET)


def start(plan: Plan) -> dw.Game:
    """The game at its beginning."""
    if plan.rich:
        game = rich_position(plan)
        for text in OPENINGS[plan.seed % len(OPENINGS)]:
            game.play(text)
        return game
    return dw.new(RULESET, players=plan.players, mode=plan.mode, seed=plan.seed, options=plan.options)


def rich_position(plan: Plan) -> dw.Game:
    """Every seat has cards of the Center Deck and Constructs; the one to move has Runes, Power and Xeron before it."""
    cards = dealt(plan.seed)
    zones: dict[str, list[list[str]]] = {name: [] for name in ("hand", "deck", "discard", "constructs")}
    owned = [card for card in cards if dw.card(RULESET, card).type != "monster"]
    constructs = [card for card in owned if dw.card(RULESET, card).type == "construct"]
    for _ in range(plan.players):
        zones["constructs"].append([constructs.pop() for _ in range(RICH_CONSTRUCTS)])
    for construct in (card for in_play in zones["constructs"] for card in in_play):
        owned.remove(construct)
    for _ in range(plan.players):
        zones["hand"].append([*[owned.pop() for _ in range(RICH_HAND)], "apprentice", "mystic"])
        zones["deck"].append([*[owned.pop() for _ in range(RICH_DECK)], "apprentice", "militia", "mystic"])
        zones["discard"].append([*[owned.pop() for _ in range(RICH_DISCARD)], "apprentice"])
    taken = Counter(card for lists in zones.values() for one in lists for card in one)
    row = [XERON]
    for card in cards:
        if taken[card]:
            taken[card] -= 1
        elif card not in row and len(row) < 6:
            row.append(card)
    piles = {"mystic": 20 - 2 * plan.players, "heavy-infantry": 20, "cultist": 1}
    return dw.scenario(
        RULESET, players=plan.players, mode=plan.mode, options=plan.options, seed=plan.seed,
        turn_player=plan.seed % plan.players, row=row, runes=RICH_RUNES, power=RICH_POWER, piles=piles, **zones,
    )  # fmt: skip


def dealt(seed: int) -> list[str]:
    """All cards of the Center Deck in an order that follows from the seed."""
    copies = [f"{card} {i}" for card, n in ruleset().copies("center").items() for i in range(n)]
    copies.sort(key=lambda copy: hashlib.sha256(f"{seed} {copy}".encode()).digest())
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
    cards.update({card: game.pile(card) for card in ruleset().copies("always")})
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
        if event.kind == "take":
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


def check_knowledge(game: dw.Game, memories: list[Memory], number: int) -> None:
    """What a viewer knows stays as it is when the rest is drawn anew (R-206 to R-209)."""
    for memory in memories:
        viewer = memory.viewer
        memory.listen(game)
        memory.check(game, "the game itself")
        twin = game.determinize(viewer, number)
        memory.check(twin, "redrawn")
        pool = game.position.common_pool(viewer)
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
        assert get_key(twin.state) != get_key(game.state), "the key was kept"
        if number % SAVE_EVERY == 0:
            assert get_key(game.state).hex() not in json.dumps(twin.save()), "the key is in what the copy saves"
