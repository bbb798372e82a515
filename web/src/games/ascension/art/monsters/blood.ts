/** What pictures of monsters share: their colours, and the red light behind them. */

import { billows } from "../../../../art/forms.ts";
import { disc, flat, glow, line, n, polar, ring, scatter } from "../../../../art/pen.ts";
import { of } from "../card.ts";

export const card = of("monster");

export const INK = "#1a0410";
export const DEEP = "#3e0a18";
export const BLOOD = "#74101e";
export const WINE = "#8e1a3c";
export const RED = "#b42820";
export const RUST = "#c4501f";
export const EMBER = "#f0622a";
export const FLAME = "#ff9a3c";
export const GOLD = "#ffc864";
export const PALE = "#ffe8c0";
export const BONE = "#ecd2b4";
export const FLESH = "#c8505a";

/** The light behind a figure: a wide red haze, and a hot heart. */
export const backlight = (x: number, y: number, r: number, heart = "#ffe8a8"): string =>
  glow(x, y, r * 3, "#ff4a20") + glow(x, y, r * 2.1, FLAME) + glow(x, y, r * 1.35, heart);

/** Deep dusk over the whole sky. */
export const gloom = (): string => flat("M0 0H240V160H0z", "#2c0416", 0.72);

/** The light behind a figure at night: less of it, and more crimson. */
export const dimlight = (x: number, y: number, r: number): string =>
  gloom() + glow(x, y, r * 2.7, "#c01638") + glow(x, y, r * 1.7, "#f0402a") + glow(x, y, r * 0.9, "#ffb468");

/** A low, swollen sun with haze before it. */
export const orb = (x: number, y: number, r: number, haze = "#ff4a20", near = 1): string =>
  glow(x, y, r * 3.2, haze) + glow(x, y, r * 1.9, FLAME, near) + disc(x, y, r, "#ffb868") + disc(x - r * 0.12, y + r * 0.14, r * 0.8, "#ffe0a0", 0.7) + ring(x, y, r, PALE, 1, 0.7);

/** The same as a moon at night. */
export const nightOrb = (x: number, y: number, r: number): string => gloom() + orb(x, y, r, "#c01638", 0.5);

/** Shafts of light from a point. */
export const shafts = (x: number, y: number, turns: readonly number[], colour = GOLD, opacity = 0.16, wide = 5): string =>
  flat(turns.map((turn) => { const [a, b] = polar(x, y, 280, turn - wide / 2); const [c, d] = polar(x, y, 280, turn + wide / 2); return `M${n(x)} ${n(y)}L${n(a)} ${n(b)}L${n(c)} ${n(d)}z`; }).join(""), colour, opacity);

/** Embers that rise, each a short stroke. */
export function embers(seed: number, count: number, box: readonly [number, number, number, number] = [0, 0, 240, 160], colour = GOLD): string {
  const next = scatter(seed);
  const some = (many: number): string => Array.from({ length: many }, () => `M${n(box[0] + next() * box[2])} ${n(box[1] + next() * box[3])}l${n(next() * 2 - 1)} ${n(-next() * 4)}`).join("");
  return line(some(Math.ceil(count * 0.65)), colour, 1, 0.9) + line(some(Math.floor(count * 0.35)), colour, 2, 0.9);
}

/** Smoke in two tones along a line. */
export const smoke = (written: string, count: number, r: number, colour: string, seed = 1, opacity = 1): string =>
  flat(billows(written, count, r, seed), colour, opacity);
