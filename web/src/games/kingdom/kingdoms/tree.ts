/** The nodes of a kingdom in the order in which they are listed: each after what it grew from, with all of its own below it. */
import type { NodeShown } from "../../../api/types.gen";

export interface Row {
  node: NodeShown;
  depth: number;
  parent: NodeShown | null;
}

export function rowsOf(nodes: readonly NodeShown[]): Row[] {
  const below = Map.groupBy(nodes, (node) => node.parent);
  function walk(node: NodeShown, depth: number, parent: NodeShown | null): Row[] {
    const children = below.get(node.node) ?? [];
    return [{ node, depth, parent }, ...children.flatMap((child) => walk(child, depth + 1, node))];
  }
  return (below.get(null) ?? []).flatMap((root) => walk(root, 0, null));
}

/** A round of a game, and the fame at its end. */
export interface Round {
  expansion: number | null;
  round: number;
  fame: number;
}

export type Course = Record<string, Round[]>;

/** The least and the most fame of any round, zero among them: what all lines are drawn against. */
export function scaleOf(rounds: readonly (readonly Round[])[]): { least: number; most: number; length: number } {
  const fame = rounds.flat().map((one) => one.fame);
  return { least: Math.min(0, ...fame), most: Math.max(1, ...fame), length: Math.max(2, ...rounds.map((one) => one.length)) };
}

/** The fame of each round as the points of a line in a field of this size. */
export function points(rounds: readonly Round[], scale: ReturnType<typeof scaleOf>, width: number, height: number): string {
  return rounds
    .map(({ fame }, i) => {
      const x = (i / (scale.length - 1)) * width;
      const y = height - ((fame - scale.least) / (scale.most - scale.least)) * height;
      return `${x.toFixed(1)},${y.toFixed(1)}`;
    })
    .join(" ");
}
