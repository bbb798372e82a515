/** Pointing at what a step means: selectors of the table's parts. */
import type { ActionOffered, LessonStep } from "../../../api/types.gen";
import { placeOf } from "../board/places";
import { LEARNER, waysOf } from "./lesson";

const ZONES: Record<string, string> = {
  row: '[data-zone="row"]',
  hand: '[data-zone="hand"]',
  piles: '[data-zone="piles"]',
  constructs: '[data-zone="constructs"]',
  honor: '[data-zone="resources"]',
  pool: '[data-zone="honor"]',
  end: '[data-zone="end"]',
};

/** The cards on which the step can be done now; where there are none, the part of the table that it shows. */
export function pointers(step: LessonStep | undefined, actions: readonly ActionOffered[]): string[] {
  if (!step) return [];
  const places = waysOf(step, actions).map((action) => placeOf(action, LEARNER));
  const cards = [...new Set(places)].filter((place) => place !== null).map((place) => `[data-place=${JSON.stringify(place)}]`);
  if (cards.length > 0) return cards;
  const zone = step.show ? ZONES[step.show] : undefined;
  return zone ? [zone] : [];
}
