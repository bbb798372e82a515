"""Constructs and control: R-070 to R-078."""

from tests.talk import asked, given, not_offered, offered, refused, then, when

SIX_CARDS = ["wolf-shaman", "arha-initiate", "spike-vixen", "void-initiate", "demon-slayer", "landtalker"]


def test_a_construct_stays_and_may_be_used_every_own_turn():
    """R-070"""
    game = given(hand=["shadow-star"])
    when(game, "play shadow-star", "use shadow-star")
    then(game, power=1, constructs=["shadow-star"])
    when(game, "end turn", "end turn")
    then(game, player=0, power=0, constructs=["shadow-star"])
    when(game, "use shadow-star")
    then(game, power=1)


def test_a_construct_is_usable_in_the_turn_it_is_played():
    """R-071"""
    game = given(hand=["muramasa"])
    refused(game, "use muramasa")
    when(game, "play muramasa")
    then(game, power=0, constructs=["muramasa"])
    when(game, "use muramasa")
    then(game, power=3)
    refused(game, "use muramasa")


def test_a_construct_is_usable_in_its_controllers_own_turn_only():
    """R-072"""
    game = given(constructs=[[], ["the-all-seeing-eye"]], deck=[["militia"], ["apprentice"]])
    asked(game, "turn", player=0)
    not_offered(game, "use the-all-seeing-eye")
    refused(game, "use the-all-seeing-eye")
    then(game, hand=[[], []], deck=[["militia"], ["apprentice"]])
    when(game, "end turn")
    asked(game, "turn", player=1)
    offered(game, "use the-all-seeing-eye")
    when(game, "use the-all-seeing-eye")
    then(game, hand=[["militia"], ["apprentice"]], deck=[[], []])


def test_a_once_per_turn_ability_may_wait():
    """R-073"""
    game = given(constructs=["the-all-seeing-eye"], hand=["apprentice"] * 4, deck=["militia", "spike-vixen"])
    when(game, "play apprentice", "play apprentice", "play apprentice", "play apprentice")
    then(game, hand=[], runes=4)
    when(game, "use the-all-seeing-eye")
    then(game, hand=["militia"], deck=["spike-vixen"])
    refused(game, "use the-all-seeing-eye")


def test_a_once_per_turn_ability_may_be_left_unused():
    """R-073: not used"""
    game = given(constructs=["the-all-seeing-eye"], deck=SIX_CARDS)
    when(game, "end turn")
    then(game, hand=SIX_CARDS[:5], deck=SIX_CARDS[5:], constructs=["the-all-seeing-eye"])


def test_an_unused_ability_does_not_add_up_over_turns():
    """R-073: not saved up"""
    game = given(constructs=["shadow-star"])
    when(game, "end turn", "end turn", "use shadow-star")
    then(game, power=1)
    refused(game, "use shadow-star")


def test_two_copies_are_two_uses():
    """R-074"""
    game = given(constructs=["shadow-star", "shadow-star"])
    when(game, "use shadow-star")
    then(game, power=1)
    when(game, "use shadow-star")
    then(game, power=2)
    not_offered(game, "use shadow-star")
    refused(game, "use shadow-star")


def test_each_ability_of_a_construct_counts_for_itself():
    """R-075"""
    game = given(constructs=["yggdrasil-staff"], runes=4)
    when(game, "use yggdrasil-staff#1")
    then(game, power=1, runes=4, honor=0)
    when(game, "use yggdrasil-staff#2")
    then(game, power=1, runes=0, honor=3, pool=57)
    refused(game, "use yggdrasil-staff#1", "use yggdrasil-staff#2")


def test_an_ability_used_first_does_not_bar_the_other():
    """R-075: the other way round, and no second time"""
    game = given(constructs=["yggdrasil-staff"], runes=8)
    when(game, "use yggdrasil-staff#2")
    then(game, power=0, runes=4, honor=3)
    not_offered(game, "use yggdrasil-staff#2")
    offered(game, "use yggdrasil-staff#1")


def test_a_construct_outside_play_is_not_controlled():
    """R-076"""
    game = given(
        constructs=["muramasa"],
        hand=["kor-the-ferromancer", "shadow-star"],
        deck=["snapdragon"],
        discard=["yggdrasil-staff"],
    )
    when(game, "play kor-the-ferromancer")
    then(game, power=2, hand=["shadow-star"], deck=["snapdragon"], discard=["yggdrasil-staff"])
    not_offered(game, "use shadow-star", "use snapdragon#1", "use yggdrasil-staff#1")


def test_a_construct_is_controlled_whichever_turn_it_was_played_in():
    """R-076: played in different turns"""
    game = given(constructs=["muramasa"], hand=["kor-the-ferromancer", "shadow-star"], deck=["apprentice", "militia"])
    when(game, "play shadow-star", "play kor-the-ferromancer")
    then(game, power=2, hand=["apprentice"], deck=["militia"])


def test_constructs_of_an_opponent_are_not_controlled():
    """R-076: an opponent's"""
    game = given(
        constructs=[["muramasa"], ["shadow-star"]], hand=["kor-the-ferromancer"], deck=["apprentice", "militia"]
    )
    when(game, "play kor-the-ferromancer")
    then(game, power=2, hand=[], deck=["apprentice", "militia"])


def test_a_construct_destroyed_and_played_again_is_fresh():
    """R-077"""
    game = given(
        constructs=["muramasa"],
        hand=[[], ["demon-slayer", "militia"]],
        deck=["arha-initiate"],
        row=["corrosive-widow"],
    )
    when(game, "use muramasa", "end turn")
    then(game, player=1, hand=[["arha-initiate"], ["demon-slayer", "militia"]])
    when(game, "play demon-slayer", "play militia", "defeat corrosive-widow@1", "end turn")
    then(game, player=0, constructs=[], discard=["muramasa"], honor=[0, 3])
    when(game, "play arha-initiate", "play muramasa")
    then(game, power=0, constructs=["muramasa"])
    when(game, "use muramasa")
    then(game, power=3)


def test_constructs_in_play_count_at_the_end():
    """R-078"""
    game = given(
        constructs=["the-grand-design"],
        hand=["apprentice", "militia"],
        honor=[2, 0],
        first=1,
        end_triggered=True,
        pool=0,
    )
    when(game, "end turn")
    then(game, over=True, constructs=["the-grand-design"], honor=2)
    assert list(game.scores()) == [8, 0]
