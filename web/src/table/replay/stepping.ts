/** Going through the moves of a game. Move 0 is the beginning. */
import type { Move } from "../../api/types.gen";

export const SPEEDS = ["slow", "normal", "fast"] as const;
export type Speed = (typeof SPEEDS)[number];
export const PAUSE: Record<Speed, number> = { slow: 2200, normal: 1100, fast: 350 }; // milliseconds per move

/** The move that an address asks for, inside the game; the beginning where it asks for none. */
export function moveOf(query: string | null, count: number): number {
  const asked = Number.parseInt(query ?? "", 10);
  return Number.isNaN(asked) ? 0 : Math.min(count, Math.max(0, asked));
}

/** Where a key leads from a move, or null where it leads nowhere. */
export function stepBy(key: string, move: number, count: number, moves: readonly Move[]): number | null {
  switch (key) {
    case "ArrowLeft":
      return stepBefore(move, moves);
    case "ArrowRight":
      return stepAfter(move, moves, count);
    case "PageUp":
      return turnBefore(move, moves);
    case "PageDown":
      return turnAfter(move, moves, count);
    case "Home":
      return 0;
    case "End":
      return count;
    default:
      return null;
  }
}

/** The end of the step before this one; a step is what the list has as one. */
export function stepBefore(move: number, moves: readonly Move[]): number {
  return steps(moves).findLast((step) => step.last < move && !isWithin(step, move))?.last ?? 0;
}

/** The end of the next step. */
export function stepAfter(move: number, moves: readonly Move[], count: number): number {
  return steps(moves).find((step) => step.last > move)?.last ?? count;
}

/** The end of the turn that is nearest, or the beginning: where the handle of the slider comes to rest. */
export function restAt(move: number, moves: readonly Move[], count: number): number {
  const ends = [0, ...moves.flatMap(({ turn, number }, at) => (moves[at + 1]?.turn === turn ? [] : [number])), count];
  return ends.reduce((best, end) => (Math.abs(end - move) < Math.abs(best - move) ? end : best), 0);
}

/** The beginning of this turn, or of the one before where it is shown already. */
export function turnBefore(move: number, moves: readonly Move[]): number {
  const turn = moves[move - 1]?.turn;
  if (turn === undefined) return 0;
  const start = moves.findIndex((one) => one.turn === turn);
  if (start < move - 1) return start;
  const before = moves[start - 1]?.turn;
  return before === undefined ? 0 : moves.findIndex((one) => one.turn === before);
}

/** The end of this turn, or of the next one where it is shown already. */
export function turnAfter(move: number, moves: readonly Move[], count: number): number {
  const turn = moves[move]?.turn;
  if (turn === undefined) return count;
  return moves.findLastIndex((one) => one.turn === turn) + 1;
}

/** Equal moves of a turn that follow each other, as one. */
export interface Step {
  first: number;
  last: number;
  move: Move; // the last of them
  times: number;
}

export function isWithin({ first, last }: Step, move: number): boolean {
  return first <= move && move <= last;
}

const folded = new WeakMap<readonly Move[], Step[]>();

/** The moves as steps, in their order. */
export function steps(moves: readonly Move[]): Step[] {
  const known = folded.get(moves);
  if (known) return known;
  const found: Step[] = [];
  let label = "";
  for (const move of moves) {
    const [last, called] = [found.at(-1), JSON.stringify(move.label)];
    if (last && last.move.turn === move.turn && last.move.seat === move.seat && called === label) {
      [last.last, last.move, last.times] = [move.number, move, last.times + 1];
    } else found.push({ first: move.number, last: move.number, move, times: 1 });
    label = called;
  }
  folded.set(moves, found);
  return found;
}

export interface Turn {
  turn: number;
  seat: number;
  steps: Step[];
}

/** The moves by the turn in which they were made, under the seat that made the first of them. */
export function byTurn(moves: readonly Move[]): Turn[] {
  const turns: Turn[] = [];
  for (const step of steps(moves)) {
    const last = turns.at(-1);
    if (last?.turn === step.move.turn) last.steps.push(step);
    else turns.push({ turn: step.move.turn, seat: step.move.seat, steps: [step] });
  }
  return turns;
}

export const KINDS = ["gain", "defeat", "loss", "lead"] as const;
export type Kind = (typeof KINDS)[number];

/** After which moves something of a kind happened. */
export function marked(moves: readonly Move[]): Record<Kind, number[]> {
  const of = (kind: Kind) => moves.flatMap(({ number, marks }) => (marks.some((mark) => mark.kind === kind) ? [number] : []));
  return { gain: of("gain"), defeat: of("defeat"), loss: of("loss"), lead: of("lead") };
}
