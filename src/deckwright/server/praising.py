"""Halls of fame over HTTP: look at one, search it by code, enter a score, take it out again."""

from typing import Annotated, Any

from litestar import Request, get, post
from litestar.params import Parameter

from deckwright.server.answers import PROBLEMS
from deckwright.server.devices import known_device
from deckwright.server.hall import Hall
from deckwright.server.hall_messages import DEEPEST, HallShown, NodeEntered
from deckwright.server.message_types import Language
from deckwright.server.tree_messages import TreeShown

Asked = Request[Any, Any, Any]
LONGEST_ASKED = 200


@get("/hall/{game:str}", tags=["Trees of games"], responses=PROBLEMS)
async def get_hall(
    request: Asked,
    game: str,
    hall: Hall,
    ruleset: Annotated[str | None, Parameter(max_length=LONGEST_ASKED)] = None,
    part: Annotated[int, Parameter(ge=0, le=1000)] = 0,
    imported: bool = False,
    first: Annotated[int, Parameter(ge=0, le=DEEPEST)] = 0,
    code: Annotated[str | None, Parameter(max_length=LONGEST_ASKED)] = None,
    lang: Language = "en",
) -> HallShown:
    """The scores that were entered for a game, one part after the other, the best first; or all that stands under a code."""
    device = known_device(request)
    if code is not None:
        return await hall.search(game, code, device, lang)
    return await hall.show(game, ruleset, part, imported, first, device, lang)


@post("/trees/{tree_id:str}/hall", status_code=200, tags=["Trees of games"], responses=PROBLEMS)
async def enter_hall(request: Asked, tree_id: str, data: NodeEntered, hall: Hall) -> TreeShown:
    """Let the score of a finished game stand in the hall for everybody to see: with name and code of its tree."""
    return await hall.enter(tree_id, data.node, known_device(request))


@post("/trees/{tree_id:str}/hall/withdraw", status_code=200, tags=["Trees of games"], responses=PROBLEMS)
async def leave_hall(request: Asked, tree_id: str, data: NodeEntered, hall: Hall) -> TreeShown:
    """Take a score out of the hall again."""
    return await hall.withdraw(tree_id, data.node, known_device(request))


HANDLERS = [get_hall, enter_hall, leave_hall]
