/** Beasts of field, wood and water; each stands on its origin and looks right. */

import { at, dark, disc, flat, light, line, n, solid, polar } from "./pen.ts";

const legs = (xs: readonly number[], top: number, colour: string, width: number, walk = 0): string =>
  line(xs.map((x, i) => `M${n(x)} ${top}L${n(x + (i % 2 ? walk : -walk))} 0`).join(""), colour, width);

export const cow = (hide: string, patch: string): string =>
  legs([-15, 11], -12, dark(hide, 0.4), 4) + legs([-19, 15], -12, dark(hide, 0.15), 4.4) +
  solid("M-24 -22Q-23 -31 -10 -31H10Q18 -34 22 -36L33 -35Q37 -31 35 -26Q30 -24 26 -25Q22 -17 18 -12Q-4 -7 -21 -12Q-25 -16 -24 -22z", hide) +
  flat("M-16 -30Q-8 -18 -2 -31zM6 -31Q12 -20 20 -30zM-22 -17Q-16 -18 -14 -12L-20 -12z", patch) + line("M-24 -26Q-30 -20 -28 -10", dark(hide, 0.3), 1.6) + flat("M-30 -11l2.4 0l1 5h-4z", dark(hide, 0.5)) +
  line("M23 -35Q20 -40 22 -43M28 -36Q29 -41 33 -41", "#efe6d2", 1.9) + disc(29, -31, 1.1, "#1c1216") + disc(35, -28, 2.4, "#d8a89a", 1, 2) + flat("M-8 -11q5 6 10 1z", "#e0b0a0");

export const sheep = (wool: string, face: string): string =>
  legs([-7, -4, 5, 8], -8, face, 2.2) +
  solid("M-12 -12a4.6 4.6 0 0 1 1 -6a5 5 0 0 1 6 -4a6 6 0 0 1 8 0a5 5 0 0 1 7 3a5 5 0 0 1 1 7a5 5 0 0 1 -6 5H-6a5 5 0 0 1 -6 -5z", wool) +
  solid("M9 -20Q14 -22 17 -18L18 -12Q15 -9 12 -12z", face) + disc(14.6, -16.4, 0.8, "#fff") + line("M10 -18L7 -16", face, 2) + line("M-6 -16q2 2 4 0M0 -13q2 2 4 0", dark(wool, 0.25), 1);

/** A horse standing; with a rider's or driver's gear on top. */
export const horse = (coat: string, mane = dark(coat, 0.5), gear = "", walk = 0): string =>
  legs([-13, 14], -18, dark(coat, 0.35), 3.6, walk) + legs([-18, 18], -18, dark(coat, 0.1), 4, -walk) +
  flat("M-24 -34Q-32 -28 -30 -12Q-27 -16 -25 -24z", mane) +
  solid("M-25 -30Q-24 -38 -12 -37Q2 -34 12 -38Q18 -46 23 -53L26 -57L28 -53L38 -45Q40 -41 37 -39Q32 -39 29 -42Q26 -34 22 -24Q18 -16 6 -17Q-10 -14 -20 -18Q-26 -24 -25 -30z", coat) +
  flat("M25 -56Q17 -52 12 -38Q10 -32 13 -28Q15 -40 24 -50z", mane) + disc(29.4, -48.6, 1.1, "#140c10") + line("M36 -40l1 -1", dark(coat, 0.6), 1) + gear;

export const rider = (person: string, x = -2, y = -20): string => at(x, y, person);

export const mule = (coat: string, pack: string): string =>
  legs([-12, 10], -14, dark(coat, 0.35), 3) + legs([-15, 14], -14, coat, 3.4) + line("M-21 -24Q-26 -18 -25 -8", coat, 1.8) +
  solid("M-21 -24Q-20 -29 -10 -29H6Q12 -32 16 -38L15 -47L18 -42L21 -48L21 -40L30 -33Q31 -29 28 -28L21 -31Q18 -22 14 -15Q-2 -11 -17 -15Q-22 -19 -21 -24z", coat) + disc(21, -37, 1, "#140c10") +
  solid("M-15 -32Q-16 -20 -11 -17Q-4 -17 -3 -20V-32z", pack) + solid("M-14 -36Q-4 -42 6 -35L5 -29H-13z", light(pack, 0.15)) + line("M-15 -26H-3M-12 -36L4 -30", dark(pack, 0.45), 1.2);

export const hen = (feather: string): string =>
  line("M-1 -4V0M2 -4V0", "#d89a3a", 1) + solid("M-9 -13Q-6 -9 0 -9Q3 -10 4 -14Q8 -14 7 -8Q5 -2 -2 -3Q-8 -4 -9 -13z", feather) + flat("M4 -14l1 -3l1.4 2l1.4 -2l.4 3z", "#d8413a") + flat("M8 -12l3 1l-3 1z", "#e8b03a") + disc(6.4, -12, 0.6, "#140c10");

export const goose = (feather: string): string =>
  line("M-2 -4V0M2 -4V0", "#e08a3a", 1.2) + solid("M-13 -10Q-6 -12 2 -11Q6 -13 6 -20Q6 -25 10 -24Q13 -23 12 -20Q9 -19 10 -13Q10 -3 0 -3Q-9 -3 -13 -10z", feather) + flat("M12.4 -22.4l4.4 1.6l-4.4 1z", "#e08a3a") + disc(10.4, -22, 0.6, "#140c10");

export const pig = (skin: string): string =>
  legs([-9, -5, 6, 10], -6, dark(skin, 0.25), 2.8) + solid("M-14 -12Q-12 -19 0 -19Q8 -19 12 -17L14 -21L16 -16Q20 -14 20 -10Q19 -7 15 -8Q12 -3 0 -4Q-14 -3 -14 -12z", skin) + disc(15.6, -13, 0.8, "#140c10") + line("M-14 -12q-4 -1 -3 -4", skin, 1.2);

export const dog = (coat: string): string =>
  legs([-8, -5, 6, 9], -8, dark(coat, 0.2), 2) + line("M-11 -12Q-16 -16 -15 -20", coat, 2) + solid("M-12 -13Q-4 -16 6 -15L10 -21L15 -22L21 -18Q21 -15 17 -15L13 -13Q12 -8 9 -7Q-2 -6 -10 -7z", coat) + flat("M11 -21l-1 6l-2 -3z", dark(coat, 0.4)) + disc(15.4, -19, 0.8, "#140c10");

export const cat = (coat: string): string =>
  line("M-7 -3Q-14 -2 -13 -9", coat, 2) + solid("M-7 0Q-9 -10 -1 -14L-2 -21L1 -18.6H5L8 -21L8 -14Q11 -6 8 0z", coat) + disc(1.6, -15.4, 0.8, "#f0d84a") + disc(5, -15.4, 0.8, "#f0d84a");

/** A stag with a crown of antlers. */
export const stag = (coat: string, horn = light(coat, 0.5)): string =>
  legs([-11, 11], -20, dark(coat, 0.35), 2.6) + legs([-15, 15], -20, coat, 3) +
  solid("M-20 -30Q-18 -37 -8 -36Q6 -34 13 -38Q16 -47 20 -55L17 -58L21 -57Q24 -61 28 -59L36 -53Q36 -50 32 -49L27 -50Q25 -40 22 -30Q19 -20 10 -19Q-8 -17 -16 -20Q-21 -24 -20 -30z", coat) +
  line("M22 -58Q16 -64 15 -76M18 -65Q11 -66 8 -74M15.6 -72Q20 -76 20 -82M25 -59Q28 -66 34 -72M29 -66Q36 -66 40 -71M33 -71Q32 -77 34 -81", horn, 2.2) + disc(28, -54.6, 1.1, "#140c10") + flat("M-20 -33q-4 2 -3 7l4 -1z", light(coat, 0.4));

/** An otter that sits up. */
export const otter = (fur: string): string =>
  solid("M-34 0Q-20 -7 -9 -8Q-15 -22 -9 -36Q-8 -42 -6 -44Q-9 -50 -7 -54Q-8 -59 -4 -58Q4 -63 12 -57Q18 -54 19 -48Q18 -43 11 -42Q13 -38 14 -32Q19 -18 15 -6L19 0H-2Q-18 1 -34 0z", fur) +
  flat("M0 -40Q8 -40 10 -36Q13 -20 9 -6Q2 -4 -1 -8Q-4 -24 0 -40zM6 -50Q14 -52 18.6 -48Q17 -43.6 10 -43.6z", light(fur, 0.45)) +
  line("M2 -28Q10 -30 14 -27M3 -24Q9 -23 13 -24", dark(fur, 0.3), 3) + disc(-5, -56.6, 2, dark(fur, 0.3)) + disc(8, -53, 1.3, "#140c10") + disc(18.6, -49.6, 1.7, "#140c10") + line("M14 -46l8 1M13.6 -45l7 4", light(fur, 0.7), 0.7);

export const heron = (feather: string, dark2: string): string =>
  line("M-2 -20L-3 -10L-2 0M3 -20L5 -10L4 0", "#8a7a4a", 1.4) +
  solid("M-16 -16Q-8 -34 6 -32Q12 -36 9 -46Q6 -56 14 -58Q20 -58 20 -54L34 -50L19 -50Q14 -50 15 -42Q16 -28 8 -22Q-2 -16 -16 -16z", feather) + flat("M-16 -16Q-6 -28 6 -26Q0 -18 -16 -16zM15 -58Q8 -60 2 -56Q10 -55 16 -55z", dark2) + disc(16.4, -55, 0.9, "#140c10");

/** A kestrel that hangs in the air. */
export const kestrel = (feather: string): string =>
  solid("M0 -6Q-10 -16 -24 -15Q-30 -14 -38 -8Q-26 -10 -20 -5Q-12 2 -4 4L-8 16L0 13L8 16L4 4Q12 2 20 -5Q26 -10 38 -8Q30 -14 24 -15Q10 -16 0 -6z", feather) + solid("M-4 -7Q0 -13 4 -7Q3 -1 0 0Q-3 -1 -4 -7z", light(feather, 0.25)) + line("M-30 -11Q-22 -9 -16 -3M30 -11Q22 -9 16 -3M-5 11H5", dark(feather, 0.5), 1.2) + flat("M-1 -4h2l-1 3z", "#f0c03a");

export const bee = (x: number, y: number, size = 1): string =>
  at(x, y, disc(-1, -3, 3, "#ffffff", 0.7, 2) + disc(0, 0, 3.4, "#e8b030", 1, 2.4) + line("M-1.4 -2V2M1 -2.2V2.2", "#2a1a10", 1), size);

export const fish = (scale: string): string => solid("M-12 0Q-2 -7 9 0L15 -4V4L9 0Q-2 7 -12 0z", scale) + disc(-7, -1, 0.9, "#140c10");

/** A wolf on the move, head low. */
export const prowler = (fur: string, eye = "#ffd84a"): string =>
  legs([-15, 12], -14, dark(fur, 0.45), 3, 3) + legs([-19, 17], -14, fur, 3.4, -3) + solid("M-24 -20Q-34 -16 -40 -6Q-30 -9 -23 -14z", fur) +
  solid("M-25 -21Q-20 -27 -8 -26Q4 -26 12 -31L17 -27L20 -34L25 -28L40 -21Q41 -17 36 -16L24 -16Q20 -10 12 -11Q-6 -10 -20 -12Q-26 -15 -25 -21z", fur) + flat("M28 -24l5 1.6l-4 1.4z", eye) + flat("M30 -16l1.4 3l1.4 -3zM34 -16l1 2.6l1.4 -2.8z", "#fff8e6") + line("M-18 -25l-2 4M-8 -26l-2 5M2 -27l-2 5M12 -30l-1 6", dark(fur, 0.4), 1.1);

/** A cow's, sheep's or wolf's skin stretched or hung. */
export const pelt = (fur: string, head = true): string =>
  solid("M0 -26Q10 -26 14 -20L30 -24L27 -10Q18 -8 17 2Q17 14 26 24L16 30Q10 22 4 24L0 44L-4 24Q-10 22 -16 30L-26 24Q-17 14 -17 2Q-18 -8 -27 -10L-30 -24L-14 -20Q-10 -26 0 -26z", fur) +
  line("M-8 -8l3 6M6 -12l3 6M-6 8l3 6M6 6l3 6M0 -2v7", dark(fur, 0.35), 1.2) +
  (head ? solid("M-10 -26L-14 -40L-7 -35Q0 -38 7 -35L14 -40L10 -26Q4 -16 0 -14Q-4 -16 -10 -26z", light(fur, 0.12)) + line("M-5 -28l3 1M5 -28l-3 1", "#140c10", 1.6) : "");

/** A garland of antlers on a wall. */
export const antlers = (horn: string): string => line("M-2 0Q-14 -6 -20 -22M-12 -9Q-20 -8 -26 -14M-17 -15Q-15 -22 -12 -26M2 0Q14 -6 20 -22M12 -9Q20 -8 26 -14M17 -15Q15 -22 12 -26", horn, 3);

export const swallow = (x: number, y: number, size: number, colour: string): string => at(x, y, flat(`M0 0Q-6 -6 -14 -6Q-8 -2 -4 2L-10 9L-1 5L${n(polar(0, 0, 8, 90)[0])} 7Q6 0 14 -4Q6 -4 0 0z`, colour), size);

export const rat = (fur: string): string =>
  line("M-9 -2Q-18 -2 -22 -8", fur, 1.4) + solid("M-10 -1Q-10 -8 -2 -8Q4 -8 8 -5L13 -2Q11 0 8 0H-8Q-10 0 -10 -1z", fur) + disc(5, -7, 2, light(fur, 0.2)) + disc(9.4, -3.6, 0.7, "#ff8a5a") + line("M-6 0v1.4M4 0v1.4", fur, 1.2);
