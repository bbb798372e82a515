/** Heads of dragons, from the side and from the front. */

import { bands, claw, course, fangs, fierceEye, form, hairs, limb, shape, tube } from "../../../../art/forms.ts";
import { at, disc, flat, light, line, mix } from "../../../../art/pen.ts";
import { BONE, DEEP, FLAME, GOLD, INK, RUST } from "./blood.ts";

/** A head that looks to the right with open jaws; the neck joins at the origin. `breath` lies in its throat. */
export const dragonSide = (scale: string, breath: string): string => {
  const shadow = mix(scale, INK, 0.6);
  return (
    flat(claw(-6, -20, 44, 300, 0.3, 0.2) + claw(-20, -8, 32, 282, 0.3, 0.22) + claw(-24, 8, 24, 262, 0.3, 0.24), RUST) +
    flat("M14 10L40 0L84 -4L80 20L36 18z", INK) + breath +
    form(shape("12 14!, 36 17, 60 20, 82 18!, 78 28, 50 36, 18 38, -8 30"), shadow, line(bands(limb("16 26, 48 28, 76 22", [9, 8, 3]), 6), RUST, 1.1)) +
    flat(fangs("24 16, 50 19, 81 19", 7, -7, [5], 3) + fangs("83 -4, 64 1, 40 1, 20 10", 8, -8, [1], 5), BONE) +
    form(shape("-32 10, -20 -18, -2 -26, 12 -34!, 22 -24, 44 -22, 62 -26, 78 -18, 85 -4!, 66 1, 40 1, 20 12!, 6 28, -16 34"), scale, flat(shape("-32 10, 0 10, 24 -6, 60 -8, 86 -4, 66 1, 40 1, 20 12, 6 28, -16 34"), DEEP, 0.4) + line(hairs(7, 14, [-22, -16, 26, 34], [6, -2]), INK, 1.2, 0.6) + line(course("16 -20, 40 -18, 64 -22"), FLAME, 1.4, 0.8)) +
    flat("M70 -18q6 -2 7 3q-5 2 -7 -3z", INK) + at(14, -12, fierceEye(GOLD, DEEP), 0.72, 4)
  );
};

/** A head from the front, its jaws open; the neck comes from behind. */
export const dragonFront = (scale: string, breath: string): string => {
  const half = at(17, -16, fierceEye(GOLD, DEEP), 0.86, -32, true);
  return (
    flat(claw(-22, -32, 70, 322, -0.3, 0.16) + claw(22, -32, 70, 38, 0.3, 0.16) + claw(-30, -16, 46, 296, -0.3, 0.18) + claw(30, -16, 46, 64, 0.3, 0.18) + claw(-30, 2, 32, 268, -0.3, 0.2) + claw(30, 2, 32, 92, 0.3, 0.2), BONE) +
    flat(shape("-24 16!, -28 44, -14 66, 0 70, 14 66, 28 44, 24 16!"), INK) + breath +
    flat(shape("-9 66, -7 44, 0 38, 7 44, 9 66"), "#a83038") +
    form(shape("-27 18!, -33 42, -22 66, 0 78, 22 66, 33 42, 27 18!, 20 48, 12 60, 0 63, -12 60, -20 48"), mix(scale, INK, 0.5), line("M-10 76V64M10 76V64M-24 60L-14 56M24 60L14 56", RUST, 1.2)) +
    flat(fangs("-22 44, -14 58, 0 62, 14 58, 22 44", 7, -9, [1, 5], 3), BONE) +
    form(shape("0 -46, 16 -42, 30 -30!, 36 -8, 28 8, 28 24!, 14 32, 0 34, -14 32, -28 24!, -28 8, -36 -8, -30 -30!, -16 -42"), scale, flat(shape("-28 24, -24 4, 0 14, 24 4, 28 24, 0 34"), light(scale, 0.12)) + flat("M-36 -8L-24 4L-28 24L-40 20zM36 -8L24 4L28 24L40 20z", DEEP, 0.55) + line("M0 -44L-5 -28L5 -20L-4 -8L4 0M-12 -40L-14 -28M12 -40L14 -28M-10 4Q0 10 10 4M-14 -2Q0 4 14 -2", DEEP, 1.6, 0.8) + line(hairs(9, 16, [-30, -34, 60, 24], [0, 5], 3), INK, 1.1, 0.5)) +
    flat(fangs("27 25, 14 33, 0 35, -14 33, -27 25", 8, -9, [1, 6], 5), BONE) +
    disc(-11, 18, 3, INK, 1, 2.2) + disc(11, 18, 3, INK, 1, 2.2) + at(-17, -16, fierceEye(GOLD, DEEP), 0.86, 32) + half
  );
};

/** A neck with plates before and a ridge behind. */
export const neckOf = (written: string, widths: readonly number[], scale: string, belly: string, side = 1): string => {
  const neck = limb(written, widths);
  const [from, to] = side > 0 ? [0.25, 1] : [-1, -0.25];
  return form(tube(neck), scale, flat(tube(neck, from, to), belly, 0.85) + line(bands(neck, 11, { left: from, right: to }), DEEP, 1.4) + line(bands(neck, 8, side > 0 ? { left: -1, right: 0.1, bulge: 0.5 } : { left: -0.1, right: 1, bulge: 0.5 }), mix(scale, "#ffb060", 0.35), 1.1));
};
