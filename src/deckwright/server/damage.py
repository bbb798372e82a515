"""What is said about errors that nobody foresaw: where they are, never what was in the cells and cards."""

import traceback

DEEPEST = 3  # places of the code that are named


def place_of(error: BaseException) -> str:
    """An error by its kind and its place in the code; its own words may tell cards, so they are for no log."""
    frames = traceback.extract_tb(error.__traceback__)[-DEEPEST:]
    places = ", ".join(f"{frame.filename.rpartition('/')[2]}:{frame.lineno} {frame.name}" for frame in reversed(frames))
    return f"{type(error).__name__} at {places or 'an unknown place'}"
