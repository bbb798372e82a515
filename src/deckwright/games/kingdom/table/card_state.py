"""A card of a kingdom as it is at the moment: where it lies, what was done to it, what its active stage gives now."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import numpy as np

from deckwright.games.kingdom.cards import ops
from deckwright.games.kingdom.rules import view_fields as vf
from deckwright.games.kingdom.rules import zones as zn
from deckwright.games.kingdom.rules.show_cards import show_shown
from deckwright.games.kingdom.rules.show_prices import put_payment_away
from deckwright.games.kingdom.rules.standing import holds
from deckwright.games.kingdom.rules.state import zone
from deckwright.games.kingdom.table.card_info import StageInfo, card_info
from deckwright.games.kingdom.table.readable import place_of
from deckwright.kernel import showing as sh
from deckwright.table.hidden import new_bag
from deckwright.table.viewing import decoder_of

if TYPE_CHECKING:
    from deckwright.games.kingdom.table.game import KingdomGame

ROOM = 1024  # cells; a single card needs far less
OUTSIDE = (zn.BOX, zn.SET_ASIDE, zn.DESTROYED, zn.BANISHED, zn.READING)  # where no standing effect reaches


@dataclass(frozen=True)
class CardState:
    """A card at one moment of a game. What is said of its active stage is as it was then, standing effects included."""

    number: int
    stage: int
    zone: str
    stickers: Mapping[int, list[int]]  # by stage, as are ticks and crossed-out effects
    ticks: Mapping[int, list[int]]
    crossed: Mapping[int, list[str]]
    blocked_by: int | None
    blocks: list[int]
    stays: bool  # in play at the end of the turn
    keywords: list[str]
    production: list[list[str]]  # slot by slot
    produces_less: int  # so many of them not, as the player chooses
    fame: int
    upgrades: list[dict[str, Any]]  # arrow, to, price and whether it can be paid
    effects: list[dict[str, Any]]  # name, icon, whether it is crossed out and whether it can be used
    stages: Mapping[int, StageInfo] = field(repr=False)  # all of them, as they are printed

    def name(self, lang: str = "en") -> str:
        """The name of the active stage in one of the four languages."""
        return self.stages[self.stage].name(lang)

    def text(self, lang: str = "en") -> str:
        """The text of the active stage."""
        return self.stages[self.stage].text(lang)


def card_state(game: "KingdomGame", number: object) -> CardState:
    """A card that the player may read; any other number is refused."""
    place = place_of(game.state, game.ruleset, number)
    now = shown_card(game, place)
    by_stage = {
        what: {int(stage): list(found) for stage, found in now[what].items()}
        for what in ("stickers", "ticks", "crossed")
    }
    return CardState(
        now["card"], now["stage"], str(zn.ZONES[zone(game.state, place)]), **by_stage, blocked_by=now["blocked_by"],
        blocks=now["blocks"], stays=now["stays"], keywords=now["keywords"], production=now["production"],
        produces_less=now.get("produces_less", 0), fame=now["fame"], upgrades=now["upgrades"], effects=now["effects"],
        stages=card_info(game.ruleset, game.ruleset.ids[place]).stages,
    )  # fmt: skip


def shown_card(game: "KingdomGame", place: int) -> dict[str, Any]:
    """A card as views show it."""
    state, table, bag = game.state.copy(), game.ruleset.table, new_bag(game.ruleset.kind)
    out = np.zeros(ROOM, dtype=np.int32)
    sh.begin_fields(out)
    put_payment_away(state, bag)
    sh.show_mark(out, vf.PLAY)
    gives = zone(state, place) not in OUTSIDE and holds(state, table, ops.GIVES)
    show_shown(state, table, bag, out, vf.PLAY, place, gives)
    view = decoder_of(game.ruleset).decode(out[: int(out[sh.END])].tolist(), game)
    found: dict[str, Any] = view["play"][0]
    return found
