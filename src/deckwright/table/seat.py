"""The game as one seat may know it: all that a bot gets to see, and nothing hidden among it."""

from typing import Any, NoReturn

from deckwright.cards.errors import DeckwrightError, NotFound
from deckwright.games.ascension.table.ruleset import Ruleset
from deckwright.table.actions import Action
from deckwright.table.arguments import seat_number, shown
from deckwright.table.decisions import Decision
from deckwright.table.events import Event
from deckwright.table.game import Game
from deckwright.table.seeds import Seed

OPEN_ZONES = ("discard", "constructs", "trophies", "played")  # of every seat
TABLE_ZONES = ("void", "box", "set_aside")


class Seat:
    """One seat at a running game: what it is asked, what it may answer, and what it may know.

    A seat follows its game: after each action it shows the position as it is then. It gives nothing that differs
    between two games that look alike from this seat.
    """

    __slots__ = ("__game", "mode", "player", "players", "ruleset", "ruleset_id")

    def __init__(self, game: Game, player: int) -> None:
        if not isinstance(game, Game):
            raise DeckwrightError(f"A seat belongs to a game, not to {shown(game)}.")
        self.__game = game
        self.player = seat_number(player, game.players)
        self.players: int = game.players
        self.mode: str = game.mode
        self.ruleset: Ruleset = game.ruleset
        self.ruleset_id: str = game.ruleset_id

    def __repr__(self) -> str:
        return f"Seat({self.player} of {self.players}, {self.ruleset_id}, {self.mode})"

    def __reduce_ex__(self, protocol: object) -> NoReturn:
        """A copy of a seat would carry the hidden cards away with it."""
        raise DeckwrightError("A seat cannot be copied or stored: keep its view(), or a sample(seed) of the game.")

    # What is asked.

    @property
    def decision(self) -> Decision | None:
        """What this seat is asked now; `None` while others decide and when the game is over."""
        decision = self.__game.decision
        return decision if decision is not None and decision.player == self.player else None

    def actions(self) -> list[Action]:
        """Every legal answer of this seat, in canonical order; none while others decide."""
        return self.__game.actions() if self.__game.player == self.player else []

    # What may be known.

    def view(self, memory_aids: bool = True) -> dict[str, Any]:
        """All that this seat may know, as plain data; when the game is over also scores and winners."""
        return self.__game.view(self.player, memory_aids)

    def events(self) -> list[Event]:
        """Every event so far as this seat may see it."""
        return self.__game.events(self.player)

    def sample(self, seed: Seed = 0) -> Game:
        """A game that looks the same from this seat; whatever is hidden from it is drawn anew, and so is all chance to come."""
        return self.__game.determinize(self.player, seed)

    # Parts of the view that bots look at often; each is also in `view()`.

    @property
    def options(self) -> dict[str, str]:
        """The rule options of this game."""
        return dict(self.__game.options)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.__game.over

    @property
    def turn_player(self) -> int:
        """The seat whose turn it is."""
        return self.__game.turn_player

    @property
    def first(self) -> int:
        """The seat that began."""
        return self.__game.first

    @property
    def round(self) -> int:
        """The round, from 1 on."""
        return self.__game.round

    @property
    def turns(self) -> int:
        """Turns taken so far by all seats together."""
        return self.__game.turns

    @property
    def runes(self) -> int:
        """Runes of this turn."""
        return self.__game.runes

    @property
    def restricted_runes(self) -> int:
        """Runes of this turn that buy Mechana Constructs only."""
        return self.__game.restricted_runes

    @property
    def power(self) -> int:
        """Power of this turn."""
        return self.__game.power

    @property
    def energy(self) -> int:
        """Energy of this turn; it is never spent."""
        return self.__game.energy

    @property
    def pool(self) -> int:
        """Honor left in the pool."""
        return self.__game.pool

    @property
    def end_triggered(self) -> bool:
        """Whether the game ends with this round."""
        return self.__game.end_triggered

    @property
    def team(self) -> tuple[int, ...]:
        """The seats that win and lose with this one, itself among them."""
        return self.__game.team_of(self.player)

    @property
    def row(self) -> list[str | None]:
        """The center row from slot 1 on; `None` is an empty slot."""
        return self.__game.row

    def under(self, slot: int) -> list[str]:
        """The Treasure under a slot of the row."""
        return self.__game.under(slot)

    def pile(self, card: str) -> int:
        """How many cards an always-available pile still has."""
        return self.__game.pile(card)

    def honor(self, seat: int) -> int:
        """The Honor tokens of a seat."""
        return self.__game.honor(seat)

    @property
    def hand(self) -> list[str]:
        """This seat's own hand."""
        return self.__game.zone("hand", self.player)

    def zone(self, name: str, seat: int | None = None) -> list[str]:
        """The cards of an open zone: discard, constructs, trophies, played of a seat; void, box, set_aside of the table."""
        if not isinstance(name, str) or name not in OPEN_ZONES + TABLE_ZONES:
            where = ", ".join(OPEN_ZONES + TABLE_ZONES)
            raise NotFound(
                f"A seat cannot look into the zone {shown(name)}. Open zones: {where}; its own hand is `hand`."
            )
        return self.__game.zone(name, seat)

    def winners(self) -> list[int]:
        """The seats that have won; empty while the game goes on and when a solo game is lost."""
        return self.__game.winners()
