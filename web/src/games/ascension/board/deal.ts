/** The deal at the start of a game: the row and the first hand are laid out, once. */
import type { EventTold } from "../../../api/types.gen";

export const DEAL = 700; // ms, with everything

/** Whether nothing has been done at this table but to set it up. */
export function isJustSetUp(log: readonly EventTold[]): boolean {
  return log.at(-1)?.kind === "turn" && log.filter(({ kind }) => kind === "turn").length === 1;
}

/** It goes on for a moment; whoever presses something does not want to wait. Returns what ends it. */
export function dealing(done: () => void): () => void {
  const still = new AbortController();
  const options = { capture: true, signal: still.signal };
  const timer = setTimeout(end, DEAL);
  function end(): void {
    clearTimeout(timer);
    still.abort();
    done();
  }
  addEventListener("pointerdown", end, options);
  addEventListener("keydown", end, options);
  return end;
}
