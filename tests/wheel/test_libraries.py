"""Every library that is imported is named in `pyproject.toml`, and those of the server are imported by the server alone."""

import ast
import re
import sys
import tomllib
from collections.abc import Iterator
from importlib.metadata import packages_distributions
from pathlib import Path
from typing import Any

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tests.wheel.environment import ROOT

PACKAGE = ROOT / "src" / "deckwright"
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
NAME = re.compile(r"[A-Za-z0-9._-]+")
DEVICES = {"cupy": ["cupy-cuda13x"]}  # may not be installed where there is no device
SERVES = ("server/", "cli/serve.py")


def names(requirements: list[str]) -> set[str]:
    """The libraries of a list of requirements."""
    return {canonicalize_name(found[0]) for line in requirements if (found := NAME.match(line))}


PLAIN = names(PROJECT["dependencies"])
EXTRA_LINES: dict[str, list[str]] = PROJECT["optional-dependencies"]
EXTRAS = {extra: names(lines) for extra, lines in EXTRA_LINES.items()}


def imported(file: Path) -> Iterator[str]:
    """The top names of all modules from elsewhere that a file imports anywhere."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name.split(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            yield node.module.split(".")[0]


def imports() -> Iterator[tuple[str, set[str]]]:
    """Every import of a library: by which file, and under which names it could be installed."""
    known = {**DEVICES, **packages_distributions()}
    for file in PACKAGE.rglob("*.py"):
        for top in set(imported(file)) - sys.stdlib_module_names - {"deckwright"}:
            yield str(file.relative_to(PACKAGE).as_posix()), {canonicalize_name(name) for name in known.get(top, [top])}


def test_every_library_is_named() -> None:
    everything = PLAIN.union(*EXTRAS.values())
    assert [(file, library) for file, library in imports() if not library & everything] == []


def test_only_the_server_imports_its_libraries() -> None:
    elsewhere = [
        (file, library)
        for file, library in imports()
        if library & EXTRAS["server"] and not library & PLAIN and not file.startswith(SERVES)
    ]
    assert elsewhere == []


def pinned() -> dict[str, str]:
    """The versions that everything is tested with: a name and a number a line, and never where it comes from."""
    found: dict[str, str] = {}
    for file in ("requirements.txt", "requirements-dev.txt"):
        for line in (ROOT / file).read_text(encoding="utf-8").splitlines():
            if not line.startswith("#"):
                pin = re.fullmatch(r"([A-Za-z0-9._-]+)==([0-9a-z.]+)", line)
                assert pin is not None, f"{file}: {line}"
                found[canonicalize_name(pin[1])] = pin[2]
    return found


def test_what_is_tested_is_what_is_allowed() -> None:
    """The versions of the tests lie within the bounds of the wheel."""
    versions = pinned()
    wanted = [Requirement(line) for lines in (PROJECT["dependencies"], *EXTRA_LINES.values()) for line in lines]
    tested = [one for one in wanted if canonicalize_name(one.name) in versions]
    assert len(tested) > 20
    assert [str(one) for one in tested if versions[canonicalize_name(one.name)] not in one.specifier] == []
