"""The parts of a `GameKind` in their usual forms."""

from collections.abc import Mapping
from functools import partial

from deckwright.cards.language import Language
from deckwright.cards.loader import builtin_sets, load_text
from deckwright.cards.model import CardSet
from deckwright.table.declared import Declared
from deckwright.table.game import Game
from deckwright.table.kinds import AtTable, Sets
from deckwright.table.online import Online
from deckwright.table.saves import Saves
from deckwright.table.seat import Seat
from deckwright.table.usual import position
from deckwright.table.usual.actions import UsualWords, make_action
from deckwright.table.usual.ruleset import UsualRuleset, card_info, ruleset_info
from deckwright.table.usual.words import usual_telling


def sets(language: Language[CardSet], players: Mapping[str, tuple[int, ...]]) -> Sets:
    """The sets in the folder of the game's cards; `players` are the numbers of players of each mode."""
    return Sets(
        known=partial(builtin_sets, language),
        together={},
        load=lambda pack: load_text(language, pack.text, pack.file),
        make=lambda id, used: UsualRuleset(id, used, players),
        info=ruleset_info,
        card=card_info,
    )


def at_table(
    declared: Declared,
    package: str,
    events: tuple[str, ...],
    zones: tuple[str | None, ...],
    modes: tuple[str, ...] = ("versus",),
    version: int = 1,
) -> AtTable:
    """A game as people play it, told by the messages of a package; its zones by the numbers that events have."""
    return AtTable(
        modes=modes,
        options={},
        game=Game,
        seat=Seat,
        action=make_action,
        place=position.place,
        telling=usual_telling(package, events, zones),
        saves=Saves(
            version=version,
            layout=1,
            sizes=declared.sizes,
            check_state=position.check_state,
            effects=lambda state, ruleset: [],
            find=lambda effect, ruleset: None,
            running=position.running_above_turn,
            fitted=lambda state, ruleset: state.copy(),
            cut_short=position.cut_short,
        ),
    )


def online(package: str) -> Online:
    """A game as pages show it: actions by the messages of a package, everything else as plain as it is."""
    return Online(words=UsualWords, messages=package)
