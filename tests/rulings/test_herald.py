"""Rulings on Herald of Doom: one card of the row for free, or with 7 energy the whole row."""

import pytest

from tests.talk import asked, combined, exactly, not_offered, offered, refused, row_answers, since, then, vigil, when

HERALD = "herald-of-doom"
CH32 = "prototype-ch32"
COURIER = "rocket-courier-x-99"
SHARD = "energy-shard"
MONK = "monk-of-the-lidless-eye"
DRUID = "loamspeaker-druid"
ORAS = "oras-the-redeemer"
ARSENAL = "zeta-arsenal"
MONOCLE = "foresight-monocle"
TOME = "tome-of-erabus"
DECK = ["apprentice", "militia", "mystic"]
SIX_NEW = [
    "cognition-courier", "illiya-the-demonborn", "starcaller-leotan", "magnet-monk", "magnet-monk", "skyrocket-drone",
]  # fmt: skip
HEROES = ["darkwalker", "treasure-hunter", "truth-seeker", "runic-honiskrot", "beacon-shaman", "righteous-templar"]


def before_herald(row, center=("nyxian-spiritcaster", *SIX_NEW), **position):
    """A position in which Herald of Doom can be defeated, by default with 7 energy."""
    position.setdefault("energy", 7)
    return vigil(row=list(row), center=list(center), power=8, **position)


def honors(game, mark):
    """The amounts of honor gained since, in order."""
    return [event.amount for event in since(game, mark) if event.kind == "gain" and event.resource == "honor"]


# One card


@pytest.mark.parametrize("energy", [0, 6])
def test_one_card_of_the_refilled_row_must_be_taken(energy):
    """V-206"""
    row = [HERALD, "lagoon-troll", "omnicron", *HEROES[:3]]
    game = before_herald(row, ["twisted-tyrant", *SIX_NEW], energy=energy)
    when(game, f"defeat {HERALD}@1")
    asked(game, "take", source=HERALD)
    assert not game.decision.optional
    then(game, honor=6, pool=54, power=0, void=[HERALD], row=["twisted-tyrant", *row[1:]])
    exactly(game, *row_answers(game))
    refused(game, "decline", "choose done", "end turn", "choose pile:mystic", "choose pile:cultist")


def test_a_hero_or_construct_that_is_chosen_is_acquired_with_its_treasure():
    """V-206: acquired"""
    game = before_herald([HERALD, "omnicron", *HEROES[:4]], SIX_NEW, under={2: 2}, energy=6, runes=1)
    when(game, f"defeat {HERALD}@1", "choose row:omnicron@2")
    asked(game, "turn")
    then(game, honor=6, runes=1, energy=6, discard=["omnicron", SHARD, SHARD], void=[HERALD])
    then(game, row=[*SIX_NEW[:2], *HEROES[:4]], center=SIX_NEW[2:])
    assert game.under(2) == []


def test_a_monster_that_is_chosen_is_defeated_and_rewarded():
    """V-206: defeated"""
    row = [HERALD, "twisted-tyrant", *HEROES[:4]]
    game = before_herald(row, SIX_NEW, under={2: 1}, energy=6, deck=[*DECK, "apprentice"])
    when(game, f"defeat {HERALD}@1", "choose row:twisted-tyrant@2")
    asked(game, "turn")
    then(game, honor=6 + 6, power=0, void=[HERALD, "twisted-tyrant"], discard=[SHARD], hand=DECK, deck=["apprentice"])


def test_the_card_in_the_heralds_place_may_be_chosen():
    """V-117: after the refill"""
    game = before_herald([HERALD, *HEROES[1:]], [SHARD, "darkwalker", *SIX_NEW], energy=0)
    when(game, f"defeat {HERALD}@1", "choose row:darkwalker@1")
    asked(game, "turn")
    then(game, discard=["darkwalker", SHARD], honor=6, row=[SIX_NEW[0], *HEROES[1:]], center=SIX_NEW[1:])


@pytest.mark.parametrize(("power", "check"), [(7, not_offered), (8, offered)])
def test_the_herald_costs_eight_power(power, check):
    """V-117: cost"""
    check(vigil(row=[HERALD], power=power, energy=7), f"defeat {HERALD}@1")


# The whole row


def whole_row(energy):
    """After the refill the row has two monsters and four others, and treasure under four of them."""
    row = [HERALD, "lagoon-troll", "darkwalker", ARSENAL, "treasure-hunter", TOME]
    center = [SHARD, "raging-ursine", *SIX_NEW, "leotans-familiar"]
    game = before_herald(row, center, under={2: 1, 3: 2, 5: 1}, deck=DECK, energy=energy)
    return when(game, f"defeat {HERALD}@1")


def test_with_seven_energy_every_card_of_the_row_is_taken():
    """V-117"""
    game = whole_row(energy=7)
    asked(game, "reward")
    exactly(game, "choose reward:lagoon-troll", "choose reward:raging-ursine")
    when(game, "choose reward:raging-ursine")
    asked(game, "turn")
    then(game, honor=6 + 3 + 2, pool=60 - 11, runes=2, power=0, energy=7)
    then(game, void=[HERALD, "lagoon-troll", "raging-ursine"], hand=["apprentice"], deck=DECK[1:], trophies=[])
    then(game, discard=["darkwalker", ARSENAL, "treasure-hunter", TOME, *[SHARD] * 5])
    then(game, row=SIX_NEW, center=["leotans-familiar"])
    assert [game.under(slot) for slot in range(1, 7)] == [[]] * 6


def test_with_six_energy_only_one_card_is_taken():
    """V-117: one energy short"""
    game = whole_row(energy=6)
    asked(game, "take", source=HERALD)
    then(game, honor=6, discard=[])
    when(game, "choose row:darkwalker@3")
    asked(game, "turn")
    then(game, honor=6, runes=0, discard=["darkwalker", SHARD, SHARD], hand=[])
    then(game, row=["raging-ursine", "lagoon-troll", SIX_NEW[0], ARSENAL, "treasure-hunter", TOME])
    assert [len(game.under(slot)) for slot in range(1, 7)] == [1, 1, 0, 0, 1, 0]


def test_cards_that_refill_the_row_are_not_included():
    """V-117: monsters among the refills"""
    center = ["darkwalker", "vault-sphinx", "serpent-siren", *SIX_NEW]
    game = before_herald([HERALD, *HEROES[1:]], center)
    when(game, f"defeat {HERALD}@1")
    asked(game, "turn")
    then(game, honor=6, trophies=[], discard=HEROES, void=[HERALD], runes=0)
    then(game, row=["vault-sphinx", "serpent-siren", *SIX_NEW[:4]], center=SIX_NEW[4:])


def test_a_single_monster_of_the_row_is_rewarded_without_a_question():
    """V-117: one monster"""
    game = before_herald([HERALD, "vault-sphinx", *HEROES[1:5]])
    when(game, f"defeat {HERALD}@1")
    asked(game, "turn")
    then(game, honor=6 + 2, trophies=["vault-sphinx"], discard=["nyxian-spiritcaster", *HEROES[1:5]], row=SIX_NEW)


# Order


def test_only_after_the_last_reward_does_anything_else_happen():
    """V-207"""
    row = ["lagoon-troll", "firestorm-effigy", HERALD, ARSENAL, "treasure-hunter", "raging-ursine"]
    center = ["darkwalker", SHARD, MONK, *SIX_NEW]
    game = before_herald(row, center, constructs=[CH32], deck=[DECK, ["militia", "militia"]])
    when(game, f"defeat {HERALD}@3")
    asked(game, "reward")
    exactly(game, "choose reward:firestorm-effigy", "choose reward:lagoon-troll", "choose reward:raging-ursine")
    refused(game, "decline", "end turn")
    then(game, honor=6, discard=["darkwalker", ARSENAL, "treasure-hunter"], row=[MONK, *SIX_NEW[:5]], hand=[[], []])
    assert game.under(1) == [SHARD]
    when(game, "choose reward:firestorm-effigy")
    asked(game, "banish", source="firestorm-effigy")
    then(game, honor=6 + 3)
    exactly(game, "choose discard:darkwalker", f"choose discard:{ARSENAL}", "choose discard:treasure-hunter", "decline")
    when(game, "choose discard:treasure-hunter")
    asked(game, "banish", source="firestorm-effigy")
    when(game, "decline")
    asked(game, "reward")
    exactly(game, "choose reward:lagoon-troll", "choose reward:raging-ursine")
    then(game, honor=6 + 3, hand=[[], []], constructs=[CH32])
    when(game, "choose reward:lagoon-troll")
    asked(game, "confirm", source=CH32)
    assert game.decision.card == ARSENAL
    then(game, honor=6 + 3 + 2 + 3, pool=46, runes=2, hand=[["apprentice"], []])
    when(game, "accept")
    asked(game, "turn")
    then(game, constructs=[CH32, ARSENAL], discard=["darkwalker"], hand=[["apprentice", "militia"], ["militia"]])
    then(game, void=[HERALD, "firestorm-effigy", "lagoon-troll", "raging-ursine", "treasure-hunter"])


def test_effects_of_acquiring_come_in_the_order_of_the_places():
    """V-207: Oras and Prototype CH32"""
    row = ["treasure-hunter", ARSENAL, HERALD, "lagoon-troll", "lifebound-muse", TOME]
    game = before_herald(row, ["darkwalker", *SIX_NEW], hand=[ORAS], constructs=[CH32], deck=DECK)
    mark = len(game.log)
    when(game, f"play {ORAS}", f"defeat {HERALD}@3")
    asked(game, "confirm", source=CH32)
    assert game.decision.card == ARSENAL
    assert honors(game, mark) == [6, 2, 1]
    when(game, "decline")
    asked(game, "turn")
    assert honors(game, mark) == [6, 2, 1, 2, 3]
    then(game, honor=14, runes=4, discard=["treasure-hunter", ARSENAL, "darkwalker", "lifebound-muse", TOME])


@pytest.mark.parametrize(("pool", "end_triggered", "left"), [(60, False, 64), (7, False, 11), (6, True, 10)])
def test_the_fate_of_a_card_that_is_taken_at_once_comes_last(pool, end_triggered, left):
    """V-207: Fate"""
    game = before_herald([HERALD, *HEROES[1:]], [SHARD, DRUID, *SIX_NEW], pool=pool)
    when(game, f"defeat {HERALD}@1")
    asked(game, "turn")
    then(game, honor=6, pool=left, end_triggered=end_triggered, discard=[DRUID, SHARD, *HEROES[1:]], row=SIX_NEW)


def test_the_herald_is_the_first_monster_and_those_it_defeats_are_later_ones():
    """V-224: Herald of Doom"""
    row = [HERALD, "vault-sphinx", "serpent-siren"]
    game = combined(constructs=["voidthirster"], row=row, power=8, energy=7)
    when(game, f"defeat {HERALD}@1", "choose reward:vault-sphinx")
    asked(game, "turn")
    then(game, honor=6 + 2 + 1 + 1, power=0, trophies=["serpent-siren", "vault-sphinx"])


# Destinations


TEAM_ROW = ["beacon-shaman", "lagoon-troll", "darkwalker", "serpent-siren", "treasure-hunter", "truth-seeker"]
TEAM_HEROES = ["beacon-shaman", "darkwalker", "treasure-hunter", "truth-seeker"]


def in_teams(runes, row=TEAM_ROW, **position):
    """Seat 0 has defeated the Herald; after the refill the row is this one, with one treasure in the third place."""
    position.setdefault("energy", 7)
    game = vigil(
        players=4,
        mode="teams",
        row=[HERALD, *row[1:]],
        center=[row[0], *SIX_NEW],
        under={3: 1},
        power=8,
        runes=runes,
        **position,
    )
    return when(game, f"defeat {HERALD}@1")


def destinations(game, *answers):
    """Answer the questions where acquired cards go; the cards asked about, in order."""
    cards = []
    for answer in answers:
        asked(game, "confirm", source=HERALD)
        exactly(game, "accept", "decline")
        then(game, row=TEAM_ROW, honor=6, discard=[[], [], [], []])
        cards.append(game.decision.card)
        when(game, answer)
    return cards


def test_one_rune_sends_one_card_to_the_team_mate():
    """V-208"""
    game = in_teams(runes=1)
    assert destinations(game, "decline", "accept") == TEAM_HEROES[:2]
    asked(game, "reward")
    exactly(game, "choose reward:lagoon-troll", "choose reward:serpent-siren")
    own = ["beacon-shaman", "treasure-hunter", "truth-seeker", SHARD]
    then(game, runes=0, discard=[own, [], ["darkwalker"], []], row=SIX_NEW, honor=[6, 0, 0, 0], pool=114)


def test_as_many_cards_as_runes_go_to_the_team_mate():
    """V-208: two runes"""
    game = in_teams(runes=2)
    assert destinations(game, "accept", "decline", "accept") == TEAM_HEROES[:3]
    asked(game, "reward")
    then(game, runes=0, discard=[["darkwalker", "truth-seeker", SHARD], [], ["beacon-shaman", "treasure-hunter"], []])


def test_every_acquired_card_is_asked_about_while_a_rune_is_left():
    """V-208: all declined"""
    game = in_teams(runes=1)
    assert destinations(game, "decline", "decline", "decline", "decline") == TEAM_HEROES
    asked(game, "reward")
    then(game, runes=1, discard=[[*TEAM_HEROES, SHARD], [], [], []])


@pytest.mark.parametrize(("runes", "options"), [(0, None), (4, {"teammate_free_cards": "never"})])
def test_without_a_rune_or_where_free_cards_stay_nothing_is_asked(runes, options):
    """V-208: nothing to pay with, or teammate_free_cards = never"""
    game = in_teams(runes=runes, options=options)
    asked(game, "reward")
    then(game, runes=runes, discard=[[*TEAM_HEROES, SHARD], [], [], []])


@pytest.mark.parametrize("runes", [0, 1])
def test_the_one_card_of_a_herald_without_energy_may_go_to_the_team_mate(runes):
    """V-208: less than 7 energy"""
    game = in_teams(runes=runes, energy=6)
    asked(game, "take", source=HERALD)
    giving = [f"{answer} for teammate" for answer in row_answers(game, "lagoon-troll", "serpent-siren")]
    assert len(giving) == 4
    exactly(game, *row_answers(game), *giving[: 4 * runes])
    if runes:
        when(game, "choose row:darkwalker@3 for teammate")
        then(game, runes=0, discard=[[SHARD], [], ["darkwalker"], []])


def test_ch32_does_not_move_what_went_to_the_team_mate():
    """V-208: Prototype CH32 in teams"""
    game = in_teams(runes=1, row=["beacon-shaman", ARSENAL, *HEROES[:4]], constructs=[CH32])
    when(game, "decline")
    assert game.decision.card == ARSENAL
    when(game, "accept")
    asked(game, "turn")
    then(game, constructs=[CH32], discard=[["beacon-shaman", SHARD, *HEROES[:4]], [], [ARSENAL], []], runes=0)
    assert CH32 not in game.used(0)


TWO_CONSTRUCTS = [HERALD, ARSENAL, "darkwalker", MONOCLE, "treasure-hunter", "truth-seeker"]


@pytest.mark.parametrize(
    ("answers", "cards", "moved"),
    [
        (["accept"], [ARSENAL], [ARSENAL]),
        (["decline", "accept"], [ARSENAL, MONOCLE], [MONOCLE]),
        (["decline", "decline"], [ARSENAL, MONOCLE], []),
    ],
)
def test_ch32_moves_one_construct_and_asks_in_the_order_of_the_places(answers, cards, moved):
    """V-208: Prototype CH32"""
    game = before_herald(TWO_CONSTRUCTS, constructs=[CH32])
    when(game, f"defeat {HERALD}@1")
    for answer, card in zip(answers, cards, strict=True):
        asked(game, "confirm", source=CH32)
        assert game.decision.card == card
        when(game, answer)
    asked(game, "turn")
    kept = [card for card in (ARSENAL, MONOCLE) if card not in moved]
    then(game, constructs=[CH32, *moved], honor=6)
    then(game, discard=["nyxian-spiritcaster", "darkwalker", "treasure-hunter", "truth-seeker", *kept])


@pytest.mark.parametrize(
    ("first", "source", "in_play", "in_hand"),
    [("choose option:play", COURIER, ARSENAL, MONOCLE), ("choose option:hand", CH32, MONOCLE, ARSENAL)],
)
def test_courier_and_ch32_move_one_construct_each(first, source, in_play, in_hand):
    """V-208: both of them"""
    game = combined(row=TWO_CONSTRUCTS, constructs=[COURIER, CH32], power=8, energy=7)
    when(game, f"defeat {HERALD}@1")
    asked(game, "option")
    assert game.decision.card == ARSENAL
    when(game, first)
    asked(game, "confirm", source=source)
    assert game.decision.card == MONOCLE
    when(game, "accept")
    asked(game, "turn")
    then(game, constructs=[COURIER, CH32, in_play], hand=[in_hand])
