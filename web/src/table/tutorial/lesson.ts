/**
 * How far a lesson has come. It is read from the table's log, so that it survives reloading and undoing. Only what was read, looked
 * at or taken back is remembered beside it.
 */
import type { ActionOffered, EventTold, LessonListed, LessonStep, State } from "../../api/types.gen";
import type { Taught } from "./taught";

export const LEARNER = 0;
const UNDO = "undo";
const LOOK = /^look /;

/** Whether words fit a pattern; `*` stands for anything. */
export function fits(words: string, pattern: string): boolean {
  const parts = pattern.split("*").map((part) => part.replace(/[.+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`^${parts.join(".*")}$`).test(words);
}

/** Whether the log tells that a step is done; else it is read, looked at or taken back. */
function isTold(step: LessonStep): step is LessonStep & { do: string } {
  return step.do != null && step.do !== UNDO && !LOOK.test(step.do);
}

/** Whether a closer look at this card does the step. */
export function isLook(step: LessonStep | undefined, card: string): boolean {
  return step?.do != null && LOOK.test(step.do) && fits(`look ${card}`, step.do);
}

export function isUndo(step: LessonStep | undefined): boolean {
  return step?.do === UNDO;
}

export interface Progress {
  step: number; // the one to be done now; the number of steps when the lesson is done
  times: number; // how often the present step has been done already
  done: boolean;
  offTrack: boolean; // the last weighty thing that the learner did belongs to no step
}

/** Where the lesson stands after these events; `read` is how many steps the learner has read, looked or taken back past. */
export function progressOf(lesson: LessonListed, events: readonly EventTold[], read: number, taught: Taught): Progress {
  const left: (string | null)[] = events.map((event) => taught.wordsOf(event)).filter((words) => words !== null);
  const use = (pattern: string): boolean => {
    const found = left.findIndex((words) => words !== null && fits(words, pattern));
    if (found >= 0) left[found] = null;
    return found >= 0;
  };
  const takenBack = lesson.steps.findLastIndex((one, index) => isUndo(one) && index < read); // what came before is no longer told
  let step = 0;
  let times = 0;
  for (const [index, one] of lesson.steps.entries()) {
    if (index <= takenBack) continue;
    step = index;
    times = 0;
    if (!isTold(one)) {
      if (index < read || (!isUndo(one) && doneLater(lesson.steps.slice(index + 1), left))) continue;
      const aside = one.do != null && !isUndo(one) && isAside(left.at(-1) ?? null, lesson.steps.slice(index), taught);
      return { step, times, done: false, offTrack: aside };
    }
    const wanted = one.times ?? 1;
    while (times < wanted && use(one.do)) times += 1;
    if (times < wanted) {
      return { step, times, done: false, offTrack: isAside(left.at(-1) ?? null, lesson.steps.slice(index), taught) };
    }
  }
  return { step: lesson.steps.length, times: 0, done: true, offTrack: false };
}

/** Whether the last thing done is weighty and belongs to none of the steps to come; a turn ended too soon always is. */
function isAside(last: string | null, steps: readonly LessonStep[], taught: Taught): boolean {
  if (last === null || !taught.decisive.test(last)) return false;
  return taught.ending?.test(last) || !steps.some((one) => one.do && fits(last, one.do));
}

/** Whether the learner has gone on without reading: the next thing to do has happened. */
function doneLater(steps: readonly LessonStep[], left: readonly (string | null)[]): boolean {
  const next = steps.find((one) => isTold(one) || isUndo(one));
  return next !== undefined && isTold(next) && left.some((words) => words !== null && fits(words, next.do));
}

/** The offered actions that do a step. */
export function waysOf(step: LessonStep, actions: readonly ActionOffered[]): ActionOffered[] {
  const pattern = step.by ?? step.do;
  if (!pattern) return [];
  return actions.filter(({ text }) => fits(text, pattern) || fits(text, `${pattern}@*`) || fits(text, `${pattern} *`));
}

/** Whether the present step can no longer be done: it is the learner's turn, it is not offered, and nothing leads to it. */
export function isStuck(step: LessonStep | undefined, state: State | null, taught: Taught): boolean {
  const question = state?.question;
  if (!step?.do || !state || question?.player !== LEARNER) return false;
  if (isUndo(step)) return !state.undo.gesture && !state.undo.turn;
  if (!isTold(step) || waysOf(step, question.actions).length > 0) return false;
  return !taught.canCome(step, state);
}
