/** Which cards a state brings that nobody at the table has seen before. */
import type { EventTold, Question } from "../../../api/types.gen";

/** A card that has just been met: where it goes, or that one of its sides is to be chosen first. */
export interface Met {
  card: string;
  stage: number | null; // null: both sides are shown
  to: "discard" | "permanents" | "side";
}

/** What was known before the state came: cards that were read already, one to choose from or one with two sides. */
export interface Before {
  offered: readonly number[];
  sided: string | null;
}

export function newlyMet(fresh: readonly EventTold[], question: Question | null, before: Before): Met[] {
  const seen = new Set([...before.offered.map(String), before.sided]);
  const met: Met[] = [];
  for (const { kind, card, stage, zones } of fresh) {
    if (kind !== "discover" || card === null || seen.has(card)) continue;
    met.push({ card, stage: stage ?? 1, to: zones[1] === "permanents" ? "permanents" : "discard" });
  }
  const sided = question?.kind === "side" ? question.card : null;
  if (sided !== null && !seen.has(sided)) met.push({ card: sided, stage: null, to: "side" });
  return met;
}
