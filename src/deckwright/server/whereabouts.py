"""Where the tree of a table stands: of all its games only that one is played, the others can be looked at."""

from dataclasses import dataclass

from sqlalchemy import select

from deckwright.server.database import tree_nodes, trees
from deckwright.server.problems import NotNow
from deckwright.server.store import Store


@dataclass(frozen=True)
class Whereabouts:
    """The tree of a table, and the table where it is played."""

    tree: str
    name: str
    node: int  # of the table itself
    here: int  # the one that goes on
    table: str  # where that is played

    @property
    def is_here(self) -> bool:
        """Whether the tree stands at the table itself."""
        return self.node == self.here

    def check(self, may_go: bool) -> None:
        """Refuse to play where the tree does not stand."""
        if not self.is_here:
            raise NotNow("moved-on" if may_go else "moved-on-for-good", name=self.name, here=self.here)


async def whereabouts_of(store: Store, table: str) -> Whereabouts | None:
    """The tree of a table, if it is part of one."""
    mine, there = tree_nodes.alias("mine"), tree_nodes.alias("there")
    query = (
        select(mine.c.tree, trees.c.name, mine.c.node, trees.c.here, there.c.table)
        .join(trees, trees.c.id == mine.c.tree)
        .join(there, (there.c.tree == mine.c.tree) & (there.c.node == trees.c.here))
        .where(mine.c.table == table)
    )
    rows = await store.read(query)
    return Whereabouts(**rows[0]) if rows else None
