"""Bytes that several may want: made once, kept as long as there is room."""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Any


class Shelf:
    """What was asked for last, up to so many bytes."""

    def __init__(self, most: int) -> None:
        self.most, self.size = most, 0
        self.kept: OrderedDict[Hashable, tuple[Any, bytes]] = OrderedDict()

    def take(self, key: Hashable, true: Any, make: Callable[[], bytes]) -> bytes:
        """What lies under this key, if it was made of the same; else it is made now."""
        found = self.look(key, true)
        if found is None:
            found = make()
            self.put(key, true, found)
        return found

    def look(self, key: Hashable, true: Any = None) -> bytes | None:
        """What lies under this key, if it was made of the same."""
        made_of, found = self.kept.get(key, (None, None))
        if found is None or made_of != true:
            return None
        self.kept.move_to_end(key)
        return found

    def put(self, key: Hashable, true: Any, made: bytes) -> None:
        """Keep something; what nobody has asked for lately makes room for it."""
        self.drop(key)
        self.kept[key] = (true, made)
        self.size += len(made)
        while self.size > self.most and self.kept:
            self.drop(next(iter(self.kept)))

    def drop(self, key: Hashable) -> None:
        if key in self.kept:
            self.size -= len(self.kept.pop(key)[1])
