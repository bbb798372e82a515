/** Things that people hold, keep and fear: blades, books, eyes, stones, plants. */

import { at, ball, dark, disc, flat, glow, light, line, mix, n, polar, polygon, ring, solid } from "./pen.ts";

/** A sword with its point up; the origin is the grip. */
export const sword = (blade: string, hilt: string, length = 70, width = 5): string =>
  solid(`M${-width} -8L${n(-width * 0.8)} ${-length + 10}L0 ${-length}L${n(width * 0.8)} ${-length + 10}L${width} -8z`, blade) +
  line(`M0 -10V${-length + 12}`, dark(blade, 0.3), 1) +
  solid(`M-15 -9Q0 -5 15 -9L14 -4Q0 -1 -14 -4z`, hilt) +
  line("M0 -4V10", dark(hilt, 0.4), 4) + ball(0, 13, 3.6, hilt);

export const dagger = (blade: string, hilt: string): string =>
  solid("M-4 -5L0 -36L4 -5z", blade) + solid("M-9 -6h18v4h-18z", hilt) + line("M0 -2V8", dark(hilt, 0.4), 3.6);

export const spear = (shaft: string, tip: string, up = 80, down = 60): string =>
  line(`M0 ${-up}V${down}`, shaft, 3) + solid(`M0 ${-up - 24}L7 ${-up - 4}L0 ${-up + 4}L-7 ${-up - 4}z`, tip);

/** A double-bitted axe; the origin is the grip. */
export const axe = (shaft: string, blade: string): string =>
  line("M0 -66V34", shaft, 4) +
  solid("M3 -58C20 -72 28 -70 32 -76C38 -56 36 -40 28 -26C24 -34 14 -38 3 -38zM-3 -58C-20 -72 -28 -70 -32 -76C-38 -56 -36 -40 -28 -26C-24 -34 -14 -38 -3 -38z", blade) +
  ball(0, -48, 6, dark(blade, 0.35));

export const roundShield = (colour: string, boss: string, r = 24): string =>
  ball(0, 0, r, colour) + ring(0, 0, r * 0.82, boss, 2) + ball(0, 0, r * 0.26, boss) +
  line(`M0 ${-r * 0.8}V${-r * 0.3}M0 ${r * 0.3}V${r * 0.8}M${-r * 0.8} 0H${-r * 0.3}M${r * 0.3} 0H${r * 0.8}`, boss, 2.4);

/** An open book seen from the front. */
export const openBook = (cover: string, page = "#f6ead0", w = 34): string =>
  solid(`M${-w - 3} -14L0 -8L${w + 3} -14V16L0 22L${-w - 3} 16z`, cover) +
  solid(`M${-w} -18Q${-w / 2} -20 0 -11V17Q${-w / 2} 9 ${-w} 11z`, dark(page, 0.12)) +
  solid(`M${w} -18Q${w / 2} -20 0 -11V17Q${w / 2} 9 ${w} 11z`, page) +
  line(`M${-w + 6} -11Q${-w / 2} -13 -5 -5M${-w + 6} -4Q${-w / 2} -6 -5 2M${-w + 6} 3Q${-w / 2} 1 -5 9M${w - 6} -11Q${w / 2} -13 5 -5M${w - 6} -4Q${w / 2} -6 5 2M${w - 6} 3Q${w / 2} 1 5 9`, dark(page, 0.5), 1.2, 0.8);

/** A great eye with an iris that may hold something. */
export const eye = (w: number, iris: string, white = "#f7f0dc", pupil = ""): string => {
  const h = w * 0.56;
  const r = h * 0.78;
  return (
    solid(`M${-w} 0Q0 ${n(-h * 1.9)} ${w} 0Q0 ${n(h * 1.9)} ${-w} 0z`, white) +
    ball(0, 0, r, iris) + ring(0, 0, r * 0.82, light(iris, 0.4), w * 0.02, 0.7) +
    (pupil || disc(0, 0, r * 0.46, "#0d0a18") + disc(r * 0.28, -r * 0.3, r * 0.17, "#fff")) +
    line(`M${-w} 0Q0 ${n(-h * 1.9)} ${w} 0`, dark(iris, 0.5), w * 0.06)
  );
};

/** A stone tablet, chipped and cracked. */
export const tablet = (stone: string, glyphs: string): string =>
  solid("M-46 56L-44 -50L-34 -62L-8 -60L-2 -54L4 -60H36L44 -48L46 30L38 36L45 44L42 62H-38z", stone) +
  flat("M-46 56L-44 -50L-34 -62L-33 54L-38 62z", dark(stone, 0.4), 0.7) +
  line("M36 -46L24 -34L30 -24M-34 30L-22 36L-26 48", dark(stone, 0.5), 1.6) +
  glyphs;

/** A crystal standing on its point; the origin is its middle. */
export const crystal = (colour: string, h = 60, w = 20): string =>
  solid(`M0 ${-h}L${w} ${n(-h * 0.45)}L${n(w * 0.8)} ${n(h * 0.5)}L0 ${h}L${n(-w * 0.8)} ${n(h * 0.5)}L${-w} ${n(-h * 0.45)}z`, colour) +
  flat(`M0 ${-h}L${n(w * 0.15)} ${n(-h * 0.35)}L${n(w * 0.1)} ${n(h * 0.55)}L0 ${h}L${n(-w * 0.8)} ${n(h * 0.5)}L${-w} ${n(-h * 0.45)}z`, dark(colour, 0.35), 0.7) +
  flat(`M0 ${-h}L${w} ${n(-h * 0.45)}L${n(w * 0.15)} ${n(-h * 0.35)}z`, light(colour, 0.75), 0.9) +
  line(`M${n(w * 0.15)} ${n(-h * 0.35)}L${n(w * 0.1)} ${n(h * 0.55)}`, light(colour, 0.6), 1.4);

export const lantern = (frame: string, lit: string): string =>
  glow(0, 0, 40, lit) + solid("M-10 -13H10L12 12H-12z", light(lit, 0.5)) + disc(0, 1, 5, "#fff") +
  solid("M-13 -14L0 -25L13 -14zM-14 12H14V18H-14z", frame) + line("M-5 -13L-6 12M5 -13L6 12M0 -25V-32", frame, 2);

export const scales = (metal: string, beam = 46): string =>
  line(`M0 -34V26`, metal, 3.4) + line(`M${-beam} -24Q0 -34 ${beam} -24`, metal, 3.4) + ball(0, -36, 4.6, metal) +
  line(`M${-beam} -24l-11 26M${-beam} -24l11 26M${beam} -24l-11 26M${beam} -24l11 26`, metal, 1.2) +
  solid(`M${-beam - 16} 2H${-beam + 16}Q${-beam + 12} 14 ${-beam} 14Q${-beam - 12} 14 ${-beam - 16} 2zM${beam - 16} 2H${beam + 16}Q${beam + 12} 14 ${beam} 14Q${beam - 12} 14 ${beam - 16} 2z`, metal);

export const skull = (bone: string, lit = "#1a0d14"): string =>
  solid("M-22 0C-24 -34 24 -34 22 0Q21 10 14 12V22H-14V12Q-21 10 -22 0z", bone) +
  flat("M-16 -2Q-9 -9 -3 -1Q-4 8 -11 8Q-16 6 -16 -2zM16 -2Q9 -9 3 -1Q4 8 11 8Q16 6 16 -2zM0 6L4 13H-4z", "#150b12") +
  disc(-9, 1, 2.4, lit) + disc(9, 1, 2.4, lit) + line("M-7 15V22M0 15V22M7 15V22", dark(bone, 0.5), 1.6);

/** A bat-like wing to the right of the origin. */
export const batWing = (skin: string, bone = dark(skin, 0.4)): string =>
  solid("M0 0C14 -34 44 -56 76 -58C70 -48 72 -38 82 -28C68 -28 60 -20 62 -6C50 -14 40 -10 36 4C28 -8 14 -6 0 8z", skin) +
  line("M0 0C14 -34 44 -56 76 -58M20 -30Q50 -32 82 -28M14 -20Q40 -18 62 -6M8 -10Q24 -8 36 4", bone, 2);

/** A feathered wing to the right of the origin. */
export const featherWing = (colour: string): string =>
  [0, 1, 2, 3, 4, 5].map((i) => at(4 + i * 5, 2 - i * 4, solid(`M0 0Q${14} ${-8} ${54 + i * 5} 0Q${24} ${10} 0 0z`, mix(colour, "#ffffff", i * 0.06)), 1, 48 - i * 20)).join("") +
  solid("M-2 6C4 -26 24 -50 44 -58C34 -40 28 -22 16 4z", colour);

export const chainLine = (d: string, colour: string): string =>
  line(d, dark(colour, 0.4), 6) + `<path d="${d}" fill="none" stroke="${light(colour, 0.25)}" stroke-width="3" stroke-dasharray="5 4"/>`;

/** A cube in parallel view. */
export const cube = (r: number, colour: string): string =>
  flat(polygon([polar(0, 0, r, 0), polar(0, 0, r, 60), [0, 0], polar(0, 0, r, 300)]), light(colour, 0.5)) +
  flat(polygon([polar(0, 0, r, 60), polar(0, 0, r, 120), polar(0, 0, r, 180), [0, 0]]), colour) +
  flat(polygon([polar(0, 0, r, 180), polar(0, 0, r, 240), polar(0, 0, r, 300), [0, 0]]), dark(colour, 0.45));

/** A many-sided gem with facets. */
export const hedron = (r: number, colour: string): string => {
  const outer = [0, 60, 120, 180, 240, 300].map((a) => polar(0, 0, r, a));
  const inner = [30, 150, 270].map((a) => polar(0, 0, r * 0.5, a));
  const tones = [0.55, 0.2, 0, 0.3];
  const side = (points: (readonly [number, number])[], tone: number) => flat(polygon(points), tone >= 0 ? light(colour, tone) : dark(colour, -tone));
  return (
    side([outer[0]!, outer[1]!, inner[0]!], tones[0]!) + side([outer[1]!, outer[2]!, inner[0]!], tones[3]!) +
    side([outer[2]!, inner[1]!, inner[0]!], 0.05) + side([outer[2]!, outer[3]!, inner[1]!], -0.2) + side([outer[3]!, outer[4]!, inner[1]!], -0.5) +
    side([outer[4]!, inner[2]!, inner[1]!], -0.4) + side([outer[4]!, outer[5]!, inner[2]!], -0.25) + side([outer[5]!, outer[0]!, inner[2]!], 0.1) +
    side([outer[0]!, inner[0]!, inner[2]!], 0.35) + side([inner[0]!, inner[1]!, inner[2]!], 0.2)
  );
};
