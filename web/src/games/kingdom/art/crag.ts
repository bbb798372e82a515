/** Rock and ore: crags, quarries, veins, the works that come of them, and the barrow. */

import { at, ball, dark, disc, flat, glow, light, line, mix, polygon, solid, star } from "../../../art/pen.ts";
import { adit, along, ashlar, blossoms, boulder, bush, crag, fir, logs, oak, ridge, smoke } from "../../../art/country.ts";
import { crane, flag, house, kiln, tower } from "../../../art/houses.ts";
import { someone, TOOLS } from "../../../art/folk.ts";
import { kestrel } from "../../../art/herds.ts";
import { coins, lamp } from "../../../art/goods.ts";
import { building, card, land } from "./card.ts";
import { country, heavens, mountains, street } from "./settings.ts";
import type { Tones } from "../../../art/light.ts";

/** The inside of a mine: rock all round, a passage with timber. */
const mine = (t: Tones, lit = t.lit): string =>
  solid("M-2 -2H242V162H-2z", mix(t.stone, t.law.shade, 0.62)) + flat("M60 162L84 60Q120 30 156 60L180 162z", mix(t.law.shade, "#000000", 0.25)) + glow(120, 90, 60, lit, 0.8) +
  line("M72 150L90 58M168 150L150 58M82 62H158", t.wood, 8) + line("M86 132L98 76M154 132L142 76M94 78H146", dark(t.wood, 0.3), 4.6) + line("M104 162L116 96M136 162L124 96M100 150h40M106 134h28M110 120h20", t.metal, 1.8);

/** A mine cart heaped with ore. */
const tub = (t: Tones, x: number, y: number, w: number, ore: string): string =>
  flat(`M${x - w * 0.42} ${y - w * 0.5}l${w * 0.14} ${-w * 0.2}l${w * 0.16} ${w * 0.04}l${w * 0.14} ${-w * 0.16}l${w * 0.18} ${w * 0.12}l${w * 0.22} ${w * 0.2}z`, ore) + solid(`M${x - w / 2} ${y - w * 0.52}H${x + w / 2}L${x + w * 0.4} ${y - w * 0.12}H${x - w * 0.4}z`, t.wood) + line(`M${x - w * 0.46} ${y - w * 0.4}h${w * 0.92}`, t.metal, 2) + ball(x - w * 0.24, y - w * 0.08, w * 0.11, t.metal) + ball(x + w * 0.24, y - w * 0.08, w * 0.11, t.metal);

const statue = (t: Tones, x: number, y: number, h: number): string =>
  ashlar(t, x - h * 0.2, y, h * 0.4, h * 0.2) + solid(`M${x - h * 0.14} ${y - h * 0.2}Q${x - h * 0.18} ${y - h * 0.5} ${x - h * 0.12} ${y - h * 0.72}Q${x} ${y - h * 0.8} ${x + h * 0.12} ${y - h * 0.72}Q${x + h * 0.18} ${y - h * 0.5} ${x + h * 0.14} ${y - h * 0.2}z`, light(t.stone, 0.3)) + ball(x, y - h * 0.86, h * 0.085, light(t.stone, 0.35)) + line(`M${x + h * 0.1} ${y - h * 0.66}L${x + h * 0.2} ${y - h * 0.9}M${x - h * 0.1} ${y - h * 0.66}L${x - h * 0.08} ${y - h * 0.42}`, light(t.stone, 0.25), h * 0.06) + line(`M${x - h * 0.04} ${y - h * 0.6}l-2 ${h * 0.34}M${x + h * 0.05} ${y - h * 0.56}l2 ${h * 0.3}`, dark(t.stone, 0.2), 1);

/** The round hill of the kings. */
const barrow = (t: Tones, s: number, y: number): string =>
  solid(`M10 ${y}Q40 ${y - 78} 120 ${y - 82}Q200 ${y - 78} 230 ${y}z`, t.grass) + blossoms(s, 30, light(t.grass, 0.4), [60, y - 66, 120, 30], 1.8);

export const crags = [
  card([6, 7], "a kestrel's crag is cut for stone, then for ore, and the drift goes ever deeper", {
    1: land("dawn", (t, s) => ({
      ...mountains(t, s, 120),
      figure: crag(t, s, [[40, 162], [56, 118], [78, 106], [84, 66], [104, 50], [116, 16], [138, 10], [150, 40], [168, 58], [178, 96], [206, 116], [222, 162]]) + flat("M116 16L138 10L132 60L112 90L120 50zM84 66L104 50L96 100L78 106z", light(t.stone, 0.3), 0.6) + fir(t, 62, 122, 26) + fir(t, 196, 118, 28) + fir(t, 170, 68, 18) + at(192, 40, kestrel(t.accent), 0.95, -10) + boulder(t, 26, 158, 14) + boulder(t, 226, 160, 12),
    })),
    2: land("day", (t, s) => ({
      ...mountains(t, s, 116),
      figure: crag(t, s, [[70, 162], [78, 100], [96, 96], [98, 64], [124, 60], [128, 26], [160, 14], [190, 40], [212, 60], [244, 70], [244, 162]]) + flat("M78 100L96 96L240 96V106L78 108zM98 64L124 60L220 62V72L98 74z", light(t.stone, 0.35), 0.8) + ashlar(t, 20, 150, 26, 15) + ashlar(t, 50, 154, 28, 16) + ashlar(t, 34, 134, 24, 14) + crane(t, 122, 96, 48, ashlar(t, -7, 10, 14, 9), -0.7) + someone(110, 152, 1.6, { cloth: t.accent, cap: "cap", near: [10, -26], off: [6, -20], held: TOOLS.hammer(t.wood) }) + someone(160, 98, 1, { cloth: t.linen, cap: "cap", near: [9, -22], held: TOOLS.hammer(t.wood) }) + line("M92 138l8 8l-4 8", dark(t.stone, 0.5), 1.4),
    })),
    3: land("dusk", (t, s) => ({
      far: mountains(t, s, 126).far,
      middle: mountains(t, s, 126).middle + crag(t, s, [[-2, 162], [-2, 70], [40, 44], [70, 40], [96, 18], [150, 22], [178, 48], [210, 56], [242, 84], [242, 162]]),
      figure: adit(t, 96, 146, 60, 62, t.lit) + line("M84 162L92 128M112 162L102 128M80 156h36M86 144h22", t.metal, 1.8) + tub(t, 156, 152, 40, t.metal) + line("M150 128h.1M158 126h.1M164 130h.1", t.accent, 4) + someone(196, 152, 1.6, { cloth: t.hide, cap: "hood", top: t.accent, near: [-9, -20], off: [-11, -16] }) + lamp(t, 56, 146, 40) + logs(t, 214, 158, 5, 2),
    })),
    4: land("night", (t, s) => ({
      far: "",
      middle: mine(t),
      figure: along(8, (i) => flat(star(14 + ((i * 53 + s * 17) % 60) + (i % 2) * 150, 24 + ((i * 37 + s * 29) % 104), 5 + (s % 2), 1.4, 4), t.gold)) + line(s % 2 ? "M30 14L18 52L44 84L30 126M206 12L222 50L198 88L216 132" : "M20 20L40 60L28 96L50 130M214 18L196 54L220 92L200 130", t.gold, 3) + tub(t, 120, 148, 44, t.gold) + someone(62, 154, 2, { cloth: t.accent, cap: "hood", top: t.hide, near: [-8, -30], off: [-10, -22], held: line("M-4 -18L-14 -38M-22 -34Q-14 -42 -6 -36", t.metal, 2.2) }) + someone(184, 154, 1.8, { cloth: t.hide, cap: "hood", top: t.soil, near: [-11, -16], off: [-13, -14] }) + glow(186, 102, 12, t.lit),
    })),
  }),
  card(15, "a granite shelf is stepped, masons build a lodge, sculptors a court", {
    1: land("dawn", (t, s) => ({
      ...country(t, s, 112),
      figure: crag(t, s, [[-2, 148], [-2, 84], [30, 76], [34, 62], [96, 56], [150, 66], [156, 78], [210, 82], [242, 100], [242, 148], [120, 152]]) + flat("M-2 84L30 76L34 62L96 56L150 66L156 78L210 82L242 100L200 96L140 88L90 76L30 88z", light(t.stone, 0.4), 0.8) + line("M40 76V140M110 74l6 70M170 90l-6 54M20 110h60M84 120h70M150 112h60", dark(t.stone, 0.35), 1.6) + fir(t, 66, 62, 32) + bush(s, 200, 90, 26, t.leaf, t.accent) + boulder(t, 64, 158, 14) + boulder(t, 190, 156, 10),
    })),
    2: land("day", (t, s) => ({
      ...country(t, s, 106),
      figure: along(4, (i) => solid(`M${-2 + i * 34} ${150 - i * 26}V${122 - i * 26}H242V${162}z`, mix(t.stone, i % 2 ? t.sand : t.slate, 0.2)) + line(`M${-2 + i * 34} ${122 - i * 26}H242`, light(t.stone, 0.5), 2.6) + line(Array.from({ length: 6 }, (_, k) => `M${24 + i * 34 + k * 34} ${126 - i * 26}v18`).join(""), dark(t.stone, 0.35), 1.2)) + ashlar(t, 20, 120, 22, 14) + ashlar(t, 118, 70, 18, 11) + line("M150 146L176 66M160 146L186 66M153 136h10M157 122h10M162 108h10M166 94h10M170 80h10", t.wood, 2) + someone(76, 120, 1.3, { cloth: t.accent, cap: "cap", near: [9, -22], off: [4, -18], held: TOOLS.hammer(t.wood) }) + someone(210, 148, 1.4, { cloth: t.linen, cap: "straw", top: t.straw, near: [9, -16], held: TOOLS.hammer(t.wood) }),
    })),
    3: building("day", (t, s) => ({
      ...country(t, s, 118),
      figure: house(t, 120, 140, { gable: 54, length: 54, wall: 40, pitch: 36, roof: "slate", walls: "stone", door: "arch" }) + solid("M4 80L64 62L128 78V88L64 72L4 92z", t.thatch) + line("M10 150V88M120 146V86M64 148V70", t.wood, 4.4) + ashlar(t, 26, 150, 34, 20) + someone(26, 152, 1.7, { cloth: t.accent, cap: "cap", near: [14, -20], off: [11, -14], held: line("M12 -14L18 -10", t.metal, 2) + line("M10 -22L16 -28", t.wood, 2) }) + someone(104, 152, 1.7, { cloth: t.linen, cap: "cap", near: [-11, -18], off: [-8, -24], held: line("M-8 -24L-14 -32", t.wood, 2) }) + solid("M74 150v-34q10 -12 20 0v34z", light(t.stone, 0.25)) + line("M79 146v-26q5 -6 10 0v26", dark(t.stone, 0.3), 1.4) + line("M140 90l8 10l8 -10M148 88v14", t.gold, 2),
    })),
    4: building("dusk", (t, s) => ({
      ...street(t, s, 124),
      figure: solid("M10 56H230V70H10z", t.stone) + along(5, (i) => solid(`M${18 + i * 48} 140V70h10v70z`, light(t.stone, 0.15)) + (i < 4 ? flat(`M${28 + i * 48} 140V92a19 19 0 0 1 38 0V140z`, dark(t.stone, 0.55)) : "")) + solid("M4 56L120 22L236 56z", t.tile) + ball(120, 44, 7, t.gold) + statue(t, 48, 142, 56) + statue(t, 96, 142, 60) + statue(t, 144, 142, 60) + statue(t, 192, 142, 56) + someone(120, 156, 1.7, { cloth: t.accent, cap: "cap", near: [10, -28], off: [6, -22], held: TOOLS.hammer(t.wood) }) + flat("M138 158l10 -8l8 5l6 -3l6 7z", light(t.stone, 0.3)),
    })),
  }),
  card(95, "a vein of silver opens into galleries, and the galleries into royal works", {
    1: land("night", (t, s) => ({
      far: "",
      middle: solid("M-2 -2H242V162H-2z", mix(t.stone, t.law.shade, 0.55)) + glow(90, 100, 90, t.lit, 0.8),
      figure: crag(t, s, [[96, -2], [120, 30], [104, 60], [136, 84], [116, 116], [140, 162], [242, 162], [242, -2]], mix(t.stone, t.law.shade, 0.3)) + line("M128 6L148 40L138 70L168 96L154 128L176 160M148 40L190 52M168 96L212 88M138 70L156 66", "#eef4ff", 5) + line("M128 6L148 40L138 70L168 96L154 128L176 160", "#ffffff", 2) + flat([[150, 44], [170, 98], [196, 54], [156, 130], [134, 20]].map(([x, y]) => star(x!, y!, 9, 2, 4)).join(""), "#ffffff") + someone(70, 152, 2.6, { cloth: t.accent, cap: "hood", top: t.hide, near: [9, -30], off: [3, -14], held: glow(10, -32, 12, t.lit) + flat("M7 -38h6v8h-6z", "#fff6c8") }),
    })),
    2: land("night", (t) => ({
      far: "",
      middle: solid("M-2 -2H242V162H-2z", mix(t.stone, t.law.shade, 0.5)),
      figure: along(3, (r) => flat(`M0 ${18 + r * 50}H240V${52 + r * 50}H0z`, mix(t.law.shade, "#000000", 0.2)) + line(Array.from({ length: 6 }, (_, i) => `M${14 + i * 42 + (r % 2) * 18} ${52 + r * 50}V${20 + r * 50}h16v32`).join(""), t.wood, 3) + glow(40 + r * 72, 38 + r * 50, 36, t.lit, 0.9) + line(`M0 ${52 + r * 50}H240`, t.soil, 3)) + line("M206 52V152M216 52V152M206 64h10M206 76h10M206 88h10M206 100h10M206 112h10M206 124h10M206 136h10", t.wood, 1.8) + someone(46, 52, 0.9, { cloth: t.accent, cap: "hood", near: [10, -22], held: TOOLS.hammer(t.wood) }) + someone(112, 102, 0.9, { cloth: t.hide, cap: "hood", near: [9, -16] }) + tub(t, 138, 104, 26, "#eef4ff") + someone(184, 152, 0.9, { cloth: t.linen, cap: "hood", near: [10, -22], held: TOOLS.hammer(t.wood) }) + tub(t, 60, 153, 26, "#eef4ff") + line("M0 64L40 62L70 68L120 62M120 112L180 116L240 110", "#eef4ff", 3),
    })),
    3: land("dusk", (t, s) => ({
      ...mountains(t, s, 116),
      figure: crag(t, s, [[-2, 162], [-2, 50], [30, 34], [70, 60], [96, 100], [104, 162]]) + adit(t, 44, 144, 40, 46, t.lit) + house(t, 108, 140, { gable: 50, length: 58, wall: 46, pitch: 34, roof: "slate", walls: "stone", floors: 2, door: "arch", chimney: true }) + tower(t, 186, 130, { w: 16, h: 72, top: "flat", slits: 0 }) + smoke(194, 56, 44, t.linen) + flag(t, 132, 60, 18, t.accent) + coins(20, 156, 8, [3, 5, 2], "#dfe6ee") + tub(t, 92, 156, 30, "#eef4ff") + flat(star(92, 136, 8, 1.8, 4), "#ffffff") + someone(206, 154, 1.5, { cloth: t.cloth, cap: "cap", near: [-9, -20], off: [-11, -16] }),
    })),
  }),
  card(96, "red water shows iron, galleries follow it, a bloomery melts it", {
    1: land("day", (t, s) => ({
      ...country(t, s, 118),
      figure: crag(t, s, [[20, 162], [30, 96], [52, 80], [60, 36], [104, 20], [150, 30], [186, 70], [212, 90], [226, 162]]) + line("M104 40q-8 26 2 44t-4 40q4 14 -2 30M136 52q6 22 -2 40t6 34M80 66q4 20 -4 34", t.accent, 4.4) + solid("M74 152Q100 142 134 150T160 160H70z", t.accent) + flat("M96 34l8 8l-6 6zM150 60l10 6l-8 8z", dark(t.stone, 0.4)) + someone(184, 156, 1.9, { cloth: t.hide, cap: "hood", top: t.ink, near: [-9, -24], off: [-8, -14] }) + fir(t, 34, 98, 34),
    })),
    2: land("dusk", (t, s) => ({
      ...country(t, s, 120),
      figure: crag(t, s, [[-2, 162], [-2, 40], [60, 20], [130, 30], [190, 24], [242, 54], [242, 162]]) + adit(t, 58, 92, 34, 36, t.lit) + adit(t, 176, 86, 34, 36, t.lit) + adit(t, 118, 148, 46, 46, t.lit) + solid("M30 94H88V99H30zM148 88H206V93H148z", t.wood) + line("M36 98L28 148M82 98L92 146M154 92L146 146M200 92L210 148", t.wood, 3) + line("M60 44q6 14 -2 24M186 40q-6 12 2 22M90 62l16 14", t.accent, 4) + tub(t, 172, 158, 34, t.accent) + someone(70, 92, 0.9, { cloth: t.linen, cap: "hood", near: [10, -20], held: TOOLS.hammer(t.wood) }) + someone(204, 156, 1.4, { cloth: t.hide, cap: "hood", near: [-10, -18], off: [-12, -14] }),
    })),
    3: building("night", (t, s) => ({
      ...country(t, s, 122),
      figure: kiln(t, 96, 150, 90, 104, "#ff8a2c", t.stone) + smoke(96, 44, 50, t.linen) + glow(96, 46, 30, "#ff8a2c") + flat("M88 48q4 -20 10 -26q2 14 8 26z", "#ffb04a") + line("M96 146Q60 152 20 156", "#ffb04a", 6) + line("M96 146Q60 152 20 156", "#fff0b0", 2.4) + solid("M148 146L190 122L214 140L176 156z", t.hide) + line("M150 145L134 140M186 126l16 14M176 132l16 14", t.wood, 3) + someone(212, 150, 1.7, { cloth: t.accent, cap: "cap", near: [-10, -20], off: [-12, -24] }) + someone(38, 152, 1.6, { cloth: t.hide, cap: "hood", near: [10, -18], held: line("M10 -18L34 -2", t.metal, 2.4) }),
    })),
  }),
  card(130, "a round hill of kings is dug until the treasure shines", {
    1: land("night", (t, s) => ({
      far: heavens(t, s) + ridge(t, s, 100, 20, 0.7),
      middle: solid("M-2 136H242V162H-2z", t.soil),
      figure: barrow(t, s, 142) + along(7, (i) => { const x = 30 + i * 30; const h = 26 - Math.abs(i - 3) * 3; return solid(`M${x - 5} ${152 - Math.abs(i - 3) * 2}l1 ${-h}l5 -3l5 4v${h - 1}z`, t.stone); }) + solid("M106 142V116h28v26z", t.stone) + solid("M98 118l4 -9h36l4 9z", light(t.stone, 0.2)) + line("M120 120v18M114 126h12", dark(t.stone, 0.5), 2) + oak(t, s, 120, 64, 44, t.pine) + glow(120, 136, 26, t.accent, 0.5),
    })),
    2: land("night", (t, s) => ({
      far: heavens(t, s) + ridge(t, s, 100, 20, 0.7),
      middle: solid("M-2 132H242V162H-2z", t.soil),
      figure: barrow(t, s, 144) + flat("M66 146L88 76Q120 56 152 76L174 146z", mix(t.law.shade, "#000000", 0.2)) + line("M70 144L90 78M170 144L150 78M84 80H156", t.stone, 9) + glow(120, 124, 60, t.accent) + solid("M92 146v-20h56v20z", t.wood) + solid("M92 126q28 -20 56 0z", t.wood) + line("M92 132h56M106 126v20M134 126v20", t.metal, 2) + flat(along(9, (i) => `M${92 + i * 7} ${128 - (i % 3) * 4}a4 4 0 1 1 .1 0z`), t.gold) + solid("M104 116l-3 -16l9 7l10 -12l10 12l9 -7l-3 16z", t.gold) + disc(120, 108, 2.6, t.accent) + line("M44 156l24 -16M196 156l-20 -18", t.metal, 3) + flat(polygon([[58, 150], [74, 140], [70, 154]]), t.gold) + someone(200, 154, 1.8, { cloth: t.accent, cap: "hood", near: [-10, -22], off: [-6, -12], held: TOOLS.torch(t.wood) }, true) + someone(36, 154, 1.6, { cloth: t.hide, cap: "cap", pose: "kneel", near: [9, -18] }),
    })),
  }),
];
