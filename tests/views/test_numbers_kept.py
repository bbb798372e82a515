"""Saved games hold numbers of frames, ops and zones: those that there are keep their meaning, new ones come after them."""

from deckwright.games.ascension.cards import ops
from deckwright.games.ascension.rules import card_notes
from deckwright.games.ascension.rules import frames as fr

FRAMES = {
    "RUN": 1, "TRIGGERS": 2, "UNITES": 3, "OPPONENTS": 4, "END_PHASE": 5, "NEXT_TURN": 6, "GIFTS": 7, "AFTERWARDS": 8,
    "BANISH_ROUND": 9, "DISCARD_ROUND": 10, "TURN": 20, "BANISH": 21, "DISCARD": 22, "ACQUIRE": 23, "DEFEAT": 24, "TAKE": 25,
    "COPY": 26, "CONFIRM": 27, "DESTROY": 28, "KEEP": 29, "KEEP_CARDS": 30, "REWARDS": 31, "OPTION": 32, "FOR_MATE": 33,
    "DESTROY_OF": 34, "TAKE_DISCARDED": 35, "PLAINLY": 0, "AS_A_COPY": 1, "AS_FATE": 2, "AS_LATE_REWARD": 3, "MUST_BANISH": 0,
    "MAY_BANISH": 1, "MAY_EACH_TIME": 2, "MAY_THIS_TIME": 3, "MAY_SEEK": 4, "DONE_FROM": 8,
}  # fmt: skip
OPS = (
    "END", "GAIN", "DRAW", "BANISH", "BANISH_EVERY", "DISCARD_TO_DRAW", "DEFEAT_FREE", "ACQUIRE_FREE", "TAKE_FREE", "COPY",
    "EXTRA_TURN", "TRADE", "DISCOUNT", "TO_HAND", "OPPONENTS_DESTROY", "OPPONENTS_KEEP", "TAKE_RANDOM", "DESTROY",
    "REVEAL_TOP", "LOOK_TOP", "IF", "IF_INSTEAD", "JUMP", "COPY_AGAIN", "TAKE_EVERY", "SEEK_TREASURE", "TOP_TO_HAND",
    "HERO_HONOR", "TO_PLAY", "DESTROY_OF_EACH", "DESTROY_ALL", "DISCARD_RANDOM", "EVERY_DRAW", "EVERY_BANISH",
    "EVERY_DISCARD", "POOL_GROWS", "ADD_SLOTS",
)  # fmt: skip
LISTS = (
    ("NO_RESOURCE", "RUNES", "POWER", "HONOR", "ENERGY", "RESTRICTED_RUNES"),
    ("ONCE", "PER_FACTION", "PER_MECHANA", "PER_ENERGY", "PER_HERO", "PER_TREASURE"),
    ("CONSTRUCTS_AT_LEAST", "HERO_PLAYED", "ENERGIZE"),
    ("TO_DISCARD", "TO_DECK_TOP", "INTO_HAND"),
    ("NO_TRIGGER", "ON_PLAY", "ON_ACQUIRE", "ON_DEFEAT"),
)
BITS = (
    "HERO", "CONSTRUCT", "MONSTER", "TREASURE", "ENLIGHTENED", "LIFEBOUND", "MECHANA", "VOID", "IN_ROW", "IN_PILES",
    "ON_TREASURE",
)  # fmt: skip
NOTES = ("GIVEN", "REWARD_WAITS", "DEFEATED", "ACQUIRED", "ACQUIRED_FOR_MATE", "CHOSEN", "DISCARDED")


def test_frames_keep_their_numbers() -> None:
    assert {name: getattr(fr, name) for name in FRAMES} == FRAMES
    assert [getattr(card_notes, name) for name in NOTES] == list(range(len(NOTES)))


def test_the_language_of_effects_keeps_its_numbers() -> None:
    for names in (OPS, *LISTS):
        assert [getattr(ops, name) for name in names] == list(range(len(names)))
    assert [getattr(ops, name) for name in BITS] == [1 << bit for bit in range(len(BITS))]
    assert (ops.FROM_HAND, ops.FROM_DISCARD, ops.FROM_ROW) == (1, 2, 4)
