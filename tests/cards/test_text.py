"""Card text: made from the program, complete in every language, numbers in the right form."""

from collections.abc import Iterator, Mapping
from itertools import product
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from deckwright.cards import text
from deckwright.cards.card_file import ACQUIRES
from deckwright.cards.errors import NotFound
from deckwright.cards.loader import builtin_sets
from deckwright.cards.model import LANGUAGES, Ability, Card, Phrase, Place, Step, Trigger
from deckwright.cards.templates import slot_names
from deckwright.cards.verbs import CONDITIONS, COUNTER_WORDS, RESOURCE_WORDS, STANDING, VERBS, ZONE_WORDS

NUMBERS = (1, 2, 5, 21)
HERE = Place("test.yaml", 1, 1)
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
}
MAY = {"en": "may ", "pt": "pode ", "pl": "możesz ", "ru": "можете "}
ONCE = {"en": "Once per turn", "pt": "Uma vez por turno", "pl": "Raz na turę", "ru": "Раз в ход"}
REWARD = {"en": "Reward: ", "pt": "Recompensa: ", "pl": "Nagroda: ", "ru": "Награда: "}
UNITE = {"en": "Unite", "pt": "União", "pl": "Wsparcie", "ru": "Единство"}

# A thing with 1, 2, 5 and 21, as it stands after a verb.
NOUNS: dict[str, dict[str, tuple[str, str, str, str]]] = {
    "en": {
        "runes": ("1 Rune", "2 Runes", "5 Runes", "21 Runes"),
        "power": ("1 Power", "2 Power", "5 Power", "21 Power"),
        "honor": ("1 Honor", "2 Honor", "5 Honor", "21 Honor"),
        "energy": ("1 Energy", "2 Energy", "5 Energy", "21 Energy"),
        "paying": ("1 Rune", "2 Runes", "5 Runes", "21 Runes"),
        "cards": ("1 card", "2 cards", "5 cards", "21 cards"),
        "up_to": ("1 card", "up to 2 cards", "up to 5 cards", "up to 21 cards"),
        "constructs": ("1 Construct", "2 Constructs", "5 Constructs", "21 Constructs"),
    },
    "pt": {
        "runes": ("1 Runa", "2 Runas", "5 Runas", "21 Runas"),
        "power": ("1 de Poder", "2 de Poder", "5 de Poder", "21 de Poder"),
        "honor": ("1 de Honra", "2 de Honra", "5 de Honra", "21 de Honra"),
        "energy": ("1 de Energia", "2 de Energia", "5 de Energia", "21 de Energia"),
        "paying": ("1 Runa", "2 Runas", "5 Runas", "21 Runas"),
        "cards": ("1 carta", "2 cartas", "5 cartas", "21 cartas"),
        "up_to": ("1 carta", "até 2 cartas", "até 5 cartas", "até 21 cartas"),
        "constructs": ("1 Construto", "2 Construtos", "5 Construtos", "21 Construtos"),
    },
    "pl": {
        "runes": ("1 runę", "2 runy", "5 run", "21 run"),
        "power": ("1 punkt siły", "2 punkty siły", "5 punktów siły", "21 punktów siły"),
        "honor": ("1 punkt honoru", "2 punkty honoru", "5 punktów honoru", "21 punktów honoru"),
        "energy": ("1 punkt energii", "2 punkty energii", "5 punktów energii", "21 punktów energii"),
        "paying": ("1 runę", "2 runy", "5 run", "21 run"),
        "cards": ("1 kartę", "2 karty", "5 kart", "21 kart"),
        "up_to": ("1 kartę", "do 2 kart", "do 5 kart", "do 21 kart"),
        "constructs": ("1 konstrukt", "2 konstrukty", "5 konstruktów", "21 konstruktów"),
    },
    "ru": {
        "runes": ("1 руну", "2 руны", "5 рун", "21 руну"),
        "power": ("1 мощь", "2 мощи", "5 мощи", "21 мощь"),
        "honor": ("1 славу", "2 славы", "5 славы", "21 славу"),
        "energy": ("1 энергию", "2 энергии", "5 энергии", "21 энергию"),
        "paying": ("1 руну", "2 руны", "5 рун", "21 руну"),
        "cards": ("1 карту", "2 карты", "5 карт", "21 карту"),
        "up_to": ("1 карту", "до 2 карт", "до 5 карт", "до 21 карты"),
        "constructs": ("1 конструкции", "2 конструкций", "5 конструкций", "21 конструкции"),
    },
}  # fmt: skip

# Every verb with a number: its values beside the number, and the sentence in each language. `#` is the bare number.
COUNTED: list[tuple[str, dict[str, str], dict[str, str]]] = [
    *[
        ("gain", {"resource": thing}, {
            "en": f"Gain {{{thing}}}.", "pt": f"Ganhe {{{thing}}}.",
            "pl": f"Otrzymujesz {{{thing}}}.", "ru": f"Получите {{{thing}}}."})
        for thing in ("runes", "power", "honor", "energy")
    ],
    *[
        ("gain-per", {"resource": thing, "counter": "faction among constructs"}, {
            "en": f"Gain {{{thing}}} for every faction of which you control a Construct.",
            "pt": f"Ganhe {{{thing}}} para cada facção da qual você controla um Construto.",
            "pl": f"Otrzymujesz {{{thing}}} za każdą frakcję wśród konstruktów, które kontrolujesz.",
            "ru": f"Получите {{{thing}}} за каждую фракцию среди конструкций под вашим контролем."})
        for thing in ("runes", "power", "honor", "energy")
    ],
    *[
        ("gain-per", {"resource": thing, "counter": "Mechana construct"}, {
            "en": f"Gain {{{thing}}} for every Mechana Construct under your control.",
            "pt": f"Ganhe {{{thing}}} para cada Construto de Mechana que você controla.",
            "pl": f"Otrzymujesz {{{thing}}} za każdy konstrukt Mechany, który kontrolujesz.",
            "ru": f"Получите {{{thing}}} за каждую конструкцию Механы под вашим контролем."})
        for thing in ("runes", "power", "honor", "energy")
    ],
    ("gain-restricted", {"rune": "runes"}, {
        "en": "Gain {paying} that can only pay for Mechana Constructs.",
        "pt": "Ganhe {paying} para gastar apenas em Construtos de Mechana.",
        "pl": "Otrzymujesz {paying} do wydania tylko na konstrukty Mechany.",
        "ru": "Получите {paying} (только для оплаты конструкций Механы)."}),
    ("draw", {}, {
        "en": "Draw {cards}.", "pt": "Compre {cards}.", "pl": "Dobierz {cards}.", "ru": "Возьмите {cards}."}),
    ("banish", {"zones": "hand"}, {
        "en": "Banish {cards} from your hand.", "pt": "Você deve banir {cards} da sua mão.",
        "pl": "Usuń {cards} z ręki.", "ru": "Изгоните {cards} из руки."}),
    ("banish", {"zones": "discard pile"}, {
        "en": "Banish {cards} from your discard pile.", "pt": "Você deve banir {cards} da sua pilha de descartes.",
        "pl": "Usuń {cards} ze swojego stosu kart odrzuconych.", "ru": "Изгоните {cards} из своего сброса."}),
    ("banish", {"zones": "hand or discard pile"}, {
        "en": "Choose {cards} from your hand or discard pile to banish.",
        "pt": "Você deve escolher {cards} da sua mão ou pilha de descartes para banir.",
        "pl": "Usuń {cards} z ręki lub ze stosu kart odrzuconych.", "ru": "Изгоните {cards} из руки или сброса."}),
    ("banish", {"zones": "center row"}, {
        "en": "Banish {cards} from the Center Row.", "pt": "Você deve banir {cards} da linha central.",
        "pl": "Usuń {cards} z rzędu centralnego.", "ru": "Изгоните {cards} из центрального ряда."}),
    ("may-banish", {"zones": "hand"}, {
        "en": "You may banish {up_to} from your hand.", "pt": "Você pode banir {up_to} da sua mão.",
        "pl": "Możesz usunąć {up_to} z ręki.", "ru": "Вы можете изгнать {up_to} из руки."}),
    ("may-banish", {"zones": "discard pile"}, {
        "en": "You may banish {up_to} from your discard pile.",
        "pt": "Você pode banir {up_to} da sua pilha de descartes.",
        "pl": "Możesz usunąć {up_to} ze swojego stosu kart odrzuconych.",
        "ru": "Вы можете изгнать {up_to} из своего сброса."}),
    ("may-banish", {"zones": "hand or discard pile"}, {
        "en": "You may choose {up_to} from your hand or discard pile to banish.",
        "pt": "Você pode escolher {up_to} da sua mão ou pilha de descartes para banir.",
        "pl": "Możesz usunąć {up_to} z ręki lub ze stosu kart odrzuconych.",
        "ru": "Вы можете изгнать {up_to} из руки или сброса."}),
    ("may-banish", {"zones": "center row"}, {
        "en": "You may banish {up_to} from the Center Row.", "pt": "Você pode banir {up_to} da linha central.",
        "pl": "Możesz usunąć {up_to} z rzędu centralnego.", "ru": "Вы можете изгнать {up_to} из центрального ряда."}),
    ("discard-to-draw", {}, {
        "en": "Discard {cards} from your hand to draw {cards}.",
        "pt": "Descarte {cards} da sua mão para comprar {cards}.",
        "pl": "Odrzuć {cards} z ręki, aby dobrać {cards}.", "ru": "Сбросьте {cards} из руки, чтобы взять {cards}."}),
    ("defeat-free", {}, {
        "en": "Defeat a Monster of cost # or less without paying.",
        "pt": "Derrote um Monstro de custo # ou menos sem pagar.",
        "pl": "Pokonaj bez opłaty potwora o koszcie # lub niższym.",
        "ru": "Бесплатно победите монстра стоимостью # или меньше."}),
    ("defeat-row-free", {}, {
        "en": "Defeat a Monster of cost # or less in the Center Row without paying.",
        "pt": "Derrote um Monstro da linha central, de custo # ou menos, sem pagar.",
        "pl": "Pokonaj bez opłaty potwora z rzędu centralnego o koszcie # lub niższym.",
        "ru": "Бесплатно победите в центральном ряду монстра стоимостью # или меньше."}),
    ("acquire-to-deck-max", {"type": "hero"}, {
        "en": "Acquire a Hero of cost # or less without paying; it goes on top of your deck.",
        "pt": "Adquira um Herói de custo # ou menos sem pagar; ele vai para o topo do seu baralho.",
        "pl": "Pozyskaj bez opłaty bohatera o koszcie # lub niższym i połóż go na wierzchu swojej talii.",
        "ru": "Бесплатно получите героя стоимостью # или меньше и положите его на верх своей колоды."}),
    ("acquire-to-deck-max", {"type": "construct"}, {
        "en": "Acquire a Construct of cost # or less without paying; it goes on top of your deck.",
        "pt": "Adquira um Construto de custo # ou menos sem pagar; ele vai para o topo do seu baralho.",
        "pl": "Pozyskaj bez opłaty konstrukt o koszcie # lub niższym i połóż go na wierzchu swojej talii.",
        "ru": "Бесплатно получите конструкцию стоимостью # или меньше и положите её на верх своей колоды."}),
    ("trade", {"rune": "runes"}, {
        "en": "Pay {runes} to gain {honor}.", "pt": "Pague {runes} para ganhar {honor}.",
        "pl": "Wydaj {runes}, aby otrzymać {honor}.", "ru": "Потратьте {runes}, чтобы получить {honor}."}),
    ("discount", {"type": "hero", "rune": "runes"}, {
        "en": "Your next Hero this turn costs {runes} less to acquire.",
        "pt": "O próximo Herói que você adquirir neste turno custa {runes} a menos.",
        "pl": "Następny bohater, którego pozyskasz w tej turze, kosztuje o {runes} mniej.",
        "ru": "Следующий герой, которого вы получите в этом ходу, стоит на {runes} меньше."}),
    ("discount", {"type": "construct", "rune": "runes"}, {
        "en": "Your next Construct this turn costs {runes} less to acquire.",
        "pt": "O próximo Construto que você adquirir neste turno custa {runes} a menos.",
        "pl": "Następny konstrukt, który pozyskasz w tej turze, kosztuje o {runes} mniej.",
        "ru": "Следующая конструкция, которую вы получите в этом ходу, стоит на {runes} меньше."}),
    ("keep-cards", {"card": "cards"}, {
        "en": "At the end of your turn, you may keep {up_to} in your hand.",
        "pt": "No fim do seu turno, você pode manter {up_to} na mão.",
        "pl": "Na koniec swojej tury możesz zachować na ręce {up_to}.",
        "ru": "В конце своего хода вы можете оставить в руке {up_to}."}),
    ("constructs-at-least", {}, {
        "en": "If you control at least {constructs}, draw {cards}.",
        "pt": "Se você controlar {constructs} ou mais, compre {cards}.",
        "pl": "Jeśli kontrolujesz {constructs} lub więcej, dobierz {cards}.",
        "ru": "Если вы контролируете не менее {constructs}, возьмите {cards}."}),
]  # fmt: skip


def step(verb: str, condition: Phrase | None = None, **values: int | str) -> Step:
    return Step(Phrase(verb, values), condition, HERE)


def card(id_: str) -> Card:
    return builtin_sets()["ascension-10th"].by_id[id_]


def written(verb: str, values: Mapping[str, int | str], lang: str) -> str:
    """The sentence of a verb, a standing phrase, or a condition around drawing cards."""
    if verb in CONDITIONS:
        return text.step_text(step("draw", Phrase(verb, values), n=values.get("n", 1)), lang)
    return text.step_text(Step(Phrase(verb, values), None, HERE), lang)


def all_values(template: str, verb: str) -> Iterator[dict[str, int | str]]:
    """Every combination of values that the slots of a template allow."""
    slots = slot_names(template)
    for chosen in product(*(SLOT_VALUES[slot] for slot in slots)):
        values = dict(zip(slots, chosen, strict=True))
        if not (verb in ACQUIRES and values["type"] == "monster"):  # the loader refuses these
            yield values


def check_sentence(sentence: str) -> None:
    assert sentence.endswith(".") and not sentence.endswith("..")
    assert sentence[0].isupper()
    assert not any(mark in sentence for mark in "{}$") and "  " not in sentence, sentence
    assert " ." not in sentence and " ," not in sentence, sentence


class Variables(Visitor):
    """The variables of each message of a file, those of messages it refers to included."""

    def __init__(self, source: str) -> None:
        self.names: dict[str, set[str]] = {}
        self.refers: dict[str, set[str]] = {}
        resource = FluentParser().parse(source)
        assert not [entry for entry in resource.body if isinstance(entry, ast.Junk)]
        self.visit(resource)

    def visit_Message(self, node: Any) -> None:
        self.here = node.id.name
        assert self.here not in self.names, f"{self.here} stands twice"
        self.names[self.here], self.refers[self.here] = set(), set()
        self.generic_visit(node)

    def visit_VariableReference(self, node: Any) -> None:
        self.names[self.here].add(node.id.name)

    def visit_MessageReference(self, node: Any) -> None:
        self.refers[self.here].add(node.id.name)

    def of(self, key: str) -> set[str]:
        return self.names[key].union(*(self.of(other) for other in self.refers[key]))

    def table(self) -> dict[str, set[str]]:
        return {key: self.of(key) for key in self.names}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_file_has_the_same_messages_with_the_same_variables(lang: str) -> None:
    english = Variables(text.source_of("deckwright.cards", "en")).table()
    other = Variables(text.source_of("deckwright.cards", lang)).table()
    assert other.keys() == english.keys()
    assert other == english


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("verb", [*VERBS, *CONDITIONS, *STANDING])
def test_every_phrase_of_the_language_has_a_text(verb: str, lang: str) -> None:
    template = (VERBS.get(verb) or CONDITIONS.get(verb) or STANDING[verb]).template
    for values in all_values(template, verb):
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
        sentence = text.ability_text(Ability("when", (step("draw", n=1),), trigger=trigger), lang)
        check_sentence(sentence)
        seen.add(sentence)
    assert len(seen) == 3 * 16 * 2 * 2  # no two alike


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("faction", FACTIONS)
def test_unite_names_the_keyword_and_spells_the_condition_out(faction: str, lang: str) -> None:
    sentence = text.ability_text(Ability("unite", (step("gain", n=2, resource="power"),), faction=faction), lang)
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
    numbered = {name for table in (VERBS, CONDITIONS, STANDING) for name, verb in table.items()
                if {"n", "m", "max"} & set(slot_names(verb.template))}  # fmt: skip
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
    assert text.step_text(step("trade", n=5, m=1, rune="runes"), lang) == expected


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("verb", VERBS)
def test_only_may_verbs_say_may(verb: str, lang: str) -> None:
    for values in all_values(VERBS[verb].template, verb):
        assert (MAY[lang] in written(verb, values, lang).lower()) == verb.startswith("may-")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_built_in_card_is_lines_of_sentences(lang: str) -> None:
    for card_set in builtin_sets().values():
        for one in card_set.cards:
            lines = text.card_text(one, lang).split("\n")
            assert len(lines) == len(one.abilities)
            for line, ability in zip(lines, one.abilities, strict=True):
                check_sentence(line)
                assert line.startswith(REWARD[lang]) == (ability.when == "reward")
                if ability.when == "use":
                    assert line.startswith(ONCE[lang]) == (ability.steps[0].phrase.verb != "extra-turn")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_tablet_has_no_once_per_turn(lang: str) -> None:
    assert ONCE[lang].lower() not in text.card_text(card("tablet-of-times-dawn"), lang).lower()


@pytest.mark.parametrize(("lang", "expected"), [
    ("en", "Once per turn (Unite): If you have played a Lifebound Hero this turn, gain 1 Honor."),
    ("pt", "Uma vez por turno (União): se você jogou um Herói Virente neste turno, ganhe 1 de Honra."),
    ("pl", "Raz na turę (Wsparcie): jeśli w tej turze zagrano bohatera Czcicieli Życia, otrzymujesz 1 punkt honoru."),
    ("ru", "Раз в ход (Единство): Если в этом ходу вы разыграли героя Жизнепоклонников, получите 1 славу."),
])  # fmt: skip
def test_a_construct_that_unites(lang: str, expected: str) -> None:
    """R-085: Snapdragon."""
    assert text.card_text(card("snapdragon"), lang).split("\n")[1] == expected


@pytest.mark.parametrize(("lang", "expected"), [
    ("en", "Gain 1 Rune, 2 Power and 1 Honor. Draw 1 card."),
    ("pt", "Ganhe 1 Runa, 2 de Poder e 1 de Honra. Compre 1 carta."),
    ("pl", "Otrzymujesz 1 runę, 2 punkty siły i 1 punkt honoru. Dobierz 1 kartę."),
    ("ru", "Получите 1 руну, 2 мощи и 1 славу. Возьмите 1 карту."),
])  # fmt: skip
def test_gains_that_follow_one_another_make_one_sentence(lang: str, expected: str) -> None:
    steps = (step("gain", n=1, resource="runes"), step("gain", n=2, resource="power"), step("gain", n=1, resource="honor"),
             step("draw", n=1))  # fmt: skip
    assert text.ability_text(Ability("play", steps), lang) == expected


@pytest.mark.parametrize(("lang", "expected"), [
    ("en", "Once per turn, when you play a Hero, gain 1 Power, then you may banish 1 card from your hand."),
    ("pt", "Uma vez por turno, quando você jogar um Herói, ganhe 1 de Poder e depois você pode banir 1 carta da sua mão."),
    ("pl", "Raz na turę, gdy zagrywasz bohatera, otrzymujesz 1 punkt siły, a potem możesz usunąć 1 kartę z ręki."),
    ("ru", "Раз в ход, когда вы разыгрываете героя, получите 1 мощь, затем вы можете изгнать 1 карту из руки."),
])  # fmt: skip
def test_a_trigger_holds_for_all_its_steps(lang: str, expected: str) -> None:
    steps = (step("gain", n=1, resource="power"), step("may-banish", n=1, zones="hand"))
    trigger = Trigger("play", "hero", None, False, "once per turn")
    assert text.ability_text(Ability("when", steps, trigger=trigger), lang) == expected


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_hero_with_a_unite_step_is_led_by_the_keyword(lang: str) -> None:
    condition = Phrase("unite", {"faction": "void"})
    sentence = text.step_text(step("draw", condition, n=1), lang)
    assert sentence.startswith(f"{UNITE[lang]}: ")
    reward = Ability("reward", (step("gain", n=1, resource="honor"), step("draw", condition, n=1)))
    assert text.ability_text(reward, lang).endswith(f" {sentence}")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_unknown_verb_is_a_clear_error(lang: str) -> None:
    with pytest.raises(NotFound, match=rf'verb "juggle".*{lang}\.ftl.*"verb-juggle"'):
        text.step_text(step("juggle", n=1), lang)
    with pytest.raises(NotFound, match='condition "full-moon"'):
        text.step_text(step("draw", Phrase("full-moon", {}), n=1), lang)
    with pytest.raises(NotFound, match='"sometimes"'):
        text.ability_text(Ability("sometimes", (step("draw", n=1),)), lang)


def test_a_missing_value_is_an_error_and_never_an_empty_place() -> None:
    with pytest.raises(NotFound, match="verb-draw"):
        text.step_text(step("draw"), "en")


def test_an_unknown_language_is_a_clear_error() -> None:
    with pytest.raises(NotFound, match='language "xx".*en, pt, pl, ru'):
        text.card_text(card("mystic"), "xx")


def test_the_files_in_texts_are_up_to_date() -> None:
    """When this fails, run `python -m deckwright.cards.text` and read what has changed."""
    expected = text.text_files()
    assert {path.name for path in text.FOLDER.iterdir()} == set(expected)
    for name, content in expected.items():
        assert (text.FOLDER / name).read_text(encoding="utf-8") == content, name
