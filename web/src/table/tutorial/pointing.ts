/** Pointing at what a step means: selectors of the table's parts. */
import type { ActionOffered, LessonStep } from "../../api/types.gen";
import { waysOf } from "./lesson";
import type { Taught } from "./taught";

/** The places where the step can be done now; where there are none, the part of the table that it shows. */
export function pointers(step: LessonStep | undefined, actions: readonly ActionOffered[], taught: Taught): string[] {
  if (!step) return [];
  const places = [...new Set(waysOf(step, actions).map((action) => taught.placeOf(action)))].filter((place) => place !== null);
  if (places.length > 0) return places;
  const part = step.show ? taught.part(step.show) : null;
  return part ? [part] : [];
}
