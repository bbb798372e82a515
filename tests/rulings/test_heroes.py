"""Rulings on single heroes: what each gives, what it reaches and what it asks."""

import pytest

import deckwright as dw
from tests.talk import (
    RULESET,
    asked,
    exactly,
    given,
    not_offered,
    offered,
    refused,
    row_answers,
    then,
    when,
)

# id, runes, power, honor and cards drawn when played alone
PLAIN_HEROES = [
    ("apprentice", 1, 0, 0, 0),
    ("militia", 0, 1, 0, 0),
    ("mystic", 2, 0, 0, 0),
    ("heavy-infantry", 0, 2, 0, 0),
    ("arha-initiate", 0, 0, 0, 1),
    ("ascetic-of-the-lidless-eye", 0, 0, 0, 2),
    ("master-dhartha", 0, 0, 0, 3),
    ("flytrap-witch", 0, 0, 2, 1),
    ("landtalker", 3, 0, 0, 0),
    ("lifebound-initiate", 1, 0, 1, 0),
    ("wolf-shaman", 1, 0, 0, 1),
    ("mechana-initiate", 1, 1, 0, 0),
    ("demon-slayer", 0, 3, 0, 0),
    ("emri-one-with-the-void", 0, 4, 0, 0),
    ("spike-vixen", 0, 1, 0, 1),
]

# id, faction, cost, printed honor, copies
CENTER_HEROES = [
    ("arha-initiate", "enlightened", 1, 1, 3),
    ("arha-templar", "enlightened", 4, 3, 2),
    ("ascetic-of-the-lidless-eye", "enlightened", 5, 3, 2),
    ("master-dhartha", "enlightened", 7, 4, 1),
    ("oziah-the-peerless", "enlightened", 6, 3, 1),
    ("seer-of-the-forked-path", "enlightened", 2, 1, 3),
    ("temple-librarian", "enlightened", 2, 1, 3),
    ("twofold-askara", "enlightened", 4, 2, 1),
    ("cetra-weaver-of-stars", "lifebound", 7, 4, 1),
    ("druids-of-the-stone-circle", "lifebound", 4, 3, 2),
    ("flytrap-witch", "lifebound", 5, 2, 2),
    ("landtalker", "lifebound", 6, 4, 1),
    ("lifebound-initiate", "lifebound", 1, 1, 3),
    ("runic-lycanthrope", "lifebound", 3, 1, 2),
    ("wolf-shaman", "lifebound", 3, 1, 3),
    ("avatar-golem", "mechana", 4, 2, 2),
    ("kor-the-ferromancer", "mechana", 3, 3, 1),
    ("mechana-initiate", "mechana", 1, 1, 3),
    ("reactor-monk", "mechana", 4, 2, 2),
    ("arbiter-of-the-precipice", "void", 5, 3, 2),
    ("demon-slayer", "void", 4, 2, 2),
    ("emri-one-with-the-void", "void", 6, 4, 1),
    ("shade-of-the-black-watch", "void", 3, 1, 3),
    ("spike-vixen", "void", 2, 1, 2),
    ("void-initiate", "void", 1, 1, 3),
]


# Seer of the Forked Path and Temple Librarian


def test_seer_draws_first_and_then_decides_about_the_banish():
    """R-106"""
    game = given(hand=["seer-of-the-forked-path", "militia"], deck=["mystic", "apprentice"], discard=["mystic"])
    before, replacement = list(game.row), game.zone("center")[0]
    when(game, "play seer-of-the-forked-path")
    then(game, hand=["militia", "mystic"], deck=["apprentice"])
    asked(game, "banish", source="seer-of-the-forked-path")
    exactly(game, *row_answers(game), "decline")
    when(game, f"choose row:{before[2]}@3")
    then(
        game,
        void=[before[2]],
        row=[*before[:2], replacement, *before[3:]],
        hand=["militia", "mystic"],
        runes=0,
        power=0,
    )
    asked(game, "turn")


def test_the_banish_of_seer_may_be_declined():
    """R-106: declined"""
    game = given(hand=["seer-of-the-forked-path"], deck=["mystic", "apprentice"])
    before = list(game.row)
    when(game, "play seer-of-the-forked-path", "decline")
    then(game, hand=["mystic"], deck=["apprentice"], void=[], row=before)
    asked(game, "turn")


def test_librarian_as_last_card_does_nothing():
    """R-107"""
    game = given(hand=["temple-librarian"], deck=["mystic", "apprentice"], discard=["militia"])
    when(game, "play temple-librarian")
    then(game, hand=[], deck=["mystic", "apprentice"], discard=["militia"], played=["temple-librarian"])
    asked(game, "turn")


def test_the_card_discarded_for_librarian_may_come_back():
    """R-107: reshuffle caused by the draw"""
    game = given(hand=["temple-librarian", "militia"])
    when(game, "play temple-librarian")
    then(game, hand=["militia"], deck=[], discard=[], played=["temple-librarian"])


def test_librarian_discards_one_card_and_draws_two():
    """R-107: the usual case"""
    game = given(hand=["temple-librarian", "apprentice", "militia"], deck=["mystic", "heavy-infantry", "wolf-shaman"])
    when(game, "play temple-librarian")
    asked(game, "discard", source="temple-librarian")
    exactly(game, "choose hand:apprentice", "choose hand:militia")
    then(game, deck=["mystic", "heavy-infantry", "wolf-shaman"])
    when(game, "choose hand:apprentice")
    then(game, discard=["apprentice"], hand=["heavy-infantry", "militia", "mystic"], deck=["wolf-shaman"])
    asked(game, "turn")


def test_the_discard_of_librarian_cannot_be_declined():
    """R-108"""
    game = given(hand=["temple-librarian", "apprentice", "militia", "mystic"], deck=["mystic", "mystic"])
    when(game, "play temple-librarian")
    assert not game.decision.optional
    refused(game, "decline", "end turn")
    exactly(game, "choose hand:apprentice", "choose hand:militia", "choose hand:mystic")


def test_declining_the_discard_of_librarian_gives_up_the_draw():
    """R-108: librarian_discard = may"""
    hand = ["apprentice", "militia", "mystic"]
    game = given(hand=["temple-librarian", *hand], deck=["wolf-shaman", "mystic"], options={"librarian_discard": "may"})
    when(game, "play temple-librarian")
    asked(game, "discard", source="temple-librarian")
    assert game.decision.optional
    exactly(game, "choose hand:apprentice", "choose hand:militia", "choose hand:mystic", "decline")
    when(game, "decline")
    then(game, hand=hand, deck=["wolf-shaman", "mystic"], discard=[])
    asked(game, "turn")


def test_a_single_card_is_asked_for_where_the_discard_may_be_declined():
    """R-108: librarian_discard = may, one card"""
    game = given(
        hand=["temple-librarian", "militia"], deck=["mystic", "apprentice"], options={"librarian_discard": "may"}
    )
    when(game, "play temple-librarian")
    exactly(game, "choose hand:militia", "decline")
    when(game, "choose hand:militia")
    then(game, hand=["apprentice", "mystic"], discard=["militia"], deck=[])


# Avatar Golem, Kor, Mechana Initiate, Reactor Monk


@pytest.mark.parametrize(
    ("constructs", "honor"),
    [
        ([], 0),
        (["muramasa"], 1),
        (["burrower-mark-ii", "hedron-cannon", "shadow-star", "snapdragon"], 3),
        (["burrower-mark-ii", "shadow-star", "snapdragon", "the-all-seeing-eye"], 4),
        (["burrower-mark-ii", "watchmakers-altar", "shadow-star", "muramasa", "snapdragon", "the-all-seeing-eye"], 4),
    ],
)
def test_golem_gives_honor_for_each_faction_among_own_constructs(constructs, honor):
    """R-117"""
    game = given(hand=["avatar-golem"], deck=["apprentice"], constructs=[constructs, ["yggdrasil-staff"]])
    when(game, "play avatar-golem")
    then(game, power=2, honor=[honor, 0], pool=60 - honor, runes=0, hand=[], deck=["apprentice"])
    asked(game, "turn")


@pytest.mark.parametrize(
    ("constructs", "drawn"),
    [([], 0), (["muramasa"], 0), (["muramasa", "snapdragon"], 1), (["muramasa", "snapdragon", "shadow-star"], 1)],
)
def test_kor_draws_a_card_with_two_constructs_in_play(constructs, drawn):
    """R-118"""
    deck = ["apprentice", "militia", "mystic"]
    game = given(hand=["kor-the-ferromancer"], deck=deck, constructs=constructs)
    when(game, "play kor-the-ferromancer")
    then(game, power=2, runes=0, honor=0, hand=deck[:drawn], deck=deck[drawn:])
    asked(game, "turn")


def test_constructs_of_an_opponent_do_not_help_kor():
    """R-118: own constructs"""
    game = given(hand=["kor-the-ferromancer"], deck=["apprentice"], constructs=[["muramasa"], ["snapdragon"]])
    when(game, "play kor-the-ferromancer")
    then(game, power=2, hand=[], deck=["apprentice"])


def test_mechana_initiate_gives_both_resources():
    """R-119"""
    game = given(hand=["mechana-initiate"])
    when(game, "play mechana-initiate")
    then(game, runes=1, power=1, honor=0)
    asked(game, "turn")


def test_monk_makes_the_next_construct_cheaper_by_one():
    """R-120"""
    game = given(hand=["reactor-monk"], deck=["apprentice"], row=["shadow-star", "wolf-shaman"])
    when(game, "play reactor-monk")
    then(game, runes=2, restricted_runes=0, power=0, honor=0, hand=[], deck=["apprentice"])
    offered(game, "acquire shadow-star@1")
    not_offered(game, "acquire wolf-shaman@2", "acquire mystic")
    when(game, "acquire shadow-star@1")
    then(game, runes=0, discard=["shadow-star"])


def test_the_discount_does_not_help_with_heroes_and_waits():
    """R-120: a hero in between"""
    game = given(hand=["reactor-monk"], row=["shadow-star", "wolf-shaman"], runes=3)
    when(game, "play reactor-monk", "acquire wolf-shaman@2")
    then(game, runes=2)
    when(game, "acquire shadow-star@1")
    then(game, runes=0, discard=["shadow-star", "wolf-shaman"])


def test_the_second_construct_has_no_discount():
    """R-120: used up"""
    game = given(hand=["reactor-monk"], row=["shadow-star", "shadow-star"], runes=2)
    when(game, "play reactor-monk", "acquire shadow-star@1")
    then(game, runes=2)
    not_offered(game, "acquire shadow-star@2")


def test_a_discount_of_three_is_never_more_than_the_price():
    """R-120: not below 0"""
    game = given(hand=["reactor-monk", "reactor-monk", "twofold-askara"], row=["shadow-star"])
    when(game, "play reactor-monk", "play reactor-monk", "play twofold-askara")
    then(game, runes=6)
    when(game, "acquire shadow-star@1")
    then(game, runes=6, discard=["shadow-star"])


def test_the_discount_ends_with_the_turn():
    """R-120: next turn"""
    deck = ["mystic", "apprentice", "apprentice", "apprentice", "apprentice"]
    game = given(hand=["reactor-monk"], deck=deck, row=["shadow-star"])
    when(game, "play reactor-monk", "end turn", "end turn", "play mystic")
    then(game, runes=2, turn_player=0)
    not_offered(game, "acquire shadow-star@1")
    when(game, "play apprentice", "acquire shadow-star@1")
    then(game, runes=0)


def test_a_free_construct_uses_up_the_discount():
    """R-121"""
    game = given(hand=["reactor-monk"], row=["avatar-of-the-fallen", "muramasa", "shadow-star"], power=7)
    when(game, "play reactor-monk")
    offered(game, "acquire shadow-star@3")
    when(game, "defeat avatar-of-the-fallen@1", "choose row:muramasa@2")
    then(game, discard=["muramasa"], runes=2, honor=4)
    not_offered(game, "acquire shadow-star@3")


# Arbiter, Void Initiate, Shade


def test_arbiter_draws_two_and_banishes_one_card_from_hand():
    """R-134"""
    game = given(
        hand=["arbiter-of-the-precipice", "apprentice", "militia"],
        deck=["mystic", "heavy-infantry", "wolf-shaman"],
        discard=["spike-vixen"],
    )
    when(game, "play arbiter-of-the-precipice")
    then(game, hand=["apprentice", "heavy-infantry", "militia", "mystic"], deck=["wolf-shaman"])
    asked(game, "banish", source="arbiter-of-the-precipice")
    assert not game.decision.optional
    exactly(game, "choose hand:apprentice", "choose hand:heavy-infantry", "choose hand:militia", "choose hand:mystic")
    refused(game, "decline", "choose discard:spike-vixen")
    when(game, "choose hand:militia")
    then(game, hand=["apprentice", "heavy-infantry", "mystic"], box=["militia"], discard=["spike-vixen"], void=[])
    then(game, runes=0, power=0, honor=0)
    asked(game, "turn")


def test_arbiter_with_nothing_to_banish():
    """R-135"""
    game = given(hand=["arbiter-of-the-precipice"])
    when(game, "play arbiter-of-the-precipice")
    then(game, hand=[], deck=[], discard=[], box=[], void=[], played=["arbiter-of-the-precipice"], runes=0, power=0)
    asked(game, "turn")


@pytest.mark.parametrize(("hero", "runes", "power"), [("void-initiate", 1, 0), ("shade-of-the-black-watch", 0, 2)])
@pytest.mark.parametrize(
    ("answer", "hand", "discard", "box"),
    [
        ("choose hand:apprentice", [], ["militia"], ["apprentice"]),
        ("choose discard:militia", ["apprentice"], [], ["militia"]),
        ("decline", ["apprentice"], ["militia"], []),
    ],
)
def test_one_card_in_all_is_banished_from_hand_or_discard(hero, runes, power, answer, hand, discard, box):
    """R-136"""
    game = given(hand=[hero, "apprentice"], discard=["militia"])
    when(game, f"play {hero}")
    asked(game, "banish", source=hero)
    exactly(game, "choose hand:apprentice", "choose discard:militia", "decline")
    when(game, answer)
    then(game, runes=runes, power=power, honor=0, hand=hand, discard=discard, box=box, played=[hero])
    asked(game, "turn")


# Plain heroes


@pytest.mark.parametrize(("hero", "runes", "power", "honor", "cards"), PLAIN_HEROES)
def test_a_plain_hero_gives_exactly_what_its_text_says(hero, runes, power, honor, cards):
    """R-140"""
    deck = ["apprentice", "militia", "apprentice", "militia"]
    game = given(hand=[hero], deck=[deck, ["mystic"]])
    before = list(game.row)
    when(game, f"play {hero}")
    then(game, runes=runes, power=power, honor=[honor, 0], pool=60 - honor, restricted_runes=0)
    then(game, hand=deck[:cards], deck=deck[cards:], discard=[], played=[hero], row=before, void=[], box=[])
    asked(game, "turn")


def test_runic_lycanthrope_alone_gives_two_runes():
    """R-140: Runic Lycanthrope without another Lifebound hero"""
    game = given(hand=["runic-lycanthrope"], deck=["apprentice"])
    when(game, "play runic-lycanthrope")
    then(game, runes=2, power=0, honor=0, hand=[], deck=["apprentice"])
    asked(game, "turn")


@pytest.mark.parametrize(("hero", "faction", "cost", "honor", "copies"), CENTER_HEROES)
def test_the_numbers_printed_on_a_hero(hero, faction, cost, honor, copies):
    """R-140: faction, cost, honor and copies"""
    card = dw.card(RULESET, hero)
    assert (card.type, card.faction, card.cost, card.honor, card.copies) == ("hero", faction, cost, honor, copies)


@pytest.mark.parametrize(
    ("hero", "cost", "honor"), [("apprentice", 0, 0), ("militia", 0, 0), ("mystic", 3, 1), ("heavy-infantry", 2, 1)]
)
def test_the_numbers_printed_on_a_basic_hero(hero, cost, honor):
    """R-140: starting and always-available heroes"""
    card = dw.card(RULESET, hero)
    assert (card.type, card.cost, card.honor) == ("hero", cost, honor)
