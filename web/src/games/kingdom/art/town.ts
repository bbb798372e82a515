/** The hearth that becomes a hold, and what is built around it: streets, halls, watches, walls. */

import { at, ball, dark, disc, flat, glow, light, line, polar, ring, solid, star } from "../../../art/pen.ts";
import { along, bush, fence, oak, palisade, ridge, road, rows, sheaf, smoke } from "../../../art/country.ts";
import { archway, banner, cross, flag, gatehouse, house, lancet, pane, rampart, stall, tower, windmill } from "../../../art/houses.ts";
import { crowd, small, someone, TOOLS } from "../../../art/folk.ts";
import { cat, cow, goose, hen, horse, mule } from "../../../art/herds.ts";
import { barrel, bell, bolt, cart, lamp, loom, sack } from "../../../art/goods.ts";
import { building, card, livestock } from "./card.ts";
import { country, forest, garb, heavens, indoors, mountains, street } from "./settings.ts";
import type { Tones } from "../../../art/light.ts";

const fire = (x: number, y: number, h: number): string =>
  glow(x, y - h * 0.4, h * 1.8, "#ff9a3c", 0.9) + flat(`M${x - h * 0.4} ${y}Q${x - h * 0.5} ${y - h * 0.5} ${x - h * 0.1} ${y - h}Q${x} ${y - h * 0.6} ${x + h * 0.16} ${y - h * 0.8}Q${x + h * 0.56} ${y - h * 0.4} ${x + h * 0.36} ${y}z`, "#f0762c") + flat(`M${x - h * 0.2} ${y}Q${x - h * 0.2} ${y - h * 0.4} ${x} ${y - h * 0.6}Q${x + h * 0.26} ${y - h * 0.3} ${x + h * 0.18} ${y}z`, "#ffd870");

/** A clock's or a belfry's round face. */
export const dial = (t: Tones, x: number, y: number, r: number): string =>
  disc(x, y, r, t.linen) + ring(x, y, r, t.gold, r * 0.16) + line(Array.from({ length: 12 }, (_, i) => { const [a, b] = polar(x, y, r * 0.78, i * 30); const [c, d] = polar(x, y, r * 0.66, i * 30); return `M${a.toFixed(1)} ${b.toFixed(1)}L${c.toFixed(1)} ${d.toFixed(1)}`; }).join(""), t.ink, 1.2) + line(`M${x} ${y}v${-r * 0.56}M${x} ${y}l${r * 0.38} ${r * 0.2}`, t.accent, Math.max(1.6, r * 0.12));

export const town = [
  card(9, "a squatters' fire becomes a moot hall, a manor behind stakes, and the hold of Orrin on its rock", {
    1: building("dusk", (t, s) => ({
      ...forest(t, s, 116),
      figure: solid("M8 148L58 70L108 148z", t.thatch) + line("M58 64L100 152M58 64L14 152M36 104L80 104M26 122L92 122", dark(t.thatch, 0.4), 2) + flat("M44 148L58 106L72 148z", t.ink) + fire(150, 148, 30) + line("M130 150l40 -6M132 144l36 8", t.bark, 4) + line("M128 148L150 100L174 148M150 100v14", t.bark, 2.4) + solid("M141 114h18q2 12 -9 13q-11 -1 -9 -13z", t.ink) + someone(196, 152, 1.7, { cloth: t.accent, cap: "kerchief", gown: true, pose: "sit", near: [-10, -16], off: [-12, -20] }, true) + someone(116, 152, 1.2, { cloth: t.hide, cap: "none", pose: "sit", near: [10, -18] }) + smoke(150, 100, 70, t.linen),
      near: bush(s, 226, 164, 50, t.near),
    })),
    2: building("dusk", (t, s) => ({
      ...country(t, s, 120),
      figure: oak(t, s, 26, 146, 90) + house(t, 54, 144, { gable: 58, length: 88, wall: 36, pitch: 46, roof: "thatch", walls: "timber", chimney: true, windows: 4 }) + line("M83 62l-12 -10M83 62l12 -10", t.wood, 4) + smoke(152, 50, 34, t.linen) + crowd(68, 156, 60, 5, 1, garb(t)) + someone(160, 154, 1.4, { cloth: t.accent, cap: "hood", top: t.linen, cloak: t.hide, near: [9, -30], held: TOOLS.staff(t.wood) }) + crowd(186, 157, 40, 4, 1, garb(t)),
    })),
    3: building("day", (t, s) => ({
      ...country(t, s, 116),
      figure: tower(t, 160, 118, { w: 30, h: 80, top: "roof", flag: t.accent, colour: t.stone }) + house(t, 56, 124, { gable: 52, length: 60, wall: 42, pitch: 38, roof: "wood", walls: "stone", floors: 2, chimney: true }) + palisade(t, -4, 152, 84, 46) + palisade(t, 132, 152, 114, 46) + line("M80 152V96M132 152V96M76 98H136", t.wood, 6) + solid("M86 152V106l12 4v42z", dark(t.wood, 0.2)) + someone(116, 154, 1.5, { cloth: t.accent, cap: "helmet", top: t.metal, near: [7, -16], held: TOOLS.spear(t.wood) }) + road(108, 106, 150, 30, t.sand, 0) + at(60, 158, goose(t.linen), 0.9),
    })),
    4: building("dawn", (t, s) => ({
      ...mountains(t, s, 130),
      figure: solid("M14 162L38 120L66 104L170 104L204 118L230 162z", t.stone) + line("M60 120l-10 26M110 116l4 36M170 116l14 34", dark(t.stone, 0.35), 1.6) + tower(t, 100, 104, { w: 40, h: 84, top: "teeth", flag: t.accent, lit: true, slits: 2 }) + tower(t, 56, 112, { w: 24, h: 64, top: "cone", roof: "slate", lit: true }) + tower(t, 160, 112, { w: 24, h: 70, top: "cone", roof: "slate", flag: t.accent, lit: true }) + rampart(t, 34, 130, 172, 30) + gatehouse(t, 92, 136, 56, 50) + tower(t, 22, 136, { w: 24, h: 52, top: "teeth" }) + tower(t, 196, 136, { w: 24, h: 52, top: "teeth" }) + road(150, 120, 136, 40, t.sand, -24) + banner(120, 54, 12, 26, t.accent),
    })),
  }),
  card(18, "a beacon becomes a curfew tower and a great belfry", {
    1: building("night", (t, s) => ({
      far: heavens(t, s) + ridge(t, s, 110, 20, 0.7),
      middle: solid("M-2 150Q60 110 120 104Q190 112 242 148V162H-2z", t.grass),
      figure: line("M104 112L112 62M136 112L128 62M100 96H140M106 80H134", t.wood, 4.4) + flat("M100 62h40l-6 -14h-28z", t.metal) + fire(120, 52, 40) + someone(82, 120, 1.4, { cloth: t.accent, cap: "hood", top: t.hide, near: [9, -28], held: TOOLS.torch(t.wood) }) + logsAt(t, 150, 116) + disc(222, 96, 2, "#ffb04a") + glow(222, 96, 10, "#ffb04a") + disc(16, 102, 1.6, "#ffb04a") + glow(16, 102, 8, "#ffb04a"),
    })),
    2: building("dusk", (t, s) => ({
      ...street(t, s, 134),
      figure: tower(t, 92, 150, { w: 50, h: 92, top: "roof", slits: 0, roof: "tile" }) + archway(117, 92, 26, 26, t.ink) + at(117, 72, bell(15, t.accent)) + archway(117, 150, 18, 30, dark(t.wood, 0.3)) + pane(t, 112, 102, 10, 12) + someone(160, 154, 1.6, { cloth: t.cloth, cap: "hood", near: [9, -22], held: line("M9 -22v6", t.ink, 1) + glow(9, -12, 14, t.lit) + flat("M6 -16h6v8h-6z", "#fff0b8") }) + house(t, 8, 150, { gable: 34, length: 40, wall: 34, pitch: 26, roof: "tile", walls: "timber", floors: 2 }) + house(t, 176, 148, { gable: 34, length: 40, wall: 36, pitch: 26, roof: "thatch", walls: "timber", lit: false, floors: 2 }),
    })),
    3: building("dawn", (t, s) => ({
      ...street(t, s, 138, 44),
      figure: tower(t, 84, 154, { w: 64, h: 92, top: "flat", slits: 0 }) + tower(t, 92, 64, { w: 48, h: 34, top: "flat", slits: 0 }) + lancet(106, 62, 14, 28, t.ink) + lancet(126, 62, 14, 28, t.ink) + at(106, 42, bell(11, t.accent)) + at(126, 42, bell(11, t.accent)) + solid("M90 26L116 -4L142 26z", t.slate) + dial(t, 116, 92, 16) + archway(116, 154, 22, 36, dark(t.wood, 0.4)) + lancet(94, 140, 8, 24, t.lit) + lancet(138, 140, 8, 24, t.lit) + crowd(20, 157, 54, 4, 1.1, garb(t)) + crowd(164, 157, 60, 5, 1.1, garb(t)) + line("M170 30q5 -6 10 0q5 -6 10 0M60 44q5 -6 10 0q5 -6 10 0M190 52q4 -5 8 0q4 -5 8 0", t.ink, 1.4),
    })),
  }),
  card(34, "one street of looms fulls, sells and dyes its cloth, and ends in a guildhall", {
    1: building("day", (t, s) => ({
      ...street(t, s, 132),
      figure: along(3, (i) => house(t, 4 + i * 78, 144 - i * 2, { gable: 54, length: 24, wall: 40, pitch: 30, roof: "thatch", walls: "timber", floors: 1, door: false }) + flat(`M${14 + i * 78} ${140 - i * 2}v-30h34v30z`, t.ink) + loom(t, 16 + i * 78, 140 - i * 2, 30, 28, i === 1 ? t.accent : t.linen)) + at(120, 156, cat(t.ink), 0.9) + someone(66, 156, 1.3, { cloth: t.cloth, cap: "kerchief", gown: true, near: [9, -14], held: ball(11, -14, 4, t.linen) }),
    })),
    2: building("day", (t, s) => ({
      ...street(t, s, 126),
      figure: house(t, -6, 138, { gable: 44, length: 30, wall: 42, pitch: 28, roof: "tile", walls: "timber", floors: 2 }) + house(t, 176, 136, { gable: 44, length: 30, wall: 42, pitch: 28, roof: "tile", walls: "timber", floors: 2 }) + along(2, (i) => solid(`M${70 + i * 54} 150v-20h44v20z`, t.wood) + flat(`M${72 + i * 54} 131h40v5h-40z`, "#eef4f4") + someone(92 + i * 54, 138, 1.6, { cloth: i ? t.hide : t.accent, cap: "cap", near: [7, -32], off: [-7, -32] }) + solid(`M${70 + i * 54} 150v-17h44v17z`, t.wood) + line(`M${72 + i * 54} 140h40`, t.metal, 2)) + line("M30 60Q120 84 210 60", t.bark, 1.4) + along(5, (i) => flat(`M${50 + i * 32} ${66 + Math.sin((i + 1) * 0.55) * 8}h20v26h-20z`, i % 2 ? t.accent : t.linen)),
    })),
    3: building("dusk", (t, s) => ({
      ...street(t, s, 128),
      figure: tower(t, 8, 146, { w: 34, h: 108, top: "cone", roof: "slate", slits: 2, flag: t.accent }) + house(t, 42, 144, { gable: 62, length: 122, wall: 46, pitch: 32, roof: "slate", walls: "stone", floors: 1, windows: 6, door: "arch" }) + along(5, (i) => archway(116 + i * 20, 140 - i * 1.6, 15, 24, dark(t.stone, 0.6)) + bolt(111 + i * 20, 140 - i * 1.6, 10, 4, i % 2 ? t.accent : t.linen)) + someone(24, 155, 1.5, { cloth: t.cloth, cap: "feather", gown: true, near: [10, -18], held: flat("M6 -22h18v14h-18z", t.accent) }) + someone(60, 156, 1.5, { cloth: t.linen, cap: "kerchief", gown: true, near: [-9, -20], off: [-10, -16] }),
    })),
    4: building("day", (t, s) => ({
      ...street(t, s, 132),
      figure: house(t, 66, 146, { gable: 108, length: 0, wall: 62, pitch: 58, roof: "tile", walls: "timber", floors: 2, door: "arch" }) + along(5, (i) => pane(t, 82 + i * 17, 58, 9, 16)) + flag(t, 120, 26, 18, t.accent) + [["#2f73c4", 22], ["#c8443c", 200]].map(([c, x]) => ashVat(t, x as number, c as string)).join("") + line("M0 70L66 84M174 84L242 66", t.bark, 1.6) + [[8, 72, "#2f73c4"], [36, 78, "#d8a83c"], [184, 82, "#7a4a9c"], [212, 76, "#c8443c"]].map(([x, y, c]) => flat(`M${x} ${y}h20v34q-5 -4 -10 0t-10 0z`, c as string)).join("") + someone(52, 156, 1.4, { cloth: t.accent, cap: "cap", near: [-10, -20], off: [-12, -22], held: line("M-4 -34L-20 -6", t.wood, 2) }),
    })),
  }),
  card(41, "a butter cross gets covered stalls, or a corn chandlery with its granary", {
    1: building("day", (t, s) => ({
      ...street(t, s, 128),
      figure: solid("M66 150h108v-7h-8v-7h-8v-7H82v7h-8v7h-8z", t.stone) + line("M92 130V84M148 130V84M120 130V80", light(t.stone, 0.1), 6) + solid("M80 88L120 52L160 88z", t.tile) + cross(120, 54, 20, t.stone) + someone(60, 154, 1.5, { cloth: t.accent, cap: "kerchief", gown: true, pose: "sit", near: [10, -12], held: solid("M6 -12h16l-2 8h-12z", t.straw) + disc(11, -13, 3, "#f0d060") + disc(17, -13, 3, "#f0d060") }) + someone(186, 154, 1.5, { cloth: t.cloth, cap: "feather", near: [-9, -18] }, true) + at(206, 156, goose(t.linen), 1) + at(30, 157, hen(t.tile), 1.2),
    })),
    2: building("day", (t, s) => ({
      ...street(t, s, 120),
      figure: stall(t, -6, 150, 74, 60, t.accent, disc(14, 126, 4, "#d8413a") + disc(24, 126, 4, "#d8413a") + disc(34, 126, 4, "#e8a83c") + disc(44, 126, 4, "#7aa84a")) + stall(t, 84, 146, 70, 58, t.tile, bolt(94, 125, 12, 4, t.accent) + bolt(114, 125, 12, 4, t.linen)) + stall(t, 172, 150, 76, 60, t.accent, barrel(t, 190, 128, 14) + barrel(t, 206, 128, 14)) + someone(30, 130, 1.2, { cloth: t.cloth, cap: "cap" }) + someone(120, 126, 1.2, { cloth: t.hide, cap: "kerchief", near: [8, -28] }) + crowd(56, 158, 130, 6, 1.4, garb(t)) + cross(120, 62, 24, t.stone),
    })),
    4: building("dusk", (t, s) => ({
      ...street(t, s, 130),
      figure: house(t, 84, 146, { gable: 76, length: 40, wall: 58, pitch: 44, roof: "tile", walls: "timber", floors: 2, door: "barn" }) + line("M122 44V34H150", t.wood, 4) + line("M148 34v30", t.bark, 1.2) + sack(t, 148, 80, 18, t.accent) + sack(t, 34, 154, 30) + sack(t, 58, 156, 26) + sack(t, 46, 132, 24) + someone(76, 155, 1.6, { cloth: t.hide, cap: "cap", near: [9, -20], off: [6, -16], held: solid("M4 -22h12l-2 8h-8z", t.metal) + disc(10, -23, 4, t.straw, 1, 2) }) + sheaf(t, 214, 154, 30) + sheaf(t, 230, 156, 26),
    })),
    3: building("dawn", (t, s) => ({
      ...country(t, s, 122),
      figure: house(t, -14, 138, { gable: 54, length: 40, wall: 44, pitch: 40, roof: "tile", walls: "brick", floors: 2 }) + at(254, 0, house(t, 0, 138, { gable: 54, length: 40, wall: 44, pitch: 40, roof: "tile", walls: "brick", floors: 2 }), 1, 0, true) + house(t, 88, 122, { gable: 64, length: 0, wall: 40, pitch: 40, roof: "tile", walls: "timber", floors: 2, door: "barn" }) + at(102, 154, cart(t, 56, sack(t, -16, -18, 24) + sack(t, 4, -18, 26))) + at(162, 152, horse(t.hide), 0.9) + someone(60, 156, 1.5, { cloth: t.accent, cap: "cap", near: [-4, -26], off: [-8, -28], behind: TOOLS.sack(t.linen) }) + solid("M76 140h8v-8h-8zM168 132h6v-8h-6z", t.stone),
    })),
  }),
  card(65, "petitioners queue at a door, then before a bench, then under the dome of a chancery", {
    1: building("day", (t, s) => ({
      ...street(t, s, 130),
      figure: house(t, 120, 146, { gable: 76, length: 50, wall: 52, pitch: 44, roof: "slate", walls: "stone", door: "arch" }) + solid("M130 156h56v-5h-6v-5h-44v5h-6z", t.stone) + someone(158, 142, 1.3, { cloth: t.accent, cap: "feather", near: [-9, -20], off: [-8, -16], held: solid("M-18 -26h8v10h-8z", t.linen) }) + along(6, (i) => someone(122 - i * 21, 156, 1.5, { cloth: garb(t)[i]!, cap: (["cap", "kerchief", "hood", "straw", "kerchief", "cap"] as const)[i], gown: i % 2 === 1, near: [9, -20], off: [7, -16], held: flat("M7 -26l7 -1l1 9l-7 1z", "#fff8e8") })),
    })),
    2: building("dusk", (t) => ({
      ...indoors(t, 40, true),
      figure: solid("M90 124V92H222V124z", dark(t.wood, 0.1)) + line("M104 98v22M130 98v22M156 98v22M182 98v22M208 98v22", dark(t.wood, 0.5), 1.6) + along(3, (i) => someone(118 + i * 38, 104 - (i === 1 ? 6 : 0), 1.5, { cloth: i === 1 ? t.accent : t.ink, cap: i === 1 ? "feather" : "hood", gown: true, near: [8, -14], off: [-8, -14] })) + solid("M86 92H226V98H86z", light(t.wood, 0.15)) + banner(156, 18, 30, 42, t.accent, flat(star(156, 36, 9, 4, 5), t.gold)) + someone(36, 156, 1.8, { cloth: t.hide, cap: "none", near: [10, -28], off: [8, -12] }) + someone(70, 158, 1.8, { cloth: t.linen, cap: "kerchief", gown: true, near: [9, -18] }) + at(206, 80, flat("M-12 10h24l-3 4h-18z", t.gold) + line("M0 10V-8M-10 -6H10", t.gold, 2)),
    })),
    3: building("day", (t, s) => ({
      ...street(t, s, 136),
      figure: solid("M30 140V84H210V140z", t.stone) + solid("M22 84L120 52L218 84z", light(t.stone, 0.15)) + tower(t, 88, 62, { w: 64, h: 18, top: "dome", slits: 0, roof: "lead" }) + tower(t, 112, 2, { w: 16, h: 0, top: "dome", slits: 0 }) + flag(t, 120, 2, 0, t.accent) + along(8, (i) => solid(`M${36 + i * 23} 140V86h8v54z`, light(t.stone, 0.3))) + archway(120, 140, 26, 40, dark(t.wood, 0.3)) + along(6, (i) => pane(t, 48 + (i > 2 ? 1 : 0) * 70 + (i % 3) * 23, 100, 8, 16)) + solid("M14 152h212v-6h-6v-6H20v6h-6z", light(t.stone, 0.1)) + banner(62, 88, 12, 34, t.accent) + banner(178, 88, 12, 34, t.accent) + flat(star(120, 72, 8, 3.4, 5), t.gold) + crowd(60, 158, 120, 7, 1, garb(t)),
    })),
  }),
  card(71, "a pen of cattle gives milk, then hides, then saddles", {
    1: livestock("dawn", (t, s) => ({
      ...country(t, s, 108),
      figure: at(70, 140, cow(t.hide, t.linen), 1.5) + at(168, 132, cow(t.bark, t.hide), 1.2, 0, true) + fence(t, -6, 154, 252, 34, 7) + someone(214, 152, 1.7, { cloth: t.accent, cap: "straw", top: t.straw, near: [-6, -22], off: [-9, -26] }),
    })),
    2: livestock("day", (t, s) => ({
      ...country(t, s, 100),
      figure: at(124, 148, cow(t.linen, t.hide), 2.1) + someone(92, 156, 1.8, { cloth: t.accent, cap: "kerchief", gown: true, pose: "sit", near: [11, -14], off: [13, -18] }) + solid("M112 156l3 -14h14l3 14z", t.wood) + disc(122, 142, 7, "#ffffff", 1, 2) + at(42, 132, cow(t.hide, t.linen), 1) + at(208, 130, cow(t.bark, t.linen), 0.9, 0, true) + solid("M206 156l2 -20h14l2 20z", t.metal) + solid("M186 158l2 -20h14l2 20z", t.metal),
    })),
    3: building("dusk", (t, s) => ({
      ...country(t, s, 122),
      figure: house(t, 132, 140, { gable: 56, length: 40, wall: 40, pitch: 36, roof: "wood", walls: "plank", chimney: true }) + line("M6 78H126M10 78V150M66 78V150M122 78V150", t.wood, 4) + along(2, (i) => at(38 + i * 56, 112, hide(i ? t.linen : t.tile), 0.95)) + along(3, (i) => disc(150 + i * 32, 152, 13, t.bark, 1, 5) + disc(150 + i * 32, 151, 10, ["#7a4a2c", "#b8863c", t.accent][i]!, 1, 3.4)) + someone(196, 150, 1.6, { cloth: t.accent, cap: "cap", near: [-10, -16], off: [-12, -18], held: line("M-6 -30L-18 0", t.wood, 2) }),
    })),
    4: building("day", (t) => ({
      ...indoors(t, 200),
      figure: along(3, (i) => line(`M${28 + i * 56} 150L${40 + i * 56} 112M${70 + i * 56} 150L${58 + i * 56} 112M${34 + i * 56} 132H${64 + i * 56}`, t.wood, 3.6) + saddle(49 + i * 56, 100, i === 1 ? t.accent : t.hide, t.gold)) + line("M12 22H150", t.wood, 4) + along(5, (i) => ring(26 + i * 28, 42, 10, t.hide, 3, 1, 15) + line(`M${26 + i * 28} 24v6`, t.metal, 2)) + someone(206, 154, 2.2, { cloth: t.accent, cap: "cap", near: [-11, -22], off: [-8, -16], held: line("M-11 -22L-16 -14", t.metal, 1.6) }, false),
    })),
  }),
  card(79, "a post mill on the ridge becomes a tower mill, then an estate of three", {
    1: building("dawn", (t, s) => ({ far: heavens(t, s) + ridge(t, s, 110, 16, 0.8), middle: solid("M-2 140Q100 96 242 134V162H-2z", t.grass), figure: windmill(t, 122, 132, 86, false, 24) + road(70, 120, 122, 26, t.sand, 20) + at(66, 144, mule(t.hide, t.linen), 0.9) + someone(92, 146, 1.2, { cloth: t.accent, cap: "straw", top: t.straw, near: [-8, -16], pose: "walk" }) + fence(t, 160, 140, 70, 14, 6, -6) })),
    2: building("day", (t, s) => ({ far: heavens(t, s) + ridge(t, s, 110, 16, 0.8), middle: solid("M-2 144Q100 112 242 140V162H-2z", t.grass), figure: windmill(t, 96, 146, 112, true, 40, t.linen) + house(t, 148, 146, { gable: 34, length: 36, wall: 24, pitch: 24, roof: "tile", walls: "plaster" }) + at(42, 156, cart(t, 46, sack(t, -10, -14, 20) + sack(t, 6, -14, 20))) + someone(130, 154, 1.3, { cloth: t.accent, cap: "cap", near: [8, -16] }) })),
    3: building("dusk", (t, s) => ({ ...country(t, s, 112), figure: windmill(t, 42, 126, 74, true, 10) + windmill(t, 200, 124, 78, true, 52) + windmill(t, 120, 116, 50, true, 30) + house(t, 76, 148, { gable: 50, length: 56, wall: 36, pitch: 32, roof: "tile", walls: "timber", floors: 2, chimney: true }) + rows(-10, 140, 80, 24, t.straw, 6) + rows(180, 140, 80, 24, t.straw, 6) + flag(t, 101, 80, 12, t.accent) + at(150, 158, cart(t, 34, sack(t, 0, -10, 16, t.accent))) })),
  }),
  card(72, "fresh horses at a shed become a post inn, then the royal post", {
    1: building("dawn", (t, s) => ({
      ...country(t, s, 114),
      figure: solid("M120 78L236 66V80L120 92z", t.thatch) + line("M128 150V88M180 148V84M230 146V78", t.wood, 4.4) + at(160, 146, horse(t.hide), 1.05) + at(204, 144, horse(t.bark), 1) + fence(t, 120, 152, 120, 18, 5) + at(60, 150, horse(t.tile, t.ink, saddle(0, -38, t.accent, t.gold, 0.5), 5), 1.3) + someone(96, 152, 1.6, { cloth: t.accent, cap: "cap", near: [-8, -30], off: [-6, -20] }, true) + road(60, 20, 116, 70, t.sand, 10),
    })),
    2: building("day", (t, s) => ({
      ...country(t, s, 120),
      figure: house(t, 104, 140, { gable: 56, length: 66, wall: 44, pitch: 36, roof: "tile", walls: "timber", floors: 2, door: "arch", chimney: true }) + line("M104 92H84", t.wood, 3) + solid("M78 94h14v16h-14z", t.accent) + at(85, 102, hornShape(t.gold), 0.5) + at(48, 152, horse(t.hide, t.bark, someoneOn(t.accent, t), 8), 1.25) + road(80, 10, 122, 70, t.sand, 30) + someone(200, 154, 1.5, { cloth: t.linen, cap: "cap", near: [-9, -24], held: flat("M-16 -30h10v7h-10z", "#fff8e8") }, false),
    })),
    3: building("dusk", (t, s) => ({
      ...street(t, s, 130),
      figure: house(t, 82, 144, { gable: 84, length: 66, wall: 66, pitch: 40, roof: "slate", walls: "stone", floors: 3, door: "arch", chimney: true }) + at(124, 80, hornShape(t.gold), 1) + banner(96, 92, 12, 30, t.accent) + banner(152, 92, 12, 30, t.accent) + at(38, 154, horse(t.linen, t.gold, someoneOn(t.accent, t), 9), 1.3) + at(206, 156, horse(t.hide, t.bark, someoneOn(t.accent, t), 9), 1.05, 0, true) + flag(t, 124, 40, 16, t.accent) + line("M4 120h18M0 130h14M2 140h12", t.linen, 1.4, 0.7),
    })),
  }),
  card(77, "a yard with one coach becomes a posting house", {
    1: building("dusk", (t, s) => ({ ...street(t, s, 126), figure: house(t, -10, 142, { gable: 60, length: 0, wall: 54, pitch: 34, roof: "tile", walls: "timber", floors: 2, door: "barn" }) + coach(t, 118, 152, 1.15) + at(206, 152, horse(t.hide, t.bark, "", 4), 1.15) + lamp(t, 62, 146, 46) + someone(72, 156, 1.4, { cloth: t.accent, cap: "feather", near: [9, -26], held: TOOLS.horn(t.gold) }) })),
    2: building("night", (t, s) => ({ ...street(t, s, 124), figure: house(t, 34, 136, { gable: 60, length: 120, wall: 66, pitch: 36, roof: "tile", walls: "timber", floors: 3, windows: 5, chimney: true, door: "arch" }) + archway(156, 132, 40, 44, t.ink) + glow(156, 114, 30, t.lit, 0.8) + coach(t, 168, 152, 0.75) + at(224, 152, horse(t.linen, t.hide, "", 4), 0.75) + lamp(t, 20, 150, 48) + line("M34 84H16", t.wood, 3) + solid("M8 86h18v20H8z", t.accent) + flat(star(17, 96, 7, 3, 6), t.gold) + someone(106, 155, 1.3, { cloth: t.accent, cap: "cap", near: [9, -22], held: glow(9, -18, 10, t.lit) }) })),
  }),
];

function logsAt(t: Tones, x: number, y: number): string {
  return along(3, (i) => disc(x + i * 9, y - 4, 4.4, t.bark) + disc(x + i * 9, y - 4, 3, light(t.wood, 0.4))) + along(2, (i) => disc(x + 4.5 + i * 9, y - 12, 4.4, t.bark) + disc(x + 4.5 + i * 9, y - 12, 3, light(t.wood, 0.4)));
}

function ashVat(t: Tones, x: number, colour: string): string {
  return solid(`M${x - 20} 156l4 -24h32l4 24z`, t.wood) + disc(x, 132, 16, dark(colour, 0.2), 1, 5) + disc(x, 132, 13, colour, 1, 3.6) + line(`M${x - 18} 142h36`, t.metal, 2);
}

function hide(colour: string): string {
  return solid("M0 -26Q8 -26 12 -20L24 -24L22 -10Q15 -4 16 6Q16 16 22 22L12 28Q6 22 0 24Q-6 22 -12 28L-22 22Q-16 16 -16 6Q-15 -4 -22 -10L-24 -24L-12 -20Q-8 -26 0 -26z", colour) + line("M24 -24l6 -8M-24 -24l-6 -8M22 24l6 10M-22 24l-6 10M18 0h10M-18 0h-10", "#e8dcc0", 1.2);
}

export function saddle(x: number, y: number, leather: string, metal: string, size = 1): string {
  return at(x, y, solid("M-20 -8Q-14 -4 -6 -2Q6 -2 14 -12Q20 -14 20 -8Q16 4 12 8L14 22H-4L-8 8Q-18 4 -20 -8z", leather) + line("M4 20v8", dark(leather, 0.4), 2) + ring(4, 33, 4, metal, 2), size);
}

function hornShape(metal: string): string {
  return ring(0, 0, 9, metal, 4) + solid("M-8 4Q-20 12 -26 8L-30 16Q-16 22 -4 10z", metal) + solid("M7 4L20 10L18 14L4 9z", metal);
}

function someoneOn(cloth: string, t: Tones): string {
  return at(-2, -22, small({ cloth, cap: "feather", near: [14, -20], off: [12, -18], cloak: cloth }), 1.0) + line("M-2 -34l2 18", dark(cloth, 0.5), 3.6) + line("M12 -40L30 -40", t.bark, 1.2);
}

/** A coach with lamps. */
export function coach(t: Tones, x: number, y: number, k: number): string {
  return at(x, y, line("M-40 -16H44M40 -20L84 -26", t.bark, 3) + solid("M-34 -56Q-40 -30 -26 -18H26Q40 -30 34 -56Q0 -64 -34 -56z", t.accent) + flat("M-20 -50h16v16h-16zM4 -50h16v16H4z", t.lit) + line("M0 -58V-18M-36 -40Q0 -34 36 -40", t.gold, 1.8) + wheelAt(t, -30, -12, 13) + wheelAt(t, 32, -10, 11) + solid("M36 -48h14v14h-14z", t.wood) + someone(46, -44, 0.9, { cloth: t.cloth, cap: "feather", pose: "sit", near: [12, -16] }) + glow(38, -52, 12, t.lit) + disc(38, -52, 2.6, "#fff6c8") + solid("M-28 -66h34v8h-34z", t.hide), k);
}

function wheelAt(t: Tones, x: number, y: number, r: number): string {
  return ring(x, y, r, t.bark, 2.6) + line([0, 45, 90, 135].map((a) => { const [p, q] = polar(x, y, r, a); const [u, v] = polar(x, y, r, a + 180); return `M${p.toFixed(1)} ${q.toFixed(1)}L${u.toFixed(1)} ${v.toFixed(1)}`; }).join(""), t.wood, 1.6) + disc(x, y, 2.4, t.gold);
}
