"""Weights of networks as files, in the format safetensors: a header in JSON, then the raw numbers. Nothing in them is run."""

import json
import os
import struct
from collections.abc import Mapping
from math import prod
from pathlib import Path
from typing import Any

import numpy as np

from deckwright.cards.errors import BadRun

# What cells hold. NumPy has no numbers of 16 bits with eight for the size: they stay whole numbers here.
HOLDS: dict[str, np.dtype[Any]] = {
    "F32": np.dtype("<f4"),
    "BF16": np.dtype("<u2"),
    "I64": np.dtype("<i8"),
    "U8": np.dtype("u1"),
}
NAMES = {np.dtype(kind): name for name, kind in HOLDS.items()}
LARGEST_HEADER = 1 << 24

Arrays = dict[str, np.ndarray]


def write(path: Path, arrays: Mapping[str, np.ndarray], about: Mapping[str, str]) -> None:
    """Write a file beside, and put it in place when it is whole."""
    header: dict[str, object] = {"__metadata__": dict(about)}
    at = 0
    for name, array in arrays.items():
        end = at + array.nbytes
        header[name] = {"dtype": NAMES[array.dtype], "shape": list(array.shape), "data_offsets": [at, end]}
        at = end
    told = json.dumps(header, separators=(",", ":")).encode()
    told += b" " * (-len(told) % 8)
    beside = path.with_name(f".{path.name}.part")
    try:
        with beside.open("wb") as file:
            file.write(struct.pack("<Q", len(told)) + told)
            for array in arrays.values():
                file.write(np.ascontiguousarray(array).data)
            file.flush()
            os.fsync(file.fileno())
        beside.replace(path)
    except BaseException:
        beside.unlink(missing_ok=True)
        raise


def read(path: Path) -> tuple[Arrays, dict[str, str]]:
    """The arrays of a file and what is said about them; a damaged file is refused in one line."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise BadRun(f"{path} cannot be read: {error.strerror or error}.") from error
    try:
        (length,) = struct.unpack_from("<Q", data)
        if length > min(LARGEST_HEADER, len(data) - 8):
            raise ValueError("it ends too soon")
        header = json.loads(data[8 : 8 + length])
        about = dict(header.pop("__metadata__", {}))
        return {name: array_of(name, told, memoryview(data)[8 + length :]) for name, told in header.items()}, about
    except (ValueError, KeyError, TypeError, AttributeError, struct.error) as error:
        raise BadRun(f"{path} is no whole file of weights: {error}.") from error


def array_of(name: str, told: Mapping[str, Any], cells: memoryview) -> np.ndarray:
    """One array, as the header describes it."""
    kind, shape = HOLDS[told["dtype"]], tuple(int(size) for size in told["shape"])
    start, end = (int(place) for place in told["data_offsets"])
    if end > len(cells) or start < 0 or end - start != prod(shape) * kind.itemsize:
        raise ValueError(f"{name} ends at {end} of {len(cells)} bytes")
    found: np.ndarray = np.frombuffer(cells[start:end], dtype=kind).reshape(shape)
    return found
