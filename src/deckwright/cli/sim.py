"""`deckwright sim`: many games at once, their results as files and as a report."""

import re
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import numpy as np
import typer
from rich.console import Console
from rich.progress import BarColumn, Progress, TaskID, TaskProgressColumn, TextColumn, TimeRemainingColumn
from rich.table import Table

from deckwright import defaults
from deckwright.cli import packs as card_packs
from deckwright.cli.choices import MODES
from deckwright.cli.extras import check_extra
from deckwright.cli.interruption import Interrupted, Interruptions
from deckwright.cli.modes import is_for_one, usual_mode
from deckwright.cli.places import is_no_file, named_place
from deckwright.cli.play import FEWEST, choose_language, read_options
from deckwright.cli.seats import check_bots
from deckwright.cli.terminal import BadInput, Terminal
from deckwright.cli.words import Words, whole_number
from deckwright.table.kinds import Ruleset
from deckwright.table.rulesets import resolve

if TYPE_CHECKING:
    from deckwright.sim.ray_waves import Cluster
    from deckwright.sim.records import GameRecords
    from deckwright.sim.report_game import GameReport
    from deckwright.sim.report_setting import Setting
    from deckwright.sim.report_tally import Tally
    from deckwright.sim.result import Result
    from deckwright.sim.simulator import Policy, Simulator

SCORE_COLUMNS = {"sim-tenth": 0.1, "sim-median": 0.5, "sim-ninetieth": 0.9}
WAVE = 2048  # games for each core between two steps of the progress bar
MOST_GAMES = 2**32
ADDRESS = re.compile(r"auto|local|(ray://)?[A-Za-z0-9._-]{1,253}:[0-9]{1,5}")  # of a Ray cluster


def sim(
    games: Annotated[str, typer.Option(help="How many games: 50000, 1e6 or 100_000.")] = "10000",
    seats: Annotated[
        str | None,
        typer.Option(
            help="Who sits where, with commas: POLICIES, or a file of weights (.npy).",
            show_default="whoever usually plays the game",
        ),
    ] = None,
    ruleset: Annotated[str, typer.Option(metavar="SETS", help="A ruleset, or sets joined by +.")] = defaults.RULESET,
    players: Annotated[int | None, typer.Option(help="Number of seats, where one name stands for all.")] = None,
    mode: Annotated[str | None, typer.Option(metavar=MODES, help="solo with one seat.")] = None,
    device: Annotated[str, typer.Option(metavar="auto|cpu|cuda", help="Where to play.")] = "auto",
    seed: Annotated[int, typer.Option(help="The same seed plays the same games.")] = 1,
    start: Annotated[int, typer.Option(help="Number of the first game.")] = 0,
    option: Annotated[list[str] | None, typer.Option(metavar="NAME=VALUE", help="A rule option; repeatable.")] = None,
    packs: Annotated[
        list[Path] | None,
        typer.Option(parser=named_place, metavar="DIR_OR_FILE", help="Cards of your own; repeatable."),
    ] = None,
    then: Annotated[
        list[str] | None,
        typer.Option(metavar="PART", help="What follows a game that is over, as an expansion; repeatable."),
    ] = None,
    out: Annotated[
        Path | None,
        typer.Option(
            parser=named_place, metavar="FOLDER", help="Write games.parquet, cards.parquet and report.html here."
        ),
    ] = None,
    lang: Annotated[str | None, typer.Option(metavar="en|pt|pl|ru", help="Language.")] = None,
    cores: Annotated[int | None, typer.Option(help="How many cores; all when not given.")] = None,
    ray: Annotated[
        str | None, typer.Option(metavar="ADDRESS", help="Spread the games over a Ray cluster; local: on this machine.")
    ] = None,
    no_color: Annotated[bool, typer.Option("--no-color", help="Without colours.")] = False,
) -> None:
    """Play many games and say what came of them."""
    terminal = Terminal(Words(choose_language(lang)), not no_color)
    with Interruptions() as interruptions:
        try:
            run = prepare(
                terminal, games, seats, ruleset, players, mode, device, seed, start, option, packs, then, out, cores, ray
            )  # fmt: skip
        except Interrupted as stop:
            terminal.say("sim-nothing")
            raise typer.Exit(stop.exit_code) from None
        raise typer.Exit(run.carry_out(interruptions))


def prepare(
    terminal: Terminal, games: str, seats: str | None, ruleset: str, players: int | None, mode: str | None, device: str,
    seed: int, start: int, option: Sequence[str] | None, packs: Sequence[Path] | None, then: Sequence[str] | None,
    out: Path | None, cores: int | None, ray: str | None,
) -> "Run":  # fmt: skip
    """Look at everything that was asked for, before anything is played."""
    from deckwright.sim.report_setting import Setting
    from deckwright.sim.simulator import Simulator

    words = terminal.words
    number = read_number(games, words)
    options = read_options(option or (), words)
    ruleset, brought = card_packs.choose(ruleset, packs or (), words)
    found = resolve(ruleset, brought)
    names = seats_named(seats, found, words)
    policies, files = read_policies(names, found, words)
    if players is not None and len(names) not in (1, players):
        raise BadInput(words.say("sim-seats-do-not-match", players=players, seats=len(names)))
    taken = players or (len(names) if len(names) > 1 or is_for_one(found, mode) else FEWEST)
    chosen = mode if mode is not None else usual_mode(found, taken)
    arguments: dict[str, Any] = {
        "ruleset": ruleset, "players": taken, "device": device, "seed": seed, "mode": chosen, "options": options,
        "packs": [str(pack) for pack in brought], "cores": cores, "then": [part_named(part) for part in then or ()],
    }  # fmt: skip
    if out is not None:
        check_extra("report", "--out", words)
        from deckwright.sim.records import prepare_folder

        prepare_folder(out, number, taken)
    simulator = cluster = None
    if ray is not None:
        check_address(ray, words)
        from deckwright.sim.ray_waves import Cluster

        cluster = Cluster(ray, cores)
        arguments["device"] = cluster.device(device)
    else:
        with Console(stderr=True).status(words.say("sim-preparing")):  # compiling takes a while, the first time
            simulator = Simulator(**arguments, games=number, start=start)
        simulator.seated(policies)
    setting = Setting(
        {name: str(value) for name, value in options.items()}, tuple(brought), number, files, arguments["then"]
    )
    labels = names * taken if len(names) == 1 else names
    return Run(terminal, arguments, policies, tuple(shown(label, files) for label in labels), number, start, setting,
               out, simulator, cluster)  # fmt: skip


def part_named(text: str) -> int | str:
    """The name of a part that follows a game: a number is one."""
    number = whole_number(text)
    return text if number is None else number


def check_address(address: str, words: Words) -> None:
    """Refuse what can be no address of a cluster, before anybody looks for one there."""
    if not ADDRESS.fullmatch(address):
        raise BadInput(words.say("sim-bad-address", address=address))


def read_number(text: str, words: Words) -> int:
    """A number of games as people write it: 50000, 1e6, 100_000."""
    try:
        number = float(text)
    except ValueError:
        number = 0.0
    if not 1 <= number <= MOST_GAMES or number != int(number):
        raise BadInput(words.say("sim-bad-number", number=text, most=MOST_GAMES))
    return int(number)


def seats_named(seats: str | None, ruleset: Ruleset, words: Words) -> list[str]:
    """Who sits where; where nobody is named, whoever usually plays this game."""
    if seats is None:
        return [ruleset.kind.players.usual]
    names = [name.strip() for name in seats.split(",")]
    if not all(names):
        raise BadInput(words.say("sim-seat-empty", seats=seats))
    return names


def read_policies(names: Sequence[str], ruleset: Ruleset, words: Words) -> tuple[list["Policy"], dict[str, str]]:
    """The policies of the seats; of those from files also where they came from."""
    check_bots(names, ruleset.kind, words)
    known = ruleset.kind.players.policies
    policies: list[Policy] = []
    files = {}
    for name in names:
        if name in known:
            policies.append(name)
            continue
        if not name.endswith(".npy"):
            raise BadInput(words.say("sim-no-policy", policy=name, known=", ".join(known)))
        policies.append(read_weights(name, words))
        files[Path(name).name if Path(name).name not in files else name] = name
    return policies, files


def read_weights(name: str, words: Words) -> np.ndarray:
    """The weights in a file, which is looked at only as far as it goes, whatever it says of itself."""
    path = named_place(name)
    if is_no_file(path):
        raise BadInput(words.say("sim-no-weights", file=name))
    try:
        return np.lib.format.open_memmap(path, mode="r")
    except OSError as error:
        raise BadInput(words.say("sim-weights-unreadable", file=name, why=error.strerror or str(error))) from None
    except (ValueError, EOFError):
        raise BadInput(words.say("sim-no-weights", file=name)) from None


def shown(name: str, files: "dict[str, str]") -> str:
    """What a policy is called in the results."""
    return next((label for label, file in files.items() if file == name), name)


@dataclass
class Run:
    """A simulation that is being played."""

    terminal: Terminal
    arguments: dict[str, Any]
    policies: list["Policy"]
    labels: tuple[str, ...]
    games: int
    start: int
    setting: "Setting"
    out: Path | None
    simulator: "Simulator | None"
    cluster: "Cluster | None"
    tally: "Tally | None" = None

    def carry_out(self, interruptions: Interruptions) -> int:
        """Play, keep what is finished, show it; the exit code."""
        code = 0
        records = None
        try:
            records = self.open_records()
            try:
                self.play(interruptions, records)
            except Interrupted as stop:
                code = stop.exit_code
            try:
                with interruptions.held_back():
                    self.finish(records, interrupted=code != 0)
            except Interrupted as stop:
                code = stop.exit_code
        finally:
            if records is not None:
                records.discard()
            if self.cluster is not None:
                self.cluster.close()
        return code

    def open_records(self) -> "GameRecords | None":
        if self.out is None:
            return None
        from deckwright.sim.records import GameRecords

        noted = resolve(self.arguments["ruleset"], self.setting.packs).kind.study.noted
        return GameRecords(self.out, self.arguments["players"], len(self.arguments["then"]), noted)

    def waves(self) -> "Iterator[Result]":
        """The games in waves, from this machine or from the cluster."""
        if self.cluster is not None:
            size = WAVE if self.arguments["device"] == "cpu" else WAVE * 64
            return self.cluster.waves(self.arguments, self.policies, self.start, self.games, size)
        assert self.simulator is not None
        backend = self.simulator.backend
        size = WAVE * getattr(backend, "cores", 1) if backend.name == "cpu" else backend.wave
        return self.simulator.waves(self.policies, size)

    def play(self, interruptions: Interruptions, records: "GameRecords | None") -> None:
        """Play all waves; each that is finished is counted and written before anything can stop it."""
        from deckwright.sim.report_tally import Tally

        words = self.terminal.words
        with progress_bar(words) as bar:
            self.compile(bar)
            task = bar.add_task(words.say("sim-playing"), total=self.games, rate="")
            begun = 0.0
            for wave in self.waves():
                with interruptions.held_back():
                    if self.tally is None:
                        begun = time.perf_counter() - wave.seconds  # what workers compiled before it does not count
                        self.tally = Tally.empty(wave)
                        self.tally.policies = self.labels
                    self.tally.add(wave)
                    self.tally.seconds = time.perf_counter() - begun
                    if records is not None:
                        records.add(wave)
                    self.advance(bar, task)

    def compile(self, bar: Progress) -> None:
        """Compile the rules, and say how long it took; workers of a cluster do it themselves."""
        if self.simulator is None:
            return
        words, begun = self.terminal.words, time.perf_counter()
        task = bar.add_task(words.say("sim-compiling"), total=None, rate="")
        self.simulator.prepare(self.policies)
        bar.update(task, description=words.say("sim-compiled"), total=1, completed=1, rate=seconds_since(begun, words))

    def advance(self, bar: Progress, task: TaskID) -> None:
        """Show how far the games are, and how fast."""
        from deckwright.sim.report_words import report_words

        tally, words = self.tally, self.terminal.words
        assert tally is not None
        numbers = report_words(words.lang)
        games, decisions = tally.games / tally.seconds, tally.decisions.mean * tally.games / tally.seconds
        rate = words.say("sim-rate", games=numbers.short(games), decisions=numbers.short(decisions))
        bar.update(task, completed=tally.games, rate=rate)

    def finish(self, records: "GameRecords | None", interrupted: bool) -> None:
        """Write the files, and show what came of the games."""
        tally, terminal = self.tally, self.terminal
        if tally is None:
            terminal.say("sim-nothing")
            return
        from deckwright.sim.report_game import report_of

        if records is not None and self.out is not None:
            from deckwright.sim.records import write_cards
            from deckwright.sim.report import FILE, write_report

            records.close(tally, self.setting)
            write_cards(tally, self.out, self.setting)
            write_report(tally, self.out / FILE, terminal.words.lang, self.setting)
        summarize(terminal, tally, report_of(resolve(tally.ruleset, self.setting.packs).kind))
        if interrupted:
            terminal.say("sim-interrupted", games=tally.games, wanted=self.games)
        if self.out is not None:
            terminal.say("sim-written", file=str(self.out))


def seconds_since(begun: float, words: Words) -> str:
    from deckwright.sim.report_words import report_words

    return words.say("sim-seconds", seconds=report_words(words.lang).decimal(time.perf_counter() - begun, 1))


def progress_bar(words: Words) -> Progress:
    """A bar with the rate and the time left, on the error stream."""
    return Progress(
        TextColumn("{task.description}"), BarColumn(bar_width=None), TaskProgressColumn(), TextColumn("{task.fields[rate]}"),
        TimeRemainingColumn(), TextColumn(words.say("sim-left")), console=Console(stderr=True),
    )  # fmt: skip


def summarize(terminal: Terminal, tally: "Tally", report: "GameReport") -> None:
    """A table of the seats, and a few lines."""
    from deckwright.sim.report_words import report_words

    words, numbers = terminal.words, report_words(terminal.words.lang)
    table = Table(header_style="bold", title=words.say("sim-title", games=tally.games, ruleset=tally.ruleset),
                  title_style="bold", title_justify="left")  # fmt: skip
    table.add_column(words.say("sim-seat"))
    for key in ("sim-wins", "sim-interval", "sim-score") if report.has_winner else (*SCORE_COLUMNS, "sim-score"):
        table.add_column(words.say(key), justify="right")
    for number, side in enumerate(tally.sides, 1):
        rate = tally.win_rate(side)
        assert rate is not None
        name = " + ".join(dict.fromkeys(tally.policies[seat] for seat in side))
        score = sum(tally.scores[seat].mean for seat in side)
        if report.has_winner:
            interval = numbers.interval(numbers.percent(rate.low), numbers.percent(rate.high))
            cells = [numbers.percent(rate.value), interval]
        else:
            cells = [numbers.whole(tally.scores[side[0]].quantile(part)) for part in SCORE_COLUMNS.values()]
        table.add_row(f"{number} · {name}", *cells, numbers.decimal(score, 1))
    terminal.print(table)
    lasted = {"rounds": tally.rounds, "turns": tally.turns}
    first = report.lengths[0]
    length, decisions = numbers.decimal(lasted[first].mean, 1), numbers.decimal(tally.decisions.mean, 1)
    terminal.say("sim-length" if first == "rounds" else "sim-length-turns", **{first: length}, decisions=decisions)
    if tally.unfinished:
        terminal.say("sim-stopped", games=tally.unfinished)
    terminal.say("sim-hash", hash=tally.state_hash)
