"""A card file as it is written: text and whole numbers only, and every value knows its line and column."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import yaml
from yaml.error import Mark, MarkedYAMLError
from yaml.nodes import MappingNode, Node, ScalarNode, SequenceNode
from yaml.reader import ReaderError

from deckwright.cards.errors import BadCards, NotFound
from deckwright.cards.model import Place

LARGEST_FILE = 500_000  # bytes; a set of fifty cards has twenty thousand
MOST_MISTAKES = 50  # more help nobody
ODD = "[\x85\u2028\u2029\ufeff]"  # breaks of lines and marks that nobody sees
ODD_PROBLEM = "a character that a card file cannot hold"
DEEPEST = 12  # lists and keys inside each other; a card needs five

# What PyYAML says, what we say, and what to do about it. Where its text begins matters more than where it ends.
FROM_START = ("scanning a quoted scalar", "scanning a block scalar", "a tag", "scanning a directive")
SYNTAX = (
    (r"scanning a block scalar", 'a text cannot begin with "|" or ">"', "Put the text in quotes."),
    (r"(scanning|parsing) a tag", "tags are not allowed", 'Put a text that begins with "!" in quotes.'),
    (r"scanning a directive|duplicate .* directive|version", 'a line cannot begin with "%"', "Remove it."),
    (
        r"mapping values are not allowed",
        'a ":" too much in this line, or a line that is indented too far',
        'Put a text with ":" in quotes; write a step with a condition as an item of a list, "- condition: phrase".',
    ),
    (
        r"while scanning a simple key.*could not find expected ':'",
        'a line without "key: value"',
        'Write "key: value", and "- " before each item of a list.',
    ),
    (
        r"unexpected end of stream|unexpected document separator",
        "a quotation mark that is never closed",
        "Close it with the same mark, before the end of the line.",
    ),
    (
        r"while parsing a flow sequence",
        'a list in "[ ]" that is not written as it should be',
        'Write "[first, second]": commas between the items, and "]" at the end.',
    ),
    (
        r"while parsing a flow mapping|flow node",
        'names in "{ }" that are not written as they should be',
        'Write "{en: Name, pt: Nome}": commas between them, "}" at the end; a name with a comma stands in quotes.',
    ),
    (
        r"expected <block end>|expected '<document start>'|sequence entries are not allowed|while parsing a block",
        "this line does not fit the lines above it",
        "Keys of one card begin in the same column; items of a list begin with \"- \" in the same column.",
    ),
    (
        r"found character .* that cannot start any token|mapping keys are not allowed",
        "a text cannot begin with this character",
        "Put the text in quotes.",
    ),
    (r"escape", "an escape that does not exist", "Inside double quotes, write \"\\\\\" for a backslash."),
    (r"expected a single document", 'a second document begins here ("---")', "One file holds one set."),
    (r"while scanning an? (alias|anchor)", "anchors and aliases are not allowed", "Put the text in quotes."),
)  # fmt: skip


def mistake(place: Place, problem: str, hint: str = "") -> BadCards:
    return BadCards(place.file, place.line, place.column, problem, hint)


class Mistakes:
    """Every mistake of a file, so that a designer sees all of them at once."""

    def __init__(self) -> None:
        self.found: list[BadCards] = []

    @contextmanager
    def noted(self) -> Iterator[None]:
        """Go on after a mistake, and remember it."""
        try:
            yield
        except BadCards as error:
            self.found += error.all

    @property
    def enough(self) -> bool:
        return len(self.found) >= MOST_MISTAKES

    def add(self, place: Place, problem: str, hint: str = "") -> None:
        self.found.append(mistake(place, problem, hint))

    def refuse(self) -> None:
        """Raise the topmost mistake, with the others beside it."""
        if self.found:
            first, *rest = sorted(self.found, key=lambda error: (error.line, error.column))
            first.others = tuple(rest)
            raise first


@dataclass(frozen=True)
class Sheet:
    """A card file: its name, its text, and the values in it."""

    file: str
    text: str
    root: Node | None = field(default=None, repr=False)

    def place(self, node: Node) -> Place:
        return self.at(node.start_mark)

    def at(self, mark: Mark) -> Place:
        return Place(self.file, mark.line + 1, mark.column + 1)

    def place_of(self, index: int) -> Place:
        """The place of the character with this index."""
        start = self.text.rfind("\n", 0, index) + 1
        return Place(self.file, self.text.count("\n", 0, index) + 1, index - start + 1)

    def parts(self, node: ScalarNode) -> list[tuple[str, Place]]:
        """The phrases of a value, split at ";", each with the place where it begins."""
        texts = [part.strip(" ") for part in node.value.split(";")]
        start, end = node.start_mark.index, node.end_mark.index
        if node.style in ("'", '"'):
            start, end = start + 1, end - 1
        written = self.text[start:end].split(";")
        if len(written) != len(texts):  # a ";" written as an escape
            return [(text, self.place(node)) for text in texts]
        places = []
        for part in written:
            blank = len(part) - len(part.lstrip()) if part.strip() else 0
            places.append(self.place_of(start + blank))
            start += len(part) + 1
        return list(zip(texts, places, strict=True))

    def entries(self, node: Node, what: str, mistakes: Mistakes, instead: str) -> list[tuple[str, ScalarNode, Node]]:
        """Keys and values of a mapping; a key that stands twice is a mistake."""
        if not isinstance(node, MappingNode):
            raise mistake(self.place(node), f"{what}: keys are needed here, not {kind_of(node)}.", instead)
        found: dict[str, tuple[str, ScalarNode, Node]] = {}
        for key, value in node.value:
            if not isinstance(key, ScalarNode):
                mistakes.add(self.place(key), f"{what}: a key is one text, not {kind_of(key)}.", instead)
            elif key.value in found:
                line = found[key.value][1].start_mark.line + 1
                mistakes.add(self.place(key), f'{what}: the key "{key.value}" stands twice, first in line {line}.',
                             "Remove one of them.")  # fmt: skip
            else:
                found[key.value] = (key.value, key, value)
        return list(found.values())

    def items(self, node: Node, what: str, instead: str) -> list[Node]:
        if not isinstance(node, SequenceNode):
            raise mistake(self.place(node), f"{what}: a list is needed here, not {kind_of(node)}.", instead)
        return list(node.value)

    def words(self, node: Node, what: str, instead: str = "Write one line of text.") -> str:
        """One line of text."""
        if not isinstance(node, ScalarNode):
            raise mistake(self.place(node), f"{what}: text is needed here, not {kind_of(node)}.", instead)
        if node.value == "":
            raise mistake(self.place(node), f"{what}: nothing is written here.", instead)
        if not node.value.isprintable() or node.value != node.value.strip():
            raise mistake(self.place(node), f"{what}: one line of ordinary text is needed here, with no space "
                          "around it.", instead)  # fmt: skip
        return str(node.value)

    def number(self, node: Node, what: str, low: int, high: int) -> int:
        """A whole number, without quotes."""
        instead = f"Write a whole number from {low} to {high}, without quotes."
        if not isinstance(node, ScalarNode):
            raise mistake(self.place(node), f"{what}: a number is needed here, not {kind_of(node)}.", instead)
        if node.style is not None or not re.fullmatch(r"0|[1-9][0-9]{0,5}", node.value):
            raise mistake(self.place(node), f'{what}: "{shortened(node.value)}" is not a whole number.', instead)
        if not low <= int(node.value) <= high:
            raise mistake(self.place(node), f"{what}: {node.value} is out of range.", instead)
        return int(node.value)


def kind_of(node: Node) -> str:
    if isinstance(node, MappingNode):
        return "keys and values"
    if isinstance(node, SequenceNode):
        return "a list"
    return "text" if node.value else "nothing"


def shortened(text: str, length: int = 80) -> str:
    """Text of a file as a message may show it: one line, no odd characters, not endless."""
    shown = "".join(letter if letter.isprintable() else "?" for letter in text[: length + 1])
    return shown if len(shown) <= length else shown[: length - 1] + "…"


def read_sheet(path: Path) -> Sheet:
    """Read a card file strictly."""
    return parse_sheet(path.name, read_text(path))


def read_text(path: Path) -> str:
    """The text of a card file of bearable size."""
    try:
        if path.exists() and not path.is_file():
            raise NotFound(f"{path.name}: this is no file.")
        size = path.stat().st_size
        if size > LARGEST_FILE:
            raise BadCards(path.name, 1, 1, f"the file has {size} bytes; a card file has at most {LARGEST_FILE}.",
                           "Split it into several sets.")  # fmt: skip
        data = path.read_bytes()
    except OSError as error:
        raise NotFound(f"{path.name}: the file cannot be read: {error.strerror}.") from None
    return decode(path.name, data)


def decode(file: str, data: bytes) -> str:
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        before = error.object[: error.start].decode("utf-8", "replace")
        place = Sheet(file, before).place_of(len(before))
        raise mistake(place, "a character that is not UTF-8.", "Save the file as UTF-8.") from None


def parse_sheet(file: str, text: str) -> Sheet:
    """The values of a card file, none of them looked at yet."""
    text = text.replace("\r\n", "\n").replace("\r", "\n")
    sheet = Sheet(file, text)
    if tab := re.search("\t", text):
        raise mistake(sheet.place_of(tab.start()), "a tab.", "Use spaces.")
    if odd := re.search(ODD, text):
        raise mistake(sheet.place_of(odd.start()), f"{ODD_PROBLEM}.", "Remove it.")
    try:
        loader = StrictLoader(sheet)
        root = loader.get_single_node()
    except MarkedYAMLError as error:
        raise translated(sheet, error) from None
    except ReaderError as error:
        raise mistake(sheet.place_of(error.position), f"{ODD_PROBLEM}.", "Remove it.") from None
    if root is None:
        raise BadCards(file, 1, 1, "the file is empty.", 'A set begins with "set: my-set".')
    return Sheet(file, text, root)


def translated(sheet: Sheet, error: MarkedYAMLError) -> BadCards:
    """A mistake in the YAML itself, in a designer's words."""
    said = f"{error.context or ''}: {error.problem or ''}"
    mark = error.problem_mark or error.context_mark
    if error.context_mark is not None and said.split(":")[0].endswith(FROM_START):
        mark = error.context_mark
    for pattern, problem, hint in SYNTAX:  # noqa: B007
        if re.search(pattern, said, re.DOTALL):
            break
    else:
        problem, hint = f"this cannot be read as YAML ({said.strip(': ')})", "See docs/card-language.md."
    place = sheet.at(mark) if mark is not None else Place(sheet.file, 1, 1)
    return mistake(place, f"{problem}.", hint)


class StrictLoader(yaml.BaseLoader):
    """YAML without types, anchors, aliases and tags: what remains is text, lists and keys."""

    def __init__(self, sheet: Sheet) -> None:
        super().__init__(sheet.text)
        self.sheet = sheet
        self.depth = 0

    def compose_node(self, parent: Node | None, index: Any) -> Node | None:
        event: Any = self.peek_event()  # type: ignore[no-untyped-call]
        place = self.sheet.at(event.start_mark)
        if isinstance(event, yaml.AliasEvent) or event.anchor is not None:
            raise mistake(place, "anchors and aliases are not allowed.",
                          'Write the value out; put a text that begins with "&" or "*" in quotes.')  # fmt: skip
        if event.tag is not None:
            raise mistake(place, "tags are not allowed.", 'Put a text that begins with "!" in quotes.')
        if self.depth >= DEEPEST:
            raise mistake(place, "too many lists inside each other.", "A card needs few of them.")
        self.depth += 1
        node = super().compose_node(parent, index)
        self.depth -= 1
        return node
