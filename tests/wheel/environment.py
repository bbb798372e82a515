"""The wheel, and empty environments to install it into.

The libraries of an environment are links to those of the tests: exactly the ones that the wheel names, and what they
need in turn. So nothing is fetched, and what the wheel forgets to name is not there.
"""

import shutil
import subprocess
import sys
import sysconfig
import venv
import zipfile
from collections.abc import Iterator
from email.parser import HeaderParser
from importlib.metadata import distribution
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[2]
SOURCES = ("pyproject.toml", "README.md", "LICENSE", "NOTICE")
QUIET = ("--quiet", "--disable-pip-version-check", "--no-input")


def build_wheel(folder: Path) -> Path:
    """The wheel of what lies in `src/`, made in a copy: nothing that was left over from before gets into it."""
    copy = folder / "sources"
    shutil.copytree(
        ROOT / "src" / "deckwright", copy / "src" / "deckwright", ignore=shutil.ignore_patterns("__pycache__")
    )
    for name in SOURCES:
        shutil.copy2(ROOT / name, copy)
    pip("wheel", "--no-deps", "--no-build-isolation", "--wheel-dir", str(folder), str(copy))
    (found,) = folder.glob("*.whl")
    return found


def pip(command: str, *arguments: str, python: Path | None = None) -> None:
    """Run pip for this environment, or for another one."""
    where = ("--python", str(python)) if python else ()
    subprocess.run([sys.executable, "-m", "pip", *where, command, *QUIET, *arguments], check=True)


def requirements_of(wheel: Path) -> list[Requirement]:
    """What a wheel says that it needs."""
    with zipfile.ZipFile(wheel) as file:
        (metadata,) = (name for name in file.namelist() if name.endswith(".dist-info/METADATA"))
        fields = HeaderParser().parsestr(file.read(metadata).decode())
    return [Requirement(line) for line in fields.get_all("Requires-Dist", [])]


def wanted(requirements: list[Requirement], extra: str) -> Iterator[Requirement]:
    """The requirements that count here, with an extra or without (``)."""
    return (one for one in requirements if one.marker is None or one.marker.evaluate({"extra": extra}))


def libraries_of(wheel: Path, extra: str) -> set[str]:
    """The names of all libraries that an extra needs, and those that they need in turn."""
    found: set[str] = set()
    open_ones = list(wanted(requirements_of(wheel), extra))
    while open_ones:
        requirement = open_ones.pop()
        name = canonicalize_name(requirement.name)
        needed = [Requirement(line) for line in distribution(name).requires or ()]
        if name not in found:
            found.add(name)
            open_ones.extend(wanted(needed, ""))
        for further in requirement.extras:
            open_ones.extend(one for one in wanted(needed, further) if canonicalize_name(one.name) not in found)
    return found


class Environment:
    """An environment in which nothing but the wheel and its libraries lies."""

    def __init__(self, folder: Path, wheel: Path, extra: str = "") -> None:
        venv.create(folder, with_pip=False, symlinks=True)
        paths = {"base": str(folder), "platbase": str(folder)}
        self.programs = Path(sysconfig.get_path("scripts", "venv", paths))
        self.packages = Path(sysconfig.get_path("purelib", "venv", paths))
        for library in libraries_of(wheel, extra):
            self.link(library)
        asked = f"{wheel}[{extra}]" if extra else str(wheel)
        pip("install", "--no-index", "--no-compile", asked, python=self.programs / "python")

    def link(self, library: str) -> None:
        """Let a library of the tests be there as well."""
        found = distribution(library)
        for top in {file.parts[0] for file in found.files or ()} - {"..", "__pycache__"}:
            link = self.packages / top
            if not link.exists():
                link.symlink_to(Path(str(found.locate_file(top))))

    def run(self, *command: str, folder: Path) -> "subprocess.CompletedProcess[str]":
        """Run a program of this environment; the sources are out of its sight."""
        program = str(self.programs / command[0])
        environment = {
            "PATH": str(self.programs),
            "HOME": str(folder),
            "LANG": "en_US.UTF-8",
            "DECKWRIGHT_MODE": "interpreted",
        }
        return subprocess.run([program, *command[1:]], cwd=folder, env=environment, capture_output=True, text=True)
