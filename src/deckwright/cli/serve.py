"""The command `deckwright serve`: the table in the browser."""

import re
import socket
import sys
import threading
import time
import webbrowser
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Annotated
from urllib.error import URLError
from urllib.request import urlopen

import typer

from deckwright.cards.errors import DeckwrightError
from deckwright.cli.places import named_place

if TYPE_CHECKING:
    from deckwright.server.settings import Settings

MOST_MESSAGE = 16 * 1024  # bytes that a page may send at once
PATIENCE = 3  # seconds in which pages may go when the server stops
OPEN_WITHIN = 20.0
MOST_FILES = 8192
HOST_NAME = re.compile(r"[A-Za-z0-9._-]{1,253}|\[?[0-9A-Fa-f:.]{2,45}\]?")


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
) -> None:
    """Serve the table in the browser."""
    with listen(host, port) as listener:
        serve_on(listener, settings_for(listener, host, data, tuple(name or ()), new_key), open_page)


def settings_for(
    listener: socket.socket, host: str, data: Path | None, names: tuple[str, ...], new_key: bool
) -> "Settings":
    """How the server is set up; its folder is there."""
    from deckwright.server.settings import Settings, default_data

    folder, port = prepare_folder(data or default_data()), listener.getsockname()[1]
    return Settings(data=folder, host=host, port=port, names=names, new_key=new_key, warm=True)


def serve_on(listener: socket.socket, settings: "Settings", open_page: bool | None) -> None:
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
        if open_page if open_page is not None else sys.stdout.isatty():
            threading.Thread(target=open_browser, args=(address,), daemon=True).start()
        run(settings, listener)


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
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind((host, port))
    except OSError as error:
        listener.close()
        raise DeckwrightError(
            f"Cannot listen on {host}, port {port}: {error.strerror or error}. Another program, perhaps Deckwright itself,"
            f" may use it: try --port {port + 1 if 0 < port < 65535 else 8001}, or --port 0 for any that is free."
        ) from None
    return listener


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


def allow_many_pages() -> None:
    """Every page takes a file of the system; as many as the system lets us have."""
    try:
        import resource
    except ImportError:  # not on Windows, which has no such limit
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != resource.RLIM_INFINITY and soft < MOST_FILES:
        most = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
        with suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))


def run(settings: "Settings", listener: socket.socket) -> None:
    """Serve until somebody ends it."""
    import uvicorn

    from deckwright.server.app import make_app
    from deckwright.server.lines import Line

    allow_many_pages()
    config = uvicorn.Config(
        make_app(settings), log_level="warning", access_log=False, server_header=False, ws=Line,
        ws_max_size=MOST_MESSAGE, timeout_graceful_shutdown=PATIENCE, lifespan="on",
    )  # fmt: skip
    uvicorn.Server(config).run(sockets=[listener])
