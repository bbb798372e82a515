/** Ending a turn with something left: a reminder first, and only who has had time to read it can mean the next press. */

const READ = 600; // ms in which a second press belongs to the first

export class Reminder {
  #revision: number | null = $state(null); // of the table when somebody was reminded
  #read = $state(false);
  #later: ReturnType<typeof setTimeout> | undefined;

  remind(revision: number): void {
    clearTimeout(this.#later);
    [this.#revision, this.#read] = [revision, false];
    this.#later = setTimeout(() => (this.#read = true), READ);
  }

  /** Whether somebody was reminded, and nothing has changed since. */
  isOf(revision: number): boolean {
    return this.#revision === revision;
  }

  /** Whether a press now is meant. */
  get settled(): boolean {
    return this.#read;
  }

  close(): void {
    clearTimeout(this.#later);
  }
}
