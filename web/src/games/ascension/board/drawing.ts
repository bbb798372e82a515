/** Cards that come to the table are drawn a few in each frame: all at once they would hold up a slow processor. Their places are there at once. */
import { flushSync } from "svelte";

import { frame } from "../../../table/motion";

const ENOUGH = 3; // ms of drawing in one frame

export class Drawing {
  #waiting = new Set<() => void>();
  #done: (() => void)[] = []; // who waits until everything is drawn
  #going = false;
  /** Whether what comes now may be drawn later. */
  later = false;

  /** Draw this when there is time for it. Returns what forgets it. */
  wait(draw: () => void): () => void {
    this.#waiting.add(draw);
    return () => void this.#waiting.delete(draw);
  }

  /** What came is there, and is drawn from now on. */
  begin(): void {
    this.later = false;
    if (this.#going || this.#waiting.size === 0) return;
    this.#going = true;
    void this.#draw();
  }

  /** Nobody waits any longer: all of it, now. */
  finish(): void {
    this.later = false;
    const all = [...this.#waiting];
    this.#waiting.clear();
    for (const draw of all) draw();
    for (const done of this.#done.splice(0)) done();
  }

  /** Once everything is drawn. */
  end(): Promise<void> {
    return this.#waiting.size === 0 ? Promise.resolve() : new Promise((done) => this.#done.push(done));
  }

  async #draw(): Promise<void> {
    while (this.#waiting.size > 0) {
      await frame(); // the one in which they came, or in which the last ones were drawn
      const until = performance.now() + ENOUGH;
      for (const draw of this.#waiting) {
        this.#waiting.delete(draw);
        flushSync(draw);
        if (performance.now() > until) break;
      }
    }
    this.#going = false;
    for (const done of this.#done.splice(0)) done();
  }
}
