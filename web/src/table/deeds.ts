/** Deeds: the events that the others at a table want to know of. Which those are, and who did them, the game says. */
import type { EventTold } from "../api/types.gen";

/** Something that somebody did, or that was done to somebody. */
export interface Deed {
  event: EventTold;
  kind: string; // what was done, in the game's word
  card: string | null;
  seat: number | null; // who did it; null: nobody at the table, the game itself
  to: number | null; // who loses by it
}

/** Whether it was done to this seat, by anything but its own will. */
export function isDoneTo(deed: Deed, seat: number | null): boolean {
  return seat !== null && deed.to === seat && deed.seat !== seat;
}
