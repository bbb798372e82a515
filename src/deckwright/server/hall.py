"""Halls of fame: whoever has a tree may enter the score of a game of it that is over, and take it out again.

Nothing stands there that its owner has not put there. What came from a file is marked, for a file can be made by hand: its scores
stand in a list only for those who ask for such scores too. What cannot be compared is refused: a game that knows how chance will
fall, and one that was played by other rules or cards than there are now.
"""

from collections.abc import Sequence
from datetime import UTC, datetime
from functools import partial

from sqlalchemy import RowMapping

from deckwright.server.budgets import in_thread
from deckwright.server.hall_messages import MOST_ON_A_PAGE, HallBoard, HallEntry, HallShown
from deckwright.server.hall_rows import EntryRecord, best_of, boards_of, own, under, withdraw
from deckwright.server.problems import BadRequest, NotNow, NotThere
from deckwright.server.tree_messages import TreeShown
from deckwright.server.trees import Found, Trees
from deckwright.table.codes import code_in
from deckwright.table.halls import Renowned, has_hall
from deckwright.table.kinds import GameKind, kinds
from deckwright.table.rulesets import all_rulesets, resolve
from deckwright.table.saved_trees import way


class Hall:
    """The halls of fame of a server, one for each game."""

    def __init__(self, trees: Trees) -> None:
        self.trees, self.store = trees, trees.store

    # Entering.

    async def enter(self, tree_id: str, node: int, device: str) -> TreeShown:
        """Let the score of a game stand there, as it is and as its tree is called now."""
        async with self.trees.alone(tree_id):
            found = await self.trees.find(tree_id, device)
            await self.check(found, node)
            tree = await self.trees.tree(found)
            if not isinstance(tree, Renowned):
                raise NotNow("tree-cannot")
            imported = found.record.imported or any(found.nodes[id].facts.imported for id in on_the_way(found, node))
            renown = await in_thread(tree.renown, node, imported)
            entry = EntryRecord(
                found.nodes[node].table, tree_id, node, found.record.game, tree.game.ruleset_id, renown.part, renown.score,
                found.record.name, found.record.code, renown.title, renown.marks,
                imported,
            )  # fmt: skip
            await self.store.change(entry.write)
            return await self.trees.show(found)

    async def check(self, found: Found, node: int) -> None:
        """Refuse what cannot stand there."""
        if node not in found.nodes:
            raise NotThere("no-node", node=node)
        if not has_hall(kinds()[found.record.game].table.tree):
            raise NotNow("tree-cannot")
        if found.nodes[node].facts.compare:
            raise NotNow("hall-compare")
        if not (await self.trees.tables.find(found.nodes[node].table)).game.over:
            raise NotNow("not-over")
        for id in on_the_way(found, node):
            if not (await self.trees.tables.find(found.nodes[id].table)).exact:
                raise NotNow("hall-other-rules")

    async def withdraw(self, tree_id: str, node: int, device: str) -> TreeShown:
        """Take a score out again."""
        async with self.trees.alone(tree_id):
            found = await self.trees.find(tree_id, device)
            if node not in found.nodes:
                raise NotThere("no-node", node=node)
            if not await self.store.change(partial(withdraw, table=found.nodes[node].table)):
                raise NotThere("not-in-hall")
            return await self.trees.show(found)

    # Looking.

    async def show(
        self, game: str, ruleset: str | None, part: int, imported: bool, first: int, device: str, lang: str
    ) -> HallShown:
        """A part of a list, the best first."""
        kind = hall_of(game)
        boards = await self.boards(game)
        known = {board.ruleset for board in boards}
        ruleset = ruleset or usual_ruleset(kind)
        if ruleset not in known and ruleset not in rulesets_of(kind):
            raise NotThere("no-ruleset", ruleset=ruleset)
        total, rows = await best_of(self.store, game, ruleset, part, imported, first, MOST_ON_A_PAGE)
        entries = await self.told(rows, device, lang)
        return HallShown(game, boards, ruleset, part, None, first, total, entries)

    async def search(self, game: str, text: str, device: str, lang: str) -> HallShown:
        """All that stands there under a code, however it was typed."""
        kind = hall_of(game)
        code = code_in(text)
        if code is None:
            raise BadRequest("bad-tree-code")
        rows = await under(self.store, game, code)
        entries = await self.told(rows, device, lang)
        return HallShown(
            game, await self.boards(game), usual_ruleset(kind), 0, code, 0, len(entries), entries
        )  # fmt: skip

    async def boards(self, game: str) -> list[HallBoard]:
        return [HallBoard(row["ruleset"], row["part"], row["entries"]) for row in await boards_of(self.store, game)]

    async def told(self, rows: Sequence[RowMapping], device: str, lang: str) -> list[HallEntry]:
        """Entries in a language, as a device may see them."""
        mine = await own(self.store, device, {row["tree"] for row in rows})
        return [told(row, row["tree"] in mine, lang) for row in rows]


def on_the_way(found: Found, node: int) -> list[int]:
    """The nodes from the root to this one."""
    return way({id: one.facts for id, one in found.nodes.items()}, node)


def hall_of(game: str) -> GameKind:
    """A game that has a hall."""
    kind = kinds().get(game)
    if kind is None:
        raise NotThere("no-game", game=game)
    if not has_hall(kind.table.tree):
        raise NotThere("no-hall", game=game)
    return kind


def rulesets_of(kind: GameKind) -> list[str]:
    return [ruleset for ruleset in all_rulesets() if resolve(ruleset).kind is kind]


def usual_ruleset(kind: GameKind) -> str:
    """The ruleset whose list is shown where none is named."""
    found = rulesets_of(kind)
    return kind.name if kind.name in found else found[0]


def told(row: RowMapping, mine: bool, lang: str) -> HallEntry:
    title, marks = row["title"], row["marks"]
    return HallEntry(
        row.get("place"), row["ruleset"], row["part"], row["score"],
        title.get(lang) or title.get("en", "") if isinstance(title, dict) else "",
        row["name"], row["code"],
        marks if isinstance(marks, dict) else {},
        datetime.fromtimestamp(row["at"], UTC).strftime("%Y-%m-%d"),
        mine, row["tree"] if mine else None, row["node"] if mine else None,
    )  # fmt: skip
