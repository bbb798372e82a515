"""Unite: R-080 to R-088."""

import deckwright as dw
from tests.talk import RULESET, asked, exactly, given, not_offered, offered, refused, then, when


def test_unite_looks_forward():
    """R-080"""
    game = given(hand=["runic-lycanthrope", "lifebound-initiate"])
    when(game, "play runic-lycanthrope")
    then(game, runes=2, power=0, honor=0)
    when(game, "play lifebound-initiate")
    then(game, runes=3, power=2, honor=1)


def test_unite_looks_backward():
    """R-080: backward"""
    game = given(hand=["lifebound-initiate", "runic-lycanthrope"])
    when(game, "play lifebound-initiate")
    then(game, runes=1, power=0, honor=1)
    when(game, "play runic-lycanthrope")
    then(game, runes=3, power=2, honor=1)


def test_a_hero_of_an_earlier_turn_does_not_unite():
    """R-080: this turn only, backward"""
    game = given(hand=["lifebound-initiate"], deck=["runic-lycanthrope"])
    when(game, "play lifebound-initiate", "end turn", "end turn", "play runic-lycanthrope")
    then(game, player=0, runes=2, power=0)


def test_a_waiting_unite_ends_with_the_turn():
    """R-080: this turn only, forward"""
    game = given(hand=["runic-lycanthrope"], deck=["lifebound-initiate"])
    when(game, "play runic-lycanthrope", "end turn", "end turn", "play lifebound-initiate")
    then(game, player=0, runes=1, power=0, honor=1)


def test_runic_lycanthrope_pays_once():
    """R-081"""
    game = given(hand=["wolf-shaman", "runic-lycanthrope", "landtalker"])
    when(game, "play wolf-shaman")
    then(game, runes=1, power=0)
    when(game, "play runic-lycanthrope")
    then(game, runes=3, power=2)
    when(game, "play landtalker")
    then(game, runes=6, power=2)


def test_runic_lycanthrope_pays_once_when_others_follow():
    """R-081: forward"""
    game = given(hand=["runic-lycanthrope", "wolf-shaman", "landtalker"])
    when(game, "play runic-lycanthrope", "play wolf-shaman", "play landtalker")
    then(game, runes=6, power=2)


def test_runic_lycanthrope_does_not_count_itself():
    """R-082"""
    game = given(hand=["runic-lycanthrope"])
    when(game, "play runic-lycanthrope")
    then(game, runes=2, power=0)
    asked(game, "turn")


def test_heroes_of_other_factions_do_not_unite_with_runic_lycanthrope():
    """R-082: other factions"""
    game = given(hand=["mystic", "runic-lycanthrope", "arha-initiate"], piles={"mystic": 19})
    when(game, "play mystic", "play runic-lycanthrope", "play arha-initiate")
    then(game, runes=4, power=0)


def test_two_lycanthropes_feed_each_other():
    """R-083"""
    game = given(hand=["runic-lycanthrope", "runic-lycanthrope"])
    when(game, "play runic-lycanthrope")
    then(game, runes=2, power=0)
    when(game, "play runic-lycanthrope")
    then(game, runes=4, power=4)


def test_the_bonus_of_runic_lycanthrope_is_power_not_honor():
    """R-084"""
    game = given(hand=["lifebound-initiate", "runic-lycanthrope"])
    when(game, "play lifebound-initiate")
    then(game, honor=1, pool=59)
    when(game, "play runic-lycanthrope")
    then(game, honor=1, pool=59, power=2)


def test_snapdragon_gives_honor_after_a_lifebound_hero():
    """R-085"""
    game = given(hand=["wolf-shaman", "snapdragon"])
    when(game, "play wolf-shaman", "play snapdragon")
    then(game, runes=1, honor=0)
    when(game, "use snapdragon#1")
    then(game, runes=2, honor=0)
    when(game, "use snapdragon#2")
    then(game, runes=2, honor=1, pool=59, power=0)
    refused(game, "use snapdragon#1", "use snapdragon#2")


def test_snapdragon_gives_no_honor_without_a_lifebound_hero():
    """R-085: no Lifebound hero yet"""
    game = given(constructs=["snapdragon"], hand=["mystic", "wolf-shaman"], piles={"mystic": 19})
    when(game, "play mystic")
    offered(game, "use snapdragon#1")
    not_offered(game, "use snapdragon#2")
    refused(game, "use snapdragon#2")
    when(game, "play wolf-shaman")
    offered(game, "use snapdragon#1", "use snapdragon#2")


def test_a_lifebound_hero_of_an_earlier_turn_does_not_help_snapdragon():
    """R-085: this turn only"""
    game = given(constructs=["snapdragon"], hand=["wolf-shaman"])
    when(game, "play wolf-shaman", "end turn", "end turn")
    then(game, player=0)
    offered(game, "use snapdragon#1")
    not_offered(game, "use snapdragon#2")


def test_lifebound_constructs_are_no_lifebound_heroes():
    """R-086"""
    game = given(hand=["snapdragon", "yggdrasil-staff", "runic-lycanthrope"])
    when(game, "play snapdragon", "play yggdrasil-staff")
    not_offered(game, "use snapdragon#2")
    when(game, "play runic-lycanthrope")
    then(game, runes=2, power=0, honor=0)


def test_a_lifebound_construct_played_later_does_not_unite_with_lycanthrope():
    """R-086: played later"""
    game = given(hand=["snapdragon", "yggdrasil-staff", "runic-lycanthrope"])
    when(game, "play runic-lycanthrope", "play snapdragon", "play yggdrasil-staff")
    then(game, runes=2, power=0, honor=0)


def test_exactly_two_cards_have_unite_and_both_name_their_condition():
    """R-087"""
    unite = {card.id: card for card in dw.cards(RULESET) if "unite" in card.keywords}
    assert set(unite) == {"runic-lycanthrope", "snapdragon"}
    for card in unite.values():
        assert "Lifebound" in card.text("en")


def test_copying_a_lycanthrope_does_not_set_off_the_one_on_the_table():
    """R-088"""
    game = given(hand=["runic-lycanthrope", "twofold-askara", "wolf-shaman"])
    when(game, "play runic-lycanthrope")
    then(game, runes=2, power=0)
    when(game, "play twofold-askara")
    then(game, runes=4, power=2)
    asked(game, "turn")
    when(game, "play wolf-shaman")
    then(game, runes=5, power=4)


def test_a_copying_askara_is_no_lifebound_hero():
    """R-088: Askara stays Enlightened"""
    game = given(hand=["mystic", "runic-lycanthrope", "twofold-askara"], piles={"mystic": 19})
    when(game, "play mystic", "play runic-lycanthrope", "play twofold-askara")
    asked(game, "copy", source="twofold-askara")
    exactly(game, "choose played:mystic", "choose played:runic-lycanthrope")
    when(game, "choose played:mystic")
    then(game, runes=6, power=0)
