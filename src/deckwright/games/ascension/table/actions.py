"""Actions: what each is, by its index, and its text."""

from dataclasses import dataclass, field
from functools import lru_cache

import numpy as np

from deckwright.games.ascension.declared.actions import BY_VERB, ActionKind
from deckwright.games.ascension.declared.frames import Frame
from deckwright.games.ascension.declared.questions import BY_NUMBER
from deckwright.games.ascension.declared.zones import SHOWN_BY
from deckwright.games.ascension.rules.row import slot_of
from deckwright.games.ascension.rules.zones import ZONES
from deckwright.games.ascension.table.ruleset import Ruleset
from deckwright.games.ascension.table.spoken import Spoken, text_of
from deckwright.kernel import stack
from deckwright.table.actions import Action


@dataclass(frozen=True, slots=True)
class AscensionAction(Action):
    """A legal action with its number in the rules and the parts of its text."""

    verb: int = field(kw_only=True)
    spoken: Spoken = field(kw_only=True)
    label: str | None = field(kw_only=True, default=None)  # the message of what it does as the answer to this question

    @property
    def declared(self) -> ActionKind:
        """What kind of action it is."""
        return BY_VERB[self.verb]


def make_action(state: np.ndarray, ruleset: Ruleset, index: int) -> AscensionAction:
    """The action of this index in this position."""
    verb, number, ordinal = ruleset.actions[index]
    slot = int(slot_of(state, number, ordinal)) + 1 if BY_VERB[verb].in_row else None
    label = None if BY_VERB[verb].label is None else called_here(state, verb)
    return action_at(ruleset, index, slot, label)


def called_here(state: np.ndarray, verb: int) -> str | None:
    """What an answer that names no card does, where a question is asked that says it."""
    frame = Frame(*state[stack.top(state) :][: stack.FRAME_CELLS].tolist())
    question = BY_NUMBER.get(frame.kind)
    return None if question is None else question.called(frame).get(verb)


@lru_cache(maxsize=16_384)
def action_at(ruleset: Ruleset, index: int, slot: int | None, label: str | None) -> AscensionAction:
    """The action of this index, with the card in this slot; as an answer it may be called by what it does."""
    verb, number, ordinal = ruleset.actions[index]
    declared = BY_VERB[verb]
    card = None if declared.indexes is None else ruleset.ids[number]
    several = declared.by_ability and card is not None and len(ruleset.cards[card].abilities_at("use")) > 1
    spoken = Spoken(
        declared.word,
        declared.place,
        declared.named if card is None else card,
        ability=ordinal + 1 if several else None,
        slot=slot,
        seat=ordinal if declared.of_seat else None,
        teammate=declared.for_mate,
    )
    return AscensionAction(
        text=text_of(spoken),
        index=int(index),
        kind=declared.kind,
        card=card,
        slot=slot,
        group=declared.group,
        ability=spoken.ability,
        seat=spoken.seat,
        zone=None if declared.lies is None else SHOWN_BY[ZONES[declared.lies] or ""],
        verb=verb,
        spoken=spoken,
        label=label,
    )
