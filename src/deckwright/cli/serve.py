"""The command `deckwright serve`: the table in the browser."""

import re
import socket
import sys
import threading
import time
import webbrowser
from dataclasses import replace
from ipaddress import ip_address
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, NamedTuple
from urllib.error import URLError
from urllib.request import urlopen

import typer

from deckwright.cards.errors import DeckwrightError
from deckwright.cli.extras import check_extra
from deckwright.cli.places import named_place
from deckwright.cli.words import Words, default_language

if TYPE_CHECKING:
    from deckwright.server.settings import Settings

OPEN_WITHIN = 20.0
HOST_NAME = re.compile(r"[A-Za-z0-9._-]{1,253}|\[?[0-9A-Fa-f:.]{2,45}\]?")
LOOPBACK = "127.0.0.1"
IN_THE_CLEAR = (
    "Note: this is plain http. Links to seats and the keys of devices go over the network in the clear: whoever listens there can"
    " take a seat. That may do at home; elsewhere leave --host as it is and put a proxy with https in front (docs/hosting.md)."
)


class Watching(NamedTuple):
    """How those who watch over the server see how it does."""

    figures: tuple[str, int] | None = None  # where Prometheus finds them
    log_json: bool = False


def host_name(text: str) -> str:
    """A name under which a machine can be reached."""
    if not HOST_NAME.fullmatch(text):
        raise typer.BadParameter(f"{text!r} is no name of a machine. For example: deckwright.example.org")
    return text


def serve(
    host: Annotated[
        str, typer.Option(help="Where to listen; 0.0.0.0 for every network of this machine.")
    ] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="0 takes any port that is free.")] = 8000,
    data: Annotated[
        Path | None,
        typer.Option(
            parser=named_place,
            metavar="FOLDER",
            help="Where tables are kept (DECKWRIGHT_DATA; else the user's data folder).",
        ),
    ] = None,
    name: Annotated[
        list[str] | None,
        typer.Option(parser=host_name, metavar="HOST", help="A further name under which others reach it; repeatable."),
    ] = None,
    open_page: Annotated[
        bool | None, typer.Option("--open/--no-open", help="Open the browser; when run by hand it does.")
    ] = None,
    new_key: Annotated[
        bool,
        typer.Option("--new-key", help="Make a new key if the old one is lost or damaged; old links are dead then."),
    ] = False,
    metrics: Annotated[
        str | None,
        typer.Option(
            metavar="[HOST:]PORT", help="Figures for Prometheus at this port, by default for this machine alone."
        ),
    ] = None,
    daily: Annotated[
        bool, typer.Option("--daily/--no-daily", help="One deal a day, the same for everybody on this server.")
    ] = True,
    log_json: Annotated[bool, typer.Option("--log-json", help="Write the log as one JSON object a line.")] = False,
) -> None:
    """Serve the table in the browser."""
    check_extra("server", "deckwright serve", Words(default_language()))
    watching = Watching(None if metrics is None else figures_address(metrics), log_json)
    with listen(host, port) as listener:
        settings = settings_for(listener, host, data, tuple(name or ()), new_key)
        serve_on(listener, replace(settings, daily=daily), open_page, watching)


def settings_for(
    listener: socket.socket, host: str, data: Path | None, names: tuple[str, ...], new_key: bool
) -> "Settings":
    """How the server is set up; its folder is there."""
    from deckwright.server.settings import Settings, default_data

    folder, port = prepare_folder(data or default_data()), listener.getsockname()[1]
    return Settings(data=folder, host=host, port=port, names=names, new_key=new_key, warm=True)


def serve_on(listener: socket.socket, settings: "Settings", open_page: bool | None, watching: Watching) -> None:
    """Get everything ready, say where it is, and serve; nobody else serves the same tables meanwhile."""
    from deckwright.server.settings import EVERYWHERE, network_address

    host, port = settings.host, settings.port
    address = f"http://{page_host(host)}:{port}/"
    if not (settings.pages / "index.html").is_file():
        raise DeckwrightError("The pages are not built yet. Run `make play` in the project's folder; it builds them.")
    with settings.folder.held():
        open_tables(settings)
        typer.echo(f"Deckwright is at {address}  (Ctrl+C ends it; tables are kept in {settings.data})")
        if host in EVERYWHERE and (here := network_address()) is not None:
            typer.echo(f"Others in this network find it at http://{here}:{port}/")
        typer.echo(warning(host), nl=False)
        if open_page if open_page is not None else sys.stdout.isatty():
            threading.Thread(target=open_browser, args=(address,), daemon=True).start()
        run(settings, listener, watching)


def listen(host: str, port: int) -> socket.socket:
    """The socket to listen on; a port that is taken is said before anything else is done."""
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        listener = socket.socket(
            family, socket.SOCK_STREAM, socket.IPPROTO_TCP
        )  # so named, small answers leave at once
    except OSError as error:
        raise DeckwrightError(f"Cannot listen on {host}: {error.strerror or error}.") from None
    except UnicodeError:  # a name with an empty part, or one that is too long
        raise DeckwrightError(f"Cannot listen on {host}: this is no address. For example: 127.0.0.1") from None
    try:
        listener.setsockopt(socket.SOL_SOCKET, sole_use(), 1)
        listener.bind((host, port))
    except OSError as error:
        listener.close()
        raise DeckwrightError(
            f"Cannot listen on {host}, port {port}: {error.strerror or error}. Another program, perhaps Deckwright itself,"
            f" may use it: try --port {port + 1 if 0 < port < 65535 else 8001}, or --port 0 for any that is free."
        ) from None
    return listener


def sole_use() -> int:
    """The option by which a port that was left a moment ago can be taken again, but never one that is in use."""
    return getattr(socket, "SO_EXCLUSIVEADDRUSE", socket.SO_REUSEADDR)  # the latter would share it on Windows


def warning(host: str) -> str:
    """What it means to listen there, if that is more than this machine."""
    return "" if is_loopback(host) else f"{IN_THE_CLEAR}\n"


def is_loopback(host: str) -> bool:
    """Whether only this machine can reach a server that listens there."""
    try:
        return host == "localhost" or ip_address(host).is_loopback
    except ValueError:
        return False


def figures_address(wanted: str) -> tuple[str, int]:
    """Where figures for Prometheus are given: `9100` or `127.0.0.1:9100`."""
    host, _, port = wanted.rpartition(":")
    if not (port.isascii() and port.isdecimal() and 0 < int(port[:6]) <= 65535):
        raise DeckwrightError(f"--metrics takes a port from 1 to 65535, or a host and a port: not {wanted[:60]!r}.")
    return host.strip("[]") or LOOPBACK, int(port)


def prepare_folder(folder: Path) -> Path:
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)  # the cards of every hand are in it
        probe = folder / ".probe"
        probe.touch()
        probe.unlink()
    except OSError as error:
        raise DeckwrightError(
            f"Tables cannot be kept in {folder}: {error.strerror or error}. Name another folder with --data."
        ) from None
    return folder


def open_tables(settings: "Settings") -> None:
    """Look into the tables before anybody is asked to come; what is wrong with them is said in one line."""
    from sqlalchemy.exc import SQLAlchemyError

    from deckwright.server.database import migrate, open_engine, reason_of

    try:
        settings.folder.close_to_others()
        settings.key_for("links")
        engine = open_engine(settings.database)
        migrate(engine)
        engine.dispose()
    except (OSError, SQLAlchemyError) as error:
        raise DeckwrightError(
            f"The tables in {settings.data} cannot be opened: {reason_of(error)}. Name another folder with --data."
        ) from None


def page_host(host: str) -> str:
    """The address that a browser on this machine can ask for."""
    if host in ("0.0.0.0", "::", ""):  # as in the settings of the server, which are slow to load
        return "127.0.0.1"
    return f"[{host}]" if ":" in host else host


def open_browser(address: str) -> None:
    """Open the page as soon as it is served."""
    until = time.monotonic() + OPEN_WITHIN
    while time.monotonic() < until:
        try:
            with urlopen(address, timeout=2):
                webbrowser.open(address)
                return
        except (URLError, OSError):
            time.sleep(0.1)


def run(settings: "Settings", listener: socket.socket, watching: Watching = Watching()) -> None:  # noqa: B008
    """Serve until somebody ends it."""
    from deckwright.server.app import make_app
    from deckwright.server.logs import set_up
    from deckwright.server.metrics import registry_of, serve_metrics
    from deckwright.server.room import allow_many_files, room_for
    from deckwright.server.serving import Server

    set_up(watching.log_json)
    room = room_for(allow_many_files())
    pages = min(settings.pages_of_address, room // 2)  # nobody fills the server alone
    app = make_app(replace(settings, connections=room, pages_of_address=pages))
    if watching.figures is not None:
        try:
            serve_metrics(watching.figures, registry_of(app.state.tables, app.state.connections))
        except OSError as error:
            raise DeckwrightError(
                f"Cannot listen on {':'.join(map(str, watching.figures))} for --metrics: {error.strerror or error}."
            ) from None
    Server(app, log_level="warning").run(sockets=[listener])
