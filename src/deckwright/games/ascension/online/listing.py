"""What is offered to whoever sets up a game."""

import msgspec

from deckwright.games.ascension.declared.options import BY_KEY
from deckwright.games.ascension.rules.state import SEATS, team_mate
from deckwright.games.ascension.table.rulesets import RulesetInfo, sets_now
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
    options = [
        msgspec.structs.replace(option, modes=list(BY_KEY[option.key].modes))
        for option in listed.options
        if says_something(BY_KEY[option.key].sets, listed.sets)
    ]
    teams = [seats_of_teams(players) for players in listed.modes.get("teams", [])]
    return AscensionRuleset(listed.id, listed.name, listed.sets, listed.modes, teams, options, info.rival)


def seats_of_teams(players: int) -> list[list[int]]:
    """The seats of every team, at a table of so many."""
    pairs = {tuple(sorted((seat, team_mate({SEATS: players}, seat)))) for seat in range(players)}
    return [list(pair) for pair in sorted(pairs)]


def says_something(about: tuple[str, ...], sets: list[str]) -> bool:
    """Whether an option is about cards that can be there; packs of others may bring whatever ours do."""
    return not about or any(used in about or used not in sets_now() for used in sets)
