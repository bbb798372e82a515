"""A kingdom with all its branches: games that grew from its founding, and the one of them that goes on."""

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Any, ClassVar, Self, cast

from deckwright.cards.errors import BadOption, BadSave
from deckwright.games.kingdom.rules import state as st
from deckwright.games.kingdom.table.comparing import side_by_side
from deckwright.games.kingdom.table.expanding import refused
from deckwright.games.kingdom.table.game import KingdomGame
from deckwright.games.kingdom.table.rulesets import KINGDOM
from deckwright.games.kingdom.table.titles import title_of
from deckwright.table.arguments import flag
from deckwright.table.codes import code_of
from deckwright.table.forks import leave, setup_of
from deckwright.table.given_names import check_name
from deckwright.table.halls import Renown
from deckwright.table.origins import Dealt
from deckwright.table.refusals import Refusal
from deckwright.table.rulesets import Pack
from deckwright.table.saved_trees import Facts
from deckwright.table.seeds import Seed, key_of
from deckwright.table.setup import set_up
from deckwright.table.starting import deal
from deckwright.table.trees import Tree, redrawn

FOUNDED, BRANCH, RESTART, EXPANSION = "founded", "branch", "restart", "expansion"
IRON, GROWN, IMPORTED = "iron", "grown", "imported"  # grown: from a branch


class Node(Facts, frozen=True, kw_only=True):
    """A node of a kingdom: where its game came from, and how it stands."""

    @property
    def fame(self) -> int:
        """The score so far."""
        return self.scores[0]


class Kingdom(Tree[KingdomGame]):
    """A kingdom with all its branches; `game` is where it stands.

    `Kingdom.found` and `Kingdom.load` make one. Its games are played by their own actions; branches, restarts and expansions
    are made with the kingdom. Whatever is refused leaves it as it was. In iron mode there are no branches (K-R.42).
    """

    FORMAT = "deckwright-kingdom-1"
    WHYS = (FOUNDED, BRANCH, RESTART, EXPANSION)
    NODE: ClassVar[type[Facts]] = Node

    @classmethod
    def found(
        cls,
        name: str,
        seed: Seed = None,
        options: Mapping[str, object] | None = None,
        packs: Sequence[Pack] = (),
        ruleset: str | Sequence[str] = KINGDOM,
    ) -> Self:
        """A new kingdom: a name of 1 to 40 visible characters, and what `dw.new` takes for its first game.

        `ruleset` is `"kingdom"` unless another is named: `"kingdom+more"`, or a set of your own that is played alone.
        """
        name, key = check_name("the name of a kingdom", name), key_of(seed)
        setup = set_up(ruleset, 1, None, options, packs)
        if setup.ruleset.kind.name != KINGDOM:
            raise wrong_game(setup.ruleset.id)
        game = cast(KingdomGame, deal(setup, key))
        return cls(game, name, kingdom_code(game, key))

    # Where it stands.

    @property
    def node(self) -> Node:
        """The node where the kingdom stands."""
        return cast(Node, super().node)

    @property
    def nodes(self) -> list[Node]:
        """All nodes in order of their ids; a parent comes before what grew from it."""
        return cast(list[Node], super().nodes)

    @property
    def iron(self) -> bool:
        """Whether the kingdom is in iron mode (K-R.42)."""
        return one_way(self.game) is not None

    def way(self, node: Facts | int | None = None) -> list[Node]:
        """The nodes from the founding to this one, or to where the kingdom stands."""
        return cast(list[Node], super().way(node))

    @property
    def score_track(self) -> list[int]:
        """The scores written so far: of the base game, then of each expansion (K-23.3, K-25.7)."""
        return self.game.score_track

    @property
    def marks(self) -> list[str]:
        """What a score of this kingdom is marked with: "iron", "restart", "branch", "compare"."""
        on_the_way = self.way()
        found = {node.why for node in on_the_way if node.why in (RESTART, BRANCH)}
        found |= {BRANCH for node in on_the_way if node.imported}
        found |= {"compare" for node in on_the_way if node.compare}
        found |= {IRON} if self.iron else set()
        return sorted(found)

    def renown(self, node: Facts | int | None = None, foreign: bool = False) -> Renown:
        """What a hall of fame says of the score of a node (K-23.3, K-25.7).

        Restarts and branches on the way to it are counted, and how many branches the kingdom has had beside; one that was
        forgotten was a branch too. Nobody has watched over the iron of what came from a file.
        """
        way, foreign = self.way(node), flag("foreign", foreign)
        game = self._nodes[way[-1].id].game
        tried = sum(one.why == BRANCH for one in self._facts.values()) + self.last - len(self._nodes)
        marks = {
            IRON: int(game.options[IRON] == "yes" and not foreign),
            RESTART: sum(one.why == RESTART for one in way),
            BRANCH: tried,
            GROWN: sum(one.why == BRANCH for one in way),
            IMPORTED: int(foreign or any(one.imported for one in way)),
        }
        told = {mark: count for mark, count in marks.items() if count}
        return Renown(game.score_of(0), len(game.score_track) - 1, title_of(game), told)

    # Growing.

    def branch(
        self,
        name: str = "",
        node: Facts | int | None = None,
        move: int | None = None,
        compare: bool = False,
        seed: Seed = None,
    ) -> Node:
        """Begin a branch here, or after so many actions of any node; the kingdom goes on there (K-R.25)."""
        self._refuse_iron("branch")
        return cast(Node, super().branch(name, node, move, compare, seed))

    def go(self, node: Facts | int) -> Node:
        """Go on at another node."""
        self._refuse_iron("go to another branch")
        return cast(Node, super().go(node))

    def drop(self, node: Facts | int) -> None:
        """Forget a node and all that grew from it; not the one where the kingdom stands."""
        self._refuse_iron("forget a branch")
        super().drop(node)

    def restart(self, seed: Seed = None) -> Node:
        """Begin the kingdom again from its setup, with new shuffles, as long as the restart is open (K-15.2, K-R.8)."""
        game = self.game
        if not int(game.state[st.RESTART_OPEN]):
            raise refused(game, "restart", Refusal("restart-closed", "K-15.2"))
        again = cast(KingdomGame, deal(setup_of(game), key_of(seed)))
        self._here = self._grow(again, self._here, RESTART, self.moves())
        return self.node

    def expand(self, number: int, seed: Seed = None) -> Node:
        """Go on with an expansion when the game is over (K-25, K-R.41); `game.expansions()` says which can be played.

        In a branch that was made to compare its shuffles follow from those of the game before it.
        """
        later = self.game.expand(number, seed, compare=self.node.compare)
        self._here = self._grow(later, self._here, EXPANSION, self.moves(), about=str(number))
        return self.node

    def _refuse_iron(self, wanted: str) -> None:
        wrong = one_way(self.game)
        if wrong is not None:
            raise refused(self.game, wanted, wrong)

    # Looking back.

    def chronicle(self, lang: str = "en") -> list[str]:
        """The story of the kingdom along the way from its founding to where it stands, tries before restarts included.

        For each round a heading, and a paragraph.
        """
        way = self.way()
        told = [before for before, after in pairwise(way) if after.why == RESTART]
        return [part for node in (*told, self.node) for part in self._nodes[node.id].game.chronicle(lang)]

    def course(self) -> dict[int, list[dict[str, Any]]]:
        """How the fame grew at each node: `{expansion, round, fame}` for every round of its game, the first one first."""
        return {
            id: [{key: done[key] for key in ("expansion", "round", "fame")} for done in one.game.by_round()]
            for id, one in sorted(self._nodes.items())
        }

    def compare(self, a: Facts | int, b: Facts | int) -> dict[str, Any]:
        """Two nodes round by round from where they part: fame, cards found, stages, stickers, resources lost.

        `{node, event, rounds: [{expansions, round, a, b}]}`: the last node that both grew from, how many events they have in
        common, and for each round since what happened on either side, `None` where there was none. `expansions` counts those
        begun; round 0 is the banishing before the first round of one. Fame is that at the end of the round, or so far.
        """
        ways = self.way(a), self.way(b)
        last = [one.id for one, other in zip(*ways, strict=False) if one.id == other.id][-1]
        one, other = (self._nodes[way[-1].id].game for way in ways)
        return {"node": last, **side_by_side(one, other)}

    # Keeping.

    def _check(self) -> None:
        super()._check()
        first = min(self._nodes.values(), key=lambda one: one.facts.id)
        if first.game.ruleset.kind.name != KINGDOM:
            raise BadSave(f"This is no saved kingdom: its games are of {first.game.ruleset_id}.")
        origin = first.game.origin
        if isinstance(origin, Dealt) and self.code != kingdom_code(first.game, bytes.fromhex(origin.seed)):
            raise BadSave("This saved kingdom has the code of another one: the file was changed.")
        for id, one in self._nodes.items():
            begun = str(one.game.expansion) if one.facts.why == EXPANSION else None
            if one.facts.about != begun:
                raise BadSave(f"Node {id} of this saved kingdom is about {one.facts.about}: the file was changed.")

    def _redrawn(self, game: KingdomGame, seed: Seed) -> KingdomGame:
        """A running game that comes back is redrawn, and loses its iron."""
        game = redrawn(game, seed)
        return without_iron(game) if game.options[IRON] == "yes" else game


def one_way(game: KingdomGame) -> Refusal | None:
    """Why nothing may leave from a game: in iron mode there are no branches (K-R.42)."""
    return Refusal("iron", "K-R.42") if game.options[IRON] == "yes" else None


def without_iron(game: KingdomGame) -> KingdomGame:
    """A game that goes on from here without iron mode."""
    twin = game.copy()
    twin.options = {**game.options, IRON: "no"}
    twin.state[st.IRON] = 0
    return leave(twin)


def kingdom_code(game: KingdomGame, key: bytes) -> str:
    """The code of a kingdom (K-23.4): from its first key and its set."""
    return code_of(key, game.ruleset_id.encode())


def wrong_game(ruleset: str) -> BadOption:
    return BadOption(f"A kingdom is played with sets of the game {KINGDOM}, not with {ruleset}.")
