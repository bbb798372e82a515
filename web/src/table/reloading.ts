/** Loading the page again for a server that speaks otherwise now: once, and what was wanted is taken up afterwards. */
import { PROTOCOL } from "../api/types.gen";
import type { Command, Known, Wish } from "./protocol";

/** What a seat had wanted and nobody had answered. A command that was carried out after all is harmless under its id. */
export interface Left {
  sent: Command | null;
  wishes: Wish[];
}

const TRIED = "deckwright.loaded-again"; // how the page spoke that was loaded again
const left = (table: string, seat: number | null) => `deckwright.left/${table}/${seat}`;

/** Before the page is loaded again: whether it may be. One that speaks as it did before loading again would go on for ever. */
export function leave(table: string, seat: number | null, { sent, wishes }: Known): boolean {
  try {
    if (sessionStorage.getItem(TRIED) === String(PROTOCOL)) return false;
    sessionStorage.setItem(TRIED, String(PROTOCOL));
    if (sent || wishes.length > 0) sessionStorage.setItem(left(table, seat), JSON.stringify({ sent, wishes } satisfies Left));
    return true;
  } catch {
    return false; // storage switched off: somebody must press the button
  }
}

/** After it was loaded again: what the seat had wanted. */
export function takeUp(table: string, seat: number | null): Left {
  try {
    const kept = sessionStorage.getItem(left(table, seat));
    sessionStorage.removeItem(left(table, seat));
    if (kept) return JSON.parse(kept) as Left;
  } catch {
    // storage switched off: nothing was kept
  }
  return { sent: null, wishes: [] };
}

/** The server understands this page. */
export function arrive(): void {
  try {
    sessionStorage.removeItem(TRIED);
  } catch {
    // nothing was kept
  }
}
