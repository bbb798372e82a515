"""A run: rounds of playing and learning until the time is up, with tests, checkpoints and the curve on the way."""

import time
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext, suppress
from typing import Any

import numpy as np
import torch

from deckwright.bots import weight_file
from deckwright.bots.trained import FILE as PLAYER
from deckwright.bots.trained import FORMAT
from deckwright.cards.errors import BadRun, DeckwrightError
from deckwright.table.kinds import Ruleset
from deckwright.table.observation import Learned
from deckwright.training.checkpoints import Progress, RunFolder
from deckwright.training.curve import picture
from deckwright.training.learner import Learner
from deckwright.training.past import Past
from deckwright.training.practice import Practice
from deckwright.training.run_file import Plan
from deckwright.training.seating import GREEDY, Seating
from deckwright.training.strength import FIRST_TEST_SEED, Match, Strength

BETWEEN_CHECKPOINTS = 45.0  # seconds: who is killed loses no more than a minute
RESERVE = 1.5  # seconds at the end for what is written
WEIGHTS, MEMORY, CHANCE = "weights.safetensors", "adam.safetensors", "chance.safetensors"

Tell = Callable[[str], None]


class Run:
    """A player that learns, in its folder."""

    def __init__(
        self, folder: RunFolder, plan: Plan, ruleset: Ruleset, learned: Learned, device: torch.device, tell: Tell,
        compiles: bool = False,
    ) -> None:  # fmt: skip
        self.folder, self.plan, self.device, self.tell = folder, plan, device, tell
        self.ruleset, recipe, table = ruleset, plan.recipe, plan.table
        torch.manual_seed(table.seed)
        self.scale = scale = torch.from_numpy(learned.scale)
        self.learner = Learner(plan.shape, scale, recipe, device, compiles)
        self.past = Past(recipe, table.seed)
        self.progress = Progress()
        self._load()
        block = self.progress.blocks
        torch.manual_seed(table.seed + block)
        played = (table.ruleset, table.players, table.mode)
        self.seating = Seating(*played, recipe.games, device, (table.seed + block) % FIRST_TEST_SEED)
        self.practice = Practice(self.seating, plan.shape, scale, recipe)
        self.learner.practise(self.practice)
        tests = Seating(*played, recipe.tests, device, FIRST_TEST_SEED + table.seed % FIRST_TEST_SEED)
        self.strength = Strength(tests, plan.shape, scale)
        self.rates: list[tuple[float, int]] = []
        self.trouble = ""
        self.is_whole = True

    # From the folder and into it.

    def _load(self) -> None:
        found = self.folder.newest()
        if found is None:
            return
        files, self.progress, notes = found
        for note in notes:
            self.tell(note)
        learner = self.learner
        try:
            put(learner.row, files[WEIGHTS]["row"])
            for name, part in learner.averaged.items():
                put(part, files[PLAYER][name])
            put(learner.momentum, files[MEMORY]["momentum"])
            put(learner.squares, files[MEMORY]["squares"])
            put(learner.forgotten, files[MEMORY]["forgotten"])
        except (KeyError, ValueError) as error:
            raise BadRun(f"The checkpoint of {self.folder.path} does not fit its network: {error}.") from error
        for number, minute in self.progress.past:
            try:
                row = torch.zeros_like(learner.past_row)
                put(row, self.folder.read_past(number))
                self.past.put(number, row, minute)
            except (BadRun, ValueError) as error:
                self.tell(f"An opponent of the past is left out: {error}")
        learner.copy_weights()
        self.folder.cut_curve(self.progress.minutes)

    def save(self) -> bool:
        """Write a checkpoint and the picture; whether that worked. What cannot be written is tried again later."""
        learner = self.learner
        self.progress.past = sorted(self.past.minutes.items())
        files = {
            WEIGHTS: {"row": cells(learner.row)},
            PLAYER: {
                "scale": cells(self.scale[: self.plan.shape.known]),
                **{name: cells(part) for name, part in learner.averaged.items()},
            },
            MEMORY: {
                "momentum": cells(learner.momentum.bfloat16()),
                "squares": cells(learner.squares.bfloat16()),
                "forgotten": cells(learner.forgotten),
            },
        }
        about = self._about()
        try:
            self.folder.write(files, self.progress, about)
            weight_file.write(self.folder.path / PLAYER, files[PLAYER], about)
            (self.folder.path / "curve.svg").write_text(picture(self.folder.curve()), encoding="utf-8")
            self.folder.forget_past(set(self.past.minutes))
        except OSError as error:
            self.trouble = f"A checkpoint could not be written ({error.strerror or error}); the one before it stands."
            self.tell(self.trouble)
            return False
        self.trouble = ""
        return True

    def _about(self) -> dict[str, str]:
        """What the files say of themselves."""
        table, shape = self.plan.table, self.plan.shape
        return {
            "format": FORMAT, "ruleset": self.ruleset.id, "players": str(table.players), "mode": table.mode,
            **{name: str(value) for name, value in self.plan.rules.items()},
            "known": str(shape.known), "width": str(shape.width), "layers": str(shape.layers), "actions": str(shape.actions),
            "minutes": f"{self.progress.minutes:.2f}", "decisions": str(self.progress.decisions),
        }  # fmt: skip

    # Learning.

    def go_on(
        self, begun: float, minutes: float, hold: Callable[[], AbstractContextManager[Any]] = nullcontext
    ) -> Progress:
        """Play and learn until so many minutes after `begun` are over; `hold` keeps interruptions away from a round."""
        ends = begun + 60 * minutes - RESERVE
        progress, recipe = self.progress, self.plan.recipe
        progress.blocks += 1
        self.seating.begin()
        began, learned_before = time.perf_counter(), progress.minutes
        saved = tested = began
        lasts, tested_rounds = 0.0, -1  # seconds of a test, and after how many rounds it was
        try:
            is_over = False
            while not is_over:
                with hold():
                    self.is_whole = False
                    self._round()
                    self.is_whole = True
                    now = time.perf_counter()
                    progress.minutes = learned_before + (now - began) / 60
                    if now - tested >= recipe.test_seconds:
                        lasts, tested_rounds = self._test(), progress.rounds
                        tested = time.perf_counter()
                    if now - saved >= BETWEEN_CHECKPOINTS:
                        self.save()
                        saved = time.perf_counter()
                is_over = time.perf_counter() + lasts >= ends
            if progress.rounds > tested_rounds:
                self._test()
        finally:
            if self.is_whole:
                progress.seconds += time.perf_counter() - begun
                with suppress(RuntimeError) if self.trouble else nullcontext():
                    self.save()
        if self.trouble:
            raise DeckwrightError(self.trouble)
        return progress

    def _round(self) -> None:
        """Some steps in all games, and what is learned from them."""
        progress, recipe, learner = self.progress, self.plan.recipe, self.learner
        done = progress.minutes / recipe.minutes
        imitates = 60 * progress.minutes < recipe.imitation
        if not imitates and self.past.is_due(progress.minutes):
            number = self.past.add(learner.average.to(learner.kind, copy=True), progress.minutes)
            with suppress(OSError):  # one less to play against when the run goes on
                self.folder.write_past(number, cells(self.past.rows[number].bfloat16()))
        opponent = self.past.drawn()
        if opponent is not None:
            learner.past_row.copy_(opponent)
        self.practice.play(recipe.by_lead(done), imitates)
        learner.learn(done, imitates)
        progress.rounds += 1
        progress.decisions += recipe.games * recipe.steps
        self.rates.append((time.perf_counter(), progress.decisions))

    def _test(self) -> float:
        """Test the player, tell how strong it is, and add to the curve; how long that took."""
        begun = time.perf_counter()
        self.seating.check()
        learner, progress = self.learner, self.progress
        found = learner.found() if progress.rounds else {}
        if not np.isfinite([*found.values(), float(learner.row.sum())]).all():
            self.is_whole = False
            raise DeckwrightError(
                "The weights are no numbers any more. Go on from the last checkpoint, or begin anew with lower rates."
            )
        matches = [self.strength.match(learner.average, None, GREEDY)]
        oldest = self.past.oldest
        if oldest is not None and progress.minutes - self.past.minutes[oldest] > 1 / 60:
            minutes = progress.minutes - self.past.minutes[oldest]
            name = "itself, some minutes ago"
            matches.append(self.strength.match(learner.average, self.past.rows[oldest].float(), name))
            found["minutes_ago"] = minutes
        speed = self._speed()
        row: dict[str, Any] = {
            "minutes": round(progress.minutes, 4), "decisions": progress.decisions, "rounds": progress.rounds,
            "games": int(self.practice.ended), "per_second": round(speed), "matches": [match.data() for match in matches],
            **{name: round(value, 5) for name, value in found.items()},
        }  # fmt: skip
        with suppress(OSError):  # the next checkpoint says that the disk is full
            self.folder.add_to_curve(row)
        self.tell(told(progress, speed, matches, found))
        return time.perf_counter() - begun

    def _speed(self) -> float:
        """Decisions per second since the last test."""
        if len(self.rates) < 2:
            return 0.0
        (first, before), (last, now) = self.rates[0], self.rates[-1]
        self.rates = self.rates[-1:]
        return (now - before) / max(last - first, 1e-9)

    def close(self) -> None:
        """Give back threads and memory."""
        self.seating.close()
        self.strength.seating.close()


def told(progress: Progress, speed: float, matches: list[Match], found: dict[str, float]) -> str:
    """How it stands, in one line."""
    parts = [f"{progress.minutes:6.2f} min  {in_thousands(progress.decisions)} decisions"]
    parts += [f"{in_thousands(speed)}/s"] if speed else []
    parts += [str(match) for match in matches]
    parts += [f"entropy {found['entropy']:.3f}, judge {found['judge_loss']:.3f}"] if "entropy" in found else []
    return "  ".join(parts)


def in_thousands(number: float) -> str:
    """A large number with few digits."""
    return f"{number / 1e6:,.2f} M" if number >= 1e6 else f"{number / 1e3:,.1f} k"


def cells(row: torch.Tensor) -> np.ndarray:
    """A row of weights as an array of the processor."""
    here = row.detach().cpu()
    found: np.ndarray = here.view(torch.int16).numpy().view(np.uint16) if here.dtype == torch.bfloat16 else here.numpy()
    return found


def put(row: torch.Tensor, array: np.ndarray) -> None:
    """Numbers from a file into a row that has their size."""
    found = torch.from_numpy(np.array(array).view(np.int16)).view(torch.bfloat16) if array.dtype == np.uint16 else (
        torch.from_numpy(np.array(array))
    )  # fmt: skip
    if found.shape != row.shape:
        raise ValueError(f"{tuple(found.shape)} weights where {tuple(row.shape)} belong")
    row.copy_(found)
