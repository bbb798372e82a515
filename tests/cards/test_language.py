"""The phrases of the language: each is understood, and a wrong one is answered with its place and what was meant."""

from pathlib import Path

import pytest

from deckwright.cards.errors import BadCards
from deckwright.cards.guide import designer_guide
from deckwright.cards.hints import filled
from deckwright.cards.loader import load_text
from deckwright.cards.model import Phrase
from deckwright.cards.phrases import Key, parse_phrase, parse_steps
from deckwright.cards.templates import slot_names
from deckwright.cards.verbs import CONDITIONS, STANDING, VERBS, Verb

GUIDE = Path(__file__).parents[2] / "docs" / "card-language.md"
EVERY = [*VERBS.values(), *CONDITIONS.values(), *STANDING.values()]


def key_for(verb: Verb) -> Key:
    event = "acquire" if verb.name == "may-put-into-hand" else None
    return Key("card", verb.used_by[0], verb.used_by[0], event)


@pytest.mark.parametrize("verb", EVERY, ids=lambda verb: verb.name)
def test_every_phrase_is_understood(verb: Verb) -> None:
    for numbers in (("1", "1"), ("2", "3"), ("99", "10")):
        for text in filled(verb.template, numbers):
            everything = {**VERBS, **STANDING} if verb.name not in CONDITIONS else CONDITIONS
            phrase = parse_phrase(text, everything)
            assert phrase is not None and phrase.verb == verb.name, text
            assert set(phrase.values) == set(slot_names(verb.template))
            if verb.name not in CONDITIONS:
                assert [step.phrase for step in parse_steps(text, key_for(verb))] == [phrase]


@pytest.mark.parametrize("verb", EVERY, ids=lambda verb: verb.name)
def test_every_phrase_becomes_numbers(verb: Verb) -> None:
    for text in filled(verb.template, ("2", "3")):
        phrase = parse_phrase(text, {verb.name: verb})
        assert phrase is not None
        assert all(isinstance(cell, int) and 0 <= cell < 2**15 for cell in verb.cells(phrase.values))


def test_a_line_holds_several_phrases() -> None:
    steps = parse_steps("gain 1 rune;may banish 2 cards from hand or discard pile ; draw 1")
    assert [step.phrase for step in steps] == [
        Phrase("gain", {"n": 1, "resource": "runes"}),
        Phrase("may-banish", {"n": 2, "card": "cards", "zones": "hand or discard pile"}),
        Phrase("draw", {"n": 1}),
    ]
    assert [step.place.column for step in steps] == [1, 13, 60]


def refused(text: str, key: Key | None = None) -> tuple[str, str]:
    """The problem without its place, and the hint."""
    with pytest.raises(BadCards) as caught:
        parse_steps(text, key or Key("card", "play", "play"))
    return caught.value.problem.removeprefix("card, play step 1: "), caught.value.hint


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("may banishes 1 card from hand", "may banish 1 card from hand"),
        ("gains 2 runes", "gain 2 runes"),
        ("Gain 2 runes", "gain 2 runes"),
        ("gain  1 rune", "gain 1 rune"),
        ("gain 12 runes for mechana constructs", "gain 12 runes for Mechana constructs"),
        ("acquire hero for free to top of deck", "acquire a hero for free to top of deck"),
        ("defeat monster of cost 4", "defeat a monster of cost 4 or less for free"),
        ("discard 1 card and draw 2", "discard 1 card to draw 2"),
        ("copy a hero", "copy a hero played this turn"),
        ("each opponent destroys construct", "each opponent destroys a construct"),
    ],
)
def test_what_was_meant(text: str, meant: str) -> None:
    assert refused(text) == (f'unknown phrase "{text}".', f'Did you mean "{meant}"?')


@pytest.mark.parametrize(
    ("text", "right", "word"),
    [
        ("gain 1 runes", "gain 1 rune", "runes"),
        ("gain 2 rune", "gain 2 runes", "rune"),
        ("gain 1 runes per Mechana construct", "gain 1 rune per Mechana construct", "runes"),
        ("gain 3 rune for Mechana constructs", "gain 3 runes for Mechana constructs", "rune"),
        ("may banish 1 cards from hand", "may banish 1 card from hand", "cards"),
        ("discard 2 card to draw 1", "discard 2 cards to draw 1", "card"),
        ("next hero costs 1 runes less this turn", "next hero costs 1 rune less this turn", "runes"),
    ],
)
def test_a_word_agrees_with_its_number(text: str, right: str, word: str) -> None:
    assert refused(text) == (f'"{word}" does not agree with its number in "{text}".', f'Did you mean "{right}"?')


@pytest.mark.parametrize(
    ("text", "hint"),
    [
        ("gain 0 runes", 'In place of "0" write a whole number from 1 to 99.'),
        ("draw 100", 'In place of "100" write a whole number from 1 to 99.'),
        ("gain 2 gold", 'In place of "gold" write rune, runes, power, honor or energy.'),
        ("gain 1 honor per hero", 'In place of "hero" write faction among constructs or Mechana construct.'),
        ("gain 1 honour",
         'Did you mean "gain 1 honor"?\nIn place of "honour" write rune, runes, power, honor or energy.'),
        ("draw two cards", 'Did you mean "draw 2"?\nIn place of "two cards" write a whole number from 1 to 99.'),
        ("banish every monsters in center row",
         ('Did you mean "banish every monster in center row"?\n'
         'In place of "monsters" write hero, construct or monster.')),
        ("gain one runes", 'Did you mean "gain 1 rune"?\nIn place of "one" write a whole number from 1 to 99.'),
    ],
)  # fmt: skip
def test_what_can_stand_in_a_slot(text: str, hint: str) -> None:
    assert refused(text) == (f'unknown phrase "{text}".', hint)


def test_nothing_near_gets_examples() -> None:
    problem, hint = refused("xyzzy")
    assert problem == 'unknown phrase "xyzzy".'
    assert hint.startswith('A phrase under play is, for example, "gain 2 runes" or')


def test_a_missing_phrase() -> None:
    with pytest.raises(BadCards) as caught:
        parse_steps("draw 1;")
    assert str(caught.value).startswith("text:1:8 card, play step 2: a phrase is missing.")


@pytest.mark.parametrize(
    ("text", "key", "stands"),
    [
        ("pay 4 runes to gain 3 honor", Key("card", "play", "play"), "use"),
        ("banish this to take another turn", Key("card", "play", "play"), "use"),
        ("cannot be banished", Key("card", "play", "play"), "always"),
        ("may put it into hand", Key("card", "play", "play"), "when acquire …"),
        ("may put it into hand", Key("card", "play", "when", "play"), "when acquire …"),
        ("draw 1", Key("card", "play", "always"), "play, use, reward, unite or when"),
    ],
)
def test_a_phrase_under_the_wrong_key(text: str, key: Key, stands: str) -> None:
    assert refused(text, key) == (f'"{text}" cannot stand under this key.', f"It stands under {stands}.")


def test_a_condition_is_no_phrase() -> None:
    problem, hint = refused("unite Void hero")
    assert problem == '"unite Void hero" is a condition, not a phrase.'
    assert '"- unite Void hero: draw 1"' in hint


# Files: the place is that of the phrase itself.

CARD = """\
set: my-set
name: {en: My Set}
cards:
  - id: darkwalker
    name: {en: Darkwalker}
    hero: void
    cost: 3
    copies: 3
"""


def message(abilities: str) -> str:
    with pytest.raises(BadCards) as caught:
        load_text(CARD + abilities, "rise-of-vigil.yaml")
    return str(caught.value)


@pytest.mark.parametrize(
    ("abilities", "place", "step"),
    [
        ("    play: may banishes 1 card from hand\n", "9:11", 1),
        ("    play: gain 2 power; may banishes 1 card from hand\n", "9:25", 2),
        ("    play: gain 2 power;may banishes 1 card from hand\n", "9:24", 2),
        ("    play: 'gain 2 power;  may banishes 1 card from hand'\n", "9:27", 2),
        ('    play: "may banishes 1 card from hand"\n', "9:12", 1),
        ("    play:\n      - gain 2 power\n      - may banishes 1 card from hand\n", "11:9", 2),
        ("    play:\n      - gain 2 power; draw 1\n      - draw 1; may banishes 1 card from hand\n", "11:17", 4),
        ("    play: [draw 1, may banishes 1 card from hand]\n", "9:20", 2),
        (
            "    play:\n      - gain 2 power\n      - with 2 or more constructs: may banishes 1 card from hand\n",
            "11:36",
            2,
        ),
        ("    play: gain 2 power;\n      may banishes 1 card from hand\n", "10:7", 2),
        ("    # żółw\n    play: gain 2 power; may banishes 1 card from hand\n", "10:25", 2),
    ],
)
def test_the_place_is_that_of_the_phrase(abilities: str, place: str, step: int) -> None:
    assert message(abilities) == (
        f'rise-of-vigil.yaml:{place} darkwalker, play step {step}: unknown phrase "may banishes 1 card from hand".\n'
        'Did you mean "may banish 1 card from hand"?'
    )


def test_lines_of_windows_count_alike() -> None:
    text = (CARD + "    play: draw 1; draws 2\n").replace("\n", "\r\n")
    with pytest.raises(BadCards) as caught:
        load_text(text)
    assert (caught.value.line, caught.value.column) == (9, 19)


def test_an_unknown_condition() -> None:
    said = message("    play:\n      - draw 1\n      - with 2 constructs: draw 1\n")
    assert said == (
        'rise-of-vigil.yaml:11:9 darkwalker, play step 2: unknown condition "with 2 constructs".\n'
        'Did you mean "with 2 or more constructs"?'
    )


def test_a_condition_has_one_phrase() -> None:
    said = message("    play:\n      - with 2 or more constructs: draw 1; draw 2\n")
    assert said.startswith("rise-of-vigil.yaml:10:44 darkwalker, play step 1: a step with a condition has one phrase.")


@pytest.mark.parametrize(
    ("value", "problem"),
    [
        ("{with 2 or more constructs: draw 1}", "9:11 darkwalker, play: phrases are needed here"),
        ("", "9:10 darkwalker, play: nothing is written here."),
        ("[]", "9:11 darkwalker, play: the list is empty."),
        ("[[draw 1]]", "9:12 darkwalker, play step 1: a phrase is needed here, not a list."),
        ("|\n      draw 1", "9:11 darkwalker, play step 1: phrases are not written as a block of text"),
        ("[{unite Void hero: draw 1, unite Lifebound hero: draw 1}]", "9:12 darkwalker, play step 1: one condition"),
        ("[{unite Void hero: [draw 1]}]", "9:12 darkwalker, play step 1: a condition and a phrase are needed here."),
        (f"{'draw 1; ' * 40}draw 1", "9:11 darkwalker, play: at most 40 phrases are allowed."),
        (f"[{'draw 1, ' * 40}draw 1]", "9:332 darkwalker, play: at most 40 phrases are allowed."),
    ],
)  # fmt: skip
def test_what_cannot_stand_under_a_key(value: str, problem: str) -> None:
    assert message(f"    play: {value}\n").startswith(f"rise-of-vigil.yaml:{problem}")


def test_what_is_always_so_has_no_condition() -> None:
    said = message("    play: draw 1\n    always:\n      - with 2 or more constructs: cannot be banished\n")
    assert said.startswith("rise-of-vigil.yaml:11:9 darkwalker, always step 1: what is always so has no condition.")


def test_long_nonsense_is_answered_quickly() -> None:
    problem, _ = refused("gain " + "may from to of " * 12)
    assert problem.startswith('unknown phrase "gain may from')
    problem, _ = refused("x" * 10_000)
    assert len(problem) < 200


def test_the_guide_is_up_to_date() -> None:
    """Write it anew with `python -m deckwright.cards.guide`."""
    assert GUIDE.read_text(encoding="utf-8") == designer_guide()


def test_the_guide_names_every_phrase() -> None:
    guide = designer_guide()
    assert [verb.name for verb in EVERY if f"### `{verb.template}`\n\n{verb.meaning}\n" not in guide] == []
