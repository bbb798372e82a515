"""What is said names cards, faces of cards and seats, and every reader hears it in his own words."""

import msgspec
import pytest

from deckwright.cards.model import LANGUAGES
from deckwright.table.rulesets import resolve
from deckwright.table.said import CardNamed, FaceNamed, Said, Value, lean, speech_by_ids, speech_of

TOLD = Said("action-what", {"group": "X", "what": FaceNamed("4", 4)})


def test_a_face_is_called_by_its_own_name() -> None:
    ruleset = resolve("kingdom")
    assert [speech_of(ruleset, lang).text(TOLD) for lang in LANGUAGES] == [
        "X: Verderers' Lodge", "X: Casa dos Couteiros", "X: Leśniczówka", "X: Дом лесничих",
    ]  # fmt: skip
    assert speech_of(ruleset, "en").text(Said("action-what", {"group": "X", "what": CardNamed("4")})) == "X: Hartswood"


def test_programs_hear_the_id_of_a_card_whatever_its_face() -> None:
    assert speech_by_ids(resolve("kingdom")).text(TOLD) == "X: 4"


def test_in_a_game_without_faces_a_face_is_called_as_its_card() -> None:
    speech = speech_of(resolve("ascension-10th"), "en")
    assert speech.text(FaceNamed("mystic", 2)) == speech.text(CardNamed("mystic")) == "Mystic"


@pytest.mark.parametrize("value", [FaceNamed("4", 2), CardNamed("4"), TOLD], ids=["face", "card", "said"])
def test_what_is_said_comes_back_from_the_wire(value: Value) -> None:
    assert msgspec.json.decode(msgspec.json.encode(value), type=CardNamed | FaceNamed | Said) == value
    assert msgspec.json.encode(FaceNamed("4", 2)) == b'["face","4",2]'


def test_a_face_that_no_sentence_names_is_not_sent() -> None:
    assert lean(resolve("kingdom"), Said("event-pass", {"card": FaceNamed("4", 2)})) == Said("event-pass", {})
