/** Places behind the figures: skies, mountains, woods, halls, seas. */

import { disc, flat, glow, light, line, mix, n, polar, polygon, scatter, star, WIDTH, HEIGHT } from "./pen.ts";

/** Stars as dots of one path. */
export function stars(seed: number, count: number, colour = "#fff", bottom = 110): string {
  const next = scatter(seed);
  const dots = (size: number, many: number) =>
    line(
      Array.from({ length: many }, () => `M${n(next() * WIDTH)} ${n(next() * bottom)}h.1`).join(""),
      colour,
      size,
      0.85,
    );
  return dots(1, Math.ceil(count * 0.7)) + dots(1.9, Math.floor(count * 0.3));
}

export const sun = (x: number, y: number, r: number, colour: string): string =>
  glow(x, y, r * 2.4, colour) + disc(x, y, r, light(colour, 0.55));

/** Beams of light from a point. */
export function rays(x: number, y: number, count: number, colour: string, opacity = 0.25, length = 260, turn = 0): string {
  const step = 360 / count;
  return flat(
    Array.from({ length: count }, (_, i) =>
      polygon([[x, y], polar(x, y, length, turn + i * step - step / 4), polar(x, y, length, turn + i * step + step / 4)]),
    ).join(""),
    colour,
    opacity,
  );
}

/** Soft hills. */
export function hills(seed: number, base: number, height: number, colour: string, waves = 3): string {
  const next = scatter(seed);
  const step = WIDTH / waves;
  let d = `M0 ${HEIGHT}V${n(base - next() * height)}`;
  for (let i = 1; i <= waves; i++) {
    const y = base - next() * height;
    d += `S${n(i * step - step * 0.45)} ${n(y - height * 0.15)} ${n(i * step)} ${n(y)}`;
  }
  return flat(d + `V${HEIGHT}z`, colour);
}

export const ground = (y: number, colour: string): string =>
  flat(`M0 ${y}Q${WIDTH / 2} ${y - 8} ${WIDTH} ${y}V${HEIGHT}H0z`, colour);

/** A row of firs. */
export function firs(seed: number, base: number, height: number, colour: string, count = 12): string {
  const next = scatter(seed);
  let d = `M0 ${base}h${WIDTH}V${HEIGHT}H0z`;
  for (let i = 0; i < count; i++) {
    const x = ((i + next() * 0.8) * WIDTH) / count;
    const h = height * (0.6 + next() * 0.5);
    const w = h * 0.24;
    d += `M${n(x)} ${n(base - h)}l${n(w * 0.7)} ${n(h * 0.4)}h${n(-w * 0.25)}l${n(w * 0.55)} ${n(h * 0.6)}h${n(-w * 2)}l${n(w * 0.55)} ${n(-h * 0.6)}h${n(-w * 0.25)}z`;
  }
  return flat(d, colour);
}

/** A stormy swirl of bands. */
export const swirl = (x: number, y: number, r: number, colour: string, turns = 5, opacity = 0.6, squash = 0.5): string =>
  Array.from({ length: turns }, (_, i) => {
    const q = r * (1 - i / turns);
    return line(
      `M${n(x - q)} ${n(y)}a${n(q)} ${n(q * squash)} 0 0 1 ${n(q * 1.8)} ${n(-q * squash * 0.45)}M${n(x + q)} ${n(y + 2)}a${n(q)} ${n(q * squash)} 0 0 1 ${n(-q * 1.7)} ${n(q * squash * 0.5)}`,
      mix(colour, "#ffffff", i / (turns * 2)),
      1.4 + (i / turns) * 2,
      opacity,
    );
  }).join("");

/** Flames rising from a line. */
export function flames(x: number, y: number, width: number, height: number, colours: readonly string[], seed = 3): string {
  return colours
    .map((colour, layer) => {
      const next = scatter(seed + layer);
      const k = 1 - layer * 0.26;
      const w = width * k;
      const tongues = 5;
      let d = `M${n(x - w / 2)} ${n(y)}`;
      for (let i = 0; i < tongues; i++) {
        const left = x - w / 2 + (i * w) / tongues;
        const h = height * k * (0.55 + 0.45 * Math.sin(((i + 0.5) / tongues) * Math.PI)) * (0.8 + next() * 0.3);
        d += `Q${n(left - w * 0.02)} ${n(y - h * 0.6)} ${n(left + w / tongues / 2 + next() * 4 - 2)} ${n(y - h)}Q${n(left + (w / tongues) * 1.1)} ${n(y - h * 0.55)} ${n(left + w / tongues)} ${n(y - h * 0.22)}`;
      }
      return flat(d + `L${n(x + w / 2)} ${n(y)}Q${n(x)} ${n(y + height * 0.16)} ${n(x - w / 2)} ${n(y)}z`, colour);
    })
    .join("");
}

/** Sparks, embers or spores. */
export function motes(seed: number, count: number, colour: string, box: readonly [number, number, number, number] = [0, 0, WIDTH, HEIGHT], size = 2): string {
  const next = scatter(seed);
  return line(
    Array.from({ length: count }, () => `M${n(box[0] + next() * box[2])} ${n(box[1] + next() * box[3])}h.1`).join(""),
    colour,
    size,
    0.9,
  );
}

/** A four-pointed twinkle. */
export const twinkle = (x: number, y: number, r: number, colour = "#ffffff"): string =>
  flat(star(x, y, r, r * 0.16, 4), colour);
