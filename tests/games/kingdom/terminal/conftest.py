"""Every test plays in a folder of its own, in English, on a plain terminal of 80 columns."""

import pytest

from tests.cli.conftest import quiet_place as quiet_place


@pytest.fixture(autouse=True)
def interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    """A few actions are played faster than rules are compiled."""
    monkeypatch.setenv("DECKWRIGHT_MODE", "interpreted")
