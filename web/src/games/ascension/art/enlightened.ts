/** The Enlightened: monks, templars and seers in blue and ivory, under a golden light from above. */

import { figure } from "../../../art/figure.ts";
import { arcade, astrolabe, cardOfLight, cloudSea, column, crags, flags, glory, monastery, nimbusOf, shadowBeast, shafts, shelves } from "../../../art/halls.ts";
import { at, dark, disc, flat, glow, light, line, mix, n, polar, polygon, ring, solid, star, WIDTH } from "../../../art/pen.ts";
import { hills, motes, stars, twinkle } from "../../../art/scenes.ts";
import { cube, eye, featherWing, lantern, openBook, sword, tablet } from "../../../art/things.ts";
import type { Tones } from "../../../art/light.ts";
import { of } from "./card.ts";

const card = of("enlightened");

const BLUE = "#2f62b4";
const DEEP = "#1d3d86";
const PALE = "#cfdcf2";
const GOLD = "#e2b04a";
const STEEL = "#a9bddc";

const dial = (x: number, y: number, r: number, colour: string): string =>
  ring(x, y, r, colour, 3) + line(Array.from({ length: 12 }, (_, i) => { const [a, b] = polar(x, y, r - 3, i * 30); const [c, d] = polar(x, y, r - (i % 3 ? 7 : 11), i * 30); return `M${n(a)} ${n(b)}L${n(c)} ${n(d)}`; }).join(""), colour, 2);

/** Gold that falls from straight above. */
const zenith = (x = 120): string => glow(x, -26, 170, "#ffcf78", 0.95) + glow(x, -20, 90, "#fff0c4");

/** A hall with arches, and light that falls into it. */
const hall = (t: Tones, top = 22, count = 5): string => arcade(top, 132, count, mix(t.far, t.middle, 0.8)) + shafts(t, 120);

/** A page that is written on. */
const scroll = (x: number, y: number, turn: number, colour: string): string =>
  glow(x, y, 24, colour, 0.8) + at(x, y, solid("M-9 -14H9V14H-9z", "#fff3cc") + line("M-11 -14H11M-11 14H11", colour, 4) + line("M-5 -8H5M-5 -3H5M-5 2H5M-5 7H2", dark(colour, 0.4), 1.4), 1, turn);

export const enlightened = {
  "arha-initiate": card("dawn", "A young monk finds one card of light in the quiet between the hands", (t) => ({
    far: zenith() + glow(120, 58, 120, t.law.light, 0.9) + crags(t, 3, 116, 40, t.far, 6) + disc(120, 60, 46, light(t.law.light, 0.4), 0.9),
    middle: arcade(-6, 136, 3, mix(t.middle, t.near, 0.35)) + flags(132, mix(t.middle, t.near, 0.5)) + shafts(t, 120, 0, 0.3),
    figure: solid("M52 140Q120 128 188 140L196 152Q120 162 44 152z", DEEP) + at(120, 120, figure(t, { stance: "sit", wear: "monk", cloth: BLUE, trim: GOLD, sleeves: "bare", head: { skin: "#d8a078", style: "none", hair: "#4a3424", look: "shut" }, near: { to: [-15, -6], grip: "cup", wrist: -20 }, far: { to: [17, -8], grip: "cup", over: true, wrist: 20 } }), 1.12),
    deed: cardOfLight(122, 92, t.accent, 0, 0.85) + motes(4, 9, t.law.light, [92, 66, 60, 40], 1.8),
    near: column(2, 11, dark(BLUE, 0.35)) + column(238, 11, dark(BLUE, 0.35)),
  }), { right: 6 }),
  "arha-templar": card("day", "A winged templar comes down upon a beast of shadow", (t) => ({
    far: zenith(70) + glory(70, 30, 190, 40, 22, t.law.light, 0.35) + cloudSea(t, 5, 74, 1),
    middle: crags(t, 9, 164, 66, t.middle, 4) + at(206, 128, shadowBeast(t.near, "#8fd0ff"), 0.92, 12),
    figure: at(88, 66, featherWing(PALE), 1.15, -22, true) + at(94, 60, featherWing("#e6edf8"), 1.2, -34) +
      at(92, 108, figure(t, { stance: "lunge", wear: "plate", cloth: DEEP, metal: STEEL, trim: GOLD, cloak: BLUE, flow: 18, head: { skin: "#d8a57c", gear: "great", of: STEEL, eyes: "#bfe6ff" }, near: { to: [-10, -62], bend: -1, grip: "fist" }, far: { to: [58, -32], holds: sword("#fff6dc", GOLD, 62, 5), turn: 112, over: true } }), 1.02),
    deed: glow(202, 100, 34, t.accent) + flat(star(202, 100, 26, 5, 6, 14), light(t.accent, 0.5)) + line("M176 56Q206 66 214 96", light(t.accent, 0.4), 3, 0.8),
  })),
  "ascetic-of-the-lidless-eye": card("dusk", "Upon a pillar an ascetic keeps his balance; the eye that never closes sends two cards", (t) => ({
    far: glow(70, 30, 150, "#ffdf9a", 0.7) + glory(66, 40, 220, 56, 22, t.law.light, 0.25) + crags(t, 12, 132, 46, t.far, 6),
    middle: at(66, 44, eye(48, "#2f8fd8", "#f1ead2")) + cloudSea(t, 8, 126, 2),
    figure: solid("M132 170L138 140H182L188 170z", mix(DEEP, "#8a94ac", 0.4)) + solid("M130 132H190L186 142H134z", mix(DEEP, "#aab4cc", 0.5)) + line("M150 146L146 166M168 146L172 166", dark(DEEP, 0.4), 1.6) +
      at(160, 100, figure(t, { stance: "cast", spine: 6, wear: "monk", cloth: "#24509c", trim: GOLD, sleeves: "bare", legs: "hose", under: "#d09a70", knees: [[-34, 16], [2, 22]], feet: [[-2, 24], [0, 38]], head: { skin: "#d8a078", style: "none", look: "shut", old: true, beard: "short", hair: "#8a7a6a", gear: "band", trim: GOLD }, near: { to: [-58, -62], grip: "cup", bend: 1, wrist: 4 }, far: { to: [66, -62], grip: "cup", wrist: -10 } }), 0.84),
    deed: cardOfLight(101, 40, t.accent, -10, 0.8) + cardOfLight(221, 38, t.accent, 10, 0.8),
  }), { right: -6, size: 0.96 }),
  "master-dhartha": card("dawn", "The master floats over the clouds, and three writings come to him", (t) => ({
    far: zenith() + nimbusOf(120, 62, 66, t.law.light) + glory(120, 62, 120, 70, 36, t.law.light, 0.5) + crags(t, 21, 160, 70, t.far, 5),
    middle: at(38, 118, monastery(t.middle, t.near), 0.8) + at(206, 124, monastery(t.middle, t.near), 0.6) + cloudSea(t, 2, 132, 2),
    figure: at(120, 112, figure(t, { stance: "sit", wear: "robe", cloth: BLUE, under: PALE, trim: GOLD, sleeves: "wide", head: { skin: "#c99a70", style: "none", beard: "long", hair: "#efece6", old: true, look: "shut", gear: "band", trim: GOLD }, near: { to: [-56, -44], grip: "open", wrist: -10 }, far: { to: [58, -44], grip: "open", wrist: 10 } }), 1.12),
    deed: scroll(30, 52, -14, t.accent) + scroll(210, 50, 14, t.accent) + scroll(164, 22, 22, t.accent) + motes(8, 16, "#fff6d8", [20, 10, 200, 100], 1.8),
    near: cloudSea(t, 14, 154, 1, mix(t.far, "#ffffff", 0.7)),
  })),
  "oziah-the-peerless": card("day", "Her sword takes the light of heaven; what rose behind her already falls", (t) => ({
    far: flat("M0 0H240V160H0z", "#16397e", 0.6) + glow(206, 0, 130, "#ffdf9a", 0.9) + glory(206, 4, 260, 30, 14, t.law.light, 0.28) + cloudSea(t, 31, 104, 1, mix(t.far, t.middle, 0.6)),
    middle: at(52, 90, shadowBeast(dark(t.near, 0.15), "#9fd4ff"), 1.3, -16) + hills(2, 150, 14, t.near),
    figure: at(132, 124, figure(t, { stance: "cast", spine: 2, neck: 6, shoulder: -6, wear: "robe", cloth: "#eef2fb", under: BLUE, trim: GOLD, cloak: "#2f62b4", flow: 40, sleeves: "tight", head: { skin: "#f0c8a4", style: "wind", hair: "#f2b43c", look: "stern", gear: "circlet", eyes: "#2f8fd8", trim: GOLD }, near: { to: [-30, -4], grip: "fist" }, far: { to: [52, -54], holds: sword("#ffffff", GOLD, 62, 6), turn: 8 } }), 1.14),
    deed: flat("M-8 28C30 44 56 84 60 142C44 96 22 58 -8 28z", "#fffbe6") + flat("M4 28C42 48 64 86 67 136C54 92 32 56 4 28z", t.accent, 0.75) + twinkle(201, 4, 20, "#fffbe6") + glow(200, 8, 26, t.accent, 0.7),
  }), { right: 20 }),
  "seer-of-the-forked-path": card("dusk", "Blindfolded she reads the way: one path shines with a card, the other is unmade", (t) => ({
    far: glow(34, 60, 84, t.law.light) + stars(4, 26, "#fff", 70) + crags(t, 41, 100, 46, t.far, 6),
    middle: flat("M0 100H240V160H0z", mix(t.middle, t.near, 0.4)) + mirrored(flat("M100 164L112 122Q150 108 214 98L222 101Q166 114 146 130L150 164z", mix(t.far, t.law.light, 0.6)) + flat("M96 164L104 124Q70 108 18 100L24 97Q86 104 118 118L126 164z", mix(t.far, t.middle, 0.4)) + flat("M14 92l10 4l-4 8l-10 -2zM34 84l8 2l-2 8l-8 -2zM8 74l6 0l0 7l-6 1zM44 96l7 1l-2 6l-7 0zM26 68l5 1l-1 5l-5 0z", t.near)),
    figure: mirrored(at(66, 112, figure(t, { stance: "stride", wear: "robe", cloth: BLUE, under: PALE, trim: GOLD, cloak: DEEP, flow: -12, head: { skin: "#d8a98a", style: "long", hair: "#2a2440", look: "calm", gear: "blindfold", of: PALE }, near: { to: [-42, -38], grip: "open", wrist: -8 }, far: { to: [48, -40], grip: "cup" } }), 1.1)),
    deed: mirrored(glow(128, 48, 26, t.accent, 0.8) + line("M128 70V50M128 54L118 38M128 54L140 38", t.accent, 3.6)) + cardOfLight(52, 86, t.accent, -8, 0.9) + motes(9, 12, t.law.light, [20, 30, 80, 60], 1.8),
  })),
  "temple-librarian": card("dusk", "One page goes into the brazier, two cards rise out of the book", (t) => ({
    far: shelves(t, 6, 0, 80, [30, 60, 90, 120]) + shelves(t, 11, 80, 80, [30, 60, 90, 120]) + shelves(t, 17, 160, 82, [30, 60, 90, 120]),
    middle: shafts(t, 150, -40, 0.28) + flat("M0 140H240V160H0z", t.near) + solid("M22 164L30 132H54L62 164z", "#6a7494") + solid("M20 120H64Q60 136 42 136Q24 136 20 120z", "#8a94b4"),
    figure: at(120, 106, figure(t, { stance: "stride", spine: -4, wear: "robe", cloth: BLUE, under: PALE, trim: GOLD, head: { skin: "#dfae88", style: "bun", hair: "#5a3a2a", look: "smile", eyes: "#4a3424", over: line("M-5.4 -2a4.4 4.4 0 1 0 8.8 0a4.4 4.4 0 1 0 -8.8 0M6 -2.4a3.6 4 0 1 0 7.2 0a3.6 4 0 1 0 -7.2 0M3.4 -2.4H6", GOLD, 1.2) }, near: { to: [-52, -34], grip: "point", wrist: 6 }, far: { to: [32, -26], grip: "cup", over: true } }), 1.1) + at(170, 92, openBook("#7a4a34", "#f4ecd4", 28), 1, 8),
    deed: flat("M34 122Q28 104 42 92Q40 104 48 104Q56 112 50 122z", t.accent) + glow(42, 104, 34, t.accent, 0.8) + at(56, 72, flat("M-7 -9L6 -10L8 8L-6 9z", "#fff3cc") + line("M-3 -5H4M-3 -1H4", GOLD, 1), 1, -24) + cardOfLight(160, 56, t.accent, -10, 0.85) + cardOfLight(190, 44, t.accent, 12, 0.85),
  })),
  "twofold-askara": card("night", "Out of one masked sister steps a second, made of light", (t) => ({
    far: stars(6, 30, "#fff", 120) + astrolabe(120, 66, 78, t.law.light, 0.5),
    middle: arcade(30, 140, 4, mix(t.near, t.middle, 0.4)) + flags(138, t.near),
    figure: at(70, 110, figure(t, { stance: "cast", spine: -6, shoulder: 6, wear: "robe", cloth: DEEP, under: PALE, trim: "#9fc0f5", cloak: "#12275e", flow: 10, head: { skin: "#c9d6ee", style: "long", hair: "#16204a", gear: "mask", of: "#dfe8f8" }, near: { to: [-44, -16], grip: "open" }, far: { to: [46, -58], grip: "flat", wrist: -20 } }), 1.06) + at(176, 110, `<g transform="scale(-1 1)">${figure(t, { stance: "cast", spine: -6, shoulder: 6, wear: "robe", cloth: t.accent, under: "#fff3cc", trim: "#fffbe6", head: { skin: "#fff0c0", style: "long", hair: "#f0a030", gear: "mask", of: "#fff8e0" }, near: { to: [-44, -16], grip: "open" }, far: { to: [46, -58], grip: "flat", wrist: -20 } })}</g>`, 1.06),
    deed: twinkle(123, 50, 20, "#fffbe6") + glow(123, 50, 40, t.accent, 0.8),
  })),
  "tablet-of-times-dawn": card("dawn", "Stone hands run back, the sun rises a second time, and the stone breaks", (t) => ({
    far: glow(120, 116, 150, "#ffb84a", 0.8) + disc(120, 104, 74, "#ffdf9a") + glory(120, 104, 210, 78, 30, t.law.light, 0.5) + cloudSea(t, 44, 118, 1),
    middle: crags(t, 17, 140, 40, t.middle, 7) + flat("M40 164L62 138H178L200 164z", t.near) + flat("M62 138H178L174 132H66z", t.middle),
    figure: at(120, 84, tablet("#6f86b8", line("M-26 30h6M-14 30h10M2 30h14M22 30h6M-26 41h14M-6 41h6M6 41h18", light("#6f86b8", 0.5), 3)), 1.04) + solid("M186 40l16 -10l8 14l-14 10zM196 84l13 -3l3 12l-11 6zM34 58l12 -9l9 12l-13 8zM28 102l11 -5l5 10l-9 7z", "#6f86b8"),
    deed: at(120, 84, glow(0, -20, 46, t.accent, 0.8) + dial(0, -20, 28, t.accent) + line("M0 -20V-41M0 -20L-13 -29", "#fff3cc", 3.2) + line("M20 -50A38 38 0 0 0 -22 -52L-30 -46M-30 -46l2 -10M-30 -46l10 1", t.accent, 3) + line("M36 -46L24 -34L30 -24M-34 46L-22 50L-26 58M46 8L34 12L30 24", t.accent, 2), 1.04),
  })),
  "the-all-seeing-eye": card("night", "An eye of gold in a mountain of stone, and from it falls a card", (t) => ({
    far: stars(12, 50) + glory(120, 60, 220, 40, 28, t.law.light, 0.3),
    middle: crags(t, 33, 144, 40, t.middle, 6) + flat("M0 140H240V160H0z", t.near) + at(30, 142, monastery(t.middle, dark(t.near, 0.3), 2), 0.6) + at(214, 142, monastery(t.middle, dark(t.near, 0.3), 2), 0.6),
    figure: solid("M120 2L214 146H26z", "#5a7cc0") + flat("M120 2L26 146H92z", dark("#5a7cc0", 0.5), 0.75) + line("M103 28H137M87 52H153M55 102H185M40 126H200M110 28V40M132 28V40M70 102V126M96 102V126M122 102V126M150 102V126M60 126V146M108 126V146M140 126V146M172 126V146", dark("#5a7cc0", 0.45), 1.3) + solid("M120 2L137 28H103z", GOLD) + at(120, 78, eye(48, GOLD, "#f4efe0")),
    deed: glow(120, 78, 40, t.accent, 0.55) + flat("M112 96L128 96L150 150H90z", light(t.accent, 0.4), 0.5) + cardOfLight(120, 126, t.accent, 0, 0.9) + twinkle(120, 4, 16, "#fff8d8"),
  }), { size: 1.08 }),
  "monastic-tutor": card("day", "The tutor calls the one whom the pupil wants: a mystic of light stands up from the slate", (t) => ({
    far: zenith(70) + glow(60, 30, 90, t.law.light, 0.8) + crags(t, 52, 110, 44, t.far, 6),
    middle: hall(t, 4, 4) + flat("M126 22H232V112H126z", t.near) + line("M126 22H232V112H126z", "#8a94b4", 4) + line("M140 100h30M140 94h18M214 34a10 10 0 1 0 .1 0", mix(t.near, "#ffffff", 0.5), 1.4),
    figure: at(62, 112, figure(t, { stance: "aim", wear: "robe", cloth: BLUE, under: PALE, trim: GOLD, head: { skin: "#c9976c", style: "none", beard: "full", hair: "#e8e4dc", old: true, look: "calm" }, near: { to: [6, -26], grip: "fist", holds: openBook("#7a4a34", "#f4ecd4", 14), turn: -6 }, far: { to: [62, -62], grip: "point", wrist: -8, over: true } }), 1.1) + at(190, 150, solid("M-26 20Q-26 -6 0 -8Q26 -6 26 20z", DEEP) + solid("M-13 -18C-15 -34 15 -34 13 -18Q12 -4 0 -4Q-12 -4 -13 -18z", "#3a2a24")),
    deed: glow(178, 66, 44, t.accent, 0.8) + at(178, 96, flat("M-18 12C-14 -16 -12 -20 -6 -22C-12 -40 12 -40 6 -22C12 -20 14 -16 18 12z", light(t.accent, 0.55)) + line("M-4 -24Q-7 -35 0 -36Q7 -35 4 -24Q0 -20 -4 -24M0 -18V12M-8 -12L-14 12M8 -12L14 12", t.accent, 1.6)) + line("M144 48l8 4", light(t.accent, 0.4), 2),
  })),
  "monk-of-the-lidless-eye": card("dusk", "Two eyes are shut and the third is open; it sees two cards before they are drawn", (t) => ({
    far: glory(100, 52, 240, 54, 26, t.law.light, 0.3) + stars(9, 24, "#fff", 90),
    middle: astrolabe(100, 58, 66, t.law.light, 0.6) + crags(t, 62, 160, 34, t.middle, 6),
    figure: at(84, 190, figure(t, { stance: "cast", spine: 6, shoulder: 2, neck: -2, wear: "monk", cloth: BLUE, trim: GOLD, sleeves: "bare", head: { skin: "#d8a072", style: "none", look: "shut", hair: "#3a2418", over: at(3.6, -12.6, glow(0, 0, 15, t.accent, 0.9) + flat("M-9.6 0Q0 -10 9.6 0Q0 9 -9.6 0z", "#fffbe8") + disc(0, -0.2, 4.2, t.accent) + disc(0, -0.2, 1.9, "#1a1020") + line("M-9.6 0Q0 -10 9.6 0Q0 9 -9.6 0z", dark(t.accent, 0.45), 1.2)) }, near: null, far: { to: [52, -42], grip: "open", wrist: -34, over: true } }), 1.78),
    deed: cardOfLight(198, 42, t.accent, 12, 1.1) + cardOfLight(166, 32, t.accent, -10, 1.1) + line("M108 50Q134 26 150 30", t.accent, 1.6, 0.8),
  })),
  "oziah-judge-of-logos": card("dawn", "The judge weighs every monster in the row at once, and from her light they break", (t) => ({
    far: flat("M0 0H240V160H0z", "#163a80", 0.72) + glow(120, 50, 110, "#ffe9b0", 0.9) + ring(120, 44, 40, "#fff0c4", 2, 0.9) + cloudSea(t, 71, 124, 1, mix(t.far, t.middle, 0.5)),
    middle: at(32, 134, shadowBeast(dark(t.near, 0.25), "#9fd4ff"), 0.8, -10) + at(210, 134, shadowBeast(dark(t.near, 0.25), "#9fd4ff"), 0.8, 10),
    figure: [-1, 1].map((side) => at(120 + side * 12, 74, featherWing("#5f8fd8"), 1.34, side * -2, side === -1)).join("") +
      at(120, 122, figure(t, { stance: "loom", spine: -10, neck: -10, shoulder: -4, wear: "robe", cloth: "#f2f5fc", under: "#1f4a9c", trim: GOLD, sleeves: "tight", head: { skin: "#f0cca8", style: "long", hair: "#e0b050", look: "lit", gear: "crown", of: "#2f8fd8", trim: GOLD, eyes: "#5ab8ff" }, near: { to: [-52, -60], grip: "fist", holds: at(0, 40, line("M0 -36V-22M-24 -18Q0 -28 24 -18M-24 -18l-8 20M-24 -18l8 20M24 -18l-8 20M24 -18l8 20", "#ffc24a", 2.6) + solid("M-36 2H-12Q-14 13 -24 13Q-34 13 -36 2zM12 2H36Q34 13 24 13Q14 13 12 2z", "#ffc24a"), 1.1) }, far: { to: [48, -44], holds: sword("#ffffff", GOLD, 62, 6), turn: 14 } }), 1.06),
    deed: flat("M18 108L36 126L27 128L42 150L22 134L31 132z", "#fff6d0") + flat("M224 104L204 126L214 128L198 150L219 134L209 132z", "#fff6d0") + glow(30, 128, 24, t.accent, 0.8) + glow(204, 122, 24, t.accent, 0.8),
  })),
  "reality-sculptor": card("dusk", "Blow by blow the likeness of a hero comes out of cubes of thought", (t) => ({
    far: stars(15, 26) + line("M0 150L120 96L240 150M0 128L120 90L240 128M40 164L112 94M200 164L128 94M120 164V90", t.law.light, 1.1, 0.5) + glow(168, 60, 90, t.law.light, 0.6),
    middle: hills(5, 152, 8, t.near) + solid("M136 164L142 138H204L210 164z", mix(DEEP, "#8a94ac", 0.3)) + at(216, 24, cube(9, "#4a86d8")) + at(140, 20, cube(7, "#4a86d8")) + at(222, 66, cube(12, "#3a6cc0")),
    figure: at(78, 112, figure(t, { stance: "lunge", spine: -8, wear: "tabard", cloth: PALE, under: BLUE, trim: GOLD, sleeves: "tight", head: { skin: "#b98258", style: "bun", hair: "#2a2038", look: "calm", gear: "band", trim: GOLD }, near: { to: [-44, -70], bend: 1, holds: line("M0 14V-16", "#6a4a34", 4) + solid("M-11 -28H11V-15H-11z", STEEL), turn: -30 }, far: { to: [52, -46], holds: line("M0 0V-17", STEEL, 4.4) + flat("M-3 -16H3L4 -22H-4z", STEEL), turn: 78, over: true } }), 1.1) +
      [[176, 122], [160, 116], [192, 116], [176, 106]].map(([x, y]) => at(x!, y!, cube(17, "#4a86d8"))).join(""),
    deed: glow(176, 70, 50, t.accent, 0.8) + at(176, 104, flat("M-16 2L-18 -22L-8 -32L-6 -36C-12 -52 12 -52 6 -36L8 -32L18 -22L15 2z", light(t.accent, 0.4)) + flat("M-16 2L-18 -22L-8 -32L-2 -28L-4 2zM-8 -44L0 -50V-36L-6 -37z", dark(t.accent, 0.2), 0.8) + line("M-18 -22L0 -14L18 -22M0 -14V2", "#fffbe6", 1.4)) + flat(star(148, 66, 12, 2.4, 8), "#fffbe6") + at(204, 92, cube(6, t.accent)) + at(196, 48, cube(5, t.accent)) + at(150, 90, cube(5, t.accent)),
  })),
  "righteous-templar": card("day", "Behind his shield the templar levels a sword of light at whatever stands there", (t) => ({
    far: zenith(60) + glow(30, 20, 110, t.law.light, 0.9) + crags(t, 81, 112, 50, t.far, 5),
    middle: arcade(0, 138, 3, mix(t.middle, t.near, 0.1), -70, 130) + flags(134, mix(t.middle, t.near, 0.5)) + at(212, 96, shadowBeast(t.near, "#9fd4ff"), 1.25, 8),
    figure: at(74, 116, figure(t, { stance: "aim", spine: 10, neck: -4, wear: "plate", cloth: BLUE, metal: STEEL, trim: GOLD, cloak: BLUE, flow: 26, head: { skin: "#d8a078", gear: "helm", of: STEEL, trim: "#4a86e0", look: "stern", style: "short", hair: "#4a3020" }, near: { to: [20, -22], grip: "fist", holds: at(4, 6, solid("M-27 -42Q0 -53 27 -42L26 18Q21 42 0 54Q-21 42 -26 18z", PALE) + line("M-21 -36Q0 -46 21 -36L20 17Q16 35 0 46Q-16 35 -20 17z", BLUE, 3) + flat(star(0, 0, 22, 8, 8), GOLD)), turn: -6, front: true }, far: { to: [62, -52], holds: sword("#fffbe8", GOLD, 70, 5), turn: 84 } }), 1.08),
    deed: glow(206, 60, 34, t.accent) + flat(star(206, 61, 24, 4, 8), light(t.accent, 0.5)),
  })),
  "tablet-of-the-dreamer": card("night", "The stone sleeps, and whatever it dreams of is there for the taking", (t) => ({
    far: stars(21, 56) + glow(120, 70, 110, mix(t.law.hue, t.law.light, 0.4), 0.8),
    middle: cloudSea(t, 25, 126, 2) + ring(196, 46, 25, PALE, 1.8, 0.9) + ring(172, 116, 20, PALE, 1.8, 0.9) + ring(218, 98, 16, PALE, 1.5, 0.9) + disc(196, 46, 25, PALE, 0.16) + disc(172, 116, 20, PALE, 0.16) + disc(218, 98, 16, PALE, 0.16) + disc(164, 70, 4, PALE, 0.7) + disc(70, 84, 3.4, PALE, 0.7) + disc(148, 92, 3, PALE, 0.7) + at(172, 118, shadowBeast(t.near, "#bfe0ff"), 0.33),
    figure: at(76, 86, tablet("#5872b4", solid("M14 -48A31 31 0 1 0 24 8A27 27 0 0 1 14 -48z", "#dbe6fa") + line("M-17 -14q6 5 11 0M-12 4q5 4 10 1", dark(DEEP, 0.2), 2.2) + line("M-26 28h8M-12 28h14M8 28h16M-26 39h18M-2 39h10M14 39h12M-26 50h6M-14 50h16", "#a9c2ee", 3)), 1.36, -8),
    deed: at(196, 60, glow(0, -14, 24, t.accent, 0.8) + flat("M-13 8C-11 -10 -9 -13 -5 -15C-9 -28 9 -28 5 -15C9 -13 11 -10 13 8z", light(t.accent, 0.5))) + cardOfLight(218, 98, t.accent, 10, 0.66) + flat(star(104, 46, 10, 3.8, 5), t.accent),
    near: cloudSea(t, 7, 152, 1, mix(t.far, "#ffffff", 0.2)),
  })),
  "temporal-eye": card("dusk", "Two eyes look at each other through time; where their rings cross a turn begins again", (t) => ({
    far: glory(120, 80, 220, 30, 24, t.law.light, 0.28) + stars(27, 24),
    middle: cloudSea(t, 61, 138, 1) + Array.from({ length: 2 }, (_, i) => astrolabe(92 + i * 60, 78, 58, t.law.light, 0.5)).join(""),
    figure: ring(78, 80, 58, "#c8a050", 7) + ring(172, 80, 44, "#a98a50", 6) + line(Array.from({ length: 16 }, (_, i) => { const [a, b] = polar(78, 80, 58, i * 22.5); const [c, d] = polar(78, 80, 66, i * 22.5); return `M${n(a)} ${n(b)}L${n(c)} ${n(d)}`; }).join(""), "#c8a050", 5) + at(78, 80, eye(52, "#2f7fd0", "#eef2fa", disc(0, 0, 19, "#eaf2ff") + dial(0, 0, 18, "#23407e"))) + at(172, 80, eye(38, "#23589e", "#d8e2f4", disc(0, 0, 14, "#dbe8fb") + dial(0, 0, 13, "#23407e"))),
    deed: at(78, 80, line("M0 0V-13M0 0L9 6", t.accent, 3.2) + disc(0, 0, 3, t.accent)) + at(172, 80, line("M0 0V9M0 0L-7 -4", t.accent, 2.4) + disc(0, 0, 2.2, t.accent)) + glow(131, 80, 22, t.accent, 0.9) + line("M142 20A70 70 0 0 0 98 8M98 8l11 -4M98 8l9 8M110 150A70 70 0 0 0 154 146M154 146l-11 -4M154 146l-6 9", t.accent, 3.2),
  })),
  "truth-seeker": card("night", "The lantern shows what the card was: a false wall, and behind it treasure", (t) => ({
    far: stars(18, 18, "#fff", 60) + glow(176, 84, 110, t.law.light, 0.7) + crags(t, 91, 130, 90, mix(t.far, t.near, 0.5), 4),
    middle: flat("M0 0H58Q40 40 54 84Q40 124 56 164H0zM240 0H206Q222 50 210 96Q226 130 214 164H240z", t.near) + flat("M0 144Q120 132 240 146V164H0z", dark(t.near, 0.2)) + at(190, 110, flat("M-24 -34L-4 -38L-8 -20L2 -12L-6 2L4 10L-4 34L-24 32zM8 -37L24 -34V32L12 35L20 10L10 2L18 -12L8 -20z", mix(t.middle, "#8a94b4", 0.4))),
    figure: at(86, 110, figure(t, { stance: "kneel", spine: 4, wear: "coat", cloth: DEEP, under: PALE, trim: GOLD, cloak: "#274a94", flow: 10, head: { skin: "#dcae86", gear: "hood", of: "#274a94", trim: GOLD, look: "awe", eyes: "#3a4a6a" }, near: { to: [30, -14], grip: "flat" }, far: { to: [60, -60], grip: "fist", front: true, holds: at(0, 34, lantern("#8a7448", "#ffd98a"), 0.95), turn: 0 } }), 1.1),
    deed: at(190, 114, glow(0, 0, 34, t.accent, 0.9) + flat("M0 -24L9 -8L6 16L0 24L-6 16L-9 -8z", light(t.accent, 0.4)) + flat("M0 -24L9 -8L1 -4z", "#fffbe6")) + flat(polygon([[150, 84], [184, 92], [176, 126]]), t.accent, 0.2),
  }), { right: 8, size: 1.1 }),
  "ulu-askara-prince": card("dawn", "The prince lifts a prism: he is there again, and once more", (t) => ({
    far: glow(110, 34, 130, "#fff0c4", 0.9) + glory(112, 34, 220, 30, 20, t.law.light, 0.35) + crags(t, 95, 124, 40, t.far, 6),
    middle: flags(136, mix(t.middle, t.near, 0.5)),
    figure: at(204, 134, prince(t, "#86a9e0"), 0.66) + at(150, 128, prince(t, "#86a9e0"), 0.88) + at(66, 124, prince(t), 1.12),
    deed: at(115, 46, glow(0, -4, 30, t.accent) + flat("M0 -17L14 8H-14z", "#fff6d8") + flat("M0 -17L3 8H-14z", t.accent, 0.6) + line("M0 -17L3 8M0 -17L14 8H-14z", dark(t.accent, 0.2), 1.3)) + flat("M124 44L244 50V80z", light(t.accent, 0.3), 0.4),
  })),
};

/** Seen in a mirror: who looks right looks left. */
function mirrored(part: string): string {
  return at(WIDTH, 0, part, 1, 0, true);
}

/** The prince, who is there several times: himself, or in one tone as his likeness. */
const prince = (t: Tones, tone?: string): string =>
  figure(t, { stance: "cast", spine: 4, neck: 2, wear: "robe", cloth: tone ?? BLUE, under: tone ? light(tone, 0.4) : "#eef2fb", trim: tone ? light(tone, 0.6) : GOLD, cloak: tone ? dark(tone, 0.2) : DEEP, flow: 8, sleeves: "tight", head: { skin: tone ? light(tone, 0.35) : "#c8906a", style: "short", beard: "short", hair: tone ? dark(tone, 0.3) : "#2a2038", look: "calm", gear: "crown", of: tone ? light(tone, 0.4) : "#2f8fd8", trim: tone ? light(tone, 0.55) : "#f2bc4a" }, near: { to: [-30, 0], grip: "fist" }, far: { to: [42, -58], grip: "cup", wrist: -10 } });
