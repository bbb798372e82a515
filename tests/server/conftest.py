"""A server for the tests, with bots that think in threads."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from deckwright.server.settings import Settings
from tests.server.visitor import Running, running


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(data=tmp_path / "data")


@pytest.fixture
def server(settings: Settings) -> Iterator[Running]:
    with running(settings) as found:
        yield found


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """One server for all tests of a module that do not disturb each other."""
    with running(
        Settings(
            data=tmp_path_factory.mktemp("data"),
            requests_per_minute=100_000,
            messages_per_second=10_000,
            tables_per_minute=10_000,
        )
    ) as found:
        yield found
