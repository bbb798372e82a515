"""Card text in four languages: every phrase has its message, numbers agree, and no keyword is declined (KV-11)."""

import re

import pytest

from deckwright.cards.loader import load_text
from deckwright.cards.messages import Messages
from deckwright.cards.model import LANGUAGES
from deckwright.games.kingdom.cards.language import LANGUAGE
from deckwright.games.kingdom.cards.verbs import CONDITIONS, STANDING, VERBS
from tests.games.kingdom.talk import FRAME, indented, vale

COUNTS = (1, 2, 5, 21)
OTHER_SCRIPT = {"ru": r"[A-Za-z]", **dict.fromkeys(("en", "pt", "pl"), r"[\u0400-\u04ff]")}


def text_of(lang: str, effect: str) -> str:
    """The text of a card with this one effect."""
    card = f"- number: 1\n  stage 1:\n    name: {{en: One}}\n    once go:\n      - {effect}\n"
    loaded = load_text(LANGUAGE, FRAME + "start: 1-1\nstickers: {8: 1}\ncards:\n" + indented(card), "small.yaml")
    return LANGUAGE.words(lang).card(loaded.cards[0])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_has_its_text(lang: str) -> None:
    words = LANGUAGE.words(lang)
    for card in vale().sets[0].cards:
        for line in words.card(card).splitlines():
            assert not line[0].islower() and line.endswith(".") and not re.search(r"  | ,| \.|[{}]|\.\.", line), line
            assert not re.search(OTHER_SCRIPT[lang], line), line


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_phrase_has_its_message(lang: str) -> None:
    """By its name, or by names that begin so, where what stands in it chooses the message."""
    keys = {line.split(" =")[0] for line in source(lang).splitlines() if re.match(r"[a-z][a-z0-9-]* =", line)}
    for group, table in (("verb", VERBS), ("standing", STANDING), ("condition", CONDITIONS)):
        for name in table:
            assert any(key == f"{group}-{name}" or key.startswith(f"{group}-{name}-") for key in keys), name


def source(lang: str) -> str:
    from deckwright.cards.messages import source_of

    return source_of("deckwright.games.kingdom.cards", lang)


def test_all_languages_have_the_same_messages() -> None:
    own = {"top-cards"}
    keys = {lang: set(re.findall(r"^([a-z][a-z0-9-]*) =", source(lang), re.MULTILINE)) - own for lang in LANGUAGES}
    assert keys["en"] == keys["pt"] == keys["pl"] == keys["ru"]


EXPECTED = {
    "en": ["gain 1 coin", "gain 2 coins", "gain 5 coins", "gain 21 coins"],
    "pt": ["ganhe 1 moeda", "ganhe 2 moedas", "ganhe 5 moedas", "ganhe 21 moedas"],
    "pl": ["zyskaj 1 monetę", "zyskaj 2 monety", "zyskaj 5 monet", "zyskaj 21 monet"],
    "ru": ["получите 1 монету", "получите 2 монеты", "получите 5 монет", "получите 21 монету"],
}
CARDS = {
    "en": ["discard 1 other land in play", "discard 2 other lands in play", "discard 5 other lands in play", "discard 21 other lands in play"],
    "pt": ["descarte 1 outra carta de Terra em jogo", "descarte 2 outras cartas de Terra em jogo",
           "descarte 5 outras cartas de Terra em jogo", "descarte 21 outras cartas de Terra em jogo"],
    "pl": ["odrzuć 1 inną kartę Ziemia w grze", "odrzuć 2 inne karty Ziemia w grze",
           "odrzuć 5 innych kart Ziemia w grze", "odrzuć 21 innych kart Ziemia w grze"],
    "ru": ["сбросьте 1 другую карту «Земля» в игре", "сбросьте 2 другие карты «Земля» в игре",
           "сбросьте 5 других карт «Земля» в игре", "сбросьте 21 другую карту «Земля» в игре"],
}  # fmt: skip


@pytest.mark.parametrize("lang", LANGUAGES)
def test_numbers_agree(lang: str) -> None:
    for n, expected, cards in zip(COUNTS, EXPECTED[lang], CARDS[lang], strict=True):
        assert expected in text_of(lang, f"gain {n} coin")
        assert cards in text_of(lang, f"discard {n} other {'land' if n == 1 else 'lands'} in play")


def test_up_to_has_its_case() -> None:
    assert "do 2 innych przyjaznych kart w grze" in text_of("pl", "keep up to 2 other friendly cards in play")
    assert "до 2 других дружественных карт в игре" in text_of("ru", "keep up to 2 other friendly cards in play")


def test_what_is_asked_for_beside_an_icon_is_told_in_one_breath() -> None:
    """The discarded card and the price: one cost before one colon."""
    game = vale()
    assert LANGUAGE.words("en").stage(game.card(game.place[1]), 2) == [
        "Discard this card and pay 1 wood: gain 3 coins."
    ]
    for lang in LANGUAGES:
        text = "\n".join(LANGUAGE.words(lang).card(card) for card in game.sets[0].cards)
        assert not re.search(
            r"^(?:Discard|Descarte|Odrzuć|Сбросьте)[^:]*: (?:pay|pague|zapłać|заплатите)\b", text, re.MULTILINE
        )


def test_several_cards_get_one_sticker_each() -> None:
    one, two = "add sticker 8 to 1 friendly card in play", "add sticker 8 to each of 2 friendly cards in play"
    assert "add a 2-fame sticker to 1 friendly card in play" in text_of("en", one)
    assert "add a 2-fame sticker to each of 2 friendly cards in play" in text_of("en", two)
    assert "a cada uma de 2 cartas amigáveis" in text_of("pt", two)
    assert "dodaj do 1 przyjaznej karty" in text_of("pl", one)
    assert "dodaj do każdej z 2 przyjaznych kart" in text_of("pl", two)
    assert "добавьте на 1 дружественную карту" in text_of("ru", one)
    assert "добавьте на каждую из 2 дружественных карт" in text_of("ru", two)


def test_a_condition_stands_before_what_may_be_done() -> None:
    game = vale()
    assert LANGUAGE.words("en").stage(game.card(game.place[109]), 2) == [
        "When played: if a knight is in play, you may gain 1 sword."
    ]


def test_no_keyword_is_declined() -> None:
    """In any text of the set, a keyword stands as it is called."""
    for lang in ("pl", "ru"):
        words = Messages("deckwright.games.kingdom.cards", lang)
        names = {words.say(f"keyword-{word}") for word in ("land", "building", "person", "enemy", "event")}
        text = "\n".join(LANGUAGE.words(lang).card(card) for card in vale().sets[0].cards)
        for name in names:
            stems = set(re.findall(rf"\b{name[:-1]}\w*", text))
            assert stems <= {name}, stems


def test_two_effects_side_by_side() -> None:
    game = vale()
    assert LANGUAGE.words("en").stage(game.card(game.place[14]), 1) == [
        "When played: block 1 other friendly card in play.",
        "Pay 3 coins or 1 sword: defeat this enemy, then rotate this card (↓).",
    ]
    assert LANGUAGE.words("en").stage(game.card(game.place[52]), 2) == ["Persons cannot be blocked by sickness cards."]
