"""Values that callers hand in, as saved games hold them."""

from collections.abc import Mapping
from typing import Any

import numpy as np

from deckwright.table.arguments import is_whole


def plain(value: Any, depth: int = 3) -> Any:
    """A value as saved games hold it, copied: what the caller does to his own lists later is no matter of the game."""
    if isinstance(value, np.bool_):
        return bool(value)
    if is_whole(value):
        return int(value)
    if isinstance(value, str):
        return str(value)
    if depth and isinstance(value, list | tuple):
        return [plain(one, depth - 1) for one in value]
    if depth and isinstance(value, Mapping):
        return {key: plain(one, depth - 1) for key, one in value.items()}
    return value
