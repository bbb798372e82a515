"""What a rule is: a plain Python function in the subset that compilers take, marked with `@rule`.

Shared loops call the rules of whatever game is played. They call **open rules**: declared here below the games, with
parameters and a docstring; a game binds a rule of its own in the place of each (`Bound`). Rules are found by the names
that they are called by, never handed over as arguments: so they become part of the loop that calls them, in machine code
and in C++ alike.
"""

import ast
import inspect
import textwrap
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import Annotated, Any, NewType, TypeVar

F = TypeVar("F", bound=Callable[..., Any])
Binding = Mapping[Any, Any]  # in whose place which rule stands

_RULES: dict[FunctionType, None] = {}  # every rule in order of definition
_TELLING: set[Callable[..., Any]] = set()  # rules that change no state
_OPEN: set[Callable[..., Any]] = set()  # rules without a body: a game must bring its own

# Arrays that rules take. Compilers and the translator read these names; to Python they are any array.
Cells = Annotated[Any, "int16", 1]  # a state, a table of a ruleset, a list of actions
Rows = Annotated[Any, "int16", 2]  # several of them
Events = Annotated[Any, "int32", 1]  # an event buffer, or the counts in its place
Numbers = Annotated[Any, "int32", 1]  # whole numbers about games, one game after another
Nodes = Annotated[Any, "int32", 2]  # nodes of a search
Sums = Annotated[Any, "int64", 1]  # sums over many games, hashes
Marks = Annotated[Any, "bool", 2]  # what is legal, game by game
Reals = Annotated[Any, "float64", 2]  # how well nodes of a search did, by seat
Settings = Annotated[Any, "float64", 1]  # what a search goes by

Word = NewType("Word", int)  # 32 bits without a sign
Wide = int  # a number that may need more than 32 bits: only its name is read, where rules are translated


def word(x: int) -> Word:
    """The lowest 32 bits of a number. Compilers have a type for it: each mode brings its own."""
    return Word(x & 0xFFFFFFFF)


def rule(function: F) -> F:
    """Mark a function as part of the rules."""
    assert isinstance(function, FunctionType)
    _RULES[function] = None
    return function


def entry(function: F) -> F:
    """Mark a rule that is there for Python to call."""
    return rule(function)


def telling(function: F) -> F:
    """Mark a rule that only tells what happens: a silent mode leaves it out."""
    _TELLING.add(function)
    return rule(function)


def open_rule(function: F) -> F:
    """Mark a rule that has no body: whatever calls it needs a game that brings its own."""
    _OPEN.add(function)
    return rule(function)


def usual(function: F) -> F:
    """Mark a rule that a game may replace by its own; the body is what most games do."""
    return rule(function)


def is_telling(function: Callable[..., Any]) -> bool:
    """Whether a rule only tells what happens."""
    return function in _TELLING


def parameters(function: FunctionType) -> tuple[str, ...]:
    """The names of a rule's parameters."""
    return function.__code__.co_varnames[: function.__code__.co_argcount]


@dataclass(frozen=True, eq=False)
class Bound:
    """The rules of one game: which stand in the place of the open ones, and the files that they come from.

    `counting` names what stands in the place of what where events are counted and not told. `sources` are folders of
    rules, or modules that rules take numbers from: when one of them changes, this game is compiled anew, and no other.
    `grown` is how large a rule may grow, in nodes of syntax, by what becomes part of it, and still become part of its own
    callers: in a game with long chains of small rules each would stand in machine code a thousand times.
    """

    game: str = "kernel"
    rules: Binding = field(default_factory=dict)
    counting: Binding = field(default_factory=dict)
    sources: tuple[Path, ...] = ()
    grown: int | None = None  # none: as large as they get

    def __post_init__(self) -> None:
        for declared, brought in (*self.rules.items(), *self.counting.items()):
            for one in (declared, brought):
                if one not in _RULES:
                    raise TypeError(f"{self.game}: {one.__module__}.{one.__name__} is not marked as a rule.")
            if parameters(declared) != parameters(brought) or declared.__annotations__ != brought.__annotations__:
                raise TypeError(
                    f"{self.game}: {brought.__module__}.{brought.__name__} cannot stand for {declared.__name__}, which has"
                    f" the parameters {signature_text(declared)}, not {signature_text(brought)}."
                )

    def instead(self, counted: bool = False) -> Binding:
        """In whose place which rule stands."""
        return {**self.rules, **self.counting} if counted else self.rules


NO_GAME = Bound()  # for what calls no open rule


def signature_text(function: FunctionType) -> str:
    """The parameters and the result of a rule in words."""
    types = {name: type_text(kind) for name, kind in function.__annotations__.items()}
    listed = ", ".join(f"{name}: {types.get(name, '?')}" for name in parameters(function))
    return f"({listed}) -> {types.get('return', '?')}"


def type_text(annotation: Any) -> str:
    """The type of a parameter in words: `int16[]` is an array of such numbers."""
    element, dimensions = getattr(annotation, "__metadata__", (None, 0))
    return getattr(annotation, "__name__", str(annotation)) if element is None else element + "[]" * dimensions


def files_of(*places: Path | ModuleType) -> tuple[Path, ...]:
    """Every file with rules, or with numbers of them: of folders all, of modules the one they come from."""
    found: dict[Path, None] = {}
    for place in places:
        path = Path(str(place.__file__)) if isinstance(place, ModuleType) else place
        found |= dict.fromkeys(sorted(path.rglob("*.py")) if path.is_dir() else [path])
    return tuple(found)


def nothing_like(function: FunctionType) -> CodeType:
    """The code of a function with the same parameters that does nothing."""
    made: dict[str, Any] = {}
    exec(f"def {function.__name__}({', '.join(parameters(function))}):\n    pass", made)
    code: CodeType = made[function.__name__].__code__
    return code


def tree_of(function: FunctionType) -> ast.FunctionDef:
    """The syntax of a rule."""
    tree = ast.parse(textwrap.dedent(inspect.getsource(function))).body[0]
    assert isinstance(tree, ast.FunctionDef)
    return tree


def statements_of(tree: ast.FunctionDef) -> list[ast.stmt]:
    """What a rule does, without what it says about itself."""
    has_docstring = ast.get_docstring(tree, clean=False) is not None
    return tree.body[1:] if has_docstring else tree.body


def nodes_of(*parts: ast.AST) -> int:
    """How many nodes of syntax there are: a name is one, and so is a constant of a module, `st.RUNES`."""
    count = 0
    for part in parts:
        if isinstance(part, ast.expr | ast.stmt):
            count += 1
        if not isinstance(part, ast.Attribute | ast.Name):
            count += nodes_of(*ast.iter_child_nodes(part))
    return count


@lru_cache(maxsize=2048)
def size_of(function: FunctionType) -> int:
    """How large a rule is, in nodes of syntax."""
    return nodes_of(*statements_of(tree_of(function)))


def overgrown(functions: Iterable[FunctionType], instead: Binding, inline: int, most: int) -> frozenset[FunctionType]:
    """Which of these rules, callees first, grow beyond so many nodes when all that is small enough becomes part of them."""
    grown: dict[FunctionType, int] = {}
    for function in functions:
        total = size_of(function)
        for called, times in calls_of(function).items():
            size = grown.get(instead.get(called, called), 0)
            total += times * size if size_of(instead.get(called, called)) <= inline and size <= most else 0
        grown[function] = total
    return frozenset(function for function, size in grown.items() if size > most)


@lru_cache(maxsize=2048)
def calls_of(function: FunctionType) -> dict[FunctionType, int]:
    """How often a rule calls which other rules by name."""
    named = [
        node.func.id
        for node in ast.walk(tree_of(function))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
    ]
    return {called: named.count(called.__name__) for called in called_rules(function)}


class _Numbers(ast.NodeTransformer):
    """Puts numbers in the place of the constants of modules."""

    def __init__(self, function: FunctionType) -> None:
        self.names = function.__globals__

    def visit_Attribute(self, node: ast.Attribute) -> ast.expr:
        module = self.names.get(node.value.id) if isinstance(node.value, ast.Name) else None
        value = getattr(module, node.attr) if isinstance(module, ModuleType) else None
        return ast.copy_location(ast.Constant(value), node) if isinstance(value, int | float) else node


def code_with_numbers(function: FunctionType) -> CodeType:
    """The code of a rule with the numbers that `st.RUNES` and the like stand for: a compiler looks up none of them."""
    tree: ast.FunctionDef = _Numbers(function).visit(tree_of(function))
    tree.decorator_list = []
    ast.increment_lineno(tree, function.__code__.co_firstlineno - 1)
    made: dict[str, Any] = {}
    exec(compile(ast.Module([tree], []), function.__code__.co_filename, "exec"), dict(function.__globals__), made)
    code: CodeType = made[function.__name__].__code__
    return code


def called_rules(function: FunctionType) -> list[FunctionType]:
    """The rules that a rule calls by name."""
    called = (function.__globals__.get(name) for name in function.__code__.co_names)
    return [callee for callee in called if isinstance(callee, FunctionType) and callee in _RULES]


def callees_first(function: FunctionType, instead: Binding | None = None) -> list[FunctionType]:
    """A rule and all it calls, each after what it calls itself. No rule calls itself, not even through others."""
    bound = instead or {}
    order: dict[FunctionType, None] = {}

    def visit(rule_: FunctionType) -> None:
        if rule_ not in order:
            for callee in called_rules(rule_):
                visit(bound.get(callee, callee))
            order[rule_] = None

    visit(bound.get(function, function))
    return list(order)


class MissingRule(Exception):
    """A game lacks an open rule that something needs."""


def check_bound(bound: Bound, functions: Iterable[FunctionType], who: str) -> None:
    """Refuse what reaches an open rule for which the game has none."""
    absent = [function.__name__ for function in functions if function in _OPEN]
    if absent:
        raise MissingRule(f"The game {bound.game} brings no rule {', '.join(absent)}, which {who} needs.")
