/** The Lifebound: druids, shamans and those who sing to the wood, in green with the dawn on their left. */

import { blade, leafage, ramp, shag, strokes, taper, wreath } from "../../../art/brush.ts";
import { figure } from "../../../art/figure.ts";
import { toned, type Tones } from "../../../art/light.ts";
import { at, dark, disc, flat, glow, light, line, mix, ring, solid, star } from "../../../art/pen.ts";
import { flames, stars, twinkle } from "../../../art/scenes.ts";
import { of, type Plate } from "./card.ts";
import { beams, bower, firwood, flowers, fringe, garland, glade, pines, pollen, slopes, stems, trunk, wildwood } from "./groves.ts";
import { honor, rune, sheet } from "./signs.ts";
import { wildlife } from "./wildlife.ts";

const card = of("lifebound");

/** Skin as it looks by this light. */
const skinOf = (t: Tones, colour = "#e2aa7c"): string => mix(toned(t, colour, 0.1), colour, 0.75);

/** The jaws of a flytrap that open to the right; the origin is their hinge. */
const jaws = (t: Tones): string => {
  const r = ramp(t);
  return (
    solid("M0 0C2 -34 34 -56 70 -48C52 -36 30 -20 6 4z", r[5]!) + solid("M0 2C14 30 54 36 80 8C58 2 30 -2 6 -2z", r[4]!) + flat("M4 -4C10 -28 36 -46 62 -44C46 -34 26 -18 8 0z", mix(t.accent, t.law.shade, 0.12)) + flat("M6 4C20 24 50 28 72 8C52 4 28 0 8 0z", t.accent) +
    line("M70 -48l11 13M60 -46l11 13M50 -43l9 13M40 -37l8 12M30 -29l7 12M21 -20l6 11M80 8l4 -16M69 13l2 -16M57 16l1 -16M45 17l0 -15M34 15l-1 -13", light(r[7]!, 0.3), 2.2) + line("M14 -16Q28 -32 46 -38M18 10Q36 20 56 12", light(t.accent, 0.45), 1.6)
  );
};

/** A wolf's head and shoulders, looking right, with something in its teeth. */
const wolf = (t: Tones, held = ""): string => {
  const fur = toned(t, "#8f958c", 0.3);
  return (
    solid(shag([[-60, 60], [-58, 16], [-34, -14], [-6, -22], [14, 10], [6, 34], [-2, 60]], 6, 14, 3, 0.5), dark(fur, 0.25)) +
    solid("M-26 -22L-30 -54L-6 -34zM-2 -34L12 -58L18 -28z", fur) + flat("M-24 -28L-26 -46L-12 -34zM4 -34L11 -49L14 -30z", dark(fur, 0.6)) +
    solid(shag([[-32, 12], [-34, -14], [-20, -32], [4, -38], [22, -26], [30, -8], [10, 18], [-12, 26]], 5, 12, 5, 0.5), fur) +
    solid("M12 -26C28 -22 44 -14 58 -8C64 -4 62 4 56 6C40 10 26 14 12 12C6 0 6 -14 12 -26z", light(fur, 0.18)) + flat("M54 -9Q64 -8 63 0Q58 4 52 0z", "#14100e") + held +
    solid("M14 13C28 16 40 14 52 9C50 18 38 24 22 22C16 20 13 17 14 13z", dark(fur, 0.1)) + flat("M22 12l3 7l4 -7zM36 11l3 7l4 -8z", "#fff6e4") + line("M14 12Q36 16 56 7", dark(fur, 0.65), 2) +
    glow(12, -16, 9, "#ffd84a") + flat("M4 -16Q12 -24 20 -14Q12 -10 4 -16z", "#ffdf5a") + disc(13, -16.4, 2, "#14100e") + line("M0 -18Q12 -30 24 -16", dark(fur, 0.65), 2.6) + strokes(6, 8, [-26, -26, 34, 40], [-7, 5], dark(fur, 0.4), 1.3, 0.7)
  );
};

export const lifebound: Record<string, Plate | (() => string)> = {
  ...wildlife,

  "cetra-weaver-of-stars": card("night", "she weaves a hero out of stars, for nothing", (t) => {
    const r = ramp(t);
    const wing = solid("M0 0C10 -48 56 -78 104 -66C98 -34 84 -8 40 8C64 14 82 30 84 58C50 66 14 44 0 12z", r[3]!) + flat("M10 -10C24 -42 56 -60 90 -56C84 -34 66 -14 34 -2z", r[5]!, 0.7) + flat("M16 14C38 14 62 24 70 48C46 50 26 36 16 14z", r[5]!, 0.6) + line("M2 0Q40 -30 96 -60M6 2Q40 -10 84 -36M6 10Q44 22 78 52", r[7]!, 1.2, 0.8) + disc(70, -44, 9, r[7]!, 0.9) + disc(70, -44, 4.6, r[1]!) + disc(58, 38, 6, r[7]!, 0.9) + disc(58, 38, 3, r[1]!);
    const web = "M58 50L88 14L124 8L176 20L166 66L204 70L176 20L204 70L196 112L166 66";
    return {
      far: stars(31, 46, "#fff", 120) + glow(120, 0, 190, mix(t.law.hue, "#083a6a", 0.75), 0.9) + glow(150, 90, 120, r[7]!, 0.7) + flat("M-10 60C60 10 140 90 250 10V40C150 110 60 40 -10 90z", r[6]!, 0.3) + pines(t, 9, 142),
      middle: flat("M-4 164V138Q60 124 120 134T244 130V164z", r[2]!) + strokes(3, 14, [0, 138, 240, 22], [1, -7], r[5]!, 1.2, 0.7) + flat("M-4 142L10 96L24 142zM16 146L34 110L50 146zM190 144L208 98L226 144zM214 146L234 104L250 146z", r[1]!),
      figure: at(98, 74, wing, 0.98) + at(92, 74, wing, 0.94, 0, true) + at(96, 122, figure(t, { stance: "cast", build: "slim", head: { skin: skinOf(t), hair: "#bfe8d0", style: "long", look: "shut", gear: "diadem", trim: "#ffe08a", eyes: "#ffe08a" }, wear: "robe", cloth: r[5]!, under: r[2]!, trim: "#ffe9a0", near: { to: [-36, -66], grip: "point", wrist: 6 }, far: { to: [50, -70], grip: "point", wrist: -6 } }), 1.12),
      deed: line(web, "#fff6c4", 1.3, 0.9) + [[58, 50, 6], [88, 14, 7], [124, 8, 6], [176, 20, 9], [166, 66, 7], [204, 70, 8], [196, 112, 7]].map(([x, y, s]) => twinkle(x!, y!, s!, "#fffbe0")).join("") + glow(184, 56, 40, t.accent, 0.7) + at(184, 52, flat("M-17 -24H17V24H-17z", mix(t.accent, t.law.shade, 0.35)) + line("M-17 -24H17V24H-17z", light(t.accent, 0.35), 2.4) + disc(0, -9, 5.4, "#fff6e4") + flat("M0 -4C8 -4 12 4 13 20H-13C-12 4 -8 -4 0 -4z", "#fff6e4") + flat(star(0, 8, 5, 2, 5), t.accent), 0.92, 8),
      near: fringe(t, 7, 10) + pollen(t, 10, 20),
    };
  }),

  "druids-of-the-stone-circle": card("dawn", "in the circle of stones three druids call a hero from the light", (t) => {
    const r = ramp(t);
    const stone = (d: string, bright = 0): string => solid(d, mix(toned(t, "#a3a894", 0.3), r[8]!, bright));
    const flank = solid("M-34 64C-34 24 -26 -4 -12 -22C-10 -40 14 -44 20 -24C22 -14 20 -6 22 0C32 16 36 40 36 64z", r[3]!) + flat("M2 -24C12 -26 17 -18 15 -8C12 0 4 2 0 -4C-4 -12 -4 -22 2 -24z", r[0]!) + glow(8, -13, 8, "#ffe9a0") + disc(5, -13, 1.6, "#fff6c8") + disc(11.4, -13.4, 1.4, "#fff6c8") + line("M2 -26C14 -28 20 -18 17 -6M-14 0Q-22 24 -22 62M16 6Q20 30 18 62M2 8Q0 36 2 62", r[6]!, 1.6, 0.8) + solid("M14 14Q34 12 46 -2L52 4Q42 22 18 30z", r[3]!) + disc(50, -1, 5, skinOf(t));
    return {
      far: glow(120, 70, 140, "#ffe27a", 1) + disc(120, 66, 30, "#fffdf0") + disc(120, 66, 42, "#fff3b8", 0.5) + slopes(t, 8, 122),
      middle: beams(t, 0.1) + stone("M-6 130L-2 44L22 40L28 132zM214 132L218 46L240 42L248 130z") + stone("M62 128L66 52L84 50L88 128zM154 128L156 50L174 52L178 128zM54 52L58 34H184L188 52z", 0.2) + line("M10 60l6 20M226 70l6 18M74 70l4 18M164 66l4 20M90 42h30", r[3]!, 1.6, 0.8) + flat("M-4 164V128Q60 120 120 124T244 126V164z", r[4]!) + strokes(5, 13, [0, 128, 240, 30], [1, -6], r[6]!, 1.2, 0.8),
      figure: at(40, 116, flank, 1) + at(206, 118, flank, 1, 0, true) + at(114, 126, figure(t, { stance: "cast", spine: 8, head: { skin: skinOf(t, "#d8a078"), hair: "#e8e4d8", old: true, beard: "long", style: "long", look: "stern", gear: "circlet", trim: t.gold, eyes: "#3a6a3a" }, wear: "robe", cloth: r[4]!, under: mix(r[8]!, "#ffffff", 0.3), trim: t.gold, cloak: r[3]!, near: { to: [-44, -40], holds: line("M0 -60V92", t.wood, 5) + line("M-1 -60V92", light(t.wood, 0.35), 1.4) + solid("M0 -58C-16 -62 -18 -80 -4 -84C8 -86 14 -74 6 -68C10 -78 -2 -80 -6 -74C-8 -66 2 -64 2 -56z", t.wood) + flat(blade(2, -60, 18, -30) + blade(-2, -50, 16, 200), r[6]!), turn: -3 }, far: { to: [44, -66], grip: "open", wrist: -30 } }), 1.08),
      deed: glow(180, 34, 40, t.accent, 0.8) + at(180, 32, flat("M-13 -18H13V18H-13z", t.accent) + line("M-13 -18H13V18H-13z", "#fff3d8", 2.4) + disc(0, -6, 4.4, "#fff6e4") + flat("M0 -2C6 -2 9 4 10 15H-10C-9 4 -6 -2 0 -2z", "#fff6e4"), 1, 10),
      near: fringe(t, 11, 12) + pollen(t, 3, 14),
    };
  }),

  "flytrap-witch": card("day", "her flowers bite, and give back two stars and a card", (t) => {
    const r = ramp(t);
    return {
      far: flat("M0 0H240V160H0z", r[1]!, 0.75) + glow(120, 62, 110, "#ffe98a", 0.95) + glow(120, 60, 60, "#fff8d0") + stems(t, 5, 136),
      middle: trunk(t, 6, 18, 140, r[1]!, 5) + trunk(t, 234, 18, 142, r[1]!, 9) + flat("M-4 164V140Q60 130 120 138T244 136V164z", r[2]!) + strokes(5, 13, [0, 138, 240, 22], [1, -6], r[4]!, 1.2, 0.8),
      figure:
        solid(taper([[30, 170], [44, 140], [30, 112], [38, 90]], 12, 8), r[5]!) + at(36, 88, jaws(t), 0.72, -46) + solid(taper([[212, 170], [198, 146], [210, 116], [204, 92]], 12, 8), r[5]!) + at(206, 92, jaws(t), 0.72, 46, true) +
        at(118, 136, figure(t, { stance: "loom", build: "slim", hip: 8, spine: -10, shoulder: 4, neck: -8, head: { skin: "#ffce9c", hair: "#7a1c48", style: "long", look: "sly", eyes: "#4a9a2a", gear: "wide", of: "#123c26", trim: t.accent }, wear: "robe", cloth: "#14502e", under: "#c8e08a", trim: "#ffe08a", sleeves: "tight", near: { to: [-42, -40], grip: "open", wrist: 10 }, far: { to: [46, -36], grip: "cup", wrist: -14 } }), 1.14),
      deed: honor(58, 22, 9, t.accent) + honor(184, 26, 9, t.accent) + sheet(180, 86, 0.95, 10, r[5]!),
      near: fringe(t, 5, 10) + pollen(t, 3, 12),
    };
  }),

  "lifebound-initiate": card("dawn", "a sprout in two hands: a rune in its leaf, a star above it", (t) => {
    const r = ramp(t);
    return {
      ...wildwood(t, 6, 132),
      figure: at(116, 114, figure(t, { stance: "kneel", spine: 4, neck: 8, head: { skin: skinOf(t), hair: "#c8642c", style: "braid", look: "smile", eyes: "#3a7a3a", over: flat(garland(9), r[6]!) }, wear: "tunic", cloth: r[4]!, under: r[3]!, trim: "#ffe08a", legs: "hose", near: { to: [48, -16], grip: "cup", wrist: -14 }, far: { to: [58, -22], grip: "cup", wrist: -20 } }), 1.14) + at(16, 10, solid("M146 78C160 72 184 72 196 80C196 94 186 100 172 100C158 100 148 92 146 78z", t.soil)),
      deed: line("M190 86Q186 70 192 54", r[5]!, 4) + solid(blade(190, 68, 28, -160, 0.42), r[6]!) + solid(blade(191, 62, 30, -24, 0.42), r[7]!) + line("M188 68L168 61M193 62L214 53", r[4]!, 1.2) + glow(190, 70, 34, t.law.light, 0.7) + rune(1, 190, 104, 1.3, t.accent) + honor(192, 36, 12, t.accent),
      near: fringe(t, 6, 14) + flowers(t, [[40, 128, 8], [58, 142, 7], [24, 144, 6], [222, 138, 7]], mix(t.law.light, "#ffffff", 0.5), "#ffc84a") + pollen(t, 5, 14),
    };
  }, { right: 20, size: 1.04, turned: true }),

  "wolf-shaman": card("dawn", "the wolf brings her a card, and a rune burns in her staff", (t) => {
    const r = ramp(t);
    const fur = toned(t, "#9a9f98", 0.3);
    const pelt = solid(shag([[-20, 26], [-24, 0], [-18, -18], [-4, -26], [14, -22], [16, -10], [2, -15], [-10, -6], [-11, 10], [-14, 28]], 4, 12, 4, 0.5), fur) + solid("M-14 -22L-20 -46L0 -28zM6 -28L16 -48L19 -24z", fur) + flat("M-12 -25L-16 -38L-4 -28zM9 -28L15 -40L16 -26z", dark(fur, 0.6)) + solid("M-8 -24Q4 -34 18 -26Q28 -22 30 -14Q22 -10 14 -13Q2 -16 -8 -24z", light(fur, 0.15)) + flat("M25 -18Q31 -18 30 -13Q26 -12 24 -14z", "#14100e") + flat("M14 -13l2 6l3 -6zM20 -12l2 6l3 -7z", "#fff6e4") + disc(6, -24, 1.8, "#ffd84a") + disc(17, -23, 1.6, "#ffd84a");
    const staff = line("M0 -66V92", t.wood, 5) + line("M-1 -66V92", light(t.wood, 0.35), 1.4) + solid("M-8 -66C-18 -78 -14 -94 0 -98C14 -94 18 -78 8 -66L4 -72C10 -80 8 -88 0 -90C-8 -88 -10 -80 -4 -72z", t.wood) + flat(blade(-2, -58, 20, 120) + blade(2, -58, 22, 70), r[6]!) + line("M3 -54l4 14M-3 -54l-6 12", t.hide, 1.6);
    return {
      ...firwood(t, 12, 132),
      figure:
        at(150, 125, figure(t, { stance: "stride", spine: -4, neck: 0, head: { skin: skinOf(t, "#b8784c"), hair: "#2a2018", style: "braid", look: "stern", eyes: "#4a8a3a", over: pelt + line("M-4 5l6 3M-5 8l6 3", "#f4ecd8", 1.4) }, wear: "coat", cloth: t.hide, under: r[3]!, trim: "#f0dca0", cloak: dark(fur, 0.3), flow: 16, near: { to: [-30, -10], grip: "flat" }, far: { to: [42, -42], holds: staff, turn: 5 } }), 1.12) +
        at(74, 116, wolf(t, at(58, 4, sheet(0, 0, 1.3, 70, t.accent))), 1.06),
      deed: rune(0, 205, 14, 0.9, t.accent) + glow(204, 15, 26, t.accent, 0.7),
      near: fringe(t, 12, 14) + pollen(t, 5, 12),
    };
  }),

  "beacon-shaman": card("dusk", "he lights the beacon: the card that it shows comes to hand, and three stars with it", (t) => {
    const r = ramp(t);
    const torch = line("M0 22V-22", t.wood, 6) + glow(0, -32, 30, "#ffd060") + flat("M0 -16C-12 -18 -12 -32 -4 -40C-4 -34 0 -34 0 -46C10 -38 14 -24 8 -18C6 -16 4 -16 0 -16z", "#ffb43c") + flat("M0 -18C-6 -20 -6 -28 0 -34C5 -28 6 -20 0 -18z", "#fff3b8");
    return {
      far: stars(14, 30, "#fff", 80) + glow(184, 60, 130, "#ffe27a", 0.9) + pines(t, 14, 136),
      middle: firwood(t, 14, 136).middle,
      figure:
        solid("M150 168L160 104L152 96H216L208 104L220 168z", toned(t, "#9a9484", 0.4)) + line("M158 112H210M156 126H212M154 142H214M176 112V126M194 126V142M170 142V158M202 112V126", r[1]!, 1.5, 0.8) + line("M156 98L212 86M156 88L212 100", t.wood, 7) +
        at(88, 125, figure(t, { stance: "aim", spine: 6, head: { skin: skinOf(t, "#8a5638"), hair: "#f0ece0", style: "long", beard: "full", look: "calm", eyes: "#e0c080", gear: "band", trim: t.gold }, wear: "monk", cloth: r[3]!, trim: t.gold, cloak: r[2]!, flow: 20, near: { to: [-40, -30], grip: "fist", wrist: 60, holds: at(-6, -20, sheet(0, 0, 1.4, -14, r[6]!)) }, far: { to: [44, -48], holds: torch, turn: 26, front: true } }), 1.14),
      deed: flames(184, 92, 54, 62, ["#f08a2c", "#ffc24a", "#fff3b0"], 7) + glow(184, 70, 60, "#ffc24a", 0.6) + honor(136, 18, 9, t.accent) + honor(184, 14, 12, t.accent) + honor(208, 26, 9, t.accent),
      near: fringe(t, 14, 12) + pollen(t, 11, 14),
    };
  }),

  "lifebound-muse": card("dawn", "she plays, and a hero comes out of the song", (t) => {
    const r = ramp(t);
    const harp = solid("M-24 50C-38 0 -30 -52 6 -62C24 -66 42 -56 50 -42L42 -36C34 -48 22 -54 8 -50C-18 -42 -24 0 -12 46z", t.gold) + solid("M-24 44L40 -40L50 -42L-8 54z", dark(t.gold, 0.2)) + line("M-14 38V-18M-6 28V-34M2 16V-44M10 6V-49M18 -6V-51M26 -16V-50M34 -28V-46", "#fffbe0", 1.2) + disc(6, -56, 4, t.accent) + flat(blade(-22, 10, 18, 170) + blade(-26, -10, 16, 190) + blade(-20, -30, 16, 220), r[6]!);
    return {
      ...bower(t, 5, 130),
      figure:
        solid(taper([[18, 168], [26, 120], [18, 70], [30, 20], [22, -10]], 40, 26), toned(t, "#7a5a3c", 0.2)) + line("M12 160Q20 110 14 60M26 150Q32 110 28 70M32 60Q36 30 32 4", r[1]!, 1.6, 0.7) + solid("M-6 170Q20 140 60 146T140 142T250 150V170z", r[4]!) +
        at(98, 124, figure(t, { stance: "sit", spine: 4, neck: 8, head: { skin: skinOf(t, "#f0c4a0"), hair: "#d86a34", style: "long", look: "shut", over: flat(garland(10), "#fff6d8") }, wear: "robe", cloth: mix(r[6]!, r[7]!, 0.5), under: r[2]!, trim: "#fff3c0", near: { to: [26, -20], grip: "open" }, far: { to: [48, -44], grip: "open", over: true } }), 1.14) + at(152, 96, harp, 1),
      deed: line("M182 62q14 -12 24 0t22 -8", "#fff8d0", 1.6, 0.9) + line("M186 76q12 -10 22 0t18 -4", "#fff8d0", 1.2, 0.7) + disc(192, 50, 4.4, t.accent, 1, 3.4) + line("M196 50V32q8 2 9 10", t.accent, 2.2) + disc(214, 96, 3.6, t.accent, 1, 3) + line("M217 96V82q6 2 7 8", t.accent, 1.8) + glow(184, 24, 30, t.accent, 0.6) + at(176, 22, flat("M-12 -17H12V17H-12z", t.accent) + line("M-12 -17H12V17H-12z", "#fff3d8", 2.2) + disc(0, -6, 4.2, "#fff6e4") + flat("M0 -2C6 -2 8 4 9 14H-9C-8 4 -6 -2 0 -2z", "#fff6e4"), 0.9, -10),
      near: fringe(t, 16, 10) + flowers(t, [[56, 138, 7], [206, 140, 8], [222, 132, 6]], "#fff0c8", "#ffb43c") + pollen(t, 6, 14),
    };
  }),

  "loamspeaker-druid": card("dawn", "her hand on the ground feels three runes and what lies buried", (t) => {
    const r = ramp(t);
    const soil = toned(t, "#5a3c24", 0.5);
    return {
      ...glade(t, 3, 96, 0),
      figure:
        at(102, 108, figure(t, { stance: "kneel", spine: 14, neck: 6, head: { skin: "#c48858", hair: "#f4ecd8", style: "braid", old: true, look: "calm", eyes: "#3a6a2a", over: flat(garland(9), r[7]!) }, wear: "tunic", cloth: "#226a3a", under: "#e8d89a", trim: "#ffe08a", cloak: r[2]!, flow: 18, legs: "gown", knees: [[-20, 20], [26, 12]], near: { to: [30, -2], grip: "flat" }, far: { to: [54, -4], grip: "flat", wrist: 10 } }), 1.14) +
        solid("M-40 168V120Q50 110 110 116T280 112V168z", soil) + flat("M-40 120Q50 110 110 116T280 112V120Q180 116 110 123T-40 128z", r[5]!) + flat("M-40 142Q60 132 130 142T280 138V168H-40z", dark(soil, 0.4)) + strokes(6, 13, [0, 126, 240, 32], [6, 1], light(soil, 0.2), 2, 0.5),
      deed:
        solid(taper([[166, 112], [152, 124], [128, 130], [112, 142], [84, 144]], 6, 2), "#ffe9a0") + solid(taper([[168, 112], [166, 126], [158, 136], [160, 150]], 6, 2), "#ffe9a0") + solid(taper([[168, 112], [186, 122], [198, 126], [208, 138]], 6, 2), "#ffe9a0") + glow(168, 108, 28, t.law.light) +
        rune(1, 78, 142, 1.15, t.accent) + rune(3, 158, 146, 1.1, t.accent) + rune(0, 208, 140, 1.15, t.accent) + glow(42, 132, 16, t.accent) + flat("M42 122L50 130L42 142L34 130z", t.accent) + flat("M42 122L50 130H42zM42 142L34 130H42z", light(t.accent, 0.6)),
      near: flat(leafage(5, 5, [-8, 104, 24, 20], 22, -60, 40) + leafage(6, 5, [226, 100, 20, 20], 22, -120, 40), r[1]!) + pollen(t, 7, 12),
    };
  }, { right: 12, turned: true }),

  "oras-the-redeemer": card("dawn", "four runes round the stag-crowned; whoever he calls brings Honor along", (t) => {
    const r = ramp(t);
    const horn = solid(taper([[8, -18], [20, -30], [38, -34], [50, -54]], 7, 2.4), t.wood) + solid(taper([[17, -28], [20, -42], [14, -54]], 5, 1.8), t.wood) + solid(taper([[32, -34], [38, -46], [34, -60]], 5, 1.8), t.wood) + solid(taper([[42, -40], [54, -42], [62, -50]], 4.4, 1.6), t.wood);
    const antlers = horn + at(4, 0, horn, 1, 0, true);
    return {
      far: stems(t, 4, 140) + glow(120, 58, 150, "#ffe27a", 0.6) + disc(120, 54, 50, mix(r[8]!, r[7]!, 0.3)) + flat(star(120, 54, 190, 62, 20), r[8]!, 0.35) + ring(120, 54, 60, "#fffbe0", 2, 0.8),
      middle: trunk(t, 10, 18, 146, r[2]!, 2) + trunk(t, 232, 18, 146, r[1]!, 5) + flat(leafage(7, 12, [-10, -10, 70, 40], 28, 40, 60) + leafage(8, 12, [180, -10, 70, 40], 28, 140, 60), r[2]!) + flat("M-4 164V140Q120 128 244 140V164z", r[4]!),
      figure: solid(wreath(118, 78, 24, 24, 12, -90, 0.4, 0.6), r[6]!) + at(118, 134, figure(t, { stance: "loom", build: "broad", spine: -12, neck: -14, head: { skin: skinOf(t, "#d8a070"), hair: "#7a4a24", style: "long", beard: "full", look: "calm", eyes: "#4a8a2a", behind: antlers }, wear: "robe", cloth: r[4]!, under: "#f6eecc", trim: "#ffe08a", cloak: r[3]!, near: { to: [-58, -30], grip: "open", wrist: -20 }, far: { to: [60, -34], grip: "open", wrist: 10 } }), 1.08),
      deed: rune(0, 46, 64, 1.25, t.accent, -10) + rune(1, 60, 28, 1.15, t.accent) + rune(2, 182, 28, 1.15, t.accent) + rune(3, 196, 62, 1.25, t.accent, 10) + honor(44, 116, 9, t.accent) + honor(194, 112, 9, t.accent),
      near: fringe(t, 5, 14) + pollen(t, 5, 18),
    };
  }),
};
