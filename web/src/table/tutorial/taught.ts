/** What a game's folder tells the tutorial: how its log and its table are meant by the steps of its lessons. */
import type { ActionOffered, EventTold, LessonStep, State } from "../../api/types.gen";

export interface Taught {
  /** An event in the words that steps use, or null where it is none of their business. */
  wordsOf(event: EventTold): string | null;
  /** What cannot simply be made up for later, in those words. */
  decisive: RegExp;
  /** What is a step aside also where a later step asks for it; null where nothing is. */
  ending: RegExp | null;
  /** Whether a step that is not offered can still come about while the learner is asked. */
  canCome(step: LessonStep, state: State): boolean;
  /** Where on the table an action is taken, as a selector; null where it is a matter of words alone. */
  placeOf(action: ActionOffered): string | null;
  /** The part of the table that a step shows, as a selector. */
  part(show: string): string | null;
  /** The names that texts call cards by; null as long as they are not there. */
  names(state: State): Record<string, string> | null;
  /** Get what the names need, where the table itself does not bring it. */
  open?(state: State): void;
  /** The address of the first game after the lessons. */
  first(): Promise<string>;
}
