"""What setup codes count through. These lists only grow at their end, so that a code keeps its meaning."""

from deckwright.table.online import CodeLists

CODES = CodeLists(
    rulesets=("ascension-10th", "rise-of-vigil", "ascension-combined"),
    modes=("versus", "solo", "teams"),
    options=(
        "free_defeat", "librarian_discard", "copied_unite", "last_round_extra_turn", "solo_extra_turn", "center_shards",
        "shard_limit", "banished_over_treasure", "fate_order", "copy_copiers", "staff_stacking", "put_is_play",
        "teammate_free_cards", "teammate_treasure", "team_tie", "cult_last_step",
        "energize_timing",
    ),
)  # fmt: skip
