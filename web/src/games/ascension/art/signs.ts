/** What cards do, as things in their pictures: runes, stars of Honor, cuts of Power, Energy, cards. */

import { RUNES } from "../../../art/brush.ts";
import { at, dark, flat, glow, light, line, star } from "../../../art/pen.ts";

/** A rune that burns. */
export const rune = (which: number, x: number, y: number, size: number, colour: string, turn = 0): string =>
  glow(x, y, size * 13, colour, 0.8) + at(x, y, line(RUNES[which % RUNES.length]!, light(colour, 0.55), 2.4), size, turn);

/** A star of Honor. Drawn once in a picture and used again. */
export const honor = (x: number, y: number, r: number, colour: string): string =>
  at(x, y, glow(0, 0, 26, colour, 0.8) + flat(star(0, 0, 10, 4.2, 5), colour) + flat(star(0, 0, 5, 2, 5), light(colour, 0.7)), r / 10);

/** A stroke of Power: a cut in the air. */
export const cut = (x: number, y: number, length: number, turn: number, colour: string): string =>
  at(x, y, flat("M-50 3Q0 -14 50 -2Q0 -4 -50 3z", colour) + flat("M-34 0Q0 -11 36 -2Q0 -6.5 -34 0z", "#fffdf0"), length / 100, turn);

/** A card. */
export const sheet = (x: number, y: number, size: number, turn: number, colour: string): string =>
  at(x, y, flat("M-9 -13H9V13H-9z", "#fffbe0") + flat("M-7 -11H7V3H-7z", colour) + line("M-6 7H6M-6 10H3", dark(colour, 0.4), 1.4), size, turn);

/** A card that burns away: it is banished. */
export const ash = (x: number, y: number, size: number, turn: number, colour: string, face: string): string =>
  glow(x, y, 30 * size, colour, 0.7) + at(x, y, flat("M-9 13V-6L-5 -9L-3 -5L1 -11L3 -4L7 -8L9 -3V13z", "#fffbe0") + flat("M-7 11V-2L-4 -4L1 -5L5 -3L7 0V11z", face) + flat("M-11 -4L-9 -15L-5 -10L-3 -20L2 -13L6 -18L7 -10L11 -13L9 -2L5 -6L2 -1L-2 -7L-5 -2z", colour) + line("M-12 -18h.1M-2 -25h.1M8 -23h.1M12 -17h.1", light(colour, 0.4), 2.4), size, turn);

/** A piece of Energy. */
export const shard = (x: number, y: number, size: number, colour: string, turn = 0): string =>
  at(x, y, glow(0, 0, 26, colour, 0.8) + flat("M0 -16L8 -3L0 16L-8 -3z", colour) + flat("M0 -16L8 -3L1 -1zM0 16L-8 -3L1 -1z", light(colour, 0.6)) + line("M-8 -3L1 -1L8 -3M1 -1L0 16", "#fffdf0", 1), size, turn);
