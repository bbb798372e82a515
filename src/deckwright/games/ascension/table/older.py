"""What is known of the cards of older rules versions, whose saves do not say what their program counters mean.

Where the programs are as they were then, the counters mean the same.
"""

import hashlib
import json
from collections.abc import Sequence

import numpy as np

from deckwright.cards import model
from deckwright.games.ascension.cards.language import LANGUAGE
from deckwright.games.ascension.cards.model import Card, CardSet
from deckwright.games.ascension.rules import frames as fr
from deckwright.games.ascension.table.ruleset import Ruleset
from deckwright.games.ascension.table.rulesets import BASE_SET, sets_now
from deckwright.games.ascension.table.steps import STEP
from deckwright.kernel import stack
from deckwright.kernel.playing import LIMIT
from deckwright.table.saves import SetUsed

SINCE = ("ruling",)  # what a hash has had in it only since then
WITH_NAMES = 2  # the last version whose hashes of sets have the names of cards in them

# Of each built-in set in a rules version: the hash of its cards, and the digest of their programs.
BUILT_IN: dict[int, dict[str, tuple[str, str]]] = {
    2: {
        "ascension-10th": (
            "89a9aed116ed472479d3c04d94ab8730e083e6bbc626e8d209b0139343c8c6f0",
            "7f722c22470623e7",
        ),
        "rise-of-vigil": (
            "0de5d0a25b29b3fc77f11b85e5a7c0707508a30c59b00fca8d2f8e30b5924d47",
            "bef2113e995f5881",
        ),
    },
}


def knows_programs(version: int, sets: Sequence[SetUsed], ruleset: Ruleset) -> bool:
    """Whether these sets of a rules version are known, and their programs those of today."""
    hashes = {used.id: used.hash for used in sets}
    if version not in BUILT_IN or {*hashes} != {used.id for used in ruleset.sets}:
        return False
    borrowed = not ruleset.borrowed or digest_of(sets_now()[BASE_SET]) == BUILT_IN[version][BASE_SET][1]
    return borrowed and all(is_as_it_was(version, used, hashes[used.id]) for used in ruleset.sets)


def is_as_it_was(version: int, used: CardSet, hash_then: str) -> bool:
    if used.id in BUILT_IN[version]:
        return BUILT_IN[version][used.id] == (hash_then, digest_of(used))
    return version <= WITH_NAMES and hash_with_names(used) == hash_then


def as_now(state: np.ndarray) -> np.ndarray:
    """A position of the second version as later ones keep it.

    There a running program noted the Energy that had come too late for it where now stands the Energy that Energize looks
    at; one that has begun goes on looking at the Energy of each step, as it did.
    """
    found = state.copy()
    for level in range(min(max(int(found[stack.HEIGHT]), 0), stack.MAX_FRAMES)):
        at = stack.FRAMES + level * stack.FRAME_CELLS
        if found[at + stack.KIND] == fr.RUN and found[at + stack.C] != fr.AS_FATE and 0 < found[at + stack.A] <= LIMIT:
            found[at + stack.C] = fr.AS_LATE_REWARD + int(found[at + stack.A])
            found[at + stack.A] = 0
    return found


def sets_then(version: int, ruleset: Ruleset) -> list[SetUsed]:
    """The built-in sets of a ruleset with their hashes in a rules version."""
    known = BUILT_IN.get(version, {})
    return [SetUsed(used.id, known[used.id][0]) for used in ruleset.sets if used.id in known]


def digest_of(used: CardSet) -> str:
    """A digest of all programs of a set's cards."""
    told = [programs_of(card) for card in sorted(used.cards, key=lambda card: card.id)]
    return hashlib.sha256(json.dumps(told).encode()).hexdigest()[:16]


def programs_of(card: Card) -> list[object]:
    return [card.id, LANGUAGE.compile([card]).program[:, STEP].tolist()]


def hash_with_names(used: CardSet) -> str:
    """The hash of a set as it was when names and all rulings were part of it."""
    cards = [
        {key: value for key, value in card.content().items() if key not in SINCE}
        | {
            "names": {lang: card.names[lang] for lang in model.LANGUAGES},
            "official": sorted(card.official),
            "rulings": list(card.rulings),
        }
        for card in sorted(used.cards, key=lambda card: card.id)
    ]
    text = json.dumps([used.size, used.rival, cards], sort_keys=True, ensure_ascii=True, separators=(",", ":"))
    return hashlib.sha256(text.encode("ascii")).hexdigest()
