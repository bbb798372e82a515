/** Chairs around the drawn table: where they stand, and what becomes of the seats when one is filled or emptied. */
import { nearest, seated, type Seat } from "./setup";

/** Where a chair stands, in hundredths of the drawing; the first is nearest, the others follow clockwise. */
export function standsAt(index: number, count: number): { x: number; y: number } {
  const angle = Math.PI / 2 + (index * 2 * Math.PI) / count;
  return { x: round(50 + 40 * Math.cos(angle)), y: round(50 + 37 * Math.sin(angle)) };
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** The seats when somebody sits down on an empty chair: the smallest number of players that reaches it. */
export function filled(seats: readonly Seat[], numbers: readonly number[], index: number): Seat[] {
  return seated(seats, numbers.find((count) => count > index) ?? seats.length);
}

/** Whether one seat can become empty. */
export function canEmpty(seats: readonly Seat[], numbers: readonly number[]): boolean {
  return numbers.some((count) => count < seats.length);
}

/** The seats when a chair becomes empty: who sits behind it moves up, the last ones go where fewer need another number. */
export function emptied(seats: readonly Seat[], numbers: readonly number[], index: number): Seat[] {
  const left = seats.toSpliced(index, 1);
  return seated(
    left,
    nearest(
      numbers.filter((count) => count < seats.length),
      left.length,
    ),
  );
}
