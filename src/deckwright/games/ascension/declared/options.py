"""The options of the rules, each declared once.

Setup codes count through them in this order: a new one comes last, and none ever leaves.
"""

from typing import NamedTuple

from deckwright.games.ascension.rules import state as st


class Option(NamedTuple):
    """An option: its key, its values with the default first, and the cell of the state that holds which one it is."""

    key: str
    values: tuple[str, ...]
    cell: int | None = None  # none: it is settled before the first card is dealt
    modes: tuple[str, ...] = ()  # in which alone it says anything; none: in all
    sets: tuple[str, ...] = ()  # of ours, whose cards alone it is about; none: of all


VIGIL = ("rise-of-vigil",)

# Those whose cards or mode are not in the game do nothing.
DECLARED = (
    Option("free_defeat", ("must", "may"), st.FREE_DEFEAT),
    Option("librarian_discard", ("must", "may"), st.LIBRARIAN_DISCARD),
    Option("copied_unite", ("original_counts", "original_excluded"), st.COPIED_UNITE),
    Option("last_round_extra_turn", ("taken", "lost"), st.LAST_ROUND_EXTRA_TURN),
    Option("solo_extra_turn", ("rival_waits", "rival_acts"), st.SOLO_EXTRA_TURN, modes=("solo",)),
    Option("center_shards", ("auto", *map(str, range(61))), sets=VIGIL),
    Option("shard_limit", ("box", "none"), sets=VIGIL),
    Option("banished_over_treasure", ("stays", "banished"), st.BANISHED_OVER_TREASURE, sets=VIGIL),
    Option("fate_order", ("by_player", "by_time"), st.FATE_ORDER, sets=VIGIL),
    Option("copy_copiers", ("never", "chain"), st.COPY_COPIERS),
    Option("staff_stacking", ("add", "one"), st.STAFF_STACKING, sets=VIGIL),
    Option("put_is_play", ("no", "yes"), st.PUT_IS_PLAY),
    Option("teammate_free_cards", ("pay", "never"), st.TEAMMATE_FREE_CARDS, modes=("teams",)),
    Option("teammate_treasure", ("acquirer", "with_card"), st.TEAMMATE_TREASURE, modes=("teams",), sets=VIGIL),
    Option("team_tie", ("latest_member", "shared"), st.TEAM_TIE, modes=("teams",)),
    Option("cult_last_step", ("taken", "skipped"), st.CULT_LAST_STEP, modes=("solo",), sets=VIGIL),
    Option("energize_timing", ("played", "each-step"), st.ENERGIZE_TIMING, sets=VIGIL),
)
BY_KEY = {option.key: option for option in DECLARED}
OPTIONS = {option.key: option.values for option in DECLARED}
OPTION_CELLS = {option.key: option.cell for option in DECLARED if option.cell is not None}
