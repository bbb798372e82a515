"""What the end of a game says of its turns and of the cards that decided it."""

import random
from itertools import pairwise

import deckwright as dw
from deckwright.games.ascension.online.outcomes import AscensionOutcome, mark_of, outcome_of
from deckwright.server.recordings import Recording
from deckwright.server.table import Done
from deckwright.table.course import UNKNOWN, leader, turns_of


def played(mode: str, players: int, ruleset: str = "ascension-10th") -> tuple[dw.Game, Recording]:
    """A whole game, and what a server keeps of it."""
    game, picking = dw.new(ruleset, players, mode=mode, seed=5), random.Random(5)
    begin, moves = game.copy(), []
    while not game.over:
        actions = game.actions()
        good = [action for action in actions if action.text.startswith(("play", "defeat", "acquire"))]
        seat, turn = game.player or 0, game.turns + 1
        game.play(picking.choice(good or actions))
        moves.append(Done(game.history[-1], seat, turn))
    return game, Recording.play(begin, moves)


def told(mode: str, players: int, ruleset: str = "ascension-10th") -> tuple[dw.Game, Recording, AscensionOutcome]:
    game, recording = played(mode, players, ruleset)
    outcome = game.ruleset.kind.online.outcome("t", game, recording.course())
    assert isinstance(outcome, AscensionOutcome)
    return game, recording, outcome


def test_every_turn_says_whose_it_was_and_with_which_move_it_ended() -> None:
    game, recording, outcome = told("versus", 2)
    assert len(outcome.turns) == len(outcome.over_turns) and outcome.over_turns[-1] == game.scores()
    assert outcome.began == [0, 0]
    assert {turn.seat for turn in outcome.turns} == {0, 1}
    assert [turn.move for turn in outcome.turns][-1] == len(recording.moves)
    assert all(recording.moves[turn.move - 1].seat == turn.seat for turn in outcome.turns)


def test_the_card_of_a_turn_was_acquired_defeated_or_played_in_it() -> None:
    _, recording, outcome = told("versus", 2)
    before = 0
    for turn in outcome.turns:
        texts = " ".join(move.text for move in recording.moves[before : turn.move])
        assert turn.card is None or turn.card in texts or "use" in texts
        before = turn.move


def test_the_lead_changes_by_teams() -> None:
    _, _, outcome = told("teams", 4)
    leads = [turn.lead for turn in outcome.turns if turn.lead is not None]
    assert leads and all(lead in ([0, 2], [1, 3]) for lead in leads)
    assert all(before != after for before, after in pairwise(leads))


def test_the_solo_opponent_is_told_turn_by_turn_too() -> None:
    game, _, outcome = told("solo", 1, "rise-of-vigil")
    assert outcome.rival is not None and outcome.rival == game.rival.score
    assert len(outcome.rival_over_turns) == len(outcome.over_turns) + 1
    assert outcome.rival_over_turns[-1] == outcome.rival
    assert told("versus", 2)[2].rival_over_turns == []


def test_the_best_cards_are_those_of_the_center_and_the_best_comes_first() -> None:
    game, _, outcome = told("versus", 2)
    for best in outcome.best:
        assert 0 < len(best) <= 5
        assert [one.honor for one in best] == sorted((one.honor for one in best), reverse=True)
        assert not {one.card for one in best} & set(game.ruleset.copies("always"))


def test_a_game_that_cannot_be_played_again_ends_without_turns() -> None:
    game, _ = played("versus", 2)
    outcome = outcome_of("t", game, UNKNOWN)
    assert (outcome.began, outcome.turns, outcome.over_turns) == ([], [], []) and outcome.best[0]


def test_what_lies_down_under_the_row_is_not_marked() -> None:
    _, recording = played("versus", 2, "rise-of-vigil")
    kinds = {event.kind for events in recording.marked for event in events}
    assert {"acquire", "defeat"} <= kinds
    assert all(event.zones[1:2] != ("row",) for events in recording.marked for event in events)
    assert all(mark_of(event) for events in recording.marked for event in events)


def test_the_first_lead_and_a_tie_are_no_change_of_it() -> None:
    sides = [(0,), (1,)]
    scores = [[1, 0], [1, 1], [2, 1], [2, 3], [3, 3], [3, 4]]
    leads = [turn.lead for turn in turns_of([(move, 0) for move in range(1, 7)], scores, [None] * 6, sides)]
    assert leads == [None, None, None, (1,), None, None]
    assert leader([4], 9, [(0,)]) == () and leader([4], 4, [(0,)]) is None


def test_a_table_that_begins_in_the_middle_of_a_turn_begins_with_what_is_there() -> None:
    game = dw.scenario(
        pool=3,
        hand=[["arha-initiate"], []],
        honor=[29, 27],
        power=5,
        row=["sea-tyrant", *["mephit"] * 3, *["tormented-soul"] * 2],
        seed=1,
    )
    begin, moves = game.copy(), []
    for text in ("defeat sea-tyrant@1", "end turn"):
        moves.append(Done(text, game.player or 0, game.turns + 1))
        game.play(text)
    while not game.over:
        moves.append(Done("end turn", game.player or 0, game.turns + 1))
        game.play("end turn")
    outcome = outcome_of("t", game, Recording.play(begin, moves).course())
    assert outcome.began == begin.scores() and outcome.began[0] >= 29
    assert (outcome.turns[0].seat, outcome.turns[0].card) == (0, "sea-tyrant")
