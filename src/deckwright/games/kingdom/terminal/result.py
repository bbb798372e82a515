"""The end of a kingdom's game: fame by source and by round, the title, the score track."""

from collections.abc import Mapping
from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from deckwright.cards.messages import Messages
from deckwright.games.kingdom.table.game import KingdomGame
from deckwright.games.kingdom.terminal.cardbook import CardBook

MOST_CARDS = 12  # that a result names
STRONG = "bold green"


def result_of(game: KingdomGame, words: Messages, book: CardBook) -> list[RenderableType]:
    """Where the fame comes from, how it grew, and what the kingdom is called."""
    view = game.view(0)
    return [sources(view, words, book), *rounds(game, words, book), *verdict(view, words, book)]


def sources(view: Mapping[str, Any], words: Messages, book: CardBook) -> Table:
    """The cards with the most fame, all others together, and what was banished or written."""
    table = Table(title=words.say("result-sources"), title_style="bold", header_style="bold")
    table.add_column(words.say("result-source"))
    table.add_column(words.say("result-fame"), justify="right")
    worth = sorted(worth_of(view), key=lambda entry: (-entry[2], entry[0]))
    for card, stage, fame in worth[:MOST_CARDS]:
        table.add_row(book.titled_at(card, stage), number(fame))
    if others := worth[MOST_CARDS:]:
        table.add_row(words.say("result-others", count=len(others)), number(sum(fame for _, _, fame in others)))
    for field in ("banished_fame", "written_fame"):
        if view[field]:
            table.add_row(words.say(f"view-{field.replace('_', '-')}"), number(view[field]))
    table.add_section()
    table.add_row(Text(words.say("column-total"), style=STRONG), Text(number(view["scores"][0]), style=STRONG))
    return table


def worth_of(view: Mapping[str, Any]) -> list[tuple[int, int, int]]:
    """The cards of the kingdom that bring or cost fame: number, stage, fame."""
    own = [card for zone in ("play", "discard", "permanents") for card in view[zone]]
    return [(card["card"], card["stage"], card["fame"]) for card in own if card["fame"]]


def rounds(game: KingdomGame, words: Messages, book: CardBook) -> list[RenderableType]:
    """For each round its turns, upgrades, resources lost, and the fame at its end."""
    table = Table(title=words.say("result-rounds"), title_style="bold", header_style="bold")
    for key in ("round", "turns", "upgrades", "lost", "fame"):
        table.add_column(words.say(f"result-{key}"), justify="left" if key == "lost" else "right")
    for row in game.by_round():
        if row["round"] == 1 and table.row_count:  # an expansion counts its rounds anew
            table.add_section()
        lost = book.amounts.all(row["lost"])
        table.add_row(str(row["round"]), str(row["turns"]), str(row["upgrades"]), lost or "–", number(row["fame"]))
    return [table]


def verdict(view: Mapping[str, Any], words: Messages, book: CardBook) -> list[RenderableType]:
    """The title of the kingdom, and the scores so far."""
    title = view["title"].get(book.lang, view["title"]["en"])
    found: list[RenderableType] = [
        Text(words.say("result-title", fame=number(view["scores"][0]), title=title), style=STRONG),
    ]
    if len(view["score_track"]) > 1:
        found.append(Text(words.say("result-track", scores=" → ".join(map(number, view["score_track"])))))
    return found


def number(fame: int) -> str:
    """A number with a minus sign where it is less than nothing."""
    return str(fame).replace("-", "−")
