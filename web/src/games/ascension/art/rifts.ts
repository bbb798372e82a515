/** Where the Void shows: skies without a sun, torn ground, black towers, light that comes from behind. */

import { ramp, strokes } from "../../../art/brush.ts";
import type { Tones } from "../../../art/light.ts";
import { disc, flat, glow, line, mix, n, polygon, ring, scatter, solid, type Point } from "../../../art/pen.ts";
import { motes, stars, swirl } from "../../../art/scenes.ts";

interface Place {
  far: string;
  middle: string;
}

/** Beside the hue on the wheel: colder for nights, warmer where something burns. */
export const cold = (t: Tones): string => mix(t.law.hue, "#2038c8", 0.6);
export const warm = (t: Tones): string => mix(t.law.hue, "#d0389c", 0.55);

const among = (seed: number, from: number, to: number): number => from + ((seed * 37 + 11) % 101) * ((to - from) / 100);

/** Stars, and bands of shining dust. */
export function dust(t: Tones, s: number, strength = 1): string {
  const r = ramp(t);
  const x = among(s, 40, 200);
  return (
    glow(x, 36, 130, cold(t), 0.85 * strength) + glow(240 - x, 92, 120, warm(t), (t.mood === "dusk" ? 0.95 : 0.5) * strength) +
    flat(`M-10 ${n(among(s, 60, 96))}C50 ${n(among(s, 30, 60))} 110 ${n(among(s, 90, 120))} 250 ${n(among(s, 20, 50))}V${n(among(s, 44, 70))}C150 ${n(among(s, 110, 140))} 60 ${n(among(s, 50, 80))} -10 ${n(among(s, 84, 124))}z`, r[6]!, 0.22 * strength) +
    stars(s, 26, "#f4e8ff", 120)
  );
}

/** A moon that has been broken: its pieces drift off to the right. */
export function brokenMoon(t: Tones, x: number, y: number, size: number): string {
  const r = ramp(t);
  const p = (dx: number, dy: number): string => `${n(x + dx * size)} ${n(y + dy * size)}`;
  return (
    glow(x, y, size * 2.8, r[7]!, 0.9) +
    flat(`M${p(0.2, -0.98)}A${size} ${size} 0 1 0 ${p(0.3, 0.95)}L${p(0.12, 0.6)}L${p(0.36, 0.4)}L${p(0.1, 0.1)}L${p(0.4, -0.2)}L${p(0.14, -0.5)}z`, r[8]!) +
    flat(`M${p(0.44, -0.9)}L${p(0.4, -0.54)}L${p(0.72, -0.3)}L${p(0.9, -0.5)}zM${p(0.56, -0.06)}L${p(0.42, 0.3)}L${p(0.86, 0.26)}L${p(1.02, -0.1)}zM${p(0.5, 0.56)}L${p(0.56, 0.86)}L${p(0.82, 0.6)}zM${p(1.1, 0.4)}l4 5l-6 1zM${p(1.16, -0.4)}l5 3l-6 3z`, r[8]!, 0.9) +
    flat(`M${p(-0.5, -0.4)}a5 5 0 1 0 6 4zM${p(-0.3, 0.3)}a7 6 0 1 0 8 3z`, r[6]!, 0.5)
  );
}

/** A range of splinters that lean together. */
export function splinters(t: Tones, s: number, base: number, height: number, colour: string, step = 30): string {
  const next = scatter(s + 7);
  const points: Point[] = [[-4, 164]];
  let lit = "";
  for (let x = -14; x < 250; x += step * (0.6 + next() * 0.7)) {
    const h = height * (0.35 + next() * 0.75);
    const lean = (120 - x) * 0.06 + next() * 6;
    const w = step * 0.4;
    points.push([x - w, base], [x + lean, base - h], [x + w * 1.3, base - h * 0.12]);
    lit += `M${n(x + lean)} ${n(base - h)}L${n(x + w * 1.3)} ${n(base - h * 0.12)}L${n(x + w * 0.5)} ${n(base)}z`;
  }
  points.push([246, 164]);
  return flat(polygon(points), colour) + flat(lit, mix(colour, t.law.light, 0.2), 0.6);
}

/** Black towers with a few lit windows. */
export function towers(t: Tones, s: number, base: number, height: number, colour: string): string {
  const next = scatter(s + 9);
  let d = `M-4 164V${base}`;
  let windows = "";
  for (let x = -4; x < 244; ) {
    const w = 13 + next() * 15;
    const h = height * (0.4 + next() * 0.7);
    const kind = next();
    d += kind < 0.45 ? `L${n(x)} ${n(base - h)}l${n(-w * 0.16)} -4L${n(x + w / 2)} ${n(base - h - w * 1.7)}L${n(x + w * 1.16)} ${n(base - h - 4)}L${n(x + w)} ${n(base - h)}`
      : kind < 0.75 ? `L${n(x)} ${n(base - h)}v-5h${n(w * 0.24)}v4h${n(w * 0.24)}v-4h${n(w * 0.24)}v4h${n(w * 0.28)}v4`
      : `L${n(x)} ${n(base - h * 0.5)}l${n(w * 0.4)} -8l${n(w * 0.2)} 5l${n(w * 0.4)} -3`;
    if (next() > 0.4) windows += `M${n(x + w * 0.44)} ${n(base - h * 0.75)}h2v4h-2zM${n(x + w * 0.44)} ${n(base - h * 0.45)}h2v4h-2z`;
    d += `L${n(x + w)} ${n(base - next() * 8)}`;
    x += w + next() * 9;
  }
  return flat(`${d}L246 164z`, colour) + flat(windows, t.law.light, 0.75);
}

/** A rock that hangs in the air. */
export function island(t: Tones, x: number, y: number, w: number, colour = ramp(t)[2]!): string {
  const p = (dx: number, dy: number): string => `${n(x + dx * w)} ${n(y + dy * w)}`;
  return (
    solid(`M${p(-0.5, 0)}L${p(-0.2, -0.08)}L${p(0.18, -0.06)}L${p(0.5, 0.02)}L${p(0.3, 0.2)}L${p(0.14, 0.28)}L${p(0.04, 0.56)}L${p(-0.1, 0.3)}L${p(-0.26, 0.24)}z`, colour) +
    flat(`M${p(-0.5, 0)}L${p(-0.2, -0.08)}L${p(0.18, -0.06)}L${p(0.5, 0.02)}L${p(0.1, 0.07)}z`, mix(colour, t.law.light, 0.35))
  );
}

/** A tear in what is: bright at its edge, black and starry within. */
export function tear(t: Tones, x: number, y: number, h: number, w: number, seed: number): string {
  const r = ramp(t);
  const next = scatter(seed + 11);
  const steps = 9;
  const rim = Array.from({ length: steps - 1 }, (_, i) => {
    const k = (i + 1) / steps;
    const wide = Math.sin(k * Math.PI) ** 0.8;
    return [wide * (0.7 + next() * 0.5), -wide * (0.7 + next() * 0.5), k] as const;
  });
  const shape = (grow: number): string =>
    polygon([[x + w * 0.06, y - h * (0.5 + grow * 0.03)], ...rim.map(([right, , k]): Point => [x + right * w * 0.5 * grow, y - h / 2 + k * h]), [x - w * 0.05, y + h * (0.5 + grow * 0.03)], ...[...rim].reverse().map(([, left, k]): Point => [x + left * w * 0.5 * grow, y - h / 2 + k * h])]);
  return glow(x, y, Math.max(h, w) * 0.8, r[6]!, 0.9) + flat(shape(1.5), r[6]!, 0.4) + flat(shape(1.14), r[8]!) + flat(shape(0.92), r[0]!) + line(`M${n(x)} ${n(y)}h.1M${n(x - w * 0.14)} ${n(y + h * 0.16)}h.1M${n(x + w * 0.12)} ${n(y - h * 0.2)}h.1M${n(x + w * 0.05)} ${n(y + h * 0.28)}h.1`, "#ffffff", 1.8);
}

/** Mist that lies in bands. */
export const mist = (t: Tones, y: number, opacity = 0.35): string =>
  flat(`M-4 ${y}Q40 ${y - 8} 90 ${y - 1}T190 ${y - 3}T246 ${y}V${y + 16}Q200 ${y + 8} 150 ${y + 14}T50 ${y + 12}T-4 ${y + 16}zM-4 ${y + 22}Q70 ${y + 14} 130 ${y + 21}T246 ${y + 18}V${y + 34}Q160 ${y + 26} 90 ${y + 34}T-4 ${y + 36}z`, ramp(t)[7]!, opacity);

/** Cracked ground whose cracks shine. */
export function brokenGround(t: Tones, s: number, y: number): string {
  const r = ramp(t);
  const next = scatter(s + 13);
  const cracks = Array.from({ length: 5 }, (_, i) => {
    const x = 20 + i * 48 + next() * 20;
    return `M${n(x)} 164l${n(next() * 12 - 6)} -8l${n(next() * 14 - 4)} -7l${n(next() * 8 - 6)} ${n(-(146 - y) * 0.5)}`;
  }).join("");
  return (
    solid(`M-4 ${y + 3}L30 ${y - 4}L66 ${y + 1}L104 ${y - 5}L140 ${y}L184 ${y - 6}L214 ${y + 1}L246 ${y - 3}V164H-4z`, r[1]!) +
    line(cracks, r[7]!, 1.3, 0.85) + strokes(s, 10, [0, y + 6, 230, 150 - y], [12, 1], r[3]!, 1.4, 0.8)
  );
}

/** The open Void: dust, drifting rocks. */
export const deep = (t: Tones, s: number): Place => ({
  far: dust(t, s),
  middle: island(t, among(s, 14, 44), 118, 58) + island(t, among(s + 5, 196, 222), among(s, 70, 100), 48) + island(t, among(s + 2, 30, 70), 40, 24, ramp(t)[3]) + island(t, among(s + 8, 180, 210), 34, 18, ramp(t)[3]) + mist(t, 138, 0.22),
});

/** A waste of splinters under a broken moon. */
export function waste(t: Tones, s: number, moon: Point = [60, 46], y = 132): Place {
  const r = ramp(t);
  return {
    far: dust(t, s) + brokenMoon(t, moon[0], moon[1], 24) + splinters(t, s, y - 10, 54, mix(r[5]!, t.far, 0.5)),
    middle: splinters(t, s + 6, y + 2, 40, r[3]!, 30) + mist(t, y - 12, 0.3) + brokenGround(t, s, y),
  };
}

/** The black fortress by night. */
export function fortress(t: Tones, s: number, y = 132): Place {
  const r = ramp(t);
  return {
    far: dust(t, s) + disc(120, 64, 46, r[7]!, 0.5) + glow(120, 70, 110, r[7]!, 0.8) + towers(t, s, y - 14, 76, mix(r[4]!, cold(t), 0.4)),
    middle: towers(t, s + 4, y + 4, 50, r[3]!) + mist(t, y - 10, 0.3) + brokenGround(t, s, y),
  };
}

/** The whirl round what swallows. */
export const whirl = (t: Tones, x: number, y: number, r: number): string =>
  glow(x, y, r * 1.3, ramp(t)[6]!, 0.9) + swirl(x, y, r * 1.4, ramp(t)[7]!, 6, 0.6, 0.55) + ring(x, y, r * 0.9, ramp(t)[8]!, 1.4, 0.5, r * 0.5);

/** Sparks that rise beside the figure. */
export const sparks = (t: Tones, seed: number, count = 14, box: readonly [number, number, number, number] = [8, 20, 62, 130]): string =>
  motes(seed, Math.ceil(count / 2), ramp(t)[8]!, box, 1.7) + motes(seed + 1, Math.ceil(count / 3), "#ffffff", [172, 24, 62, 120], 2.4);

/** Splinters close to the eye. */
export const teethOfRock = (t: Tones): string =>
  flat("M-4 164V112L8 130L14 118L24 146L36 138L46 164zM244 164V104L230 128L224 116L214 146L204 140L192 164z", ramp(t)[0]!) + line("M8 130L12 152M230 128L226 152", ramp(t)[5]!, 1.2, 0.7);
