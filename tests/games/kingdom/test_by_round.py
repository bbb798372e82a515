"""What was done in each round: the same as an independent count over actions and states gives; and the story of it."""

import re
from collections import Counter
from random import Random
from typing import Any

import pytest

from deckwright.cards.model import LANGUAGES
from deckwright.games.kingdom.cards import ops
from deckwright.games.kingdom.rules import state as st
from deckwright.games.kingdom.rules import zones as zn
from deckwright.games.kingdom.table.game import KingdomGame
from tests.games.kingdom.at_table import after, choose, course, given, new, steps, whole
from tests.games.kingdom.test_words import MISTYPED

FOUND_IN = (zn.DECK, zn.PLAY, zn.DISCARD, zn.PERMANENTS, zn.SET_ASIDE, zn.DESTROYED, zn.BANISHED)


def ticks(game: KingdomGame) -> int:
    """How many boxes are ticked in all."""
    cells = game.state[st.TICKS : st.TICKS + 4 * st.CARD_ROOM]
    return sum(int(cell).bit_count() for cell in cells)


def found(game: KingdomGame) -> set[int]:
    """The numbers of all cards that have left the box."""
    return {
        game.ruleset.numbers[card] for card in range(len(game.ruleset.numbers)) if st.zone(game.state, card) in FOUND_IN
    }


def pool(game: KingdomGame) -> list[int]:
    return [int(game.state[st.POOL + kind]) for kind in range(ops.KINDS_OF_RESOURCE)]


class Tally:
    """Counts a kingdom as it is played, from the actions and from what the state is before and after each."""

    def __init__(self, game: KingdomGame) -> None:
        self.rounds: dict[int, Counter[str]] = {}
        self.fame: dict[int, int] = {}
        self.found: dict[int, set[int]] = {}
        self.net: dict[int, list[int]] = {}
        self.look(game)

    def look(self, game: KingdomGame) -> None:
        """What the state is now."""
        self.round, self.turns, self.ticks, self.cards = game.round, game.turns, ticks(game), found(game)
        self.pool = pool(game)
        self.fame[game.round] = game.score_of(0)

    def note(self, game: KingdomGame, text: str) -> None:
        """What this action has done: of what it brought about, turns and cards belong to the round that is now."""
        before, counts = self.rounds.setdefault(self.round, Counter()), self.rounds.setdefault(game.round, Counter())
        verb = text.split()[0]
        if verb in ("use", "pass"):
            before[verb] += 1
        counts["turns"] += game.turns - self.turns
        counts["ticks"] += ticks(game) - self.ticks
        self.found.setdefault(game.round, set()).update(found(game) - self.cards)
        net = self.net.setdefault(self.round, [0] * ops.KINDS_OF_RESOURCE)
        for kind, (was, is_now) in enumerate(zip(self.pool, pool(game), strict=True)):
            net[kind] += is_now - was
        self.look(game)


@pytest.mark.parametrize("seed", range(4))
def test_rounds_are_counted_as_an_independent_count_has_it(seed: int) -> None:
    game, chance = new(seed), Random(seed)
    tally = Tally(game)
    tally.rounds[1] = Counter(turns=1)
    while not game.over:
        action = choose(game, chance)
        game.play(action)
        tally.note(game, action.text)
    rounds = game.by_round()
    assert [one["round"] for one in rounds] == list(range(1, game.round + 1))
    for one in rounds:
        counts = tally.rounds[one["round"]]
        assert (one["turns"], one["effects_used"], one["passes"]) == (counts["turns"], counts["use"], counts["pass"])
        assert one["boxes_ticked"] == counts["ticks"]
        assert {*one["discovered"]} == tally.found.get(one["round"], set())
        assert one["fame"] == tally.fame[one["round"]]
        net = tally.net[one["round"]]
        for kind, word in enumerate(ops.RESOURCES):
            assert one["gained"][word] - one["spent"][word] - one["lost"][word] == net[kind]
    assert rounds[-1]["fame"] == game.scores()[0]
    assert sum(one["turns"] for one in rounds) == game.turns


def test_one_turn_is_counted_by_hand() -> None:
    game = given(play=[4, 1, 8], deck=[2, 3], pool={"coin": 1})
    (one,) = game.by_round()
    assert one["turns"] == one["upgrades"] == one["cards_played"] == 0 and one["round"] == 1
    after(game, "produce 1", "use 4 fell", "upgrade 8 down", "go on")
    (one,) = game.by_round()
    expected: dict[str, Any] = {
        "upgrades": 1,
        "effects_used": 1,
        "passes": 0,
        "cards_played": 2,
        "discovered": [],
        "turns": 1,
    }
    assert {key: one[key] for key in expected} == expected
    assert one["gained"]["coin"] == 1 and one["gained"]["wood"] >= 1 and one["spent"] == {
        "coin": 1, "wood": 1, "stone": 0, "metal": 0, "sword": 0, "good": 0,
    }  # fmt: skip
    assert one["fame"] == game.scores()[0] == 1


def test_upgrades_and_advances_by_effects_are_counted_and_an_undo_takes_them_back() -> None:
    game = given(play=[9, 1, 4], deck=[2, 3, 5, 6], stage={9: 4})
    after(game, "use 9 rally")
    (one,) = game.by_round()
    assert (one["advances"], one["cards_played"], one["effects_used"]) == (1, 2, 1)
    game = given(play=[8, 1], deck=[2], pool={"coin": 1, "wood": 1})
    after(game, "upgrade 8 down")
    assert game.by_round()[0]["upgrades"] == 1
    game.undo()
    assert game.by_round()[0]["upgrades"] == 0 and game.by_round()[0]["spent"]["coin"] == 0


def test_a_game_that_began_in_the_middle_of_a_round_is_counted_from_there() -> None:
    game = given(play=[1], deck=[2], round=9, discard=[3, 4, 5, 6])
    after(game, "pass", "go on", "pass", "go on")
    assert [one["round"] for one in game.by_round()][:2] == [9, 10]
    assert game.by_round()[0]["passes"] == 2


def test_an_expansion_is_counted_by_its_own_rounds() -> None:
    game = new(2)
    for _ in steps(game, Random(2)):
        pass
    before = game.by_round()
    later = game.expand(137, 5)
    assert [(one["round"], one["expansion"]) for one in later.by_round()][len(before) :] == [(0, 137)], (
        "it begins with its banishing"
    )
    for _ in steps(later, Random(3)):
        pass
    rounds = later.by_round()
    assert rounds[: len(before)] == before and all(one["expansion"] is None for one in before)
    assert [(one["round"], one["expansion"]) for one in rounds[len(before) :]] == [(n, 137) for n in (1, 2, 3, 4)]
    assert rounds[-1]["fame"] == later.scores()[0]


# The chronicle.


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_story_of_a_kingdom_reads_well(lang: str) -> None:
    game = whole(1)
    parts = game.chronicle(lang)
    assert len(parts) == 2 * len(game.by_round()), "a heading and a paragraph for each round"
    assert all(re.search(r"\d+$", heading) for heading in parts[::2])
    for paragraph in parts[1::2]:
        assert paragraph[-1] in ".!?" and not MISTYPED.search(re.sub(r"[.!?] ", "", paragraph)), paragraph
        sentences = re.split(r"(?<=[.!?]) ", paragraph)
        assert len({*sentences}) == len(sentences), "nothing is said twice in a round"
        assert all(sentence[0].isupper() or not sentence[0].isalpha() or sentence[0] in "«„“" for sentence in sentences)


def test_the_story_lines_of_discovered_cards_are_told_and_no_others() -> None:
    game = new(5)
    for game in course(5, 0):
        if game.round == 9:
            break
    here = found(game)
    for lang in LANGUAGES:
        told = " ".join(game.chronicle(lang))
        for card, definition in game.ruleset.cards.items():
            line = definition.chronicle.get(lang)
            if line is not None:
                is_told = any(line == game.ruleset.cards[str(n)].chronicle.get(lang) for n in here if n > 10)
                assert (line in told) == is_told, (card, line)


def test_the_story_names_cards_as_they_were_then_and_ends_with_the_fame() -> None:
    game = given(play=[4, 1, 8], deck=[], pool={"coin": 1, "wood": 1}, last_round=True)
    after(game, "use 4 fell", "upgrade 8 down", "go on")
    assert game.over
    told = " ".join(game.chronicle("en"))
    assert "Hartswood" in told and "Stump Clearing" in told and "Plank Crossing" in told
    assert told.index("Stump Clearing") < told.index("Plank Crossing")
    assert f"{game.scores()[0]} fame" in told and "Forgotten Clearing" in told
    assert "Zapomniana polana" in game.chronicle("pl")[-1]
