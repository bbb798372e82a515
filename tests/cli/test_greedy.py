"""The bot that people meet first answers every question, and plays Rise of Vigil as somebody who has read the cards."""

import pytest

import deckwright as dw
from deckwright import bots
from tests.talk import combined, given, vigil

NO_PILES = {"mystic": 0, "heavy-infantry": 0}


def chosen(game: dw.Game) -> str:
    return str(bots.ask(bots.make("greedy", 1), game))


def play_to_the_end(game: dw.Game, seed: int = 1) -> dw.Game:
    players = [bots.make("greedy", seed + seat) for seat in range(game.players)]
    while game.player is not None:
        game.play(bots.ask(players[game.player], game))
    return game


@pytest.mark.parametrize(
    ("ruleset", "players", "mode"),
    [
        ("rise-of-vigil", 2, "versus"),
        ("rise-of-vigil", 1, "solo"),
        ("rise-of-vigil", 4, "teams"),
        ("ascension-combined", 6, "teams"),
        ("ascension-10th", 4, "teams"),
    ],
)
def test_it_plays_every_mode_to_the_end(ruleset: str, players: int, mode: str) -> None:
    game = play_to_the_end(dw.new(ruleset, players, seed=3, mode=mode))
    assert game.over
    assert not [action for action in game.history if action.endswith("for teammate")], "it gives nothing away"


def test_energy_comes_before_what_needs_it() -> None:
    game = vigil(hand=["blackwatch-vanquisher", "energy-shard", "energy-shard", "tome-of-erabus"], deck=["militia"] * 2)
    order = []
    while game.player == 0:
        order.append(chosen(game))
        game.play(order[-1])
    assert order.index("use tome-of-erabus") < order.index("play blackwatch-vanquisher")
    assert order.index("play energy-shard") < order.index("play blackwatch-vanquisher")


def test_treasure_beneath_a_card_makes_it_worth_more() -> None:
    row = ["beacon-shaman", "beacon-shaman", "beacon-shaman", "lagoon-troll", "lagoon-troll", "omnicron"]
    assert chosen(vigil(row=row, under={2: 1}, piles=NO_PILES, runes=3)) == "acquire beacon-shaman@2"
    assert (
        chosen(vigil(row=["lagoon-troll", "lagoon-troll", "omnicron"], under={2: 1}, power=3))
        == "defeat lagoon-troll@2"
    )


def test_a_trophy_is_kept_until_the_end_is_near() -> None:
    assert chosen(vigil(trophies=["vault-sphinx"])) == "end turn"
    assert chosen(vigil(trophies=["vault-sphinx"], pool=10)) == "trophy vault-sphinx"


def test_trophies_are_used_before_the_game_ends() -> None:
    assert chosen(vigil(trophies=["vault-sphinx"], pool=0, end_triggered=True)) == "trophy vault-sphinx"


def test_a_reward_that_energy_makes_better_is_preferred() -> None:
    row = ["twisted-tyrant", "protean-sea-slug"]
    assert chosen(vigil(row=row, power=6, energy=3)) == "defeat twisted-tyrant@1"


def test_the_best_construct_of_another_seat_is_destroyed() -> None:
    game = vigil(row=["mordant-widow"], power=5, constructs=[[], ["tome-of-erabus", "omnicron"]])
    game.play("defeat mordant-widow@1")
    assert chosen(game) == "choose construct:omnicron of 1"


def test_the_best_discarded_card_is_taken() -> None:
    game = vigil(row=["terrus-paragon-of-strife"], power=7, players=3, hand=[[], ["apprentice"], ["darkwalker"]])
    game.play("defeat terrus-paragon-of-strife@1")
    assert chosen(game) == "choose discard:darkwalker of 2"


def test_a_construct_goes_into_play_rather_than_to_hand() -> None:
    game = combined(
        constructs=["prototype-ch32", "rocket-courier-x-99"], row=["burrower-mark-ii"], runes=3, energy=1
    )  # fmt: skip
    game.play("acquire burrower-mark-ii@1")
    assert chosen(game) == "choose option:play"


def test_cards_for_nothing_stay_with_it() -> None:
    game = vigil(players=4, mode="teams", row=["herald-of-doom", "darkwalker"], power=8, runes=3, energy=7)
    game.play("defeat herald-of-doom@1")
    assert chosen(game) == "decline"
    game = vigil(players=4, mode="teams", hand=["lifebound-muse"], runes=3)
    game.play("play lifebound-muse")
    assert not chosen(game).endswith("for teammate")


def test_the_starting_shard_is_not_banished_but_the_apprentice_is() -> None:
    game = vigil(hand=["spirit-merchant", "energy-shard-start", "apprentice"])
    game.play("play spirit-merchant")
    assert chosen(game) == "choose hand:apprentice"
    game = vigil(hand=["spirit-merchant", "energy-shard-start"])
    game.play("play spirit-merchant")
    assert chosen(game) == "decline"


def test_the_base_game_is_played_as_before() -> None:
    assert chosen(given(row=["kor-the-ferromancer"], hand=["apprentice"], runes=3)) == "play apprentice"
    assert chosen(given(row=["kor-the-ferromancer", "master-dhartha"], runes=7)) == "acquire master-dhartha@2"
