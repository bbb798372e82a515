"""Which games a policy plays: one of another game is refused before anything starts."""

from deckwright.cards.errors import BadOption
from deckwright.table.kinds import GameKind, kinds


def games_of(name: object) -> tuple[str, ...]:
    """The games that have a policy of this name; none for a bot that plays whatever there is, and for no bot at all."""
    return tuple(kind.name for kind in kinds().values() if isinstance(name, str) and name in kind.players.policies)


def check_plays(name: object, kind: GameKind) -> None:
    """Refuse a policy of other games only."""
    games = games_of(name)
    if games and kind.name not in games:
        raise BadOption(
            f"{name} does not play {kind.name}: it plays {', '.join(games)}. Policies of {kind.name}: "
            f"{', '.join(kind.players.policies)}."
        )
