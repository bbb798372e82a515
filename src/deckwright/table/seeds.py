"""Seeds: a whole number, a text or bytes, all expanded to 256 bits; or fresh randomness."""

import hashlib
import secrets

from deckwright.cards.errors import BadOption

Seed = int | str | bytes | None


def key_of(seed: Seed) -> bytes:
    """The 256-bit key that belongs to a seed."""
    if seed is None:
        return secrets.token_bytes(32)
    if isinstance(seed, bool) or not isinstance(seed, int | str | bytes | bytearray):
        raise BadOption(f"A seed is a whole number from 0 on, a text or bytes, not {seed!r}.")
    if isinstance(seed, int):
        if seed < 0:
            raise BadOption(f"A seed is a whole number from 0 on, not {seed}.")
        return hashlib.sha256(b"deckwright int " + str(seed).encode()).digest()
    if isinstance(seed, str):
        return hashlib.sha256(b"deckwright str " + seed.encode()).digest()
    return hashlib.sha256(b"deckwright bytes " + bytes(seed)).digest()
