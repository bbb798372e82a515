"""The end of a game: everybody's honor, places and the winner."""

from collections.abc import Sequence

from rich.table import Table

import deckwright as dw
from deckwright.cli.screen import rival_name
from deckwright.cli.terminal import Terminal


def show_result(terminal: Terminal, game: dw.Game, names: Sequence[str]) -> None:
    """The table of results with tokens, printed honor and total, best first, and who has won."""
    words = terminal.words
    table = Table(title=words.say("final-score"), title_style="bold", header_style="bold")
    table.add_column(words.say("column-place"), justify="right")
    table.add_column(words.say("column-player"))
    for key in ("column-tokens", "column-printed", "column-total"):
        table.add_column(words.say(key), justify="right")
    scores = game.scores()
    winners = game.winners()
    for place, seat in enumerate(game.ranking(), 1):
        tokens = game.honor(seat)
        style = "bold green" if seat in winners else None
        cells = [names[seat], tokens, scores[seat] - tokens, scores[seat]]
        table.add_row(str(place), *(str(cell) for cell in cells), style=style)
    rival = game.rival
    if rival is not None:
        name = rival_name(words, game.view(None))
        table.add_row("", name, str(rival.honor), str(rival.score - rival.honor), str(rival.score))
    terminal.print()
    terminal.say("game-over", "bold")
    terminal.print(table)
    terminal.print(verdict(terminal, game, names), "bold")


def verdict(terminal: Terminal, game: dw.Game, names: Sequence[str]) -> str:
    """One sentence: who wins, and whether a tie had to be broken."""
    words = terminal.words
    winners = game.winners()
    if not winners:
        return words.say("solo-lost", rival=rival_name(words, game.view(None)))
    sentence = words.say("wins", player=", ".join(names[seat] for seat in winners), count=len(winners))
    scores = game.scores()
    tied = [seat for seat in game.ranking() if scores[seat] == scores[winners[0]] and seat not in winners]
    return f"{sentence} {words.say('tie-broken')}" if tied else sentence
