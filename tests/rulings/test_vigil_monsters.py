"""Rulings on single monsters of Rise of Vigil, and on the heroes that defeat them: Oziah and Treasure Hunter."""

import pytest

import deckwright as dw
from tests.talk import (
    COMBINED,
    VIGIL,
    asked,
    exactly,
    not_offered,
    offered,
    refused,
    row_answers,
    then,
    to_the_end,
    vigil,
    when,
)

SHARD = "energy-shard"
MONK = "monk-of-the-lidless-eye"
OZIAH = "oziah-judge-of-logos"
TERRUS = "terrus-paragon-of-strife"
HERALD = "herald-of-doom"
DECK = ["apprentice", "militia", "mystic", "heavy-infantry"]
SEEDS = 30

# id, energy, what the reward gives: honor, runes, cards drawn
REWARDS = [
    ("serpent-siren", 0, 1, 0, 0),
    ("vault-sphinx", 0, 2, 0, 0),
    ("lagoon-troll", 0, 2, 0, 1),
    ("firestorm-effigy", 1, 3, 0, 0),
    ("mordant-widow", 0, 4, 0, 0),
    ("protean-sea-slug", 0, 5, 0, 0),
    ("raging-ursine", 1, 3, 0, 0),
    ("raging-ursine", 2, 3, 2, 0),
    ("deviant-fiend", 0, 3, 0, 0),
    ("deviant-fiend", 1, 4, 0, 0),
    ("deviant-fiend", 3, 6, 0, 0),
    ("twisted-tyrant", 2, 6, 0, 0),
    ("twisted-tyrant", 3, 6, 0, 3),
]


# Oziah, Judge of Logos


def test_the_player_chooses_the_order_of_the_rewards_and_fate_comes_last():
    """V-090"""
    game = vigil(
        hand=[OZIAH, "heavy-infantry"],
        deck=[["apprentice", "militia", "mystic"], ["militia"]],
        row=["lagoon-troll", "firestorm-effigy", "vault-sphinx"],
        center=["darkwalker", SHARD, MONK, "treasure-hunter", "beacon-shaman"],
        power=1,
    )
    others = game.row[3:]
    when(game, f"play {OZIAH}")
    asked(game, "reward", source=OZIAH)
    assert not game.decision.optional
    exactly(game, "choose reward:lagoon-troll", "choose reward:firestorm-effigy", "choose reward:vault-sphinx")
    then(game, row=["darkwalker", MONK, "treasure-hunter", *others], trophies=["vault-sphinx"])
    then(game, void=["firestorm-effigy", "lagoon-troll"])
    when(game, "choose reward:firestorm-effigy")
    then(game, honor=3, hand=[["heavy-infantry"], []])
    asked(game, "banish", source="firestorm-effigy")
    when(game, "decline")
    exactly(game, "choose reward:lagoon-troll", "choose reward:vault-sphinx")
    when(game, "choose reward:vault-sphinx")
    then(game, honor=[7, 0], pool=53, power=1, hand=[["apprentice", "heavy-infantry", "militia"], ["militia"]])
    asked(game, "turn")


def test_another_order_of_the_rewards():
    """V-090: the draw before the banish"""
    game = vigil(hand=[OZIAH], deck=DECK, row=["firestorm-effigy", "lagoon-troll"])
    when(game, f"play {OZIAH}", "choose reward:lagoon-troll")
    then(game, honor=5, hand=["apprentice"])
    asked(game, "banish", source="firestorm-effigy")
    exactly(game, "choose hand:apprentice", "decline")


def test_treasure_beneath_all_monsters_is_acquired():
    """V-090: treasure"""
    game = vigil(hand=[OZIAH], row=["raging-ursine", "darkwalker", "serpent-siren"], under={1: 2, 2: 1, 3: 1})
    when(game, f"play {OZIAH}", "choose reward:serpent-siren")
    then(game, honor=4, discard=[SHARD] * 3, void=["raging-ursine"], trophies=["serpent-siren"])
    assert (game.row[1], game.under(1), game.under(2)) == ("darkwalker", [], [SHARD])


def test_monsters_that_come_in_as_refills_are_not_defeated():
    """V-091"""
    game = vigil(hand=[OZIAH], row=["darkwalker", "serpent-siren"], center=["raging-ursine", "lagoon-troll"])
    when(game, f"play {OZIAH}")
    then(game, honor=1, trophies=["serpent-siren"], void=[], center=["lagoon-troll"])
    assert game.row[1] == "raging-ursine"
    asked(game, "turn")


def test_oziah_does_not_defeat_the_cultist():
    """V-092"""
    game = vigil(hand=[OZIAH], deck=DECK)
    before = list(game.row)
    when(game, f"play {OZIAH}")
    then(game, honor=0, pool=60, runes=0, power=0, hand=[], row=before, void=[])
    asked(game, "turn")


@pytest.mark.parametrize("energy", [7, 8])
def test_oziah_is_free_with_seven_energy(energy):
    """V-093"""
    game = vigil(row=["darkwalker", OZIAH], under={2: 1}, energy=energy)
    when(game, f"acquire {OZIAH}@2")
    then(game, discard=[OZIAH, SHARD], runes=0, energy=energy, honor=0)
    not_offered(game, "acquire darkwalker@1")


def test_oziah_costs_nine_runes_with_six_energy():
    """V-093: one energy less"""
    refused(vigil(row=[OZIAH], energy=6), f"acquire {OZIAH}@1")
    not_offered(vigil(row=[OZIAH], energy=6, runes=8), f"acquire {OZIAH}@1")
    game = when(vigil(row=[OZIAH], energy=6, runes=9), f"acquire {OZIAH}@1")
    then(game, runes=0, discard=[OZIAH])


def test_oziah_takes_no_runes_where_he_is_free():
    """V-093: runes are kept"""
    game = when(vigil(row=[OZIAH], energy=7, runes=9), f"acquire {OZIAH}@1")
    then(game, runes=9, discard=[OZIAH])


def test_each_reward_looks_at_the_energy():
    """V-094"""
    position = {"deck": DECK, "row": ["twisted-tyrant", "deviant-fiend"], "trophies": ["serpent-siren"]}
    game = vigil(hand=[OZIAH, "militia"], energy=3, **position)
    when(game, f"play {OZIAH}")
    exactly(game, "choose reward:twisted-tyrant", "choose reward:deviant-fiend")
    refused(game, "trophy serpent-siren", "play militia")
    when(game, "choose reward:twisted-tyrant")
    then(game, honor=6 + 3 + 3, hand=["militia", *DECK[:3]], deck=DECK[3:], energy=3)
    game = when(vigil(hand=[OZIAH], energy=2, **position), f"play {OZIAH}", "choose reward:deviant-fiend")
    then(game, honor=6 + 3 + 2, hand=[], deck=DECK)


@pytest.mark.parametrize(("monster", "energy", "honor", "runes", "cards"), REWARDS)
def test_the_reward_of_one_monster(monster, energy, honor, runes, cards):
    """V-094: one by one"""
    game = vigil(hand=[OZIAH], deck=DECK, row=[monster], energy=energy)
    when(game, f"play {OZIAH}")
    then(game, honor=honor, pool=60 - honor, runes=runes, power=0, energy=energy, hand=DECK[:cards], deck=DECK[cards:])
    asked(game, "turn")


# Treasure Hunter


def test_two_hunters_make_one_monster_with_treasure_cheaper_by_two():
    """V-108"""
    game = vigil(hand=["treasure-hunter", "treasure-hunter"], row=["twisted-tyrant"], under={1: 1})
    when(game, "play treasure-hunter", "play treasure-hunter")
    then(game, power=4, runes=0)
    when(game, "defeat twisted-tyrant@1")
    then(game, power=0, honor=6, discard=[SHARD])


def test_the_discount_of_the_hunter_waits_for_treasure_and_is_then_gone():
    """V-108: the next monster with treasure beneath"""
    row = ["serpent-siren", "raging-ursine", "raging-ursine"]
    game = vigil(hand=["treasure-hunter"], row=row, under={2: 1, 3: 2}, power=7)
    when(game, "play treasure-hunter", "defeat cultist", "defeat serpent-siren@1")
    then(game, power=5)
    when(game, "defeat raging-ursine@2")
    then(game, power=3)
    when(game, "defeat raging-ursine@3")
    then(game, power=0, honor=1 + 1 + 3 + 3, discard=[SHARD] * 3)


def test_the_discount_of_the_hunter_is_one():
    """V-108: with and without treasure"""
    game = when(
        vigil(hand=["treasure-hunter"], row=["lagoon-troll", "raging-ursine"], under={2: 1}), "play treasure-hunter"
    )
    then(game, power=2)
    offered(game, "defeat raging-ursine@2")
    not_offered(game, "defeat lagoon-troll@1")
    game = when(vigil(hand=["treasure-hunter"], row=["vault-sphinx"], under={1: 1}), "play treasure-hunter")
    not_offered(game, "defeat vault-sphinx@1")


def test_the_price_of_a_monster_never_falls_below_nothing():
    """V-108: not below 0"""
    game = vigil(hand=["treasure-hunter"] * 3, row=["serpent-siren"], under={1: 1})
    when(game, *["play treasure-hunter"] * 3, "defeat serpent-siren@1")
    then(game, power=6, honor=1)


def test_an_unused_discount_of_the_hunter_is_lost_at_the_end_of_the_turn():
    """V-108: end of the turn"""
    deck = ["heavy-infantry", "apprentice", "apprentice", "apprentice", "militia"]
    game = vigil(hand=["treasure-hunter"], deck=deck, row=["raging-ursine"], under={1: 1})
    when(game, "play treasure-hunter", "end turn", "end turn", "play heavy-infantry")
    then(game, power=2, turn_player=0)
    not_offered(game, "defeat raging-ursine@1")
    when(game, "play militia", "defeat raging-ursine@1")
    then(game, power=0, honor=3)


def test_a_free_defeat_uses_up_the_discount_of_the_hunter():
    """V-108: defeated without paying"""
    hand = ["treasure-hunter", "righteous-templar"]
    game = vigil(hand=hand, row=["raging-ursine", "raging-ursine"], under={1: 1, 2: 1})
    when(game, "play treasure-hunter", "play righteous-templar", "choose row:raging-ursine@1")
    then(game, power=2, honor=3)
    not_offered(game, "defeat raging-ursine@2")


# Terrus


def test_terrus_makes_each_opponent_discard_and_offers_one_of_the_cards():
    """V-114"""
    deck = [["apprentice"], ["apprentice"], ["apprentice"]]
    game = vigil(
        players=3,
        hand=[["apprentice"], ["mystic"] * 5, ["heavy-infantry"] * 5],
        deck=deck,
        discard=[["militia"], ["militia"], []],
        row=[TERRUS],
        power=7,
    )
    when(game, f"defeat {TERRUS}@1")
    then(game, honor=[5, 0, 0], pool=85, power=0, hand=[["apprentice"], ["mystic"] * 4, ["heavy-infantry"] * 4])
    then(game, discard=[["militia"], ["militia", "mystic"], ["heavy-infantry"]], void=[TERRUS])
    asked(game, "take", player=0, source=TERRUS)
    assert game.decision.optional
    exactly(game, "choose discard:mystic of 1", "choose discard:heavy-infantry of 2", "decline")
    when(game, "choose discard:mystic of 1")
    then(game, hand=[["apprentice", "mystic"], ["mystic"] * 4, ["heavy-infantry"] * 4], deck=deck)
    then(game, discard=[["militia"], ["militia"], ["heavy-infantry"]])
    asked(game, "turn", player=0)


@pytest.mark.parametrize(("answer", "scores"), [("choose discard:zeta-arsenal of 1", [5 + 6, 0]), ("decline", [5, 6])])
def test_a_card_taken_with_terrus_belongs_to_its_new_owner(answer, scores):
    """V-114: taken or declined"""
    game = vigil(hand=[[], ["zeta-arsenal"]], row=[TERRUS], power=7, pool=0, end_triggered=True)
    when(game, f"defeat {TERRUS}@1", answer)
    asked(game, "turn")
    to_the_end(game)
    assert game.scores() == scores


def test_a_starting_card_may_be_taken_and_played_at_once():
    """V-114: starting card"""
    game = vigil(hand=[[], ["apprentice"]], row=[TERRUS], power=7)
    when(game, f"defeat {TERRUS}@1", "choose discard:apprentice of 1", "play apprentice")
    then(game, runes=1, hand=[[], []], discard=[[], []], played=["apprentice"])


def test_an_empty_hand_discards_nothing():
    """V-114: empty hands"""
    game = vigil(players=3, hand=[[], [], ["militia"]], discard=[[], ["mystic"], []], row=[TERRUS], power=7)
    when(game, f"defeat {TERRUS}@1")
    exactly(game, "choose discard:militia of 2", "decline")
    game = vigil(hand=[["militia"], []], discard=[[], ["mystic"]], deck=[[], ["mystic"]], row=[TERRUS], power=7)
    when(game, f"defeat {TERRUS}@1")
    then(game, honor=[5, 0], hand=[["militia"], []], discard=[[], ["mystic"]])
    asked(game, "turn", player=0)


def test_the_card_that_terrus_makes_discard_is_chosen_at_random():
    """V-114: at random"""
    seen = set()
    for seed in range(SEEDS):
        game = vigil(hand=[[], ["apprentice", "militia", "mystic"]], row=[TERRUS], power=7, seed=seed)
        when(game, f"defeat {TERRUS}@1")
        assert len(game.zone("hand", 1)) == 2
        seen.update(game.zone("discard", 1))
    assert seen == {"apprentice", "militia", "mystic"}


# Mordant Widow and Protean Sea Slug


def test_the_winner_over_the_widow_chooses_a_construct_of_an_opponent():
    """V-115"""
    constructs = [["voidfeeder"], ["omnicron", "tome-of-erabus"], []]
    game = vigil(players=3, constructs=constructs, row=["mordant-widow"], power=5, pool=0, end_triggered=True)
    when(game, "defeat mordant-widow@1")
    then(game, honor=[4, 0, 0], power=0)
    asked(game, "destroy", player=0, source="mordant-widow")
    assert game.decision.about == 1
    assert not game.decision.optional
    exactly(game, "choose construct:omnicron of 1", "choose construct:tome-of-erabus of 1")
    when(game, "choose construct:omnicron of 1")
    then(game, constructs=[["voidfeeder"], ["tome-of-erabus"], []], discard=[[], ["omnicron"], []])
    then(game, void=["mordant-widow"])
    asked(game, "turn", player=0)
    to_the_end(game)
    assert game.scores() == [4 + 3, 7 + 2, 0]


def test_the_widow_takes_a_construct_of_each_opponent():
    """V-115: every opponent"""
    constructs = [[], ["portabillet"], ["omnicron", "ogo-demontrap"]]
    game = vigil(players=3, constructs=constructs, row=["mordant-widow"], power=5)
    when(game, "defeat mordant-widow@1")
    then(game, constructs=[[], [], ["ogo-demontrap", "omnicron"]], discard=[[], ["portabillet"], []])
    asked(game, "destroy", player=0, source="mordant-widow")
    assert game.decision.about == 2
    when(game, "choose construct:ogo-demontrap of 2")
    then(game, constructs=[[], [], ["omnicron"]], discard=[[], ["portabillet"], ["ogo-demontrap"]])
    asked(game, "turn", player=0)


def test_the_slug_destroys_all_constructs_of_all_opponents():
    """V-116"""
    constructs = [["voidfeeder"], ["omnicron", "tome-of-erabus", "ogo-demontrap"], ["portabillet"]]
    game = vigil(players=3, constructs=constructs, row=["protean-sea-slug"], power=6)
    when(game, "defeat protean-sea-slug@1")
    then(game, honor=[5, 0, 0], power=0, constructs=[["voidfeeder"], [], []], discard=[[], *constructs[1:]])
    then(game, void=["protean-sea-slug"])
    asked(game, "turn", player=0)


def test_the_slug_without_constructs_to_destroy():
    """V-116: no constructs"""
    game = vigil(constructs=[["voidfeeder"], []], row=["protean-sea-slug"], power=6)
    when(game, "defeat protean-sea-slug@1")
    then(game, honor=[5, 0], constructs=[["voidfeeder"], []], discard=[[], []])
    asked(game, "turn", player=0)


# Herald of Doom


@pytest.mark.parametrize(
    ("answer", "honor", "discard", "void"),
    [
        ("choose row:omnicron@2", 6, ["omnicron", SHARD, SHARD], []),
        ("choose row:treasure-hunter@1", 6, ["treasure-hunter"], []),
        ("choose row:twisted-tyrant@3", 6 + 6, [], ["twisted-tyrant"]),
    ],
)
def test_the_herald_gives_one_card_of_the_refilled_row(answer, honor, discard, void):
    """V-117"""
    row = [HERALD, "omnicron", "twisted-tyrant"]
    game = vigil(row=row, under={2: 2}, center=["treasure-hunter", "beacon-shaman"], power=8, energy=2)
    when(game, f"defeat {HERALD}@1")
    then(game, honor=6, pool=54, power=0, void=[HERALD])
    asked(game, "take", source=HERALD)
    assert not game.decision.optional
    exactly(game, *row_answers(game))
    refused(game, "decline")
    when(game, answer)
    then(game, honor=honor, discard=discard, void=[HERALD, *void], runes=0)
    assert game.row.count("beacon-shaman") == 1
    asked(game, "turn")


def test_the_herald_gives_cards_of_the_row_only():
    """V-100: Herald of Doom"""
    game = when(vigil(row=[HERALD], power=8, energy=6), f"defeat {HERALD}@1")
    exactly(game, *row_answers(game))
    refused(game, "choose pile:mystic", "choose pile:heavy-infantry", "choose pile:cultist")


def test_the_herald_with_seven_energy_gives_the_whole_row():
    """V-117: seven energy"""
    fresh = [
        "deviant-fiend",
        "magnet-monk",
        "leotans-familiar",
        "runic-honiskrot",
        "serpent-siren",
        "cognition-courier",
    ]
    game = vigil(
        deck=["apprentice", "militia"],
        row=[HERALD, "lagoon-troll", "raging-ursine", "darkwalker", "zeta-arsenal", "tome-of-erabus"],
        under={2: 1, 4: 2},
        center=["treasure-hunter", *fresh, "beacon-shaman"],
        power=8,
        energy=7,
    )
    when(game, f"defeat {HERALD}@1")
    asked(game, "reward", source=HERALD)
    exactly(game, "choose reward:lagoon-troll", "choose reward:raging-ursine")
    then(game, row=fresh, honor=6, hand=[], void=[HERALD, "lagoon-troll", "raging-ursine"])
    when(game, "choose reward:lagoon-troll")
    then(game, honor=6 + 2 + 3, pool=49, runes=2, power=0, hand=["apprentice"], deck=["militia"])
    then(game, discard=["darkwalker", "zeta-arsenal", "tome-of-erabus", "treasure-hunter", *[SHARD] * 3])
    then(game, row=fresh, center=["beacon-shaman"], void=[HERALD, "lagoon-troll", "raging-ursine"])
    asked(game, "turn")


def test_the_herald_with_seven_energy_and_no_other_monster_asks_nothing():
    """V-117: seven energy, no monsters"""
    game = vigil(row=[HERALD], power=8, energy=7)
    taken = [*game.row[1:], game.zone("center")[0]]
    fresh = game.zone("center")[1:7]
    when(game, f"defeat {HERALD}@1")
    then(game, honor=6, discard=taken, row=list(fresh), void=[HERALD], runes=0)
    asked(game, "turn")


# Firestorm Effigy and cards that are not here


@pytest.mark.parametrize("first", ["choose hand:militia", "choose discard:mystic", "decline"])
@pytest.mark.parametrize("second", ["choose hand:apprentice", "decline"])
@pytest.mark.parametrize("energy", [0, 1])
def test_the_effigy_lets_its_winner_banish_one_card_or_two(first, second, energy):
    """V-118"""
    hand, discard = ["apprentice", "militia"], ["mystic"]
    game = vigil(hand=hand, discard=discard, row=["firestorm-effigy"], power=4, energy=energy, piles={"mystic": 20})
    when(game, "defeat firestorm-effigy@1")
    then(game, honor=3, pool=57, power=0, void=["firestorm-effigy"])
    asked(game, "banish", source="firestorm-effigy")
    exactly(game, "choose hand:apprentice", "choose hand:militia", "choose discard:mystic", "decline")
    answers = [first, second][: 1 + energy]
    for answer in answers:
        asked(game, "banish", source="firestorm-effigy")
        offered(game, "decline")
        when(game, answer)
    asked(game, "turn")
    then(game, hand=[card for card in hand if f"choose hand:{card}" not in answers], mystic=20 + ("discard" in first))
    then(game, box=[card for card in hand if f"choose hand:{card}" in answers], honor=3)


def test_cards_acquired_this_turn_may_be_banished():
    """V-118: acquired this turn"""
    game = vigil(row=["firestorm-effigy", "skyrocket-drone"], under={1: 1}, power=4, runes=1, energy=1)
    when(game, "acquire skyrocket-drone@2", "defeat firestorm-effigy@1")
    exactly(game, "choose discard:skyrocket-drone", f"choose discard:{SHARD}", "decline")
    when(game, "choose discard:skyrocket-drone")
    exactly(game, f"choose discard:{SHARD}", "decline")
    when(game, f"choose discard:{SHARD}")
    then(game, discard=[], void=["firestorm-effigy", "skyrocket-drone", SHARD], box=[])
    asked(game, "turn")


@pytest.mark.parametrize("ruleset", [VIGIL, COMBINED])
def test_there_is_no_noxious_soul(ruleset):
    """V-123"""
    cards = dw.cards(ruleset)
    assert cards
    assert not [card.id for card in cards if "noxious" in card.id or "noxious" in card.name("en").lower()]
    with pytest.raises(dw.NotFound):
        dw.card(ruleset, "noxious-soul")
