"""Bots of your own: `my_module:MyBot` names a class, or a function that makes a bot, in a module of yours."""

import importlib
import inspect
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from deckwright.bots.protocol import TOLD, Bot
from deckwright.cards.errors import DeckwrightError, NotFound
from deckwright.table.arguments import excerpt, shown

METHODS = ("start", "choose", "finish")


def load_own(name: str) -> Callable[[int], Bot]:
    """What makes the bot `module:Class` from a seed; the module is also looked for in the folder you are in."""
    module_name, _, path = name.partition(":")
    if not module_name or not path:
        raise NotFound(
            f"{shown(name)} names no bot. A bot of your own is named module:Class, for example my_module:MyBot."
        )
    make: Any = import_from_here(module_name, name)
    for part in path.split("."):
        if not hasattr(make, part):
            raise NotFound(
                f"The module {excerpt(module_name)} has no {shown(part)}, which the bot {shown(name)} needs."
            )
        make = getattr(make, part)
    if not callable(make):
        raise NotFound(f"{shown(name)} is not a class, nor a function that makes a bot.")
    takes_seed = has_seed(make)

    def made(seed: int) -> Bot:
        try:
            bot = make(seed=seed) if takes_seed else make()
        except Exception as error:
            raise DeckwrightError(f"The bot {shown(name)} cannot be made: {said(error)}") from error
        missing = [method for method in METHODS if not callable(getattr(bot, method, None))]
        if missing:
            raise DeckwrightError(
                f"The bot {shown(name)} has no method {', '.join(missing)}. A bot has {', '.join(METHODS)}; "
                "one that inherits from deckwright.bots.Bot needs only choose."
            )
        found: Bot = bot
        return found

    return made


def import_from_here(module_name: str, name: str) -> Any:
    """Import a module; the folder one is in counts, as it does for `python`."""
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.insert(0, here)
    try:
        return importlib.import_module(module_name)
    except ModuleNotFoundError as error:
        if error.name is None or error.name.split(".")[0] != module_name.split(".")[0]:
            raise DeckwrightError(f"The bot {shown(name)} cannot be imported: {excerpt(str(error), TOLD)}.") from error
        raise NotFound(
            f"There is no module {shown(module_name)} for the bot {shown(name)}, neither in {here} nor installed."
        ) from error
    except Exception as error:
        raise DeckwrightError(f"The bot {shown(name)} cannot be imported: {said(error)}") from error


def said(error: Exception) -> str:
    """What an error says, and its kind."""
    return excerpt(f"{type(error).__name__}: {error}", TOLD)


def has_seed(make: Callable[..., Any]) -> bool:
    """Whether it wants a seed: whatever has a parameter of that name gets one, anything else is called with nothing."""
    try:
        return "seed" in inspect.signature(make).parameters
    except (TypeError, ValueError):
        return False
