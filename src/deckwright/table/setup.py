"""How a game begins, apart from chance: one value for tables, simulations and environments."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from deckwright import defaults
from deckwright.cards.errors import BadOption
from deckwright.table.arguments import in_runs, is_whole, mapping, shown, suggestion
from deckwright.table.kinds import GameKind, Ruleset
from deckwright.table.rulesets import Pack, resolve


@dataclass(frozen=True)
class Setup:
    """Which ruleset, how many seats, which mode, which options, and who begins (`None`: chance decides)."""

    ruleset: Ruleset
    players: int
    mode: str
    options: dict[str, str]
    first: int | None = None


def set_up(
    ruleset: str | Sequence[str] = defaults.RULESET,
    players: int | None = None,
    mode: str | None = None,
    options: Mapping[str, object] | None = None,
    packs: Sequence[Pack] = (),
    first: int | None = None,
) -> Setup:
    """A setup from what a caller gives, or why it cannot be."""
    return check_setup(resolve(ruleset, packs), players, mode, options, first)


def check_setup(
    ruleset: Ruleset,
    players: int | None,
    mode: str | None,
    options: Mapping[str, object] | None,
    first: int | None = None,
) -> Setup:
    """A setup with this ruleset; left out, the mode is the game's first, and the number of players the smallest of it."""
    mode = check_mode(ruleset.kind, mode)
    if not ruleset.players[mode]:
        raise BadOption(f"{ruleset.id} cannot be played by itself.{ruleset.kind.table.more_players(ruleset, mode)}")
    if players is None:
        players = min(ruleset.players[mode])
    check_players(ruleset, players, mode)
    check_first(first, players)
    chosen = check_options(ruleset.kind, options)
    return Setup(ruleset, int(players), mode, chosen, None if first is None else int(first))


def check_first(first: int | None, players: int) -> None:
    """Refuse a starting player that has no seat."""
    if first is not None and not (is_whole(first) and 0 <= first < players):
        raise BadOption(f"The starting player is a seat from 0 to {players - 1}, not {shown(first)}.")


def check_players(ruleset: Ruleset, players: int, mode: str) -> None:
    """Refuse a number of players that the mode does not have."""
    check_mode(ruleset.kind, mode)
    numbers = ruleset.players[mode]
    if not is_whole(players) or players not in numbers:
        possible = ", ".join(map(str, numbers))
        more = ruleset.kind.table.more_players(ruleset, mode)
        raise BadOption(
            f"{shown(players)} players are not possible in mode {mode} with {ruleset.id}. Possible: {possible}.{more}"
        )


def check_options(kind: GameKind, options: Mapping[str, object] | None) -> dict[str, str]:
    """All options with their values, defaults filled in."""
    known = kind.table.options
    chosen = {name: values[0] for name, values in known.items()}
    for name, value in mapping("options", options).items():
        if not isinstance(name, str) or name not in known:
            raise BadOption(f"There is no option {shown(name)}.{suggestion(name, known)} Options: {', '.join(known)}.")
        meant = str(value) if isinstance(value, str) or (is_whole(value) and 0 <= value < 1000) else None
        if meant not in known[name]:
            raise BadOption(f"Option {name} cannot be {shown(value)}. Possible: {in_runs(known[name])}.")
        chosen[name] = meant
    return chosen


def check_mode(kind: GameKind, mode: object) -> str:
    """A mode of the game; its first where none is given."""
    if mode is None:
        return kind.table.modes[0]
    if not isinstance(mode, str) or mode not in kind.table.modes:
        raise BadOption(f"There is no mode {shown(mode)} here. Modes: {', '.join(kind.table.modes)}.")
    return mode
