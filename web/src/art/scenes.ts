/** Places behind the figures: skies, mountains, woods, halls, seas. */

import { at, disc, flat, glow, light, dark, line, mix, n, polar, polygon, ring, scatter, solid, star, WIDTH, HEIGHT, type Point } from "./pen.ts";

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

export const moon = (x: number, y: number, r: number, colour = "#e8e6ff"): string =>
  glow(x, y, r * 2.1, colour, 0.7) +
  disc(x, y, r, colour) +
  disc(x - r * 0.3, y - r * 0.2, r * 0.2, dark(colour, 0.14)) +
  disc(x + r * 0.25, y + r * 0.35, r * 0.28, dark(colour, 0.12)) +
  disc(x + r * 0.4, y - r * 0.4, r * 0.12, dark(colour, 0.12));

export const crescent = (x: number, y: number, r: number, colour = "#f2ecff"): string =>
  glow(x, y, r * 2, colour, 0.5) +
  flat(
    `M${n(x + r * 0.5)} ${n(y - r * 0.87)}a${r} ${r} 0 1 0 0 ${n(r * 1.74)}a${n(r * 0.95)} ${n(r * 0.95)} 0 0 1 0 ${n(-r * 1.74)}z`,
    colour,
  );

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

/** A jagged range of mountains. */
export function peaks(seed: number, base: number, height: number, colour: string, step = 30): string {
  const next = scatter(seed);
  const points: Point[] = [[0, HEIGHT]];
  for (let x = -step / 2, up = true; x <= WIDTH + step; x += step * (0.6 + next() * 0.7), up = !up)
    points.push([x, base - (up ? next() * 0.35 : 0.5 + next() * 0.5) * height]);
  points.push([WIDTH, HEIGHT]);
  return flat(polygon(points), colour);
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

/** Trunks of a deep wood. */
export function trunks(seed: number, colour: string, count = 7): string {
  const next = scatter(seed);
  let d = "";
  for (let i = 0; i < count; i++) {
    const x = ((i + 0.15 + next() * 0.7) * WIDTH) / count;
    const w = 5 + next() * 8;
    d += `M${n(x - w * 0.4)} 0L${n(x - w * 0.5)} 118Q${n(x - w * 0.7)} 135 ${n(x - w * 1.4)} 140h${n(w * 2.8)}Q${n(x + w * 0.7)} 135 ${n(x + w * 0.5)} 118L${n(x + w * 0.4)} 0z`;
  }
  return flat(d, colour);
}

export const leaf = (x: number, y: number, length: number, turn: number, colour: string): string =>
  at(x, y, solid(`M0 0Q${n(length * 0.45)} ${n(-length * 0.4)} ${n(length)} 0Q${n(length * 0.45)} ${n(length * 0.4)} 0 0z`, colour), 1, turn);

/** Leaves in the corners that frame the picture. */
export function canopy(seed: number, colour: string): string {
  const next = scatter(seed);
  let d = "";
  for (let i = 0; i < 22; i++) {
    const side = i % 2;
    const x = side ? WIDTH - next() * 75 : next() * 75;
    const y = next() * 26 - 6;
    const r = 9 + next() * 9;
    d += `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 1 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 1 ${n(-2 * r)} 0z`;
  }
  return flat(d, colour);
}

export const clouds = (y: number, colour: string, opacity = 0.6): string =>
  flat(
    `M-5 ${y}q8 -16 28 -12q12 -16 34 -6q18 -8 28 8q16 -2 18 10zM140 ${y - 14}q8 -14 24 -10q14 -14 32 -2q18 -4 22 12zM190 ${y + 12}q10 -14 26 -10q16 -6 30 10z`,
    colour,
    opacity,
  );

/** Rolling waves in rows. */
export function sea(y: number, colour: string, rows = 4): string {
  let out = "";
  for (let i = 0; i < rows; i++) {
    const top = y + (i * (HEIGHT - y)) / rows;
    let d = `M${-20 - i * 9} ${n(top)}`;
    for (let k = 0; k < 8; k++) d += "q9 -7 18 0t18 0";
    out += flat(d + `V${HEIGHT}H-60z`, mix(light(colour, 0.18), dark(colour, 0.45), i / rows));
  }
  return out;
}

/** Columns of a temple with steps. */
export function temple(colour: string, floor = 126, gaps: readonly number[] = [14, 58, 182, 226]): string {
  const pillar = (x: number) =>
    solid(`M${x - 8} 22h16v${floor - 22}h-16z`, colour) +
    flat(`M${x - 12} 14h24v8h-24zM${x - 12} ${floor - 6}h24v6h-24z`, dark(colour, 0.1)) +
    line(`M${x - 3} 26V${floor - 9}M${x + 3} 26V${floor - 9}`, dark(colour, 0.3), 1);
  return (
    flat(`M0 0h${WIDTH}v14H0z`, dark(colour, 0.35)) +
    gaps.map(pillar).join("") +
    flat(`M0 ${floor}h${WIDTH}v34H0z`, dark(colour, 0.4)) +
    flat(`M0 ${floor}h${WIDTH}v4H0zM0 ${floor + 14}h${WIDTH}v3H0z`, light(colour, 0.1))
  );
}

/** A cog wheel. */
export function cog(x: number, y: number, r: number, teeth: number, colour: string, turn = 0): string {
  const points: Point[] = [];
  for (let i = 0; i < teeth; i++) {
    const a = turn + (i * 360) / teeth;
    const w = 360 / teeth;
    points.push(polar(x, y, r, a - w * 0.22), polar(x, y, r, a + w * 0.22), polar(x, y, r * 0.8, a + w * 0.34), polar(x, y, r * 0.8, a + w * 0.66));
  }
  return (
    solid(polygon(points), colour) +
    ring(x, y, r * 0.52, dark(colour, 0.45), r * 0.1) +
    disc(x, y, r * 0.2, dark(colour, 0.6))
  );
}

/** A workshop wall with cogs and a lit window. */
export const workshop = (seed: number, wall: string): string => {
  const next = scatter(seed);
  return (
    flat(`M0 0h${WIDTH}v${HEIGHT}H0z`, wall, 0.55) +
    [0, 1, 2, 3].map((i) => cog(20 + i * 66 + next() * 20, 18 + next() * 60, 16 + next() * 18, 9 + Math.floor(next() * 5), dark(wall, 0.25), next() * 40)).join("") +
    flat(`M0 132h${WIDTH}v28H0z`, dark(wall, 0.62)) +
    flat(`M0 132h${WIDTH}v3H0z`, light(wall, 0.2), 0.6)
  );
};

/** Broken walls. */
export const ruins = (colour: string): string =>
  flat("M0 70l10 -6v14l12 2v-20h10v26l14 8v66H0zM240 58l-12 4v22l-12 -2v-26l-12 6v40l-16 10v48h52z", colour) +
  flat("M12 92h8v18h-8zM214 100h9v18h-9z", dark(colour, 0.4));

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

/** A jagged bolt of lightning. */
export const bolt = (x: number, y: number, height: number, colour: string, mirror = false): string => {
  const k = (mirror ? -1 : 1) * height * 0.1;
  return flat(
    polygon([
      [x + k, y], [x - k * 1.2, y + height * 0.46], [x + k * 0.1, y + height * 0.46], [x - k * 1.6, y + height],
      [x + k * 1.9, y + height * 0.36], [x + k * 0.5, y + height * 0.36], [x + k * 2.4, y],
    ]),
    colour,
  );
};
