/** Beasts and monsters. */

import { at, ball, dark, disc, flat, glow, light, line, n, polar, solid, star, type Point } from "./pen.ts";

/** Two slanted glowing eyes. */
export const glare = (x: number, y: number, gap: number, r: number, colour: string): string =>
  glow(x - gap, y, r * 2.6, colour) + glow(x + gap, y, r * 2.6, colour) +
  flat(`M${n(x - gap - r)} ${n(y - r * 0.7)}L${n(x - gap + r)} ${n(y + r * 0.3)}Q${n(x - gap)} ${n(y + r)} ${n(x - gap - r)} ${n(y - r * 0.7)}zM${n(x + gap + r)} ${n(y - r * 0.7)}L${n(x + gap - r)} ${n(y + r * 0.3)}Q${n(x + gap)} ${n(y + r)} ${n(x + gap + r)} ${n(y - r * 0.7)}z`, light(colour, 0.55));

/** A row of teeth hanging from or standing on a line. */
export const teeth = (x: number, y: number, width: number, count: number, height: number, colour = "#fff8e6"): string => {
  const w = width / count;
  return flat(Array.from({ length: count }, (_, i) => `M${n(x + i * w)} ${n(y)}h${n(w)}l${n(-w / 2)} ${n(height)}z`).join(""), colour);
};

/** A wolf-man howling, from the waist up, looking to the upper right. */
export const howler = (fur: string, runes: string): string =>
  solid("M-46 92C-58 50 -46 22 -26 8L-34 0L-23 -5C-26 -18 -21 -30 -11 -38L-32 -48L-4 -51C5 -55 15 -61 25 -71L40 -86L49 -82L47 -73C39 -63 33 -55 27 -47L23 -40L35 -46L48 -57L51 -50C43 -39 35 -30 25 -22C19 -12 21 0 27 6C48 18 58 50 51 92z", fur) +
  flat("M-26 8L-44 10L-36 18L-52 28L-43 34L-56 48L-47 50zM27 6L40 8L36 15L52 26L45 30L56 46L49 48z", light(fur, 0.1)) +
  flat("M-10 40Q4 22 20 40Q16 70 4 90Q-8 70 -10 40z", light(fur, 0.25), 0.5) +
  flat("M44 -70l-5 8l-1 -8zM37 -62l-5 7l-1 -7zM30 -54l-4 6l-1 -6zM41 -51l1 -8l4 4z", "#fff8e6") +
  disc(45, -81, 4, dark(fur, 0.75)) + glow(9, -52, 9, "#ffe27a") + flat("M3 -54L15 -54L10 -49z", "#fff3b0") +
  glow(4, 46, 50, runes, 0.55) + line("M-32 40L-20 50L-32 60M-2 34V66M-2 46L12 38M-2 58L12 50M28 44L38 54L28 64", runes, 3.2);

/** A wolf standing, seen from the side, looking right. */
export const wolf = (fur: string): string =>
  solid("M-46 -6C-60 -14 -64 4 -74 10C-62 12 -52 8 -44 4C-42 14 -44 24 -48 38H-38L-32 16L-26 38H-16C-20 28 -18 20 -12 16C-2 20 8 20 16 18L14 38H24L28 20L32 38H42C38 26 38 12 40 2C46 -4 52 -6 62 -8L72 -14L62 -24L56 -34L50 -26C40 -24 32 -18 24 -12C4 -14 -24 -14 -46 -6z", fur) + disc(58, -20, 1.8, "#ffe27a") + line("M62 -12L70 -14", dark(fur, 0.6), 1.4);

/** A fox sitting, facing us. */
export const fox = (fur: string, chest = "#fff3dc"): string =>
  solid("M18 52C52 54 62 22 44 4C48 24 34 34 18 36z", fur) + flat("M44 4C52 12 54 22 50 32C46 24 46 14 44 4z", chest) +
  solid("M-20 54C-28 24 -18 6 0 4C18 6 28 24 20 54z", fur) + flat("M-8 14Q0 44 8 14Q0 22 -8 14zM-14 54v-12h8v12zM14 54v-12h-8v12z", chest) +
  solid("M-24 -36L-22 -10L-8 -20zM24 -36L22 -10L8 -20z", fur) + flat("M-21 -29L-20 -14L-12 -20zM21 -29L20 -14L12 -20z", dark(fur, 0.5)) +
  solid("M-24 -12Q0 -30 24 -12Q22 6 0 20Q-22 6 -24 -12z", fur) + flat("M-23 -5Q-8 2 0 20Q8 2 23 -5Q18 10 0 20Q-18 10 -23 -5z", chest) +
  disc(-9, -5, 3, "#24140c") + disc(9, -5, 3, "#24140c") + disc(-8, -6, 1, "#fff") + disc(10, -6, 1, "#fff") + disc(0, 17, 2.8, "#24140c");

/** A roaring bear's head and shoulders. */
export const bear = (fur: string): string =>
  solid("M-88 110C-92 50 -70 10 -40 -2H40C70 10 92 50 88 110z", dark(fur, 0.2)) +
  ball(-36, -42, 16, fur) + ball(36, -42, 16, fur) + disc(-35, -40, 8, dark(fur, 0.55)) + disc(35, -40, 8, dark(fur, 0.55)) +
  solid("M-46 -14C-48 -62 48 -62 46 -14C46 30 28 62 0 62C-28 62 -46 30 -46 -14z", fur) +
  solid("M-26 -8C-24 -26 24 -26 26 -8C28 6 20 10 0 10C-20 10 -28 6 -26 -8z", light(fur, 0.28)) +
  flat("M-25 8Q0 16 25 8Q30 52 0 54Q-30 52 -25 8z", "#3a0a10") + flat("M-15 38Q0 28 15 38Q12 52 0 52Q-12 52 -15 38z", "#d84a54") +
  flat("M-22 9L-17 26L-11 11zM22 9L17 26L11 11zM-18 46L-13 32L-8 49zM18 46L13 32L8 49zM-8 12l4 7l4 -7l4 7l4 -7z", "#fff8e6") +
  flat("M-10 -18Q0 -24 10 -18Q8 -8 0 -6Q-8 -8 -10 -18z", "#1a0c0c") + glare(0, -28, 20, 6, "#ffb02e") + line("M-32 -42L-12 -33M32 -42L12 -33", dark(fur, 0.7), 4);

/** A lion's face with a mane of rays. */
export const lion = (mane: string, fur: string, eyes: string): string =>
  solid(star(0, 0, 64, 46, 18), mane) + solid(star(0, 2, 50, 38, 18, 10), light(mane, 0.22)) +
  ball(-28, -28, 10, fur) + ball(28, -28, 10, fur) +
  solid("M-32 -8C-32 -42 32 -42 32 -8C32 14 20 40 0 42C-20 40 -32 14 -32 -8z", fur) +
  flat("M-8 -14L-12 14H12L8 -14z", light(fur, 0.3)) + solid("M-18 16Q0 6 18 16Q20 32 0 34Q-20 32 -18 16z", light(fur, 0.45)) +
  flat("M-10 12H10L0 22z", "#4a2418") + line("M0 22V28M0 28Q-6 32 -12 28M0 28Q6 32 12 28", "#4a2418", 1.8) + glare(0, -6, 17, 6, eyes);

/** A heavy horned beast seen from the side, looking right; the ground is at 46. */
export const tusker = (hide: string, runes: string): string =>
  solid("M-74 10C-80 -28 -44 -48 -6 -44C16 -58 44 -52 56 -30C72 -26 84 -12 86 4C80 14 66 16 56 12C50 24 44 26 38 28L40 46H22L20 30C4 34 -16 34 -30 30L-32 46H-50L-52 28C-60 24 -70 20 -74 10z", hide) +
  solid("M52 -30C56 -50 72 -58 84 -56C74 -50 72 -38 70 -22zM70 8C84 8 92 -4 92 -16C98 2 92 20 76 20z", "#f0e4c8") +
  flat("M-60 -28L-52 -46L-40 -38L-30 -54L-18 -44L-6 -60L4 -46L18 -58L24 -48Q-10 -52 -60 -28z", dark(hide, 0.45)) +
  disc(62, -10, 3.4, "#ffe27a") + line("M55 -17L67 -13", dark(hide, 0.7), 2.4) +
  glow(-14, -8, 36, runes, 0.6) + line("M-34 -22L-22 -8L-34 6M-10 -24V10M-10 -12L4 -20M-10 -2L4 -10M16 -20L28 -8L16 4L28 14", runes, 3.2);

/** A spider; legs spread wide. */
export const spider = (body: string, mark: string, eyes: string): string => {
  const leg = (a: Point, b: Point, c: Point) => `M${a[0]} ${a[1]}L${b[0]} ${b[1]}L${c[0]} ${c[1]}`;
  const right = [leg([10, -4], [46, -46], [84, -6]), leg([12, 0], [60, -26], [100, 26]), leg([12, 6], [56, -2], [88, 54]), leg([8, 10], [38, 18], [56, 66])].join("");
  return (
    `<g stroke-linejoin="round">${line(right, dark(body, 0.35), 5)}</g>` + at(0, 0, line(right, dark(body, 0.35), 5), 1, 0, true) +
    solid("M0 -50C-40 -54 -46 -4 -16 4H16C46 -4 40 -54 0 -50z", body) + flat("M-10 -42H10L2 -28L11 -12H-11L-2 -28z", mark) +
    ball(0, 12, 20, light(body, 0.08), 17) +
    [-13, -5, 5, 13].map((x, i) => glow(x, i % 3 ? 6 : 9, 7, eyes) + disc(x, i % 3 ? 6 : 9, i % 3 ? 3.6 : 2.4, light(eyes, 0.4))).join("") +
    solid("M-9 24Q-16 36 -6 46Q-6 34 -2 26zM9 24Q16 36 6 46Q6 34 2 26z", light(body, 0.3))
  );
};

/** A dragon-like head and neck rising from below, looking right. */
export const serpentHead = (scale: string, belly: string, eye: string): string =>
  solid("M-40 110C-60 60 -46 10 -10 -6C-14 -22 -6 -38 14 -42L6 -58L26 -48L30 -64L40 -46C58 -42 78 -28 90 -14C92 -6 84 -2 74 -4L54 -6C62 2 74 6 82 6C76 16 56 16 42 10C22 22 8 60 14 110z", scale) +
  flat("M-10 110C-20 66 -6 22 20 4L42 10C22 22 8 60 14 110z", belly, 0.85) + line("M-12 92H12M-12 76H10M-8 60H12M-2 44H18M6 28H26", dark(belly, 0.35), 1.6) +
  flat("M74 -4l-4 9l-4 -9zM64 -5l-4 9l-4 -9zM60 8l3 -7l4 8z", "#fff8e6") +
  flat("M-36 40L-60 34L-42 22zM-38 70L-64 70L-44 54zM-24 14L-44 4L-22 0z", dark(scale, 0.35)) +
  glow(34, -28, 14, eye) + flat("M26 -30L42 -24Q34 -20 26 -30z", light(eye, 0.5)) + line("M22 -36L44 -28", dark(scale, 0.6), 3) + disc(78, -14, 2, dark(scale, 0.7));

/** A coil of a long body above water. */
export const coil = (scale: string, r: number): string =>
  solid(`M${-r} 0A${r} ${r} 0 0 1 ${r} 0H${n(r * 0.5)}A${n(r * 0.5)} ${n(r * 0.5)} 0 0 0 ${n(-r * 0.5)} 0z`, scale) +
  flat(Array.from({ length: 5 }, (_, i) => { const [x, y] = polar(0, 0, r, -60 + i * 30); const [a, b] = polar(0, 0, r + 11, -60 + i * 30); const [c, d] = polar(0, 0, r, -48 + i * 30); return `M${n(x)} ${n(y)}L${n(a)} ${n(b)}L${n(c)} ${n(d)}z`; }).join(""), dark(scale, 0.3));

/** A bird of prey with spread wings. */
export const raptor = (feather: string, eye: string): string => {
  const wing = solid("M8 -6C30 -44 66 -62 108 -64C98 -54 96 -48 100 -40C88 -40 86 -34 90 -26C78 -28 74 -22 76 -12C62 -16 58 -10 58 0C44 -8 30 6 14 22z", feather) + line("M20 -16C40 -40 66 -52 92 -56M24 -6C44 -24 64 -32 84 -34M24 6C40 -8 52 -12 66 -14", dark(feather, 0.4), 1.6);
  return (
    wing + at(0, 0, wing, 1, 0, true) +
    solid("M-10 36L-22 74L-8 64L0 80L8 64L22 74L10 36z", dark(feather, 0.2)) +
    solid("M-16 -10C-20 20 -14 44 0 50C14 44 20 20 16 -10z", feather) + flat("M-9 6l4 5l4 -5l4 5l4 -5l3 5M-8 18l4 5l4 -5l4 5l4 -5M-6 30l3 4l3 -4l3 4l3 -4", light(feather, 0.4), 0.8) +
    solid("M-16 -14C-18 -38 18 -38 16 -14Q12 0 0 2Q-12 0 -16 -14z", light(feather, 0.18)) + flat("M-12 -30L-22 -44L-4 -36L0 -50L4 -36L22 -44L12 -30z", light(feather, 0.3)) +
    solid("M-7 -14H7L0 6z", "#f0b03c") + glare(0, -19, 9, 4.4, eye)
  );
};

/** A small winged imp. */
export const imp = (skin: string, eye: string): string =>
  line("M10 46C40 52 44 26 56 30", dark(skin, 0.2), 4) + flat("M52 24L66 28L56 38z", skin) +
  solid("M-12 18C-20 40 -16 54 -22 66H-8L-4 50H4L8 66H22C16 54 20 40 12 18z", skin) +
  solid("M-14 16C-30 22 -40 14 -46 2L-38 -2C-32 8 -24 8 -14 6zM14 16C30 22 40 10 44 -6L36 -8C32 4 24 8 14 6z", skin) +
  solid("M-22 -10L-46 -24L-22 -26zM22 -10L46 -24L22 -26z", skin) + solid("M-14 -30C-20 -40 -18 -50 -10 -56C-12 -46 -8 -40 -2 -36zM14 -30C20 -40 18 -50 10 -56C12 -46 8 -40 2 -36z", dark(skin, 0.5)) +
  solid("M-26 -14C-26 -42 26 -42 26 -14C24 6 12 16 0 18C-12 16 -24 6 -26 -14z", skin) +
  glare(0, -13, 11, 6, eye) + flat("M-15 0Q0 8 15 0Q10 13 0 13Q-10 13 -15 0z", "#2a0810") + teeth(-11, 3, 22, 6, 5);

/** A ghost that wails, its hem torn. */
export const ghost = (colour: string, face: string): string =>
  solid("M0 -56C-34 -54 -38 -14 -40 20C-44 50 -54 64 -64 72C-48 72 -40 66 -32 74C-24 66 -18 80 -6 86C2 72 12 82 20 76C28 64 42 72 56 66C42 54 42 40 40 16C38 -16 34 -54 0 -56z", colour, 'opacity=".93"') +
  flat("M-20 -26Q-12 -34 -5 -24Q-7 -10 -13 -10Q-20 -12 -20 -26zM20 -26Q12 -34 5 -24Q7 -10 13 -10Q20 -12 20 -26zM0 -4C11 -4 13 24 0 30C-13 24 -11 -4 0 -4z", face) +
  line("M-26 30Q-30 52 -36 62M-6 40Q-6 62 -4 74M24 32Q26 50 36 60", dark(colour, 0.35), 1.6, 0.7);

/** A hulking body with arms, for trolls, fiends and giants; the origin is between the shoulders. */
export const hulk = (skin: string, chest = light(skin, 0.15)): string =>
  solid("M-24 -14C-60 -22 -78 4 -76 30C-86 48 -84 74 -76 92H-52C-50 74 -52 58 -46 46L-38 100H38L46 46C52 58 50 74 52 92H76C84 74 86 48 76 30C78 4 60 -22 24 -14z", skin) +
  flat("M-34 14Q-16 30 0 20Q16 30 34 14Q30 40 0 42Q-30 40 -34 14z", chest, 0.6) + line("M0 22V84M-22 56Q0 62 22 56M-20 72Q0 78 20 72M-46 46Q-52 34 -50 24M46 46Q52 34 50 24", dark(skin, 0.45), 1.8) +
  flat("M-76 92l4 10l4 -10l4 12l4 -12l4 11l4 -11zM52 92l4 11l4 -11l4 12l4 -12l4 10l4 -10z", "#e8dcc0");


/** A dragon's head from the front on a neck that comes from a point. */
export function hydraHead(x: number, y: number, from: Point, scale: string, eye: string, size = 1): string {
  const mid: Point = [(x + from[0]) / 2 + (x < from[0] ? -26 : 26) * size, (y + from[1]) / 2 + 12];
  const neck = `M${n(from[0])} ${n(from[1])}Q${n(mid[0])} ${n(mid[1])} ${n(x)} ${n(y)}`;
  return (
    line(neck, dark(scale, 0.55), 30 * size) + line(neck, dark(scale, 0.15), 25 * size) + line(neck, light(scale, 0.3), 7 * size, 0.7) +
    at(
      x,
      y,
      solid("M-14 -20L-34 -44L-22 -12L-40 -10L-24 2zM14 -20L34 -44L22 -12L40 -10L24 2z", dark(scale, 0.35)) +
        solid("M0 -30C-24 -28 -28 -8 -22 8C-18 24 -12 36 0 38C12 36 18 24 22 8C28 -8 24 -28 0 -30z", scale) +
        flat("M-6 -26L0 14L6 -26L0 -18z", light(scale, 0.4), 0.8) +
        flat("M-15 20Q0 27 15 20Q11 35 0 36Q-11 35 -15 20z", "#2a0818") +
        teeth(-13, 21, 26, 6, 7) +
        disc(-5, 15, 1.6, dark(scale, 0.7)) + disc(5, 15, 1.6, dark(scale, 0.7)) +
        glare(0, -4, 11, 5.4, eye),
      size,
    )
  );
}
