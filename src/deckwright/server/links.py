"""The secrets of links: the right to one seat, or to watch.

A secret is made from the server's own key, the table and the seat. It is stored nowhere: the database holds neither
secrets nor hashes of them, a copy of the database opens no seat, and the device that set a table up can be shown its
links again.
"""

import base64
import hashlib
import hmac
import secrets


class Links:
    """Makes and checks the secrets of links."""

    def __init__(self, key: str) -> None:
        self.key = key.encode()

    def secret(self, table: str, seat: int) -> str:
        """The secret for a seat, 256 bits; for watching the seat is WATCHING."""
        digest = hmac.new(self.key, f"{table}/{seat}".encode(), hashlib.sha256).digest()
        return base64.urlsafe_b64encode(digest).decode().rstrip("=")

    def fits(self, secret: str, table: str, seat: int) -> bool:
        return secrets.compare_digest(secret.encode(), self.secret(table, seat).encode())
