"""The rules as CUDA C++: the same functions, translated word by word, for a compiler that makes small code of them.

A rule is a function in a small subset of Python: whole numbers, cells of arrays, `if`, `while`, `for … in range`, calls of
other rules. Everything else is refused here. Rules that only tell what happens are left out, and so is the event buffer.
"""

import ast
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from types import FunctionType

from deckwright.kernel.folding import NOTHING_KNOWN, Known, calls_in, fold
from deckwright.kernel.rules import (
    NO_GAME,
    Binding,
    Bound,
    MissingRule,
    called_rules,
    callees_first,
    check_bound,
    is_telling,
    nodes_of,
    statements_of,
    tree_of,
)

INT, WIDE, WORD, BOOL, NOTHING = "int", "long long", "unsigned", "bool", "void"
WIDTH = {BOOL: 0, INT: 1, WORD: 2, WIDE: 3}
CELLS = "short*"
ARRAYS = {"Cells": CELLS, "Events": "int*", "Numbers": "int*", "Sums": "long long*"}
ELEMENTS = {CELLS: INT, "int*": INT, "long long*": WIDE}
EVENTS, TOTALS = "e", "totals"
LARGEST = 2**31 - 1
ROLLED = "#pragma unroll 1\n"  # a device waits for code more than for anything else: loops stay small
WRITTEN_OUT = "8"  # except those over exactly eight neighbouring cells: the device fetches them all at once
AT_ONCE = {"lowest_bit": "(__ffs({0}) - 1)"}  # rules for which the device has an instruction
FEW = 4  # words that are returned in registers
SMALL = 34  # nodes of syntax up to which a rule becomes part of its callers

BINARY = {
    ast.Add: "+", ast.Sub: "-", ast.Mult: "*", ast.BitAnd: "&", ast.BitOr: "|", ast.BitXor: "^", ast.LShift: "<<",
    ast.RShift: ">>", ast.FloorDiv: "/", ast.Mod: "%",
}  # fmt: skip
COMPARED = {ast.Eq: "==", ast.NotEq: "!=", ast.Lt: "<", ast.LtE: "<=", ast.Gt: ">", ast.GtE: ">="}
RESERVED = {
    "void",
    "short",
    "long",
    "case",
    "default",
    "switch",
    "new",
    "delete",
    "this",
    "union",
    "register",
    "signed",
}
NAMED = {"int": INT, "bool": BOOL, "None": NOTHING, "Word": WORD, "Wide": WIDE}


@dataclass(frozen=True)
class Plan:
    """How rules are translated: the sizes of arrays, what is known, what takes the place of what, and what is inlined."""

    lengths: Mapping[str, str]  # what stands for `name.shape[0]`
    bound: Bound = NO_GAME  # the rules of the game
    counts: bool = False  # whether something is counted where events would tell it
    known: Known = NOTHING_KNOWN
    small: int = SMALL  # rules up to this size become part of their callers
    apart: frozenset[str] = frozenset()  # rules that never do

    @cached_property
    def instead(self) -> Binding:
        return self.bound.instead(self.counts)

    @cached_property
    def declared(self) -> Mapping[FunctionType, FunctionType]:
        """For which rule one of the game's stands."""
        return {brought: declared for declared, brought in reversed([*self.instead.items()])}

    def source_of(self, rule: FunctionType) -> FunctionType:
        """The rule that stands in the place of this one."""
        found: FunctionType = self.instead.get(rule, rule)
        return found

    def name_of(self, rule: FunctionType) -> str:
        """A name that no other rule has: of a rule that stands for another, that of the other, whatever the game."""
        declared = self.declared.get(rule, rule)
        return f"{declared.__module__.rsplit('.', 1)[-1]}__{declared.__name__}"

    def tree_of(self, rule: FunctionType) -> ast.FunctionDef:
        return fold(tree_of(rule), rule, self.known)

    def called_by(self, rule: FunctionType) -> list[FunctionType]:
        names = calls_in(self.tree_of(rule))
        called = [self.source_of(callee) for callee in called_rules(rule) if callee.__name__ in names]
        return [callee for callee in called if not is_telling(callee)]


def reached(entries: list[FunctionType], plan: Plan) -> list[FunctionType]:
    """These rules and all that they call, each after what it calls itself."""
    order: dict[FunctionType, None] = {}

    def visit(rule: FunctionType) -> None:
        if rule not in order:
            for callee in plan.called_by(rule):
                visit(callee)
            order[rule] = None

    for entry in entries:
        visit(plan.source_of(entry))
    check_bound(plan.bound, order, "a device")
    return list(order)


def check_apart(entries: list[FunctionType], plan: Plan) -> None:
    """Refuse names that no rule of the game has: renamed, it would become part of its callers, and nobody would notice."""
    rules = [*entries, *plan.bound.rules, *plan.bound.counting]
    instead = plan.bound.instead(counted=True)
    unknown = plan.apart - {callee.__name__ for rule in rules for callee in callees_first(rule, instead)}
    if unknown:
        raise MissingRule(
            f"The game {plan.bound.game} keeps rules apart that it does not have: {', '.join(sorted(unknown))}."
        )


def cuda_source(entries: list[FunctionType], plan: Plan) -> str:
    """Device functions for these rules and all that they call."""
    check_apart(entries, plan)
    order = reached(entries, plan)
    results: dict[FunctionType, str] = {}
    sizes = sorted({tuple_size(rule) for rule in order} - {0})
    parts = [f"struct Words{n} {{ unsigned v[{n}]; }};" for n in sizes]
    for rule in order:
        translation = Translation(rule, results, plan)
        results[rule] = translation.result
        parts.append(translation.text())
    return "\n\n".join(parts) + "\n"


def tuple_size(rule: FunctionType) -> int:
    """How many words a rule returns together; 0 where it returns one thing or nothing."""
    found = [node.value for node in ast.walk(tree_of(rule)) if isinstance(node, ast.Return)]
    return max((len(value.elts) for value in found if isinstance(value, ast.Tuple)), default=0)


def widest(*types: str) -> str:
    return max(types, key=lambda type_: WIDTH[type_])


class Translation:
    """One rule on its way to C++."""

    def __init__(self, rule: FunctionType, results: dict[FunctionType, str], plan: Plan) -> None:
        self.rule, self.results, self.plan = rule, results, plan
        self.name = plan.name_of(rule)
        self.tree = plan.tree_of(rule)
        self.called = {callee.__name__: plan.source_of(callee) for callee in called_rules(rule)}
        self.types: dict[str, str] = {}
        self.parameters = [argument.arg for argument in self.tree.args.args if plan.counts or argument.arg != EVENTS]
        for argument in self.tree.args.args:
            type_ = self.annotated(argument.annotation)
            self.types[argument.arg] = type_
        size = tuple_size(rule)
        self.result = f"Words{size}" if size else self.annotated(self.tree.returns)
        self.temporaries = 0

    def annotated(self, node: ast.expr | None) -> str:
        if isinstance(node, ast.Name) and node.id in ARRAYS:
            return ARRAYS[node.id]
        if isinstance(node, ast.Constant) and node.value is None:
            return NOTHING
        if isinstance(node, ast.Name):
            return NAMED[node.id]
        return WORD  # a tuple: its size is found elsewhere

    def refuse(self, node: ast.AST, what: str) -> SyntaxError:
        line = getattr(node, "lineno", 0)
        return SyntaxError(f"{self.rule.__module__}.{self.rule.__name__}, line {line}: {what}")

    def text(self) -> str:
        self.find_types(self.tree.body)
        body = statements_of(self.tree)
        small = self.rule.__name__ not in self.plan.apart and (
            nodes_of(*body) <= self.plan.small or 0 < tuple_size(self.rule) <= FEW
        )
        parameters = ", ".join(f"{self.declared(name)} {spelled(name)}" for name in self.parameters)
        own = [(name, type_) for name, type_ in self.types.items() if name not in (*self.parameters, EVENTS)]
        locals_ = "".join(f"    {type_} {spelled(name)};\n" for name, type_ in own)
        kind = "__forceinline__" if small else "__noinline__"
        return f"__device__ {kind} {self.result} {self.name}({parameters}) {{\n{locals_}{self.block(body, 1)}}}"

    def declared(self, name: str) -> str:
        """The type of a parameter; an array is whatever the kernel brings: a pointer, or one that skips other games."""
        return "auto" if self.types[name].endswith("*") else self.types[name]

    # Types: a variable has that of the first value it gets, widened by the others.

    def find_types(self, body: list[ast.stmt]) -> None:
        for node in (node for statement in body for node in ast.walk(statement)):
            if isinstance(node, ast.For):
                self.has_type(node.target, INT)
            elif isinstance(node, ast.Assign):
                self.find_assigned(node.targets[0], node.value)

    def find_assigned(self, target: ast.expr, value: ast.expr) -> None:
        if not isinstance(target, ast.Tuple):
            self.has_type(target, self.type_of(value))
        elif isinstance(value, ast.Tuple):
            for one, other in zip(target.elts, value.elts, strict=True):
                self.find_assigned(one, other)
        else:
            for one in target.elts:
                self.has_type(one, WORD)

    def has_type(self, target: ast.expr, type_: str) -> None:
        if not isinstance(target, ast.Name) or target.id in self.parameters:
            return
        before = self.types.get(target.id)
        self.types[target.id] = (
            type_ if before is None or before == type_ or type_ not in WIDTH else widest(before, type_)
        )

    def type_of(self, node: ast.expr) -> str:
        match node:
            case ast.Constant(value=bool()) | ast.Compare() | ast.UnaryOp(op=ast.Not()):
                return BOOL
            case ast.BoolOp():
                return BOOL
            case ast.Constant(value=int(number)):
                return INT if abs(number) <= LARGEST else WIDE
            case ast.Name():
                return self.types[node.id] if node.id in self.types else self.type_of(ast.Constant(self.constant(node)))
            case ast.Attribute():
                return self.type_of(ast.Constant(self.constant(node)))
            case ast.Subscript():
                base = self.type_of(node.value)
                return ELEMENTS.get(base, WORD)
            case ast.BinOp():
                return widest(INT, self.type_of(node.left), self.type_of(node.right))
            case ast.UnaryOp():
                return widest(INT, self.type_of(node.operand))
            case ast.IfExp():
                return widest(self.type_of(node.body), self.type_of(node.orelse))
            case ast.Call():
                return self.type_of_call(node)
        raise self.refuse(node, f"no type for {ast.dump(node)[:80]}")

    def type_of_call(self, node: ast.Call) -> str:
        assert isinstance(node.func, ast.Name)
        match node.func.id:
            case "int":
                return WIDE if self.type_of(node.args[0]) in (WORD, WIDE) else INT
            case "word":
                return WORD
            case "min" | "max":
                return widest(*(self.type_of(argument) for argument in node.args))
        return self.results[self.called[node.func.id]]

    def constant(self, node: ast.expr) -> int:
        """The number that a name outside the function stands for."""
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
            value = getattr(self.rule.__globals__[node.value.id], node.attr)
        else:
            assert isinstance(node, ast.Name)
            value = self.rule.__globals__.get(node.id)
        if not isinstance(value, int):
            raise self.refuse(node, f"{ast.unparse(node)} is no number")
        return value

    # Statements.

    def block(self, body: list[ast.stmt], depth: int) -> str:
        return "".join(self.statement(statement, depth) for statement in body)

    def statement(self, node: ast.stmt, depth: int) -> str:
        pad = "    " * depth
        match node:
            case ast.Expr(value=ast.Call() as call):
                return "" if self.is_told(call) else f"{pad}{self.value(call)};\n"
            case ast.Expr(value=ast.Constant()) | ast.Pass():
                return ""
            case ast.Return(value=None):
                return f"{pad}return;\n"
            case ast.Return(value=ast.Tuple() as value):
                return f"{pad}return {self.result}{{{{{', '.join(map(self.value, value.elts))}}}}};\n"
            case ast.Return():
                assert node.value is not None
                return f"{pad}return {self.value(node.value)};\n"
            case ast.Assign():
                return self.assign(node.targets[0], node.value, pad)
            case ast.AugAssign():
                if isinstance(node.target, ast.Subscript) and ast.unparse(node.target.value) == TOTALS:
                    return f"{pad}add_total({TOTALS}, {self.value(node.target.slice)}, {self.value(node.value)});\n"
                changed = ast.BinOp(node.target, node.op, node.value)
                return f"{pad}{self.value(node.target)} = {self.value(changed)};\n"
            case ast.If():
                other = f"{pad}else {{\n{self.block(node.orelse, depth + 1)}{pad}}}\n" if node.orelse else ""
                return f"{pad}if ({self.value(node.test)}) {{\n{self.block(node.body, depth + 1)}{pad}}}\n{other}"
            case ast.While():
                return (
                    f"{pad}{ROLLED}{pad}while ({self.value(node.test)}) {{\n{self.block(node.body, depth + 1)}{pad}}}\n"
                )
            case ast.For():
                return self.loop(node, depth)
            case ast.Break():
                return f"{pad}break;\n"
            case ast.Continue():
                return f"{pad}continue;\n"
        raise self.refuse(node, f"{type(node).__name__} is not translated")

    def is_told(self, node: ast.Call) -> bool:
        callee = self.called.get(node.func.id) if isinstance(node.func, ast.Name) else None
        return callee is not None and is_telling(callee)

    def assign(self, target: ast.expr, value: ast.expr, pad: str) -> str:
        if not isinstance(target, ast.Tuple):
            return f"{pad}{self.value(target)} = {self.value(value)};\n"
        self.temporaries += 1
        names = [f"_{self.temporaries}_{i}" for i in range(len(target.elts))]
        if isinstance(value, ast.Tuple):  # all values before the first target changes
            lines = [
                f"{self.type_of(one)} {name} = {self.value(one)};" for name, one in zip(names, value.elts, strict=True)
            ]
        else:
            lines = [f"{self.type_of(value)} {names[0]}w = {self.value(value)};"]
            names = [f"{names[0]}w.v[{i}]" for i in range(len(target.elts))]
        lines += [f"{self.value(one)} = {name};" for name, one in zip(names, target.elts, strict=True)]
        return f"{pad}{{ {' '.join(lines)} }}\n"

    def loop(self, node: ast.For, depth: int) -> str:
        pad, name = "    " * depth, self.value(node.target)
        if isinstance(node.iter, ast.Tuple):
            body = self.block(node.body, depth + 1)
            return "".join(f"{pad}{{ {name} = {self.value(one)};\n{body}{pad}}}\n" for one in node.iter.elts)
        assert isinstance(node.iter, ast.Call) and isinstance(node.iter.func, ast.Name) and node.iter.func.id == "range"
        arguments = [self.value(argument) for argument in node.iter.args]
        start, stop = ("0", arguments[0]) if len(arguments) == 1 else (arguments[0], arguments[1])
        step = int(arguments[2].strip("()")) if len(arguments) == 3 else 1
        self.temporaries += 1
        i, end = f"_i{self.temporaries}", f"_n{self.temporaries}"
        body = self.block(node.body, depth + 1)
        test = f"{i} < {end}" if step > 0 else f"{i} > {end}"
        rolled = "" if stop == WRITTEN_OUT else pad + ROLLED
        return (
            f"{rolled}{pad}for (int {i} = {start}, {end} = {stop}; {test}; {i} += {step}) {{\n"
            f"{pad}    {name} = {i};\n{body}{pad}}}\n"
        )

    # Values.

    def value(self, node: ast.expr) -> str:
        match node:
            case ast.Constant(value=bool()):
                return "true" if node.value else "false"
            case ast.Constant(value=int(number)):
                return str(number) if abs(number) <= LARGEST else f"{number}LL"
            case ast.Name():
                return spelled(node.id) if node.id in self.types else self.value(ast.Constant(self.constant(node)))
            case ast.Attribute():
                return self.value(ast.Constant(self.constant(node)))
            case ast.Subscript(value=ast.Attribute(attr="shape", value=ast.Name() as array)):
                return self.plan.lengths[array.id]
            case ast.Subscript():
                member = "" if self.type_of(node.value) in ELEMENTS else ".v"
                return f"{self.value(node.value)}{member}[{self.value(node.slice)}]"
            case ast.BinOp():
                return f"({self.value(node.left)} {BINARY[type(node.op)]} {self.value(node.right)})"
            case ast.UnaryOp(op=ast.Not()):
                return f"!({self.value(node.operand)})"
            case ast.UnaryOp(op=ast.USub()):
                return f"(-{self.value(node.operand)})"
            case ast.UnaryOp(op=ast.Invert()):
                return f"(~{self.value(node.operand)})"
            case ast.BoolOp():
                sign = " && " if isinstance(node.op, ast.And) else " || "
                return f"({sign.join(map(self.value, node.values))})"
            case ast.Compare(ops=[operation], comparators=[other]):
                return f"({self.value(node.left)} {COMPARED[type(operation)]} {self.value(other)})"
            case ast.IfExp():
                return f"({self.value(node.test)} ? {self.value(node.body)} : {self.value(node.orelse)})"
            case ast.Call():
                return self.call(node)
        raise self.refuse(node, f"{type(node).__name__} is not translated")

    def call(self, node: ast.Call) -> str:
        assert isinstance(node.func, ast.Name)
        name = node.func.id
        if name == "int":
            return f"({self.type_of(node)})({self.value(node.args[0])})"
        if name == "word":
            return f"(unsigned)({self.value(node.args[0])})"
        if name in ("min", "max"):
            first, second = map(self.value, node.args)
            return f"({first} {'<' if name == 'min' else '>'} {second} ? {first} : {second})"
        if name not in self.called:
            raise self.refuse(node, f"{name} is no rule")
        given = [self.value(one) for one in node.args if self.plan.counts or ast.unparse(one) != EVENTS]
        if name in AT_ONCE:
            return AT_ONCE[name].format(*given)
        return f"{self.plan.name_of(self.called[name])}({', '.join(given)})"


def spelled(name: str) -> str:
    """A name that C++ does not keep for itself."""
    return f"{name}_" if name in RESERVED else name
