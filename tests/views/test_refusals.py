"""A refused action says why, in every language, and names the rule."""

import pytest

import deckwright as dw
from deckwright.cards.model import LANGUAGES
from deckwright.table.refusals import Refusal
from deckwright.table.rulesets import resolve
from deckwright.table.said import Value
from tests.talk import given, vigil

NO_TEAM_MATE = "only a card being acquired can go to a teammate, and only in team play"
REFUSED = [
    ("play muramasa", "A-7.2", "it is not in your hand"),
    ("play murammasa", None, "there is no card murammasa here. Did you mean muramasa?"),
    ("use muramasa", "A-8.1", "you do not control it"),
    ("use hedron-link-device", "A-8.7", "it has no ability to use; it works by itself"),
    ("use yggdrasil-staff", "A-8.5", "it has 2 abilities: say which, from #1 to #2"),
    ("use yggdrasil-staff#3", "A-8.5", "it has no ability #3"),
    ("use yggdrasil-staff#2", "A-9.6", "its condition is not met or its price cannot be paid"),
    ("use shadow-star", "A-8.4", "that ability has already been used this turn"),
    ("acquire landtalker", "A-10.1", "say which space of the row: landtalker@2"),
    ("acquire landtalker@1", "A-12.1", "space 1 holds mephit"),
    ("acquire landtalker@9", "A-12.1", "the Center Row has spaces 1 to 6"),
    ("acquire landtalker@2", "A-9.6", "it costs 6 runes, you have 1 and 2 for Mechana Constructs only"),
    ("acquire mephit@1", "A-10.5", "a Monster is defeated with Power, not acquired"),
    ("acquire muramasa", "A-10.1", "it is not in the Center Row"),
    ("acquire heavy-infantry", "A-10.6", "its pile is empty"),
    ("defeat landtalker@2", "A-9.5", "only Monsters are defeated; this card is acquired with Runes"),
    ("defeat mephit@1", "A-9.6", "it costs 3 power, you have 1"),
    ("choose hand:mystic", "A-6.2", "nothing is asked that this would answer"),
    ("acquire landtalker@2 for teammate", "A-24.4", NO_TEAM_MATE),
]
REFUSED_IN_TEAMS = [
    ("use ogo-demontrap#2", "A-21.3", "it needs 4 Energy this turn, you have 3"),
    ("trophy vault-sphinx", "A-22.2", "you have no such Trophy"),
    ("trophy darkwalker", "A-22.2", "you have no such Trophy"),
    ("play militia for teammate", "A-24.4", NO_TEAM_MATE),
    ("defeat lagoon-troll@2 for teammate", "A-24.4", NO_TEAM_MATE),
    ("acquire darkwalker@1 for teammate", "A-9.6", "it costs 4 runes, you have 3"),
    ("acquire lagoon-troll@2 for teammate", "A-10.5", "a Monster is defeated with Power, not acquired"),
]
# What Energy, Trophies and team-mates are refused with, in all languages.
REASONS: list[tuple[str, dict[str, Value], tuple[str, str, str, str]]] = [
    ("energy", {"needed": 4, "have": 3}, (
        "it needs 4 Energy this turn, you have 3", "é preciso ter 4 de Energia neste turno, você tem 3",
        "wymagana energia w tej turze: 4, masz 3", "нужно энергии в этом ходу: 4, у вас 3")),
    ("no-trophy", {}, (
        "you have no such Trophy", "você não tem esse Troféu", "nie masz takiego trofeum", "у вас нет такого трофея")),
    ("no-team-mate", {}, (
        NO_TEAM_MATE,
        "só uma carta que está sendo adquirida pode ir para um companheiro de equipe, e só no Jogo em Equipe",
        "partnerowi z drużyny można oddać tylko pozyskiwaną kartę, i to tylko w grze zespołowej",
        "напарнику можно передать только получаемую карту и только в командной игре")),
]  # fmt: skip


def position() -> dw.Game:
    constructs = ["yggdrasil-staff", "hedron-link-device", "shadow-star"]
    return given(
        hand=["mystic", "void-initiate"], constructs=constructs, used=["shadow-star#1"], row=["mephit", "landtalker"],
        runes=1, restricted_runes=2, power=1, piles={"heavy-infantry": 0},
    )  # fmt: skip


def in_teams() -> dw.Game:
    return vigil(
        players=4, mode="teams", hand=["militia"], constructs=["ogo-demontrap"], trophies=["serpent-siren"],
        row=["darkwalker", "lagoon-troll"], runes=3, energy=3,
    )  # fmt: skip


@pytest.mark.parametrize(("text", "rule", "reason"), REFUSED)
def test_a_refusal_says_why_and_by_which_rule(text: str, rule: str | None, reason: str) -> None:
    check_refusal(position(), text, rule, reason)


@pytest.mark.parametrize(("text", "rule", "reason"), REFUSED_IN_TEAMS)
def test_a_refusal_in_team_play_says_why(text: str, rule: str | None, reason: str) -> None:
    check_refusal(in_teams(), text, rule, reason)


@pytest.mark.parametrize(("key", "values", "expected"), REASONS)
def test_a_reason_is_told_in_every_language(
    key: str, values: dict[str, Value], expected: tuple[str, str, str, str]
) -> None:
    refusal = Refusal(key, None, values)
    assert tuple(refusal.told(resolve("ascension-combined"), lang) for lang in LANGUAGES) == expected


def check_refusal(game: dw.Game, text: str, rule: str | None, reason: str) -> None:
    with pytest.raises(dw.IllegalAction) as refused:
        game.play(text)
    assert (refused.value.rule, refused.value.reason) == (rule, reason)
    told = {refused.value.text(lang) for lang in LANGUAGES}
    assert len(told) == 4
    assert str(refused.value).startswith(f"Cannot {text}: ")
    assert refused.value.legal == [str(action) for action in game.actions()]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("text", [text for text, *_ in (*REFUSED, *REFUSED_IN_TEAMS)])
def test_people_read_names_and_no_ids(text: str, lang: str) -> None:
    game = position() if text in [one for one, *_ in REFUSED] else in_teams()
    with pytest.raises(dw.IllegalAction) as refused:
        game.play(text)
    told = refused.value.text(lang).replace("murammasa", "")  # what was asked for is repeated as it was written
    assert not [card for card in game.ruleset.cards if "-" in card and card in told]
    assert "@" not in told
    assert not [card for card in ("mephit", "landtalker", "muramasa") if card in told]


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("acquire landtalker@1", ("Mephit", "Mefit", "Mefit", "Мефит")),
        ("play murammasa", ("Muramasa", "Muramasa", "Muramasa", "Мурамаса")),
        ("acquire landtalker", (": 2", ": 2", ": 2", ": 2")),
    ],
)
def test_cards_and_spaces_are_named_as_on_the_screen(text: str, names: tuple[str, str, str, str]) -> None:
    with pytest.raises(dw.IllegalAction) as refused:
        position().play(text)
    for lang, name in zip(LANGUAGES, names, strict=True):
        assert name in refused.value.text(lang)


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
