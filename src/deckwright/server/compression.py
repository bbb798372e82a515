"""Answers over HTTP, compressed: the same answer once, a big one in a thread.

Pages, scripts and cards are the same for everybody; whoever asks for them again gets the bytes that were made before.
"""

import gzip
from hashlib import blake2b
from typing import Any

from litestar.datastructures import MutableScopeHeaders
from litestar.middleware.compression import CompressionMiddleware
from litestar.types import HTTPResponseStartEvent, Message, Scope, Send
from litestar.utils.scope.state import ScopeState

from deckwright.server.budgets import in_thread
from deckwright.server.shelf import Shelf

LEVEL = 6
BIG = 16 * 1024  # bytes; smaller ones are done before a thread would have begun
SHELF = Shelf(16 * 2**20)


async def compress(body: bytes) -> bytes:
    """The body, compressed."""
    key = blake2b(body, digest_size=16).digest()
    packed = SHELF.look(key)
    if packed is None:
        packed = pack(body) if len(body) < BIG else await in_thread(pack, body)
        SHELF.put(key, None, packed)
    return packed


def pack(body: bytes) -> bytes:
    return gzip.compress(body, LEVEL, mtime=0)


class Compression(CompressionMiddleware):
    """Compresses whole answers, where litestar compresses them part by part."""

    def create_compression_send_wrapper(self, send: Send, compression_encoding: Any, scope: Scope) -> Send:
        begin: HTTPResponseStartEvent | None = None
        parts: list[bytes] = []

        async def gather(message: Message) -> None:
            nonlocal begin
            if message["type"] == "http.response.start":
                begin = message
                return
            if begin is None or message["type"] != "http.response.body":
                await send(message)
                return
            parts.append(message["body"])
            if message.get("more_body"):
                return
            body = b"".join(parts)
            if len(body) >= self.config.minimum_size:
                body = await compress(body)
                headers = MutableScopeHeaders(begin)
                headers["Content-Encoding"] = compression_encoding
                headers["Content-Length"] = str(len(body))
                headers.extend_header_value("vary", "Accept-Encoding")
                ScopeState.from_scope(scope).response_compressed = True
            await send(begin)
            await send({"type": "http.response.body", "body": body, "more_body": False})

        return gather
