/** Where the vale's pictures are set: open country, mountains, water, streets, woods, rooms. Each brings what is far and what is in the middle. */

import { dark, disc, flat, glow, light, line, mix, n, scatter, solid } from "../../../art/pen.ts";
import type { Tones } from "../../../art/light.ts";
import { birds, cloud, copse, fir, lake, meadow, orb, range, ridge, wood } from "../../../art/country.ts";
import { paving, room, vaults } from "../../../art/houses.ts";

interface Setting {
  far: string;
  middle: string;
}

const pick = (seed: number, from: number, to: number): number => from + ((seed * 37 + 11) % 101) * ((to - from) / 100);

/** What the sky has: an orb, clouds, birds, as the seed wants it. */
export const heavens = (t: Tones, s: number): string =>
  orb(t, pick(s, 30, 210), pick(s + 3, 24, 46), 7 + (s % 4)) +
  (s % 3 ? cloud(pick(s + 5, 0, 150), pick(s + 1, 34, 56), 60 + (s % 5) * 8, light(t.sky[1] ?? t.far, 0.45), 0.5) : "") +
  (s % 2 ? birds(pick(s + 2, 30, 170), pick(s + 7, 22, 50), 3 + (s % 3), t.near) : "");

/** Meadows under hills. */
export const country = (t: Tones, s: number, y = 110): Setting => ({
  far: heavens(t, s) + ridge(t, s, y - 22, 26, 0.85) + copse(s, y - 12, 8, mix(t.middle, t.far, 0.6), 0, 240, 26),
  middle: ridge(t, s + 3, y - 4, 16, 0.3) + meadow(t, s, y),
});

/** Meadows under snow-topped mountains. */
export const mountains = (t: Tones, s: number, y = 112): Setting => ({
  far: heavens(t, s) + range(t, s, y - 14, 62, 0.75, true),
  middle: ridge(t, s + 2, y - 4, 18, 0.3) + meadow(t, s, y),
});

/** Firs, near and far. */
export const forest = (t: Tones, s: number, y = 118): Setting => ({
  far: heavens(t, s) + wood(s, y - 14, 58, mix(t.middle, t.far, 0.7), 0, 240, 16),
  middle: wood(s + 4, y + 2, 62, mix(t.middle, t.near, 0.35), -6, 246, 11) + meadow(t, s, y),
});

/** A lake or bay with far shores. */
export const waterside = (t: Tones, s: number, y = 96): Setting => ({
  far: heavens(t, s) + ridge(t, s, y + 2, 26, 0.8),
  middle: lake(t, s, y),
});

/** The open sea. */
export const sea = (t: Tones, s: number, y = 92): Setting => ({ far: heavens(t, s) + cloud(10, y - 14, 80, t.far, 0.6) + cloud(150, y - 8, 70, t.far, 0.5), middle: lake(t, s, y) });

/** Roofs of a town against the sky, with some windows lit. */
export function roofs(t: Tones, s: number, y: number, height: number, colour = mix(t.middle, t.far, 0.5)): string {
  const next = scatter(s + 61);
  let d = `M-4 ${y + 60}`;
  let windows = "";
  for (let x = -4; x < 244; ) {
    const w = 14 + next() * 16;
    const h = height * (0.45 + next() * 0.5);
    const kind = Math.floor(next() * 5);
    if (kind === 0) d += `V${n(y - h * 1.25)}L${n(x + w * 0.25)} ${n(y - h * 1.8)}L${n(x + w * 0.5)} ${n(y - h * 1.25)}V${n(y - h * 0.4)}L${n(x + w)} ${n(y - h * 0.4)}`;
    else d += `V${n(y - h)}L${n(x + w / 2)} ${n(y - h - w * (0.4 + next() * 0.4))}L${n(x + w)} ${n(y - h)}`;
    if (next() > 0.4) windows += `M${n(x + w * 0.3)} ${n(y - h * 0.6)}h2.4v3.4h-2.4z`;
    if (next() > 0.5) windows += `M${n(x + w * 0.6)} ${n(y - h * 0.4)}h2.4v3.4h-2.4z`;
    x += w;
  }
  return flat(`${d}V${y + 60}z`, colour) + flat(windows, t.lit, 0.8);
}

/** A square or street with the town behind. */
export const street = (t: Tones, s: number, y = 122, height = 52): Setting => ({
  far: heavens(t, s) + roofs(t, s, y - 10, height * 0.8, mix(t.middle, t.far, 0.75)),
  middle: roofs(t, s + 9, y + 2, height * 0.55, mix(t.middle, t.far, 0.3)) + paving(t, y, mix(t.sand, t.law.hue, 0.2)),
});

/** A quay: stones in front, water behind. */
export const quayside = (t: Tones, s: number, y = 124): Setting => ({
  far: heavens(t, s) + ridge(t, s, y - 34, 20, 0.8),
  middle: lake(t, s, y - 34) + solid(`M-2 ${y}H242V162H-2z`, t.stone) + line(`M0 ${y + 8}H240M0 ${y + 20}H240M30 ${y}V${y + 8}M90 ${y}V${y + 8}M150 ${y}V${y + 8}M210 ${y}V${y + 8}M60 ${y + 8}V${y + 20}M120 ${y + 8}V${y + 20}M180 ${y + 8}V${y + 20}`, dark(t.stone, 0.35), 1.2),
});

export const indoors = (t: Tones, window?: number, arch = false): Setting => ({ far: "", middle: room(t, { window, arch }) });
export const cellar = (t: Tones, count = 3): Setting => ({ far: "", middle: vaults(t, undefined, count) });

/** A plain ground of the hue with a soft light in it: for portraits and for things on velvet. */
export const backdrop = (t: Tones, x = 120, y = 66): Setting => ({
  far: "",
  middle: glow(x, y, 120, mix(t.law.hue, t.law.light, 0.35), 0.75) + flat("M0 0h240v160H0z", t.law.hue, 0.12),
});

/** Velvet in folds under a thing. */
export const velvet = (t: Tones, colour = mix(t.law.hue, t.law.shade, 0.35)): string =>
  solid("M-2 126Q40 114 84 122T170 118T242 124V162H-2z", colour) + line("M20 126Q40 144 30 160M80 122Q96 140 88 160M150 120Q140 140 156 160M204 121Q214 140 202 160", light(colour, 0.22), 2, 0.6);

/** Bunches of people in the colours of the vale. */
export const garb = (t: Tones): string[] => [t.cloth, t.linen, t.hide, t.tile, t.slate, t.straw];

export const firPair = (t: Tones, x: number, y: number, h: number): string => fir(t, x, y, h) + fir(t, x + h * 0.34, y + 4, h * 0.8);

/** A shadow on the ground. */
export const cast = (t: Tones, x: number, y: number, w: number): string => disc(x, y, w, t.law.shade, 0.28, w * 0.16);
