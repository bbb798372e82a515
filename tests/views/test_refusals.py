"""A refused action says why, in every language, and names the rule."""

import pytest

import deckwright as dw
from tests.talk import given

REFUSED = [
    ("play muramasa", "A-7.2", "it is not in your hand"),
    ("play murammasa", None, "there is no card murammasa here. Did you mean muramasa?"),
    ("use muramasa", "A-8.1", "you do not control it"),
    ("use hedron-link-device", "A-8.7", "it has no ability to use; it works by itself"),
    ("use yggdrasil-staff", "A-8.5", "it has 2 abilities: say which, from #1 to #2"),
    ("use yggdrasil-staff#3", "A-8.5", "it has no ability #3"),
    ("use yggdrasil-staff#2", "A-9.6", "its condition is not met or its price cannot be paid"),
    ("use shadow-star", "A-8.4", "that ability has already been used this turn"),
    ("acquire landtalker", "A-10.1", "say which slot of the row: landtalker@2"),
    ("acquire landtalker@1", "A-12.1", "slot 1 holds mephit"),
    ("acquire landtalker@9", "A-12.1", "the Center Row has slots 1 to 6"),
    ("acquire landtalker@2", "A-9.6", "it costs 6 runes, you have 1 and 2 for Mechana Constructs only"),
    ("acquire mephit@1", "A-10.5", "a Monster is defeated with Power, not acquired"),
    ("acquire muramasa", "A-10.1", "it is not in the Center Row"),
    ("acquire heavy-infantry", "A-10.6", "its pile is empty"),
    ("defeat landtalker@2", "A-9.5", "only Monsters are defeated; this card is acquired with Runes"),
    ("defeat mephit@1", "A-9.6", "it costs 3 power, you have 1"),
    ("choose hand:mystic", "A-6.2", "nothing is asked that this would answer"),
]


def position() -> dw.Game:
    constructs = ["yggdrasil-staff", "hedron-link-device", "shadow-star"]
    return given(
        hand=["mystic", "void-initiate"], constructs=constructs, used=["shadow-star#1"], row=["mephit", "landtalker"],
        runes=1, restricted_runes=2, power=1, piles={"heavy-infantry": 0},
    )  # fmt: skip


@pytest.mark.parametrize(("text", "rule", "reason"), REFUSED)
def test_a_refusal_says_why_and_by_which_rule(text: str, rule: str | None, reason: str) -> None:
    game = position()
    with pytest.raises(dw.IllegalAction) as refused:
        game.play(text)
    assert (refused.value.rule, refused.value.text("en")) == (rule, reason)
    told = {refused.value.text(lang) for lang in ("en", "pt", "pl", "ru")}
    assert len(told) == 4
    assert str(refused.value).startswith(f"Cannot {text}: ")
    assert refused.value.legal == [str(action) for action in game.actions()]


def test_while_a_choice_waits_nothing_else_is_possible() -> None:
    game = position()
    game.play("play void-initiate")
    with pytest.raises(dw.IllegalAction, match="a choice is waiting") as refused:
        game.play("end turn")
    assert refused.value.rule == "A-6.5"


@pytest.mark.parametrize(
    "nonsense", ["", "   ", "fly", "play", "play  ", "acquire mystic@", "🂡", "play mystic; end turn", 99999, -1]
)
def test_nonsense_is_refused(nonsense: str | int) -> None:
    with pytest.raises(dw.IllegalAction):
        position().play(nonsense)
