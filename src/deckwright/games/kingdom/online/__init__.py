"""Kingdom as its pages show it."""

from pathlib import Path

from deckwright.games.kingdom.online.labelling import OfferedWords
from deckwright.games.kingdom.online.outcomes import mark_of, outcome_of
from deckwright.games.kingdom.online.pictures import picture
from deckwright.games.kingdom.online.reachable import reachable
from deckwright.games.kingdom.online.reckoning import reckoning
from deckwright.games.kingdom.table.faces import card_face, handed_out
from deckwright.games.kingdom.table.game import KingdomGame
from deckwright.table.lessons import read_lessons
from deckwright.table.online import CardByCard, Online

HERE = Path(__file__).parent

ONLINE = Online(
    face=card_face,
    card_by_card=CardByCard(readable=handed_out, picture=picture),
    outcome=outcome_of,
    mark=mark_of,
    story=KingdomGame.chronicle,
    words=OfferedWords,
    reachable=reachable,
    reckoning=reckoning,
    lessons=lambda: read_lessons(HERE / "lessons.yaml", ruleset="kingdom"),
    messages=__name__,
)
