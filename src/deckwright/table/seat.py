"""The game as one seat may know it: all that a bot gets to see, and nothing hidden among it."""

from typing import Any, NoReturn

from deckwright.cards.errors import DeckwrightError
from deckwright.table.actions import Action
from deckwright.table.arguments import seat_number, shown
from deckwright.table.decisions import Decision
from deckwright.table.events import Event
from deckwright.table.game import Game
from deckwright.table.kinds import Ruleset
from deckwright.table.seeds import Seed


class Seat:
    """One seat at a running game: what it is asked, what it may answer, and what it may know.

    A seat follows its game: after each action it shows the position as it is then. It gives nothing that differs
    between two games that look alike from this seat. Every game adds what is open in it.
    """

    __slots__ = ("_game", "mode", "player", "players", "ruleset", "ruleset_id")

    def __new__(cls, game: Game, player: int) -> "Seat":
        """A seat as the game has it."""
        return object.__new__(game.ruleset.kind.table.seat if isinstance(game, Game) else cls)

    def __init__(self, game: Game, player: int) -> None:
        if not isinstance(game, Game):
            raise DeckwrightError(f"A seat belongs to a game, not to {shown(game)}.")
        self._game = game
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
        decision = self._game.decision
        return decision if decision is not None and decision.player == self.player else None

    def actions(self) -> list[Action]:
        """Every legal answer of this seat, in canonical order; none while others decide."""
        return self._game.actions() if self._game.player == self.player else []

    # What may be known.

    def view(self, memory_aids: bool = True) -> dict[str, Any]:
        """All that this seat may know, as plain data; when the game is over also scores and winners."""
        return self._game.view(self.player, memory_aids)

    def events(self) -> list[Event]:
        """Every event so far as this seat may see it."""
        return self._game.events(self.player)

    def sample(self, seed: Seed = 0) -> Game:
        """A game that looks the same from this seat; whatever is hidden from it is drawn anew, and so is all chance to come."""
        return self._game.determinize(self.player, seed)

    # Parts of the view that bots look at often; each is also in `view()`.

    @property
    def options(self) -> dict[str, str]:
        """The rule options of this game."""
        return dict(self._game.options)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._game.over

    @property
    def turn_player(self) -> int:
        """The seat whose turn it is."""
        return self._game.turn_player

    @property
    def first(self) -> int:
        """The seat that began."""
        return self._game.first

    @property
    def round(self) -> int:
        """The round, from 1 on."""
        return self._game.round

    @property
    def turns(self) -> int:
        """Turns taken so far by all seats together."""
        return self._game.turns

    @property
    def team(self) -> tuple[int, ...]:
        """The seats that win and lose with this one, itself among them."""
        return self._game.team_of(self.player)

    def winners(self) -> list[int]:
        """The seats that have won; empty while the game goes on and when a solo game is lost."""
        return self._game.winners()
