/** Hands that grasp, and what they hold: cards, runes, shards. */

import { claw, form, limb, shape, tube } from "../../../../art/forms.ts";
import { at, disc, flat, glow, line, mix, star } from "../../../../art/pen.ts";
import { BONE, DEEP, INK } from "./blood.ts";

/** A right hand spread towards us; the origin is in its palm. */
export const hand = (skin: string, nails = BONE): string => {
  const finger = (x: number, y: number, turn: number, size: number): string =>
    at(x, y, form(tube(limb("0 6, 0 -10, 3 -22, -1 -34", [6.5, 6.4, 6, 3.6])), skin, line("M-6 -8Q0 -5 6 -9M-4 -21Q2 -18 9 -22", mix(skin, INK, 0.5), 1.3), 4) + flat(claw(-0.6, -30, 20, 352, 0.35, 0.22), nails), size, turn);
  return (
    finger(-14, -10, -46, 0.9) + finger(-6, -16, -18, 1.05) + finger(5, -16, 8, 1) + finger(14, -8, 36, 0.84) +
    form(shape("-19 -4, -12 -18, 2 -22, 15 -15, 20 0, 14 18, 2 26, -12 22"), skin, flat(shape("-10 -8, 2 -12, 12 -4, 8 12, -4 14"), mix(skin, INK, 0.45)) + line("M-12 -6Q0 -2 10 -10M-10 4Q2 4 10 -2", DEEP, 1.2), 5) +
    at(-14, 10, form(tube(limb("6 4, -8 0, -18 -8, -24 -20", [8, 8, 6, 4])), skin, "", 4) + flat(claw(-23, -17, 18, 340, 0.35, 0.24), nails))
  );
};

/** Three fingers that close on something from the left, seen from the back of the hand. */
export const grip = (skin: string, nails = BONE): string =>
  [0, 1, 2, 3].map((i) => at(0, i * 9 - 12, form(tube(limb("-20 4, -8 -2, 4 -2, 12 4", [6, 6, 5.4, 4])), skin, line("M-8 -8Q-6 -2 -9 3M4 -7Q6 -2 3 3", mix(skin, INK, 0.5), 1.2), 4) + flat(claw(10, 3, 13, 118, 0.3, 0.28), nails))).join("");

/** A card that is meant: it shines. */
export const shiningCard = (colour: string): string =>
  glow(0, 0, 34, colour) + flat("M-11 -16H11Q13 -16 13 -14V14Q13 16 11 16H-11Q-13 16 -13 14V-14Q-13 -16 -11 -16z", colour) + flat("M-9 -13H9V2H-9z", "#eafff8") + line("M-8 6H8M-8 10H4", DEEP, 1.6, 0.7) + flat("M0 -11L2 -7L6 -6L3 -3L4 1L0 -1L-4 1L-3 -3L-6 -6L-2 -7z", mix(colour, DEEP, 0.5));

/** A rune cut into a stone coin. */
export const rune = (colour: string, light = "#eafff8"): string =>
  glow(0, 0, 24, colour) + flat("M0 -12L10 -6V6L0 12L-10 6V-6z", colour) + flat("M0 -12L10 -6L0 0L-10 -6z", light, 0.45) + line("M0 -6V7M-5 -1L0 -6L5 0", DEEP, 2);

/** Long crystals in a bundle. */
export const shards = (colour: string): string =>
  glow(0, -6, 34, colour) + [[-9, 4, -24, 0.8], [10, 4, 26, 0.75], [0, 6, 0, 1.2]].map(([x, y, turn, k]) => at(x!, y!, flat("M-6 8L-7 -12L0 -24L7 -12L6 8z", colour) + flat("M0 -24L7 -12L6 8L1 8z", "#eafff8", 0.5), k!, turn!)).join("");

/** Energy that leaps along a line. */
export const crackle = (d: string, colour: string, wide = 2): string => line(d, colour, wide * 2.4, 0.45) + line(d, "#eafff8", wide);

/** A cog of a machine that somebody loses. */
export const cogwheel = (x: number, y: number, r: number, colour: string): string =>
  flat(star(x, y, r, r * 0.76, 10, 9), colour) + disc(x, y, r * 0.66, colour) + disc(x, y, r * 0.44, DEEP) + disc(x, y, r * 0.2, "#eafff8");
