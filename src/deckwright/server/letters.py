"""A message as it goes down the lines of pages: encoded once, compressed once, whoever gets it.

A line that forgets what it has sent (RFC 7692, `server_no_context_takeover`) takes the same bytes as any other: so what a
hundred pages are told alike is compressed for the first of them.
"""

from functools import cache

from websockets.extensions.permessage_deflate import PerMessageDeflate
from websockets.frames import Frame, Opcode

SMALLEST = 256  # bytes; smaller ones are sent as they are
LEVEL = 5
MOST_BITS = 15


class Letter:
    """One message, in as many envelopes as there are kinds of lines."""

    __slots__ = ("frames", "text")

    def __init__(self, text: bytes) -> None:
        self.text = text
        self.frames: dict[int, bytes] = {}  # by the bits of the line's window, 0 for a line that does not compress

    def frame(self, window: int) -> bytes:
        """The message as a line of this kind takes it."""
        bits = window if len(self.text) >= SMALLEST else 0
        found = self.frames.get(bits)
        if found is None:
            packing = [packer(bits)] if bits else []
            found = self.frames[bits] = Frame(Opcode.TEXT, self.text).serialize(mask=False, extensions=packing)
        return found


@cache
def packer(bits: int) -> PerMessageDeflate:
    """Packs each message by itself."""
    return PerMessageDeflate(True, True, MOST_BITS, bits, {"level": LEVEL})
