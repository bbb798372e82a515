"""What people read of a kingdom: events, questions, actions and refused undos, in four languages, and nothing of cards unread."""

import re
from functools import cache
from random import Random

import pytest

import deckwright as dw
from deckwright.cards.messages import source_of
from deckwright.cards.model import LANGUAGES
from deckwright.games.kingdom.cards import ops
from deckwright.games.kingdom.declared import details, events, questions
from deckwright.games.kingdom.declared.events import EventKind
from deckwright.games.kingdom.declared.questions import FOR, Question
from deckwright.games.kingdom.rules import retell as rt
from deckwright.games.kingdom.rules import state as st
from deckwright.games.kingdom.rules import tables as tb
from deckwright.games.kingdom.rules import zones as zn
from deckwright.games.kingdom.table import words
from deckwright.games.kingdom.table.actions import KingdomAction, Purpose, action_at
from deckwright.games.kingdom.table.game import KingdomGame
from deckwright.games.kingdom.table.labels import Called
from deckwright.table.decisions import Decision
from deckwright.table.events import Event
from deckwright.table.rulebook import rule
from deckwright.table.said import CardNamed, FaceNamed, Said, Value, lean, speech_of
from tests.games.kingdom.at_table import after, course, given, legal, rare, whole
from tests.games.kingdom.talk import vale
from tests.speaking import Speaking, messages, parts

COUNTS = (1, 2, 5, 21)
DETAILS = {  # of each kind with one: all that it can be
    "upgrade": ops.ARROWS, "turned": ops.ARROWS, "sticker": sorted(details.STICKERS), "boost": sorted(details.BOOSTS),
    "tick": ("1", "8"), "put": ("top", "bottom"), "use": ("fell",),
}  # fmt: skip
CHOSEN = {
    rt.RESOURCE: [f"resource:{word}" for word in ops.RESOURCES], rt.BOX: ["box:3"], rt.SIDE: ["side:4"],
    rt.OPTION: ["option:2"], rt.EFFECT: ["fell"],
}  # fmt: skip
MISTYPED = re.compile(r"\s\s|\s[.,;:?]|[a-z][а-яё]|[а-яё][a-z]|\.\.|[{}]|: *$|\( *\)", re.IGNORECASE)
HERE = Speaking(words.HERE, (words.SHARED, words.CARDS))


def test_the_languages_say_the_same() -> None:
    written = {
        lang: {key: parts(one).variables for key, one in messages(words.HERE, lang).items()} for lang in LANGUAGES
    }
    assert all([*said.items()] == [*written["en"].items()] for said in written.values()), "the order, too"
    HERE.check_texts()


def test_no_message_of_the_cards_is_said_otherwise_here() -> None:
    """The package of the cards stands before this one: what it says would be lost."""
    keys = [{*re.findall(r"(?m)^([a-z][a-z0-9-]*) =", source_of(home, "en"))} for home in (words.CARDS, words.HERE)]
    assert keys[0].isdisjoint(keys[1])


# Events.


def stand_ins(kind: EventKind, form: int, counts: tuple[int, ...] = COUNTS) -> list[Event]:
    """An event of this form with every count and every detail that it may have."""
    resources = ops.RESOURCES if kind.is_of_resource else (None,)
    found = CHOSEN.get(form) or DETAILS.get(kind.word) or (None,)
    return [
        Event(
            0, None, kind.word, 0, None if form == rt.NAMELESS else "4", None, amount, resource, (), None, None, None, None,
            whole(1).ruleset, form, stage=2, detail=detail,
        )
        for amount in counts for resource in resources for detail in found
    ]  # fmt: skip


FORMS = [(kind, form) for kind in events.DECLARED for form in kind.forms]


@pytest.mark.parametrize(("kind", "form"), FORMS, ids=[f"{kind.word}-{rt.FORMS[form]}" for kind, form in FORMS])
def test_every_form_reads_well_with_every_count(kind: EventKind, form: int) -> None:
    for event in stand_ins(kind, form):
        texts = [event.text(lang) for lang in LANGUAGES]
        assert all(text and not MISTYPED.search(text) for text in texts), texts
        assert len({*texts}) == len(LANGUAGES), texts
        assert all(not text.endswith(".") for text in texts)


def test_counts_are_declined_by_the_rules_of_the_language() -> None:
    shuffles = {
        lang: [event.text(lang) for event in stand_ins(events.BY_WORD["shuffle"], rt.PLAIN)] for lang in LANGUAGES
    }
    assert [text.split()[2:4] for text in shuffles["en"]] == [
        ["1", "card"],
        ["2", "cards"],
        ["5", "cards"],
        ["21", "cards"],
    ]
    assert [text.split()[2] for text in shuffles["pl"]] == ["kartę", "karty", "kart", "kart"]
    assert [text.split()[3] for text in shuffles["ru"]] == ["карту", "карты", "карт", "карту"]
    assert [text.split()[3] for text in shuffles["pt"]] == ["carta", "cartas", "cartas", "cartas"]


def test_an_event_names_its_card_as_it_was_then() -> None:
    game = after(given(play=[4, 1], deck=[2]), "use 4 fell")
    turned = next(event for event in game.log if event.kind == "turned")
    assert (turned.stage, turned.detail) == (2, "down")
    assert turned.text("en") == "You turn Hartswood, which is now Stump Clearing"
    assert turned.text("pl") == "Obracasz kartę: dotąd Jeleni Bór, teraz Poręba"
    assert (
        next(event for event in game.log if event.kind == "use").text("ru") == "Вы применяете эффект карты: Олений бор"
    )
    assert turned.said == Said("event-turned", {**turned.said.values})
    assert turned.said.values["card"] == FaceNamed("4", 2) and turned.said.values["before"] == FaceNamed("4", 1)


def test_what_a_line_says_is_not_said_again() -> None:
    game = after(given(play=[8, 1], deck=[2], pool={"coin": 1, "wood": 1}), "upgrade 8 down")
    said = [event.text("en") for event in game.log if event.card == "8" and not event.said_before]
    assert said == ["You upgrade Orrin Ford to Plank Crossing"]
    game = after(given(play=[4, 1], deck=[2]), "produce 1", "use 4 fell")
    said = [event.text("en") for event in game.log if event.card in ("1", "4") and not event.said_before]
    assert said[0] == "You produce with Briar Common" and said[1:] == [
        "You use an effect of Hartswood", "You turn Hartswood, which is now Stump Clearing",
    ]  # fmt: skip


def test_an_event_that_no_version_could_write_still_has_words() -> None:
    """A detail or a stage that has gone since: nothing is raised, nothing is invented."""
    for event in (event for kind, form in FORMS for event in stand_ins(kind, form)):
        for stage, detail in ((9, "x"), (None, None)):
            odd = Event(
                *(getattr(event, name) for name in ORDER), event.ruleset, event.form, stage=stage, detail=detail
            )
            assert odd.text("pl")


ORDER = (
    "number", "parent", "kind", "player", "card", "source", "amount", "resource", "zones", "rule", "ruling", "other", "seen",
)  # fmt: skip


# Questions.


def purposes() -> list[tuple[Question, str | None]]:
    return [(question, purpose) for question in questions.DECLARED for purpose in question.purposes or (None,)]


@pytest.mark.parametrize(("question", "purpose"), purposes(), ids=[f"{one.kind}-{what}" for one, what in purposes()])
def test_every_question_reads_well_with_every_count(question: Question, purpose: str | None) -> None:
    for n in COUNTS:
        given_values: dict[str, int | str] = {"n": n, "source_stage": 1, "card_stage": 2, "sticker": 8}
        if purpose is not None:
            given_values[FOR] = purpose
        for optional in (False, True):
            decision = Decision(0, question.kind, "9", "4", None, optional, given_values, whole(1).ruleset)
            texts = [decision.prompt(lang) for lang in LANGUAGES]
            assert all(text and not MISTYPED.search(text) for text in texts), texts
            assert len({*texts}) == len(LANGUAGES), texts


def test_a_question_says_by_which_card_it_is_asked() -> None:
    game = after(given(play=[4, 1], deck=[14, 2]), "advance")
    assert game.decision is not None
    assert game.decision.prompt("en") == "Choose the card that is blocked (Hedge Thieves)"
    assert rare()["one of two sums"].decision.prompt("pt") == "Escolha o preço que você paga (Livro Estranho)"  # type: ignore[union-attr]


def test_an_unread_card_is_asked_about_by_its_number() -> None:
    game = given(play=[1, 2, 3], deck=[], discard=list(range(4, 21)), round=6, phase="next")
    after(game, "go on")
    assert game.decision is not None and game.decision.kind == "side"
    assert game.decision.prompt("en") == "Choose the side of card 21 that faces up"


# Actions.


@cache
def vale_labels() -> Called:
    return Called(vale())


def every_action() -> list[KingdomAction]:
    """Each action of the space, at every stage at which it can be."""
    ruleset = vale()
    found = []
    for index, (verb, card, ordinal) in enumerate(ruleset.actions):
        stages = [ruleset.stage_of_effect(card, ordinal)] if verb in (tb.USE, tb.CHOOSE_TRIGGER) else [0]
        if verb in (tb.PRODUCE, tb.CHOOSE_CARD):
            stages = sorted(ruleset.card(card).stages)
        if verb == tb.UPGRADE:
            boxes = {(one.number, box.arrow) for one in ruleset.card(card).stages.values() for box in one.upgrades}
            stages = [number for number, arrow in sorted(boxes) if arrow == ordinal]
        found += [action_at(ruleset, index, stage) for stage in stages]
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_action_has_a_name_and_no_two_at_a_stage_have_the_same(lang: str) -> None:
    speech = speech_of(vale(), lang)
    called: dict[tuple[str, int], set[str]] = {}
    for action in every_action():
        label = speech.text(vale_labels().action(action))
        assert label and not MISTYPED.search(label), label
        if action.card is not None:
            names = called.setdefault((action.card, action.stage), set())
            assert label not in names, (action.text, label)
            names.add(label)
            assert speech.text(FaceNamed(action.card, action.stage)) in label


def test_an_upgrade_is_called_by_both_stages() -> None:
    ruleset = vale()
    upgrade = next(one for one in every_action() if one.text == "upgrade 4 right" and one.stage == 1)
    told = {lang: speech_of(ruleset, lang).text(vale_labels().action(upgrade)) for lang in LANGUAGES}
    assert told == {
        "en": "Upgrade Hartswood to Verderers' Lodge", "pt": "Aprimorar Mata dos Cervos para Casa dos Couteiros",
        "pl": "Ulepsz: Jeleni Bór → Leśniczówka", "ru": "Улучшить: Олений бор → Дом лесничих",
    }  # fmt: skip


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_an_effect_does_is_its_text_on_the_card(lang: str) -> None:
    """Of every effect that can be used or set off: word by word the line of the card."""
    ruleset, text = vale(), vale_labels()
    told = 0
    for action in every_action():
        does = text.text(action, lang)
        assert bool(does) == (action.verb in (tb.USE, tb.CHOOSE_TRIGGER))
        if does:
            told += 1
            lines = ruleset.kind.cards.words(lang).stage(ruleset.card(action.place), action.stage)
            assert does in lines
    assert told > 300


def test_an_option_says_what_it_does() -> None:
    game = rare()["an enemy with two prices"]
    called = Called(game.ruleset)
    does = [called.text(action, "en") for action in legal(game)]
    assert len({*does}) == len(does) and all(does)


def test_every_option_of_every_choice_has_its_text() -> None:
    """A choice that stands in the program of an effect, a box or a scroll."""
    ruleset, met = vale(), 0
    for seed in range(6):
        for game in course(seed, 0):
            if game.decision is not None and game.decision.values.get(FOR) == "choice":
                met += 1
                for lang in LANGUAGES:
                    does = [vale_labels().text(action, lang) for action in legal(game)]
                    assert all(does) and len({*does}) == len(does)
    assert met > 5 and ruleset.id == "kingdom"


def test_what_is_paid_is_named_by_its_sum() -> None:
    ruleset = rare()["the sum of an enemy"].ruleset
    labels = [Called(ruleset).action(action) for action in legal(rare()["the sum of an enemy"])]
    assert [speech_of(ruleset, "en").text(one) for one in labels] == ["Pay 3 coins", "Pay 1 sword"]
    assert [speech_of(ruleset, "ru").text(one) for one in labels] == ["Заплатить 3 монеты", "Заплатить 1 меч"]


def test_what_is_next_is_named() -> None:
    ruleset = vale()
    speech = speech_of(ruleset, "en")
    index = next(i for i, action in enumerate(ruleset.actions) if action[0] == tb.GO_ON)
    told = [
        speech.text(vale_labels().action(action_at(ruleset, index, 0, Purpose(word))))
        for word in ("turn", "round", "score")
    ]
    assert told == ["Next turn", "Next round", "Count the fame"]
    assert [action.purpose.word for action in legal(after(given(play=[1], deck=[2]), "pass"))] == ["turn"]
    assert [action.purpose.word for action in legal(after(given(play=[1]), "pass"))] == ["round"]
    assert [action.purpose.word for action in legal(after(given(play=[1], last_round=True), "pass"))] == ["score"]
    last = given(play=[1], permanents=[136], expansion=136, round=4)
    assert [action.purpose.word for action in legal(after(last, "pass"))] == ["score"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_moves_are_retold_without_their_position_by_numbers(lang: str) -> None:
    ruleset = vale()
    called, speech = ruleset.kind.online.words(ruleset), speech_of(ruleset, lang)
    for verb, card, ordinal in ruleset.actions[::7]:
        action = action_at(ruleset, ruleset.index[verb, card, ordinal])
        told = speech.text(called.retold(action.text))
        assert told and not MISTYPED.search(told)
        assert action.card is None or action.card in told
        assert called.is_open(action.text)
    assert speech.text(called.retold("upgrade 9")) == "Upgrade 9"


# Undos.


def test_a_refused_undo_says_what_was_revealed() -> None:
    game = after(given(play=[1, 2], deck=[3, 4]), "produce 1")
    game.undo()
    after(game, "advance")
    with pytest.raises(dw.UndoRefused) as refused:
        game.undo()
    assert refused.value.revealed == "deck-card"
    assert "iron" not in str(refused.value)
    assert {refused.value.text(lang) for lang in LANGUAGES} == {words_of("undo-deck-card", lang) for lang in LANGUAGES}


def words_of(key: str, lang: str) -> str:
    return speech_of(vale(), lang).text(Said(key))


def test_iron_keeps_what_lasts_for_ever() -> None:
    parts = {"play": [1], "deck": [2], "permanents": [24], "pool": {"coin": 4}, "destroyed": [23]}
    game = after(given(**parts), "use 24 tithe")
    game.undo()
    iron = after(given(**parts, options={"iron": "yes"}), "use 24 tithe")
    with pytest.raises(dw.UndoRefused, match="iron") as refused:
        iron.undo()
    assert refused.value.revealed == "for-ever"


@pytest.mark.parametrize("what", words.REVEALED)
def test_every_reason_of_a_refused_undo_has_words(what: str) -> None:
    assert len({words_of(f"undo-{what}", lang) for lang in LANGUAGES}) == len(LANGUAGES)
    assert words.REVEALED[st.FOR_EVER] == "for-ever" and len(words.REVEALED) == st.FOR_EVER + 1
    with pytest.raises(dw.NotFound, match="juggle"):
        words.reveal_said("juggle")


# The rulebook.


def test_every_rule_and_ruling_that_is_cited_has_its_sentence() -> None:
    cited = {(event.rule, event.ruling) for seed in range(6) for event in whole(seed).log}
    for rule_id, ruling_id in cited:
        assert rule_id is not None and dw.rule(rule_id).text("pl")
        assert ruling_id is None or dw.ruling(ruling_id).text("pt")
    assert rule("K-8.2.1").title("en") == "Upgrade" and dw.ruling("K-R.24").title("en") == "Same relative order"


@pytest.mark.parametrize("name", ["K-8.2.1", "K-12.7", "K-4.10", "K-26.8"])
def test_rules_of_two_and_three_levels_have_numbers(name: str) -> None:
    assert words.rule_name(words.rule_number(name)) == name


def test_what_is_no_rule_has_no_number() -> None:
    assert [words.rule_number(name) for name in ("K-8", "K-8.2.1.1", "A-1.1", "K-x.1")] == [-2] * 4
    assert [words.ruling_number(name) for name in ("K-R.x", "R-081", "K-R.0")] == [-2] * 3
    assert words.rule_number(None) == -1 and words.ruling_number(None) == 0
    assert words.ruling_number("K-R.42") == 42 and words.ruling_name(0) is None


# Nothing of cards that were not read.


def cards_in(said: Value) -> set[str]:
    """Every card that is named."""
    if isinstance(said, Said):
        return {card for value in said.values.values() for card in cards_in(value)}
    return {said.card} if isinstance(said, CardNamed | FaceNamed) else set()


def unread(game: KingdomGame) -> set[str]:
    """Cards in the box that the player may not read: neither offered before, nor expansions."""
    return {
        game.ruleset.ids[card]
        for card in range(len(game.ruleset.ids))
        if st.zone(game.state, card) == zn.BOX
        and not st.is_marked(game.state, card, st.READ)
        and game.ruleset.card(card).kind != "expansion"
    }


@pytest.mark.parametrize("seed", range(3))
def test_nothing_that_is_said_names_a_card_that_was_not_read(seed: int) -> None:
    """Events, questions, labels, effects and refusals of whole kingdoms (K-R.27)."""
    chance, told = Random(seed), 0
    for game in course(seed, 1):
        hidden, ruleset = unread(game), game.ruleset
        secret = [ruleset.name_of(card, 1, "en") for card in hidden]
        news, told = game.log[told:], len(game.log)
        decision = game.decision
        assert decision is not None
        called = Called(ruleset)
        said: list[Value] = [*(lean(ruleset, event.said) for event in news), lean(ruleset, decision.said)]
        said += [called.action(action) for action in legal(game)]
        assert all(cards_in(one).isdisjoint(hidden) for one in said)
        if hidden and chance.random() < 0.02:
            number = chance.choice(sorted(hidden))
            with pytest.raises(dw.IllegalAction) as refused:
                game.play(f"produce {number}")
            texts_told = [
                refused.value.text("en"),
                str(refused.value),
                *(called.text(one, "en") for one in legal(game)),
            ]
            known = {
                ruleset.name_of(card, stage, "en")
                for card in {*ruleset.ids} - hidden
                for stage in ruleset.cards[card].stages
            }
            assert [name for name in secret if name not in known and any(name in text for text in texts_told)] == []
