/** The river and the sea: fords, bridges, mills, ships, salt. */

import { at, dark, disc, flat, glow, light, line, mix, solid } from "../../../art/pen.ts";
import { along, boulder, fir, lake, logs, oak, reeds, ridge, river, road, smoke, wood } from "../../../art/country.ts";
import { bridge, crane, flag, house, scaffold, tower, wheel } from "../../../art/houses.ts";
import { someone, TOOLS } from "../../../art/folk.ts";
import { barge, carrack, cog, hulk, raft, rowboat } from "../../../art/boats.ts";
import { cow, dog, fish, goose, mule, otter } from "../../../art/herds.ts";
import { bale, barrel, bell, bolt, cart, crate, lamp, sack } from "../../../art/goods.ts";
import { building, card, expansion, water } from "./card.ts";
import { country, heavens, mountains, quayside, sea, waterside } from "./settings.ts";

export const rivers = [
  card(8, "a ford gets planks, then a bridge with a toll, then a quay full of lanterns", {
    1: water("dawn", (t, s) => ({
      ...mountains(t, s, 98),
      figure: solid("M-2 128Q60 112 120 118T242 108V146Q180 140 120 150T-2 156z", t.water) + line("M10 138h26M60 132h34M150 126h30M190 134h26M110 142h22", light(t.water, 0.6), 1.4) + road(96, 152, 100, 22, t.sand, 4) + along(7, (i) => boulder(t, 84 + i * 9 + (i % 2) * 5, 148 - i * 5, 4.4, t.stone)) + someone(116, 136, 1.6, { cloth: t.accent, cap: "hood", top: t.hide, pose: "walk", near: [8, -16], off: [-3, -24], held: TOOLS.staff(t.wood), behind: TOOLS.sack(t.linen) }),
      near: reeds(t, s, 0, 164, 50, 58, 10) + reeds(t, s + 1, 200, 162, 44, 50, 9),
    })),
    2: water("day", (t, s) => ({
      ...mountains(t, s, 96),
      figure: solid("M-2 118Q60 106 120 110T242 102V150Q180 144 120 152T-2 158z", t.water) + line("M10 140h26M150 138h30M190 146h26M30 126h20", light(t.water, 0.6), 1.4) + line("M52 150V116M96 154V112M144 154V110M190 148V106M58 146V120M102 150V118M150 150V114M196 144V112", t.bark, 4) + solid("M18 126L222 104L226 112L24 136z", t.wood) + line(Array.from({ length: 17 }, (_, i) => `M${28 + i * 12} ${125 - i * 1.3}l4 9`).join(""), dark(t.wood, 0.45), 1.2) + line("M30 124v-14M90 117v-14M150 111v-14M210 104v-14M30 112L210 92", t.wood, 2.2) + someone(118, 116, 1.3, { cloth: t.accent, cap: "kerchief", gown: true, pose: "walk", near: [10, -12], held: TOOLS.basket(t.straw) }) + at(80, 120, goose(t.linen), 0.9) + at(64, 122, goose(t.linen), 0.8),
      near: reeds(t, s, 0, 164, 50, 46, 10),
    })),
    3: water("dusk", (t, s) => ({
      ...mountains(t, s, 92),
      figure: lake(t, s, 114) + bridge(t, -6, 150, 252, 46, 3, 9) + house(t, 96, 94, { gable: 32, length: 20, wall: 36, pitch: 22, roof: "tile", walls: "stone", door: "arch" }) + line("M84 96V80M84 84L52 70", t.linen, 3) + line("M76 80l-4 -2M66 76l-4 -2", t.accent, 3) + someone(72, 92, 1.1, { cloth: t.accent, cap: "cap", near: [-8, -18] }) + at(36, 96, `<g>${mule(t.hide, t.cloth)}</g>`, 0.9) + lamp(t, 160, 94, 22) + flag(t, 112, 38, 16, t.accent),
    })),
    4: water("night", (t, s) => ({
      ...waterside(t, s, 92),
      figure: house(t, 6, 112, { gable: 34, length: 26, wall: 34, pitch: 24, roof: "tile", walls: "timber", floors: 2 }) + house(t, 74, 112, { gable: 30, length: 20, wall: 40, pitch: 22, roof: "slate", walls: "timber", floors: 2 }) + solid("M-2 112H150L168 126H242V162H-2z", t.stone) + line("M0 126H160M0 142H240M40 112v14M90 112v14M60 126v16M120 126v16M200 128v14", dark(t.stone, 0.4), 1.2) + at(196, 124, cog(t, t.linen), 0.86) + [14, 50, 88, 126, 160].map((x, i) => lamp(t, x, 120 + (i % 2) * 4, 34, t.accent)).join("") + crate(t, 126, 128, 14) + barrel(t, 110, 130, 18) + line("M20 152h14M88 150h14M160 154h14M48 148h12M128 148h10", t.accent, 2, 0.8) + someone(66, 132, 1.2, { cloth: t.cloth, cap: "cap", near: [10, -26], pose: "walk", held: line("M10 -26v6", t.wood, 1) + glow(10, -18, 12, t.accent) + disc(10, -18, 2.4, "#fff3c0") }),
    })),
  }),
  card(11, "a mere of otters gets weirs for eels, then sheds to smoke them", {
    1: water("dawn", (t, s) => ({
      far: heavens(t, s) + ridge(t, s, 80, 24, 0.8) + wood(s, 88, 26, mix(t.middle, t.far, 0.4), 0, 240, 20),
      middle: lake(t, s, 86),
      figure: solid("M30 156Q70 116 130 126T222 156z", t.grass) + at(112, 140, otter("#8a5c3c"), 1.5) + at(150, 112, fish(t.law.accent), 0.9, -70) + at(176, 150, otter("#9a6c48"), 0.9, 0, true) + line("M166 148q16 -6 32 0M30 110h40M60 118h24", light(t.water, 0.6), 1.6) + disc(192, 116, 2, "#fff", 0.8) + disc(184, 110, 1.5, "#fff", 0.8),
      near: reeds(t, s, -6, 166, 60, 84, 14) + reeds(t, s + 1, 196, 166, 50, 70, 12),
    })),
    2: water("day", (t, s) => ({
      ...waterside(t, s, 82),
      figure: along(2, (r) => line(Array.from({ length: 13 }, (_, i) => `M${(r ? 240 : 0) + (r ? -1 : 1) * i * 9} ${150 - i * 3.6 - r * 20}v-20`).join(""), t.bark, 2.8) + line(`M${r ? 240 : 0} ${140 - r * 20}L${r ? 132 : 108} ${96 - r * 20}M${r ? 240 : 0} ${146 - r * 20}L${r ? 132 : 108} ${102 - r * 20}`, t.wood, 2)) + solid("M100 132Q112 112 136 112L140 124Q120 128 112 142z", t.straw) + line("M104 128l10 8M114 118l8 12M126 114l4 11", dark(t.straw, 0.4), 1.3) + at(180, 148, rowboat(t, 66)) + someone(178, 144, 1.5, { cloth: t.accent, cap: "straw", top: t.straw, near: [-11, -18], off: [-12, -22], held: line("M-11 -18q-10 4 -8 14t4 12", t.ink, 3) }),
      near: reeds(t, s, -6, 166, 40, 50, 9),
    })),
    3: building("dusk", (t, s) => ({
      ...waterside(t, s, 104),
      figure: solid("M-2 132Q60 120 120 126T242 122V162H-2z", t.soil) + along(3, (i) => house(t, 12 + i * 74, 146 - i * 5, { gable: 40, length: 22, wall: 36, pitch: 32, roof: "wood", walls: "plank", door: i === 1 ? "barn" : true }) + smoke(40 + i * 74, 72 - i * 5, 50, t.linen, 0.75)) + line("M56 152H78M132 146h18", t.wood, 2) + along(4, (i) => at(132 + i * 5, 152, at(0, 0, fish(t.gold), 1, 90), 0.55)) + line("M126 142h24M128 142v14M149 140v16", t.wood, 2) + glow(104, 132, 26, "#ff9a4a") + someone(110, 150, 1.5, { cloth: t.accent, cap: "kerchief", gown: true, near: [9, -20], held: at(12, -18, fish(t.gold), 0.7) }),
    })),
  }),
  card(30, "a ditch beside the river turns one wheel, then a great mill with two", {
    1: water("day", (t, s) => ({
      ...country(t, s, 98),
      figure: river(t, 40, 60, 100, 90) + flat("M108 162L152 100H160L144 162z", t.water) + line("M104 162L150 100M148 162L164 100", t.wood, 4) + line("M110 152l38 0M118 140l32 0M128 126l26 0", light(t.water, 0.6), 1.4) + solid("M138 102V84h5v20zM166 102V84h5v20z", t.wood) + solid("M141 84h26v14h-26z", t.wood) + line("M136 80h38", t.wood, 3) + someone(184, 150, 1.7, { cloth: t.accent, cap: "cap", pose: "bend", near: [10, -22], off: [9, -18], held: TOOLS.spade(t.wood) }, true) + solid("M186 158q20 -20 46 -2v8h-46z", t.soil),
    })),
    2: water("day", (t, s) => ({
      ...country(t, s, 96),
      figure: house(t, 76, 128, { gable: 50, length: 62, wall: 42, pitch: 36, roof: "thatch", walls: "timber", floors: 2 }) + flat("M-2 136Q90 124 242 130V162H-2z", t.water) + wheel(t, 60, 118, 30, 10) + line("M40 148h30M90 142h40M150 150h40M190 140h24", light(t.water, 0.6), 1.6) + disc(60, 148, 14, "#fff", 0.5, 3) + someone(164, 132, 1.3, { cloth: t.linen, cap: "cap", near: [-4, -26], off: [-8, -28], behind: TOOLS.sack(t.linen) }) + oak(t, s, 220, 128, 60),
      near: reeds(t, s, 190, 166, 50, 34, 9),
    })),
    3: water("dusk", (t, s) => ({
      ...country(t, s, 96),
      figure: house(t, 64, 132, { gable: 70, length: 66, wall: 70, pitch: 40, roof: "tile", walls: "stone", floors: 3, chimney: true }) + line("M99 26v-8h14M113 18v12", t.wood, 3) + sack(t, 113, 44, 12, t.accent) + solid("M104 86L96 130", t.wood) + flat("M-2 138Q90 130 242 134V162H-2z", t.water) + wheel(t, 44, 116, 34, 12) + wheel(t, 202, 120, 26, 10) + disc(44, 150, 18, "#fff", 0.5, 3.4) + disc(202, 148, 14, "#fff", 0.5, 3) + line("M80 150h40M140 154h40M96 142h30", light(t.water, 0.6), 1.6) + flag(t, 164, 22, 14, t.accent),
    })),
  }),
  card(58, "salt flats become pans raked in rows, and the salt an office with scales", {
    1: water("dawn", (t, s) => ({
      far: sea(t, s, 76).far,
      middle: sea(t, s, 76).middle + solid("M-2 92Q80 84 140 96T242 100V162H-2z", t.snow) + flat("M20 108q40 -10 70 0q-30 10 -70 0zM120 124q50 -10 90 2q-50 12 -90 -2zM10 140q40 -10 80 2q-40 10 -80 -2zM150 104q30 -6 50 1q-24 8 -50 -1z", t.water) + line("M96 150l14 -8l10 6l16 -10M40 124l16 -4l10 4M176 146l14 -4l12 8", dark(t.snow, 0.25), 1.2),
      figure: at(84, 142, rowboat(t, 96, t.accent)) + line("M96 140l34 -44", t.wood, 3) + along(3, (i) => solid(`M${156 + i * 24} ${142 - (i % 2) * 10}l15 -26l15 26z`, mix(t.snow, "#ffffff", 0.4))) + someone(150, 148, 1.9, { cloth: t.hide, cap: "straw", top: t.straw, pose: "bend", near: [12, -22], off: [9, -18], held: TOOLS.spade(t.wood) }) + line("M176 92q4 -5 8 0q4 -5 8 0M200 84q4 -5 8 0q4 -5 8 0", t.near, 1.4),
    })),
    2: water("day", (t, s) => ({
      far: sea(t, s, 70).far,
      middle: sea(t, s, 70).middle + solid("M-2 82H242V162H-2z", t.soil) + along(3, (r) => along(4, (i) => { const y = 88 + r * 24; const w = 48 + r * 12; return flat(`M${-20 + i * (w + 12) - r * 12} ${y}h${w}l4 ${16 + r * 3}h${-w - 6}z`, mix(t.water, t.snow, 0.35)); })),
      figure: along(3, (i) => solid(`M${24 + i * 66} ${136 + (i % 2) * 12}l14 -22l14 22z`, t.snow)) + someone(98, 146, 1.8, { cloth: t.accent, cap: "straw", top: t.straw, near: [9, -20], off: [8, -14], held: line("M-4 -26L26 -2M21 1l10 -6", t.wood, 2) }) + someone(200, 118, 1.2, { cloth: t.linen, cap: "kerchief", gown: true, near: [-9, -20], held: solid("M-16 -42h16l-3 7h-10z", t.straw) }),
    })),
    3: building("day", (t, s) => ({
      ...quayside(t, s, 130),
      figure: house(t, 88, 140, { gable: 64, length: 74, wall: 50, pitch: 36, roof: "tile", walls: "brick", floors: 2, door: "arch", chimney: true }) + line("M120 90v-12M120 78h30", t.wood, 3) + line("M20 148V82M52 84L-8 92", t.metal, 3.4) + line("M50 84l-12 34M50 84l12 34M-6 92l-10 32M-6 92l8 32", t.metal, 1) + flat("M34 118h32q-4 10 -16 10t-16 -10z", t.metal) + solid("M36 118l14 -18l14 18z", t.snow) + flat("M-18 124h22q-4 8 -11 8t-11 -8z", t.metal) + solid("M60 152l15 -22l15 22z", t.snow) + someone(80, 154, 1.6, { cloth: t.accent, cap: "cap", near: [9, -18], held: TOOLS.book(t.linen) }) + sack(t, 206, 156, 22) + sack(t, 226, 158, 22),
    })),
  }),
  card(73, "logs drift down the river, are sawn, and become a ship on its slip", {
    1: water("day", (t, s) => ({
      far: heavens(t, s) + ridge(t, s, 78, 20, 0.8) + wood(s, 84, 34, mix(t.middle, t.far, 0.4), 0, 240, 18),
      middle: lake(t, s, 84),
      figure: at(56, 112, raft(t, 70)) + at(150, 124, raft(t, 110)) + at(84, 148, raft(t, 120)) + someone(150, 118, 1.6, { cloth: t.accent, cap: "cap", near: [10, -20], off: [8, -26], held: line("M4 -44L20 18", t.wood, 2) }) + someone(62, 144, 1.7, { cloth: t.cloth, cap: "cap", near: [-9, -20], off: [-8, -26], held: line("M-4 -44L-20 18", t.wood, 2) }),
      near: fir(t, 232, 166, 84, t.near),
    })),
    2: building("day", (t, s) => ({
      ...country(t, s, 116),
      figure: solid("M20 54L120 36L226 54V68L120 50L20 68z", t.thatch) + line("M30 146V64M124 140V50M214 146V64", t.wood, 5) + along(2, (i) => line(`M${44 + i * 92} 116l-8 34M${104 + i * 92} 112l8 34M${44 + i * 92} 116l8 34M${104 + i * 92} 112l-8 34`, t.wood, 2.6) + solid(`M${30 + i * 92} 106L${118 + i * 92} 100v9L${30 + i * 92} 116z`, light(t.wood, 0.25)) + line(`M${76 + i * 92} 82V146`, t.metal, 3.4) + line(`M${70 + i * 92} 82h12M${70 + i * 92} 146h12`, t.bark, 3) + someone(76 + i * 92, 104, 1.2, { cloth: i ? t.cloth : t.accent, cap: "cap", near: [2, -16], off: [-2, -16] })) + logs(t, 4, 156, 6, 3) + line("M180 150h50M184 145h46M188 140h40", light(t.wood, 0.35), 4),
    })),
    3: water("dusk", (t, s) => ({
      ...waterside(t, s, 100),
      figure: solid("M-2 162V138L170 126L242 146V162z", t.sand) + line("M40 150L210 136M60 156L220 146", t.wood, 5) + solid("M34 92Q44 138 70 142H154Q188 132 208 82Q160 108 120 108Q70 108 34 92z", t.wood) + line("M38 104Q120 134 200 96M46 120Q120 146 190 112M58 132Q120 152 174 128", dark(t.wood, 0.4), 1.4) + along(6, (i) => line(`M${58 + i * 26} ${102 + (i % 2) * 4}q-2 -18 ${-6 + i * 3} -28`, t.wood, 3.4)) + scaffold(t, 66, 148, 90, 70, 3) + line("M60 148L50 126M110 150v-10M170 144l10 -18", t.bark, 3.6) + someone(88, 124, 1, { cloth: t.accent, cap: "cap", near: [8, -24], held: TOOLS.hammer(t.wood) }) + someone(130, 100, 1, { cloth: t.linen, cap: "cap", near: [8, -20], held: TOOLS.hammer(t.wood) }) + line("M208 82q10 -8 12 -20", t.gold, 4) + disc(220, 60, 4, t.accent),
    })),
  }),
  card(75, "the same hull's heirs: barge, cog, hulk, and a carrack under full sail", {
    1: water("day", (t, s) => ({
      ...waterside(t, s, 92),
      figure: at(124, 138, barge(t, 150, sack(t, -30, -10, 24) + sack(t, -12, -10, 26) + bale(6, -10, 26, 20, t.accent) + bale(-2, -30, 26, 18, t.linen) + bale(26, -30, 22, 16, t.accent) + barrel(t, 44, -10, 22))) + someone(64, 130, 1.6, { cloth: t.cloth, cap: "straw", top: t.straw, near: [-9, -22], off: [-4, -26], held: line("M0 -46L-18 22", t.wood, 2.2) }) + at(180, 128, dog(t.hide), 1.1),
      near: reeds(t, s, -4, 166, 36, 52, 9),
    })),
    2: water("day", (t, s) => ({ ...sea(t, s, 104), figure: at(118, 140, cog(t, t.linen, flat("M6 -72l14 -5l14 5l-3 22l-11 8l-11 -8z", t.accent)), 1.22) + line("M20 150q8 -6 16 0t16 0M180 152q8 -6 16 0t16 0", light(t.water, 0.5), 2) })),
    3: water("dusk", (t, s) => ({ ...sea(t, s, 108), figure: at(112, 142, hulk(t, t.tile), 1.2) + at(214, 118, cog(t, t.linen), 0.3) + line("M16 152q8 -6 16 0t16 0M190 152q8 -6 16 0t16 0", light(t.water, 0.5), 2) })),
    4: water("dawn", (t, s) => ({ ...sea(t, s, 112), figure: glow(110, 70, 110, t.law.light, 0.6) + at(112, 142, carrack(t, t.linen, flat("M6 -70l9 -4l9 4v14l-9 7l-9 -7z", t.accent)), 1.14) + line("M8 154q8 -6 16 0t16 0M196 154q8 -6 16 0t16 0", light(t.water, 0.5), 2) + line("M200 40q4 -5 8 0q4 -5 8 0M214 52q4 -5 8 0q4 -5 8 0", "#ffffff", 1.6) })),
  }),
  card(76, "a ferry on a rope gets a house, then a light for the harbour", {
    1: water("day", (t, s) => ({
      ...waterside(t, s, 86),
      figure: line("M-4 70Q120 104 244 64", t.bark, 1.8) + line("M20 120V60M14 62h12", t.wood, 5) + solid("M-2 162V126Q24 116 44 130L60 162z", t.grass) + at(130, 142, barge(t, 130, at(-26, -12, cow(t.hide, t.linen), 0.95))) + someone(160, 130, 1.6, { cloth: t.cloth, cap: "cap", near: [2, -40], off: [6, -38] }) + someone(124, 130, 1.4, { cloth: t.linen, cap: "kerchief", gown: true, near: [8, -14], held: TOOLS.basket(t.straw) }) + at(26, 72, bell(16, t.accent)),
    })),
    2: water("dusk", (t, s) => ({
      ...waterside(t, s, 92),
      figure: solid("M-2 162V120Q70 112 130 124L150 140V162z", t.grass) + house(t, 16, 130, { gable: 46, length: 44, wall: 38, pitch: 34, roof: "thatch", walls: "timber", floors: 2, chimney: true }) + smoke(62, 46, 32, t.linen) + solid("M120 128H196V136H120z", t.wood) + line("M140 136V158M164 136V158M188 136V158", t.bark, 3.6) + at(206, 148, rowboat(t, 52)) + at(128, 104, bell(14, t.accent)) + line("M118 128V98h20", t.wood, 2.6) + lamp(t, 184, 128, 28, t.accent) + someone(158, 128, 1.4, { cloth: t.accent, cap: "cap", pose: "sit", near: [12, -12], held: line("M12 -12L30 -26", t.wood, 1.4) + line("M30 -26V14", t.linen, 0.6) }),
    })),
    3: water("night", (t, s) => ({
      ...sea(t, s, 100),
      figure: flat("M120 44L250 14V66z", t.accent, 0.4) + flat("M116 44L-10 20V60z", t.accent, 0.28) + solid("M40 162Q60 128 90 124H150Q190 130 206 162z", t.stone) + tower(t, 104, 130, { w: 30, h: 74, top: "flat", slits: 2, lit: true }) + glow(119, 44, 46, t.accent) + solid("M109 52V34h20v18z", "#fff3c4") + line("M109 52V34M119 52V34M129 52V34", t.ink, 1.6) + solid("M104 34L119 18L134 34z", t.tile) + house(t, 140, 138, { gable: 28, length: 20, wall: 20, pitch: 20, roof: "tile", walls: "stone" }) + at(38, 132, cog(t, t.linen), 0.42) + line("M10 146h26M196 150h30M210 134h20", t.accent, 1.6, 0.7),
    })),
  }),
  card(80, "wooden hammers under a small wheel grow to a mill where clothiers meet", {
    1: water("day", (t, s) => ({
      ...country(t, s, 98),
      figure: line("M92 132V70H196V132", t.wood, 5) + solid("M82 74L144 50L206 74z", t.thatch) + along(3, (i) => line(`M${116 + i * 28} 78L${110 + i * 28} ${116 - (i % 2) * 10}`, t.wood, 4) + solid(`M${100 + i * 28} ${112 - (i % 2) * 10}h20v14h-20z`, light(t.wood, 0.2))) + solid("M96 124h96v14h-96z", t.wood) + flat("M100 124q10 -8 20 0t20 0t20 0t20 0t10 0z", t.accent) + flat("M-2 138Q90 130 242 136V162H-2z", t.water) + wheel(t, 58, 118, 28) + disc(58, 148, 14, "#fff", 0.5, 3) + someone(214, 146, 1.5, { cloth: t.cloth, cap: "kerchief", gown: true, near: [-9, -20], off: [-12, -16], held: flat("M-24 -20h14v8h-14z", t.accent) }),
    })),
    2: water("day", (t, s) => ({
      ...country(t, s, 104),
      figure: house(t, 18, 134, { gable: 44, length: 40, wall: 40, pitch: 32, roof: "tile", walls: "timber", floors: 2 }) + wheel(t, 118, 124, 24) + along(2, (r) => line(`M${142 - r * 4} ${126 + r * 22}V${98 + r * 22}H${242}`, t.wood, 3) + flat(`M${146 - r * 4} ${102 + r * 22}H242V${118 + r * 22}H${146 - r * 4}z`, r ? t.accent : t.linen) + line(Array.from({ length: 11 }, (_, i) => `M${148 - r * 4 + i * 9} ${98 + r * 22}v4`).join(""), t.bark, 1.2)) + flat("M-2 146Q60 138 130 144L120 162H-2z", t.water) + someone(170, 156, 1.5, { cloth: t.cloth, cap: "cap", near: [7, -32], off: [3, -30] }),
    })),
    3: water("dusk", (t, s) => ({
      ...country(t, s, 100),
      figure: house(t, 46, 130, { gable: 48, length: 108, wall: 56, pitch: 32, roof: "slate", walls: "stone", floors: 3, windows: 6, chimney: true }) + wheel(t, 34, 116, 30, 12) + wheel(t, 222, 120, 24, 10) + tower(t, 110, 78, { w: 16, h: 36, top: "cone", flag: t.accent }) + flat("M-2 140Q90 132 242 138V162H-2z", t.water) + at(150, 152, barge(t, 70, along(4, (i) => bolt(-24 + i * 12, -8, 10, 5, i % 2 ? t.accent : t.linen)))) + disc(34, 148, 14, "#fff", 0.5, 3),
    })),
  }),
  card(137, "a cut in the ground gets locks, an aqueduct, and ships upon open water", {
    1: expansion("day", (t, s) => ({
      ...country(t, s, 92),
      figure: solid("M64 162L112 92H128L176 162z", dark(t.soil, 0.45)) + line("M64 162L112 92M176 162L128 92M80 140h80M94 120h52M104 106h32", light(t.soil, 0.1), 1.4) + solid("M-2 162L100 96L60 162zM242 162L140 96L180 162z", t.soil) + line("M120 92V60", t.linen, 1.6) + flat("M120 60h18l-6 6l6 6h-18z", t.accent) + someone(104, 156, 1.8, { cloth: t.accent, cap: "cap", pose: "bend", near: [10, -22], off: [8, -18], held: TOOLS.spade(t.wood) }) + someone(136, 138, 1.4, { cloth: t.linen, cap: "straw", top: t.straw, near: [-8, -20], off: [-6, -16] }, true) + someone(118, 116, 0.9, { cloth: t.cloth, cap: "cap", near: [9, -18], held: TOOLS.spade(t.wood) }) + at(206, 146, cart(t, 34, solid("M-14 -14q12 -16 26 0z", t.soil))),
    })),
    2: expansion("day", (t, s) => ({
      far: country(t, s, 92).far,
      middle: country(t, s, 92).middle + solid("M-2 162V100H76V162zM164 162V100H242V162z", t.stone) + line("M0 116H76M0 134H76M164 116h78M164 134h78M36 100v16M56 116v18M200 100v16M220 116v18", dark(t.stone, 0.4), 1.2),
      figure: flat("M76 146H164V162H76z", t.water) + flat("M88 92L120 84L152 92V118H88z", t.water) + solid("M76 102L118 112V158L76 152z", t.wood) + solid("M164 102L122 112V158L164 152z", light(t.wood, 0.15)) + line("M78 118l38 8M78 136l38 6M162 118l-38 8M162 136l-38 6", dark(t.wood, 0.45), 2) + line("M84 102L40 92M156 102L200 92", t.accent, 5) + at(120, 96, barge(t, 46, bale(-8, -8, 16, 12, t.accent))) + someone(34, 102, 1.3, { cloth: t.cloth, cap: "cap", near: [9, -22], off: [7, -18] }),
    })),
    3: expansion("dusk", (t, s) => ({
      ...mountains(t, s, 118),
      figure: bridge(t, -30, 150, 300, 90, 4, 0) + flat("M-2 54H242V62H-2z", t.water) + line("M-2 52H242", t.stone, 4) + scaffold(t, 156, 150, 50, 88, 4) + crane(t, 40, 60, 44, crate(t, -6, 12, 12), 0.8) + someone(176, 106, 1, { cloth: t.accent, cap: "cap", near: [8, -22], held: TOOLS.hammer(t.wood) }) + at(120, 58, rowboat(t, 34, t.accent)),
    })),
    4: expansion("dawn", (t, s) => ({
      ...country(t, s, 88),
      figure: solid("M20 162L108 90H132L220 162z", t.water) + line("M60 152h34M120 140h40M100 118h20M112 104h14M140 156h30", light(t.water, 0.6), 1.6) + line("M16 162L106 90M224 162L134 90", t.stone, 6) + at(124, 140, cog(t, t.linen, flat("M8 -72l12 -5l12 5l-3 20l-9 8l-9 -8z", t.accent)), 0.92) + at(116, 104, barge(t, 26)) + along(4, (i) => at(22 + i * 16, 136 - i * 12, oak(t, s, 0, 0, 50), 1 - i * 0.18) + at(220 - i * 19, 136 - i * 12, oak(t, s, 0, 0, 50), 1 - i * 0.18)) + someone(40, 158, 1.4, { cloth: t.accent, cap: "straw", top: t.straw, near: [8, -38] }) + someone(56, 160, 1.1, { cloth: t.cloth, gown: true, cap: "kerchief", near: [7, -34] }),
    })),
  }),
];
