/** Country under a law's light: skies, ridges, fields, water, trees, rock. */

import { dark, disc, flat, glow, light, line, mix, n, polygon, ring, scatter, solid, HEIGHT, WIDTH, type Point } from "./pen.ts";
import type { Tones } from "./light.ts";

/** A sun or moon with its light. */
export const orb = (t: Tones, x: number, y: number, r: number): string =>
  glow(x, y, r * 3, t.law.light, 0.8) + disc(x, y, r, mix(t.law.light, "#ffffff", 0.5));

export const birds = (x: number, y: number, count: number, colour: string): string =>
  line(Array.from({ length: count }, (_, i) => `M${n(x + i * 11)} ${n(y + ((i * 7) % 5) * 2)}q2.5 -3.5 4.5 0q2 -3.5 4.5 0`).join(""), colour, 1.1, 0.8);

/** A ridge of soft hills; `depth` 1 is the farthest. */
export function ridge(t: Tones, seed: number, base: number, height: number, depth = 0.5): string {
  const next = scatter(seed + 17);
  const points: Point[] = Array.from({ length: 7 }, (_, i) => [i * 40, base - next() * height]);
  const d = points.map(([x, y], i) => (i === 0 ? `M0 ${n(y)}` : `S${n(x - 16)} ${n(y - height * 0.1)} ${n(x)} ${n(y)}`)).join("");
  return flat(`${d}V${HEIGHT}H0z`, mix(t.middle, t.far, depth));
}

/** A jagged range. */
export function range(t: Tones, seed: number, base: number, height: number, depth = 0.8, snowy = false): string {
  const next = scatter(seed + 5);
  const colour = mix(t.middle, t.far, depth);
  let d = `M0 ${HEIGHT}V${n(base)}`;
  let lit = "";
  for (let x = -10; x < WIDTH; ) {
    const w = 26 + next() * 26;
    const top: Point = [x + w * (0.4 + next() * 0.2), base - height * (0.5 + next() * 0.5)];
    d += `L${n(top[0])} ${n(top[1])}L${n(x + w)} ${n(base - next() * height * 0.25)}`;
    lit += `M${n(top[0])} ${n(top[1])}l${n(-w * 0.12)} ${n(height * 0.24)}l${n(w * 0.1)} ${n(-height * 0.04)}l${n(w * 0.12)} ${n(height * 0.1)}z`;
    x += w;
  }
  return flat(`${d}V${HEIGHT}z`, colour) + flat(lit, snowy ? t.snow : light(colour, 0.25), 0.8);
}

/** Open ground with tufts. */
export function meadow(t: Tones, seed: number, y: number, colour = t.grass): string {
  const next = scatter(seed + 29);
  const tufts = Array.from({ length: 26 }, () => {
    const k = next();
    const depth = 0.35 + k;
    return `M${n(next() * WIDTH)} ${n(y + 4 + k * (HEIGHT - y - 4))}l${n(-1.2 * depth)} ${n(-4 * depth)}m${n(1.8 * depth)} ${n(4 * depth)}l${n(1 * depth)} ${n(-5 * depth)}`;
  }).join("");
  return solid(`M-2 ${y + 2}Q60 ${y - 5} 120 ${y}T242 ${y - 2}V162H-2z`, colour) + line(tufts, dark(colour, 0.3), 0.9, 0.7);
}

/** Little flowers strewn over a meadow. */
export const blossoms = (seed: number, count: number, colour: string, box: readonly [number, number, number, number], size = 2.4): string => {
  const next = scatter(seed + 3);
  return line(Array.from({ length: count }, () => `M${n(box[0] + next() * box[2])} ${n(box[1] + next() * box[3])}h.1`).join(""), colour, size);
};

/** A field with furrows or rows that run to a point. */
export function rows(x: number, y: number, width: number, height: number, colour: string, count = 8, to = x + width / 2): string {
  const top = width * 0.42;
  const edge = polygon([[to - top / 2, y], [to + top / 2, y], [x + width, y + height], [x, y + height]]);
  const lines = Array.from({ length: count + 1 }, (_, i) => {
    const k = i / count;
    return `M${n(to - top / 2 + top * k)} ${n(y)}L${n(x + width * k)} ${n(y + height)}`;
  }).join("");
  return solid(edge, colour) + line(lines, dark(colour, 0.35), 1.6, 0.8);
}

/** Standing corn or rye: stalks with ears, between two heights. */
export function corn(t: Tones, seed: number, x: number, y: number, width: number, height: number, count = 30, colour = t.straw): string {
  const next = scatter(seed + 7);
  let stalks = "";
  let ears = "";
  for (let i = 0; i < count; i++) {
    const px = x + ((i + next()) / count) * width;
    const lean = next() * 6 - 2;
    const h = height * (0.75 + next() * 0.3);
    stalks += `M${n(px)} ${n(y)}q${n(lean * 0.2)} ${n(-h * 0.6)} ${n(lean)} ${n(-h)}`;
    ears += `M${n(px + lean)} ${n(y - h)}l${n(lean * 0.25 + 0.4)} -6`;
  }
  return line(stalks, dark(colour, 0.25), 1) + line(ears, light(colour, 0.25), 2.6);
}

/** A winding road from the front to a far point. */
export const road = (x: number, to: number, y: number, width: number, colour: string, bend = 24): string =>
  flat(`M${x - width / 2} 162C${n(x - width * 0.3 + bend)} ${n(y + (160 - y) * 0.6)} ${n(to - bend)} ${n(y + (160 - y) * 0.4)} ${to - 1.5} ${y}H${to + 1.5}C${n(to - bend + 7)} ${n(y + (160 - y) * 0.42)} ${n(x + width * 0.4 + bend)} ${n(y + (160 - y) * 0.62)} ${x + width / 2} 162z`, colour);

/** Still water with lines of light. */
export function lake(t: Tones, seed: number, y: number, colour = t.water, d = `M-2 ${y}H242V162H-2z`): string {
  const next = scatter(seed + 11);
  const ripples = Array.from({ length: 16 }, () => {
    const k = next();
    const w = 8 + k * 26;
    return `M${n(next() * 220)} ${n(y + 4 + k * k * (152 - y))}h${n(w)}`;
  }).join("");
  return solid(d, colour) + line(ripples, mix(colour, t.law.light, 0.6), 1.1, 0.6);
}

/** A river that comes from a far point and broadens. */
export const river = (t: Tones, x: number, to: number, y: number, width: number, colour = t.water): string =>
  solid(`M${x - width / 2} 162C${n(x - width * 0.2)} 138 ${n(to + 46)} 128 ${n(to - 8)} ${n(y + (140 - y) * 0.42)}C${n(to - 26)} ${n(y + 12)} ${to} ${n(y + 5)} ${to - 2} ${y}H${to + 5}C${to + 10} ${n(y + 6)} ${n(to - 8)} ${n(y + 12)} ${n(to + 16)} ${n(y + (140 - y) * 0.38)}C${n(to + 84)} 122 ${n(x + width * 0.5)} 140 ${x + width / 2} 162z`, colour) +
  line(`M${n(x - width * 0.2)} 154h${n(width * 0.3)}M${n(x)} 146h${n(width * 0.26)}M${n(to + 20)} 134h20M${n(to)} ${n(y + 24)}h14`, mix(colour, t.law.light, 0.6), 1.2, 0.7);

/** Reeds with brown heads. */
export function reeds(t: Tones, seed: number, x: number, y: number, width: number, height: number, count = 12): string {
  const next = scatter(seed + 13);
  let stalks = "";
  let heads = "";
  for (let i = 0; i < count; i++) {
    const px = x + next() * width;
    const h = height * (0.55 + next() * 0.5);
    const lean = next() * 10 - 5;
    stalks += `M${n(px)} ${n(y)}Q${n(px)} ${n(y - h * 0.6)} ${n(px + lean)} ${n(y - h)}`;
    if (i % 2) heads += `M${n(px + lean * 0.84)} ${n(y - h * 0.88)}L${n(px + lean)} ${n(y - h)}`;
  }
  return line(stalks, t.leaf, 1.5) + line(heads, t.bark, 3.2);
}

/** A broad tree; the origin of its trunk at x, y. */
export function oak(t: Tones, seed: number, x: number, y: number, h: number, crown = t.leaf, fruit = ""): string {
  const next = scatter(seed + 41);
  const r = h * 0.3;
  let d = "";
  let shade = "";
  const balls = 6;
  for (let i = 0; i < balls; i++) {
    const a = (i / balls) * Math.PI * 2 + next();
    const cx = x + Math.cos(a) * r * 0.75;
    const cy = y - h * 0.66 + Math.sin(a) * r * 0.5;
    const q = r * (0.5 + next() * 0.18);
    d += `M${n(cx - q)} ${n(cy)}a${n(q)} ${n(q)} 0 1 1 ${n(2 * q)} 0a${n(q)} ${n(q)} 0 1 1 ${n(-2 * q)} 0z`;
    if (cy > y - h * 0.7) shade += `M${n(cx - q * 0.8)} ${n(cy + q * 0.2)}q${n(q * 0.8)} ${n(q * 1.1)} ${n(q * 1.6)} 0q${n(-q * 0.8)} ${n(q * 0.4)} ${n(-q * 1.6)} 0z`;
  }
  const centre = `M${n(x - r * 0.8)} ${n(y - h * 0.66)}a${n(r * 0.8)} ${n(r * 0.7)} 0 1 1 ${n(1.6 * r)} 0a${n(r * 0.8)} ${n(r * 0.7)} 0 1 1 ${n(-1.6 * r)} 0z`;
  const apples = fruit ? line(Array.from({ length: 9 }, () => `M${n(x + (next() - 0.5) * r * 2)} ${n(y - h * 0.66 + (next() - 0.5) * r * 1.2)}h.1`).join(""), fruit, Math.max(2.2, h * 0.05)) : "";
  return (
    solid(`M${n(x - h * 0.07)} ${n(y + 1)}Q${n(x - h * 0.03)} ${n(y - h * 0.2)} ${n(x - h * 0.04)} ${n(y - h * 0.55)}h${n(h * 0.08)}Q${n(x + h * 0.03)} ${n(y - h * 0.2)} ${n(x + h * 0.07)} ${n(y + 1)}z`, t.bark) +
    solid(d + centre, crown, 'stroke="none"') + flat(shade, dark(crown, 0.4), 0.5) + apples
  );
}

export const fir = (t: Tones, x: number, y: number, h: number, colour = t.pine): string =>
  solid(`M${n(x)} ${n(y - h)}L${n(x + h * 0.14)} ${n(y - h * 0.68)}H${n(x + h * 0.08)}L${n(x + h * 0.21)} ${n(y - h * 0.36)}H${n(x + h * 0.12)}L${n(x + h * 0.27)} ${n(y - h * 0.06)}H${n(x + h * 0.04)}V${n(y)}H${n(x - h * 0.04)}V${n(y - h * 0.06)}H${n(x - h * 0.27)}L${n(x - h * 0.12)} ${n(y - h * 0.36)}H${n(x - h * 0.21)}L${n(x - h * 0.08)} ${n(y - h * 0.68)}H${n(x - h * 0.14)}z`, colour);

/** A wood of firs along a line, as one shape. */
export function wood(seed: number, base: number, height: number, colour: string, from = 0, to = WIDTH, count = 14): string {
  const next = scatter(seed + 2);
  let d = "";
  for (let i = 0; i < count; i++) {
    const x = from + ((i + next() * 0.7) * (to - from)) / count;
    const h = height * (0.65 + next() * 0.4);
    d += `M${n(x)} ${n(base - h)}l${n(h * 0.12)} ${n(h * 0.4)}h${n(-h * 0.04)}l${n(h * 0.15)} ${n(h * 0.6)}h${n(-h * 0.46)}l${n(h * 0.15)} ${n(-h * 0.6)}h${n(-h * 0.04)}z`;
  }
  return flat(d, colour);
}

/** A leafy wood in the distance: round crowns. */
export function copse(seed: number, base: number, height: number, colour: string, from = 0, to = WIDTH, count = 12): string {
  const next = scatter(seed + 8);
  let d = `M${from} ${base}`;
  for (let i = 0; i < count; i++) {
    const w = (to - from) / count;
    d += `q${n(w * 0.1)} ${n(-height * (0.8 + next() * 0.8))} ${n(w * 0.5)} ${n(-height * (0.5 + next() * 0.2))}q${n(w * 0.5)} ${n(-height * 0.1)} ${n(w * 0.5)} 0`;
    d += `L${n(from + w * (i + 1))} ${n(base - height * 0.2)}`;
  }
  return flat(`${d}V${base}z`, colour);
}

export function bush(seed: number, x: number, y: number, w: number, colour: string, berries = ""): string {
  const next = scatter(seed + 19);
  const h = w * 0.62;
  const dots = berries ? line(Array.from({ length: 8 }, () => `M${n(x + (next() - 0.5) * w * 0.75)} ${n(y - h * (0.2 + next() * 0.55))}h.1`).join(""), berries, 2.6) : "";
  return (
    solid(`M${n(x - w / 2)} ${n(y)}q${n(-w * 0.1)} ${n(-h * 0.5)} ${n(w * 0.16)} ${n(-h * 0.56)}q${n(w * 0.04)} ${n(-h * 0.5)} ${n(w * 0.34)} ${n(-h * 0.4)}q${n(w * 0.3)} ${n(-h * 0.14)} ${n(w * 0.32)} ${n(h * 0.4)}q${n(w * 0.24)} ${n(h * 0.1)} ${n(w * 0.16)} ${n(h * 0.56)}z`, colour) + dots
  );
}

/** Bramble: arching canes with thorns. */
export function bramble(t: Tones, seed: number, x: number, y: number, w: number, h: number, count = 7, colour = t.bark): string {
  const next = scatter(seed + 23);
  let canes = "";
  let thorns = "";
  for (let i = 0; i < count; i++) {
    const a = x + next() * w;
    const b = x + next() * w;
    const top = y - h * (0.6 + next() * 0.5);
    canes += `M${n(a)} ${n(y)}Q${n((a + b) / 2)} ${n(top - h * 0.5)} ${n(b)} ${n(y - next() * 6)}`;
    const mx = (a + b) / 2;
    const my = (y + top - h * 0.5) / 2 + 2;
    for (const k of [-1, 0, 1]) thorns += `M${n(mx + k * w * 0.06)} ${n(my + Math.abs(k) * 2)}l${n(k * 2 - 1)} -5`;
  }
  return line(canes, colour, 2.4) + line(thorns, light(colour, 0.3), 1.3);
}

export const stump = (t: Tones, x: number, y: number, w: number): string =>
  solid(`M${n(x - w * 0.62)} ${n(y)}Q${n(x - w * 0.45)} ${n(y - w * 0.3)} ${n(x - w * 0.42)} ${n(y - w * 0.75)}H${n(x + w * 0.42)}Q${n(x + w * 0.45)} ${n(y - w * 0.3)} ${n(x + w * 0.62)} ${n(y)}Q${n(x)} ${n(y - w * 0.1)} ${n(x - w * 0.62)} ${n(y)}z`, t.bark) +
  disc(x, y - w * 0.75, w * 0.42, light(t.wood, 0.4), 1, w * 0.15) + ring(x, y - w * 0.75, w * 0.24, t.wood, 1, 1, w * 0.08);

/** A pile of logs seen from their ends. */
export const logs = (t: Tones, x: number, y: number, r: number, wide = 4): string => {
  let out = "";
  for (let row = 0; row < wide; row++)
    for (let i = 0; i < wide - row; i++) {
      const cx = x + (i + row / 2) * r * 2;
      const cy = y - r - row * r * 1.75;
      out += disc(cx, cy, r, t.bark) + disc(cx, cy, r * 0.76, light(t.wood, 0.3));
    }
  return out;
};

/** A rock face of blocks. */
export function crag(t: Tones, seed: number, points: readonly Point[], colour = t.stone): string {
  const next = scatter(seed + 31);
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const low = Math.min(...xs);
  const wide = Math.max(...xs) - low;
  const top = Math.min(...ys);
  const tall = Math.max(...ys) - top;
  let cracks = "";
  for (let i = 0; i < 9; i++) {
    const x = low + wide * (0.2 + next() * 0.6);
    const y = top + tall * (0.34 + next() * 0.5);
    cracks += `M${n(x)} ${n(y)}l${n(4 + next() * 8)} ${n(6 + next() * 8)}l${n(-6 + next() * 8)} ${n(8 + next() * 6)}`;
  }
  return solid(polygon(points), colour) + line(cracks, dark(colour, 0.4), 1.4, 0.7);
}

export const boulder = (t: Tones, x: number, y: number, r: number, colour = t.stone): string =>
  solid(`M${n(x - r)} ${n(y)}L${n(x - r * 0.8)} ${n(y - r * 0.7)}L${n(x - r * 0.1)} ${n(y - r * 1.05)}L${n(x + r * 0.75)} ${n(y - r * 0.75)}L${n(x + r)} ${n(y)}z`, colour);

/** Blocks hewn square. */
export const ashlar = (t: Tones, x: number, y: number, w: number, h: number, colour = t.stone): string =>
  solid(`M${n(x)} ${n(y)}v${n(-h)}h${n(w)}v${n(h)}z`, colour) + flat(`M${n(x)} ${n(y - h)}l${n(h * 0.35)} ${n(-h * 0.3)}h${n(w)}l${n(-h * 0.35)} ${n(h * 0.3)}z`, light(colour, 0.3)) +
  flat(`M${n(x + w)} ${n(y)}v${n(-h)}l${n(h * 0.35)} ${n(-h * 0.3)}v${n(h)}z`, dark(colour, 0.35));

/** A hole in the rock with timber props. */
export const adit = (t: Tones, x: number, y: number, w: number, h: number, lamp = ""): string =>
  flat(`M${n(x - w / 2)} ${n(y)}V${n(y - h * 0.7)}Q${n(x)} ${n(y - h * 1.25)} ${n(x + w / 2)} ${n(y - h * 0.7)}V${n(y)}z`, mix(t.law.shade, "#000000", 0.2)) +
  (lamp ? glow(x, y - h * 0.4, w * 0.6, lamp) : "") +
  line(`M${n(x - w * 0.5)} ${n(y)}L${n(x - w * 0.42)} ${n(y - h * 0.82)}M${n(x + w * 0.5)} ${n(y)}L${n(x + w * 0.42)} ${n(y - h * 0.82)}M${n(x - w * 0.56)} ${n(y - h * 0.84)}H${n(x + w * 0.56)}`, t.wood, w * 0.11);

export const smoke = (x: number, y: number, h: number, colour: string, opacity = 0.55): string =>
  line(`M${n(x)} ${n(y)}q${n(h * 0.16)} ${n(-h * 0.2)} 0 ${n(-h * 0.42)}`, colour, h * 0.07, opacity) +
  line(`M${n(x)} ${n(y - h * 0.42)}q${n(-h * 0.16)} ${n(-h * 0.2)} ${n(h * 0.06)} ${n(-h * 0.38)}`, colour, h * 0.12, opacity * 0.75) +
  line(`M${n(x + h * 0.06)} ${n(y - h * 0.8)}q${n(h * 0.12)} ${n(-h * 0.1)} ${n(h * 0.04)} ${n(-h * 0.2)}`, colour, h * 0.17, opacity * 0.5);

export function snowfall(seed: number, count: number, colour = "#ffffff", size = 2.2): string {
  const next = scatter(seed + 43);
  return line(Array.from({ length: count }, () => `M${n(next() * WIDTH)} ${n(next() * HEIGHT)}h.1`).join(""), colour, size, 0.85);
}

export function rain(seed: number, count: number, colour: string): string {
  const next = scatter(seed + 47);
  return line(Array.from({ length: count }, () => `M${n(next() * 250)} ${n(next() * 150 - 10)}l-4 13`).join(""), colour, 1, 0.55);
}

export function cloud(x: number, y: number, w: number, colour: string, opacity = 0.8): string {
  const h = w * 0.24;
  return flat(`M${n(x)} ${n(y)}q${n(w * 0.02)} ${n(-h)} ${n(w * 0.22)} ${n(-h * 0.9)}q${n(w * 0.12)} ${n(-h * 1.1)} ${n(w * 0.34)} ${n(-h * 0.5)}q${n(w * 0.16)} ${n(-h * 0.6)} ${n(w * 0.26)} ${n(h * 0.3)}q${n(w * 0.2)} ${n(-h * 0.1)} ${n(w * 0.18)} ${n(h * 0.7)}q${n(-w * 0.02)} ${n(h * 0.36)} ${n(-w * 0.2)} ${n(h * 0.4)}h${n(-w * 0.66)}q${n(-w * 0.14)} 0 ${n(-w * 0.14)} ${n(-h * 0.2)}z`, colour, opacity);
}

/** A waterfall between two heights. */
export const fall = (t: Tones, x: number, y: number, w: number, h: number): string =>
  solid(`M${n(x)} ${n(y)}h${n(w)}q${n(w * 0.1)} ${n(h * 0.5)} ${n(w * 0.25)} ${n(h)}h${n(-w * 1.5)}q${n(w * 0.15)} ${n(-h * 0.5)} ${n(w * 0.25)} ${n(-h)}z`, mix(t.water, "#ffffff", 0.55)) +
  line(`M${n(x + w * 0.3)} ${n(y + 3)}v${n(h * 0.8)}M${n(x + w * 0.7)} ${n(y + 5)}v${n(h * 0.7)}`, "#ffffff", 1.4, 0.8) +
  disc(x + w / 2, y + h, w, "#ffffff", 0.5, w * 0.22);

/** A fence of posts and rails. */
export const fence = (t: Tones, x: number, y: number, w: number, h: number, posts = 6, rise = 0): string =>
  line(Array.from({ length: posts }, (_, i) => `M${n(x + (i * w) / (posts - 1))} ${n(y - (i * rise) / (posts - 1))}v${n(-h)}`).join(""), t.wood, Math.max(1.6, h * 0.12)) +
  line(`M${n(x)} ${n(y - h * 0.35)}l${n(w)} ${n(-rise)}M${n(x)} ${n(y - h * 0.75)}l${n(w)} ${n(-rise)}`, light(t.wood, 0.2), Math.max(1.4, h * 0.1));

/** Sharpened stakes side by side. */
export function palisade(t: Tones, x: number, y: number, w: number, h: number): string {
  const count = Math.max(3, Math.round(w / (h * 0.2)));
  const step = w / count;
  let d = `M${n(x)} ${n(y)}`;
  let seams = "";
  for (let i = 0; i < count; i++) {
    d += `V${n(y - h * 0.86)}L${n(x + (i + 0.5) * step)} ${n(y - h)}L${n(x + (i + 1) * step)} ${n(y - h * 0.86)}`;
    if (i) seams += `M${n(x + i * step)} ${n(y)}V${n(y - h * 0.84)}`;
  }
  return solid(`${d}V${n(y)}z`, t.wood) + line(seams, dark(t.wood, 0.5), 1.1) + line(`M${n(x)} ${n(y - h * 0.55)}h${n(w)}`, dark(t.wood, 0.3), 2);
}

/** A sheaf of corn standing. */
export const sheaf = (t: Tones, x: number, y: number, h: number): string =>
  solid(`M${n(x - h * 0.24)} ${n(y)}Q${n(x - h * 0.04)} ${n(y - h * 0.5)} ${n(x - h * 0.3)} ${n(y - h)}Q${n(x)} ${n(y - h * 1.12)} ${n(x + h * 0.3)} ${n(y - h)}Q${n(x + h * 0.04)} ${n(y - h * 0.5)} ${n(x + h * 0.24)} ${n(y)}z`, t.straw) +
  line(`M${n(x - h * 0.12)} ${n(y - h * 0.5)}h${n(h * 0.24)}`, dark(t.straw, 0.5), h * 0.08) + line(`M${n(x - h * 0.16)} ${n(y - h * 0.94)}l${n(h * 0.1)} ${n(h * 0.3)}M${n(x)} ${n(y - h)}v${n(h * 0.36)}M${n(x + h * 0.16)} ${n(y - h * 0.94)}l${n(-h * 0.1)} ${n(h * 0.3)}`, dark(t.straw, 0.3), 1);

/** A whole set of things of one sort along a line. */
export const along = (count: number, draw: (i: number, share: number) => string): string =>
  Array.from({ length: count }, (_, i) => draw(i, count > 1 ? i / (count - 1) : 0)).join("");
