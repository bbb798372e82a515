"""What is installed here works: it serves its pages and a whole game. `python -m tests.wheel.smoke` in any environment.

It is run beside the tests' own environment: by the test of the wheel, and on other systems.
"""

import os
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.resources import files

import httpx

from tests.server.visitor import Visitor, wait_for

PATIENCE = 60  # seconds in which a server may begin, or end
LONGEST_GAME = 2000  # actions
APART = 0.04  # seconds from action to action: a server hears 30 messages a second
# What is done first when there is a choice: whoever acquires and defeats comes to an end.
PREFERRED = ("play ", "use ", "defeat ", "acquire ", "choose ", "accept")


@contextmanager
def serving() -> Iterator[str]:
    """The address of a server that is run as a person would run it."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        command = [sys.executable, "-m", "deckwright.cli.main", "serve", "--port", "0", "--no-open", "--data", folder]
        environment = {**os.environ, "PYTHONUNBUFFERED": "1", "DECKWRIGHT_MODE": "interpreted"}
        server = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True)
        assert server.stdout is not None
        try:
            told = server.stdout.readline()
            found = re.search(r"http://127\.0\.0\.1:\d+", told)
            assert found is not None, f"the server says: {told}"
            wait_for(lambda: is_there(found[0]) or server.poll() is not None, PATIENCE)
            yield found[0]
        finally:
            server.terminate()
            server.communicate(timeout=PATIENCE)


def is_there(address: str) -> bool:
    """Whether a server answers already."""
    try:
        return httpx.get(address).status_code > 0
    except httpx.TransportError:
        return False


def check_pages(address: str) -> int:
    """The front page is there with everything that it names; how many files that were."""
    page = httpx.get(f"{address}/")
    assert page.status_code == 200 and page.headers["content-type"].startswith("text/html")
    named = re.findall(r'(?:src|href)="(/[^"]+)"', page.text)
    for path in named:
        assert httpx.get(f"{address}{path}").status_code == 200, path
    return len(named)


def play_game(address: str) -> dict[str, object]:
    """A game from its beginning to its end; the last view of it."""
    visitor = Visitor(address)
    try:
        page = visitor.sit(visitor.make("Ana: here", mode="solo", seed="1")["table"], 0)
        for _ in range(LONGEST_GAME):
            if page.question is None:
                break
            time.sleep(APART)
            texts = page.texts()
            page.act(next((text for start in PREFERRED for text in texts if text.startswith(start)), texts[-1]))
        view: dict[str, object] = page.state["view"]
        assert view["over"], "the game never ended"
        return view
    finally:
        visitor.close()


def main() -> None:
    """Serve, look at the pages, play."""
    place = str(files("deckwright"))
    with serving() as address:
        count = check_pages(address)
        view = play_game(address)
    print(f"{place}: a page with {count} files, a game of {view['round']} rounds")


if __name__ == "__main__":
    main()
