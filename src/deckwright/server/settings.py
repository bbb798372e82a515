"""How a server is set up: where it keeps its tables, where it listens, how much one visitor may ask."""

import os
import socket
from dataclasses import dataclass, field
from functools import cached_property
from hashlib import sha256
from pathlib import Path

from platformdirs import user_data_path

from deckwright.server.folder import Folder

DATA_VARIABLE = "DECKWRIGHT_DATA"
DEFAULT_HOST = "127.0.0.1"
DEFAULT_PORT = 8000
LOOPBACK = ("localhost", "127.0.0.1", "[::1]")
EVERYWHERE = ("0.0.0.0", "::", "")
ELSEWHERE = ("192.0.2.1", 9)  # an address that nobody has


def default_data() -> Path:
    """The folder for tables when none is named."""
    named = os.environ.get(DATA_VARIABLE)
    return Path(named).expanduser() if named else user_data_path("deckwright", appauthor=False)


@dataclass(frozen=True)
class Settings:
    """Everything that differs from one server to another."""

    data: Path = field(default_factory=default_data)
    host: str = DEFAULT_HOST
    port: int = DEFAULT_PORT
    names: tuple[str, ...] = ()  # further host names under which the pages may be asked for
    requests_per_minute: int = 1200  # of one address
    tables_per_minute: int = 60  # that one address may set up
    share: float = 0.25  # of the server's time that one address may take; 1 is all of it
    messages_per_second: int = 30  # over one socket, after a first burst
    pages_of_device: int = 250  # open at the same time, at all tables
    pages_of_address: int = 1000
    connections: int = 4096  # open at the same time, of all visitors
    waiting_of_address: int = 100  # connections of one address that have not said what they want
    hello_seconds: float = 30.0  # within which a page says who it is
    lesson_days: float = 7.0  # a lesson that nobody touched for so long is cleared away
    unopened_days: float = 365.0  # and so is a game that is not finished and that nobody opened for so long,
    grace_days: float = 30.0  # if it still is so after this time
    undone_hours: float = 1.0  # what was taken back is emptied after this
    open_tables_of_maker: int = 500  # that one device may have set up and not finished
    tables_per_day: int = 2000  # that one address may set up
    bytes_of_maker: int = 512 * 2**20  # of its tables that are not finished
    maker_bytes_a_day: int = 200 * 2**20  # written at tables that one device set up
    table_bytes_a_day: int = 20 * 2**20  # written at one table: a whole game takes some 0.2 MB
    thinkers: int = min(max(os.cpu_count() or 1, 2), 4)  # processes for the quick bots, and as many for the deep ones
    reckoners: int = 1  # processes that find out what games that are over could have come to; others wait
    reckoned_runs: int = 20  # other runs of such a game
    hints_per_minute: int = 20  # that one device may ask for
    daily: bool = True  # everybody may play one deal a day, the same for all
    new_key: bool = False  # where the key is lost or damaged, make a new one
    warm: bool = False  # the quick bots are there before they are needed
    idle_seconds: float = 300.0  # a table that nobody looks at leaves the memory after this
    pages: Path = Path(__file__).parent / "pages"

    @property
    def folder(self) -> Folder:
        return Folder(self.data)

    @property
    def database(self) -> str:
        """The address of the database."""
        return self.folder.database

    @property
    def hosts(self) -> list[str]:
        """What a request may name as its host; anything else could be a foreign page that leads here."""
        names = {*LOOPBACK, *self.names}
        if self.host in EVERYWHERE:
            names |= own_addresses()
        else:
            names.add(f"[{self.host}]" if ":" in self.host else self.host)
        return sorted(names)

    @cached_property
    def key(self) -> bytes:
        """The server's own key."""
        return self.folder.key(self.new_key)

    def key_for(self, purpose: str) -> str:
        """A key of its own for each purpose."""
        return sha256(self.key + purpose.encode()).hexdigest()


def network_address() -> str | None:
    """The address by which others in the network reach this machine, if it is in one."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(ELSEWHERE)  # sends nothing: it only asks which way that would be
        except OSError:
            return None
        return str(probe.getsockname()[0])


def own_addresses() -> set[str]:
    """The names and addresses of this machine, as far as it knows them."""
    name = socket.gethostname()
    found = {name, f"{name}.local", *filter(None, [network_address()])}
    try:
        answers = socket.getaddrinfo(name, None)
    except OSError:
        return found
    return found | {f"[{answer[4][0]}]" if answer[0] == socket.AF_INET6 else str(answer[4][0]) for answer in answers}
