"""Which device asks: a random key in a cookie that no script can read. The server keeps only its hash."""

import hashlib
import re
import secrets

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

COOKIE = "deckwright_device"
KEY_BYTES = 32
KEY = re.compile(r"[A-Za-z0-9_-]{43}")
YEARS = 2 * 365 * 24 * 3600
NEW_KEY = "new_device_key"


def hash_of(key: str) -> str:
    return hashlib.sha256(key.encode()).hexdigest()


def known_device(connection: ASGIConnection) -> str:  # type: ignore[type-arg]
    """The hash of the device's key; empty when it has none."""
    key = connection.cookies.get(COOKIE, "")
    return hash_of(key) if KEY.fullmatch(key) else ""


def some_device(request: Request) -> str:  # type: ignore[type-arg]
    """The same, but a device without a key gets one with the answer."""
    known = known_device(request)
    if known:
        return known
    key = secrets.token_urlsafe(KEY_BYTES)
    request.scope["state"][NEW_KEY] = key
    return hash_of(key)


def cookie_of(key: str) -> Cookie:
    return Cookie(COOKIE, value=key, max_age=YEARS, path="/", httponly=True, samesite="lax")
