/** How far a lesson has come. It is read from the table's log alone, so that it survives reloading and undoing. */
import type { ActionOffered, EventTold, LessonListed, LessonStep, Question } from "../../../api/types.gen";

export const LEARNER = 0;
const TOLD = new Set(["play", "use", "acquire", "defeat", "banish"]);
const DECISIVE = /^(acquire|defeat|end) /; // what cannot simply be made up for later

/** An event of the learner in the words that steps use, or null where it is none of their business. */
function wordsOf(event: Pick<EventTold, "kind" | "player" | "card">): string | null {
  if (TOLD.has(event.kind) && event.player === LEARNER && event.card !== null) return `${event.kind} ${event.card}`;
  if (event.kind === "end" || (event.kind === "turn" && event.player !== LEARNER)) return "end turn";
  return null;
}

/** Whether words fit a pattern; `*` stands for anything. */
export function fits(words: string, pattern: string): boolean {
  const parts = pattern.split("*").map((part) => part.replace(/[.+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`^${parts.join(".*")}$`).test(words);
}

export interface Progress {
  step: number; // the one to be done now; the number of steps when the lesson is done
  times: number; // how often the present step has been done already
  done: boolean;
  offTrack: boolean; // the last weighty thing that the learner did belongs to no step
}

/** Where the lesson stands after these events; `read` is how many steps the learner has read on past. */
export function progressOf(lesson: LessonListed, events: readonly EventTold[], read: number): Progress {
  const left: (string | null)[] = events.map(wordsOf).filter((words) => words !== null);
  const use = (pattern: string): boolean => {
    const found = left.findIndex((words) => words !== null && fits(words, pattern));
    if (found >= 0) left[found] = null;
    return found >= 0;
  };
  let step = 0;
  let times = 0;
  for (const [index, one] of lesson.steps.entries()) {
    step = index;
    times = 0;
    if (!one.do) {
      if (index < read || doneLater(lesson.steps.slice(index + 1), left)) continue;
      return { step, times, done: false, offTrack: false };
    }
    const wanted = one.times ?? 1;
    while (times < wanted && use(one.do)) times += 1;
    if (times < wanted) {
      return { step, times, done: false, offTrack: isAside(left.at(-1) ?? null, lesson.steps.slice(index)) };
    }
  }
  return { step: lesson.steps.length, times: 0, done: true, offTrack: false };
}

/** Whether the last thing done is weighty and belongs to none of the steps to come; a turn ended too soon always is. */
function isAside(last: string | null, steps: readonly LessonStep[]): boolean {
  if (last === null || !DECISIVE.test(last)) return false;
  return last === "end turn" || !steps.some((one) => one.do && fits(last, one.do));
}

/** Whether the learner has gone on without reading: the next thing to do has happened. */
function doneLater(steps: readonly LessonStep[], left: readonly (string | null)[]): boolean {
  const next = steps.find((one) => one.do);
  return next?.do != null && left.some((words) => words !== null && fits(words, next.do as string));
}

/** The offered actions that do a step. */
export function waysOf(step: LessonStep, actions: readonly ActionOffered[]): ActionOffered[] {
  const pattern = step.by ?? step.do;
  if (!pattern) return [];
  return actions.filter(({ text }) => fits(text, pattern) || fits(text, `${pattern}@*`));
}

/** Whether the present step can no longer be done: it is the learner's turn, and neither it nor a card is offered. */
export function isStuck(step: LessonStep | undefined, question: Question | null): boolean {
  if (!step?.do || question?.player !== LEARNER || question.kind !== "turn") return false;
  if (waysOf(step, question.actions).length > 0) return false;
  return !question.actions.some(({ group }) => group === "play" || group === "use");
}
