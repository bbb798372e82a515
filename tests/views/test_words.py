"""What people read at the table: every event, question and rule has words in every language."""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from random import Random

import pytest

import deckwright as dw
from deckwright.cards.errors import NotFound
from deckwright.cards.messages import Messages, source_of
from deckwright.cards.model import LANGUAGES
from deckwright.games.ascension.declared import questions
from deckwright.games.ascension.declared.events import KINDS
from deckwright.games.ascension.rules import rule_ids
from deckwright.games.ascension.table import words
from deckwright.table.events import AS_IT_WAS, CUT_SHORT, RULES, TAKEN_BACK, Event, EventRecord
from deckwright.table.log import Log
from deckwright.table.rulesets import resolve
from deckwright.table.said import Said, Speech, Value
from deckwright.table.words import seat_name
from tests.fluent_files import Variables
from tests.talk import COMBINED, RULESET, VIGIL, combined, vigil, when

PACKAGES = (words.SHARED, words.HERE)
NAMES = ["Ana", "Bo"]
NUMBERS = (1, 2, 5, 21)
LONGEST_TITLE = 70
RULING_ID = re.compile(r"[RV]-\d{3}")
CYRILLIC = re.compile("[а-яё]", re.IGNORECASE)
SENTENCE_END = re.compile(r"\.(?=$|\s+[^\sa-zà-žа-яё])")
MISTYPED = re.compile(r"\s\s|\s[.,;:]|[a-z][а-яё]|[а-яё][a-z]|\.\.", re.IGNORECASE)


@dataclass(frozen=True)
class Stand:
    """A stand-in for an event."""

    kind: str
    player: int | None = 0
    card: str | None = None
    source: str | None = None
    amount: int = 0
    resource: str | None = None
    zones: tuple[str | None, ...] = ()
    other: int | None = None
    rule: str | None = None
    ruling: str | None = None
    rival: str = "samael"


def event_of(stand: Stand) -> Event:
    """The event that it stands for, with the form that the rules choose; its cards and rulesets are made up."""
    fields = (stand.kind, stand.player, stand.card, stand.source, stand.amount, stand.resource, stand.zones)
    log = Log(resolve(RULESET))
    log.add_records([EventRecord(0, None, *fields, stand.rule, stand.ruling, stand.other, None)])
    return log[0]


def said_of(stand: Stand) -> Said:
    event = event_of(stand)
    return event.said if event.kind == RULES else words.event_said(event, stand.rival)


def speech(lang: str, names: list[str]) -> Speech:
    return Speech(words.messages(lang), str.upper, lambda seat: seat_name(seat, lang, names))


def tell(stand: Stand, lang: str, names: list[str] = NAMES) -> str:
    return speech(lang, names).text(said_of(stand))


def ask(kind: str, source: Value | None, values: Mapping[str, Value], lang: str) -> str:
    return speech(lang, NAMES).text(words.prompt_said(kind, source, values))


# One event for each form that a kind can take.
EVENTS = [
    Stand("setup", None),
    Stand("shuffle", 0, amount=7, zones=("discard", "deck")),
    Stand("shuffle", 0, amount=10, zones=("deck", "deck")),
    Stand("shuffle", None, amount=12, zones=("void", "center")),
    Stand("shuffle", None, amount=100, zones=("center", "center")),
    Stand("draw", 0, "mystic", amount=1, zones=("deck", "hand")),
    Stand("draw", 0, None, amount=1, zones=("deck", "hand")),
    Stand("play", 0, "mystic", zones=("hand", "played")),
    Stand("use", 0, "muramasa", zones=("constructs", "")),
    *[Stand("gain", 0, amount=2, resource=resource) for resource in ("runes", "power", "honor", "energy", "restricted_runes")],
    *[Stand("gain", None, amount=2, resource="honor", rival=rival) for rival in ("samael", "cult")],
    *[Stand("spend", 0, source="mystic", amount=2, resource=resource) for resource in ("runes", "power", "restricted_runes")],
    *[Stand("lose", 0, amount=2, resource=resource) for resource in ("runes", "power", "energy", "restricted_runes")],
    *[Stand("acquire", 0, "kor", source, 1, zones=("row", zone)) for source in (None, "cetra") for zone in ("discard", "deck", "hand")],
    Stand("acquire", 0, "kor", amount=1, zones=("row", "discard"), other=1),
    Stand("defeat", 0, "mephit", zones=("row", "void")),
    Stand("defeat", 0, "mephit", "oziah", zones=("row", "void")),
    *[Stand("defeat", None, "mephit", zones=("row", "void"), rival=rival) for rival in ("samael", "cult")],
    Stand("reward", 0, "mephit"),
    *[Stand("banish", 0, "militia", "shade", 1, zones=(zone, "box")) for zone in ("hand", "discard", "row", "constructs")],
    Stand("banish", 0, "siren", "siren", 1, zones=("trophies", "void")),
    Stand("banish", 0, "kor"),
    Stand("destroy", 1, "muramasa", "widow", 1, zones=("constructs", "discard")),
    Stand("discard", 0, "mystic", amount=1, zones=("hand", "discard")),
    Stand("discard", 0, "mystic", amount=3, zones=("played", "discard")),
    Stand("discard", 0, None, amount=3, zones=("hand", "discard")),
    Stand("return", 0, "mystic", zones=("hand", "pile")),
    Stand("leave", 0, "militia", zones=("hand", "box")),
    *[Stand("put", 0, card, amount=1, zones=("row", zone)) for card in ("kor", None) for zone in ("deck", "hand", "discard")],
    Stand("put", 0, "muramasa", amount=1, zones=("hand", "constructs")),
    Stand("take", 0, "mystic", "xeron", 1, zones=("hand", "hand"), other=1),
    Stand("take", 0, None, "xeron", 1, zones=("hand", "hand"), other=1),
    Stand("take", 0, "mystic", "terrus", 1, zones=("discard", "hand"), other=1),
    Stand("reveal", 0, "mystic", amount=1, zones=("hand", "hand"), other=1),
    Stand("reveal", 0, "mystic", zones=("deck", "deck")),
    Stand("reveal", 0, None, zones=("deck", "deck")),
    Stand("reveal", 0, "mystic", zones=("deck", None)),
    Stand("reveal", None, "mystic", zones=("center", "center")),
    Stand("refill", None, "kor", amount=3, zones=("center", "row")),
    Stand("treasure", 0, "shard", amount=1, zones=("row", "discard")),
    Stand("treasure", None, "shard", amount=4, zones=("center", "row")),
    Stand("treasure", None, "shard", amount=4, zones=("center", "center")),
    Stand("fate", 0, "kor"),
    Stand("trophy", 0, "mephit", zones=("row", "trophies")),
    Stand("trophy", 0, "mephit", zones=("trophies", "void")),
    Stand("pool", None, amount=0, resource="honor"),
    Stand("pool", None, amount=4, resource="honor"),
    Stand("row", None, amount=2),
    *[Stand("set_aside", None, "kor", amount=1, zones=("row", "set_aside"), rival=rival) for rival in ("samael", "cult")],
    Stand("extra_turn", 0),
    *[Stand(kind, 0, None, source) for kind in ("ask", "decline") for source in ("xeron", None)],
    Stand("choose", 0, None, "xeron"),
    Stand("choose", 0, "mystic", "askara"),
    Stand("turn", 0, amount=5),
    *[Stand("turn", None, amount=0, rival=rival) for rival in ("samael", "cult")],
    Stand("round", None, amount=2),
    Stand("end", None),
    *(Stand("rules", None, amount=how) for how in (AS_IT_WAS, TAKEN_BACK, CUT_SHORT)),
]  # fmt: skip

# Sentences with 1, 2, 5 and 21.
COUNTED: list[tuple[Stand, dict[str, tuple[str, str, str, str]]]] = [
    (Stand("gain", resource="runes"), {
        "en": ("Ana gains 1 Rune", "Ana gains 2 Runes", "Ana gains 5 Runes", "Ana gains 21 Runes"),
        "pt": ("Ana ganha 1 Runa", "Ana ganha 2 Runas", "Ana ganha 5 Runas", "Ana ganha 21 Runas"),
        "pl": ("Ana otrzymuje 1 runę", "Ana otrzymuje 2 runy", "Ana otrzymuje 5 run", "Ana otrzymuje 21 run"),
        "ru": ("Ana получает 1 руну", "Ana получает 2 руны", "Ana получает 5 рун", "Ana получает 21 руну")}),
    (Stand("spend", resource="power"), {
        "en": ("Ana spends 1 Power", "Ana spends 2 Power", "Ana spends 5 Power", "Ana spends 21 Power"),
        "pt": ("Ana gasta 1 de Poder", "Ana gasta 2 de Poder", "Ana gasta 5 de Poder", "Ana gasta 21 de Poder"),
        "pl": ("Ana wydaje 1 punkt siły", "Ana wydaje 2 punkty siły", "Ana wydaje 5 punktów siły",
               "Ana wydaje 21 punktów siły"),
        "ru": ("Ana тратит 1 мощь", "Ana тратит 2 мощи", "Ana тратит 5 мощи", "Ana тратит 21 мощь")}),
    (Stand("gain", player=None, resource="honor"), {
        "en": ("Samael gains 1 Honor", "Samael gains 2 Honor", "Samael gains 5 Honor", "Samael gains 21 Honor"),
        "pt": ("Samael ganha 1 de Honra", "Samael ganha 2 de Honra", "Samael ganha 5 de Honra", "Samael ganha 21 de Honra"),
        "pl": ("Samael otrzymuje 1 punkt honoru", "Samael otrzymuje 2 punkty honoru", "Samael otrzymuje 5 punktów honoru",
               "Samael otrzymuje 21 punktów honoru"),
        "ru": ("Самаэль получает 1 славу", "Самаэль получает 2 славы", "Самаэль получает 5 славы",
               "Самаэль получает 21 славу")}),
    (Stand("lose", resource="energy"), {
        "en": ("Ana loses 1 Energy", "Ana loses 2 Energy", "Ana loses 5 Energy", "Ana loses 21 Energy"),
        "pt": ("Ana perde 1 de Energia", "Ana perde 2 de Energia", "Ana perde 5 de Energia", "Ana perde 21 de Energia"),
        "pl": ("Ana traci 1 punkt energii", "Ana traci 2 punkty energii", "Ana traci 5 punktów energii",
               "Ana traci 21 punktów energii"),
        "ru": ("Ana теряет 1 энергию", "Ana теряет 2 энергии", "Ana теряет 5 энергии", "Ana теряет 21 энергию")}),
    (Stand("gain", resource="restricted_runes"), {
        "en": ("Ana gains 1 Rune for Mechana Constructs only", "Ana gains 2 Runes for Mechana Constructs only",
               "Ana gains 5 Runes for Mechana Constructs only", "Ana gains 21 Runes for Mechana Constructs only"),
        "pt": ("Ana ganha 1 Runa só para Construtos de Mechana", "Ana ganha 2 Runas só para Construtos de Mechana",
               "Ana ganha 5 Runas só para Construtos de Mechana", "Ana ganha 21 Runas só para Construtos de Mechana"),
        "pl": ("Ana otrzymuje 1 runę tylko na konstrukty Mechany", "Ana otrzymuje 2 runy tylko na konstrukty Mechany",
               "Ana otrzymuje 5 run tylko na konstrukty Mechany", "Ana otrzymuje 21 run tylko na konstrukty Mechany"),
        "ru": ("Ana получает 1 руну только для конструкций Механы", "Ana получает 2 руны только для конструкций Механы",
               "Ana получает 5 рун только для конструкций Механы", "Ana получает 21 руну только для конструкций Механы")}),
    (Stand("draw"), {
        "en": ("Ana draws a card", "Ana draws 2 cards", "Ana draws 5 cards", "Ana draws 21 cards"),
        "pt": ("Ana compra uma carta", "Ana compra 2 cartas", "Ana compra 5 cartas", "Ana compra 21 cartas"),
        "pl": ("Ana dobiera kartę", "Ana dobiera 2 karty", "Ana dobiera 5 kart", "Ana dobiera 21 kart"),
        "ru": ("Ana берёт карту", "Ana берёт 2 карты", "Ana берёт 5 карт", "Ana берёт 21 карту")}),
    (Stand("discard"), {
        "en": ("Ana discards a card", "Ana discards 2 cards", "Ana discards 5 cards", "Ana discards 21 cards"),
        "pt": ("Ana descarta uma carta", "Ana descarta 2 cartas", "Ana descarta 5 cartas", "Ana descarta 21 cartas"),
        "pl": ("Ana odrzuca kartę", "Ana odrzuca 2 karty", "Ana odrzuca 5 kart", "Ana odrzuca 21 kart"),
        "ru": ("Ana сбрасывает карту", "Ana сбрасывает 2 карты", "Ana сбрасывает 5 карт", "Ana сбрасывает 21 карту")}),
    (Stand("gain", player=None, resource="honor", rival="cult"), {
        "en": ("The Cult gains 1 Honor", "The Cult gains 2 Honor", "The Cult gains 5 Honor", "The Cult gains 21 Honor"),
        "pt": ("O Culto ganha 1 de Honra", "O Culto ganha 2 de Honra", "O Culto ganha 5 de Honra", "O Culto ganha 21 de Honra"),
        "pl": ("Kult otrzymuje 1 punkt honoru", "Kult otrzymuje 2 punkty honoru", "Kult otrzymuje 5 punktów honoru",
               "Kult otrzymuje 21 punktów honoru"),
        "ru": ("Культ получает 1 славу", "Культ получает 2 славы", "Культ получает 5 славы", "Культ получает 21 славу")}),
    (Stand("treasure", player=None, card="shard", zones=("center", "center")), {
        "en": ("Only 1 copy of SHARD is shuffled in, because the boxes have no more",
               "Only 2 copies of SHARD are shuffled in, because the boxes have no more",
               "Only 5 copies of SHARD are shuffled in, because the boxes have no more",
               "Only 21 copies of SHARD are shuffled in, because the boxes have no more"),
        "pt": ("SHARD: só 1 carta entra no baralho central, porque não há mais nas caixas",
               "SHARD: só 2 cartas entram no baralho central, porque não há mais nas caixas",
               "SHARD: só 5 cartas entram no baralho central, porque não há mais nas caixas",
               "SHARD: só 21 cartas entram no baralho central, porque não há mais nas caixas"),
        "pl": ("SHARD: do talii głównej wtasowano tylko 1 kartę, bo w pudełkach nie ma więcej",
               "SHARD: do talii głównej wtasowano tylko 2 karty, bo w pudełkach nie ma więcej",
               "SHARD: do talii głównej wtasowano tylko 5 kart, bo w pudełkach nie ma więcej",
               "SHARD: do talii głównej wtasowano tylko 21 kart, bo w pudełkach nie ma więcej"),
        "ru": ("SHARD: в центральную колоду замешана только 1 карта, больше в коробках нет",
               "SHARD: в центральную колоду замешаны только 2 карты, больше в коробках нет",
               "SHARD: в центральную колоду замешано только 5 карт, больше в коробках нет",
               "SHARD: в центральную колоду замешана только 21 карта, больше в коробках нет")}),
    (Stand("pool", player=None), {
        "en": ("The Honor pool grows by 1", "The Honor pool grows by 2", "The Honor pool grows by 5", "The Honor pool grows by 21"),
        "pt": ("A Reserva de Honra aumenta em 1", "A Reserva de Honra aumenta em 2", "A Reserva de Honra aumenta em 5",
               "A Reserva de Honra aumenta em 21"),
        "pl": ("Pula honoru rośnie o 1 punkt", "Pula honoru rośnie o 2 punkty", "Pula honoru rośnie o 5 punktów",
               "Pula honoru rośnie o 21 punktów"),
        "ru": ("Запас славы растёт на 1", "Запас славы растёт на 2", "Запас славы растёт на 5", "Запас славы растёт на 21")}),
    (Stand("row", player=None), {
        "en": ("The Center Row grows by one space", "The Center Row grows by 2 spaces", "The Center Row grows by 5 spaces",
               "The Center Row grows by 21 spaces"),
        "pt": ("A linha central ganha um espaço", "A linha central ganha 2 espaços", "A linha central ganha 5 espaços",
               "A linha central ganha 21 espaços"),
        "pl": ("Rząd centralny powiększa się o 1 pole", "Rząd centralny powiększa się o 2 pola",
               "Rząd centralny powiększa się o 5 pól", "Rząd centralny powiększa się o 21 pól"),
        "ru": ("В центральном ряду стало на ячейку больше", "В центральном ряду стало на 2 ячейки больше",
               "В центральном ряду стало на 5 ячеек больше", "В центральном ряду стало на 21 ячейку больше")}),
]  # fmt: skip

PROMPTS: list[tuple[str, dict[str, int | str]]] = [
    ("turn", {}),
    ("banish", {"zones": "hand"}), ("banish", {"zones": "discard"}), ("banish", {"zones": "hand or discard"}),
    ("banish", {"zones": "row"}),
    ("discard", {}), ("acquire", {}), ("acquire", {"max": 4}), ("defeat", {}), ("defeat", {"max": 6}), ("destroy", {}),
    ("destroy", {"what": "of-seat", "other": "Bo"}), ("keep", {}), ("keep", {"what": "cards"}), ("copy", {}), ("take", {}),
    ("take", {"what": "discarded"}), ("reward", {}), ("option", {"card": "KOR"}),
    ("confirm", {"card": "KOR"}), ("confirm", {"card": "KOR", "what": "into-play"}),
    ("confirm", {"card": "KOR", "what": "for-mate"}),
]  # fmt: skip

# What is said of Treasure, Trophies, taken cards and the Cult.
SAID: list[tuple[Stand, tuple[str, str, str, str]]] = [
    (Stand("treasure", 0, "shard", amount=1, zones=("row", "discard")), (
        "Ana acquires the Treasure SHARD", "Ana adquire um Tesouro: SHARD", "Ana pozyskuje skarb: SHARD",
        "Ana получает сокровище: SHARD")),
    (Stand("treasure", None, "shard", amount=3, zones=("center", "row")), (
        "The Treasure SHARD lies under space 3 of the Center Row", "O Tesouro SHARD fica sob o espaço 3 da linha central",
        "Skarb pod polem 3 rzędu centralnego: SHARD", "Сокровище под ячейкой 3 центрального ряда: SHARD")),
    (Stand("treasure", None, "shard", amount=0, zones=("center", "center")), (
        "Only 0 copies of SHARD are shuffled in, because the boxes have no more",
        "SHARD: só 0 cartas entram no baralho central, porque não há mais nas caixas",
        "SHARD: do talii głównej wtasowano tylko 0 kart, bo w pudełkach nie ma więcej",
        "SHARD: в центральную колоду замешано только 0 карт, больше в коробках нет")),
    (Stand("fate", 0, "druid"), ("Fate of DRUID", "Destino de DRUID", "Przeznaczenie: DRUID", "Судьба: DRUID")),
    (Stand("trophy", 0, "siren", zones=("row", "trophies")), (
        "Ana keeps SIREN as a Trophy", "Ana guarda como Troféu: SIREN", "Ana zatrzymuje jako trofeum: SIREN",
        "Ana оставляет как трофей: SIREN")),
    (Stand("trophy", 0, "siren", zones=("trophies", "void")), (
        "Ana banishes the Trophy SIREN for its effect", "Ana bane um Troféu para obter o efeito dele: SIREN",
        "Ana usuwa trofeum, aby skorzystać z jego efektu: SIREN", "Ana изгоняет трофей ради его эффекта: SIREN")),
    (Stand("banish", 0, "kor"), ("Ana banishes KOR", "Ana bane KOR", "Ana usuwa: KOR", "Ana изгоняет: KOR")),
    (Stand("take", 0, "mystic", "terrus", 1, zones=("discard", "hand"), other=1), (
        "Ana takes MYSTIC from the discard pile of Bo", "Ana pega da pilha de descartes de Bo: MYSTIC",
        "Ana zabiera ze stosu kart odrzuconych przeciwnika (Bo): MYSTIC",
        "Ana забирает карту из сброса противника (Bo): MYSTIC")),
    (Stand("turn", None, rival="samael"), ("Samael's turn", "Turno de Samael", "Tura Samaela", "Ход Самаэля")),
    (Stand("turn", None, rival="cult"), ("The Cult acts", "O Culto age", "Działa Kult", "Действует Культ")),
    (Stand("set_aside", None, "shard", zones=("row", "set_aside"), rival="cult"), (
        "The Cult takes SHARD", "O Culto pega SHARD", "Kult zabiera: SHARD", "Культ забирает: SHARD")),
    (Stand("defeat", None, "siren", zones=("row", "void"), rival="cult"), (
        "The Cult defeats SIREN", "O Culto derrota SIREN", "Kult pokonuje: SIREN", "Культ побеждает монстра: SIREN")),
]  # fmt: skip


def a_burrower(*constructs: str) -> dw.Game:
    """These Constructs could move the card that is acquired."""
    game = combined(constructs=list(constructs), row=["burrower-mark-ii"], runes=8, energy=1)
    return when(game, "acquire burrower-mark-ii@1")


def to_hand_or_into_play() -> dw.Game:
    return a_burrower("rocket-courier-x-99", "prototype-ch32")


def to_hand() -> dw.Game:
    return a_burrower("rocket-courier-x-99")


def into_play() -> dw.Game:
    return a_burrower("prototype-ch32")


def a_gift() -> dw.Game:
    """Everything in the row is acquired, some of it perhaps for the teammate."""
    game = vigil(players=4, mode="teams", row=["herald-of-doom", "darkwalker"], power=8, runes=1, energy=7)
    return when(game, "defeat herald-of-doom@1", "decline")


def several_rewards() -> dw.Game:
    """Two Monsters are defeated at once."""
    game = vigil(hand=["oziah-judge-of-logos"], deck=["militia"], row=["lagoon-troll", "raging-ursine"])
    return when(game, "play oziah-judge-of-logos")


def constructs_of_an_opponent() -> dw.Game:
    """An opponent has two Constructs to choose from."""
    constructs = [[], ["omnicron", "tome-of-erabus"]]
    game = vigil(constructs=constructs, row=["mordant-widow"], power=5)
    return when(game, "defeat mordant-widow@1")


def discarded_cards() -> dw.Game:
    """An opponent has just discarded a card."""
    game = vigil(hand=[[], ["mystic"]], row=["terrus-paragon-of-strife"], power=7)
    return when(game, "defeat terrus-paragon-of-strife@1")


# Questions as they come up in games.
ASKED: list[tuple[Callable[[], dw.Game], tuple[str, str, str, str]]] = [
    (to_hand_or_into_play, (
        "Choose where Burrower Mark II goes: into your hand or into play; you may decline",
        "Escolha onde colocar Escavador Mark II: na mão ou em jogo; você pode recusar",
        "Wybierz, czy ta karta trafi na rękę, czy do gry: Drążyciel Mark II; możesz zrezygnować",
        "Выберите, куда отправится карта — в руку или в игру: Землерой Марк II; можно отказаться")),
    (to_hand, (
        "Put Burrower Mark II into your hand?", "Colocar Escavador Mark II na mão?",
        "Wziąć pozyskaną kartę na rękę: Drążyciel Mark II?", "Взять полученную карту в руку: Землерой Марк II?")),
    (into_play, (
        "Put Burrower Mark II into play?", "Colocar Escavador Mark II em jogo?",
        "Wprowadzić pozyskaną kartę do gry: Drążyciel Mark II?", "Ввести полученную карту в игру: Землерой Марк II?")),
    (a_gift, (
        "Give Darkwalker to your teammate for 1 Rune?", "Dar Caminhante das Trevas ao companheiro de equipe por 1 Runa?",
        "Oddać tę kartę partnerowi z drużyny za 1 runę: Kroczący w mroku?",
        "Передать эту карту напарнику за 1 руну: Идущий во тьме?")),
    (several_rewards, (
        "Choose which reward comes next", "Escolha a próxima recompensa", "Wybierz następną nagrodę",
        "Выберите следующую награду")),
    (constructs_of_an_opponent, (
        "Choose the Construct of Player 2 that is destroyed", "Escolha o Construto de Jogador 2 que será destruído",
        "Wybierz konstrukt przeciwnika (Gracz 2), który zostanie zniszczony",
        "Выберите конструкцию противника (Игрок 2), которая будет уничтожена")),
    (discarded_cards, (
        "Choose a discarded card to take into your hand; you may decline",
        "Escolha uma carta descartada para colocar na mão; você pode recusar",
        "Wybierz odrzuconą kartę, którą weźmiesz na rękę; możesz zrezygnować",
        "Выберите сброшенную карту, чтобы взять её в руку; можно отказаться")),
]  # fmt: skip

GAMES = [
    (RULESET, 3, "versus"), (RULESET, 4, "teams"), (RULESET, 1, "solo"),
    (VIGIL, 3, "versus"), (VIGIL, 4, "teams"), (VIGIL, 1, "solo"),
    (COMBINED, 2, "versus"), (COMBINED, 5, "versus"), (COMBINED, 4, "teams"), (COMBINED, 6, "teams"), (COMBINED, 1, "solo"),
]  # fmt: skip


def check_words(text: str) -> None:
    assert text and text == text.strip()
    assert not any(mark in text for mark in "{}$") and "  " not in text, text
    assert "None" not in text and "()" not in text, text


def names_in(event: Stand) -> list[str]:
    """What the text of an event must name: its card, and both seats of a deal between two."""
    named = [event.card.upper()] if event.card is not None else []
    return named + ([NAMES[0], NAMES[1]] if event.other is not None else [])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_file_has_the_same_messages_with_the_same_variables(lang: str) -> None:
    for package in PACKAGES:
        english = Variables(source_of(package, "en")).table()
        other = Variables(source_of(package, lang)).table()
        assert other.keys() == english.keys()
        assert other == english


def test_every_kind_of_event_is_tried_here() -> None:
    assert {event.kind for event in EVENTS} == {*KINDS, RULES}


def test_every_message_for_events_and_questions_is_tried_here(monkeypatch: pytest.MonkeyPatch) -> None:
    said = set()
    say = Messages.say

    def note(self: Messages, key: str, **values: int | str) -> str:
        said.add(key)
        return say(self, key, **values)

    monkeypatch.setattr(Messages, "say", note)
    for event in EVENTS:
        tell(event, "en", [])
    for kind, values in PROMPTS:
        ask(kind, "XERON", {**values, "optional": 1}, "en")
    known = {key for package in PACKAGES for key in Variables(source_of(package, "en")).table()}
    elsewhere = (
        "undo-",
        "reason-",
        "group-",
        "action-",
        "option-",
        "decline-",
        "done-",
        "starting-card",
        "trophy-gives",
        "one-by-one",
        "plain-action",
        "side-by-side",
        "move-ended",
    )
    assert {key for key in known if not key.startswith(elsewhere)} - said == {"cards"}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("event", EVENTS, ids=lambda event: event.kind)
def test_every_event_has_words(event: Stand, lang: str) -> None:
    text = tell(event, lang)
    check_words(text)
    for name in names_in(event):
        assert name in text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_different_events_have_different_words(lang: str) -> None:
    told = [tell(event, lang) for event in EVENTS]
    assert len(set(told)) == len(told)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("number", NUMBERS)
@pytest.mark.parametrize(("event", "expected"), COUNTED, ids=lambda part: part.kind if isinstance(part, Stand) else "")
def test_numbers_stand_in_the_right_form(
    event: Stand, expected: dict[str, tuple[str, str, str, str]], number: int, lang: str
) -> None:
    assert tell(replace(event, amount=number), lang) == expected[lang][NUMBERS.index(number)]


@pytest.mark.parametrize(("event", "expected"), SAID, ids=lambda part: part.kind if isinstance(part, Stand) else "")
def test_what_is_said_of_an_event(event: Stand, expected: tuple[str, str, str, str]) -> None:
    assert tuple(tell(event, lang) for lang in LANGUAGES) == expected


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("event", EVENTS, ids=lambda event: event.kind)
def test_names_of_players_keep_their_form(event: Stand, lang: str) -> None:
    told = tell(event, lang, ["ana", "bo"])
    assert told == tell(event, lang).replace("Ana", "ana").replace("Bo", "bo")
    assert event.player is not None or told[0].isupper()


@pytest.mark.parametrize(("lang", "expected"), [
    ("en", "Player 2 takes a random card from the hand of Player 1"),
    ("pt", "Jogador 2 pega da mão de Jogador 1 uma carta aleatória"),
    ("pl", "Gracz 2 zabiera losową kartę z ręki przeciwnika (Gracz 1)"),
    ("ru", "Игрок 2 забирает случайную карту из руки противника (Игрок 1)"),
])  # fmt: skip
def test_seats_without_a_name_are_numbered_from_one(lang: str, expected: str) -> None:
    assert tell(Stand("take", 1, None, "xeron", 1, other=0), lang, []) == expected


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_hidden_card_is_not_named(lang: str) -> None:
    for kind in ("draw", "take", "put", "discard", "reveal", "choose"):
        other = 1 if kind == "take" else None
        text = tell(Stand(kind, 0, None, "xeron", 1, zones=("hand", "hand"), other=other), lang)
        assert "XERON" not in text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_solo_opponent_has_a_name(lang: str) -> None:
    samael = "Самаэл" if lang == "ru" else "Samael"
    cult = {"en": "The Cult", "pt": "O Culto", "pl": "Kult", "ru": "Культ"}[lang]
    for event in (Stand("set_aside", None, "kor"), Stand("defeat", None, "mephit"), Stand("turn", None),
                  Stand("gain", None, amount=3, resource="honor")):  # fmt: skip
        assert samael in tell(event, lang)
        told = tell(replace(event, rival="cult"), lang)
        assert cult in told and samael not in told


def test_an_unknown_kind_or_resource_is_a_clear_error() -> None:
    with pytest.raises(NotFound, match='event "juggle"'):
        tell(Stand("juggle"), "en")
    with pytest.raises(NotFound, match="amount-mana"):
        tell(Stand("gain", amount=1, resource="mana"), "en")
    with pytest.raises(NotFound, match="language 'xx'"):
        tell(Stand("end", None), "xx")


def test_every_kind_of_decision_is_tried_here() -> None:
    assert {kind for kind, _ in PROMPTS} == {*questions.KINDS.values()}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_decision_has_words(lang: str) -> None:
    asked = set()
    for kind, values in PROMPTS:
        plain = ask(kind, None, values, lang)
        named = ask(kind, "XERON", values, lang)
        optional = ask(kind, None, {**values, "optional": 1}, lang)
        for text in (plain, named, optional):
            check_words(text)
        assert named == f"{plain} (XERON)"
        assert optional.startswith(plain) and (optional == plain) == (kind == "confirm")
        for value in ("card", "other"):
            assert str(values.get(value, "")) in plain
        asked.add(plain)
    assert len(asked) == len(PROMPTS)


@pytest.mark.parametrize(("position", "expected"), ASKED, ids=lambda part: getattr(part, "__name__", ""))
def test_what_is_asked_in_a_game(position: Callable[[], dw.Game], expected: tuple[str, str, str, str]) -> None:
    game = position()
    for lang, prompt in zip(LANGUAGES, expected, strict=True):
        decision = game.decision
        assert decision is not None
        source = "" if decision.source is None else f" ({dw.card(game.ruleset_id, decision.source).name(lang)})"
        assert decision.prompt(lang) == prompt + source


@pytest.mark.parametrize(("ruleset", "players", "mode"), GAMES)
def test_a_whole_game_has_words_in_every_language(ruleset: str, players: int, mode: str) -> None:
    game = dw.new(ruleset, players=players, mode=mode, seed=7)
    random = Random(7)
    texts: set[str] = set()
    while game.decision is not None:
        texts.update(game.decision.prompt(lang) for lang in LANGUAGES)
        choices = [action for action in game.actions() if action.kind != "end turn"] or game.actions()
        game.play(random.choice(choices))
    for event in game.log:
        for lang in LANGUAGES:
            texts.update((event.text(lang), event.as_seen_by(None).text(lang)))
    for text in texts:
        check_words(text)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_limit_of_the_cost_is_said(lang: str) -> None:
    for kind in ("acquire", "defeat"):
        assert "21" in ask(kind, None, {"max": 21}, lang)
        assert ask(kind, None, {"max": 999}, lang) == ask(kind, None, {}, lang)


def test_an_unknown_decision_or_zone_is_a_clear_error() -> None:
    with pytest.raises(NotFound, match='kind "juggle".*banish'):
        ask("juggle", None, {}, "en")
    with pytest.raises(NotFound, match='"attic".*hand'):
        ask("banish", None, {"zones": "attic"}, "en")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_refused_undo_says_what_was_revealed(lang: str) -> None:
    told = {speech(lang, NAMES).text(words.reveal_said(what)) for what in words.REVEALED}
    assert len(told) == len(words.REVEALED)
    for text in told:
        check_words(text)
        assert text.endswith(".")
    assert words.reveal_said("random pick") == words.reveal_said("random_pick")
    with pytest.raises(NotFound, match='"thought"'):
        words.reveal_said("thought")


def test_a_rule_is_found_by_its_id() -> None:
    rule = dw.rule("A-14.7")
    assert rule.id == "A-14.7"
    assert rule.title("en") and rule.text("pl").startswith("Karty zagranej w tej turze")


def test_every_rule_has_a_title_and_a_text_in_every_language() -> None:
    assert len(words.rules()) > 200
    for id_, rule in words.rules().items():
        for lang in LANGUAGES:
            assert rule.id == id_ and rule.title(lang).strip() and rule.text(lang).strip()


def test_an_unknown_rule_ruling_or_language_is_a_clear_error() -> None:
    with pytest.raises(NotFound, match="rule 'A-99.9'"):
        dw.rule("A-99.9")
    with pytest.raises(NotFound, match="ruling 'R-999'"):
        dw.ruling("R-999")
    with pytest.raises(NotFound, match="language 'xx'"):
        dw.rule("A-14.7").text("xx")


def test_a_ruling_is_found_by_its_id() -> None:
    ruling = dw.ruling("R-081")
    assert ruling.id == "R-081"
    assert ruling.title("en") == "Runic Lycanthrope pays once"
    assert ruling.text("ru").startswith("Рунический ликантроп даёт свои 2 мощи")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_ruling_has_a_short_title_and_one_or_two_sentences(lang: str) -> None:
    assert len(words.rulings()) > 300
    for id_, ruling in words.rulings().items():
        title, text = ruling.title(lang), ruling.text(lang)
        assert ruling.id == id_ and RULING_ID.fullmatch(id_)
        assert title == title.strip() and 0 < len(title) <= LONGEST_TITLE and not title.endswith("."), id_
        assert text == text.strip() and 1 <= len(SENTENCE_END.findall(text)) <= 2, id_
        assert not MISTYPED.search(title + " " + text), id_


@pytest.mark.parametrize("lang", [lang for lang in LANGUAGES if lang != "en"])
def test_every_ruling_is_translated(lang: str) -> None:
    for id_, ruling in words.rulings().items():
        assert ruling.title(lang) != ruling.title("en"), id_
        assert ruling.text(lang) != ruling.text("en"), id_
        assert (
            bool(CYRILLIC.search(ruling.title(lang))) == bool(CYRILLIC.search(ruling.text(lang))) == (lang == "ru")
        ), id_


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_two_rulings_have_the_same_title(lang: str) -> None:
    titles = [ruling.title(lang) for ruling in words.rulings().values()]
    assert sorted(titles) == sorted(set(titles))


def test_every_ruling_that_a_card_or_the_engine_cites_exists() -> None:
    by_cards = {id_ for ruleset in (RULESET, VIGIL, COMBINED) for card in dw.cards(ruleset) for id_ in card.rulings}
    by_engine = {name.replace("_", "-") for name in vars(rule_ids) if RULING_ID.fullmatch(name.replace("_", "-"))}
    assert len(by_cards) > 100 and "V-201" in by_engine
    assert sorted((by_cards | by_engine) - set(words.rulings())) == []
