"""What the Vale of Orrin shows in play: the figures of docs/kingdom-balance.md.

`python bench/kingdom_balance.py` plays kingdoms with every policy, then some with the search, and prints what came out. All
forks of the policies are chosen at random. `--searches 0` leaves the search out; `--expanded` says how many kingdoms it takes
over in the last rounds and plays through all expansions; `--plain` adds a search that brings no card back into the deck.
"""

import argparse
import re
import time
from collections import Counter
from dataclasses import dataclass, field, replace

import numpy as np

import deckwright as dw
from deckwright.games.kingdom.cards import ops
from deckwright.games.kingdom.kind import KIND
from deckwright.games.kingdom.players import page as pg
from deckwright.games.kingdom.players import pages
from deckwright.games.kingdom.players.mind import Mind
from deckwright.games.kingdom.players.policies import is_fork
from deckwright.games.kingdom.rules import state as st
from deckwright.games.kingdom.rules import tables as tb
from deckwright.games.kingdom.rules import zones as zn
from deckwright.games.kingdom.rules.tables import stage_cell, stage_row
from deckwright.games.kingdom.study.card_counts import KingdomCounts
from deckwright.games.kingdom.table.actions import text_of
from deckwright.games.kingdom.table.ruleset import Ruleset
from deckwright.kernel import mixing, playing, stack
from deckwright.sim.result import Result
from deckwright.table.rulesets import resolve

SEED = 1
ITERATIONS = 64
CHAPTERS = {"I": (0, 7), "II": (7, 13), "III": (13, 19), "IV": (19, 25), "V": (25, 31)}
SPECIAL = range(71, 136)
NEVER_UPGRADED = (115, 116, 117, 118)
SIDES = (21, 31, 41, 55, 60)
CHOICES = {12: (71, 72), 29: (79, 80), 57: (131, 132, 133)}
PARTS = (136, 137, 138)
FAME_OF = {8: 2, 10: 5}  # stickers
ROUNDS = 31
LAST_ROUNDS = 29  # from here on cards come that turn behind the base game
DRAWS = 10_000  # of the bootstrap
NO_EVENTS = np.zeros(0, dtype=np.int32)


def the_vale() -> Ruleset:
    found = resolve("kingdom")
    assert isinstance(found, Ruleset)
    return found


def played(policy: str | np.ndarray, games: int, then: tuple[int, ...] = ()) -> Result:
    return dw.Simulator("kingdom", games=games, seed=SEED, cores=1, then=then).run(policy)


def counts_of(result: Result) -> KingdomCounts:
    assert isinstance(result.cards, KingdomCounts)
    return result.cards


def scores(result: Result) -> np.ndarray:
    return np.asarray(result.scores[:, 0], dtype=np.float64)


def ignoring_red(ruleset: Ruleset) -> np.ndarray:
    """*Patient*, who never pays for a red card."""
    page = pages.patient(ruleset).copy()
    for card in ruleset.definitions:
        for n, stage in card.stages.items():
            if stage.is_red:
                first = stage_cell(ruleset.table, stage_row(ruleset.table, ruleset.place[card.number], n), ops.S_EFFECT)
                for phase in range(pg.PHASES):
                    at = pg.USE + phase * tb.EFFECT_ROOM + first
                    page[at : at + len(stage.effects)] = 0
    return page


def tell_policies(results: dict[str, Result]) -> None:
    print("\n# Policies: score 10 % / median / 90 %, turns, passes by chapter in %, production per card")
    for name, result in results.items():
        rounds = counts_of(result).by_round()
        spread = " / ".join(f"{value:.0f}" for value in np.percentile(scores(result), (10, 50, 90)))
        passes = [100 * rounds["passes"][a:z].sum() / rounds["turns"][a:z].sum() for a, z in CHAPTERS.values()]
        cards = [rounds["production"][n - 1] / rounds["cards"][n - 1] for n in (1, 8, 16, 20, 31)]
        turns = rounds["turns"].sum() / len(result.scores)
        print(f"{name:8} {spread}  {turns:.0f}  {'  '.join(f'{one:.1f}' for one in passes)}  ", end="")
        print("  ".join(f"{one:.2f}" for one in cards))


def tell_discoveries(ruleset: Ruleset, results: dict[str, Result], games: int) -> None:
    """Line 4: the special cards that are met least, and those that come to their last stage least."""
    together = sum((counts_of(played(name, games)) for name in list(results)[1:]), counts_of(played("novice", games)))
    met, last = {}, {}
    for number in SPECIAL:
        found, _ = together.found(str(number))
        met[number] = 100 * found / (games * len(results))
        if number not in NEVER_UPGRADED:
            stages = ruleset.card(ruleset.place[number]).stages
            last[number] = 100 * together.reached(str(number))[max(stages)] / max(found, 1)
    print(f"\n# Line 4: of {games * len(results)} games, met in % (least first), and of these at the last stage in %")
    print({n: round(met[n], 1) for n in sorted(met, key=met.__getitem__)[:8]})
    print({n: round(last[n], 1) for n in sorted(last, key=last.__getitem__)[:8]})


def tell_forks(result: Result) -> None:
    """Line 7: mean scores of *patient* by the way that was taken, at random."""
    print("\n# Line 7, patient: games and mean score of each way")
    found = counts_of(result)
    for number in (*SIDES, 37):
        print(number, {way: (n, round(mean, 1)) for way, (n, mean) in found.branches(str(number)).items()})
    for number, choices in CHOICES.items():
        rows = {one: found.chances(str(one))[:, 1].sum(axis=0) for one in choices}
        print(number, {one: (int(row[0]), round(float(row[1] / row[0]), 1)) for one, row in rows.items()})


def tell_parts(games: int) -> None:
    """Line 9: what an expansion writes and sticks by itself, and what its four rounds bring in all."""
    print("\n# Line 9, patient: written and stuck by the card itself, whole gain")
    base = counts_of(played("patient", games))
    for number in PARTS:
        result = played("patient", games, (number,))
        found = counts_of(result)
        written = found.by_round()["written"][ROUNDS:].sum() / games
        stuck = sum((found.stickers[0][n] - base.stickers[0][n]) * fame for n, fame in FAME_OF.items()) / games
        whole = (scores(result) - np.asarray(result.before, dtype=np.float64).reshape(games, -1)[:, 0]).mean()
        print(f"{number}: written {written:.1f}, stuck {stuck:.1f}, whole gain {whole:.1f}")


def tell_stickers_and_cards(ruleset: Ruleset, result: Result) -> None:
    """Lines 10 and 11: supplies used up, and the matched differences in fame."""
    found, games = counts_of(result), len(result.scores)
    print("\n# Line 10, patient: supplies used up, in % of games")
    print({n: round(float(100 * found.stickers[1][n] / games), 1) for n in ruleset.frame.stickers})
    print("\n# Line 11, patient: the largest matched differences, in % of the median score")
    told = {str(number): found.difference(str(number)) for number in ruleset.numbers}
    sizes = {n: 100 * one.value / float(np.median(scores(result))) for n, one in told.items() if one is not None}
    print(
        {n: round(sizes[n], 1) for n in sorted(sizes, key=lambda one: -abs(sizes[one]))[:8]}, f"of {len(sizes)} cards"
    )


@dataclass
class Found:
    """What the search came to in some kingdoms, and what it did there."""

    scores: list[int] = field(default_factory=list)
    seconds: list[float] = field(default_factory=list)
    used: Counter[str] = field(default_factory=Counter)  # games in which an effect was used
    ways: dict[int, Counter[str]] = field(default_factory=dict)
    left: int = 0  # games in which 129 stayed at its first stage, of those in which it was found
    met: int = 0


class Searcher:
    """Plays whole kingdoms with the search."""

    def __init__(self, ruleset: Ruleset) -> None:
        self.ruleset, self.mind = ruleset, Mind(ruleset, ITERATIONS)
        self.set_up = KIND.modes.simulation(playing.set_up)
        self.begin_part = KIND.modes.simulation(playing.begin_part)

    def begun(self, game: int) -> np.ndarray:
        state = self.ruleset.stocked()
        mixing.key_from_number(state, SEED, game)
        self.set_up(state, self.ruleset.table, NO_EVENTS, 0)
        self.mind.apply(state, playing.GO_ON)
        return state

    def play(self, game: int, found: Found) -> None:
        """Play a kingdom to its end, and note what was done."""
        state = self.begun(game)
        begun = time.process_time()
        used = self.play_out(state, game + 1, found.ways)
        found.seconds.append(time.process_time() - begun)
        found.scores.append(self.mind.score(state))
        found.used.update(used)
        place = self.ruleset.place[129]
        if int(state[st.ZONE + place]) != zn.BOX:
            found.met += 1
            found.left += int(state[st.STAGE + place]) == 1

    def expand(self, game: int, used: dict[int, Counter[str]]) -> bool:
        """Take a kingdom over in its last rounds and play it through all expansions; whether the steward of 120 came.

        The rounds before that are played by the policy with which the search plays games out.
        """
        mind, state = self.mind, self.begun(game)
        page = pages.searching(self.ruleset).copy()
        mind.play_on(state, self.ruleset.table, page, NO_EVENTS, mind.out, LAST_ROUNDS - 1, game + 1)
        for part in (0, *PARTS):
            if part:
                assert self.begin_part(state, self.ruleset.table, NO_EVENTS, self.ruleset.place[part])
                mind.apply(state, playing.GO_ON)
            used.setdefault(part, Counter()).update(self.play_out(state, game + part + 1, {}))
        return int(state[st.ZONE + self.ruleset.place[120]]) != zn.BOX

    def play_out(self, state: np.ndarray, word: int, ways: dict[int, Counter[str]]) -> set[str]:
        """Play until the game is over; which effects were used. Which way was taken at forks is noted."""
        used = set()
        while legal := self.mind.legal(state):
            word = int(mixing.next_word(word))
            action = self.mind.choose(state, word)
            text = text_of(self.ruleset, self.ruleset.actions[action])
            if len(legal) > 1 and is_fork(state):
                ways.setdefault(self.asked_by(state), Counter())[text] += 1
            elif text.startswith("use "):
                used.add(text.removeprefix("use "))
            self.mind.apply(state, action)
        return used

    def asked_by(self, state: np.ndarray) -> int:
        """The card that asks which way to go."""
        return int(self.ruleset.numbers[int(state[stack.top(state) + stack.SOURCE])])


def searched(ruleset: Ruleset, games: int) -> Found:
    found, searcher = Found(), Searcher(ruleset)
    for game in range(games):
        searcher.play(game, found)
    return found


def tell_search(ruleset: Ruleset, found: Found, patient: float) -> None:
    """Lines 6, 7 and 8, and the guard rails that are the search's."""
    all_scores, chance = np.array(found.scores), np.random.default_rng(SEED)
    drawn = np.median(all_scores[chance.integers(0, len(all_scores), (DRAWS, len(all_scores)))], axis=1) / patient
    print(f"\n# Search of {ITERATIONS} iterations, {len(all_scores)} kingdoms")
    print(f"10 % / median / 90 %: {np.percentile(all_scores, (10, 50, 90))}")
    print(
        f"median / patient's: {np.median(all_scores) / patient:.3f}, 95 %: {np.percentile(drawn, (2.5, 97.5)).round(3)}"
    )
    print(f"seconds: {np.mean(found.seconds):.1f} on average, {max(found.seconds):.1f} at most")
    print("Line 7, how often each way was taken:")
    for number, ways in sorted(found.ways.items()):
        print(f"  {number}: {dict(ways.most_common())}")
    print("Line 8, games in which each price of a red card was paid:")
    for card in ruleset.definitions:
        red = [stage for stage in card.stages.values() if stage.is_red]
        names = [effect.name for stage in red for effect in stage.effects if effect.price is not None]
        if names:
            print(f"  {card.number}:", {name: found.used[f"{card.number} {name}"] for name in names})
    share = 100 * found.left / max(found.met, 1)
    print(f"129 stays at stage 1 in {share:.0f} % of the {found.met} kingdoms in which it was found")
    prolonging = {key: n for key, n in found.used.items() if re.match(r"(9|20|42|59|86) ", key)}
    print(f"Cards that lengthen a round were used in so many kingdoms: {prolonging}")


def tell_expanded(ruleset: Ruleset, games: int) -> None:
    """Line 8: who turns late can be paid for behind the base game."""
    used: dict[int, Counter[str]] = {}
    searcher = Searcher(ruleset)
    came = sum(searcher.expand(game, used) for game in range(games))
    print(f"\n# Line 8, {games} kingdoms of the search from round {LAST_ROUNDS} through {PARTS}: 120 came in {came}")
    print({part or "base game": found["120 arrest"] for part, found in used.items()}, "paid for the arrest")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=2500, help="of each policy")
    parser.add_argument("--varied", type=int, default=500, help="of each policy, for line 4")
    parser.add_argument("--searches", type=int, default=50)
    parser.add_argument(
        "--expanded", type=int, default=30, help="kingdoms that the search plays through all expansions"
    )
    parser.add_argument("--plain", type=int, default=0, help="searches that bring no card back into the deck")
    asked = parser.parse_args()
    ruleset = the_vale()
    results = {name: played(name, asked.games) for name in pages.HABITS}
    patient = float(np.median(scores(results["patient"])))
    tell_policies(results)
    tell_discoveries(ruleset, results, asked.varied)
    tell_forks(results["patient"])
    without = played(ignoring_red(ruleset), asked.games)
    print(
        f"\n# Line 8: patient {scores(results['patient']).mean():.1f}, who ignores red cards {scores(without).mean():.1f}"
    )
    tell_parts(min(asked.games, 1000))
    tell_stickers_and_cards(ruleset, results["patient"])
    plain = played(pages.page_of(ruleset, replace(pages.HABITS["patient"], prolongs=False)), asked.games)
    ratio = scores(results["patient"]).mean() / scores(plain).mean()
    print(
        f"\n# Guard rail: patient who brings no card back into the deck {scores(plain).mean():.1f}, ratio {ratio:.3f}"
    )
    if asked.searches:
        tell_search(ruleset, searched(ruleset, asked.searches), patient)
        tell_expanded(ruleset, asked.expanded)
    if asked.plain:
        pages.SEARCHING = replace(pages.SEARCHING, prolongs=False)
        pages.searching.cache_clear()
        tell_search(ruleset, searched(ruleset, asked.plain), patient)


if __name__ == "__main__":
    main()
