"""How many connections there is room for: each takes a file of the system."""

from contextlib import suppress

MOST_FILES = 8192
OWN_FILES = 96  # the database, the bots' processes, files that are read
AT_ONCE = 32  # connections that are taken in one round of the loop
IN_FLIGHT = 4 * AT_ONCE  # those that may have been taken before one that has to go is gone


def allow_many_files() -> int:
    """Every page takes a file of the system; as many as the system lets us have. How many that is."""
    try:
        import resource
    except ImportError:  # not on Windows, which has no such limit
        return MOST_FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != resource.RLIM_INFINITY and soft < MOST_FILES:
        most = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
        with suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
        soft = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return MOST_FILES if soft == resource.RLIM_INFINITY else min(soft, MOST_FILES)


def room_for(files: int) -> int:
    """How many connections so many files allow, without ever running out of them."""
    return max(files - OWN_FILES - IN_FLIGHT, files // 4)
