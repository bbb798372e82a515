"""How a run is begun or gone on with: what is there, whether it fits, and whether there is room for it."""

import os
from collections.abc import Mapping
from dataclasses import fields, replace
from pathlib import Path
from typing import Any

import torch

from deckwright import defaults
from deckwright.cards.errors import BadOption, BadRun
from deckwright.sim.cuda import is_there
from deckwright.sim.simulator import check_device
from deckwright.table.arguments import shown, suggestion
from deckwright.table.setup import set_up
from deckwright.training import run_file
from deckwright.training.checkpoints import RunFolder
from deckwright.training.network import Shape, size_of
from deckwright.training.recipe import SMALL, Recipe
from deckwright.training.run import Run, Tell
from deckwright.training.run_file import Plan, Table
from deckwright.training.seating import LISTED

SHAPES = {"width": 512, "layers": 4, "judge_layers": 3}
SMALL_SHAPES = {"width": 128, "layers": 3, "judge_layers": 2}
LARGEST_SEED = 2**31 - 1  # from there on seeds are for tests
GIGABYTE = 1e9
NARROW = 128  # a width up to which one core is fastest
LAYERS_KEPT = 10  # numbers that learning keeps of each unit and position, in bytes and parts
STATE_BYTES = 6500  # of a game with its arrays, about


def open_run(
    path: Path, table: Table, given: Mapping[str, float], device: str, tell: Tell, compiles: bool = False
) -> Run:
    """The run in this folder; a new one by what is given where there is none yet."""
    folder, where = RunFolder(path), device_for(device)
    plan_path = path / run_file.NAME
    if plan_path.exists():
        plan = Plan.read(plan_path)
        check_as_decided(plan, given, table, path)
    else:
        if path.exists() and (not path.is_dir() or any(path.iterdir())):
            raise BadRun(f"{path} holds something else than a run: there is no {run_file.NAME}. Give a new folder.")
        plan = new_plan(table, given, where)
    setup = set_up(plan.table.ruleset, plan.table.players, plan.table.mode, None, ())
    kind = setup.ruleset.kind
    learned = kind.learned(setup.ruleset, setup.players, setup.mode)
    shape = plan.shape
    here = Shape.of(learned, len(setup.ruleset.actions), shape.width, shape.layers, shape.judge_layers)
    plan.check_same(Plan.here(plan.table, setup.ruleset, learned, here, plan.recipe), path)
    check_room(plan, where)
    if where.type == "cpu" and shape.width <= NARROW:
        torch.set_num_threads(1)  # more would wait for each other
    folder.prepare()
    if not plan_path.exists():
        try:
            beside = plan_path.with_name(f"{run_file.NAME}.part")
            beside.write_text(plan.text(), encoding="utf-8")
            beside.replace(plan_path)
        except OSError as error:
            raise BadRun(f"Cannot write to {path}: {error.strerror or error}.") from error
    try:
        return Run(folder, plan, setup.ruleset, learned, where, tell, compiles)
    except torch.cuda.OutOfMemoryError as error:
        raise BadOption(no_room(plan, needed(plan), 0.0)) from error


def device_for(device: str) -> torch.device:
    """Where to learn: on a CUDA device if both PyTorch and CuPy have one, unless something else is wanted."""
    check_device(device)
    if device == "cpu":
        return torch.device("cpu")
    lacking = [
        name for name, there in (("PyTorch", torch.cuda.is_available()), ("CuPy", is_there())) if not there
    ]  # fmt: skip
    if not lacking:
        return torch.device("cuda")
    if device == "cuda":
        raise BadOption(
            f"{' and '.join(lacking)} can use no CUDA device here: pip install 'deckwright[gpu,train]' where there is one."
            " --device cpu learns slowly, with small numbers."
        )
    return torch.device("cpu")


def new_plan(table: Table, given: Mapping[str, float], where: torch.device) -> Plan:
    """What is decided for a new run."""
    if table.seed is not None and not 0 <= table.seed <= LARGEST_SEED:
        raise BadOption(f"The seed of a run is a whole number from 0 to {LARGEST_SEED}, not {table.seed}.")
    ruleset = table.ruleset or defaults.RULESET
    setup = set_up(ruleset, table.players, table.mode, None, ())
    table = replace(
        table, ruleset=ruleset, players=setup.players, mode=setup.mode, seed=1 if table.seed is None else table.seed
    )
    learned = setup.ruleset.kind.learned(setup.ruleset, setup.players, setup.mode)
    on_device = where.type == "cuda"
    wanted = checked(given)
    sizes = {**(SHAPES if on_device else SMALL_SHAPES), **{name: wanted.pop(name) for name in SHAPES if name in wanted}}
    recipe = replace(Recipe(), **{**({} if on_device else SMALL), **wanted})  # type: ignore[arg-type]
    shape = Shape.of(learned, len(setup.ruleset.actions), **{name: int(size) for name, size in sizes.items()})
    return Plan.here(table, setup.ruleset, learned, shape, recipe)


def checked(given: Mapping[str, float]) -> dict[str, float]:
    """Numbers of the recipe and sizes of the network, if there are such."""
    kinds: dict[str, Any] = {field.name: type(field.default) for field in fields(Recipe)} | dict.fromkeys(SHAPES, int)
    found = {}
    for name, value in given.items():
        if name not in kinds:
            raise BadOption(f"A recipe has no {shown(name)}.{suggestion(name, kinds)} It has: {', '.join(kinds)}.")
        if value < 0 or value != value or (kinds[name] is int and (value != int(value) or value < 1)):
            raise BadOption(f"{name} is a {'whole ' if kinds[name] is int else ''}number above 0, not {value}.")
        found[name] = int(value) if kinds[name] is int else float(value)
    if found.get("against_self", 0.0) + found.get("against_past", 0.0) > 1:
        raise BadOption("against_self and against_past are parts of all games: together 1 at most.")
    return found


def check_as_decided(plan: Plan, given: Mapping[str, float], table: Table, path: Path) -> None:
    """Refuse what was decided otherwise when the run began; what is the same may be said again."""
    decided = {field.name: getattr(plan.recipe, field.name) for field in fields(Recipe)}
    decided |= {name: getattr(plan.shape, name) for name in SHAPES}
    for name, value in checked(given).items():
        if decided[name] != value:
            raise BadOption(f"{path / run_file.NAME} has {name} = {decided[name]}: it was decided when the run began.")
    for name in ("ruleset", "players", "mode", "seed"):
        wanted, was = getattr(table, name), getattr(plan.table, name)
        if wanted is not None and wanted != was:
            raise BadOption(f"{path / run_file.NAME} has {name} = {was}: it was decided when the run began.")


def needed(plan: Plan) -> float:
    """About how many bytes learning takes: what is kept of the games, what a step of learning needs, the weights."""
    recipe, shape = plan.recipe, plan.shape
    kept = recipe.games * recipe.steps * (shape.seen + 2 * LISTED + 100)
    widths = shape.seen + shape.width * (shape.layers + shape.judge_layers) * LAYERS_KEPT + 4 * shape.outputs
    step = 2 * 2 * min(recipe.batch, recipe.games * recipe.steps) * widths
    games = (recipe.games + recipe.tests) * (STATE_BYTES + 2 * shape.seen + 8 * shape.outputs)
    return kept + step + games + 40 * size_of(shape.all)


def free(where: torch.device) -> float | None:
    """How many bytes are free there, where that can be known."""
    if where.type == "cuda":
        return float(torch.cuda.mem_get_info()[0])
    try:
        return float(os.sysconf("SC_AVPHYS_PAGES") * os.sysconf("SC_PAGE_SIZE"))
    except (AttributeError, ValueError, OSError):
        return None


def check_room(plan: Plan, where: torch.device) -> None:
    """Refuse what does not fit, and say what would."""
    there, wants = free(where), needed(plan)
    if there is not None and wants > there:
        raise BadOption(no_room(plan, wants, there))


def no_room(plan: Plan, wants: float, there: float) -> str:
    """That something does not fit, and what would."""
    fitting, recipe = plan, plan.recipe
    while fitting.recipe.games > 2 and needed(fitting) > 0.9 * there:
        batch = max(1, fitting.recipe.batch // 2)
        fitting = replace(fitting, recipe=replace(fitting.recipe, games=fitting.recipe.games // 2, batch=batch))
    would = f"--set games={fitting.recipe.games} --set batch={fitting.recipe.batch} would fit"
    return (
        f"Learning from {recipe.games:,} games at a time needs about {wants / GIGABYTE:.1f} GB, and {there / GIGABYTE:.1f} GB"
        f" are free: {would} in a new run."
    )
