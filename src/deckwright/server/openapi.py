"""Prints the description of the server's interface: `python -m deckwright.server.openapi`.

With `--seal FILE` it prints the digest of the description and of the types that were made from it: kept beside them, it
says whether they still belong together.
"""

import hashlib
import sys
import tempfile
from pathlib import Path
from typing import Any

import msgspec

from deckwright.server.app import make_app
from deckwright.server.settings import Settings
from deckwright.server.wire import FromPage, ToPage

REFERENCE = "#/components/schemas/{name}"


def describe() -> dict[str, Any]:
    """The OpenAPI document, with the messages of the socket among its types."""
    with tempfile.TemporaryDirectory() as folder:
        document: dict[str, Any] = make_app(Settings(data=Path(folder))).openapi_schema.to_schema()
    (whole,), types = msgspec.json.schema_components([FromPage | ToPage], ref_template=REFERENCE)
    schemas = document["components"]["schemas"]
    for name, schema in types.items():
        schemas.setdefault(name, schema)
    schemas["SocketMessage"] = whole
    plain: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(document))
    return plain


def written() -> bytes:
    """The description as a file."""
    return msgspec.json.format(msgspec.json.encode(describe())) + b"\n"


def seal(types: Path) -> str:
    """The digest of the description and of the file of types made from it."""
    return hashlib.sha256(written() + types.read_bytes()).hexdigest()


if __name__ == "__main__":
    if sys.argv[1:2] == ["--seal"]:
        print(seal(Path(sys.argv[2])))
    else:
        sys.stdout.buffer.write(written())
