"""The end of a game: everybody's honor, places and the winner."""

from collections.abc import Sequence

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from deckwright.cards.messages import Messages
from deckwright.games.ascension.table.game import AscensionGame

WINNER = "bold green"
TEAMS = "teams"  # the mode


def result_of(game: AscensionGame, words: Messages, names: Sequence[str], rival_called: str) -> list[RenderableType]:
    """The table of results with tokens, printed honor and total, best first, and who has won."""
    table = Table(title=words.say("final-score"), title_style="bold", header_style="bold")
    table.add_column(words.say("column-place"), justify="right")
    table.add_column(words.say("column-player"))
    for key in ("column-tokens", "column-printed", "column-total"):
        table.add_column(words.say(key), justify="right")
    if game.mode == TEAMS:
        add_teams(words, table, game, names)
    else:
        add_seats(table, game, names, rival_called)
    return [table, Text(verdict(words, game, names, rival_called), style="bold")]


def add_seats(table: Table, game: AscensionGame, names: Sequence[str], rival_called: str) -> None:
    """The seats from first to last, and the solo opponent before or after the one who played against it."""
    winners = game.winners()
    rows = [(names[seat], honor_of(game, [seat]), WINNER if seat in winners else None) for seat in game.ranking()]
    if game.rival is not None:
        honor, score = game.rival.honor, game.rival.score
        row = (rival_called, [str(honor), str(score - honor), str(score)], None)
        rows.insert(len(rows) if winners else 0, row)
    for place, (name, numbers, style) in enumerate(rows, 1):
        table.add_row(str(place), name, *numbers, style=style)


def add_teams(words: Messages, table: Table, game: AscensionGame, names: Sequence[str]) -> None:
    """The teams from first to last: what both together have, then each of the two."""
    winners = game.winners()
    for place, team in enumerate(teams_in_order(game), 1):
        won = {*team} <= {*winners}
        style = WINNER if won else "bold"
        table.add_row(
            str(1 if won else place), words.say("team", n=team_number(game, team)), *honor_of(game, team), style=style
        )
        members = [seat for seat in game.ranking() if seat in team]
        for seat in members:
            table.add_row("", f"  {names[seat]}", *honor_of(game, [seat]), end_section=seat == members[-1])


def teams_in_order(game: AscensionGame) -> list[tuple[int, ...]]:
    return list(dict.fromkeys(game.team_of(seat) for seat in game.ranking()))


def team_number(game: AscensionGame, team: tuple[int, ...]) -> int:
    return game.teams.index(team) + 1


def honor_of(game: AscensionGame, seats: Sequence[int]) -> list[str]:
    """Tokens, printed honor and total of these seats together."""
    scores = game.scores()
    tokens, total = sum(game.honor(seat) for seat in seats), sum(scores[seat] for seat in seats)
    return [str(tokens), str(total - tokens), str(total)]


def verdict(words: Messages, game: AscensionGame, names: Sequence[str], rival_called: str) -> str:
    """One sentence: who wins, and whether a tie had to be broken."""
    winners = game.winners()
    if not winners:
        return words.say("solo-lost", rival=rival_called)
    if game.mode == TEAMS:
        return team_verdict(words, game, names)
    sentence = words.say("wins", player=", ".join(names[seat] for seat in winners), count=len(winners))
    scores = game.scores()
    tied = [seat for seat in game.ranking() if scores[seat] == scores[winners[0]] and seat not in winners]
    return f"{sentence} {words.say('tie-broken')}" if tied else sentence


def team_verdict(words: Messages, game: AscensionGame, names: Sequence[str]) -> str:
    """The same for teams; with a shared victory one sentence for each team."""
    scores, winners = game.scores(), game.winners()
    won = [team for team in teams_in_order(game) if {*team} <= {*winners}]
    sentences = [
        words.say("team-wins", n=team_number(game, team), players=", ".join(names[seat] for seat in team))
        for team in won
    ]
    best = sum(scores[seat] for seat in won[0])
    if any(sum(scores[seat] for seat in team) == best for team in game.teams if team not in won):
        sentences.append(words.say("tie-broken-teams"))
    return " ".join(sentences)
