/** What pictures of Mechana share: metals, gears, pipes, and the furnace that lights them from below. */

import { bands, course, form, limb, tube } from "../../../../art/forms.ts";
import { type Point, at, disc, flat, glow, line, mix, n, polar, polygon, ring, scatter } from "../../../../art/pen.ts";
import { hedron } from "../../../../art/things.ts";
import { of } from "../card.ts";

export const card = of("mechana");

export const SOOT = "#1c0c08";
export const PITCH = "#3a1a10";
export const IRON = "#74403a";
export const STEEL = "#b88a74";
export const COPPER = "#c4562a";
export const BRONZE = "#a0581c";
export const BRASS = "#e09a34";
export const HONEY = "#ffce70";
export const FIRE = "#ff8a2a";
export const CREAM = "#ffe9c0";

/** Heat that comes up from below the picture. */
export const furnace = (x = 120, y = 170, r = 120): string => glow(x, y, r * 1.7, "#ff6a1a") + glow(x, y, r * 1.1, FIRE) + glow(x, y, r * 0.6, "#ffe090");

/** The whole sky in another tone: a red night, a golden morning. */
export const sky = (tone: string, opacity = 0.7): string => flat("M0 0H240V160H0z", tone, opacity);
export const NIGHT = "#3c0a14";
export const MORNING = "#ffc058";

/** Teeth round a wheel, as an outline. */
export function toothed(x: number, y: number, r: number, teeth: number, turn = 0, depth = 0.82): string {
  const step = 360 / teeth;
  return polygon(Array.from({ length: teeth }, (_, i): Point[] => {
    const a = turn + i * step;
    return [polar(x, y, r, a - step * 0.2), polar(x, y, r, a + step * 0.2), polar(x, y, r * depth, a + step * 0.32), polar(x, y, r * depth, a + step * 0.68)];
  }).flat().map(([a, b]): Point => [Math.round(a * 2) / 2, Math.round(b * 2) / 2]));
}

/** A gear with spokes and a hub. */
export const gear = (x: number, y: number, r: number, teeth: number, colour: string, turn = 0): string =>
  form(toothed(x, y, r, teeth, turn), colour, "", 4) + disc(x, y, r * 0.62, mix(colour, SOOT, 0.75)) +
  line(Array.from({ length: 5 }, (_, i) => { const [a, b] = polar(x, y, r * 0.6, turn + i * 72); return `M${n(x)} ${n(y)}L${n(a)} ${n(b)}`; }).join(""), colour, r * 0.13) + disc(x, y, r * 0.24, colour) + ring(x, y, r * 0.62, mix(colour, HONEY, 0.5), Math.max(1, r * 0.04)) + disc(x, y, r * 0.1, SOOT);

/** Gears far away, as one shape. */
export const farGears = (list: readonly (readonly [number, number, number])[], colour: string, opacity = 1): string =>
  flat(list.map(([x, y, r], i) => toothed(x, y, r, Math.max(8, Math.round(r / 3)), i * 7)).join(""), colour, opacity) + list.map(([x, y, r]) => ring(x, y, r * 0.5, mix(colour, SOOT, 0.5), r * 0.16)).join("");

/** A pipe with collars. */
export const pipe = (way: string, wide: number, colour: string, collars = 4): string => {
  const of = limb(way, [wide]);
  return form(tube(of), colour, line(course(way), mix(colour, HONEY, 0.5), wide * 0.3, 0.7), 3) + line(bands(limb(way, [wide * 1.15]), collars, { bulge: 0 }), mix(colour, SOOT, 0.4), wide * 0.5);
};

/** Rivets as dots of one path. */
export const rivets = (places: readonly (readonly [number, number])[], colour = HONEY, size = 2.4): string => line(places.map(([x, y]) => `M${x} ${y}h.1`).join(""), colour, size);

/** Rivets along a line. */
export const rivetsOn = (way: string, count: number, colour = HONEY, size = 2.2): string => {
  const of = limb(way, [1]);
  return line(Array.from({ length: count }, (_, i) => { const k = (i + 0.5) / count; const place = k * (of.spine.length - 1); const j = Math.min(of.spine.length - 2, Math.floor(place)); const [a, b] = [of.spine[j]!, of.spine[j + 1]!]; return `M${n(a[0] + (b[0] - a[0]) * (place - j))} ${n(a[1] + (b[1] - a[1]) * (place - j))}h.1`; }).join(""), colour, size);
};

/** Sparks that fly from a point: short strokes far out, dots nearer. */
export function sparks(seed: number, count: number, x: number, y: number, reach: number, colour = HONEY): string {
  const next = scatter(seed);
  const some = (many: number, from: number, size: number): string => Array.from({ length: many }, () => { const turn = next() * 360; const near = reach * (from + next() * (1 - from)); const [a, b] = polar(x, y, near, turn); const [c, d] = polar(x, y, near + size * (0.4 + next()), turn); return `M${n(a)} ${n(b)}L${n(c)} ${n(d)}`; }).join("");
  return line(some(Math.ceil(count / 2), 0.5, 3.4), colour, 1) + line(some(Math.floor(count / 3), 0.3, 0.4), colour, 1.8);
}

/** A hall of the foundry far away: girders, chimneys, a lit floor. */
export const hall = (colour: string): string =>
  furnace(120, 150, 120) + flat("M0 0H240V10H222V160H206V10H176V26H168V10H72V26H64V10H34V160H18V10H0z", colour) + line("M18 30L34 14M18 50L34 34M18 70L34 54M18 90L34 74M18 110L34 94M206 14L222 30M206 34L222 50M206 54L222 70M206 74L222 90M206 94L222 110", mix(colour, FIRE, 0.3), 1.6);

/** Chimneys and roofs before a burning sky. */
export const works = (base: number, colour: string): string =>
  flat(`M0 160V${base}h10v-34h8v34h14v-16l14 -10l14 10v-44h7v44h12v20h22v-30h6v30h14v-14l16 -12l16 12v-52h8v52h12v18h14v-26l12 -8l12 8v26h13V160z`, colour) + line(`M14 ${base - 20}v6M38 ${base + 8}h5M52 ${base + 8}h5M66 ${base - 24}v8M104 ${base + 10}h6M140 ${base + 6}h5M152 ${base + 6}h5M178 ${base - 20}v8M208 ${base + 8}h5M222 ${base + 8}h5`, HONEY, 2.4);

/** A hedron that shines. */
export const lit = (x: number, y: number, r: number, colour: string): string => glow(x, y, r * 2.4, colour) + at(x, y, hedron(r, colour));
