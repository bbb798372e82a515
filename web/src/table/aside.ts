/** Where a note lies so that it covers nothing that it speaks of: in the window, over everything else. */

const STEP = 4; // px
const EDGE = 6; // px between a note and the edge of the window, or the dock

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** How much of some boxes lies under another one. */
export function covered(box: Box, others: readonly Box[]): number {
  return others.reduce((sum, other) => {
    const width = Math.min(box.right, other.right) - Math.max(box.left, other.left);
    const height = Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top);
    return sum + Math.max(0, width) * Math.max(0, height);
  }, 0);
}

/** How far down a note lies that covers as little as can be: as near above a line as it goes, else below it. */
export function freeTop(note: { left: number; right: number; height: number }, line: number, most: number, others: readonly Box[]): number {
  const start = Math.min(line - EDGE - note.height, most - EDGE - note.height);
  const above = Array.from({ length: Math.max(1, Math.ceil((start - EDGE) / STEP)) }, (_, n) => Math.max(EDGE, start - n * STEP));
  const below = Array.from({ length: Math.max(0, Math.floor((most - EDGE - note.height - start) / STEP)) }, (_, n) => start + n * STEP);
  let [best, least] = [start, Infinity];
  for (const top of [...above, EDGE, ...below]) {
    const under = covered({ ...note, top, bottom: top + note.height }, others);
    if (under < least) [best, least] = [top, under];
    if (least === 0) break;
  }
  return best;
}

const SLACK = 0.1; // of a note's size may cover something in the place that it likes best: cards of a hand stand unevenly

/** How far down a note lies that has a place of its own: there, unless it would cover something; then where it covers least. */
export function ownTop(
  note: { left: number; right: number; height: number },
  own: number | null,
  line: number,
  most: number,
  others: readonly Box[],
): number {
  if (own !== null && own >= EDGE && own + note.height <= most - EDGE) {
    const under = covered({ ...note, top: own, bottom: own + note.height }, others);
    if (under <= SLACK * (note.right - note.left) * note.height) return own;
  }
  return freeTop(note, line, most, others);
}

/** Lay a note in its own place or above something, but clear of what it names; and again whenever that moves. */
export function layAside(
  over: () => Element | null,
  named: () => Element[],
  own: (height: number) => number | null = () => null,
): (note: HTMLElement) => () => void {
  return (note) => {
    function lay(): void {
      const { left: from, right: to, top: line } = over()?.getBoundingClientRect() ?? { left: 0, right: innerWidth, top: innerHeight };
      [note.style.left, note.style.right, note.style.maxWidth] = [`${from}px`, `${innerWidth - to}px`, `${to - from}px`];
      const { left, right, height } = note.getBoundingClientRect();
      const boxes = named().map((one) => one.getBoundingClientRect());
      note.style.top = `${ownTop({ left, right, height }, own(height), line, innerHeight, boxes)}px`;
    }
    if (note.isConnected) note.showPopover?.();
    lay();
    const options = { capture: true, passive: true };
    addEventListener("scroll", lay, options);
    addEventListener("resize", lay);
    return () => {
      removeEventListener("scroll", lay, options);
      removeEventListener("resize", lay);
    };
  };
}
