"""What cards do as signs: every phrase has some, and they say the numbers of the effect program."""

from pathlib import Path
from typing import get_args

import pytest

import deckwright as dw
from deckwright.cards.glyphs import Glyph, glyphs_of
from deckwright.cards.hints import filled
from deckwright.cards.model import LANGUAGES, Phrase
from deckwright.cards.phrases import parse_phrase
from deckwright.cards.vocabulary import Verb
from deckwright.games.ascension.cards.glyphs import Line, lines
from deckwright.games.ascension.cards.language import LANGUAGE, VOCABULARY
from deckwright.games.ascension.cards.model import Card
from deckwright.games.ascension.cards.verbs import CONDITIONS, PRICES, STANDING, VERBS
from deckwright.games.ascension.online.faces import card_face
from deckwright.games.ascension.online.glyphs import Sign
from deckwright.games.ascension.table.ruleset import Ruleset
from deckwright.table.rulesets import card_info, resolve
from tests.games.ascension.cards.test_pack_effects import pack

EVERY = {**VERBS, **STANDING, **PRICES, **CONDITIONS}
COMBINED = "ascension-combined"
NUMBERS = ("n", "m", "max")  # slots that hold one


def ruleset() -> Ruleset:
    found = resolve(COMBINED)
    assert isinstance(found, Ruleset)
    return found


CARDS = [*ruleset().cards.values()]


def line_of(card: str, at: int = 0) -> Line:
    return lines(ruleset().cards[card], "en")[at]


def written(glyphs: list[Glyph]) -> str:
    """Signs as their phrase writes them."""
    return " ".join(glyph.sign if glyph.n is None else f"{glyph.sign}:{glyph.n}" for glyph in glyphs)


def numbers_of(phrase: Phrase) -> list[int]:
    return sorted(int(value) for slot, value in phrase.values.items() if slot in NUMBERS)


def numbers_in(glyphs: list[Glyph]) -> list[int]:
    return sorted(glyph.n for glyph in glyphs if glyph.n is not None)


@pytest.mark.parametrize("verb", EVERY.values(), ids=lambda verb: verb.name)
def test_every_phrase_has_signs_that_the_pages_can_draw(verb: Verb) -> None:
    table = CONDITIONS if verb.name in CONDITIONS else {**VERBS, **STANDING, **PRICES}
    for text in filled(verb.template, ("3", "7"), VOCABULARY.slots):
        phrase = parse_phrase(text, table, VOCABULARY)
        assert phrase is not None
        signs = glyphs_of(phrase, VOCABULARY)
        assert signs, "a phrase says how it looks where no words fit"
        assert {glyph.sign for glyph in signs} <= set(get_args(Sign))
        assert numbers_in(signs) == numbers_of(phrase)


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.id)
def test_every_step_of_a_card_is_among_its_signs_with_the_numbers_of_the_program(card: Card) -> None:
    shown = lines(card, "en")
    assert [line.when for line in shown] == [ability.when for ability in card.abilities]
    for ability, line in zip(card.abilities, shown, strict=True):
        for step, group in zip(ability.steps, line.groups, strict=True):
            assert numbers_in(group.does) == numbers_of(step.phrase)
            assert numbers_in(group.condition) == ([] if step.condition is None else numbers_of(step.condition))
            assert bool(group.condition) == (step.condition is not None)


def test_signs_follow_the_words():
    assert [written(group.does) for group in line_of("mistake-of-creation").groups] == [
        "honor:4", "may banish:1 center-row", "may banish:1 discard-pile",
    ]  # fmt: skip
    assert [written(group.condition) for group in line_of("kor-the-ferromancer").groups] == ["", "at-least:2 construct"]
    assert written(line_of("burrower-mark-ii").lead) == "once play mechana construct"
    assert written(line_of("runic-lycanthrope", 1).lead) == "unite lifebound"
    assert written(line_of("muramasa").lead) == "once"
    assert line_of("tablet-of-times-dawn").lead == []  # it goes away, so it happens once in any case
    assert [group.instead for group in line_of("herald-of-doom").groups] == [False, False, True]


def test_a_changed_number_changes_the_sign(tmp_path: Path) -> None:
    def amount(n: int) -> list[Glyph]:
        packs = pack(tmp_path, f"made: hero: void, cost: 1, copies: 2, play: gain {n} power")
        face = dw.card(COMBINED, "made", packs=packs)
        return lines(face._card, "en")[0].groups[0].does

    assert amount(2) == [Glyph("power", 2)]
    assert amount(5) == [Glyph("power", 5)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_marks_change_nothing_that_is_read(lang: str) -> None:
    """What is told of a condition is a part of the card's text; all that is no such part is told in any case."""
    for card in CARDS:
        text = LANGUAGE.words(lang).card(card)
        spans = [
            span for line in lines(card, lang) for span in (line.told, *(group.told for group in line.groups)) if span
        ]
        assert spans == sorted(spans)
        for start, end in spans:
            assert (text[start:end].strip() == text[start:end] and text[start].isupper()) or text[start - 1] == " "
            assert text[end] == ".", f"{card.id}: a part of a sentence ends before it: {text[start:end]}"


def test_the_part_of_a_text_that_waits_for_energy():
    text = dw.card(COMBINED, "darkwalker").text("en")
    (_, group) = line_of("darkwalker").groups
    assert group.told is not None
    start, end = group.told
    assert text[start:end] == "Energize 1: You may choose 1 card from your hand or discard pile to banish"


def test_an_ability_that_waits_as_a_whole_is_one_part():
    text = dw.card(COMBINED, "runic-lycanthrope").text("en")
    line = line_of("runic-lycanthrope", 1)
    assert line.told is not None and line.groups[0].told is None
    assert text[slice(*line.told)].startswith("Unite: If you play")


def test_faces_bring_signs_along():
    face = card_face(ruleset(), card_info(ruleset(), "wolf-shaman"), "ru")
    assert [[(glyph.sign, glyph.n) for glyph in group.does] for group in face.glyphs[0].groups] == [
        [("runes", 1)], [("draw", 1)],
    ]  # fmt: skip
