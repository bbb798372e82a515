"""How much one visitor may ask: requests and pages, counted by device and by address.

Behind a proxy the address is the one that the proxy names, if the proxy is trusted (uvicorn's FORWARDED_ALLOW_IPS; by
default one on this machine). Of an IPv6 address only the network counts: whoever has one has 2^64 others.
"""

import asyncio
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from ipaddress import IPv6Address, ip_address, ip_network

from litestar.connection import ASGIConnection
from litestar.stores.memory import MemoryStore
from litestar.stores.registry import StoreRegistry
from litestar.types import Scope

from deckwright.server.budgets import DEEPEST, PAYING, Account, Allowance, Budgets
from deckwright.server.problems import NotNow
from deckwright.server.settings import Settings

LONGEST_ADDRESS = 64
NETWORK_BITS = 64
MINUTE = 60.0


def address_of(connection: ASGIConnection) -> str:  # type: ignore[type-arg]
    """Who is counted as one visitor."""
    return network_of(connection.client.host if connection.client else "")


def network_of(host: str) -> str:
    """The address, or of IPv6 its network."""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host[:LONGEST_ADDRESS]
    if not isinstance(address, IPv6Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ip_network((address, NETWORK_BITS), strict=False))


class Visitors:
    """The pages that are open now, and those that came lately."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.devices: Counter[str] = Counter()
        self.addresses: Counter[str] = Counter()
        self.budgets = Budgets(settings.share)
        self.files = Budgets(settings.share, DEEPEST)  # for reading what they hand in
        self.arrivals: dict[str, Allowance] = {}  # by address: how often it may still ask

    @contextmanager
    def page(self, device: str, address: str) -> Iterator[None]:
        """A page is open as long as the block lasts; one too many is turned away."""
        if not (
            self.may_ask(address)
            and not self.budgets.of(address).is_empty
            and self.devices[device] < self.settings.pages_of_device
            and self.addresses[address] < self.settings.pages_of_address
        ):
            raise NotNow("too-many")
        self.devices[device] += 1
        self.addresses[address] += 1
        try:
            yield
        finally:
            for counted, key in ((self.devices, device), (self.addresses, address)):
                counted[key] -= 1
                if not counted[key]:
                    del counted[key]

    def account_of(self, scope: Scope) -> Account:
        """Who pays for what is asked over a connection."""
        return self.budgets.of(address_of(ASGIConnection(scope)))

    @contextmanager
    def handing_in(self, address: str) -> Iterator[None]:
        """Reading a large file is charged by itself: whoever has handed one in can look at it at once."""
        account = self.files.of(address)
        account.check()
        before = PAYING.set(account)
        try:
            yield
        finally:
            PAYING.reset(before)

    def may_ask(self, address: str) -> bool:
        """Whether this address has not opened pages, or asked for whole tables, too often within the last minute."""
        most = float(self.settings.requests_per_minute)
        return self.arrivals.setdefault(address, Allowance(most / MINUTE, most)).take()

    def forget(self) -> None:
        """Whoever may ask and use all that a newcomer may is not counted any more."""
        self.budgets.forget()
        self.files.forget()
        self.arrivals = {address: left for address, left in self.arrivals.items() if not left.is_full}


async def forget_visitors(visitors: Visitors, stores: StoreRegistry, every: float) -> None:
    """Again and again: drop the counts that no longer matter, for ever."""
    while True:
        await asyncio.sleep(every)
        visitors.forget()
        for name in ("rate_limit", "tables_rate_limit", "tables_day_limit", "pages_rate_limit"):
            kept = stores.get(name)
            if isinstance(kept, MemoryStore):
                await kept.delete_expired()
