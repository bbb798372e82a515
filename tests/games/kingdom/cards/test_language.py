"""The language of Kingdom's cards: each phrase has one parse, and a file with a mistake is refused with its place and a hint."""

import pytest

from deckwright.cards.errors import BadCards
from deckwright.cards.loader import builtin_sets, load_text
from deckwright.cards.templates import slot_names
from deckwright.games.kingdom.cards import grammar, ops
from deckwright.games.kingdom.cards.language import LANGUAGE
from deckwright.games.kingdom.cards.phrases import example_of, find
from deckwright.games.kingdom.cards.verbs import CONDITIONS, PRICES, STANDING, VERBS
from deckwright.games.kingdom.table.ruleset import made_of
from tests.games.kingdom.talk import FRAME, indented, vale

FRAMES = FRAME + "start: 1-1\nsequence: 10-20\nstickers: {1: 2, 7: 1, 8: 1}\ncards:\n"
LAND = "  stage 1: {name: {en: Land}, keywords: land, produces: coin}\n"


def loaded(cards: str):
    return load_text(LANGUAGE, FRAMES + indented(cards), "small.yaml")


def mistakes(cards: str) -> str:
    """All that is wrong with these cards."""
    with pytest.raises(BadCards) as error:
        made_of("small", [loaded(cards)]).table  # noqa: B018
    return "\n".join(str(one) for one in error.value.all)


def stage(text: str, rest: str = "") -> str:
    """A card whose first stage says this."""
    lines = "".join(f"    {line}\n" for line in text.strip("\n").splitlines())
    return f"- number: 1\n  stage 1:\n    name: {{en: One}}\n{lines}{rest}"


def test_every_phrase_of_the_set_has_one_parse() -> None:
    known = {**VERBS, **PRICES, **STANDING}
    for card in vale().sets[0].cards:
        for number in sorted(card.stages):
            for effect in card.stages[number].effects:
                for phrase in (*effect.pays, *(step.phrase for step in (*effect.steps, *effect.standing))):
                    verb = known[phrase.verb]
                    text = verb.template
                    for name in slot_names(text):
                        text = text.replace(f"{{{name}}}", str(phrase.values[name]))
                    assert [one.name for one, _ in find(text, known)] == [phrase.verb], text


@pytest.mark.parametrize("verb", [*VERBS.values(), *PRICES.values(), *STANDING.values(), *CONDITIONS.values()],
                         ids=lambda verb: verb.name)  # fmt: skip
def test_a_phrase_of_the_grammar_has_one_parse(verb) -> None:
    text = verb.template
    for name in slot_names(text):
        shown = example_of(name)
        text = text.replace(
            f"{{{name}}}",
            "gain 1 coin | gain 1 wood" if name == "options" else "gain 1 coin" if name == "phrase" else shown,
        )
    table = CONDITIONS if verb.name in CONDITIONS else {**VERBS, **PRICES, **STANDING}
    assert [one.name for one, _ in find(text, table)] == [verb.name], text


def test_what_prices_selectors_and_counts_mean() -> None:
    words = {"land": "lands", "building": "buildings", "faith": "faith cards", "noble": "nobles"}
    price = grammar.read_price(
        "1 coin + 3 stone for boxes 1-3, 2 coin + 3 stone for boxes 4-6, less 1 stone per faith card in play", words
    )
    assert [sum_.boxes for sum_ in price.sums] == [(1, 3), (4, 6)] and price.less == grammar.Item(1 << ops.STONE, 1)
    found = grammar.read_selector("up to 2 other lands or buildings in play", words)
    assert (found.how, found.n, found.other, found.keywords, found.zone) == (
        ops.UP_TO,
        2,
        True,
        ("land", "building"),
        ops.IN_PLAY,
    )
    assert grammar.read_selector("all but 1 building in play", words).how == ops.ALL_BUT
    fame = grammar.read_fame("1 per land of the kingdom + 2 per noble of the kingdom, at most 18", words)
    assert (len(fame.terms), fame.most) == (2, 18)
    assert grammar.read_selector("1 land not at stage 1 in play", words).stages == (2, 3, 4)


def test_the_set_that_comes_along_has_no_mistake() -> None:
    assert len(builtin_sets(LANGUAGE)["vale-of-orrin"].cards) == 133
    assert len(vale().numbers) == 138 and len(vale().table) > 0


WRONG = {
    "KV-1 a number that is taken": ("- number: 1\n  copies: 1\n" + LAND, "the number 1 is taken"),
    "KV-1 no first stage": ("- number: 1\n  stage 2: {name: {en: Two}}\n", "stage 1 is missing"),
    "KV-1 an arrow that leads elsewhere": (stage("upgrade down to 4: 1 coin", "  stage 4: {name: {en: Four}}\n"), "leads to stage 2"),
    "KV-1 a stage that is missing": (stage("upgrade down to 2: 1 coin"), "there is no stage 2"),
    "KV-1 turned to nowhere": (stage("activated spin:\n  - turn this down"), "which it does not have"),
    "KV-2 a stage that is never reached": (stage("produces: coin", "  stage 2: {name: {en: Two}}\n"), "never reached"),
    "KV-3 a permanent that is discarded": (stage("flags: permanent\nactivated go:\n  - gain 1 coin"), "cannot be discarded"),
    "KV-3 an optional effect without when": (stage("optional go:\n  - gain 1 coin"), "does not say when"),
    "KV-3 a passive effect with when": (stage("passive go when played:\n  - pay 1 coin\n  - gain 1 wood"), "have \"when\""),
    "KV-4 a free passive effect": (stage("passive go:\n  - gain 1 coin"), "used for ever"),
    "KV-4 exchanges that give back": (
        stage("passive there:\n  - pay 2 coin\n  - gain 1 wood\npassive back:\n  - pay 1 wood\n  - gain 2 coin"),
        "give back at least what they take",
    ),
    "KV-4 with goods as coins": (
        stage("passive there:\n  - pay 2 coin\n  - gain 1 good\npassive parity:\n  - 1 good may be spent as 2 coin"),
        "give back at least what they take",
    ),
    "KV-7 a scroll with production": (
        "- number: 1\n  kind: scroll\n  stage 1: {name: {en: S}, produces: coin}\n  discovered:\n    - gain 1 coin\n", "KV-7",
    ),
    "KV-7 a card that is no scroll": ("- number: 1\n" + LAND + "  discovered:\n    - gain 1 coin\n", "KV-7"),
    "KV-9 a price when played": (stage("optional go when played:\n  - pay 1 coin\n  - gain 2 wood"), "KV-9"),
    "KV-12 cards that bring each other back": (
        "- number: 1\n  stage 1:\n    name: {en: A}\n    keywords: person\n    activated call:\n      - put 1 building in discard on top\n"
        "- number: 2\n  stage 1:\n    name: {en: B}\n    keywords: building\n    activated call:\n      - play 1 person in discard\n",
        "KV-12",
    ),
    "KV-12 copies that bring each other back": (
        "- number: 1\n  copies: 2\n  stage 1:\n    name: {en: A}\n    keywords: person\n    activated call:\n"
        "      - put 1 person in discard on the bottom\n", "KV-12",
    ),
    "KV-12 a card that is kept and brings back who keeps it": (
        "- number: 1\n  stage 1:\n    name: {en: Keeper}\n    keywords: building\n    optional hold when end of turn:\n"
        "      - keep 1 other person in play\n"
        "- number: 2\n  stage 1:\n    name: {en: Guard}\n    keywords: person\n    optional hold when end of turn:\n"
        "      - put 1 other building in play on the bottom\n", "KV-12",
    ),
    "KV-13 a sticker without supply": (stage("destroy go:\n  - add sticker 10 to 1 land in play"), "KV-13"),
    "KV-14 a number that is nowhere": (stage("destroy go:\n  - discover 99"), "KV-14"),
    "KV-15 two effects of one name": (stage("once go:\n  - gain 1 coin\ndestroy go:\n  - gain 1 coin"), "KV-15"),
    "KV-15 too many boxes": (stage("boxes: 16 in order"), "KV-15"),
    "KV-16 a forced effect with up to": (stage("forced go when played:\n  - discard up to 2 lands in play"), "KV-16"),
    "KV-17 an expansion that is not permanent": (
        "- number: 1\n  kind: expansion\n  rounds: 1\n  stage 1: {name: {en: E}}\n", "KV-17",
    ),
    "KV-17 an expansion without its stages": (
        "- number: 1\n  kind: expansion\n  rounds: 4\n  stage 1:\n    name: {en: E}\n    flags: permanent\n"
        "    forced year when end of round:\n      - turn this down\n  stage 2: {name: {en: F}, flags: permanent}\n", "KV-17",
    ),
    "an unknown phrase": (stage("once go:\n  - gain a coin"), 'unknown phrase "gain a coin"'),
    "an unknown keyword in a phrase": (stage("once go:\n  - discard 1 dragon in play"), '"dragon" is no keyword'),
    "a word that does not agree": (stage("once go:\n  - discard 2 land in play"), 'Write "lands"'),
    "an article that does not agree": (stage("once go:\n  - if a enemy is in play: gain 1 coin"), 'Write "an"'),
    "otherwise without a condition": (stage("once go:\n  - otherwise: gain 1 coin"), "needs a step with a condition"),
    "a price behind its steps": (stage("once go:\n  - gain 1 coin\n  - pay 1 wood"), "a price stands before the steps"),
    "a standing phrase beside steps": (stage("passive go, 1 per turn:\n  - gain 1 coin\n  - you cannot advance"), "not both"),
    "a standing phrase under another icon": (stage("once go:\n  - you cannot advance"), "It belongs to a passive effect"),
    "an unknown key": (stage("prodces: coin"), 'unknown key "prodces"'),
    "a tier that is missing": (stage("boxes: 4 in order\ntime go:\n  - pay 1 coin for boxes 1-2, 2 coin for box 4\n  - tick this"), "do not follow"),
    "a box that does not exist": (stage("boxes: 1 in order\nbox 2: gain 1 coin"), "there is no box 2"),
}  # fmt: skip


@pytest.mark.parametrize("what", WRONG)
def test_a_mistake_is_refused(what: str) -> None:
    cards, said = WRONG[what]
    text = mistakes(cards)
    assert said in text
    assert text.startswith("small.yaml:")


def test_a_keyword_needs_its_names() -> None:
    """KV-11: in four languages, and a plural in English."""
    text = FRAMES.replace("plural: soldiers, ", "") + indented("- number: 1\n" + LAND)
    with pytest.raises(BadCards, match='keywords, soldier: "plural" is missing'):
        load_text(LANGUAGE, text, "small.yaml")


def test_a_limit_breaks_a_circle() -> None:
    """KV-12: an effect with a limit per round or game is no part of it, one per turn is."""

    def circle(limit: str) -> str:
        return ("- number: 1\n  copies: 2\n  stage 1:\n    name: {en: A}\n    keywords: person\n"
                f"    optional call when end of turn{limit}:\n      - put 1 person in play on the bottom\n")  # fmt: skip

    assert loaded(circle(", 1 per round")).cards and loaded(circle(", 1 per game")).cards
    assert "KV-12" in mistakes(circle(", 1 per turn"))


def test_all_mistakes_of_a_file_are_found_at_once() -> None:
    text = mistakes(stage("once go:\n  - gain a coin\nonce come:\n  - turn this around"))
    assert text.count("unknown phrase") == 2


def test_a_pack_needs_only_what_it_uses() -> None:
    pack = load_text(
        LANGUAGE,
        FRAME
        + "cards:\n"
        + indented("- number: 200\n  stage 1:\n    name: {en: New}\n    destroy go:\n      - discover 71\n"),
        "pack.yaml",
    )
    together = made_of("both", [vale().sets[0], pack])
    assert len(together.numbers) == 139 and together.place[200] == 138
    with pytest.raises(BadCards, match="KV-14"):
        made_of("alone", [pack]).table  # noqa: B018


def test_names_and_story_lines_change_no_hash() -> None:
    one = loaded("- number: 1\n" + LAND)
    other = loaded("- number: 1\n" + LAND.replace("en: Land", "en: Field") + "  chronicle: {en: Once.}\n")
    assert one.content_hash == other.content_hash
    assert one.content_hash != loaded("- number: 1\n" + LAND.replace("coin", "wood")).content_hash
