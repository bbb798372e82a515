"""A server whose games grow otherwise than they do by themselves."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

import pytest

from deckwright.table import kinds
from deckwright.table.rulesets import find_ruleset


@contextmanager
def growing_by(tree: Any, door: Any, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The game behind this door has these trees, as long as the block lasts."""
    monkeypatch.setattr(door, "KIND", replace(door.KIND, table=replace(door.KIND.table, tree=tree)))
    caches = (kinds.kinds, kinds.open_door, find_ruleset)
    for one in caches:
        one.cache_clear()
    try:
        yield
    finally:
        monkeypatch.undo()
        for one in caches:
            one.cache_clear()
