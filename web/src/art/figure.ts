/** People with a hip, shoulders and a neck that turn: six stances, large in the picture and cropped at the knees. */

import { behindHead, head, type Head } from "./heads.ts";
import { hand, type Hand } from "./hands.ts";
import type { Tones } from "./light.ts";
import { at, ball, dark, flat, light, line, n, solid, type Point } from "./pen.ts";

export type StanceName = "lunge" | "cast" | "kneel" | "aim" | "stride" | "loom" | "sit";
export type Wear = "robe" | "plate" | "tunic" | "tabard" | "monk" | "coat";

export interface Figure {
  stance: StanceName;
  head: Head;
  wear: Wear;
  cloth: string;
  /** What is seen under the outer cloth, and its seams. */
  under?: string;
  trim?: string;
  metal?: string;
  cloak?: string;
  /** How far cloak and skirts are blown to the left. */
  flow?: number;
  build?: "slim" | "broad";
  /** Degrees to the right, added to those of the stance. */
  hip?: number;
  spine?: number;
  shoulder?: number;
  neck?: number;
  near?: Hand | null;
  far?: Hand | null;
  sleeves?: "wide" | "tight" | "plate" | "bare";
  legs?: "gown" | "hose" | "greaves";
  /** Knees, and feet where they are seen. */
  knees?: readonly [Point, Point];
  feet?: readonly [Point, Point];
  /** On the chest. */
  device?: string;
}

interface Pose {
  hip: number;
  spine: number;
  shoulder: number;
  neck: number;
  near: Point;
  far: Point;
  knees: readonly [Point, Point];
  feet: readonly [Point, Point];
}

/** The hips are the origin; the neck is 50 above them when the back is straight. */
const STANCES: Record<StanceName, Pose> = {
  lunge: { hip: -8, spine: 20, shoulder: -6, neck: -10, near: [-34, -22], far: [66, -44], knees: [[-36, 36], [36, 26]], feet: [[-66, 66], [40, 68]] },
  cast: { hip: 4, spine: -8, shoulder: -4, neck: 4, near: [-46, -54], far: [40, -78], knees: [[-13, 44], [15, 42]], feet: [[-18, 84], [20, 84]] },
  kneel: { hip: 6, spine: 8, shoulder: 4, neck: 10, near: [18, -12], far: [30, -8], knees: [[-14, 36], [36, 2]], feet: [[-52, 42], [34, 42]] },
  aim: { hip: -4, spine: -8, shoulder: -4, neck: 2, near: [6, -48], far: [64, -56], knees: [[-20, 42], [18, 42]], feet: [[-30, 84], [24, 84]] },
  stride: { hip: 6, spine: 8, shoulder: 6, neck: -6, near: [-36, -6], far: [38, -14], knees: [[-30, 36], [28, 38]], feet: [[-60, 60], [34, 82]] },
  loom: { hip: 0, spine: 12, shoulder: 4, neck: 14, near: [-52, -16], far: [56, -22], knees: [[-20, 42], [20, 42]], feet: [[-26, 84], [26, 84]] },
  sit: { hip: 0, spine: 0, shoulder: 0, neck: 0, near: [-40, -4], far: [40, -6], knees: [[-46, 8], [46, 8]], feet: [[24, 18], [-24, 18]] },
};

/** Joints turn no further than this, in degrees. */
const MOST = 25;
const within = (degrees: number): number => Math.max(-MOST, Math.min(MOST, degrees));

const turned = ([x, y]: Point, degrees: number, [ox, oy]: Point = [0, 0]): Point => {
  const a = (degrees * Math.PI) / 180;
  return [ox + x * Math.cos(a) - y * Math.sin(a), oy + x * Math.sin(a) + y * Math.cos(a)];
};

const p = ([x, y]: Point): string => `${n(x)} ${n(y)}`;
const between = (a: Point, b: Point, share: number): Point => [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];

/** A limb that goes from one width to another. */
function limb(from: Point, to: Point, a: number, b: number): string {
  const l = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const [x, y] = [-(to[1] - from[1]) / l, (to[0] - from[0]) / l];
  const edge = ([px, py]: Point, w: number): string => `${n(px + x * w)} ${n(py + y * w)}`;
  return `M${edge(from, a)}L${edge(to, b)}A${n(b)} ${n(b)} 0 0 0 ${edge(to, -b)}L${edge(from, -a)}A${n(a)} ${n(a)} 0 0 0 ${edge(from, a)}z`;
}

const UPPER = 28;
const LOWER = 27;

/** Elbow and wrist of an arm that reaches for a point. */
function reach(shoulder: Point, to: Point, way: number): { elbow: Point; wrist: Point } {
  const [dx, dy] = [to[0] - shoulder[0], to[1] - shoulder[1]];
  const far = Math.hypot(dx, dy) || 1;
  const length = Math.min(far, UPPER + LOWER - 1);
  const along = (UPPER * UPPER - LOWER * LOWER + length * length) / (2 * length);
  const rise = Math.sqrt(Math.max(0, UPPER * UPPER - along * along)) * way;
  const [ux, uy] = [dx / far, dy / far];
  return { elbow: [shoulder[0] + ux * along - uy * rise, shoulder[1] + uy * along + ux * rise], wrist: [shoulder[0] + ux * length, shoulder[1] + uy * length] };
}

function arm(f: Figure, shoulder: Point, to: Point, h: Hand, outward: number): string {
  const sleeves = f.sleeves ?? (f.wear === "plate" ? "plate" : f.wear === "robe" ? "wide" : f.wear === "monk" && outward > 0 ? "bare" : "tight");
  const metal = f.metal ?? "#97a3b6";
  const { skin } = f.head;
  const cloth = sleeves === "plate" ? metal : sleeves === "bare" ? skin : f.cloth;
  const { elbow, wrist } = reach(shoulder, to, h.bend ?? ([1, -1].sort((a, b) => { const [one, other] = [reach(shoulder, to, a).elbow, reach(shoulder, to, b).elbow]; return (other[0] * outward + other[1] * 0.8) - (one[0] * outward + one[1] * 0.8); })[0] as 1 | -1));
  const l = Math.hypot(wrist[0] - elbow[0], wrist[1] - elbow[1]) || 1;
  const [ux, uy] = [(wrist[0] - elbow[0]) / l, (wrist[1] - elbow[1]) / l];
  const off = (q: Point, along: number, side: number): string => p([q[0] + ux * along - uy * side, q[1] + uy * along + ux * side]);
  const seam = dark(cloth, 0.45);
  const broad = f.build === "broad" ? 1.15 : 1;
  const turn = (Math.atan2(uy, ux) * 180) / Math.PI + (h.wrist ?? 0);
  const palm: Point = [wrist[0] + ux * 6, wrist[1] + uy * 6];
  const thing = h.holds ? at(palm[0], palm[1], h.holds, 1, h.turn ?? 0) : "";
  const gauntlet = sleeves === "plate" ? dark(metal, 0.22) : skin;
  const under = line(`M${n(shoulder[0] + 1)} ${n(shoulder[1] + 4)}L${p([elbow[0], elbow[1] + 1])}L${p(wrist)}`, dark(f.cloth, 0.7), 14 * broad, 0.4);
  const upper = solid(limb(shoulder, elbow, 9.6 * broad, 7.6 * broad), cloth);
  const lower =
    sleeves === "wide"
      ? flat(`M${off(wrist, 0, 14)}Q${off(wrist, 6, 0)} ${off(wrist, 0, -9)}Q${off(wrist, -5, 0)} ${off(wrist, 0, 14)}z`, dark(cloth, 0.6)) + solid(limb([wrist[0] - ux * 6, wrist[1] - uy * 6], wrist, 4.4, 4.2), skin) +
        solid(`M${off(elbow, -5, -7.4)}L${off(wrist, -3, -8.6)}Q${off(wrist, -8, 4)} ${off(wrist, -2, 15)}Q${off(elbow, 4, 14)} ${off(elbow, -6, 7.6)}z`, light(cloth, 0.06)) + line(`M${off(wrist, -3, -8.6)}Q${off(wrist, -8, 4)} ${off(wrist, -2, 15)}`, f.trim ?? light(cloth, 0.4), 2.4) + line(`M${off(elbow, 2, 3)}L${off(wrist, -10, 7)}M${off(elbow, 0, -2)}L${off(elbow, 12, -1)}`, seam, 1.2, 0.7)
      : sleeves === "plate"
        ? solid(limb(elbow, wrist, 7.8 * broad, 5.6), cloth) + solid(limb(between(elbow, wrist, 0.28), wrist, 9, 6.6), light(metal, 0.08)) + ball(elbow[0], elbow[1], 7, metal) + line(`M${off(between(elbow, wrist, 0.35), 0, -7)}L${off(wrist, 0, -5)}M${off(wrist, 0, 7)}L${off(wrist, 0, -7)}`, f.trim ?? light(metal, 0.5), 1.8)
        : solid(limb(elbow, wrist, 7.4 * broad, 5), cloth) + (sleeves === "bare" ? line(`M${off(elbow, 4, 3)}Q${off(elbow, 12, 5)} ${off(elbow, 20, 2)}`, seam, 1, 0.5) + line(`M${off(wrist, -3, 5.4)}L${off(wrist, -3, -5.4)}`, f.trim ?? "#e0b048", 3.2) : line(`M${off(wrist, -1, 5.6)}L${off(wrist, -1, -5.6)}`, f.trim ?? light(cloth, 0.4), 3) + line(`M${off(elbow, -3, -7)}L${off(elbow, 3, 4)}M${off(elbow, 3, -6)}L${off(elbow, 6, 2)}`, seam, 1.1, 0.7));
  const fingers = hand(wrist, turn, h.grip ?? (h.holds ? "fist" : "open"), gauntlet, 1.05 * (f.build === "broad" ? 1.1 : 1));
  return under + (h.front ? "" : thing) + (sleeves === "wide" ? upper + lower + fingers : upper + fingers + lower) + (h.front ? thing : "");
}

/** A shoulder piece of plates. */
const pauldron = (at_: Point, side: number, metal: string, trim: string, turn: number): string =>
  at(at_[0], at_[1], solid("M-9 -8Q4 -15 14 -5Q19 4 16 13Q4 15 -6 8z", metal) + solid("M-2 5Q8 11 16.4 10Q17 16 14 19Q4 18 -2 12z", dark(metal, 0.12)) + line("M-7 -6Q5 -11 12 -3Q16 4 14.6 10M-1 12Q6 16.6 13.6 16.6", trim, 1.5), 1, turn, side < 0);

/** A person; the origin is between the hips. */
export function figure(t: Tones, f: Figure): string {
  const pose = STANCES[f.stance];
  const angle = (which: "hip" | "spine" | "shoulder" | "neck"): number => within(pose[which] + (f[which] ?? 0));
  const [hip, spine, shoulder, neck] = [angle("hip"), angle("spine"), angle("shoulder"), angle("neck")];
  const k = f.build === "broad" ? 1.2 : f.build === "slim" ? 0.9 : 1;
  const seated = f.stance === "sit";
  const N = turned([0, -50], spine);
  const body = (x: number, y: number, up = 0): Point => turned([x, y - 50 * up], spine);
  const lean = shoulder + spine * 0.7;
  const S1 = turned([-19 * k, 7], lean, N);
  const S2 = turned([17 * k, 7], lean, N);
  const H1 = turned([-13 * k, 0], hip);
  const H2 = turned([12 * k, 0], hip);
  const W1 = body(-11.5 * k, 0, 0.32);
  const W2 = body(11 * k, 0, 0.32);
  const collar = [turned([-6, -2], lean, N), turned([7, -2], lean, N)] as const;
  const skull = turned([3, -22], neck + spine * 0.4, N);
  const tilt = neck + spine * 0.35;
  const lit = t.law.key === "left" ? "left" : "right";
  const trim = f.trim ?? light(f.cloth, 0.5);
  const metal = f.metal ?? "#97a3b6";
  const seam = dark(f.cloth, 0.45);
  const under = f.under ?? dark(f.cloth, 0.4);
  const flow = f.flow ?? 0;
  const legs = f.legs ?? (f.wear === "plate" ? "greaves" : f.wear === "tunic" || f.wear === "coat" ? "hose" : "gown");
  const [K1, K2] = f.knees ?? pose.knees;
  const [F1, F2] = f.feet ?? pose.feet;
  const { skin } = f.head;

  const torso = (widen = 0): string =>
    `M${p(collar[0])}Q${p(turned([-17 * k, -2], lean, N))} ${p(turned([-24 * k - widen, 8], lean, N))}Q${p(turned([-22 * k - widen, 20], lean, N))} ${p(W1)}Q${p(between(W1, H1, 0.6))} ${p([H1[0] - 2 - widen, H1[1] + 4])}L${p([H2[0] + 2 + widen, H2[1] + 4])}Q${p(between(W2, H2, 0.6))} ${p(W2)}Q${p(turned([20 * k + widen, 20], lean, N))} ${p(turned([22 * k + widen, 8], lean, N))}Q${p(turned([15 * k, -2], lean, N))} ${p(collar[1])}z`;
  const chest = between(between(collar[0], collar[1], 0.6), body(1, 0), 0.02);
  const middle = (share: number, x = 0): Point => { const q = between(chest, [2, 2], share); return [q[0] + x, q[1]]; };

  const cloak = f.cloak
    ? solid(`M${p(turned([-8, -4], lean, N))}Q${p([S1[0] - 10, S1[1] - 2])} ${p([S1[0] - 13 - flow * 0.25, S1[1] + 26])}Q${p([S1[0] - 16 - flow * 0.6, 20])} ${p([S1[0] - 22 - flow * 1.3, 76 - flow * 0.5])}L${p([S2[0] + 24 - flow * 0.7, 78])}Q${p([S2[0] + 14 - flow * 0.2, 20])} ${p([S2[0] + 11, S2[1] + 20])}Q${p([S2[0] + 9, S2[1] - 4])} ${p(turned([9, -4], lean, N))}z`, f.cloak) +
      line(`M${p([S1[0] - 5, S1[1] + 10])}Q${p([S1[0] - 12 - flow * 0.5, 16])} ${p([S1[0] - 10 - flow * 1.1, 74])}M${p([S2[0] + 5, S2[1] + 14])}Q${p([S2[0] + 8 - flow * 0.2, 30])} ${p([S2[0] + 12 - flow * 0.6, 74])}M${p([S1[0] + 4, 10])}Q${p([S1[0] - flow * 0.4, 40])} ${p([S1[0] + 2 - flow, 76])}`, dark(f.cloak, 0.45), 1.6)
    : "";

  const leg = (from: Point, knee: Point, foot: Point, shadeBy: number): string => {
    const stuff = legs === "greaves" ? dark(metal, 0.1 + shadeBy) : dark(f.under ?? f.cloth, 0.28 + shadeBy);
    return (
      solid(limb(from, knee, 12.5 * k, 9 * k), legs === "greaves" ? dark(f.cloth, 0.35 + shadeBy) : stuff) + solid(limb(knee, foot, 8.4 * k, 6), legs === "greaves" ? stuff : dark("#4a3424", shadeBy)) +
      (legs === "greaves" ? solid(limb(between(from, knee, 0.35), between(from, knee, 0.95), 12 * k, 9.4 * k), stuff) + ball(knee[0], knee[1], 8.6 * k, light(metal, 0.1)) : line(`M${p([knee[0] - 9, knee[1] + 4])}L${p([knee[0] + 9, knee[1] + 3])}`, dark("#4a3424", 0.3), 2))
    );
  };
  const gown = (): string => {
    const [l, r] = [K1[0] - 16 - flow * 0.5, K2[0] + 16 - flow * 0.3];
    const fold = (x: number, b: number): string => `M${p([x, 6])}Q${p([x + (b - x) * 0.3, 30])} ${p([b, 62])}`;
    return (
      solid(`M${p([H1[0] - 2, H1[1]])}Q${p([H1[0] - 8, 16])} ${p([l, 64 - flow * 0.25])}Q${p([(l + r) / 2, 74])} ${p([r, 66])}Q${p([H2[0] + 10, 18])} ${p([H2[0] + 2, H2[1]])}z`, f.cloth) +
      (f.wear === "robe" || f.wear === "tabard" ? flat(`M${p([-1, 2])}L${p([(l + r) / 2 - 4, 72])}H${n((l + r) / 2 + 13)}L${p([7, 2])}z`, under, 0.9) + line(`M${p([-1, 2])}L${p([(l + r) / 2 - 4, 72])}M${p([7, 2])}L${p([(l + r) / 2 + 13, 72])}`, trim, 1.7) : "") +
      line(fold(H1[0] + 4, l + 14) + fold(H2[0] - 2, r - 10) + fold(H1[0], l + 6), seam, 1.5, 0.75)
    );
  };
  const lotus = (): string =>
    solid("M-14 -4C-34 -10 -62 -2 -62 14Q-58 26 -30 24Q0 30 30 24Q58 26 62 14C62 -2 34 -10 14 -4z", f.cloth) + solid("M-30 22Q-8 8 18 14Q30 18 28 22Q12 30 -8 28z", skin) + line("M-54 16Q-36 4 -8 12M54 16Q40 4 22 10M-44 22Q-20 8 4 14M10 16Q24 14 30 20", seam, 1.5);

  const sash = flat(`M${p([W1[0] - 0.6, W1[1] + 4])}Q${p(body(2, 4, 0.3))} ${p([W2[0] + 0.6, W2[1] + 4])}L${p(between(W2, H2, 0.75))}Q${p([3, -1])} ${p(between(W1, H1, 0.75))}z`, trim);
  const dressed = ((): string => {
    switch (f.wear) {
      case "robe":
        return solid(torso(), f.cloth) + flat(`M${p(collar[0])}L${p(middle(0.62))}L${p(collar[1])}Q${p(turned([1, 5], lean, N))} ${p(collar[0])}z`, under) + line(`M${p(collar[0])}L${p(middle(0.62))}M${p(collar[1])}Q${p(middle(0.34, 6))} ${p(middle(0.84, -7))}`, trim, 2.6) + line(`M${p(turned([-17, 16], lean, N))}Q${p(body(-9, 0, 0.55))} ${p(body(-6, 0, 0.36))}M${p(turned([17, 17], lean, N))}Q${p(body(12, 0, 0.5))} ${p(body(8, 0, 0.38))}`, seam, 1.4, 0.7) + sash;
      case "monk":
        return solid(torso(), skin) + line(`M${p(turned([2, 20], lean, N))}Q${p(turned([10, 24], lean, N))} ${p(turned([16, 18], lean, N))}M${p(middle(0.5, 4))}L${p(middle(0.78, 3))}`, dark(skin, 0.4), 1.2, 0.7) +
          solid(`M${p(turned([-6, -4], lean, N))}Q${p(turned([-18 * k, -4], lean, N))} ${p(turned([-25 * k, 8], lean, N))}Q${p(turned([-22 * k, 20], lean, N))} ${p(W1)}L${p([H1[0] - 3, H1[1] + 5])}H${n(H2[0] + 4)}L${p([W2[0] + 1, W2[1] - 2])}Q${p(middle(0.55, 2))} ${p(turned([5, -2], lean, N))}z`, f.cloth) + line(`M${p(turned([5, -2], lean, N))}Q${p(middle(0.55, 2))} ${p([W2[0] + 1, W2[1] - 2])}`, trim, 2.8) + line(`M${p(turned([-3, 4], lean, N))}Q${p(body(-4, 0, 0.5))} ${p(body(4, 0, 0.26))}M${p(turned([-13, 6], lean, N))}Q${p(body(-12, 0, 0.5))} ${p(body(-5, 0, 0.2))}`, seam, 1.4, 0.7) + (seated ? "" : sash);
      case "plate":
        return solid(torso(), f.cloth) + solid(`M${p(turned([-20 * k, 6], lean, N))}Q${p(turned([1, 12], lean, N))} ${p(turned([19 * k, 6], lean, N))}Q${p(turned([19 * k, 22], lean, N))} ${p([W2[0] + 1, W2[1] + 2])}Q${p(body(3, 5, 0.3))} ${p([W1[0] - 1, W1[1] + 2])}Q${p(turned([-21 * k, 22], lean, N))} ${p(turned([-20 * k, 6], lean, N))}z`, metal) +
          line(`M${p(turned([4, 11], lean, N))}Q${p(middle(0.5, 5))} ${p(body(3, 3, 0.32))}M${p(turned([-17 * k, 22], lean, N))}Q${p(turned([2, 32], lean, N))} ${p(turned([17 * k, 22], lean, N))}`, dark(metal, 0.45), 1.4) + line(`M${p(turned([-18 * k, 9], lean, N))}Q${p(turned([1, 15], lean, N))} ${p(turned([17 * k, 9], lean, N))}`, trim, 2) + line(`M${p(turned([-10, 14], lean, N))}Q${p(turned([-13, 22], lean, N))} ${p(turned([-9, 28], lean, N))}`, light(metal, 0.6), 2.2, 0.8) +
          solid(`M${p([W1[0] - 1, W1[1] + 3])}Q${p(body(3, 7, 0.3))} ${p([W2[0] + 1, W2[1] + 3])}L${p([H2[0] + 8, H2[1] + 18])}L${p([4, 12])}L${p([H1[0] - 8, H1[1] + 19])}z`, dark(metal, 0.1)) + line(`M${p(between(W1, H1, 0.6))}Q${p([2, 0])} ${p(between(W2, H2, 0.6))}M${p([H1[0] - 4, H1[1] + 6])}Q${p([2, 9])} ${p([H2[0] + 5, H2[1] + 5])}`, dark(metal, 0.5), 1.3);
      default: {
        const belt = line(`M${p([W1[0] + 0.6, W1[1] + 9])}Q${p(body(2, 12, 0.3))} ${p([W2[0] - 0.6, W2[1] + 9])}`, "#4a3020", 5) + ball(body(3, 10.5, 0.3)[0], body(3, 10.5, 0.3)[1], 3.4, f.trim ?? "#e0b048");
        const skirt = legs === "hose" ? solid(`M${p([W1[0] - 1, W1[1] + 8])}Q${p([H1[0] - 6, 4])} ${p([H1[0] - 11 - flow * 0.2, 24])}Q${p([0, 30])} ${p([H2[0] + 10 - flow * 0.1, 23])}Q${p([H2[0] + 5, 4])} ${p([W2[0] + 1, W2[1] + 8])}z`, f.cloth) + line(`M${p([-8, 4])}L${p([-12, 24])}M${p([4, 4])}L${p([5, 26])}M${p([11, 4])}L${p([16, 22])}`, seam, 1.3, 0.7) : "";
        const lapel = f.wear === "coat" ? flat(`M${p(collar[0])}L${p(body(-2, 0, 0.3))}L${p([-6, 26])}L${p([9, 26])}L${p(body(6, 0, 0.3))}L${p(collar[1])}z`, under) + line(`M${p(collar[0])}L${p(body(-2, 0, 0.3))}L${p([-6, 26])}M${p(collar[1])}L${p(body(6, 0, 0.3))}L${p([9, 26])}`, trim, 2.2) : flat(`M${p(collar[0])}L${p(middle(0.3))}L${p(collar[1])}z`, under) + line(`M${p(collar[0])}L${p(middle(0.3))}L${p(collar[1])}`, trim, 2.2);
        return solid(torso(), f.cloth) + skirt + lapel + line(`M${p(turned([-16, 18], lean, N))}Q${p(body(-10, 0, 0.55))} ${p(body(-8, 0, 0.4))}M${p(turned([15, 18], lean, N))}Q${p(body(12, 0, 0.5))} ${p(body(9, 0, 0.4))}`, seam, 1.3, 0.7) + belt;
      }
    }
  })();

  const throat = flat(`M${p(turned([-6.4, -9], lean, N))}L${p(turned([7.6, -9], lean, N))}L${p(turned([7.4, 1], lean, N))}Q${p(turned([1, 6], lean, N))} ${p(turned([-6.8, 0], lean, N))}z`, dark(skin, 0.3));
  const face = at(skull[0], skull[1], head({ lit, ...f.head }), 1, tilt);
  const far = f.far === null ? "" : arm(f, S2, f.far?.to ?? pose.far, f.far ?? {}, 1);
  const near = f.near === null ? "" : arm(f, S1, f.near?.to ?? pose.near, f.near ?? {}, -1);
  const over = f.far?.over;
  const plates = f.wear === "plate" ? [pauldron(S1, -1, metal, trim, lean * 0.5), pauldron(S2, 1, metal, trim, lean * 0.5)] : ["", ""];
  return (
    cloak + at(skull[0], skull[1], behindHead(f.head), 1, tilt * 0.5) + (over ? "" : far) + (over ? "" : plates[1]!) +
    (seated ? "" : legs === "gown" ? gown() : leg(H2, K2, F2, 0.12) + leg(H1, K1, F1, 0)) + dressed + (f.device ? at(middle(0.42)[0], middle(0.42)[1], f.device, 1, spine) : "") + (seated ? lotus() : "") + throat +
    (f.wear === "plate" && f.head.gear !== "hood" ? solid(`M${p(turned([-11, -1], lean, N))}Q${p(turned([1, 8], lean, N))} ${p(turned([12, -1], lean, N))}L${p(turned([9, -8], lean, N))}Q${p(turned([1, -3], lean, N))} ${p(turned([-8, -8], lean, N))}z`, light(metal, 0.1)) : "") +
    face + (over ? far + plates[1]! : "") + near + plates[0]!
  );
}
