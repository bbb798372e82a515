"""What is known of a ruleset before its first game, worked into the rules: branches that it never takes fall away.

A CUDA device is fastest with small code, and most rulesets need only a part of the rules. Rules are folded where they
are translated (`cuda_source`), never where they run on the processor.
"""

import ast
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from types import FunctionType, ModuleType

FOLDED: dict[type[ast.operator], Callable[[int, int], int]] = {
    ast.Add: lambda a, b: a + b,
    ast.Sub: lambda a, b: a - b,
    ast.Mult: lambda a, b: a * b,
    ast.BitAnd: lambda a, b: a & b,
    ast.BitOr: lambda a, b: a | b,
}
COMPARED: dict[type[ast.cmpop], Callable[[int, int], bool]] = {
    ast.Eq: lambda a, b: a == b,
    ast.NotEq: lambda a, b: a != b,
    ast.Lt: lambda a, b: a < b,
    ast.LtE: lambda a, b: a <= b,
    ast.Gt: lambda a, b: a > b,
    ast.GtE: lambda a, b: a >= b,
}


@dataclass(frozen=True)
class Domain:
    """Which constants of a module can ever stand somewhere: in a variable, a cell, or what a rule returns."""

    variables: frozenset[str]  # rules that use such a variable call it so
    ends_with: str  # the name of the cell: `s[at + stack.KIND]`, `action_cell(t, action, tb.VERB)`
    home: ModuleType
    possible: frozenset[int]


@dataclass(frozen=True)
class Known:
    """Numbers that never change: cells of arrays, results of rules, and which values are possible."""

    cells: Mapping[tuple[str, int], int] = field(default_factory=dict)
    calls: Mapping[str, Callable[[list[int | None]], int | None]] = field(default_factory=dict)
    domains: tuple[Domain, ...] = ()


NOTHING_KNOWN = Known()


def fold(tree: ast.FunctionDef, rule: FunctionType, known: Known) -> ast.FunctionDef:
    """The rule without what cannot happen."""
    folded = Folding(rule, known).visit(tree)
    assert isinstance(folded, ast.FunctionDef)
    return folded


def number_in(node: ast.expr, rule: FunctionType) -> int | None:
    """The number that an expression of a rule always stands for."""
    return Folding(rule, NOTHING_KNOWN).number(node)


def calls_in(tree: ast.FunctionDef) -> set[str]:
    """The names that a rule calls."""
    found = (node.func for node in ast.walk(tree) if isinstance(node, ast.Call))
    return {func.id for func in found if isinstance(func, ast.Name)}


class Folding(ast.NodeTransformer):
    """One rule being folded."""

    def __init__(self, rule: FunctionType, known: Known) -> None:
        self.globals = rule.__globals__
        self.parameters = rule.__code__.co_varnames
        self.known = known

    def number(self, node: ast.expr) -> int | None:
        """The number that an expression always stands for."""
        match node:
            case ast.Constant(value=int(number)):
                return int(number)
            case ast.Name() if node.id not in self.parameters:
                return self.as_number(self.globals.get(node.id))
            case ast.Attribute(value=ast.Name() as module):
                return self.as_number(getattr(self.globals.get(module.id), node.attr, None))
            case ast.BinOp() if type(node.op) in FOLDED:
                left, right = self.number(node.left), self.number(node.right)
                return None if left is None or right is None else FOLDED[type(node.op)](left, right)
        return None

    def as_number(self, value: object) -> int | None:
        return value if isinstance(value, int) else None

    def visit_Subscript(self, node: ast.Subscript) -> ast.AST:
        self.generic_visit(node)
        place = self.number(node.slice)
        if isinstance(node.ctx, ast.Load) and isinstance(node.value, ast.Name) and place is not None:
            value = self.known.cells.get((node.value.id, place))
            if value is not None:
                return ast.Constant(value)
        return node

    def visit_Call(self, node: ast.Call) -> ast.AST:
        self.generic_visit(node)
        if isinstance(node.func, ast.Name):
            if node.func.id == "int" and isinstance(node.args[0], ast.Constant):
                return node.args[0]
            if node.func.id in self.known.calls:
                value = self.known.calls[node.func.id]([self.number(one) for one in node.args])
                if value is not None:
                    return ast.Constant(value)
        return node

    def visit_Compare(self, node: ast.Compare) -> ast.AST:
        self.generic_visit(node)
        operation, other = node.ops[0], node.comparators[0]
        left, right = self.number(node.left), self.number(other)
        if left is not None and right is not None:
            return ast.Constant(COMPARED[type(operation)](left, right))
        if (
            isinstance(operation, ast.Eq | ast.NotEq)
            and right is not None
            and self.is_impossible(node.left, other, right)
        ):
            return ast.Constant(isinstance(operation, ast.NotEq))
        return node

    def is_impossible(self, node: ast.expr, other: ast.expr, value: int) -> bool:
        match other:
            case ast.Attribute(value=ast.Name() as module):
                home = getattr(self.globals.get(module.id), "__dict__", None)
            case ast.Name():
                home = self.globals
            case _:
                return False
        return any(
            home is vars(domain.home) and value not in domain.possible
            for domain in self.known.domains
            if self.belongs(node, domain)
        )

    def belongs(self, node: ast.expr, domain: Domain) -> bool:
        match node:
            case ast.Name():
                return node.id in domain.variables
            case ast.Subscript(slice=ast.BinOp(right=last)) | ast.Call(args=[*_, last]):
                return ast.unparse(last).rsplit(".", 1)[-1] == domain.ends_with
        return False

    def visit_BoolOp(self, node: ast.BoolOp) -> ast.AST:
        self.generic_visit(node)
        decides = isinstance(node.op, ast.Or)
        kept: list[ast.expr] = []
        for value in node.values:
            if not isinstance(value, ast.Constant):
                kept.append(value)
            elif bool(value.value) == decides:
                kept.append(value)
                break  # what stands before may still do something
        if not kept:
            return ast.Constant(not decides)
        return kept[0] if len(kept) == 1 else ast.BoolOp(node.op, kept)

    def visit_UnaryOp(self, node: ast.UnaryOp) -> ast.AST:
        self.generic_visit(node)
        if isinstance(node.op, ast.Not) and isinstance(node.operand, ast.Constant):
            return ast.Constant(not node.operand.value)
        return node

    def visit_IfExp(self, node: ast.IfExp) -> ast.AST:
        self.generic_visit(node)
        if isinstance(node.test, ast.Constant):
            return node.body if node.test.value else node.orelse
        return node

    def visit_If(self, node: ast.If) -> ast.AST | list[ast.stmt]:
        self.generic_visit(node)
        if isinstance(node.test, ast.Constant):
            return node.body if node.test.value else node.orelse
        return node if node.body else ast.If(node.test, [ast.Pass()], node.orelse)

    def visit_For(self, node: ast.For) -> ast.AST | list[ast.stmt]:
        self.generic_visit(node)
        match node.iter:
            case ast.Call(func=ast.Name(id="range"), args=[ast.Constant(value=0)]):
                return []
        return node if node.body else ast.For(node.target, node.iter, [ast.Pass()], [])
