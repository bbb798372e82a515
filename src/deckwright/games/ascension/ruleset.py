"""A ruleset made ready to play: its cards numbered, its programs and its action space in one table."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

import numpy as np

from deckwright.cards.compiler import CardTable, compile_cards
from deckwright.cards.errors import DeckwrightError
from deckwright.cards.model import Card, CardSet
from deckwright.games.ascension import state as st
from deckwright.games.ascension import tables as tb
from deckwright.kernel.chacha import KEY, KEY_CELLS

PLAIN_VERBS = (tb.ACCEPT, tb.DONE, tb.DECLINE, tb.END_TURN)
NO_INDEX = -1
MODES = ("versus", "solo")
PLAYERS = {"versus": (2, 3, 4), "solo": (1,)}

# Every option of the rules, its default first. Those whose cards or mode are not in the game do nothing.
OPTIONS: dict[str, tuple[str, ...]] = {
    "free_defeat": ("must", "may"),
    "librarian_discard": ("must", "may"),
    "copied_unite": ("original_counts", "original_excluded"),
    "last_round_extra_turn": ("taken", "lost"),
    "solo_extra_turn": ("rival_waits", "rival_acts"),
    "center_shards": ("auto", *map(str, range(61))),
    "shard_limit": ("box", "none"),
    "banished_over_treasure": ("stays", "banished"),
    "fate_order": ("by_player", "by_time"),
    "copy_copiers": ("never", "chain"),
    "staff_stacking": ("add", "one"),
    "put_is_play": ("no", "yes"),
    "teammate_free_cards": ("pay", "never"),
    "teammate_treasure": ("acquirer", "with_card"),
    "team_tie": ("latest_member", "shared"),
    "cult_last_step": ("taken", "skipped"),
}
OPTION_CELLS = {
    "free_defeat": st.FREE_DEFEAT,
    "librarian_discard": st.LIBRARIAN_DISCARD,
    "copied_unite": st.COPIED_UNITE,
    "last_round_extra_turn": st.LAST_ROUND_EXTRA_TURN,
    "solo_extra_turn": st.SOLO_EXTRA_TURN,
}


@dataclass(frozen=True, eq=False)
class Ruleset:
    """The cards of the sets in use, with everything the rules read."""

    id: str
    sets: tuple[CardSet, ...]

    @cached_property
    def cards(self) -> dict[str, Card]:
        """Every card by its id."""
        return {card.id: card for card_set in self.sets for card in card_set.cards}

    @cached_property
    def compiled(self) -> CardTable:
        return compile_cards(list(self.cards.values()))

    @property
    def ids(self) -> tuple[str, ...]:
        return self.compiled.ids

    @cached_property
    def number(self) -> dict[str, int]:
        """The number of a card by its id."""
        return {card: i for i, card in enumerate(self.ids)}

    @cached_property
    def actions(self) -> list[tuple[int, int, int]]:
        """The fixed action space: (verb, card, ordinal) of every index."""
        space = []
        for verb in range(len(PLAIN_VERBS), tb.VERBS):
            for card, card_id in enumerate(self.ids):
                space += [(verb, card, ordinal) for ordinal in range(ordinals(verb, self.cards[card_id]))]
        return space + [(verb, 0, 0) for verb in PLAIN_VERBS]

    @cached_property
    def table(self) -> np.ndarray:
        """Cards, programs and action space as one flat array."""
        piles = [i for i, card in enumerate(self.ids) if self.cards[card].origin == "always"]
        self.check_room("card types", len(self.ids), st.TYPES_ROOM)
        self.check_room("steps of effects", len(self.compiled.program), tb.STEPS_ROOM)
        self.check_room("always-available piles", len(piles), tb.MAX_PILES)
        table = np.full(tb.ACTIONS + len(self.actions) * tb.ACTION_CELLS, 0, dtype=np.int16)
        table[tb.T_CARD_TYPES], table[tb.T_ACTIONS], table[tb.PILE_COUNT] = len(self.ids), len(self.actions), len(piles)
        for at, part in (
            (tb.PILE_CARDS, np.array(piles)),
            (tb.CARDS, self.compiled.cards),
            (tb.PROGRAM, self.compiled.program),
            (tb.ACTIONS, np.array(self.actions)),
        ):
            table[at : at + part.size] = part.reshape(-1)
        table[tb.FIRST_INDEX : tb.ACTIONS] = NO_INDEX
        for index, (verb, card, ordinal) in enumerate(self.actions):
            if ordinal == 0:
                table[tb.FIRST_INDEX + verb * st.TYPES_ROOM + card] = index
        return table

    def check_room(self, what: str, needed: int, room: int) -> None:
        """Refuse a ruleset that is larger than the states of this version."""
        if needed > room:
            raise DeckwrightError(f"{self.id} has {needed} {what}; at most {room} fit into one game. Use fewer sets.")

    def copies(self, origin: str) -> dict[str, int]:
        """How many copies of each card of this origin the game has (of starting cards: per player)."""
        return {card.id: card.copies for card in self.cards.values() if card.origin == origin}

    def blank(self, players: int, mode: str, options: Mapping[str, str]) -> np.ndarray:
        """A state with nothing dealt yet."""
        center = sum(self.copies("center").values())
        owned = center + sum(self.copies("always").values()) + players * sum(self.copies("starting").values())
        constructs = sum(card.copies for card in self.cards.values() if card.type == "construct")
        self.check_room("center cards", center, st.CENTER_ROOM)
        self.check_room("cards", owned, st.CARD_ROOM)
        self.check_room("constructs", constructs, st.CONSTRUCT_ROOM)
        state = st.new_state(players, len(self.ids))
        state[st.SOLO] = int(mode == "solo")
        for name, cell in OPTION_CELLS.items():
            state[cell] = OPTIONS[name].index(options[name])
        return state


def ordinals(verb: int, card: Card) -> int:
    """How many indexes an action with this card needs: none where it can never be."""
    row = card.copies if card.origin == "center" else 0
    owned = int(card.type != "monster")
    uses = len(card.abilities_at("use"))
    pile = int(card.origin == "always")
    return {
        tb.PLAY: owned,
        tb.USE: uses,
        tb.ACQUIRE_ROW: row * owned,
        tb.ACQUIRE_PILE: pile * owned,
        tb.DEFEAT_ROW: row * (1 - owned),
        tb.DEFEAT_PILE: pile * (1 - owned),
        tb.CHOOSE_HAND: owned,
        tb.CHOOSE_DISCARD: owned,
        tb.CHOOSE_ROW: row,
        tb.CHOOSE_PILE: pile,
        tb.CHOOSE_CONSTRUCT: int(card.type == "construct"),
        tb.CHOOSE_PLAYED: int(card.type == "hero"),
    }[verb]


def set_key(state: np.ndarray, key: bytes) -> None:
    """Write the 256-bit key of all randomness into a state."""
    state[KEY : KEY + KEY_CELLS] = np.frombuffer(key, dtype="<i2")


def get_key(state: np.ndarray) -> bytes:
    return state[KEY : KEY + KEY_CELLS].astype("<i2").tobytes()
