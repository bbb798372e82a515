"""What is counted of many kingdoms is what the events of the same kingdoms tell."""

from collections import Counter

import numpy as np

import deckwright as dw
from deckwright.games.kingdom.cards import ops
from deckwright.games.kingdom.kind import KIND
from deckwright.games.kingdom.players import pages
from deckwright.games.kingdom.rules import state as st
from deckwright.kernel import mixing, playing
from deckwright.sim.playout import policy_of
from tests.games.kingdom.talk import Game, Told, vale

GAMES, SEED = 2, 6
OF_ROUND = {
    "turn": "turns", "upgrade": "upgrades", "pass": "passes", "advance": "advances", "tick": "ticks", "use": "effects",
    "play": "played", "discover": "discovered", "defeat": "defeated", "block": "blocked",
}  # fmt: skip


def replayed(number: int) -> tuple[Game, list[list[Told]], list[int]]:
    """The same kingdom with events: its events round by round, and the fame at the end of each."""
    state = vale().stocked()
    mixing.key_from_number(state, SEED, number)
    game = Game(vale(), state)
    KIND.modes.interpreted(playing.set_up)(state, vale().table, game.buffer, 0)
    game.read()
    game.go()
    choose, legal = KIND.modes.simulation(playing.choose), KIND.modes.compiled(playing.legal)
    page, out = pages.named(vale(), "patient").copy(), np.zeros(512, dtype=np.int16)
    word = policy_of(SEED, number)
    fames: list[int] = []
    while n := legal(state, vale().table, out):
        if game.cell(st.ROUND) > len(fames) + 1:
            fames.append(game.fame)
        place = 0
        if n > 1:
            word = int(mixing.next_word(word))
            place = choose(state, vale().table, page, 0, out, n, playing.WEIGHTS, word)
        game.go(int(out[place]))
    rounds: list[list[Told]] = [[]]
    for event in game.log:
        if event.kind == "round" and event.amount > 1:
            rounds.append([])
        rounds[-1].append(event)
    return game, rounds, [*fames, game.fame]


def test_counts_are_those_of_the_events() -> None:
    counted = dw.Simulator("kingdom", games=GAMES, seed=SEED).run("patient").cards
    games = [replayed(number) for number in range(GAMES)]
    by_round = counted.by_round()
    lost = counted.resources("lost")
    for n in range(31):
        events = [event for _, rounds, _ in games for event in rounds[n]]
        kinds = Counter(event.kind for event in events)
        assert {name: int(by_round[name][n]) for name in OF_ROUND.values()} == {
            name: kinds[kind] for kind, name in OF_ROUND.items()
        }
        gone = Counter[str]()
        for event in events:
            if event.kind == "lose":
                gone[str(event.resource)] += event.amount
        assert {word: int(lost[word][n]) for word in ops.RESOURCES} == {word: gone[word] for word in ops.RESOURCES}
        assert by_round["fame"][n] == sum(fames[n] for _, _, fames in games)
    for number in vale().numbers:
        told = [event for game, _, _ in games for event in game.log if event.card == number]
        assert counted.found(str(number))[0] == sum(event.kind == "discover" for event in told)
        assert sum(counted.used(str(number))) == sum(event.kind == "use" for event in told)
        stages = [
            {event.stage for event in game.log if event.card == number and event.kind in ("discover", "turned")}
            for game, _, _ in games
        ]
        assert counted.reached(str(number)) == {one: sum(one in found for found in stages) for one in range(1, 5)}
        owned = [game for game, _, _ in games if game.zone(number) in ("deck", "play", "discard", "permanents")]
        mean = sum(game.fame_of(number) for game in owned) / len(owned) if owned else None
        assert counted.fame(str(number)) == mean
        stages_of = vale().cards[str(number)].stages
        red = [stages_of[game.stage(number)].is_red for game in owned]
        assert counted.left_red(str(number)) == sum(red)
    assert counted.unsolved[:, 0].sum() == GAMES
    assert counted.unsolved[:, 1].sum() == sum(game.fame for game, _, _ in games)
    for kind, supply in vale().stickers.items():
        assert counted.stickers[0, kind] == sum(supply - game.cell(st.SUPPLY + kind) for game, _, _ in games)


def test_forks_are_taken_both_ways_and_compared() -> None:
    counted = dw.Simulator("kingdom", games=200, seed=2).run("patient").cards
    for number in ("21", "31", "41", "55", "60"):
        sides = counted.branches(number)
        assert set(sides) == {1, 4}
        assert sum(games for games, _ in sides.values()) == 200
        assert all(60 < games < 140 for games, _ in sides.values())
    found = counted.difference("79")
    assert found is not None and found.low < found.value < found.high
    assert found.had + found.had_not == 200
    assert counted.difference("136") is None


def test_counts_of_waves_add_up() -> None:
    simulator = dw.Simulator("kingdom", games=6, seed=2, cores=1)
    whole, parts = simulator.run("steady"), list(simulator.waves("steady", 2))
    together = parts[0].cards + parts[1].cards + parts[2].cards
    assert (whole.cards.rounds == together.rounds).all()
    assert (whole.cards.cards == together.cards).all()
    assert (whole.cards.stickers == together.stickers).all()
    assert (whole.cards.unsolved == together.unsolved).all()
