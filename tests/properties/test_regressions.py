"""Positions in which something once went wrong, as small as they can be."""

import base64
import json
import zlib

import deckwright as dw
from deckwright.games.ascension.rules import state as st
from deckwright.games.ascension.table.versions import RULES_VERSION
from tests.properties.random_play import XERON, contents
from tests.talk import RULESET, asked, combined, given, vigil, when

SEEDS = 60


def hands_for(game: dw.Game, viewer: int, seat: int) -> list[list[str]]:
    """The hands that a seat may have as far as a viewer knows."""
    return [game.determinize(viewer, seed).zone("hand", seat) for seed in range(SEEDS)]


def test_a_redrawn_game_that_went_on_can_be_saved_and_loaded():
    game = dw.new(RULESET, seed=1).determinize(0, seed=1)
    game.play(game.actions()[0])
    assert contents(dw.load(json.dumps(game.save()))) == contents(game)


def test_a_game_of_older_rules_that_went_on_can_be_saved_and_loaded():
    saved = dw.new(RULESET, seed=1).save()
    game = dw.load({**saved, "rules_version": RULES_VERSION - 1})
    game.play(game.actions()[0])
    assert contents(dw.load(json.dumps(game.save()))) == contents(game)


def test_a_position_that_another_machine_packed_is_the_same_position():
    """The same cells pack into other bytes where the packing library is another one."""
    saved = dw.new(RULESET, seed=1).save()
    cells = zlib.decompress(base64.b64decode(saved["checkpoint"]["state"]))
    saved["checkpoint"]["state"] = base64.b64encode(zlib.compress(cells, level=1)).decode()
    assert contents(dw.load(saved)) == contents(dw.new(RULESET, seed=1))


def test_who_lost_a_card_knows_where_it_is_even_if_such_a_card_was_played_before():
    """R-208: the victim knows the card"""
    game = given(hand=[["mystic"], ["mystic"]], deck=[["apprentice"] * 5, []], row=[XERON], power=6)
    when(game, "play mystic", f"defeat {XERON}@1")
    assert hands_for(game, viewer=1, seat=0) == [["mystic"]] * SEEDS


def test_who_lost_a_card_cannot_tell_whether_it_is_still_there_when_such_a_card_is_discarded():
    """R-209: what the victim cannot know is redrawn"""
    librarian = "temple-librarian"
    game = given(hand=[["mystic", librarian], ["mystic"]], deck=[["apprentice"] * 7, []], row=[XERON], power=6)
    when(game, f"defeat {XERON}@1", f"play {librarian}", "choose hand:mystic")
    assert (game.zone("discard", 0), game.zone("hand", 0)) == (["mystic"], ["apprentice", "apprentice", "mystic"])
    hands = hands_for(game, viewer=1, seat=0)
    assert ["apprentice", "apprentice", "apprentice"] in hands
    assert ["apprentice", "apprentice", "mystic"] in hands


def test_who_lost_a_card_counts_it_beside_an_equal_card_that_everybody_saw():
    """R-207: of a card seen and a card lost one is left when one is played"""
    druids = "druids-of-the-stone-circle"
    game = given(hand=[[druids, "arha-initiate"], ["mystic"]], deck=[["apprentice"] * 5, []], row=[XERON], power=6)
    when(game, f"defeat {XERON}@1", f"play {druids}", "choose pile:mystic", "play arha-initiate", "play mystic")
    assert game.zone("hand", 0) == ["mystic"]
    assert hands_for(game, viewer=1, seat=0) == [["mystic"]] * SEEDS


def test_a_chain_of_copies_that_finds_nothing_leaves_nothing_behind():
    """V-200: equal positions are equal cell by cell"""
    game = combined(hand=["reality-sculptor", "twofold-askara"], options={"copy_copiers": "chain"})
    when(game, "play reality-sculptor", "play twofold-askara")
    asked(game, "turn")
    assert game.state[st.NOTE_COUNT] == 0


def test_treasure_under_a_position_is_saved_as_plain_data():
    saved = vigil(under={3: 2}).save()
    assert json.loads(json.dumps(saved)) == saved


def test_cards_can_be_taken_from_five_hands_again_and_again():
    """A-27.9: what is listed can be played"""
    hand = ["militia", "mystic", "mystic", "apprentice"]
    row = [XERON, *[None] * 5]  # the only card of the row comes back from the Void
    game = combined(players=6, hand=[[]] + [hand] * 5, row=row, center=[], power=24)
    when(game, *[f"defeat {XERON}@1"] * 4)
    assert [len(game.zone("hand", seat)) for seat in range(6)] == [20, 0, 0, 0, 0, 0]
