/** Portraits: people from head to hips, in three-quarter view, with faces, hands, trades. */

import { at, ball, dark, disc, flat, light, line, mix, n, ring, solid, star, type Point } from "./pen.ts";

export type Hat =
  | "none" | "cap" | "straw" | "hood" | "coif" | "kerchief" | "wimple" | "tonsure" | "bald" | "chaperon" | "kettle" | "nasal" | "great" | "crown" | "circlet" | "feather" | "beret" | "fur" | "wolf" | "veil" | "laurel";
export type Look = "calm" | "smile" | "stern" | "worry" | "shout" | "sly" | "shut" | "sing";
export type Wear = "tunic" | "gown" | "habit" | "mail" | "plate" | "robe" | "jerkin";

export interface Portrait {
  cloth: string;
  wear?: Wear;
  skin?: string;
  hair?: string;
  locks?: "short" | "long" | "curls" | "braids" | "bun" | "none";
  hat?: Hat;
  hatColour?: string;
  beard?: "full" | "short" | "long" | "moustache";
  look?: Look;
  old?: boolean;
  /** The head's tilt and the body's lean, in degrees. */
  tilt?: number;
  lean?: number;
  build?: "slim" | "stout" | "broad";
  cloak?: string;
  apron?: string;
  collar?: string;
  trim?: string;
  chain?: string;
  device?: string;
  /** Where hands are, from the base of the neck; null hides an arm. */
  left?: Point | null;
  right?: Point | null;
  glove?: string;
  /** Between arms and body, and before everything. */
  held?: string;
  front?: string;
  behind?: string;
}

function arm(shoulder: Point, hand: Point, side: number, colour: string, skin: string, wide: boolean): string {
  const bone = 31;
  const dx = hand[0] - shoulder[0];
  const dy = hand[1] - shoulder[1];
  const reach = Math.hypot(dx, dy) || 1;
  const rise = Math.sqrt(Math.max(0, bone * bone - (reach / 2) ** 2));
  const bends = [1, -1].map((way): Point => [shoulder[0] + dx / 2 - (dy / reach) * rise * way, shoulder[1] + dy / 2 + (dx / reach) * rise * way]);
  const score = (p: Point): number => p[0] * side + p[1] * 0.8;
  const elbow = score(bends[0]!) > score(bends[1]!) ? bends[0]! : bends[1]!;
  const long = Math.hypot(hand[0] - elbow[0], hand[1] - elbow[1]) || 1;
  const ux = (hand[0] - elbow[0]) / long;
  const uy = (hand[1] - elbow[1]) / long;
  const edge = (p: Point, w: number): string => `${n(p[0] - uy * w)} ${n(p[1] + ux * w)}`;
  const upper = (p: Point, q: Point, a: number, b: number): string => {
    const l = Math.hypot(q[0] - p[0], q[1] - p[1]) || 1;
    const vx = -(q[1] - p[1]) / l;
    const vy = (q[0] - p[0]) / l;
    const at = (point: Point, w: number): string => `${n(point[0] + vx * w)} ${n(point[1] + vy * w)}`;
    return `M${at(p, a)}L${at(q, b)}A${b} ${b} 0 0 0 ${at(q, -b)}L${at(p, -a)}A${a} ${a} 0 0 0 ${at(p, a)}z`;
  };
  const wrist: Point = [hand[0] - ux * 5, hand[1] - uy * 5];
  const flare = wide ? 12 : 6.4;
  return (
    solid(upper(shoulder, elbow, 10.6, 9), dark(colour, 0.06)) +
    solid(`M${edge(elbow, 8.8)}L${edge(wrist, flare)}L${edge(wrist, -flare)}L${edge(elbow, -8.8)}A8.8 8.8 0 0 1 ${edge(elbow, 8.8)}z`, light(colour, 0.06)) + line(`M${edge(wrist, flare)}L${edge(wrist, -flare)}`, dark(colour, 0.45), 2.6) +
    solid(`M${edge(wrist, 4.6)}L${edge([hand[0] + ux * 3, hand[1] + uy * 3], 6)}Q${n(hand[0] + ux * 11)} ${n(hand[1] + uy * 11)} ${edge([hand[0] + ux * 3, hand[1] + uy * 3], -6)}L${edge(wrist, -4.6)}z`, skin) +
    line(`M${edge([hand[0] + ux * 1, hand[1] + uy * 1], 2)}l${n(ux * 6)} ${n(uy * 6)}M${edge([hand[0] + ux * 1, hand[1] + uy * 1], -2)}l${n(ux * 6)} ${n(uy * 6)}`, dark(skin, 0.4), 1)
  );
}

/** The face in three-quarter view, looking right; the origin is its middle. */
function face(p: Portrait, skin: string, hair: string): string {
  const deep = dark(skin, 0.34);
  const look = p.look ?? "calm";
  const brow = dark(p.old ? "#b0a8a0" : hair, 0.1);
  const brows: Record<Look, string> = {
    calm: "M-4.6 -5.6Q-1 -7.6 2.4 -6M7.4 -6Q10 -7.4 12 -5.6", smile: "M-4.6 -6.4Q-1 -8.6 2.4 -6.8M7.4 -6.8Q10 -8.4 12 -6.4", stern: "M-5 -7.4L2.6 -4.4M7.4 -4.4L12 -6.8", worry: "M-5 -5L2.4 -7.8M7.4 -7.8L12 -5.4",
    shout: "M-5 -7.8L2.4 -5.4M7.4 -5.4L12 -7.4", sly: "M-5 -5.4Q-1 -6.4 2.6 -4.8M7.4 -7Q10 -9 12 -6.8", shut: "M-4.6 -6Q-1 -7.6 2.4 -6M7.4 -6Q10 -7.4 12 -6", sing: "M-4.6 -7Q-1 -9.4 2.4 -7.4M7.4 -7.4Q10 -9 12 -7",
  };
  const eye = (x: number, w: number): string =>
    look === "shut" ? line(`M${n(x - w)} -1Q${n(x)} 1.6 ${n(x + w)} -1`, dark(skin, 0.75), 1.3)
    : flat(`M${n(x - w)} -1.4Q${n(x)} -4.4 ${n(x + w)} -1.4Q${n(x)} ${look === "sly" || look === "smile" ? "0.4" : "1.2"} ${n(x - w)} -1.4z`, "#fdf8f0") + disc(x + 0.8, -1.7, w * 0.5, "#2c1a1c") + line(`M${n(x - w - 0.3)} -1.5Q${n(x)} -4.9 ${n(x + w + 0.3)} -1.6`, dark(skin, 0.72), 1.2);
  const mouths: Record<Look, string> = {
    calm: line("M2 10.6Q6 11.6 9.6 10.2", dark(skin, 0.6), 1.5), smile: flat("M.6 9Q6 12 11 8.6Q9 15 5 14.6Q2 14 .6 9z", "#8a3038") + flat("M2 10Q6 12 10 9.6L9 11.4Q6 13 3 11.8z", "#fff6ea"), stern: line("M1.6 11.6Q6 9.8 10 11.2", dark(skin, 0.66), 1.7), worry: line("M2 12Q6 9.6 9.6 11.8", dark(skin, 0.6), 1.5),
    shout: flat("M1.4 9Q6 7.4 10.6 9Q11 16 6 16.4Q1.4 16 1.4 9z", "#6a1c24") + flat("M2.6 9Q6 8 9.6 9L9 11H3z", "#fff6ea"), sly: line("M2 11.4Q6 12.4 11 8.8", dark(skin, 0.62), 1.6), shut: line("M2.4 10.8Q6 12 9.4 10.4", dark(skin, 0.6), 1.4), sing: flat("M3.4 9.6Q6.4 8 9 9.6Q9.4 14.6 6.2 15Q3 14.6 3.4 9.6z", "#6a1c24"),
  };
  return (
    solid("M-13 -8C-14 -23 12 -24 14 -8C14 -4 13.4 -2 14 2C14.4 11 9 18.6 4 19C-4 19 -11 11 -13 2z", skin) +
    flat("M-13 -8C-13 -20 -6 -21 -3 -20C-8 -12 -8 6 2 19C-5 18 -11 11 -13 2z", deep, 0.5) + solid("M-13 -2Q-18 -4 -17 2Q-16 7 -12 5z", skin) +
    flat("M5 -4Q10.6 4.6 9 6.4Q6.6 7.6 4.4 6Q5.4 2 5 -4z", deep, 0.6) + line("M6.2 -4L10.4 5Q8.6 7.4 5.8 6.4", dark(skin, 0.5), 1.1) +
    eye(-1, 3.4) + eye(9.6, 2.5) + line(brows[look], brow, 2) + mouths[look] + disc(-4, 6.4, 3.6, "#d8604e", 0.22) + disc(11, 5.6, 2.2, "#d8604e", 0.2) +
    (p.old ? line("M-6 2.4q3 2 5 1.4M-4 -11q5 -1.4 9 0M-4 9q1 3 3 4.6M12 3l1 1.4", dark(skin, 0.45), 0.9) : "")
  );
}

function behindHead(p: Portrait, hair: string): string {
  const by: Record<NonNullable<Portrait["locks"]>, string> = {
    short: "", none: "", curls: solid("M-16 4Q-22 -2 -17 -8Q-21 -16 -12 -20Q-8 -27 2 -24Q12 -27 15 -18Q19 -12 15 -8Q0 -14 -6 8Q-14 12 -16 4z", hair),
    long: solid("M0 -23C-20 -24 -19 0 -21 16C-22 26 -20 34 -16 38C-8 36 2 30 12 36C16 24 17 10 14 -8z", hair),
    braids: solid("M0 -23C-20 -24 -18 0 -17 12C-20 24 -19 34 -21 46L-14 47C-11 34 -10 22 -8 10z", hair) + line("M-18 18l6 3M-19 26l7 3M-20 34l7 3", dark(hair, 0.4), 1.3), bun: ball(-15, -12, 8, hair),
  };
  return by[p.locks ?? "short"];
}

const FRINGE = "M-15 0C-18 -24 12 -29 15 -9C11 -14 6 -15 0 -14C-5 -13 -9 -10 -10 -4L-13 2z";

function hats(p: Portrait, hair: string): string {
  const c = p.hatColour ?? dark(p.cloth, 0.25);
  const trim = p.trim ?? "#e0b040";
  const hairline = p.locks === "none" ? "" : flat(FRINGE, hair);
  switch (p.hat ?? "none") {
    case "none": return hairline + (p.locks === "curls" ? solid("M-14 -6a5 5 0 0 1 3 -9a6 6 0 0 1 9 -6a7 7 0 0 1 11 2a6 6 0 0 1 6 9q-6 -5 -12 -4q-8 -2 -11 3q-2 5 -6 5z", hair) : "");
    case "bald": return flat("M2 -18q7 1 9 7q-4 -4 -9 -7z", "#ffffff", 0.4) + line("M-13 1Q-15 -5 -13 -9", hair, 3);
    case "tonsure": return line("M-13.6 2Q-17 -10 -9 -17M13.6 -9Q12 -15 8 -18", hair, 5) + flat("M0 -19.6q6 0 8 4q-4 -2 -8 -4z", "#ffffff", 0.35);
    case "cap": return hairline + solid("M-16 -9Q-18 -27 2 -27Q18 -26 19 -10Q2 -17 -16 -9z", c) + line("M-16 -9Q2 -17 19 -10", dark(c, 0.4), 2.4);
    case "straw": return hairline + solid("M-30 -8Q-14 -12 -13 -24Q0 -32 14 -24Q16 -13 31 -11Q4 -20 -30 -8z", c) + line("M-13.6 -16Q0 -23 14.6 -17", dark(c, 0.5), 3) + line("M-24 -10L-14 -14M28 -12L16 -15M-6 -27V-20M6 -27V-20", dark(c, 0.25), 1);
    case "hood": return solid("M2 -27C-22 -26 -21 -4 -21 8C-22 18 -26 24 -28 28Q-4 40 22 26C18 20 13 18 9 20C0 20 -10 12 -12 0C-13 -16 2 -22 15 -11C16 -20 11 -27 2 -27z", c) + line("M9 20C0 20 -10 12 -12 0C-13 -16 2 -22 15 -11", dark(c, 0.4), 1.6);
    case "coif": return solid("M-15 6C-20 -27 14 -28 16 -10Q4 -18 -6 -11Q-11 -4 -9 8Q-4 17 3 20L0 23Q-12 18 -15 6z", p.hatColour ?? "#e8dfca") + line("M-6 -11Q-11 -4 -9 8", "#a09880", 1.2);
    case "kerchief": return flat("M-11 -8Q-2 -17 13 -11L14 -7Q4 -12 -8 -4z", hair) + solid("M-15 8C-22 -26 12 -30 16 -11Q3 -18 -7 -10Q-11 -2 -15 8z", c) + solid("M-14 2L-26 12L-18 13L-22 22L-10 10z", c) + disc(-6, -18, 1.4, light(c, 0.5)) + disc(3, -21, 1.4, light(c, 0.5)) + disc(-13, -8, 1.4, light(c, 0.5));
    case "wimple": return solid("M-22 26C-18 10 -20 -29 3 -28C19 -27 18 -14 16 -9Q9 -18 -2 -15Q-11 -10 -10 2Q-6 16 4 21L14 24Q4 36 -22 26z", p.hatColour ?? "#efe8d8") + solid("M-26 30C-22 6 -24 -32 3 -31C16 -30 19 -22 17 -14Q6 -26 -8 -18Q-18 -8 -14 30z", c);
    case "veil": return hairline + solid("M2 -29C-22 -28 -20 4 -26 42L-10 38C-12 16 -14 -10 14 -16Q15 -27 2 -29z", c) + line("M-12 -14Q0 -24 15 -14", trim, 3);
    case "chaperon": return hairline + solid("M-14 -16Q-22 -6 -26 22Q-20 26 -14 20Q-14 2 -8 -12z", dark(c, 0.15)) + solid("M-18 -12Q-20 -24 -6 -25Q0 -34 14 -28Q24 -22 18 -13Q16 -8 6 -12Q-8 -16 -12 -8Q-18 -8 -18 -12z", c) + line("M-10 -20q8 -6 22 -3M-14 -13q8 -8 28 -4", dark(c, 0.35), 1.4);
    case "kettle": return solid("M-26 -7Q-15 -12 -14 -20Q0 -34 15 -20Q16 -12 26 -9Q2 -17 -26 -7z", p.hatColour ?? "#9aa2ae") + line("M0 -29V-15M-14 -18Q0 -24 15 -18", dark(p.hatColour ?? "#9aa2ae", 0.4), 1.4) + line("M-12 -8Q-13 10 -2 19", dark(p.cloth, 0.5), 1.8);
    case "nasal": return solid("M-17 8Q-21 -29 2 -30Q19 -28 18 -4L14 -9L10 -9L11 5L8 6L6 -9Q-6 -13 -11 -6L-11 10z", p.hatColour ?? "#a2aab6") + line("M-13 -8Q2 -17 17 -9M2 -30V-14", dark(p.hatColour ?? "#a2aab6", 0.4), 1.5);
    case "great": return solid("M-18 -12Q0 -32 18 -14L17 14Q8 24 0 23Q-14 22 -17 12z", p.hatColour ?? "#a8b0bc") + flat("M-10 -4L16 -5V-1L-10 1z", "#120c18") + line("M5 1V22M-4 8v8M10 8v8M15 6v8", dark(p.hatColour ?? "#a8b0bc", 0.6), 1.4) + line("M4 -24V-4", light(p.hatColour ?? "#a8b0bc", 0.4), 2) + solid("M0 -24Q-16 -48 -36 -34Q-30 -20 -14 -18z", p.trim ?? c);
    case "crown": return hairline + solid("M-16 -9L-20 -28L-9 -20L0 -35L10 -21L21 -29L17 -10Q2 -18 -16 -9z", trim) + disc(0, -20, 2.4, "#d8413a") + disc(-11, -15, 1.6, "#4ac0d8") + disc(12, -16, 1.6, "#4ac0d8");
    case "circlet": return hairline + line("M-14.6 -9Q1 -19 15.6 -11", trim, 3) + disc(6, -15.4, 2.4, "#d8413a");
    case "laurel": return hairline + Array.from({ length: 8 }, (_, i) => at(-15 + i * 4.2, -8 - Math.sin((i / 7) * Math.PI) * 10, solid("M0 0Q3 -6 8 -6Q6 0 0 0z", "#7aa84a"), 1, -60 + i * 14)).join("");
    case "feather": return hairline + solid("M-22 -8Q-16 -14 -14 -20Q0 -32 15 -20Q18 -15 30 -13Q16 -15 -22 -8z", c) + solid("M-10 -20Q-30 -26 -36 -44Q-18 -42 -6 -24z", p.trim ?? "#f0e6d0") + line("M-8 -22L-32 -40", dark(p.trim ?? "#f0e6d0", 0.3), 1) + line("M-14 -15Q0 -23 15 -16", trim, 2);
    case "beret": return hairline + solid("M-22 -14Q-22 -30 2 -29Q24 -30 22 -16Q18 -9 2 -15Q-16 -11 -22 -14z", c) + line("M-14 -11Q2 -18 15 -12", dark(c, 0.45), 2.6) + disc(2, -29, 2, dark(c, 0.3));
    case "fur": return hairline + solid("M-19 -4Q-22 -20 -12 -24Q0 -34 14 -25Q24 -18 18 -7Q14 -13 0 -14Q-12 -12 -19 -4z", c) + line("M-16 -10l-3 4M-10 -15l-2 5M-2 -17l-1 4M6 -17l1 4M13 -13l3 4M-8 -25l-1 4M6 -27v4", light(c, 0.3), 1.4);
    case "wolf": return hairline + solid("M-20 20C-28 -4 -22 -26 -14 -27L-16 -42L-5 -31Q4 -34 9 -31L20 -40L18 -26L33 -14Q33 -9 27 -9L16 -11Q2 -17 -8 -10Q-12 -2 -10 12L-16 26z", c) + flat("M14 -24l6 2l-5 2z", "#ffd84a") + flat("M20 -10l1.6 4l2 -4zM25 -9.6l1.4 3.4l2 -3.6z", "#fff8e6") + disc(31, -13, 2.2, "#140c10") + line("M-14 -20l-6 6M-16 -8l-5 6M-15 4l-5 6", dark(c, 0.4), 1.4);
  }
}

/** A portrait; the origin is the base of the neck, the head's middle is 22 above it, the body goes on for 100. */
export function portrait(p: Portrait): string {
  const skin = p.skin ?? "#d9a57c";
  const hair = p.old ? mix(p.hair ?? "#5a3a28", "#d8d4d0", 0.75) : (p.hair ?? "#5a3a28");
  const wear = p.wear ?? "tunic";
  const k = { slim: 0.86, stout: 1.12, broad: 1.22 }[p.build ?? "slim"] * 1.06;
  const waist = { slim: 19, stout: 34, broad: 25 }[p.build ?? "slim"];
  const s = 29 * k;
  const steel = "#98a2b2";
  const trim = p.trim ?? light(p.cloth, 0.45);
  const body = `M-8 -4Q${n(-s * 0.9)} 2 ${n(-s)} 16L${n(-waist)} 62Q${n(-waist - 8)} 84 ${n(-waist - 12)} 110H${n(waist + 12)}Q${n(waist + 8)} 84 ${n(waist)} 62L${n(s)} 16Q${n(s * 0.9)} 2 8 -4z`;
  const cloak = p.cloak ? solid(`M-14 -2Q${n(-s - 14)} 8 ${n(-s - 12)} 44L${n(-s - 20)} 112H${n(s + 20)}L${n(s + 12)} 44Q${n(s + 14)} 8 14 -2z`, p.cloak) + line(`M${n(-s - 2)} 40L${n(-s - 8)} 108M${n(s + 2)} 40L${n(s + 8)} 108`, dark(p.cloak, 0.4), 1.6) : "";
  const worn: Record<Wear, string> = {
    tunic: line(`M1 -2L4 22M${n(-waist)} 62Q4 70 ${n(waist)} 62`, dark(p.cloth, 0.4), 1.6) + solid(`M${n(-waist - 1)} 60Q2 69 ${n(waist + 1)} 60V66Q2 76 ${n(-waist - 1)} 66z`, p.trim ?? "#5a3c26"),
    gown: line(`M3 4V110M${n(-waist * 0.6)} 66Q${n(-waist * 0.8)} 90 ${n(-waist)} 108M${n(waist * 0.6)} 66Q${n(waist * 0.8)} 90 ${n(waist)} 108`, dark(p.cloth, 0.35), 1.5) + line(`M-9 0Q2 16 13 0`, trim, 2.6),
    habit: solid(`M-17 -2Q-26 4 -24 16Q0 32 26 14Q26 4 17 -2Q0 8 -17 -2z`, light(p.cloth, 0.1)) + line(`M${n(-waist)} 64Q2 70 ${n(waist)} 64M10 66Q16 84 12 104M10 66l-3 8`, "#e8dcc0", 2.6) + line(`M-8 34L-12 104M8 34L4 60`, dark(p.cloth, 0.35), 1.4),
    mail: solid(`M-10 -3Q${n(-s * 0.96)} 2 ${n(-s)} 18L${n(-s + 5)} 34H${n(s - 5)}L${n(s)} 18Q${n(s * 0.96)} 2 10 -3Q0 6 -10 -3z`, steel) + line(Array.from({ length: 4 }, (_, r) => `M${n(-s + 6 + r)} ${12 + r * 6}${Array.from({ length: Math.floor((s * 2 - 12) / 6) }, () => "q3 3 6 0").join("")}`).join(""), dark(steel, 0.45), 0.9) + solid(`M${n(-waist - 1)} 60Q2 69 ${n(waist + 1)} 60V66Q2 76 ${n(-waist - 1)} 66z`, "#5a3c26"),
    plate: solid(`M-18 6Q2 14 22 6L${n(waist - 2)} 56Q2 68 ${n(-waist + 2)} 56z`, steel) + line("M3 12V62M-16 34Q3 44 20 34", dark(steel, 0.45), 1.5) + solid(`M-9 2Q${n(-s - 6)} -2 ${n(-s - 7)} 20Q${n(-s)} 30 ${n(-s + 9)} 22Q-16 12 -9 8zM11 2Q${n(s + 6)} -2 ${n(s + 7)} 20Q${n(s)} 30 ${n(s - 9)} 22Q18 12 11 8z`, light(steel, 0.1)) + line(`M${n(-s - 4)} 18Q${n(-s + 4)} 10 -14 6M${n(s + 4)} 18Q${n(s - 4)} 10 14 6`, dark(steel, 0.35), 1.3),
    robe: flat(`M-8 0L2 40L12 0L18 110H-14z`, dark(p.cloth, 0.35)) + solid("M-12 -3L-22 2Q-10 40 -14 110H-4Q-2 40 2 30Q8 44 8 110H18Q14 40 24 2L12 -3Q8 20 2 28Q-6 18 -12 -3z", p.collar ?? trim),
    jerkin: flat(`M-7 0L3 60L13 0Q3 10 -7 0z`, light(p.cloth, 0.5)) + line("M-2 14h10M-1 24h8M0 34h6M1 44h4", dark(p.cloth, 0.6), 1.3) + solid(`M${n(-waist - 1)} 60Q2 69 ${n(waist + 1)} 60V66Q2 76 ${n(-waist - 1)} 66z`, "#4a3020"),
  };
  const apron = p.apron ? solid(`M-11 22Q2 28 15 22L${n(waist - 3)} 58L${n(waist + 5)} 108H${n(-waist - 5)}L${n(-waist + 3)} 58z`, p.apron) + line(`M-11 22L-9 0M15 22L12 0M${n(-waist + 3)} 60Q2 66 ${n(waist - 3)} 60`, dark(p.apron, 0.4), 1.8) : "";
  const chain = p.chain ? line("M-17 2Q3 42 23 2", p.chain, 3) + ball(3, 25, 5, p.chain) : "";
  const sleeve = wear === "plate" ? steel : p.cloth;
  const wide = wear === "habit" || wear === "robe" || wear === "gown";
  const hand = p.glove ?? (wear === "plate" ? dark(steel, 0.15) : skin);
  const left = p.left === undefined ? ([-26, 62] as Point) : p.left;
  const right = p.right === undefined ? ([24, 62] as Point) : p.right;
  const back = p.hat === "great" ? "" : at(0, -22, behindHead(p, hair), 1, p.tilt ?? 0);
  const head =
    (p.locks === "braids" && p.hat !== "great" ? behindHead(p, hair) : "") + (p.hat === "great" ? "" : face(p, skin, hair)) +
    (p.beard && p.hat !== "great"
      ? p.beard === "moustache" ? line("M1 9.4Q6 6.6 7 8.6Q9 6.8 12 9.4", hair, 2.6)
        : solid({ full: "M-12 2Q-12 18 -2 24Q6 29 12 20Q15 12 13.6 5Q11 8 7 7.4Q1 6.6 -2 10Q-8 9 -12 2z", short: "M-11 6Q-8 17 1 20Q9 21 13 10Q9 15 4 13.6Q-4 13 -11 6z", long: "M-12 2Q-13 24 -4 38Q2 48 8 40Q16 24 13.6 5Q11 8 7 7.4Q1 6.6 -2 10Q-8 9 -12 2z" }[p.beard], hair) + (p.beard === "short" ? "" : line("M2 11.4Q6 10 9.6 11", dark(hair, 0.65), 1.5) + line("M-4 14Q-2 22 2 26M5 15Q6 22 5 27", dark(hair, 0.25), 1))
      : "") +
    hats(p, hair);
  return at(0, 0,
    (p.behind ?? "") + cloak + (p.locks === "braids" ? "" : back) +
    solid(body, p.cloth) + worn[wear] + apron + (p.device ? at(3, 40, p.device) : "") +
    flat("M-7 -10H8V1Q1 8 -7 1z", dark(skin, 0.34)) + (p.collar && wear !== "robe" ? solid("M-13 -6Q-2 4 3 10Q8 4 15 -6L20 2Q12 12 3 18Q-10 12 -18 2z", p.collar) : "") + chain +
    at(0, -22, head, 1, p.tilt ?? 0) + (p.held ?? "") +
    (left ? arm([-s + 6, 18], left, -1, sleeve, hand, wide) : "") + (right ? arm([s - 6, 18], right, 1, sleeve, hand, wide) : "") + (p.front ?? ""),
    1, p.lean ?? 0);
}

/** Rays round a head that is held holy. */
export const nimbus = (x: number, y: number, r: number, colour: string): string => disc(x, y, r, light(colour, 0.4), 0.55) + ring(x, y, r, colour, 2) + flat(star(x, y, r * 1.25, r * 1.02, 24), colour, 0.5);
