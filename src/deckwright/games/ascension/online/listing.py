"""What is offered to whoever sets up a game."""

import msgspec

from deckwright.games.ascension.rules.state import SEATS, team_mate
from deckwright.games.ascension.table.rulesets import RulesetInfo
from deckwright.table.online import FORM, Option, PlainRuleset


class AscensionRuleset(msgspec.Struct, frozen=True, tag_field=FORM, tag="ascension"):
    id: str
    name: str
    sets: list[str]
    modes: dict[str, list[int]]  # each with its numbers of players
    teams: list[list[list[int]]]  # for each number of players in teams, the seats of every team
    options: list[Option]
    rival: str  # the solo opponent: samael or cult


def list_ruleset(listed: PlainRuleset, info: RulesetInfo) -> AscensionRuleset:
    """A ruleset with its teams and its solo opponent."""
    teams = [seats_of_teams(players) for players in listed.modes.get("teams", [])]
    return AscensionRuleset(listed.id, listed.name, listed.sets, listed.modes, teams, listed.options, info.rival)


def seats_of_teams(players: int) -> list[list[int]]:
    """The seats of every team, at a table of so many."""
    pairs = {tuple(sorted((seat, team_mate({SEATS: players}, seat)))) for seat in range(players)}
    return [list(pair) for pair in sorted(pairs)]
