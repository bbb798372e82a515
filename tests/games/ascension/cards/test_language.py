"""The phrases of the language: each is understood, and a wrong one is answered with its place and what was meant."""

from pathlib import Path

import pytest
import yaml

import deckwright
from deckwright.cards.errors import BadCards
from deckwright.cards.hints import filled
from deckwright.cards.loader import load_text
from deckwright.cards.model import Phrase, Step
from deckwright.cards.phrases import Key, parse_items, parse_phrase
from deckwright.cards.sheet import Mistakes, Sheet
from deckwright.cards.templates import slot_names
from deckwright.cards.vocabulary import Verb
from deckwright.games.ascension.cards import ops
from deckwright.games.ascension.cards.card_file import CardReader, SetReader
from deckwright.games.ascension.cards.language import LANGUAGE, VOCABULARY
from deckwright.games.ascension.cards.verbs import CONDITIONS, EFFECTS, PRICES, STANDING, VERBS
from generators.card_language import EXAMPLE, FIRST, HOARD, MORE, designer_guide

SOURCES = Path(deckwright.__file__).parent
GAMES = SOURCES / "games"  # each with verbs of its own
PHRASES = {**VERBS, **STANDING, **PRICES}
EVERY = [*PHRASES.values(), *CONDITIONS.values()]


def key(when: str, event: str | None = None) -> Key:
    return Key(VOCABULARY, "card", "play", VOCABULARY.moments[when], event)


def parse_steps(text: str, key: Key) -> tuple[Step, ...]:
    """The steps of a text that stands under this key."""
    start, end = yaml.Mark("text", 0, 0, 0, None, 0), yaml.Mark("text", len(text), 0, len(text), None, 0)
    mistakes = Mistakes()
    items = parse_items(yaml.ScalarNode("tag:yaml.org,2002:str", text, start, end), key, Sheet("text", text), mistakes)
    mistakes.refuse()
    return tuple(step for item in items for step in item)


def key_for(verb: Verb) -> Key:
    when, _, event = verb.used_by[0].partition(" ")
    return key(when, event or None)


@pytest.mark.parametrize("verb", EVERY, ids=lambda verb: verb.name)
def test_every_phrase_is_understood(verb: Verb) -> None:
    for numbers in (("1", "1"), ("2", "3"), ("99", "10")):
        for text in filled(verb.template, numbers, VOCABULARY.slots):
            phrase = parse_phrase(text, CONDITIONS if verb.name in CONDITIONS else PHRASES, VOCABULARY)
            assert phrase is not None and phrase.verb == verb.name, text
            assert set(phrase.values) == set(slot_names(verb.template))
            if verb.name not in CONDITIONS:
                assert [step.phrase for step in parse_steps(text, key_for(verb))] == [phrase]


@pytest.mark.parametrize("verb", EVERY, ids=lambda verb: verb.name)
def test_every_phrase_becomes_numbers(verb: Verb) -> None:
    for text in filled(verb.template, ("2", "3"), VOCABULARY.slots):
        phrase = parse_phrase(text, {verb.name: verb}, VOCABULARY)
        assert phrase is not None
        assert all(isinstance(cell, int) and 0 <= cell < 2**15 for cell in verb.cells(phrase.values))


def test_every_phrase_has_a_name_of_its_own() -> None:
    assert len(VERBS) + len(STANDING) + len(PRICES) == len(PHRASES)
    assert len({verb.template for verb in EVERY}) == len(EVERY)
    assert not CONDITIONS.keys() & PRICES.keys()


def test_a_line_holds_several_phrases() -> None:
    steps = parse_steps("gain 1 rune;may banish 2 cards from hand or discard pile ; draw 1", key("play"))
    assert [step.phrase for step in steps] == [
        Phrase("gain", {"n": 1, "resource": "runes"}),
        Phrase("may-banish", {"n": 2, "card": "cards", "zones": "hand or discard pile"}),
        Phrase("draw", {"n": 1}),
    ]
    assert [step.place.column for step in steps] == [1, 13, 60]


def refused(text: str, at: Key | None = None) -> tuple[str, str]:
    """The problem without its place, and the hint."""
    with pytest.raises(BadCards) as caught:
        parse_steps(text, at or key("play"))
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
        ("acquire a hero", "acquire a hero for free"),
        ("acquire always available hero for free", "acquire an always-available hero for free"),
        ("defeat every monster in center row", "defeat every monster in center row for free"),
        ("copy again", "copy it again"),
        (
            "next monster with treasure costs 1 power less",
            ("next monster with treasure beneath costs 1 power less this turn"),
        ),
        ("each opponent discards 1 random card", "each opponent discards a random card"),
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
        (
            "next construct costs 2 rune less per energy this turn",
            "next construct costs 2 runes less per energy this turn",
            "rune",
        ),
        ("every player discards 1 cards", "every player discards 1 card", "cards"),
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
        ("gain 1 honor per hero",
         'In place of "hero" write faction among constructs, Mechana construct, energy, hero played this turn.'),
        ("gain 1 honor per Energy", ('Did you mean "gain 1 honor per energy"?\nIn place of "Energy" write faction among'
         " constructs, Mechana construct, energy, hero played this turn.")),
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
        parse_steps("draw 1;", key("play"))
    assert str(caught.value).startswith("text:1:8 card, play step 2: a phrase is missing.")


@pytest.mark.parametrize(
    ("text", "at", "stands"),
    [
        ("pay 4 runes to gain 3 honor", key("play"), "use"),
        ("banish this to take another turn", key("play"), "use"),
        ("cannot be banished", key("play"), "always"),
        ("may put it into hand", key("play"), "when acquire …"),
        ("may put it into hand", key("when", "play"), "when acquire …"),
        ("may put it into play", key("play"), "when acquire …"),
        ("may put it into play", key("when", "defeat"), "when acquire …"),
        ("every player draws 1 per treasure beneath", key("play"), "fate"),
        ("honor pool grows by 10 per treasure beneath", key("trophy"), "fate"),
        ("copy it again", key("use"), "play"),
        ("banish this and another copy to take another turn", key("trophy"), "use"),
        ("nothing with 7 or more energy", key("always"), "price"),
        ("cannot be copied", key("price"), "always"),
        ("draw 1", key("always"), "play, enter, use, reward, trophy, unite, when or fate"),
        ("draw 1", key("price"), "play, enter, use, reward, trophy, unite, when or fate"),
    ],
)
def test_a_phrase_under_the_wrong_key(text: str, at: Key, stands: str) -> None:
    assert refused(text, at) == (f'"{text}" cannot stand under this key.', f"It stands under {stands}.")


@pytest.mark.parametrize("text", ["unite Void hero", "energize 3", "energize 3 instead"])
def test_a_condition_is_no_phrase(text: str) -> None:
    problem, hint = refused(text)
    assert problem == f'"{text}" is a condition, not a phrase.'
    assert f'"- {text}: draw 1"' in hint


def test_a_phrase_of_fate_that_is_begun() -> None:
    problem, hint = refused("every player draws 1", key("fate"))
    assert problem == 'unknown phrase "every player draws 1".'
    assert hint == 'Did you mean "every player draws 1 per treasure beneath"?'


def test_slots_agree_with_their_number() -> None:
    assert refused("center row gains 1 slots per treasure beneath", key("fate")) == (
        '"slots" does not agree with its number in "center row gains 1 slots per treasure beneath".',
        'Did you mean "center row gains 1 slot per treasure beneath"?',
    )


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
        load_text(LANGUAGE, CARD + abilities, "rise-of-vigil.yaml")
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
        load_text(LANGUAGE, text)
    assert (caught.value.line, caught.value.column) == (9, 19)


@pytest.mark.parametrize(
    ("condition", "hint"),
    [
        ("with 2 constructs", 'Did you mean "with 2 or more constructs"?'),
        ("energize", 'Did you mean "energize 1"?'),
        ("Energize 3", 'Did you mean "energize 3"?'),
        ("energise 3", 'Did you mean "energize 3"?'),
        ("energize 0", 'In place of "0" write a whole number from 1 to 99.'),
        ("energize three", 'Did you mean "energize 3"?\nIn place of "three" write a whole number from 1 to 99.'),
        (
            "energize 3, instead",
            'Did you mean "energize 3 instead"?\nIn place of "3," write a whole number from 1 to 99.',
        ),
    ],
)
def test_an_unknown_condition(condition: str, hint: str) -> None:
    said = message(f"    play:\n      - draw 1\n      - {condition}: draw 1\n")
    assert said == f'rise-of-vigil.yaml:11:9 darkwalker, play step 2: unknown condition "{condition}".\n{hint}'


def test_a_condition_and_its_number() -> None:
    """The condition is read before the phrase, and both keep their numbers."""
    card = load_text(
        LANGUAGE, f"{CARD}    play:\n      - draw 1\n      - energize 2: draw 3\n      - energize 4 instead: draw 5\n"
    )
    steps = [(step.condition, step.phrase.values["n"]) for step in card.cards[0].abilities[0].steps]
    assert steps == [(None, 1), (Phrase("energize", {"n": 2}), 3), (Phrase("energize-instead", {"n": 4}), 5)]


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


@pytest.mark.parametrize(
    ("key", "step", "example"),
    [
        (
            "always",
            "with 2 or more constructs: cannot be banished",
            '"constructs count as Mechana", "cannot be banished"',
        ),
        ("price", "energize 7: nothing with 7 or more energy", '"nothing with 2 or more energy" or'),
    ],
)
def test_what_is_always_so_has_no_condition(key: str, step: str, example: str) -> None:
    said = message(f"    play: draw 1\n    {key}:\n      - {step}\n")
    problem, hint = said.split("\n")
    assert problem == f"rise-of-vigil.yaml:11:9 darkwalker, {key} step 1: what stands under {key} has no condition."
    assert hint.startswith(f"Write the phrase alone, for example {example}")


def test_long_nonsense_is_answered_quickly() -> None:
    problem, _ = refused("gain " + "may from to of " * 12)
    assert problem.startswith('unknown phrase "gain may from')
    problem, _ = refused("x" * 10_000)
    assert len(problem) < 200


def test_the_guide_names_every_phrase() -> None:
    guide = designer_guide()
    rows = [line.split(" | ") for line in guide.splitlines()]
    named = {row[0].removeprefix("| ").strip("`"): row[2] for row in rows if len(row) > 2}
    assert [verb.name for verb in EVERY if named.get(verb.template) != verb.meaning] == []


def test_the_guide_names_every_key() -> None:
    guide = designer_guide()
    for word in (
        *SetReader.keys(),
        *CardReader.plain_keys,
        *(moment.word for moment in VOCABULARY.moments.values() if moment.written is None),
        "unite Void hero",
        "when play",
    ):
        assert f"| `{word}" in guide or f"or `{word}`" in guide, word


def test_the_examples_of_the_guide_are_card_files() -> None:
    guide = designer_guide()
    for text in (FIRST, MORE, HOARD):
        assert f"```yaml\n{text}```\n" in guide
    assert [card.id for card in load_text(LANGUAGE, EXAMPLE).cards] == ["moon-dancer", "star-forge", "night-mare"]
    hoard = load_text(LANGUAGE, HOARD)
    assert (hoard.size, hoard.into) == ("small", ("ascension-10th",))
    whens = {ability.when for card in hoard.cards for ability in card.abilities}
    assert {card.type for card in hoard.cards} >= {"treasure"} and whens >= {"fate", "trophy"}


def test_the_guide_begins_with_a_first_card() -> None:
    beginning = designer_guide().split("\n## ")[1]
    for words in ("Your first card in ten minutes", "deckwright cards check my-packs/my-first-set.yaml",
                  "deckwright play --ruleset ascension-10th --packs my-packs"):  # fmt: skip
        assert words in beginning


def test_effects_are_the_keys_whose_phrases_all_verbs_share() -> None:
    assert tuple(moment.word for moment in VOCABULARY.moments.values() if moment.phrases is None) == EFFECTS


def test_every_trait_is_true_of_some_phrase() -> None:
    assert [trait for trait in VOCABULARY.traits if not VOCABULARY.having(trait)] == []


def test_every_op_has_a_phrase() -> None:
    """Those that steer a program have none."""
    numbers = range(ops.END, ops.ADD_SLOTS + 1)
    assert {verb.op for verb in EVERY} | {ops.JUMP} == {*numbers}


def test_no_module_but_one_names_a_verb() -> None:
    """What is true of some verbs is a trait of their entries, and no list of names beside them."""
    words = {word for verb in EVERY for word in (*verb.keywords, *verb.traits)}
    names = {verb.name for verb in EVERY if "-" in verb.name} - words
    found = [
        (path.name, name)
        for path in SOURCES.rglob("*.py")
        if path.name != "verbs.py" and (GAMES not in path.parents or GAMES / "ascension" in path.parents)
        for text in [path.read_text(encoding="utf-8")]
        for name in names
        if f'"{name}"' in text
    ]
    assert found == []
