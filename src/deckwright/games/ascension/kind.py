"""Ascension: what the game is made of."""

from pathlib import Path

from deckwright.cards import ops
from deckwright.games.ascension.cards.language import LANGUAGE
from deckwright.games.ascension.players import policies, thinking
from deckwright.games.ascension.players.search_cards import plain_actions, search_weights
from deckwright.games.ascension.players.weighing import weight
from deckwright.games.ascension.players.weights import checked, weights
from deckwright.games.ascension.rules import determinize, engine, scoring, setup, standing
from deckwright.games.ascension.study import observe, sorting, tallies
from deckwright.games.ascension.study.card_counts import card_counts
from deckwright.games.ascension.study.constants import SELDOM, SEVERAL, known_of
from deckwright.games.ascension.study.fields import Layout
from deckwright.kernel import playing
from deckwright.kernel.rules import Bound, files_of
from deckwright.table.kinds import GameKind, Players, Study

HERE = Path(__file__).parent

KIND = GameKind(
    name="ascension",
    cards=LANGUAGE,
    bound=Bound(
        game="ascension",
        rules={
            playing.set_up: setup.set_up,
            playing.legal: engine.legal,
            playing.apply: engine.apply,
            playing.begin: engine.begin,
            playing.advance: engine.advance,
            playing.is_settled: engine.is_settled,
            playing.seats: standing.seats,
            playing.first: standing.first,
            playing.turns: standing.turns,
            playing.is_over: standing.is_over,
            playing.has_grown_beyond: standing.has_grown_beyond,
            playing.score: scoring.score,
            playing.winner: scoring.winner,
            playing.has_won: standing.has_won,
            playing.conceal: determinize.conceal,
            playing.deal: determinize.deal,
            playing.observe: observe.observe,
            playing.observed_parts: observe.used_cells,
            playing.page_size: policies.page_size,
            playing.choose: policies.choose,
            playing.weights_at: policies.weights_at,
            playing.weight: policies.weight,
            playing.narrow: thinking.narrow,
            playing.horizon: thinking.horizon,
            playing.judge: thinking.judge,
            playing.kind_of_work: sorting.kind_of_work,
        },
        counting=tallies.COUNTING,
        sources=files_of(HERE / "rules", ops),
    ),
    entries=(scoring.rival_score,),
    players=Players(
        weights=weights,
        checked=checked,
        weigh=weight,
        search_weights=search_weights,
        plain_actions=plain_actions,
        bag=determinize.BAG_ROOM,
    ),
    study=Study(
        tally_room=tallies.tally_room,
        totals_room=tallies.totals_room,
        card_counts=card_counts,
        fields=Layout,
        known=known_of,
        seldom=SELDOM,
        several=SEVERAL,
        works=sorting.WORKS,
    ),
)
