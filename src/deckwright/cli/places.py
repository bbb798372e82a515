"""Places on the disk as people write them."""

from pathlib import Path

import typer

from deckwright.cli.words import Words, default_language, printable


def named_place(text: str) -> Path:
    """The file or folder that an option of the command line names; what can be no such name is refused."""
    words = Words(default_language())
    if not text.strip():
        raise typer.BadParameter(words.say("place-empty"))
    if not text.isprintable():
        raise typer.BadParameter(words.say("place-unprintable", file=printable(text)))
    path = expanded(text)
    try:
        path.stat()
    except (FileNotFoundError, NotADirectoryError, PermissionError):  # whoever needs it says what is missing
        pass
    except OSError as error:  # too long, a circle of links
        raise typer.BadParameter(words.say("cannot-read", file=text, reason=error.strerror or str(error))) from None
    return path


def expanded(path: Path | str) -> Path:
    """The path with `~` as the home folder; where nobody has such a home, the path as it is."""
    try:
        return Path(path).expanduser()
    except RuntimeError:
        return Path(path)


def is_no_file(path: Path) -> bool:
    """Whether there is a device or a pipe, which may have no end, or never begin."""
    return path.exists() and not path.is_file() and not path.is_dir()
