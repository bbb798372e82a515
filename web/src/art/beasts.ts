/** Eyes that glow. */

import { flat, glow, light, n } from "./pen.ts";

/** Two slanted glowing eyes. */
export const glare = (x: number, y: number, gap: number, r: number, colour: string): string =>
  glow(x - gap, y, r * 2.6, colour) + glow(x + gap, y, r * 2.6, colour) +
  flat(`M${n(x - gap - r)} ${n(y - r * 0.7)}L${n(x - gap + r)} ${n(y + r * 0.3)}Q${n(x - gap)} ${n(y + r)} ${n(x - gap - r)} ${n(y - r * 0.7)}zM${n(x + gap + r)} ${n(y - r * 0.7)}L${n(x + gap - r)} ${n(y + r * 0.3)}Q${n(x + gap)} ${n(y + r)} ${n(x + gap + r)} ${n(y - r * 0.7)}z`, light(colour, 0.55));
