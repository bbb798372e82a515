"""One source for every way of running the rules of a game: interpreted, compiled, or on a CUDA device.

As imported, a rule runs interpreted. A mode builds twins: the same functions, in which every name that meant a rule means
its twin, and every open rule the one that the game has bound in its place. `cuda_source` translates rules for a CUDA
device. The modules themselves never know in which mode they run.
"""

import threading
from contextlib import suppress
from pathlib import Path
from types import FunctionType
from typing import Any

from deckwright.kernel.caches import READY, cache_folder, digest_of, numba_folder, sources_of
from deckwright.kernel.rules import (
    NO_GAME,
    Bound,
    F,
    Word,
    called_rules,
    callees_first,
    check_bound,
    code_with_numbers,
    is_telling,
    nothing_like,
    overgrown,
    parameters,
)

INLINE = 66  # nodes of syntax up to which a rule becomes part of its callers
SIMULATION_INLINE = 170  # a third faster, and longer to compile: for many games at once


class Mode:
    """One way of running the rules of a game; `mode(f)` is the twin of the rule `f`.

    A silent one tells no events; one that counts has the game's counting rules in their place.
    """

    name = "interpreted"

    def __init__(self, bound: Bound = NO_GAME, silent: bool = False, counted: bool = False) -> None:
        self.bound = bound
        self.silent = silent
        self.counted = counted
        self.instead = bound.instead(counted)
        self._twins: dict[FunctionType, Any] = {}  # what Python calls
        self._parts: dict[FunctionType, Any] = {}  # what other rules call
        self._globals: dict[int, dict[str, Any]] = {}
        self._lock = threading.RLock()

    def __call__(self, function: F) -> F:
        assert isinstance(function, FunctionType)
        rule: Any = self.instead.get(function, function)
        with self._lock:
            if rule not in self._twins:
                self._twins[rule] = self._twin_of(rule)
            twin: F = self._twins[rule]
        return twin

    def _twin_of(self, function: FunctionType) -> Any:
        """The twin of a rule that Python calls, with the twins of all that it calls."""
        reached = callees_first(function, self.instead)
        check_bound(self.bound, reached, function.__name__)
        for callee in reached[:-1]:
            if callee not in self._parts:
                self._parts[callee] = self._make_twin(callee, is_part=True)
        return self._make_twin(function, is_part=False)

    def _make_twin(self, function: FunctionType, is_part: bool) -> Any:
        own = self._globals.setdefault(id(function.__globals__), dict(function.__globals__))
        for callee in called_rules(function):
            own[callee.__name__] = self._parts[self.instead.get(callee, callee)]
        if "word" in own:
            own["word"] = self._word(own["word"])
        is_silent = self.silent and is_telling(function)
        code = nothing_like(function) if is_silent else code_with_numbers(function) if is_part else function.__code__
        twin = FunctionType(code, own, function.__name__, function.__defaults__, function.__closure__)
        twin.__module__, twin.__qualname__, twin.__doc__ = function.__module__, function.__qualname__, function.__doc__
        return self._decorate(twin, function, is_part)

    def _word(self, plain: Any) -> Any:
        """What `word` means in this mode."""
        return plain

    def _decorate(self, twin: FunctionType, original: FunctionType, is_part: bool) -> Any:
        return twin


class Interpreted(Mode):
    """Run by Python itself. What calls no open rule is its own twin."""

    def _make_twin(self, function: FunctionType, is_part: bool) -> Any:
        calls = (self.instead.get(callee, callee) for callee in called_rules(function))
        as_it_is = all(self._parts[callee] is callee for callee in calls) and not any(
            callee in self.instead for callee in called_rules(function)
        )
        return function if as_it_is else super()._make_twin(function, is_part)


class ByNumba(Mode):
    """Whatever Numba compiles."""

    def __init__(self, bound: Bound, boundscheck: bool, silent: bool = False, counted: bool = False) -> None:
        super().__init__(bound, silent, counted)
        self.boundscheck = boundscheck

    def options(self) -> dict[str, Any]:
        return {"error_model": "numpy", "boundscheck": self.boundscheck, "_nrt": self.boundscheck}

    def _word(self, plain: Any) -> Any:
        import numba

        return numba.uint32


class Compiled(ByNumba):
    """Compiled for the processor by Numba: every rule that Python calls, with all that it reaches (`linking`).

    `nogil=False` keeps other threads from running meanwhile: letting them would take longer than a single step. The loops
    of a `wide` one look at several cells at a time: worth its time of compiling where long lines of cells are written.
    """

    name = "compiled"

    def __init__(
        self,
        bound: Bound = NO_GAME,
        boundscheck: bool = False,
        cache: bool = True,
        inline: int = INLINE,
        silent: bool = False,
        counted: bool = False,
        nogil: bool = True,
        wide: bool = False,
    ) -> None:
        super().__init__(bound, boundscheck, silent, counted)
        self.cache = cache
        self.inline = inline
        self.nogil = nogil
        self.wide = wide

    @property
    def folder(self) -> Path:
        """Where the compiled code of this game is kept."""
        return cache_folder(self.bound)

    def options(self) -> dict[str, Any]:
        return {**super().options(), "nogil": self.nogil, "no_cfunc_wrapper": True}

    def is_on_disk(self) -> bool:
        """Whether all that a game needs lies on disk, compiled; quick, and without loading the compiler."""
        return (self.folder / READY).exists()

    def say_on_disk(self) -> None:
        """All that a game needs has been compiled: others may take it from disk."""
        with suppress(OSError):
            (self.folder / READY).touch()

    def _twin_of(self, function: FunctionType) -> Any:
        loaded = self._load(function) if self.cache else None
        return self._compile(function) if loaded is None else loaded

    def _load(self, function: FunctionType) -> Any:
        """The compiled code of an entry, if it lies on disk."""
        from numba.core.compiler_lock import global_compiler_lock

        twin = FunctionType(function.__code__, function.__globals__, function.__name__, None, function.__closure__)
        dispatcher = self._dispatcher(twin, function)
        with global_compiler_lock:  # another thread may be compiling rules, in a way of its own
            found = dispatcher._cache.load_overload(signature(function), dispatcher.targetctx)
            if found is None:
                return None
            dispatcher.targetctx.insert_user_function(found.entry_point, found.fndesc, [found.library])
            dispatcher.add_overload(found)
        dispatcher.disable_compile()  # other types of numbers are converted
        return dispatcher

    def _compile(self, function: FunctionType) -> Any:
        from deckwright.kernel import linking

        reached = callees_first(function, self.instead)[:-1]
        check_bound(self.bound, [*reached, function], function.__name__)
        lowered = linking.lowered(self.bound, self.boundscheck)
        every = [*callees_first(function, self.bound.rules)[:-1], *reached]
        self._parts = lowered.parts(every)
        most = self.bound.grown
        apart = frozenset() if most is None else overgrown(every, self.instead, self.inline, most)
        kind = linking.entry_kind(lowered.instead_in(self, every), self.inline, apart, self.wide)
        with linking.lowering(kind):
            return self._make_twin(function, is_part=False)

    def _decorate(self, twin: FunctionType, original: FunctionType, is_part: bool) -> Any:
        dispatcher = self._dispatcher(twin, original)
        dispatcher.compile(signature(original))
        dispatcher.disable_compile()  # other types of numbers are converted
        return dispatcher

    def _dispatcher(self, twin: FunctionType, original: FunctionType) -> Any:
        import numba

        parts = ["checked" if self.boundscheck else "plain", *(["silent"] if self.silent else [])]
        parts += ["counted"] if self.counted else []
        parts += [] if self.nogil else ["alone"]
        parts += ["wide"] if self.wide else []
        parts += [] if self.bound.grown is None else [f"grown{self.bound.grown}"]
        used = {Path(function.__code__.co_filename) for function in callees_first(original, self.instead)}
        files = sorted(used - {*sources_of(self.bound)})  # rules that lie elsewhere: of a loop, for example
        parts += [str(self.inline), *([digest_of(files)] if files else [])]
        name = "-".join(parts)
        twin.__module__ = original.__module__
        twin.__qualname__ = f"{original.__qualname__}-{name}"  # the linker takes two symbols of one name for the same
        if not self.cache:
            return numba.njit(**self.options())(twin)
        with numba_folder(self.folder / name):
            return numba.njit(cache=True, **self.options())(twin)


class Modes:
    """Every way in which the rules of a game run on the processor."""

    def __init__(self, bound: Bound) -> None:
        self.interpreted = Interpreted(bound)
        self.compiled = Compiled(bound)  # for games at a table
        self.simulation = Compiled(bound, inline=SIMULATION_INLINE, silent=True)  # for many games, and the search
        self.counted = Compiled(bound, inline=SIMULATION_INLINE, silent=True, counted=True)
        self.environments = Compiled(bound, inline=SIMULATION_INLINE, silent=True, wide=True)  # they write observations
        self.stepping = Compiled(bound, inline=SIMULATION_INLINE, silent=True, nogil=False)  # one game, step by step


def signature(function: FunctionType) -> tuple[Any, ...]:
    """The types of a rule's parameters, as Numba names them."""
    import numba

    scalars = {int: numba.int64, bool: numba.boolean, Word: numba.uint32, float: numba.float64}
    types = []
    for name in parameters(function):
        annotation = function.__annotations__[name]
        element, dimensions = getattr(annotation, "__metadata__", (None, 0))
        if element is not None:
            types.append(
                numba.types.Array(numba.types.bool_ if element == "bool" else getattr(numba, element), dimensions, "C")
            )
        elif annotation in scalars:
            types.append(scalars[annotation])
        else:
            raise TypeError(
                f"{function.__module__}.{function.__name__}: the parameter {name} has no type that rules take."
            )
    return tuple(types)
