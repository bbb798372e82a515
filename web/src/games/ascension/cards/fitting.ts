/** How a text finds room on its card: a little smaller first, then signs in its place. */

/** Sizes of a text, of the one that its card would like: a short one stands large. */
export const SIZES = [1.3, 1.15, 1, 0.92, 0.85] as const;
/** The step behind the last size: no size fits. */
export const NO_SIZE = SIZES.length;

const known = new Map<string, number>(); // by what is said and how much room there is
const MOST = 2000;
const watched = new WeakMap<Element, () => void>();
const observer =
  typeof ResizeObserver === "undefined"
    ? undefined
    : new ResizeObserver((entries) => {
        for (const { target } of entries) watched.get(target)?.();
      });

const BREATH = 2; // px between the last line and the frame

/** The first size at which what is in the box fits it. */
function firstThatFits(box: HTMLElement): number {
  const inside = box.firstElementChild as HTMLElement | null;
  if (!inside) return 0;
  const free = box.clientHeight - BREATH;
  let step = 0;
  for (; step < NO_SIZE; step += 1) {
    box.style.setProperty("--fit", `${SIZES[step]}`);
    if (inside.offsetTop + inside.scrollHeight <= free) break;
  }
  return step;
}

/** Widths of letters, of the usual one. */
const NARROWER = [1, 0.95, 0.9, 0.85, 0.8, 0.75, 0.7, 0.65, 0.6];

function setCloser(letters: HTMLElement, room: number, ratio: number): void {
  letters.style.width = ratio < 1 ? `${room / ratio}px` : "";
  letters.style.scale = ratio < 1 ? `${ratio} 1` : "";
}

/** Sets words that do not fit their box closer, so that none is broken or cut. They stand in its first element. */
export function squeezed(words: string): (box: HTMLElement) => () => void {
  return (box) => {
    const letters = box.firstElementChild as HTMLElement;
    const squeeze = (): void => {
      const room = box.clientWidth;
      if (room === 0) return;
      const key = `${words}|${room}`;
      let ratio = known.get(key);
      if (ratio === undefined) {
        ratio = NARROWER.find((one) => {
          setCloser(letters, room, one);
          // Heights are rounded apart: a pixel more is no further line.
          return letters.scrollWidth <= letters.clientWidth && letters.scrollHeight <= letters.clientHeight + 1;
        });
        ratio ??= NARROWER.at(-1)!;
        known.set(key, ratio);
      }
      setCloser(letters, room, ratio);
    };
    return watch(box, squeeze);
  };
}

function watch(box: HTMLElement, look: () => void): () => void {
  watched.set(box, look);
  observer?.observe(box);
  return () => {
    observer?.unobserve(box);
    watched.delete(box);
  };
}

/** Tells at which size the words of a box fit it, again whenever its room changes. The words stand in its first element. */
export function fitting(words: string, tell: (step: number) => void): (box: HTMLElement) => () => void {
  return (box) => {
    const fit = (): void => {
      if (box.clientHeight === 0) return;
      const key = `${words}|${box.clientWidth}|${box.clientHeight}`;
      let step = known.get(key);
      if (step === undefined) {
        step = firstThatFits(box);
        if (known.size >= MOST) known.clear();
        known.set(key, step);
      }
      box.style.setProperty("--fit", `${SIZES[Math.min(step, NO_SIZE - 1)]}`);
      tell(step);
    };
    return watch(box, fit);
  };
}
