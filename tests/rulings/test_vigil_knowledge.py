"""What everybody knows in Rise of Vigil, what a redraw keeps, and the two shards of one name."""

import hashlib
import json
from collections import Counter

import pytest

import deckwright as dw
from tests.properties.random_play import chosen, viewers
from tests.talk import (
    COMBINED,
    VIGIL,
    asked,
    exactly,
    offered,
    refused,
    then,
    vigil,
    when,
)

SHARD, FIRST_SHARD = "energy-shard", "energy-shard-start"
MONK = "monk-of-the-lidless-eye"
TERRUS = "terrus-paragon-of-strife"
ROW = ["runic-honiskrot", "blackwatch-vanquisher", "magnet-monk", "skyrocket-drone", "illiya-the-demonborn", "omnicron"]
CENTER = ["leotans-familiar", "treasure-hunter", "truth-seeker", "starcaller-leotan", "cognition-courier", "darkwalker"]


# What is known


@pytest.mark.parametrize("viewer", [1, None])
@pytest.mark.parametrize(("energy", "known"), [(1, ["mystic"]), (0, [])])
def test_a_mystic_taken_into_hand_is_known(energy, known, viewer):
    """V-215"""
    game = vigil(hand=["monastic-tutor", "apprentice"], energy=energy)
    when(game, "play monastic-tutor", "choose pile:mystic")
    hand = game.view(viewer)["seats"][0]["hand"]
    assert (hand["count"], hand["known"]) == (1 + len(known), known)
    assert "cards" not in hand
    if known:
        when(game, "play mystic")
        assert game.view(viewer)["seats"][0]["hand"]["known"] == []


@pytest.mark.parametrize("viewer", [1, 2, None])
def test_a_card_taken_with_terrus_is_known_to_everybody(viewer):
    """V-215: Terrus"""
    game = vigil(players=3, hand=[["mystic"], ["militia"], []], deck=[[], ["apprentice"], []], row=[TERRUS], power=7)
    mark = len(game.log)
    when(game, f"defeat {TERRUS}@1")
    asked(game, "take", source=TERRUS)
    exactly(game, "choose discard:militia of 1", "decline")
    when(game, "choose discard:militia of 1")
    then(game, hand=[["militia", "mystic"], [], []], discard=[[], [], []], honor=[5, 0, 0])
    hand = game.view(viewer)["seats"][0]["hand"]
    assert (hand["count"], hand["known"]) == (2, ["militia"])
    moves = [event for event in game.events(viewer)[mark:] if event.zones and event.zones[-1] == "hand"]
    assert {event.card for event in moves} == {"militia"}


@pytest.mark.parametrize("viewer", [1, None])
@pytest.mark.parametrize(("top", "honor"), [("mystic", 0), (SHARD, 3), (FIRST_SHARD, 3)])
def test_the_card_shown_by_the_shaman_is_known_in_hand(top, honor, viewer):
    """V-215: Beacon Shaman"""
    game = vigil(hand=["beacon-shaman", "militia"], deck=[top, "apprentice"])
    when(game, "play beacon-shaman")
    then(game, hand=["militia", top], deck=["apprentice"], honor=honor, energy=0)
    hand = game.view(viewer)["seats"][0]["hand"]
    assert (hand["count"], hand["known"]) == (2, [top])


@pytest.mark.parametrize("viewer", [1, None])
def test_cards_drawn_by_an_effect_are_not_known(viewer):
    """V-215: Energy Shard and Monk of the Lidless Eye"""
    center = [SHARD, MONK, *CENTER]
    game = vigil(
        hand=[SHARD], deck=[["mystic", "militia"], ["militia", "mystic"]], row=["darkwalker"], center=center, runes=3
    )
    mark = len(game.log)
    when(game, f"play {SHARD}", "acquire darkwalker@1")
    then(game, hand=[["militia", "mystic"], ["militia"]], deck=[[], ["mystic"]])
    assert [seat["hand"]["known"] for seat in game.view(viewer)["seats"]] == [[], []]
    drawn = [(event.player, event.card) for event in game.events(viewer)[mark:] if event.kind == "draw"]
    assert drawn == [(0, None), (0, None), (1, "militia" if viewer == 1 else None)]


# Determinize

GAMES = [
    (VIGIL, 2, "versus"), (VIGIL, 4, "versus"), (VIGIL, 1, "solo"), (VIGIL, 4, "teams"),
    (COMBINED, 3, "versus"), (COMBINED, 5, "versus"), (COMBINED, 1, "solo"), (COMBINED, 4, "teams"), (COMBINED, 6, "teams"),
]  # fmt: skip
TROPHIES = ("vault-sphinx", "serpent-siren")
ACTIONS, EVERY = 250, 12


def told(game, viewer):
    """All that a viewer is shown, to the byte."""
    views = [game.view(viewer), game.view(viewer, memory_aids=False)]
    return json.dumps([views, [event.data() for event in game.events(viewer)]]).encode()


def number_of(*words):
    """A number that follows from these words."""
    return int.from_bytes(hashlib.sha256(" ".join(map(str, words)).encode()).digest()[:4], "big")


def rich_position(ruleset, players, mode):
    """Every seat has cards of the Center Deck, two constructs and a trophy; treasure lies under a row of seven."""
    cards = [
        (card.id, i, card.type) for card in dw.cards(ruleset) if card.origin == "center" for i in range(card.copies)
    ]
    cards.sort(key=lambda card: number_of(ruleset, players, *card))
    monsters = [card for card, _, kind in cards if kind == "monster" and card not in TROPHIES]
    heroes = [card for card, _, kind in cards if kind == "hero"]
    constructs = [card for card, _, kind in cards if kind == "construct"]
    return dw.scenario(
        ruleset,
        players=players,
        mode=mode,
        seed=players,
        hand=[[heroes.pop(), heroes.pop(), constructs.pop(), SHARD, "mystic"] for _ in range(players)],
        deck=[[heroes.pop(), heroes.pop(), SHARD, FIRST_SHARD, "militia", "apprentice"] for _ in range(players)],
        discard=[[heroes.pop(), SHARD, "apprentice"] for _ in range(players)],
        constructs=[[constructs.pop()] for _ in range(players)],
        trophies=[[TROPHIES[seat % 2]] for seat in range(players)],
        row=[*monsters[:4], heroes.pop(), heroes.pop(), constructs.pop()],
        under={1: 2, 5: 1, 7: 3},
        runes=12,
        power=12,
        energy=2,
    )


@pytest.mark.parametrize("rich", [False, True])
@pytest.mark.parametrize(("ruleset", "players", "mode"), GAMES)
def test_a_redrawn_game_looks_the_same_to_the_one_it_is_redrawn_for(ruleset, players, mode, rich):
    """V-216"""
    game = dw.new(ruleset, players=players, mode=mode, seed=7)
    if rich:
        game = rich_position(ruleset, players, mode)
    for step in range(ACTIONS):
        if game.over:
            break
        if step % EVERY == EVERY - 1:
            for viewer in viewers(game):
                twin = game.determinize(viewer, seed=step)
                assert told(twin, viewer) == told(game, viewer), f"viewer {viewer} sees a difference at action {step}"
                assert Counter(twin.zone("center")) == Counter(game.zone("center"))
        game.play(chosen(game, number_of(ruleset, players, mode, step)))
    assert len(game.history) > EVERY


def test_treasure_trophies_pool_and_extra_places_are_kept():
    """V-216: what lies open"""
    game = vigil(
        row=[*ROW, "lagoon-troll", "vault-sphinx"],
        under={2: 3, 8: 1},
        trophies=[["serpent-siren"], ["vault-sphinx", "vault-sphinx"]],
        hand=[["mystic"], ["militia"]],
        deck=[["militia", "apprentice"], ["mystic", "apprentice"]],
        pool=83,
    )
    for seed in range(20):
        twin = game.determinize(0, seed)
        then(twin, row=[*ROW, "lagoon-troll", "vault-sphinx"], pool=83, hand=["mystic"])
        then(twin, trophies=[["serpent-siren"], ["vault-sphinx", "vault-sphinx"]])
        assert [len(twin.under(slot)) for slot in range(1, 9)] == [0, 3, 0, 0, 0, 0, 0, 1]


def test_the_two_shards_are_different_cards_in_a_redraw():
    """V-216: starting and center shards"""
    game = vigil(hand=[[], [FIRST_SHARD]], deck=[[], [SHARD, "apprentice"]])
    hands = Counter()
    for seed in range(60):
        twin = game.determinize(0, seed)
        assert sorted(twin.zone("hand", 1) + twin.zone("deck", 1)) == sorted(["apprentice", SHARD, FIRST_SHARD])
        hands.update(twin.zone("hand", 1))
    assert set(hands) == {"apprentice", SHARD, FIRST_SHARD}
    assert game.view(0)["seats"][1]["unseen"] == sorted(["apprentice", SHARD, FIRST_SHARD])


def test_two_shards_of_one_name_are_two_actions():
    """V-217"""
    game = vigil(hand=[FIRST_SHARD])
    offered(game, f"play {FIRST_SHARD}")
    refused(game, f"play {SHARD}")
    game = vigil(hand=[SHARD])
    offered(game, f"play {SHARD}")
    refused(game, f"play {FIRST_SHARD}")
    game = vigil(hand=[FIRST_SHARD, SHARD, SHARD], deck=["apprentice", "militia", "mystic"])
    exactly(game, f"play {FIRST_SHARD}", f"play {SHARD}", "end turn")
    when(game, f"play {FIRST_SHARD}")
    then(game, energy=1, hand=[SHARD, SHARD, "apprentice"], played=[FIRST_SHARD])
    when(game, f"play {SHARD}")
    then(game, energy=2, hand=[SHARD, "apprentice", "militia"], played=[FIRST_SHARD, SHARD])


def test_two_shards_of_one_name_are_two_answers():
    """V-217: banishing"""
    game = vigil(hand=["darkwalker", FIRST_SHARD, SHARD], energy=1)
    when(game, "play darkwalker")
    exactly(game, f"choose hand:{FIRST_SHARD}", f"choose hand:{SHARD}", "decline")


def test_the_two_shards_have_one_name_and_one_text_and_two_origins():
    """V-217: card facts"""
    first, other = dw.card(VIGIL, FIRST_SHARD), dw.card(VIGIL, SHARD)
    assert (first.origin, other.origin) == ("starting", "treasure")
    for language in ("en", "pt", "pl", "ru"):
        assert first.name(language) == other.name(language)
        assert first.text(language) == other.text(language)
    game = dw.new(VIGIL, players=4, seed=3)
    for seat in range(4):
        owned = Counter(game.zone("hand", seat) + game.zone("deck", seat))
        assert (owned[FIRST_SHARD], owned[SHARD]) == (1, 0)
