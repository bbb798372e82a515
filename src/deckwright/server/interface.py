"""The description of the interface as a page that people can read; it needs nothing from elsewhere."""

from html import escape
from typing import Any

from litestar import Request
from litestar.openapi.plugins import OpenAPIRenderPlugin

from deckwright.server.wire import PROTOCOL

STYLE = (
    "body{font:1rem/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color-scheme:light dark}"
    "code{font-family:ui-monospace,monospace}summary{cursor:pointer;padding:.4rem 0}b{display:inline-block;min-width:4rem}"
    "pre{overflow-x:auto;padding:.6rem;border:1px solid;border-radius:.4rem}"
)
PAGE = """<!doctype html><html lang="en"><head><meta charset="utf-8"><title>{title}: interface</title>
<meta name="viewport" content="width=device-width,initial-scale=1"><style>{style}</style></head><body>
<h1>{title}: interface</h1><p>For programs: <a href="/api/schema/openapi.json">openapi.json</a>. Each table has a socket,
<code>/api/tables/{{table_id}}/socket</code>, with messages as JSON: <code>Hello</code> (its
<code>protocol</code> is {protocol}), <code>Act</code>,
<code>PlayAll</code>, <code>Undo</code> and <code>Earlier</code> from the page, <code>State</code>, <code>Presence</code>,
<code>LogPage</code>, <code>Askers</code> and <code>Refused</code> to it.</p><main>{operations}</main>
<h2>Types</h2>{types}</body></html>"""


class InterfacePage(OpenAPIRenderPlugin):
    """Every operation with its parameters and types."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        operations = "".join(
            describe_operation(path, method, operation)
            for path, item in openapi_schema["paths"].items()
            for method, operation in item.items()
        )
        types = "".join(
            f"<details id='{escape(name)}'><summary><code>{escape(name)}</code></summary>"
            f"<pre>{escape(self.render_json(request, schema).decode())}</pre></details>"
            for name, schema in openapi_schema.get("components", {}).get("schemas", {}).items()
        )
        title = escape(openapi_schema["info"]["title"])
        return PAGE.format(title=title, protocol=PROTOCOL, style=STYLE, operations=operations, types=types).encode()


def describe_operation(path: str, method: str, operation: dict[str, Any]) -> str:
    """One operation: what it does, what it takes, what it answers."""
    given = [
        f"<li><code>{escape(one['name'])}</code> ({escape(one['in'])})</li>" for one in operation.get("parameters", [])
    ]
    body = type_in(operation.get("requestBody", {}))
    answers = "".join(
        f"<li>{escape(status)}: {escape(answer.get('description', ''))} {type_in(answer)}</li>"
        for status, answer in operation.get("responses", {}).items()
    )
    sent = f"<p>Body: {body}</p>" if body else ""
    return (
        f"<details><summary><b>{escape(method.upper())}</b> <code>{escape(path)}</code></summary>"
        f"<p>{escape(operation.get('description', ''))}</p><ul>{''.join(given)}</ul>{sent}<ul>{answers}</ul></details>"
    )


def type_in(part: dict[str, Any]) -> str:
    """A link to the type of a body or an answer."""
    for media in part.get("content", {}).values():
        schema = media.get("schema", {})
        reference = schema.get("$ref") or schema.get("items", {}).get("$ref", "")
        if reference:
            name = escape(reference.rpartition("/")[2])
            return f"<a href='#{name}'>{name}</a>{'[]' if 'items' in schema else ''}"
    return ""
