"""Which device sits where at one table, and which may watch; kept by device and by seat, so that both are quick to ask."""

from collections.abc import Iterable


class Holders:
    """The devices of a table with their seats."""

    def __init__(self, pairs: Iterable[tuple[str, int]] = (), returns: dict[int, int] | None = None) -> None:
        self.returns = returns or {}  # seat -> the number of the link by which its person comes back
        self.by_device: dict[str, set[int]] = {}
        self.by_seat: dict[int, set[str]] = {}
        for device, seat in pairs:
            self.add(device, seat)

    def add(self, device: str, seat: int) -> None:
        self.by_device.setdefault(device, set()).add(seat)
        self.by_seat.setdefault(seat, set()).add(device)

    def drop(self, device: str, seat: int) -> None:
        """This device has nothing to do with the seat any more."""
        seats, devices = self.by_device.get(device, set()), self.by_seat.get(seat, set())
        seats.discard(seat)
        devices.discard(device)
        if not seats:
            self.by_device.pop(device, None)
        if not devices:
            self.by_seat.pop(seat, None)

    def __contains__(self, device: str) -> bool:
        return device in self.by_device

    def holds(self, device: str, seat: int) -> bool:
        return seat in self.by_device.get(device, ())

    def seats_of(self, device: str) -> set[int]:
        """The seats of a device, WATCHING among them if it may watch."""
        return self.by_device.get(device, set())

    def devices_at(self, seat: int) -> set[str]:
        return self.by_seat.get(seat, set())

    def others_at(self, seat: int, device: str) -> set[str]:
        """The devices at a seat but this one."""
        return self.devices_at(seat) - {device}

    def is_taken(self, seat: int) -> bool:
        return seat in self.by_seat
