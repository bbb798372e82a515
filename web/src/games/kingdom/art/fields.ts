/** Fields, woods and orchards of the vale. */

import { at, dark, flat, glow, light, line, mix, solid } from "../../../art/pen.ts";
import { along, birds, blossoms, bramble, bush, copse, corn, fir, logs, meadow, oak, ridge, river, road, rows, sheaf, smoke, stump, boulder, crag, fall, range } from "../../../art/country.ts";
import { church, gatehouse, house, rampart, tower, windmill, archway } from "../../../art/houses.ts";
import { someone, TOOLS } from "../../../art/folk.ts";
import { cow, dog, goose, hen, horse, kestrel, pig, sheep, stag } from "../../../art/herds.ts";
import { barrel, bale, cart, cask, sack } from "../../../art/goods.ts";
import { building, card, faith, land } from "./card.ts";
import { cast, cellar, country, firPair, forest, heavens } from "./settings.ts";

export const fields = [
  card([1, 2, 3], "briars are ploughed, the furrows bear rye, and the rye gets a hall to be threshed in", {
    1: land("dawn", (t, s) => ({
      ...country(t, s, 100),
      figure: bramble(t, s, 14, 150, 130, 74, 11) + bush(s, 60, 152, 76, t.leaf, t.accent) + bramble(t, s + 5, 110, 150, 120, 62, 9) + bush(s + 1, 178, 154, 84, t.leaf, t.accent) + boulder(t, 120, 154, 13),
      near: bramble(t, s + 9, -20, 168, 80, 40, 5, t.near) + bramble(t, s + 8, 180, 170, 80, 34, 5, t.near),
    })),
    2: land("day", (t, s) => ({
      far: country(t, s, 96).far,
      middle: country(t, s, 96).middle + rows(-30, 98, 300, 64, t.soil, 11, 130),
      figure: at(124, 150, horse(t.hide, t.bark, "", 4), 1.7) + line("M84 106L44 124M80 126L46 130", t.bark, 1.6) + solid("M26 142l26 -16l6 4l-14 14z", t.metal) + line("M44 126L20 112M46 132L22 120", t.wood, 2.4) + someone(14, 150, 1.5, { cloth: t.cloth, cap: "straw", top: t.straw, pose: "walk", near: [8, -18], off: [7, -20] }),
      near: bush(s, 226, 160, 44, t.near, t.accent) + birds(150, 88, 3, t.near),
    })),
    3: land("day", (t, s) => ({
      ...country(t, s, 92),
      figure: house(t, 128, 108, { gable: 34, length: 44, wall: 22, pitch: 26, roof: "thatch", walls: "timber", chimney: true }) + smoke(178, 52, 34, t.linen) + corn(t, s, -4, 140, 250, 42, 60) + someone(56, 150, 1.7, { cloth: t.tile, cap: "straw", top: t.straw, near: [9, -20], off: [3, -16], held: TOOLS.scythe(t.wood) }) + sheaf(t, 108, 156, 26) + sheaf(t, 138, 154, 22),
      near: corn(t, s + 6, 0, 164, 240, 22, 40, mix(t.straw, t.near, 0.35)),
    })),
    4: building("day", (t, s) => ({
      ...country(t, s, 116),
      figure: house(t, 30, 142, { gable: 76, length: 118, wall: 44, pitch: 54, roof: "thatch", walls: "timber", door: "barn", windows: 5 }) + line("M46 140h44", t.straw, 5) + someone(64, 142, 1.1, { cloth: t.accent, cap: "cap", near: [8, -34], off: [5, -32], held: line("M8 -34L20 -44L26 -30", t.wood, 1.8) }) + sheaf(t, 22, 150, 28) + sheaf(t, 10, 152, 22) + at(196, 154, cart(t, 46, sheaf(t, 0, -14, 26) + sheaf(t, -12, -14, 24)), 1) + at(142, 154, hen(t.tile), 1.3) + at(156, 157, hen(t.linen), 1.1),
    })),
  }),
  card([4, 5], "a deer wood is felled to stumps, then burns as charcoal or is kept by foresters", {
    1: land("dawn", (t, s) => ({
      ...forest(t, s, 112),
      figure: fir(t, 34, 150, 130) + fir(t, 206, 148, 120) + fir(t, 74, 136, 86) + fir(t, 172, 134, 80) + cast(t, 120, 148, 34) + at(114, 148, stag(t.hide), 1.15),
      near: bush(s, 10, 162, 60, t.near) + bush(s + 2, 226, 164, 64, t.near),
    })),
    2: land("day", (t, s) => ({
      ...country(t, s, 100),
      figure: fir(t, 216, 128, 76) + stump(t, 40, 150, 34) + stump(t, 112, 126, 20) + stump(t, 150, 152, 28) + stump(t, 190, 132, 18) + logs(t, 62, 132, 6, 3) + line("M46 126L56 96", t.wood, 3) + flat("M50 98L64 92L67 102L55 106z", t.metal) + someone(92, 150, 1.6, { cloth: t.accent, cap: "cap", near: [6, -26], off: [4, -22], held: TOOLS.axe(t.wood) }) + line("M206 138l14 -6M210 146l18 -2", t.straw, 2),
    })),
    3: building("dusk", (t, s) => ({
      ...forest(t, s, 122),
      figure: solid("M20 150Q30 84 74 78Q118 84 130 150z", t.soil) + solid("M62 82Q74 70 86 82z", t.ink) + smoke(74, 76, 70, t.linen, 0.7) + flat("M40 118q8 -6 14 2M96 112q8 -4 12 4", t.ink) + glow(74, 146, 22, "#ff8a3c") + archway(74, 150, 16, 16, "#ffb65a") + line("M30 142L60 92M120 142L90 92M44 148L66 86", dark(t.soil, 0.35), 1.4) + logs(t, 148, 152, 7, 4) + someone(140, 152, 1.6, { cloth: t.ink, cap: "hood", top: t.bark, near: [9, -14], held: TOOLS.fork(t.wood) }, true) + sack(t, 218, 154, 24, t.ink),
    })),
    4: building("dusk", (t, s) => ({
      ...forest(t, s, 120),
      figure: fir(t, 226, 150, 110) + fir(t, 14, 150, 96) + house(t, 52, 146, { gable: 62, length: 74, wall: 36, pitch: 44, roof: "wood", walls: "plank", chimney: true }) + at(83, 84, line("M0 0Q-14 -6 -20 -22M-12 -9Q-20 -8 -26 -14M0 0Q14 -6 20 -22M12 -9Q20 -8 26 -14", t.linen, 3)) + smoke(140, 66, 40, t.linen) + someone(194, 152, 1.6, { cloth: t.accent, cap: "feather", near: [9, -22], off: [6, -12], held: TOOLS.bow(t.wood) }) + at(168, 154, dog(t.hide), 1.3),
    })),
  }),
  card(13, "alders become coppice, coppice an orchard, and the orchard cider", {
    1: land("dawn", (t, s) => ({
      far: heavens(t, s) + ridge(t, s, 76, 24, 0.8),
      middle: flat("M0 60Q60 96 120 112Q180 96 240 60V160H0z", t.grass) + river(t, 120, 118, 108, 70),
      figure: along(4, (i) => oak(t, s + i, 22 + i * 12, 96 + i * 18, 78 - i * 4, i % 2 ? t.leaf : mix(t.leaf, t.pine, 0.4))) + along(4, (i) => oak(t, s + i + 6, 218 - i * 13, 96 + i * 17, 82 - i * 6, i % 2 ? mix(t.leaf, t.pine, 0.4) : t.leaf)) + boulder(t, 104, 146, 7),
      near: bush(s, 20, 164, 60, t.near) + bush(s + 1, 222, 164, 60, t.near),
    })),
    2: land("day", (t, s) => ({
      ...country(t, s, 96),
      figure: along(3, (r) => along(6, (i) => at(16 + i * 42 + r * 8, 112 + r * 21, line("M0 0l-7 -26M0 0l-2 -34M0 0l4 -32M0 0l9 -24", t.wood, 2) + bush(s, 0, -20, 22, t.leaf) + stump(t, 0, 2, 9), 0.7 + r * 0.3))) + someone(206, 152, 1.5, { cloth: t.accent, cap: "kerchief", gown: true, near: [9, -16], off: [8, -12], held: line("M-6 -12L16 -18M-5 -15L16 -15M-6 -18L15 -12", t.wood, 1.8) }),
    })),
    3: land("day", (t, s) => ({
      far: heavens(t, s) + ridge(t, s, 70, 22, 0.8),
      middle: solid("M-2 78Q60 70 242 56V162H-2z", t.grass),
      figure: along(3, (r) => solid(`M-2 ${92 + r * 26}L242 ${74 + r * 28}V${84 + r * 28}L-2 ${102 + r * 26}z`, t.stone) + along(5 - (r > 1 ? 1 : 0), (i) => at(22 + i * (48 + r * 7) + r * 6, 92 + r * 26 - i * 4, oak(t, s + (i % 2), 0, 0, 48, t.leaf, t.accent), 0.84 + r * 0.16))) + line("M150 152L166 100M158 152L174 102M152 142l8 1M155 132l8 1M158 122l8 1M161 112l8 1", t.wood, 2) + someone(165, 128, 1.2, { cloth: t.linen, cap: "straw", top: t.straw, near: [6, -40] }) + someone(130, 156, 1.3, { cloth: t.cloth, cap: "kerchief", gown: true, near: [10, -12], held: TOOLS.basket(t.straw) }),
    })),
    4: building("dusk", (t, s) => ({
      ...country(t, s, 118),
      figure: solid("M70 60L126 26L190 46V62L126 44L70 74z", t.thatch) + line("M78 146V66M178 146V54M126 146V44", t.wood, 5) + solid("M92 146h66v-14h-66z", t.stone) + line("M100 84h50", t.wood, 9) + line("M125 84V52", t.metal, 5) + line("M119 60l12 4M119 68l12 4M119 76l12 4", dark(t.metal, 0.5), 1.6) + solid("M98 112h54v20H98z", t.wood) + solid("M104 92h42v20h-42z", t.straw) + line("M104 98h42M104 105h42", dark(t.straw, 0.3), 1.4) + line("M92 134q-10 2 -12 14", "#f0b040", 3) + barrel(t, 56, 152, 34) + barrel(t, 30, 152, 30) + barrel(t, 204, 152, 34) + someone(166, 150, 1.6, { cloth: t.accent, cap: "cap", near: [-10, -38], off: [-8, -34] }) + oak(t, s, 222, 132, 74, t.leaf, "#d8413a") + line("M190 154h.1M196 156h.1M184 156h.1M178 155h.1", "#d8413a", 5),
    })),
  }),
  card(17, "a marsh is dug for peat, then drained to a polder or left to the herons", {
    1: land("dawn", (t, s) => ({
      far: heavens(t, s) + ridge(t, s, 84, 14, 0.9),
      middle: solid("M-2 88H242V162H-2z", mix(t.water, t.grass, 0.4)) + flat("M10 110q40 -10 80 0q-30 8 -80 0zM120 104q50 -8 100 2q-60 8 -100 -2zM-10 136q60 -12 110 2q-60 10 -110 -2zM140 130q50 -8 110 4q-60 8 -110 -4z", t.grass),
      figure: along(9, (i) => line(`M${14 + i * 27} ${150 - (i % 3) * 12}q-2 -30 ${(i % 2 ? 6 : -5)} -54M${20 + i * 27} ${150 - (i % 3) * 12}q1 -34 6 -64M${9 + i * 27} ${150 - (i % 3) * 12}q0 -20 -6 -40`, t.leaf, 2) + line(`M${26 + i * 27} ${90 - (i % 3) * 12}v-14M${14 + i * 27 + (i % 2 ? 6 : -5)} ${98 - (i % 3) * 12}v-12`, t.bark, 4.4)) + at(150, 74, line("M0 0q6 -8 12 -2q6 -8 12 0", t.near, 2)),
      near: along(5, (i) => line(`M${i * 60 - 4} 166q4 -30 10 -44M${i * 60 + 6} 166q0 -20 -4 -34`, t.near, 3)),
    })),
    2: land("day", (t, s) => ({
      far: country(t, s, 92).far,
      middle: country(t, s, 92).middle + solid("M-2 112H150L172 124H242V162H-2z", t.soil) + solid("M20 162V130H110V146H196V162z", dark(t.soil, 0.4)) + line("M20 130h90v16h86", light(t.soil, 0.2), 2),
      figure: along(3, (i) => solid(`M${112 + i * 44} ${128 + i * 4}q2 -34 18 -38q16 4 18 38z`, mix(t.soil, t.ink, 0.3)) + line(`M${114 + i * 44} ${118 + i * 4}h32M${117 + i * 44} ${108 + i * 4}h26M${121 + i * 44} ${99 + i * 4}h18`, light(t.soil, 0.15), 1.4)) + line("M28 140h70M28 150h72M120 154h68", mix(t.soil, t.ink, 0.4), 2.4) + someone(70, 148, 1.6, { cloth: t.accent, cap: "cap", pose: "bend", near: [10, -22], off: [8, -18], held: TOOLS.spade(t.wood) }) + someone(212, 128, 1.2, { cloth: t.hide, cap: "straw", top: t.straw, near: [-8, -14], off: [-8, -10] }, true),
    })),
    3: land("day", (t, s) => ({
      far: heavens(t, s) + ridge(t, s, 84, 8, 0.9),
      middle: meadow(t, s, 86),
      figure: along(4, (i) => solid(`M${-30 + i * 72} 162L${60 + i * 38} 90H${66 + i * 38}L${-14 + i * 72} 162z`, t.water)) + rows(58, 96, 62, 66, light(t.grass, 0.2), 5, 106) + windmill(t, 190, 126, 66, false, 32) + along(3, (i) => at(34 + i * 22, 130 - i * 14, sheep(t.linen, t.ink), 1.1 - i * 0.2)) + solid("M-2 96Q120 84 242 96V90Q120 78 -2 90z", t.soil) + someone(148, 152, 1.4, { cloth: t.accent, cap: "cap", pose: "walk", near: [7, -14], held: TOOLS.spade(t.wood) }),
    })),
    4: faith("dawn", (t, s) => ({
      far: heavens(t, s) + ridge(t, s, 84, 14, 0.9),
      middle: solid("M-2 88H242V162H-2z", t.water) + flat("M0 134q60 -16 120 -6t120 4v30H0z", t.grass, 0.9),
      figure: at(86, 140, `<g>${heronShape(t.linen, t.slate)}</g>`, 1.35) + at(196, 124, heronShape(t.linen, t.slate), 0.8, 0, true) + solid("M136 128h34v-30l-17 -16l-17 16z", t.stone) + archway(153, 122, 16, 20, t.ink) + glow(153, 112, 14, t.accent) + line("M153 82v-14M147 76h12", t.accent, 2.2) + flat("M148 118q5 -10 10 0z", t.linen) + along(4, (i) => line(`M${16 + i * 12} 152q-2 -26 2 -44`, t.leaf, 2) + line(`M${18 + i * 12} 108v-10`, t.bark, 4)),
      near: along(4, (i) => line(`M${190 + i * 16} 164q4 -24 8 -38`, t.near, 2.6)),
    })),
  }),
  card(25, "a sunny slope is planted with vines, the wine gets a vault, the vault a house of seven casks", {
    1: land("dawn", (t, s) => ({
      far: heavens(t, s) + ridge(t, s, 96, 20, 0.8),
      middle: glow(40, 30, 120, t.law.light, 0.6),
      figure: solid("M-2 150Q60 130 130 74T242 34V162H-2z", t.grass) + blossoms(s, 40, t.linen, [90, 100, 150, 55], 2) + blossoms(s + 1, 12, t.accent, [60, 120, 170, 36], 3) + oak(t, s, 196, 62, 56) + boulder(t, 142, 112, 10) + someone(110, 142, 1.3, { cloth: t.cloth, cap: "straw", top: t.straw, pose: "sit", near: [8, -14] }),
      near: bush(s, 14, 166, 70, t.near),
    })),
    2: land("day", (t, s) => ({
      far: heavens(t, s) + ridge(t, s, 84, 20, 0.8),
      middle: solid("M-2 120Q60 110 130 74T242 44V162H-2z", t.grass),
      figure: along(5, (r) => along(7, (i) => { const x = -6 + i * 40 + r * 12; const y = 100 + r * 15 - i * (9 - r * 1.4); return line(`M${x} ${y}v-14`, t.wood, 1.8) + flat(`M${x - 12} ${y - 5}q2 -13 13 -11q14 -1 14 11q-14 5 -27 0z`, i % 2 ? t.leaf : mix(t.leaf, t.grass, 0.4)) + line(`M${x - 4} ${y - 5}v4M${x + 6} ${y - 6}v4`, "#7a3a7a", 3.4); })) + someone(184, 154, 1.6, { cloth: t.accent, cap: "kerchief", gown: true, near: [-7, -22], off: [8, -12], held: TOOLS.basket(t.straw) }),
    })),
    3: building("dusk", (t) => ({
      ...cellar(t, 2),
      figure: along(3, (i) => cask(t, 38 + i * 44, 124, 21)) + along(2, (i) => cask(t, 60 + i * 44, 88, 19)) + glow(186, 70, 40, t.lit) + line("M186 38v16", t.metal, 1.6) + flat("M181 54h10v14h-10z", "#fff0b8") + someone(184, 150, 2.1, { cloth: t.accent, cap: "cap", near: [10, -26], off: [3, -14], held: solid("M9 -34h5v8h-5z", "#a8324a") }, true) + barrel(t, 222, 154, 36),
    })),
    4: building("day", (t, s) => ({
      ...country(t, s, 120),
      figure: house(t, 62, 134, { gable: 66, length: 96, wall: 54, pitch: 40, roof: "tile", walls: "stone", floors: 2, door: "arch", chimney: true }) + along(7, (i) => cask(t, 20 + i * 33, 148, 13)) + line("M128 92h18", t.metal, 2) + cask(t, 138, 104, 9) + at(95, 66, line("M0 0q-4 6 0 10q4 -4 0 -10M-5 3q-3 5 0 8M5 3q3 5 0 8", t.accent, 4)),
    })),
  }),
  card(38, "flat lowland is sown, the farms get a wall, the wall four towers", {
    1: land("dawn", (t, s) => ({
      far: heavens(t, s) + ridge(t, s, 82, 8, 0.9) + copse(s, 84, 10, t.far, 130, 240, 8),
      middle: meadow(t, s, 84),
      figure: road(130, 96, 86, 60, t.sand, 40) + river(t, 216, 170, 88, 40) + solid("M52 150h10v-40l-5 -9l-5 9z", t.stone) + line("M53 118h8M53 128h8", dark(t.stone, 0.4), 1.2) + flat("M54 132h6v8h-6z", t.accent) + at(120, 58, kestrel(t.hide), 0.7) + oak(t, s, 18, 112, 40),
    })),
    2: land("day", (t, s) => ({
      far: heavens(t, s) + ridge(t, s, 80, 8, 0.9),
      middle: meadow(t, s, 84) + rows(-60, 88, 130, 74, t.soil, 7, 60) + rows(64, 88, 100, 74, t.straw, 9, 116) + rows(170, 88, 130, 74, light(t.leaf, 0.15), 8, 178),
      figure: house(t, 150, 104, { gable: 34, length: 40, wall: 22, pitch: 26, roof: "thatch", walls: "timber" }) + oak(t, s, 226, 112, 56) + someone(96, 156, 2.6, { cloth: t.accent, cap: "straw", top: t.straw, pose: "walk", near: [14, -20], off: [-5, -14], behind: TOOLS.sack(t.linen) }) + blossoms(s, 14, t.linen, [130, 112, 34, 32], 2.4) + birds(100, 60, 4, t.near),
    })),
    3: building("day", (t, s) => ({
      ...country(t, s, 108),
      figure: house(t, 66, 118, { gable: 26, length: 24, wall: 20, pitch: 24, roof: "thatch", walls: "timber" }) + house(t, 118, 114, { gable: 30, length: 28, wall: 22, pitch: 26, roof: "thatch", walls: "timber", chimney: true }) + house(t, 170, 120, { gable: 24, length: 20, wall: 18, pitch: 22, roof: "thatch" }) + smoke(150, 56, 34, t.linen) + solid("M26 132Q120 112 222 128V150Q120 136 26 152z", t.stone) + line("M34 142q60 -14 120 -10M120 138q60 0 96 6M44 148q60 -10 100 -8", dark(t.stone, 0.35), 1.4) + archway(128, 146, 20, 24, t.soil) + solid("M112 148v-32h8v32zM136 146v-30h8v30z", t.stone) + at(170, 154, goose(t.linen), 1) + at(186, 156, goose(t.linen), 1) + someone(202, 156, 1.3, { cloth: t.accent, cap: "kerchief", gown: true, near: [-9, -16] }),
    })),
    4: building("dusk", (t, s) => ({
      ...country(t, s, 116),
      figure: house(t, 86, 104, { gable: 26, length: 20, wall: 34, pitch: 22, roof: "tile", walls: "timber", floors: 2 }) + house(t, 136, 102, { gable: 26, length: 24, wall: 30, pitch: 22, roof: "tile", walls: "timber", floors: 2 }) + tower(t, 112, 108, { w: 14, h: 66, top: "cone", flag: t.accent }) + tower(t, 38, 112, { w: 22, h: 54, top: "cone" }) + tower(t, 184, 112, { w: 22, h: 54, top: "cone" }) + rampart(t, 14, 144, 212, 34) + tower(t, 0, 150, { w: 32, h: 72, top: "cone" }) + tower(t, 208, 150, { w: 32, h: 72, top: "cone" }) + gatehouse(t, 84, 150, 70, 56) + road(120, 119, 150, 46, t.sand, 0),
    })),
  }),
  card(43, "a waste of blackthorn is grazed to downs, and wool builds a priory", {
    1: land("night", (t, s) => ({
      far: heavens(t, s) + ridge(t, s, 88, 22, 0.7),
      middle: meadow(t, s, 100, mix(t.soil, t.grass, 0.4)),
      figure: bramble(t, s, 0, 146, 240, 96, 15, t.ink) + along(4, (i) => line(`M${30 + i * 58} 150q-4 -30 ${i % 2 ? 12 : -10} -62m${i % 2 ? -8 : 6} 26q12 -10 20 -24m-26 8q-10 -8 -12 -22`, t.ink, 4.6)) + blossoms(s, 26, "#5a6ab8", [20, 80, 200, 60], 4),
      near: bramble(t, s + 3, -10, 170, 260, 50, 12, t.near),
    })),
    2: land("day", (t, s) => ({
      far: heavens(t, s) + ridge(t, s, 76, 18, 0.85),
      middle: solid("M-2 104Q50 70 120 96T242 76V162H-2z", t.grass) + solid("M-2 130Q80 104 242 126V162H-2z", light(t.grass, 0.12)),
      figure: along(6, (i) => at(66 + i * 27, 116 + (i % 3) * 15, sheep(t.linen, t.ink), 0.9 + (i % 3) * 0.3)) + someone(34, 150, 2, { cloth: t.accent, cap: "hood", top: t.hide, cloak: t.hide, near: [8, -18], held: line("M8 2V-40q0 -6 5 -5q4 2 1 6", t.wood, 1.8) }) + at(56, 154, dog(t.ink), 1.2),
    })),
    3: faith("day", (t, s) => ({
      ...country(t, s, 110),
      figure: church(t, 86, 128, { nave: 34, length: 80, wall: 36, pitch: 26, tower: 62, rose: true, aisle: true }) + bale(16, 146, 26, 18, t.linen) + bale(44, 146, 26, 18, t.linen) + bale(30, 128, 26, 18, t.linen) + along(3, (i) => at(170 + i * 24, 150 - (i % 2) * 4, sheep(t.linen, t.ink), 1.1)) + someone(126, 152, 1.5, { cloth: t.slate, gown: true, cap: "tonsure", top: t.bark, near: [9, -16], off: [6, -12], held: solid("M6 -20h14v9H6z", t.linen) }) + at(86, 154, sheep(t.linen, t.ink), 1),
    })),
  }),
  card(133, "a valley behind a waterfall gets farms, then a cloister", {
    1: land("dawn", (t, s) => ({
      far: heavens(t, s) + range(t, s, 90, 60, 0.8, true),
      middle: crag(t, s, [[-2, 162], [-2, 10], [50, 20], [72, 62], [84, 128], [70, 162]]) + crag(t, s + 1, [[242, 162], [242, 6], [196, 18], [172, 60], [160, 126], [174, 162]]) + flat("M76 108Q120 92 166 108L172 132H76z", t.grass),
      figure: fall(t, 112, 44, 18, 60) + solid("M94 46Q104 34 122 40Q140 34 150 48V58H94z", t.stone) + river(t, 120, 118, 106, 70) + oak(t, s, 92, 122, 34, t.leaf, t.accent) + oak(t, s + 1, 152, 122, 36, t.leaf, t.accent) + oak(t, s + 2, 76, 146, 40, t.leaf, t.accent) + oak(t, s + 3, 172, 148, 44, t.leaf, t.accent),
      near: firPair(t, 8, 166, 70) + fir(t, 228, 168, 90, t.near),
    })),
    2: land("day", (t, s) => ({
      far: heavens(t, s) + range(t, s, 84, 60, 0.8, true),
      middle: meadow(t, s, 92) + fall(t, 116, 50, 12, 40),
      figure: river(t, 170, 120, 90, 60) + rows(-20, 100, 90, 60, t.straw, 7, 60) + house(t, 30, 112, { gable: 30, length: 30, wall: 20, pitch: 24, roof: "thatch", walls: "timber", chimney: true }) + house(t, 170, 108, { gable: 24, length: 30, wall: 18, pitch: 20, roof: "thatch" }) + oak(t, s, 150, 122, 44, t.leaf, t.accent) + oak(t, s + 1, 216, 138, 56, t.leaf, t.accent) + at(92, 148, cow(t.hide, t.linen), 1.1) + at(206, 156, pig("#d8a08a"), 1.1) + someone(60, 154, 1.4, { cloth: t.tile, cap: "kerchief", gown: true, near: [10, -12], held: TOOLS.basket(t.straw) }),
    })),
    3: faith("dawn", (t, s) => ({
      far: heavens(t, s) + range(t, s, 90, 66, 0.8, true),
      middle: meadow(t, s, 104) + fall(t, 196, 40, 14, 60),
      figure: church(t, 66, 112, { nave: 28, length: 64, wall: 30, pitch: 22, tower: 58, spire: 26 }) + solid("M22 144V112H188V144z", t.stone) + solid("M14 114L26 102H184L196 114z", t.tile) + along(8, (i) => archway(36 + i * 20, 144, 13, 24, dark(t.stone, 0.6)) + line(`M${26 + i * 20} 144v-22`, light(t.stone, 0.3), 2)) + someone(60, 152, 1.4, { cloth: t.ink, gown: true, cap: "hood", near: [7, -18], held: TOOLS.book(t.accent) }) + someone(136, 153, 1.4, { cloth: t.ink, gown: true, cap: "hood", near: [8, -14] }, true) + oak(t, s, 216, 150, 62, t.leaf, t.accent),
    })),
  }),
];

function heronShape(feather: string, tip: string): string {
  return (
    line("M-2 -20L-3 -10L-2 0M3 -20L5 -10L4 0", "#8a7a4a", 1.8) +
    solid("M-18 -16Q-8 -36 6 -33Q12 -38 9 -50Q6 -62 14 -64Q20 -64 20 -60L36 -56L19 -56Q14 -55 15 -46Q16 -30 8 -22Q-2 -16 -18 -16z", feather) +
    flat("M-18 -16Q-6 -30 6 -27Q0 -18 -18 -16zM15 -64Q6 -67 0 -62Q9 -61 16 -61z", tip) + flat("M20 -60L36 -56L19 -56z", "#f0b03c") + line("M16 -60h.1", "#140c10", 1.8)
  );
}

