"""How rules become machine code: each is lowered once for a game, and every entry is made of all the rules that it reaches.

Numba would link whatever a rule calls into that rule, with all that this calls in its turn, and again into everything that
calls it: most of the time of compiling. Here a rule that only other rules call is a *part*: lowered by itself and left at
that. An entry takes in each part that it reaches once, and is optimised as a whole. Which rules are silent or counted,
and which become part of their callers, is decided only then: so the modes of a game share the parts.

This uses private names of Numba: `pyproject.toml` says of which versions.
"""

from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from functools import lru_cache
from types import FunctionType
from typing import Any, ClassVar

import numba
from llvmlite import binding as llvm
from numba.core import codegen
from numba.core.compiler_lock import global_compiler_lock
from numba.core.registry import cpu_target
from numba.core.types import intp
from numba.np import arrayobj

from deckwright.kernel.modes import ByNumba, Mode, signature
from deckwright.kernel.rules import Bound, is_telling, nothing_like, size_of

FULL_SPEED = 3


class Part(codegen.JITCodeLibrary):  # type: ignore[misc]
    """A rule as it was lowered, without what it calls: neither optimised nor turned into machine code."""

    rule: Any = None  # none: a piece of Numba itself
    symbol = ""  # by which others call the rule
    _shared_module: Any

    def _optimize_functions(self, module: Any) -> None:
        module.data_layout = self._codegen._data_layout

    def finalize(self) -> None:
        self._raise_if_finalized()
        self._finalize_dynamic_globals()
        self._finalized = True

    def _get_module_for_linking(self) -> Any:
        """For functions that are no rules and need the same piece of Numba: with all that it calls."""
        if self._shared_module is None:
            self._shared_module = module_of(Needed("", self))
            link(self._shared_module, all_needed(self, {}), 0, frozenset())
        return self._shared_module


@dataclass(frozen=True)
class Needed:
    """A library, and the symbol under which it is called where that is another's."""

    symbol: str
    library: Any


Instead = Mapping[FunctionType, Part]  # in whose place which rule stands, when parts are put together


class Entry(codegen.JITCodeLibrary):  # type: ignore[misc]
    """A rule that Python calls, with every rule that it reaches."""

    instead: ClassVar[Instead] = {}
    inline: ClassVar[int] = 0  # nodes of syntax up to which a rule becomes part of its callers
    apart: ClassVar[frozenset[FunctionType]] = frozenset()  # rules that do not, though they are small
    wide: ClassVar[bool] = False  # whether its loops look at several cells at a time

    def finalize(self) -> None:
        self._raise_if_finalized()
        self._codegen._check_llvm_bugs()
        needed = all_needed(self, self.instead)
        for one in needed:
            self._reload_init.update(one.library._reload_init)
        link(self._final_module, needed, self.inline, self.apart)
        for function in self._final_module.functions:
            if not function.is_declaration and function.linkage == llvm.Linkage.linkonce_odr:
                function.linkage = "internal"  # nobody else calls it: it can go when it has become part of its callers
        self._optimize_final_module()
        self._final_module.verify()
        self._finalize_final_module()

    def _optimize_final_module(self) -> None:
        """All passes but those that make loops longer: loops of rules end after a few cells, if they are not `wide`."""
        options = llvm.create_pipeline_tuning_options(speed_level=FULL_SPEED)
        options.loop_vectorization, options.slp_vectorization = self.wide, False
        options.loop_interleaving = options.loop_unrolling = False
        builder = llvm.create_pass_builder(self._codegen._tm, options)
        builder.getModulePassManager().run(self._final_module, builder)


def entry_kind(instead: Instead, inline: int, apart: frozenset[FunctionType], wide: bool) -> type[Entry]:
    """The library of an entry that is put together in this way."""
    return type("Entry", (Entry,), {"instead": instead, "inline": inline, "apart": apart, "wide": wide})


def all_needed(library: Any, instead: Instead) -> list[Needed]:
    """What a library calls, and what this calls, each once."""
    found: dict[Needed, None] = {}
    waiting = [library]
    while waiting:
        for called in waiting.pop()._linking_libraries:
            is_rule = isinstance(called, Part) and called.rule is not None
            needed = Needed(called.symbol, instead.get(called.rule, called)) if is_rule else Needed("", called)
            if needed not in found:
                found[needed] = None
                waiting += [needed.library] if isinstance(needed.library, Part) else []
    return list(found)


def link(whole: Any, needed: Iterable[Needed], inline: int, apart: frozenset[FunctionType]) -> None:
    """Take the code of all these into a module."""
    for one in needed:
        module = module_of(one)
        rule = one.library.rule if one.symbol else None
        if rule is not None and size_of(rule) <= inline and rule not in apart:
            module.get_function(one.symbol).add_function_attribute("alwaysinline")
        whole.link_in(module)


def module_of(needed: Needed) -> Any:
    """A copy of the code of a library, which others may have as well."""
    library = needed.library
    if not isinstance(library, Part):
        return library._get_module_for_linking().clone()
    module = library._final_module.clone()
    for function in module.functions:
        if not function.is_declaration and function.linkage == llvm.Linkage.external:
            function.linkage = "linkonce_odr"
    if needed.symbol != library.symbol and needed.symbol:
        module.get_function(library.symbol).name = needed.symbol
    return module


class Lowered(ByNumba):
    """The rules of a game as parts, which all of its modes have in common."""

    def __init__(self, bound: Bound, boundscheck: bool) -> None:
        super().__init__(bound, boundscheck)
        self._silent: dict[FunctionType, Any] = {}

    def parts(self, functions: Iterable[FunctionType]) -> dict[FunctionType, Any]:
        """What other rules call in the place of these; callees come first."""
        with lowering(Part):
            for function in functions:
                if function not in self._parts:
                    self._parts[function] = self._make_twin(function, is_part=True)
        return self._parts

    def instead_in(self, mode: Mode, functions: Iterable[FunctionType]) -> Instead:
        """What stands in the place of which of these rules in a mode that is silent, or counts."""
        counting = mode.bound.counting if mode.counted else {}
        brought = {self.instead.get(declared, declared): counted for declared, counted in counting.items()}
        found = {}
        for function in functions:
            if function in brought:
                found[function] = part_of(self._parts[brought[function]])
            elif mode.silent and is_telling(function):
                found[function] = part_of(self._nothing(function))
        return found

    def _nothing(self, function: FunctionType) -> Any:
        """In the place of a rule that only tells what happens."""
        if function not in self._silent:
            twin = FunctionType(nothing_like(function), function.__globals__, function.__name__)
            twin.__module__ = function.__module__
            with lowering(Part):
                self._silent[function] = self._decorate(twin, function, is_part=True)
        return self._silent[function]

    def _decorate(self, twin: FunctionType, original: FunctionType, is_part: bool) -> Any:
        made = numba.njit(signature(original), no_cpython_wrapper=True, no_cfunc_wrapper=True, **self.options())(twin)
        part = part_of(made)
        part.rule = original
        part.symbol = overload_of(made).fndesc.llvm_func_name
        return made


@lru_cache(maxsize=64)
def lowered(bound: Bound, boundscheck: bool) -> Lowered:
    """The parts of a game."""
    return Lowered(bound, boundscheck)


def overload_of(dispatcher: Any) -> Any:
    """What Numba has made of a rule, which has one signature only."""
    (overload,) = dispatcher.overloads.values()
    return overload


def part_of(dispatcher: Any) -> Part:
    part: Part = overload_of(dispatcher).library
    return part


@contextmanager
def lowering(kind: type[codegen.JITCodeLibrary]) -> Iterator[None]:
    """What Numba compiles meanwhile becomes such a library; nobody else compiles.

    Rules never count from the end of an array, so the code that Numba adds for it is left out: a fifth of the time.
    """

    def as_it_is(context: Any, builder: Any, index_type: Any, index: Any, _size: Any) -> Any:
        return context.cast(builder, index, index_type, intp)

    def set_no_env(_name: str, _env: Any) -> None:
        """What is never called from Python needs no environment."""

    with global_compiler_lock:
        machine: Any = cpu_target.target_context.codegen()
        before = machine._library_class, arrayobj.fix_integer_index
        machine._library_class, arrayobj.fix_integer_index = kind, as_it_is
        if issubclass(kind, Part):
            machine.set_env = set_no_env
        try:
            yield
        finally:
            machine._library_class, arrayobj.fix_integer_index = before
            machine.__dict__.pop("set_env", None)
