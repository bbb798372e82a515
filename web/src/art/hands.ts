/** Hands, from the wrist along the forearm: they hold, give, point and cast. */

import { at, dark, light, line, solid, type Point } from "./pen.ts";

export type Grip = "fist" | "open" | "cup" | "point" | "flat";

export interface Hand {
  /** Where the wrist is, seen from the hips. */
  to?: Point;
  grip?: Grip;
  /** What it holds, drawn with its origin in the fist, turned so many degrees on the page. */
  holds?: string;
  turn?: number;
  /** The hand lies over what it holds, unless that is in front. */
  front?: boolean;
  /** Which way the elbow goes, if not outward; how the wrist bends, in degrees. */
  bend?: 1 | -1;
  wrist?: number;
  /** The far arm reaches over the chest instead of behind it. */
  over?: boolean;
}

const SHAPES: Record<Grip, readonly [string, string]> = {
  fist: ["M-3 -4.4Q2 -7.6 8 -6Q12 -4 11.6 1Q11.4 6 6 6.6Q1 7 -3 4.4z", "M11.4 -2.4H6.6M11.8 .8H6.8M10.6 4H6.4M1 -5.6Q5 -3.6 7.4 -5"],
  open: ["M-3 -4.2L2 -5.4L3.4 -12Q5 -13.4 6 -11.8L7.4 -5.4L15 -8.6Q17 -7.8 16 -6.2L9.4 -2.4L19 -2.8Q20.4 -1.6 19 -.4L9.6 1L17 3.6Q17.8 5.2 16 5.8L8 4L12.4 8.4Q12.2 10.2 10.4 9.8L3 5.8L-3 4.2z", "M4 -2Q6.4 0 5.4 3.6"],
  cup: ["M-3 -4L5 -2.6Q9 -2 12 -6L17 -8.4Q19 -7.4 17.8 -5.6L14.4 -1Q11 5.4 4 6L-3 4.4z", "M12 -1.6L16.6 -6.6M9.4 .6Q12 -.4 14 -3"],
  point: ["M-3 -4.4Q2 -7 7 -6.2L19 -5.4Q20.6 -4.2 19 -3L10.6 -2Q12 1 10.4 4.4Q7 7 2 6.4L-3 4.4z", "M10.4 .4H6.4M9.8 3.6H6.2M1 -5.4Q4 -3.6 7 -4.4"],
  flat: ["M-3 -4L2 -4.4L5.4 -9Q7.4 -9.2 7.2 -7L7 -4Q16 -3.6 18.6 -1.6Q19 1 16 2.4L6 5L-3 4z", "M8 -1H16M8 1.4H14.4"],
};

/** A hand at a wrist, its fingers going the way of `turn`; thumbs are up. */
export const hand = (wrist: Point, turn: number, grip: Grip, skin: string, size = 1): string => {
  const over = Math.abs(((turn + 540) % 360) - 180) > 90;
  const [shape, lines] = SHAPES[grip];
  const drawn = solid(shape, skin) + line(lines, dark(skin, 0.45), 1) + (grip === "fist" || grip === "point" ? line("M1 -3.6Q5 -6.4 8.4 -4.2", light(skin, 0.25), 1.2) : "");
  return at(wrist[0], wrist[1], over ? `<g transform="scale(1 -1)">${drawn}</g>` : drawn, size, turn);
};
