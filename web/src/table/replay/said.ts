/** One sentence of what a move did, where there is room for no more. */
import type { EventTold } from "../../api/types.gen";
import { chapters, type Say } from "../story";

/** What was done in these events after what it cost, or whose turn began with them; null where nothing is said of it. */
export function deedOf(events: readonly EventTold[], say: Say): string | null {
  const told = chapters(events, say);
  const begun = told.findLast(({ heading }) => heading)?.heading;
  return begun ?? told.at(-1)?.lines.findLast(({ depth }) => depth === 0)?.text ?? null;
}
