/** Small whole people at work and on the road. The origin is between their feet; they are about 34 high and look right. */

import { at, dark, disc, flat, light, line, n, ring, solid, type Point } from "./pen.ts";

export type Pose = "stand" | "walk" | "kneel" | "sit" | "bend";
export type Cap = "none" | "cap" | "straw" | "hood" | "kerchief" | "helmet" | "crown" | "tonsure" | "wimple" | "mitre" | "feather" | "braid";

export interface Small {
  cloth: string;
  cap?: Cap;
  /** The colour of what is on the head. */
  top?: string;
  skin?: string;
  pose?: Pose;
  /** A long gown instead of legs. */
  gown?: boolean;
  cloak?: string;
  /** Where the hands are, seen from the feet. */
  near?: Point | null;
  off?: Point | null;
  /** Drawn behind and in front of the body. */
  behind?: string;
  held?: string;
}

const HEADS: Record<Cap, (c: string) => string> = {
  none: (c) => flat("M-3.6 -30.5Q-3.6 -35 .4 -34.6Q4 -34.4 3.6 -31Q1 -33 -1.4 -31.4L-2 -28.6Q-3.6 -28.6 -3.6 -30.5z", c),
  cap: (c) => solid("M-4 -31.6Q-4 -36 0 -35.6Q4.4 -35.6 5.4 -31.6z", c),
  straw: (c) => solid("M-7 -31.6Q-3.6 -32.6 -3.2 -35.6H3.2Q3.6 -32.6 7 -31.6Q0 -30.2 -7 -31.6z", c),
  hood: (c) => solid("M-4.4 -24Q-5.6 -35.6 .4 -35.8Q4.6 -35.4 4.4 -32Q1 -33.4 -.4 -30Q-1 -26 -1 -24z", c),
  kerchief: (c) => solid("M-4.2 -26Q-5 -35.6 .6 -35.4Q4.4 -35 4 -31.4Q1 -33 -1 -30.4Q-1.6 -28 -4.2 -26z", c),
  helmet: (c) => solid("M-4.2 -30.4Q-4 -36 0 -36.4Q4 -36 4.4 -30.4H2.6V-28.4H1.6V-30.4z", c),
  crown: (c) => solid("M-3.8 -31.6L-4.4 -36.4L-2 -34.4L0 -37L2 -34.4L4.4 -36.4L3.8 -31.6z", c),
  tonsure: (c) => line("M-3.4 -30Q-3.8 -33 -1.4 -33.6M3.4 -31.6Q3 -33.4 1.4 -33.6", c, 1.8),
  wimple: (c) => solid("M-4.6 -23Q-5.4 -36 .4 -36Q5.4 -35.4 4.8 -24.6Q3.6 -26.4 3.2 -31Q.6 -33.4 -1 -31Q-1.2 -26 1 -24.6z", c),
  mitre: (c) => solid("M-3.6 -31.6Q-4.2 -36 0 -40Q4.2 -36 3.6 -31.6z", c),
  feather: (c) => solid("M-4.4 -32Q-3.6 -36 .6 -35.6Q4.4 -35.2 5.6 -32z", c) + line("M-2 -33.4Q-6.4 -38 -8.6 -35.4", light(c, 0.6), 1.4),
  braid: (c) => flat("M-3.8 -30Q-3.6 -35 .4 -34.8Q4 -34.6 3.6 -31Q1 -33 -1 -31.4Q-2 -26 -3.4 -20H-5Q-3.8 -25 -3.8 -30z", c),
};

/** One person. */
export function small(p: Small): string {
  const skin = p.skin ?? "#d9a57c";
  const pose = p.pose ?? "stand";
  const legs = dark(p.cloth, 0.5);
  const lower =
    pose === "sit" ? (p.gown ? solid("M-5.6 -12Q0 -9 8 -9L9 0H5L4 -4H-4.6z", p.cloth) : line("M-1 -11L7 -10L7 -1M-2 -11L5 -9L4.6 0", legs, 3.2))
    : pose === "kneel" ? (p.gown ? solid("M-4 -13Q-7 -4 -9 0H7Q4 -6 4 -13z", p.cloth) : line("M-1 -12L3 -4L-7 -1M1 -12L6 -8L6 0", legs, 3.2))
    : p.gown ? solid(pose === "walk" ? "M-4 -14Q-6 -6 -8 0H7Q5 -8 4.4 -14z" : "M-4.4 -14Q-5 -6 -6.4 0H6.4Q5 -6 4.4 -14z", p.cloth)
    : pose === "walk" ? line("M-.6 -13L-5 -6L-7.4 0M.8 -13L4.4 -6.4L5.6 0", legs, 3) : line("M-2 -13V0M2 -13L2.4 0", legs, 3);
  const drop = pose === "sit" || pose === "kneel" ? 4 : 0;
  const near = p.near === undefined ? ([5, -13] as Point) : p.near;
  const off = p.off === undefined ? ([-5, -13] as Point) : p.off;
  const limb = (from: Point, to: Point, colour: string): string => {
    const mx = (from[0] + to[0]) / 2 + (to[1] - from[1]) * 0.16;
    const my = (from[1] + to[1]) / 2 + 1.4;
    return line(`M${n(from[0])} ${n(from[1])}Q${n(mx)} ${n(my)} ${n(to[0])} ${n(to[1])}`, colour, 3) + disc(to[0], to[1], 1.5, skin);
  };
  const body =
    (p.cloak ? solid("M-4 -26Q-8 -14 -9 -4L4 -6L3 -25z", p.cloak) : "") +
    (off ? limb([-3, -23], off, dark(p.cloth, 0.3)) : "") +
    solid("M-4.8 -23Q-4 -27 0 -27Q4 -27 4.8 -23L4.4 -11Q0 -9.6 -4.6 -11z", p.cloth) + line("M-4.4 -14.4Q0 -13.2 4.4 -14.4", dark(p.cloth, 0.45), 1.2) +
    disc(0.3, -30.6, 3.7, skin, 1, 4.1) + disc(2.2, -30.4, 0.6, "#241a20") + HEADS[p.cap ?? "none"](p.top ?? dark(p.cloth, 0.35)) +
    (p.held ?? "") + (near ? limb([3.2, -23], near, light(p.cloth, 0.08)) : "");
  const top = pose === "bend" ? at(0, -12, at(0, 12, body), 1, 42) : drop ? at(0, drop, body) : body;
  return (p.behind ?? "") + lower + top;
}

/** A person put down somewhere. */
export const someone = (x: number, y: number, size: number, p: Small, mirror = false): string => at(x, y, small(p), size, 0, mirror);

/** Many heads and shoulders from behind or afar, row by row. */
export function crowd(x: number, y: number, width: number, count: number, size: number, colours: readonly string[], caps: readonly Cap[] = ["none", "cap", "kerchief", "hood"]): string {
  return Array.from({ length: count }, (_, i) => {
    const k = (i * 0.618) % 1;
    return at(x + (i / Math.max(1, count - 1)) * width, y + (k - 0.5) * 6, small({ cloth: colours[i % colours.length]!, cap: caps[(i * 3 + 1) % caps.length]!, gown: i % 3 === 0, near: i % 4 === 1 ? [7, -30] : undefined }), size, 0, i % 2 === 0);
  }).join("");
}

export const TOOLS = {
  spear: (c: string, tip = "#c8ccd4"): string => line("M6 4V-44", c, 1.5) + flat("M6 -52L8.2 -45L6 -42L3.8 -45z", tip),
  staff: (c: string): string => line("M7 2V-36", c, 1.8),
  scythe: (c: string): string => line("M3 0L10 -34", c, 1.5) + line("M10 -34Q18 -38 25 -30", "#d0d4da", 2),
  spade: (c: string): string => line("M4 -20L13 -4", c, 1.6) + flat("M11 -6L16 -8L18 1L14 2z", "#b0b4bc"),
  hammer: (c: string): string => line("M6 -16L11 -33", c, 1.7) + flat("M6.6 -37L15 -34L14 -30L5.6 -33z", "#8a8e98"),
  torch: (c: string): string => line("M6 -16L9 -34", c, 1.8) + flat("M9 -45Q14 -38 10.6 -33Q6 -34 7 -39z", "#ffb84a") + flat("M9.4 -40Q11.4 -37 9.8 -34Q8 -35 8.4 -38z", "#fff3b0"),
  axe: (c: string): string => line("M4 -14L11 -36", c, 1.7) + flat("M9 -36L17 -38L18 -30L10.6 -31z", "#c0c4cc"),
  fork: (c: string): string => line("M6 2V-38M3 -46V-40Q3 -38 6 -38Q9 -38 9 -40V-46M6 -38V-46", c, 1.3),
  sack: (c: string): string => solid("M-12 -30Q-8 -37 0 -33Q2 -26 -3 -22Q-12 -21 -12 -30z", c),
  basket: (c: string): string => solid("M3 -14H14L12.4 -7H4.6z", c) + ring(8.5, -14, 4.6, c, 1, 1, 5),
  bow: (c: string): string => line("M8 -34Q15 -22 8 -8", c, 1.6) + line("M8 -34L8 -8", "#e8e0d0", 0.7),
  book: (c: string): string => solid("M4 -22l6 -2l5 2v8l-5 -1.6l-6 1.6z", c),
  horn: (c: string): string => solid("M4 -28L15 -34L16 -27L5 -26z", c),
  lute: (c: string): string => solid("M0 -14a5.4 5 0 1 1 8 4a5 5 0 0 1 -8 -4z", c) + line("M7 -18L15 -26", c, 1.6),
} as const;
