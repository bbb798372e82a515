/** How far each page in the history was scrolled: whoever goes back to one finds it as it was left. */
import { recallHere, rememberHere } from "./stored";

const NAME = "scrolled";
const MOST = 50; // pages that are remembered
const PATIENCE = 5_000; // ms in which a page becomes as long as it was
const SETTLED = 500; // ms without a change after which nothing more comes in above

interface Entry {
  entry: number; // tells this page in the history from all others
}

function entryOf(state: unknown): number | null {
  return typeof state === "object" && state !== null && "entry" in state ? Number(state.entry) : null;
}

export class Scrolled {
  #places = new Map<number, number>();
  #here = 0; // the entry that is shown
  #last = 0; // the newest one
  #wanted: number | null = null; // where the page that comes again was left
  #stop: (() => void) | null = null; // it is still growing

  /** A new page comes into the history: what is to be kept with it. */
  next(): Entry {
    this.#stop?.();
    this.#wanted = null;
    this.#here = this.#last += 1;
    return { entry: this.#here };
  }

  /** Follow what is scrolled, and the ways back and forward. */
  watch(): void {
    history.scrollRestoration = "manual";
    const kept = recallHere(NAME);
    if (Array.isArray(kept)) this.#places = new Map(kept as [number, number][]);
    const known = entryOf(history.state);
    this.#last = Math.max(known ?? 0, ...this.#places.keys());
    if (known === null) history.replaceState(this.next(), "");
    else this.#come(known);
    addEventListener("scroll", () => this.#note(), { passive: true });
    addEventListener("popstate", (event) => this.#come(entryOf(event.state)));
    addEventListener("pagehide", () => rememberHere(NAME, [...this.#places].slice(-MOST)));
  }

  /** A page that was there before comes again. */
  #come(entry: number | null): void {
    this.#stop?.();
    this.#here = entry ?? 0;
    this.#wanted = this.#places.get(this.#here) ?? null;
  }

  #note(): void {
    if (this.#stop || this.#wanted !== null) return; // not where somebody has scrolled, but as far as the page goes by now
    this.#places.delete(this.#here);
    this.#places.set(this.#here, scrollY);
  }

  /** The page is shown: go to where it was left as soon as it is long enough; whoever moves meanwhile stays there. */
  restore(): void {
    const top = this.#wanted;
    if (top === null) return;
    this.#wanted = null;
    const meant = new AbortController();
    let settled: ReturnType<typeof setTimeout> | undefined;
    const grown = new ResizeObserver(() => {
      clearTimeout(settled);
      if (document.documentElement.scrollHeight < top + innerHeight) return;
      scrollTo({ top, behavior: "instant" });
      if (Math.abs(scrollY - top) < 2) settled = setTimeout(stop, SETTLED);
    });
    const stop = () => {
      grown.disconnect();
      meant.abort();
      clearTimeout(later);
      clearTimeout(settled);
      if (this.#stop === stop) this.#stop = null;
    };
    const later = setTimeout(stop, PATIENCE);
    for (const kind of ["wheel", "touchstart", "keydown", "pointerdown"])
      addEventListener(kind, stop, { signal: meant.signal, passive: true });
    this.#stop = stop;
    grown.observe(document.body);
  }
}
