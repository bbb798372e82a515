"""Rulings on Fate: when it happens, in which order, and what each Fate card of Rise of Vigil does: V-070 to V-085."""

import pytest

import deckwright as dw
from tests.talk import VIGIL, asked, combined, effects_by, exactly, kinds, row_answers, since, then, vigil, when

SHARD = "energy-shard"
MONK = "monk-of-the-lidless-eye"
DRUID = "loamspeaker-druid"
MERCHANT = "spirit-merchant"
OZIAH = "oziah-judge-of-logos"
AFTER = ("darkwalker", "treasure-hunter", "beacon-shaman", "truth-seeker")  # no Fate, no treasure
SIX = ("magnet-monk", "lagoon-troll", "tome-of-erabus", "voidfeeder", "vault-sphinx", "ogo-demontrap")
ENTER = "acquire skyrocket-drone@1"
DEFEAT = "defeat raging-ursine@1"


def entering(*cards, **position):
    """A position in which `ENTER` brings these cards from the Center Deck into slot 1."""
    return vigil(**{"row": ["skyrocket-drone"], "runes": 1, "center": [*cards, *AFTER], **position})


def merchant_entering(beneath, **position):
    """A position in which `DEFEAT` brings Spirit Merchant with so much treasure into slot 1."""
    return vigil(row=["raging-ursine"], power=3, center=[*[SHARD] * beneath, MERCHANT, *AFTER], **position)


def monk_next(make=vigil, **position):
    """A position in which Monk of the Lidless Eye with 1 treasure refills the next place."""
    return make(deck=[["apprentice", "militia"], ["mystic"]], center=[SHARD, MONK, *AFTER], **position)


def first_deal(*center, **position):
    """A game whose first row is dealt from these cards."""
    return dw.scenario(VIGIL, players=2, turn_player=0, first=0, seed=1, center=list(center), **position)


def fates(events):
    """The cards whose Fate these events tell of."""
    return [event.card for event in events if event.kind == "fate"]


# When it happens


def test_playing_a_fate_card_does_not_set_its_fate_off():
    """V-070"""
    game = vigil(hand=[DRUID], deck=["apprentice"])
    mark = len(game.log)
    when(game, f"play {DRUID}")
    then(game, runes=3, power=0, honor=0, pool=60, hand=[], deck=["apprentice"])
    assert fates(since(game, mark)) == []
    asked(game, "turn")


def test_acquiring_a_fate_card_does_not_set_its_fate_off():
    """V-070: acquired"""
    game = vigil(row=[DRUID], under={1: 2}, runes=5)
    mark = len(game.log)
    when(game, f"acquire {DRUID}@1")
    then(game, discard=[DRUID, SHARD, SHARD], pool=60, runes=0)
    assert fates(since(game, mark)) == []


def test_banishing_a_fate_card_does_not_set_its_fate_off():
    """V-070: banished"""
    game = vigil(hand=["truth-seeker"], row=[DRUID], under={1: 2}, center=["darkwalker"])
    mark = len(game.log)
    when(game, "play truth-seeker", f"choose row:{DRUID}@1")
    then(game, void=[DRUID], pool=60, discard=[])
    assert (game.row[0], game.under(1)) == ("darkwalker", [SHARD, SHARD])
    assert fates(since(game, mark)) == []


def test_fate_happens_once_when_the_card_refills_a_place():
    """V-070: refill"""
    game = entering(SHARD, DRUID, runes=4)
    mark = len(game.log)
    when(game, ENTER)
    then(game, pool=70, honor=[0, 0], discard=["skyrocket-drone"], runes=3)
    assert (game.row[0], game.under(1)) == (DRUID, [SHARD])
    when(game, "acquire runic-honiskrot@2", "end turn")
    then(game, pool=70, turn_player=1)
    assert game.row[:2] == [DRUID, "darkwalker"]
    assert fates(since(game, mark)) == [DRUID]


def test_fate_happens_in_the_first_deal():
    """V-070: first deal"""
    game = first_deal("lagoon-troll", SHARD, DRUID, *AFTER, "magnet-monk")
    then(game, pool=70, row=["lagoon-troll", DRUID, *AFTER], center=["magnet-monk"])
    assert game.under(2) == [SHARD]
    asked(game, "turn")


# Order


def test_fate_waits_for_the_choice_of_the_reward():
    """V-071"""
    game = monk_next(hand=["heavy-infantry"], row=["firestorm-effigy"], power=4, piles={"heavy-infantry": 20})
    when(game, "defeat firestorm-effigy@1")
    asked(game, "banish", source="firestorm-effigy")
    then(game, honor=3, hand=[["heavy-infantry"], []], deck=[["apprentice", "militia"], ["mystic"]])
    assert (game.row[0], game.under(1)) == (MONK, [SHARD])
    exactly(game, "choose hand:heavy-infantry", "decline")
    when(game, "choose hand:heavy-infantry")
    then(game, heavy_infantry=21, hand=[["apprentice"], ["mystic"]], deck=[["militia"], []])
    asked(game, "turn")


def test_the_steps_of_a_defeat_come_in_order():
    """V-071: treasure, refill, reward, Fate"""
    game = monk_next(row=["lagoon-troll"], under={1: 1}, power=3)
    mark = len(game.log)
    when(game, "defeat lagoon-troll@1")
    then(game, honor=2, hand=[["apprentice", "militia"], ["mystic"]], discard=[SHARD])
    events = since(game, mark)
    taken = [list(event.zones) == ["row", "discard"] for event in events if event.kind in ("treasure", "refill")]
    assert taken.count(True) == 1
    assert taken[0], "the treasure of the Troll is taken before anything is laid in its place"
    steps = kinds(events)
    assert steps.index("defeat") < steps.index("refill") < steps.index("reward") < steps.index("fate")
    assert effects_by(events) == ["lagoon-troll", MONK]


def test_an_effect_of_acquiring_comes_before_fate():
    """V-071: effects set off by acquiring"""
    game = monk_next(constructs=["prototype-ch32"], row=["zeta-arsenal"], runes=6, energy=1)
    when(game, "acquire zeta-arsenal@1")
    asked(game, "confirm", source="prototype-ch32")
    then(game, hand=[[], []], runes=0)
    assert game.row[0] == MONK
    when(game, "accept")
    then(game, constructs=["prototype-ch32", "zeta-arsenal"], hand=[["apprentice"], ["mystic"]])


def test_an_effect_of_defeating_comes_after_the_reward_and_before_fate():
    """V-071: effects set off by defeating"""
    game = monk_next(combined, constructs=["voidthirster"], row=["lagoon-troll"], power=3)
    mark = len(game.log)
    when(game, "defeat lagoon-troll@1")
    then(game, honor=3, hand=[["apprentice", "militia"], ["mystic"]])
    assert effects_by(since(game, mark)) == ["lagoon-troll", "voidthirster", MONK]


def test_fates_of_the_first_deal_resolve_from_the_center_deck_outward():
    """V-072"""
    row = ["lagoon-troll", SHARD, MERCHANT, "darkwalker", "magnet-monk", SHARD, MONK, "treasure-hunter"]
    game = first_deal(*row, hand=[["apprentice"], ["militia"]], deck=[["mystic"], ["heavy-infantry"]])
    then(game, row=["lagoon-troll", MERCHANT, "darkwalker", "magnet-monk", MONK, "treasure-hunter"])
    asked(game, "banish", player=0, source=MERCHANT)
    exactly(game, "choose hand:apprentice", "decline")
    when(game, "decline")
    asked(game, "banish", player=1, source=MERCHANT)
    exactly(game, "choose hand:militia", "decline")
    then(game, hand=[["apprentice"], ["militia"]])
    when(game, "decline")
    then(game, hand=[["apprentice", "mystic"], ["heavy-infantry", "militia"]], deck=[[], []])
    asked(game, "turn", player=0)


def test_fates_of_the_first_deal_the_other_way_round():
    """V-072: drawing first"""
    row = ["lagoon-troll", SHARD, MONK, "darkwalker", "magnet-monk", SHARD, MERCHANT, "treasure-hunter"]
    game = first_deal(*row, hand=[["apprentice"], []], deck=[["mystic"], []])
    asked(game, "banish", player=0, source=MERCHANT)
    exactly(game, "choose hand:apprentice", "choose hand:mystic", "decline")


@pytest.mark.parametrize(("first", "second"), [(MONK, DRUID), (DRUID, MONK)])
def test_several_fates_resolve_in_order_of_appearance(first, second):
    """V-072: two refills at once"""
    game = vigil(
        hand=[OZIAH],
        deck=[["apprentice"], ["militia"]],
        row=["darkwalker", "vault-sphinx", "darkwalker", "magnet-monk", "serpent-siren", "treasure-hunter"],
        center=[SHARD, first, SHARD, second, "beacon-shaman"],
    )
    mark = len(game.log)
    when(game, f"play {OZIAH}", "choose reward:serpent-siren")
    then(game, row=["darkwalker", first, "darkwalker", "magnet-monk", second, "treasure-hunter"])
    then(game, honor=3, pool=60 - 3 + 10, hand=[["apprentice"], ["militia"]])
    assert fates(since(game, mark)) == [first, second]


def test_the_row_is_refilled_before_the_reward():
    """V-073"""
    game = vigil(deck=["apprentice"], row=["lagoon-troll"], center=["darkwalker"], power=3)
    mark = len(game.log)
    when(game, "defeat lagoon-troll@1")
    steps = [kind for kind in kinds(since(game, mark)) if kind in ("refill", "draw")]
    assert steps == ["refill", "draw"]
    then(game, hand=["apprentice"], void=["lagoon-troll"], honor=2)


# Loamspeaker Druid


@pytest.mark.parametrize("beneath", [0, 1, 2, 3])
def test_the_druid_adds_ten_to_the_pool_for_each_treasure(beneath):
    """V-074"""
    game = entering(*[SHARD] * beneath, DRUID, pool=37)
    mark = len(game.log)
    when(game, ENTER)
    then(game, pool=37 + 10 * beneath, honor=[0, 0], end_triggered=False)
    assert sum(event.amount for event in since(game, mark) if event.kind == "pool") == 10 * beneath
    assert (game.row[0], len(game.under(1))) == (DRUID, beneath)


def test_the_end_cannot_be_called_off():
    """V-075"""
    game = entering(SHARD, SHARD, SHARD, DRUID, players=3, pool=1, power=2)
    when(game, "defeat cultist")
    then(game, pool=0, end_triggered=True)
    when(game, ENTER)
    then(game, pool=30, end_triggered=True)
    when(game, "end turn", "end turn")
    then(game, over=False, turn_player=2)
    when(game, "end turn")
    then(game, over=True)


def test_a_reward_that_empties_the_pool_comes_before_the_druid():
    """V-075: within one defeat"""
    game = vigil(row=["lagoon-troll"], center=[SHARD, DRUID, *AFTER], power=3, pool=2)
    when(game, "defeat lagoon-troll@1")
    then(game, honor=2, pool=10, end_triggered=True)
    when(game, "end turn", "end turn")
    then(game, over=True)


def test_a_pool_that_grew_in_time_does_not_end_the_game():
    """V-076"""
    game = entering(SHARD, DRUID, row=["skyrocket-drone", "protean-sea-slug"], power=6, pool=2)
    when(game, ENTER)
    then(game, pool=12)
    when(game, "defeat protean-sea-slug@2")
    then(game, honor=5, pool=7, end_triggered=False)
    when(game, "end turn", "end turn")
    then(game, over=False)


# Omnicron


@pytest.mark.parametrize("beneath", [1, 2, 3])
def test_omnicron_adds_a_place_for_each_treasure(beneath):
    """V-077"""
    game = entering(*[SHARD] * beneath, "omnicron")
    others = list(game.row[1:])
    mark = len(game.log)
    when(game, ENTER)
    then(game, row=["omnicron", *others, *AFTER[:beneath]], center=list(AFTER[beneath:]), energy=0)
    assert sum(event.amount for event in since(game, mark) if event.kind == "row") == beneath
    assert len(game.under(1)) == beneath


def test_the_added_places_stay_and_are_refilled():
    """V-077: after Omnicron has left"""
    game = entering(SHARD, SHARD, "omnicron", runes=1 + 7 + 3)
    others = list(game.row[1:])
    when(game, ENTER, "acquire omnicron@1")
    then(game, discard=["omnicron", "skyrocket-drone", SHARD, SHARD], runes=3)
    then(game, row=["beacon-shaman", *others, "darkwalker", "treasure-hunter"])
    when(game, "acquire darkwalker@7")
    then(game, row=["beacon-shaman", *others, "truth-seeker", "treasure-hunter"], runes=0, center=[])
    when(game, "end turn")
    assert len(game.row) == 8


def test_cards_added_by_omnicron_come_in_like_any_refill():
    """V-078"""
    game = entering(SHARD, "omnicron", SHARD, DRUID)
    mark = len(game.log)
    when(game, ENTER)
    assert (len(game.row), game.row[6]) == (7, DRUID)
    assert (game.under(1), game.under(7)) == ([SHARD], [SHARD])
    then(game, pool=70, center=list(AFTER))
    assert fates(since(game, mark)) == ["omnicron", DRUID]


def test_the_fates_of_two_added_cards_follow_in_order():
    """V-078: two added places"""
    game = entering(SHARD, SHARD, "omnicron", SHARD, DRUID, SHARD, SHARD, MONK, deck=[["apprentice"] * 3, ["militia"]])
    mark = len(game.log)
    when(game, ENTER)
    assert game.row[6:] == [DRUID, MONK]
    then(game, pool=70, hand=[["apprentice", "apprentice"], ["militia"]])
    assert fates(since(game, mark)) == ["omnicron", DRUID, MONK]


def test_omnicron_entering_again_adds_again():
    """V-079"""
    game = entering(SHARD, "omnicron", row=["skyrocket-drone", *SIX])
    when(game, ENTER)
    then(game, row=["omnicron", *SIX, "darkwalker"])


def test_omnicron_back_from_the_void_adds_again():
    """V-079: after a reshuffle"""
    game = vigil(hand=["truth-seeker"], row=["omnicron", *SIX], under={1: 1}, center=[])
    when(game, "play truth-seeker", "choose row:omnicron@1")
    then(game, row=["omnicron", *SIX, None], void=[], center=[], discard=[])
    assert game.under(1) == [SHARD]


# Monk of the Lidless Eye and Spirit Merchant


@pytest.mark.parametrize("beneath", [1, 2, 3])
def test_the_monk_makes_every_player_draw(beneath):
    """V-080"""
    before = [[], ["apprentice"] * 5, ["militia"]]
    game = entering(*[SHARD] * beneath, MONK, players=3, hand=before, deck=[["mystic"] * 4] * 3)
    when(game, ENTER)
    then(game, hand=[[*cards, *["mystic"] * beneath] for cards in before], discard=[["skyrocket-drone"], [], []])
    then(game, deck=[["mystic"] * (4 - beneath)] * 3)
    asked(game, "turn")
    when(game, "end turn")
    then(game, turn_player=1)
    assert len(game.zone("hand", 1)) == 5 + beneath


def test_the_merchant_lets_each_player_banish_once_per_treasure():
    """V-081"""
    hand = [[], ["apprentice", "militia"]]
    game = merchant_entering(2, hand=hand, discard=[[], ["mystic"]], deck=["apprentice"], piles={"mystic": 20})
    when(game, DEFEAT)
    asked(game, "banish", player=1, source=MERCHANT)
    assert game.decision.optional
    cards = ["choose hand:apprentice", "choose hand:militia", "choose discard:mystic"]
    exactly(game, *cards, "decline", "choose done")
    when(game, "decline")
    asked(game, "banish", player=1, source=MERCHANT)
    exactly(game, *cards, "decline")
    when(game, "choose discard:mystic")
    then(game, hand=hand, discard=[[], []], mystic=21, void=["raging-ursine"], box=[])
    asked(game, "turn", player=0)


@pytest.mark.parametrize("beneath", [0, 1, 2, 3])
def test_the_number_of_banishes_is_the_number_of_treasures(beneath):
    """V-081: number of times"""
    game = merchant_entering(beneath, hand=[[], ["apprentice"] * 5])
    when(game, DEFEAT)
    for _ in range(beneath):
        asked(game, "banish", player=1, source=MERCHANT)
        when(game, "choose hand:apprentice")
    asked(game, "turn", player=0)
    then(game, hand=[[], ["apprentice"] * (5 - beneath)], box=["apprentice"] * beneath, energy=0)


def test_the_merchant_asks_the_active_player_first_about_his_own_cards():
    """V-081: every player"""
    game = merchant_entering(1, hand=[["militia"], ["apprentice"]])
    when(game, DEFEAT)
    asked(game, "banish", player=0, source=MERCHANT)
    exactly(game, "choose hand:militia", "decline")
    when(game, "choose hand:militia")
    asked(game, "banish", player=1, source=MERCHANT)
    exactly(game, "choose hand:apprentice", "decline")
    when(game, "decline")
    then(game, hand=[[], ["apprentice"]], box=["militia"])
    asked(game, "turn", player=0)


def test_a_player_may_give_up_all_his_times():
    """V-081: done"""
    game = merchant_entering(3, hand=[[], ["militia"]])
    when(game, DEFEAT, "choose done")
    asked(game, "turn", player=0)
    then(game, hand=[[], ["militia"]], box=[])


def test_the_merchant_played_gives_energy_and_one_banish_to_his_player():
    """V-081: played"""
    game = vigil(hand=[[MERCHANT, "militia"], ["apprentice"]], discard=["apprentice"])
    when(game, f"play {MERCHANT}")
    asked(game, "banish", player=0, source=MERCHANT)
    exactly(game, "choose hand:militia", "choose discard:apprentice", "decline")
    when(game, "choose discard:apprentice")
    asked(game, "turn", player=0)
    then(game, energy=1, runes=0, power=0, box=["apprentice"], hand=[["militia"], ["apprentice"]], discard=[])


# Truth Seeker


def seeker_banishes(*center, **position):
    """Truth Seeker has banished the card of slot 3."""
    game = vigil(hand=[["truth-seeker"], ["militia"]], center=list(center), **position)
    return when(game, "play truth-seeker", "choose row:magnet-monk@3")


def test_truth_seeker_draws_and_may_banish_a_card_of_the_row():
    """V-082: draw first, then the choice"""
    game = vigil(hand=["truth-seeker"], deck=["apprentice", "mystic"], center=[SHARD, MERCHANT])
    before = list(game.row)
    when(game, "play truth-seeker")
    asked(game, "banish", source="truth-seeker")
    then(game, hand=["apprentice"], deck=["mystic"])
    assert game.decision.optional
    exactly(game, *row_answers(game), "decline")
    when(game, "decline")
    then(game, row=before, center=[SHARD, MERCHANT], discard=[], void=[], runes=0, power=0)
    asked(game, "turn")


def test_truth_seeker_takes_the_treasure_before_the_merchant_lies_on_it():
    """V-082"""
    game = seeker_banishes(SHARD, MERCHANT, "darkwalker", deck=["apprentice", "mystic"])
    then(game, discard=[SHARD], void=["magnet-monk"], hand=[["apprentice"], ["militia"]], center=["darkwalker"])
    assert (game.row[2], game.under(3)) == (MERCHANT, [])
    asked(game, "turn")


def test_truth_seeker_takes_one_treasure_only():
    """V-083"""
    game = seeker_banishes(SHARD, SHARD, "darkwalker")
    then(game, discard=[SHARD], center=[], energy=0)
    assert (game.row[2], game.under(3)) == ("darkwalker", [SHARD])
    asked(game, "turn")


def test_the_second_treasure_counts_for_fate():
    """V-083: Spirit Merchant on the second treasure"""
    game = seeker_banishes(SHARD, SHARD, MERCHANT)
    asked(game, "banish", player=0, source=MERCHANT)
    exactly(game, f"choose discard:{SHARD}", "decline")
    when(game, f"choose discard:{SHARD}")
    then(game, discard=[], void=[SHARD, "magnet-monk"])
    asked(game, "banish", player=1, source=MERCHANT)


def test_treasure_that_lay_there_before_is_not_taken():
    """V-083: treasure beneath the banished card"""
    game = seeker_banishes(SHARD, "darkwalker", under={3: 2})
    then(game, discard=[SHARD])
    assert (game.row[2], game.under(3)) == ("darkwalker", [SHARD, SHARD])


def test_truth_seeker_takes_nothing_where_no_treasure_comes_first():
    """V-084"""
    game = seeker_banishes("darkwalker", SHARD)
    then(game, discard=[], void=["magnet-monk"], center=[SHARD])
    assert (game.row[2], game.under(3)) == ("darkwalker", [])
    asked(game, "turn")


# Nothing beneath


@pytest.mark.parametrize("card", [MONK, DRUID, MERCHANT, "omnicron"])
def test_fate_without_treasure_does_nothing(card):
    """V-085"""
    game = entering(card, hand=[["militia"], ["apprentice"]], deck=[["mystic"], ["heavy-infantry"]])
    others = list(game.row[1:])
    when(game, ENTER)
    then(game, hand=[["militia"], ["apprentice"]], deck=[["mystic"], ["heavy-infantry"]], pool=60, honor=[0, 0])
    then(game, row=[card, *others], discard=[["skyrocket-drone"], []], center=list(AFTER), mystic=26, heavy_infantry=26)
    asked(game, "turn", player=0)


def test_fate_without_treasure_does_nothing_in_the_first_deal():
    """V-085: first deal"""
    row = [MONK, DRUID, MERCHANT, "omnicron", "darkwalker", "treasure-hunter"]
    game = first_deal(*row, "beacon-shaman")
    then(game, row=row, pool=60, center=["beacon-shaman"], discard=[[], []])
    assert [(len(game.zone("hand", seat)), len(game.zone("deck", seat))) for seat in (0, 1)] == [(5, 6), (5, 6)]
    asked(game, "turn", player=0)
