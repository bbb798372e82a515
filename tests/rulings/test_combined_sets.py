"""Rulings on combining sets and on five and six players: V-180 to V-188."""

from itertools import count

import pytest

import deckwright as dw
from tests.talk import COMBINED, RULESET, VIGIL, combined, kinds, since, then, vigil, when

FATES = {"monk-of-the-lidless-eye", "loamspeaker-druid", "omnicron", "spirit-merchant"}
SHARD = "energy-shard"
OLD_DECK = ["apprentice"] * 8 + ["militia"] * 2
NEW_DECK = sorted([*OLD_DECK, "energy-shard-start"])
PACK_CARDS = 7  # center cards of a home-made set


def write_set(folder, name, size=None):
    """A home-made set of seven cards; the path of its file."""
    path = folder / f"{name}.yaml"
    path.write_text(
        f"""
set: {name}
name: {{en: Home-made}}
{"" if size is None else f"size: {size}"}
cards:
  - id: {name}-dancer
    name: {{en: Dancer}}
    hero: void
    cost: 2
    honor: 1
    copies: 4
    play: gain 1 power
  - id: {name}-mare
    name: {{en: Mare}}
    monster: power
    cost: 4
    copies: 3
    reward: gain 3 honor
""",
        encoding="utf-8",
    )
    return path


def center_cards(game):
    """The whole Center Deck: what is left of it, the row, and the treasure under the row."""
    row = [card for card in game.row if card is not None]
    return [*game.zone("center"), *row, *(card for slot in range(1, len(game.row) + 1) for card in game.under(slot))]


def shards(game):
    """How many Energy Shards were shuffled in."""
    return center_cards(game).count(SHARD)


def said_of_shards(game):
    """What the log says of Energy Shards that are missing."""
    return [(event.kind, event.amount) for event in game.log if event.ruling == "V-182"]


def quiet_start(ruleset, **setup):
    """A new game whose first row has no Fate."""
    games = (dw.new(ruleset, seed=seed, **setup) for seed in count())
    return next(game for game in games if FATES.isdisjoint(game.row))


def starting_decks(game, players):
    return [sorted([*game.zone("hand", seat), *game.zone("deck", seat)]) for seat in range(players)]


def test_two_large_sets_bring_60_shards():
    """V-180"""
    game = dw.new(COMBINED, players=2, seed=1)
    assert shards(game) == 60
    printed = [card.id for card in dw.cards(COMBINED) if card.origin == "center" for _ in range(card.copies)]
    assert len(printed) == 200
    assert sorted(card for card in center_cards(game) if card != SHARD) == sorted(printed)


@pytest.mark.parametrize("order", [[VIGIL, RULESET], [RULESET, VIGIL]])
def test_the_list_of_both_sets_is_the_combined_ruleset(order):
    """V-180: as a list"""
    game, again = dw.new(order, players=2, seed=5), dw.new(COMBINED, players=2, seed=5)
    assert (list(game.row), list(game.zone("center"))) == (list(again.row), list(again.zone("center")))
    assert shards(game) == 60


@pytest.mark.parametrize(("size", "wanted"), [("large", 60), ("small", 50), ("promo", 30), (None, 30)])
def test_each_set_brings_shards_by_its_size(tmp_path, size, wanted):
    """V-180: a home-made set"""
    pack = write_set(tmp_path, "my-set", size)
    game = dw.new([VIGIL, "my-set"], packs=[pack], players=2, seed=1)
    cards = center_cards(game)
    assert cards.count(SHARD) == wanted
    assert (cards.count("my-set-dancer"), cards.count("my-set-mare")) == (4, 3)
    assert len(cards) == 100 + PACK_CARDS + wanted
    assert said_of_shards(game) == []


def test_two_sets_of_a_folder_bring_shards_each(tmp_path):
    """V-180: a folder of sets"""
    write_set(tmp_path, "first-promo", "promo")
    write_set(tmp_path, "second-small", "small")
    game = dw.new([VIGIL, "first-promo", "second-small"], packs=[tmp_path], players=2, seed=1)
    assert shards(game) == 50
    assert len(center_cards(game)) == 100 + 2 * PACK_CARDS + 50


@pytest.mark.parametrize("size", ["large", "small"])
def test_without_rise_of_vigil_there_are_no_shards(tmp_path, size):
    """V-180: without Rise of Vigil"""
    pack = write_set(tmp_path, "my-set", size)
    game = dw.new([RULESET, "my-set"], packs=[pack], players=2, seed=1)
    assert shards(game) == 0
    assert len(center_cards(game)) == 100 + PACK_CARDS


def test_both_built_in_sets_are_large():
    """V-181"""
    sizes = {card_set.id: card_set.size for card_set in dw.rulesets()[COMBINED].sets}
    assert sizes == {RULESET: "large", VIGIL: "large"}
    for ruleset in (RULESET, VIGIL):
        assert [(card_set.id, card_set.size) for card_set in dw.rulesets()[ruleset].sets] == [(ruleset, "large")]


@pytest.mark.parametrize(
    ("size", "options", "wanted", "said"),
    [
        ("large", {}, 60, [("treasure", 60)]),
        ("large", {"shard_limit": "box"}, 60, [("treasure", 60)]),
        ("large", {"shard_limit": "none"}, 90, []),
        ("small", {}, 60, [("treasure", 60)]),
        ("small", {"shard_limit": "none"}, 80, []),
        ("promo", {}, 60, []),
        ("promo", {"shard_limit": "none"}, 60, []),
    ],
)
def test_no_more_shards_are_used_than_there_are(tmp_path, size, options, wanted, said):
    """V-182"""
    pack = write_set(tmp_path, "third-set", size)
    game = dw.new([VIGIL, RULESET, "third-set"], packs=[pack], players=2, seed=1, options=options)
    assert shards(game) == wanted
    assert len(center_cards(game)) == 200 + PACK_CARDS + wanted
    assert said_of_shards(game) == said


@pytest.mark.parametrize("limit", ["box", "none"])
@pytest.mark.parametrize(("ruleset", "wanted"), [(VIGIL, 30), (COMBINED, 60)])
def test_with_shards_enough_the_limit_does_nothing(ruleset, wanted, limit):
    """V-182: enough"""
    game = dw.new(ruleset, players=2, seed=1, options={"shard_limit": limit})
    assert shards(game) == wanted
    assert said_of_shards(game) == []


@pytest.mark.parametrize("ruleset", [VIGIL, RULESET])
@pytest.mark.parametrize("players", [5, 6])
def test_five_and_six_players_are_refused_with_one_set(ruleset, players):
    """V-183"""
    with pytest.raises(dw.BadOption):
        dw.new(ruleset, players=players, seed=1)
    with pytest.raises(dw.BadOption):
        dw.new([ruleset], players=players, seed=1)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_to_four_players_may_play_with_one_set(players):
    """V-183: one set"""
    assert len(dw.new(VIGIL, players=players, seed=1).scores()) == players


def test_one_player_may_play_solo():
    """V-183: solo"""
    for ruleset in (VIGIL, COMBINED):
        game = dw.new(ruleset, players=1, mode="solo", seed=1)
        assert len(game.scores()) == 1
        assert game.rival is not None


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_up_to_six_players_may_play_with_both_sets(players):
    """V-183: both sets"""
    assert len(dw.new(COMBINED, players=players, seed=1).scores()) == players


@pytest.mark.parametrize("players", [0, 1, 7])
def test_other_numbers_of_players_are_refused_with_both_sets(players):
    """V-183: refused with both sets"""
    with pytest.raises(dw.BadOption):
        dw.new(COMBINED, players=players, seed=1, mode="versus")


@pytest.mark.parametrize("size", ["large", "small", "promo", None])
def test_any_second_set_allows_six_players(tmp_path, size):
    """V-183: a home-made second set"""
    pack = write_set(tmp_path, "my-set", size)
    assert len(dw.new([VIGIL, "my-set"], packs=[pack], players=6, seed=1).scores()) == 6
    with pytest.raises(dw.BadOption):
        dw.new([VIGIL, "my-set"], packs=[pack], players=7, seed=1)


def test_a_ruleset_tells_its_numbers_of_players():
    """V-183: what the ruleset says"""
    assert tuple(dw.rulesets()[VIGIL].players) == (1, 2, 3, 4)
    assert tuple(dw.rulesets()[COMBINED].players) == (1, 2, 3, 4, 5, 6)


@pytest.mark.parametrize(("players", "pool"), [(4, 120), (5, 150), (6, 180)])
def test_five_and_six_players_have_full_decks_and_pools(players, pool):
    """V-184"""
    game = quiet_start(COMBINED, players=players)
    then(game, pool=pool, honor=[0] * players)
    assert starting_decks(game, players) == [NEW_DECK] * players
    sizes = [(len(game.zone("hand", seat)), len(game.zone("deck", seat))) for seat in range(players)]
    assert sizes == [(5, 6)] * players
    then(combined(players=players), pool=pool)


@pytest.mark.parametrize("other", [RULESET, "my-set"])
@pytest.mark.parametrize("players", [2, 6])
def test_every_starting_deck_has_one_shard_when_rise_of_vigil_takes_part(tmp_path, other, players):
    """V-185"""
    packs = [] if other == RULESET else [write_set(tmp_path, other, "small")]
    game = quiet_start([VIGIL, other], players=players, packs=packs)
    decks = starting_decks(game, players)
    assert decks == [NEW_DECK] * players
    assert [deck.count("energy-shard-start") for deck in decks] == [1] * players


def test_without_rise_of_vigil_starting_decks_have_ten_cards(tmp_path):
    """V-185: without Rise of Vigil"""
    game = dw.new([RULESET, "my-set"], packs=[write_set(tmp_path, "my-set", "small")], players=5, seed=1)
    assert starting_decks(game, 5) == [OLD_DECK] * 5
    then(game, pool=150)


def test_honor_goes_on_beyond_the_tokens_of_the_box():
    """V-186"""
    game = vigil(
        players=4,
        row=["runic-honiskrot", "darkwalker", "twisted-tyrant"],
        center=[*[SHARD] * 4, "loamspeaker-druid", SHARD, "loamspeaker-druid", "magnet-monk"],
        runes=6,
        power=6,
        honor=[149, 0, 0, 0],
    )
    then(game, pool=120)
    when(game, "acquire runic-honiskrot@1")
    then(game, pool=160)
    when(game, "acquire darkwalker@2")
    then(game, pool=170)
    when(game, "defeat twisted-tyrant@3")
    then(game, pool=164, honor=[155, 0, 0, 0], end_triggered=False)


def test_a_pool_of_180_grows_too():
    """V-186: six players"""
    game = combined(players=6, row=["wolf-shaman"], center=[SHARD, "loamspeaker-druid", "spike-vixen"], runes=3)
    when(game, "acquire wolf-shaman@1")
    then(game, pool=190)


def test_a_monster_of_another_set_lies_on_treasure():
    """V-187"""
    game = combined(
        hand=[[], ["heavy-infantry", "heavy-infantry"]],
        row=["spike-vixen"],
        center=[SHARD, "samaels-trickster", "wolf-shaman"],
        runes=2,
    )
    mark = len(game.log)
    when(game, "acquire spike-vixen@1")
    assert game.row[0] == "samaels-trickster"
    assert list(game.under(1)) == [SHARD]
    then(game, discard=[["spike-vixen"], []], center=["wolf-shaman"], pool=60)
    assert "fate" not in kinds(since(game, mark))
    when(game, "end turn", "play heavy-infantry", "play heavy-infantry", "defeat samaels-trickster@1")
    then(game, discard=[[], [SHARD]], honor=[0, 2], void=["samaels-trickster"], power=1, runes=1)
    assert game.row[0] == "wolf-shaman"
    assert list(game.under(1)) == []


@pytest.mark.parametrize(("card", "cost"), [("wolf-shaman", 3), ("shadow-star", 3)])
def test_heroes_and_constructs_of_another_set_lie_on_treasure(card, cost):
    """V-187: heroes and constructs"""
    game = combined(row=["spike-vixen"], center=[SHARD, SHARD, card, "arha-initiate"], runes=2 + cost)
    when(game, "acquire spike-vixen@1")
    assert (game.row[0], list(game.under(1))) == (card, [SHARD, SHARD])
    when(game, f"acquire {card}@1")
    then(game, discard=["spike-vixen", card, SHARD, SHARD], runes=0)


def test_cards_of_another_set_are_dealt_onto_treasure():
    """V-187: the first row"""
    center = [SHARD, "mephit", "wolf-shaman", SHARD, SHARD, "shadow-star", "darkwalker", "muramasa", "landtalker"]
    game = dw.scenario(COMBINED, players=2, turn_player=0, first=0, center=center, seed=1)
    then(game, row=[card for card in center if card != SHARD], center=[])
    assert [len(game.under(slot)) for slot in range(1, 7)] == [1, 0, 2, 0, 0, 0]


def test_places_added_by_omnicron_are_filled_with_cards_of_any_set():
    """V-187: Omnicron"""
    game = combined(
        row=["spike-vixen"], center=[SHARD, "omnicron", SHARD, "mephit", "muramasa", "wolf-shaman"], runes=2, power=3
    )
    when(game, "acquire spike-vixen@1")
    assert (len(game.row), game.row[0], game.row[6]) == (7, "omnicron", "mephit")
    assert (list(game.under(1)), list(game.under(7))) == ([SHARD], [SHARD])
    when(game, "defeat mephit@7", "decline")
    then(game, discard=["spike-vixen", SHARD], honor=2, void=["mephit"], center=["wolf-shaman"])
    assert (len(game.row), game.row[6]) == (7, "muramasa")


def test_no_card_transforms_and_only_effects_of_heroes_are_copied():
    """V-188"""
    for card in dw.cards(COMBINED):
        assert "transform" not in card.text("en").lower()
        assert "transform" not in " ".join(card.keywords)
    game = combined(hand=["shadow-star", SHARD, "mystic", "reality-sculptor"])
    when(game, "play shadow-star", f"play {SHARD}", "play mystic", "play reality-sculptor")
    then(game, runes=2 + 2, power=0, energy=1, constructs=["shadow-star"], hand=[], deck=[], discard=[], void=[])
    then(game, played=[SHARD, "mystic", "reality-sculptor"], mystic=26)
