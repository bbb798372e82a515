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
      return Math.max(0, move - 1);
    case "ArrowRight":
      return Math.min(count, move + 1);
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

export interface Turn {
  turn: number;
  seat: number;
  moves: Move[];
}

/** The moves by the turn in which they were made, under the seat that made the first of them. */
export function byTurn(moves: readonly Move[]): Turn[] {
  const turns: Turn[] = [];
  for (const move of moves) {
    const last = turns.at(-1);
    if (last?.turn === move.turn) last.moves.push(move);
    else turns.push({ turn: move.turn, seat: move.seat, moves: [move] });
  }
  return turns;
}
