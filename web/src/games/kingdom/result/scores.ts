/** What the veteran came to, as it is drawn and said. */
import type { Reckoned } from "../../../api/types.gen";

/** What is looked for right now; else it is known, or nobody has asked. */
export function isUnderWay({ stage }: Reckoned): boolean {
  return stage === "waiting" || stage === "running";
}

/** The score in the middle; of an even number of them what lies between the two. */
export function medianOf(scores: readonly number[]): number {
  const sorted = [...scores].sort((a, b) => a - b);
  const half = sorted.length / 2;
  return ((sorted[Math.ceil(half) - 1] ?? 0) + (sorted[Math.floor(half)] ?? 0)) / 2;
}

/** How many of the runs a score lies above. */
export function belowOf(scores: readonly number[], own: number): number {
  return scores.filter((one) => one < own).length;
}

export interface Dot {
  x: number;
  y: number;
}

export interface Field {
  width: number;
  height: number;
  radius: number;
}

/** Where a score lies from left to right, between the least and the most of all that are shown. */
export function scaleOf(scores: readonly number[], { width, radius }: Field): (score: number) => number {
  const [least, most] = [Math.min(...scores), Math.max(...scores)];
  const room = width - 2 * radius;
  return (score) => radius + (most > least ? ((score - least) / (most - least)) * room : room / 2);
}

/** A dot for each score; those that would cover each other lie one upon another, as close as the field is low. */
export function dotsOf(scores: readonly number[], at: (score: number) => number, field: Field): Dot[] {
  const size = 2 * field.radius + 1;
  const columns = scores.map((score) => Math.round(at(score) / size));
  const highest = Math.max(1, ...columns.map((column) => columns.filter((other) => other === column).length));
  const step = highest > 1 ? Math.min(size, (field.height - 2 * field.radius) / (highest - 1)) : size;
  const filled = new Map<number, number>();
  return scores.map((score, i) => {
    const column = columns[i] ?? 0;
    const below = filled.get(column) ?? 0;
    filled.set(column, below + 1);
    return { x: at(score), y: field.height - field.radius - below * step };
  });
}
