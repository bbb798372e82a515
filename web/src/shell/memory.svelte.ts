/** How far this browser has come in the tutorial. */
import { recall, remember } from "./stored";

interface Remembered {
  done: string[]; // lessons that were finished
  tables: Record<string, string>; // the table of a lesson that was begun
  read: Record<string, number>; // how many steps of it were read on past
}

/** What was stored, as far as it is what it should be. */
export function readMemory(stored: unknown): Remembered {
  const known = (typeof stored === "object" && stored !== null ? stored : {}) as Partial<Record<keyof Remembered, unknown>>;
  const strings = (value: unknown, kind: string) =>
    Object.fromEntries(Object.entries((value ?? {}) as object).filter(([, one]) => typeof one === kind));
  return {
    done: Array.isArray(known.done) ? known.done.filter((one) => typeof one === "string") : [],
    tables: strings(known.tables, "string") as Record<string, string>,
    read: strings(known.read, "number") as Record<string, number>,
  };
}

class Memory {
  #known: Remembered = $state.raw(readMemory(recall("lessons")));

  isDone(lesson: string): boolean {
    return this.#known.done.includes(lesson);
  }

  /** Whether any lesson was ever finished. */
  get any(): boolean {
    return this.#known.done.length > 0;
  }

  tableOf(lesson: string): string | null {
    return this.#known.tables[lesson] ?? null;
  }

  readOf(lesson: string): number {
    return this.#known.read[lesson] ?? 0;
  }

  begun(lesson: string, table: string): void {
    const { tables, read } = this.#known;
    this.#keep({ tables: { ...tables, [lesson]: table }, read: { ...read, [lesson]: 0 } });
  }

  readOn(lesson: string, step: number): void {
    this.#keep({ read: { ...this.#known.read, [lesson]: step } });
  }

  /** The lesson is finished; the next time it begins at a fresh table. */
  finished(lesson: string): void {
    const { [lesson]: _, ...tables } = this.#known.tables;
    this.#keep({ done: [...new Set([...this.#known.done, lesson])], tables });
  }

  #keep(more: Partial<Remembered>): void {
    this.#known = { ...this.#known, ...more };
    remember("lessons", this.#known);
  }
}

export const memory = new Memory();

/** The lesson to go on with: the first that is not finished; null when all are. */
export function nextLesson(lessons: readonly { id: string }[]): string | null {
  return lessons.find((lesson) => !memory.isDone(lesson.id))?.id ?? null;
}
