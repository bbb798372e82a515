"""A CUDA device that is none: CuPy's names over NumPy, and its compiler is g++. One thread runs after the other."""

import ctypes
import subprocess
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np

ONE_BY_ONE = r"""
#define __device__ static
#define __forceinline__ inline
#define __noinline__ __attribute__((noinline))
#define __global__
#define __ffs __builtin_ffs
static int atomicAdd(int* at, int n) { int before = *at; *at += n; return before; }
static struct { int x; } blockDim, blockIdx, threadIdx;
extern "C" void stand(int threads, int block, int thread) { blockDim.x = threads, blockIdx.x = block, threadIdx.x = thread; }
"""


class Array(np.ndarray):
    """An array that can be fetched from the device."""

    def get(self, out: np.ndarray | None = None, blocking: bool = True) -> np.ndarray:
        if out is None:
            return np.array(self)
        out[...] = self
        return out


def fake_cupy(folder: Path) -> ModuleType:
    """The part of CuPy that is used; programs are compiled in this folder."""

    class RawModule:
        def __init__(self, code: str, options: tuple[str, ...]) -> None:
            assert options == ("-std=c++20",)
            library = folder / "device.so"
            if not library.exists():
                (folder / "device.cpp").write_text(ONE_BY_ONE + code)
                command = [
                    "g++",
                    *options,
                    "-O0",
                    "-w",
                    "-shared",
                    "-fPIC",
                    "-o",
                    str(library),
                    str(folder / "device.cpp"),
                ]
                subprocess.run(command, check=True)
            self.library = ctypes.CDLL(str(library))

        def get_function(self, name: str) -> Any:
            kernel = getattr(self.library, name)

            def launch(grid: tuple[int], threads: tuple[int], arguments: tuple[Any, ...]) -> None:
                given = [passed(argument) for argument in arguments]
                for block in range(grid[0]):
                    for thread in range(threads[0]):
                        self.library.stand(threads[0], block, thread)
                        kernel(*given)

            return launch

    def zeros(shape: Any, dtype: Any) -> Array:
        return np.zeros(shape, dtype=dtype).view(Array)

    def asarray(array: np.ndarray) -> Array:
        return np.array(array).view(Array)

    made: Any = ModuleType("cupy")
    made.RawModule, made.zeros, made.asarray, made.ndarray = RawModule, zeros, asarray, Array
    for name in ("int8", "int16", "int32", "int64", "bool_", "float32"):
        setattr(made, name, getattr(np, name))
    made.cuda = ModuleType("cupy.cuda")
    made.cuda.alloc_pinned_memory = bytearray
    made.cuda.get_current_stream = Stream
    made.cuda.runtime = ModuleType("cupy.cuda.runtime")
    made.cuda.runtime.getDeviceCount = lambda: 1
    made.cuda.runtime.CUDARuntimeError = RuntimeError
    module: ModuleType = made
    return module


class Stream:
    """Nothing is ever under way here."""

    def synchronize(self) -> None:
        pass


def passed(argument: Any) -> Any:
    """An argument of a kernel as C takes it."""
    if isinstance(argument, np.ndarray):
        assert argument.flags.c_contiguous
        return ctypes.c_void_p(argument.ctypes.data)
    return {np.int64: ctypes.c_longlong, np.int32: ctypes.c_int}[type(argument)](int(argument))
