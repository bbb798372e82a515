"""Rulings on what a seat may know: views, the log as a seat may see it, and determinize."""

import json
from collections import Counter

import pytest

import deckwright as dw
from tests.talk import RULESET, given, texts, then, to_the_end, when

DRUIDS = "druids-of-the-stone-circle"
KOR = "kor-the-ferromancer"
BURROWER = "burrower-mark-ii"
UNSEEN_TEN = [
    "apprentice", "militia", "mystic", "heavy-infantry", "arha-initiate",
    "wolf-shaman", "spike-vixen", "void-initiate", "demon-slayer", "landtalker",
]  # fmt: skip
SEEDS = 400
OWN_ZONES = ("hand", "deck", "discard", "constructs", "played")


def two_known_cards_on_the_deck():
    """Seat 0 has put Demon Slayer and then Kor on a deck of four other cards."""
    game = given(
        hand=[[DRUIDS, "twofold-askara"], ["mystic", "militia"]],
        deck=[["apprentice", "militia", "mystic", "heavy-infantry"], ["apprentice", "apprentice", "wolf-shaman"]],
        row=["demon-slayer", KOR],
    )
    return when(game, f"play {DRUIDS}", "choose row:demon-slayer@1", "play twofold-askara", f"choose row:{KOR}@2")


def xeron_took_from_two(hand="mystic", deck=("apprentice", "apprentice", "apprentice")):
    """Seat 0 has taken the one hand card of seat 1 and the Militia of seat 2."""
    game = given(
        players=3,
        hand=[[], [hand], ["militia"]],
        deck=[["apprentice"] * 6, list(deck), []],
        row=["xeron-duke-of-lies"],
        power=6,
    )
    return when(game, "defeat xeron-duke-of-lies@1")


def told(game, viewer):
    """The events as this viewer may see them, field by field."""
    return [
        (event.number, event.parent, event.kind, event.player, event.card, event.source, event.amount, event.zones)
        for event in game.events(viewer)
    ]


def taken(game, viewer, after=-1):
    """The cards that the log names to this viewer as taken, among events later than number `after`."""
    return [event.card for event in game.events(viewer) if event.kind in ("take", "reveal") and event.number > after]


def owned(game, seat):
    return sorted(card for zone in OWN_ZONES for card in game.zone(zone, seat))


def written(view):
    return json.dumps(view)


# Known cards


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_cards_seen_going_onto_a_deck_are_known_in_order(viewer):
    """R-206"""
    game = two_known_cards_on_the_deck()
    then(game, deck=[KOR, "demon-slayer", "apprentice", "militia", "mystic", "heavy-infantry"])
    deck = game.view(viewer)["seats"][0]["deck"]
    assert deck["top"] == [KOR, "demon-slayer"]
    assert deck["count"] == 6
    assert game.view(viewer)["seats"][1]["deck"]["top"] == []


@pytest.mark.parametrize("viewer", [1, None])
def test_known_cards_drawn_are_known_in_hand(viewer):
    """R-206: after the end of the turn"""
    game = two_known_cards_on_the_deck()
    when(game, "end turn")
    then(game, hand=[KOR, "demon-slayer", "apprentice", "militia", "mystic"])
    seat = game.view(viewer)["seats"][0]
    assert seat["hand"]["known"] == ["demon-slayer", KOR]
    assert seat["hand"]["count"] == 5
    assert "cards" not in seat["hand"]
    assert (seat["deck"]["top"], seat["deck"]["count"]) == ([], 1)


def test_a_part_of_the_known_cards_stays_known_on_the_deck():
    """R-206: one of two drawn"""
    game = given(hand=[DRUIDS, "twofold-askara", "arha-initiate"], deck=["apprentice"], row=["demon-slayer", KOR])
    when(game, f"play {DRUIDS}", "choose row:demon-slayer@1", "play twofold-askara", f"choose row:{KOR}@2")
    when(game, "play arha-initiate")
    seat = game.view(1)["seats"][0]
    assert seat["hand"]["known"] == [KOR]
    assert (seat["deck"]["top"], seat["deck"]["count"]) == (["demon-slayer"], 2)


@pytest.mark.parametrize("viewer", [1, None])
def test_a_card_seen_going_into_a_hand_is_known_until_it_is_played(viewer):
    """R-207"""
    game = given(hand=["apprentice"], constructs=["rocket-courier-x-99"], row=[BURROWER], runes=3)
    assert game.view(viewer)["seats"][0]["hand"]["known"] == []
    when(game, f"acquire {BURROWER}@1", "accept")
    hand = game.view(viewer)["seats"][0]["hand"]
    assert (hand["count"], hand["known"]) == (2, [BURROWER])
    assert "cards" not in hand
    when(game, f"play {BURROWER}")
    hand = game.view(viewer)["seats"][0]["hand"]
    assert (hand["count"], hand["known"]) == (1, [])


def test_the_count_of_a_known_type_falls_when_a_card_of_that_type_is_played():
    """R-207: a second, unknown Burrower"""
    game = given(hand=[BURROWER], constructs=["rocket-courier-x-99"], row=[BURROWER], runes=3)
    when(game, f"acquire {BURROWER}@1", "accept")
    hand = game.view(1)["seats"][0]["hand"]
    assert (hand["count"], hand["known"]) == (2, [BURROWER])
    when(game, f"play {BURROWER}")
    hand = game.view(1)["seats"][0]["hand"]
    assert (hand["count"], hand["known"]) == (1, [])


def test_two_known_cards_of_one_type_are_counted():
    """R-207: two known Burrowers"""
    couriers = ["rocket-courier-x-99", "rocket-courier-x-99"]
    game = given(constructs=couriers, row=[BURROWER, BURROWER], runes=6)
    when(game, f"acquire {BURROWER}@1", "accept", f"acquire {BURROWER}@2", "accept")
    assert game.view(1)["seats"][0]["hand"]["known"] == [BURROWER, BURROWER]
    when(game, f"play {BURROWER}")
    assert game.view(1)["seats"][0]["hand"]["known"] == [BURROWER]


def test_a_known_card_banished_from_hand_is_no_longer_known_there():
    """R-207: banished from hand"""
    game = given(hand=["void-initiate", "apprentice"], constructs=["rocket-courier-x-99"], row=[BURROWER], runes=3)
    when(game, f"acquire {BURROWER}@1", "accept", "play void-initiate", f"choose hand:{BURROWER}")
    hand = game.view(1)["seats"][0]["hand"]
    assert (hand["count"], hand["known"]) == (1, [])
    then(game, void=[BURROWER])


def test_a_card_of_another_type_leaves_the_known_cards_alone():
    """R-207: another card played"""
    game = given(hand=["apprentice"], constructs=["rocket-courier-x-99"], row=[BURROWER], runes=3)
    when(game, f"acquire {BURROWER}@1", "accept", "play apprentice")
    hand = game.view(1)["seats"][0]["hand"]
    assert (hand["count"], hand["known"]) == (1, [BURROWER])


def test_discarding_the_hand_clears_the_known_cards():
    """R-207: end of the turn"""
    game = given(deck=["apprentice"] * 5, constructs=["rocket-courier-x-99"], row=[BURROWER], runes=3)
    when(game, f"acquire {BURROWER}@1", "accept", "end turn")
    seat = game.view(1)["seats"][0]
    assert (seat["hand"]["count"], seat["hand"]["known"]) == (5, [])
    assert seat["discard"] == [BURROWER]


@pytest.mark.parametrize("viewer", [2, None])
def test_a_card_taken_unseen_clears_the_known_cards_of_the_hand(viewer):
    """R-207: Xeron"""
    game = given(
        players=3,
        hand=[[DRUIDS], ["emri-one-with-the-void", "heavy-infantry"], ["militia"]],
        deck=[["apprentice"] * 4, [], []],
        row=[KOR, "xeron-duke-of-lies"],
    )
    when(game, f"play {DRUIDS}", f"choose row:{KOR}@1", "end turn")
    assert game.view(viewer)["seats"][0]["hand"]["known"] == [KOR]
    when(game, "play emri-one-with-the-void", "play heavy-infantry", "defeat xeron-duke-of-lies@2")
    hand = game.view(viewer)["seats"][0]["hand"]
    assert (hand["count"], hand["known"]) == (4, [])


# A card taken by Xeron


def test_taker_and_victim_know_a_card_taken_by_xeron():
    """R-208"""
    game = xeron_took_from_two()
    then(game, hand=[["militia", "mystic"], [], []])
    assert taken(game, 0) == ["mystic", "militia"]
    assert taken(game, 1) == ["mystic", None]
    assert taken(game, 2) == [None, "militia"]
    assert taken(game, None) == [None, None]


def test_the_views_of_taker_and_victim_name_the_taken_card():
    """R-208: in the views"""
    game = xeron_took_from_two()
    assert game.view(0)["seats"][0]["hand"]["cards"] == ["militia", "mystic"]
    assert "mystic" in written(game.view(1)["seats"][0])
    for viewer in (1, 2, None):
        hand = game.view(viewer)["seats"][0]["hand"]
        assert hand["count"] == 2
        assert "cards" not in hand
    for viewer in (2, None):
        assert "mystic" not in written(game.view(viewer)["seats"][0]["hand"])


@pytest.mark.parametrize("viewer", [2, None])
def test_nobody_else_can_tell_which_card_was_taken(viewer):
    """R-208: two games that differ only in the taken card"""
    one = xeron_took_from_two("mystic", ["apprentice", "apprentice", "apprentice"])
    other = xeron_took_from_two("apprentice", ["mystic", "apprentice", "apprentice"])
    assert one.zone("hand", 0) != other.zone("hand", 0)
    assert written(one.view(viewer)) == written(other.view(viewer))
    assert told(one, viewer) == told(other, viewer)


@pytest.mark.parametrize("viewer", [2, None])
def test_the_log_names_the_taken_card_to_everybody_after_the_turn(viewer):
    """R-208: after the turn"""
    game = xeron_took_from_two()
    before = game.view(viewer)["event"]
    when(game, "end turn")
    then(game, discard=["militia", "mystic"])
    assert "mystic" in taken(game, viewer, after=before)


# Determinize


def a_reachable_state():
    """A game of three after some turns, at the beginning of a turn."""
    game = dw.new(RULESET, players=3, seed=5)
    for step in range(120):
        legal = texts(game)
        game.play(legal[step * 7 % len(legal)])
    while "end turn" not in texts(game):
        game.play(texts(game)[0])
    return when(game, "end turn")


@pytest.mark.parametrize("viewer", [0, 1, 2])
def test_determinize_keeps_all_that_the_seat_may_know(viewer):
    """R-209"""
    game = a_reachable_state()
    assert not game.over
    saved = game.save()
    for seed in range(8):
        redrawn = game.determinize(viewer, seed)
        assert written(redrawn.view(viewer)) == written(game.view(viewer))
        assert told(redrawn, viewer) == told(game, viewer)
        assert [owned(redrawn, seat) for seat in range(3)] == [owned(game, seat) for seat in range(3)]
        assert sorted(redrawn.zone("center")) == sorted(game.zone("center"))
        assert sorted(redrawn.zone("hand", viewer)) == sorted(game.zone("hand", viewer))
    assert game.save() == saved


def test_determinize_keeps_known_cards_on_top_and_redraws_the_rest():
    """R-209: known top of another seat"""
    game = two_known_cards_on_the_deck()
    thirds = set()
    for seed in range(30):
        deck = game.determinize(1, seed).zone("deck", 0)
        assert list(deck[:2]) == [KOR, "demon-slayer"]
        assert sorted(deck) == sorted(game.zone("deck", 0))
        thirds.add(deck[2])
    assert len(thirds) > 1


def test_determinize_shuffles_the_own_deck_below_its_known_top():
    """R-209: own deck"""
    game = two_known_cards_on_the_deck()
    decks = set()
    for seed in range(30):
        redrawn = game.determinize(0, seed)
        deck = redrawn.zone("deck", 0)
        assert list(deck[:2]) == [KOR, "demon-slayer"]
        assert sorted(deck) == sorted(game.zone("deck", 0))
        assert sorted([*redrawn.zone("hand", 1), *redrawn.zone("deck", 1)]) == [
            "apprentice", "apprentice", "militia", "mystic", "wolf-shaman",
        ]  # fmt: skip
        decks.add(tuple(deck))
    assert len(decks) > 1


def test_determinize_keeps_known_cards_in_a_hand():
    """R-209: known hand"""
    game = two_known_cards_on_the_deck()
    when(game, "end turn")
    hands = set()
    for seed in range(30):
        hand = sorted(game.determinize(1, seed).zone("hand", 0))
        assert len(hand) == 5
        assert KOR in hand
        assert "demon-slayer" in hand
        hands.add(tuple(hand))
    assert len(hands) > 1


def test_determinize_shuffles_the_center_deck():
    """R-209: Center Deck"""
    game = given()
    centers = {tuple(game.determinize(0, seed).zone("center")) for seed in range(10)}
    assert len(centers) > 1
    assert {tuple(sorted(center)) for center in centers} == {tuple(sorted(game.zone("center")))}


def test_determinize_replaces_the_key():
    """R-209: random key"""
    game = given(pool=0, end_triggered=True)
    keys = {to_the_end(game.determinize(0, seed)).view(None)["seed"] for seed in range(5)}
    assert len(keys) == 5
    assert to_the_end(game.copy()).view(None)["seed"] not in keys


def test_taker_and_victim_are_filled_from_their_common_pool():
    """R-209: a card hidden by Xeron"""
    game = xeron_took_from_two()
    together = sorted(owned(game, 0) + owned(game, 1))
    mystic_taken = Counter()
    for seed in range(60):
        redrawn = game.determinize(2, seed)
        assert written(redrawn.view(2)) == written(game.view(2))
        assert sorted(owned(redrawn, 0) + owned(redrawn, 1)) == together
        assert owned(redrawn, 2) == owned(game, 2)
        sizes = [len(redrawn.zone(zone, seat)) for seat in (0, 1) for zone in ("hand", "deck")]
        assert sizes == [2, 6, 0, 3]
        assert "militia" in redrawn.zone("hand", 0)
        mystic_taken["mystic" in redrawn.zone("hand", 0)] += 1
    assert mystic_taken[True] > 0
    assert mystic_taken[False] > 0


def test_each_unseen_card_is_in_the_hand_about_equally_often():
    """R-209: uniform"""
    game = given(hand=[[], UNSEEN_TEN[:5]], deck=[[], UNSEEN_TEN[5:]])
    in_hand = Counter()
    for seed in range(SEEDS):
        redrawn = game.determinize(0, seed)
        hand = redrawn.zone("hand", 1)
        assert len(hand) == 5
        assert sorted([*hand, *redrawn.zone("deck", 1)]) == sorted(UNSEEN_TEN)
        in_hand.update(hand)
    expected = SEEDS / 2
    assert all(abs(in_hand[card] - expected) < expected / 4 for card in UNSEEN_TEN), in_hand


# Memory aids and the end


def test_the_own_deck_is_shown_as_a_sorted_list():
    """R-210"""
    game = given(deck=["mystic", "apprentice", "militia"])
    deck = game.view(0)["seats"][0]["deck"]
    assert (deck["count"], deck["cards"], deck["top"]) == (3, ["apprentice", "militia", "mystic"], [])
    for viewer in (1, None):
        assert "cards" not in game.view(viewer)["seats"][0]["deck"]


def test_the_order_of_the_own_deck_cannot_be_seen():
    """R-210: two orders"""
    one = given(deck=["mystic", "apprentice", "militia"])
    other = given(deck=["militia", "mystic", "apprentice"])
    assert written(one.view(0)) == written(other.view(0))


def test_hand_and_deck_of_another_player_are_one_list():
    """R-210: another player"""
    game = given(hand=[["apprentice"], ["mystic", "militia"]], deck=[[], ["wolf-shaman", "apprentice", "apprentice"]])
    seat = game.view(0)["seats"][1]
    assert seat["unseen"] == ["apprentice", "apprentice", "militia", "mystic", "wolf-shaman"]
    assert (seat["hand"]["count"], seat["deck"]["count"]) == (2, 3)
    assert "cards" not in seat["hand"]
    assert "cards" not in seat["deck"]


def test_memory_aids_can_be_left_out():
    """R-210: memory aids off"""
    game = given(hand=[["apprentice"], ["mystic", "militia"]], deck=[["mystic", "militia"], ["wolf-shaman"]])
    own, other = game.view(0, memory_aids=False)["seats"]
    assert own["hand"]["cards"] == ["apprentice"]
    assert own["deck"]["count"] == 2
    assert "cards" not in own["deck"]
    assert "unseen" not in other
    assert "total" not in own
    assert "total" not in other


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_tokens_are_public_and_the_running_total_is_a_memory_aid(viewer):
    """R-211"""
    game = given(deck=[["hedron-cannon", "apprentice"], []], honor=[12, 0])
    first, second = game.view(viewer)["seats"]
    assert (first["honor"], first["total"]) == (12, 20)
    assert (second["honor"], second["total"]) == (0, 0)
    first, second = game.view(viewer, memory_aids=False)["seats"]
    assert first["honor"] == 12
    assert "total" not in first


def test_hidden_zones_and_the_seed_are_not_shown_before_the_end():
    """R-211: before the end"""
    game = given(hand=[["mystic"], ["militia"]], pool=0, end_triggered=True)
    for viewer in (0, 1, None):
        view = game.view(viewer)
        assert "seed" not in view
        assert "cards" not in view["center"]
        assert not view["over"]


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_everything_is_open_when_the_game_is_over(viewer):
    """R-211: the end"""
    game = given(
        hand=[["mystic"], ["militia"]],
        deck=[["apprentice"] * 6, ["heavy-infantry"] * 7],
        pool=0,
        end_triggered=True,
    )
    view = to_the_end(game).view(viewer)
    assert view["over"]
    for seat in (0, 1):
        shown = view["seats"][seat]
        assert sorted(shown["hand"]["cards"]) == sorted(game.zone("hand", seat))
        assert sorted(shown["deck"]["cards"]) == sorted(game.zone("deck", seat))
        assert (len(game.zone("hand", seat)), len(game.zone("deck", seat))) == (5, [1, 2][seat])
    center = game.zone("center")
    assert view["center"]["count"] == len(center)
    assert sorted(view["center"]["cards"]) == sorted(center)
    assert bytes.fromhex(view["seed"])
    assert view["seed"] == game.view(None)["seed"]
    assert view["scores"] == game.scores() == [1, 7]
