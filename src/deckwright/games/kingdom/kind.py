"""Kingdom: what the game is made of."""

from functools import partial
from pathlib import Path
from typing import Any

from deckwright.games.kingdom.cards import ops
from deckwright.games.kingdom.cards.language import LANGUAGE
from deckwright.games.kingdom.declared import details
from deckwright.games.kingdom.declared.events import KINDS
from deckwright.games.kingdom.declared.options import OPTIONS
from deckwright.games.kingdom.online import ONLINE
from deckwright.games.kingdom.players import page, pages, policies, rounds, thinking
from deckwright.games.kingdom.rules import determinize, engine, expansion, fame, outcome, retell, setup, show, zones
from deckwright.games.kingdom.study import expanding, tallies
from deckwright.games.kingdom.study.card_counts import card_counts
from deckwright.games.kingdom.table import rulesets, soundness, words
from deckwright.games.kingdom.table.actions import make_action
from deckwright.games.kingdom.table.card_info import card_info
from deckwright.games.kingdom.table.game import KingdomGame
from deckwright.games.kingdom.table.kingdom import Kingdom, one_way
from deckwright.games.kingdom.table.ruleset import MODES, needs_a_start
from deckwright.games.kingdom.table.scenarios import place
from deckwright.games.kingdom.table.viewed import VIEWED
from deckwright.kernel import playing
from deckwright.kernel.rules import Bound, files_of
from deckwright.table.kinds import AtTable, GameKind, Players, Sets, Study
from deckwright.table.seat import Seat
from deckwright.table.telling import Details, Telling
from deckwright.table.terminal import AtTerminal

HERE = Path(__file__).parent
LARGEST_RULE = 600  # nodes of syntax that a rule may grow to and still become part of its callers


def at_terminal() -> AtTerminal:
    """Its screen; what draws it is imported for it."""
    from deckwright.games.kingdom.terminal import TERMINAL

    return TERMINAL


def study_report() -> Any:
    """Its report; what draws charts is imported for it."""
    from deckwright.games.kingdom.study.report import REPORT

    return REPORT


KIND = GameKind(
    name="kingdom",
    cards=LANGUAGE,
    bound=Bound(
        game="kingdom",
        rules={
            playing.set_up: setup.set_up,
            playing.legal: engine.legal,
            playing.begin: engine.begin,
            playing.advance: engine.advance,
            playing.is_settled: engine.is_settled,
            playing.seats: outcome.seats,
            playing.first: outcome.first,
            playing.turns: outcome.turns,
            playing.is_over: outcome.is_over,
            playing.score: fame.score,
            playing.winner: outcome.winner,
            playing.conceal: determinize.conceal,
            playing.deal: determinize.deal,
            playing.show: show.show,
            playing.retell: retell.retell,
            playing.page_size: page.page_size,
            playing.choose: policies.choose,
            playing.weights_at: policies.weights_at,
            playing.weight: policies.weight,
            playing.narrow: thinking.narrow,
            playing.horizon: thinking.horizon,
            playing.is_far_enough: thinking.is_far_enough,
            playing.judge: thinking.judge,
            playing.begin_part: expansion.begin_part,
        },
        counting=tallies.COUNTING,
        sources=files_of(HERE / "rules", ops),
        grown=LARGEST_RULE,
    ),
    entries=(expansion.may_expand, expansion.begin_expansion),
    sets=Sets(
        known=rulesets.known,
        together={rulesets.KINGDOM: rulesets.BUILTIN},
        load=rulesets.load,
        make=rulesets.make,
        info=rulesets.ruleset_info,
        card=card_info,
    ),
    table=AtTable(
        modes=MODES,
        options=OPTIONS,
        game=KingdomGame,
        seat=Seat,
        action=make_action,
        place=place,
        telling=Telling(
            kinds=KINDS,
            zones=zones.ZONES,
            resources=(None, *ops.RESOURCES),
            rule_name=words.rule_name,
            ruling_name=words.ruling_name,
            rule_number=words.rule_number,
            ruling_number=words.ruling_number,
            messages=words.PACKAGES,
            event=words.event_line,
            prompt=words.question_said,
            reveal=words.reveal_said,
            said_before=words.is_said_before,
            rules=words.rules,
            rulings=words.rulings,
            details=Details(details.name, details.number),
            face=words.face_name,
        ),
        saves=soundness.SAVES,
        more_players=needs_a_start,
        tree=Kingdom,
        one_way=one_way,
    ),
    viewed=VIEWED,
    players=Players(
        weights=pages.patient,
        checked=pages.checked,
        search_weights=pages.searching,
        bag=determinize.BAG_ROOM,
        settings=thinking.SETTINGS,
        iterations=thinking.ITERATIONS,
        named={name: partial(pages.named, name=name) for name in pages.HABITS},
        usual="patient",
        entries=(rounds.play_rounds,),
        levels=thinking.LEVELS,
    ),
    study=Study(
        tally_room=tallies.tally_room,
        totals_room=tallies.totals_room,
        card_counts=card_counts,
        part=expanding.part_named,
        check_parts=expanding.check_parts,
        noted=tallies.NOTED,
        report=study_report,
    ),
    terminal=at_terminal,
    online=ONLINE,
)
