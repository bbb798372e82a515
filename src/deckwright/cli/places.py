"""Places on the disk as people write them."""

from pathlib import Path


def expanded(path: Path | str) -> Path:
    """The path with `~` as the home folder; where nobody has such a home, the path as it is."""
    try:
        return Path(path).expanduser()
    except RuntimeError:
        return Path(path)
