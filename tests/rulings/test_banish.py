"""Banishing, destroying and the Void: R-050 to R-061."""

from tests.talk import asked, exactly, given, not_offered, offered, refused, row_answers, then, when

TWELVE_MONSTERS = ["corrosive-widow"] * 4 + ["mistake-of-creation"] * 4 + ["samaels-trickster"] * 4


def test_banished_cards_go_to_the_void_the_box_or_their_own_pile():
    """R-050"""
    game = given(hand=["void-initiate"] * 3 + ["apprentice", "mystic", "spike-vixen"], piles={"mystic": 19})
    when(game, "play void-initiate", "choose hand:apprentice")
    then(game, box=["apprentice"], mystic=19, void=[])
    when(game, "play void-initiate", "choose hand:mystic")
    then(game, box=["apprentice"], mystic=20, void=[])
    when(game, "play void-initiate", "choose hand:spike-vixen")
    then(game, box=["apprentice"], mystic=20, void=["spike-vixen"], hand=[], runes=3)


def test_cards_banished_from_the_discard_pile_go_the_same_ways():
    """R-050: from the discard pile"""
    game = given(
        hand=["void-initiate"] * 3, discard=["militia", "heavy-infantry", "muramasa"], piles={"heavy-infantry": 19}
    )
    when(game, "play void-initiate", "choose discard:militia")
    when(game, "play void-initiate", "choose discard:heavy-infantry")
    when(game, "play void-initiate", "choose discard:muramasa")
    then(game, box=["militia"], heavy_infantry=20, void=["muramasa"], discard=[], runes=3)


def test_banishing_a_monster_from_the_row_is_no_defeat():
    """R-051"""
    game = given(
        hand=["seer-of-the-forked-path"],
        constructs=["voidthirster"],
        row=["earth-tyrant", "mephit"],
        deck=["apprentice", "militia", "apprentice"],
        power=3,
    )
    when(game, "play seer-of-the-forked-path", "choose row:earth-tyrant@1")
    then(game, void=["earth-tyrant"], honor=0, pool=60, power=3, hand=["apprentice"], deck=["militia", "apprentice"])
    when(game, "defeat mephit@2", "decline")
    then(game, honor=3, pool=57, power=0)


def test_banishing_from_the_row_refills_it():
    """R-052"""
    game = given(
        hand=["seer-of-the-forked-path"],
        row=["landtalker", "demon-slayer", "wolf-shaman", "spike-vixen", "flytrap-witch", "mephit"],
        center=["muramasa", "shadow-star"],
    )
    when(game, "play seer-of-the-forked-path")
    exactly(game, *row_answers(game), "decline")
    when(game, "choose row:spike-vixen@4")
    then(
        game,
        row=["landtalker", "demon-slayer", "wolf-shaman", "muramasa", "flytrap-witch", "mephit"],
        center=["shadow-star"],
        void=["spike-vixen"],
    )


def test_an_apprentice_played_this_turn_is_not_offered_for_banishing():
    """R-053"""
    game = given(hand=["apprentice", "void-initiate"])
    when(game, "play apprentice", "play void-initiate")
    asked(game, "turn")
    then(game, runes=2, played=["apprentice", "void-initiate"], box=[])


def test_another_apprentice_in_hand_is_offered():
    """R-053: another in hand"""
    game = given(hand=["apprentice", "apprentice", "void-initiate"])
    when(game, "play apprentice", "play void-initiate")
    exactly(game, "choose hand:apprentice", "decline")
    when(game, "choose hand:apprentice")
    then(game, hand=[], played=["apprentice", "void-initiate"], box=["apprentice"], runes=2)


def test_another_apprentice_in_the_discard_pile_is_offered():
    """R-053: another in the discard pile"""
    game = given(hand=["apprentice", "void-initiate"], discard=["apprentice"])
    when(game, "play apprentice", "play void-initiate")
    exactly(game, "choose discard:apprentice", "decline")
    when(game, "choose discard:apprentice")
    then(game, discard=[], played=["apprentice", "void-initiate"], box=["apprentice"], runes=2)


def test_arbiter_does_not_reach_an_apprentice_played_this_turn():
    """R-053: Arbiter of the Precipice"""
    game = given(hand=["apprentice", "arbiter-of-the-precipice"], deck=["militia", "spike-vixen"])
    when(game, "play apprentice", "play arbiter-of-the-precipice")
    exactly(game, "choose hand:militia", "choose hand:spike-vixen")


def test_void_initiate_does_not_banish_itself():
    """R-054"""
    game = given(hand=["void-initiate"])
    when(game, "play void-initiate")
    then(game, runes=1, played=["void-initiate"], void=[])
    asked(game, "turn")


def test_shade_of_the_black_watch_does_not_banish_itself():
    """R-054: Shade of the Black Watch"""
    game = given(hand=["shade-of-the-black-watch"])
    when(game, "play shade-of-the-black-watch")
    then(game, power=2, played=["shade-of-the-black-watch"], void=[])
    asked(game, "turn")


def test_arbiter_of_the_precipice_does_not_banish_itself():
    """R-054: Arbiter of the Precipice"""
    game = given(hand=["arbiter-of-the-precipice"], deck=["apprentice", "militia"])
    when(game, "play arbiter-of-the-precipice")
    asked(game, "banish", source="arbiter-of-the-precipice")
    exactly(game, "choose hand:apprentice", "choose hand:militia")
    when(game, "choose hand:militia")
    then(game, hand=["apprentice"], box=["militia"], void=[], played=["arbiter-of-the-precipice"])


def test_a_banish_with_may_can_be_declined():
    """R-055"""
    game = given(hand=["shade-of-the-black-watch", "apprentice"], discard=["militia"])
    when(game, "play shade-of-the-black-watch")
    asked(game, "banish", source="shade-of-the-black-watch")
    exactly(game, "choose hand:apprentice", "choose discard:militia", "decline")
    assert game.decision.optional
    when(game, "decline")
    then(game, power=2, hand=["apprentice"], discard=["militia"], box=[], void=[])
    asked(game, "turn")


def test_a_banish_from_the_row_with_may_can_be_declined():
    """R-055: from the row"""
    game = given(hand=["seer-of-the-forked-path"], deck=["apprentice"])
    row = list(game.row)
    when(game, "play seer-of-the-forked-path", "decline")
    then(game, row=row, void=[], hand=["apprentice"])
    asked(game, "turn")


def test_a_banish_without_may_cannot_be_declined():
    """R-055: without may"""
    game = given(hand=["arbiter-of-the-precipice"], deck=["apprentice", "militia"])
    when(game, "play arbiter-of-the-precipice")
    assert not game.decision.optional
    refused(game, "decline", "end turn")


def test_a_banished_card_gives_no_honor_at_the_end():
    """R-056"""
    game = given(hand=["void-initiate", "mystic", "mystic"], piles={"mystic": 18}, first=1, end_triggered=True, pool=0)
    when(game, "play void-initiate", "choose hand:mystic", "end turn")
    then(game, over=True, mystic=19)
    assert list(game.scores()) == [2, 0]


def test_the_void_is_shuffled_into_an_empty_center_deck():
    """R-057"""
    game = given(runes=3, row=["wolf-shaman"], center=[], void=TWELVE_MONSTERS)
    others = game.row[1:]
    when(game, "acquire wolf-shaman@1")
    then(game, void=[], discard=["wolf-shaman"])
    assert len(game.zone("center")) == 11
    assert sorted([game.row[0], *game.zone("center")]) == sorted(TWELVE_MONSTERS)
    assert game.row[1:] == others


def test_starting_and_always_available_cards_are_never_in_the_new_center_deck():
    """R-057: starting and always-available cards"""
    game = given(
        runes=1,
        hand=["void-initiate", "void-initiate", "apprentice", "mystic"],
        piles={"mystic": 19},
        row=["wolf-shaman"],
        center=[],
        void=["mephit"],
    )
    when(game, "play void-initiate", "choose hand:apprentice", "play void-initiate", "choose hand:mystic")
    when(game, "acquire wolf-shaman@1")
    then(game, center=[], void=[], box=["apprentice"], mystic=20, runes=0)
    assert game.row[0] == "mephit"


def test_the_void_is_not_shuffled_before_a_card_is_needed():
    """R-057: only when needed"""
    game = given(runes=3, row=["wolf-shaman"], center=["muramasa"], void=["mephit"])
    when(game, "acquire wolf-shaman@1")
    then(game, center=[], void=["mephit"])
    assert game.row[0] == "muramasa"


def test_a_defeated_monster_may_come_back_in_its_own_refill():
    """R-058"""
    game = given(power=3, row=["mephit"], center=[], void=[])
    row = list(game.row)
    when(game, "defeat mephit@1")
    then(game, row=row, center=[], void=[], honor=2, power=0)
    asked(game, "banish", source="mephit")
    offered(game, "choose row:mephit@1")
    when(game, "decline")
    then(game, row=row, honor=2)


def test_a_slot_stays_empty_when_center_deck_and_void_are_empty():
    """R-059"""
    game = given(runes=3, row=["wolf-shaman"], center=[], void=[])
    others = game.row[1:]
    when(game, "acquire wolf-shaman@1")
    then(game, row=[None, *others], discard=["wolf-shaman"], runes=0)
    asked(game, "turn")
    not_offered(game, "acquire wolf-shaman@1")
    when(game, "end turn")
    then(game, row=[None, *others])
    asked(game, "turn", player=1)


def test_an_empty_slot_is_refilled_as_soon_as_a_card_is_available():
    """R-059: a card becomes available"""
    game = given(runes=3, row=["wolf-shaman"], center=[], void=[], hand=["void-initiate", "muramasa"])
    others = game.row[1:]
    when(game, "acquire wolf-shaman@1", "play void-initiate", "choose hand:muramasa")
    then(game, row=["muramasa", *others], center=[], void=[], hand=[])


def test_a_destroyed_construct_goes_to_its_owners_discard_pile():
    """R-060"""
    game = given(power=4, constructs=[[], ["muramasa"]], row=["corrosive-widow"])
    when(game, "defeat corrosive-widow@1")
    then(
        game,
        constructs=[[], []],
        discard=[[], ["muramasa"]],
        void=["corrosive-widow"],
        honor=[3, 0],
        power=0,
        turn_player=0,
    )
    asked(game, "turn")


def test_cards_of_the_void_faction_are_not_in_the_void():
    """R-061"""
    game = given(runes=3, constructs=["shadow-star"], hand=["demon-slayer"], row=["wolf-shaman"], center=[], void=[])
    when(game, "play demon-slayer")
    then(game, void=[], power=3)
    when(game, "acquire wolf-shaman@1")
    then(game, void=[], center=[], constructs=["shadow-star"], played=["demon-slayer"])
    assert game.row[0] is None
