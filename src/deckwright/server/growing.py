"""Trees of games over HTTP: found one, let it grow, go where it stands, hand it out and take it in."""

from typing import Any

import msgspec
from litestar import Request, Response, get, post

from deckwright.server.answers import PROBLEMS
from deckwright.server.budgets import in_thread
from deckwright.server.devices import known_device, some_device
from deckwright.server.problems import BadRequest, NotNow, NotThere
from deckwright.server.tree_messages import (
    BranchWanted,
    Comparison,
    Course,
    ExpansionWanted,
    NodeMeant,
    TreeListed,
    TreeMeant,
    TreeNamed,
    TreeShown,
    TreeWanted,
)
from deckwright.server.trees import AnyTree, Trees, named
from deckwright.server.visitors import address_of
from deckwright.table.saved import MOST_BYTES
from deckwright.table.trees import Growing

TREE = "/trees/{tree_id:str}"
Asked = Request[Any, Any, Any]


@post("/trees", opt={"makes_a_table": True}, tags=["Trees of games"], responses=PROBLEMS)
async def found_tree(request: Asked, data: TreeWanted, trees: Trees) -> TreeShown:
    """A new tree with its first game."""
    return await trees.found(data.ruleset, data.options, data.name, some_device(request))


@get("/trees", tags=["Trees of games"], responses=PROBLEMS)
async def list_trees(request: Asked, trees: Trees) -> list[TreeListed]:
    """The trees of this device, the latest first."""
    return await trees.list(known_device(request))


@post(
    "/trees/file",
    opt={"makes_a_table": True},
    request_max_body_size=MOST_BYTES,
    tags=["Trees of games"],
    responses=PROBLEMS,
)
async def import_tree(request: Asked, body: bytes, trees: Trees) -> TreeShown:
    """Take in a tree from a file; games that were running are redrawn and marked."""
    visitor = address_of(request)
    with trees.tables.visitors.handing_in(visitor):
        return await trees.receive(body, some_device(request), visitor)


@get(TREE, tags=["Trees of games"], responses=PROBLEMS)
async def get_tree(request: Asked, tree_id: str, trees: Trees) -> TreeShown:
    """A tree with all its nodes."""
    return await trees.show(await trees.find(tree_id, known_device(request)))


@get("/tables/{table_id:str}/tree", tags=["Trees of games"], responses=PROBLEMS)
async def get_tree_of_table(request: Asked, table_id: str, trees: Trees) -> TreeShown:
    """The tree in which a table stands."""
    return await trees.show(await trees.around(table_id, known_device(request)))


@get(f"{TREE}/file", tags=["Trees of games"], responses=PROBLEMS)
async def export_tree(request: Asked, tree_id: str, trees: Trees) -> Response[bytes]:
    """The whole tree as a file, which tells nothing of how a running game would go on."""
    found = await trees.find(tree_id, known_device(request))
    tree = await trees.tree(found)
    content = await in_thread(lambda: msgspec.json.encode(tree.export()))
    headers = {"content-disposition": f'attachment; filename="{found.record.game}-{found.record.code}.json"'}
    return Response(content, media_type="application/json", headers=headers)


@post(f"{TREE}/name", status_code=200, tags=["Trees of games"], responses=PROBLEMS)
async def rename_tree(request: Asked, tree_id: str, data: TreeNamed, trees: Trees) -> TreeShown:
    """Call a tree otherwise."""
    name = named(data.name)
    return await trees.change(tree_id, known_device(request), data.revision, lambda tree: tree.rename(name))


@post(f"{TREE}/branch", opt={"makes_a_table": True}, tags=["Trees of games"], responses=PROBLEMS)
async def branch_tree(request: Asked, tree_id: str, data: BranchWanted, trees: Trees) -> TreeShown:
    """A game that leaves from where a node stands, or from any of its actions; the tree goes on there."""
    name = named(data.name, 0)

    def branch(tree: AnyTree) -> None:
        parent = node_of(tree, tree.node.id if data.node is None else data.node)
        if data.move is not None:
            check_move(parent, data.move)
        tree.branch(name, parent.facts.id, data.move, data.compare)

    return await trees.change(tree_id, known_device(request), data.revision, branch, grows=True)


@post(f"{TREE}/go", status_code=200, tags=["Trees of games"], responses=PROBLEMS)
async def go_in_tree(request: Asked, tree_id: str, data: NodeMeant, trees: Trees) -> TreeShown:
    """Go on at another node."""

    def go(tree: AnyTree) -> None:
        tree.go(node_of(tree, data.node).facts.id)

    return await trees.change(tree_id, known_device(request), data.revision, go)


@post(f"{TREE}/drop", status_code=200, tags=["Trees of games"], responses=PROBLEMS)
async def drop_in_tree(request: Asked, tree_id: str, data: NodeMeant, trees: Trees) -> TreeShown:
    """Forget a node and all that grew from it; not the one where the tree stands."""

    def drop(tree: AnyTree) -> None:
        tree.drop(node_of(tree, data.node).facts.id)

    return await trees.change(tree_id, known_device(request), data.revision, drop)


@post(f"{TREE}/restart", opt={"makes_a_table": True}, tags=["Trees of games"], responses=PROBLEMS)
async def restart_tree(request: Asked, tree_id: str, data: TreeMeant, trees: Trees) -> TreeShown:
    """Begin again from the setup, as long as the game allows it."""
    return await trees.change(
        tree_id, known_device(request), data.revision, lambda tree: what_it_has(tree, "restart")(), grows=True
    )


@post(f"{TREE}/expand", opt={"makes_a_table": True}, tags=["Trees of games"], responses=PROBLEMS)
async def expand_tree(request: Asked, tree_id: str, data: ExpansionWanted, trees: Trees) -> TreeShown:
    """Go on with an expansion when the game is over."""
    return await trees.change(
        tree_id, known_device(request), data.revision, lambda tree: what_it_has(tree, "expand")(data.number), grows=True
    )


@get(f"{TREE}/compare", tags=["Trees of games"], responses=PROBLEMS)
async def compare_in_tree(request: Asked, tree_id: str, one: int, other: int, trees: Trees) -> Comparison:
    """Two nodes side by side from where they part."""
    tree = await trees.tree(await trees.find(tree_id, known_device(request)))
    compared: Comparison = await in_thread(
        what_it_has(tree, "compare"), node_of(tree, one).facts.id, node_of(tree, other).facts.id
    )
    return compared


@get(f"{TREE}/course", tags=["Trees of games"], responses=PROBLEMS)
async def get_course_of_tree(request: Asked, tree_id: str, trees: Trees) -> Course:
    """How every game of a tree went, round by round, for games that say so."""
    tree = await trees.tree(await trees.find(tree_id, known_device(request)))
    course: Course = await in_thread(what_it_has(tree, "course"))
    return course


def node_of(tree: AnyTree, node: int) -> Growing[Any]:
    """A node of the tree with its game."""
    if all(one.id != node for one in tree.nodes):
        raise NotThere("no-node", node=node)
    return tree.growing(node)


def check_move(parent: Growing[Any], move: int) -> None:
    """Refuse an action that is not there, or that nothing can leave from any more."""
    if not 0 <= move <= parent.moves:
        raise BadRequest("no-move", most=parent.moves)
    if move < parent.first:
        raise BadRequest("lost-move", first=parent.first)


def what_it_has(tree: AnyTree, name: str) -> Any:
    """Something that only some games do with their trees."""
    found = getattr(tree, name, None)
    if found is None:
        raise NotNow("tree-cannot")
    return found


HANDLERS = [
    found_tree, list_trees, import_tree, get_tree, get_tree_of_table, export_tree, rename_tree, branch_tree, go_in_tree,
    drop_in_tree, restart_tree, expand_tree, compare_in_tree, get_course_of_tree,
]  # fmt: skip
