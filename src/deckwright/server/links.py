"""The secrets of links: the right to sit down at one seat, to come back to it, or to watch.

A secret is made from the server's own key, the table and the seat. It is stored nowhere: the database holds neither
secrets nor hashes of them, and a copy of the database opens no seat. A seat's link can be shown again to whoever set the
table up as long as nobody has used it; the link to come back only to the devices that sit there.
"""

import base64
import hashlib
import hmac
import secrets

CODES = 10_000


class Links:
    """Makes and checks the secrets of links."""

    def __init__(self, key: str) -> None:
        self.key = key.encode()

    def made_of(self, text: str) -> str:
        digest = hmac.new(self.key, text.encode(), hashlib.sha256).digest()
        return base64.urlsafe_b64encode(digest).decode().rstrip("=")

    def secret(self, table: str, seat: int) -> str:
        """The secret for a seat that is free, 256 bits; for watching the seat is WATCHING."""
        return self.made_of(f"{table}/{seat}")

    def way_back(self, table: str, seat: int, number: int) -> str:
        """The secret with which the person at a seat comes back; with the next number the one before opens nothing."""
        return self.made_of(f"{table}/{seat}/back/{number}")

    def code(self, table: str, seat: int, device: str) -> str:
        """Four digits by which somebody knows his other device again."""
        digest = hmac.new(self.key, f"{table}/{seat}/code/{device}".encode(), hashlib.sha256).digest()
        return f"{int.from_bytes(digest[:8]) % CODES:04}"


def same(secret: str, other: str) -> bool:
    """Whether two secrets are equal, in a time that does not tell how far they agree."""
    return secrets.compare_digest(secret.encode(), other.encode())
