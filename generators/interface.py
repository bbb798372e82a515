"""The description of the server's interface, and the types of the pages that are made from it."""

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

import msgspec

from deckwright.bots.levels import LEVELS
from deckwright.cards.model import LANGUAGES
from deckwright.server.app import make_app
from deckwright.server.looks import COLOURS, MOTIFS
from deckwright.server.message_types import message_types
from deckwright.server.settings import Settings
from deckwright.server.wire import PROTOCOL, FromPage, ToPage

ROOT = Path(__file__).parents[1]
WEB = ROOT / "web"
PLUGIN = "@hey-api/typescript"
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


def page_types() -> str:
    """The types of all messages in TypeScript."""
    with tempfile.TemporaryDirectory() as folder:
        description, out = Path(folder) / "openapi.json", Path(folder) / "api"
        description.write_bytes(msgspec.json.encode(describe()))
        program = WEB / "node_modules" / "@hey-api" / "openapi-ts" / "bin" / "run.js"
        command = ["node", str(program), "--input", str(description), "--output", str(out), "--plugins", PLUGIN]
        subprocess.run(command, cwd=WEB, env=with_node(), check=True, stdout=subprocess.DEVNULL)
        types = (out / "types.gen.ts").read_text(encoding="utf-8")
    forms = "".join(f"\n/** {what} */\nexport type {name} = {value};\n" for name, value, what in messages())
    return (
        types + forms + "".join(f"\n/** {what} */\nexport const {name} = {value};\n" for name, value, what in lists())
    )


def messages() -> list[tuple[str, str, str]]:
    """Messages whose form a game decides, as all their forms together: their name, those of the forms, what they are."""
    parts = {
        "RulesetListed": ("ruleset", "A ruleset"),
        "CardFace": ("face", "A card"),
        "Outcome": ("outcome", "The end of a game"),
    }
    return [
        (
            name,
            " | ".join(form.__name__ for form in message_types(part)),
            f"{what}, in the form that its game gives it.",
        )
        for name, (part, what) in parts.items()
    ]


def lists() -> list[tuple[str, str, str]]:
    """What the pages go by beside types, so that each list stands in one place: its name, its value, what it is."""
    return [
        ("PROTOCOL", str(PROTOCOL), "How pages and server speak over a socket."),
        ("LANGUAGES", f"{json.dumps(LANGUAGES)} as const", "What everything is said in."),
        ("LEVELS", f"{json.dumps([*LEVELS])} as const", "How well a bot can play."),
        ("MOTIFS", f"{json.dumps(MOTIFS)} as const", "What can be drawn on the medallion of a person."),
        ("COLOURS", f"{json.dumps(COLOURS)} as const", "The grounds of medallions, from dark to light."),
    ]


def with_node() -> dict[str, str]:
    """The environment of a program that finds Node beside the Python that runs this."""
    return {**os.environ, "PATH": os.pathsep.join((str(Path(sys.executable).parent), os.environ.get("PATH", "")))}
