/** People from the waist up or in long robes: one body, many heads, arms that reach where they are told. */

import { ball, dark, disc, flat, glow, light, line, n, polygon, solid, star, type Point } from "./pen.ts";

export interface Person {
  head: "hood" | "bald" | "hair" | "bun" | "helm" | "greathelm" | "hat" | "horns" | "fox" | "wolf" | "goggles" | "dome" | "antlers" | "crown" | "tricorn" | "visor" | "topknot" | "mask" | "braids" | "spiky";
  cloth: string;
  inner?: string;
  trim?: string;
  skin?: string;
  hair?: string;
  cloak?: string;
  armour?: string;
  beard?: string;
  /** The colour of glowing eyes, or "shut". */
  eyes?: string;
  /** Where the left (on the page) and right hands are, seen from the head's centre; null hides an arm. */
  left?: Point | null;
  right?: Point | null;
  sleeves?: "wide" | "tight" | "plate";
  heldLeft?: string;
  heldRight?: string;
  /** Drawn over the chest. */
  chest?: string;
}

/** A sleeve from shoulder to hand with an elbow where two bones of a length meet. */
function arm(shoulder: Point, hand: Point, side: number, colour: string, kind: "wide" | "tight" | "plate", skin: string): string {
  const bone = 29;
  const dx = hand[0] - shoulder[0];
  const dy = hand[1] - shoulder[1];
  const reach = Math.hypot(dx, dy) || 1;
  const rise = Math.sqrt(Math.max(0, bone * bone - (reach / 2) ** 2));
  const elbows = [1, -1].map((way): Point => [
    shoulder[0] + dx / 2 - (dy / reach) * rise * way,
    shoulder[1] + dy / 2 + (dx / reach) * rise * way,
  ]);
  const outward = (p: Point): number => p[0] * side + p[1] * 0.6;
  const elbow = outward(elbows[0]!) > outward(elbows[1]!) ? elbows[0]! : elbows[1]!;
  const width = kind === "wide" ? 17 : kind === "plate" ? 15 : 12.5;
  const bone2 = Math.hypot(hand[0] - elbow[0], hand[1] - elbow[1]) || 1;
  const along: Point = [(hand[0] - elbow[0]) / bone2, (hand[1] - elbow[1]) / bone2];
  const edge = (p: Point, w: number): string => `${n(p[0] - along[1] * w)} ${n(p[1] + along[0] * w)}`;
  const limb = `M${n(shoulder[0])} ${n(shoulder[1])}L${n(elbow[0])} ${n(elbow[1])}L${n(hand[0])} ${n(hand[1])}`;
  const sleeve = line(limb, dark(colour, 0.42), width + 2.4) + line(limb, colour, width);
  const cuff =
    kind === "wide"
      ? solid(`M${edge(elbow, 8)}L${edge(hand, 13)}L${edge(hand, -13)}L${edge(elbow, -8)}z`, light(colour, 0.08)) +
        line(`M${edge(hand, 12)}L${edge(hand, -12)}`, dark(colour, 0.5), 3)
      : line(`M${edge(hand, width / 2)}L${edge(hand, -width / 2)}`, light(colour, kind === "plate" ? 0.4 : -0.2), 2.4);
  const fist: Point = [hand[0] + along[0] * 5, hand[1] + along[1] * 5];
  return sleeve + cuff + ball(fist[0], fist[1], 5.6, skin);
}

const face = (p: Person, skin: string): string =>
  solid("M-12 -5C-12 -16 12 -16 12 -5C12 8 6 17 0 17C-6 17 -12 8 -12 -5z", skin) +
  flat("M-12 -5C-12 -14 -4 -15 -1 -14C-5 -6 -5 8 0 17C-6 17 -12 8 -12 -5z", dark(skin, 0.3), 0.55) +
  (p.eyes === "shut"
    ? line("M-7.5 0q3 2.6 5.6 0M2 0q3 2.6 5.6 0", dark(skin, 0.75), 1.4)
    : p.eyes
      ? glow(-5, 0, 6, p.eyes) + glow(5, 0, 6, p.eyes) + disc(-5, 0, 2, light(p.eyes, 0.6)) + disc(5, 0, 2, light(p.eyes, 0.6))
      : line("M-7 0h3.6M3.4 0h3.6", "#1a1020", 2.4) + line("M-8.5 -4l6 1M8.5 -4l-6 1", dark(skin, 0.6), 1.4)) +
  line("M.5 1l1.6 5h-2M-3 11q3 1.4 6 0", dark(skin, 0.55), 1.1);

const shadowed = (p: Person, deep: string): string =>
  flat("M-11 -5C-11 -16 11 -16 11 -5C11 8 6 16 0 16C-6 16 -11 8 -11 -5z", deep) +
  (p.eyes && p.eyes !== "shut"
    ? glow(-5, 0, 7, p.eyes) + glow(5, 0, 7, p.eyes) + flat("M-8 -1.6l6 2.4l-5 1.6zM8 -1.6l-6 2.4l5 1.6z", light(p.eyes, 0.5))
    : "");

/** Behind the body: hair, horns, cloak. */
function behind(p: Person, hair: string): string {
  const cloak = p.cloak
    ? solid("M-14 16C-44 24 -46 70 -58 122H58C46 70 44 24 14 16z", p.cloak) +
      line("M-36 60Q-42 90 -46 120M36 60Q42 90 46 120", dark(p.cloak, 0.5), 1.4)
    : "";
  const back: Partial<Record<Person["head"], string>> = {
    hair: solid("M0 -22C-24 -24 -20 8 -26 48Q-10 36 0 36Q10 36 26 48C20 8 24 -24 0 -22z", hair),
    crown: solid("M0 -18C-20 -20 -18 8 -21 30H21C18 8 20 -20 0 -18z", hair),
    horns: solid("M0 -22C-23 -24 -20 8 -28 44Q-8 34 0 34Q8 34 28 44C20 8 23 -24 0 -22z", hair),
    antlers: solid("M0 -20C-22 -22 -20 8 -24 34H24C20 8 22 -22 0 -20z", hair),
    spiky: solid(polygon([[-30, 10], [-19, -2], [-36, -14], [-18, -14], [-27, -34], [-9, -22], [0, -42], [9, -22], [27, -34], [18, -14], [36, -14], [19, -2], [30, 10], [14, 12], [-14, 12]]), hair),
    braids: solid("M0 -20C-22 -22 -20 6 -18 14C-26 30 -24 50 -27 66L-19 66C-14 50 -12 30 -9 16H9C12 30 14 50 19 66L27 66C24 50 26 30 18 14C20 6 22 -22 0 -20z", hair),
  };
  return cloak + (back[p.head] ?? "");
}

/** The head with what it wears. */
function heads(p: Person, skin: string, hair: string): string {
  const trim = p.trim ?? "#d9b45a";
  const hoodColour = p.cloak ?? p.cloth;
  const metal = p.armour ?? "#8c93a6";
  const fringe = flat("M-13 -3C-15 -20 15 -20 13 -3C10 -10 4 -12 -2 -11C-6 -10 -11 -8 -13 -3z", hair);
  switch (p.head) {
    case "hood":
      return (
        solid("M0 -27C-24 -24 -22 6 -25 28Q0 40 25 28C22 6 24 -24 0 -27z", hoodColour) +
        flat("M0 -19C-15 -18 -15 4 -13 13Q0 24 13 13C15 4 15 -18 0 -19z", dark(hoodColour, 0.72)) +
        (p.skin ? `<g transform="translate(0 1) scale(.86)">${face(p, skin)}</g>` + flat("M0 -19C-15 -18 -15 2 -13 11C-12 -6 -7 -12 0 -12C7 -12 12 -6 13 11C15 2 15 -18 0 -19z", dark(hoodColour, 0.6)) : shadowed(p, dark(hoodColour, 0.85))) +
        line("M-13 13C-15 4 -15 -18 0 -19C15 -18 15 4 13 13", trim, 1.4)
      );
    case "bald":
      return face(p, skin) + flat("M2 -13q6 1 8 7q-3 -4 -8 -7z", light(skin, 0.5), 0.8);
    case "hair":
    case "braids":
      return face(p, skin) + fringe;
    case "bun":
      return ball(0, -20, 8, hair) + face(p, skin) + fringe;
    case "spiky":
      return face(p, skin) + flat(polygon([[-13, -1], [-13, -16], [0, -20], [13, -16], [13, -1], [8, -10], [4, -3], [0, -10], [-5, -3], [-8, -10]]), hair);
    case "crown":
      return face(p, skin) + fringe + solid("M-14 -9L-17 -28L-8 -19L0 -33L8 -19L17 -28L14 -9Q0 -14 -14 -9z", trim) + disc(0, -17, 2.6, "#fff");
    case "helm":
      return (
        face(p, skin) +
        solid("M-15 6C-19 -28 19 -28 15 6L10 10L9 -4H3L2 6H-2L-3 -4H-9L-10 10z", metal) +
        solid("M-3 -22Q0 -40 22 -34Q14 -22 3 -20z", trim)
      );
    case "greathelm":
      return (
        solid("M-15 -10Q0 -26 15 -10L14 15Q0 24 -14 15z", metal) +
        flat("M-12 -3H12V2H-12z", "#120c18") +
        (p.eyes ? glow(-5, -0.5, 6, p.eyes) + glow(5, -0.5, 6, p.eyes) + disc(-5, -0.5, 1.8, light(p.eyes)) + disc(5, -0.5, 1.8, light(p.eyes)) : "") +
        line("M0 3V19M-6 8v6M6 8v6", dark(metal, 0.6), 1.6) +
        line("M0 -18V-4M-13 -7H13", light(metal, 0.4), 2)
      );
    case "visor":
      return (
        solid("M0 -44L7 -24L34 -40L20 -14Q24 6 10 22L0 30L-10 22Q-24 6 -20 -14L-34 -40L-7 -24z", metal) +
        flat("M-17 -6L-3 3L-4 9L-15 2zM17 -6L3 3L4 9L15 2z", "#0e0814") +
        (p.eyes ? glow(-9, 1, 8, p.eyes) + glow(9, 1, 8, p.eyes) + line("M-13 -1L-6 4M13 -1L6 4", light(p.eyes, 0.5), 2) : "") +
        line("M0 -40V26M-12 12L0 20L12 12", light(metal, 0.35), 1.6)
      );
    case "topknot":
      return (
        solid("M-4 -18C-12 -30 -6 -44 8 -46C4 -40 6 -34 14 -32C8 -28 6 -24 4 -18z", hair) +
        face(p, skin) +
        flat("M-13 -2C-15 -20 15 -20 13 -2L9 -9L0 -12L-9 -9z", hair) +
        line("M-13 -8H13", p.trim ?? "#d84a4a", 3) +
        line("M5 -5L8 9", "#8a2a2a", 1.8)
      );
    case "hat":
      return face(p, skin) + solid("M-30 -8Q0 -20 30 -8Q16 -10 11 -14Q10 -34 22 -48Q-4 -42 -11 -14Q-16 -10 -30 -8z", hair) + line("M-11 -14Q0 -18 11 -14", trim, 3);
    case "horns":
      return (
        face(p, skin) + fringe +
        solid("M-9 -13C-24 -18 -28 -34 -20 -46C-21 -34 -14 -28 -3 -18zM9 -13C24 -18 28 -34 20 -46C21 -34 14 -28 3 -18z", p.trim ?? "#2b2230")
      );
    case "antlers":
      return (
        face(p, skin) + fringe +
        line("M-6 -15C-16 -24 -28 -26 -32 -44M-18 -24C-18 -34 -14 -40 -16 -48M-27 -30C-36 -30 -42 -32 -44 -40M6 -15C16 -24 28 -26 32 -44M18 -24C18 -34 14 -40 16 -48M27 -30C36 -30 42 -32 44 -40", trim, 3.6)
      );
    case "goggles":
      return (
        face(p, skin) + fringe +
        solid("M-14 -9H14V-2H-14z", "#3a2a22") +
        ball(-6, -5, 6.4, trim) + ball(6, -5, 6.4, trim) + disc(-6, -5, 4, "#9ff2ef") + disc(6, -5, 4, "#9ff2ef") +
        flat("M-8 -7l3 -1l-3 5zM4 -7l3 -1l-3 5z", "#fff", 0.9)
      );
    case "dome":
      return (
        solid("M-13 4H13L9 17Q0 21 -9 17z", metal) +
        line("M-6 10h12", dark(metal, 0.5), 2) +
        disc(0, -6, 19, "#bff4ff", 0.35) +
        ball(0, -5, 12, "#f29ab0", 10) +
        line("M-9 -7q3 -6 6 0t6 0t6 0M-6 -1q3 -4 6 0t5 0M0 -14V4", "#a84a6e", 1.4) +
        line("M-19 -2A19 19 0 0 1 19 -2", "#e9fdff", 1.8) +
        flat("M7 -21q8 4 9 12q-5 -5 -9 -12z", "#fff", 0.9)
      );
    case "fox":
      return (
        solid("M-17 -30L-15 -10L-5 -17zM17 -30L15 -10L5 -17z", hair) +
        solid("M-17 -12Q0 -24 17 -12Q16 4 0 20Q-16 4 -17 -12z", hair) +
        flat("M-15 -4Q-6 2 0 20Q6 2 15 -4Q12 8 0 20Q-12 8 -15 -4z", "#fff", 0.9) +
        flat("M-11 -6l8 3l-7 2zM11 -6l-8 3l7 2z", p.eyes ?? "#1a1020") + disc(0, 17, 2.4, "#1a1020")
      );
    case "wolf":
      return (
        solid("M-20 -32L-20 -2L-4 -18zM20 -32L20 -2L4 -18z", hair) +
        solid("M0 -30C-26 -26 -24 4 -30 30Q0 40 30 30C24 4 26 -26 0 -30z", hair) +
        `<g transform="translate(0 5) scale(.86)">${face(p, skin)}</g>` +
        solid("M-15 -4Q-16 -26 0 -28Q16 -26 15 -4L8 -8L0 -2L-8 -8z", hair) +
        flat("M-10 -15l6 3l-6 1zM10 -15l-6 3l6 1z", "#ffe27a") + disc(0, -5, 2.6, "#1a1414") +
        flat("M-9 -7l2 6l2 -5zM9 -7l-2 6l-2 -5z", "#fff")
      );
    case "tricorn":
      return face(p, skin) + solid("M-25 -6Q-14 -26 0 -25Q14 -26 25 -6Q0 -15 -25 -6z", hair) + line("M-25 -6Q0 -15 25 -6", trim, 2) + solid("M12 -18Q22 -34 34 -30Q26 -18 16 -14z", "#d24d57");
    case "mask":
      return (
        solid("M-14 -16Q0 -24 14 -16Q17 6 0 21Q-17 6 -14 -16z", trim) +
        flat("M-11 -5q4 -4 8 1q-5 3 -8 -1zM11 -5q-4 -4 -8 1q5 3 8 -1z", "#150d20") +
        flat("M-8 8Q0 14 8 8Q4 15 0 15Q-4 15 -8 8z", "#150d20") + line("M0 -19V4", dark(trim, 0.4), 1.2)
      );
  }
}

/** A person; the origin is the centre of the head, the robe ends 122 below it. */
export function person(p: Person): string {
  const skin = p.skin ?? "#d9a77e";
  const hair = p.hair ?? "#3a2418";
  const inner = p.inner ?? dark(p.cloth, 0.35);
  const trim = p.trim ?? "#d9b45a";
  const kind = p.sleeves ?? (p.armour ? "plate" : "wide");
  const sleeve = p.armour && kind === "plate" ? p.armour : light(p.cloth, 0.08);
  const left = p.left === undefined ? ([-22, 72] as Point) : p.left;
  const right = p.right === undefined ? ([22, 72] as Point) : p.right;
  const torso =
    solid("M-9 14Q-28 18 -30 32L-22 72Q-34 100 -38 124H38Q34 100 22 72L30 32Q28 18 9 14Q0 22 -9 14z", p.cloth) +
    flat("M-7 16L0 60L7 16Q0 22 -7 16z", inner) +
    line("M-8 16L0 60L8 16M0 60V122", trim, 1.8) +
    flat("M-22 70Q0 78 22 70L23 78Q0 86 -23 78z", trim);
  const plate = p.armour
    ? solid("M-24 22Q0 30 24 22L20 62Q0 76 -20 62z", p.armour) +
      line("M0 28V70M-18 46Q0 56 18 46", dark(p.armour, 0.45), 1.6)
    : "";
  const pauldrons = p.armour
    ? solid("M-12 18Q-32 12 -39 30Q-38 42 -27 42Q-22 30 -12 26zM12 18Q32 12 39 30Q38 42 27 42Q22 30 12 26z", p.armour) +
      line("M-37 36Q-28 24 -14 22M37 36Q28 24 14 22", light(p.armour, 0.4), 1.4)
    : "";
  const neck = flat("M-5 10h10v12q-5 4 -10 0z", dark(skin, 0.35));
  const hands = p.armour ? dark(p.armour, 0.2) : skin;
  return (
    behind(p, hair) +
    torso + plate + (p.chest ?? "") + neck +
    heads(p, skin, hair) +
    (p.beard ? solid("M-12 3Q-14 26 0 46Q14 26 12 3Q6 10 0 9Q-6 10 -12 3z", p.beard) + line("M-4 12Q-2 26 0 40M4 12Q3 24 1 34", dark(p.beard, 0.25), 1) : "") +
    (p.heldLeft ?? "") + (p.heldRight ?? "") +
    (left ? arm([-25, 30], left, -1, sleeve, kind, hands) : "") +
    (right ? arm([25, 30], right, 1, sleeve, kind, hands) : "") +
    pauldrons
  );
}

/** Somebody sitting cross-legged; the origin is the centre of the head, the ground 78 below. */
export function seated(p: Person): string {
  const skin = p.skin ?? "#d9a77e";
  const trim = p.trim ?? "#d9b45a";
  return (
    behind({ ...p, cloak: undefined }, p.hair ?? "#3a2418") +
    solid("M-9 14Q-27 18 -29 34L-20 66H20L29 34Q27 18 9 14Q0 22 -9 14z", p.cloth) +
    flat("M-7 16L0 52L7 16Q0 22 -7 16z", p.inner ?? skin) +
    line("M-8 16L0 52L8 16", trim, 1.8) +
    flat("M-5 10h10v10q-5 4 -10 0z", dark(skin, 0.35)) +
    heads(p, skin, p.hair ?? "#3a2418") +
    (p.beard ? solid("M-12 3Q-14 24 0 40Q14 24 12 3Q6 10 0 9Q-6 10 -12 3z", p.beard) : "") +
    solid("M0 60C-30 56 -56 66 -56 76Q-54 86 0 84Q54 86 56 76C56 66 30 56 0 60z", dark(p.cloth, 0.12)) +
    line("M-44 78Q-12 66 14 80M44 78Q20 68 4 72", dark(p.cloth, 0.5), 1.6) +
    arm([-25, 30], p.left ?? [-38, 66], -1, light(p.cloth, 0.08), "tight", skin) +
    arm([25, 30], p.right ?? [38, 66], 1, light(p.cloth, 0.08), "tight", skin)
  );
}

/** A small traveller in a cloak, seen from behind, perhaps with a staff. */
export const wanderer = (colour: string, staff = true): string =>
  (staff ? line("M17 -38V24", dark(colour, 0.3), 2.2) + ball(17, -38, 3, light(colour, 0.5)) : "") +
  solid("M-6 -18C-16 -14 -16 0 -24 24Q0 30 24 24C17 0 16 -14 6 -18z", colour) +
  line("M0 -10V24M-9 -4L-14 22M9 -4L14 22", dark(colour, 0.45), 1) +
  solid("M1 -38C-12 -34 -10 -20 -9 -14Q0 -8 9 -14C10 -20 10 -30 1 -38z", light(colour, 0.12)) +
  (staff ? line("M9 -8L17 -6", light(colour, 0.12), 5) : "");

/** A halo of rays behind a head. */
export const halo = (x: number, y: number, r: number, colour: string, points = 16): string =>
  flat(star(x, y, r, r * 0.72, points), colour, 0.9) + disc(x, y, r * 0.66, light(colour, 0.5), 0.9);

