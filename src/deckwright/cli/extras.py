"""Libraries that come with an extra, such as `deckwright[server]`: what is missing is said in one line."""

import re
from importlib.metadata import PackageNotFoundError, distribution, requires

from deckwright.cli.terminal import BadInput
from deckwright.cli.words import Words

REQUIREMENT = re.compile(r"(?P<library>[A-Za-z0-9._-]+).*;.*extra == ['\"](?P<extra>[a-z]+)['\"]")


def missing_library(extra: str) -> str | None:
    """The first library of an extra that is not installed here."""
    for requirement in requirements():
        found = REQUIREMENT.match(requirement)
        if found is not None and found["extra"] == extra and not is_installed(found["library"]):
            return found["library"]
    return None


def requirements() -> list[str]:
    """What this program says that it needs; nothing where it runs from a folder of sources."""
    try:
        return requires("deckwright") or []
    except PackageNotFoundError:
        return []


def is_installed(library: str) -> bool:
    try:
        distribution(library)
    except PackageNotFoundError:
        return False
    return True


def check_extra(extra: str, wanted: str, words: Words) -> None:
    """Refuse what is wanted where a library for it is missing, and say what to install."""
    library = missing_library(extra)
    if library is not None:
        raise BadInput(words.say("needs-extra", wanted=wanted, library=library, extra=extra))
