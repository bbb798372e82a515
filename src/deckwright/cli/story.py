"""What happened, told in lines: the news, the log, and which card and rule stand behind an event."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from rich.padding import Padding
from rich.table import Table
from rich.text import Text

import deckwright as dw
from deckwright.cli.showing import Shown
from deckwright.cli.terminal import Terminal
from deckwright.cli.words import whole_number

AT_MOST_NEWS = 40
AT_MOST_EXPLAINED = 12
LOG_LENGTH = 20
INDENT = 2
NUMBER_WIDTH = 4
TOO_DEEP = 6
HEADINGS = frozenset({"round", "turn"})
UNTOLD = frozenset({"ask", "end"})  # the question and the result are on the screen anyway


class Story:
    """Tells events to the people at this terminal."""

    def __init__(self, terminal: Terminal, shown: Shown, names: Sequence[str]) -> None:
        self.terminal = terminal
        self.words = shown.words
        self.cards = shown.cards
        self.routine = shown.part.routine
        self.details = shown.part.routine | shown.part.details
        self.names = list(names)

    def text(self, event: dw.Event) -> str:
        return event.text(self.words.lang, self.names)

    def news(self, events: Sequence[dw.Event], viewer: int | None = None) -> None:
        """Lines for what happened since somebody last looked; the same thing several times is told once."""
        events = [event for event in events if event.kind not in UNTOLD]
        told = merged(self.lines(events))
        if len(told) > AT_MOST_NEWS:
            self.terminal.say("news-in-short", "dim")
        for untold in (self.routine, self.details):
            if len(told) > AT_MOST_NEWS:
                events = [event for event in events if event.kind not in untold or event.player == viewer]
                told = merged(self.lines(events))
        if len(told) > AT_MOST_NEWS:
            self.terminal.say("earlier-events", "dim", count=len(told) - AT_MOST_NEWS)
            told = told[-AT_MOST_NEWS:]
        for line in told:
            self.show(line)

    def log(self, events: Sequence[dw.Event], asked: str = "") -> None:
        """The last events with their numbers, as many as were asked for."""
        count = whole_number(asked) if asked else LOG_LENGTH
        if count is None:
            self.terminal.warn(self.words.say("not-a-count", typed=asked))
            return
        for line in self.lines(events)[-count:] if count else ():
            self.show(line, numbered=True)

    def why(self, events: Sequence[dw.Event], since: int) -> None:
        """The events after number `since`: each with the card and the rule it follows from."""
        last = [line for line in self.lines(events) if line.event.number > since and line.event.kind not in UNTOLD]
        last = merged(last or self.lines(events)[-1:])
        if not last:
            self.terminal.say("nothing-happened")
            return
        known: set[str] = set()
        for line in last[-AT_MOST_EXPLAINED:]:
            self.explain(line, known)
        self.terminal.say("why-hint", "dim")

    def why_event(self, events: Sequence[dw.Event], asked: str) -> None:
        """The event of this number and everything it follows from, the first cause on top."""
        by_number = {event.number: event for event in events}
        number = whole_number(asked)
        event = by_number.get(number) if number is not None else None
        if event is None:
            self.terminal.warn(self.words.say("no-such-event", number=asked))
            return
        chain = [event]
        while chain[-1].parent is not None and chain[-1].parent in by_number:
            chain.append(by_number[chain[-1].parent])
        known: set[str] = set()
        for depth, cause in enumerate(reversed(chain)):
            self.explain(Line(depth, self.text(cause), cause), known)

    def explain(self, line: "Line", known: set[str]) -> None:
        """The event, the card that did it, the rule with its words (once), the ruling."""
        event = line.event
        self.show(line, numbered=True)
        reasons = []
        if event.source is not None:
            reasons.append(self.cards.name(event.source))
        if event.rule is not None:
            rule = dw.rule(event.rule)
            reasons.append(f"{rule.id} {rule.title(self.words.lang)}")
        if event.ruling is not None:
            reasons.append(self.words.ruling(event.ruling))
        if reasons:
            self.indent(line.depth, Text(" · ".join(reasons), style="yellow"))
        if event.rule is not None and event.rule not in known:
            known.add(event.rule)
            self.indent(line.depth, Text(dw.rule(event.rule).text(self.words.lang), style="dim"))

    def lines(self, events: Iterable[dw.Event]) -> list["Line"]:
        """A line for each event that no other line has told."""
        told = [(depth, event) for depth, event in with_depth(events) if not event.said_before]
        return [Line(depth, self.text(event), event) for depth, event in told]

    def show(self, line: "Line", numbered: bool = False) -> None:
        """One line at its depth, with the event's number before it where that is wanted."""
        style = "bold" if line.event.kind in HEADINGS else "" if line.depth == 0 else "dim"
        text = Text(line.text + (f" ×{line.count}" if line.count > 1 else ""), style=style)
        margin = min(line.depth, TOO_DEEP) * INDENT
        if not numbered:
            self.terminal.print(Padding(text, (0, 0, 0, margin), expand=False))
            return
        row = Table.grid(padding=(0, 1, 0, 0))
        row.add_column(justify="right", width=NUMBER_WIDTH, style="cyan")
        row.add_column()
        row.add_row(str(line.event.number), Padding(text, (0, 0, 0, margin), expand=False))
        self.terminal.print(row)

    def indent(self, depth: int, text: Text) -> None:
        """A line under the text of an event, past its number."""
        margin = NUMBER_WIDTH + 1 + (min(depth, TOO_DEEP) + 1) * INDENT
        self.terminal.print(Padding(text, (0, 0, 0, margin), expand=False))


@dataclass(frozen=True)
class Line:
    """An event as it is told: how deep under its first cause, in which words, how many times in a row."""

    depth: int
    text: str
    event: dw.Event
    count: int = 1

    @property
    def look(self) -> tuple[int, str]:
        return self.depth, self.text


def with_depth(events: Iterable[dw.Event]) -> list[tuple[int, dw.Event]]:
    """Each event with its distance from the first cause among them; a turn is a heading, not a cause."""
    depth: dict[int, int] = {}
    result = []
    for event in events:
        below = depth.get(event.parent, -1) + 1 if event.parent is not None else 0
        depth[event.number] = -1 if event.kind in HEADINGS else below
        result.append((max(depth[event.number], 0), event))
    return result


def merged(lines: Sequence[Line]) -> list[Line]:
    """Equal trees that follow one another become one, with a count at each of its lines."""
    trees: list[list[Line]] = []
    for tree in split(lines):
        if trees and [line.look for line in trees[-1]] == [line.look for line in tree]:
            trees[-1] = [replace(line, count=line.count + 1) for line in trees[-1]]
        else:
            trees.append(tree)
    return [line for tree in trees for line in tree]


def split(lines: Sequence[Line]) -> list[list[Line]]:
    """Cut the lines before each one that stands at the left margin."""
    trees: list[list[Line]] = []
    for line in lines:
        if line.depth == 0 or not trees:
            trees.append([])
        trees[-1].append(line)
    return trees
