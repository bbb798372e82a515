"""Edge cases of hidden information, of taking back, and of what holds for every game."""

import json
from collections import Counter

import pytest

import deckwright as dw
from tests.edge_cases import FIXTURES, refused_by
from tests.talk import RULESET, asked, exactly, given, not_offered, offered, refused, texts, then, when

DRUIDS = "druids-of-the-stone-circle"
XERON = "xeron-duke-of-lies"
PILES = ("mystic", "heavy-infantry", "cultist")
ACTIONS = 250


def middle_of_a_game(hand=("wolf-shaman", "militia"), deck=("mystic", "apprentice", "landtalker"), **changed):
    """Seat 0 has played cards and has others in hand, deck, discard pile and play; seat 1 waits."""
    position = {
        "row": [
            "arha-initiate",
            "flytrap-witch",
            "demon-slayer",
            "mechana-initiate",
            "lifebound-initiate",
            "master-dhartha",
        ],
        "hand": [["mystic", *hand], ["apprentice", "militia"]],
        "deck": [list(deck), ["apprentice", "heavy-infantry", "mystic"]],
        "discard": [["spike-vixen"], ["apprentice"]],
        "constructs": [["shadow-star"], ["muramasa"]],
        "honor": [7, 3],
        "void": ["mephit"],
        "power": 1,
    }
    game = given(**{**position, **changed})
    return when(game, "play mystic", "use shadow-star")


def written(view):
    return json.dumps(view)


# Views


def test_the_view_of_an_opponent_has_what_lies_open():
    """E-137"""
    game = middle_of_a_game()
    view = game.view(1)
    seat = view["seats"][0]
    assert (seat["played"], seat["discard"], seat["honor"]) == (["mystic"], ["spike-vixen"], 7)
    assert [construct["card"] for construct in seat["constructs"]] == ["shadow-star"]
    assert len(seat["constructs"][0]["used"]) == 1
    assert (view["runes"], view["power"], view["pool"]) == (2, 2, 60)
    assert (seat["hand"]["count"], seat["deck"]["count"]) == (2, 3)
    assert [slot["card"] for slot in view["row"]] == list(game.row)
    assert view["void"] == ["mephit"]
    assert view["center"] == {"count": len(game.zone("center"))}
    assert (view["turn_player"], view["decision"]["player"]) == (0, 0)


def test_the_view_of_an_opponent_names_no_hidden_card():
    """E-137: hand, decks and Center Deck"""
    view = middle_of_a_game().view(1)
    first, own = view["seats"]
    assert "cards" not in first["hand"]
    assert "cards" not in first["deck"]
    assert (first["hand"]["known"], first["deck"]["top"], own["deck"]["top"]) == ([], [], [])
    assert own["hand"]["cards"] == ["apprentice", "militia"]
    assert "options" not in view["decision"]


def test_the_view_of_an_opponent_has_memory_aids():
    """E-137: memory aids"""
    first, own = middle_of_a_game().view(1)["seats"]
    assert first["unseen"] == ["apprentice", "landtalker", "militia", "mystic", "wolf-shaman"]
    assert own["deck"]["cards"] == ["apprentice", "heavy-infantry", "mystic"]


@pytest.mark.parametrize(
    "changed",
    [
        {"hand": ["landtalker", "militia"], "deck": ["mystic", "apprentice", "wolf-shaman"]},
        {"deck": ["landtalker", "mystic", "apprentice"]},
        {"center": ["sea-tyrant", "mephit", "snapdragon"]},
        {"center": ["snapdragon", "sea-tyrant", "mephit"]},
    ],
)
def test_states_that_differ_in_secrets_look_equal(changed):
    """E-137: equal views"""
    center = ["mephit", "snapdragon", "sea-tyrant"]
    one, other = middle_of_a_game(center=center), middle_of_a_game(**{"center": center, **changed})
    assert written(one.view(1)) == written(other.view(1))
    assert [event.card for event in one.events(1)] == [event.card for event in other.events(1)]


def test_a_spectator_sees_no_hand():
    """E-137: a spectator"""
    view = middle_of_a_game().view(None)
    assert all("cards" not in seat["hand"] and "cards" not in seat["deck"] for seat in view["seats"])
    assert "options" not in view["decision"]


def test_the_own_deck_is_shown_without_its_order():
    """E-138"""
    one = given(deck=["mystic", "apprentice", "militia", "apprentice"])
    other = given(deck=["apprentice", "apprentice", "militia", "mystic"])
    deck = one.view(0)["seats"][0]["deck"]
    assert (deck["count"], deck["cards"]) == (4, ["apprentice", "apprentice", "militia", "mystic"])
    assert deck["top"] == []
    assert written(one.view(0)) == written(other.view(0))


def test_the_own_deck_is_a_count_without_memory_aids():
    """E-138: memory aids off"""
    deck = given(deck=["mystic", "apprentice"]).view(0, memory_aids=False)["seats"][0]["deck"]
    assert deck["count"] == 2
    assert "cards" not in deck


@pytest.mark.parametrize("aids", [True, False])
def test_a_known_top_card_of_the_own_deck_is_shown(aids):
    """E-138: known top card"""
    game = given(hand=[DRUIDS], deck=["militia", "apprentice"], row=["demon-slayer"])
    when(game, f"play {DRUIDS}", "choose row:demon-slayer@1")
    deck = game.view(0, memory_aids=aids)["seats"][0]["deck"]
    assert (deck["count"], deck["top"]) == (3, ["demon-slayer"])


def test_only_the_owner_knows_a_card_looked_at():
    """E-139"""
    game = given(packs=[FIXTURES], hand=["quiet-seer"], deck=["mystic", "apprentice"])
    when(game, "play quiet-seer")
    then(game, deck=["mystic", "apprentice"], hand=[])
    assert game.view(0)["seats"][0]["deck"]["top"] == ["mystic"]
    for viewer in (1, None):
        assert game.view(viewer)["seats"][0]["deck"]["top"] == []
    assert [event.card for event in game.events(0) if event.kind == "reveal"] == ["mystic"]
    for viewer in (1, None):
        assert "mystic" not in [event.card for event in game.events(viewer)]


def test_everybody_knows_a_revealed_card():
    """E-139: revealed"""
    game = given(packs=[FIXTURES], hand=["loud-seer"], deck=["mystic", "apprentice"])
    when(game, "play loud-seer")
    then(game, deck=["mystic", "apprentice"], hand=[])
    for viewer in (0, 1, None):
        assert game.view(viewer)["seats"][0]["deck"]["top"] == ["mystic"]
        assert [event.card for event in game.events(viewer) if event.kind == "reveal"] == ["mystic"]


def test_a_card_looked_at_and_then_revealed():
    """E-139: both"""
    game = given(packs=[FIXTURES], hand=["quiet-seer", "loud-seer"], deck=["mystic", "apprentice"])
    when(game, "play quiet-seer", "play loud-seer")
    for viewer in (0, 1, None):
        assert game.view(viewer)["seats"][0]["deck"]["top"] == ["mystic"]


def test_a_card_looked_at_is_not_known_in_hand_to_others():
    """E-139: drawn afterwards"""
    game = given(packs=[FIXTURES], hand=["quiet-seer", "arha-initiate"], deck=["mystic", "apprentice"])
    when(game, "play quiet-seer", "play arha-initiate")
    assert game.view(0)["seats"][0]["deck"]["top"] == []
    assert game.view(1)["seats"][0]["hand"]["known"] == []


def test_who_knows_a_card_taken_by_xeron():
    """E-83"""
    game = given(
        players=3,
        hand=[[], ["mystic"], ["militia"]],
        deck=[["apprentice"] * 5, ["apprentice"], ["apprentice"]],
        row=[XERON],
        power=6,
    )
    when(game, f"defeat {XERON}@1")
    then(game, hand=[["militia", "mystic"], [], []])
    named = {
        viewer: [event.card for event in game.events(viewer) if event.kind == "take"] for viewer in (0, 1, 2, None)
    }
    assert named == {0: ["mystic", "militia"], 1: ["mystic", None], 2: [None, "militia"], None: [None, None]}
    assert [event.amount for event in game.events(2) if event.kind == "take"] == [1, 1]
    last = game.log[-1].number
    when(game, "end turn")
    for viewer in (0, 1, 2, None):
        told = [event.card for event in game.events(viewer) if event.kind == "reveal" and event.number > last]
        assert sorted(told) == ["militia", "mystic"]


@pytest.mark.parametrize("viewer", [1, None])
def test_a_known_card_stays_known_through_the_end_of_a_turn(viewer):
    """E-150"""
    game = given(hand=[DRUIDS, "apprentice"], deck=["militia"] * 2 + ["apprentice"] * 4, row=["demon-slayer"])
    when(game, f"play {DRUIDS}", "choose row:demon-slayer@1")
    assert game.view(viewer)["seats"][0]["deck"]["top"] == ["demon-slayer"]
    when(game, "end turn")
    then(game, turn_player=1)
    seat = game.view(viewer)["seats"][0]
    assert (seat["hand"]["count"], seat["hand"]["known"], seat["deck"]["top"]) == (5, ["demon-slayer"], [])
    assert "cards" not in seat["hand"]


# Taking back


def test_undo_stops_at_new_information():
    """E-140"""
    game = given(hand=["apprentice", "militia"], row=["arha-initiate"])
    when(game, "play apprentice", "acquire arha-initiate@1", "play militia")
    then(game, power=1)
    game.undo()
    then(game, power=0, hand=["militia"], played=["apprentice"], discard=["arha-initiate"])
    before = game.save()
    with pytest.raises(dw.UndoRefused):
        game.undo()
    assert game.save() == before
    when(game, "play militia")
    then(game, power=1, hand=[])


def test_what_shows_nothing_new_is_taken_back_to_the_start_of_the_turn():
    """E-140: nothing new"""
    game = given(hand=["apprentice", "militia", "mystic"], constructs=["shadow-star"])
    before, mystics = game.save(), game.pile("mystic")
    when(game, "play apprentice", "use shadow-star", "play mystic", "acquire mystic", "play militia")
    game.undo(to="turn")
    assert game.save() == before
    then(game, runes=0, power=0, hand=["apprentice", "militia", "mystic"], mystic=mystics, discard=[])
    with pytest.raises(dw.UndoRefused):
        game.undo()


def test_a_draw_cannot_be_taken_back():
    """E-140: a draw"""
    game = given(hand=["arha-initiate"], deck=["mystic", "apprentice"])
    when(game, "play arha-initiate")
    with pytest.raises(dw.UndoRefused):
        game.undo()
    then(game, hand=["mystic"], deck=["apprentice"])


# What holds for every game


def all_cards(game, players):
    """Every card of the game, wherever it lies."""
    cards: Counter[str] = Counter(card for card in game.row if card is not None)
    for zone in ("void", "center", "box", "set_aside"):
        cards.update(game.zone(zone))
    for seat in range(players):
        for zone in ("hand", "deck", "discard", "constructs", "played"):
            cards.update(game.zone(zone, seat))
    for card in PILES:
        cards[card] += game.pile(card)
    return cards


@pytest.mark.parametrize(("players", "mode"), [(1, "solo"), (2, "versus"), (3, "versus"), (4, "versus")])
@pytest.mark.parametrize("stride", [3, 7])
def test_no_card_is_made_or_lost(players, mode, stride):
    """E-141"""
    game = dw.new(RULESET, players=players, mode=mode, seed=players + stride)
    setup = all_cards(game, players)
    expected = {card.id: card.copies * (players if card.origin == "starting" else 1) for card in dw.cards(RULESET)}
    assert setup == expected
    for step in range(ACTIONS):
        if game.over:
            break
        legal = texts(game)
        kept = [text for text in legal if text != "end turn"] or legal
        game.play(kept[step * stride % len(kept)])
        assert all_cards(game, players) == setup


def test_a_construct_may_let_its_player_keep_cards():
    """E-142"""
    hand = ["apprentice", "mystic", "militia", "landtalker"]
    game = given(packs=[FIXTURES], hand=hand, deck=["heavy-infantry"] * 6, constructs=["deep-pockets"])
    when(game, "play apprentice", "end turn")
    asked(game, "keep", source="deep-pockets")
    exactly(game, "choose hand:mystic", "choose hand:militia", "choose hand:landtalker", "choose done")
    when(game, "choose hand:mystic")
    asked(game, "keep", source="deep-pockets")
    exactly(game, "choose hand:militia", "choose hand:landtalker", "choose done")
    when(game, "choose hand:landtalker")
    asked(game, "turn", player=1)
    then(game, hand=["landtalker", "mystic", *["heavy-infantry"] * 5], discard=["apprentice", "militia"])
    then(game, deck=["heavy-infantry"])


@pytest.mark.parametrize(
    ("answers", "kept"), [(["choose done"], []), (["choose hand:mystic", "choose done"], ["mystic"])]
)
def test_fewer_cards_may_be_kept(answers, kept):
    """E-142: fewer"""
    game = given(packs=[FIXTURES], hand=["mystic", "militia"], deck=["apprentice"] * 5, constructs=["deep-pockets"])
    when(game, "end turn", *answers)
    asked(game, "turn", player=1)
    then(game, hand=[*kept, *["apprentice"] * 5])
    then(game, discard=[card for card in ["militia", "mystic"] if card not in kept])


def test_without_the_construct_no_card_is_kept():
    """E-142: without the Construct"""
    game = given(packs=[FIXTURES], hand=["mystic", "deep-pockets"], deck=["apprentice"] * 5)
    when(game, "end turn")
    asked(game, "turn", player=1)
    then(game, hand=["apprentice"] * 5, discard=["deep-pockets", "mystic"])


@pytest.mark.parametrize(("players", "mode"), [(1, "solo"), (2, "versus"), (3, "versus"), (4, "versus")])
def test_starting_hands(players, mode):
    """E-143"""
    game = dw.new(RULESET, players=players, mode=mode, seed=9)
    for seat in range(players):
        hand, deck = game.zone("hand", seat), game.zone("deck", seat)
        assert (len(hand), len(deck)) == (5, 5)
        assert Counter([*hand, *deck]) == {"apprentice": 8, "militia": 2}


def test_the_turn_does_not_end_with_an_open_choice():
    """E-144"""
    game = given(hand=["void-initiate", "apprentice"], runes=3)
    when(game, "play void-initiate")
    not_offered(game, "end turn")
    refused_by(game, "end turn", "A-6.5", "A-27.2")
    refused(game, "acquire mystic", "play apprentice")
    when(game, "decline")
    offered(game, "end turn")
    when(game, "end turn")
    then(game, turn_player=1)
