"""A damaged position of a saved game is refused, and good ones are taken, whatever is asked at the moment."""

import json

import pytest

import deckwright as dw
from deckwright.games.ascension.rules import frames as fr
from deckwright.games.ascension.rules import state as st
from deckwright.games.ascension.table.soundness import check_state
from deckwright.games.ascension.table.versions import RULES_VERSION
from deckwright.kernel import stack
from deckwright.table.saved import pack_state
from tests.talk import combined, given, vigil, when


def through_the_checkpoint(game: dw.Game) -> dw.Game:
    """Loaded as a game of older rules, which goes on from its position alone."""
    saved = game.save()
    saved["rules_version"] = RULES_VERSION - 1
    saved["checkpoint"]["state"] = pack_state(game.state)
    return dw.load(json.dumps(saved))


def frame_of(game: dw.Game, kind: int) -> int:
    """Where the frame of this kind stands."""
    places = [stack.FRAMES + i * stack.FRAME_CELLS for i in range(int(game.state[stack.HEIGHT]))]
    return next(at for at in places if game.state[at + stack.KIND] == kind)


def frame_cell(game: dw.Game, kind: int, cell: int) -> int:
    return int(game.state[frame_of(game, kind) + cell])


def gifts() -> dw.Game:
    game = vigil(players=4, mode="teams", power=8, energy=7, runes=2, row=["herald-of-doom", "magnet-monk"])
    return when(game, "defeat herald-of-doom@1")


def rewards() -> dw.Game:
    game = vigil(hand=["oziah-judge-of-logos"], row=["lagoon-troll", "raging-ursine", "vault-sphinx"], under={1: 2})
    return when(game, "play oziah-judge-of-logos")


def terrus() -> dw.Game:
    game = vigil(power=7, row=["terrus-paragon-of-strife"], hand=[[], ["militia", "mystic"]], seed=3)
    return when(game, "defeat terrus-paragon-of-strife@1")


def movers() -> dw.Game:
    game = combined(constructs=["rocket-courier-x-99", "prototype-ch32"], energy=1, runes=3, row=["burrower-mark-ii"])
    return when(game, "acquire burrower-mark-ii@1")


def fate() -> dw.Game:
    center = ["energy-shard", "energy-shard", "spirit-merchant", "magnet-monk"]
    game = vigil(hand=[["apprentice"], ["militia"]], row=["lagoon-troll"], center=center, power=3)
    return when(game, "defeat lagoon-troll@1")


def chain() -> dw.Game:
    game = combined(options={"copy_copiers": "chain"}, played=["mystic", "militia", "reality-sculptor"],
                    hand=["ulu-askara-prince"], energy=2)  # fmt: skip
    return when(game, "play ulu-askara-prince", "choose played:reality-sculptor")


QUESTIONS = (gifts, rewards, terrus, movers, fate, chain)


@pytest.mark.parametrize("question", QUESTIONS)
def test_a_game_goes_on_in_the_middle_of_every_question(question):
    game = question()
    again = through_the_checkpoint(game)
    assert again.state.tolist() == game.state.tolist()
    assert [str(action) for action in again.actions()] == [str(action) for action in game.actions()]
    while not again.over and again.decision.kind != "turn":
        answer = again.actions()[0]
        again.play(answer.text)
        game.play(answer.text)
    assert again.state.tolist() == game.state.tolist()


def damaged(game: dw.Game, at: int, value: int) -> dw.Game:
    game.state[at] = value
    return game


def with_trophies_of(card: str) -> dw.Game:
    game = vigil()
    here = st.seat(game.state, 1)
    game.state[here + st.TROPHY_COUNT] = 1
    game.state[here + st.TROPHIES] = game.ruleset.number[card]
    return game


def number(game: dw.Game, card: str) -> int:
    return game.ruleset.number[card]


DAMAGE = {
    "a slot of gifts before the row": lambda: damaged(game := gifts(), frame_of(game, fr.GIFTS) + stack.B, -32000),
    "a slot of gifts behind the row": lambda: damaged(game := gifts(), frame_of(game, fr.GIFTS) + stack.B, 7),
    "a gift without a card": lambda: damaged(game := gifts(), frame_of(game, fr.FOR_MATE) + stack.CARD, -1),
    "a trophy that is none": lambda: with_trophies_of("apprentice"),
    "a mystic in the row": lambda: damaged(game := vigil(), st.ROW, number(game, "mystic")),
    "a monster in hand": lambda: damaged(
        game := vigil(hand=["mystic"]), st.hand_at(game.state, 0), number(game, "lagoon-troll")
    ),
    "a hero whose reward waits": lambda: damaged(game := rewards(), st.NOTES + st.NOTE_CARD, number(game, "mystic")),
    "a discarded card that is not there": lambda: damaged(
        game := terrus(), st.NOTES + st.NOTE_CARD, number(game, "omnicron")
    ),
    "a discarded card of nobody": lambda: damaged(terrus(), st.NOTES + st.NOTE_WHAT, 0),
    "a fate of a card without one": lambda: damaged(damaged(vigil(), st.FATE_COUNT, 1), st.FATES, 0),
    "more shards than fit": lambda: damaged(game := vigil(), st.VOID + number(game, "energy-shard"), 430),
    "a question without a card": lambda: damaged(game := movers(), frame_of(game, fr.OPTION) + stack.CARD, -1),
    "teams where there are none": lambda: damaged(vigil(), st.TEAMS, 1),
    "the Cult where there is none": lambda: damaged(vigil(), st.CULT, 1),
    "a center deck of other cards": lambda: damaged(vigil(center=[]), st.CENTER_COUNT, 7),
    "kept cards in the middle of a turn": lambda: damaged(
        game := fate(), frame_of(game, fr.BANISH) + stack.KIND, fr.KEEP_CARDS
    ),
    "a round of banishing before its beginning": lambda: damaged(
        game := fate(), frame_of(game, fr.BANISH_ROUND) + stack.B, -32768
    ),
    "treasure of a kind that does not exist": lambda: damaged(vigil(), st.UNDER + 1, 1),
    "a seeker": lambda: damaged(vigil(), st.SEEKER, 9),
    "a row of less than no slots": lambda: damaged(gifts(), st.ROW_COUNT, -32768),
    "more Unite effects than there is room for": lambda: damaged(vigil(), st.WAITING_COUNT, 32767),
    "all the Energy that a cell can hold": lambda: damaged(chain(), st.ENERGY, 32767),
    "a card of a type past the last": lambda: damaged(
        game := vigil(), st.seat(game.state, 0) + st.DISCARD + len(game.ruleset.ids), 32767
    ),
    "a card behind the row": lambda: damaged(game := vigil(), st.ROW + len(game.row), -32768),
    "a spare cell": lambda: damaged(vigil(), st.ROW - 1, 1),
    "another option than the game has": lambda: damaged(vigil(), st.FREE_DEFEAT, 1),
    "an option that does not exist": lambda: damaged(vigil(), st.FATE_ORDER, 7),
    "an end that is neither": lambda: damaged(vigil(), st.END_TRIGGERED, 2),
    "more Runes than a cell has room to add to": lambda: damaged(vigil(), st.RUNES, 32767),
    "less Power than none": lambda: damaged(vigil(), st.POWER, -1),
    "a program that is at its end": lambda: damaged(game := chain(), frame_of(game, fr.RUN) + stack.PC, 0),
    "a program of another card": lambda: damaged(
        game := chain(), frame_of(game, fr.RUN) + stack.PC, int(frame_cell(game, fr.RUN, stack.PC)) + 40
    ),
    "a hidden card that is kept": lambda: damaged(damaged(fate(), st.KEPT_COUNT, 1), st.KEPT, 3),
    "banishing from nowhere": lambda: damaged(game := fate(), frame_of(game, fr.BANISH) + stack.A, 0),
    "an effect on opponents that does not exist": lambda: damaged(
        damaged(game := fate(), frame_of(game, fr.BANISH_ROUND) + stack.KIND, fr.OPPONENTS),
        frame_of(game, fr.OPPONENTS) + stack.A,
        0,
    ),
    "a trigger that is due nowhere": lambda: damaged(game := movers(), st.due_at(game.state, 0, 0), 9),
    "an ability used that does not exist": lambda: damaged(game := movers(), st.used_at(game.state, 0, 0), 8),
    "a card moved that was not acquired": lambda: damaged(
        game := movers(), frame_of(game, fr.OPTION) + stack.CARD, number(game, "omnicron")
    ),
    "rewards of another frame": lambda: damaged(game := rewards(), frame_of(game, fr.REWARDS) + stack.A, 1),
    "a hand out of order": lambda: damaged(
        game := vigil(hand=["mystic", "militia"]), st.hand_at(game.state, 0), number(game, "omnicron")
    ),
    "a known card that is not there": lambda: damaged(
        damaged(game := vigil(), st.seat(game.state, 1) + st.KNOWN, 1), st.seat(game.state, 1) + st.KNOWN_COUNT, 1
    ),
}


@pytest.mark.parametrize("what", DAMAGE)
def test_a_damaged_position_is_refused(what):
    game = DAMAGE[what]()
    with pytest.raises(dw.BadSave, match="damaged"):
        check_state(game.state, game.ruleset, game.mode, game.options)
    try:
        again = through_the_checkpoint(game)
    except dw.BadSave:
        return
    assert again.state.tolist() != game.state.tolist(), "it goes on from a position that was not damaged"


def test_a_position_of_another_layout_says_so():
    saved = given(hand=["mystic"]).save()
    saved["rules_version"] = RULES_VERSION - 1
    saved["checkpoint"]["state"] = pack_state(dw.new(seed=1).state[:-7])
    with pytest.raises(dw.BadSave, match="another layout"):
        dw.load(saved)
