/** The lines of a chart of honor over the turns, in the units of the drawing. */

export interface Frame {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export interface Line {
  of: number; // which of the drawn: a seat, a team, the solo opponent
  points: { turn: number; honor: number; x: number; y: number }[];
  path: string;
}

export interface Chart {
  lines: Line[];
  x: (turn: number) => number;
  y: (honor: number) => number;
  turns: number[]; // where the axis is marked
  honors: number[];
  last: number; // the number of turns
}

const STEPS = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000];

/** Round marks from `least` or below to `most` or above, at most `count` of them beside the first. */
export function marks(most: number, count: number, least = 0): number[] {
  const step = STEPS.find((one) => Math.ceil(Math.max(most, 1) / one) - Math.floor(least / one) <= count) ?? Math.ceil(most / count);
  const from = Math.floor(least / step);
  const upTo = Math.max(from + 1, Math.ceil(most / step));
  return Array.from({ length: upTo - from + 1 }, (_, index) => (from + index) * step);
}

/** Scale values, each line's before the first turn and after each, into the frame. What begins high is not drawn from zero. */
export function chartOf(values: readonly (readonly number[])[], frame: Frame): Chart {
  const last = Math.max(0, ...values.map((line) => line.length - 1));
  const all = values.flat();
  const most = Math.max(1, ...all);
  const low = Math.min(most, ...all);
  const honors = marks(most, 5, low < 0 || low > most / 2 ? low : 0);
  const [lowest = 0, highest = most] = [honors[0], honors.at(-1)];
  const wide = frame.width - frame.left - frame.right;
  const high = frame.height - frame.top - frame.bottom;
  const x = (turn: number) => frame.left + (last === 0 ? 0 : (turn / last) * wide);
  const y = (honor: number) => frame.top + high - ((honor - lowest) / (highest - lowest)) * high;
  const lines = values.map((line, of) => {
    const points = line.map((honor, turn) => ({ turn, honor, x: x(turn), y: y(honor) }));
    const path = points.map((point, index) => `${index ? "L" : "M"}${point.x.toFixed(1)} ${point.y.toFixed(1)}`).join("");
    return { of, points, path };
  });
  const turns = marks(last, Math.max(1, Math.floor(wide / 60))).filter((turn) => turn <= last);
  return { lines, x, y, turns, honors, last };
}

/** Heights at which labels can stand without covering each other, near to the wanted ones and in their order. */
export function apart(wanted: readonly number[], gap: number, lowest: number): number[] {
  const order = wanted.map((height, index) => ({ height, index })).sort((a, b) => a.height - b.height);
  for (let i = 1; i < order.length; i += 1) {
    const [before, here] = [order[i - 1], order[i]];
    if (before && here) here.height = Math.max(here.height, before.height + gap);
  }
  const over = (order.at(-1)?.height ?? 0) - lowest;
  if (over > 0) {
    for (let i = order.length - 1, floor = lowest; i >= 0; i -= 1, floor -= gap) {
      const here = order[i];
      if (here) here.height = Math.min(here.height, floor);
    }
  }
  const placed = new Array<number>(wanted.length).fill(0);
  for (const { height, index } of order) placed[index] = height;
  return placed;
}

/** Room for the names at the ends of the lines; none where it is too narrow for them: they are listed below then. */
export function nameRoom(width: number, names: readonly string[]): number | null {
  if (width < 480) return null;
  const longest = Math.max(1, ...names.map((name) => [...name].length));
  return Math.min(width * 0.3, 28 + longest * 9);
}

/** The turn nearest to a place on the drawing. */
export function turnAt(at: number, frame: Frame, last: number): number {
  const wide = frame.width - frame.left - frame.right;
  return Math.min(last, Math.max(0, Math.round(((at - frame.left) / wide) * last)));
}
