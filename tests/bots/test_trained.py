"""Files of weights, and the bot that plays by them: with NumPy alone."""

from pathlib import Path

import numpy as np
import pytest

import deckwright as dw
from deckwright.bots import weight_file
from deckwright.bots.trained import ABOUT, FILE, FORMAT, Trained, rules_of
from deckwright.cards.errors import BadRun
from deckwright.table.rulesets import resolve
from deckwright.table.seat import Seat
from tests.talk import RULESET

WIDTH = 8


def player_file(folder: Path, scale: float = 1.0) -> Path:
    """A player with two layers and weights without any order."""
    ruleset = resolve(RULESET)
    learned = ruleset.kind.learned(ruleset, 2, "versus")
    sizes = {
        "player.0.weight": (WIDTH, learned.hidden_at), "player.1.weight": (WIDTH, WIDTH),
        "player.policy.weight": (len(ruleset.actions), WIDTH), "player.policy.bias": (len(ruleset.actions),),
    }  # fmt: skip
    sizes |= {f"player.{n}.{part}": (WIDTH,) for n in range(2) for part in ("bias", "norm.weight", "norm.bias")}
    arrays = {
        name: (np.sin(np.arange(np.prod(shape)) * 12.9898 + place)).reshape(shape).astype(np.float32)
        for place, (name, shape) in enumerate(sizes.items())
    }
    arrays["scale"] = scale * learned.scale[: learned.hidden_at]
    about = {"format": FORMAT, "ruleset": RULESET, "players": "2", "mode": "versus"}
    about |= {name: str(value) for name, value in rules_of(ruleset).items()}
    assert set(about) == {"format", *ABOUT}
    weight_file.write(folder / FILE, arrays, about)
    return folder / FILE


def test_what_is_written_is_read(tmp_path: Path):
    arrays = {
        "a": np.arange(6, dtype=np.float32).reshape(2, 3), "b": np.array([1, 2**15], dtype=np.uint16),
        "c": np.array([-(2**40)], dtype=np.int64), "d": np.zeros((0, 3), dtype=np.uint8),
    }  # fmt: skip
    weight_file.write(tmp_path / "file", arrays, {"says": "something"})
    found, about = weight_file.read(tmp_path / "file")
    assert about == {"says": "something"} and list(found) == list(arrays)
    for name, array in arrays.items():
        assert found[name].dtype == array.dtype and np.array_equal(found[name], array)
    assert [path.name for path in tmp_path.iterdir()] == ["file"]


@pytest.mark.parametrize("kept", [0, 5, 12, 60, -1])
def test_a_damaged_file_is_refused_in_one_line(tmp_path: Path, kept: int):
    file = player_file(tmp_path)
    file.write_bytes(file.read_bytes()[:kept])
    with pytest.raises(BadRun, match=r"player.safetensors is no whole file of weights: "):
        Trained(0, str(file))


def test_a_foreign_file_is_refused(tmp_path: Path):
    weight_file.write(tmp_path / "other", {"a": np.zeros(1, dtype=np.float32)}, {})
    with pytest.raises(BadRun, match=r"other is no file of a player: it says 'nothing', not 'deckwright-player-1'"):
        dw.bots.make(f"trained:{tmp_path}/other")
    with pytest.raises(BadRun, match=r"absent cannot be read: No such file"):
        dw.bots.make(f"trained:{tmp_path}/absent")


def test_it_plays_a_whole_game_and_the_same_one_again(tmp_path: Path):
    player_file(tmp_path)
    played = []
    for _ in range(2):
        game = dw.new(RULESET, players=2, seed=3, first=0)
        pair = [dw.bots.make(f"trained:{tmp_path}"), dw.bots.make("greedy", 1)]
        dw.bots.play_out(game, pair, most_turns=12)
        played.append(list(game.history))
    assert played[0] == played[1]


def test_the_network_is_what_its_numbers_say(tmp_path: Path):
    """Layer by layer, in twice the precision, and with what is zero."""
    bot = Trained(0, str(player_file(tmp_path)))
    game = dw.new(RULESET, players=2, seed=3, first=0)
    seat = Seat(game, 0)
    bot.start(seat)
    seen = bot.seen(seat.sample(0).state.copy(), seat)
    assert seen.min() == 0 and seen.max() <= 255 and np.count_nonzero(seen) > 30
    arrays = {name: array.astype(np.float64) for name, array in bot.arrays.items()}
    found = seen * arrays["scale"]
    for layer in range(2):
        at = f"player.{layer}"
        found = arrays[f"{at}.weight"] @ found + arrays[f"{at}.bias"]
        found = (found - found.mean()) / np.sqrt(((found - found.mean()) ** 2).mean() + 1e-5)
        found = np.maximum(found * arrays[f"{at}.norm.weight"] + arrays[f"{at}.norm.bias"], 0)
    assert np.allclose(
        bot.policy(seen), arrays["player.policy.weight"] @ found + arrays["player.policy.bias"], atol=1e-3
    )


def test_another_table_or_other_fields_are_refused(tmp_path: Path):
    bot = Trained(0, str(player_file(tmp_path)))
    with pytest.raises(dw.BadOption, match=r"was taught otherwise: ruleset ascension-10th \(here rise-of-vigil\)"):
        bot.start(Seat(dw.new("rise-of-vigil", players=2, seed=1), 0))
    (tmp_path / "b").mkdir()
    other = Trained(0, str(player_file(tmp_path / "b", scale=2.0)))
    with pytest.raises(dw.BadOption, match="what it sees of a position has changed"):
        other.start(Seat(dw.new(RULESET, players=2, seed=1), 0))
