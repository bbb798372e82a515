"""Which device asks: a random key in a cookie that no script can read. The server keeps only its hash.

A key carries the server's own mark, so that nobody can choose one: a key without it is replaced. Devices of the time
before there was a mark, or before it changed, keep theirs; the database lists them. Over https the cookie has a name that
no other host can set.
"""

import base64
import hashlib
import hmac
import re
import secrets

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

COOKIE = "deckwright_device"
HOST_COOKIE = f"__Host-{COOKIE}"  # over https: a browser takes it from this very host alone
KEY_BYTES = 32
MARK_BYTES = 16
KEY = re.compile(r"([A-Za-z0-9_-]{43})(?:\.([A-Za-z0-9_-]{22}))?")
YEARS = 2 * 365 * 24 * 3600
NEW_KEY = "new_device_key"


def hash_of(key: str) -> str:
    return hashlib.sha256(key.encode()).hexdigest()


class Devices:
    """Issues the keys of devices, and knows its own again."""

    def __init__(self, secret: str) -> None:
        self.secret = secret.encode()
        self.earlier: frozenset[str] = frozenset()  # the hashes of keys from before the mark of today

    @property
    def fingerprint(self) -> str:
        """What says whether the mark is still the same, without telling it."""
        return hmac.new(self.secret, b"fingerprint", hashlib.sha256).hexdigest()

    def issue(self) -> str:
        """A new key, 256 random bits and the mark."""
        chosen = secrets.token_urlsafe(KEY_BYTES)
        return f"{chosen}.{self.mark(chosen)}"

    def mark(self, chosen: str) -> str:
        digest = hmac.new(self.secret, chosen.encode(), hashlib.sha256).digest()[:MARK_BYTES]
        return base64.urlsafe_b64encode(digest).decode().rstrip("=")

    def hash_if_issued(self, key: str) -> str:
        """The hash of a key that was issued here; empty for any other."""
        parts = KEY.fullmatch(key)
        if parts is None:
            return ""
        found = hash_of(key)
        marked = secrets.compare_digest(parts[2] or "", self.mark(parts[1]))
        return found if marked or found in self.earlier else ""


def known_device(connection: ASGIConnection) -> str:  # type: ignore[type-arg]
    """The hash of the device's key; empty when it has none. Over https a key under the old name gets the better one."""
    devices: Devices = connection.app.state.devices
    if not is_safe(connection.scope["scheme"]):
        return devices.hash_if_issued(connection.cookies.get(COOKIE, ""))
    if found := devices.hash_if_issued(connection.cookies.get(HOST_COOKIE, "")):
        return found
    key = connection.cookies.get(COOKIE, "")
    if found := devices.hash_if_issued(key):
        connection.scope["state"][NEW_KEY] = key
    return found


def some_device(request: Request) -> str:  # type: ignore[type-arg]
    """The same, but a device without a key gets one with the answer."""
    known = known_device(request)
    if known:
        return known
    key = request.scope["state"][NEW_KEY] = request.app.state.devices.issue()
    return hash_of(key)


def cookie_of(key: str, scheme: str) -> Cookie:
    safe = is_safe(scheme)
    name = HOST_COOKIE if safe else COOKIE
    return Cookie(name, value=key, max_age=YEARS, path="/", httponly=True, samesite="lax", secure=safe)


def is_safe(scheme: str) -> bool:
    return scheme in ("https", "wss")
