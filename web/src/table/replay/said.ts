/** One sentence of what a move did, where there is room for no more. */
import type { EventTold, Move } from "../../api/types.gen";
import { chapters, type Say } from "../story";

/** What was done in these events after what it cost, or whose turn began with them; null where nothing is said of it. */
export function deedOf(events: readonly EventTold[], say: Say): string | null {
  const told = chapters(events, say);
  const begun = told.findLast(({ heading }) => heading)?.heading;
  return begun ?? told.at(-1)?.lines.findLast(({ depth }) => depth === 0)?.text ?? null;
}

/** Whether what a move is called tells who made it: a line of the log does, the name of an action does not. */
export function tellsWho({ label }: Pick<Move, "label">): boolean {
  return Array.isArray(label) && label[0] === "said" && /^(event|move)-/.test(label[1]);
}
