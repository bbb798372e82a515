/** Places of the learned under a law: halls, shelves, peaks with monasteries, seas of cloud, and what hangs in their air. */

import { mix, at, dark, disc, flat, glow, light, line, n, polar, polygon, ring, scatter, solid, HEIGHT, WIDTH } from "./pen.ts";
import type { Tones } from "./light.ts";

/** Shafts of the key light that fall from above. */
export const shafts = (t: Tones, x: number, lean = 0, opacity = 0.26): string =>
  flat(polygon([[x - 14, -4], [x + 14, -4], [x + 60 + lean, 164], [x - 60 + lean, 164]]) + polygon([[x + 40, -4], [x + 50, -4], [x + 112 + lean, 164], [x + 84 + lean, 164]]) + polygon([[x - 52, -4], [x - 44, -4], [x - 84 + lean, 164], [x - 108 + lean, 164]]), light(t.law.light, 0.5), opacity);

/** A row of round arches, the sky behind them. */
export function arcade(top: number, floor: number, count: number, colour: string, from = -10, to = WIDTH + 10): string {
  const w = (to - from) / count;
  const r = w * 0.36;
  let d = `M${from} ${top}H${to}V${floor}H${from}z`;
  let trim = "";
  for (let i = 0; i < count; i++) {
    const x = from + (i + 0.5) * w;
    const y = top + 10 + r;
    d += `M${n(x - r)} ${floor}V${n(y)}A${n(r)} ${n(r)} 0 0 1 ${n(x + r)} ${n(y)}V${floor}z`;
    trim += `M${n(x - r - 2)} ${n(y)}A${n(r + 2)} ${n(r + 2)} 0 0 1 ${n(x + r + 2)} ${n(y)}M${n(x + w / 2 - 6)} ${n(y + 2)}h12`;
  }
  return `<path d="${d}" fill="${colour}" fill-rule="evenodd" stroke="none"/>` + line(trim + `M${from} ${top + 3}H${to}`, light(colour, 0.3), 1.3, 0.7);
}

/** A column at the picture's side, in front. */
export const column = (x: number, w: number, colour: string): string =>
  solid(`M${x - w} -4H${x + w}V164H${x - w}z`, colour) + line(`M${n(x - w * 0.4)} 14V164M${n(x + w * 0.2)} 14V164M${n(x + w * 0.66)} 14V164`, dark(colour, 0.35), 1.4) + solid(`M${x - w - 5} -4H${x + w + 5}V6Q${x} 14 ${x - w - 5} 6z`, light(colour, 0.1));

/** A floor of flags that run to the horizon. */
export const flags = (y: number, colour: string, x = 120): string =>
  flat(`M0 ${y}H${WIDTH}V${HEIGHT}H0z`, colour) + line([-220, -140, -84, -40, 0, 40, 84, 140, 220].map((to) => `M${n(x + to * 0.3)} ${y}L${x + to * 1.6} ${HEIGHT}`).join("") + `M0 ${y + 7}H${WIDTH}M0 ${y + 17}H${WIDTH}`, dark(colour, 0.28), 1, 0.7);

/** Shelves of books with a lamp here and there. */
export function shelves(t: Tones, seed: number, x: number, w: number, rows: readonly number[]): string {
  const next = scatter(seed);
  const colours = [t.law.hue, dark(t.law.hue, 0.3), light(t.law.hue, 0.35), mix(t.law.hue, "#7a4a8a", 0.5), mix(t.law.hue, t.law.light, 0.55), dark(t.law.hue, 0.5)];
  const wood = dark(t.law.hue, 0.62);
  const spines = colours.map(() => "");
  for (const y of rows)
    for (let at_ = x + 2; at_ < x + w - 6; ) {
      const [wide, high] = [4 + next() * 4, 17 + next() * 7];
      spines[Math.floor(next() * colours.length)] += `M${Math.round(at_)} ${y}v${-Math.round(high)}h${Math.round(wide)}v${Math.round(high)}z`;
      at_ += Math.round(wide) + 1;
    }
  return flat(`M${x} 0h${w}V160h${-w}z`, dark(t.law.hue, 0.72)) + spines.map((d, i) => d && flat(d, colours[i]!)).join("") + flat(rows.map((y) => `M${x} ${y}h${w}v4h${-w}z`).join("") + `M${x - 2} 0h4V160h-4zM${x + w - 2} 0h4V160h-4z`, wood);
}

/** A monastery of stacked roofs; the origin is the middle of its foot. */
export function monastery(colour: string, roof: string, tiers = 3): string {
  let out = "";
  for (let i = 0; i < tiers; i++) {
    const w = 26 - i * 6;
    const y = -i * 20;
    out += flat(`M${-w} ${y}v-14h${w * 2}v14z`, colour) + flat(`M${-w - 9} ${y - 11}Q${-w} ${y - 16} ${-w * 0.6} ${y - 22}H${w * 0.6}Q${w} ${y - 16} ${w + 9} ${y - 11}z`, roof) + flat([-0.5, 0, 0.5].map((k) => `M${n(k * w - 2)} ${y - 2}v-6h4v6z`).join(""), "#ffdf94", 0.9);
  }
  return out + flat(`M-1.4 ${-tiers * 20}v-12h2.8v12z`, roof);
}

/** A range of peaks lit along one side, with snow. */
export function crags(t: Tones, seed: number, base: number, height: number, colour: string, count = 5): string {
  const next = scatter(seed);
  let rock = `M-10 ${HEIGHT}V${base}`;
  let lit = "";
  const snow: string[] = [];
  const w = (WIDTH + 40) / count;
  for (let i = 0; i < count; i++) {
    const x = Math.round(-20 + (i + 0.5) * w + (next() - 0.5) * w * 0.5);
    const h = Math.round(height * (0.55 + next() * 0.45));
    const half = Math.round(w * (0.5 + next() * 0.3));
    rock += `L${x - half} ${base}L${x} ${base - h}L${x + half} ${base}`;
    const face = t.law.key === "left" ? -1 : 1;
    lit += `M${x} ${base - h}l${face * Math.round(half * 0.8)} ${Math.round(h * 0.8)}l${-face * Math.round(half * 0.34)} ${-Math.round(h * 0.14)}l${-face * Math.round(half * 0.2)} ${Math.round(h * 0.2)}z`;
    snow.push(`M${x} ${base - h}l${Math.round(half * 0.28)} ${Math.round(h * 0.28)}l${-Math.round(half * 0.14)} ${-Math.round(h * 0.04)}l${-Math.round(half * 0.14)} ${Math.round(h * 0.1)}l${-Math.round(half * 0.12)} ${-Math.round(h * 0.1)}l${-Math.round(half * 0.16)} ${Math.round(h * 0.04)}z`);
  }
  return flat(`${rock}L${WIDTH + 10} ${base}V${HEIGHT}z`, colour) + flat(lit, mix(colour, t.law.light, 0.3), 0.6) + flat(snow.join(""), mix(colour, "#ffffff", 0.7));
}

/** Banks of cloud, each lower one darker. */
export function cloudSea(t: Tones, seed: number, y: number, rows = 2, colour = mix(t.far, "#ffffff", 0.45)): string {
  const next = scatter(seed);
  return Array.from({ length: rows }, (_, row) => {
    let d = `M-10 ${HEIGHT}V${y + row * 14}`;
    for (let x = -10; x < WIDTH + 10; ) {
      const w = Math.round(22 + next() * 26);
      d += `q${n(w / 2)} ${-Math.round(w * (0.4 + next() * 0.3))} ${w} 0`;
      x += w;
    }
    return flat(`${d}V${HEIGHT}z`, mix(colour, t.middle, row / Math.max(1, rows - 0.4)), 0.92);
  }).join("");
}

/** Rings of an astrolabe that hang in the air. */
export const astrolabe = (x: number, y: number, r: number, colour: string, opacity = 0.55): string =>
  ring(x, y, r, colour, 2.2, opacity) + ring(x, y, r * 0.86, colour, 1, opacity) + line(Array.from({ length: 24 }, (_, i) => { const [a, b] = polar(x, y, r * 0.86, i * 15); const [c, d] = polar(x, y, r * (i % 6 ? 0.93 : 1.08), i * 15); return `M${n(a)} ${n(b)}L${n(c)} ${n(d)}`; }).join(""), colour, 1.3, opacity) + ring(x, y, r * 1.12, colour, 1.1, opacity * 0.8, r * 0.38);

/** Rays round a head or thing, long and short by turns. */
export const glory = (x: number, y: number, r: number, inner: number, count: number, colour: string, opacity = 0.5): string =>
  flat(Array.from({ length: count }, (_, i) => { const a = (i * 360) / count; const long = r * (i % 2 ? 0.8 : 1); return polygon([polar(x, y, inner, a - 100 / count), polar(x, y, long, a), polar(x, y, inner, a + 100 / count)]); }).join(""), light(colour, 0.5), opacity);

/** A card made of light: what is drawn. */
export const cardOfLight = (x: number, y: number, colour: string, turn = 0, size = 1): string =>
  glow(x, y, 24 * size, colour, 0.9) + at(x, y, flat("M-8 -11.4Q-8 -13 -6.4 -13H6.4Q8 -13 8 -11.4V11.4Q8 13 6.4 13H-6.4Q-8 13 -8 11.4z", light(colour, 0.66)) + line("M-5.6 -10.4H5.6V10.4H-5.6z", colour, 1.3) + flat("M0 -6L4 0L0 6L-4 0z", colour), size, turn);

/** Something with horns and burning eyes, black against the light: what is beaten. */
export const shadowBeast = (colour: string, eyes: string): string =>
  flat("M-34 40C-40 14 -34 -2 -22 -12C-34 -20 -38 -34 -32 -46C-28 -34 -22 -28 -12 -24Q0 -30 12 -24C22 -28 28 -34 32 -46C38 -34 34 -20 22 -12C36 -2 42 14 36 40L28 30L20 42L10 32L0 44L-10 32L-20 42L-28 30z", colour) +
  flat("M-16 -10L-4 -4L-13 0zM16 -10L4 -4L13 0z", eyes) + flat("M-12 8L-8 16L-4 9L0 17L4 9L8 16L12 8Q0 13 -12 8z", eyes, 0.85);

/** A halo of light with a soft heart. */
export const nimbusOf = (x: number, y: number, r: number, colour: string): string => glow(x, y, r * 1.7, colour, 0.8) + disc(x, y, r, light(colour, 0.55), 0.75) + ring(x, y, r, colour, 1.6, 0.9);
