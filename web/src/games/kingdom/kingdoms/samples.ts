/** A small tree of kingdoms for tests. */
import type { NodeShown, TreeListed, TreeShown } from "../../../api/types.gen";

export function node(number: number, more: Partial<NodeShown> = {}): NodeShown {
  return {
    node: number,
    parent: number === 1 ? null : 1,
    why: number === 1 ? "founded" : "branch",
    name: "",
    about: null,
    move: number === 1 ? 0 : 12,
    first: 0,
    moves: 30,
    made: "2026-01-01T00:00:00Z",
    round: 4,
    scores: [7],
    over: false,
    compare: false,
    imported: false,
    hall: false,
    table: `table-${number}`,
    ...more,
  };
}

export function tree(nodes: NodeShown[], more: Partial<TreeShown> = {}): TreeShown {
  const here = nodes.at(-1) ?? node(1);
  return {
    tree: "oak",
    game: "kingdom",
    ruleset: "kingdom",
    name: "Reedwater",
    code: "AAAA-BBBB-CCC",
    node: here.node,
    table: here.table,
    revision: 3,
    changed: 0,
    nodes,
    ...more,
  };
}

export function listed(more: Partial<TreeListed> = {}): TreeListed {
  return {
    tree: "oak",
    game: "kingdom",
    ruleset: "kingdom",
    name: "Reedwater",
    code: "AAAA-BBBB-CCC",
    table: "table-1",
    round: 4,
    scores: [7],
    over: false,
    nodes: 2,
    changed: 0,
    ...more,
  };
}
