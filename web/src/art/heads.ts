/** Heads in three-quarter view, looking right; the origin is their middle, the chin 20 below it. */

import { ball, dark, disc, flat, glow, light, line, mix, solid } from "./pen.ts";

export type Look = "calm" | "smile" | "stern" | "shout" | "shut" | "sly" | "awe" | "lit";
export type Hair = "none" | "short" | "long" | "wind" | "bun" | "topknot" | "braid" | "curls";
export type Beard = "full" | "short" | "long" | "moustache";
export type Headgear = "hood" | "helm" | "great" | "circlet" | "crown" | "diadem" | "mask" | "blindfold" | "tricorn" | "wide" | "cap" | "goggles" | "band";

export interface Head {
  skin: string;
  hair?: string;
  style?: Hair;
  beard?: Beard;
  look?: Look;
  /** The colour of eyes; those that are lit glow in it. */
  eyes?: string;
  old?: boolean;
  gear?: Headgear;
  /** What the headgear is made of, and its ornament. */
  of?: string;
  trim?: string;
  /** Drawn over and behind everything of the head. */
  over?: string;
  behind?: string;
  /** The side on which the face is in the light. */
  lit?: "left" | "right";
}

const FACE = "M-12 -4C-13 -20 10 -22 13 -8Q14 -5 13.2 -3Q13 0 14 4C14 9 12 12 10.6 15.4L6.4 20Q3.4 21.6 .4 20L-8 14C-11 10 -12 4 -12 -4z";

const BROWS: Record<Look, string> = {
  calm: "M-5.6 -6.6Q-1.6 -8.8 2.6 -6.8M7 -6.8Q10 -8.6 12.2 -6.6", smile: "M-5.6 -7.4Q-1.6 -9.8 2.6 -7.8M7 -7.8Q10 -9.4 12.2 -7.4", stern: "M-6 -8.8L2.8 -5.4M6.8 -5.4L12.6 -8.2",
  shout: "M-6 -9.4L2.8 -6.2M6.8 -6.2L12.6 -8.8", shut: "M-5.6 -7Q-1.6 -8.6 2.6 -7M7 -7Q10 -8.4 12.2 -6.8", sly: "M-5.8 -6.4Q-1.6 -7.6 3 -5.8M7 -7.8Q10 -10 12.4 -7.6", awe: "M-5.6 -8.8Q-1.6 -11 2.6 -9M7 -9Q10 -10.8 12.2 -8.8", lit: "M-6 -8.4L2.8 -6M6.8 -6L12.6 -8",
};

/** The mouth; it is drawn over a beard that leaves it free. */
function mouth({ skin, look = "calm" }: Head): string {
  const deep = dark(skin, 0.42);
  if (look === "shout") return flat("M1.6 9.6Q6.4 8 11 9.4Q11 16.4 6.2 16.8Q1.8 16.2 1.6 9.6z", "#571820") + flat("M2.6 10Q6.4 8.8 10.2 9.9L9.6 12.3Q6 12.9 3.2 12.3z", "#fff6ea") + flat("M3.8 15.2Q6.2 13.6 8.8 15Q6.4 16.8 3.8 15.2z", "#c05a58");
  if (look === "awe") return flat("M4 10.4Q6.6 9 9 10.4Q9.2 14 6.5 14.4Q4 14 4 10.4z", "#571820");
  const lips =
    look === "smile" ? "M1.4 10Q6.4 12.4 11 9.4Q9.4 14 6 14Q3 13.8 1.4 10z"
    : look === "stern" || look === "lit" ? "M2 12.2Q4.6 10.4 6.4 11Q8.2 10.2 10.4 11.8Q6.4 12.8 2 12.2z"
    : look === "sly" ? "M2.2 12Q4.6 11 6.4 11.2Q8.6 10.6 11.2 9Q9.4 13 6 13Q3.6 13 2.2 12z"
    : "M2.4 11.4Q4.6 10.2 6.4 10.8Q8 10.2 10 11Q6.4 13.2 2.4 11.4z";
  return flat(lips, mix(dark(skin, 0.5), "#7a1c28", 0.35)) + line("M4.2 15Q6.4 15.8 8.4 14.8", deep, 0.9, 0.6);
}

/** The features: sockets, lids, brows, the nose with its shadow. */
function features({ skin, hair = "#4a3020", look = "calm", eyes = "#3a4a6a", old }: Head): string {
  const deep = dark(skin, 0.42);
  const lid = dark(skin, 0.78);
  const eye = (x: number, w: number): string =>
    look === "shut"
      ? line(`M${x - w} -2.2Q${x} .6 ${x + w} -2.4`, lid, 1.4)
      : look === "lit"
        ? glow(x, -2.2, w * 2.4, eyes) + flat(`M${x - w} -2.4Q${x} -5.4 ${x + w} -2.4Q${x} .4 ${x - w} -2.4z`, light(eyes, 0.75))
        : flat(`M${x - w} -2.2Q${x - 0.4} -6 ${x + w} -2.4Q${x} .9 ${x - w} -2.2z`, "#f6efe4") + disc(x + 0.7, -2.8, w * 0.52, eyes, 1, w * 0.6) + disc(x + 0.8, -2.8, w * 0.26, "#140d14") +
          line(`M${x - w - 0.4} -2.1Q${x - 0.4} ${look === "sly" || look === "stern" ? -5 : -6.2} ${x + w + 0.5} -2.6`, lid, 1.5);
  return (
    flat("M-6.4 -4.4Q-1.6 -8.6 3.2 -4.4Q-1.6 1.4 -6.4 -4.4zM6.6 -4.6Q10 -8 13 -4.4Q10 .6 6.6 -4.6z", deep, 0.38) + eye(-1.4, 3.7) + eye(9.5, 2.8) +
    flat("M5.2 -5Q6.4 .6 9.9 4.8Q9.6 7.2 6.8 7L4 6.4Q5 2 5.2 -5z", deep, 0.5) + line("M9.9 4.9Q9.4 7.2 6.8 7", dark(skin, 0.6), 1.1) +
    line(BROWS[look], dark(old ? "#b8b2ac" : hair, 0.2), 2.2) +
    (old ? line("M-6 2q3 2 5.6 1M-5 -12q6 -1.6 11 0M-3.4 -15q5 -1 9 0M-.6 7.6q-2 3 -1.4 6", deep, 0.9, 0.8) : "")
  );
}

const BEHIND: Partial<Record<Hair, string>> = {
  long: "M1 -23C-20 -25 -19 -2 -20 14C-21 28 -24 38 -22 46Q-8 40 6 42Q14 40 16 34C12 24 16 8 14 -6z",
  wind: "M2 -23C-16 -26 -20 -10 -22 0C-30 6 -44 4 -56 14C-46 14 -42 16 -50 24C-38 20 -32 22 -36 32C-26 26 -14 26 -8 18L10 6L14 -8z",
  braid: "M1 -23C-18 -25 -18 -2 -16 12C-20 20 -16 26 -20 32C-15 38 -20 44 -17 52Q-12 56 -10 48C-13 42 -8 38 -12 32C-8 26 -12 20 -8 12L10 4z",
};

/** Hair over the brow. */
function fringe(style: Hair, hair: string): string {
  const shine = line("M-10 -14Q-4 -21 4 -21", light(hair, 0.4), 1.6, 0.7);
  switch (style) {
    case "none": return flat("M1 -19q7 1 9.6 7q-5 -4 -9.6 -7z", "#ffffff", 0.35);
    case "curls": return solid("M-14 4a5 5 0 0 1 -2 -9a6 6 0 0 1 4 -10a7 7 0 0 1 10 -7a8 8 0 0 1 12 3a6 6 0 0 1 5 9a4 4 0 0 1 -3 4q-3 -6 -9 -7q-9 0 -12 5q0 6 -5 12z", hair) + shine;
    case "bun": return ball(-14, -17, 8, hair) + solid("M-14 3C-18 -25 12 -29 15 -9Q12 -16 5 -15Q-6 -15 -10 -5L-11 3z", hair) + line("M-9 -8Q-6 -18 4 -19M-19 -19q4 5 9 3", dark(hair, 0.4), 1) + shine;
    case "topknot": return solid("M-5 -20C-13 -28 -9 -42 5 -44C2 -38 6 -34 13 -33C8 -30 6 -26 4 -20z", hair) + solid("M-13 2C-16 -24 12 -27 14.6 -8L10 -13L1 -15L-7 -12L-10 2z", hair) + shine;
    case "short": return solid("M-13 5C-19 -24 6 -30 16 -14Q17 -10 14.6 -7Q12 -13 6 -13Q-1 -11 -5 -14Q-9 -10 -9.4 -2L-11 5z", hair) + shine;
    default: return solid("M-13 8C-19 -24 10 -30 15.6 -9Q11 -16 3 -16Q-7 -13 -9.6 -3Q-9 4 -13 8z", hair) + line("M-8 -10Q-3 -18 6 -19", dark(hair, 0.35), 1) + shine;
  }
}

const BEARDS: Record<Beard, string> = {
  full: "M-12 3C-13 16 -6 26 3 30Q11 26 13.4 8Q11 9.6 6.6 8.6Q1 8.6 -2 12Q-8 11 -12 3z",
  short: "M-11 7Q-8 18 1 22.4Q8 22 12.4 11Q10 15 6.4 14.6Q-4 15 -11 7z",
  long: "M-12 3C-14 24 -6 44 3 54C8 46 15 26 13.6 7Q11 9.6 6.6 8.6Q1 8.6 -2 12Q-8 11 -12 3z",
  moustache: "M6 9Q1 8 -3 15Q2 14 6.4 11Q9 14 13 13.6Q11 8.6 6 9z",
};

/** What is on the head, drawn over the hair. */
function headgear({ gear, of = "#8c96a8", trim = "#e0b048", eyes = "#ffcf6a" }: Head): string {
  const seam = dark(of, 0.45);
  switch (gear) {
    case "hood":
      return solid("M0 -30C-26 -28 -22 -4 -23 10C-26 20 -30 24 -32 28Q-6 42 22 28C16 22 12 21 8 22C-2 22 -11 12 -12 0C-13 -18 4 -24 15 -12C16 -22 10 -30 0 -30z", of) +
        flat("M8 22C-2 22 -11 12 -12 0C-13 -18 4 -24 15 -12Q14 -14 11 -15C2 -18 -6 -12 -6 0C-6 10 0 18 8 22z", dark(of, 0.75), 0.8) + line("M8 22C-2 22 -11 12 -12 0C-13 -18 4 -24 15 -12", trim, 1.6) + line("M-18 -10Q-20 8 -26 22M-8 -26Q-17 -16 -17 2", seam, 1.2, 0.7);
    case "helm":
      return solid("M-15 12C-22 -30 12 -36 17 -10L14 -7L13 4L9.6 3L9 -7Q2 -10 -5 -7Q-8 4 -6 16L-12 18z", of) + line("M-14 -8Q2 -17 16 -10M2 -27L9 -8", seam, 1.5) + line("M-12 -14Q-8 -24 2 -26", light(of, 0.55), 1.8, 0.8) +
        solid("M-2 -26C-14 -40 -34 -36 -40 -22C-32 -26 -28 -22 -30 -14C-24 -20 -18 -18 -14 -12Q-12 -20 6 -26z", trim);
    case "great":
      return solid("M-17 -12Q-4 -32 15 -17Q17 0 13.6 19Q6 25 -1 23Q-13 21 -16 12Q-18 0 -17 -12z", of) + flat("M-9 -5L15.6 -6.6V-2.6L-9 0z", "#140d18") + line("M5 -22V22M-4 9v8M0 10v8M9 9v8M12 8v8", seam, 1.5) + line("M-17 -11Q0 -17 15.4 -16M4 -2V22", light(of, 0.5), 1.3, 0.8) +
        (eyes ? disc(0, -2.8, 1.8, light(eyes, 0.6)) + disc(10.4, -4, 1.6, light(eyes, 0.6)) : "");
    case "circlet": return line("M-13 -9Q1 -16 14.6 -11", trim, 2.6) + ball(6.4, -14, 2.8, eyes);
    case "diadem": return line("M-13 -9Q1 -16 14.6 -11", trim, 2.4) + solid("M-1 -15Q6 -22 13 -14Q6 -8 -1 -15z", "#f8f2e0") + disc(6.4, -14.8, 2.8, eyes) + disc(6.6, -14.8, 1.2, "#140d18");
    case "crown": return solid("M-15 -8L-21 -29L-10 -20L-3 -36L6 -22L18 -31L16 -10Q1 -17 -15 -8z", trim) + line("M-14.4 -10.6Q1 -19 16 -12.6", dark(trim, 0.4), 1.4) + ball(-2, -18, 2.4, of) + disc(8, -18, 1.7, light(of, 0.4)) + disc(-11, -14, 1.5, light(of, 0.4));
    case "mask": return solid("M-9 -13Q3 -20 14 -11Q16.6 6 6 21Q-7 15 -9 -13z", of) + flat("M-4.4 -3.6Q-.6 -7 3.6 -3Q-.4 -.4 -4.4 -3.6zM7.4 -3.2Q10.4 -6.4 13 -3.6Q10.4 -.6 7.4 -3.2z", "#140d18") + line("M6 -12V4L8.6 6.4H5.4", seam, 1.2) + line("M2.4 12.4Q6.4 14.4 10.4 11.6", "#140d18", 1.3);
    case "blindfold": return solid("M-13 -7Q1 -11 13.6 -8V.6Q1 -1.6 -12.4 2.6z", of) + line("M-12 -3Q1 -7 13.4 -4.4", seam, 1) + solid("M-11 -4L-30 -2L-24 3L-34 10L-11 2z", of);
    case "tricorn": return solid("M-27 -6Q-18 -24 -1 -30Q16 -30 28 -12Q20 -16 12 -16Q-6 -17 -27 -6z", of) + line("M-27 -6Q-6 -17 12 -16Q20 -16 28 -12", trim, 2);
    case "wide": return solid("M-34 -8Q-14 -13 -12 -19Q-8 -40 14 -46Q10 -38 15 -19Q18 -14 34 -14Q4 -24 -34 -8z", of) + line("M-12 -18Q2 -25 15 -19", trim, 3);
    case "cap": return solid("M-15 -7Q-18 -29 3 -28Q19 -26 17 -10Q1 -17 -15 -7z", of) + line("M-15 -7Q1 -17 17 -10", seam, 2.2);
    case "goggles": return solid("M-14 -8Q1 -13 14.6 -10V-3Q1 -5 -13 -1z", "#3a2a22") + ball(-1.6, -6, 6, trim) + ball(10, -6.4, 5, trim) + disc(-1.6, -6, 3.8, eyes) + disc(10, -6.4, 3.1, eyes) + flat("M-4 -8l3 -1l-2.6 5zM8.4 -8.4l2.4 -.6l-2 4z", "#ffffff", 0.85);
    case "band": return line("M-13 -9Q1 -15 14.4 -11", trim, 3.2);
    default: return "";
  }
}

/** What hangs behind the body: long hair. Drawn before the body; its origin is the head's. */
export const behindHead = (h: Head): string => (h.behind ?? "") + (h.gear === "hood" || h.gear === "great" ? "" : BEHIND[h.style ?? "short"] ? solid(BEHIND[h.style!]!, h.hair ?? "#4a3020") : "");

export function head(h: Head): string {
  const { skin, style = "short", beard, lit = "right" } = h;
  const hair = h.old ? mix(h.hair ?? "#4a3020", "#e4e0da", 0.8) : (h.hair ?? "#4a3020");
  const deep = dark(skin, 0.45);
  const free = beard === "short" || beard === "moustache";
  if (h.gear === "great") return headgear(h) + (h.over ?? "");
  const shadow = lit === "right" ? "M-12 -4C-13 -16 -6 -20 -2 -20C-7 -12 -7 -2 -4.4 3C-6 9 -3 16 .4 20L-8 14C-11 10 -12 4 -12 -4z" : "M13 -8Q14 -5 13.2 -3Q13 0 14 4C14 9 12 12 10.6 15.4L6.4 20Q3.4 21.6 2 20.6Q9 15 9.6 8Q10.6 4 9.8 0Q11 -10 4 -19Q12 -17 13 -8z";
  return (
    (h.gear === "hood" ? flat("M0 -24C-18 -22 -18 6 -14 16Q0 26 12 20C16 4 15 -22 0 -24z", dark(h.of ?? "#8c96a8", 0.8)) : "") +
    solid(FACE, skin) + solid("M-11 -2Q-16 -5 -15.4 1Q-15 6 -11 5z", skin) + flat(shadow, deep, 0.5) + features({ ...h, hair }) + (free ? "" : mouth(h)) +
    flat("M-5 3.6q4 -1 5 2.4q-3 3 -5 -2.4z", "#d05848", 0.22) +
    (h.gear === "hood" ? "" : fringe(style, hair)) +
    (beard ? solid(BEARDS[beard], hair) + (beard === "moustache" || beard === "short" ? "" : line("M-4 14Q-1 24 2.4 28M4 16Q4 24 4 30M9 14Q9 20 7 25", dark(hair, 0.3), 1) + line("M2.6 12.2Q6.4 11 10 11.8", dark(hair, 0.6), 1.5)) : "") + (free ? mouth(h) : "") +
    headgear(h) + (h.over ?? "")
  );
}
