"""Acquiring: R-030 to R-037."""

from tests.talk import asked, exactly, given, not_offered, offered, refused, row_answers, texts, then, when


def verbs(game):
    return {text.split()[0] for text in texts(game)}


def test_an_acquired_card_goes_to_the_discard_pile_and_has_no_effect():
    """R-030"""
    game = given(runes=3, row=["kor-the-ferromancer"], constructs=["muramasa", "shadow-star"], deck=["apprentice"])
    when(game, "acquire kor-the-ferromancer@1")
    then(game, runes=0, power=0, discard=["kor-the-ferromancer"], hand=[], played=[], deck=["apprentice"])
    refused(game, "play kor-the-ferromancer")


def test_an_acquired_card_may_be_played_once_it_is_drawn_again():
    """R-030: drawn again"""
    game = given(runes=3, row=["kor-the-ferromancer"], hand=["arha-initiate"])
    when(game, "acquire kor-the-ferromancer@1", "play arha-initiate")
    then(game, hand=["kor-the-ferromancer"], discard=[])
    when(game, "play kor-the-ferromancer")
    then(game, power=2, hand=[])


def test_a_card_that_costs_more_than_the_runes_at_hand_cannot_be_acquired():
    """R-030: the printed cost is paid"""
    game = given(runes=2, row=["kor-the-ferromancer"])
    not_offered(game, "acquire kor-the-ferromancer@1")
    refused(game, "acquire kor-the-ferromancer@1")


def test_the_row_is_refilled_at_once_after_acquiring():
    """R-031"""
    game = given(
        runes=3,
        row=["landtalker", "demon-slayer", "wolf-shaman", "spike-vixen", "flytrap-witch", "mephit"],
        center=["muramasa", "shadow-star"],
    )
    when(game, "acquire wolf-shaman@3")
    asked(game, "turn")
    then(
        game,
        row=["landtalker", "demon-slayer", "muramasa", "spike-vixen", "flytrap-witch", "mephit"],
        center=["shadow-star"],
        void=[],
    )


def test_any_number_of_mystics_may_be_acquired_in_a_turn():
    """R-032"""
    game = given(runes=9)
    when(game, "acquire mystic", "acquire mystic", "acquire mystic")
    then(game, mystic=17, discard=["mystic", "mystic", "mystic"], runes=0)


def test_heavy_infantry_and_row_cards_may_be_acquired_in_the_same_turn():
    """R-032: heavy infantry and the row"""
    game = given(runes=7, row=["wolf-shaman"])
    when(game, "acquire heavy-infantry", "acquire wolf-shaman@1", "acquire heavy-infantry")
    then(game, heavy_infantry=18, discard=["heavy-infantry", "heavy-infantry", "wolf-shaman"], runes=0)


def test_an_empty_mystic_pile_offers_none_until_one_is_banished():
    """R-033"""
    game = given(runes=3, hand=["void-initiate", "mystic"], piles={"mystic": 0})
    not_offered(game, "acquire mystic")
    refused(game, "acquire mystic")
    when(game, "play void-initiate", "choose hand:mystic")
    then(game, mystic=1, runes=4, void=[], box=[])
    offered(game, "acquire mystic")
    when(game, "acquire mystic")
    then(game, mystic=0, runes=1, discard=["mystic"])


def test_an_empty_heavy_infantry_pile_offers_none_until_one_is_banished():
    """R-033: heavy infantry"""
    game = given(runes=2, hand=["shade-of-the-black-watch"], discard=["heavy-infantry"], piles={"heavy-infantry": 0})
    not_offered(game, "acquire heavy-infantry")
    when(game, "play shade-of-the-black-watch", "choose discard:heavy-infantry")
    then(game, heavy_infantry=1, power=2, discard=[], void=[], box=[])
    offered(game, "acquire heavy-infantry")


def test_an_empty_pile_offers_nothing_to_a_free_acquisition():
    """R-033: free acquisition"""
    game = given(hand=["cetra-weaver-of-stars"], piles={"mystic": 0})
    when(game, "play cetra-weaver-of-stars")
    not_offered(game, "choose pile:mystic")
    offered(game, "choose pile:heavy-infantry")


def test_power_does_not_buy():
    """R-034"""
    game = given(runes=0, power=10, row=["muramasa", "wolf-shaman", "mephit"])
    assert "acquire" not in verbs(game)
    refused(game, "acquire muramasa@1", "acquire wolf-shaman@2", "acquire mystic", "acquire heavy-infantry")
    offered(game, "defeat mephit@3", "defeat cultist")


def test_runes_do_not_fight():
    """R-034: runes"""
    game = given(runes=10, power=0, row=["muramasa", "wolf-shaman", "mephit"])
    assert "defeat" not in verbs(game)
    refused(game, "defeat mephit@3", "defeat cultist", "acquire mephit@3")
    offered(game, "acquire muramasa@1", "acquire wolf-shaman@2", "acquire mystic", "acquire heavy-infantry")


def test_apprentice_and_militia_cannot_be_acquired():
    """R-035"""
    game = given(runes=20, hand=["apprentice", "militia"], discard=["apprentice", "militia"], box=["apprentice"])
    offered(game, "acquire mystic", "acquire heavy-infantry")
    not_offered(game, "acquire apprentice", "acquire militia")
    refused(game, "acquire apprentice", "acquire militia")


def test_apprentice_and_militia_cannot_be_acquired_without_paying_either():
    """R-035: free acquisition"""
    game = given(hand=["cetra-weaver-of-stars", "apprentice", "militia"], box=["apprentice", "militia"])
    when(game, "play cetra-weaver-of-stars")
    asked(game, "acquire", source="cetra-weaver-of-stars")
    exactly(game, *row_answers(game), "choose pile:mystic", "choose pile:heavy-infantry")


def given_avatar_and_courier():
    return given(power=7, constructs=["rocket-courier-x-99"], row=["avatar-of-the-fallen", "hedron-cannon"])


def test_a_free_acquisition_sets_off_rocket_courier():
    """R-036"""
    game = given_avatar_and_courier()
    when(game, "defeat avatar-of-the-fallen@1", "choose row:hedron-cannon@2")
    asked(game, "confirm", source="rocket-courier-x-99")
    exactly(game, "accept", "decline")
    when(game, "accept")
    then(game, hand=["hedron-cannon"], discard=[], honor=4, power=0, runes=0)
    when(game, "play hedron-cannon", "use hedron-cannon")
    then(game, power=2)


def test_a_free_acquisition_goes_to_the_discard_pile_when_rocket_courier_is_declined():
    """R-036: declined"""
    game = given_avatar_and_courier()
    when(game, "defeat avatar-of-the-fallen@1", "choose row:hedron-cannon@2", "decline")
    then(game, hand=[], discard=["hedron-cannon"], honor=4)
    asked(game, "turn")


def test_a_card_acquired_this_turn_can_be_banished_from_the_discard_pile():
    """R-037"""
    game = given(runes=1, row=["arha-initiate"], hand=["void-initiate"])
    when(game, "acquire arha-initiate@1", "play void-initiate")
    exactly(game, "choose discard:arha-initiate", "decline")
    when(game, "choose discard:arha-initiate")
    then(game, void=["arha-initiate"], discard=[], runes=1)
