/** How much of a picture has the hue of its law: the picture seen small, in its colours. */

import { SIDE, shapes } from "./masks.ts";
import { placed, type Planes, type Stance, type Tones } from "./light.ts";

/** How far a colour may lie from the hue on the wheel, in degrees, and how far from grey it is at least. */
const WITHIN = 42;
const COLOURED = 0.06;

type Colour = readonly [number, number, number];

const channels = (hex: string): Colour => {
  const full = hex.length === 4 ? [...hex.slice(1)].map((c) => c + c).join("") : hex.slice(1, 7);
  return [0, 2, 4].map((at) => parseInt(full.slice(at, at + 2), 16) / 255) as unknown as Colour;
};

const over = (a: Colour, b: Colour, share: number): Colour => [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, a[2] + (b[2] - a[2]) * share];

function wheel([r, g, b]: Colour): { angle: number; chroma: number } {
  const [most, least] = [Math.max(r, g, b), Math.min(r, g, b)];
  const chroma = most - least;
  const turn = !chroma ? 0 : most === r ? (g - b) / chroma : most === g ? 2 + (b - r) / chroma : 4 + (r - g) / chroma;
  return { angle: (turn * 60 + 360) % 360, chroma };
}

/** The colours of a picture, pixel by pixel. */
function colours(t: Tones, planes: Planes, stance: Stance): Colour[] {
  const [light, shade] = [channels(t.law.light), channels(t.law.shade)];
  const sky = t.sky.map(channels);
  const out = Array.from({ length: SIDE * SIDE }, (_, pixel) => {
    const down = (Math.floor(pixel / SIDE) / SIDE) * (sky.length - 1);
    const from = Math.floor(down);
    return over(sky[from]!, sky[Math.min(from + 1, sky.length - 1)]!, down - from);
  });
  const drawing = (planes.far ?? "") + (planes.middle ?? "") + placed(planes.figure + (planes.deed ?? ""), stance) + (planes.near ?? "");
  for (const { attributes, opacity, pixels, away } of shapes(drawing)) {
    if (!pixels.length) continue;
    const paint = attributes("fill") === "none" ? (attributes("stroke") ?? "none") : (attributes("fill") ?? "none");
    const hex = /#[sg]?([0-9a-f]{6}|[0-9a-f]{3})\b/.exec(paint)?.[1];
    if (!hex) continue;
    const plain = channels("#" + hex);
    const colour = paint.startsWith("url(#s") ? over(over(plain, light, 0.13), shade, 0.2) : plain;
    for (const pixel of pixels) {
      const far = away?.(pixel) ?? 0;
      out[pixel] = over(out[pixel]!, colour, opacity * (!away ? 1 : far < 0.35 ? 1 - far / 0.7 : (1 - far) / 1.3));
    }
  }
  return out;
}

/** The share of a picture that has the hue of its law. */
export function shareOfHue(t: Tones, planes: Planes, stance: Stance = {}): number {
  const { angle } = wheel(channels(t.law.hue));
  const seen = colours(t, planes, stance).map(wheel);
  const of = seen.filter((one) => one.chroma >= COLOURED && Math.abs(((one.angle - angle + 540) % 360) - 180) <= WITHIN);
  return of.length / seen.length;
}
