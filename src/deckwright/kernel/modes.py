"""One source for every way of running the rules: interpreted, compiled, or on a CUDA device.

A rule is a plain Python function in the subset that Numba compiles, marked with `@rule`. As imported it runs
interpreted. `Compiled` builds a second set of the same functions, in which every name that meant a rule means its
compiled twin; `cuda_source` translates them for a CUDA device. The modules themselves never know in which mode they run.
"""

import hashlib
import os
import sys
import threading
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from functools import cache
from importlib.metadata import version
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any, NewType, TypeVar

F = TypeVar("F", bound=Callable[..., Any])

INLINE = 400  # bytes of code up to which a rule becomes part of its callers
SIMULATION_INLINE = 1000  # a third faster, and twice as long to compile: for many games at once
_RULES: dict[FunctionType, None] = {}  # every rule in order of definition
_TELLING: set[Callable[..., Any]] = set()  # rules that change no state
PACKAGE = Path(__file__).parent.parent
TRANSLATORS = ("cuda_source.py", "folding.py")  # they read rules and hold none
READY = "ready"  # the file that says that a folder of compiled code is complete


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


def is_telling(function: Callable[..., Any]) -> bool:
    """Whether a rule only tells what happens."""
    return function in _TELLING


Word = NewType("Word", int)  # 32 bits without a sign
Wide = int  # a number that may need more than 32 bits: only its name is read, where rules are translated


def word(x: int) -> Word:
    """The lowest 32 bits of a number. Compilers have a type for it: each mode brings its own."""
    return Word(x & 0xFFFFFFFF)


class Mode:
    """One way of running the rules; `mode(f)` is the twin of the rule `f`."""

    name = "interpreted"

    def __call__(self, function: F) -> F:
        return function


class _Twins(Mode):
    """A mode whose twins are made from the same code with other globals.

    A silent one tells no events; `instead` names rules that take the place of others.
    """

    def __init__(self, silent: bool = False, instead: Mapping[FunctionType, FunctionType] | None = None) -> None:
        self.silent = silent
        self.instead = dict(instead or {})
        self._twins: dict[FunctionType, Any] = {}  # what Python calls
        self._parts: dict[FunctionType, Any] = {}  # what other rules call
        self._globals: dict[int, dict[str, Any]] = {}
        self._lock = threading.RLock()

    def __call__(self, function: F) -> F:
        assert isinstance(function, FunctionType)
        with self._lock:
            if function not in self._twins:
                for callee in callees_first(function, self.instead)[:-1]:
                    if callee not in self._parts:
                        self._parts[callee] = self._make_twin(callee, is_part=True)
                self._twins[function] = self._make_twin(function, is_part=False)
            twin: F = self._twins[function]
        return twin

    def _make_twin(self, function: FunctionType, is_part: bool) -> Any:
        source = self.instead.get(function, function)
        own = self._globals.setdefault(id(source.__globals__), dict(source.__globals__))
        for callee in called_rules(source):
            own[callee.__name__] = self._parts[callee]
        if "word" in own:
            own["word"] = self._word()
        is_silent = self.silent and source in _TELLING
        code = nothing_like(source) if is_silent else source.__code__
        twin = FunctionType(code, own, function.__name__, function.__defaults__, function.__closure__)
        twin.__module__, twin.__qualname__, twin.__doc__ = function.__module__, function.__qualname__, function.__doc__
        return self._decorate(twin, function, is_part)

    def _word(self) -> Any:
        """What `word` means in this mode."""
        import numba

        return numba.uint32

    def _decorate(self, twin: FunctionType, original: FunctionType, is_part: bool) -> Any:
        raise NotImplementedError  # each kind of twin has its own compiler


class Compiled(_Twins):
    """Compiled for the processor by Numba, each rule once: its signature follows from its parameters."""

    name = "compiled"

    def __init__(
        self,
        boundscheck: bool = False,
        cache: bool = True,
        inline: int = INLINE,
        silent: bool = False,
        instead: Mapping[FunctionType, FunctionType] | None = None,
    ) -> None:
        super().__init__(silent, instead)
        self.boundscheck = boundscheck
        self.cache = cache
        self.inline = inline

    def __call__(self, function: F) -> F:
        assert isinstance(function, FunctionType)
        with self._lock:
            if function not in self._twins and self.cache:
                loaded = self._load(function)
                if loaded is not None:
                    self._twins[function] = loaded
            return super().__call__(function)

    def _options(self) -> dict[str, Any]:
        return {"nogil": True, "error_model": "numpy", "boundscheck": self.boundscheck, "_nrt": self.boundscheck}

    def _dispatcher(self, twin: FunctionType, original: FunctionType) -> Any:
        import numba

        if not self.cache:
            return numba.njit(**self._options())(twin)
        parts = ["checked" if self.boundscheck else "plain", *(["silent"] if self.silent else [])]
        parts += [rule_.__name__ for rule_ in self.instead.values()]
        files = sources_outside(
            [function for rule_ in (original, *self.instead.values()) for function in callees_first(rule_)]
        )
        parts += [str(self.inline), *([digest_of(files)] if files else [])]
        with _cache_folder(cache_folder() / "-".join(parts)):
            return numba.njit(cache=True, **self._options())(twin)

    def is_on_disk(self) -> bool:
        """Whether all that a game needs lies on disk, compiled; quick, and without loading the compiler."""
        return (cache_folder() / READY).exists()

    def say_on_disk(self) -> None:
        """All that a game needs has been compiled: others may take it from disk."""
        with suppress(OSError):
            (cache_folder() / READY).touch()

    def _load(self, function: FunctionType) -> Any:
        """The compiled code of an entry, if it lies on disk."""
        dispatcher = self._dispatcher(function, function)
        if dispatcher._cache.load_overload(signature(function), dispatcher.targetctx) is None:
            return None
        dispatcher.compile(signature(function))
        dispatcher.disable_compile()  # other types of numbers are converted
        return dispatcher

    def _decorate(self, twin: FunctionType, original: FunctionType, is_part: bool) -> Any:
        import numba

        if not is_part:
            dispatcher = self._dispatcher(twin, original)
            with _no_negative_indexes():
                dispatcher.compile(signature(original))
            dispatcher.disable_compile()  # other types of numbers are converted
            return dispatcher
        with _no_negative_indexes(), _parts_of_an_entry():
            return numba.njit(
                signature(original),
                no_cpython_wrapper=True,
                no_cfunc_wrapper=True,
                forceinline=len(original.__code__.co_code) < self.inline,
                **self._options(),
            )(twin)


def nothing_like(function: FunctionType) -> CodeType:
    """The code of a function with the same parameters that does nothing."""
    names = function.__code__.co_varnames[: function.__code__.co_argcount]
    made: dict[str, Any] = {}
    exec(f"def {function.__name__}({', '.join(names)}):\n    pass", made)
    code: CodeType = made[function.__name__].__code__
    return code


def called_rules(function: FunctionType) -> list[FunctionType]:
    """The rules that a rule calls by name."""
    called = (function.__globals__.get(name) for name in function.__code__.co_names)
    return [callee for callee in called if isinstance(callee, FunctionType) and callee in _RULES]


def callees_first(
    function: FunctionType, instead: Mapping[FunctionType, FunctionType] | None = None
) -> list[FunctionType]:
    """A rule and all it calls, each after what it calls itself. No rule calls itself, not even through others."""
    order: dict[FunctionType, None] = {}

    def visit(rule_: FunctionType) -> None:
        if rule_ not in order:
            for callee in called_rules((instead or {}).get(rule_, rule_)):
                visit(callee)
            order[rule_] = None

    visit(function)
    return list(order)


def signature(function: FunctionType) -> tuple[Any, ...]:
    """The types of a rule's parameters: arrays by their names, all others by their annotations."""
    import numba

    arrays = {
        "e": numba.int32[::1],
        "states": numba.int16[:, ::1],
        "results": numba.int32[:, ::1],  # whole numbers about each game
        "records": numba.int32[::1],  # the same, one game after another
        "totals": numba.int64[::1],  # sums over many games
        "hashes": numba.int64[::1],
        "observations": numba.int16[:, ::1],
        "masks": numba.boolean[:, ::1],
        "tree": numba.int32[:, ::1],  # nodes of a search
        "values": numba.float64[:, ::1],
    }
    scalars = {bool: numba.boolean, Word: numba.uint32, float: numba.float64}
    types = []
    for name in function.__code__.co_varnames[: function.__code__.co_argcount]:
        annotation = function.__annotations__[name]
        if annotation is Any:
            types.append(arrays.get(name, numba.int16[::1]))
        else:
            types.append(scalars.get(annotation, numba.int64))
    return tuple(types)


@contextmanager
def _no_negative_indexes() -> Iterator[None]:
    """Rules never count from the end of an array, so the code that Numba adds for it is left out: a fifth of the time."""
    from numba.core.types import intp
    from numba.np import arrayobj

    def as_it_is(context: Any, builder: Any, index_type: Any, index: Any, _size: Any) -> Any:
        return context.cast(builder, index, index_type, intp)

    before = arrayobj.fix_integer_index
    arrayobj.fix_integer_index = as_it_is
    try:
        yield
    finally:
        arrayobj.fix_integer_index = before


@contextmanager
def _parts_of_an_entry() -> Iterator[None]:
    """Rules that only other rules call are not optimised or turned into machine code by themselves.

    They become part of every entry that uses them, and the entry is optimised as a whole: without this, Numba would
    optimise each rule again in everything that calls it, which takes ten times as long.
    """
    from numba.core import codegen, config
    from numba.core.registry import cpu_target

    cpu_target.target_context.codegen()  # it must come into being with full optimisation
    before = config.OPT, codegen.JITCodeLibrary._finalize_final_module, codegen.JITCPUCodegen.set_env

    def keep_as_part(library: Any) -> None:
        library._finalize_dynamic_globals()
        library._verify_declare_only_symbols()
        library._finalized = True

    def set_no_env(_codegen: Any, _name: str, _env: Any) -> None:
        """What is never called from Python needs no environment."""

    config.OPT = type(config.OPT)(0)
    codegen.JITCodeLibrary._finalize_final_module = keep_as_part
    codegen.JITCPUCodegen.set_env = set_no_env
    try:
        yield
    finally:
        config.OPT, codegen.JITCodeLibrary._finalize_final_module, codegen.JITCPUCodegen.set_env = before


INTERPRETED = Mode()
COMPILED = Compiled()
SIMULATION = Compiled(inline=SIMULATION_INLINE, silent=True)


@cache
def cache_folder() -> Path:
    """Where compiled code is kept: one folder per state of the rules' sources and of the compiler.

    Numba's own check does not notice a change in a function that a cached function calls.
    """
    from platformdirs import user_cache_dir

    digest = hashlib.sha256()
    for part in (sys.version, version("numba"), str(PACKAGE)):
        digest.update(part.encode())
    for source in rule_sources():
        digest.update(source.read_bytes())
    root = os.environ.get("DECKWRIGHT_CACHE_DIR") or user_cache_dir("deckwright")
    return Path(root) / f"kernel-{digest.hexdigest()[:16]}"


def rule_sources() -> list[Path]:
    """Every file that rules, or the numbers in them, come from."""
    found = (file for folder in ("kernel", "games") for file in (PACKAGE / folder).rglob("*.py"))
    return [*sorted(file for file in found if file.name not in TRANSLATORS), PACKAGE / "cards" / "ops.py"]


def sources_outside(functions: list[FunctionType]) -> list[Path]:
    """Files of rules that lie elsewhere: of a search, for example."""
    files = {Path(function.__code__.co_filename) for function in functions}
    return sorted(files - set(rule_sources()))


def digest_of(files: list[Path]) -> str:
    digest = hashlib.sha256()
    for file in files:
        digest.update(file.read_bytes())
    return digest.hexdigest()[:16]


@contextmanager
def _cache_folder(folder: Path) -> Iterator[None]:
    """Numba looks for its cache folder while a function is decorated."""
    from numba import config

    before = config.CACHE_DIR
    try:
        folder.mkdir(parents=True, exist_ok=True)
        config.CACHE_DIR = str(folder)
    except OSError:
        pass  # an unwritable home: Numba falls back to the folder of the sources, or compiles anew
    try:
        yield
    finally:
        config.CACHE_DIR = before
