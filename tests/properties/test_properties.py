"""What holds in every position of every game, found by playing many of them."""

import json
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as hs

import deckwright as dw
from deckwright.cards.model import LANGUAGES
from deckwright.games.ascension.kind import KIND
from deckwright.games.ascension.rules import state as st
from deckwright.games.ascension.rules.scoring import rival_score
from deckwright.kernel import events as ev
from deckwright.kernel.stack import REVEALED
from deckwright.table import game as games
from deckwright.table import running
from deckwright.table.events import new_buffer
from tests.properties.random_play import (
    LARGEST,
    SETTINGS,
    TABLES,
    Memory,
    Plan,
    Table,
    all_cards,
    check_knowledge,
    check_secrets,
    chosen,
    contents,
    in_games,
    make_plan,
    played_to_the_end_of,
    positions,
    start,
    texts,
    viewers,
)  # fmt: skip
from tests.talk import COMBINED, RULESET, VIGIL

LEGAL_ROOM = 512
BUFFER_EVENTS = 512
PLAIN_TYPES = (str, int, bool, type(None))
VERBS = ("play", "use", "acquire", "defeat", "trophy")
CHOICES = (
    "hand", "discard", "row", "pile", "construct", "played", "void", "deck", "option", "player", "reward", "trigger",
)  # fmt: skip
ENDINGS = (
    "#0", "#1", "#2", "#9", " of 1", " of 9", " for teammate", "@1 for teammate", "@1#1", "@" + 5000 * "9", "#" + 5000 * "1",
)  # fmt: skip
NAMES = ["Ana", "Bo", "Cy", "Di", "Ed", "Flo"]
PLAIN_TEXTS = ("end turn", "accept", "decline", "choose done")
# Rules without an entry in the rule index: nothing may cite them.
SKIPPED_RULES = {
    "A-1.1", "A-1.2", "A-1.4", "A-1.6", "A-1.7", "A-2.1", "A-2.9", "A-27.1", "A-27.3", "A-27.4", "A-27.6", "A-27.7",
}  # fmt: skip
REPLAY_EVERY = 25
EVERY = 20  # so often the whole log is compared, not only what is new


@pytest.fixture(autouse=True, scope="module")
def compiled_rules() -> Iterator[None]:
    """Games of this module run compiled."""
    running.use(KIND.modes.compiled)
    yield
    running.use(None)


# Cards and modes


@in_games(examples=1, actions=300)
def test_no_card_comes_from_nowhere_and_none_is_lost(plan: Plan) -> None:
    game = start(plan)
    before = all_cards(game)
    for game in played_to_the_end_of(plan):
        assert all_cards(game) == before


@in_games(examples=2, actions=200)
def test_interpreted_and_compiled_rules_do_the_same(plan: Plan) -> None:
    plain, compiled = running.rules_in(KIND.modes.interpreted), running.rules_in(KIND.modes.compiled)
    game, table = start(plan), plan.table.rules.table
    state, parents, events = game.state, new_buffer(0, 0), len(game.log)
    for number in plan.choices:
        found = [legal_in(rules, state, table) for rules in (plain, compiled)]
        assert found[0] == found[1]
        if not found[0]:
            assert state[st.OVER] == 1
            break
        after = []
        for rules in (plain, compiled):
            buffer = new_buffer(BUFFER_EVENTS, events)
            buffer[ev.PARENT_NOW : ev.HEADER] = parents[ev.PARENT_NOW : ev.HEADER]
            buffer[ev.OVERFLOW] = 0
            changed = state.copy()
            rules.apply(changed, table, buffer, found[0][number % len(found[0])])
            after.append((changed, buffer))
        (state, buffer), (twin, twin_buffer) = after
        assert state.tobytes() == twin.tobytes()
        assert buffer.tobytes() == twin_buffer.tobytes()
        scores = [[rules.score(state, table, seat) for seat in range(plan.players)] for rules in (plain, compiled)]
        assert scores[0] == scores[1]
        assert plain.mode(rival_score)(state, table) == compiled.mode(rival_score)(state, table)
        parents, events = buffer[: ev.HEADER], int(buffer[ev.NEXT_NUMBER])


def legal_in(rules: running.Rules, state: np.ndarray, table: np.ndarray) -> list[int]:
    """What is legal in this mode; looking changes nothing."""
    out, before = np.zeros(LEGAL_ROOM, dtype=np.int16), state.tobytes()
    n = rules.legal(state, table, out)
    assert state.tobytes() == before
    found: list[int] = out[:n].tolist()
    return found


@in_games(examples=2, actions=0)
def test_setup_is_the_same_in_both_modes(plan: Plan) -> None:
    setups = []
    for mode in (KIND.modes.interpreted, KIND.modes.compiled):
        running.use(mode)
        game = start(plan)
        setups.append((game.state.tobytes(), [event.data() for event in game.log]))
    running.use(KIND.modes.compiled)
    assert setups[0] == setups[1]


@in_games(examples=1, actions=120)
def test_a_state_is_the_same_without_events(plan: Plan) -> None:
    rules, nothing = running.rules_in(KIND.modes.compiled), np.zeros(0, dtype=np.int32)
    for game, action, _ in positions(plan):
        silent = game.state.copy()
        rules.apply(silent, plan.table.rules.table, nothing, action.index)
        game.play(action)
        assert silent.tobytes() == game.state.tobytes()


@in_games(examples=1, actions=120)
def test_a_full_event_buffer_loses_no_event(plan: Plan) -> None:
    games_played = []
    for room in (1, BUFFER_EVENTS):
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(games, "BUFFER_EVENTS", room)
            *_, game = played_to_the_end_of(plan)
        games_played.append(contents(game))
    assert games_played[0] == games_played[1]


# Saving


@in_games(examples=1, actions=60)
def test_saving_and_loading_changes_nothing(plan: Plan) -> None:
    for game in played_to_the_end_of(plan):
        loaded = dw.load(json.loads(json.dumps(game.save())))
        assert contents(loaded) == contents(game)


@in_games(examples=1, actions=150)
def test_a_loaded_game_goes_on_as_the_saved_one(plan: Plan) -> None:
    game = start(plan)
    for i, number in enumerate(plan.choices):
        if game.over:
            break
        if i % 50 == 0:
            game = dw.load(json.loads(json.dumps(game.save())))
        game.play(chosen(game, number))
    *_, straight = played_to_the_end_of(plan)
    assert contents(game) == contents(straight)
    assert dw.load(json.dumps(game.save())).save() == straight.save()


@in_games(examples=1, actions=200)
def test_a_saved_game_is_replayed_bit_by_bit(plan: Plan) -> None:
    states = {}
    for game in played_to_the_end_of(plan):
        states[len(game.history)] = game.state.tobytes()
    saved = game.save()
    for actions in [*states][::REPLAY_EVERY]:
        assert dw.replay(saved, upto=actions).state.tobytes() == states[actions]
    assert contents(dw.replay(saved)) == contents(game)


@in_games(examples=1, actions=200)
def test_the_same_seed_and_actions_give_the_same_game(plan: Plan) -> None:
    *_, game = played_to_the_end_of(plan)
    *_, twin = played_to_the_end_of(plan)
    assert contents(twin) == contents(game)
    assert twin.save() == game.save()


@in_games(examples=1, actions=60)
def test_a_copy_is_a_game_of_its_own(plan: Plan) -> None:
    for game, action, number in positions(plan):
        before, seen_before = contents(game), game.view(0)
        twin = game.copy()
        assert contents(twin) == before
        for later in plan.choices[number % 5 :][:5]:
            if not twin.over:
                twin.play(chosen(twin, later))
        after = contents(twin)
        assert contents(game) == before
        assert game.view(0) == seen_before
        game.play(action)
        assert contents(twin) == after


# Legal actions


@in_games(examples=1, actions=60)
def test_every_listed_action_applies(plan: Plan) -> None:
    for game, action, _ in positions(plan):
        before = contents(game)
        assert len({*texts(game)}) == len(texts(game)), "two legal actions have the same text"
        for listed in game.actions():
            for name in (listed, listed.text, listed.index):
                tried = game.copy()
                tried.play(name)
                assert tried.history[-1] == listed.text
                assert tried.state.tobytes() != game.state.tobytes()
        assert contents(game) == before
        game.play(action)


@hs.composite
def strange_actions(draw: Any, table: Table) -> str | int:
    """Something that somebody may ask for: texts of the grammar, indexes of the action space, or nonsense."""
    cards = hs.sampled_from(table.rules.ids)
    slots = hs.integers(-1, 30).map(lambda slot: f"@{slot}")
    kind = draw(hs.integers(0, 5))
    if kind == 0:
        return draw(hs.integers(-5, len(table.rules.actions) + 5))
    if kind == 1:
        return draw(hs.sampled_from(PLAIN_TEXTS))
    if kind == 2:
        return draw(hs.text(max_size=40))
    ending = draw(hs.one_of(hs.just(""), slots, hs.sampled_from(ENDINGS)))
    if kind == 3:
        return f"choose {draw(hs.sampled_from(CHOICES))}:{draw(cards)}{ending}"
    return f"{draw(hs.sampled_from(VERBS))} {draw(cards)}{ending}"


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_what_is_not_listed_is_refused_and_changes_nothing(table: Table) -> None:
    @settings(SETTINGS, max_examples=3)
    @given(hs.integers(0, LARGEST), hs.lists(strange_actions(table), min_size=20, max_size=60))
    def over_plans(number: int, wanted: list[str | int]) -> None:
        check_refusals(make_plan(table, f"refused {number}", actions=25), wanted)

    over_plans()


def check_refusals(plan: Plan, wanted: list[str | int]) -> None:
    for i, game in enumerate(played_to_the_end_of(plan)):
        before, legal = contents(game), texts(game)
        saved = game.save()
        indexes = {action.index for action in game.actions()}
        for what in wanted[i % 3 :: 3]:
            if what in indexes or (isinstance(what, str) and " ".join(what.split()) in legal):
                continue
            with pytest.raises(dw.IllegalAction) as refused:
                game.play(what)
            assert refused.value.legal == legal
            assert refused.value.reason
            if refused.value.rule is not None:
                assert dw.rule(refused.value.rule).id not in SKIPPED_RULES
            assert len(game.log) == len(before[1])
        assert contents(game) == before
        assert game.save() == saved


# Hidden information


@in_games(examples=1, actions=50)
def test_what_is_hidden_changes_no_view_and_no_event(plan: Plan) -> None:
    """R-209: any reachable state"""
    mark = 0
    for i, game in enumerate(played_to_the_end_of(plan)):
        check_secrets(game, plan.seed + i, 0 if i % EVERY == 0 else mark)
        mark = len(game.log)


@in_games(examples=1, actions=250)
def test_what_is_hidden_late_in_a_game_changes_no_view_and_no_event(plan: Plan) -> None:
    """R-209: late in a game"""
    mark = 0
    for i, game in enumerate(played_to_the_end_of(plan)):
        if i % 11 == 0:
            check_secrets(game, plan.seed + i, mark)
            mark = len(game.log)


def leak_a_hand(game: dw.Game, seat: int, viewer: int | None) -> object:
    """Another seat's hand."""
    return game.position.hand(seat) if seat != viewer else None


def leak_a_deck(game: dw.Game, seat: int, viewer: int | None) -> object:
    """The order of one's own deck."""
    return game.position.deck(seat) if seat == viewer else None


def leak_the_center(game: dw.Game, seat: int, viewer: int | None) -> object:
    """The top card of the Center Deck."""
    return game.position.center()[:1]


def leak_a_team_mate(game: dw.Game, seat: int, viewer: int | None) -> object:
    """The hand of one's team-mate."""
    return game.position.hand(seat) if viewer is not None and seat in game.team_of(viewer) and seat != viewer else None


PAIR, SOLO, FOUR = Table(RULESET, "versus", 2), Table(VIGIL, "solo", 1), Table(COMBINED, "versus", 4)
TEAMS = Table(VIGIL, "teams", 4)


@pytest.mark.parametrize(
    ("leak", "table"),
    [(leak_a_hand, PAIR), (leak_a_hand, FOUR), (leak_a_team_mate, TEAMS)]
    + [(leak, table) for leak in (leak_a_deck, leak_the_center) for table in (PAIR, SOLO, FOUR)],
)
def test_a_leak_is_caught(leak: Callable[..., object], table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    honest = dw.Game.view

    def leaking(game: dw.Game, viewer: int | None, memory_aids: bool = True) -> dict[str, Any]:
        leaks = [leak(game, seat, viewer) for seat in range(game.players)]
        return {**honest(game, viewer, memory_aids), "leak": leaks}

    game = dw.new(table.ruleset, players=table.players, mode=table.mode, seed=3)
    check_secrets(game, 5, 0)
    monkeypatch.setattr(dw.Game, "view", leaking)
    with pytest.raises(AssertionError, match="sees what is hidden"):
        for number in range(5):
            check_secrets(game, number, 0)


def check_knowledge_in(plan: Plan) -> None:
    memories: list[Memory] = []
    for i, game in enumerate(played_to_the_end_of(plan)):
        memories = memories or [Memory(game, viewer) for viewer in viewers(game)]
        if not game.over:
            check_knowledge(game, memories, plan.seed + i)


@in_games(examples=1, actions=30)
def test_determinize_keeps_what_is_known(plan: Plan) -> None:
    """R-209: owned, known and counted cards"""
    check_knowledge_in(plan)


@in_games(examples=4, actions=6, rich=True)
def test_determinize_keeps_what_is_known_of_cards_that_passed_between_hands(plan: Plan) -> None:
    """R-208: whoever saw a card pass knows where it is"""
    check_knowledge_in(plan)


@in_games(examples=1, actions=60)
def test_a_redrawn_game_can_be_played_on(plan: Plan) -> None:
    """R-209: what is redrawn is a game like any other"""
    for game, action, number in positions(plan):
        viewer = viewers(game)[number % (game.players + 1)]
        twin = game.determinize(viewer, number)
        cards = all_cards(twin)
        assert cards == all_cards(game)
        for later in plan.choices[:6]:
            if not twin.over:
                twin.play(chosen(twin, later))
        assert all_cards(twin) == cards
        if number % 5 == 0:
            assert contents(dw.load(json.dumps(twin.save()))) == contents(twin)
        game.play(action)


# Undo


@in_games(examples=1, actions=100)
def test_undo_goes_back_exactly_or_not_at_all(plan: Plan) -> None:
    for game, action, _ in positions(plan):
        before, revealed = contents(game), game.state[REVEALED]
        game.play(action)
        after = contents(game)
        if game.over or game.state[REVEALED] != revealed:
            with pytest.raises(dw.UndoRefused):
                game.undo()
            assert contents(game) == after
        else:
            game.undo()
            assert contents(game) == before
            game.play(action)
            assert contents(game) == after


@in_games(examples=1, actions=100)
def test_undo_of_a_turn_goes_back_exactly_or_not_at_all(plan: Plan) -> None:
    """A turn begins when its player may act: Fate of the setup and of the rival's step comes before it (A-27.5)."""
    begun: tuple[Any, ...] = ()
    turn, revealed, actions = -1, 0, 0
    for game, action, _ in positions(plan):
        first = dw.replay(game.save(), upto=0) if turn < 0 else game
        if first.turns != turn:
            turn, begun, actions = first.turns, (), 0
        if not begun and first.decision is not None and first.decision.kind == "turn":
            begun, revealed = contents(first), first.state[REVEALED]
            actions = len(game.history) - len(first.history)
        now, later = contents(game), game.copy()
        if actions and game.state[REVEALED] == revealed:
            later.undo(to="turn")
            assert contents(later) == begun
        else:
            with pytest.raises(dw.UndoRefused):
                later.undo(to="turn")
            assert contents(later) == now
        assert contents(game) == now
        game.play(action)
        actions += bool(begun)


@in_games(examples=1, actions=100)
def test_undo_takes_back_as_many_actions_as_nothing_was_revealed(plan: Plan) -> None:
    before = []
    for game, action, number in positions(plan):
        before.append((contents(game), int(game.state[REVEALED]), game.turns))
        game.play(action)
        if number % 7 == 0 and not game.over:
            back, turn = game.copy(), game.turns
            revealed = int(game.state[REVEALED])
            for content, earlier, its_turn in reversed(before):
                if earlier != revealed or its_turn != turn:
                    break
                back.undo()
                assert contents(back) == content


# Plain data


def check_plain(data: object, where: str = "view") -> None:
    """Nothing but dicts with text as keys, lists, text, whole numbers, yes and no, and nothing."""
    if type(data) is dict:
        for key, value in data.items():
            assert type(key) is str, f"{where}: the key {key!r} is no text"
            check_plain(value, f"{where}.{key}")
    elif type(data) is list:
        for i, value in enumerate(data):
            check_plain(value, f"{where}[{i}]")
    else:
        assert type(data) in PLAIN_TYPES, f"{where} is a {type(data).__name__}"


@in_games(examples=1, actions=100)
def test_views_and_saved_games_are_plain_data(plan: Plan) -> None:
    for i, game in enumerate(played_to_the_end_of(plan)):
        for viewer in viewers(game) if i % 3 == 0 else ():
            view = game.view(viewer)
            check_plain(view)
            assert json.loads(json.dumps(view)) == view
    check_plain(game.save(), "save")
    check_plain([event.data() for event in game.log], "events")


# Events


@in_games(examples=1, actions=150)
def test_every_event_cites_a_rule_and_has_its_place(plan: Plan) -> None:
    *_, game = played_to_the_end_of(plan)
    assert [event.number for event in game.log] == list(range(len(game.log)))
    for event in game.log:
        assert event.rule is not None, f"{event.kind} cites no rule"
        assert dw.rule(event.rule).id not in SKIPPED_RULES
        assert event.parent is None or 0 <= event.parent < event.number
        if event.ruling is not None:
            assert dw.ruling(event.ruling).id == event.ruling
        if event.kind in ("gain", "spend", "lose"):
            assert event.resource is not None
            assert event.amount > 0


@in_games(examples=1, actions=150)
def test_every_event_has_words_in_every_language(plan: Plan) -> None:
    *_, game = played_to_the_end_of(plan)
    told = {event for viewer in viewers(game) for event in game.events(viewer)}
    for event in told:
        for lang in LANGUAGES:
            assert event.text(lang, names=NAMES).strip()


@in_games(examples=1, actions=150)
def test_every_question_has_words_in_every_language(plan: Plan) -> None:
    for game, action, _ in positions(plan):
        assert game.decision is not None
        for lang in LANGUAGES:
            assert game.decision.prompt(lang).strip()
        game.play(action)
