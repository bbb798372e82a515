/** Grown and built shapes: smooth outlines, limbs that taper, and what covers them: scales, fur, plates, teeth, claws. */

import { WIDTH, at, flat, line, mix, n, polar, scatter, type Point } from "./pen.ts";

/** A point of an outline; a corner is sharp. */
interface Knot {
  at: Point;
  corner: boolean;
}

/** Points as they are written: "10 20, 30 40!, 50 60"; "!" makes a corner. */
const knots = (written: string): Knot[] =>
  written.split(",").map((part) => {
    const [x, y] = part.trim().replace("!", "").split(/\s+/).map(Number);
    return { at: [x!, y!], corner: part.includes("!") };
  });

export const points = (written: string): Point[] => knots(written).map(({ at }) => at);

const plus = (a: Point, b: Point, k = 1): Point => [a[0] + b[0] * k, a[1] + b[1] * k];
const minus = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1]];
const length = (a: Point): number => Math.hypot(a[0], a[1]) || 1;
const spell = ([x, y]: Point): string => `${n(x)} ${n(y)}`;
/** To whole numbers: what is large or many needs no tenths. */
const coarse = ([x, y]: Point): string => `${Math.round(x)} ${Math.round(y)}`;

function smooth(list: readonly Knot[], closed: boolean): string {
  const many = list.length;
  const knot = (i: number): Knot => (closed ? list[(i + many) % many]! : list[Math.max(0, Math.min(many - 1, i))]!);
  let d = "M" + spell(list[0]!.at);
  for (let i = 0; i < (closed ? many : many - 1); i++) {
    const [before, from, to, after] = [knot(i - 1), knot(i), knot(i + 1), knot(i + 2)];
    if (from.corner && to.corner) {
      d += "L" + spell(to.at);
      continue;
    }
    const out = from.corner ? from.at : plus(from.at, minus(to.at, before.at), 1 / 6);
    const into = to.corner ? to.at : plus(to.at, minus(after.at, from.at), -1 / 6);
    const write = length(minus(to.at, from.at)) > 14 ? coarse : spell;
    d += `C${write(out)} ${write(into)} ${spell(to.at)}`;
  }
  return closed ? d + "z" : d;
}

/** A closed outline through points. */
export const shape = (written: string): string => smooth(knots(written), true);

/** A line through points. */
export const course = (written: string): string => smooth(knots(written), false);

/** A spine with its half widths: what limbs, necks, tails, horns and pipes are made of. */
export interface Limb {
  spine: readonly Point[];
  widths: readonly number[];
}

/** A limb along points; widths are spread evenly over them. */
export const limb = (written: string, widths: readonly number[]): Limb => ({ spine: points(written), widths });

const valueAt = (values: readonly number[], share: number): number => {
  const place = Math.max(0, Math.min(1, share)) * (values.length - 1);
  const low = Math.min(values.length - 2, Math.floor(place));
  return values.length === 1 ? values[0]! : values[low]! + (values[low + 1]! - values[low]!) * (place - low);
};

/** Where a share of the spine lies, which way it goes, and how wide it is there. */
export function along({ spine, widths }: Limb, share: number): { at: Point; way: Point; wide: number } {
  const place = Math.max(0, Math.min(0.9999, share)) * (spine.length - 1);
  const i = Math.floor(place);
  const t = place - i;
  const p = (k: number): Point => spine[Math.max(0, Math.min(spine.length - 1, i + k))]!;
  const [a, b, c, e] = [p(-1), p(0), p(1), p(2)];
  const axis = (k: 0 | 1): [number, number] => {
    const [p0, p1, p2, p3] = [a[k], b[k], c[k], e[k]];
    const value = 0.5 * (2 * p1 + (p2 - p0) * t + (2 * p0 - 5 * p1 + 4 * p2 - p3) * t * t + (3 * p1 - p0 - 3 * p2 + p3) * t ** 3);
    return [value, 0.5 * (p2 - p0 + 2 * (2 * p0 - 5 * p1 + 4 * p2 - p3) * t + 3 * (3 * p1 - p0 - 3 * p2 + p3) * t * t)];
  };
  const [x, dx] = axis(0);
  const [y, dy] = axis(1);
  const size = length([dx, dy]);
  return { at: [x, y], way: [dx / size, dy / size], wide: valueAt(widths, share) };
}

/** A point of a limb: `side` is -1 at its left edge, 0 on the spine, 1 at its right edge. */
export function spot(of: Limb, share: number, side = 0): Point {
  const { at, way, wide } = along(of, share);
  return [at[0] - way[1] * wide * side, at[1] + way[0] * wide * side];
}

/** The outline of a limb, or of the strip between two of its sides. */
export function tube(of: Limb, left = -1, right = 1, steps = of.spine.length - 1): string {
  const round = Math.max(...of.widths) > 8 ? Math.round : (value: number): number => value;
  const edge = (side: number): Knot[] =>
    Array.from({ length: steps + 1 }, (_, i) => {
      const [x, y] = spot(of, i / steps, side);
      return { at: [round(x), round(y)], corner: i === 0 || i === steps };
    });
  const there = edge(left);
  const back = edge(right).reverse();
  const closes = length(minus(there.at(-1)!.at, back[0]!.at)) < 1.5;
  return smooth([...there, ...(closes ? back.slice(1) : back)], true);
}

/** Lines across a limb: rings of horns, scutes of bellies, joints of pipes. */
export const bands = (of: Limb, count: number, { from = 0, to = 1, left = -1, right = 1, bulge = 0.35 }: { from?: number; to?: number; left?: number; right?: number; bulge?: number } = {}): string =>
  Array.from({ length: count }, (_, i) => {
    const share = from + ((i + 0.5) * (to - from)) / count;
    const { way, wide } = along(of, share);
    const write = wide > 8 ? coarse : spell;
    return `M${write(spot(of, share, left))}Q${write(plus(spot(of, share, (left + right) / 2), way, wide * bulge * 2))} ${write(spot(of, share, right))}`;
  }).join("");

/** Rows of scales on a limb as one line. */
export const scales = (of: Limb, rows: number, columns: number, { from = 0, to = 1, left = -0.9, right = 0.9 }: { from?: number; to?: number; left?: number; right?: number } = {}): string =>
  Array.from({ length: rows }, (_, row) => {
    const share = from + ((row + 0.5) * (to - from)) / rows;
    const shift = row % 2 ? 0.5 : 0;
    const { way, wide } = along(of, share);
    const place = (column: number): Point => spot(of, share, left + ((right - left) * (column + shift)) / columns);
    const write = wide > 8 ? coarse : spell;
    let d = `M${write(place(0))}`;
    for (let column = 1; column <= columns - (row % 2); column++) {
      const middle = spot(of, share, left + ((right - left) * (column - 0.5 + shift)) / columns);
      d += `Q${write(plus(middle, way, (wide * (right - left) * 0.8) / columns))} ${write(place(column))}`;
    }
    return d;
  }).join("");

/** A row of spikes on a limb's edge: fins, manes, ridges. */
export function spikes(of: Limb, count: number, height: number, { side = -1, from = 0, to = 1, lean = 0.5, seed = 1, even = false }: { side?: number; from?: number; to?: number; lean?: number; seed?: number; even?: boolean } = {}): string {
  const next = scatter(seed);
  return Array.from({ length: count }, (_, i) => {
    const [a, b] = [from + (i * (to - from)) / count, from + ((i + 1) * (to - from)) / count];
    const { way } = along(of, (a + b) / 2);
    const out: Point = [way[1] * -Math.sign(side), way[0] * Math.sign(side)];
    const swell = Math.sin(((i + 0.7) / (count + 0.4)) * Math.PI) * 0.6 + 0.4;
    const tall = height * swell * (even ? 1 : 0.75 + next() * 0.5);
    const middle = spot(of, (a + b) / 2, side);
    const tip = plus(plus(middle, out, tall), way, tall * lean);
    const [one, two] = [spot(of, a, side * 0.9), spot(of, b + 0.002, side * 0.9)];
    const write = height > 8 ? coarse : spell;
    return `M${write(one)}Q${write(plus(plus(one, out, tall * 0.6), way, tall * lean * 0.2))} ${write(tip)}Q${write(plus(two, out, tall * 0.25))} ${write(two)}z`;
  }).join("");
}

/** Tufts of fur or feathers along a line, pointing to its left (or right, where `height` is less than 0). */
export function tufts(written: string, count: number, height: number, lean = 0.6, seed = 1): string {
  const next = scatter(seed);
  const edge: Limb = { spine: points(written), widths: [1] };
  let d = "";
  const inner: string[] = [];
  for (let i = 0; i <= count; i++) {
    const { at, way } = along(edge, i / count);
    const out: Point = [way[1], -way[0]];
    d += (i ? "L" : "M") + spell(at);
    inner.push(spell(plus(at, out, -height * 0.7)));
    if (i < count) {
      const middle = along(edge, (i + 0.5) / count);
      const tall = height * (0.7 + next() * 0.6);
      d += "L" + spell(plus(plus(middle.at, [middle.way[1], -middle.way[0]], tall), middle.way, Math.abs(tall) * lean));
    }
  }
  return d + "L" + inner.filter((_, i) => i % 2 === 0).reverse().join("L") + "z";
}

/** Short strokes of fur, bark or rock inside a box. */
export function hairs(seed: number, count: number, box: readonly [number, number, number, number], way: Point, spread = 2): string {
  const next = scatter(seed);
  return Array.from({ length: count }, () => `M${Math.round(box[0] + next() * box[2])} ${Math.round(box[1] + next() * box[3])}l${Math.round(way[0] + (next() - 0.5) * spread)} ${Math.round(way[1] + (next() - 0.5) * spread)}`).join("");
}

/** Teeth along a line, pointing to its right (or left, where `height` is less than 0); `fangs` are longer. */
export function fangs(written: string, count: number, height: number, long: readonly number[] = [], seed = 1): string {
  const next = scatter(seed);
  const edge: Limb = { spine: points(written), widths: [1] };
  return Array.from({ length: count }, (_, i) => {
    const [one, two] = [along(edge, i / count), along(edge, (i + 0.92) / count)];
    const middle = along(edge, (i + 0.5) / count);
    const tall = height * (long.includes(i) ? 1.9 : 0.75 + next() * 0.5);
    const tip = plus(middle.at, [-middle.way[1], middle.way[0]], tall);
    return `M${spell(one.at)}L${spell(tip)}Q${spell(plus(plus(two.at, minus(tip, two.at), 0.4), middle.way, Math.abs(tall) * 0.16))} ${spell(two.at)}z`;
  }).join("");
}

/** A claw or horn: a crescent from its root to its tip, bent to one side. */
export function claw(x: number, y: number, size: number, turn: number, bend = 0.4, wide = 0.24): string {
  const tip = polar(x, y, size, turn);
  const [one, two] = [polar(x, y, size * wide, turn - 90), polar(x, y, size * wide, turn + 90)];
  const middle = polar(...polar(x, y, size * 0.55, turn), size * bend, turn + 90);
  const inner = polar(...polar(x, y, size * 0.5, turn), size * (bend - 0.3), turn + 90);
  return `M${spell(one)}Q${spell(bend > 0 ? inner : middle)} ${spell(tip)}Q${spell(bend > 0 ? middle : polar(...polar(x, y, size * 0.5, turn), size * (bend + 0.3), turn + 90))} ${spell(two)}z`;
}

const named = (d: string): string => {
  let hash = 5381;
  for (const letter of d) hash = (Math.imul(hash, 33) ^ letter.charCodeAt(0)) >>> 0;
  return "z" + hash.toString(36).slice(-4);
};

/** A part and what the mirror makes of it on the other side of the picture. */
export const mirrored = (part: string, across = WIDTH): string => `<g>${part}</g>` + at(across, 0, part, 1, 0, true);

/**
 * A shaded shape with what is drawn on it, cut at its edge, and a broad rim of light on the lit side. Only under a law: the rim is the
 * picture's own. What has nothing drawn on it is a plain path, so that files stay small.
 */
export function form(d: string, colour: string, inside = "", rim = 6): string {
  const fill = `fill="url(#s${colour.slice(1)})"`;
  if (!inside) return `<path d="${d}" ${fill} stroke-width="${n(rim / 2.4)}"/>`;
  const id = named(d + colour);
  return (
    `<g><clipPath id="${id}"><path id="${id}p" d="${d}"/></clipPath><use href="#${id}p" ${fill}/>` +
    `<g clip-path="url(#${id})">${inside}<use href="#${id}p" stroke-width="${n(rim)}"/></g></g>`
  );
}

/** A fierce eye looking to the right: socket, lit eyeball, slit, glint, a heavy brow above and a lid below. */
export function fierceEye(colour: string, brow: string, slit = true): string {
  const bright = mix(colour, "#ffffff", 0.6);
  return (
    flat("M-14 -6Q0 -6 14 3Q6 12 -6 8Q-13 4 -14 -6z", mix(brow, "#000000", 0.7)) +
    flat("M-10 -4Q2 -2 11 3Q4 8 -4 5.6Q-9 2 -10 -4z", colour) + flat("M-4 -2Q3 0 7 2.4Q3 6 -2 4z", bright) +
    (slit ? flat("M1.6 -1Q3.4 2 1.6 6.4Q-.4 2 1.6 -1z", "#14040a") : flat("M-.8 2.2a2.2 2.2 0 1 1 4.4 0a2.2 2.2 0 1 1 -4.4 0z", "#14040a")) +
    flat("M-18 -12Q0 -10 17 2L14 5Q0 -2 -14 -3z", brow) + line("M-16 -11Q-2 -9 14 2", mix(brow, "#ffa060", 0.5), 1.2) + line("M-8 8Q0 11 8 8", mix(brow, "#ffa060", 0.3), 1)
  );
}

/** A wing of skin: bones from the wrist to the tips, scalloped between them, back to the root. */
export function skinWing(root: Point, wrist: Point, tips: readonly Point[], sag = 0.24): { skin: string; bones: string; veins: string } {
  let skin = `M${spell(root)}L${spell(wrist)}`;
  let veins = "";
  tips.forEach((tip, i) => {
    if (i) {
      const before = tips[i - 1]!;
      const middle: Point = [(before[0] + tip[0]) / 2, (before[1] + tip[1]) / 2];
      skin += `Q${spell(plus(middle, minus(wrist, middle), sag))} ${spell(tip)}`;
      const inner = plus(middle, minus(wrist, middle), sag + 0.08);
      veins += `M${spell(plus(wrist, minus(inner, wrist), 0.3))}L${spell(inner)}`;
    } else skin += `L${spell(tip)}`;
  });
  const last = tips.at(-1)!;
  const middle: Point = [(last[0] + root[0]) / 2, (last[1] + root[1]) / 2];
  skin += `Q${spell(plus(middle, minus(wrist, middle), sag))} ${spell(root)}z`;
  const bones = `M${spell(root)}L${spell(wrist)}` + tips.map((tip) => `M${spell(wrist)}Q${spell(plus(plus(wrist, minus(tip, wrist), 0.5), [0, -length(minus(tip, wrist)) * 0.06]))} ${spell(tip)}`).join("");
  return { skin, bones, veins };
}

/** A heap of smoke, foam or cloud: round lumps along a line, as one shape. */
export function billows(written: string, count: number, r: number, seed = 1): string {
  const next = scatter(seed);
  const edge: Limb = { spine: points(written), widths: [1] };
  return Array.from({ length: count }, (_, i) => {
    const { at } = along(edge, i / (count - 1));
    const size = Math.round(r * (0.6 + next() * 0.8));
    return `M${Math.round(at[0] - size)} ${Math.round(at[1] + (next() - 0.5) * r * 0.5)}a${size} ${size} 0 1 1 ${2 * size} 0a${size} ${size} 0 1 1 ${-2 * size} 0z`;
  }).join("");
}

/** Plumes, petals or leaves along a line: each a blade, turned from one way to another. */
export function plumes(written: string, count: number, long: readonly number[], turns: readonly [number, number], wide = 0.16): string {
  const edge: Limb = { spine: points(written), widths: long };
  return Array.from({ length: count }, (_, i) => {
    const share = count > 1 ? i / (count - 1) : 0;
    const { at, wide: size } = along(edge, share);
    const turn = turns[0] + (turns[1] - turns[0]) * share;
    const side = (k: number): Point => polar(...polar(at[0], at[1], size * 0.6, turn), size * wide * Math.abs(k), turn + 90 * Math.sign(k));
    return `M${coarse(at)}Q${coarse(side(-1))} ${coarse(polar(at[0], at[1], size, turn))}Q${coarse(side(1.1))} ${coarse(at)}z`;
  }).join("");
}
