/** Where the Lifebound live: woods, glades and hills with the sun just risen on the left. */

import { blade, blades, foliage, frond, leafage, ramp, strokes } from "../../../art/brush.ts";
import { birds, cloud, copse, range, ridge, wood } from "../../../art/country.ts";
import type { Tones } from "../../../art/light.ts";
import { at, disc, flat, glow, light, line, mix, n, scatter, solid } from "../../../art/pen.ts";
import { motes } from "../../../art/scenes.ts";

interface Place {
  far: string;
  middle: string;
}

/** Open ground: soft, with a lit edge. */
const turf = (y: number, colour: string): string => solid(`M-2 ${y + 2}Q60 ${y - 5} 120 ${y}T242 ${y - 2}V162H-2z`, colour);

/** The night that the dawn has not reached yet, on the right. */
const nightfall = (): string => glow(236, 0, 170, "#084a38", 0.85);

/** The sun of the morning, low on the left, and its beams. */
export const sunrise = (t: Tones, x = 34, y = 44, r = 15, warmth = 0): string =>
  (warmth ? glow(x + 30, y + 56, r * 10, "#ff8f4a", warmth) : "") + glow(x, y + 40, r * 11, "#ffc83c", 0.55) + glow(x, y, r * 6, "#fff0a0", 0.95) + disc(x, y, r * 1.5, light(t.law.light, 0.3), 0.4) + disc(x, y, r, "#fffdf0") +
  flat(`M${x - 60} ${y + 24}Q${x + 10} ${y + 14} ${x + 92} ${y + 21}Q${x + 20} ${y + 22} ${x - 60} ${y + 24}zM${x + 6} ${y + 36}Q${x + 70} ${y + 27} ${x + 140} ${y + 34}Q${x + 70} ${y + 34} ${x + 6} ${y + 36}z`, "#fff4c0", 0.7);

export const beams = (t: Tones, opacity = 0.16): string =>
  flat("M-20 -10L70 164H20zM-20 -10L150 164H112zM-20 -10L250 150V112zM-20 -10L250 70V44z", t.law.light, opacity);

/** An old trunk with its roots. */
export function trunk(t: Tones, x: number, w: number, foot: number, colour: string, seed: number): string {
  const next = scatter(seed + 3);
  const bark = Array.from({ length: 3 }, (_, i) => `M${n(x - w * 0.3 + i * w * 0.3)} ${n(next() * 30)}q${n(next() * 4 - 2)} ${n(foot * 0.3)} ${n(next() * 4 - 2)} ${n(foot * (0.5 + next() * 0.3))}`).join("");
  return (
    solid(`M${n(x - w * 0.45)} -4Q${n(x - w * 0.34)} ${n(foot * 0.5)} ${n(x - w * 0.55)} ${n(foot - 12)}Q${n(x - w * 0.8)} ${n(foot)} ${n(x - w * 1.5)} ${n(foot + 4)}H${n(x + w * 1.5)}Q${n(x + w * 0.8)} ${n(foot)} ${n(x + w * 0.55)} ${n(foot - 12)}Q${n(x + w * 0.34)} ${n(foot * 0.5)} ${n(x + w * 0.45)} -4z`, colour) +
    line(bark, mix(colour, t.law.shade, 0.5), 1.2, 0.7)
  );
}

/** Trunks and firs in the haze of a deep wood. */
export function stems(t: Tones, s: number, y: number): string {
  const r = ramp(t);
  const next = scatter(s + 5);
  const pale = Array.from({ length: 7 }, (_, i) => {
    const x = i * 38 + next() * 18;
    const w = 5 + next() * 7;
    return `M${n(x)} -4L${n(x - w * 0.3)} ${y}h${n(w * 1.5)}L${n(x + w)} -4z`;
  }).join("");
  return flat(pale, mix(r[6]!, r[5]!, 0.4), 0.55) + wood(s, y - 6, 50, mix(r[5]!, t.far, 0.45), 0, 240, 14);
}

/** Mountains and hills in the haze. */
export const slopes = (t: Tones, s: number, y: number): string =>
  range(t, s, y - 20, 52, 0.85, true) + ridge(t, s, y - 24, 22, 0.8) + ridge(t, s + 1, y - 12, 16, 0.6) + copse(s, y - 6, 12, mix(t.middle, t.far, 0.45), 0, 240, 10);

/** Mountains and firs in the haze. */
export const pines = (t: Tones, s: number, y: number): string => range(t, s, y - 30, 60, 0.9, true) + wood(s, y - 12, 46, mix(ramp(t)[5]!, t.far, 0.5), 0, 240, 13);

/** A deep wood: pale trunks far off, dark ones nearer, moss on the ground. */
export function wildwood(t: Tones, s: number, y = 122): Place {
  const r = ramp(t);
  return {
    far: nightfall() + glow(50, 60, 150, "#ffdf6a", 0.55) + stems(t, s, y),
    middle:
      trunk(t, 18, 16, y + 4, r[2]!, s) + trunk(t, 222, 20, y + 6, r[1]!, s + 4) + flat(leafage(s, 12, [-10, -12, 100, 30], 34, 60, 70) + leafage(s + 1, 12, [140, -12, 104, 36], 34, 100, 70), r[2]!) +
      flat(leafage(s + 2, 10, [-10, -14, 260, 26], 26, 80, 70), r[4]!) + beams(t) + turf(y, r[4]!) + frond(14, y + 22, 46, -70, r[2]!) + frond(226, y + 22, 48, -116, r[2]!),
  };
}

/** Meadows and hills in the first light. */
export const glade = (t: Tones, s: number, y = 118, warmth = 0.5): Place => ({
  far: nightfall() + sunrise(t, 34, 44, 15, warmth) + cloud(110, 44, 76, light(t.far, 0.5), 0.5) + birds(150, 30, 3, t.middle) + slopes(t, s, y),
  middle: beams(t, 0.13) + ridge(t, s + 3, y + 2, 14, 0.2) + turf(y + 4, t.grass),
});

/** Firs on slopes, a pale moon or the sun behind. */
export function firwood(t: Tones, s: number, y = 126): Place {
  const r = ramp(t);
  return {
    far: nightfall() + sunrise(t, 40, 50, 13) + pines(t, s, y),
    middle: wood(s + 4, y + 2, 62, mix(r[3]!, r[4]!, 0.4), -10, 250, 9) + beams(t, 0.12) + turf(y, r[3]!) + strokes(s, 9, [0, y + 4, 240, 30], [2, -6], r[5]!, 1, 0.7),
  };
}

/** Great crowns that shut out the sky, with a hole of light. */
export function bower(t: Tones, s: number, y = 128, warmth = 0.7): Place {
  const r = ramp(t);
  return {
    far: flat("M0 0H240V160H0z", r[6]!, 0.6) + nightfall() + glow(48, 56, 120, "#ffe07a", warmth) + copse(s, y, 34, mix(r[6]!, r[5]!, 0.5), -4, 244, 12),
    middle:
      foliage(s, 20, 26, 56, 34, r[4]!, r[6]!, r[2]!, 8) + foliage(s + 1, 212, 30, 58, 44, r[3]!, r[5]!, r[1]!, 8) + foliage(s + 2, 118, -2, 64, 20, r[3]!, r[6]!, r[2]!, 7) +
      beams(t, 0.15) + turf(y, r[4]!) + frond(10, 158, 46, -62, r[2]!) + frond(228, 160, 50, -118, r[2]!),
  };
}

/** Leaves and grass close to the eye. */
export const fringe = (t: Tones, s: number, height = 12): string => {
  const r = ramp(t);
  return blades(s, 162, height, r[1]!, 22) + flat(leafage(s, 4, [-10, 144, 30, 20], 34, -60, 40) + leafage(s + 1, 4, [220, 146, 30, 20], 34, -120, 40), r[1]!);
};

/** A bough with leaves that hangs into a corner. */
export function bough(t: Tones, seed: number, mirror = false): string {
  const r = ramp(t);
  const part = line("M-4 4Q30 8 66 -2M20 7Q32 20 50 24", r[1]!, 3.4) + flat(leafage(seed, 8, [-4, -4, 66, 22], 24, 60, 60), r[1]!) + flat(leafage(seed + 2, 4, [0, -6, 60, 12], 18, 60, 60), r[3]!);
  return mirror ? at(240, 0, part, 1, 0, true) : part;
}

/** Leaves round the top of a head, as one path. */
export const garland = (length = 10): string =>
  [[-13, -8, 200], [-11, -14, 240], [-5, -18, 250], [2, -20, 275], [9, -18, 300], [14, -13, 320]].map(([x, y, turn]) => blade(x!, y!, length, turn!, 0.44)).join("");

/** A flower on its stalk. */
export const flowers = (t: Tones, spots: readonly (readonly [number, number, number])[], colour: string, heart = "#fff3b0"): string =>
  spots
    .map(([x, y, r]) => at(x, y, line("M0 0q2 16 0 30", ramp(t)[3]!, 2.4) + flat([0, 72, 144, 216, 288].map((turn) => blade(0, 0, 10, turn - 90, 0.42)).join(""), colour) + disc(0, 0, 2.8, heart), r / 10))
    .join("");

/** What glows and drifts in the air of a grove, beside the figure. */
export const pollen = (t: Tones, seed: number, count = 14, box: readonly [number, number, number, number] = [8, 20, 66, 120]): string =>
  motes(seed, Math.ceil(count / 2), light(t.law.light, 0.5), box, 1.7) + motes(seed + 1, Math.ceil(count / 3), light(t.law.light, 0.5), [168, 24, 66, 110], 2.4);
