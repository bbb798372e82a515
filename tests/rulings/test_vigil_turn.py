"""General rules in Rise of Vigil, from the discard pile to the end of the game: V-130 to V-142."""

from collections import Counter

import pytest

import deckwright as dw
from tests.talk import (
    VIGIL,
    asked,
    exactly,
    kinds,
    not_offered,
    offered,
    refused,
    since,
    texts,
    then,
    to_the_end,
    vigil,
    when,
)

MANY_ACTIONS = 20_000
WISHES = ("play ", "use ", "trophy ", "defeat ", "acquire heavy-infantry", "acquire ", "decline", "end turn", "")
FIVE_APPRENTICES = ["apprentice"] * 5
TWENTY_MONSTERS = [
    *["raging-ursine"] * 3, *["deviant-fiend"] * 3, *["firestorm-effigy"] * 4, *["lagoon-troll"] * 3,
    *["mordant-widow"] * 3, *["vault-sphinx"] * 4,
]  # fmt: skip


def play_without_temporal_eyes(game):
    """Play a game by a plain policy that takes no extra turn; the turns taken by each seat."""
    turns = Counter()
    for _ in range(MANY_ACTIONS):
        if game.over:
            return turns
        legal = [text for text in texts(game) if text != "use temporal-eye"]
        answer = next(text for wish in WISHES for text in legal if text.startswith(wish))
        turns[game.turn_player] += answer == "end turn"
        game.play(answer)
    raise AssertionError("the game does not end")


@pytest.mark.parametrize(("card", "cost", "left"), [("mystic", 3, (25, 26)), ("heavy-infantry", 2, (26, 25))])
def test_an_acquired_card_of_a_pile_goes_to_the_discard_pile(card, cost, left):
    """V-130"""
    game = vigil(runes=cost, hand=["apprentice"], deck=["militia"])
    when(game, f"acquire {card}")
    then(game, discard=[card], hand=["apprentice"], deck=["militia"], runes=0, mystic=left[0], heavy_infantry=left[1])
    not_offered(vigil(runes=cost - 1), f"acquire {card}")


@pytest.mark.parametrize(("card", "cost"), [("darkwalker", 3), ("tome-of-erabus", 4)])
def test_an_acquired_card_of_the_row_goes_to_the_discard_pile(card, cost):
    """V-130: from the row"""
    game = vigil(runes=cost, row=[card], hand=["apprentice"], deck=["militia"], center=["magnet-monk"])
    when(game, f"acquire {card}@1")
    then(game, discard=[card], hand=["apprentice"], deck=["militia"], constructs=[], played=[], runes=0)
    assert game.row[0] == "magnet-monk"
    not_offered(vigil(runes=cost - 1, row=[card]), f"acquire {card}@1")


def test_cards_played_this_turn_are_not_reshuffled():
    """V-131"""
    heroes = ["apprentice", "apprentice", "militia", "mystic"]
    game = vigil(
        hand=[*heroes, "monk-of-the-lidless-eye"],
        discard=["heavy-infantry"],
        constructs=["tome-of-erabus"],
        trophies=["serpent-siren"],
    )
    when(game, *(f"play {hero}" for hero in heroes))
    then(game, discard=["heavy-infantry"], deck=[], hand=["monk-of-the-lidless-eye"])
    when(game, "play monk-of-the-lidless-eye")
    then(game, hand=["heavy-infantry"], deck=[], discard=[], played=[*heroes, "monk-of-the-lidless-eye"])
    then(game, constructs=["tome-of-erabus"], trophies=["serpent-siren"])


def test_the_whole_discard_pile_is_reshuffled():
    """V-131: what is left of it is the new deck"""
    game = vigil(hand=["apprentice", "energy-shard"], discard=["militia", "mystic", "darkwalker"])
    when(game, "play apprentice", "play energy-shard")
    assert len(game.zone("hand", 0)) == 1
    assert sorted([*game.zone("hand", 0), *game.zone("deck", 0)]) == ["darkwalker", "militia", "mystic"]
    then(game, discard=[], played=["apprentice", "energy-shard"], energy=1, runes=1)


def test_at_the_end_of_the_turn_heroes_and_hand_are_discarded_and_constructs_and_trophies_stay():
    """V-132"""
    game = vigil(
        hand=["militia", "militia", "apprentice", "heavy-infantry", "mystic", "tome-of-erabus"],
        deck=[*FIVE_APPRENTICES, "darkwalker"],
        trophies=["serpent-siren"],
    )
    when(game, "play apprentice", "play heavy-infantry", "play mystic", "play tome-of-erabus", "use tome-of-erabus")
    then(game, runes=3, power=2, energy=1, discard=[], hand=["militia", "militia"])
    when(game, "end turn")
    then(game, discard=["militia", "militia", "apprentice", "heavy-infantry", "mystic"], played=[])
    then(game, constructs=["tome-of-erabus"], trophies=["serpent-siren"], void=[])
    then(game, hand=FIVE_APPRENTICES, deck=["darkwalker"], player=1)


def test_played_treasure_is_discarded_at_the_end_of_the_turn():
    """V-132: treasure"""
    shards = ["energy-shard-start", "energy-shard"]
    game = vigil(hand=shards, deck=["militia", "mystic", *FIVE_APPRENTICES, "darkwalker"])
    when(game, "play energy-shard-start", "play energy-shard")
    then(game, played=shards, hand=["militia", "mystic"], discard=[], energy=2)
    when(game, "end turn")
    then(game, discard=[*shards, "militia", "mystic"], hand=FIVE_APPRENTICES, deck=["darkwalker"], played=[])


def test_what_is_left_is_lost_at_the_end_of_the_turn():
    """V-132: runes, power and energy"""
    game = vigil(runes=3, power=4, energy=5)
    when(game, "end turn")
    then(game, player=1, runes=0, power=0, energy=0)
    when(game, "end turn")
    then(game, player=0, runes=0, power=0, energy=0)


def test_the_void_becomes_the_center_deck_when_a_card_is_needed():
    """V-133"""
    game = vigil(center=[], void=TWENTY_MONSTERS, row=["darkwalker"], runes=3)
    when(game, "acquire darkwalker@1")
    then(game, void=[], discard=["darkwalker"])
    assert len(game.zone("center")) == 19
    assert sorted([game.row[0], *game.zone("center")]) == sorted(TWENTY_MONSTERS)


def test_treasure_in_the_void_is_shuffled_in_too():
    """V-133: treasure"""
    game = vigil(center=[], void=["energy-shard"] * 3 + ["raging-ursine"], row=["darkwalker"], runes=3)
    when(game, "acquire darkwalker@1")
    assert game.row[0] == "raging-ursine"
    assert [*game.under(1), *game.zone("center")] == ["energy-shard"] * 3
    then(game, void=[], discard=["darkwalker"])


def test_the_void_stays_while_the_center_deck_has_a_card():
    """V-133: not before it is needed"""
    game = vigil(center=["magnet-monk"], void=TWENTY_MONSTERS, row=["darkwalker"], runes=3)
    when(game, "acquire darkwalker@1")
    then(game, void=TWENTY_MONSTERS, center=[])
    assert game.row[0] == "magnet-monk"


def test_starting_and_always_available_cards_never_go_to_the_void():
    """V-134"""
    banished = ["apprentice", "militia", "energy-shard-start", "heavy-infantry", "mystic"]
    banishers = ["darkwalker", "darkwalker", "darkwalker", "spirit-merchant", "spirit-merchant"]
    game = vigil(hand=[*banishers, *banished], energy=1, piles={"heavy-infantry": 24, "mystic": 22})
    for banisher, card in zip(banishers, banished, strict=True):
        when(game, f"play {banisher}", f"choose hand:{card}")
    then(game, void=[], box=["apprentice", "militia", "energy-shard-start"], heavy_infantry=25, mystic=23)
    then(game, hand=[], discard=[], power=6, energy=3)


@pytest.mark.parametrize("card", ["energy-shard", "spirit-merchant", "tome-of-erabus"])
def test_a_banished_card_of_the_center_deck_goes_to_the_void(card):
    """V-134: other cards"""
    game = vigil(hand=["darkwalker"], discard=[card], energy=1)
    when(game, "play darkwalker", f"choose discard:{card}")
    then(game, void=[card], box=[], discard=[], heavy_infantry=26, mystic=26)


@pytest.mark.parametrize("monster", ["vault-sphinx", "serpent-siren", "lagoon-troll", "twisted-tyrant"])
def test_a_banished_monster_is_not_defeated(monster):
    """V-135"""
    game = vigil(
        hand=["truth-seeker"],
        deck=["apprentice", "militia", "militia", "militia"],
        row=["skyrocket-drone", monster],
        center=["darkwalker", "magnet-monk"],
        under={2: 1},
        energy=3,
    )
    when(game, "play truth-seeker")
    mark = len(game.log)
    when(game, f"choose row:{monster}@2")
    then(game, honor=[0, 0], pool=60, trophies=[[], []], void=[monster], discard=[], center=["magnet-monk"])
    then(game, hand=["apprentice"], deck=["militia"] * 3, energy=3)
    assert game.row[1] == "darkwalker"
    assert list(game.under(2)) == ["energy-shard"]
    assert {"defeat", "reward", "trophy", "draw"}.isdisjoint(kinds(since(game, mark)))


def test_the_cultist_is_defeated_again_and_again():
    """V-136"""
    game = vigil(power=8)
    row = list(game.row)
    for times in (1, 2, 3, 4):
        when(game, "defeat cultist")
        then(game, honor=times, power=8 - 2 * times, pool=60 - times)
    then(game, row=row, void=[], discard=[], trophies=[])
    assert game.pile("cultist") == 1
    refused(game, "defeat cultist")


def test_the_cultist_costs_two_power():
    """V-136: cost"""
    refused(vigil(power=1), "defeat cultist")
    offered(vigil(power=2), "defeat cultist")


def test_the_round_is_finished_after_the_last_token():
    """V-137"""
    game = vigil(players=3, turn_player=1, power=2, pool=1)
    when(game, "defeat cultist")
    then(game, pool=0, end_triggered=True, over=False, turn_player=1)
    when(game, "end turn")
    then(game, over=False, turn_player=2, player=2)
    when(game, "end turn")
    then(game, over=True)


@pytest.mark.parametrize(("first", "turns_left"), [(0, [1, 2]), (1, []), (2, [1])])
def test_the_player_before_the_first_one_is_last_in_the_round(first, turns_left):
    """V-137: another seat began"""
    game = vigil(players=3, first=first, turn_player=0, power=2, pool=1)
    when(game, "defeat cultist", "end turn")
    for seat in turns_left:
        then(game, over=False, turn_player=seat)
        when(game, "end turn")
    then(game, over=True)


def test_with_tokens_left_the_game_goes_on():
    """V-137: not the last token"""
    game = vigil(players=3, turn_player=2, power=2, pool=2)
    when(game, "defeat cultist", "end turn")
    then(game, over=False, turn_player=0, pool=1, end_triggered=False)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_has_had_the_same_number_of_turns(players):
    """V-137: whole games"""
    game = dw.new(VIGIL, players=players, seed=players)
    turns = play_without_temporal_eyes(game)
    assert [turns[seat] for seat in range(players)] == [turns[0]] * players
    assert turns[0] > 0
    assert game.turns == sum(turns.values())


@pytest.mark.parametrize(("pool", "left", "triggered"), [(7, 1, False), (6, 0, True), (1, 0, True)])
def test_honor_beyond_the_pool_still_counts(pool, left, triggered):
    """V-138"""
    game = vigil(row=["twisted-tyrant"], power=6, pool=pool)
    when(game, "defeat twisted-tyrant@1")
    then(game, honor=6, pool=left, end_triggered=triggered, over=False)


def test_honor_gained_after_the_pool_is_empty_counts():
    """V-138: later in the round"""
    game = vigil(hand=[[], ["heavy-infantry"]], row=["twisted-tyrant"], power=6, pool=1)
    when(game, "defeat twisted-tyrant@1", "end turn", "play heavy-infantry", "defeat cultist")
    then(game, honor=[6, 1], pool=0, over=False)
    when(game, "end turn")
    then(game, over=True)
    assert game.scores() == [6, 1 + 1]


def test_the_score_counts_tokens_and_printed_honor():
    """V-139"""
    game = vigil(
        honor=[20, 3], constructs=["omnicron"], deck=["mystic"], discard=["darkwalker"], pool=0, end_triggered=True
    )
    assert game.scores() == [20 + 7 + 1 + 2, 3] == [30, 3]
    to_the_end(game)
    assert game.scores() == [30, 3]
    assert game.winners() == [0]
    assert game.ranking() == [0, 1]


def test_hand_and_played_cards_count_and_nothing_outside_counts():
    """V-139: hand, played cards; Void, trophies and shards"""
    game = vigil(
        hand=[["lifebound-muse", "apprentice"], ["reactor-shrine"]],
        played=[["runic-honiskrot", "energy-shard"], []],
        discard=[["energy-shard", "energy-shard-start"], []],
        trophies=[["vault-sphinx"], ["serpent-siren"]],
        void=["zeta-arsenal"],
        honor=[5, 2],
        pool=0,
        end_triggered=True,
    )
    assert game.scores() == [5 + 3 + 1, 2 + 8]
    to_the_end(game)
    assert game.scores() == [9, 10]
    assert game.winners() == [1]


@pytest.mark.parametrize(
    ("first", "honor", "ranking"),
    [
        (0, [10, 5, 10], [2, 0, 1]),
        (1, [10, 5, 10], [0, 2, 1]),
        (2, [10, 5, 10], [0, 2, 1]),
        (0, [10, 10, 5], [1, 0, 2]),
        (0, [7, 7, 7], [2, 1, 0]),
        (0, [5, 10, 5], [1, 2, 0]),
    ],
)
def test_a_tie_goes_to_the_tied_player_who_came_later_in_the_first_round(first, honor, ranking):
    """V-140"""
    game = vigil(players=3, first=first, turn_player=(first + 2) % 3, honor=honor, pool=0, end_triggered=True)
    when(game, "end turn")
    then(game, over=True)
    assert game.scores() == honor
    assert game.ranking() == ranking
    assert game.winners() == ranking[:1]


@pytest.mark.parametrize(("energy", "hand", "discard"), [(0, [], ["mystic"]), (1, ["mystic"], [])])
def test_the_tutor_beats_the_rule_that_acquired_cards_are_discarded(energy, hand, discard):
    """V-141"""
    game = vigil(hand=["monastic-tutor"], energy=energy)
    when(game, "play monastic-tutor")
    asked(game, "acquire", source="monastic-tutor")
    exactly(game, "choose pile:mystic", "choose pile:heavy-infantry")
    when(game, "choose pile:mystic")
    then(game, hand=hand, discard=discard, mystic=25, runes=0)


def test_a_construct_put_into_play_beats_the_same_rule():
    """V-141: Prototype CH32"""
    game = vigil(constructs=["prototype-ch32"], row=["foresight-monocle"], energy=1, runes=4)
    when(game, "acquire foresight-monocle@1")
    asked(game, "confirm", source="prototype-ch32")
    when(game, "accept")
    then(game, constructs=["prototype-ch32", "foresight-monocle"], discard=[], hand=[], runes=0)


def test_a_price_on_the_card_beats_the_cost():
    """V-141: Oziah for free"""
    game = vigil(row=["oziah-judge-of-logos"], energy=7, runes=0)
    when(game, "acquire oziah-judge-of-logos@1")
    then(game, discard=["oziah-judge-of-logos"], runes=0, energy=7)
    refused(vigil(row=["oziah-judge-of-logos"], energy=6, runes=8), "acquire oziah-judge-of-logos@1")


def test_runes_may_be_saved_for_later_in_the_turn():
    """V-142"""
    game = vigil(runes=4, row=["skyrocket-drone"], hand=["militia"])
    when(game, "acquire skyrocket-drone@1")
    then(game, runes=3, discard=["skyrocket-drone"])
    when(game, "play militia")
    then(game, runes=3, power=1)
    when(game, "acquire mystic")
    then(game, runes=0, discard=["skyrocket-drone", "mystic"])


def test_power_may_be_saved_for_later_in_the_turn():
    """V-142: power"""
    game = vigil(power=5, row=["raging-ursine"], hand=["apprentice"])
    when(game, "defeat raging-ursine@1")
    then(game, power=2, honor=3, runes=0)
    when(game, "play apprentice", "defeat cultist")
    then(game, power=0, honor=4, runes=1)
