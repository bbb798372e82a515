"""Ascension: what the game is made of."""

from pathlib import Path

from deckwright.games.ascension.cards import ops
from deckwright.games.ascension.cards.language import LANGUAGE
from deckwright.games.ascension.declared.events import KINDS
from deckwright.games.ascension.declared.options import OPTIONS
from deckwright.games.ascension.online import ONLINE
from deckwright.games.ascension.players import policies, thinking
from deckwright.games.ascension.players.search_cards import plain_actions, search_weights
from deckwright.games.ascension.players.weighing import weight
from deckwright.games.ascension.players.weights import checked, weights
from deckwright.games.ascension.rules import determinize, engine, retell, scoring, setup, show, standing
from deckwright.games.ascension.rules.zones import ZONES
from deckwright.games.ascension.study import inputs, observe, sorting, tallies
from deckwright.games.ascension.study.card_counts import card_counts
from deckwright.games.ascension.study.constants import SELDOM, SEVERAL, known_of
from deckwright.games.ascension.study.fields import Layout
from deckwright.games.ascension.study.learned import learned
from deckwright.games.ascension.study.view_lines import view_lines
from deckwright.games.ascension.table import (
    continuing,
    layouts,
    older,
    rulesets,
    scenarios,
    soundness,
    steps,
    words,
)
from deckwright.games.ascension.table.actions import make_action
from deckwright.games.ascension.table.game import AscensionGame
from deckwright.games.ascension.table.ruleset import MODES, more_players
from deckwright.games.ascension.table.seat import AscensionSeat
from deckwright.games.ascension.table.versions import LAYOUT, RULES_VERSION
from deckwright.games.ascension.table.viewed import VIEWED
from deckwright.kernel import playing
from deckwright.kernel.rules import Bound, files_of
from deckwright.table.kinds import AtTable, GameKind, Players, Sets, Study
from deckwright.table.saves import Saves
from deckwright.table.telling import Telling
from deckwright.table.terminal import AtTerminal

HERE = Path(__file__).parent


def report_parts() -> object:
    """What its reports show; libraries that draw charts are imported for it."""
    from deckwright.games.ascension.study.report import REPORT

    return REPORT


def at_terminal() -> AtTerminal:
    """Its screen; what draws it is imported for it."""
    from deckwright.games.ascension.terminal import TERMINAL

    return TERMINAL


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
            playing.show: show.show,
            playing.retell: retell.retell,
            playing.observe: observe.observe,
            playing.observed_parts: observe.used_cells,
            playing.derive: inputs.derive,
            playing.peek: inputs.peek,
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
    sets=Sets(
        known=rulesets.known,
        together={rulesets.COMBINED: rulesets.BUILTIN},
        load=rulesets.load,
        make=rulesets.make,
        info=rulesets.ruleset_info,
        card=rulesets.card_info,
    ),
    table=AtTable(
        modes=MODES,
        options=OPTIONS,
        game=AscensionGame,
        seat=AscensionSeat,
        action=make_action,
        place=scenarios.place,
        telling=Telling(
            kinds=KINDS,
            zones=ZONES,
            resources=ops.RESOURCES,
            rule_name=words.rule_name,
            ruling_name=words.ruling_name,
            messages=words.PACKAGES,
            rule_number=words.rule_number,
            ruling_number=words.ruling_number,
            event=words.event_line,
            prompt=words.question_said,
            reveal=words.reveal_said,
            said_before=words.is_said_before,
            rules=words.rules,
            rulings=words.rulings,
        ),
        saves=Saves(
            version=RULES_VERSION,
            layout=LAYOUT,
            sizes=soundness.SIZES,
            check_state=soundness.check_state,
            effects=steps.effects_on,
            find=steps.find,
            running=steps.running,
            fitted=continuing.fitted,
            cut_short=continuing.cut_short,
            in_this_layout=layouts.in_this_layout,
            largest=layouts.LARGEST,
            as_now=older.as_now,
            knows_programs=older.knows_programs,
            older_versions=tuple(older.BUILT_IN),
            sets_then=older.sets_then,
        ),
        more_players=more_players,
    ),
    viewed=VIEWED,
    players=Players(
        weights=weights,
        checked=checked,
        weigh=weight,
        search_weights=search_weights,
        plain_actions=plain_actions,
        bag=determinize.BAG_ROOM,
        settings=thinking.SETTINGS,
    ),
    study=Study(
        tally_room=tallies.tally_room,
        totals_room=tallies.totals_room,
        card_counts=card_counts,
        fields=Layout,
        learned=learned,
        known=known_of,
        seldom=SELDOM,
        several=SEVERAL,
        works=sorting.WORKS,
        report=report_parts,
        lines=view_lines,
    ),
    online=ONLINE,
    terminal=at_terminal,
)
