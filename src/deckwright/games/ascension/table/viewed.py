"""What is to be said about the fields of a view: its words, the zones of events, the messages that name them."""

from pathlib import Path

from deckwright.games.ascension.declared.questions import KINDS
from deckwright.games.ascension.declared.zones import SHOWN_BY
from deckwright.games.ascension.rules.show import SAMAEL, THE_CULT
from deckwright.games.ascension.rules.view_fields import VIEW
from deckwright.games.ascension.table.ruleset import MODES
from deckwright.table.kinds import Viewed

VIEWED = Viewed(
    fields=VIEW,
    words={
        "mode": dict(enumerate(MODES)),
        "rival.name": {SAMAEL: "samael", THE_CULT: "cult"},
        "decision.kind": KINDS,
    },
    zones=SHOWN_BY,
    messages=Path(__file__).parent / "view_words",
)
