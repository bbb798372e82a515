/** The marks of a replay under its slider: a lane for each kind, in shapes that nobody takes for each other. */
import { KINDS, type Kind } from "./stepping";

export const LANE = 9; // its height

/** A shape around a place, as wide as it may be among its neighbours. */
const SHAPES: Record<Kind, (x: number, y: number) => string> = {
  gain: (x, y) => `M${x - 1} ${y - 3.5}h2v7h-2z`,
  defeat: (x, y) => `M${x} ${y - 3.5}l3.200 6.500h-6.400z`,
  loss: (x, y) =>
    `M${x - 2.8} ${y - 1.8}l1-1l1.800 1.800l1.800-1.800l1 1l-1.800 1.800l1.800 1.800l-1 1l-1.800-1.800l-1.800 1.800l-1-1l1.800-1.800z`,
  lead: (x, y) => `M${x} ${y - 4}l3.600 4l-3.600 4l-3.600-4z`,
};

/** The shape alone, in a square of 10 by 10. */
export function shapeOf(kind: Kind): string {
  return SHAPES[kind](5, 5);
}

export interface Lane {
  kind: Kind;
  path: string;
  y: number; // its middle
}

/** The lanes of the kinds that occur, one below the other. */
export function lanes(marked: Record<Kind, readonly number[]>, at: (move: number) => number): Lane[] {
  return KINDS.filter((kind) => marked[kind].length > 0).map((kind, lane) => {
    const y = (lane + 0.5) * LANE;
    return { kind, y, path: marked[kind].map((move) => SHAPES[kind](Math.round(at(move) * 10) / 10, y)).join("") };
  });
}

/** The mark that is pointed at, if one is near: the move after which it happened. */
export function nearest(moves: readonly number[], x: number, at: (move: number) => number, reach = 10): number | null {
  const best = moves.reduce<number | null>(
    (found, move) => (found === null || Math.abs(at(move) - x) < Math.abs(at(found) - x) ? move : found),
    null,
  );
  return best !== null && Math.abs(at(best) - x) <= reach ? best : null;
}
