"""Ascension as its pages show it."""

from pathlib import Path

from deckwright.games.ascension.online.codes import CODES
from deckwright.games.ascension.online.faces import card_face
from deckwright.games.ascension.online.labelling import OfferedWords
from deckwright.games.ascension.online.listing import list_ruleset
from deckwright.games.ascension.online.live import live_of
from deckwright.games.ascension.online.outcomes import mark_of, outcome_of, score_of_rival
from deckwright.table.lessons import read_lessons
from deckwright.table.online import Online

HERE = Path(__file__).parent

ONLINE = Online(
    ruleset=list_ruleset,
    face=card_face,
    outcome=outcome_of,
    sides=lambda game: game.teams,
    rival=score_of_rival,
    mark=mark_of,
    words=OfferedWords,
    live=live_of,
    daily=("ascension-10th", "rise-of-vigil", "ascension-combined"),
    lessons=lambda: read_lessons(HERE / "lessons.yaml", players=2),
    codes=CODES,
    messages=__name__,
)
