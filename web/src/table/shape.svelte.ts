/** The room that a table has, and how it is laid out there. */
import { createContext } from "svelte";
import { MediaQuery } from "svelte/reactivity";

/**
 * `wide`: everything side by side. `tablet`: upright, with room at both sides of the row. `phone`: upright, everything one below the
 * other. `low`: a phone held sideways.
 */
export type Mode = "wide" | "tablet" | "phone" | "low";

const HEADER = 47; // px

export function modeOf(width: number, height: number): Mode {
  if (width === 0) return "wide"; // nothing is measured yet
  if (height < 440 && width > height) return "low";
  if (width < 700) return "phone";
  return height > width ? "tablet" : "wide";
}

export class Shape {
  /** Measured by the frame; before that, what the window lets expect. */
  width = $state(globalThis.innerWidth ?? 0);
  height = $state((globalThis.innerHeight ?? 0) - HEADER);
  mode: Mode = $derived(modeOf(this.width, this.height));
  readonly #whole: boolean;
  #vast = new MediaQuery("(width >= 1600px) and (height >= 600px)");
  #broad = new MediaQuery("(width >= 1240px) and (height >= 500px)");

  /** `whole`: the table has the window for itself. */
  constructor(whole = true) {
    this.#whole = whole;
  }

  /** Whether what is looked at has its place beside the table; else it lies over it until it is put away. */
  get beside(): boolean {
    return this.#whole && this.#vast.current;
  }

  /** Whether the table can make room for what is looked at. */
  get broad(): boolean {
    return this.#whole && this.#broad.current;
  }
}

export const [getShape, setShape] = createContext<Shape>();
