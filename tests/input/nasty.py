"""Values that nobody should hand in, and somebody does."""

import math
from typing import Any

import numpy as np

import deckwright as dw


class Hostile:
    """Whatever is asked of it, it breaks."""

    def __getattribute__(self, name: str) -> Any:
        if name == "__class__":
            return object.__getattribute__(self, name)
        raise RuntimeError(f"touched: {name}")

    def __repr__(self) -> str:
        raise RuntimeError("shown")

    def __eq__(self, other: object) -> bool:
        raise RuntimeError("compared")

    def __hash__(self) -> int:
        raise RuntimeError("hashed")

    def __len__(self) -> int:
        raise RuntimeError("measured")

    def __iter__(self) -> Any:
        raise RuntimeError("gone through")

    def __bool__(self) -> bool:
        raise RuntimeError("judged")


def endless() -> Any:
    """A list that holds itself."""
    around: list[Any] = []
    around.append(around)
    return around


def deep() -> Any:
    """A list in a list in a list, a thousand times."""
    inner: Any = []
    for _ in range(1000):
        inner = [inner]
    return inner


NASTY: dict[str, Any] = {
    "None": None,
    "yes": True,
    "no": False,
    "zero": 0,
    "one": 1,
    "two": 2,
    "five": 5,
    "minus one": -1,
    "seven hundred thousand": 700_000,
    "2**31": 2**31,
    "2**64": 2**64,
    "-2**63-1": -(2**63) - 1,
    "a number of 5001 digits": 10**5000,
    "minus a number of 5001 digits": -(10**5000),
    "1.5": 1.5,
    "1.0": 1.0,
    "nan": math.nan,
    "inf": math.inf,
    "1j": 1j,
    "empty text": "",
    "blank": " ",
    "the text 1": "1",
    "the text -1": "-1",
    "superscript two": "²",
    "arabic three": "٣",
    "a text": "mystik",
    "a long text": "x" * 2600,
    "a very long text": "mystic " * 20_000,
    "a long id": "play " + "mystic-" * 400,
    "long bot": "no_module" * 500 + ":Bot",
    "lone surrogate": "\ud800",
    "id with a surrogate": "mystic\udfff",
    "NUL": "mys\0tic",
    "line breaks": "mys\n\r\u2028tic",
    "direction": "\u202emystic",
    "face": "🙂",
    "path": "../../../etc/passwd",
    "slash": "/",
    "braces": "{0.__class__} %s %n $card { $card }",
    "bytes": b"mystic",
    "broken bytes": b"\xff\xfe\x00",
    "bytearray": bytearray(b"mystic"),
    "empty list": [],
    "list of None": [None],
    "list of two": [None, None],
    "list of numbers": [1, 2],
    "list of floats": [1.5, math.nan],
    "list of lists": [[], []],
    "list of lists of None": [[None], [None]],
    "list of lists of numbers": [[1], [2]],
    "list of texts": ["mystic", "²"],
    "list of lists of texts": [["mystik"], ["\ud800"]],
    "list of long texts": ["x" * 2600, "y" * 2600],
    "list that holds itself": endless(),
    "deep list": deep(),
    "tuple": (1, 2),
    "empty mapping": {},
    "mapping": {"mystik": 1},
    "mapping by numbers": {1: "a", 2.5: None},
    "mapping by superscript": {"²": 1, "1": math.nan},
    "mapping of lists": {1: [None], 2: [1]},
    "mapping of a large number": {"mystic": 10**5000, 10**5000: 1},
    "set": {1, 2},
    "range": range(2),
    "generator": (x for x in (1, 2)),
    "object": object(),
    "a class": int,
    "a function": print,
    "a module": math,
    "hostile": Hostile(),
    "list of hostile": [Hostile(), Hostile()],
    "exception": ValueError("x"),
    "numpy zero": np.int64(0),
    "numpy one": np.uint8(1),
    "numpy minus one": np.int16(-1),
    "numpy large": np.uint64(2**64 - 1),
    "numpy float": np.float64(1.0),
    "numpy nan": np.float32("nan"),
    "numpy yes": np.bool_(True),
    "numpy text": np.str_("mystik"),
    "numpy array": np.zeros(2, dtype=np.int64),
    "numpy empty array": np.zeros(0, dtype=np.int16),
    "numpy array of one": np.ones((1, 1), dtype=np.int32),
    "numpy floats": np.full(2, math.nan),
    "numpy large numbers": np.full(2, 2**62),
    "numpy texts": np.array(["mystic", "²"]),
    "numpy objects": np.array([None, Hostile], dtype=object),
    "an action without a text": dw.Action(None, None, None, None, None),  # type: ignore[arg-type]
    "an action of no game": dw.Action("play nothing", 10**9, "play", "nothing", 99),
}
WHOLE = ("zero", "one", "two", "five", "seven hundred thousand", "2**31", "2**64", "a number of 5001 digits", "numpy zero",
         "numpy one", "numpy large")  # fmt: skip
TEXTS = tuple(name for name, value in NASTY.items() if isinstance(value, str))
BYTES = ("bytes", "broken bytes", "bytearray")
