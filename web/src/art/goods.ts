/** Goods, tools and papers: barrels, sacks, crates, scrolls, seals, ledgers, bells, looms, anvils. */

import { ball, dark, disc, flat, glow, light, line, mix, n, polar, ring, solid } from "./pen.ts";
import type { Tones } from "./light.ts";

export const barrel = (t: Tones, x: number, y: number, h: number, colour = t.wood): string =>
  solid(`M${n(x - h * 0.3)} ${n(y)}Q${n(x - h * 0.44)} ${n(y - h / 2)} ${n(x - h * 0.3)} ${n(y - h)}H${n(x + h * 0.3)}Q${n(x + h * 0.44)} ${n(y - h / 2)} ${n(x + h * 0.3)} ${n(y)}z`, colour) + line(`M${n(x - h * 0.36)} ${n(y - h * 0.25)}h${n(h * 0.72)}M${n(x - h * 0.36)} ${n(y - h * 0.75)}h${n(h * 0.72)}`, dark(t.metal, 0.4), h * 0.07) + line(`M${n(x - h * 0.1)} ${n(y)}v${n(-h)}M${n(x + h * 0.12)} ${n(y)}v${n(-h)}`, dark(colour, 0.3), 0.8);

/** A cask lying, its end towards us. */
export const cask = (t: Tones, x: number, y: number, r: number): string =>
  solid(`M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 1 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 1 ${n(-2 * r)} 0z`, t.wood) + ring(x, y, r * 0.9, dark(t.metal, 0.45), r * 0.12) + line(`M${n(x - r * 0.7)} ${n(y - r * 0.3)}h${n(r * 1.4)}M${n(x - r * 0.78)} ${n(y + r * 0.1)}h${n(r * 1.56)}M${n(x - r * 0.6)} ${n(y + r * 0.45)}h${n(r * 1.2)}`, dark(t.wood, 0.3), 1) + ball(x, y + r * 0.3, r * 0.1, t.gold);

export const sack = (t: Tones, x: number, y: number, h: number, colour = t.linen): string =>
  solid(`M${n(x - h * 0.42)} ${n(y)}Q${n(x - h * 0.5)} ${n(y - h * 0.6)} ${n(x - h * 0.12)} ${n(y - h * 0.78)}L${n(x - h * 0.2)} ${n(y - h)}H${n(x + h * 0.2)}L${n(x + h * 0.12)} ${n(y - h * 0.78)}Q${n(x + h * 0.5)} ${n(y - h * 0.6)} ${n(x + h * 0.42)} ${n(y)}z`, colour) + line(`M${n(x - h * 0.14)} ${n(y - h * 0.78)}h${n(h * 0.28)}`, dark(colour, 0.5), h * 0.06);

export const crate = (t: Tones, x: number, y: number, s: number, colour = t.wood): string =>
  solid(`M${n(x)} ${n(y)}v${n(-s)}h${n(s)}v${n(s)}z`, colour) + line(`M${n(x)} ${n(y - s * 0.28)}h${n(s)}M${n(x)} ${n(y - s * 0.72)}h${n(s)}M${n(x + s * 0.1)} ${n(y - s * 0.1)}L${n(x + s * 0.9)} ${n(y - s * 0.9)}`, dark(colour, 0.35), 1.3);

export const bale = (x: number, y: number, w: number, h: number, colour: string): string =>
  solid(`M${n(x)} ${n(y)}v${n(-h)}q${n(w / 2)} ${n(-h * 0.18)} ${n(w)} 0v${n(h)}q${n(-w / 2)} ${n(h * 0.1)} ${n(-w)} 0z`, colour) + line(`M${n(x + w * 0.3)} ${n(y)}v${n(-h * 1.06)}M${n(x + w * 0.7)} ${n(y)}v${n(-h * 1.06)}`, dark(colour, 0.5), 1.3);

/** A roll of cloth seen from its end. */
export const bolt = (x: number, y: number, w: number, r: number, colour: string): string =>
  solid(`M${n(x)} ${n(y - r * 2)}h${n(w)}v${n(r * 2)}h${n(-w)}z`, colour) + disc(x, y - r, r, light(colour, 0.25)) + ring(x, y - r, r * 0.5, dark(colour, 0.3), 1);

export const coin = (x: number, y: number, r: number, colour: string): string => ball(x, y, r, colour) + ring(x, y, r * 0.72, dark(colour, 0.4), Math.max(0.8, r * 0.12)) + flat(`M${n(x)} ${n(y - r * 0.4)}l${n(r * 0.3)} ${n(r * 0.4)}l${n(-r * 0.3)} ${n(r * 0.4)}l${n(-r * 0.3)} ${n(-r * 0.4)}z`, dark(colour, 0.35));

/** A heap or stacks of coins. */
export const coins = (x: number, y: number, r: number, counts: readonly number[], colour: string): string =>
  counts.map((count, i) => Array.from({ length: count }, (_, k) => disc(x + i * r * 2.1, y - k * r * 0.5, r, dark(colour, 0.35), 1, r * 0.36) + disc(x + i * r * 2.1, y - k * r * 0.5 - r * 0.2, r, light(colour, k === count - 1 ? 0.35 : 0), 1, r * 0.36)).join("")).join("");

/** Lines of writing on a page. */
export const writing = (x: number, y: number, w: number, count: number, step: number, colour: string, width = 1.3): string =>
  line(Array.from({ length: count }, (_, i) => `M${n(x)} ${n(y + i * step)}h${n(w * (1 - ((i * 37) % 23) / 70))}`).join(""), colour, width, 0.75);

/** A sheet with curled ends; the origin is its middle. */
export const scroll = (w: number, h: number, page: string, inside = ""): string =>
  solid(`M${n(-w / 2)} ${n(-h / 2)}H${n(w / 2)}V${n(h / 2)}H${n(-w / 2)}z`, page) + inside +
  solid(`M${n(-w / 2 - 7)} ${n(-h / 2 - 7)}H${n(w / 2 + 7)}q4 5 0 11H${n(-w / 2 - 7)}q-4 -6 0 -11z`, mix(page, "#8a6a3a", 0.2)) + solid(`M${n(-w / 2 - 7)} ${n(h / 2 - 4)}H${n(w / 2 + 7)}q4 5 0 11H${n(-w / 2 - 7)}q-4 -6 0 -11z`, mix(page, "#8a6a3a", 0.28)) +
  line(`M${n(-w / 2 - 5)} ${n(-h / 2 + 3)}H${n(w / 2 + 5)}M${n(-w / 2 - 5)} ${n(h / 2 + 6)}H${n(w / 2 + 5)}`, dark(page, 0.4), 1);

/** A wax seal on ribbons. */
export const seal = (x: number, y: number, r: number, wax: string, ribbon = dark(wax, 0.3)): string =>
  flat(`M${n(x - r * 0.5)} ${n(y)}l${n(-r * 0.4)} ${n(r * 2.2)}l${n(r * 0.5)} ${n(-r * 0.4)}l${n(r * 0.4)} ${n(r * 0.5)}l${n(r * 0.1)} ${n(-r * 2.2)}zM${n(x + r * 0.4)} ${n(y)}l${n(r * 0.7)} ${n(r * 2)}l${n(-r * 0.6)} ${n(-r * 0.3)}l${n(-r * 0.3)} ${n(r * 0.5)}l${n(-r * 0.3)} ${n(-r * 2.1)}z`, ribbon) +
  solid(Array.from({ length: 12 }, (_, i) => { const [a, b] = polar(x, y, r * (i % 2 ? 0.94 : 1.08), i * 30); return `${i ? "L" : "M"}${n(a)} ${n(b)}`; }).join("") + "z", wax) + ring(x, y, r * 0.68, dark(wax, 0.4), r * 0.12) + flat(`M${n(x)} ${n(y - r * 0.42)}l${n(r * 0.13)} ${n(r * 0.28)}l${n(r * 0.3)} ${n(r * 0.04)}l${n(-r * 0.22)} ${n(r * 0.2)}l${n(r * 0.06)} ${n(r * 0.3)}l${n(-r * 0.27)} ${n(-r * 0.15)}l${n(-r * 0.27)} ${n(r * 0.15)}l${n(r * 0.06)} ${n(-r * 0.3)}l${n(-r * 0.22)} ${n(-r * 0.2)}l${n(r * 0.3)} ${n(-r * 0.04)}z`, light(wax, 0.35));

export const quill = (x: number, y: number, h: number, feather: string, turn = 28): string =>
  `<g transform="translate(${n(x)} ${n(y)}) rotate(${turn})">` + solid(`M0 ${n(-h * 0.24)}Q${n(-h * 0.2)} ${n(-h * 0.7)} ${n(h * 0.02)} ${n(-h)}Q${n(h * 0.16)} ${n(-h * 0.6)} 0 ${n(-h * 0.24)}z`, feather) + line(`M0 0V${n(-h * 0.9)}`, dark(feather, 0.4), 1.3) + "</g>";

export const candle = (t: Tones, x: number, y: number, h: number): string =>
  glow(x, y - h - 5, 26, t.lit, 0.9) + solid(`M${n(x - 3)} ${n(y)}v${n(-h)}h6v${n(h)}z`, t.linen) + solid(`M${n(x - 8)} ${n(y)}h16l-3 5h-10z`, t.gold) + flat(`M${n(x)} ${n(y - h - 12)}q5 6 0 11q-5 -5 0 -11z`, "#ffd46a") + flat(`M${n(x)} ${n(y - h - 7)}q2 3 0 5q-2 -2 0 -5z`, "#fffbe0");

/** A great book lying open, seen from the reader; the origin is its middle. */
export const ledger = (w: number, h: number, cover: string, page: string, left = "", right = ""): string =>
  solid(`M${n(-w / 2 - 5)} ${n(-h / 2 + 4)}Q${n(-w / 4)} ${n(-h / 2 - 4)} 0 ${n(-h / 2 + 5)}Q${n(w / 4)} ${n(-h / 2 - 4)} ${n(w / 2 + 5)} ${n(-h / 2 + 4)}V${n(h / 2 + 6)}Q${n(w / 4)} ${n(h / 2 - 2)} 0 ${n(h / 2 + 8)}Q${n(-w / 4)} ${n(h / 2 - 2)} ${n(-w / 2 - 5)} ${n(h / 2 + 6)}z`, cover) +
  solid(`M${n(-w / 2)} ${n(-h / 2)}Q${n(-w / 4)} ${n(-h / 2 - 8)} 0 ${n(-h / 2 + 2)}V${n(h / 2 + 2)}Q${n(-w / 4)} ${n(h / 2 - 8)} ${n(-w / 2)} ${n(h / 2)}z`, page) + solid(`M${n(w / 2)} ${n(-h / 2)}Q${n(w / 4)} ${n(-h / 2 - 8)} 0 ${n(-h / 2 + 2)}V${n(h / 2 + 2)}Q${n(w / 4)} ${n(h / 2 - 8)} ${n(w / 2)} ${n(h / 2)}z`, mix(page, "#ffffff", 0.2)) +
  line(`M0 ${n(-h / 2 + 2)}V${n(h / 2 + 2)}`, dark(page, 0.4), 1.6) + left + right;

/** A bell; the origin is its crown. */
export const bell = (h: number, metal: string, crack = false): string =>
  line(`M0 ${n(h * 0.84)}V${n(h * 1.04)}`, dark(metal, 0.5), h * 0.05) + ball(0, h * 1.06, h * 0.08, dark(metal, 0.3)) +
  solid(`M${n(-h * 0.14)} 0Q${n(-h * 0.36)} ${n(h * 0.06)} ${n(-h * 0.36)} ${n(h * 0.4)}Q${n(-h * 0.38)} ${n(h * 0.74)} ${n(-h * 0.58)} ${n(h * 0.92)}Q0 ${n(h * 1.06)} ${n(h * 0.58)} ${n(h * 0.92)}Q${n(h * 0.38)} ${n(h * 0.74)} ${n(h * 0.36)} ${n(h * 0.4)}Q${n(h * 0.36)} ${n(h * 0.06)} ${n(h * 0.14)} 0z`, metal) +
  line(`M${n(-h * 0.37)} ${n(h * 0.42)}Q0 ${n(h * 0.5)} ${n(h * 0.37)} ${n(h * 0.42)}M${n(-h * 0.46)} ${n(h * 0.8)}Q0 ${n(h * 0.9)} ${n(h * 0.46)} ${n(h * 0.8)}M${n(-h * 0.35)} ${n(h * 0.34)}Q0 ${n(h * 0.42)} ${n(h * 0.35)} ${n(h * 0.34)}`, dark(metal, 0.4), h * 0.028) + line(`M0 0v${n(-h * 0.1)}M${n(-h * 0.1)} ${n(-h * 0.02)}v${n(-h * 0.08)}h${n(h * 0.2)}v${n(h * 0.08)}`, dark(metal, 0.2), h * 0.06) +
  (crack ? line(`M${n(h * 0.2)} ${n(h * 0.94)}l${n(-h * 0.06)} ${n(-h * 0.16)}l${n(h * 0.08)} ${n(-h * 0.12)}l${n(-h * 0.06)} ${n(-h * 0.14)}`, dark(metal, 0.8), h * 0.035) : "");

export const anvil = (x: number, y: number, w: number, metal: string, wood: string): string =>
  solid(`M${n(x - w * 0.22)} ${n(y)}v${n(-w * 0.4)}h${n(w * 0.44)}v${n(w * 0.4)}z`, wood) + solid(`M${n(x - w * 0.5)} ${n(y - w * 0.72)}H${n(x + w * 0.3)}Q${n(x + w * 0.56)} ${n(y - w * 0.7)} ${n(x + w * 0.62)} ${n(y - w * 0.68)}Q${n(x + w * 0.3)} ${n(y - w * 0.54)} ${n(x + w * 0.14)} ${n(y - w * 0.54)}L${n(x + w * 0.22)} ${n(y - w * 0.38)}H${n(x - w * 0.24)}L${n(x - w * 0.16)} ${n(y - w * 0.54)}Q${n(x - w * 0.44)} ${n(y - w * 0.56)} ${n(x - w * 0.5)} ${n(y - w * 0.72)}z`, metal);

export const cart = (t: Tones, w: number, load = ""): string =>
  load + solid(`M${n(-w * 0.5)} ${n(-w * 0.52)}L${n(-w * 0.42)} ${n(-w * 0.24)}H${n(w * 0.36)}L${n(w * 0.46)} ${n(-w * 0.5)}z`, t.wood) + line(`M${n(-w * 0.48)} ${n(-w * 0.44)}H${n(w * 0.44)}M${n(w * 0.36)} ${n(-w * 0.28)}L${n(w * 0.84)} ${n(-w * 0.34)}`, dark(t.wood, 0.35), 2) + cartwheel(t, -w * 0.04, -w * 0.2, w * 0.2);

export const cartwheel = (t: Tones, x: number, y: number, r: number): string =>
  ring(x, y, r, dark(t.wood, 0.35), Math.max(1.6, r * 0.18)) + line([0, 60, 120].map((a) => { const [p, q] = polar(x, y, r, a); const [s, u] = polar(x, y, r, a + 180); return `M${n(p)} ${n(q)}L${n(s)} ${n(u)}`; }).join(""), t.wood, Math.max(1.2, r * 0.12)) + ball(x, y, r * 0.2, t.wood);

/** A jar or bottle. */
export const jar = (x: number, y: number, h: number, colour: string, lid: string): string =>
  solid(`M${n(x - h * 0.26)} ${n(y)}Q${n(x - h * 0.4)} ${n(y - h * 0.5)} ${n(x - h * 0.18)} ${n(y - h * 0.8)}H${n(x + h * 0.18)}Q${n(x + h * 0.4)} ${n(y - h * 0.5)} ${n(x + h * 0.26)} ${n(y)}z`, colour) + flat(`M${n(x - h * 0.22)} ${n(y - h * 0.78)}h${n(h * 0.44)}v${n(-h * 0.16)}h${n(-h * 0.44)}z`, lid) + line(`M${n(x + h * 0.12)} ${n(y - h * 0.2)}q${n(h * 0.1)} ${n(-h * 0.2)} 0 ${n(-h * 0.4)}`, light(colour, 0.6), 1.1);

export const shelf = (t: Tones, x: number, y: number, w: number, things: string): string => things + solid(`M${n(x - 3)} ${n(y)}h${n(w + 6)}v4h${n(-w - 6)}z`, dark(t.wood, 0.2));

/** A row of books of many heights. */
export const spines = (x: number, y: number, w: number, h: number, colours: readonly string[], seed = 1): string => {
  let out = "";
  for (let at = x, i = seed; at < x + w - 4; i++) {
    const bw = 4 + ((i * 5) % 4);
    const bh = h * (0.72 + ((i * 7) % 5) * 0.07);
    out += flat(`M${n(at)} ${n(y)}v${n(-bh)}h${n(bw - 0.6)}v${n(bh)}z`, colours[i % colours.length]!);
    at += bw;
  }
  return out;
};

/** A loom with cloth on it. */
export const loom = (t: Tones, x: number, y: number, w: number, h: number, cloth: string): string =>
  solid(`M${n(x + w * 0.12)} ${n(y - h * 0.5)}h${n(w * 0.76)}v${n(h * 0.4)}h${n(-w * 0.76)}z`, cloth) + line(`M${n(x + w * 0.14)} ${n(y - h * 0.34)}h${n(w * 0.72)}M${n(x + w * 0.14)} ${n(y - h * 0.24)}h${n(w * 0.72)}`, light(cloth, 0.4), 1.6) +
  line(Array.from({ length: 12 }, (_, i) => `M${n(x + w * (0.14 + i * 0.065))} ${n(y - h * 0.5)}V${n(y - h * 0.92)}`).join(""), t.linen, 0.8) + line(`M${n(x)} ${n(y)}V${n(y - h)}H${n(x + w)}V${n(y)}M${n(x)} ${n(y - h * 0.1)}H${n(x + w)}M${n(x + w * 0.06)} ${n(y - h * 0.6)}h${n(w * 0.88)}`, t.wood, 3.4);

/** A set of pan scales; the origin is the top of the post. */
export const balance = (t: Tones, w: number, h: number, left = "", right = "", tip = 4): string =>
  line(`M0 0V${n(h)}M${n(-w * 0.2)} ${n(h)}H${n(w * 0.2)}`, t.gold, 3.4) + line(`M${n(-w / 2)} ${n(4 + tip)}L${n(w / 2)} ${n(4 - tip)}`, t.gold, 3) +
  [[-w / 2, 4 + tip, left], [w / 2, 4 - tip, right]].map(([x, y, load]) => `<g transform="translate(${n(x as number)} ${n(y as number)})">` + line(`M0 0L${n(-w * 0.15)} ${n(h * 0.44)}M0 0L${n(w * 0.15)} ${n(h * 0.44)}`, dark(t.gold, 0.3), 1.1) + (load as string) + solid(`M${n(-w * 0.18)} ${n(h * 0.44)}H${n(w * 0.18)}Q${n(w * 0.1)} ${n(h * 0.56)} 0 ${n(h * 0.56)}Q${n(-w * 0.1)} ${n(h * 0.56)} ${n(-w * 0.18)} ${n(h * 0.44)}z`, t.gold) + "</g>").join("") + ball(0, 0, 4, t.gold);

/** An anchored lantern on a post with its light. */
export const lamp = (t: Tones, x: number, y: number, h: number, lit = t.lit): string =>
  line(`M${n(x)} ${n(y)}V${n(y - h)}`, dark(t.wood, 0.4), 2) + glow(x, y - h, 22, lit) + solid(`M${n(x - 3.6)} ${n(y - h + 5)}L${n(x - 4.4)} ${n(y - h - 4)}L${n(x)} ${n(y - h - 9)}L${n(x + 4.4)} ${n(y - h - 4)}L${n(x + 3.6)} ${n(y - h + 5)}z`, dark(t.metal, 0.4)) + flat(`M${n(x - 2.4)} ${n(y - h + 4)}v-7h4.8v7z`, light(lit, 0.5));

/** A string of pennons between two points. */
export const bunting = (x: number, y: number, w: number, sag: number, colours: readonly string[], count = 10): string => {
  const height = (k: number): number => y + sag * 4 * k * (1 - k);
  return line(`M${n(x)} ${n(y)}Q${n(x + w / 2)} ${n(y + sag * 2)} ${n(x + w)} ${n(y)}`, "#3a2418", 0.9) + Array.from({ length: count }, (_, i) => { const k = (i + 0.5) / count; return flat(`M${n(x + w * k - 4)} ${n(height(k))}h8l-4 9z`, colours[i % colours.length]!); }).join("");
};

/** A table with its cloth. */
export const table = (t: Tones, x: number, y: number, w: number, h: number, cloth = t.linen): string =>
  line(`M${n(x + w * 0.08)} ${n(y)}V${n(y - h * 0.8)}M${n(x + w * 0.92)} ${n(y)}V${n(y - h * 0.8)}`, dark(t.wood, 0.3), 3.4) + solid(`M${n(x)} ${n(y - h)}h${n(w)}l${n(w * 0.03)} ${n(h * 0.36)}q${n(-w * 0.08)} ${n(h * 0.1)} ${n(-w * 0.16)} 0t${n(-w * 0.18)} 0t${n(-w * 0.18)} 0t${n(-w * 0.18)} 0t${n(-w * 0.18)} 0t${n(-w * 0.18)} 0z`, cloth);
