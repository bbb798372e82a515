"""What is to be said about the fields of a view: its words, the zones of events, the messages that name them."""

from pathlib import Path

from deckwright.games.kingdom.declared.questions import KINDS
from deckwright.games.kingdom.rules.view_fields import VIEW
from deckwright.table.kinds import Viewed

VIEWED = Viewed(
    fields=VIEW,
    words={"decision.kind": KINDS},
    zones={},
    messages=Path(__file__).parent / "view_words",
)
