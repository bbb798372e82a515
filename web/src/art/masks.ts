/** Black masks of figures: what is left of a drawing when it is seen small and dark. */

import { HEIGHT, WIDTH } from "./pen.ts";

/** A mask is this many pixels wide and high; a picture is squeezed into the square. */
export const SIDE = 32;

type Matrix = readonly [number, number, number, number, number, number];
type Polyline = [number, number][];

const times = (a: Matrix, b: Matrix): Matrix => [
  a[0] * b[0] + a[2] * b[1], a[1] * b[0] + a[3] * b[1],
  a[0] * b[2] + a[2] * b[3], a[1] * b[2] + a[3] * b[3],
  a[0] * b[4] + a[2] * b[5] + a[4], a[1] * b[4] + a[3] * b[5] + a[5],
];

function matrixOf(transform: string): Matrix {
  let out: Matrix = [1, 0, 0, 1, 0, 0];
  for (const [, kind, inside] of transform.matchAll(/(\w+)\(([^)]*)\)/g)) {
    const [a = 0, b] = inside!.split(/[ ,]+/).map(Number);
    if (kind === "translate") out = times(out, [1, 0, 0, 1, a, b ?? 0]);
    else if (kind === "scale") out = times(out, [a, 0, 0, b ?? a, 0, 0]);
    else if (kind === "rotate") {
      const [cos, sin] = [Math.cos((a * Math.PI) / 180), Math.sin((a * Math.PI) / 180)];
      out = times(out, [cos, sin, -sin, cos, 0, 0]);
    } else throw new Error(`a mask knows no transform ${kind}`);
  }
  return out;
}

const TAKES: Record<string, number> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 };
const STEPS = 6;

/** Points along an elliptic arc that is not turned, by its centre. */
function arc(from: readonly [number, number], rx: number, ry: number, large: boolean, sweep: boolean, to: readonly [number, number]): Polyline {
  const [dx, dy] = [(from[0] - to[0]) / 2 / rx, (from[1] - to[1]) / 2 / ry];
  const apart = dx * dx + dy * dy;
  const grow = Math.max(1, Math.sqrt(apart));
  const [px, py] = [rx * grow, ry * grow];
  const [ux, uy] = [dx / grow, dy / grow];
  const off = Math.sqrt(Math.max(0, 1 / (ux * ux + uy * uy || 1) - 1)) * (large === sweep ? -1 : 1);
  const [cx, cy] = [off * uy, -off * ux];
  const start = Math.atan2(uy - cy, ux - cx);
  let turn = Math.atan2(-uy - cy, -ux - cx) - start;
  if (sweep && turn <= 0) turn += 2 * Math.PI;
  if (!sweep && turn >= 0) turn -= 2 * Math.PI;
  const [mx, my] = [(from[0] + to[0]) / 2 + cx * px, (from[1] + to[1]) / 2 + cy * py];
  return Array.from({ length: STEPS * 2 }, (_, i) => {
    const angle = start + (turn * (i + 1)) / (STEPS * 2);
    return [mx + Math.cos(angle) * px, my + Math.sin(angle) * py];
  });
}

/** A path as lines. */
export function polylines(d: string): Polyline[] {
  const out: Polyline[] = [];
  let line: Polyline = [];
  let [x, y, cx, cy] = [0, 0, 0, 0];
  let before = "";
  const curve = (points: readonly [number, number][]): void => {
    const all: [number, number][] = [[x, y], ...points];
    for (let i = 1; i <= STEPS; i++) {
      let level = all;
      for (; level.length > 1; ) level = level.slice(1).map((p, k) => [level[k]![0] + ((p[0] - level[k]![0]) * i) / STEPS, level[k]![1] + ((p[1] - level[k]![1]) * i) / STEPS]);
      line.push(level[0]!);
    }
    [cx, cy] = points.at(-2)!;
    [x, y] = points.at(-1)!;
  };
  for (const [, letter, rest] of d.matchAll(/([MLHVCSQTAZmlhvcsqtaz])([^MLHVCSQTAZmlhvcsqtaz]*)/g)) {
    const upper = letter!.toUpperCase();
    const relative = letter !== upper;
    const numbers = (rest!.match(/-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?/g) ?? []).map(Number);
    if (upper === "Z") {
      if (line.length) [x, y] = line[0]!;
      line.push([x, y]);
    }
    for (let from = 0; from < numbers.length && TAKES[upper]; from += TAKES[upper]!) {
      const kind = upper === "M" && from > 0 ? "L" : upper;
      const part = numbers.slice(from, from + TAKES[upper]!);
      const point = (i: number): [number, number] => [part[i]! + (relative ? x : 0), part[i + 1]! + (relative ? y : 0)];
      if (kind === "M") {
        [x, y] = point(0);
        line = [[x, y]];
        out.push(line);
      } else {
        if (before === "Z") {
          line = [[x, y]];
          out.push(line);
        }
        if (kind === "C") curve([point(0), point(2), point(4)]);
        else if (kind === "Q") curve([point(0), point(2)]);
        else if (kind === "S") curve([/[CS]/.test(before) ? [2 * x - cx, 2 * y - cy] : [x, y], point(0), point(2)]);
        else if (kind === "T") curve([/[QT]/.test(before) ? [2 * x - cx, 2 * y - cy] : [x, y], point(0)]);
        else if (kind === "A") {
          const to = point(5);
          line.push(...arc([x, y], Math.abs(part[0]!), Math.abs(part[1]!), part[3] === 1, part[4] === 1, to));
          [x, y] = to;
        } else {
          [x, y] = kind === "H" ? [part[0]! + (relative ? x : 0), y] : kind === "V" ? [x, part[0]! + (relative ? y : 0)] : point(0);
          line.push([x, y]);
        }
      }
      before = kind;
    }
    before = upper;
  }
  return out;
}

const inside = (lines: readonly Polyline[], x: number, y: number, evenOdd: boolean): boolean => {
  let turns = 0;
  for (const points of lines)
    for (let i = 0; i < points.length; i++) {
      const [ax, ay] = points[i]!;
      const [bx, by] = points[(i + 1) % points.length]!;
      if (ay <= y !== by <= y && (x - ax) * (by - ay) < (bx - ax) * (y - ay) === by > ay) turns += by > ay ? 1 : -1;
    }
  return evenOdd ? turns % 2 !== 0 : turns !== 0;
};

const near = (lines: readonly Polyline[], x: number, y: number, within: number): boolean =>
  lines.some((points) =>
    points.some(([ax, ay], i) => {
      const [bx, by] = points[i + 1] ?? [ax, ay];
      const length = (bx - ax) ** 2 + (by - ay) ** 2;
      const k = length ? Math.max(0, Math.min(1, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length)) : 0;
      return Math.hypot(ax + k * (bx - ax) - x, ay + k * (by - ay) - y) <= within;
    }),
  );

/** A shape and the pixels that it covers. */
export interface Seen {
  attributes: (key: string) => string | undefined;
  opacity: number;
  pixels: number[];
  /** How far from the middle of a light a pixel is: 0 there, 1 where the light ends. */
  away?: (pixel: number) => number;
}

const middle = (pixel: number): [number, number] => [((pixel % SIDE) + 0.5) * (WIDTH / SIDE), (Math.floor(pixel / SIDE) + 0.5) * (HEIGHT / SIDE)];

const EVERY = Array.from({ length: SIDE * SIDE }, (_, pixel) => pixel);

/** The shapes of a drawing from back to front. */
export function* shapes(drawing: string): Generator<Seen> {
  const stack: { matrix: Matrix; opacity: number; clip?: ReadonlySet<number> }[] = [{ matrix: [1, 0, 0, 1, 0, 0], opacity: 1 }];
  const outlines = new Map<string, string>(); // paths without a colour: they are seen where they are used with one
  let used = new Set<number>(); // the pixels of the outline that was used last: what is cut at an edge comes after it
  for (const [, close, name, attributes, alone] of drawing.matchAll(/<(\/?)(\w+)([^>]*?)(\/?)>/g)) {
    if (close) {
      stack.pop();
      continue;
    }
    const of = (key: string): string | undefined => new RegExp(` ${key}="([^"]*)"`).exec(attributes!)?.[1];
    const { matrix, opacity, clip } = stack.at(-1)!;
    const here = { matrix: times(matrix, matrixOf(of("transform") ?? "")), opacity: opacity * Number(of("opacity") ?? 1), clip: of("clip-path") ? used : clip };
    if (!alone) stack.push(here);
    const [a, b, c, d, e, f] = here.matrix;
    const scale = Math.sqrt(Math.abs(a * d - b * c));
    if (name === "circle") {
      const [x, y, r] = ["cx", "cy", "r"].map((key) => Number(of(key))) as [number, number, number];
      const [left, top] = [a * x + c * y + e, b * x + d * y + f];
      const away = (pixel: number): number => Math.hypot(middle(pixel)[0] - left, middle(pixel)[1] - top) / (r * scale);
      yield { attributes: of, opacity: here.opacity, pixels: EVERY.filter((pixel) => away(pixel) < 1), away };
    }
    if (name === "path" && of("id") && !of("fill")) outlines.set("#" + of("id")!, of("d")!);
    const outline = of("fill") && (name === "path" ? of("d") : name === "use" ? outlines.get(of("href")!) : undefined);
    if (!outline) continue;
    const lines = polylines(outline).map((points) => points.map(([x, y]): [number, number] => [a * x + c * y + e, b * x + d * y + f]));
    const stroked = of("fill") === "none";
    const thick = stroked ? Math.max((Number(of("stroke-width") ?? 1) * scale) / 2, WIDTH / SIDE / 4) : 0;
    const evenOdd = of("fill-rule") === "evenodd";
    const points = lines.flat();
    const span = (axis: 0 | 1, length: number): [number, number] => {
      const values = points.map((point) => point[axis]);
      return [Math.max(0, Math.floor(((Math.min(...values) - thick) * SIDE) / length - 0.5)), Math.min(SIDE - 1, Math.ceil(((Math.max(...values) + thick) * SIDE) / length))];
    };
    const [top, bottom] = span(1, HEIGHT);
    const [left, right] = span(0, WIDTH);
    const pixels: number[] = [];
    for (let row = top; row <= bottom; row++)
      for (let column = left; column <= right; column++) {
        const pixel = row * SIDE + column;
        const [x, y] = middle(pixel);
        if ((!here.clip || here.clip.has(pixel)) && (stroked ? near(lines, x, y, thick) : inside(lines, x, y, evenOdd))) pixels.push(pixel);
      }
    if (name === "use") used = new Set(pixels);
    yield { attributes: of, opacity: here.opacity, pixels };
  }
}

/** The mask of a drawing: for each pixel whether something solid is there. Lights and what is half transparent count as nothing. */
export function mask(drawing: string): boolean[] {
  const out = new Array<boolean>(SIDE * SIDE).fill(false);
  for (const { opacity, pixels, away } of shapes(drawing)) if (!away && opacity >= 0.6) for (const pixel of pixels) out[pixel] = true;
  return out;
}

/** The share of all pixels in which two masks differ. */
export const distance = (one: readonly boolean[], other: readonly boolean[]): number => one.filter((value, i) => value !== other[i]).length / one.length;
