/** The cards of the starting decks and the always-available piles, and the shards. */

import { figure } from "../../../art/figure.ts";
import { astrolabe, cloudSea, column, crags, flags, glory, monastery, shadowBeast } from "../../../art/halls.ts";
import { at, dark, disc, flat, glow, light, line, mix, n, polygon, ring, solid, star, type Point } from "../../../art/pen.ts";
import { firs, flames, ground, hills, motes, stars, sun, twinkle } from "../../../art/scenes.ts";
import { crystal, dagger, openBook, roundShield, spear, sword } from "../../../art/things.ts";
import type { Tones } from "../../../art/light.ts";
import { of } from "./card.ts";

const card = of("neutral");
const monster = of("monster");
const shard = of("treasure");

const STEEL = "#9aa8c4";

/** A rune that burns in the air. */
const rune = (x: number, y: number, r: number, colour: string, turn = 0): string =>
  glow(x, y, r * 2.4, colour) + at(x, y, solid(polygon([[0, -r], [r * 0.87, -r * 0.1], [r * 0.5, r * 0.9], [-r * 0.5, r * 0.9], [-r * 0.87, -r * 0.1]]), light(colour, 0.3)) + line(`M0 ${n(-r * 0.55)}V${n(r * 0.55)}M${n(-r * 0.36)} ${n(-r * 0.1)}L0 ${n(-r * 0.5)}L${n(r * 0.36)} ${n(-r * 0.1)}M${n(-r * 0.3)} ${n(r * 0.3)}H${n(r * 0.3)}`, dark(colour, 0.5), r * 0.14), 1, turn);

/** A tall candle with its flame. */
const candle = (x: number, y: number, h: number): string => solid(`M${x - 4} ${y}v${-h}h8v${h}z`, "#d8b49a") + line(`M${x - 2} ${y - h}v7M${x + 2} ${y - h}v4`, "#f0d8c0", 2.4) + flames(x, y - h, 8, 17, ["#ff8a3c", "#ffe2a0"]);

/** Men with spears, far off. */
const host = (t: Tones, y: number, from: number, many: number): string => {
  const colour = mix(t.middle, t.near, 0.4);
  const heads = Array.from({ length: many }, (_, i): Point => [from + i * 11 + (i % 3) * 2, y - (i % 2) * 4]);
  return flat(heads.map(([x, top]) => `M${x - 5} ${top + 26}v-17q5 -6 10 0v17zM${x - 3} ${top + 6}a3.4 3.6 0 1 1 6 0z`).join(""), colour) + line(heads.filter((_, i) => i % 2 === 0).map(([x, top]) => `M${x + 5} ${top + 16}V${top - 16}`).join(""), colour, 1.5);
};

/** A prism of the treasure, its faces turned to the light. */
const prism = (x: number, y: number, h: number, w: number, turn: number, colour: string): string => at(x, y, crystal(colour, h, w) + line(`M${n(w * 0.5)} ${n(-h * 0.3)}V${n(h * 0.3)}M${n(-w * 0.4)} ${n(-h * 0.2)}L${n(-w * 0.3)} ${n(h * 0.4)}`, light(colour, 0.5), 1, 0.6), 1, turn);

export const starting = {
  apprentice: card("dusk", "A pupil reads aloud, and over the open hand a rune catches fire", (t) => ({
    far: glow(196, 96, 140, "#ff9a5a", 0.85) + sun(196, 92, 26, "#ffcf8a") + crags(t, 11, 122, 46, t.far, 6) + at(128, 112, monastery(t.middle, t.near, 4), 0.62),
    middle: hills(4, 134, 18, t.middle) + ground(142, t.near) + firs(8, 132, 22, mix(t.middle, t.near, 0.6), 9),
    figure: at(66, 112, figure(t, { stance: "stride", spine: -4, neck: 8, wear: "coat", cloth: "#5a4a78", under: "#e6dccb", trim: "#d8a850", legs: "gown", cloak: "#3a3f74", flow: 10, head: { skin: "#e0ad86", style: "curls", hair: "#a8502a", look: "smile", eyes: "#3a6a4a" }, near: { to: [2, -22], grip: "cup", holds: openBook("#8a3a34", "#f6ead0", 20), turn: -8, front: true }, far: { to: [54, -44], grip: "cup", wrist: -10 } }), 1.14),
    deed: rune(142, 38, 18, t.accent, 6) + motes(5, 18, "#ffe9b0", [112, 10, 70, 90]),
    near: firs(3, 158, 14, dark(t.near, 0.4), 7),
  })),
  militia: card("dawn", "A farmhand with a spear and a shield runs at the enemy; the others follow", (t) => ({
    far: glow(150, 60, 136, "#ffc888", 0.95) + glow(150, 52, 90, "#fff0d0") + hills(9, 112, 24, t.far) + hills(13, 122, 16, mix(t.far, t.middle, 0.5)),
    middle: host(t, 108, -4, 8) + hills(21, 138, 12, mix(t.middle, t.near, 0.5)) + line("M0 140H36", t.near, 3),
    figure: at(98, 114, figure(t, { stance: "lunge", spine: -4, wear: "tunic", cloth: "#33508f", under: "#f0e4cc", trim: "#e0b060", sleeves: "tight", head: { skin: "#f0a880", style: "short", hair: "#6a4028", look: "shout", eyes: "#3a4a6a", gear: "cap", of: "#8796b8" }, near: { to: [-26, -8], grip: "fist", holds: at(-2, 2, roundShield("#2c427e", "#e8c884", 26)), front: true, turn: 0 }, far: { to: [52, -34], holds: spear("#8a5c38", "#f2f6ff", 38, 96), turn: 76 } }), 1.14),
    deed: glow(226, 58, 18, t.accent, 0.9) + flat(star(230, 57, 9, 2.4, 4, 10), light(t.accent, 0.5)),
    near: flat("M-4 164L30 152L66 159L120 154L170 160L244 152V164z", dark(t.near, 0.35)),
  }), { right: -12 }),
  mystic: card("night", "She lifts her hands, and a rune wakes over each", (t) => ({
    far: stars(3, 60) + astrolabe(120, 56, 62, t.law.light, 0.6) + glory(120, 54, 150, 66, 30, t.law.light, 0.22),
    middle: crags(t, 19, 150, 44, t.middle, 6) + flat("M28 164V104l5 -8l5 8v60zM202 164V104l5 -8l5 8v60zM52 164v-44l4 -6l4 6v44zM180 164v-44l4 -6l4 6v44z", t.near) + line("M33 104v18M207 104v18M56 122v14M184 122v14", t.law.light, 1.4, 0.6),
    figure: at(118, 114, figure(t, { stance: "cast", spine: 8, neck: -4, shoulder: 4, wear: "robe", cloth: "#4858a8", under: "#c9cdec", trim: "#e8c878", cloak: "#2f3c86", head: { skin: "#e2b896", style: "long", hair: "#2a2044", look: "shut", gear: "hood", of: "#37479a", trim: "#e8c878" }, near: { to: [-60, -36], grip: "cup" }, far: { to: [60, -36], grip: "cup" } }), 1.08),
    deed: rune(40, 56, 17, t.accent, -8) + rune(196, 56, 17, t.accent, 8) + twinkle(120, 8, 9),
  })),
  "heavy-infantry": card("day", "Behind a wall of shield he lifts the blade, and nothing gets past", (t) => ({
    far: glow(214, 26, 160, "#ffc286", 0.95) + glow(214, 20, 70, "#fff0d4") + crags(t, 23, 118, 40, t.far, 6),
    middle: flat("M0 60h16v-10h12v10h14v-10h12v10h14v76H0z", mix(t.middle, t.near, 0.15)) + line("M0 76H68M0 92H68M0 108H68M20 60V76M44 76V92M14 92V108", mix(t.middle, t.near, 0.55), 1.2) + at(210, 112, shadowBeast(mix(t.middle, t.near, 0.5), "#ffdca8"), 0.9, 10) + flags(134, mix(t.middle, t.near, 0.55)),
    figure: at(132, 114, figure(t, { stance: "loom", build: "broad", spine: -4, neck: -10, wear: "plate", cloth: "#3c4a7c", metal: STEEL, trim: "#d8b46a", cloak: "#43508c", flow: 16, head: { skin: "#d8a57c", gear: "great", of: STEEL, eyes: "#ffe2a8" }, near: { to: [-36, -14], grip: "fist", front: true, turn: -4, holds: at(-8, 4, solid("M-36 -58Q0 -68 36 -58V46Q0 66 -36 46z", "#4b5d9a") + line("M-30 -51Q0 -60 30 -51V42Q0 59 -30 42z", "#d8b46a", 3) + line("M0 -57V56M-32 -4H32", "#d8b46a", 3.4) + solid(star(0, -4, 17, 8, 4), "#d8b46a") + disc(-24, -44, 2.2, "#f0dca8") + disc(24, -44, 2.2, "#f0dca8") + disc(-24, 36, 2.2, "#f0dca8") + disc(24, 36, 2.2, "#f0dca8")) }, far: { to: [52, -62], holds: sword("#eaf1fb", "#d8b46a", 56, 6), turn: 22 } }), 1.06),
    deed: glow(204, 6, 30, t.accent) + flat(star(206, 4, 24, 3.4, 4, 10), light(t.accent, 0.5)) + line("M150 -4Q196 4 226 44", light(t.accent, 0.45), 2.6, 0.8),
  })),
  cultist: monster("night", "At the seal a cultist lifts the knife; his honor is for whoever stops him", (t) => ({
    far: glow(120, 64, 110, "#ff6a3a", 0.9) + ring(120, 66, 64, "#ff8a5a", 2.4, 0.9) + ring(120, 66, 56, "#ff8a5a", 1, 0.7) + line("M120 4L66 97H174zM120 128L66 35H174z", "#ff8a5a", 1.6, 0.7) + flat("M14 164V60l10 -16l10 16v104zM206 164V60l10 -16l10 16v104z", t.near),
    middle: ground(144, dark(t.near, 0.3)) + candle(40, 152, 36) + candle(62, 158, 22) + candle(204, 152, 40) + candle(184, 160, 24),
    figure: at(114, 118, figure(t, { stance: "loom", spine: 2, neck: -10, wear: "robe", cloth: "#7a1c22", under: "#2a0a10", trim: "#e06a3a", cloak: "#4a0f18", sleeves: "wide", head: { skin: "#5a1c1c", style: "none", look: "lit", eyes: "#ff8a3a", hair: "#1a0408", gear: "hood", of: "#5a121a", trim: "#e06a3a" }, near: { to: [-48, -38], grip: "open", wrist: 10 }, far: { to: [48, -66], holds: dagger("#f0e2dc", "#c89048"), turn: 14 } }), 1.1),
    deed: at(60, 68, glow(0, 0, 24, t.accent) + flat("M0 -12Q10 -4 6 6Q0 14 -6 6Q-10 -2 0 -12z", light(t.accent, 0.4)) + flat("M0 -3Q4 2 2 6Q0 8 -2 6Q-4 2 0 -3z", "#f4fff8")),
    near: candle(14, 164, 26) + candle(228, 166, 30),
  })),
  "energy-shard-start": shard("night", "One shard hangs in the dark and hums; its light makes a card", (t) => ({
    far: stars(8, 34) + glory(120, 78, 190, 30, 24, t.law.light, 0.28) + crags(t, 29, 140, 44, mix(t.far, t.middle, 0.4), 6),
    middle: glow(120, 78, 96, mix(t.law.hue, t.law.light, 0.5), 0.9) + ring(120, 84, 66, t.law.light, 1.4, 0.5, 20) + ring(120, 84, 84, t.law.light, 1, 0.35, 27) + flat("M40 164L64 142L92 136L120 142L150 135L180 143L204 164z", t.near) + flat("M64 142L92 136L96 150zM150 135L180 143L156 152z", mix(t.near, t.middle, 0.5)),
    figure: prism(122, 76, 66, 25, 4, "#1fc4b8") + at(74, 112, crystal("#1aa49c", 15, 6), 1, -18) + at(172, 106, crystal("#1aa49c", 12, 5), 1, 22) + at(84, 50, crystal("#1aa49c", 9, 4), 1, -10),
    deed: glow(124, 80, 26, t.accent, 0.9) + line("M126 58L116 80H130L120 104", light(t.accent, 0.55), 3.6) + twinkle(148, 34, 15, "#fffdf0") + motes(4, 20, light(t.accent, 0.5), [66, 14, 110, 110], 1.8),
  })),
  "energy-shard": shard("day", "A nest of shards breaks out of the rock, full of the same light", (t) => ({
    far: glow(120, 90, 130, t.law.light, 0.6) + crags(t, 3, 118, 66, t.far, 6) + cloudSea(t, 12, 112, 1, mix(t.far, "#ffffff", 0.2)),
    middle: glow(120, 100, 110, mix(t.law.hue, t.law.light, 0.6), 0.9) + column(-2, 16, t.near) + column(242, 16, t.near) + flat("M0 150L34 128L78 140L120 128L168 140L208 126L240 148V164H0z", mix(t.middle, t.near, 0.5)),
    figure: prism(46, 118, 38, 13, -38, "#138e94") + prism(196, 116, 40, 13, 36, "#138e94") + prism(80, 98, 54, 16, -20, "#17a2a6") + prism(164, 96, 56, 16, 20, "#17a2a6") + prism(122, 84, 78, 21, 1, "#22c0c4") + prism(100, 122, 30, 10, -8, "#17a2a6") + prism(146, 124, 28, 10, 10, "#17a2a6") + solid("M20 164L44 142L84 148L120 138L156 149L200 140L222 164z", mix(t.near, "#0a5a60", 0.4)),
    deed: line("M122 46L112 76H128L116 112", light(t.accent, 0.55), 4) + line("M82 76L76 96H85L78 116M162 74L156 94H166L160 114", light(t.accent, 0.45), 2.6) + glow(120, 80, 24, t.accent, 0.9) + twinkle(140, 30, 13, "#fffdf0") + twinkle(190, 84, 8, "#fffdf0") + twinkle(60, 84, 8, "#fffdf0"),
  })),
};
