"""Whatever is refused says why, by which rule, what is missing and what is legal; the game is as it was."""

from typing import Any

import pytest

import deckwright as dw
from deckwright.cards.model import LANGUAGES
from deckwright.games.kingdom.declared.actions import DECLARED
from deckwright.games.kingdom.table.game import KingdomGame
from deckwright.games.kingdom.table.refusals import ANSWERS_BY, grammar
from deckwright.games.kingdom.table.spoken import parse
from tests.games.kingdom.at_table import after, course, given, odd, rare

USUAL: dict[str, Any] = {"play": [4, 1, 9], "deck": [2, 3], "discard": [5], "permanents": [24], "pool": {"coin": 1}}
CASES: dict[str, tuple[dict[str, Any], str, str, str | None]] = {
    "no action": ({}, "dance", "this is no action. Actions are: pass, go on", "K-7.3"),
    "an action with the wrong end": ({}, "upgrade 4 left", "this is no action", "K-7.3"),
    "an effect without a name": ({}, "use 4", "this is no action", "K-7.3"),
    "a resource that is none": ({}, "choose resource:gold", "this is no action", "K-7.3"),
    "an answer while nothing is asked": ({}, "choose card:4", "nothing is asked that this would answer", "K-7.3"),
    "yes while nothing is asked": ({}, "accept", "nothing is asked that this would answer", "K-7.3"),
    "going on in a turn": ({}, "go on", "the turn is not over yet", "K-7.4"),
    "a card in the deck": ({}, "produce 2", "this card is not in play: Briar Common", "K-8.1.1"),
    "a card in the discard pile": ({}, "upgrade 5 down", "this card is not in play: Hartswood", "K-8.2.1"),
    "an effect of a card in the deck": ({}, "use 5 fell", "this card is not in play: Hartswood", "K-8.3.1"),
    "a destroyed card": ({"destroyed": [23, 8]}, "produce 8", "this card is destroyed: Orrin Ford", "K-15.1"),
    "a banished card": ({"banished": [8]}, "produce 8", "this card is banished: Orrin Ford", "K-26.1"),
    "a card that was set aside": ({"set_aside": [8]}, "produce 8", "this card is set aside: Orrin Ford", "K-15.3"),
    "a permanent card": ({}, "produce 24", "this card is permanent and cannot be discarded: Tithe Roll", "K-13.2"),
    "a blocked card": (
        {"play": [14, 4, 1, 9], "blocks": {14: [4]}}, "use 4 fell", "Hartswood is blocked by Hedge Thieves", "K-14.2",
    ),
    "a card without production": (
        {"play": [14, 1]}, "produce 14", "this card has no production now: Hedge Thieves", "K-8.1.3",
    ),
    "an arrow that leads nowhere": (
        {}, "upgrade 4 down", "this card has no cost box with an arrow down now: Hartswood", "K-8.2.1",
    ),
    "a price of one kind": ({}, "upgrade 4 right", "you need 2 stone more", "K-8.2.1"),
    "a price of several kinds": ({}, "upgrade 9 down", "you need 2 wood and 1 stone more", "K-8.2.1"),
    "a price of an effect": ({}, "use 24 tithe", "you need 3 coins more", "K-8.2.1"),
    "the least of several sums": (
        {"play": [14, 1], "pool": {"coin": 1}}, "use 14 hire", "you need 1 sword more", "K-8.2.1",
    ),
    "an effect that is not there": ({}, "use 9 call", "this card has no effect that can be used now", "K-8.3.1"),
    "another effect": ({}, "use 4 chart", "this card has no such effect now: Hartswood. It has: fell", "K-8.3.1"),
    "an effect that is set off": ({"play": [14, 1]}, "use 14 ambush", "this effect works by itself", "K-12.6"),
    "an effect that holds by itself": (
        {"play": [14, 1], "stage": {14: 3}}, "use 14 scouts", "this effect works by itself", "K-12.1",
    ),
    "an effect that is crossed out": (
        {"play": [25, 1], "crossed": {25: ["terraces"]}}, "use 25 terraces", "this effect is crossed out", "K-12.7",
    ),
    "an effect that would change nothing": (
        {"play": [9, 1], "stage": {9: 2}, "discard": []}, "use 9 call", "this would change nothing now: Moot Hall", "K-8.3.1",
    ),
    "Advance with an empty deck": ({"deck": []}, "advance", "your deck is empty", "K-8.4.1"),
}  # fmt: skip


def refused(game: KingdomGame, text: str) -> dw.IllegalAction:
    """What is said to whoever tries this; the game is as it was."""
    state, log, history = game.state.copy(), list(game.log), list(game.history)
    with pytest.raises(dw.IllegalAction) as found:
        game.play(text)
    assert (game.state == state).all() and list(game.log) == log and game.history == history
    return found.value


@pytest.mark.parametrize("what", CASES)
def test_a_refusal_says_why_and_by_which_rule(what: str) -> None:
    parts, text, reason, rule = CASES[what]
    game = given(**{**USUAL, **parts})
    wrong = refused(game, text)
    assert wrong.rule == rule and (rule is None or dw.rule(rule))
    assert reason in wrong.text("en"), wrong.text("en")
    assert wrong.legal == [action.text for action in game.actions()]
    assert str(wrong).startswith(f"Cannot {text}: ") and str(wrong).endswith(f"Legal: {', '.join(wrong.legal)}.")
    told = {wrong.text(lang) for lang in LANGUAGES}
    assert len(told) == len(LANGUAGES) and not any(one.endswith(".") for one in told)


@pytest.mark.parametrize("n", [1, 2, 5])
def test_what_is_missing_is_counted_in_every_language(n: int) -> None:
    """The price asks for 5 coins at its last boxes."""
    wrong = refused(given(permanents=[24], play=[1], ticks={24: [1, 2, 3]}, pool={"coin": 5 - n}), "use 24 tithe")
    told = [wrong.text(lang) for lang in LANGUAGES]
    assert (
        told
        == {
            1: [
                "you need 1 coin more",
                "você precisa de mais 1 moeda",
                "trzeba mieć jeszcze 1 monetę",
                "нужно получить ещё 1 монету",
            ],
            2: [
                "you need 2 coins more",
                "você precisa de mais 2 moedas",
                "trzeba mieć jeszcze 2 monety",
                "нужно получить ещё 2 монеты",
            ],
            5: [
                "you need 5 coins more",
                "você precisa de mais 5 moedas",
                "trzeba mieć jeszcze 5 monet",
                "нужно получить ещё 5 монет",
            ],
        }[n]
    )


def test_programs_are_told_of_cards_by_their_numbers() -> None:
    wrong = refused(given(play=[14, 4, 1], blocks={14: [4]}, deck=[2]), "produce 4")
    assert str(wrong).startswith("Cannot produce 4: 4 is blocked by 14. Legal: ")


@pytest.mark.parametrize("verb", ["produce {}", "upgrade {} down", "use {} fell"])
@pytest.mark.parametrize("number", [23, 99, 136, 139, 5000, 999_999_999])
def test_an_undiscovered_and_an_unknown_number_get_the_same_sentence(verb: str, number: int) -> None:
    """In the box, among the expansions, or none at all: nothing is told of the box (K-R.27)."""
    wrong = refused(given(play=[1], deck=[2]), verb.format(number))
    assert wrong.rule == "K-2.2"
    assert wrong.text("en") == f"your kingdom has no card {number}"
    assert wrong.text("pl") == f"w twoim królestwie nie ma karty {number}"


def test_a_card_that_was_read_and_left_in_the_box_is_none_of_the_kingdom() -> None:
    wrong = refused(given(play=[1], deck=[2], read=[73]), "produce 73")
    assert wrong.text("en") == "your kingdom has no card 73"


def test_discounts_count_in_what_is_missing() -> None:
    """Upgrades of buildings cost 1 stone less."""
    plain = refused(given(play=[9, 1], stage={9: 2}, pool={"wood": 2}), "upgrade 9 right")
    cheaper = refused(given(play=[9, 15, 1], stage={9: 2, 15: 4}, pool={"wood": 2}), "upgrade 9 right")
    assert (plain.text("en"), cheaper.text("en")) == ("you need 3 stone more", "you need 2 stone more")


def test_goods_that_may_be_coins_count_in_what_is_missing() -> None:
    with_goods = odd(play=[1, 4], deck=[2], pool={"good": 1, "wood": 0})
    assert "upgrade 1 down" in [action.text for action in with_goods.actions()]
    assert refused(odd(play=[1], deck=[2], pool={"good": 1}), "upgrade 1 down").text("en") == "you need 2 coins more"
    assert refused(odd(play=[2, 4], deck=[1], pool={"good": 1}), "upgrade 2 down").text("en").startswith("you need 2 ")


def test_a_price_with_a_slash_names_the_kinds_that_would_do() -> None:
    wrong = refused(odd(play=[2], deck=[1], pool={"coin": 1, "wood": 1}), "upgrade 2 down")
    assert wrong.text("en") == "you need 1 wood or stone more"


def test_a_price_in_cards_says_how_many_are_missing() -> None:
    """The vigil asks for 2 coins and for another faith card in play."""
    wrong = refused(given(play=[51, 1], deck=[2], pool={"coin": 2}), "use 51 vigil")
    assert wrong.rule == "K-8.2.1"
    assert wrong.text("en") == "you need 1 more card in play that can be discarded for it"


def test_an_effect_with_a_limit_is_refused_when_it_is_used_up() -> None:
    game = after(odd(play=[11, 1], deck=[2], pool={"coin": 2}), "use 11 toil")
    wrong = refused(game, "use 11 toil")
    assert (wrong.text("en"), wrong.rule) == ("this effect has been used as often as it may be: Odd Heath", "K-12.1")


def test_a_ban_names_the_card_that_forbids() -> None:
    ruleset = given(play=[1]).ruleset
    number, stage = next(
        (ruleset.numbers[card], one.number)
        for card in range(len(ruleset.numbers))
        for one in ruleset.card(card).stages.values()
        for effect in one.effects
        for step in effect.standing
        if step.phrase.verb == "no-advance"
    )
    where = "permanents" if ruleset.card(ruleset.place[number]).stages[stage].is_permanent else "play"
    parts: dict[str, Any] = {"play": [1], "deck": [2], "permanents": []}
    parts[where] = [*parts[where], number]
    wrong = refused(given(**parts, stage={number: stage}), "advance")
    assert wrong.rule == "K-8.4.1" and ruleset.name_of(str(number), stage, "en") in wrong.text("en")


# While something else is asked.


def test_between_two_turns_only_going_on_is_possible() -> None:
    game = after(given(play=[1, 4], deck=[2]), "pass")
    for text in ("pass", "produce 4", "advance", "choose card:4"):
        wrong = refused(game, text)
        assert (wrong.text("en"), wrong.rule, wrong.legal) == ("the turn is over; go on first", "K-7.4", ["go on"])


@pytest.mark.parametrize("what", rare())
def test_a_question_is_answered_first(what: str) -> None:
    game = rare()[what]
    assert game.decision is not None
    rule = ANSWERS_BY[game.decision.kind]
    wrong = refused(game, "pass")
    assert (wrong.text("en"), wrong.rule) == ("a choice is waiting and must be made first", rule)
    not_among = {
        "card": "choose card:138",
        "order": "choose card:138",
        "box": "choose box:15",
        "option": "choose option:12",
    }
    answer = not_among.get(game.decision.kind)
    if answer is not None:
        assert refused(game, answer).text("en") == "this is not among the answers to what is asked"


def test_an_undiscovered_number_is_no_answer_like_any_other() -> None:
    game = rare()["another card is turned"]
    told = {refused(game, f"choose card:{number}").text("en") for number in (2, 12, 40, 5000)}
    assert told == {"this is not among the answers to what is asked"}


def test_when_the_game_is_over_nothing_is_legal() -> None:
    *_, game = course(1, 0)
    wrong = refused(game, "pass")
    assert (wrong.rule, wrong.legal) == ("K-6.4", []) and "Legal" not in str(wrong)


# The grammar.


def test_the_grammar_names_every_form() -> None:
    assert grammar().split(", ") == [action.form for action in DECLARED]


@pytest.mark.parametrize(
    "text", ["", " ", "produce", "produce 0x1", "upgrade 1 up", "choose card:", "use 1 Fell", "choose box:0x", "pass 1"]
)
def test_nonsense_is_no_action(text: str) -> None:
    assert parse(text) is None
    assert refused(given(play=[1], deck=[2]), text).rule == "K-7.3"


def test_every_legal_text_can_be_read() -> None:
    for game in course(4, 1):
        for action in game.actions():
            spoken = parse(action.text)
            assert spoken is not None and spoken.card == action.card
