"""Pennies: what the game is made of."""

from pathlib import Path

from deckwright.kernel import playing
from deckwright.kernel.observing import observe_declared
from deckwright.kernel.rules import Bound, files_of
from deckwright.kernel.tables import NOBODY_SEES, OWNER_SEES
from deckwright.table.declared import Counter, Declared, Question, Verb, Zone
from deckwright.table.kinds import GameKind, Viewed
from deckwright.table.usual import forms
from pennies import rules, view
from pennies.cards import LANGUAGE

HAND, DISCARD, DECK = "seats[].hand.cards", "discard", "deck"  # fields of the view

DECLARED = Declared(
    seats=rules.SEATS,
    first=rules.FIRST,
    seat_0=rules.SEAT_0,
    seat_cells=rules.SEAT_CELLS,
    most_seats=4,
    zones=(
        Zone("hand", HAND, rules.HAND, rules.TYPES_ROOM, of_seat=True, seen=OWNER_SEES),
        Zone("discard", DISCARD, rules.DISCARD, rules.TYPES_ROOM),
        Zone("deck", DECK, rules.DECK, rules.DECK_ROOM, held=rules.DECK_COUNT, seen=NOBODY_SEES, takes_rest=True),
    ),
    counters=(
        Counter("pot", rules.POT, otherwise=rules.POT_FOR_EACH),
        Counter("turns", rules.TURNS),
        Counter("pennies", rules.PENNIES, of_seat=True),
    ),
    verbs=(Verb("play", "card", HAND), Verb("rob", "seat")),
    questions=(
        Question(rules.TURN, "turn", most=1),
        Question(rules.RUN, most=0),
        Question(rules.ROBBERY, "rob", most=9),
    ),
)
KIND = GameKind(
    name="pennies",
    cards=LANGUAGE,
    bound=Bound(
        game="pennies",
        rules={
            playing.set_up: rules.set_up,
            playing.legal: rules.legal,
            playing.begin: rules.begin,
            playing.advance: rules.advance,
            playing.is_settled: rules.is_settled,
            playing.seats: rules.seats,
            playing.first: rules.first,
            playing.turns: rules.turns,
            playing.is_over: rules.is_over,
            playing.score: rules.score,
            playing.winner: rules.winner,
            playing.has_won: rules.has_won,
            playing.conceal: rules.conceal,
            playing.deal: rules.deal,
            playing.show: view.show,
            playing.observe: observe_declared,
        },
        sources=files_of(rules, view),
    ),
    sets=forms.sets(LANGUAGE, {"versus": (2, 3, 4)}),
    table=forms.at_table(DECLARED, "pennies", rules.EVENTS, rules.ZONES),
    viewed=Viewed(view.VIEW, {"decision.kind": DECLARED.words}, DECLARED.shown_by, Path(__file__).parent / "locale"),
    declared=DECLARED,
    online=forms.online("pennies"),
)
