"""Card text: made from the program, complete in every language, numbers in the right form."""

import re
from collections.abc import Iterator, Mapping
from itertools import product
from typing import Any

import pytest

from deckwright.cards.errors import NotFound
from deckwright.cards.loader import builtin_sets
from deckwright.cards.messages import source_of
from deckwright.cards.model import LANGUAGES, Phrase, Place, Step
from deckwright.cards.templates import slot_names
from deckwright.games.ascension.cards.language import LANGUAGE, VOCABULARY
from deckwright.games.ascension.cards.model import Ability, Card, Trigger
from deckwright.games.ascension.cards.verbs import (
    CONDITIONS,
    COUNTER_WORDS,
    PRICES,
    RESOURCE_WORDS,
    STANDING,
    VERBS,
    ZONE_WORDS,
)
from tests.fluent_files import Variables
from tests.games.ascension.cards.counted_words import COUNTED, NOUNS

NUMBERS = (1, 2, 5, 21)
HERE = Place("test.yaml", 1, 1)
PHRASES = {**VERBS, **CONDITIONS, **STANDING, **PRICES}
FACTIONS = ("enlightened", "lifebound", "mechana", "void")
SLOT_VALUES: dict[str, tuple[int | str, ...]] = {
    "n": NUMBERS,
    "m": (3,),
    "max": (4,),
    "resource": tuple(dict.fromkeys(RESOURCE_WORDS.values())),
    "rune": ("runes",),
    "card": ("cards",),
    "type": ("hero", "construct", "monster"),
    "faction": FACTIONS,
    "zones": tuple(ZONE_WORDS),
    "counter": tuple(COUNTER_WORDS),
    "slot": ("slots",),
}
MAY = {"en": r"\bmay\b", "pt": r"\bpode\b", "pl": r"\bmoże(sz)?\b", "ru": r"\bможет(е)?\b"}
ONCE = {"en": "Once per turn", "pt": "Uma vez por turno", "pl": "Raz na turę", "ru": "Раз в ход"}
REWARD = {"en": "Reward: ", "pt": "Recompensa: ", "pl": "Nagroda: ", "ru": "Награда: "}
UNITE = {"en": "Unite", "pt": "União", "pl": "Wsparcie", "ru": "Единство"}


# One line of a card for each ability and keyword that Rise of Vigil brings.
LINES: list[tuple[str, int, dict[str, str]]] = [
    ("darkwalker", 0, {
        "en": "Gain 2 Power. Energize 1: You may choose 1 card from your hand or discard pile to banish.",
        "pt": "Ganhe 2 de Poder. Energizar 1: você pode escolher 1 carta da sua mão ou pilha de descartes para banir.",
        "pl": "Otrzymujesz 2 punkty siły. Zasilenie 1: możesz usunąć 1 kartę z ręki albo ze stosu kart odrzuconych.",
        "ru": "Получите 2 мощи. Заряд 1: Вы можете изгнать 1 карту из руки или сброса."}),
    ("righteous-templar", 0, {
        "en": "Defeat a Monster of cost 4 or less without paying. Energize 3: Instead, defeat any Monster without paying.",
        "pt": "Derrote um Monstro de custo 4 ou menos sem pagar. Energizar 3: em vez disso, derrote qualquer Monstro sem pagar.",
        "pl": "Pokonaj bez opłaty potwora o koszcie 4 lub niższym. Zasilenie 3: zamiast tego pokonaj bez opłaty dowolnego potwora.",
        "ru": "Бесплатно победите монстра стоимостью 4 или меньше. Заряд 3: Вместо этого бесплатно победите любого монстра."}),
    ("ogo-demontrap", 1, {
        "en": "Once per turn (Energize 4): Gain 3 Honor.", "pt": "Uma vez por turno (Energizar 4): ganhe 3 de Honra.",
        "pl": "Raz na turę (Zasilenie 4): otrzymujesz 3 punkty honoru.", "ru": "Раз в ход (Заряд 4): Получите 3 славы."}),
    ("prototype-ch32", 0, {
        "en": "Energize 1: Once per turn, when you acquire a Mechana Construct, you may put that card into play instead of into your discard pile.",
        "pt": "Energizar 1: uma vez por turno, quando você adquirir um Construto de Mechana, você pode colocar a carta adquirida em jogo em vez de na pilha de descartes.",
        "pl": "Zasilenie 1: raz na turę, gdy pozyskujesz konstrukt Mechany, możesz wprowadzić pozyskaną kartę do gry, zamiast odłożyć ją na stos kart odrzuconych.",
        "ru": "Заряд 1: Раз в ход, когда вы получаете конструкцию Механы, вы можете ввести полученную карту в игру, а не класть её в сброс."}),
    ("temporal-eye", 0, {
        "en": "When this card enters play, draw 1 card.", "pt": "Quando esta carta entrar em jogo, compre 1 carta.",
        "pl": "Gdy ta karta wchodzi do gry, dobierz 1 kartę.", "ru": "Когда эта карта входит в игру, возьмите 1 карту."}),
    ("temporal-eye", 1, {
        "en": "You may banish this card and another copy of it that you control to take an extra turn when this turn ends.",
        "pt": "Você pode banir esta carta e outra cópia dela que você controla para jogar um turno extra depois deste.",
        "pl": "Możesz usunąć tę kartę i drugą jej kopię, którą kontrolujesz, aby po tej turze rozegrać dodatkową turę.",
        "ru": "Вы можете изгнать эту карту и ещё одну её копию под своим контролем, чтобы после этого хода совершить ещё один."}),
    ("vault-sphinx", 1, {
        "en": "Trophy: Keep the defeated Monster in front of you. In your turn, whenever you could take an action, you may banish it; if you do, gain 2 Energy.",
        "pt": "Troféu: mantenha o Monstro derrotado à sua frente. No seu turno, sempre que puder realizar uma ação, você pode bani-lo; se fizer isso, ganhe 2 de Energia.",
        "pl": "Trofeum: zatrzymaj pokonanego potwora przed sobą. W swojej turze, kiedy tylko możesz wykonać akcję, możesz go usunąć; jeśli to zrobisz, otrzymujesz 2 punkty energii.",
        "ru": "Трофей: Оставьте побеждённого монстра перед собой. В свой ход, когда можно совершить действие, вы можете его изгнать; если вы это сделаете, получите 2 энергии."}),
    ("monk-of-the-lidless-eye", 1, {
        "en": "Fate: For each Treasure beneath this card, every player draws 1 card.",
        "pt": "Destino: para cada Tesouro sob esta carta, cada jogador compra 1 carta.",
        "pl": "Przeznaczenie: za każdy skarb pod tą kartą każdy gracz dobiera 1 kartę.",
        "ru": "Судьба: За каждое сокровище под этой картой каждый игрок берёт 1 карту."}),
    ("wildcall-staff", 0, {
        "en": "Once per turn, a card with Treasure beneath it costs you 2 Runes less to acquire.",
        "pt": "Uma vez por turno, você paga 2 Runas a menos para adquirir uma carta com Tesouro embaixo dela.",
        "pl": "Raz na turę karta ze skarbem pod spodem, którą pozyskujesz, kosztuje o 2 runy mniej.",
        "ru": "Раз в ход карта с сокровищем под ней стоит для вас на 2 руны меньше."}),
    ("ulu-askara-prince", 0, {
        "en": "Repeat the effect of another Hero you have played this turn (but not one that repeats effects). Energize 2: Repeat that effect one more time.",
        "pt": "Repita o efeito de outro Herói que você jogou neste turno (mas não de um que repita efeitos). Energizar 2: repita esse efeito mais uma vez.",
        "pl": "Powtórz efekt innego bohatera zagranego przez Ciebie w tej turze (ale nie takiego, który powtarza efekty). Zasilenie 2: powtórz ten efekt jeszcze raz.",
        "ru": "Повторите эффект другого героя, разыгранного вами в этом ходу (но не того, который повторяет эффекты). Заряд 2: Повторите тот же эффект ещё раз."}),
    ("ulu-askara-prince", 1, {
        "en": "No other card can repeat the effect of this card.", "pt": "Nenhuma outra carta pode repetir o efeito desta carta.",
        "pl": "Żadna inna karta nie może powtórzyć efektu tej karty.", "ru": "Никакая другая карта не может повторить эффект этой карты."}),
    ("firestorm-effigy", 0, {
        "en": "Reward: Gain 3 Honor. You may choose 1 card from your hand or discard pile to banish. Energize 1: You may choose 1 more card from your hand or discard pile to banish.",
        "pt": "Recompensa: ganhe 3 de Honra. Você pode escolher 1 carta da sua mão ou pilha de descartes para banir. Energizar 1: você pode escolher mais 1 carta da sua mão ou pilha de descartes para banir.",
        "pl": "Nagroda: otrzymujesz 3 punkty honoru. Możesz usunąć 1 kartę z ręki albo ze stosu kart odrzuconych. Zasilenie 1: możesz usunąć jeszcze 1 kartę z ręki albo ze stosu kart odrzuconych.",
        "ru": "Награда: Получите 3 славы. Вы можете изгнать 1 карту из руки или сброса. Заряд 1: Вы можете изгнать ещё 1 карту из руки или сброса."}),
    ("terrus-paragon-of-strife", 0, {
        "en": "Reward: Gain 5 Honor. Each opponent discards 1 random card from their hand; you may take one of all these cards into your hand, and it now belongs to you.",
        "pt": "Recompensa: ganhe 5 de Honra. Cada oponente descarta 1 carta aleatória da mão; você pode pegar uma dentre todas essas cartas para a sua mão, e ela agora é sua.",
        "pl": "Nagroda: otrzymujesz 5 punktów honoru. Każdy przeciwnik odrzuca 1 losową kartę z ręki; jedną ze wszystkich tych kart możesz wziąć na rękę i odtąd należy ona do Ciebie.",
        "ru": "Награда: Получите 5 славы. Каждый противник сбрасывает 1 случайную карту из руки; одну из всех этих карт вы можете взять в руку, и теперь она ваша."}),
]  # fmt: skip


def step(verb: str, condition: Phrase | None = None, **values: int | str) -> Step:
    return Step(Phrase(verb, values), condition, HERE)


def card(id_: str, card_set: str = "ascension-10th") -> Card:
    return builtin_sets(LANGUAGE)[card_set].by_id[id_]


def step_text(step: Step, lang: str) -> str:
    return LANGUAGE.words(lang).step(step)


def ability_text(ability: Ability, lang: str) -> str:
    return LANGUAGE.words(lang).ability(ability)


def card_text(card: Card, lang: str) -> str:
    return LANGUAGE.words(lang).card(card)


def written(verb: str, values: Mapping[str, int | str], lang: str) -> str:
    """The sentence of a verb, a standing phrase, a price, or a condition around drawing cards."""
    if verb in CONDITIONS:
        return step_text(step("draw", Phrase(verb, values), n=values.get("n", 1)), lang)
    return step_text(Step(Phrase(verb, values), None, HERE), lang)


def all_values(template: str, verb: str) -> Iterator[dict[str, int | str]]:
    """Every combination of values that the slots of a template allow."""
    slots = slot_names(template)
    for chosen in product(*(SLOT_VALUES[slot] for slot in slots)):
        values = dict(zip(slots, chosen, strict=True))
        if not (verb in VOCABULARY.having("acquires") and values["type"] == "monster"):  # the loader refuses these
            yield values


def check_sentence(sentence: str) -> None:
    assert sentence.endswith(".") and not sentence.endswith("..")
    assert sentence[0].isupper()
    assert not any(mark in sentence for mark in "{}$") and "  " not in sentence, sentence
    assert " ." not in sentence and " ," not in sentence, sentence


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_file_has_the_same_messages_with_the_same_variables(lang: str) -> None:
    english = Variables(source_of(LANGUAGE.package, "en")).table()
    other = Variables(source_of(LANGUAGE.package, lang)).table()
    assert other.keys() == english.keys()
    assert other == english


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("verb", PHRASES)
def test_every_phrase_of_the_language_has_a_text(verb: str, lang: str) -> None:
    for values in all_values(PHRASES[verb].template, verb):
        check_sentence(written(verb, values, lang))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_trigger_has_a_text(lang: str) -> None:
    """Whatever `when …` can wait for: an event, a type, a faction, the row, a limit."""
    seen = set()
    for event, type_, faction, row, limit in product(
        ("play", "acquire", "defeat"), (None, "hero", "construct", "monster"), (None, *FACTIONS), (False, True),
        ("once per turn", "first each turn"),
    ):  # fmt: skip
        if type_ == "monster" and faction is not None:
            continue  # a Monster has no faction
        trigger = Trigger(event, type_, faction, row, limit)
        sentence = ability_text(Ability("when", (step("draw", n=1),), trigger=trigger), lang)
        check_sentence(sentence)
        seen.add(sentence)
    assert len(seen) == 3 * 16 * 2 * 2  # no two alike


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("faction", FACTIONS)
def test_unite_names_the_keyword_and_spells_the_condition_out(faction: str, lang: str) -> None:
    sentence = ability_text(Ability("unite", (step("gain", n=2, resource="power"),), faction=faction), lang)
    check_sentence(sentence)
    assert sentence.startswith(f"{UNITE[lang]}: ")
    before_or_after = {
        "en": "before or after",
        "pt": "antes ou depois",
        "pl": "przed tą kartą albo po",
        "ru": "до или после",
    }
    assert before_or_after[lang] in sentence


def test_every_verb_with_a_number_is_in_the_table_below() -> None:
    numbered = {name for name, verb in PHRASES.items() if {"n", "m", "max"} & set(slot_names(verb.template))}
    assert numbered == {verb for verb, _, _ in COUNTED}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("number", NUMBERS)
@pytest.mark.parametrize(
    ("verb", "values", "sentences"), COUNTED, ids=lambda part: part if isinstance(part, str) else ""
)
def test_numbers_stand_in_the_right_form(
    verb: str, values: dict[str, str], sentences: dict[str, str], number: int, lang: str
) -> None:
    forms = {noun: four[NUMBERS.index(number)] for noun, four in NOUNS[lang].items()}
    expected = sentences[lang].format(**forms).replace("#", str(number))
    assert written(verb, {**values, "n": number, "m": number, "max": number}, lang) == expected


@pytest.mark.parametrize(("lang", "expected"), [
    ("en", "Pay 5 Runes to gain 1 Honor."), ("pt", "Pague 5 Runas para ganhar 1 de Honra."),
    ("pl", "Wydaj 5 run, aby otrzymać 1 punkt honoru."), ("ru", "Потратьте 5 рун, чтобы получить 1 славу."),
])  # fmt: skip
def test_two_numbers_of_one_phrase_have_their_own_forms(lang: str, expected: str) -> None:
    assert step_text(step("trade", n=5, m=1, rune="runes"), lang) == expected


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("verb", VERBS)
def test_only_may_verbs_say_may(verb: str, lang: str) -> None:
    """And those whose card is used up: no "once per turn" says there that using it is voluntary."""
    voluntary = "may" in VERBS[verb].template.split() or verb in VOCABULARY.having("used-up")
    for values in all_values(VERBS[verb].template, verb):
        says_may = re.search(MAY[lang], written(verb, values, lang).lower()) is not None
        assert says_may == voluntary


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_built_in_card_is_lines_of_sentences(lang: str) -> None:
    for card_set in builtin_sets(LANGUAGE).values():
        for one in card_set.cards:
            lines = card_text(one, lang).split("\n")
            assert len(lines) == len(one.abilities)
            for line, ability in zip(lines, one.abilities, strict=True):
                check_sentence(line)
                assert line.startswith(REWARD[lang]) == (ability.when == "reward")
                if ability.when == "use":
                    assert line.startswith(ONCE[lang]) == (
                        ability.steps[0].phrase.verb not in VOCABULARY.having("used-up")
                    )


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_tablet_has_no_once_per_turn(lang: str) -> None:
    assert ONCE[lang].lower() not in card_text(card("tablet-of-times-dawn"), lang).lower()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("id_", "line", "expected"), LINES, ids=[f"{id_}-{line}" for id_, line, _ in LINES])
def test_cards_with_energy_trophies_fate_and_prices(id_: str, line: int, expected: dict[str, str], lang: str) -> None:
    assert card_text(card(id_, "rise-of-vigil"), lang).split("\n")[line] == expected[lang]


def words_of(lang: str) -> set[str]:
    """Every word of the texts of a language: built-in cards, and each phrase that a designer can write."""
    texts = [card_text(one, lang) for card_set in builtin_sets(LANGUAGE).values() for one in card_set.cards]
    texts += [written(verb, values, lang) for verb in PHRASES for values in all_values(PHRASES[verb].template, verb)]
    return set(re.findall(r"[^\W\d_]+", " ".join(texts).lower()))


@pytest.mark.parametrize(("lang", "shared"), [
    ("pt", {"a", "as", "do", "extra", "for", "mechana", "no"}), ("pl", {"a", "do", "to"}), ("ru", set()),
])  # fmt: skip
def test_nothing_english_is_left_in_other_languages(lang: str, shared: set[str]) -> None:
    """Only words that the language has too, and names, are in both."""
    assert words_of(lang) & words_of("en") <= shared


@pytest.mark.parametrize(("lang", "inside", "more"), [
    ("en", "if you have gained at least {energy} this turn", "Gain {number} more Power"),
    ("pt", "se você ganhou ao menos {energy} neste turno", "ganhe mais {power}"),
    ("pl", "jeśli w tej turze masz co najmniej {energy}", "otrzymujesz jeszcze {power}"),
    ("ru", "если в этом ходу вы получили {enough-energy}", "Получите ещё {power}"),
])  # fmt: skip
@pytest.mark.parametrize("number", NUMBERS)
def test_energize_inside_a_sentence_and_more_of_the_same(lang: str, inside: str, more: str, number: int) -> None:
    forms = {noun: four[NUMBERS.index(number)] for noun, four in NOUNS[lang].items()} | {"number": str(number)}
    energize = Phrase("energize", {"n": number})
    always, added = step("gain", n=3, resource="power"), step("gain", energize, n=number, resource="power")
    for when in ("trophy", "enter"):
        sentence = ability_text(Ability(when, (always, step("draw", energize, n=1))), lang)
        check_sentence(sentence)
        assert inside.format(**forms) in sentence
    assert ability_text(Ability("play", (always, added)), lang).endswith(f": {more.format(**forms)}.")


@pytest.mark.parametrize(("verb", "values", "expected"), [
    ("gain", {"resource": "runes"}, ("2 more Runes", "mais 2 Runas", "jeszcze 2 runy", "ещё 2 руны")),
    ("gain", {"resource": "honor"}, ("2 more Honor", "mais 2 de Honra", "jeszcze 2 punkty honoru", "ещё 2 славы")),
    ("gain", {"resource": "energy"}, ("2 more Energy", "mais 2 de Energia", "jeszcze 2 punkty energii", "ещё 2 энергии")),
    ("draw", {}, ("draw 2 more cards", "compre mais 2 cartas", "dobierz jeszcze 2 karty", "возьмите ещё 2 карты")),
    *[("may-banish", {"zones": zone}, ("up to 2 more cards", "até outras 2 cartas", "jeszcze do 2 kart", "ещё до 2 карт"))
      for zone in ZONE_WORDS],
])  # fmt: skip
def test_an_added_step_says_more_of_the_same(verb: str, values: dict[str, Any], expected: tuple[str, ...]) -> None:
    condition = Phrase("constructs-at-least", {"n": 1})
    steps = (step(verb, n=1, **values), step(verb, condition, n=2, **values))
    for lang, words in zip(LANGUAGES, expected, strict=True):
        said = ability_text(Ability("play", steps), lang)
        check_sentence(said)
        assert words in said


@pytest.mark.parametrize(("steps", "expected"), [
    ((("honor", 0, False), ("runes", 0, False), ("runes", 7, True)),
     "Gain 1 Honor. Gain 1 Rune. Energize 7: Instead, gain 1 Rune."),  # what is replaced stands alone, and nothing is more
    ((("honor", 2, False), ("honor", 3, False)), "Energize 2: Gain 1 Honor. Energize 3: Gain 1 Honor."),  # it may be the first
    ((("runes", 0, False), ("honor", 3, False)), "Gain 1 Rune. Energize 3: Gain 1 Honor."),
    ((("runes", 2, False), ("honor", 0, False), ("power", 0, False)),
     "Energize 2: Gain 1 Rune. In any case, gain 1 Honor and 1 Power."),  # the keyword reaches no further
])  # fmt: skip
def test_how_far_a_keyword_reaches(steps: tuple[tuple[str, int, bool], ...], expected: str) -> None:
    told = tuple(
        step("gain", Phrase("energize-instead" if instead else "energize", {"n": energy}) if energy else None,
             n=1, resource=resource)
        for resource, energy, instead in steps
    )  # fmt: skip
    assert ability_text(Ability("play", told), "en") == expected


@pytest.mark.parametrize(("lang", "expected"), [
    ("en", "When this card enters play, draw 1 card; if you have gained at least 2 Energy this turn, instead draw 3 cards."),
    ("pt", "Quando esta carta entrar em jogo, compre 1 carta; se você ganhou ao menos 2 de Energia neste turno, em vez disso compre 3 cartas."),
    ("pl", "Gdy ta karta wchodzi do gry, dobierz 1 kartę; jeśli w tej turze masz co najmniej 2 punkty energii, zamiast tego dobierz 3 karty."),
    ("ru", "Когда эта карта входит в игру, возьмите 1 карту; если в этом ходу вы получили не менее 2 энергии, вместо этого возьмите 3 карты."),
])  # fmt: skip
def test_instead_inside_a_sentence(lang: str, expected: str) -> None:
    steps = (step("draw", n=1), step("draw", Phrase("energize-instead", {"n": 2}), n=3))
    assert ability_text(Ability("enter", steps), lang) == expected


@pytest.mark.parametrize(("lang", "expected"), [
    ("en", "Once per turn (Unite): If you have played a Lifebound Hero this turn, gain 1 Honor."),
    ("pt", "Uma vez por turno (União): se você jogou um Herói Virente neste turno, ganhe 1 de Honra."),
    ("pl", "Raz na turę (Wsparcie): jeśli w tej turze masz zagranego bohatera Czcicieli Życia, otrzymujesz 1 punkt honoru."),
    ("ru", "Раз в ход (Единство): Если в этом ходу вы разыграли героя Жизнепоклонников, получите 1 славу."),
])  # fmt: skip
def test_a_construct_that_unites(lang: str, expected: str) -> None:
    """R-085: Snapdragon."""
    assert card_text(card("snapdragon"), lang).split("\n")[1] == expected


@pytest.mark.parametrize(("lang", "expected"), [
    ("en", "Gain 1 Rune, 2 Power and 1 Honor. Draw 1 card."),
    ("pt", "Ganhe 1 Runa, 2 de Poder e 1 de Honra. Compre 1 carta."),
    ("pl", "Otrzymujesz 1 runę, 2 punkty siły i 1 punkt honoru. Dobierz 1 kartę."),
    ("ru", "Получите 1 руну, 2 мощи и 1 славу. Возьмите 1 карту."),
])  # fmt: skip
def test_gains_that_follow_one_another_make_one_sentence(lang: str, expected: str) -> None:
    steps = (step("gain", n=1, resource="runes"), step("gain", n=2, resource="power"), step("gain", n=1, resource="honor"),
             step("draw", n=1))  # fmt: skip
    assert ability_text(Ability("play", steps), lang) == expected


@pytest.mark.parametrize(("lang", "expected"), [
    ("en", "Once per turn, when you play a Hero, gain 1 Power, then you may banish 1 card from your hand."),
    ("pt", "Uma vez por turno, quando você jogar um Herói, ganhe 1 de Poder e depois você pode banir 1 carta da sua mão."),
    ("pl", "Raz na turę, gdy zagrywasz bohatera, otrzymujesz 1 punkt siły, a potem możesz usunąć 1 kartę z ręki."),
    ("ru", "Раз в ход, когда вы разыгрываете героя, получите 1 мощь, затем вы можете изгнать 1 карту из руки."),
])  # fmt: skip
def test_a_trigger_holds_for_all_its_steps(lang: str, expected: str) -> None:
    steps = (step("gain", n=1, resource="power"), step("may-banish", n=1, zones="hand"))
    trigger = Trigger("play", "hero", None, False, "once per turn")
    assert ability_text(Ability("when", steps, trigger=trigger), lang) == expected


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_hero_with_a_unite_step_is_led_by_the_keyword(lang: str) -> None:
    condition = Phrase("unite", {"faction": "void"})
    sentence = step_text(step("draw", condition, n=1), lang)
    assert sentence.startswith(f"{UNITE[lang]}: ")
    reward = Ability("reward", (step("gain", n=1, resource="honor"), step("draw", condition, n=1)))
    assert ability_text(reward, lang).endswith(f" {sentence}")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_unknown_verb_is_a_clear_error(lang: str) -> None:
    with pytest.raises(NotFound, match=rf'verb "juggle".*{lang}\.ftl.*"verb-juggle"'):
        step_text(step("juggle", n=1), lang)
    with pytest.raises(NotFound, match='condition "full-moon"'):
        step_text(step("draw", Phrase("full-moon", {}), n=1), lang)
    with pytest.raises(NotFound, match='"sometimes"'):
        ability_text(Ability("sometimes", (step("draw", n=1),)), lang)


def test_a_missing_value_is_an_error_and_never_an_empty_place() -> None:
    with pytest.raises(NotFound, match="verb-draw"):
        step_text(step("draw"), "en")


def test_an_unknown_language_is_a_clear_error() -> None:
    with pytest.raises(NotFound, match='language "xx".*en, pt, pl, ru'):
        card_text(card("mystic"), "xx")
