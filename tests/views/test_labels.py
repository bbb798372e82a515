"""Labels of actions: every message of theirs is used, in every language."""

from typing import Any

import numpy as np
import pytest

from deckwright.cards.messages import Messages, source_of
from deckwright.cards.model import LANGUAGES
from deckwright.games.ascension.cards.ops import TO_PLAY
from deckwright.games.ascension.declared.frames import Frame
from deckwright.games.ascension.declared.options import OPTIONS
from deckwright.games.ascension.declared.questions import DECLARED
from deckwright.games.ascension.kind import KIND
from deckwright.games.ascension.table.actions import make_action
from deckwright.games.ascension.table.labels import CardNames, Labels, parse
from deckwright.games.ascension.table.spoken import text_of
from deckwright.games.ascension.table.words import HERE, SHARED
from deckwright.table.rulesets import resolve

OWN = ("group-", "action-", "option-", "decline-", "done-", "starting-card", "trophy-gives")
CALLED = {  # what answers are called by what they do
    key
    for question in DECLARED
    for to in (0, TO_PLAY)
    for key in question.called(Frame(question.number, 0, 0, 0, to, 0, 0, 0)).values()
}
TEXTS = (
    "play mystic", "use voidfeeder#2", "trophy vault-sphinx", "acquire mystic for teammate", "defeat cultist", "end turn",
    "accept", "decline", "choose done", "choose option:hand", "choose option:play",
    "choose hand:mystic", "choose discard:mystic of 1", "choose row:mephit@4", "choose pile:mystic",
    "choose construct:omnicron of 0", "choose played:mystic", "choose reward:vault-sphinx",
    "choose trigger:burrower-mark-ii",
)  # fmt: skip


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_for_actions_is_used(lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    said = set()
    say = Messages.say

    def note(self: Messages, key: str, **values: int | str) -> str:
        said.add(key)
        return say(self, key, **values)

    monkeypatch.setattr(Messages, "say", note)
    cards = CardNames(resolve("ascension-combined"), lang)
    labels = Labels(cards, ["Ana", "Ben"])
    for text in TEXTS:
        label = labels.sentence(text)
        assert label and "$" not in label and (lang == "en" or label != text)
        labels.heading(parse(text).group)
    for card in ("vault-sphinx", "energy-shard", "energy-shard-starting"):
        cards.name(card)
        cards.text(card)
    sources = (source_of(package, lang) for package in (SHARED, HERE))
    known = {line.split(" =")[0] for source in sources for line in source.splitlines() if line.startswith(OWN)}
    assert known >= CALLED and known - said - CALLED <= {"starting-card"}


def test_another_seat_is_named() -> None:
    labels = Labels(CardNames(resolve("ascension-10th"), "en"), ["Ana", "Ben"])
    assert "Ben" in labels.sentence("choose discard:mystic of 1")


@pytest.mark.parametrize("ruleset", KIND.sets.rulesets)
def test_every_action_knows_the_parts_of_its_text(ruleset: str) -> None:
    found: Any = resolve(ruleset)
    nowhere = np.zeros_like(found.stocked(2, "versus", {name: values[0] for name, values in OPTIONS.items()}))
    for index in range(len(found.actions)):
        action = make_action(nowhere, found, index)
        assert parse(action.text) == action.spoken, action.text
        assert (action.card, action.slot) == (action.spoken.card, action.spoken.slot)


@pytest.mark.parametrize("text", TEXTS)
def test_the_parts_of_a_text_make_it_again(text: str) -> None:
    assert text_of(parse(text)) == text
