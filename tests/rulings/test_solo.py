"""Rulings on the solo game against Samael."""

import random

import pytest

import deckwright as dw
from tests.talk import RULESET, asked, given, not_offered, since, then, when

ROW = ["landtalker", "emri-one-with-the-void", "master-dhartha", "demon-slayer", "flytrap-witch", "wolf-shaman"]
CENTER = ["spike-vixen", "arha-initiate", "mechana-initiate", "lifebound-initiate", "wolf-shaman", "flytrap-witch"]
TABLET = "tablet-of-times-dawn"


def solo(row=ROW, center=CENTER, **position):
    """A solo position; slot 1 is next to the Center Deck, slot 6 furthest right."""
    return given(players=1, mode="solo", row=list(row), center=list(center), **position)


def new_solo(seed):
    return dw.new(RULESET, players=1, mode="solo", seed=seed)


def test_the_solo_pool_is_fifty():
    """R-177"""
    game = new_solo(seed=1)
    then(game, pool=50, honor=0)
    assert len(game.row) == 6


def test_the_solo_row_slides_right():
    """R-178"""
    game = solo(runes=4)
    when(game, "acquire demon-slayer@4")
    then(game, row=["spike-vixen", *ROW[:3], *ROW[4:]], discard=["demon-slayer"], center=CENTER[1:])


@pytest.mark.parametrize("slot", [1, 2, 3, 4, 5, 6])
def test_the_new_card_enters_on_the_left_wherever_the_gap_was(slot):
    """R-178: banished"""
    game = solo(hand=["seer-of-the-forked-path"])
    when(game, "play seer-of-the-forked-path", f"choose row:{ROW[slot - 1]}@{slot}")
    then(game, row=["spike-vixen", *ROW[: slot - 1], *ROW[slot:]], void=[ROW[slot - 1]])


def test_the_row_slides_after_a_defeat():
    """R-178: defeated"""
    row = [*ROW[:2], "samaels-trickster", *ROW[3:]]
    game = solo(row=row, power=3)
    when(game, "defeat samaels-trickster@3")
    then(game, row=["spike-vixen", *row[:2], *row[3:]], honor=2, runes=1)


def test_samael_takes_the_two_cards_furthest_right():
    """R-179"""
    game = solo(hand=["mystic"], deck=["apprentice"] * 5)
    mark = len(game.log)
    when(game, "end turn")
    then(game, row=["arha-initiate", "spike-vixen", *ROW[:4]], set_aside=["flytrap-witch", "wolf-shaman"], void=[])
    then(game, pool=50, honor=0, hand=["apprentice"] * 5, discard=["mystic"], mystic=20, heavy_infantry=20)
    assert game.rival.honor == 0
    assert [event.card for event in since(game, mark) if event.kind == "set_aside"] == ["wolf-shaman", "flytrap-witch"]
    asked(game, "turn")
    then(game, turn_player=0, over=False)


def test_samael_acts_after_every_turn():
    """R-179: two turns"""
    game = solo()
    when(game, "end turn", "end turn")
    then(game, row=["lifebound-initiate", "mechana-initiate", "arha-initiate", "spike-vixen", *ROW[:2]])
    then(game, set_aside=["demon-slayer", "flytrap-witch", "master-dhartha", "wolf-shaman"])


def aims(game):
    """What the rival means to take, as everybody sees it: card and slot."""
    view = game.view(None)
    row = {place["slot"]: place["card"] for place in view["row"]}
    return [(row[slot], slot) for slot in view["rival"]["aims"]]


def test_samael_shows_what_he_takes_next():
    """R-179: his two cards, the first one first, also after the row has moved"""
    game = solo(runes=4)
    assert aims(game) == [("wolf-shaman", 6), ("flytrap-witch", 5)]
    when(game, "acquire demon-slayer@4")
    assert aims(game) == [("wolf-shaman", 6), ("flytrap-witch", 5)]
    when(game, "end turn")
    then(game, set_aside=["flytrap-witch", "wolf-shaman"])
    assert aims(game) == [("master-dhartha", 6), ("emri-one-with-the-void", 5)]


def test_samael_passes_over_empty_spaces():
    """R-179: there is nothing to take"""
    game = solo(row=[*ROW[:3], "demon-slayer", None, None], center=[])
    assert aims(game) == [("demon-slayer", 4), ("master-dhartha", 3)]
    assert aims(solo(row=[None] * 5 + ["demon-slayer"], center=[])) == [("demon-slayer", 6)]


def test_samael_means_nothing_any_more_when_the_pool_is_empty():
    """R-184: the game ends with this turn"""
    assert aims(solo(pool=0, end_triggered=True)) == []


@pytest.mark.parametrize("ruleset", [RULESET, "rise-of-vigil"])
def test_the_rival_takes_what_it_has_shown(ruleset):
    """R-179: in whole games, whatever happens in the turns before"""
    for seed in range(12):
        game = dw.new(ruleset, players=1, mode="solo", seed=seed)
        chance = random.Random(seed)
        while not game.over:
            shown, mark = [card for card, _ in aims(game)], len(game.log)
            action = chance.choice(game.actions())
            game.play(action)
            taken = [event.card for event in game.log[mark:] if event.rule in ("A-19.6", "A-19.7")]
            if taken:
                assert taken == shown, (seed, str(action))


def test_samael_sets_constructs_aside_and_defeats_monsters():
    """R-179: a construct and a monster"""
    game = solo(row=[*ROW[:4], "earth-tyrant", "muramasa"], deck=["apprentice"] * 7)
    when(game, "end turn")
    then(game, set_aside=["muramasa"], void=["earth-tyrant"], pool=45, honor=0)
    then(game, hand=["apprentice"] * 5, deck=["apprentice"] * 2)
    assert game.rival.honor == 5


def test_samael_gains_only_the_honor_of_a_reward():
    """R-180"""
    game = solo(row=[*ROW[:4], "wind-tyrant", "mephit"], discard=["militia"], deck=["apprentice"] * 5)
    when(game, "end turn")
    assert game.rival.honor == 3 + 2
    then(game, pool=45, honor=0, runes=0, void=["mephit", "wind-tyrant"], set_aside=[], discard=["militia"], box=[])
    then(game, row=["arha-initiate", "spike-vixen", *ROW[:4]])
    asked(game, "turn")
    not_offered(game, "decline")


def test_the_game_ends_with_the_turn_in_which_the_player_empties_the_pool():
    """R-181"""
    row = ["xeron-duke-of-lies", *ROW[1:]]
    game = solo(row=row, power=6, pool=3, hand=["mystic"])
    when(game, "defeat xeron-duke-of-lies@1")
    then(game, honor=4, pool=0, end_triggered=True, over=False)
    when(game, "play mystic", "end turn")
    then(game, over=True, row=["spike-vixen", *ROW[1:]], set_aside=[], void=["xeron-duke-of-lies"])
    assert game.rival.honor == 0


def test_the_game_ends_with_the_turn_in_which_samael_empties_the_pool():
    """R-181: Samael takes the last token"""
    game = solo(row=[*ROW[:4], "flytrap-witch", "wind-tyrant"], pool=2)
    when(game, "end turn")
    then(game, over=True, pool=0, set_aside=["flytrap-witch"], void=["wind-tyrant"])
    then(game, row=["arha-initiate", "spike-vixen", *ROW[:4]])
    assert game.rival.honor == 3


@pytest.mark.parametrize(
    ("honor", "rival_honor", "set_aside", "constructs", "rival_score", "winners"),
    [
        (40, 40, [], [], 40, []),
        (41, 40, [], [], 40, [0]),
        (39, 40, [], [], 40, []),
        (40, 32, ["hedron-cannon"], [], 40, []),
        (41, 32, ["hedron-cannon"], [], 40, [0]),
        (40, 40, [], ["muramasa"], 40, [0]),
    ],
)
def test_the_player_wins_with_more_honor_than_samael(honor, rival_honor, set_aside, constructs, rival_score, winners):
    """R-182"""
    game = solo(honor=[honor - 1], rival_honor=rival_honor, set_aside=set_aside, constructs=constructs, pool=1, power=2)
    when(game, "defeat cultist", "end turn")
    then(game, over=True)
    assert game.scores() == [honor + 4 * len(constructs)]
    assert game.rival.score == rival_score
    assert game.winners() == winners


@pytest.mark.parametrize(
    ("monster", "cost", "honor"), [("xeron-duke-of-lies", 6, 4), ("corrosive-widow", 4, 3), ("sea-tyrant", 5, 5)]
)
def test_rewards_against_opponents_find_none_in_solo(monster, cost, honor):
    """R-183"""
    constructs = ["muramasa", "shadow-star"]
    game = solo(row=[monster, *ROW[1:]], constructs=constructs, set_aside=["snapdragon", "yggdrasil-staff"], power=cost)
    when(game, f"defeat {monster}@1")
    asked(game, "turn")
    then(game, honor=honor, pool=50 - honor, hand=[], constructs=constructs, discard=[])
    then(game, set_aside=["snapdragon", "yggdrasil-staff"], void=[monster])


@pytest.mark.parametrize("seed", range(8))
def test_the_player_begins_in_solo(seed):
    """R-184"""
    game = new_solo(seed)
    asked(game, "turn")
    then(game, turn_player=0, first=0, pool=50, set_aside=[], void=[])
    assert game.rival.honor == 0
    assert len(game.zone("center")) == 94


@pytest.mark.parametrize("pair", [["hedron-cannon", "avatar-of-the-fallen"], ["avatar-of-the-fallen", "hedron-cannon"]])
def test_samael_defeats_the_avatar_and_ignores_the_free_card(pair):
    """R-185"""
    game = solo(row=[*ROW[:4], *pair])
    when(game, "end turn")
    then(game, void=["avatar-of-the-fallen"], set_aside=["hedron-cannon"], pool=46, honor=0)
    then(game, row=["arha-initiate", "spike-vixen", *ROW[:4]], center=CENTER[2:])
    assert game.rival.honor == 4
    asked(game, "turn")


def test_samael_waits_for_the_end_of_an_extra_turn():
    """R-201"""
    game = solo(constructs=[TABLET])
    when(game, f"use {TABLET}", "end turn")
    then(game, turn_player=0, row=ROW, set_aside=[], over=False)
    asked(game, "turn")
    when(game, "end turn")
    then(game, row=["arha-initiate", "spike-vixen", *ROW[:4]], set_aside=["flytrap-witch", "wolf-shaman"])


def test_samael_acts_before_the_extra_turn_where_the_option_says_so():
    """R-201: solo_extra_turn = rival_acts"""
    game = solo(constructs=[TABLET], options={"solo_extra_turn": "rival_acts"})
    when(game, f"use {TABLET}", "end turn")
    then(game, turn_player=0, row=["arha-initiate", "spike-vixen", *ROW[:4]], over=False)
    then(game, set_aside=["flytrap-witch", "wolf-shaman"])
    when(game, "end turn")
    then(game, set_aside=["demon-slayer", "flytrap-witch", "master-dhartha", "wolf-shaman"])


@pytest.mark.parametrize("option", ["rival_waits", "rival_acts"])
def test_an_extra_turn_is_lost_when_the_pool_was_emptied_in_solo(option):
    """R-201: pool emptied"""
    game = solo(constructs=[TABLET], pool=1, power=2, options={"solo_extra_turn": option})
    when(game, f"use {TABLET}", "defeat cultist")
    then(game, over=False, pool=0, end_triggered=True)
    when(game, "end turn")
    then(game, over=True, row=ROW, set_aside=[], honor=1)
    assert game.rival.honor == 0


def test_samael_is_not_a_seat():
    """R-212"""
    game = solo(row=[*ROW[:4], "earth-tyrant", "muramasa"], honor=[3], pool=5, deck=["mystic"])
    when(game, "end turn")
    then(game, over=True)
    assert game.scores() == [3 + 1]
    assert game.ranking() == [0]
    assert game.winners() == []
    assert (game.rival.honor, list(game.rival.set_aside), game.rival.score) == (5, ["muramasa"], 5 + 4)
    assert len(game.view(0)["seats"]) == 1


def test_the_view_tells_of_samael():
    """R-212: in the view"""
    game = solo(rival_honor=7, set_aside=["muramasa"])
    for viewer in (0, None):
        view = game.view(viewer)
        assert (view["rival"]["honor"], view["rival"]["set_aside"]) == (7, ["muramasa"])
        assert [seat["seat"] for seat in view["seats"]] == [0]


def test_a_game_of_two_has_no_rival():
    """R-212: versus"""
    game = given()
    assert game.rival is None
    assert game.view(0)["rival"] is None
