"""Seeds: a whole number, a text or bytes, all expanded to 256 bits; or fresh randomness."""

import hashlib
import secrets
from decimal import Decimal

import numpy as np

from deckwright.cards.errors import BadOption
from deckwright.kernel.chacha import KEY, KEY_CELLS
from deckwright.table.arguments import is_whole, shown

Seed = int | str | bytes | None


def key_of(seed: Seed) -> bytes:
    """The 256-bit key that belongs to a seed."""
    if seed is None:
        return secrets.token_bytes(32)
    return hashlib.sha256(b"deckwright " + spelled(seed)).digest()


def spelled(seed: object) -> bytes:
    """A seed as bytes, with its kind before it: the number 7, the text "7" and the byte "7" are three seeds."""
    if is_whole(seed) and seed >= 0:
        return b"int " + str(Decimal(int(seed))).encode()  # `str` of a number alone ends at 4,300 digits
    if isinstance(seed, str):
        return b"str " + seed.encode("utf-8", "surrogatepass")
    if isinstance(seed, bytes | bytearray):
        return b"bytes " + bytes(seed)
    raise BadOption(f"A seed is a whole number from 0 on, a text or bytes, not {shown(seed)}.")


def set_key(state: np.ndarray, key: bytes) -> None:
    """Write the 256-bit key of all randomness into a state."""
    state[KEY : KEY + KEY_CELLS] = np.frombuffer(key, dtype="<i2")


def key_in(state: np.ndarray) -> bytes:
    """The 256-bit key of all randomness in a state."""
    return state[KEY : KEY + KEY_CELLS].astype("<i2").tobytes()
