/** Rafts, barges, cogs and carracks; the origin of each is the middle of its waterline, the bow is to the right. */

import { dark, disc, flat, light, line, n, solid } from "./pen.ts";
import type { Tones } from "./light.ts";

const planks = (d: string, colour: string): string => line(d, dark(colour, 0.35), 1.1, 0.8);

/** A sail blown full; x is the mast. */
export const sail = (x: number, y: number, w: number, h: number, colour: string, device = ""): string =>
  solid(`M${n(x - w * 0.42)} ${n(y - h)}Q${n(x + w * 0.1)} ${n(y - h * 0.94)} ${n(x + w * 0.5)} ${n(y - h)}Q${n(x + w * 0.86)} ${n(y - h * 0.4)} ${n(x + w * 0.56)} ${n(y)}Q${n(x + w * 0.08)} ${n(y - h * 0.12)} ${n(x - w * 0.46)} ${n(y)}Q${n(x - w * 0.1)} ${n(y - h * 0.5)} ${n(x - w * 0.42)} ${n(y - h)}z`, colour) +
  line(`M${n(x + w * 0.06)} ${n(y - h * 0.94)}Q${n(x + w * 0.34)} ${n(y - h * 0.5)} ${n(x + w * 0.1)} ${n(y - h * 0.1)}`, dark(colour, 0.2), 1, 0.7) + line(`M${n(x - w * 0.5)} ${n(y - h)}H${n(x + w * 0.56)}`, dark(colour, 0.7), 2) + device;

export const wake = (t: Tones, w: number): string =>
  line(`M${n(-w * 0.6)} 2q${n(w * 0.1)} -4 ${n(w * 0.2)} 0t${n(w * 0.2)} 0t${n(w * 0.2)} 0t${n(w * 0.2)} 0t${n(w * 0.2)} 0t${n(w * 0.2)} 0`, light(t.water, 0.6), 2, 0.9);

export const raft = (t: Tones, w = 90): string =>
  [0, 1, 2].map((i) => solid(`M${n(-w / 2 + i * 5)} ${-i * 5}h${n(w)}a3.4 3.4 0 0 1 0 6.8h${n(-w)}a3.4 3.4 0 0 1 0 -6.8z`, dark(t.wood, 0.3 - i * 0.15)) + disc(w / 2 + i * 5, 3.4 - i * 5, 3, light(t.wood, 0.4))).join("") +
  line(`M${n(-w * 0.3)} 6l12 -18M${n(w * 0.26)} 6l12 -18`, t.straw, 1.8);

export const rowboat = (t: Tones, w = 60, paint = t.wood): string =>
  solid(`M${n(-w / 2)} -9Q${n(-w * 0.42)} 4 ${n(-w * 0.24)} 6H${n(w * 0.24)}Q${n(w * 0.42)} 3 ${n(w * 0.56)} -12Q0 -3 ${n(-w / 2)} -9z`, paint) + planks(`M${n(-w * 0.44)} -3Q0 2 ${n(w * 0.48)} -5`, paint) + line(`M${n(-w / 2)} -9Q0 -3 ${n(w * 0.56)} -12`, light(paint, 0.3), 1.8);

export const barge = (t: Tones, w = 120, cargo = ""): string =>
  cargo + solid(`M${n(-w * 0.54)} -15L${n(-w * 0.44)} 6H${n(w * 0.4)}L${n(w * 0.56)} -17L${n(w * 0.44)} -10H${n(-w * 0.46)}z`, t.wood) + planks(`M${n(-w * 0.5)} -6H${n(w * 0.48)}M${n(-w * 0.47)} 0H${n(w * 0.44)}`, t.wood) + line(`M${n(-w * 0.54)} -15L${n(-w * 0.46)} -10H${n(w * 0.44)}L${n(w * 0.56)} -17`, light(t.wood, 0.3), 2.2) + wake(t, w);

export const cog = (t: Tones, cloth: string, device = ""): string =>
  line("M2 -14V-96", dark(t.wood, 0.3), 3.4) + sail(2, -34, 58, 52, cloth, device) + line("M2 -96L50 -18M2 -96L-46 -26", dark(t.wood, 0.4), 0.9) + flag2(2, -96, 12, t.law.accent) +
  solid("M-50 -26L-44 -2Q-40 8 -30 8H30Q44 4 56 -26Q30 -14 0 -14Q-24 -14 -50 -26z", t.wood) + solid("M-52 -40H-26V-18Q-38 -18 -50 -25z", dark(t.wood, 0.15)) + flat("M-52 -40h4v-4h4v4h4v-4h4v4h4v-4h4v4h2v3h-26z", light(t.wood, 0.2)) + planks("M-47 -12Q0 -2 50 -14M-44 -4Q0 4 44 -4", t.wood) + wake(t, 110);

const flag2 = (x: number, y: number, h: number, colour: string): string => solid(`M${x} ${y}l${n(-h * 1.5)} ${n(h * 0.16)}l${n(h * 0.5)} ${n(h * 0.26)}l${n(-h * 0.5)} ${n(h * 0.26)}l${n(h * 1.5)} ${n(-h * 0.1)}z`, colour);

export const hulk = (t: Tones, cloth: string): string =>
  line("M-16 -20V-104M26 -20V-88", dark(t.wood, 0.3), 3.6) + sail(-16, -38, 52, 36, cloth) + sail(-16, -78, 36, 20, light(cloth, 0.2)) + sail(26, -34, 38, 42, cloth) + line("M-16 -104L-58 -34M26 -88L64 -26M26 -88L-16 -60", dark(t.wood, 0.4), 0.9) + flag2(-16, -104, 12, t.law.accent) + flag2(26, -88, 10, t.law.accent) +
  solid("M-62 -34L-54 -2Q-50 10 -36 10H36Q54 6 68 -32Q36 -16 0 -16Q-34 -16 -62 -34z", t.wood) + solid("M-66 -52H-34V-22Q-50 -24 -62 -33z", dark(t.wood, 0.12)) + solid("M48 -40H70L66 -29Q56 -24 46 -22z", dark(t.wood, 0.12)) + flat("M-67 -52h34v3h-34zM47 -41h24v3h-24z", light(t.wood, 0.25)) + [-56, -46].map((x) => flat(`M${x} -44h5v6h-5z`, t.lit)).join("") + planks("M-58 -16Q0 -2 62 -18M-54 -6Q0 6 54 -6", t.wood) + wake(t, 140);

export const carrack = (t: Tones, cloth: string, device = ""): string =>
  line("M-8 -20V-122M38 -24V-100M-48 -40V-104", dark(t.wood, 0.3), 3.6) +
  sail(-8, -40, 54, 38, cloth, device) + sail(-8, -82, 40, 26, light(cloth, 0.15)) + sail(38, -40, 36, 32, cloth) + sail(38, -76, 26, 18, light(cloth, 0.15)) + solid("M-70 -52Q-52 -74 -44 -104Q-34 -76 -40 -54z", light(cloth, 0.1)) +
  line("M-8 -122L-66 -50M-8 -122L38 -100M38 -100L88 -44M-48 -104L-8 -82", dark(t.wood, 0.4), 0.9) + line("M62 -34L92 -48", dark(t.wood, 0.2), 3) +
  [[-8, -122], [38, -100], [-48, -104]].map(([x, y]) => flag2(x!, y!, 13, t.law.accent)).join("") +
  solid("M-74 -40L-64 -2Q-58 12 -40 12H44Q62 6 76 -38Q44 -16 0 -16Q-40 -16 -74 -40z", t.wood) + solid("M-80 -66H-46V-54H-30V-22Q-56 -24 -74 -40z", dark(t.wood, 0.1)) + solid("M46 -52H80L75 -36Q60 -24 44 -22z", dark(t.wood, 0.1)) +
  flat("M-82 -66h38v3h-38zM-48 -55h20v3h-20zM44 -53h38v3h-38z", t.gold) + [-74, -64, -54].map((x) => flat(`M${x} -60h5v7h-5z`, t.lit)).join("") + [-40, -24, -8, 8, 24, 40].map((x) => flat(`M${x} ${n(-8 - Math.abs(x) * 0.06)}h6v5h-6z`, t.law.shade)).join("") +
  planks("M-70 -22Q0 -4 70 -22M-64 -4Q0 12 62 -2", t.wood) + line("M-72 -34Q-40 -14 0 -14Q44 -14 75 -34", t.gold, 1.6) + wake(t, 160);
