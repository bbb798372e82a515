/** Who has left a table for good, and whether whoever leaves may end it. */
import type { SeatTaken } from "../api/types.gen";

type Taken = Pick<SeatTaken, "seat" | "name" | "kind" | "here" | "claimed" | "devices">;

/** Whether others play here by devices of their own: nobody ends the game of another device. */
export function isShared(seats: readonly Taken[]): boolean {
  return seats.some(({ kind, here, claimed, devices }) => kind === "person" && (here ? devices > 1 : claimed));
}

/** Tells who has left since the seats were seen last. */
export class Leavers {
  #people = new Set<number>(); // seats where somebody else has sat

  see(seats: readonly Taken[]): string[] {
    const gone = seats.filter(({ seat, kind }) => kind === "bot" && this.#people.has(seat)).map(({ name }) => name);
    this.#people = new Set(seats.filter(({ kind, here, claimed }) => kind === "person" && !here && claimed).map(({ seat }) => seat));
    return gone;
  }
}
