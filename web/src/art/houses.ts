/** What people build: houses, halls, towers, walls, mills, bridges, churches, stalls. The origin of each is its left foot. */

import { ball, dark, disc, flat, glow, light, line, mix, n, polar, polygon, ring, solid, type Point } from "./pen.ts";
import type { Tones } from "./light.ts";

export type Roof = "thatch" | "tile" | "slate" | "wood" | "lead";
export type Wall = "timber" | "plaster" | "stone" | "plank" | "brick";

export interface House {
  /** The width of the gable, the length of the side to its right, the heights of wall and roof. */
  gable: number;
  length: number;
  wall: number;
  pitch: number;
  roof?: Roof;
  walls?: Wall;
  /** Rows of windows. */
  floors?: number;
  windows?: number;
  lit?: boolean;
  door?: boolean | "arch" | "barn";
  chimney?: boolean;
  /** The colour of doors and shutters. */
  paint?: string;
}

const roofing = (t: Tones, roof: Roof): string => ({ thatch: t.thatch, tile: t.tile, slate: t.slate, wood: dark(t.wood, 0.2), lead: mix(t.slate, t.metal, 0.6) })[roof];
const walling = (t: Tones, wall: Wall): string => ({ timber: t.plaster, plaster: t.plaster, stone: t.stone, plank: t.wood, brick: mix(t.tile, t.plaster, 0.25) })[wall];

export const pane = (t: Tones, x: number, y: number, w: number, h: number, lit = true): string =>
  flat(`M${n(x)} ${n(y)}h${n(w)}v${n(h)}h${n(-w)}z`, lit ? t.lit : mix(t.law.shade, t.glass, 0.3)) +
  (w > 5 ? line(`M${n(x + w / 2)} ${n(y)}v${n(h)}M${n(x)} ${n(y + h * 0.45)}h${n(w)}`, dark(t.wood, 0.5), 0.9) : "");

/** A pointed window or door. */
export const lancet = (x: number, y: number, w: number, h: number, colour: string): string =>
  flat(`M${n(x - w / 2)} ${n(y)}V${n(y - h * 0.6)}Q${n(x - w / 2)} ${n(y - h * 0.85)} ${n(x)} ${n(y - h)}Q${n(x + w / 2)} ${n(y - h * 0.85)} ${n(x + w / 2)} ${n(y - h * 0.6)}V${n(y)}z`, colour);

/** A round-headed opening. */
export const archway = (x: number, y: number, w: number, h: number, colour: string): string =>
  flat(`M${n(x - w / 2)} ${n(y)}V${n(y - h + w / 2)}a${n(w / 2)} ${n(w / 2)} 0 0 1 ${n(w)} 0V${n(y)}z`, colour);

/** A house seen from a corner: gable in front, its side running back to the right. */
export function house(t: Tones, x: number, y: number, h: House): string {
  const roof = roofing(t, h.roof ?? "tile");
  const walls = walling(t, h.walls ?? "plaster");
  const rise = h.length * 0.07;
  const over = Math.min(4, h.gable * 0.08);
  const top = y - h.wall;
  const apex: Point = [x + h.gable / 2, top - h.pitch];
  const right = x + h.gable;
  const end = right + h.length;
  const floors = h.floors ?? 1;
  const lit = h.lit ?? true;
  const beams = dark(t.wood, 0.45);
  let out = "";
  if (h.chimney) out += solid(`M${n(apex[0] + h.length * 0.5)} ${n(apex[1] + 6)}v${n(-h.pitch * 0.34 - 8)}h${n(7)}v${n(h.pitch * 0.34 + 8)}z`, dark(t.stone, 0.15));
  if (h.length > 0) {
    out += solid(polygon([[right, y], [right, top], [end, top - rise], [end, y - rise]]), dark(walls, 0.16));
    const count = h.windows ?? Math.max(1, Math.floor(h.length / 16));
    for (let f = 0; f < floors; f++)
      for (let i = 0; i < count; i++) {
        const k = (i + 0.5) / count;
        const wy = top - rise * k + (h.wall / floors) * (f + 0.28);
        out += pane(t, right + h.length * k - 3, wy, 6, Math.min(10, (h.wall / floors) * 0.42), lit && (i + f) % 3 !== 2);
      }
    if (h.walls === "timber") {
      const posts = Array.from({ length: count + 1 }, (_, i) => `M${n(right + (h.length * i) / count)} ${n(top - (rise * i) / count)}v${n(h.wall)}`).join("");
      out += line(posts + (floors > 1 ? `M${n(right)} ${n(top + h.wall / 2)}l${n(h.length)} ${n(-rise)}` : ""), beams, 1.5);
    }
    out += solid(polygon([[apex[0], apex[1]], [apex[0] + h.length, apex[1] - rise], [end + over, top - rise + over], [right + over, top + over]]), roof);
    const courses = h.roof === "thatch" ? 7 : 4;
    out += line(
      Array.from({ length: courses }, (_, i) => {
        const k = (i + 1) / (courses + 1);
        return h.roof === "thatch"
          ? `M${n(apex[0] + h.length * k)} ${n(apex[1] - rise * k + 3)}l${n((right - apex[0]) * 0.8)} ${n((top - apex[1]) * 0.8)}`
          : `M${n(apex[0] + (right + over - apex[0]) * k)} ${n(apex[1] + (top + over - apex[1]) * k)}l${n(h.length)} ${n(-rise)}`;
      }).join(""),
      dark(roof, 0.3), 1, 0.7,
    );
  }
  out += solid(polygon([[x, y], [x, top], apex, [right, top], [right, y]]), walls);
  if (h.walls === "timber" || h.walls === "plank") {
    const cross = h.walls === "plank"
      ? Array.from({ length: 5 }, (_, i) => `M${n(x + (h.gable * (i + 1)) / 6)} ${n(y)}V${n(top)}`).join("")
      : `M${n(x + 1)} ${n(top)}H${n(right - 1)}M${n(x + h.gable * 0.25)} ${n(top)}V${n(top - h.pitch * 0.5)}M${n(x + h.gable * 0.75)} ${n(top)}V${n(top - h.pitch * 0.5)}M${n(x + h.gable / 2)} ${n(apex[1])}V${n(top)}M${n(x + 1)} ${n(y)}V${n(top)}M${n(right - 1)} ${n(y)}V${n(top)}` +
        (floors > 1 ? `M${n(x)} ${n(top + h.wall / 2)}H${n(right)}M${n(x)} ${n(top + h.wall / 2)}L${n(x + h.gable * 0.3)} ${n(top)}M${n(right)} ${n(top + h.wall / 2)}L${n(right - h.gable * 0.3)} ${n(top)}` : "");
    out += line(cross, h.walls === "plank" ? dark(t.wood, 0.35) : beams, h.walls === "plank" ? 1 : 1.8);
  }
  if (h.walls === "stone") out += line(`M${n(x + 3)} ${n(top + h.wall * 0.3)}h${n(h.gable * 0.3)}M${n(x + h.gable * 0.5)} ${n(top + h.wall * 0.5)}h${n(h.gable * 0.34)}M${n(x + 5)} ${n(top + h.wall * 0.75)}h${n(h.gable * 0.22)}`, dark(walls, 0.3), 1, 0.7);
  const frame = h.paint ?? dark(t.wood, 0.3);
  const dw = Math.min(13, h.gable * 0.3);
  const dh = Math.min(h.wall * 0.8 / (floors > 1 ? 1.7 : 1), dw * 1.9);
  if (h.door === "barn") out += flat(`M${n(x + h.gable * 0.22)} ${n(y)}v${n(-h.wall * 0.86)}h${n(h.gable * 0.56)}v${n(h.wall * 0.86)}z`, mix(t.law.shade, frame, 0.25)) + solid(`M${n(x + h.gable * 0.22)} ${n(y)}v${n(-h.wall * 0.86)}l${n(-h.gable * 0.18)} 5v${n(h.wall * 0.86 - 1)}z`, frame);
  else if (h.door === "arch") out += archway(x + h.gable / 2, y, dw * 1.25, dh * 1.1, mix(t.law.shade, frame, 0.5));
  else if (h.door !== false) out += flat(`M${n(x + h.gable / 2 - dw / 2)} ${n(y)}v${n(-dh)}h${n(dw)}v${n(dh)}z`, frame) + disc(x + h.gable / 2 + dw * 0.3, y - dh * 0.45, 0.9, t.gold);
  for (let f = 0; f < floors; f++) {
    if (f === floors - 1 && h.gable < 30) break;
    const wy = top + (h.wall / floors) * (f + 0.25);
    if (f < floors - 1 || h.gable > 34) for (const k of [0.2, 0.8]) out += pane(t, x + h.gable * k - 3.5, wy, 7, Math.min(10, (h.wall / floors) * 0.45), lit);
  }
  if (h.pitch > 16) out += pane(t, apex[0] - 3, top - h.pitch * 0.42, 6, 7, lit);
  out += line(`M${n(x - over)} ${n(top + over)}L${n(apex[0])} ${n(apex[1])}L${n(right + over)} ${n(top + over)}`, h.roof === "thatch" ? roof : dark(roof, 0.25), h.roof === "thatch" ? 5 : 3.2);
  return out;
}

/** A wall or tower top with teeth. */
export function crenel(x: number, y: number, w: number, size: number): string {
  const count = Math.max(2, Math.round(w / (size * 2)));
  const step = w / (count * 2 - 1);
  let d = `M${n(x)} ${n(y)}`;
  for (let i = 0; i < count; i++) d += `v${n(-size)}h${n(step)}v${n(size)}${i < count - 1 ? `h${n(step)}` : ""}`;
  return d;
}

const courses = (x: number, y: number, w: number, h: number, colour: string): string => {
  let d = "";
  for (let row = 0, at = y - 7; at > y - h + 5; at -= 9, row++) d += `M${n(x + ((row * 7) % 11) + 2)} ${n(at)}h${n(Math.min(8, w * 0.3))}M${n(x + w * 0.55 + ((row * 5) % 7))} ${n(at - 3)}h${n(Math.min(7, w * 0.25))}`;
  return line(d, dark(colour, 0.3), 1, 0.6);
};

export interface Tower {
  w: number;
  h: number;
  top?: "teeth" | "cone" | "roof" | "flat" | "fire" | "dome";
  roof?: Roof;
  colour?: string;
  slits?: number;
  lit?: boolean;
  flag?: string;
}

export function tower(t: Tones, x: number, y: number, o: Tower): string {
  const colour = o.colour ?? t.stone;
  const { w, h } = o;
  const top = y - h;
  let out = solid(`M${n(x - w * 0.05)} ${n(y)}L${n(x)} ${n(top)}h${n(w)}L${n(x + w * 1.05)} ${n(y)}z`, colour) + courses(x, y, w, h, colour);
  for (let i = 0; i < (o.slits ?? 2); i++) out += lancet(x + w * (i % 2 ? 0.36 : 0.62), top + h * (0.3 + i * 0.24), Math.max(2.4, w * 0.13), Math.max(7, w * 0.34), o.lit ? t.lit : mix(t.law.shade, colour, 0.15));
  const roof = roofing(t, o.roof ?? "tile");
  const kind = o.top ?? "teeth";
  const head = (d: string): string => solid(d, light(colour, 0.08));
  if (kind === "teeth" || kind === "fire") out += head(`${crenel(x - w * 0.1, top - w * 0.12, w * 1.2, w * 0.16)}V${n(top + w * 0.1)}h${n(-w * 1.2)}z`);
  if (kind === "flat") out += head(`M${n(x - w * 0.1)} ${n(top)}v${n(-w * 0.16)}h${n(w * 1.2)}v${n(w * 0.16)}z`);
  if (kind === "cone") out += solid(`M${n(x - w * 0.16)} ${n(top + 1)}L${n(x + w / 2)} ${n(top - w * 1.1)}L${n(x + w * 1.16)} ${n(top + 1)}Q${n(x + w / 2)} ${n(top + w * 0.14)} ${n(x - w * 0.16)} ${n(top + 1)}z`, roof);
  if (kind === "roof") out += solid(`M${n(x - w * 0.14)} ${n(top)}L${n(x + w * 0.2)} ${n(top - w * 0.6)}h${n(w * 0.6)}L${n(x + w * 1.14)} ${n(top)}z`, roof);
  if (kind === "dome") out += solid(`M${n(x - w * 0.06)} ${n(top)}Q${n(x - w * 0.1)} ${n(top - w * 0.7)} ${n(x + w / 2)} ${n(top - w * 0.95)}Q${n(x + w * 1.1)} ${n(top - w * 0.7)} ${n(x + w * 1.06)} ${n(top)}z`, roof);
  if (o.flag) {
    const tip = kind === "cone" ? top - w * 1.1 : kind === "roof" ? top - w * 0.6 : kind === "dome" ? top - w * 0.95 : top - w * 0.28;
    out += flag(t, x + w / 2, tip, Math.max(12, w * 0.7), o.flag);
  }
  return out;
}

export const flag = (t: Tones, x: number, y: number, h: number, colour: string): string =>
  line(`M${n(x)} ${n(y)}v${n(-h)}`, dark(t.wood, 0.3), 1.4) + solid(`M${n(x)} ${n(y - h)}q${n(h * 0.3)} ${n(-h * 0.14)} ${n(h * 0.5)} ${n(h * 0.04)}t${n(h * 0.46)} 0l${n(-h * 0.2)} ${n(h * 0.2)}l${n(h * 0.2)} ${n(h * 0.22)}q${n(-h * 0.3)} ${n(h * 0.08)} ${n(-h * 0.5)} 0t${n(-h * 0.46)} 0z`, colour);

/** A long banner that hangs, with two tails and perhaps a device. */
export const banner = (x: number, y: number, w: number, h: number, colour: string, device = ""): string =>
  solid(`M${n(x - w / 2)} ${n(y)}h${n(w)}v${n(h)}l${n(-w / 2)} ${n(-w * 0.35)}l${n(-w / 2)} ${n(w * 0.35)}z`, colour) + line(`M${n(x - w * 0.62)} ${n(y)}h${n(w * 1.24)}`, dark(colour, 0.6), 2) + device;

/** A curtain wall with teeth. */
export const rampart = (t: Tones, x: number, y: number, w: number, h: number, colour = t.stone): string =>
  solid(`${crenel(x, y - h + 5, w, 5)}V${n(y)}h${n(-w)}z`, colour) + courses(x, y, w * 0.5, h - 4, colour) + courses(x + w * 0.5, y, w * 0.5, h - 4, colour);

/** A gate: two round towers, an arch between, perhaps a portcullis. */
export const gatehouse = (t: Tones, x: number, y: number, w: number, h: number, open = true, colour = t.stone): string =>
  rampart(t, x + w * 0.2, y, w * 0.6, h * 0.8, dark(colour, 0.1)) +
  archway(x + w / 2, y, w * 0.34, h * 0.52, mix(t.law.shade, "#000000", 0.15)) +
  (open ? line(`M${n(x + w * 0.35)} ${n(y - h * 0.42)}h${n(w * 0.3)}M${n(x + w * 0.42)} ${n(y - h * 0.46)}v5M${n(x + w * 0.5)} ${n(y - h * 0.5)}v9M${n(x + w * 0.58)} ${n(y - h * 0.46)}v5`, t.wood, 1.6)
    : line([0.37, 0.43, 0.5, 0.57, 0.63].map((k) => `M${n(x + w * k)} ${n(y)}v${n(-h * 0.44)}`).join("") + `M${n(x + w * 0.34)} ${n(y - h * 0.14)}h${n(w * 0.32)}M${n(x + w * 0.34)} ${n(y - h * 0.3)}h${n(w * 0.32)}`, light(t.wood, 0.2), 2)) +
  tower(t, x, y, { w: w * 0.26, h: h * 0.9, slits: 2, colour }) + tower(t, x + w * 0.74, y, { w: w * 0.26, h: h * 0.9, slits: 2, colour });

export interface Church {
  nave: number;
  length: number;
  wall: number;
  pitch: number;
  tower?: number;
  spire?: number;
  rose?: boolean;
  aisle?: boolean;
  roof?: Roof;
  glass?: string;
}

/** A church: gable with a pointed door, lancets along the side, a tower over the front. */
export function church(t: Tones, x: number, y: number, c: Church): string {
  const glass = c.glass ?? t.lit;
  const rise = c.length * 0.05;
  const roof = roofing(t, c.roof ?? "slate");
  const right = x + c.nave;
  const top = y - c.wall;
  let out = "";
  out += solid(polygon([[right, y], [right, top], [right + c.length, top - rise], [right + c.length, y - rise]]), dark(t.stone, 0.12));
  const bays = Math.max(2, Math.floor(c.length / 15));
  for (let i = 0; i < bays; i++) {
    const k = (i + 0.5) / bays;
    out += lancet(right + c.length * k, y - rise * k - c.wall * 0.22, 5, c.wall * 0.56, glass) + line(`M${n(right + (c.length * (i + 1)) / bays)} ${n(y - rise)}v${n(-c.wall * 0.9)}`, light(t.stone, 0.12), 2.2);
  }
  out += solid(polygon([[x + c.nave / 2, top - c.pitch], [x + c.nave / 2 + c.length, top - c.pitch - rise], [right + c.length + 3, top - rise + 3], [right + 3, top + 3]]), roof);
  out += line([0.3, 0.6].map((k) => `M${n(x + c.nave / 2 + (c.nave / 2) * k)} ${n(top - c.pitch * (1 - k))}l${n(c.length)} ${n(-rise)}`).join(""), dark(roof, 0.3), 1, 0.7);
  if (c.aisle) out += solid(polygon([[right, y], [right, y - c.wall * 0.42], [right + c.length, y - c.wall * 0.42 - rise], [right + c.length, y - rise]]), t.stone) + flat(polygon([[right - 1, y - c.wall * 0.42], [right + 2, y - c.wall * 0.56], [right + c.length, y - c.wall * 0.56 - rise], [right + c.length + 2, y - c.wall * 0.42 - rise]]), roof) + Array.from({ length: bays }, (_, i) => lancet(right + (c.length * (i + 0.5)) / bays, y - rise * ((i + 0.5) / bays) - 3, 4, c.wall * 0.28, glass)).join("");
  out += solid(polygon([[x, y], [x, top], [x + c.nave / 2, top - c.pitch], [right, top], [right, y]]), t.stone);
  if (c.rose) out += roseWindow(t, x + c.nave / 2, top - c.pitch * 0.08, c.nave * 0.22, glass);
  out += lancet(x + c.nave / 2, y, c.nave * 0.34, c.wall * 0.6, dark(t.stone, 0.3)) + lancet(x + c.nave / 2, y, c.nave * 0.24, c.wall * 0.5, dark(t.wood, 0.4));
  out += line(`M${n(x - 2)} ${n(top + 2)}L${n(x + c.nave / 2)} ${n(top - c.pitch)}L${n(right + 2)} ${n(top + 2)}`, light(t.stone, 0.2), 2.4);
  if (c.tower) {
    const w = c.nave * 0.46;
    const tx = x - w * 0.7;
    out += tower(t, tx, y, { w, h: c.tower, top: c.spire ? "flat" : "teeth", slits: 0 });
    out += lancet(tx + w / 2, y - c.tower * 0.66, w * 0.4, c.tower * 0.2, mix(t.law.shade, t.stone, 0.2)) + lancet(tx + w / 2, y - c.tower * 0.28, w * 0.26, c.tower * 0.2, glass);
    if (c.spire) out += solid(`M${n(tx - w * 0.06)} ${n(y - c.tower - w * 0.14)}L${n(tx + w / 2)} ${n(y - c.tower - c.spire)}L${n(tx + w * 1.06)} ${n(y - c.tower - w * 0.14)}z`, roof) + cross(tx + w / 2, y - c.tower - c.spire - 1, 7, t.gold);
  } else out += cross(x + c.nave / 2, top - c.pitch - 1, 7, t.gold);
  return out;
}

/** A plain sign of four arms, with a ring: the faith of the vale. */
export const cross = (x: number, y: number, h: number, colour: string): string =>
  line(`M${n(x)} ${n(y)}v${n(-h)}M${n(x - h * 0.36)} ${n(y - h * 0.62)}h${n(h * 0.72)}`, colour, Math.max(1.4, h * 0.16)) + ring(x, y - h * 0.62, h * 0.22, colour, Math.max(0.9, h * 0.09));

export const roseWindow = (t: Tones, x: number, y: number, r: number, glass: string): string =>
  disc(x, y, r, dark(t.stone, 0.35)) + disc(x, y, r * 0.86, glass) +
  line(Array.from({ length: 8 }, (_, i) => { const [a, b] = polar(x, y, r * 0.86, i * 45); return `M${n(x)} ${n(y)}L${n(a)} ${n(b)}`; }).join(""), dark(t.stone, 0.3), Math.max(0.8, r * 0.09)) + ring(x, y, r * 0.5, dark(t.stone, 0.3), Math.max(0.8, r * 0.08)) + disc(x, y, r * 0.18, t.law.accent);

/** A stone bridge of arches over water; `deck` is the height of the road. */
export function bridge(t: Tones, x: number, y: number, w: number, deck: number, arches: number, hump = 8): string {
  const colour = t.stone;
  const step = w / arches;
  let holes = "";
  for (let i = 0; i < arches; i++) {
    const cx = x + step * (i + 0.5);
    const lift = hump * (1 - Math.abs((i + 0.5) / arches - 0.5) * 2);
    holes += `M${n(cx - step * 0.38)} ${n(y)}V${n(y - deck * 0.2)}A${n(step * 0.38)} ${n(deck * 0.5 + lift)} 0 0 1 ${n(cx + step * 0.38)} ${n(y - deck * 0.2)}V${n(y)}z`;
  }
  const body = `M${n(x)} ${n(y)}V${n(y - deck)}Q${n(x + w / 2)} ${n(y - deck - hump * 2)} ${n(x + w)} ${n(y - deck)}V${n(y)}z`;
  return (
    `<path d="${body}${holes}" fill="url(#s${colour.slice(1)})" fill-rule="evenodd"/>` +
    line(`M${n(x)} ${n(y - deck)}Q${n(x + w / 2)} ${n(y - deck - hump * 2)} ${n(x + w)} ${n(y - deck)}`, light(colour, 0.25), 4) +
    Array.from({ length: arches - 1 }, (_, i) => solid(`M${n(x + step * (i + 1) - step * 0.14)} ${n(y + 2)}v${n(-deck * 0.42)}l${n(step * 0.14)} -5l${n(step * 0.14)} 5v${n(deck * 0.42)}z`, light(colour, 0.1))).join("")
  );
}

/** A post mill or, with `stone`, a tower mill; sails turned by some degrees. */
export function windmill(t: Tones, x: number, y: number, h: number, stone = false, turn = 20, sail = t.linen): string {
  const w = h * 0.42;
  const hub: Point = [x, y - h * 0.86];
  const body = stone
    ? solid(`M${n(x - w * 0.62)} ${n(y)}L${n(x - w * 0.4)} ${n(y - h * 0.8)}H${n(x + w * 0.4)}L${n(x + w * 0.62)} ${n(y)}z`, t.plaster) + solid(`M${n(x - w * 0.5)} ${n(y - h * 0.78)}Q${n(x)} ${n(y - h * 1.22)} ${n(x + w * 0.5)} ${n(y - h * 0.78)}z`, t.slate) + pane(t, x - 3.5, y - h * 0.55, 7, 9) + archway(x, y, w * 0.3, h * 0.2, dark(t.wood, 0.3)) + line(`M${n(x - w * 0.7)} ${n(y - h * 0.3)}H${n(x + w * 0.7)}`, t.wood, 3)
    : line(`M${n(x)} ${n(y)}V${n(y - h * 0.3)}M${n(x - w * 0.5)} ${n(y)}L${n(x)} ${n(y - h * 0.28)}L${n(x + w * 0.5)} ${n(y)}`, dark(t.wood, 0.3), 4) + solid(`M${n(x - w * 0.42)} ${n(y - h * 0.26)}V${n(y - h * 0.84)}L${n(x)} ${n(y - h * 1.05)}L${n(x + w * 0.42)} ${n(y - h * 0.84)}V${n(y - h * 0.26)}z`, t.wood) + line([-0.2, 0, 0.2].map((k) => `M${n(x + w * k)} ${n(y - h * 0.28)}V${n(y - h * 0.84)}`).join(""), dark(t.wood, 0.35), 1) + pane(t, x - 3, y - h * 0.55, 6, 8);
  const sails = [0, 90, 180, 270].map((a) => {
    const arm = h * 0.66;
    const tip = polar(hub[0], hub[1], arm, a + turn);
    const p = polar(hub[0], hub[1], arm * 0.22, a + turn);
    const side = polar(0, 0, h * 0.14, a + turn + 90);
    return solid(polygon([p, tip, [tip[0] + side[0], tip[1] + side[1]], [p[0] + side[0], p[1] + side[1]]]), sail) + line(`M${n(hub[0])} ${n(hub[1])}L${n(tip[0])} ${n(tip[1])}`, dark(t.wood, 0.4), 2);
  }).join("");
  return body + sails + ball(hub[0], hub[1], h * 0.04, t.metal);
}

/** A water wheel with paddles. */
export const wheel = (t: Tones, x: number, y: number, r: number, spokes = 10): string =>
  ring(x, y, r, dark(t.wood, 0.25), r * 0.16) + ring(x, y, r * 0.72, t.wood, r * 0.08) +
  line(Array.from({ length: spokes }, (_, i) => { const [a, b] = polar(x, y, r * 1.12, (i * 360) / spokes); return `M${n(x)} ${n(y)}L${n(a)} ${n(b)}`; }).join(""), t.wood, r * 0.1) +
  line(Array.from({ length: spokes }, (_, i) => { const [a, b] = polar(x, y, r * 1.1, (i * 360) / spokes - 5); const [c, d] = polar(x, y, r * 1.1, (i * 360) / spokes + 5); return `M${n(a)} ${n(b)}L${n(c)} ${n(d)}`; }).join(""), light(t.wood, 0.2), r * 0.16) + ball(x, y, r * 0.16, t.metal);

/** A market stall with a striped awning. */
export const stall = (t: Tones, x: number, y: number, w: number, h: number, stripe: string, goods = ""): string => {
  const k = w / 6;
  const scallop = (i: number): string => `M${n(x + i * k)} ${n(y - h)}l${n(-k * 0.3)} ${n(h * 0.3)}q${n(k * 0.6)} ${n(h * 0.12)} ${n(k * 1.1)} 0l${n(k * 0.2)} ${n(-h * 0.3)}z`;
  return (
    line(`M${n(x + 2)} ${n(y)}V${n(y - h * 0.8)}M${n(x + w - 2)} ${n(y)}V${n(y - h * 0.8)}`, t.wood, 2.4) +
    solid(`M${n(x)} ${n(y)}v${n(-h * 0.36)}h${n(w)}v${n(h * 0.36)}z`, t.wood) + flat(`M${n(x - 2)} ${n(y - h * 0.36)}h${n(w + 4)}v3h${n(-w - 4)}z`, light(t.wood, 0.3)) + goods +
    [0, 1, 2, 3, 4, 5].map((i) => flat(scallop(i), i % 2 ? t.linen : stripe)).join("")
  );
};

/** A round tent with a pennon. */
export const tent = (t: Tones, x: number, y: number, w: number, h: number, colour: string, stripe = light(colour, 0.35)): string =>
  solid(`M${n(x - w / 2)} ${n(y)}L${n(x - w * 0.46)} ${n(y - h * 0.5)}H${n(x + w * 0.46)}L${n(x + w / 2)} ${n(y)}z`, colour) +
  flat([-0.3, 0.02, 0.32].map((k) => `M${n(x + w * k)} ${n(y)}V${n(y - h * 0.5)}h${n(w * 0.12)}V${n(y)}z`).join(""), stripe) +
  solid(`M${n(x - w * 0.54)} ${n(y - h * 0.46)}Q${n(x - w * 0.1)} ${n(y - h * 0.6)} ${n(x)} ${n(y - h)}Q${n(x + w * 0.1)} ${n(y - h * 0.6)} ${n(x + w * 0.54)} ${n(y - h * 0.46)}Q${n(x)} ${n(y - h * 0.38)} ${n(x - w * 0.54)} ${n(y - h * 0.46)}z`, colour) +
  flat(`M${n(x - w * 0.12)} ${n(y)}Q${n(x - w * 0.02)} ${n(y - h * 0.3)} ${n(x)} ${n(y - h * 0.46)}Q${n(x + w * 0.04)} ${n(y - h * 0.3)} ${n(x + w * 0.12)} ${n(y)}z`, mix(t.law.shade, colour, 0.25)) + flag(t, x, y - h, h * 0.26, t.law.accent);

/** Poles and planks of a scaffold. */
export const scaffold = (t: Tones, x: number, y: number, w: number, h: number, decks = 3): string =>
  line([0, 0.33, 0.66, 1].map((k) => `M${n(x + w * k)} ${n(y)}v${n(-h)}`).join(""), t.wood, 2) +
  line(Array.from({ length: decks }, (_, i) => `M${n(x - 3)} ${n(y - (h * (i + 0.9)) / decks)}h${n(w + 6)}`).join(""), light(t.wood, 0.25), 2.6) +
  line(`M${n(x)} ${n(y)}l${n(w * 0.33)} ${n(-h / decks)}M${n(x + w * 0.66)} ${n(y - h / decks)}l${n(w * 0.34)} ${n(-h / decks)}`, dark(t.wood, 0.2), 1.4);

/** A treadwheel crane with its jib to the right and a load. */
export const crane = (t: Tones, x: number, y: number, h: number, load = "", reach = 0.8): string => {
  const tip: Point = [x + h * reach, y - h];
  return (
    line(`M${n(x)} ${n(y)}V${n(y - h * 0.78)}M${n(x - h * 0.3)} ${n(y)}L${n(x)} ${n(y - h * 0.5)}L${n(x + h * 0.3)} ${n(y)}`, dark(t.wood, 0.25), h * 0.055) +
    line(`M${n(x - h * 0.1)} ${n(y - h * 0.55)}L${n(tip[0])} ${n(tip[1])}M${n(x)} ${n(y - h * 0.78)}L${n(x + h * reach * 0.6)} ${n(y - h * 0.8)}`, t.wood, h * 0.05) +
    ring(x - h * 0.02, y - h * 0.26, h * 0.24, t.wood, h * 0.06) + line([0, 45, 90, 135].map((a) => { const [p, q] = polar(x - h * 0.02, y - h * 0.26, h * 0.22, a); const [r, s] = polar(x - h * 0.02, y - h * 0.26, h * 0.22, a + 180); return `M${n(p)} ${n(q)}L${n(r)} ${n(s)}`; }).join(""), t.wood, 1.6) +
    line(`M${n(tip[0])} ${n(tip[1])}v${n(h * 0.42)}`, dark(t.wood, 0.5), 1.2) + ball(tip[0], tip[1], h * 0.035, t.metal) + (load ? `<g transform="translate(${n(tip[0])} ${n(tip[1] + h * 0.42)})">${load}</g>` : "")
  );
};

/** A domed oven or kiln with fire in its mouth. */
export const kiln = (t: Tones, x: number, y: number, w: number, h: number, fire = "#ff9a3c", colour = t.tile): string =>
  solid(`M${n(x - w / 2)} ${n(y)}Q${n(x - w * 0.5)} ${n(y - h * 0.7)} ${n(x - w * 0.14)} ${n(y - h * 0.9)}V${n(y - h)}h${n(w * 0.28)}V${n(y - h * 0.9)}Q${n(x + w * 0.5)} ${n(y - h * 0.7)} ${n(x + w / 2)} ${n(y)}z`, colour) +
  line(`M${n(x - w * 0.44)} ${n(y - h * 0.35)}h${n(w * 0.2)}M${n(x - w * 0.36)} ${n(y - h * 0.55)}h${n(w * 0.24)}M${n(x + w * 0.16)} ${n(y - h * 0.48)}h${n(w * 0.2)}M${n(x - w * 0.05)} ${n(y - h * 0.72)}h${n(w * 0.2)}`, dark(colour, 0.35), 1.1) +
  glow(x, y - h * 0.14, w * 0.42, fire) + archway(x, y, w * 0.32, h * 0.34, mix(fire, "#ffffff", 0.35)) + archway(x, y, w * 0.2, h * 0.2, "#fff6c8");

/** Cobbles and kerb of a square or quay. */
export function paving(t: Tones, y: number, colour = t.sand): string {
  let d = "";
  for (let row = 0, at = y + 3; at < 160; row++, at += 5 + row * 1.6) {
    const w = 8 + row * 4;
    for (let i = 0, px = (row % 2 ? -w / 2 : 0); px < 240; i++, px += w) if ((i * 7 + row * 3) % 5 < 3) d += `M${n(px)} ${n(at)}q${n(w * 0.4)} ${n(-2 - row * 0.3)} ${n(w * 0.8)} 0`;
  }
  return solid(`M-2 ${y}H242V162H-2z`, colour) + line(d, dark(colour, 0.3), 1, 0.7);
}

/** A room: back wall, boards, beams, and a window with its shaft of light. */
export const room = (t: Tones, o: { wall?: string; floor?: string; window?: number; arch?: boolean; beams?: boolean } = {}): string => {
  const wall = o.wall ?? mix(mix(t.plaster, t.law.hue, 0.72), t.law.shade, 0.3);
  const floor = o.floor ?? mix(mix(t.wood, t.law.hue, 0.6), t.law.shade, 0.34);
  const wx = o.window;
  return (
    solid("M-2 -2H242V128H-2z", wall) +
    (wx === undefined ? "" : o.arch
      ? lancet(wx, 78, 34, 66, dark(wall, 0.4)) + lancet(wx, 76, 28, 60, t.lit) + line(`M${wx} 16V76M${wx - 14} 46h28M${wx - 14} 62h28`, dark(wall, 0.4), 1.6)
      : flat(`M${wx - 20} 22h40v44h-40z`, dark(wall, 0.4)) + flat(`M${wx - 17} 25h34v38h-34z`, t.lit) + line(`M${wx} 25v38M${wx - 17} 44h34`, dark(wall, 0.45), 2)) +
    solid("M-2 126H242V162H-2z", floor) + line("M0 134H240M0 144H240M0 155H240M40 126L20 160M100 126L92 160M150 126L158 160M204 126L226 160", dark(floor, 0.35), 1, 0.7) +
    (wx === undefined ? "" : flat(`M${wx - 16} 30L${wx + 16} 30L${wx + 96} 160H${wx + 8}z`, t.law.light, 0.16)) +
    (o.beams === false ? "" : solid("M-2 -2H242V10H-2z", dark(t.wood, 0.4)) + flat("M30 10l-8 8h-8l8 -8zM210 10l8 8h8l-8 -8z", dark(t.wood, 0.5)))
  );
};

/** A cellar or crypt of round vaults. */
export const vaults = (t: Tones, colour = mix(mix(t.stone, t.law.hue, 0.45), t.law.shade, 0.3), count = 3): string => {
  const w = 240 / count;
  const arches = Array.from({ length: count }, (_, i) => `M${n(i * w + 8)} 130V70A${n(w / 2 - 8)} 46 0 0 1 ${n(i * w + w - 8)} 70V130z`).join("");
  return solid("M-2 -2H242V162H-2z", colour) + flat(arches, dark(colour, 0.5)) + line(Array.from({ length: count }, (_, i) => `M${n(i * w + 8)} 70A${n(w / 2 - 8)} 46 0 0 1 ${n(i * w + w - 8)} 70`).join(""), light(colour, 0.2), 3) + solid("M-2 128H242V162H-2z", dark(colour, 0.25)) + line("M0 138H240M0 150H240", dark(colour, 0.5), 1, 0.7);
};
