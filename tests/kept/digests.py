"""Digests of plain data, and fields that are left out of them because they are new."""

import base64
import hashlib
import json
import zlib
from collections.abc import Collection
from typing import Any

import numpy as np

DIGITS = 12


class Digest:
    """A digest of things that come one after the other."""

    def __init__(self) -> None:
        self.parts = hashlib.sha256()

    def add(self, thing: Any) -> None:
        """Bytes and arrays as they are, all else as JSON: the order of the keys of a mapping does not matter."""
        if isinstance(thing, np.ndarray):
            content = f"{thing.dtype.str}{thing.shape}".encode() + np.ascontiguousarray(thing).tobytes()
        elif isinstance(thing, bytes):
            content = thing
        else:
            content = json.dumps(thing, sort_keys=True, ensure_ascii=False).encode()
        self.parts.update(len(content).to_bytes(8) + content)

    def __str__(self) -> str:
        return self.parts.hexdigest()[:DIGITS]


def digest(*things: Any) -> str:
    """The digest of all these."""
    made = Digest()
    for thing in things:
        made.add(thing)
    return str(made)


def without(data: Any, fields: Collection[str], where: str = "") -> Any:
    """The data without these fields, named by their paths: `seats[].hand.size` is a field of the hand of every seat."""
    if not fields:
        return data
    if isinstance(data, dict):
        paths = {key: f"{where}.{key}" if where else str(key) for key in data}
        return {key: without(value, fields, paths[key]) for key, value in data.items() if paths[key] not in fields}
    if isinstance(data, list | tuple):
        return [without(one, fields, f"{where}[]") for one in data]
    return data


def unpacked(data: Any) -> Any:
    """A save with its states as they are, for compressed bytes may differ from one zlib to the next."""
    if isinstance(data, dict):
        return {key: cells(value) if key == "state" else unpacked(value) for key, value in data.items()}
    return data


def cells(packed: str) -> str:
    return zlib.decompress(base64.b64decode(packed)).hex()
