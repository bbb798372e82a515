/** What gives shapes a skin with few paths: ramps of a hue, tufts along an outline, strokes, leaves, tapering limbs. */

import { flat, line, mix, n, polar, scatter, solid, type Point } from "./pen.ts";
import type { Tones } from "./light.ts";

/** Whole numbers are enough for what is strewn. */
const w = (value: number): string => String(Math.round(value));

/** The hue from its shade (0) over itself (5) to its light (8). */
export const ramp = (t: Tones): string[] => [
  ...[0.9, 0.78, 0.62, 0.44, 0.22].map((share) => mix(t.law.hue, t.law.shade, share)),
  t.law.hue,
  ...[0.28, 0.52, 0.78].map((share) => mix(t.law.hue, t.law.light, share)),
];

/** An outline through points (clockwise) that stands off in tufts. */
export function shag(points: readonly Point[], depth: number, size: number, seed: number, lean = 0.5): string {
  const next = scatter(seed + 101);
  let d = `M${w(points[0]![0])} ${w(points[0]![1])}`;
  points.forEach(([ax, ay], i) => {
    const [bx, by] = points[(i + 1) % points.length]!;
    const [dx, dy] = [bx - ax, by - ay];
    const length = Math.hypot(dx, dy) || 1;
    const count = Math.max(1, Math.round(length / size));
    for (let k = 0; k < count; k++) {
      const out = depth * (0.5 + next() * 0.9);
      const tip: Point = [ax + (dx * (k + 0.6)) / count + (dy / length) * out + (dx / length) * out * lean, ay + (dy * (k + 0.6)) / count - (dx / length) * out + (dy / length) * out * lean];
      const end: Point = [ax + (dx * (k + 1)) / count, ay + (dy * (k + 1)) / count];
      d += `Q${w(ax + (dx * (k + 0.2)) / count + (dy / length) * out * 0.6)} ${w(ay + (dy * (k + 0.2)) / count - (dx / length) * out * 0.6)} ${w(tip[0])} ${w(tip[1])}L${w(end[0])} ${w(end[1])}`;
    }
  });
  return `${d}z`;
}

/** Short strokes strewn over a box, all one way, more or less. */
export function strokes(seed: number, count: number, box: readonly [number, number, number, number], way: Point, colour: string, width = 1, opacity = 0.6): string {
  const next = scatter(seed + 103);
  return line(
    Array.from({ length: count }, () => {
      const k = 0.6 + next() * 0.8;
      return `M${w(box[0] + next() * box[2])} ${w(box[1] + next() * box[3])}l${w(way[0] * k + next() * 2 - 1)} ${w(way[1] * k + next() * 2 - 1)}`;
    }).join(""),
    colour, width, opacity,
  );
}

/** The outline of a leaf from its stalk at x, y. */
export function blade(x: number, y: number, length: number, turn: number, breadth = 0.36): string {
  const angle = (turn * Math.PI) / 180;
  const [ux, uy] = [Math.cos(angle) * length, Math.sin(angle) * length];
  const side = (k: number): string => `${w(x + ux * 0.45 - uy * breadth * k)} ${w(y + uy * 0.45 + ux * breadth * k)}`;
  return `M${w(x)} ${w(y)}Q${side(1)} ${w(x + ux)} ${w(y + uy)}Q${side(-1)} ${w(x)} ${w(y)}z`;
}

/** Leaves strewn over a box, as one path. */
export function leafage(seed: number, count: number, box: readonly [number, number, number, number], length: number, turn = 0, spread = 180): string {
  const next = scatter(seed + 107);
  return Array.from({ length: count }, () => blade(box[0] + next() * box[2], box[1] + next() * box[3], length * (0.6 + next() * 0.7), turn + (next() - 0.5) * 2 * spread)).join("");
}

/** A ring of leaves that point outwards, as one path. */
export const wreath = (x: number, y: number, r: number, length: number, count: number, turn = 0, breadth = 0.36, squash = 1): string =>
  Array.from({ length: count }, (_, i) => {
    const a = turn + (i * 360) / count;
    const [px, py] = polar(x, y, r, a);
    return blade(px, y + (py - y) * squash, length * (i % 2 ? 0.86 : 1), a - 90, breadth);
  }).join("");

/** A band along points that tapers from one width to another: limbs, roots, horns, necks. */
export function taper(points: readonly Point[], from: number, to: number): string {
  const last = points.length - 1;
  const sides = points.map(([x, y], i) => {
    const [ax, ay] = points[Math.max(0, i - 1)]!;
    const [bx, by] = points[Math.min(last, i + 1)]!;
    const length = Math.hypot(bx - ax, by - ay) || 1;
    const w = (from + ((to - from) * i) / last) / 2;
    return { left: [x + ((by - ay) / length) * w, y - ((bx - ax) / length) * w] as Point, right: [x - ((by - ay) / length) * w, y + ((bx - ax) / length) * w] as Point };
  });
  const along = (all: readonly Point[]): string => {
    let d = "";
    for (let i = 1; i < all.length; i++) {
      const [x, y] = all[i]!;
      if (i === all.length - 1) d += `L${n(x)} ${n(y)}`;
      else d += `Q${n(x)} ${n(y)} ${n((x + all[i + 1]![0]) / 2)} ${n((y + all[i + 1]![1]) / 2)}`;
    }
    return d;
  };
  const left = sides.map((one) => one.left);
  const right = sides.map((one) => one.right).reverse();
  return `M${n(left[0]![0])} ${n(left[0]![1])}${along(left)}L${n(right[0]![0])} ${n(right[0]![1])}${along(right)}z`;
}

/** A fern's frond from its foot to its tip, as strokes. */
export function frond(x: number, y: number, length: number, turn: number, colour: string): string {
  const angle = (turn * Math.PI) / 180;
  const [ux, uy] = [Math.cos(angle), Math.sin(angle)];
  const point = (k: number): Point => [x + ux * length * k, y + uy * length * k + k * k * length * 0.28];
  const leaflet = (k: number, side: number): string => {
    const [px, py] = point(k);
    const a = angle + side * 0.95;
    const size = length * 0.26 * (1.1 - k);
    return `M${w(px)} ${w(py)}l${w(Math.cos(a) * size)} ${w(Math.sin(a) * size)}`;
  };
  const [mx, my] = point(0.5);
  const [ex, ey] = point(1);
  const stalk = `M${w(x)} ${w(y)}Q${w(mx)} ${w(my)} ${w(ex)} ${w(ey)}`;
  return line(stalk + [0.2, 0.34, 0.48, 0.62, 0.76, 0.9].map((k) => leaflet(k, 1) + leaflet(k, -1)).join(""), colour, Math.max(2, length * 0.07));
}

/** Signs of runes, as lines, `size` high, round a point. */
export const RUNES = ["M-3 -6V6M-3 -6L4 -1L-3 3", "M0 -6V6M0 -3L5 -6M0 1L5 -2", "M4 -6L-3 0L4 6", "M-4 6V-6L4 6V-6", "M0 -6V6M0 -6L4 -2M0 -6L-4 -2"] as const;

/** Grass along a line, as one path. */
export function blades(seed: number, y: number, height: number, colour: string, count = 40, from = -4, to = 244): string {
  const next = scatter(seed + 109);
  let d = `M${from} 164`;
  for (let i = 0; i < count; i++) {
    const x = from + ((to - from) * i) / count;
    const step = (to - from) / count;
    const h = height * (0.35 + next() * 0.8);
    d += `L${w(x)} ${w(y)}L${w(x + step * 0.5 + next() * 6 - 3)} ${w(y - h)}`;
  }
  return flat(`${d}L${to} ${w(y)}V164z`, colour);
}

/** A cluster of foliage: a scalloped crown, its shade behind it, leaves where the light falls. */
export function foliage(seed: number, x: number, y: number, rx: number, ry: number, colour: string, lit: string, deep: string, count = 9): string {
  const next = scatter(seed + 113);
  const crown = (grow: number, dx: number, dy: number, turn: number): string => {
    const points = Array.from({ length: count }, (_, i): Point => {
      const a = ((i + turn + next() * 0.3) / count) * Math.PI * 2;
      return [x + dx + Math.cos(a) * rx * grow, y + dy + Math.sin(a) * ry * grow];
    });
    return points.reduce((d, [px, py], i) => {
      const [qx, qy] = points[(i + 1) % count]!;
      const r = Math.hypot(qx - px, qy - py) * 0.54;
      return `${d}A${w(r)} ${w(r)} 0 0 1 ${w(qx)} ${w(qy)}`;
    }, `M${w(points[0]![0])} ${w(points[0]![1])}`) + "z";
  };
  return (
    flat(crown(0.88, 2, 3, 0), deep) + solid(crown(0.8, -1, -1, 0.5), colour, 'stroke="none"') + flat(crown(0.44, -rx * 0.26, -ry * 0.3, 0.2), lit, 0.45) +
    flat(leafage(seed, 6, [x - rx * 0.9, y - ry * 0.85, rx * 1.3, ry], Math.min(rx, ry) * 0.34, -120, 60), lit, 0.9)
  );
}
