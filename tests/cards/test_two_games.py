"""Two games with different verbs, conditions, keys and ops live side by side; a card file names its game."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from deckwright.cards.errors import BadCards, OtherGame
from deckwright.cards.language import Language
from deckwright.cards.loader import builtin_sets, game_of, load_set, load_text
from deckwright.cards.model import LANGUAGES, Card, CardSet, Phrase
from deckwright.cards.vocabulary import LABEL, Moment, Slot, Values, Verb, Vocabulary
from deckwright.games.ascension.cards.language import LANGUAGE as ASCENSION

END, JUMP, TAKE, SPILL, IF_RICH = range(5)
BEADS = Slot("beads?", str, "bead or beads", forms=("bead", "beads"))


def so_many(values: Values) -> tuple[int, int, int]:
    return int(values["n"]), 0, 0


VOCABULARY = Vocabulary(
    slots={"n": Slot(r"[1-9]", int, "a whole number from 1 to 9"), "bead": BEADS},
    verbs={
        "take": Verb("take", "take {n} {bead}", "You take them.", TAKE, so_many, ("B-1",), used_by=("dawn", "dusk")),
        "spill": Verb(
            "spill", "spill all", "All are lost.", SPILL, lambda _: (0, 0, 0), ("B-2",), ("loss",), used_by=("dusk",)
        ),
    },
    conditions={"rich": Verb("rich", "with {n} {bead} or more", "You have them.", IF_RICH, so_many, ("B-3",))},
    moments={"dawn": Moment("dawn"), "dusk": Moment("dusk", LABEL)},
    traits={},
    example="take 1 bead",
    page="the page about beads",
)
WORDS = """\
verb-take = {{ $n ->
    [one] {take} {{ $n }} A
   *[other] {take} {{ $n }} B
}}
verb-spill = {spill}
condition-rich = {{ $n }}? {{ $clause }}
ability-dusk = {dusk}: {{ CAPITAL($clause) }}
then = {{ $clause }}, {{ $next }}
"""
SPOKEN = {"en": ("take", "spill all", "Dusk"), "pt": ("pegue", "derrame", "Ocaso"), "pl": ("weź", "rozsyp", "Zmierzch"),
          "ru": ("возьмите", "рассыпьте", "Сумерки")}  # fmt: skip
FILE = """\
game: beads
set: glass
name: {en: Glass}
cards:
  - id: jar
    name: {en: Jar, pl: Słoik}
    copies: 3
    dawn: take 1 bead
    dusk:
      - take 2 beads
      - with 4 beads or more: spill all
"""
HERO = """\
set: my-set
name: {en: My Set}
cards:
  - {id: scout, name: {en: Scout}, hero: void, cost: 1, copies: 1, play: draw 1}
"""


@pytest.fixture(scope="module")
def beads(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Language[CardSet]]:
    """A game of beads, with words in four languages and one set."""
    place = tmp_path_factory.mktemp("beads")
    package = place / "cards_of_beads"
    (package / "locale").mkdir(parents=True)
    (package / "sets").mkdir()
    (package / "__init__.py").touch()
    (package / "sets" / "glass.yaml").write_text(FILE)
    for lang, (take, spill, dusk) in SPOKEN.items():
        words = WORDS.format(take=take, spill=spill, dusk=dusk)
        (package / "locale" / f"{lang}.ftl").write_text(words, encoding="utf-8")
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(place))
        yield Language(game="beads", package="cards_of_beads", vocabulary=VOCABULARY, keywords=keywords)


def keywords(card: Card) -> tuple[str, ...]:
    steps = [step for ability in card.abilities for step in ability.steps]
    return tuple(
        sorted({word for step in steps for word in VOCABULARY.keywords_of(step.phrase.verb, step.phrase.values)})
    )


def test_a_card_file_of_another_game_is_read(beads: Language[CardSet]) -> None:
    glass = builtin_sets(beads)["glass"]
    jar = glass.by_id["jar"]
    assert (glass.game, jar.copies, jar.names["pl"]) == ("beads", 3, "Słoik")
    assert [(ability.when, [step.phrase.verb for step in ability.steps]) for ability in jar.abilities] == [
        ("dawn", ["take"]),
        ("dusk", ["take", "spill"]),
    ]
    assert jar.abilities[1].steps[1].condition == Phrase("rich", {"n": 4, "bead": "beads"})
    assert beads.keywords(jar) == ("loss",)


def test_it_becomes_its_own_ops(beads: Language[CardSet]) -> None:
    table = beads.compile(builtin_sets(beads)["glass"].cards)
    assert table.cards.tolist() == [[3, 1, 3]]
    assert table.program[:, 0].tolist() == [END, TAKE, END, TAKE, IF_RICH, SPILL, END]
    assert table.program[4].tolist() == [IF_RICH, 4, 0, 1, 0], "one step is left out where the condition does not hold"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_has_words_of_its_own(beads: Language[CardSet], lang: str) -> None:
    take, spill, dusk = SPOKEN[lang]
    told = beads.words(lang).card(builtin_sets(beads)["glass"].cards[0])
    first, second = told.split("\n")
    assert first == f"{take.capitalize()} 1 A."
    assert second == f"{dusk}: {take.capitalize()} 2 B. 4? {spill}."


def test_ascension_does_not_change_beside_it(beads: Language[CardSet]) -> None:
    load_text(beads, FILE)
    scout = load_text(ASCENSION, HERO).cards[0]
    assert ASCENSION.words("en").card(scout) == "Draw 1 card."
    with pytest.raises(BadCards, match='unknown phrase "take 1 bead"'):
        load_text(ASCENSION, HERO.replace("draw 1", "take 1 bead"))
    with pytest.raises(BadCards, match='unknown phrase "draw 1"') as caught:
        load_text(beads, FILE.replace("take 1 bead", "draw 1"))
    assert "the page about beads" in caught.value.hint or "take" in caught.value.hint


def test_a_mistake_is_answered_with_phrases_of_its_own_game(beads: Language[CardSet]) -> None:
    with pytest.raises(BadCards) as caught:
        load_text(beads, FILE.replace("take 1 bead", "takes 1 bead"))
    assert caught.value.hint == 'Did you mean "take 1 bead"?'
    with pytest.raises(BadCards) as caught:
        load_text(beads, FILE.replace("take 2 beads", "take 2 bead"))
    assert caught.value.hint == 'Did you mean "take 2 beads"?'
    with pytest.raises(BadCards) as caught:
        load_text(beads, FILE.replace("copies: 3", "copies: 3\n    cost: 2"))
    assert 'unknown key "cost"' in str(caught.value)


def test_the_game_that_a_file_names_is_no_part_of_its_hash() -> None:
    named, unnamed = load_text(ASCENSION, f"game: ascension\n{HERO}"), load_text(ASCENSION, HERO)
    assert named.content_hash == unnamed.content_hash
    assert named.game == unnamed.game == "ascension"


def test_a_file_of_another_game_is_refused_by_its_name(beads: Language[CardSet]) -> None:
    with pytest.raises(OtherGame) as caught:
        load_text(ASCENSION, FILE, "glass.yaml")
    assert str(caught.value).startswith("glass.yaml:1:7 the file: these are cards of the game beads, not of ascension.")
    assert caught.value.game == "beads"
    with pytest.raises(OtherGame, match="of the game ascension, not of beads"):
        load_text(beads, HERO)


def test_a_file_with_mistakes_tells_its_game_too(tmp_path: Path) -> None:
    assert [game_of(text) for text in (FILE, HERO, "game: 'beads'  # ours\nset: [", "# game: beads\nset: x")] == [
        "beads", "ascension", "beads", "ascension",
    ]  # fmt: skip
    file = tmp_path / "nameless.yaml"
    file.write_text("game: Not A Name\nset: x\n")
    with pytest.raises(BadCards, match='game: "Not A Name" cannot be an id'):
        load_set(ASCENSION, file)


def test_a_trait_that_nobody_declared_is_refused() -> None:
    with pytest.raises(ValueError, match="spill: no such trait: leads"):
        Vocabulary(
            slots={}, conditions={}, moments={}, traits={}, example="", page="",
            verbs={"spill": Verb("spill", "spill all", "", SPILL, lambda _: (0, 0, 0), (), traits=frozenset({"leads"}))},
        )  # fmt: skip
