"""The turn, drawing and the end of the turn: R-010 to R-022."""

from tests.talk import asked, effects_by, exactly, given, kinds, not_offered, offered, refused, since, then, when

FIVE_CARDS = ["wolf-shaman", "arha-initiate", "spike-vixen", "void-initiate", "demon-slayer"]


def test_playing_and_acquiring_mix_in_any_order():
    """R-010"""
    game = given(
        hand=["mystic", "mystic", "militia", "apprentice", "apprentice"],
        piles={"mystic": 18},
        row=["wolf-shaman", "arha-initiate"],
    )
    when(game, "play mystic", "play mystic")
    then(game, runes=4)
    when(game, "acquire wolf-shaman@1", "play militia", "acquire arha-initiate@2")
    then(game, runes=0, power=1, discard=["wolf-shaman", "arha-initiate"], hand=["apprentice", "apprentice"])


def test_using_constructs_and_defeating_mix_with_the_rest():
    """R-010: constructs and monsters"""
    game = given(hand=["militia", "apprentice"], constructs=["shadow-star"], row=["arha-initiate"], power=2)
    when(game, "defeat cultist", "use shadow-star", "play militia", "defeat cultist")
    when(game, "play apprentice", "acquire arha-initiate@1")
    then(game, power=0, runes=0, honor=2, discard=["arha-initiate"], played=["militia", "apprentice"])


def test_actions_that_cannot_be_paid_are_not_offered():
    """R-010: as often as affordable"""
    game = given(runes=3, power=1, row=["wolf-shaman", "mephit", "demon-slayer"])
    offered(game, "acquire wolf-shaman@1", "acquire mystic", "acquire heavy-infantry", "end turn")
    not_offered(game, "acquire demon-slayer@3", "defeat mephit@2", "defeat cultist")
    when(game, "acquire mystic")
    not_offered(game, "acquire wolf-shaman@1", "acquire mystic", "acquire heavy-infantry")


def test_playing_a_card_costs_nothing():
    """R-011"""
    game = given(hand=["hedron-cannon"], runes=0)
    when(game, "play hedron-cannon")
    then(game, constructs=["hedron-cannon"], hand=[], discard=[], runes=0, power=0)


def test_a_condition_is_checked_once_when_the_card_is_played():
    """R-012"""
    game = given(hand=["kor-the-ferromancer", "shadow-star"], constructs=["muramasa"], deck=["apprentice"])
    when(game, "play kor-the-ferromancer")
    then(game, power=2, hand=["shadow-star"])
    when(game, "play shadow-star")
    then(game, power=2, hand=[], deck=["apprentice"], constructs=["muramasa", "shadow-star"])


def test_a_condition_met_before_the_card_is_played_counts():
    """R-012: met in time"""
    game = given(hand=["kor-the-ferromancer", "shadow-star"], constructs=["muramasa"], deck=["apprentice", "militia"])
    when(game, "play shadow-star", "play kor-the-ferromancer")
    then(game, power=2, hand=["apprentice"], deck=["militia"])


def test_a_choice_of_a_played_card_is_made_before_anything_else():
    """R-012: choices"""
    game = given(hand=["void-initiate", "apprentice"])
    when(game, "play void-initiate")
    exactly(game, "choose hand:apprentice", "decline")
    refused(game, "play apprentice", "end turn")


def test_the_effect_of_the_played_card_comes_before_triggers():
    """R-013"""
    game = given(hand=["runic-lycanthrope", "wolf-shaman"], deck=["apprentice", "militia"])
    when(game, "play runic-lycanthrope")
    then(game, runes=2, power=0)
    mark = len(game.log)
    when(game, "play wolf-shaman")
    then(game, runes=3, power=2, hand=["apprentice"], deck=["militia"])
    assert effects_by(since(game, mark)) == ["wolf-shaman", "runic-lycanthrope"]


def test_a_trigger_waits_for_the_choice_of_the_played_card():
    """R-013: with a choice"""
    game = given(hand=["runic-lycanthrope", "druids-of-the-stone-circle"])
    when(game, "play runic-lycanthrope", "play druids-of-the-stone-circle")
    asked(game, "acquire", source="druids-of-the-stone-circle")
    then(game, power=0)
    when(game, "choose pile:mystic")
    then(game, power=2, runes=2, deck=["mystic"])


def test_runes_may_be_spent_in_parts():
    """R-014"""
    game = given(runes=4, row=["wolf-shaman", "arha-initiate"])
    when(game, "acquire wolf-shaman@1")
    then(game, runes=1)
    when(game, "acquire arha-initiate@2")
    then(game, runes=0, discard=["wolf-shaman", "arha-initiate"])


def test_power_may_be_spent_in_parts():
    """R-014: power"""
    game = given(power=5, row=["samaels-trickster"])
    when(game, "defeat samaels-trickster@1")
    then(game, power=2, honor=2, runes=1)
    when(game, "defeat cultist")
    then(game, power=0, honor=3, runes=1)


def test_what_is_left_is_lost_at_the_end_of_the_turn():
    """R-014: lost at the end"""
    game = given(runes=1, power=3)
    when(game, "end turn")
    then(game, player=1, runes=0, power=0)
    when(game, "end turn")
    then(game, player=0, runes=0, power=0)


def test_at_the_end_of_the_turn_heroes_and_hand_are_discarded_and_constructs_stay():
    """R-015"""
    game = given(
        hand=["apprentice", "apprentice", "militia", "shadow-star", "militia"], deck=[*FIVE_CARDS, "landtalker"]
    )
    when(game, "play apprentice", "play apprentice", "play militia", "play shadow-star", "end turn")
    then(
        game,
        discard=["apprentice", "apprentice", "militia", "militia"],
        constructs=["shadow-star"],
        played=[],
        hand=FIVE_CARDS,
        deck=["landtalker"],
        player=1,
    )


def test_cards_may_be_left_in_hand_unplayed():
    """R-016"""
    hand = ["apprentice", "apprentice", "apprentice", "militia", "militia"]
    game = given(hand=hand, deck=FIVE_CARDS)
    when(game, "end turn")
    then(game, discard=hand, hand=FIVE_CARDS, deck=[], player=1)


def test_the_discard_pile_is_reshuffled_in_the_middle_of_a_draw():
    """R-017"""
    game = given(hand=["master-dhartha"], deck=["militia"], discard=["apprentice"] * 6)
    when(game, "play master-dhartha")
    then(game, hand=["militia", "apprentice", "apprentice"], deck=["apprentice"] * 4, discard=[])


def test_cards_played_this_turn_are_not_reshuffled():
    """R-018"""
    game = given(
        hand=["arha-initiate", "apprentice", "apprentice", "apprentice", "ascetic-of-the-lidless-eye"],
        deck=["militia"],
        discard=["mystic"],
        piles={"mystic": 19},
    )
    when(game, "play arha-initiate", "play apprentice", "play apprentice", "play apprentice")
    then(game, hand=["militia", "ascetic-of-the-lidless-eye"], deck=[], discard=["mystic"], runes=3)
    when(game, "play ascetic-of-the-lidless-eye")
    then(
        game,
        hand=["militia", "mystic"],
        deck=[],
        discard=[],
        played=["arha-initiate", "apprentice", "apprentice", "apprentice", "ascetic-of-the-lidless-eye"],
    )


def test_a_draw_with_deck_and_discard_pile_empty_falls_away():
    """R-019"""
    game = given(hand=["ascetic-of-the-lidless-eye"])
    when(game, "play ascetic-of-the-lidless-eye")
    then(game, hand=[], deck=[], discard=[], played=["ascetic-of-the-lidless-eye"])
    asked(game, "turn")


def test_an_empty_deck_alone_causes_no_reshuffle():
    """R-020"""
    game = given(hand=["apprentice", "militia"], deck=FIVE_CARDS, discard=["apprentice"] * 4)
    when(game, "play militia")
    mark = len(game.log)
    when(game, "end turn")
    then(game, hand=FIVE_CARDS, deck=[], discard=[*["apprentice"] * 5, "militia"])
    assert "shuffle" not in kinds(since(game, mark))


def test_the_cards_of_this_turn_may_be_drawn_again_at_its_end():
    """R-021"""
    heroes = ["apprentice", "apprentice", "apprentice", "militia", "militia"]
    game = given(hand=heroes)
    when(game, *(f"play {hero}" for hero in heroes))
    then(game, hand=[], played=heroes)
    when(game, "end turn")
    then(game, hand=heroes, played=[], deck=[], discard=[])


def test_card_text_beats_the_rules():
    """R-022"""
    game = given(hand=["cetra-weaver-of-stars"], deck=["apprentice"], row=["wolf-shaman"], center=["muramasa"])
    when(game, "play cetra-weaver-of-stars", "choose row:wolf-shaman@1")
    then(game, deck=["wolf-shaman", "apprentice"], discard=[], hand=[], runes=0)
    assert game.row[0] == "muramasa"
