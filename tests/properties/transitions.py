"""What others learn from an action: nothing, beside the cards that it shows them (R-203, R-204, R-209).

Two worlds that differ only in what a viewer may not know are played on by the same action. Event by event the viewer must
be told the same, until a card is shown that was hidden before and is another one in the other world: from there on the
two histories differ for everybody. If none is, then the views and what is asked next are the same too.
"""

import argparse
import json
import time
from collections import Counter
from collections.abc import Iterator
from itertools import zip_longest
from typing import Any, NamedTuple

import deckwright as dw
from deckwright.games.ascension.rules import state as st
from deckwright.kernel.chacha import KEY, KEY_CELLS
from tests.properties.random_play import TABLES, Plan, common_pool, make_plan, positions, viewers

HIDDEN = ("hand", "deck", "center")  # where a card comes from that is shown for the first time
ACTIONS = 3  # that are tried in each position, beside the one that is played
EVENTS_AT_MOST = 60  # per position of a long run


class Difference(NamedTuple):
    """Something that a viewer could tell two worlds apart by."""

    viewer: int | None
    action: str
    here: str
    there: str


def other_world(game: dw.Game, viewer: int | None, number: int, action: dw.Action) -> dw.Game:
    """The same to this viewer; only hands and decks are others, so that the row refills with the same cards."""
    twin = game.determinize(viewer, number)
    twin.state[KEY : KEY + KEY_CELLS] = game.state[KEY : KEY + KEY_CELLS]
    twin.state[st.CENTER : st.CENTER + st.CENTER_ROOM] = game.state[st.CENTER : st.CENTER + st.CENTER_ROOM]
    keep_common_pool(twin, game, viewer)
    if number % 4:
        make_hands_equal(twin, viewer, number % 4 == 1, action)
    return twin


def keep_common_pool(twin: dw.Game, game: dw.Game, viewer: int | None) -> None:
    """Cards that may have passed between hands stay where they are.

    They are redrawn from one pool (R-209), and so lie where they could not be by what everybody saw before: when the log
    tells which card was taken (R-208), such a world would be found out.
    """
    pool = common_pool(game, viewer)
    for seat in pool:
        here = int(st.seat(game.state, seat))
        twin.state[here : here + st.SEAT_CELLS] = game.state[here : here + st.SEAT_CELLS]
    if pool:
        twin.state[st.TAKEN : st.KEPT] = game.state[st.TAKEN : st.KEPT]


def make_hands_equal(game: dw.Game, viewer: int | None, second: bool, action: dw.Action) -> None:
    """Give hands as many equal cards as this viewer might expect there: questions are then most easily spared.

    Whoever acts keeps the card of the action; the commonest card comes first, or the second commonest.
    """
    s, pool = game.state, common_pool(game, viewer)
    for seat in range(game.players):
        here, hand = int(st.seat(s, seat)), int(st.hand_at(s, seat))
        hidden = int(s[here + st.DECK_COUNT]) - int(s[here + st.KNOWN_TOP])
        if seat == viewer or seat in pool or hidden <= 0:
            continue
        held = Counter(s[hand : here + st.HAND_END].tolist())
        kept = Counter({card: int(s[here + st.KNOWN + card]) for card in held})
        bag = Counter(s[here + st.DECK : here + st.DECK + hidden].tolist()) + held - kept
        played = game.ruleset.number.get(action.card or "", -1)
        if (
            seat == game.player
            and action.text.startswith(("play ", "choose hand:"))
            and bag[played]
            and not kept[played]
        ):
            kept[played] += 1
            bag[played] -= 1
        left = held.total() - kept.total()
        if left < 0:
            continue
        kinds = [card for card, _ in bag.most_common()]
        kinds = kinds[1:2] + kinds[:1] + kinds[2:] if second else kinds
        order = [card for card in kinds for _ in range(bag[card])]
        s[hand : here + st.HAND_END] = sorted([*(+kept).elements(), *order[:left]])
        s[here + st.DECK : here + st.DECK + hidden] = order[left:]


def told(game: dw.Game, viewer: int | None, since: int) -> list[dict[str, Any]]:
    return [event.data() for event in game.events(viewer)[since:]]


def shown(event: dict[str, Any]) -> tuple[Any, ...]:
    """What an event says of cards that nobody but their owner knew."""
    return (event["card"], event["amount"]) if set(event["zones"]) & set(HIDDEN) and event["card"] else (event["card"],)


def course(event: dict[str, Any]) -> dict[str, Any]:
    """What an event says beside that."""
    left_out = {"card", "amount"} if len(shown(event)) > 1 else {"card"}
    return {key: value for key, value in event.items() if key not in left_out}


def asked(game: dw.Game) -> tuple[Any, ...] | None:
    """What everybody knows of a question."""
    one = game.decision
    return None if one is None else (one.player, one.kind, one.source, one.card, one.about, one.optional)


def difference(game: dw.Game, twin: dw.Game, viewer: int | None, action: str) -> Difference | None:
    """What tells the viewer after this action which of the two worlds it is."""
    since = len(game.log)
    here, there = game.copy(), twin.copy()
    here.play(action)
    there.play(action)
    for one, other in zip_longest(told(here, viewer, since), told(there, viewer, since)):
        if one is None or other is None or course(one) != course(other):
            return Difference(viewer, action, json.dumps(one), json.dumps(other))
        if shown(one) != shown(other):
            return None
    if asked(here) != asked(there):
        return Difference(viewer, action, str(asked(here)), str(asked(there)))
    views = here.view(viewer), there.view(viewer)
    return None if views[0] == views[1] else Difference(viewer, action, json.dumps(views[0]), json.dumps(views[1]))


def pairs(plan: Plan) -> Iterator[Difference | None]:
    """Pairs of worlds on the way of a game, and what tells them apart."""
    for game, action, number in positions(plan):
        actions = game.actions()
        first = number % max(len(actions) - ACTIONS, 1)
        for tried in {one.text: one for one in (action, *actions[first : first + ACTIONS])}.values():
            for viewer in viewers(game):
                twin = other_world(game, viewer, number, tried)
                if tried.text in {one.text for one in twin.actions()}:
                    yield difference(game, twin, viewer, tried.text)
        game.play(action)


def main() -> None:
    """So many pairs over all tables: how many tell something, and what."""
    parser = argparse.ArgumentParser(description=main.__doc__)
    parser.add_argument("--pairs", type=int, default=100_000)
    wanted = parser.parse_args().pairs
    done, found, begun = 0, Counter[str](), time.monotonic()
    for round_ in range(1_000_000):
        for table in TABLES:
            for one in pairs(make_plan(table, f"transitions {round_}", EVENTS_AT_MOST)):
                done += 1
                if one is not None:
                    found[one.action] += 1
                    if found[one.action] == 1:
                        print(f"{table}: {one}")
        if done >= wanted:
            break
    print(f"{done} pairs, {found.total()} differences, {time.monotonic() - begun:.0f} s")
    for action, n in found.most_common(20):
        print(f"{n:6} {action}")


if __name__ == "__main__":
    main()
